//! What a vector instruction asks of the unit, with the vl and vtype of one execution.
//!
//! Source: `ara_dispatcher.sv`, `ara_sequencer.sv` (target_vfus), `lane_sequencer.sv` of soc-hub-fi/Marian e107560.

use instar_isa::VectorDetail;

use super::instruction::{Does, Instruction, Memory, Shape};
use super::lane::Lane;
use super::params::VectorParams;

/// A unit, in the RTL's order (vfu_e).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Integer ALU of the lanes.
    Alu,
    /// Multiplier and divider of the lanes.
    Multiplier,
    /// Slide unit.
    Slide,
    /// Mask unit.
    Mask,
    /// Load unit.
    Load,
    /// Cryptography unit.
    Crypto,
    /// Store unit.
    Store,
    /// None: an element goes to the scalar core.
    None,
}

/// Units.
pub const UNITS: usize = 8;

impl Unit {
    /// As one bit.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// An operand queue of a lane, in the RTL's order (opqueue_e).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Queue {
    /// First operand of the ALU.
    AluA,
    /// Second operand of the ALU.
    AluB,
    /// First operand of the multiplier.
    MultiplyA,
    /// Second operand of the multiplier.
    MultiplyB,
    /// Third operand of the multiplier.
    MultiplyC,
    /// Masks for the mask unit, elements for the scalar core.
    MaskB,
    /// Masks of masked instructions.
    MaskM,
    /// What is stored.
    Store,
    /// Slides and indices.
    Slide,
    /// vs2 of the cryptography unit.
    CryptoA,
    /// vd of it.
    CryptoB,
    /// vs1 of it.
    CryptoC,
}

impl Queue {
    /// Whether it stands before a unit of the lane.
    pub const fn in_lane(self) -> bool {
        (self as u8) <= Self::MultiplyC as u8
    }
}

/// Operand queues.
pub const QUEUES: usize = 12;

/// Words that each holds (operand_queues_stage.sv DataBufDepth).
pub const QUEUE_DEPTHS: [u32; QUEUES] = [5, 5, 5, 5, 5, 1, 1, 2, 2, 2, 2, 2];

/// An operand of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Read {
    /// The queue that it comes through.
    pub queue: Queue,
    /// Its first register.
    pub register: u8,
    /// Words of a lane.
    pub words: u32,
    /// Beats of the unit that use one word.
    pub beats: u32,
    /// Whose hazards it waits for: those of vs1, vs2, v0 and vd, one bit each.
    pub hazards: u8,
    /// Where its requester was idle, it reads a word for two that an older instruction writes.
    pub halves: bool,
    /// Words in front of the first.
    pub skipped: u32,
}

/// Bits of [`Read::hazards`].
pub mod hazard {
    /// Those of vs1.
    pub const VS1: u8 = 1;
    /// Those of vs2.
    pub const VS2: u8 = 2;
    /// Those of v0.
    pub const VM: u8 = 4;
    /// Those of vd.
    pub const VD: u8 = 8;
}

/// What an instruction asks of the unit.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The instruction.
    pub instruction: Instruction,
    /// The unit that makes its result.
    pub unit: Unit,
    /// Units in whose queues it stands, one bit each.
    pub targets: u8,
    /// Its operands.
    pub reads: [Option<Read>; 4],
    /// Beats of the unit.
    pub beats: u32,
    /// Beats for one word of its result.
    pub beats_a_word: u32,
    /// Cycles from one beat to the next, at least.
    pub interval: u32,
    /// Operand queues whose commands must be taken before it goes to the lanes, one bit each.
    pub asks: u16,
    /// Elements.
    pub vl: u32,
    /// log2 of the bytes of an element of the destination, or of memory.
    pub width: u8,
    /// Registers of the destination's group.
    pub registers: u32,
    /// Bytes of memory.
    pub bytes: u32,
}

/// Cycles that a division takes for an element. Measured at SEW 32 with one pair of operands (latency table,
/// "vdivu e32 m1").
const DIVIDE: u32 = 68;

impl Plan {
    /// What `instruction` asks with these vl and vtype; `None` where it does nothing (vl is 0).
    pub fn new(instruction: Instruction, detail: VectorDetail, params: &VectorParams) -> Option<Self> {
        let lanes = params.vector_lanes;
        let (mut vl, mut sew) = (u32::from(detail.vl), detail.sew());
        let mut group = 1u32 << detail.lmul().max(0);
        match instruction.does {
            Does::Configure => return None,
            Does::Copy(registers) => {
                (vl, group) = ((registers * params.vector_register_bits / 8) >> sew, registers);
            }
            Does::Memory(memory) => {
                if !memory.indexed {
                    let shift = memory.width as i8 - sew as i8 + detail.lmul();
                    (sew, group) = (memory.width, 1 << shift.max(0));
                }
                if memory.mask {
                    vl = vl.div_ceil(8);
                }
                if memory.whole > 0 {
                    (sew, group) = (memory.width, memory.whole);
                    vl = (memory.whole * params.vector_register_bits / 8) >> sew;
                }
            }
            Does::ElementToScalar | Does::ScalarToElement if vl > 0 => vl = 1,
            _ => {}
        }
        if vl == 0 {
            return None;
        }
        let words = |width: u8| (vl.div_ceil(lanes) << width).div_ceil(8);
        let (unit, targets) = units(&instruction);
        let mut plan = Self {
            instruction,
            unit,
            targets: targets | if instruction.masked { Unit::Mask.bit() } else { 0 },
            reads: [None; 4],
            beats: words(sew),
            beats_a_word: 1,
            interval: 1,
            asks: 0,
            vl,
            width: sew,
            registers: group,
            bytes: vl << sew,
        };
        let (mut first, mut second) = ((words(sew), 1), (words(sew), 1));
        match instruction.shape {
            Shape::Same => {}
            Shape::Widens | Shape::WidensFirst => {
                plan.beats = words(sew + 1);
                (plan.width, plan.registers) = (sew + 1, 2 * group);
                first.1 = 2;
                second = if instruction.shape == Shape::Widens { (words(sew), 2) } else { (plan.beats, 1) };
            }
            Shape::Narrows => {
                plan.beats = words(sew + 1);
                plan.beats_a_word = 2;
                first.1 = 2;
                second = (plan.beats, 1);
            }
            Shape::Extends(by) => second = (words(sew.saturating_sub(by)), 1 << by),
        }
        plan.special(params, words(sew), &mut first, &mut second);
        plan.operands(lanes, first, second);
        Some(plan)
    }

    /// What is not one beat for each word.
    fn special(
        &mut self,
        params: &VectorParams,
        words: u32,
        first: &mut (u32, u32),
        second: &mut (u32, u32),
    ) {
        let lanes = params.vector_lanes;
        match self.instruction.does {
            Does::Divide => self.interval = DIVIDE * self.vl.div_ceil(lanes).div_ceil(words),
            Does::Reduce { .. } => {
                // The element of vs1 is used with the first word.
                self.beats_a_word = self.beats;
                (first.0, first.1) = (1, 1);
                if self.instruction.shape == Shape::Same {
                    *second = (words, 1);
                }
                self.registers = 1;
            }
            Does::MaskLogic => {
                self.beats = self.vl.div_ceil(64 * lanes);
                (*first, *second) = ((self.beats, 1), (self.beats, 1));
                (self.width, self.registers) = (0, 1);
            }
            Does::MaskToScalar => {
                self.beats = ((self.vl << self.width) * 8 / (64 * lanes)).max(1);
                *second = (self.beats, 1);
            }
            Does::Compare => self.registers = 1,
            _ => {}
        }
    }

    fn operands(&mut self, lanes: u32, first: (u32, u32), second: (u32, u32)) {
        use Queue::{AluA, AluB, CryptoA, CryptoB, CryptoC, MaskB, MaskM, MultiplyA, MultiplyB, MultiplyC};
        use hazard::{VD, VM, VS1, VS2};
        let it = self.instruction;
        // Commands for these queues say nothing of widening, and nothing is the code of it (lane_sequencer.sv, CVT_WIDE).
        let own = self.unit == Unit::Mask;
        let widens = own || self.widens();
        let read = |queue, register: u8, (words, beats), hazards| Read {
            queue,
            register,
            words,
            beats,
            hazards,
            halves: match queue {
                Queue::Store | Queue::Slide | MaskM => true,
                MaskB => own,
                _ => widens,
            },
            skipped: 0,
        };
        let mut reads = [None; 4];
        let last = (self.beats, 1);
        let bits = (self.vl.div_ceil(64 * lanes), 1);
        let asks: &[Queue];
        match self.unit {
            Unit::Alu | Unit::Mask => {
                reads[0] = it.vs1.map(|vs1| read(AluA, vs1, first, VS1 | VD));
                reads[1] = it.vs2.map(|vs2| read(AluB, vs2, second, VS2 | VD));
                let old = matches!(it.does, Does::Compare | Does::MaskLogic | Does::MaskIndex);
                reads[2] = old.then(|| read(MaskB, it.vd, bits, VD));
                asks = if own {
                    &[AluA, AluB, MultiplyA, MultiplyB, MaskB, MaskM]
                } else {
                    &[AluA, AluB, MaskM]
                };
            }
            Unit::Multiplier => {
                let swapped = matches!(it.does, Does::Multiply { swapped: true, .. });
                let (product, added) =
                    if swapped { (Some(it.vd), it.vs2) } else { (it.vs2, it.reads_vd.then_some(it.vd)) };
                let (two, three) = if swapped { (VD, VS2 | VD) } else { (VS2 | VD, VD) };
                reads[0] = it.vs1.map(|vs1| read(MultiplyA, vs1, first, VS1 | VD));
                reads[1] = product.map(|vs2| read(MultiplyB, vs2, second, two));
                reads[2] = added.map(|vd| read(MultiplyC, vd, last, three));
                asks = &[MultiplyA, MultiplyB, MultiplyC, MaskM];
            }
            Unit::Slide => {
                reads[0] = it.vs2.map(|vs2| self.slid(lanes, read(Queue::Slide, vs2, last, VS2 | VD)));
                asks = &[Queue::Slide];
            }
            Unit::Crypto => {
                let shared = match it.does {
                    Does::Crypto { group, scalar: true, .. } => {
                        ((group << self.width).div_ceil(8 * lanes), 1)
                    }
                    _ => last,
                };
                reads[0] = it.vs2.map(|vs2| read(CryptoA, vs2, shared, VS2));
                reads[1] = it.reads_vd.then(|| read(CryptoB, it.vd, last, VD));
                reads[2] = it.vs1.map(|vs1| read(CryptoC, vs1, last, VS1));
                asks = &[CryptoA, CryptoB, CryptoC];
            }
            Unit::Store | Unit::Load => {
                let indices = |memory: Memory| ((self.vl.div_ceil(lanes) << memory.width).div_ceil(8), 1);
                if let Does::Memory(memory) = it.does {
                    reads[0] = it.vs2.map(|vs2| read(Queue::Slide, vs2, indices(memory), VS2 | VD));
                }
                reads[1] = it.vs1.map(|vs1| read(Queue::Store, vs1, last, VS1 | VD));
                asks = match (self.unit, it.vs2) {
                    (Unit::Store, Some(_)) => &[Queue::Store, MaskM, Queue::Slide],
                    (Unit::Store, None) => &[Queue::Store, MaskM],
                    (_, Some(_)) => &[MaskM, Queue::Slide],
                    _ => &[MaskM],
                };
            }
            Unit::None => {
                reads[0] = it.vs2.map(|vs2| read(MaskB, vs2, (1, 1), VS2));
                asks = &[MaskB];
            }
        }
        if it.masked {
            reads[3] = Some(read(MaskM, 0, bits, if own { VM } else { VM | VD }));
        }
        self.reads = reads;
        self.asks = asks.iter().fold(0, |all, &queue| all | 1 << queue as u16);
    }

    /// Whether its commands to the lanes carry the code of widening: reductions use the code for the neutral element.
    fn widens(&self) -> bool {
        match self.instruction.does {
            Does::Reduce { zero } => zero,
            _ => matches!(self.instruction.shape, Shape::Widens | Shape::WidensFirst | Shape::Extends(_)),
        }
    }

    /// What a slide reads: not the words that it slides away.
    fn slid(&self, lanes: u32, mut read: Read) -> Read {
        let (up, distance) = self.slides();
        let elements = if up {
            (self.vl - distance.min(self.vl)).div_ceil(lanes)
        } else {
            read.skipped = ((distance / lanes) << self.width) / 8;
            let in_row = distance % ((8 * lanes) >> self.width);
            (self.vl + if self.fills() { 0 } else { in_row }).div_ceil(lanes)
        };
        read.words = (elements << self.width).div_ceil(8).max(1);
        read
    }

    /// Whether it is a reduction.
    pub fn reduces(&self) -> bool {
        matches!(self.instruction.does, Does::Reduce { .. })
    }

    /// Whether it is a slide that puts a scalar in.
    pub fn fills(&self) -> bool {
        matches!(self.instruction.does, Does::Slide { scalar: true, .. })
    }

    /// Of a slide: whether it goes up, and by how many elements; by one where only a register says it.
    pub fn slides(&self) -> (bool, u32) {
        match self.instruction.does {
            Does::Slide { up, by, .. } => (up, by.unwrap_or(1)),
            _ => (false, 0),
        }
    }

    /// Bytes at the beginning that a slide does not write.
    pub fn skipped_bytes(&self) -> u32 {
        let (up, distance) = self.slides();
        if up { (distance << self.width).min(self.bytes.saturating_sub(1)) } else { 0 }
    }

    /// Whether the lanes' queues hold what beat `beat` of the ALU or the multiplier needs.
    pub fn has_operands(&self, lane: &Lane, slot: u8, now: u64, beat: u32) -> bool {
        let needed =
            |read: &&Read| read.queue.in_lane() && (read.queue != Queue::AluA || self.needs_first(beat));
        self.reads.iter().flatten().filter(needed).all(|read| lane.has(read.queue, slot, now, 0))
    }

    /// Takes what was used up with the first `beats` beats.
    pub fn use_operands(&self, lane: &mut Lane, beats: u32) {
        for read in self.reads.iter().flatten().filter(|read| read.queue.in_lane()) {
            if read.queue == Queue::AluA && !self.needs_first(beats - 1) {
                continue;
            }
            if beats == self.beats || beats.is_multiple_of(read.beats) {
                lane.pop(read.queue);
            }
        }
    }

    fn needs_first(&self, beat: u32) -> bool {
        beat == 0 || !self.reduces()
    }

    /// A register that is rearranged for another width of its elements: a slide of all of it by nothing.
    pub fn reshuffle(register: u8, width: u8, params: &VectorParams) -> Option<Self> {
        let does = Does::Slide { up: false, by: Some(0), scalar: false };
        let instruction = Instruction {
            does,
            shape: Shape::Same,
            vd: register,
            writes: true,
            vs1: None,
            vs2: Some(register),
            reads_vd: false,
            masked: false,
        };
        let vl = ((params.vector_register_bits / 8) >> width) as u16;
        Self::new(instruction, VectorDetail { vl, vtype: Some(width << 3) }, params)
    }
}

/// The unit that makes the result, and those in whose queues the instruction stands.
fn units(instruction: &Instruction) -> (Unit, u8) {
    let one = |unit: Unit| (unit, unit.bit());
    match instruction.does {
        Does::Multiply { .. } | Does::Divide => one(Unit::Multiplier),
        Does::Compare | Does::MaskLogic | Does::MaskIndex | Does::MaskToScalar => {
            (Unit::Mask, Unit::Mask.bit() | Unit::Alu.bit())
        }

        Does::ElementToScalar => one(Unit::None),
        Does::Slide { .. } => one(Unit::Slide),
        Does::Reduce { .. } => (Unit::Alu, Unit::Alu.bit() | Unit::Slide.bit()),
        Does::Crypto { .. } => one(Unit::Crypto),
        Does::Memory(memory) => one(if memory.store { Unit::Store } else { Unit::Load }),
        Does::Configure | Does::Compute | Does::ScalarToElement | Does::Copy(_) => one(Unit::Alu),
    }
}
