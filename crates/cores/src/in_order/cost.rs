//! What an instruction of a design takes of a core that waits for its one result, and which costs
//! such a core can never pay.
//!
//! Source: own design. Two registers at most go to its unit, one comes back, and nothing else is
//! executed until then.

use crate::cost::{costs, number};
use crate::units::refused;
use crate::{Absent, CustomTiming, Unit, Unmet};

/// X registers that are handed over, at most.
const OPERANDS: u32 = 2;

costs! {
    /// What an instruction of a design takes of such a core, beside what every core must know.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct PlainCost {
        /// Registers that its unit is handed.
        register_reads: u32 = number(0, Absent::Reads),
    }
}

/// The first cost of an instruction that a core can never pay. `way` hands registers over and
/// returns one, and after a result nothing goes to the unit for `pause` cycles.
pub(crate) fn unmet<C>(
    timing: &CustomTiming<C>,
    register_reads: u32,
    way: &str,
    pause: u32,
) -> Option<Unmet> {
    let (name, needs) = (&timing.mnemonic, timing.needs);
    if let Some(refused) = refused::wherever(timing) {
        return Some(refused);
    }
    let reads = register_reads.max(needs.reads);
    if reads > OPERANDS {
        return Some(Unmet {
            key: "register_reads",
            message: format!("\"{name}\" takes {reads} register_reads, and {way} hands over {OPERANDS}"),
            hint: format!("register_reads may be at most {OPERANDS} here"),
        });
    }
    if needs.writes > 1 {
        return Some(Unmet {
            key: "latency",
            message: format!("\"{name}\" writes {} registers, and {way} returns one", needs.writes),
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
                "\"{name}\" has latency 0, and a result is there in the cycle of its request at best"
            ),
            hint: "latency is at least 1 here".to_owned(),
        });
    }
    let most = timing.latency.least().saturating_add(pause);
    (timing.interval > most).then(|| Unmet {
        key: "interval",
        message: format!(
            "\"{name}\" has interval {}, and this core may ask again {most} cycles later, whether its unit is free or not",
            timing.interval
        ),
        hint: format!("interval may be at most {most} here; a unit that needs longer answers later (latency)"),
    })
}

/// Refuses units that block others.
///
/// # Errors
/// One sentence that names the first.
pub(crate) fn without_blocks(units: &[Unit]) -> Result<(), String> {
    match units.iter().find_map(|unit| unit.blocks.first().map(|name| (unit, name))) {
        Some((unit, name)) => Err(format!(
            "the unit \"{}\" blocks \"{name}\"; nothing of this core waits for a unit of a design, since it executes one \
             instruction at a time",
            unit.name
        )),
        None => Ok(()),
    }
}
