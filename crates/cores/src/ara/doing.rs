//! What each unit does in a cycle with the oldest instruction that it works on: it works, or waits,
//! and for what.
//!
//! Source: own design. All of it is read off the state between two cycles, so that nothing is
//! remembered for it: a unit waits for another one where a word of an operand is not there and the
//! word's reader must not overtake what that unit writes (`lane.rs`); it works where all words are
//! there or on their way.

use super::instruction::UnitOperation;
use super::plan::Unit;
use super::unit::VectorUnit;

/// What a unit may do, by its number less 1; 0 is nothing at all.
pub const DOINGS: &[&str] = &[
    "works",
    "vector ALU",
    "vector multiplier",
    "slide unit",
    "mask unit",
    "vector loads",
    "element groups",
    "vector stores",
    "memory",
    "lane sequencer",
];
const WORKS: usize = 1;
const MEMORY: usize = 9;
const SEQUENCER: usize = 10;

impl VectorUnit {
    /// What `unit` does: a number of [`DOINGS`] and 1, or 0.
    pub(super) fn doing(&self, unit: Unit) -> usize {
        if self.counts[unit as usize] == 0 {
            return 0;
        }
        let Some(slot) = self.first(unit) else {
            // All operands were taken. A store waits for its response, all others write or count
            // down.
            return if unit == Unit::Store { MEMORY } else { WORKS };
        };
        if self.held == Some(slot) || self.shown.is_some_and(|shown| shown.slot == slot && !shown.passes) {
            return SEQUENCER;
        }
        self.blocked(unit, slot).unwrap_or_else(|| {
            let plan = &self.plans[usize::from(slot)];
            let lanes = matches!(unit, Unit::Alu | Unit::Multiplier);
            if unit == Unit::Load && !self.memory.has_beat(self.now) {
                MEMORY
            } else if lanes && plan.instruction.masked && self.lane.mask(self.now) != Some(slot) {
                writer(Unit::Mask)
            } else {
                WORKS
            }
        })
    }

    /// The oldest instruction that still takes operands, or beats of memory.
    fn first(&self, unit: Unit) -> Option<u8> {
        match unit {
            Unit::Alu => self.alu.first(),
            Unit::Multiplier => self.multiplier.first(),
            Unit::Slide => self.slide.first(),
            Unit::Mask => self.mask.first(),
            Unit::Load | Unit::Store => self.memory.first(unit == Unit::Store),
            Unit::Crypto => self.crypto.first(),
            Unit::None => None,
        }
    }

    /// Which unit's words the instruction waits for.
    fn blocked(&self, unit: Unit, slot: u8) -> Option<usize> {
        let plan = &self.plans[usize::from(slot)];
        // Sums of a reduction and results of one bit come to these from the ALU, not from operand
        // queues.
        let through_alu = match unit {
            Unit::Slide => plan.reduces(),
            Unit::Mask => matches!(plan.instruction.does, UnitOperation::Compare | UnitOperation::MaskLogic),
            _ => false,
        };
        let reads = plan.reads.iter().flatten();
        let hazards = reads
            .filter_map(|read| self.lane.blocked(read.queue, slot, self.now))
            .fold(0, |all, set| all | set);
        let others = hazards & self.running & !(1 << slot);
        if others != 0 {
            let oldest = (0..8u8).find(|at| others >> at & 1 == 1)?;
            return Some(writer(self.plans[usize::from(oldest)].unit));
        }
        (through_alu && unit != Unit::Alu)
            .then_some(writer(Unit::Alu))
            .filter(|_| self.counts[Unit::Alu as usize] > 0)
    }
}

/// The number of a unit that is waited for.
const fn writer(unit: Unit) -> usize {
    match unit {
        Unit::None => WORKS,
        unit => unit as usize + 2,
    }
}
