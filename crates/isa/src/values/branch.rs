//! Conditional branches of RV32I and RV64I.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "RV32I", section "Conditional
//! Branches".

use super::{Visitor, Word};
use crate::Op;

/// When a branch is taken.
pub trait BranchCondition {
    /// Of the values of rs1 and rs2.
    fn holds<W: Word>(rs1: W, rs2: W) -> bool;
}

macro_rules! conditions {
    ($($op:ident($a:ident, $b:ident) => $body:expr;)+) => {
        $(
            struct $op;

            impl BranchCondition for $op {
                #[inline(always)]
                fn holds<W: Word>($a: W, $b: W) -> bool {
                    $body
                }
            }
        )+

        #[inline]
        pub(super) fn visit<V: Visitor>(op: Op, visitor: V) -> Option<V::Output> {
            Some(match op {
                $(Op::$op => visitor.condition::<$op>(),)+
                _ => return None,
            })
        }
    };
}

conditions! {
    Beq(a, b) => a == b;
    Bne(a, b) => a != b;
    Blt(a, b) => a.less_signed(b);
    Bge(a, b) => !a.less_signed(b);
    Bltu(a, b) => a < b;
    Bgeu(a, b) => a >= b;
}
