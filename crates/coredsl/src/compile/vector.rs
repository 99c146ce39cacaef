//! Bits of vector registers, and loops whose rounds are known only at run time.

use super::Compiler;
use crate::bytecode::{BytecodeOp, SlotNumber};
use crate::ir::{Expr, While};
use crate::types::Type;

impl Compiler<'_> {
    pub(super) fn read_vector(
        &mut self,
        register: &Expr,
        low: &Expr,
        ty: Type,
        want: Option<SlotNumber>,
    ) -> SlotNumber {
        let (register, low) = (self.index(register), self.index(low));
        let d = self.destination(ty.limbs(), want);
        self.emit(BytecodeOp::ReadVector { d, register, low, width: ty.width as u16 });
        d
    }

    pub(super) fn write_vector(&mut self, register: &Expr, low: &Expr, value: &Expr) {
        let a = self.expression(value, None);
        let (register, low) = (self.index(register), self.index(low));
        self.emit(BytecodeOp::WriteVector { a, register, low, width: value.ty.width as u16 });
    }

    /// The condition stands in front, after the body a jump back to it.
    pub(super) fn as_long_as(&mut self, looped: &While) {
        let first = self.ops.len() as u32;
        self.block(&looped.before);
        self.next = self.temporaries;
        let a = self.expression(&looped.condition, None);
        let branch = self.ops.len();
        self.emit(BytecodeOp::JumpIfZero { a, to: 0 });
        self.block(&looped.body);
        self.emit(BytecodeOp::Jump { to: first });
        self.ops[branch] = BytecodeOp::JumpIfZero { a, to: self.ops.len() as u32 };
    }
}
