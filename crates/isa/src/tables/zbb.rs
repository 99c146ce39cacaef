//! Zbb: basic bit manipulation.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbb".

use crate::extension::Extension;
use crate::layout::{SHIFT_5, SHIFT_6, WordLayout};
use crate::tables::{ManualEncoding, r, unary};
use crate::{Class, Op};

const fn shift(
    op: Op,
    name: &'static str,
    mask: u32,
    value: u32,
    layout: &'static WordLayout,
) -> ManualEncoding {
    ManualEncoding::new(op, name, mask, value, layout, Class::Alu)
}

/// These are in Zbkb too.
const ZBKB: &[Extension] = &[Extension::Zbkb];

/// The encodings. `zext.h` and `rev8` differ between RV32 and RV64.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    r(Op::Andn,  "andn",  0x4000_7033).also(ZBKB),
    r(Op::Orn,   "orn",   0x4000_6033).also(ZBKB),
    r(Op::Xnor,  "xnor",  0x4000_4033).also(ZBKB),
    r(Op::Max,   "max",   0x0a00_6033),
    r(Op::Maxu,  "maxu",  0x0a00_7033),
    r(Op::Min,   "min",   0x0a00_4033),
    r(Op::Minu,  "minu",  0x0a00_5033),
    r(Op::Rol,   "rol",   0x6000_1033).also(ZBKB),
    r(Op::Ror,   "ror",   0x6000_5033).also(ZBKB),
    unary(Op::Clz,   "clz",    0x6000_1013),
    unary(Op::Ctz,   "ctz",    0x6010_1013),
    unary(Op::Cpop,  "cpop",   0x6020_1013),
    unary(Op::SextB, "sext.b", 0x6040_1013),
    unary(Op::SextH, "sext.h", 0x6050_1013),
    unary(Op::OrcB,  "orc.b",  0x2870_5013),
    unary(Op::ZextH, "zext.h", 0x0800_4033).only32(),
    unary(Op::ZextH, "zext.h", 0x0800_403b).only64(),
    unary(Op::Rev8,  "rev8",   0x6980_5013).only32().also(ZBKB),
    unary(Op::Rev8,  "rev8",   0x6b80_5013).only64().also(ZBKB),
    shift(Op::Rori,  "rori",   0xfe00_707f, 0x6000_5013, &SHIFT_5).only32().also(ZBKB),
    shift(Op::Rori,  "rori",   0xfc00_707f, 0x6000_5013, &SHIFT_6).only64().also(ZBKB),
    unary(Op::Clzw,  "clzw",   0x6000_101b).only64(),
    unary(Op::Ctzw,  "ctzw",   0x6010_101b).only64(),
    unary(Op::Cpopw, "cpopw",  0x6020_101b).only64(),
    r(Op::Rolw,  "rolw",  0x6000_103b).only64().also(ZBKB),
    r(Op::Rorw,  "rorw",  0x6000_503b).only64().also(ZBKB),
    shift(Op::Roriw, "roriw",  0xfe00_707f, 0x6000_501b, &SHIFT_5).only64().also(ZBKB),
];
