//! Which costs of a design's instruction a PicoRV32 can never pay.
//!
//! Source: YosysHQ/picorv32 87c89ac, picorv32.v, "Pico Co-Processor Interface": two registers are
//! handed over, one is returned, and nothing else is done until then.

use super::params::Params;
use crate::in_order::cost::{self, PlainCost, without_blocks};
use crate::{CustomTiming, Unit, Unmet};

/// Units of the core that a cost may name: whatever stands behind the interface.
pub const UNIT_NAMES: [&str; 1] = ["pcpi"];

/// Cycles between an answer and the next request, at least.
const PAUSE: u32 = 3;

/// The first cost of an instruction that a core with these parameters can never pay.
pub fn unmet(timing: &CustomTiming<PlainCost>, params: &Params) -> Option<Unmet> {
    let name = &timing.mnemonic;
    if !params.coprocessor_interface {
        return Some(Unmet {
            key: "unit",
            message: format!(
                "\"{name}\" goes through PCPI, which the core does not have (coprocessor_interface)"
            ),
            hint: "set coprocessor_interface = true".to_owned(),
        });
    }
    cost::unmet(timing, timing.own.register_reads, "PCPI", PAUSE)
}

/// Refuses costs that this core can never pay.
pub fn check(
    timings: &[Option<CustomTiming<PlainCost>>],
    units: &[Unit],
    params: &Params,
) -> Result<(), String> {
    without_blocks(units)?;
    match timings.iter().flatten().find_map(|timing| unmet(timing, params)) {
        Some(Unmet { message, hint, .. }) => Err(format!("{message}; {hint}")),
        None => Ok(()),
    }
}
