//! Behaviour of the manual's instructions, one file per extension.
//!
//! Source: the operation descriptions of The RISC-V Instruction Set Manual, Volume I. What only
//! computes, and when a branch is taken, stands in `instar_isa::values`; [`shape`] makes handlers
//! of it.

mod atomic;
mod cache_block;
mod shape;

use std::marker::PhantomData;

use instar_isa::values::{self, Word};
use instar_isa::{Op, Xlen, for_all_extensions};

use crate::engine::micro::Handler;
use crate::engine::recorder::Recorder;

/// `jalr` of a hart whose instructions are aligned to 4 bytes: a target that is not is refused.
pub(crate) fn aligned_jalr(xlen: Xlen) -> Handler {
    match xlen {
        Xlen::Rv32 => i::jalr::<u32, true>,
        Xlen::Rv64 => i::jalr::<u64, true>,
    }
}

pub(crate) use v::{note_elements, shape_after, specialise};

macro_rules! handlers {
    ($($(#[$doc:meta])* $variant:ident $name:literal
        tables($($table:ident)*) values($($values:ident)*) handlers($($module:ident)*)
        operations($($op:ident)*);)+) => {
        $($(
            // All have the same form, also those that are the same at either XLEN.
            #[allow(clippy::extra_unused_type_parameters)]
            mod $module;
        )*)+

        /// The handler of `op`; `None` for operations that the machine itself executes (CSR,
        /// `ecall`, …).
        pub(crate) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
            None$($(.or_else(|| $module::handler::<W, R>(op)))*)+
                .or_else(|| values::visit(op, shape::Handlers::<W>(PhantomData)))
        }
    };
}

for_all_extensions!(handlers);
