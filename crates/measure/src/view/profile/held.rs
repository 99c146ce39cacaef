//! In how many cycles each unit of a core held instructions, and what it did then.
//!
//! Source: docs/reference/profile.md; the units are the family's (`PipelineView::holders`).

use instar_cores::Cycle;
use serde::Serialize;

/// One unit.
#[derive(Clone, Debug, Serialize)]
pub struct HeldRow {
    /// Its name.
    pub unit: &'static str,
    /// Cycles in which it held an instruction or more.
    pub cycles: u64,
    /// Instructions that it held, added up over the cycles.
    pub instruction_cycles: u64,
    /// Of the cycles, those in which it worked on the oldest that was not through.
    pub works: u64,
    /// Of the cycles, those in which that one waited, by what for.
    pub waits: Vec<(&'static str, u64)>,
}

/// Adds a cycle to the rows.
#[inline]
pub fn add(rows: &mut Vec<HeldRow>, cycle: &Cycle<'_>) {
    let pipeline = &cycle.family.pipeline;
    if rows.is_empty() {
        let waits = || pipeline.doings.iter().skip(1).map(|&name| (name, 0)).collect();
        rows.extend(pipeline.holders.iter().map(|holder| HeldRow {
            unit: pipeline.gauges[holder.counts],
            cycles: 0,
            instruction_cycles: 0,
            works: 0,
            waits: waits(),
        }));
    }
    for (row, holder) in rows.iter_mut().zip(pipeline.holders) {
        let held = cycle.gauges[holder.counts] as u64;
        row.cycles += u64::from(held > 0);
        row.instruction_cycles += held;
        match cycle.gauges[holder.does] {
            0 => {}
            1 => row.works += 1,
            other => row.waits[other - 2].1 += 1,
        }
    }
}
