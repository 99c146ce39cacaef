//! Blocks of elements: read whole, and written as far as vl and the mask say.
//!
//! Source: own design. Blocks start at multiples of their length and are no longer than a register,
//! so that they never reach over the end of the file. Groups go upwards, and each block of a
//! destination is written after those of the sources were read: whatever overlap the manual allows,
//! nothing is overwritten that is still to be read.
//!
//! What makes this sound: handlers are chosen for a shape for which the groups of their instruction
//! are legal, so that they lie within the file, and are executed with that shape alone, so that vl
//! is VLMAX at most.

use std::ops::Deref;

use crate::engine::Engine;
use crate::engine::execute::v::Instruction;
use crate::engine::micro::{Cursor, MicroOp, Status};
use crate::state::Hart;
use crate::state::vector::{Element, Vectors};

/// A vector instruction's word, and where its groups begin in the file: bytes.
#[derive(Clone, Copy)]
pub(super) struct Placed {
    word: Instruction,
    pub(super) d: u16,
    pub(super) a: u16,
    pub(super) b: u16,
    /// The register of the operand that is no vector, x0 where that is an immediate.
    rs1: u8,
    /// That immediate, sign-extended, else 0.
    simm5: i8,
}

impl Deref for Placed {
    type Target = Instruction;

    #[inline(always)]
    fn deref(&self) -> &Instruction {
        &self.word
    }
}

impl Placed {
    /// Notes in an operation, whose immediate is its word, what [`Self::of`] finds there.
    pub(super) fn note(op: &mut MicroOp, i: Instruction, vectors: &Vectors) {
        let [d, a, b] = [i.vd(), i.vs2(), i.vs1()].map(|register| vectors.offset(register));
        op.immediate = i64::from(i.0) | i64::from(d) << 32 | i64::from(a) << 48;
        op.custom = b;
        (op.rs1, op.rs2) = match i.0 >> 12 & 7 {
            3 => (0, i.simm5() as u8),
            _ => (i.vs1(), 0),
        };
    }

    #[inline(always)]
    fn of(op: &MicroOp) -> Self {
        Self {
            word: Instruction(op.immediate as u32),
            d: (op.immediate >> 32) as u16,
            a: (op.immediate >> 48) as u16,
            b: op.custom,
            rs1: op.rs1,
            simm5: op.rs2 as i8,
        }
    }

    /// The operand that is no vector.
    #[inline(always)]
    pub(super) fn scalar<E: Element>(&self, hart: &Hart, unsigned: bool) -> E {
        let immediate = i64::from(self.simm5) & if unsigned { 31 } else { -1 };
        let value = hart.x(self.rs1).wrapping_add(immediate as u64);
        // Registers are kept zero-extended from XLEN, which no narrower element shows.
        E::of(if E::BITS == 64 { hart.xlen.sign_extend(value) } else { value })
    }
}

/// Executes a body that always retires, and what follows.
#[inline(always)]
pub(super) fn execute(
    engine: &mut Engine,
    at: Cursor,
    body: impl FnOnce(&mut Hart, Placed, usize),
) -> Status {
    let i = Placed::of(at.op());
    let vl = engine.hart.csrs.vector().vl;
    body(&mut engine.hart, i, vl);
    at.advance(engine)
}

/// The block of the group at `offset` that starts with element `n`.
#[inline(always)]
pub(super) fn block<E: Element, const C: usize>(vectors: &Vectors, offset: u16, n: usize) -> [E; C] {
    // SAFETY: as the head of this file says.
    unsafe { vectors.block(offset, n) }
}

/// The bits of v0 from `n` on; as many as a block has elements are there.
#[inline(always)]
pub(super) fn mask(vectors: &Vectors, n: usize) -> u64 {
    vectors.get::<u64>(0, n / 64) >> (n % 64)
}

/// `yes[k]` where bit k of the mask is set, else `no[k]`.
#[inline(always)]
pub(super) fn chosen<E: Element, const C: usize>(mask: u64, yes: [E; C], no: [E; C]) -> [E; C] {
    each(|k| if mask >> k & 1 == 1 { yes[k] } else { no[k] })
}

/// f(k) for each k of a block. Instances are thousands, so that an iterator would cost minutes of a
/// compiler's time.
#[inline(always)]
pub(super) fn each<E: Element, const C: usize>(f: impl Fn(usize) -> E) -> [E; C] {
    let mut block = [E::default(); C];
    let mut k = 0;
    while k < C {
        block[k] = f(k);
        k += 1;
    }
    block
}

/// What makes the elements of vd. It holds nothing itself, so that nothing of a handler's frame is
/// referred to, and the next handler is jumped to.
pub(super) trait Elements {
    type Element: Element;
    /// What is looked up once, before the first block.
    type Given: Copy;
    /// Whether v0 says which elements are active where the instruction's bit vm is 0.
    const MASKED_BY_V0: bool = true;

    fn given(hart: &Hart, i: Placed) -> Self::Given;

    /// The block that begins with element `n`.
    fn block<const C: usize>(
        given: Self::Given,
        vectors: &Vectors,
        i: Placed,
        n: usize,
    ) -> [Self::Element; C];
}

/// Writes the active elements of vd by blocks of `C`, and executes what follows; by those of
/// `SHORT` where the last block has elements after vl.
#[inline(always)]
pub(super) fn write<T: Elements, const C: usize, const SHORT: usize, const MASKED: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    let vl = engine.hart.csrs.vector().vl;
    if !vl.is_multiple_of(C) {
        return write_partly::<T, SHORT>(engine, at);
    }
    let i = Placed::of(at.op());
    let given = T::given(&engine.hart, i);
    let vectors = &mut engine.hart.vectors;
    let mut n = 0;
    while n < vl {
        let mut value = T::block::<C>(given, vectors, i, n);
        if MASKED {
            value = chosen(mask(vectors, n), value, block(vectors, i.d, n));
        }
        // SAFETY: as the head of this file says.
        unsafe { vectors.set_block(i.d, n, value) };
        n = opaque(n + C);
    }
    at.advance(engine)
}

/// The same where elements after vl stay: one piece of code for masked instructions and others, and
/// for registers of any length.
#[inline(never)]
fn write_partly<T: Elements, const C: usize>(engine: &mut Engine, at: Cursor) -> Status {
    let vl = engine.hart.csrs.vector().vl;
    let i = Placed::of(at.op());
    let given = T::given(&engine.hart, i);
    let vectors = &mut engine.hart.vectors;
    let masked = T::MASKED_BY_V0 && i.masked();
    let mut n = 0;
    while n < vl {
        let body = (1 << C.min(vl - n)) - 1;
        let active = if masked { body & mask(vectors, n) } else { body };
        let value = chosen(active, T::block::<C>(given, vectors, i, n), block(vectors, i.d, n));
        // SAFETY: as the head of this file says.
        unsafe { vectors.set_block(i.d, n, value) };
        n = opaque(n + C);
    }
    at.advance(engine)
}

/// `n`, of which the compiler knows nothing: a loop over blocks would be made one over several
/// blocks at once, with tests whether groups overlap, and then needs more registers than a handler
/// has for nothing.
#[inline(always)]
fn opaque(mut n: usize) -> usize {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    // SAFETY: there is no instruction.
    unsafe {
        std::arch::asm!("/* {0} */", inout(reg) n, options(pure, nomem, nostack, preserves_flags));
    }
    n
}
