//! Whether two paths leave the same.
//!
//! Source: the RISC-V psABI, "Integer Register Convention": what a function keeps, and where
//! results are. The stack below sp is nobody's.

use std::collections::BTreeSet;

use instar_isa::{RegisterSet, abi_name};
use num_bigint::BigInt;

use crate::allowed;
use crate::code::{LinkedFunction, ProofContract};
use crate::domain::Slot;
use crate::execute::{Decisions, End, Side};
use crate::memory::{Layer, Memory, World};
use crate::own;
use crate::terms::Term;
use crate::visible::{layers, place};

/// The first register with a result.
const A0: usize = 10;

/// The global pointer.
const GP: usize = 3;

/// Something that may differ, and the instructions that wrote it last.
struct Difference {
    what: String,
    a: Option<u64>,
    b: Option<u64>,
}

impl Difference {
    /// The sentence.
    fn say(&self, a: &LinkedFunction<'_>, b: &LinkedFunction<'_>) -> String {
        let written = |name: &str, code: &LinkedFunction<'_>, pc: Option<u64>| match pc {
            Some(pc) => format!("{name} writes it last at {}", (code.locate)(pc)),
            None => format!("{name} ({}) leaves it as it was", (code.locate)(code.entry)),
        };
        format!("{} may differ: {}, {}", self.what, written("A", a, self.a), written("B", b, self.b))
    }
}

/// What a function leaves as it found it.
fn kept() -> impl Iterator<Item = usize> {
    RegisterSet::KEPT.each().map(usize::from)
}

/// The first difference between two ends of a path, as a sentence.
pub(crate) fn difference(
    world: &mut World,
    contract: &ProofContract,
    decisions: &Decisions,
    (a, x): (&Side<'_>, &End),
    (b, y): (&Side<'_>, &End),
) -> Option<String> {
    if let Some(sentence) = allowed::fences(world, (&x.trail, a.code), (&y.trail, b.code)) {
        return Some(sentence);
    }
    let other = kept()
        .find_map(|number| register(number, x, y))
        .or_else(|| own_registers(a, x, y))
        .or_else(|| vectors(x, y))
        .or_else(|| memory(world, &x.machine.memory, &y.machine.memory));
    if let Some(found) = other {
        return Some(found.say(a.code, b.code));
    }
    let results = A0..A0 + usize::from(contract.returns);
    if let Some(found) = results.clone().find_map(|number| register(number, x, y)) {
        let sentence = found.say(a.code, b.code);
        return Some(format!(
            "{sentence}; nothing else does, so --returns 0 is right for a function that returns nothing"
        ));
    }
    // The caller's gp is as it was.
    let kept = kept().filter(|number| *number != GP).chain(results);
    let mut leaving: Vec<Term> = kept.map(|number| x.machine.x[number].term).collect();
    leaving.extend(x.machine.own.iter().flatten().map(|slot| slot.term));
    leaving.extend(x.machine.vectors.slots().map(|(_, slot)| slot.term));
    path(world, contract, decisions, leaving, (a, x), (b, y))
}

/// Why what happened on a path up to its end or a cut is not as good in the second function as in
/// the first: where both left the same, beside `leaving` in memory.
pub(crate) fn path(
    world: &mut World,
    contract: &ProofContract,
    decisions: &Decisions,
    mut leaving: Vec<Term>,
    (a, x): (&Side<'_>, &End),
    (b, y): (&Side<'_>, &End),
) -> Option<String> {
    let fenced = x.trail.fences.iter().map(|fence| &fence.memory);
    for memory in fenced.chain([&x.machine.memory]) {
        for layer in layers(world, memory) {
            let bytes: Vec<(i64, Term)> =
                layer.bytes.iter().map(|(at, cell)| (*at, world.value(cell))).collect();
            leaving.extend(numbers(world, &bytes));
            leaving.extend(bytes.into_iter().map(|(_, term)| term));
        }
    }
    leaving.extend(decisions.keys().copied());
    own::unlike(world, leaving, (&a.own, &b.own))
        .or_else(|| allowed::more(world, contract, decisions, &x.trail, (&y.trail, b.code)))
}

/// The numbers as wide as an address that stand in memory, byte by byte, where numbers may be
/// addresses.
fn numbers(world: &mut World, bytes: &[(i64, Term)]) -> Vec<Term> {
    let size = (world.xlen / 8) as usize;
    if world.symbolic || bytes.len() < size {
        return vec![];
    }
    let mut all = vec![];
    for window in bytes.windows(size) {
        let known: Option<Vec<BigInt>> =
            window.iter().map(|(_, term)| world.terms.known(*term).cloned()).collect();
        if let Some(known) = known.filter(|_| window[size - 1].0 - window[0].0 == size as i64 - 1) {
            let value = known.iter().rev().fold(BigInt::from(0), |value, byte| value << 8 | byte);
            all.push(world.terms.constant(&value, world.xlen));
        }
    }
    all
}

/// The first difference between two memories, but for the stack below sp, as a sentence.
pub(crate) fn memories(
    world: &mut World,
    (a, x): (&LinkedFunction<'_>, &Memory),
    (b, y): (&LinkedFunction<'_>, &Memory),
) -> Option<String> {
    memory(world, x, y).map(|found| found.say(a, b))
}

fn slots(what: String, x: &Slot, y: &Slot) -> Option<Difference> {
    (x.term != y.term).then_some(Difference { what, a: x.pc, b: y.pc })
}

fn register(number: usize, x: &End, y: &End) -> Option<Difference> {
    slots(abi_name(number as u8).to_string(), &x.machine.x[number], &y.machine.x[number])
}

/// Registers of the design's own.
fn own_registers(side: &Side<'_>, x: &End, y: &End) -> Option<Difference> {
    let states = side.code.descriptions.iter().flat_map(|description| &description.states);
    for ((state, x), y) in states.zip(&x.machine.own).zip(&y.machine.own) {
        for (n, (x, y)) in x.iter().zip(y).enumerate() {
            let name = if state.array { format!("{}[{n}]", state.name) } else { state.name.clone() };
            if let Some(found) = slots(name, x, y) {
                return Some(found);
            }
        }
    }
    None
}

/// What the vector unit holds: nobody says which of it a caller looks at.
fn vectors(x: &End, y: &End) -> Option<Difference> {
    let both = x.machine.vectors.slots().zip(y.machine.vectors.slots());
    { both }.find_map(|((name, x), (_, y))| slots(name, x, y))
}

/// Memory, but for the stack below sp.
fn memory(world: &mut World, x: &Memory, y: &Memory) -> Option<Difference> {
    if x.ground() != y.ground() {
        let what = "memory that is written by indices, or by a stride that is not known,".to_string();
        return Some(Difference { what, a: None, b: None });
    }
    let (x, y) = (layers(world, x), layers(world, y));
    for (x, y) in x.iter().zip(&y) {
        if x.base != y.base {
            return Some(order(world, x, y));
        }
        if let Some(found) = bytes(world, x, y) {
            return Some(found);
        }
    }
    let (more, of_a) = if x.len() > y.len() { (x.get(y.len()), true) } else { (y.get(x.len()), false) };
    let layer = more?;
    let (at, cell) = layer.bytes.iter().next()?;
    let (a, b) = if of_a { (Some(cell.pc), None) } else { (None, Some(cell.pc)) };
    Some(Difference { what: place(world, layer.base, *at), a, b })
}

/// Two stores that may overlap, in another order or where the other has none.
fn order(world: &mut World, x: &Layer, y: &Layer) -> Difference {
    let first = |layer: &Layer| layer.bytes.iter().next().map(|(at, cell)| (*at, cell.pc));
    let ((at, a), (other, b)) = (first(x).unwrap_or_default(), first(y).unwrap_or_default());
    let what = format!(
        "what stays in memory at {} and {}, which may overlap,",
        place(world, x.base, at).trim_start_matches("memory at "),
        place(world, y.base, other).trim_start_matches("memory at "),
    );
    Difference { what, a: Some(a), b: Some(b) }
}

fn bytes(world: &mut World, x: &Layer, y: &Layer) -> Option<Difference> {
    let offsets: BTreeSet<i64> = x.bytes.keys().chain(y.bytes.keys()).copied().collect();
    for offset in offsets {
        let (mine, other) = (x.bytes.get(&offset), y.bytes.get(&offset));
        let (m, o) = (mine.map(|cell| world.value(cell)), other.map(|cell| world.value(cell)));
        if m.is_none() || m != o {
            let what = place(world, x.base, offset);
            return Some(Difference { what, a: mine.map(|cell| cell.pc), b: other.map(|cell| cell.pc) });
        }
    }
    None
}
