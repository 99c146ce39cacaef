//! What a vector instruction asks of the unit, with the vl and vtype of one execution.
//!
//! Source: `ara_dispatcher.sv`, `ara_sequencer.sv` (target_vfus), `lane_sequencer.sv` of soc-hub-fi/Marian e107560.

use instar_isa::VectorDetail;

use super::instruction::{Does, Instruction, Shape};
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
    /// Cycles that its last beat takes longer.
    pub tail: u32,
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

/// Cycles between lanes at the end of a reduction, for each of log2(lanes) + 1 exchanges, and one more. Measured with
/// four lanes (latency table, "redsum").
const EXCHANGE: u32 = 4;

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
            tail: 0,
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
            Does::Reduce => {
                self.beats = words;
                self.beats_a_word = words;
                self.tail = EXCHANGE * (lanes.ilog2() + 1) + 1;
                (*first, *second) = ((1, words), (words, 1));
                self.registers = 1;
            }
            Does::MaskLogic => {
                self.beats = self.vl.div_ceil(64 * lanes);
                (*first, *second) = ((self.beats, 1), (self.beats, 1));
                self.registers = 1;
            }
            Does::MaskIndex => {
                *second = (self.vl.div_ceil(64 * lanes), words);
                self.interval = 2;
            }
            Does::MaskToScalar => {
                self.beats = self.vl.div_ceil(64 * lanes);
                *second = (self.beats, 1);
            }
            Does::Compare => self.registers = 1,
            Does::Slide { by, .. } => {
                // A distance that is no power of two goes in several steps; measured for 3.
                let steps = by.map_or(1, |by| by.count_ones().max(1));
                self.interval = if steps > 1 { 5 * steps } else { 2 };
            }
            _ => {}
        }
    }

    fn operands(&mut self, lanes: u32, first: (u32, u32), second: (u32, u32)) {
        use hazard::{VD, VM, VS1, VS2};
        let it = self.instruction;
        let read =
            |queue, register: u8, (words, beats), hazards| Read { queue, register, words, beats, hazards };
        let mut reads = [None; 4];
        let last = (self.beats, 1);
        match self.unit {
            Unit::Alu | Unit::Mask if it.does == Does::MaskIndex || it.does == Does::MaskToScalar => {
                reads[0] = it.vs2.map(|vs2| read(Queue::MaskB, vs2, second, VS2 | VD));
            }
            Unit::Alu | Unit::Mask => {
                reads[0] = it.vs1.map(|vs1| read(Queue::AluA, vs1, first, VS1 | VD));
                reads[1] = it.vs2.map(|vs2| read(Queue::AluB, vs2, second, VS2 | VD));
            }
            Unit::Multiplier => {
                reads[0] = it.vs1.map(|vs1| read(Queue::MultiplyA, vs1, first, VS1 | VD));
                reads[1] = it.vs2.map(|vs2| read(Queue::MultiplyB, vs2, second, VS2 | VD));
                reads[2] = it.reads_vd.then(|| read(Queue::MultiplyC, it.vd, last, VD));
            }
            Unit::Slide => reads[0] = it.vs2.map(|vs2| read(Queue::Slide, vs2, last, VS2 | VD)),
            Unit::Crypto => {
                let shared = match it.does {
                    Does::Crypto { group, scalar: true, .. } => {
                        ((group << self.width).div_ceil(8 * lanes), 1)
                    }
                    _ => last,
                };
                reads[0] = it.vs2.map(|vs2| read(Queue::CryptoA, vs2, shared, VS2));
                reads[1] = it.reads_vd.then(|| read(Queue::CryptoB, it.vd, last, VD));
                reads[2] = it.vs1.map(|vs1| read(Queue::CryptoC, vs1, last, VS1));
            }
            Unit::Store => reads[0] = it.vs1.map(|vs1| read(Queue::Store, vs1, last, VS1 | VD)),
            Unit::Load => {}
            Unit::None => reads[0] = it.vs2.map(|vs2| read(Queue::MaskB, vs2, (1, 1), VS2 | VD)),
        }
        if it.masked {
            reads[3] = Some(read(Queue::MaskM, 0, (1, self.beats), VM | VD));
        }
        self.reads = reads;
    }

    /// A register that is rearranged for another width of its elements: a slide of all of it by nothing.
    pub fn reshuffle(register: u8, width: u8, params: &VectorParams) -> Option<Self> {
        let does = Does::Slide { up: false, by: Some(0) };
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
        Does::Compare | Does::MaskLogic | Does::MaskIndex => (Unit::Mask, Unit::Mask.bit() | Unit::Alu.bit()),
        Does::MaskToScalar => (Unit::Mask, Unit::Mask.bit()),
        Does::ElementToScalar => one(Unit::None),
        Does::Slide { .. } => one(Unit::Slide),
        Does::Reduce => (Unit::Alu, Unit::Alu.bit() | Unit::Slide.bit()),
        Does::Crypto { .. } => one(Unit::Crypto),
        Does::Memory(memory) => one(if memory.store { Unit::Store } else { Unit::Load }),
        Does::Configure | Does::Compute | Does::ScalarToElement | Does::Copy(_) => one(Unit::Alu),
    }
}
