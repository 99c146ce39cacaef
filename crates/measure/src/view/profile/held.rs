//! In how many cycles each unit of a core held instructions.
//!
//! Source: docs/reference/profile.md; the units are the family's (`Pipeline::holders`).

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
}

/// Adds a cycle to the rows.
#[inline]
pub fn add(rows: &mut Vec<HeldRow>, cycle: &Cycle<'_>) {
    let pipeline = &cycle.family.pipeline;
    if rows.is_empty() {
        let name = |&gauge: &usize| pipeline.gauges[gauge];
        let unit = |unit| HeldRow { unit, cycles: 0, instruction_cycles: 0 };
        rows.extend(pipeline.holders.iter().map(name).map(unit));
    }
    for (row, &gauge) in rows.iter_mut().zip(pipeline.holders) {
        let held = cycle.gauges[gauge] as u64;
        row.cycles += u64::from(held > 0);
        row.instruction_cycles += held;
    }
}
