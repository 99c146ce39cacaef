//! C: compressed instructions without floating point.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "C", "RVC Instruction Set
//! Listings". Hints (rd = x0 or a zero shift) execute as the instruction that they look like, which
//! does nothing.

use crate::Op;
use crate::layout::ImmediateField::Fixed as Constant;
use crate::layout::RegisterField::{At, Fixed, Prime};
use crate::layout::Restriction::{
    ImmediateNonzero, NotSpImmediateNonzero, RdNonzero, Rs1Nonzero, Rs2Nonzero,
};
use crate::layout::{ImmediateField, NONE, WordLayout, signed, unsigned};
use crate::tables::ManualEncoding;

const IMMEDIATE_6: ImmediateField = signed(5, &[(2, 0, 5), (12, 5, 1)]);
const JUMP_OFFSET: ImmediateField =
    signed(11, &[(3, 1, 3), (11, 4, 1), (2, 5, 1), (7, 6, 1), (6, 7, 1), (9, 8, 2), (8, 10, 1), (12, 11, 1)]);
const BRANCH_OFFSET: ImmediateField = signed(8, &[(3, 1, 2), (10, 3, 2), (2, 5, 1), (5, 6, 2), (12, 8, 1)]);
const WORD_OFFSET: ImmediateField = unsigned(6, &[(6, 2, 1), (10, 3, 3), (5, 6, 1)]);
const DOUBLE_OFFSET: ImmediateField = unsigned(7, &[(10, 3, 3), (5, 6, 2)]);

const ADDI4SPN: WordLayout = WordLayout::new("{rd}, {rs1}, {imm}")
    .rd(Prime(2))
    .rs1(Fixed(2))
    .immediate(unsigned(9, &[(6, 2, 1), (5, 3, 1), (11, 4, 2), (7, 6, 4)]))
    .restrict(ImmediateNonzero);
const LW: WordLayout =
    WordLayout::new("{rd}, {imm}({rs1})").rd(Prime(2)).rs1(Prime(7)).immediate(WORD_OFFSET);
const LD: WordLayout = LW.immediate(DOUBLE_OFFSET);
const SW: WordLayout =
    WordLayout::new("{rs2}, {imm}({rs1})").rs2(Prime(2)).rs1(Prime(7)).immediate(WORD_OFFSET);
const SD: WordLayout = SW.immediate(DOUBLE_OFFSET);
const NOP: WordLayout = WordLayout::new("").rd(Fixed(0)).rs1(Fixed(0)).immediate(Constant(0));
const NOP_HINT: WordLayout =
    WordLayout { syntax: "{imm}", ..NOP }.immediate(IMMEDIATE_6).restrict(ImmediateNonzero);
const ADDI: WordLayout =
    WordLayout::new("{rd}, {imm}").rd(At(7)).rs1(At(7)).immediate(IMMEDIATE_6).restrict(RdNonzero);
const LI: WordLayout = WordLayout::new("{rd}, {imm}").rd(At(7)).rs1(Fixed(0)).immediate(IMMEDIATE_6);
const ADDI16SP: WordLayout = WordLayout::new("{rd}, {imm}")
    .rd(Fixed(2))
    .rs1(Fixed(2))
    .immediate(signed(9, &[(6, 4, 1), (2, 5, 1), (5, 6, 1), (3, 7, 2), (12, 9, 1)]))
    .restrict(ImmediateNonzero);
const LUI: WordLayout = WordLayout::new("{rd}, {hex}")
    .rd(At(7))
    .immediate(signed(17, &[(2, 12, 5), (12, 17, 1)]))
    .restrict(NotSpImmediateNonzero);
const SHIFT: WordLayout = WordLayout::new("{rd}, {imm}").rd(Prime(7)).rs1(Prime(7)).immediate(SHAMT);
const SHAMT: ImmediateField = unsigned(5, &[(2, 0, 5), (12, 5, 1)]);
const ANDI: WordLayout = SHIFT.immediate(IMMEDIATE_6);
const ARITHMETIC: WordLayout = WordLayout::new("{rd}, {rs2}").rd(Prime(7)).rs1(Prime(7)).rs2(Prime(2));
const J: WordLayout = WordLayout::new("{target}").rd(Fixed(0)).immediate(JUMP_OFFSET);
const JAL: WordLayout = WordLayout::new("{target}").rd(Fixed(1)).immediate(JUMP_OFFSET);
const BZ: WordLayout =
    WordLayout::new("{rs1}, {target}").rs1(Prime(7)).rs2(Fixed(0)).immediate(BRANCH_OFFSET);
const SLLI: WordLayout = WordLayout::new("{rd}, {imm}").rd(At(7)).rs1(At(7)).immediate(SHAMT);
const LWSP: WordLayout = WordLayout::new("{rd}, {imm}({rs1})")
    .rd(At(7))
    .rs1(Fixed(2))
    .immediate(unsigned(7, &[(4, 2, 3), (12, 5, 1), (2, 6, 2)]))
    .restrict(RdNonzero);
const LDSP: WordLayout = LWSP.immediate(unsigned(8, &[(5, 3, 2), (12, 5, 1), (2, 6, 3)]));
const SWSP: WordLayout = WordLayout::new("{rs2}, {imm}({rs1})")
    .rs2(At(2))
    .rs1(Fixed(2))
    .immediate(unsigned(7, &[(9, 2, 4), (7, 6, 2)]));
const SDSP: WordLayout = SWSP.immediate(unsigned(8, &[(10, 3, 3), (7, 6, 3)]));
const JR: WordLayout =
    WordLayout::new("{rs1}").rd(Fixed(0)).rs1(At(7)).immediate(Constant(0)).restrict(Rs1Nonzero);
const JALR: WordLayout = JR.rd(Fixed(1));
const MV: WordLayout = WordLayout::new("{rd}, {rs2}").rd(At(7)).rs1(Fixed(0)).rs2(At(2)).restrict(Rs2Nonzero);
const ADD: WordLayout = MV.rs1(At(7));

/// Tables of the words that these stand for.
const LONG: &[&[ManualEncoding]] = &[super::i::TABLE];

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
    new(Op::Addi,   "c.addi4spn", 0xe003, 0x0000, &ADDI4SPN),
    new(Op::Lw,     "c.lw",       0xe003, 0x4000, &LW),
    new(Op::Ld,     "c.ld",       0xe003, 0x6000, &LD).only64(),
    new(Op::Sw,     "c.sw",       0xe003, 0xc000, &SW),
    new(Op::Sd,     "c.sd",       0xe003, 0xe000, &SD).only64(),
    new(Op::Addi,   "c.nop",      0xffff, 0x0001, &NOP),
    new(Op::Addi,   "c.nop",      0xef83, 0x0001, &NOP_HINT),
    new(Op::Addi,   "c.addi",     0xe003, 0x0001, &ADDI),
    new(Op::Jal,    "c.jal",      0xe003, 0x2001, &JAL).only32(),
    new(Op::Addiw,  "c.addiw",    0xe003, 0x2001, &ADDI).only64(),
    new(Op::Addi,   "c.li",       0xe003, 0x4001, &LI),
    new(Op::Addi,   "c.addi16sp", 0xef83, 0x6101, &ADDI16SP),
    new(Op::Lui,    "c.lui",      0xe003, 0x6001, &LUI),
    new(Op::Srli,   "c.srli",     0xfc03, 0x8001, &SHIFT).only32(),
    new(Op::Srli,   "c.srli",     0xec03, 0x8001, &SHIFT).only64(),
    new(Op::Srai,   "c.srai",     0xfc03, 0x8401, &SHIFT).only32(),
    new(Op::Srai,   "c.srai",     0xec03, 0x8401, &SHIFT).only64(),
    new(Op::Andi,   "c.andi",     0xec03, 0x8801, &ANDI),
    new(Op::Sub,    "c.sub",      0xfc63, 0x8c01, &ARITHMETIC),
    new(Op::Xor,    "c.xor",      0xfc63, 0x8c21, &ARITHMETIC),
    new(Op::Or,     "c.or",       0xfc63, 0x8c41, &ARITHMETIC),
    new(Op::And,    "c.and",      0xfc63, 0x8c61, &ARITHMETIC),
    new(Op::Subw,   "c.subw",     0xfc63, 0x9c01, &ARITHMETIC).only64(),
    new(Op::Addw,   "c.addw",     0xfc63, 0x9c21, &ARITHMETIC).only64(),
    new(Op::Jal,    "c.j",        0xe003, 0xa001, &J),
    new(Op::Beq,    "c.beqz",     0xe003, 0xc001, &BZ),
    new(Op::Bne,    "c.bnez",     0xe003, 0xe001, &BZ),
    new(Op::Slli,   "c.slli",     0xf003, 0x0002, &SLLI).only32(),
    new(Op::Slli,   "c.slli",     0xe003, 0x0002, &SLLI).only64(),
    new(Op::Lw,     "c.lwsp",     0xe003, 0x4002, &LWSP),
    new(Op::Ld,     "c.ldsp",     0xe003, 0x6002, &LDSP).only64(),
    new(Op::Jalr,   "c.jr",       0xf07f, 0x8002, &JR),
    new(Op::Add,    "c.mv",       0xf003, 0x8002, &MV),
    new(Op::Ebreak, "c.ebreak",   0xffff, 0x9002, &NONE),
    new(Op::Jalr,   "c.jalr",     0xf07f, 0x9002, &JALR),
    new(Op::Add,    "c.add",      0xf003, 0x9002, &ADD),
    new(Op::Sw,     "c.swsp",     0xe003, 0xc002, &SWSP),
    new(Op::Sd,     "c.sdsp",     0xe003, 0xe002, &SDSP).only64(),
];
