//! Zaamo: atomic memory operations.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "A", section "Atomic Memory
//! Operations".

use crate::layout::AMO;
use crate::tables::ManualEncoding;
use crate::{Class, MemoryEffect, Op};

const fn amo(op: Op, name: &'static str, value: u32, bytes: u16) -> ManualEncoding {
    ManualEncoding::new(op, name, 0xf800_707f, value, &AMO, Class::Atomic).memory(MemoryEffect::update(bytes))
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    amo(Op::AmoswapW,   "amoswap.w",  0x0800_202f, 4),
    amo(Op::AmoaddW,    "amoadd.w",   0x0000_202f, 4),
    amo(Op::AmoxorW,    "amoxor.w",   0x2000_202f, 4),
    amo(Op::AmoandW,    "amoand.w",   0x6000_202f, 4),
    amo(Op::AmoorW,     "amoor.w",    0x4000_202f, 4),
    amo(Op::AmominW,    "amomin.w",   0x8000_202f, 4),
    amo(Op::AmomaxW,    "amomax.w",   0xa000_202f, 4),
    amo(Op::AmominuW,   "amominu.w",  0xc000_202f, 4),
    amo(Op::AmomaxuW,   "amomaxu.w",  0xe000_202f, 4),
    amo(Op::AmoswapD,   "amoswap.d",  0x0800_302f, 8).only64(),
    amo(Op::AmoaddD,    "amoadd.d",   0x0000_302f, 8).only64(),
    amo(Op::AmoxorD,    "amoxor.d",   0x2000_302f, 8).only64(),
    amo(Op::AmoandD,    "amoand.d",   0x6000_302f, 8).only64(),
    amo(Op::AmoorD,     "amoor.d",    0x4000_302f, 8).only64(),
    amo(Op::AmominD,    "amomin.d",   0x8000_302f, 8).only64(),
    amo(Op::AmomaxD,    "amomax.d",   0xa000_302f, 8).only64(),
    amo(Op::AmominuD,   "amominu.d",  0xc000_302f, 8).only64(),
    amo(Op::AmomaxuD,   "amomaxu.d",  0xe000_302f, 8).only64(),
];
