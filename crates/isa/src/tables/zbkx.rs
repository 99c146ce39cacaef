//! Zbkx: crossbar permutations.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkx".

use crate::Op;
use crate::tables::{ManualEncoding, r};

/// The encodings.
pub const TABLE: &[ManualEncoding] =
    &[r(Op::Xperm4, "xperm4", 0x2800_2033), r(Op::Xperm8, "xperm8", 0x2800_4033)];
