//! Zksh: SM3.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zksh".

use crate::Class::Sm3;
use crate::Op;
use crate::tables::{ManualEncoding, unary};

/// The encodings.
pub const TABLE: &[ManualEncoding] =
    &[unary(Op::Sm3p0, "sm3p0", 0x1080_1013).class(Sm3), unary(Op::Sm3p1, "sm3p1", 0x1090_1013).class(Sm3)];
