//! What a vector instruction asks of the unit, with the vl and vtype of one execution.
//!
//! Source: `ara_dispatcher.sv`, `ara_sequencer.sv` (target_vfus), `lane_sequencer.sv` of
//! soc-hub-fi/Marian e107560.

use instar_isa::VectorDetail;

use super::instruction::{Instruction, Shape, UnitOperation};
use super::operands::Read;
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

/// What an instruction asks of the unit.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// What tells it from every other plan of a unit, once [`Plan::named`].
    pub name: u64,
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
    /// Bytes of memory.
    pub bytes: u32,
    /// vl and vtype.
    pub detail: VectorDetail,
}

/// Cycles that a division takes for an element. Measured at SEW 32 with one pair of operands
/// (latency table, "vdivu e32 m1").
const DIVIDE: u32 = 68;

/// Bytes at whose multiples bursts end.
pub const PAGE: u64 = 4096;
/// Bytes of the widest beat (`vector_bus_width`).
const MOST_BEAT: u64 = 64;

impl Plan {
    /// What `instruction` asks with these vl and vtype; `None` where it does nothing (vl is 0).
    pub fn new(instruction: Instruction, detail: VectorDetail, params: &VectorParams) -> Option<Self> {
        Self::in_lane(instruction, detail, params, false)
    }

    /// The same in the first lane, or in the last one.
    fn in_lane(
        instruction: Instruction,
        detail: VectorDetail,
        params: &VectorParams,
        last: bool,
    ) -> Option<Self> {
        let lanes = params.vector_lanes;
        let (mut vl, mut sew) = (u32::from(detail.vl), detail.sew());
        match instruction.does {
            UnitOperation::Configure => return None,
            // A slide upwards out of vl is nothing (ara_dispatcher.sv null_vslideup).
            UnitOperation::Slide { up: true, by, .. } if by.unwrap_or(1) >= vl => return None,
            UnitOperation::Copy(registers) => {
                vl = (registers * params.vector_register_bits / 8) >> sew;
            }
            UnitOperation::Memory(memory) => {
                if !memory.indexed {
                    sew = memory.width;
                }
                if memory.mask {
                    vl = vl.div_ceil(8);
                }
                if memory.whole > 0 {
                    // Elements of a byte, whatever the word says (ara_dispatcher.sv).
                    sew = 0;
                    vl = memory.whole * params.vector_register_bits / 8;
                }
            }
            UnitOperation::ElementToScalar | UnitOperation::ScalarToElement if vl > 0 => vl = 1,
            _ => {}
        }
        if vl == 0 {
            return None;
        }
        let count = if last { vl / lanes } else { vl.div_ceil(lanes) };
        let words = |width: u8| (count << width).div_ceil(8);
        let (unit, targets) = units(&instruction);
        let mut plan = Self {
            name: 0,
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
            detail,
            bytes: vl << sew,
        };
        let (mut first, mut second) = ((words(sew), 1), (words(sew), 1));
        match instruction.shape {
            Shape::Same => {}
            Shape::Widens | Shape::WidensFirst => {
                plan.beats = words(sew + 1);
                plan.width = sew + 1;
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

    /// The same in the last lane, which may have less to do; `None` where it has nothing.
    pub fn of_last_lane(&self, params: &VectorParams) -> Option<Self> {
        let lanes = params.vector_lanes;
        if self.vl < lanes {
            return None;
        }
        Self::in_lane(self.instruction, self.detail, params, true).map(|plan| plan.named(self.name))
    }

    /// Whether it reads or writes fewer words than `other`, which is the same in another lane.
    pub fn does_less_than(&self, other: &Self) -> bool {
        let words = |plan: &Self| plan.reads.iter().flatten().map(|read| read.words).sum::<u32>();
        self.beats < other.beats || words(self) < words(other)
    }

    /// The same with a name.
    pub fn named(self, name: u64) -> Self {
        Self { name, ..self }
    }

    /// Of an address in memory what the bursts of a load or store depend on: its place in a beat,
    /// and in a page where the bytes go beyond one. Of a slide all.
    pub fn place(&self, address: u64) -> u64 {
        if self.unit == Unit::Slide { address } else { place(address, self.bytes) }
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
            UnitOperation::Divide => self.interval = DIVIDE * self.vl.div_ceil(lanes).div_ceil(words),
            UnitOperation::Reduce { .. } => {
                // The element of vs1 is used with the first word.
                self.beats_a_word = self.beats;
                (first.0, first.1) = (1, 1);
                if self.instruction.shape == Shape::Same {
                    *second = (words, 1);
                }
            }
            UnitOperation::MaskLogic => {
                self.beats = self.vl.div_ceil(64 * lanes);
                (*first, *second) = ((self.beats, 1), (self.beats, 1));
                self.width = 0;
            }
            UnitOperation::MaskToScalar => {
                self.beats = ((self.vl << self.width) * 8 / (64 * lanes)).max(1);
                *second = (self.beats, 1);
            }
            _ => {}
        }
    }

    /// Whether it is a reduction.
    pub fn reduces(&self) -> bool {
        matches!(self.instruction.does, UnitOperation::Reduce { .. })
    }

    /// Whether it is a slide that puts a scalar in.
    pub fn fills(&self) -> bool {
        matches!(self.instruction.does, UnitOperation::Slide { scalar: true, .. })
    }

    /// Of a slide: whether it goes up, and by how many elements; by one where only a register says
    /// it.
    pub fn slides(&self) -> (bool, u32) {
        match self.instruction.does {
            UnitOperation::Slide { up, by, .. } => (up, by.unwrap_or(1)),
            _ => (false, 0),
        }
    }

    /// Bytes at the beginning that a slide does not write.
    pub fn skipped_bytes(&self) -> u32 {
        let (up, distance) = self.slides();
        if up { (distance << self.width).min(self.bytes.saturating_sub(1)) } else { 0 }
    }

    /// A register that is rearranged for another width of its elements: a slide of all of it by
    /// nothing.
    pub fn reshuffle(register: u8, width: u8, params: &VectorParams) -> Option<Self> {
        let does = UnitOperation::Slide { up: false, by: Some(0), scalar: false };
        let instruction = Instruction {
            does,
            shape: Shape::Same,
            vd: register,
            writes: true,
            vs1: None,
            vs2: Some(register),
            reads_vd: false,
            masked: false,
            counts_one: false,
        };
        let vl = ((params.vector_register_bits / 8) >> width) as u16;
        let plan = Self::new(instruction, VectorDetail { vl, vtype: Some(width << 3) }, params);
        plan.map(|plan| plan.named(1 << 63 | u64::from(register) << 8 | u64::from(width)))
    }
}

/// [`Plan::place`] of so many bytes.
pub fn place(address: u64, bytes: u32) -> u64 {
    let in_page = address % PAGE;
    if in_page + u64::from(bytes) <= PAGE { in_page % MOST_BEAT } else { in_page }
}

/// The unit that makes the result, and those in whose queues the instruction stands.
fn units(instruction: &Instruction) -> (Unit, u8) {
    let one = |unit: Unit| (unit, unit.bit());
    match instruction.does {
        UnitOperation::Multiply { .. } | UnitOperation::Divide => one(Unit::Multiplier),
        UnitOperation::Compare
        | UnitOperation::MaskLogic
        | UnitOperation::MaskIndex
        | UnitOperation::MaskToScalar => (Unit::Mask, Unit::Mask.bit() | Unit::Alu.bit()),

        UnitOperation::ElementToScalar => one(Unit::None),
        UnitOperation::Slide { .. } => one(Unit::Slide),
        UnitOperation::Reduce { .. } => (Unit::Alu, Unit::Alu.bit() | Unit::Slide.bit()),
        UnitOperation::Crypto { .. } => one(Unit::Crypto),
        UnitOperation::Memory(memory) => one(if memory.store { Unit::Store } else { Unit::Load }),
        UnitOperation::Configure
        | UnitOperation::Compute
        | UnitOperation::ScalarToElement
        | UnitOperation::Copy(_) => one(Unit::Alu),
    }
}
