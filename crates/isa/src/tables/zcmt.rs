//! Zcmt: jumps through a table.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcmt".

use crate::layout::Restriction::{ImmediateAtLeast, ImmediateAtMost};
use crate::layout::{WordLayout, unsigned};
use crate::tables::ManualEncoding;
use crate::{Class, NextPc, Op};

/// First index of the table at which a jump also links.
const FIRST_LINKING: i64 = 32;

const INDEX: WordLayout = WordLayout::new("{imm}").immediate(unsigned(7, &[(2, 0, 8)]));
const JUMP: WordLayout = INDEX.restrict(ImmediateAtMost(FIRST_LINKING - 1));
const LINK: WordLayout = INDEX.restrict(ImmediateAtLeast(FIRST_LINKING));

/// The encodings.
pub const TABLE: &[ManualEncoding] = &[
    ManualEncoding::new(Op::CmJt, "cm.jt", 0xfc03, 0xa002, &JUMP, Class::Sequence).flow(NextPc::Table),
    ManualEncoding::new(Op::CmJalt, "cm.jalt", 0xfc03, 0xa002, &LINK, Class::Sequence).flow(NextPc::Table),
];
