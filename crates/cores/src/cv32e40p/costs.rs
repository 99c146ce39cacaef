//! What an instruction of a design takes of a CV32E40P, and which costs such a core can never pay.
//!
//! Source: cv32e40p_ex_stage.sv has one port for results of EX; cv32e40px_x_disp.sv takes one
//! result a cycle.

use super::params::Params;
use crate::cost::{costs, number};
use crate::units::refused;
use crate::{Absent, CostForm, CustomTiming, Unit, Unmet};

/// The interface for coprocessors, as a cost names it.
pub const CVXIF: &str = "cvxif";

/// Units of the core that a cost may name: an operation in EX, and the interface.
pub const UNIT_NAMES: [&str; 2] = ["ex", CVXIF];

costs! {
    /// What an instruction of a design takes of a CV32E40P, beside what every core must know of it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Cost {
        /// `"cvxif"` where its unit is a coprocessor's; absent for an operation in EX.
        result_bus: Option<String> = CostForm::Unit,
        /// Registers that it reads through the operand ports of ID, at most three.
        register_reads: u32 = number(0, Absent::Reads),
        /// Registers that it writes through the one port of EX.
        write_ports: u32 = number(0, Absent::Writes),
    }
}

/// Whether an instruction is handed to a coprocessor.
pub fn through_interface(timing: &CustomTiming<Cost>) -> bool {
    timing.unit == CVXIF || timing.own.result_bus.as_deref() == Some(CVXIF)
}

/// The first cost of an instruction that a core with these parameters can never pay.
pub fn unmet(timing: &CustomTiming<Cost>, params: &Params) -> Option<Unmet> {
    let cost = &timing.own;
    let name = &timing.mnemonic;
    let limits = [("register_reads", cost.register_reads, 3), ("write_ports", cost.write_ports, 1)];
    if let Some((key, wanted, there)) = limits.into_iter().find(|(_, wanted, there)| wanted > there) {
        let message = format!("\"{name}\" takes {wanted} {key}, and the core has {there}");
        return Some(Unmet { key, message, hint: format!("{key} may be at most {there} here") });
    }
    if let Some(late) = refused::unmet(timing).or_else(|| late(timing, params)) {
        return Some(late);
    }
    let needs = timing.needs;
    if timing.unit_kind.is_none() && (needs.loads || needs.stores) {
        return Some(Unmet {
            key: "unit",
            message: format!(
                "\"{name}\" {} memory, which nothing but the core's own loads and stores reaches",
                if needs.loads { "reads" } else { "writes" }
            ),
            hint: "leave memory to loads and stores of the manual".to_owned(),
        });
    }
    let short = [
        ("register_reads", cost.register_reads, needs.reads),
        ("write_ports", cost.write_ports, needs.writes),
    ];
    if let Some((key, stated, wanted)) = short.into_iter().find(|(_, stated, wanted)| stated < wanted) {
        let message = format!("\"{name}\" takes {stated} {key}, and its description asks for {wanted}");
        return Some(Unmet { key, message, hint: format!("{key} is {wanted}, as where it is left out") });
    }
    if through_interface(timing) && !params.extension_interface {
        return Some(Unmet {
            key: "result_bus",
            message: format!(
                "\"{name}\" goes through CV-X-IF, which the core does not have (extension_interface)"
            ),
            hint: "name a core that has it, as cv32e40px, or leave result_bus out for an operation in EX"
                .to_owned(),
        });
    }
    (timing.latency.least() == 0).then(|| Unmet {
        key: "latency",
        message: format!("\"{name}\" has latency 0, and no result is there in the cycle of its issue"),
        hint: "latency is at least 1 here".to_owned(),
    })
}

/// A result that comes late goes through CV-X-IF, and its unit's accesses through no bank.
fn late(timing: &CustomTiming<Cost>, params: &Params) -> Option<Unmet> {
    let (name, kind) = (&timing.mnemonic, timing.unit_kind?.name());
    if !through_interface(timing) {
        return Some(Unmet {
            key: "unit",
            message: format!(
                "\"{name}\" is an operation in EX, and results of a unit of kind \"{kind}\" come late, through CV-X-IF"
            ),
            hint: "write result_bus = \"cvxif\"".to_owned(),
        });
    }
    (params.memory_banks > 0).then(|| Unmet {
        key: "unit",
        message: format!(
            "\"{name}\" goes to a unit of kind \"{kind}\", whose accesses this model does not follow through banks \
             (memory_banks)"
        ),
        hint: "leave out `kind` of the unit, or set memory_banks = 0".to_owned(),
    })
}

/// Refuses costs that this core can never pay.
pub fn check(timings: &[Option<CustomTiming<Cost>>], units: &[Unit], params: &Params) -> Result<(), String> {
    if let Some((unit, name)) = units.iter().find_map(|unit| unit.blocks.first().map(|name| (unit, name))) {
        return Err(format!(
            "the unit \"{}\" blocks \"{name}\"; nothing of this core waits for a unit of a design, since EX takes one \
             instruction at a time",
            unit.name
        ));
    }
    match timings.iter().flatten().find_map(|timing| unmet(timing, params)) {
        Some(Unmet { message, hint, .. }) => Err(format!("{message}; {hint}")),
        None => Ok(()),
    }
}
