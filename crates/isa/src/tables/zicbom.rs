//! Zicbom: cache-block management.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO", section "Cache-Block
//! Management Instructions".

use crate::layout::BLOCK;
use crate::tables::ManualEncoding;
use crate::{Class, Op};

const fn block(op: Op, name: &'static str, value: u32) -> ManualEncoding {
    ManualEncoding::new(op, name, 0xfff0_7fff, value, &BLOCK, Class::CacheBlock)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    block(Op::CboInval, "cbo.inval", 0x0000_200f),
    block(Op::CboClean, "cbo.clean", 0x0010_200f),
    block(Op::CboFlush, "cbo.flush", 0x0020_200f),
];
