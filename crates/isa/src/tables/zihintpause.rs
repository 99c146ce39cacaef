//! Zihintpause: the hint `pause`, in the word of `fence w, 0`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zihintpause".

use crate::layout::ImmediateField::Fixed;
use crate::layout::WordLayout;
use crate::tables::ManualEncoding;
use crate::{Class, Op};

const PAUSE: WordLayout = WordLayout::new("").immediate(Fixed(0x010));

/// The encoding.
pub const TABLE: &[ManualEncoding] =
    &[ManualEncoding::new(Op::Fence, "pause", 0xffff_ffff, 0x0100_000f, &PAUSE, Class::Fence)];
