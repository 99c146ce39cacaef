//! Which accesses of memory must keep their order.
//!
//! Source: own design. Two accesses of which one writes keep it where they met in some pass through
//! the block, or lie in memory of which nobody says that it is apart. What one call tells may be
//! otherwise in another one: [`Evidence`] says how much of it is taken.

use instar_isa::Op;
use instar_trace::AccessKind;

use crate::access::{BASE, LOADED, access};
use crate::lift::LiftedFunction;
use crate::recorded::{Apart, MemoryRegion, Recorded};

/// Why two accesses may change places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// They lie in one region and never met in the call, or in two that are apart.
    Call,
    /// They lie in two regions that are apart, as the call had them, or as `Code` says.
    Regions,
    /// They go through one pointer, at distances that keep them apart: so it is in every call.
    Code,
}

/// What is known of an instruction's accesses in all passes.
struct Accesses {
    /// The instruction, counted from the block's first.
    local: usize,
    writes: bool,
    /// `None` where it differs.
    region: Option<MemoryRegion>,
    /// Where it lies, as its pointer says.
    place: Option<Place>,
    /// First byte and byte after the last, by pass; empty where there was none.
    spans: Vec<(u64, u64)>,
}

/// Bytes at a distance from what a register held.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// What the pointer was before anything was added.
    root: u32,
    low: i64,
    high: i64,
}

/// Pairs of instructions of a block, counted from its first, of which the second must stay after
/// the first.
pub fn conflicts(
    code: &LiftedFunction,
    recorded: &Recorded,
    number: usize,
    apart: Apart<'_>,
) -> Vec<(usize, usize)> {
    conflicts_by(recorded.evidence, code, recorded, number, apart)
}

/// Pairs of instructions of the function that a call's evidence lets pass each other and this one
/// does not.
pub fn withdrawn(
    evidence: Evidence,
    code: &LiftedFunction,
    recorded: &Recorded,
    apart: Apart<'_>,
) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (number, block) in code.blocks.iter().enumerate() {
        let known = conflicts_by(Evidence::Call, code, recorded, number, apart);
        let all = conflicts_by(evidence, code, recorded, number, apart);
        let more = all.into_iter().filter(|pair| !known.contains(pair));
        found.extend(more.map(|(a, b)| (block.range.start + a, block.range.start + b)));
    }
    found
}

fn conflicts_by(
    evidence: Evidence,
    code: &LiftedFunction,
    recorded: &Recorded,
    number: usize,
    apart: Apart<'_>,
) -> Vec<(usize, usize)> {
    let passes: Vec<_> = recorded.passes.iter().filter(|pass| pass.block == number).collect();
    let places = places(code, number);
    let first = code.blocks[number].range.start;
    let of = |local: usize| {
        let steps: Vec<_> = passes.iter().map(|pass| pass.first + local).collect();
        let known = Accesses { place: places[local], ..accesses(recorded, local, &steps) };
        if evidence == Evidence::Call || passes.is_empty() {
            return Some(known).filter(|known| !known.spans.is_empty());
        }
        // What an instruction may access counts, whatever it did.
        let memory = code.instructions[first + local].effect.memory;
        let may = Accesses { writes: known.writes || memory.writes, ..known };
        Some(may).filter(|may| memory.reads || memory.writes || !may.spans.is_empty())
    };
    let all: Vec<_> = (0..places.len()).filter_map(of).collect();
    let mut pairs = Vec::new();
    for (n, later) in all.iter().enumerate() {
        for earlier in &all[..n] {
            if (earlier.writes || later.writes) && may_meet(evidence, earlier, later, apart) {
                pairs.push((earlier.local, later.local));
            }
        }
    }
    pairs
}

/// By instruction of a block where it accesses memory, for loads and stores of the manual.
fn places(code: &LiftedFunction, number: usize) -> Vec<Option<Place>> {
    let mut registers: [(u32, i64); 32] = std::array::from_fn(|register| (register as u32, 0));
    let mut roots = 32;
    let instructions = &code.instructions[code.blocks[number].range.clone()];
    let place = |instruction: &crate::LiftedInstruction| {
        let found = access(instruction).map(|access| {
            let (root, away) = registers[usize::from(access.base)];
            let low = away.wrapping_add(access.offset);
            Place { root, low, high: low.wrapping_add(access.bytes as i64) }
        });
        let named = |field| instruction.operands.free.iter().find(|o| o.field == field).map(|o| o.register);
        let moved = match (instruction.copied(), instruction.op, named(BASE), named(LOADED)) {
            (Some((from, to)), ..) => Some((to, registers[usize::from(from)])),
            (None, Op::Addi, Some(from), Some(to)) => {
                let (root, away) = registers[usize::from(from)];
                Some((to, (root, away.wrapping_add(instruction.immediate))))
            }
            _ => None,
        };
        for register in instruction.touched().1.each() {
            registers[usize::from(register)] = (roots, 0);
            roots += 1;
        }
        if let Some((to, value)) = moved {
            registers[usize::from(to)] = value;
        }
        found
    };
    instructions.iter().map(place).collect()
}

fn accesses(recorded: &Recorded, local: usize, steps: &[usize]) -> Accesses {
    let mut found = Accesses { local, writes: false, region: None, place: None, spans: Vec::new() };
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

fn may_meet(evidence: Evidence, a: &Accesses, b: &Accesses, apart: Apart<'_>) -> bool {
    let kept_apart = || match (a.place, b.place) {
        (Some(x), Some(y)) => x.root == y.root && (x.high <= y.low || y.high <= x.low),
        _ => false,
    };
    let other_regions = || match (a.region, b.region) {
        (Some(x), Some(y)) => x.is_apart(y, apart),
        _ => false,
    };
    match (evidence, a.region, b.region) {
        (Evidence::Call, Some(x), Some(y)) if x == y && x != MemoryRegion::Other => {
            a.spans.len() != b.spans.len()
                || a.spans.iter().zip(&b.spans).any(|(p, q)| p.0 < q.1 && q.0 < p.1)
        }
        (Evidence::Call, ..) => !other_regions(),
        (Evidence::Regions, ..) => !kept_apart() && !other_regions(),
        (Evidence::Code, ..) => !kept_apart(),
    }
}
