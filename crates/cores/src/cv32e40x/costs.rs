//! What an instruction of a design takes of a CV32E40X, and which costs such a core can never pay.
//!
//! Source: rtl/cv32e40x_ex_stage.sv, for an operation in EX; rtl/cv32e40x_id_stage.sv and
//! rtl/cv32e40x_wb_stage.sv for CV-X-IF: two registers are handed over, one comes back in WB.

use super::params::Params;
use crate::cost::{costs, number};
use crate::in_order::cost::{self, without_blocks};
use crate::{Absent, CostForm, CustomTiming, Unit, Unmet};

/// The interface for coprocessors, as a cost names it.
pub const CVXIF: &str = "cvxif";

/// Units of the core that a cost may name: an operation in EX, and the interface.
pub const UNIT_NAMES: [&str; 2] = ["ex", CVXIF];

costs! {
    /// What an instruction of a design takes of a CV32E40X, beside what every core must know of it.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Cost {
        /// `"cvxif"` where its unit is a coprocessor's; absent for an operation in EX.
        result_bus: Option<String> = CostForm::Unit,
        /// Registers that its unit is handed.
        register_reads: u32 = number(0, Absent::Reads),
    }
}

/// Whether an instruction is handed to a coprocessor.
pub fn through_interface(timing: &CustomTiming<Cost>) -> bool {
    timing.unit == CVXIF || timing.own.result_bus.as_deref() == Some(CVXIF)
}

/// The first cost of an instruction that a core with these parameters can never pay.
pub fn unmet(timing: &CustomTiming<Cost>, params: &Params) -> Option<Unmet> {
    let name = &timing.mnemonic;
    let (way, pause) = if through_interface(timing) { ("CV-X-IF", u32::MAX / 2) } else { ("ID", 0) };
    if through_interface(timing) && !params.extension_interface {
        return Some(Unmet {
            key: "result_bus",
            message: format!(
                "\"{name}\" goes through CV-X-IF, which the core does not have (extension_interface)"
            ),
            hint: "set extension_interface = true, or leave result_bus out for an operation in EX".to_owned(),
        });
    }
    cost::unmet(timing, timing.own.register_reads, way, pause)
}

/// Refuses costs that this core can never pay.
pub fn check(timings: &[Option<CustomTiming<Cost>>], units: &[Unit], params: &Params) -> Result<(), String> {
    without_blocks(units)?;
    match timings.iter().flatten().find_map(|timing| unmet(timing, params)) {
        Some(Unmet { message, hint, .. }) => Err(format!("{message}; {hint}")),
        None => Ok(()),
    }
}
