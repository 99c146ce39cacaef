//! What decode makes of an instruction, as the operand registers and the scoreboard see it.
//!
//! Source: core/decoder.sv; of a compressed one its long form, core/compressed_decoder.sv.

use instar_isa::{Class, Op, StaticEntry};

/// What comes into an operand register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// An X register; x0 is none.
    Register(u8),
    /// A number of the code.
    Constant(u32),
    /// The instruction's address.
    Address(u32),
}

/// What the scoreboard gets of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// What it computes.
    Result,
    /// What it loads.
    Loaded,
    /// A number: the address behind a branch or jump.
    Constant(u32),
    /// Operand a.
    OperandA,
    /// What lies in front of the store unit.
    Waiting,
}

/// An instruction as decode leaves it.
#[derive(Clone, Copy, Debug)]
pub struct Fields {
    /// What it does.
    pub op: Op,
    /// Operands a and b.
    pub operands: [Operand; 2],
    /// What stands in the scoreboard until a result comes.
    pub immediate: u32,
    /// What comes then.
    pub given: Given,
}

/// Of this instruction; `None` where decode finds none.
pub fn fields(entry: &StaticEntry) -> Option<Fields> {
    let [rs1, rs2] = match entry.rs() {
        // In the long form of `c.mv` x0 comes first.
        [one, 0] if entry.length == 2 && entry.op == Op::Add => [0, one],
        both => both,
    }
    .map(register);
    let (zero, immediate) = (Operand::Constant(0), entry.immediate as u32);
    let word = if entry.op == Op::Ebreak { 0x0010_0073 } else { entry.word };
    let behind = Given::Constant((entry.pc as u32).wrapping_add(u32::from(entry.length)));
    let (operands, immediate, given) = match entry.class {
        Class::Alu => match immediate_of(entry) {
            Some(upper) if entry.op == Op::Auipc => {
                ([Operand::Address(entry.pc as u32), Operand::Constant(upper)], upper, Given::Result)
            }
            Some(upper) if entry.op == Op::Lui => ([zero, Operand::Constant(upper)], upper, Given::Result),
            Some(immediate) => ([rs1, Operand::Constant(immediate)], immediate, Given::Result),
            None => ([rs1, rs2], 0, Given::Result),
        },
        Class::Multiply | Class::Divide => ([rs1, rs2], 0, Given::Result),
        Class::Load => ([rs1, Operand::Constant(immediate)], immediate, Given::Loaded),
        Class::Store => ([rs1, rs2], immediate, Given::Waiting),
        Class::Branch => ([rs1, rs2], immediate, behind),
        Class::Jump => ([zero, zero], immediate, behind),
        Class::JumpRegister => ([rs1, zero], immediate, behind),
        Class::Csr => {
            let field = word >> 15 & 31;
            let from = if word >> 14 & 1 == 1 { Operand::Constant(field) } else { register(field as u8) };
            let number = (word as i32 >> 20) as u32;
            ([from, Operand::Constant(number)], number, Given::OperandA)
        }
        Class::Fence | Class::FenceI => ([zero, zero], 0, Given::OperandA),
        // The fields that stand there are read.
        Class::System if entry.op != Op::Illegal => {
            let field = |from: u32| register((word >> from & 31) as u8);
            ([field(15), field(20)], 0, Given::OperandA)
        }
        _ => return None,
    };
    Some(Fields { op: entry.op, operands, immediate, given })
}

fn register(number: u8) -> Operand {
    if number == 0 { Operand::Constant(0) } else { Operand::Register(number) }
}

/// The immediate of an ALU operation; none where it reads two registers.
fn immediate_of(entry: &StaticEntry) -> Option<u32> {
    if entry.length == 4 {
        return match entry.word & 0x7f {
            0x33 => None,
            0x13 => Some((entry.word as i32 >> 20) as u32),
            _ => Some(entry.immediate as u32),
        };
    }
    match entry.op {
        Op::Add | Op::Sub | Op::Xor | Op::Or | Op::And | Op::ZextH => None,
        Op::Srai => Some(0x400 | entry.immediate as u32 & 31),
        Op::SextB => Some(0x604),
        Op::SextH => Some(0x605),
        _ => Some(entry.immediate as u32),
    }
}
