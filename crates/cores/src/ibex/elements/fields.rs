//! What decode makes of an instruction, as the wires of ID/EX show it.
//!
//! Source: rtl/ibex_decoder.sv; of a compressed one its long form, rtl/ibex_compressed_decoder.sv.

use instar_isa::{Class, Op, StaticEntry};

use crate::ibex::params::Params;
use crate::parts::registers::x_numbers;

/// What an operand of the ALU is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// What comes from the port of the register file.
    Port,
    /// A number of the code.
    Constant(u32),
}

/// What the ALU is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Both operands.
    pub operands: [Operand; 2],
    /// The operation, with two operands, or a comparison.
    pub op: Op,
}

/// Who gives the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    Alu,
    Multiplier,
    Divider,
}

/// An instruction as decode leaves it.
#[derive(Clone, Copy, Debug)]
pub struct Fields {
    /// What it does.
    pub op: Op,
    /// Its class.
    pub class: Class,
    /// The registers that its fields name.
    pub ports: [u8; 2],
    /// In its first cycle, while it is valid.
    pub first: Asked,
    /// In further cycles, and while it stands in the instruction register and is none.
    pub later: Asked,
    pub gives: Gives,
    /// ID/EX writes a register, x0 too; of a load the load/store unit does.
    pub writes: bool,
    /// Its register.
    pub rd: u8,
}

/// Of this instruction; `None` where decode finds none, or not one of the manual.
pub fn fields(entry: &StaticEntry, params: &Params) -> Option<Fields> {
    let word = if entry.length == 2 && entry.op == Op::Ebreak { 0x0010_0073 } else { entry.word };
    let long = word & 3 == 3;
    let ports = if long { [15, 20].map(|from| (word >> from & 31) as u8) } else { short_ports(entry)? };
    let pc = Operand::Constant(entry.pc as u32);
    let immediate = Operand::Constant(entry.immediate as u32);
    let upper = Operand::Constant((word as i32 >> 20) as u32);
    let zero = Operand::Constant(0);
    let (registers, from_first) = ([Operand::Port; 2], [Operand::Port, immediate]);
    let both = |operands, op| [Asked { operands, op }; 2];
    let link = Asked { operands: [pc, Operand::Constant(entry.length.into())], op: Op::Add };
    let target_alu = params.branch_target_alu;
    let [first, later] = match entry.class {
        Class::Alu => match (entry.op, of_registers(entry.op)) {
            (Op::Lui, _) => both([zero, immediate], Op::Add),
            (Op::Auipc, _) => both([pc, immediate], Op::Add),
            (op, Some(same)) if same == op => both(registers, op),
            // The field of the immediate has the bit that tells it from `srli`.
            (Op::Srai, _) => {
                let amount = Operand::Constant(0x400 | entry.immediate as u32 & 31);
                both([Operand::Port, amount], Op::Sra)
            }
            (_, op) => both(from_first, op?),
        },
        Class::Multiply | Class::Divide => both(registers, Op::Add),
        Class::Load | Class::Store => both(from_first, Op::Add),
        Class::Branch => {
            let compares = Asked { operands: registers, op: entry.op };
            // Where targets are added elsewhere nothing is chosen: zero, and an immediate's field.
            let later = if target_alu {
                let immediate = entry.immediate as u32;
                let high = (immediate << 19).cast_signed() >> 31 << 11;
                let low = (immediate >> 5 & 0x3f) << 5 | u32::from(ports[1]);
                Asked { operands: [zero, Operand::Constant(high as u32 | low)], op: entry.op }
            } else {
                Asked { operands: [pc, immediate], op: Op::Add }
            };
            [compares, later]
        }
        Class::Jump | Class::JumpRegister if target_alu => [link; 2],
        Class::Jump => [Asked { operands: [pc, immediate], op: Op::Add }, link],
        Class::JumpRegister => [Asked { operands: from_first, op: Op::Add }, link],
        Class::FenceI if !target_alu => [link; 2],
        Class::FenceI => both([zero, upper], Op::Sltu),
        Class::Fence => both([Operand::Port, upper], Op::Add),
        Class::Csr if word >> 14 & 1 == 1 => both([Operand::Constant(ports[0].into()), upper], Op::Sltu),
        Class::Csr => both([Operand::Port, upper], Op::Sltu),
        Class::System if entry.op != Op::Illegal => both([Operand::Port, upper], Op::Sltu),
        _ => return None,
    };
    let gives = match entry.class {
        Class::Multiply => Gives::Multiplier,
        Class::Divide => Gives::Divider,
        _ => Gives::Alu,
    };
    let writes = matches!(
        entry.class,
        Class::Alu | Class::Multiply | Class::Divide | Class::Jump | Class::JumpRegister | Class::Csr
    );
    let rd = entry.destinations.iter().flat_map(x_numbers).next().unwrap_or(0);
    Some(Fields { op: entry.op, class: entry.class, ports, first, later, gives, writes, rd })
}

/// The registers that the long form of a short word names.
fn short_ports(entry: &StaticEntry) -> Option<[u8; 2]> {
    let immediate = entry.immediate as u32;
    let bits = |from: u32| (immediate >> from & 31) as u8;
    let [rs1, rs2] = entry.rs();
    Some(match entry.class {
        Class::Alu if entry.op == Op::Lui => [bits(15), bits(20)],
        // In the long form of `c.mv` x0 comes first.
        Class::Alu if entry.op == Op::Add && rs2 == 0 => [0, rs1],
        Class::Alu if of_registers(entry.op) == Some(entry.op) => [rs1, rs2],
        Class::Alu | Class::Load => [rs1, bits(0)],
        Class::Store | Class::Branch | Class::JumpRegister => [rs1, rs2],
        Class::Jump => [bits(15), bits(0) & 0x1e | (immediate >> 11 & 1) as u8],
        _ => return None,
    })
}

/// The operation with two registers that does the same.
fn of_registers(op: Op) -> Option<Op> {
    Some(match op {
        Op::Add | Op::Addi => Op::Add,
        Op::Slt | Op::Slti => Op::Slt,
        Op::Sltu | Op::Sltiu => Op::Sltu,
        Op::Xor | Op::Xori => Op::Xor,
        Op::Or | Op::Ori => Op::Or,
        Op::And | Op::Andi => Op::And,
        Op::Sll | Op::Slli => Op::Sll,
        Op::Srl | Op::Srli => Op::Srl,
        Op::Sra | Op::Srai => Op::Sra,
        Op::Sub => Op::Sub,
        _ => return None,
    })
}
