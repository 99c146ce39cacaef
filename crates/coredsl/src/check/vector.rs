//! The vector registers and what their unit is set to.

use super::Checker;
use super::access::Range;
use super::scope::Symbol;
use crate::ast;
use crate::hir::Expr;
use crate::types::Type;
use crate::vector::{MAX_BITS, REGISTERS, VectorSetting};
use instar_diagnostic::Span;

impl Checker<'_> {
    /// Declares what a base set with vectors brings.
    pub(super) fn declare_vectors(&mut self) {
        self.scopes.declare("V", Symbol::Vectors);
        for (setting, name) in VectorSetting::ALL {
            self.scopes.declare(name, Symbol::Setting(setting));
        }
    }

    /// Whether a name belongs to the base set.
    pub(super) fn is_base_name(&self, name: &str) -> bool {
        ["X", "PC", "MEM", "XLEN"].contains(&name) || self.vectors && is_vector_name(name)
    }

    /// What to do where a name of the vector unit is used without it.
    pub(super) fn needs_vectors(&self, name: &str) -> Option<&'static str> {
        (!self.vectors && is_vector_name(name)).then_some("write `extends RVV` for the vector registers")
    }

    /// Whether the expression is `V`.
    pub(super) fn is_vectors(&self, e: &ast::Expr) -> bool {
        matches!(&e.kind, ast::ExprKind::Name(name) if matches!(self.scopes.find(name), Some(Symbol::Vectors)))
    }

    /// `V[vd]` without the bits that are meant.
    pub(super) fn whole_register<T>(&mut self, span: Span) -> Option<T> {
        let hint = "say which: element i of 16 bits is `V[vd][16*i+15:16*i]`, bit i of a mask `V[0][i]`";
        self.error_hint(span, "a vector register has VLEN bits, which no value can hold", hint)
    }

    /// The register of `V[register][…]`, and the type of its bits in a range.
    pub(super) fn vector_bits(
        &mut self,
        register: &ast::Expr,
        range: &Range,
        span: Span,
    ) -> Option<(Expr, Type)> {
        let register = self.expression(register)?;
        if register.value().is_some_and(|number| *number >= REGISTERS.into() || *number < 0.into()) {
            let number = register.value().expect("known");
            return self
                .error(register.span, format!("there is no vector register {number}; they are 0 to 31"));
        }
        let bits = range.count;
        if bits > 1 && !bits.is_multiple_of(8) || bits > MAX_BITS {
            let message = format!("{bits} bits of vector registers in one access");
            let hint = format!("one bit is possible, and whole bytes up to {MAX_BITS} bits");
            return self.error_hint(span, message, hint);
        }
        if let Some(low) = range.low.value()
            && bits > 1
            && (low % 8u32) != 0.into()
        {
            let message = format!("bytes of vector registers that begin with bit {low}");
            return self.error_hint(span, message, "begin with a multiple of 8, or take a single bit");
        }
        Some((register, Type::unsigned(bits)))
    }
}

fn is_vector_name(name: &str) -> bool {
    name == "V" || VectorSetting::ALL.iter().any(|(_, known)| *known == name)
}
