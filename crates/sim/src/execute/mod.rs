//! Behaviour of the manual's instructions, one file per extension.
//!
//! Source: the operation descriptions of The RISC-V Instruction Set Manual, Volume I. A value-producing
//! instruction is one line: a type and a function of two values at either XLEN; [`shape`] makes handlers of it.

mod i;
mod m;
mod memory;
pub(crate) mod shape;
mod zba;
mod zbb;
mod zbc;
mod zbs;

use instar_isa::Op;

use crate::micro::Handler;
use crate::word::Word;

/// The handler of `op`; `None` for operations that the machine itself executes (CSR, `ecall`, …).
pub(crate) fn handler<W: Word, const TRACED: bool>(op: Op) -> Option<Handler> {
    i::handler::<W>(op)
        .or_else(|| memory::handler::<W, TRACED>(op))
        .or_else(|| m::handler::<W, TRACED>(op))
        .or_else(|| zba::handler::<W>(op))
        .or_else(|| zbb::handler::<W>(op))
        .or_else(|| zbc::handler::<W>(op))
        .or_else(|| zbs::handler::<W>(op))
}
