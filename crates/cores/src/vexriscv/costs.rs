//! Which costs of a design's instruction a VexRiscv can never pay.
//!
//! Source: own design. These netlists have no interface for custom functions, so nobody built such
//! a unit: an instruction is timed as the core's own products and quotients are, which stay in the
//! stage memory until they are done.

use crate::in_order::cost::{self, PlainCost, without_blocks};
use crate::{CustomTiming, Unit, Unmet};

/// Units of the core that a cost may name: an operation in the stage memory.
pub const UNIT_NAMES: [&str; 1] = ["memory"];

/// The first cost of an instruction that such a core can never pay.
pub fn unmet(timing: &CustomTiming<PlainCost>) -> Option<Unmet> {
    cost::unmet(timing, timing.own.register_reads, "the stage memory", 0)
}

/// Refuses costs that this core can never pay.
pub fn check(timings: &[Option<CustomTiming<PlainCost>>], units: &[Unit]) -> Result<(), String> {
    without_blocks(units)?;
    match timings.iter().flatten().find_map(unmet) {
        Some(Unmet { message, hint, .. }) => Err(format!("{message}; {hint}")),
        None => Ok(()),
    }
}
