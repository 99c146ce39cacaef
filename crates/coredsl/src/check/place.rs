//! What may stand on the left of an assignment.

use num_bigint::BigInt;

use super::Checker;
use super::access::Base;
use super::scope::Symbol;
use crate::ast;
use crate::hir::{Expr, ExprKind, File, Place, Root};
use crate::types::Type;

impl Checker<'_> {
    pub(super) fn place(&mut self, target: &ast::Expr) -> Option<Place> {
        let span = target.span;
        match &target.kind {
            ast::ExprKind::Name(name) => self.named_place(name, target),
            ast::ExprKind::Index { base, index, end } => {
                if self.is_vectors(base) {
                    return self.whole_register(span);
                }
                let kind = self.base_kind(base);
                let range = self.range(index, end.as_deref())?;
                let one = |root, ty| Some(Place { root, slice: None, ty, span });
                match kind {
                    Base::Memory => {
                        let bytes = self.memory_bytes(&range, span)?;
                        let address = self.address(range.low);
                        one(Root::Memory { address, bytes }, Type::unsigned(8 * bytes))
                    }
                    Base::Registers(file) => {
                        let (ty, count) = self.file_type(file);
                        self.check_bounds(&range, count, "element", span)?;
                        if range.count == 1 {
                            return one(Root::Register(file, range.low), ty);
                        }
                        let (first, count) = (range.low, range.count);
                        one(
                            Root::Registers { file, first, count, element: ty },
                            Type::unsigned(ty.width * count),
                        )
                    }
                    Base::Array(number) => {
                        let (ty, count) = (self.locals[number].ty, self.locals[number].count);
                        self.check_bounds(&range, count, "element", span)?;
                        if range.count > 1 {
                            return self.outside(
                                span,
                                "writing a range of a local array",
                                "write it in a loop",
                            );
                        }
                        one(Root::Local(number, Some(range.low)), ty)
                    }
                    Base::Table(_) => self.error(span, "a constant table cannot be written"),
                    Base::Vector(register) => {
                        let (register, ty) = self.vector_bits(register, &range, span)?;
                        one(Root::Vector { register, low: range.low }, ty)
                    }
                    Base::Scalar => {
                        let whole = self.place(base)?;
                        if whole.slice.is_some()
                            || matches!(
                                whole.root,
                                Root::Memory { .. } | Root::Registers { .. } | Root::Vector { .. }
                            )
                        {
                            return self.outside(
                                span,
                                "writing a part of a part",
                                "use one pair of brackets",
                            );
                        }
                        self.check_bounds(&range, whole.ty.width, "bit", span)?;
                        let ty = Type::unsigned(range.count);
                        Some(Place { slice: Some(range.low), ty, span, ..whole })
                    }
                }
            }
            ast::ExprKind::Concat(_) => {
                self.outside(span, "writing to a concatenation", "assign the parts one by one")
            }
            _ => self.error(span, "this cannot be written; a register, a variable or memory can"),
        }
    }

    fn named_place(&mut self, name: &str, target: &ast::Expr) -> Option<Place> {
        let span = target.span;
        let Some(symbol) = self.scopes.find(name).cloned() else { return self.unknown(name, span) };
        let constant = |value: u32| {
            let value = BigInt::from(value);
            let ty = Type::of_value(&value);
            Expr::constant(value, ty, span)
        };
        let (root, ty) = match symbol {
            Symbol::Local(number) if self.locals[number].count == 0 => {
                (Root::Local(number, None), self.locals[number].ty)
            }
            Symbol::Broken => return None,
            Symbol::Pc => (Root::Pc, self.xlen_type()),
            Symbol::Alias(file, index) => (Root::Register(file, constant(index)), self.file_type(file).0),
            Symbol::Registers(file @ File::Own(number)) if !self.states[usize::from(number)].array => {
                (Root::Register(file, constant(0)), self.file_type(file).0)
            }
            Symbol::Constant(..) | Symbol::Field(_) | Symbol::Function(_) | Symbol::Setting(_) => {
                let message = format!("`{name}` is {} and cannot be written", symbol.describe());
                return self.error(span, message);
            }
            Symbol::Vectors => return self.whole_register(span),
            Symbol::Registers(_) | Symbol::Local(_) | Symbol::Memory | Symbol::Table(_) => {
                let message = format!("`{name}` is an array and needs an index");
                return self.error_hint(span, message, format!("write `{name}[…]`"));
            }
        };
        Some(Place { root, slice: None, ty, span })
    }
}

/// The value that stands in a place.
pub(super) fn value_of(place: &Place) -> Expr {
    let span = place.span;
    let root_type = |ty| if place.slice.is_some() { None } else { Some(ty) };
    let kind = match &place.root {
        Root::Local(number, index) => ExprKind::Local(*number, index.clone().map(Box::new)),
        Root::Register(file, index) => ExprKind::Register(*file, Box::new(index.clone())),
        Root::Pc => ExprKind::Pc,
        Root::Vector { register, low } => {
            ExprKind::Vector { register: Box::new(register.clone()), low: Box::new(low.clone()) }
        }
        Root::Memory { address, bytes } => {
            ExprKind::Load { address: Box::new(address.clone()), bytes: *bytes }
        }
        Root::Registers { .. } => unreachable!("compound assignments to ranges are refused"),
    };
    debug_assert!(root_type(place.ty).is_some(), "compound assignments to slices are expanded by the caller");
    Expr { ty: place.ty, kind, span }
}
