//! Which accesses of memory must keep their order.
//!
//! Source: own design. Two accesses of which one writes keep it where they met in some pass through
//! the block, or lie in memory of which nobody says that it is apart.

use instar_trace::AccessKind;

use crate::instruction::Block;
use crate::recorded::{Apart, MemoryRegion, Recorded};

/// What is known of an instruction's accesses in all passes.
struct Accesses {
    /// The instruction, counted from the block's first.
    local: usize,
    writes: bool,
    /// `None` where it differs.
    region: Option<MemoryRegion>,
    /// First byte and byte after the last, by pass; empty where there was none.
    spans: Vec<(u64, u64)>,
}

/// Pairs of instructions of a block, counted from its first, of which the second must stay after
/// the first.
pub fn conflicts(recorded: &Recorded, number: usize, block: &Block, apart: Apart<'_>) -> Vec<(usize, usize)> {
    let passes: Vec<_> = recorded.passes.iter().filter(|pass| pass.block == number).collect();
    let all: Vec<_> = (0..block.range.len())
        .map(|local| {
            let steps: Vec<_> = passes.iter().map(|pass| pass.first + local).collect();
            accesses(recorded, local, &steps)
        })
        .filter(|a| !a.spans.is_empty())
        .collect();
    let mut pairs = Vec::new();
    for (n, later) in all.iter().enumerate() {
        for earlier in &all[..n] {
            if (earlier.writes || later.writes) && may_meet(earlier, later, apart) {
                pairs.push((earlier.local, later.local));
            }
        }
    }
    pairs
}

fn accesses(recorded: &Recorded, local: usize, steps: &[usize]) -> Accesses {
    let mut found = Accesses { local, writes: false, region: None, spans: Vec::new() };
    let mut regions = Vec::new();
    for &step in steps {
        let (mut low, mut high) = (u64::MAX, 0);
        for (n, access) in recorded.accesses_of(step).iter().enumerate() {
            low = low.min(access.address);
            high = high.max(access.address + u64::from(access.size));
            found.writes |= access.kind == AccessKind::Write;
            regions.push(recorded.regions[recorded.steps[step].accesses.start as usize + n]);
        }
        if high > 0 {
            found.spans.push((low, high));
        }
    }
    found.region = regions.first().copied().filter(|first| regions.iter().all(|r| r == first));
    found
}

fn may_meet(a: &Accesses, b: &Accesses, apart: Apart<'_>) -> bool {
    match (a.region, b.region) {
        (Some(x), Some(y)) if x == y && x != MemoryRegion::Other => {
            a.spans.len() != b.spans.len()
                || a.spans.iter().zip(&b.spans).any(|(p, q)| p.0 < q.1 && q.0 < p.1)
        }
        (Some(x), Some(y)) => !x.is_apart(y, apart),
        _ => true,
    }
}
