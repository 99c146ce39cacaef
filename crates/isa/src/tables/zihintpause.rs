//! Zihintpause: the hint `pause`, in the word of `fence w, 0`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zihintpause".

use crate::layout::ImmediateField::Fixed;
use crate::layout::Layout;
use crate::tables::Instruction;
use crate::{Class, Op};

const PAUSE: Layout = Layout::new("").immediate(Fixed(0x010));

/// The encoding.
pub const TABLE: &[Instruction] =
    &[Instruction::new(Op::Fence, "pause", 0xffff_ffff, 0x0100_000f, &PAUSE, Class::Fence)];
