//! Expressions on single limbs; what needs several goes to `wide`.

use instar_isa::RegisterFile;

use super::{Compiler, keeping, known};
use crate::bytecode::{BytecodeOp, SlotNumber};
use crate::host::to_limbs;
use crate::ir::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::types::{Type, operation_types};

impl Compiler<'_> {
    /// Computes `e`; the slot of its lowest limb. `want` is where a single limb should go if it
    /// must move anyway.
    pub(super) fn expression(&mut self, e: &Expr, want: Option<SlotNumber>) -> SlotNumber {
        let ty = e.ty;
        match &e.kind {
            ExprKind::Const(value) => self.constant(to_limbs(value, ty.limbs())),
            ExprKind::Field(field) => self.field(*field, want),
            ExprKind::Local { local, index } => {
                let n = ty.limbs();
                let base = self.local_slots[local];
                match index {
                    None => base,
                    Some(index) => match known(index) {
                        Some(index) => base + (index * n) as SlotNumber,
                        None => {
                            let count = self.body.locals[*local].count as u16;
                            let index = self.index(index);
                            let d = self.destination(n, want);
                            self.emit(BytecodeOp::ReadArray { d, base, index, count, n: n as u16 });
                            d
                        }
                    },
                }
            }
            ExprKind::Register { file: RegisterFile::Own(file), index } => self.own(*file, index, ty, want),
            ExprKind::Register { index, .. } => match self.field_register(index) {
                Some(lsb) => self.single(want, |d| BytecodeOp::ReadXField { d, lsb }),
                None => {
                    let index = self.index(index);
                    self.single(want, |d| BytecodeOp::ReadX { d, index })
                }
            },
            ExprKind::Setting(setting) => {
                self.single(want, |d| BytecodeOp::ReadSetting { d, setting: *setting })
            }
            ExprKind::Vector { register, low } => self.read_vector(register, low, ty, want),
            ExprKind::Pc => self.single(want, |d| BytecodeOp::ReadPc { d }),
            ExprKind::Table { table, index } => {
                let index = self.index(index);
                let d = self.destination(ty.limbs(), want);
                self.emit(BytecodeOp::ReadTable { d, index, table: *table as u16 });
                d
            }
            ExprKind::Convert(inner) => self.convert(inner, ty, want),
            ExprKind::Slice(inner, low) => self.slice(inner, *low, ty, want),
            ExprKind::SliceAt(..) => unreachable!("only shifts and masks are compiled"),
            ExprKind::Concat(parts) if ty.limbs() > 1 => self.wide_concat(parts, ty),
            ExprKind::Concat(parts) => self.concat(parts, want),
            ExprKind::Select(condition, a, b) => {
                let c = self.expression(condition, None);
                let (a, b) = (self.expression(a, None), self.expression(b, None));
                if ty.limbs() > 1 {
                    let d = self.temporary(ty.limbs());
                    self.emit(BytecodeOp::WideSelect { d, c, a, b, n: ty.limbs() as u16 });
                    return d;
                }
                self.single(want, |d| BytecodeOp::Select { d, c, a, b })
            }
            ExprKind::Unary(op, a) if ty.limbs() > 1 => self.wide_unary(*op, a, ty),
            ExprKind::Unary(op, a) => self.unary(*op, a, ty, want),
            ExprKind::Binary(op, a, b) if a.ty.limbs() > 1 => self.wide_binary(*op, a, b, ty),
            ExprKind::Binary(op, a, b) => self.binary(*op, a, b, ty, want),
        }
    }

    pub(super) fn destination(&mut self, limbs: u32, want: Option<SlotNumber>) -> SlotNumber {
        match want {
            Some(slot) if limbs == 1 => slot,
            _ => self.temporary(limbs),
        }
    }

    fn single(&mut self, want: Option<SlotNumber>, op: impl FnOnce(SlotNumber) -> BytecodeOp) -> SlotNumber {
        let d = self.destination(1, want);
        self.emit(op(d));
        d
    }

    fn field(&mut self, field: usize, want: Option<SlotNumber>) -> SlotNumber {
        let d = self.destination(1, want);
        let segments = self.fields[field].segments.clone();
        for (number, segment) in segments.iter().enumerate() {
            let (lsb, width, up) = (segment.word_lsb, segment.width, segment.field_lsb);
            self.emit(BytecodeOp::Field { d, lsb, width, up, add: number > 0 });
        }
        d
    }

    fn own(&mut self, file: u8, index: &Expr, ty: Type, want: Option<SlotNumber>) -> SlotNumber {
        let layout = self.layouts[usize::from(file)];
        let n = ty.limbs();
        match known(index).filter(|index| *index < layout.count) {
            Some(index) => {
                let d = self.destination(n, want);
                self.emit(BytecodeOp::ReadOwn { d, at: layout.base + index * n, n: n as u16 });
                d
            }
            None => {
                let index = self.index(index);
                let d = self.destination(n, want);
                self.emit(BytecodeOp::ReadOwnAt { d, index, file });
                d
            }
        }
    }

    fn convert(&mut self, inner: &Expr, ty: Type, want: Option<SlotNumber>) -> SlotNumber {
        if ty.limbs() > 1 {
            return self.wide_convert(inner, ty);
        }
        let a = self.expression(inner, None);
        // The lowest limb of a wide value is all that is left of it.
        if ty.width == 64 || inner.ty.limbs() == 1 && inner.natural_type().fits(ty) {
            return a;
        }
        let shift = (64 - ty.width) as u8;
        self.single(want, |d| {
            if ty.signed { BytecodeOp::Signed { d, a, shift } } else { BytecodeOp::Unsigned { d, a, shift } }
        })
    }

    fn slice(&mut self, inner: &Expr, low: u32, ty: Type, want: Option<SlotNumber>) -> SlotNumber {
        let width = ty.width;
        if let ExprKind::Register { file: RegisterFile::Own(file), index } = &inner.kind
            && width <= 64
        {
            let layout = self.layouts[usize::from(*file)];
            if let Some(index) = known(index).filter(|index| *index < layout.count) {
                let at = layout.base + index * layout.limbs + low / 64;
                return self.single(want, |d| BytecodeOp::ReadOwnBits {
                    d,
                    at,
                    low: (low % 64) as u8,
                    width: width as u8,
                });
            }
        }
        let a = self.expression(inner, None);
        let (limb, bit) = (low / 64, low % 64);
        if bit + width <= 64 {
            let a = a + limb as SlotNumber;
            let (left, right) = ((64 - bit - width) as u8, (64 - width) as u8);
            if left == 0 && right == 0 {
                return a;
            }
            return self.single(want, |d| BytecodeOp::Bits { d, a, left, right });
        }
        let d = self.temporary(ty.limbs());
        let (from, n) = (inner.ty.limbs() as u16, ty.limbs() as u16);
        self.emit(BytecodeOp::WideSlice { d, a, low: low as u16, from, n });
        self.normalise(d, ty);
        d
    }

    fn concat(&mut self, parts: &[Expr], want: Option<SlotNumber>) -> SlotNumber {
        let mut high = self.unsigned_part(&parts[0]);
        for (number, part) in parts.iter().enumerate().skip(1) {
            let low = self.unsigned_part(part);
            let want = if number + 1 == parts.len() { want } else { None };
            let by = part.ty.width as u8;
            high = self.single(want, |d| BytecodeOp::Join { d, high, low, by });
        }
        high
    }

    /// A part of a concatenation: its bits without sign.
    pub(super) fn unsigned_part(&mut self, part: &Expr) -> SlotNumber {
        let a = self.expression(part, None);
        if !part.ty.signed || part.ty.width.is_multiple_of(64) {
            return a;
        }
        let plain = Type::unsigned(part.ty.width);
        let d = self.temporary(plain.limbs());
        self.copy(d, a, plain.limbs());
        self.normalise(d, plain);
        d
    }

    fn unary(&mut self, op: UnaryOp, a: &Expr, ty: Type, want: Option<SlotNumber>) -> SlotNumber {
        let natural = a.natural_type();
        let a = self.expression(a, None);
        match op {
            UnaryOp::Not if ty.signed || ty.width == 64 => self.single(want, |d| BytecodeOp::Not { d, a }),
            UnaryOp::Not => {
                let b = self.constant(vec![u64::MAX >> (64 - ty.width)]);
                self.single(want, |d| BytecodeOp::Xor { d, a, b })
            }
            UnaryOp::Negate => {
                let d = self.single(want, |d| BytecodeOp::Negate { d, a });
                if !(ty.signed && natural.width < ty.width) {
                    self.normalise(d, ty);
                }
                d
            }
        }
    }

    fn binary(&mut self, op: BinaryOp, x: &Expr, y: &Expr, ty: Type, want: Option<SlotNumber>) -> SlotNumber {
        use crate::ast::BinaryOperator as Rule;
        if matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight) {
            return self.shift(op, x, y, ty, want);
        }
        let signed = x.ty.signed;
        let (a, b) = (self.expression(x, None), self.expression(y, None));
        let op = |d| match op {
            BinaryOp::Add => (BytecodeOp::Add { d, a, b }, Some(Rule::Add)),
            BinaryOp::Sub => (BytecodeOp::Sub { d, a, b }, Some(Rule::Sub)),
            BinaryOp::Mul => (BytecodeOp::Mul { d, a, b }, Some(Rule::Mul)),
            BinaryOp::Div => (BytecodeOp::Divide { d, a, b, signed, remainder: false }, Some(Rule::Div)),
            BinaryOp::Rem => (BytecodeOp::Divide { d, a, b, signed, remainder: true }, None),
            BinaryOp::And => (BytecodeOp::And { d, a, b }, None),
            BinaryOp::Or => (BytecodeOp::Or { d, a, b }, None),
            BinaryOp::Xor => (BytecodeOp::Xor { d, a, b }, None),
            BinaryOp::Equal => (BytecodeOp::Equal { d, a, b }, None),
            BinaryOp::NotEqual => (BytecodeOp::NotEqual { d, a, b }, None),
            BinaryOp::Less if signed => (BytecodeOp::LessSigned { d, a, b }, None),
            BinaryOp::Less => (BytecodeOp::LessUnsigned { d, a, b }, None),
            BinaryOp::LessEqual if signed => (BytecodeOp::LessEqualSigned { d, a, b }, None),
            BinaryOp::LessEqual => (BytecodeOp::LessEqualUnsigned { d, a, b }, None),
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => unreachable!("handled above"),
        };
        let d = self.destination(1, want);
        let (op, rule) = op(d);
        self.emit(op);
        if let Some(rule) = rule {
            let natural = operation_types(rule, x.natural_type(), y.natural_type()).result;
            // A quotient by zero is all ones, whatever the operands.
            if rule == Rule::Div || !natural.fits(ty) {
                self.normalise(d, ty);
            }
        }
        d
    }

    fn shift(
        &mut self,
        op: BinaryOp,
        x: &Expr,
        amount: &Expr,
        ty: Type,
        want: Option<SlotNumber>,
    ) -> SlotNumber {
        let a = self.expression(x, None);
        let left = op == BinaryOp::ShiftLeft;
        let signed = ty.signed;
        let d = match known(amount) {
            Some(by) if by < 64 => {
                let by = by as u8;
                self.single(want, |d| {
                    if left {
                        BytecodeOp::ShiftLeftBy { d, a, by }
                    } else {
                        BytecodeOp::ShiftRightBy { d, a, by, signed }
                    }
                })
            }
            _ => {
                let b = self.index(amount);
                self.single(want, |d| {
                    if left {
                        BytecodeOp::ShiftLeft { d, a, b }
                    } else {
                        BytecodeOp::ShiftRight { d, a, b, signed }
                    }
                })
            }
        };
        if left {
            let natural = x.natural_type();
            let room = known(amount).is_some_and(|by| natural.fits(ty) && natural.width + by < ty.width);
            if !room {
                self.normalise(d, ty);
            }
        }
        d
    }

    /// The operand of a product on one limb with its sign, where its value fits.
    pub(super) fn single_limb<'a>(&self, e: &'a Expr) -> Option<&'a Expr> {
        let kept = keeping(e);
        (kept.ty.limbs() == 1).then_some(kept)
    }
}
