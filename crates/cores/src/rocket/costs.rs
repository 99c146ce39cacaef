//! Which costs of a design's instruction a Rocket can never pay.
//!
//! Source: own design. These netlists have no RoCC, so nobody built such a unit: an instruction of
//! one cycle is timed as the ALU's are, a longer one as the core's products and quotients, one at a
//! time, with a result that takes the register file's port when nothing else does.

use crate::in_order::cost::{self, PlainCost, without_blocks};
use crate::{CustomTiming, Unit, Unmet};

/// Units of the core that a cost may name: an operation that the stage EX begins.
pub const UNIT_NAMES: [&str; 1] = ["execute"];

/// The shortest latency of a result that comes beside what follows: its instruction has been in WB.
const FIRST_BEHIND: u32 = 4;

/// The first cost of an instruction that such a core can never pay.
pub fn unmet(timing: &CustomTiming<PlainCost>) -> Option<Unmet> {
    let least = timing.latency.least();
    let early = (2..FIRST_BEHIND).contains(&least) || (least == 1 && timing.latency.depends_on_data());
    cost::unmet(timing, timing.own.register_reads, "the stage EX", 0).or_else(|| {
        early.then(|| Unmet {
            key: "latency",
            message: format!(
                "\"{}\" has latency {least}, and a result is there for what comes next or behind WB, never in between",
                timing.mnemonic
            ),
            hint: format!("latency is 1 here, or {FIRST_BEHIND} and more"),
        })
    })
}

/// Refuses costs that this core can never pay.
pub fn check(timings: &[Option<CustomTiming<PlainCost>>], units: &[Unit]) -> Result<(), String> {
    without_blocks(units)?;
    match timings.iter().flatten().find_map(unmet) {
        Some(Unmet { message, hint, .. }) => Err(format!("{message}; {hint}")),
        None => Ok(()),
    }
}
