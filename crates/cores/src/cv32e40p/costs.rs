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

/// A unit in ID: it reads the register file as it stands, and writes it at the end of the cycle.
pub const DECODE: &str = "id";

/// The unit for loads of one word at most.
pub const LOAD: &str = "load";

/// The unit for stores of one word at most.
pub const STORE: &str = "store";

/// Units of the core that a cost may name: an operation in EX, and the interface; one in ID; loads
/// and stores.
pub const UNIT_NAMES: [&str; 5] = ["ex", CVXIF, DECODE, LOAD, STORE];

costs! {
    /// What an instruction of a design takes of a CV32E40P, beside what every core must know of it.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Cost {
        /// `"cvxif"` where its unit is a coprocessor's, `"id"` where it stands in ID; absent for an
        /// operation in EX.
        result_bus: Option<String> = CostForm::Unit,
        /// Registers that it reads through the operand ports of ID, at most three; of a unit in ID
        /// 0 where it waits for no load of them.
        register_reads: u32 = number(0, Absent::Reads),
        /// Registers that it writes through the one port of EX.
        write_ports: u32 = number(0, Absent::Writes),
        /// Cycles for which its unit runs on by itself; 0: it does not.
        runs_on_cycles: u32 = number(0, Absent::Zero),
        /// Cycles from its start to the first in which a first result of such a unit can be read.
        first_ready_cycles: u32 = number(0, Absent::Zero),
        /// Registers of its file of which each is written a cycle after the one before; those so
        /// many further on come with them.
        ready_apart: u32 = number(0, Absent::Zero),
    }
}

/// Whether an instruction is handed to a coprocessor.
pub fn through_interface(timing: &CustomTiming<Cost>) -> bool {
    timing.unit == CVXIF || timing.own.result_bus.as_deref() == Some(CVXIF)
}

/// Whether its unit stands in ID.
pub fn in_decode(timing: &CustomTiming<Cost>) -> bool {
    timing.unit == DECODE || timing.own.result_bus.as_deref() == Some(DECODE)
}

/// The first cost of an instruction that a core with these parameters can never pay.
pub fn unmet(timing: &CustomTiming<Cost>, params: &Params) -> Option<Unmet> {
    let cost = &timing.own;
    let name = &timing.mnemonic;
    if let Some(unmet) = in_memory(timing) {
        return Some(unmet);
    }
    // What stands in ID has wires to the register file, and an address may go back beside a word.
    let writes = if timing.unit == LOAD { 2 } else { 1 };
    let limits = [("register_reads", cost.register_reads, 3), ("write_ports", cost.write_ports, writes)];
    let limits = if in_decode(timing) { &limits[..0] } else { &limits[..] };
    if let Some((key, wanted, there)) = limits.iter().find(|(_, wanted, there)| wanted > there) {
        let message = format!("\"{name}\" takes {wanted} {key}, and the core has {there}");
        return Some(Unmet { key, message, hint: format!("{key} may be at most {there} here") });
    }
    if let Some(late) = refused::unmet(timing).or_else(|| late(timing, params)) {
        return Some(late);
    }
    let needs = timing.needs;
    if timing.unit_kind.is_none() && !accesses(timing) && (needs.loads || needs.stores) {
        return Some(Unmet {
            key: "unit",
            message: format!(
                "\"{name}\" {} memory, which nothing but the core's own loads and stores reaches",
                if needs.loads { "reads" } else { "writes" }
            ),
            hint: "leave memory to loads and stores of the manual, or name the unit \"load\" or \"store\""
                .to_owned(),
        });
    }
    if !in_decode(timing) && cost.runs_on_cycles > 0 {
        return Some(Unmet {
            key: "runs_on_cycles",
            message: format!("\"{name}\" runs on by itself, which only a unit in ID does here"),
            hint: "write result_bus = \"id\", or leave it out".to_owned(),
        });
    }
    let short = [
        ("register_reads", cost.register_reads, needs.reads),
        ("write_ports", cost.write_ports, needs.writes),
    ];
    let short = if in_decode(timing) { &short[..0] } else { &short[..] };
    if let Some((key, stated, wanted)) = short.iter().find(|(_, stated, wanted)| stated < wanted) {
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

/// Whether it goes the way of the core's own loads and stores.
pub fn accesses(timing: &CustomTiming<Cost>) -> bool {
    timing.unit == LOAD || timing.unit == STORE
}

/// A load is one access that reads, a store one that writes.
fn in_memory(timing: &CustomTiming<Cost>) -> Option<Unmet> {
    let needs = timing.needs;
    let (loads, stores) = (timing.unit == LOAD, timing.unit == STORE);
    let right = (needs.loads, needs.stores) == (loads, stores) && needs.accesses == 1;
    ((loads || stores) && !right).then(|| Unmet {
        key: "unit",
        message: format!(
            "\"{}\" goes to the unit \"{}\", which makes one access that {}, of four bytes at most",
            timing.mnemonic,
            timing.unit,
            if loads { "reads" } else { "writes" }
        ),
        hint: "name the unit that does what the description says".to_owned(),
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
