//! What runs compute in vector registers, 16 bytes at a time.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapters "V" and "Vector Cryptography"
//! (Zvkb).

use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Type, Value, types};
use instar_isa::Op;

use super::{LaneSelection, RunStep, StepOperand, Translator};

/// Bytes of a host vector.
const CHUNK: u16 = 16;
/// Longer groups cost more than they save: the code of each is written out.
const MOST_CHUNKS: u16 = 8;

/// What is done with the elements of vs2 and the operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LaneOperation {
    Add,
    Subtract,
    SubtractFrom,
    And,
    AndNot,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
    ShiftRightSigned,
    RotateRight,
    Multiply,
    Move,
}

impl LaneOperation {
    fn of(op: Op) -> Option<Self> {
        Some(match op {
            Op::VaddVv | Op::VaddVx | Op::VaddVi => Self::Add,
            Op::VsubVv | Op::VsubVx => Self::Subtract,
            Op::VrsubVx | Op::VrsubVi => Self::SubtractFrom,
            Op::VandVv | Op::VandVx | Op::VandVi => Self::And,
            Op::VandnVv | Op::VandnVx => Self::AndNot,
            Op::VorVv | Op::VorVx | Op::VorVi => Self::Or,
            Op::VxorVv | Op::VxorVx | Op::VxorVi => Self::Xor,
            Op::VsllVx | Op::VsllVi => Self::ShiftLeft,
            Op::VsrlVx | Op::VsrlVi => Self::ShiftRight,
            Op::VsraVx | Op::VsraVi => Self::ShiftRightSigned,
            Op::VrorVi => Self::RotateRight,
            Op::VmulVv | Op::VmulVx => Self::Multiply,
            Op::VmvVV | Op::VmvVX | Op::VmvVI => Self::Move,
            _ => return None,
        })
    }

    fn shifts(self) -> bool {
        matches!(self, Self::ShiftLeft | Self::ShiftRight | Self::ShiftRightSigned | Self::RotateRight)
    }
}

/// Whether runs can have this: hosts have neither bytes to shift and multiply nor long products.
pub(super) fn known(op: Op, lanes: &LaneSelection) -> bool {
    let Some(does) = LaneOperation::of(op) else { return false };
    let hosts_have = match does {
        LaneOperation::ShiftRightSigned => matches!(lanes.sew, 1 | 2),
        LaneOperation::Multiply => matches!(lanes.sew, 1 | 2),
        _ if does.shifts() => lanes.sew > 0,
        _ => true,
    };
    hosts_have && lanes.bytes.is_multiple_of(CHUNK) && lanes.bytes <= MOST_CHUNKS * CHUNK
}

impl Translator<'_> {
    /// An instruction on vectors.
    pub(super) fn lanes(&mut self, step: &RunStep, lanes: &LaneSelection, lasts: bool) {
        let does = LaneOperation::of(step.op).expect("`known` says which there are");
        let ty = [types::I8X16, types::I16X8, types::I32X4, types::I64X2][usize::from(lanes.sew)];
        let scalar = self.operand(step, lanes, does, ty);
        for at in (0..lanes.bytes / self.part).step_by(usize::from(CHUNK)) {
            let value = match scalar {
                Some(b) if does == LaneOperation::Move => b,
                Some(b) => {
                    let a = self.chunk(lanes.a + at, ty);
                    self.combined(does, lanes, ty, a, b)
                }
                None => {
                    let b = self.chunk(lanes.b + at, ty);
                    if does == LaneOperation::Move {
                        b
                    } else {
                        let a = self.chunk(lanes.a + at, ty);
                        self.combined(does, lanes, ty, a, b)
                    }
                }
            };
            self.chunks.insert(lanes.d + at, value);
            if lasts {
                self.builder.ins().store(MemFlagsData::trusted(), value, self.file, i32::from(lanes.d + at));
            }
        }
    }

    /// The operand where it is no group: a number of bits for shifts, else the same in every
    /// element.
    fn operand(
        &mut self,
        step: &RunStep,
        lanes: &LaneSelection,
        does: LaneOperation,
        ty: Type,
    ) -> Option<Value> {
        let bits = ty.lane_bits() as i64;
        let value = match lanes.operand {
            StepOperand::Vector => return None,
            StepOperand::Immediate(amount) if does.shifts() => {
                // Immediates of shifts are unsigned.
                let field = if does == LaneOperation::RotateRight { 63 } else { 31 };
                return Some(self.builder.ins().iconst(types::I32, i64::from(amount) & field & (bits - 1)));
            }
            StepOperand::Immediate(value) => {
                let mask = if bits == 64 { -1 } else { (1 << bits) - 1 };
                self.builder.ins().iconst(ty.lane_type(), i64::from(value) & mask)
            }
            StepOperand::X => {
                let value = self.x(step.rs1);
                if does.shifts() {
                    return Some(value);
                }
                let (from, to) = (self.builder.func.dfg.value_type(value), ty.lane_type());
                match () {
                    () if from == to => value,
                    () if from.bits() < to.bits() => self.builder.ins().sextend(to, value),
                    () => self.builder.ins().ireduce(to, value),
                }
            }
        };
        Some(self.builder.ins().splat(ty, value))
    }

    fn combined(
        &mut self,
        does: LaneOperation,
        lanes: &LaneSelection,
        ty: Type,
        a: Value,
        b: Value,
    ) -> Value {
        let ins = self.builder.ins();
        match does {
            LaneOperation::Add => ins.iadd(a, b),
            LaneOperation::Subtract => ins.isub(a, b),
            LaneOperation::SubtractFrom => ins.isub(b, a),
            LaneOperation::And => ins.band(a, b),
            LaneOperation::AndNot => ins.band_not(a, b),
            LaneOperation::Or => ins.bor(a, b),
            LaneOperation::Xor => ins.bxor(a, b),
            LaneOperation::ShiftLeft => ins.ishl(a, b),
            LaneOperation::ShiftRight => ins.ushr(a, b),
            LaneOperation::ShiftRightSigned => ins.sshr(a, b),
            LaneOperation::Multiply => ins.imul(a, b),
            LaneOperation::RotateRight => {
                let StepOperand::Immediate(amount) = lanes.operand else { unreachable!("vror.vi alone") };
                let bits = i64::from(ty.lane_bits());
                let right = i64::from(amount) & (bits - 1);
                if right == 0 {
                    return a;
                }
                let low = ins.ushr(a, b);
                let left = self.builder.ins().iconst(types::I32, bits - right);
                let high = self.builder.ins().ishl(a, left);
                self.builder.ins().bor(low, high)
            }
            LaneOperation::Move => unreachable!("needs nothing computed"),
        }
    }

    /// The piece of the file at this byte, as elements of this type.
    fn chunk(&mut self, at: u16, ty: Type) -> Value {
        let value = match self.chunks.get(&at) {
            Some(&value) => value,
            None => self.builder.ins().load(ty, MemFlagsData::trusted(), self.file, i32::from(at)),
        };
        let had = self.builder.func.dfg.value_type(value);
        let value = match had == ty {
            true => value,
            false => {
                let order = MemFlagsData::new().with_endianness(cranelift_codegen::ir::Endianness::Little);
                self.builder.ins().bitcast(ty, order, value)
            }
        };
        self.chunks.insert(at, value);
        value
    }
}
