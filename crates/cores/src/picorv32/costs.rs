//! What an instruction of a design takes of a PicoRV32, and which costs such a core can never pay.
//!
//! Source: YosysHQ/picorv32 87c89ac, picorv32.v, "Pico Co-Processor Interface": two registers are
//! handed over, one is returned, and nothing else is done until then.

use super::params::Params;
use crate::cost::{costs, number};
use crate::units::refused;
use crate::{Absent, CustomTiming, Unit, Unmet};

/// Units of the core that a cost may name: whatever stands behind the interface.
pub const UNIT_NAMES: [&str; 1] = ["pcpi"];

/// X registers that are handed over.
const OPERANDS: u32 = 2;

/// Cycles between an answer and the next request, at least.
const BETWEEN: u32 = 3;

costs! {
    /// What an instruction of a design takes of a PicoRV32, beside what every core must know of it.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Cost {
        /// Registers that it is handed (pcpi_rs1, pcpi_rs2).
        register_reads: u32 = number(0, Absent::Reads),
    }
}

/// The first cost of an instruction that a core with these parameters can never pay.
pub fn unmet(timing: &CustomTiming<Cost>, params: &Params) -> Option<Unmet> {
    let (name, needs) = (&timing.mnemonic, timing.needs);
    if !params.coprocessor_interface {
        return Some(Unmet {
            key: "unit",
            message: format!(
                "\"{name}\" goes through PCPI, which the core does not have (coprocessor_interface)"
            ),
            hint: "set coprocessor_interface = true".to_owned(),
        });
    }
    if let Some(refused) = refused::wherever(timing) {
        return Some(refused);
    }
    let reads = timing.own.register_reads.max(needs.reads);
    if reads > OPERANDS {
        return Some(Unmet {
            key: "register_reads",
            message: format!("\"{name}\" takes {reads} register_reads, and PCPI hands over {OPERANDS}"),
            hint: format!("register_reads may be at most {OPERANDS} here"),
        });
    }
    if needs.writes > 1 {
        return Some(Unmet {
            key: "latency",
            message: format!("\"{name}\" writes {} registers, and PCPI returns one", needs.writes),
            hint: "name another core, or leave this one out".to_owned(),
        });
    }
    if needs.loads || needs.stores {
        return Some(Unmet {
            key: "unit",
            message: format!(
                "\"{name}\" {} memory, which nothing but the core's own loads and stores reaches",
                if needs.loads { "reads" } else { "writes" }
            ),
            hint: "leave memory to loads and stores of the manual".to_owned(),
        });
    }
    if timing.latency.least() == 0 {
        return Some(Unmet {
            key: "latency",
            message: format!(
                "\"{name}\" has latency 0, and an answer comes in the cycle of its request at best"
            ),
            hint: "latency is at least 1 here".to_owned(),
        });
    }
    let most = timing.latency.least() + BETWEEN;
    (timing.interval > most).then(|| Unmet {
        key: "interval",
        message: format!(
            "\"{name}\" has interval {}, and this core may ask again {most} cycles later, whether its unit is free or not",
            timing.interval
        ),
        hint: format!("interval may be at most {most} here; a unit that needs longer answers later (latency)"),
    })
}

/// Refuses costs that this core can never pay.
pub fn check(timings: &[Option<CustomTiming<Cost>>], units: &[Unit], params: &Params) -> Result<(), String> {
    if let Some((unit, name)) = units.iter().find_map(|unit| unit.blocks.first().map(|name| (unit, name))) {
        return Err(format!(
            "the unit \"{}\" blocks \"{name}\"; nothing of this core waits for a unit of a design, since it executes one \
             instruction at a time",
            unit.name
        ));
    }
    match timings.iter().flatten().find_map(|timing| unmet(timing, params)) {
        Some(Unmet { message, hint, .. }) => Err(format!("{message}; {hint}")),
        None => Ok(()),
    }
}
