//! Zksed: SM4.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zksed".

use crate::Class::Sm4;
use crate::Op;
use crate::tables::{ManualEncoding, byte};

/// The encodings.
pub const TABLE: &[ManualEncoding] =
    &[byte(Op::Sm4ed, "sm4ed", 0x3000_0033, Sm4), byte(Op::Sm4ks, "sm4ks", 0x3400_0033, Sm4)];
