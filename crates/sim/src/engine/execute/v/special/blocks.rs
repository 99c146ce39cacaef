//! Blocks of elements: read whole, and written as far as vl and the mask say.
//!
//! Source: own design. Blocks start at multiples of their length and are no longer than a register, so that they never reach
//! over the end of the file. Groups go upwards, and each block of a destination is written after those of the sources
//! were read: whatever overlap the manual allows, nothing is overwritten that is still to be read.

use crate::engine::Engine;
use crate::engine::execute::v::Instruction;
use crate::engine::micro::{Cursor, Status};
use crate::state::Hart;
use crate::state::vector::{Element, Vectors};

/// Executes a body that always retires, and what follows.
#[inline(always)]
pub(super) fn execute(
    engine: &mut Engine,
    at: Cursor,
    body: impl FnOnce(&mut Hart, Instruction, usize),
) -> Status {
    let i = Instruction(at.op().immediate as u32);
    let vl = engine.hart.csrs.vector().vl;
    body(&mut engine.hart, i, vl);
    at.advance(engine)
}

/// The block of the group from `first` on that starts with element `n`.
#[inline(always)]
pub(super) fn block<E: Element, const C: usize>(vectors: &Vectors, first: u8, n: usize) -> [E; C] {
    let group: &[E] = vectors.elements(first);
    *<&[E; C]>::try_from(&group[n..n + C]).expect("as many")
}

/// Writes the first `count` elements of a block, at most all of them.
#[inline(always)]
fn put<E: Element, const C: usize>(vectors: &mut Vectors, first: u8, n: usize, block: [E; C], count: usize) {
    let place = &mut vectors.elements_mut(first)[n..n + C];
    if count >= C {
        *<&mut [E; C]>::try_from(place).expect("as many") = block;
    } else {
        place.iter_mut().zip(block).take(count).for_each(|(to, from)| *to = from);
    }
}

/// The bits of v0 from `n` on; as many as a block has elements are there.
#[inline(always)]
pub(super) fn mask(vectors: &Vectors, n: usize) -> u64 {
    vectors.get::<u64>(0, n / 64) >> (n % 64)
}

/// `yes[k]` where bit k of the mask is set, else `no[k]`.
#[inline(always)]
pub(super) fn chosen<E: Element, const C: usize>(mask: u64, yes: [E; C], no: [E; C]) -> [E; C] {
    let mut block = no;
    for k in 0..C {
        block[k] = if mask >> k & 1 == 1 { yes[k] } else { no[k] };
    }
    block
}

/// f(k) for each k of a block.
#[inline(always)]
pub(super) fn each<E: Element, const C: usize>(f: impl Fn(usize) -> E) -> [E; C] {
    let mut block = [E::default(); C];
    for (k, element) in block.iter_mut().enumerate() {
        *element = f(k);
    }
    block
}

/// vd = f(n) for the block from each n on, whatever the mask.
#[inline(always)]
pub(super) fn all<D: Element, const C: usize>(
    vectors: &mut Vectors,
    vd: u8,
    vl: usize,
    f: impl Fn(&Vectors, usize) -> [D; C],
) {
    let mut n = 0;
    while n < vl {
        let value = f(vectors, n);
        put(vectors, vd, n, value, vl - n);
        n += C;
    }
}

/// The same for the active elements.
#[inline(always)]
pub(super) fn active<D: Element, const C: usize>(
    vectors: &mut Vectors,
    i: Instruction,
    vl: usize,
    f: impl Fn(&Vectors, usize) -> [D; C],
) {
    if i.masked() {
        all(vectors, i.vd(), vl, |vectors, n| {
            chosen(mask(vectors, n), f(vectors, n), block(vectors, i.vd(), n))
        });
    } else {
        all(vectors, i.vd(), vl, f);
    }
}
