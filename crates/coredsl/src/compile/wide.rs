//! Expressions on several limbs.

use super::Compiler;
use crate::bytecode::{BytecodeOp, SlotNumber};
use crate::ir::{BinaryOp, Expr, UnaryOp};
use crate::types::Type;

impl Compiler<'_> {
    pub(super) fn wide_convert(&mut self, inner: &Expr, ty: Type) -> SlotNumber {
        let a = self.expression(inner, None);
        let (from, n) = (inner.ty.limbs() as u16, ty.limbs() as u16);
        let same_limbs =
            from == n && (inner.ty.fits(ty) || ty.width.is_multiple_of(64) && ty.width <= inner.ty.width);
        if same_limbs {
            return a;
        }
        let d = self.temporary(ty.limbs());
        self.emit(BytecodeOp::WideExtend { d, a, from, n, signed: inner.ty.signed });
        if !inner.ty.fits(ty) {
            self.normalise(d, ty);
        }
        d
    }

    pub(super) fn wide_concat(&mut self, parts: &[Expr], ty: Type) -> SlotNumber {
        let slots: Vec<_> = parts.iter().map(|part| self.unsigned_part(part)).collect();
        let of = ty.limbs() as u16;
        let d = self.temporary(ty.limbs());
        self.emit(BytecodeOp::WideZero { d, n: of });
        let mut low = 0;
        for (part, a) in parts.iter().zip(slots).rev() {
            self.emit(BytecodeOp::WideOrInto { d, a, low: low as u16, n: part.ty.limbs() as u16, of });
            low += part.ty.width;
        }
        d
    }

    pub(super) fn wide_unary(&mut self, op: UnaryOp, a: &Expr, ty: Type) -> SlotNumber {
        let a = self.expression(a, None);
        let n = ty.limbs() as u16;
        let d = self.temporary(ty.limbs());
        self.emit(match op {
            UnaryOp::Not => BytecodeOp::WideNot { d, a, n },
            UnaryOp::Negate => BytecodeOp::WideNegate { d, a, n },
        });
        self.normalise(d, ty);
        d
    }

    /// Operands on several limbs; the result of a comparison has one.
    pub(super) fn wide_binary(&mut self, op: BinaryOp, x: &Expr, y: &Expr, ty: Type) -> SlotNumber {
        let (limbs, signed) = (x.ty.limbs(), x.ty.signed);
        let n = limbs as u16;
        if op == BinaryOp::Mul
            && limbs == 2
            && let (Some(x), Some(y)) = (self.single_limb(x), self.single_limb(y))
        {
            let (signed_a, signed_b) = (x.ty.signed, y.ty.signed);
            let (a, b) = (self.expression(x, None), self.expression(y, None));
            let d = self.temporary(2);
            self.emit(BytecodeOp::MulFull { d, a, b, signed_a, signed_b });
            self.normalise(d, ty);
            return d;
        }
        let a = self.expression(x, None);
        if matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight) {
            let b = self.index(y);
            let d = self.temporary(limbs);
            self.emit(if op == BinaryOp::ShiftLeft {
                BytecodeOp::WideShiftLeft { d, a, b, n }
            } else {
                BytecodeOp::WideShiftRight { d, a, b, n, signed }
            });
            self.normalise(d, ty);
            return d;
        }
        let b = self.expression(y, None);
        let d = self.temporary(ty.limbs());
        let remainder = op == BinaryOp::Rem;
        self.emit(match op {
            BinaryOp::Add => BytecodeOp::WideAdd { d, a, b, n },
            BinaryOp::Sub => BytecodeOp::WideSub { d, a, b, n },
            BinaryOp::Mul => BytecodeOp::WideMul { d, a, b, n },
            BinaryOp::Div | BinaryOp::Rem => BytecodeOp::WideDivide { d, a, b, n, signed, remainder },
            BinaryOp::And => BytecodeOp::WideAnd { d, a, b, n },
            BinaryOp::Or => BytecodeOp::WideOr { d, a, b, n },
            BinaryOp::Xor => BytecodeOp::WideXor { d, a, b, n },
            BinaryOp::Equal => BytecodeOp::WideEqual { d, a, b, n, inverted: false },
            BinaryOp::NotEqual => BytecodeOp::WideEqual { d, a, b, n, inverted: true },
            BinaryOp::Less => BytecodeOp::WideLess { d, a, b, n, signed },
            BinaryOp::LessEqual => BytecodeOp::WideLessEqual { d, a, b, n, signed },
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => unreachable!("handled above"),
        });
        if matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div) {
            self.normalise(d, ty);
        }
        d
    }
}
