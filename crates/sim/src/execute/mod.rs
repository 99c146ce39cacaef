//! Behaviour of the manual's instructions, one file per extension.
//!
//! Source: the operation descriptions of The RISC-V Instruction Set Manual, Volume I. A value-producing
//! instruction is one line: a type and a function of two values at either XLEN; [`shape`] makes handlers of it.

mod aes;
mod atomic;
mod field;
mod i;
mod m;
mod memory;
pub(crate) mod shape;
mod zba;
mod zbb;
mod zbc;
mod zbkb;
mod zbkx;
mod zbs;
mod zcmp;
mod zicbo;
mod zicond;
mod zknd;
mod zkne;
mod zknh;
mod zksed;
mod zksh;

use instar_isa::{Op, Xlen};

use crate::micro::Handler;
use crate::word::Word;

/// `jalr` of a hart whose instructions are aligned to 4 bytes: a target that is not is refused.
pub(crate) fn aligned_jalr(xlen: Xlen) -> Handler {
    match xlen {
        Xlen::Rv32 => i::jalr::<u32, true>,
        Xlen::Rv64 => i::jalr::<u64, true>,
    }
}

/// The handler of `op`; `None` for operations that the machine itself executes (CSR, `ecall`, …).
pub(crate) fn handler<W: Word, const TRACED: bool>(op: Op) -> Option<Handler> {
    i::handler::<W>(op)
        .or_else(|| memory::handler::<W, TRACED>(op))
        .or_else(|| m::handler::<W, TRACED>(op))
        .or_else(|| atomic::handler::<W, TRACED>(op))
        .or_else(|| zcmp::handler::<W, TRACED>(op))
        .or_else(|| zicbo::handler::<TRACED>(op))
        .or_else(|| zba::handler::<W>(op))
        .or_else(|| zbb::handler::<W>(op))
        .or_else(|| zbc::handler::<W>(op))
        .or_else(|| zbs::handler::<W>(op))
        .or_else(|| zicond::handler::<W>(op))
        .or_else(|| zbkb::handler::<W>(op))
        .or_else(|| zbkx::handler::<W>(op))
        .or_else(|| zkne::handler::<W>(op))
        .or_else(|| zknd::handler::<W>(op))
        .or_else(|| zknh::handler::<W>(op))
        .or_else(|| zksed::handler::<W>(op))
        .or_else(|| zksh::handler::<W>(op))
}
