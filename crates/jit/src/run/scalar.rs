//! What runs compute in X registers.
//!
//! Source: the operation descriptions of The RISC-V Instruction Set Manual, Volume I. Amounts of
//! shifts are taken modulo the width, by Cranelift as by the manual.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};
use instar_isa::{Op, Xlen};

use super::{RunStep, Translator};

/// Instructions that compute with an immediate, or with a register.
const VALUES: &[Op] = &[
    Op::Lui,
    Op::Auipc,
    Op::Addi,
    Op::Slti,
    Op::Sltiu,
    Op::Xori,
    Op::Ori,
    Op::Andi,
    Op::Slli,
    Op::Srli,
    Op::Srai,
    Op::Add,
    Op::Sub,
    Op::Sll,
    Op::Slt,
    Op::Sltu,
    Op::Xor,
    Op::Srl,
    Op::Sra,
    Op::Or,
    Op::And,
    Op::Sh1add,
    Op::Sh2add,
    Op::Sh3add,
    Op::Andn,
    Op::Orn,
    Op::Xnor,
    Op::Max,
    Op::Maxu,
    Op::Min,
    Op::Minu,
    Op::SextB,
    Op::SextH,
    Op::ZextH,
    Op::Rol,
    Op::Ror,
    Op::Rori,
    Op::Rev8,
    Op::Mul,
    Op::Mulh,
    Op::Mulhu,
    Op::CzeroEqz,
    Op::CzeroNez,
];
/// Those of RV64 alone.
const LONG: &[Op] = &[
    Op::Addiw,
    Op::Slliw,
    Op::Srliw,
    Op::Sraiw,
    Op::Addw,
    Op::Subw,
    Op::Sllw,
    Op::Srlw,
    Op::Sraw,
    Op::AddUw,
    Op::Sh1addUw,
    Op::Sh2addUw,
    Op::Sh3addUw,
    Op::SlliUw,
    Op::Rolw,
    Op::Rorw,
    Op::Roriw,
    Op::Mulw,
];
const LOADS: &[Op] = &[Op::Lb, Op::Lh, Op::Lw, Op::Lbu, Op::Lhu, Op::Sb, Op::Sh, Op::Sw];
const LONG_LOADS: &[Op] = &[Op::Ld, Op::Lwu, Op::Sd];

/// Whether runs can have this.
pub(super) fn known(op: Op, xlen: Xlen) -> bool {
    let both = [VALUES, LOADS];
    let long = [LONG, LONG_LOADS];
    both.iter().any(|list| list.contains(&op))
        || xlen == Xlen::Rv64 && long.iter().any(|list| list.contains(&op))
}

/// Where the second operand comes from.
fn has_immediate(op: Op) -> bool {
    use Op::*;
    matches!(
        op,
        Addi | Slti
            | Sltiu
            | Xori
            | Ori
            | Andi
            | Slli
            | Srli
            | Srai
            | Rori
            | SlliUw
            | Addiw
            | Slliw
            | Srliw
            | Sraiw
            | Roriw
    )
}

impl Translator<'_> {
    /// What the step computes.
    pub(super) fn scalar(&mut self, step: &RunStep) -> Value {
        if matches!(step.op, Op::Lui | Op::Auipc) {
            return self.number(step.immediate);
        }
        let a = self.x(step.rs1);
        let b = if has_immediate(step.op) { self.number(step.immediate) } else { self.x(step.rs2) };
        match step.op {
            Op::Addiw | Op::Addw => self.low(Op::Add, a, b),
            Op::Subw => self.low(Op::Sub, a, b),
            Op::Slliw | Op::Sllw => self.low(Op::Sll, a, b),
            Op::Srliw | Op::Srlw => self.low(Op::Srl, a, b),
            Op::Sraiw | Op::Sraw => self.low(Op::Sra, a, b),
            Op::Rolw => self.low(Op::Rol, a, b),
            Op::Rorw | Op::Roriw => self.low(Op::Ror, a, b),
            Op::Mulw => self.low(Op::Mul, a, b),
            op => self.value(op, a, b),
        }
    }

    /// The sign-extended result of an operation on the low words.
    fn low(&mut self, op: Op, a: Value, b: Value) -> Value {
        let [a, b] = [a, b].map(|value| self.builder.ins().ireduce(types::I32, value));
        let value = self.value(op, a, b);
        self.builder.ins().sextend(types::I64, value)
    }

    fn value(&mut self, op: Op, a: Value, b: Value) -> Value {
        let ins = self.builder.ins();
        match op {
            Op::Addi | Op::Add => ins.iadd(a, b),
            Op::Sub => ins.isub(a, b),
            Op::Xori | Op::Xor => ins.bxor(a, b),
            Op::Ori | Op::Or => ins.bor(a, b),
            Op::Andi | Op::And => ins.band(a, b),
            Op::Slli | Op::Sll => ins.ishl(a, b),
            Op::Srli | Op::Srl => ins.ushr(a, b),
            Op::Srai | Op::Sra => ins.sshr(a, b),
            Op::Rol => ins.rotl(a, b),
            Op::Rori | Op::Ror => ins.rotr(a, b),
            Op::Andn => ins.band_not(a, b),
            Op::Orn => ins.bor_not(a, b),
            Op::Xnor => ins.bxor_not(a, b),
            Op::Mul => ins.imul(a, b),
            Op::Mulh => ins.smulhi(a, b),
            Op::Mulhu => ins.umulhi(a, b),
            Op::Rev8 => ins.bswap(a),
            Op::Max => ins.smax(a, b),
            Op::Maxu => ins.umax(a, b),
            Op::Min => ins.smin(a, b),
            Op::Minu => ins.umin(a, b),
            Op::Slti | Op::Slt => self.flag(IntCC::SignedLessThan, a, b),
            Op::Sltiu | Op::Sltu => self.flag(IntCC::UnsignedLessThan, a, b),
            Op::Sh1add | Op::Sh2add | Op::Sh3add => self.scaled(op, a, b),
            Op::AddUw | Op::Sh1addUw | Op::Sh2addUw | Op::Sh3addUw => {
                let a = self.low_word(a);
                self.scaled(op, a, b)
            }
            Op::SlliUw => {
                let a = self.low_word(a);
                self.builder.ins().ishl(a, b)
            }
            Op::SextB | Op::SextH | Op::ZextH => {
                let ty = if op == Op::SextB { types::I8 } else { types::I16 };
                let low = ins.ireduce(ty, a);
                let ins = self.builder.ins();
                if op == Op::ZextH { ins.uextend(self.word, low) } else { ins.sextend(self.word, low) }
            }
            Op::CzeroEqz | Op::CzeroNez => {
                let zero = self.number(0);
                let [kept, other] = if op == Op::CzeroEqz { [a, zero] } else { [zero, a] };
                self.builder.ins().select(b, kept, other)
            }
            _ => unreachable!("`known` says which there are"),
        }
    }

    fn flag(&mut self, condition: IntCC, a: Value, b: Value) -> Value {
        let bit = self.builder.ins().icmp(condition, a, b);
        self.builder.ins().uextend(self.word, bit)
    }

    /// a, shifted as the name says, and b.
    fn scaled(&mut self, op: Op, a: Value, b: Value) -> Value {
        let amount = match op {
            Op::Sh1add | Op::Sh1addUw => 1,
            Op::Sh2add | Op::Sh2addUw => 2,
            Op::Sh3add | Op::Sh3addUw => 3,
            _ => 0,
        };
        let amount = self.number(amount);
        let scaled = self.builder.ins().ishl(a, amount);
        self.builder.ins().iadd(scaled, b)
    }

    fn low_word(&mut self, a: Value) -> Value {
        let low = self.builder.ins().ireduce(types::I32, a);
        self.builder.ins().uextend(types::I64, low)
    }
}
