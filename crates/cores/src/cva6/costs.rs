//! Which costs of a design's instruction a core can never pay.
//!
//! Source: core/issue_read_operands.sv and core/commit_stage.sv: instructions issue and commit in
//! order, the oldest at port 0 of each stage.

use super::info::{CORE_UNITS, CVXIF};
use super::params::Params;
use super::possible::impossible;
use crate::cost::{costs, number};
use crate::units::refused;
use crate::{Absent, CostForm, CustomTiming, Unit, Unmet};

costs! {
    /// What an instruction of a design takes of a CVA6, beside what every core must know of it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Cost {
        /// Issue slots taken in its cycle.
        issue_slots: u32 = number(1, Absent::One),
        /// Issue ports that may take it.
        ports: Vec<u32> = CostForm::Ports,
        /// Register read ports taken in its issue cycle.
        register_reads: u32 = number(0, Absent::Reads),
        /// Unit whose result bus it shares; it has its own where none is named.
        result_bus: Option<String> = CostForm::Unit,
        /// Scoreboard entries taken. With fewer entries than results, an entry holds several of
        /// them.
        scoreboard_entries: u32 = number(1, Absent::WritesOrOne),
        /// Commit slots taken; with one scoreboard entry all in the same cycle.
        commit_slots: u32 = number(1, Absent::WritesOrOne),
        /// Commit ports that may take it.
        commit_ports: Vec<u32> = CostForm::Ports,
        /// Register write ports taken at commit.
        write_ports: u32 = number(0, Absent::Writes),
    }
}

impl Cost {
    /// What an instruction costs of which nothing is stated; it reads and writes so many X
    /// registers.
    pub fn unstated(reads: u32, writes: u32) -> Self {
        Self::from(&crate::OwnCost::unstated(Self::KEYS, reads, writes))
    }
}

/// What a design's instruction costs, as the pipeline reads it.
#[derive(Clone, Debug)]
pub struct Timing {
    /// What is stated.
    pub common: CustomTiming<Cost>,
    /// Register read ports of the core, where it is handed over through CV-X-IF.
    pub offered_ports: Option<u32>,
}

impl Timing {
    /// The cost of an instruction on a core with these parameters.
    pub fn new(common: CustomTiming<Cost>, params: &Params) -> Self {
        let through = common.unit == CVXIF || common.own.result_bus.as_deref() == Some(CVXIF);
        Self { common, offered_ports: through.then_some(params.register_read_ports) }
    }
}

/// The design's units; and the interface for coprocessors as one more, where an instruction names
/// it, with a copy for each instruction, since each has its own unit after it.
pub fn with_interface(mut units: Vec<Unit>, timings: &[Option<CustomTiming<Cost>>]) -> Vec<Unit> {
    if timings.iter().flatten().any(|timing| timing.unit == CVXIF) {
        units.push(Unit {
            name: CVXIF.to_owned(),
            count: timings.len() as u32,
            blocks: Vec::new(),
            kind: None,
        });
    }
    units
}

/// The first cost of an instruction that a core with these parameters can never pay.
pub fn unmet(timing: &CustomTiming<Cost>, params: &Params) -> Option<Unmet> {
    let cost = &timing.own;
    let limits = [
        ("issue_slots", cost.issue_slots, "issue_width", params.issue_width),
        ("register_reads", cost.register_reads, "register_read_ports", params.register_read_ports),
        ("scoreboard_entries", cost.scoreboard_entries, "scoreboard_entries", params.scoreboard_entries),
        ("write_ports", cost.write_ports, "commit_ports", params.commit_ports),
    ];
    // Of several scoreboard entries each commits by itself and takes one port.
    let one_entry = cost.scoreboard_entries <= 1;
    for (key, wanted, parameter, there) in limits {
        if wanted > there && (one_entry || key != "write_ports") {
            return Some(Unmet {
                key,
                message: format!(
                    "\"{}\" takes {wanted} {key}, and the core has {there} ({parameter})",
                    timing.mnemonic
                ),
                hint: format!("{key} may be at most {there} here"),
            });
        }
    }
    if one_entry && cost.commit_slots > params.commit_ports {
        let (wanted, there) = (cost.commit_slots, params.commit_ports);
        return Some(Unmet {
            key: "commit_slots",
            message: format!(
                "\"{}\" takes {wanted} commit_slots at once, and the core has {there} (commit_ports)",
                timing.mnemonic
            ),
            hint: format!("with one scoreboard entry commit_slots may be at most {there} here"),
        });
    }
    let issue = ("ports", &cost.ports, "issue", params.issue_width, "issue_width");
    let commit = ("commit_ports", &cost.commit_ports, "commit", params.commit_ports, "commit_ports");
    let late = refused::unmet(timing).or_else(|| late(timing));
    let ports = [issue, commit].into_iter().find_map(|(key, ports, stage, there, parameter)| {
        let name = &timing.mnemonic;
        let last = there.saturating_sub(1);
        if let Some(port) = ports.iter().find(|&&port| port >= there) {
            let message =
                format!("\"{name}\" wants {stage} port {port}, and the core has {there} ({parameter})");
            let hint = format!("its ports are numbered from 0 to {last}");
            return Some(Unmet { key, message, hint });
        }
        // The oldest instruction is at port 0, and nothing goes past it.
        (!ports.is_empty() && !ports.contains(&0)).then(|| Unmet {
            key,
            message: format!(
                "\"{name}\" may not use {stage} port 0, where the oldest instruction always is: it could wait for ever"
            ),
            hint: "add port 0, or leave the key out for every port".to_owned(),
        })
    });
    ports.or(late).or_else(|| impossible(timing, params))
}

/// A result that comes late finds no bus kept free for it.
fn late(timing: &CustomTiming<Cost>) -> Option<Unmet> {
    let (kind, bus) = timing.unit_kind.zip(timing.own.result_bus.as_deref())?;
    Some(Unmet {
        key: "result_bus",
        message: format!(
            "\"{}\" shares the result bus of \"{bus}\", and results of a unit of kind \"{}\" come when they come",
            timing.mnemonic,
            kind.name()
        ),
        hint: "leave out result_bus: such a unit has a port of its own".to_owned(),
    })
}

/// Refuses costs that this core can never pay, and what the model cannot count.
pub fn check(timings: &[Option<CustomTiming<Cost>>], units: &[Unit], params: &Params) -> Result<(), String> {
    if units.len() > usize::from(u8::MAX) {
        return Err(format!("the design adds {} units, and this core model knows up to 255", units.len()));
    }
    let blocked = units.iter().flat_map(|unit| unit.blocks.iter().map(move |name| (unit, name)));
    if let Some((unit, name)) = blocked.into_iter().find(|(_, name)| !CORE_UNITS.contains(&name.as_str())) {
        return Err(format!(
            "the unit \"{}\" blocks \"{name}\", which the core does not have; it has: {}",
            unit.name,
            CORE_UNITS.join(", ")
        ));
    }
    match timings.iter().flatten().find_map(|timing| unmet(timing, params)) {
        Some(Unmet { message, hint, .. }) => Err(format!("{message}; {hint}")),
        None => Ok(()),
    }
}
