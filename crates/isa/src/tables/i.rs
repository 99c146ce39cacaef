//! RV32I and RV64I.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapters "RV32I" and "RV64I".

use crate::Class::{Alu, Branch, Fence, Jump, JumpRegister, Load, Store, System};
use crate::layout::{B, FENCE, FENCE_TSO, I, J, LOAD, NONE, R, SHIFT_5, SHIFT_6, STORE, U};
use crate::tables::ManualEncoding;
use crate::{MemoryEffect, NextPc, Op};

const fn load(op: Op, mnemonic: &'static str, mask: u32, value: u32, bytes: u16) -> ManualEncoding {
    ManualEncoding::new(op, mnemonic, mask, value, &LOAD, Load).memory(MemoryEffect::load(bytes))
}

const fn store(op: Op, mnemonic: &'static str, mask: u32, value: u32, bytes: u16) -> ManualEncoding {
    ManualEncoding::new(op, mnemonic, mask, value, &STORE, Store).memory(MemoryEffect::store(bytes))
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    ManualEncoding::new(Op::Lui,    "lui",    0x0000_007f, 0x0000_0037, &U, Alu),
    ManualEncoding::new(Op::Auipc,  "auipc",  0x0000_007f, 0x0000_0017, &U, Alu),
    ManualEncoding::new(Op::Jal,    "jal",    0x0000_007f, 0x0000_006f, &J, Jump),
    ManualEncoding::new(Op::Jalr,   "jalr",   0x0000_707f, 0x0000_0067, &LOAD, JumpRegister),
    ManualEncoding::new(Op::Beq,    "beq",    0x0000_707f, 0x0000_0063, &B, Branch),
    ManualEncoding::new(Op::Bne,    "bne",    0x0000_707f, 0x0000_1063, &B, Branch),
    ManualEncoding::new(Op::Blt,    "blt",    0x0000_707f, 0x0000_4063, &B, Branch),
    ManualEncoding::new(Op::Bge,    "bge",    0x0000_707f, 0x0000_5063, &B, Branch),
    ManualEncoding::new(Op::Bltu,   "bltu",   0x0000_707f, 0x0000_6063, &B, Branch),
    ManualEncoding::new(Op::Bgeu,   "bgeu",   0x0000_707f, 0x0000_7063, &B, Branch),
    load(Op::Lb,     "lb",     0x0000_707f, 0x0000_0003, 1),
    load(Op::Lh,     "lh",     0x0000_707f, 0x0000_1003, 2),
    load(Op::Lw,     "lw",     0x0000_707f, 0x0000_2003, 4),
    load(Op::Lbu,    "lbu",    0x0000_707f, 0x0000_4003, 1),
    load(Op::Lhu,    "lhu",    0x0000_707f, 0x0000_5003, 2),
    store(Op::Sb,     "sb",     0x0000_707f, 0x0000_0023, 1),
    store(Op::Sh,     "sh",     0x0000_707f, 0x0000_1023, 2),
    store(Op::Sw,     "sw",     0x0000_707f, 0x0000_2023, 4),
    ManualEncoding::new(Op::Addi,   "addi",   0x0000_707f, 0x0000_0013, &I, Alu),
    ManualEncoding::new(Op::Slti,   "slti",   0x0000_707f, 0x0000_2013, &I, Alu),
    ManualEncoding::new(Op::Sltiu,  "sltiu",  0x0000_707f, 0x0000_3013, &I, Alu),
    ManualEncoding::new(Op::Xori,   "xori",   0x0000_707f, 0x0000_4013, &I, Alu),
    ManualEncoding::new(Op::Ori,    "ori",    0x0000_707f, 0x0000_6013, &I, Alu),
    ManualEncoding::new(Op::Andi,   "andi",   0x0000_707f, 0x0000_7013, &I, Alu),
    ManualEncoding::new(Op::Slli,   "slli",   0xfe00_707f, 0x0000_1013, &SHIFT_5, Alu).only32(),
    ManualEncoding::new(Op::Srli,   "srli",   0xfe00_707f, 0x0000_5013, &SHIFT_5, Alu).only32(),
    ManualEncoding::new(Op::Srai,   "srai",   0xfe00_707f, 0x4000_5013, &SHIFT_5, Alu).only32(),
    ManualEncoding::new(Op::Slli,   "slli",   0xfc00_707f, 0x0000_1013, &SHIFT_6, Alu).only64(),
    ManualEncoding::new(Op::Srli,   "srli",   0xfc00_707f, 0x0000_5013, &SHIFT_6, Alu).only64(),
    ManualEncoding::new(Op::Srai,   "srai",   0xfc00_707f, 0x4000_5013, &SHIFT_6, Alu).only64(),
    ManualEncoding::new(Op::Add,    "add",    0xfe00_707f, 0x0000_0033, &R, Alu),
    ManualEncoding::new(Op::Sub,    "sub",    0xfe00_707f, 0x4000_0033, &R, Alu),
    ManualEncoding::new(Op::Sll,    "sll",    0xfe00_707f, 0x0000_1033, &R, Alu).shifts(false),
    ManualEncoding::new(Op::Slt,    "slt",    0xfe00_707f, 0x0000_2033, &R, Alu),
    ManualEncoding::new(Op::Sltu,   "sltu",   0xfe00_707f, 0x0000_3033, &R, Alu),
    ManualEncoding::new(Op::Xor,    "xor",    0xfe00_707f, 0x0000_4033, &R, Alu),
    ManualEncoding::new(Op::Srl,    "srl",    0xfe00_707f, 0x0000_5033, &R, Alu).shifts(false),
    ManualEncoding::new(Op::Sra,    "sra",    0xfe00_707f, 0x4000_5033, &R, Alu).shifts(false),
    ManualEncoding::new(Op::Or,     "or",     0xfe00_707f, 0x0000_6033, &R, Alu),
    ManualEncoding::new(Op::And,    "and",    0xfe00_707f, 0x0000_7033, &R, Alu),
    // Reserved fields (fm, rd, rs1) are to be ignored by implementations.
    ManualEncoding::new(Op::Fence,  "fence",  0x0000_707f, 0x0000_000f, &FENCE, Fence),
    ManualEncoding::new(Op::Fence,  "fence.tso", 0xfff0_707f, 0x8330_000f, &FENCE_TSO, Fence),
    ManualEncoding::new(Op::Ecall,  "ecall",  0xffff_ffff, 0x0000_0073, &NONE, System).flow(NextPc::Trap),
    ManualEncoding::new(Op::Ebreak, "ebreak", 0xffff_ffff, 0x0010_0073, &NONE, System).flow(NextPc::Trap),
    load(Op::Lwu,    "lwu",    0x0000_707f, 0x0000_6003, 4).only64(),
    load(Op::Ld,     "ld",     0x0000_707f, 0x0000_3003, 8).only64(),
    store(Op::Sd,     "sd",     0x0000_707f, 0x0000_3023, 8).only64(),
    ManualEncoding::new(Op::Addiw,  "addiw",  0x0000_707f, 0x0000_001b, &I, Alu).only64(),
    ManualEncoding::new(Op::Slliw,  "slliw",  0xfe00_707f, 0x0000_101b, &SHIFT_5, Alu).only64(),
    ManualEncoding::new(Op::Srliw,  "srliw",  0xfe00_707f, 0x0000_501b, &SHIFT_5, Alu).only64(),
    ManualEncoding::new(Op::Sraiw,  "sraiw",  0xfe00_707f, 0x4000_501b, &SHIFT_5, Alu).only64(),
    ManualEncoding::new(Op::Addw,   "addw",   0xfe00_707f, 0x0000_003b, &R, Alu).only64(),
    ManualEncoding::new(Op::Subw,   "subw",   0xfe00_707f, 0x4000_003b, &R, Alu).only64(),
    ManualEncoding::new(Op::Sllw,   "sllw",   0xfe00_707f, 0x0000_103b, &R, Alu).shifts(true).only64(),
    ManualEncoding::new(Op::Srlw,   "srlw",   0xfe00_707f, 0x0000_503b, &R, Alu).shifts(true).only64(),
    ManualEncoding::new(Op::Sraw,   "sraw",   0xfe00_707f, 0x4000_503b, &R, Alu).shifts(true).only64(),
];
