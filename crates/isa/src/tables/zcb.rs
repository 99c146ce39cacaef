//! Zcb: further compressed instructions.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcb".

use crate::Class::{Alu, Load, Multiply, Store};
use crate::Op;
use crate::extension::Extension;
use crate::layout::ImmediateField::Fixed as Constant;
use crate::layout::RegisterField::{Fixed, Prime};
use crate::layout::{ImmediateField, Layout, unsigned};
use crate::tables::Instruction;

const BYTE_OFFSET: ImmediateField = unsigned(1, &[(6, 0, 1), (5, 1, 1)]);
const HALF_OFFSET: ImmediateField = unsigned(1, &[(5, 1, 1)]);

const LBU: Layout = Layout::new("{rd}, {imm}({rs1})").rd(Prime(2)).rs1(Prime(7)).immediate(BYTE_OFFSET);
const LH: Layout = LBU.immediate(HALF_OFFSET);
const SB: Layout = Layout::new("{rs2}, {imm}({rs1})").rs2(Prime(2)).rs1(Prime(7)).immediate(BYTE_OFFSET);
const SH: Layout = SB.immediate(HALF_OFFSET);
const UNARY: Layout = Layout::new("{rd}").rd(Prime(7)).rs1(Prime(7));
const ZEXT_B: Layout = UNARY.immediate(Constant(0xff));
const NOT: Layout = UNARY.immediate(Constant(-1));
const ZEXT_W: Layout = UNARY.rs2(Fixed(0));
const MUL: Layout = Layout::new("{rd}, {rs2}").rd(Prime(7)).rs1(Prime(7)).rs2(Prime(2));

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[Instruction] = &[
    Instruction::new(Op::Lbu,   "c.lbu",    0xfc03, 0x8000, &LBU, Load),
    Instruction::new(Op::Lhu,   "c.lhu",    0xfc43, 0x8400, &LH, Load),
    Instruction::new(Op::Lh,    "c.lh",     0xfc43, 0x8440, &LH, Load),
    Instruction::new(Op::Sb,    "c.sb",     0xfc03, 0x8800, &SB, Store),
    Instruction::new(Op::Sh,    "c.sh",     0xfc43, 0x8c00, &SH, Store),
    Instruction::new(Op::Andi,  "c.zext.b", 0xfc7f, 0x9c61, &ZEXT_B, Alu),
    Instruction::new(Op::SextB, "c.sext.b", 0xfc7f, 0x9c65, &UNARY, Alu).needs(Extension::Zbb),
    Instruction::new(Op::ZextH, "c.zext.h", 0xfc7f, 0x9c69, &UNARY, Alu).needs(Extension::Zbb),
    Instruction::new(Op::SextH, "c.sext.h", 0xfc7f, 0x9c6d, &UNARY, Alu).needs(Extension::Zbb),
    Instruction::new(Op::AddUw, "c.zext.w", 0xfc7f, 0x9c71, &ZEXT_W, Alu).only64().needs(Extension::Zba),
    Instruction::new(Op::Xori,  "c.not",    0xfc7f, 0x9c75, &NOT, Alu),
    Instruction::new(Op::Mul,   "c.mul",    0xfc63, 0x9c41, &MUL, Multiply).needs(Extension::Zmmul),
];
