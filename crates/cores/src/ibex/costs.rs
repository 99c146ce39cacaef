//! Which costs of a design's instruction an Ibex can never pay.
//!
//! Source: own design. Ibex has no interface for coprocessors, so nobody built such a unit: an
//! instruction is timed as the core's own of several cycles are (rtl/ibex_id_stage.sv,
//! MULTI_CYCLE).

use crate::in_order::cost::{self, PlainCost, without_blocks};
use crate::{CustomTiming, Unit, Unmet};

/// Units of the core that a cost may name: an operation in ID/EX.
pub const UNIT_NAMES: [&str; 1] = ["ex"];

/// The first cost of an instruction that such a core can never pay.
pub fn unmet(timing: &CustomTiming<PlainCost>) -> Option<Unmet> {
    cost::unmet(timing, timing.own.register_reads, "ID/EX", 0)
}

/// Refuses costs that this core can never pay.
pub fn check(timings: &[Option<CustomTiming<PlainCost>>], units: &[Unit]) -> Result<(), String> {
    without_blocks(units)?;
    match timings.iter().flatten().find_map(unmet) {
        Some(Unmet { message, hint, .. }) => Err(format!("{message}; {hint}")),
        None => Ok(()),
    }
}
