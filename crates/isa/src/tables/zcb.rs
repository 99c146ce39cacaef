//! Zcb: further compressed instructions.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcb".

use crate::Op;
use crate::extension::Extension;
use crate::layout::ImmediateField::Fixed as Constant;
use crate::layout::RegisterField::{Fixed, Prime};
use crate::layout::{ImmediateField, WordLayout, unsigned};
use crate::tables::ManualEncoding;

const BYTE_OFFSET: ImmediateField = unsigned(1, &[(6, 0, 1), (5, 1, 1)]);
const HALF_OFFSET: ImmediateField = unsigned(1, &[(5, 1, 1)]);

const LBU: WordLayout =
    WordLayout::new("{rd}, {imm}({rs1})").rd(Prime(2)).rs1(Prime(7)).immediate(BYTE_OFFSET);
const LH: WordLayout = LBU.immediate(HALF_OFFSET);
const SB: WordLayout =
    WordLayout::new("{rs2}, {imm}({rs1})").rs2(Prime(2)).rs1(Prime(7)).immediate(BYTE_OFFSET);
const SH: WordLayout = SB.immediate(HALF_OFFSET);
const UNARY: WordLayout = WordLayout::new("{rd}").rd(Prime(7)).rs1(Prime(7));
const ZEXT_B: WordLayout = UNARY.immediate(Constant(0xff));
const NOT: WordLayout = UNARY.immediate(Constant(-1));
const ZEXT_W: WordLayout = UNARY.rs2(Fixed(0));
const MUL: WordLayout = WordLayout::new("{rd}, {rs2}").rd(Prime(7)).rs1(Prime(7)).rs2(Prime(2));

/// Tables of the words that these stand for.
const LONG: &[&[ManualEncoding]] =
    &[super::i::TABLE, super::zmmul::TABLE, super::zba::TABLE, super::zbb::TABLE];

const fn new(
    op: Op,
    mnemonic: &'static str,
    mask: u32,
    value: u32,
    layout: &'static WordLayout,
) -> ManualEncoding {
    ManualEncoding::expanding(op, LONG, mnemonic, mask, value, layout)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    new(Op::Lbu,   "c.lbu",    0xfc03, 0x8000, &LBU),
    new(Op::Lhu,   "c.lhu",    0xfc43, 0x8400, &LH),
    new(Op::Lh,    "c.lh",     0xfc43, 0x8440, &LH),
    new(Op::Sb,    "c.sb",     0xfc03, 0x8800, &SB),
    new(Op::Sh,    "c.sh",     0xfc43, 0x8c00, &SH),
    new(Op::Andi,  "c.zext.b", 0xfc7f, 0x9c61, &ZEXT_B),
    new(Op::SextB, "c.sext.b", 0xfc7f, 0x9c65, &UNARY).needs(Extension::Zbb),
    new(Op::ZextH, "c.zext.h", 0xfc7f, 0x9c69, &UNARY).needs(Extension::Zbb),
    new(Op::SextH, "c.sext.h", 0xfc7f, 0x9c6d, &UNARY).needs(Extension::Zbb),
    new(Op::AddUw, "c.zext.w", 0xfc7f, 0x9c71, &ZEXT_W).only64().needs(Extension::Zba),
    new(Op::Xori,  "c.not",    0xfc7f, 0x9c75, &NOT),
    new(Op::Mul,   "c.mul",    0xfc63, 0x9c41, &MUL).needs(Extension::Zmmul),
];
