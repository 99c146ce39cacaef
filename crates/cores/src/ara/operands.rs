//! What an instruction reads: which registers, through which queue of a lane, after which hazards.
//!
//! Source: `ara_pkg.sv` (opqueue_e), `lane_sequencer.sv` (operand request commands) of
//! soc-hub-fi/Marian e107560.

use super::instruction::{Memory, Shape, UnitOperation};
use super::lane::Lane;
use super::plan::{Plan, Unit};

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

impl Plan {
    /// States what it reads; `first` and `second`: words of vs1 and vs2, and beats for each.
    pub(super) fn operands(&mut self, lanes: u32, first: (u32, u32), second: (u32, u32)) {
        use Queue::{AluA, AluB, CryptoA, CryptoB, CryptoC, MaskB, MaskM, MultiplyA, MultiplyB, MultiplyC};
        use hazard::{VD, VM, VS1, VS2};
        let it = self.instruction;
        // Commands for these queues say nothing of widening, and nothing is the code of it
        // (lane_sequencer.sv, CVT_WIDE).
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
                let old = matches!(
                    it.does,
                    UnitOperation::Compare | UnitOperation::MaskLogic | UnitOperation::MaskIndex
                );
                reads[2] = old.then(|| read(MaskB, it.vd, bits, VD));
                asks = if own {
                    &[AluA, AluB, MultiplyA, MultiplyB, MaskB, MaskM]
                } else {
                    &[AluA, AluB, MaskM]
                };
            }
            Unit::Multiplier => {
                let swapped = matches!(it.does, UnitOperation::Multiply { swapped: true, .. });
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
                    UnitOperation::Crypto { group, scalar: true, .. } => {
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
                if let UnitOperation::Memory(memory) = it.does {
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

    /// Whether its commands to the lanes carry the code of widening: reductions use the code for
    /// the neutral element.
    fn widens(&self) -> bool {
        match self.instruction.does {
            UnitOperation::Reduce { zero } => zero,
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
}
