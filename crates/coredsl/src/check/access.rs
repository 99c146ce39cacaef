//! Indexed access: registers, memory, tables, arrays, bits and ranges.

use std::collections::BTreeMap;

use num_bigint::BigInt;

use super::Checker;
use super::expression::{binary, convert};
use super::scope::Symbol;
use crate::ast::{self, BinaryOperator};
use crate::fold;
use crate::hir::{Expr, ExprKind, File};
use crate::types::{MAX_WIDTH, Type};
use instar_diagnostic::Span;

/// The most bytes that one memory access may have.
const MAX_BYTES: u32 = 256;

/// What stands in front of the brackets.
pub(super) enum Base<'a> {
    Registers(File),
    Table(usize),
    Memory,
    /// Bits of a vector register: what stands in the first brackets.
    Vector(&'a ast::Expr),
    Array(usize),
    /// Any scalar: the brackets choose bits.
    Scalar,
}

/// Both ends of a range `[high:low]`.
pub(super) struct Range {
    pub low: Expr,
    pub count: u32,
}

impl Checker<'_> {
    pub(super) fn base_kind<'e>(&self, base: &'e ast::Expr) -> Base<'e> {
        if let ast::ExprKind::Index { base: file, index, end: None } = &base.kind
            && self.is_vectors(file)
        {
            return Base::Vector(index);
        }
        let ast::ExprKind::Name(name) = &base.kind else { return Base::Scalar };
        match self.scopes.find(name) {
            Some(Symbol::Registers(File::X)) => Base::Registers(File::X),
            Some(Symbol::Registers(File::Own(n))) if self.states[usize::from(*n)].array => {
                Base::Registers(File::Own(*n))
            }
            Some(Symbol::Table(number)) => Base::Table(*number),
            Some(Symbol::Memory) => Base::Memory,
            Some(Symbol::Local(number)) if self.locals[*number].count > 0 => Base::Array(*number),
            _ => Base::Scalar,
        }
    }

    pub(super) fn index(
        &mut self,
        base: &ast::Expr,
        index: &ast::Expr,
        end: Option<&ast::Expr>,
        span: Span,
    ) -> Option<Expr> {
        if self.is_vectors(base) {
            return self.whole_register(span);
        }
        let kind = self.base_kind(base);
        let range = self.range(index, end)?;
        let element = |kind, ty| Some(Expr { ty, kind, span });
        match kind {
            Base::Memory => {
                let bytes = self.memory_bytes(&range, span)?;
                let address = Box::new(self.address(range.low));
                element(ExprKind::Load { address, bytes }, Type::unsigned(8 * bytes))
            }
            Base::Registers(file) => {
                let (ty, count) = self.file_type(file);
                self.elements(range, ty, count, span, |index| ExprKind::Register(file, Box::new(index)))
            }
            Base::Array(number) => {
                let (ty, count) = (self.locals[number].ty, self.locals[number].count);
                self.elements(range, ty, count, span, |index| ExprKind::Local(number, Some(Box::new(index))))
            }
            Base::Table(number) => {
                let (ty, count) = (self.tables[number].ty, self.tables[number].values.len() as u32);
                let known = range.low.value().and_then(|index| u32::try_from(index).ok());
                if let (Some(index), 1) = (known.filter(|index| *index < count), range.count) {
                    let value = self.tables[number].values[index as usize].clone();
                    return Some(Expr::constant(value, ty, span));
                }
                self.elements(range, ty, count, span, |index| ExprKind::Table(number, Box::new(index)))
            }
            Base::Vector(register) => {
                let (register, ty) = self.vector_bits(register, &range, span)?;
                element(ExprKind::Vector { register: Box::new(register), low: Box::new(range.low) }, ty)
            }
            Base::Scalar => {
                let value = self.expression(base)?;
                self.bits(value, range, span)
            }
        }
    }

    /// One element, or several as one value with the first in the low bits.
    fn elements(
        &mut self,
        range: Range,
        ty: Type,
        count: u32,
        span: Span,
        access: impl Fn(Expr) -> ExprKind,
    ) -> Option<Expr> {
        self.check_bounds(&range, count, "element", span)?;
        if range.count == 1 {
            return Some(Expr { ty, kind: access(range.low), span });
        }
        if range.count > count {
            return self.error(span, format!("the range has {} elements, the array {count}", range.count));
        }
        let parts = (0..range.count).rev().map(|offset| {
            let index = add_offset(range.low.clone(), offset, span);
            Expr { ty, kind: access(index), span }
        });
        let parts = parts.collect();
        self.concat(parts, span)
    }

    /// Bits of a scalar.
    pub(super) fn bits(&mut self, value: Expr, range: Range, span: Span) -> Option<Expr> {
        let width = value.ty.width;
        self.check_bounds(&range, width, "bit", span)?;
        let ty = Type::unsigned(range.count);
        if let (Some(value), Some(low)) = (value.value(), range.low.value()) {
            let low = u32::try_from(low).expect("bounds were checked");
            return Some(Expr::constant(fold::slice(value, low, range.count), ty, span));
        }
        Some(Expr { ty, kind: ExprKind::Slice(Box::new(value), Box::new(range.low)), span })
    }

    pub(super) fn check_bounds(&mut self, range: &Range, count: u32, what: &str, span: Span) -> Option<()> {
        if range.count > count {
            return self.error(span, format!("a range of {} {what}s, but there are {count}", range.count));
        }
        let Some(low) = range.low.value() else { return Some(()) };
        let high = low + (range.count - 1);
        if low.sign() == num_bigint::Sign::Minus || high >= BigInt::from(count) {
            let shown = if low.sign() == num_bigint::Sign::Minus { low } else { &high };
            let message = format!("{what} {shown} does not exist; there are {count}, numbered from 0");
            return self.error(span, message);
        }
        Some(())
    }

    pub(super) fn memory_bytes(&mut self, range: &Range, span: Span) -> Option<u32> {
        if range.count > MAX_BYTES {
            return self
                .error(span, format!("{} bytes in one access; {MAX_BYTES} are possible", range.count));
        }
        Some(range.count)
    }

    /// An address modulo 2^XLEN.
    pub(super) fn address(&self, index: Expr) -> Expr {
        convert(index, self.xlen_type())
    }

    /// `[i]` or `[high:low]`, whose size must be known.
    pub(super) fn range(&mut self, index: &ast::Expr, end: Option<&ast::Expr>) -> Option<Range> {
        let high = self.expression(index);
        let Some(end) = end else { return Some(Range { low: high?, count: 1 }) };
        let low = self.expression(end)?;
        let high = high?;
        let span = index.span.to(end.span);
        let distance = difference(&high, &low);
        match distance {
            Some(distance) if (0..i64::from(MAX_WIDTH)).contains(&distance) => {
                Some(Range { low, count: distance as u32 + 1 })
            }
            Some(distance) if distance < 0 => {
                let hint = "the first number is that of the most significant part";
                self.error_hint(span, "a range runs from the higher index to the lower one", hint)
            }
            _ => {
                let hint = "both ends are constants, or differ by a constant as in `[i+7:i]`";
                self.error_hint(span, "the size of this range is not known", hint)
            }
        }
    }
}

fn add_offset(index: Expr, offset: u32, span: Span) -> Expr {
    if offset == 0 {
        return index;
    }
    let offset = BigInt::from(offset);
    let ty = Type::of_value(&offset);
    binary(BinaryOperator::Add, index, Expr::constant(offset, ty, span), span)
}

/// `a - b` where it does not depend on anything.
fn difference(a: &Expr, b: &Expr) -> Option<i64> {
    let (mut terms, mut constant) = (BTreeMap::new(), 0);
    linear(a, 1, &mut terms, &mut constant)?;
    linear(b, -1, &mut terms, &mut constant)?;
    terms.values().all(|factor| *factor == 0).then_some(constant)
}

/// Adds `factor * e` to a sum of terms.
fn linear(e: &Expr, factor: i64, terms: &mut BTreeMap<String, i64>, constant: &mut i64) -> Option<()> {
    match &e.kind {
        ExprKind::Const(value) => {
            *constant = constant.checked_add(factor.checked_mul(i64::try_from(value).ok()?)?)?;
        }
        // Sums widen, so an extension changes no value.
        ExprKind::Convert(inner) if inner.ty.fits(e.ty) => linear(inner, factor, terms, constant)?,
        ExprKind::Binary(BinaryOperator::Add, a, b) => {
            linear(a, factor, terms, constant)?;
            linear(b, factor, terms, constant)?;
        }
        ExprKind::Binary(BinaryOperator::Sub, a, b) => {
            linear(a, factor, terms, constant)?;
            linear(b, factor.checked_neg()?, terms, constant)?;
        }
        ExprKind::Binary(BinaryOperator::Mul, a, b) => match (a.value(), b.value()) {
            (Some(value), _) => linear(b, factor.checked_mul(i64::try_from(value).ok()?)?, terms, constant)?,
            (_, Some(value)) => linear(a, factor.checked_mul(i64::try_from(value).ok()?)?, terms, constant)?,
            _ => *terms.entry(key(e)?).or_default() += factor,
        },
        _ => *terms.entry(key(e)?).or_default() += factor,
    }
    Some(())
}

/// Equal for expressions that always have equal values; none for loads and calls.
fn key(e: &Expr) -> Option<String> {
    Some(match &e.kind {
        ExprKind::Const(value) => value.to_string(),
        ExprKind::Field(number) => format!("field{number}"),
        ExprKind::Local(number, None) => format!("local{number}"),
        ExprKind::Local(number, Some(index)) => format!("local{number}[{}]", key(index)?),
        ExprKind::Register(file, index) => format!("{file:?}[{}]", key(index)?),
        ExprKind::Pc => "pc".to_string(),
        ExprKind::Table(number, index) => format!("table{number}[{}]", key(index)?),
        ExprKind::Binary(op, a, b) => format!("({} {op:?} {})", key(a)?, key(b)?),
        ExprKind::Convert(a) => format!("({}){}", e.ty, key(a)?),
        ExprKind::Slice(a, low) => format!("{}[{}+{}]", key(a)?, key(low)?, e.ty.width),
        ExprKind::Negate(a) => format!("-{}", key(a)?),
        ExprKind::Complement(a) => format!("~{}", key(a)?),
        ExprKind::Setting(setting) => format!("{setting:?}"),
        ExprKind::Vector { .. }
        | ExprKind::Load { .. }
        | ExprKind::Call { .. }
        | ExprKind::Concat(_)
        | ExprKind::Select(..) => {
            return None;
        }
    })
}
