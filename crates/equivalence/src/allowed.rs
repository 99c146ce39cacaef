//! Whether what the second function does on a path is allowed by what the first one did: its
//! accesses, its fences, and what its comparisons took for granted.
//!
//! Source: own design. The first function returned without a trap, so whatever it read may be read,
//! whatever it wrote may be written, and its addresses were aligned as its instructions want them;
//! the second one may do no more. Widths and alignment: the RISC-V unprivileged manual, "Load and
//! Store Instructions". The stack: the RISC-V psABI, "Integer Calling Convention": sp is a multiple
//! of 16, and nothing below it is kept.

use instar_isa::RegisterFile;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::assume::Assumption;
use crate::code::{LinkedFunction, ProofContract};
use crate::compare;
use crate::execute::Decisions;
use crate::memory::{Place, World};
use crate::terms::{Node, Term, Terms};
use crate::trail::{Access, Fence, Span, Trail};
use crate::visible::{below_sp, place};

/// Bytes of eight each, by base and number: those that were accessed, and those that were written.
#[derive(Default)]
struct Reach(FxHashMap<(Term, i64), (u8, u8)>);

impl Reach {
    fn of(trail: &Trail, xlen: u32) -> Self {
        let mut all = Self::default();
        for (access, _) in trail.accesses.iter().filter(|(access, _)| access.certain) {
            for at in bytes(access, xlen) {
                let (any, written) = all.0.entry((access.base, at >> 3)).or_default();
                let bit = 1 << (at & 7);
                *any |= bit;
                *written |= if access.writes { bit } else { 0 };
            }
        }
        all
    }

    fn has(&self, base: Term, at: i64, writes: bool) -> bool {
        let (any, written) = self.0.get(&(base, at >> 3)).copied().unwrap_or_default();
        (if writes { written } else { any }) >> (at & 7) & 1 == 1
    }
}

fn bytes(access: &Access, xlen: u32) -> impl Iterator<Item = i64> {
    let place = Place { base: access.base, offset: access.offset, xlen };
    (0..access.bytes).map(move |n| place.byte(n))
}

/// Terms that are known to be 0.
struct Zeros(FxHashSet<Term>);

impl Zeros {
    /// By what the first function did, and by what the path decided.
    fn of(world: &mut World, trail: &Trail, decisions: &Decisions) -> Self {
        let mut all = Self(FxHashSet::default());
        for (access, _) in trail.accesses.iter().filter(|(access, _)| access.certain && access.aligned) {
            if let Some(low) = low_bits(&mut world.terms, access) {
                all.add(&mut world.terms, low);
            }
        }
        for (raised, _) in &trail.raises {
            if let Some(low) = all_zero(&world.terms, *raised) {
                all.add(&mut world.terms, low);
            }
            all.0.insert(*raised);
        }
        for (condition, holds) in decisions {
            if let (Node::IsZero(term), true) = (world.terms.node(*condition).clone(), *holds) {
                all.add(&mut world.terms, term);
            }
        }
        all
    }

    fn add(&mut self, terms: &mut Terms, low: Term) {
        for width in 1..=terms.width(low).min(6) {
            let part = terms.slice(low, 0, width);
            self.0.insert(part);
        }
    }

    fn has(&self, terms: &Terms, term: Term) -> bool {
        terms.known(term).is_some_and(|value| value.bits() == 0) || self.0.contains(&term)
    }
}

/// The bits of an address that are 0 where it is aligned for the access; None where it always is.
fn low_bits(terms: &mut Terms, access: &Access) -> Option<Term> {
    let zeros = access.bytes.next_power_of_two().trailing_zeros();
    if zeros == 0 {
        return None;
    }
    let low = terms.slice(access.base, 0, zeros);
    let offset = terms.number(access.offset, zeros);
    Some(terms.add(low, offset))
}

/// The term of which it says that it is not 0.
fn all_zero(terms: &Terms, raised: Term) -> Option<Term> {
    let Node::Not(inner) = terms.node(raised) else { return None };
    match terms.node(*inner) {
        Node::IsZero(term) => Some(*term),
        _ => None,
    }
}

/// Why the second function may trap where the first returned, or change what the first did not;
/// None where it does not.
pub(crate) fn more(
    world: &mut World,
    contract: &ProofContract,
    decisions: &Decisions,
    a: &Trail,
    (b, code): (&Trail, &LinkedFunction<'_>),
) -> Option<String> {
    let say = |pc: u64, what: String| Some(format!("B: {} {what}", (code.locate)(pc)));
    let xlen = world.xlen;
    if let Some((pc, why)) = b.faults.first() {
        return say(*pc, why.clone());
    }
    let reach = Reach::of(a, xlen);
    for (access, pc) in &b.accesses {
        if below_sp(world, access.base, access.offset) || world.is_own(access) {
            continue;
        }
        if let Some(at) = bytes(access, xlen).find(|at| !reach.has(access.base, *at, access.writes)) {
            let place = place(world, access.base, at);
            let verb = if access.writes { "writes" } else { "reads" };
            let other = if access.writes && reach.has(access.base, at, false) {
                "A only reads"
            } else {
                "A does not access on this path"
            };
            return say(*pc, format!("{verb} {place}, which {other}"));
        }
    }
    let zeros = Zeros::of(world, a, decisions);
    let same: FxHashSet<(Term, i64, u32)> =
        a.accesses.iter().map(|(access, _)| (access.base, access.offset, access.bytes)).collect();
    for (access, pc) in &b.accesses {
        if world.is_own_base(access.base) {
            continue;
        }
        let Some(low) = low_bits(&mut world.terms, access) else { continue };
        let known = zeros.has(&world.terms, low)
            || !access.aligned && same.contains(&(access.base, access.offset, access.bytes));
        if !known && !declared(world, contract, low) {
            let place = place(world, access.base, access.offset);
            let (bytes, place) = (access.bytes, place.trim_start_matches("memory at "));
            return say(
                *pc,
                format!(
                    "accesses {bytes} bytes at {place}, and nothing that A does shows this to be a multiple of {bytes}"
                ),
            );
        }
    }
    for (raised, pc) in &b.raises {
        let known = zeros.0.contains(raised)
            || all_zero(&world.terms, *raised)
                .is_some_and(|low| zeros.has(&world.terms, low) || declared(world, contract, low));
        if !known {
            return say(*pc, "raises an exception where its address is not aligned, and nothing that A does shows that it is".into());
        }
    }
    if let (None, Some(pc)) = (a.first_vector, b.first_vector) {
        return say(pc, "uses the vector unit, which A does not on this path: it may be off".into());
    }
    if let Some((_, pc)) = b.vectors.iter().find(|(asked, _)| !a.asked(*asked)) {
        let why = "is a vector instruction that A does not execute on this path under this vl and vtype, \
                   on these operands: it may trap";
        return say(*pc, why.into());
    }
    world.assumptions.used.insert_depths(a.deepest, b.deepest);
    None
}

/// Whether low bits of an address are 0 by what the contract says of a register.
fn declared(world: &mut World, contract: &ProofContract, low: Term) -> bool {
    let width = world.terms.width(low);
    for (register, multiple) in &contract.aligned {
        let start = world.terms.start(RegisterFile::X, u16::from(*register), world.xlen);
        if multiple.trailing_zeros() >= width && world.terms.slice(start, 0, width) == low {
            world.assumptions.used.insert(Assumption::Aligned(*register, *multiple));
            return true;
        }
    }
    false
}

/// The first comparison of either whose addresses do not lie in memory that the first function
/// accessed on this path.
pub(crate) fn uncovered(world: &mut World, a: &Trail, b: &Trail) -> Option<Span> {
    if a.spans.is_empty() && b.spans.is_empty() {
        return None;
    }
    let reach = Reach::of(a, world.xlen);
    for span in a.spans.iter().chain(&b.spans) {
        let inside = span.high - span.low <= MOST_SPAN
            && (span.low..span.high).all(|at| reach.has(span.base, at, false));
        if !inside && !world.is_own_base(span.base) {
            return Some(*span);
        }
    }
    for span in a.spans.iter().chain(&b.spans) {
        let place = place(world, span.base, 0);
        let place = place.trim_start_matches("memory at ").to_string();
        world.assumptions.used.insert_whole(&place, span.low, span.high);
    }
    None
}

/// Bytes of a buffer within which addresses are compared.
const MOST_SPAN: i64 = 1 << 24;

/// The first difference between the fences of two paths.
pub(crate) fn fences(
    world: &mut World,
    (a, of_a): (&Trail, &LinkedFunction<'_>),
    (b, of_b): (&Trail, &LinkedFunction<'_>),
) -> Option<String> {
    for (x, y) in a.fences.iter().zip(&b.fences) {
        if x.kind != y.kind {
            let (x, y) = ((of_a.locate)(x.pc), (of_b.locate)(y.pc));
            return Some(format!("the fence at {x} in A and that at {y} in B order other accesses"));
        }
        if let Some(sentence) = compare::memories(world, (of_a, &x.memory), (of_b, &y.memory)) {
            return Some(format!("before the fence at {}, {sentence}", (of_a.locate)(x.pc)));
        }
    }
    let more = |fences: &[Fence], less: usize, code: &LinkedFunction<'_>, has: &str, not: &str| {
        let pc = fences.get(less)?.pc;
        Some(format!("{has} has a fence at {} that {not} has not", (code.locate)(pc)))
    };
    more(&a.fences, b.fences.len(), of_a, "A", "B")
        .or_else(|| more(&b.fences, a.fences.len(), of_b, "B", "A"))
}
