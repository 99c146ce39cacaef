//! What the units of a vector unit share in a cycle.
//!
//! Source: own design.

use super::lane::Lane;
use super::plan::{Plan, Unit};
use super::still::StandsStill;
use super::unit::SLOTS;

/// Ends of instructions in units that are not seen yet.
#[derive(Clone, Debug, Default)]
pub struct Ends {
    pub(super) all: Vec<(u64, u8, Unit)>,
}

impl Ends {
    /// From cycle `from` on, the unit is done with the instruction.
    pub fn push(&mut self, from: u64, slot: u8, unit: Unit) {
        self.all.push((from, slot, unit));
    }
}

/// What the units share in a cycle.
pub struct Cycle<'a> {
    /// Its number.
    pub now: u64,
    /// What the instructions in flight ask of the units, by their number.
    pub plans: &'a [Plan; SLOTS],
    /// Instructions in flight that each waits for, one bit each.
    pub behind: &'a [u8; SLOTS],
    /// Words of a lane in a register.
    pub words_a_register: u32,
    /// The instruction that the mask unit works on.
    pub masks: Option<u8>,
    /// The lane that is followed.
    pub lane: &'a mut Lane,
    /// Where the RTL would not go on.
    pub stands_still: &'a mut StandsStill,
    /// Ends that are not seen yet.
    pub ends: &'a mut Ends,
}

impl Cycle<'_> {
    /// Whether an instruction needs a mask, which may still come: the RTL waits for one that does
    /// not, too.
    pub fn needs_mask(&self, slot: u8) -> bool {
        self.plans[usize::from(slot)].instruction.masked
            && (self.masks == Some(slot) || self.lane.has_mask(slot))
    }

    /// A unit goes on with an instruction that needs no mask, or for which none comes.
    pub fn goes_unmasked(&mut self, slot: u8) {
        self.stands_still.masks |= self.plans[usize::from(slot)].instruction.masked;
    }
}
