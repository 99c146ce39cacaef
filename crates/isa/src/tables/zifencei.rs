//! Zifencei: the instruction-fetch fence.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zifencei".

use crate::layout::NONE;
use crate::tables::ManualEncoding;
use crate::{Class, Op};

/// The encodings. Reserved fields (imm, rs1, rd) are to be ignored by implementations.
pub const TABLE: &[ManualEncoding] =
    &[ManualEncoding::new(Op::FenceI, "fence.i", 0x707f, 0x100f, &NONE, Class::FenceI)];
