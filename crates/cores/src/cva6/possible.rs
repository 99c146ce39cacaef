//! Costs that no hardware has: an instruction whose results, operands or accesses have no way to
//! where they go.
//!
//! Source: core/issue_read_operands.sv (a read port gives one register a cycle), core/scoreboard.sv
//! and core/commit_stage.sv (a commit port writes one register), core/cva6.sv (a result bus of a
//! unit has one result a cycle), core/load_store_unit.sv and core/cache_subsystem/wt_dcache_mem.sv
//! (a set is what the cache reads in a cycle).

use super::costs::Cost;
use super::info::{CORE_UNITS, CVXIF};
use super::params::Params;
use crate::{CustomTiming, Latency, Unmet};

/// Cycles from issue to the data of a load that hits: its address, its tag.
const LOAD: u32 = 2;

/// The first cost of an instruction that no hardware could have.
pub fn impossible(timing: &CustomTiming<Cost>, params: &Params) -> Option<Unmet> {
    let cost = &timing.own;
    let through = timing.unit == CVXIF || cost.result_bus.as_deref() == Some(CVXIF);
    operands(timing, cost, through)
        .or_else(|| results(timing, cost, through))
        .or_else(|| unit(timing))
        .or_else(|| memory(timing, params))
}

fn operands(timing: &CustomTiming<Cost>, cost: &Cost, through: bool) -> Option<Unmet> {
    // Through the interface every port gives its register.
    let (reads, ports) = (timing.needs.reads, cost.register_reads);
    (!through && ports < reads).then(|| Unmet {
        key: "register_reads",
        message: format!(
            "\"{}\" reads {reads} registers through {ports} read ports, each of which gives one in the cycle of the issue",
            timing.mnemonic
        ),
        hint: format!("register_reads is at least {reads}, as where it is left out"),
    })
}

fn results(timing: &CustomTiming<Cost>, cost: &Cost, through: bool) -> Option<Unmet> {
    let (name, writes) = (&timing.mnemonic, timing.needs.writes);
    let entries = cost.scoreboard_entries.max(1);
    let unmet = |key, message, hint: String| Some(Unmet { key, message, hint });
    if writes > 0 && cost.write_ports == 0 {
        return unmet(
            "write_ports",
            format!("\"{name}\" writes {writes} registers through no write port"),
            format!("write_ports is {writes}, as where it is left out"),
        );
    }
    if entries == 1 && cost.write_ports < writes {
        return unmet(
            "write_ports",
            format!(
                "\"{name}\" writes {writes} registers from one scoreboard entry, all in a cycle, through {} write ports",
                cost.write_ports
            ),
            format!(
                "write_ports is {writes} with one entry; or give each result an entry: scoreboard_entries = {writes}"
            ),
        );
    }
    if entries == 1 && cost.commit_slots < writes {
        return unmet(
            "commit_slots",
            format!(
                "\"{name}\" writes {writes} registers from one scoreboard entry in {} commit slots, each of which has one \
                 write port",
                cost.commit_slots
            ),
            format!(
                "commit_slots is {writes} with one entry; or give each result an entry: scoreboard_entries = {writes}"
            ),
        );
    }
    if entries > 1 && entries < writes {
        return unmet(
            "scoreboard_entries",
            format!(
                "\"{name}\" writes {writes} registers, and {entries} scoreboard entries hold one result each"
            ),
            format!("scoreboard_entries is 1 or {writes} here"),
        );
    }
    let bus = cost.result_bus.as_deref().or(through.then_some(CVXIF)).filter(|bus| *bus != "load");
    if let Some(bus) = bus
        && writes > 1
        && (through || together(&timing.latency))
    {
        return unmet(
            "result_bus",
            format!(
                "\"{name}\" gives {writes} results, and the result bus of \"{bus}\" carries one in a cycle"
            ),
            if timing.unit == CVXIF {
                "make an instruction for each result, or give it a unit in the pipeline: what goes through CV-X-IF gives one result"
                    .to_owned()
            } else {
                "write result_bus = \"own\", for a bus that is as wide as that".to_owned()
            },
        );
    }
    None
}

/// Whether two results come in one cycle.
fn together(latency: &Latency) -> bool {
    match latency {
        Latency::PerDestination(all) => all.iter().enumerate().any(|(at, cycles)| all[..at].contains(cycles)),
        Latency::Cycles(_) | Latency::Steps { .. } => true,
    }
}

fn unit(timing: &CustomTiming<Cost>) -> Option<Unmet> {
    let unit = timing.unit.as_str();
    (CORE_UNITS.contains(&unit) && timing.interval > 1).then(|| Unmet {
        key: "interval",
        message: format!(
            "\"{}\" keeps unit \"{unit}\" for {} cycles, and that unit of the core takes an instruction in every cycle",
            timing.mnemonic, timing.interval
        ),
        hint: "write interval = 1, or give it a unit of the design, in [units]".to_owned(),
    })
}

fn memory(timing: &CustomTiming<Cost>, params: &Params) -> Option<Unmet> {
    if timing.unit_kind.is_some() {
        return None;
    }
    let name = &timing.mnemonic;
    let needs = timing.needs;
    let unmet = |key, message, hint: String| Some(Unmet { key, message, hint });
    let unit = timing.unit.as_str();
    if needs.loads && needs.stores {
        return unmet(
            "unit",
            format!(
                "\"{name}\" reads and writes memory, and no unit of the core does both for one instruction"
            ),
            "make two instructions of it, one in unit \"load\" and one in unit \"store\", or give its unit kind = \"memory\""
                .to_owned(),
        );
    }
    let right = if needs.loads { "load" } else { "store" };
    if (needs.loads || needs.stores) && unit != right {
        return unmet(
            "unit",
            format!(
                "\"{name}\" {} memory, and unit \"{unit}\" has no way there for it",
                if needs.loads { "reads" } else { "writes" }
            ),
            format!("write unit = \"{right}\""),
        );
    }
    let most = (8 * params.dcache_line_bytes / params.xlen * params.dcache_ways).max(1);
    if timing.memory_accesses_per_cycle > most {
        return unmet(
            "memory_accesses_per_cycle",
            format!(
                "\"{name}\" makes {} memory accesses in a cycle, and a set of the data cache has {most} words \
                 (dcache_line_bytes, dcache_ways)",
                timing.memory_accesses_per_cycle
            ),
            format!("memory_accesses_per_cycle may be at most {most} here"),
        );
    }
    let (made, stated) = (needs.accesses, timing.memory_accesses_per_cycle);
    if made > stated {
        let right = if made > most {
            format!("make several instructions of it: {most} accesses are the most of one here")
        } else {
            format!("write memory_accesses_per_cycle = {made}")
        };
        return unmet(
            "memory_accesses_per_cycle",
            format!(
                "\"{name}\" makes {made} memory accesses at least, and its cost allows {stated} in the one cycle that \
                 it has for them"
            ),
            format!("{right}, or give its unit kind = \"memory\""),
        );
    }
    if needs.loads && timing.latency.least() < LOAD {
        return unmet(
            "latency",
            format!(
                "\"{name}\" has the data of a load after {} cycle, and address and tag take {LOAD}",
                timing.latency.least()
            ),
            format!(
                "latency is at least {LOAD} in unit \"load\"; what comes beyond a hit follows from the cache"
            ),
        );
    }
    None
}
