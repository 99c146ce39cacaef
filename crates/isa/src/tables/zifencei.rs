//! Zifencei: the instruction-fetch fence.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zifencei".

use crate::layout::NONE;
use crate::tables::Instruction;
use crate::{Class, Op};

/// The encodings. Reserved fields (imm, rs1, rd) are to be ignored by implementations.
pub const TABLE: &[Instruction] =
    &[Instruction::new(Op::FenceI, "fence.i", 0x707f, 0x100f, &NONE, Class::FenceI)];
