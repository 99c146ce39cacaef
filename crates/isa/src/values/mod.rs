//! What scalar instructions compute, once for everybody: pure functions, one file for each
//! extension.
//!
//! Source: the operation descriptions of The RISC-V Instruction Set Manual, Volume I. The simulator
//! makes its handlers of them, traces and wrong paths are completed by [`result`] and [`taken`].
//! That they are right is judged by the texts of `instar-manual`.
//!
//! ```
//! use instar_isa::{Op, Xlen, values};
//! assert_eq!(values::result(Op::Addi, Xlen::Rv32, [u64::from(u32::MAX), 0, 3]), Some(2));
//! assert_eq!(values::taken(Op::Bltu, Xlen::Rv64, [1, 2]), Some(true));
//! ```

pub mod aes;
mod branch;
mod field;
mod word;

use std::marker::PhantomData;

pub use branch::BranchCondition;
pub use word::Word;

use crate::{Op, Xlen};

/// An operation that only computes.
pub trait Scalar {
    /// What it writes to rd, of the values of rs1 and rs2 and the immediate. That of `auipc` has
    /// the address of the instruction added already.
    fn result<W: Word>(rs1: W, rs2: W, immediate: W) -> W;
}

/// The same with the immediate in place of rs2.
#[derive(Debug)]
pub struct Immediate<S>(PhantomData<S>);

impl<S: Scalar> Scalar for Immediate<S> {
    #[inline(always)]
    fn result<W: Word>(rs1: W, _: W, immediate: W) -> W {
        S::result(rs1, immediate, immediate)
    }
}

/// The same on the low words, and the result sign-extended: the W instructions of RV64.
#[derive(Debug)]
pub struct Low<S>(PhantomData<S>);

impl<S: Scalar> Scalar for Low<S> {
    #[inline(always)]
    fn result<W: Word>(rs1: W, rs2: W, immediate: W) -> W {
        W::from_low(S::result(rs1.low(), rs2.low(), immediate.low()))
    }
}

/// Declares operations: `Name(rs1, rs2, immediate) => expression;`, of which the last operands may
/// be left out, or `Name = Form<Of>;`.
macro_rules! values {
    ($($op:ident $(= $form:ty;)? $(($a:pat $(, $b:pat $(, $i:pat)?)?) => $body:expr;)?)+) => {
        $($(
            #[doc = concat!("What `", stringify!($op), "` computes.")]
            #[derive(Debug)]
            pub struct $op;

            impl $crate::values::Scalar for $op {
                #[inline(always)]
                fn result<W: $crate::values::Word>($a: W, _rs2: W, _immediate: W) -> W {
                    $(let $b = _rs2; $(let $i = _immediate;)?)?
                    $body
                }
            }
        )?
        $(
            #[doc = concat!("What `", stringify!($op), "` computes.")]
            pub type $op = $form;
        )?)+

        #[inline]
        pub(super) fn visit<V: $crate::values::Visitor>(op: $crate::Op, visitor: V) -> Option<V::Output> {
            Some(match op {
                $($crate::Op::$op => visitor.scalar::<$op>(),)+
                _ => return None,
            })
        }
    };
}

/// What somebody does with the function of an operation, which is a type: so it is compiled into
/// each use.
pub trait Visitor: Copy {
    /// What comes of it.
    type Output;
    /// Of an operation that computes.
    fn scalar<S: Scalar>(self) -> Self::Output;
    /// Of a conditional branch.
    fn condition<C: BranchCondition>(self) -> Self::Output;
}

macro_rules! extensions {
    ($($(#[$doc:meta])* $extension:ident $name:literal tables($($table:ident)*) values($($values:ident)*)
        handlers($($handler:ident)*) operations($($op:ident)*);)+) => {
        $($(
            mod $values;
            pub use $values::*;
        )*)+

        /// Shows `visitor` the function of `op`; `None` where it has none: it accesses memory or
        /// CSRs, jumps, traps, or does nothing.
        #[inline]
        pub fn visit<V: Visitor>(op: Op, visitor: V) -> Option<V::Output> {
            None$($(.or_else(|| $values::visit(op, visitor)))*)+.or_else(|| branch::visit(op, visitor))
        }
    };
}

crate::for_all_described_extensions!(extensions);

/// What comes of an operation.
enum Outcome {
    Result(u64),
    Taken(bool),
}

/// The values of rs1 and rs2, and the immediate.
#[derive(Clone, Copy)]
struct Operands<W>([W; 3]);

impl<W: Word> Visitor for Operands<W> {
    type Output = Outcome;

    #[inline(always)]
    fn scalar<S: Scalar>(self) -> Outcome {
        let [rs1, rs2, immediate] = self.0;
        Outcome::Result(S::result(rs1, rs2, immediate).to_u64())
    }

    #[inline(always)]
    fn condition<C: BranchCondition>(self) -> Outcome {
        let [rs1, rs2, _] = self.0;
        Outcome::Taken(C::holds(rs1, rs2))
    }
}

fn outcome(op: Op, xlen: Xlen, operands: [u64; 3]) -> Option<Outcome> {
    match xlen {
        Xlen::Rv32 => visit(op, Operands(operands.map(u32::from_u64))),
        Xlen::Rv64 => visit(op, Operands(operands)),
    }
}

/// What `op` writes to rd, of the values of rs1 and rs2 and the immediate as in [`Scalar::result`];
/// `None` where it does not only compute.
pub fn result(op: Op, xlen: Xlen, operands: [u64; 3]) -> Option<u64> {
    match outcome(op, xlen, operands)? {
        Outcome::Result(result) => Some(result),
        Outcome::Taken(_) => None,
    }
}

/// Whether the branch `op` is taken, of the values of rs1 and rs2; `None` where it is none.
pub fn taken(op: Op, xlen: Xlen, [rs1, rs2]: [u64; 2]) -> Option<bool> {
    match outcome(op, xlen, [rs1, rs2, 0])? {
        Outcome::Taken(taken) => Some(taken),
        Outcome::Result(_) => None,
    }
}

/// Where `jalr` goes.
#[inline(always)]
pub fn jump_target(xlen: Xlen, rs1: u64, immediate: i64) -> u64 {
    xlen.truncate(rs1.wrapping_add_signed(immediate)) & !1
}

/// rs1 and the word that byte number `place` of rs2 gives, turned to that place: AES and SM4 in
/// words.
#[inline(always)]
fn from_byte<W: Word>(rs1: W, rs2: W, place: W, word: impl Fn(u8) -> u32) -> W {
    let place = 8 * place.low();
    rs1.on_low(|low| low ^ word((rs2.low() >> place) as u8).rotate_left(place))
}

/// What `S` makes of two registers, for tests.
#[cfg(test)]
fn of<S: Scalar, W: Word>(rs1: W, rs2: W) -> W {
    S::result(rs1, rs2, W::ZERO)
}
