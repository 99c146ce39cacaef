//! Zba: address generation.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zba".

use crate::layout::SHIFT_6;
use crate::tables::{ManualEncoding, r};
use crate::{Class, Op};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    r(Op::Sh1add,   "sh1add",    0x2000_2033),
    r(Op::Sh2add,   "sh2add",    0x2000_4033),
    r(Op::Sh3add,   "sh3add",    0x2000_6033),
    r(Op::AddUw,    "add.uw",    0x0800_003b).only64(),
    r(Op::Sh1addUw, "sh1add.uw", 0x2000_203b).only64(),
    r(Op::Sh2addUw, "sh2add.uw", 0x2000_403b).only64(),
    r(Op::Sh3addUw, "sh3add.uw", 0x2000_603b).only64(),
    ManualEncoding::new(Op::SlliUw, "slli.uw", 0xfc00_707f, 0x0800_101b, &SHIFT_6, Class::Alu).only64(),
];
