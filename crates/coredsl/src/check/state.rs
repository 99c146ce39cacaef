//! `architectural_state`: parameters, constants, tables, registers and aliases.

use num_bigint::BigInt;

use super::scope::Symbol;
use super::{Checker, Place};
use crate::ast::{Declaration, Declarator, ExprKind, Initializer, StateItem};
use crate::base;
use crate::description::{StateDef, Table};
use crate::hir::File;
use crate::types::Type;
use instar_diagnostic::nearest;
use instar_isa::Xlen;

/// Registers that one description may declare in one file.
const MAX_REGISTERS: u32 = 4096;

impl Checker<'_> {
    /// Declares the base set's names, then the description's own.
    pub fn state(&mut self, items: &[StateItem]) {
        for item in items {
            if let StateItem::Assignment(name, value) = item {
                self.parameter(name, value);
            }
        }
        let xlen = BigInt::from(self.xlen.bits());
        let ty = Type::of_value(&xlen);
        self.scopes.declare("XLEN", Symbol::Constant(xlen, ty));
        self.scopes.declare("RFS", Symbol::Constant(BigInt::from(32), Type::unsigned(6)));
        self.scopes.declare("X", Symbol::Registers(File::X));
        self.scopes.declare("PC", Symbol::Pc);
        self.scopes.declare("MEM", Symbol::Memory);
        if self.vectors {
            self.declare_vectors();
        }
        for item in items {
            if let StateItem::Declaration(declaration) = item {
                self.state_declaration(declaration);
            }
        }
    }

    /// `XLEN = 64;`: the only parameter of the base sets.
    fn parameter(&mut self, name: &crate::ast::Name, value: &crate::ast::Expr) {
        if name.text != "XLEN" {
            let hint = nearest(&name.text, ["XLEN"])
                .map_or("declare it with its type".to_string(), |near| format!("did you mean `{near}`?"));
            self.error_hint::<()>(name.span, format!("the base set has no parameter `{}`", name.text), hint);
            return;
        }
        let Some(bits) = self.constant(value, "XLEN") else { return };
        let wanted = match u32::try_from(&bits) {
            Ok(32) => Xlen::Rv32,
            Ok(64) => Xlen::Rv64,
            _ => {
                self.error::<()>(value.span, format!("XLEN is 32 or 64, not {bits}"));
                return;
            }
        };
        if self.xlen_fixed && wanted != self.xlen {
            let message = format!("XLEN is {} in the base set", self.xlen.bits());
            self.error_hint::<()>(value.span, message, "extend RISCVBase to leave it open");
        }
        self.xlen = wanted;
        self.xlen_fixed = true;
    }

    pub(super) fn state_declaration(&mut self, declaration: &Declaration) {
        if declaration.register && declaration.constant {
            let hint = "write `register` for a register, `const` for a constant";
            self.error_hint::<()>(declaration.span, "a register is no constant", hint);
            return;
        }
        for declarator in &declaration.declarators {
            self.attributes(&declarator.attributes, Place::State);
            if self.state_declarator(declaration, declarator).is_none() {
                self.broken(&declarator.name.text);
            }
        }
    }

    fn state_declarator(&mut self, declaration: &Declaration, declarator: &Declarator) -> Option<()> {
        let name = &declarator.name;
        if base::find(&name.text).is_none() && self.is_base_name(&name.text) {
            let message = format!("`{}` belongs to the base set", name.text);
            return self.error_hint(name.span, message, "leave the declaration out");
        }
        if declaration.external {
            return self.outside(declaration.span, "`extern` state", "memory is reached through MEM");
        }
        let ty = self.value_type(&declaration.ty)?;
        if declarator.alias {
            return self.alias(declarator, ty);
        }
        if declarator.dimensions.len() > 1 {
            let span = declarator.dimensions[1].span;
            return self.outside(span, "an array of arrays", "use one dimension and compute the index");
        }
        let count = match declarator.dimensions.first() {
            Some(size) => {
                let count = self.constant(size, "the number of elements")?;
                match u32::try_from(&count) {
                    Ok(count) if (1..=MAX_REGISTERS).contains(&count) => Some(count),
                    _ => {
                        let message = format!(
                            "an array cannot have {count} elements; 1 to {MAX_REGISTERS} are possible"
                        );
                        return self.error(size.span, message);
                    }
                }
            }
            None => None,
        };
        let values = self.initial_values(declarator, ty, count)?;
        let constant = declaration.constant || !declaration.register;
        match (constant, values) {
            (false, values) => self.register(declarator, ty, count, values),
            (true, None) => {
                let message = format!("the constant `{}` has no value", name.text);
                self.error_hint(name.span, message, "write `= value`, or `register` in front of a register")
            }
            (true, Some(values)) => {
                let symbol = if count.is_some() {
                    self.tables.push(Table { name: name.text.clone(), ty, values });
                    Symbol::Table(self.tables.len() - 1)
                } else {
                    Symbol::Constant(values[0].clone(), ty)
                };
                self.declare(name, symbol);
                Some(())
            }
        }
    }

    /// Uses of a name whose declaration was a mistake are not reported again.
    pub(super) fn broken(&mut self, name: &str) {
        if self.scopes.find(name).is_none() {
            self.scopes.declare(name, Symbol::Broken);
        }
    }

    fn register(
        &mut self,
        declarator: &Declarator,
        ty: Type,
        count: Option<u32>,
        reset: Option<Vec<BigInt>>,
    ) -> Option<()> {
        let name = &declarator.name;
        if self.states.len() == usize::from(u8::MAX) {
            return self.error(name.span, "a description can have at most 255 register files");
        }
        let elements = count.unwrap_or(1);
        let reset = reset.unwrap_or_else(|| vec![BigInt::from(0); elements as usize]);
        self.states.push(StateDef {
            name: name.text.clone(),
            ty,
            count: elements,
            array: count.is_some(),
            reset,
            span: name.span,
        });
        self.declare(name, Symbol::Registers(File::Own((self.states.len() - 1) as u8)));
        Some(())
    }

    /// Initial values of a declarator as constants; `Some(None)` where there are none.
    #[allow(clippy::option_option)]
    pub(super) fn initial_values(
        &mut self,
        declarator: &Declarator,
        ty: Type,
        count: Option<u32>,
    ) -> Option<Option<Vec<BigInt>>> {
        let name = &declarator.name.text;
        let elements = match (&declarator.initializer, count) {
            (None, _) => return Some(None),
            (Some(Initializer::Expr(value)), None) => std::slice::from_ref(value),
            (Some(Initializer::List(values, span)), Some(count)) => {
                if values.len() != count as usize {
                    let message = format!("`{name}` has {count} elements, the list has {}", values.len());
                    return self.error(*span, message);
                }
                values
            }
            (Some(Initializer::Expr(value)), Some(count)) => {
                let message = format!("`{name}` has {count} elements and needs a list of values");
                return self.error_hint(value.span, message, "write `= { a, b, … }`");
            }
            (Some(Initializer::List(_, span)), None) => {
                return self.error(*span, format!("`{name}` is no array and takes one value, not a list"));
            }
        };
        let mut values = vec![];
        for element in elements {
            let checked = self.expression(element)?;
            let checked = self.implicit(checked, ty, "the initial value")?;
            match checked.value() {
                Some(value) => values.push(value.clone()),
                None => return self.error(element.span, "the initial value must be a constant"),
            }
        }
        Some(Some(values))
    }

    /// `unsigned<XLEN>& RA = X[1];`
    fn alias(&mut self, declarator: &Declarator, ty: Type) -> Option<()> {
        let span = declarator.name.span;
        let Some(Initializer::Expr(target)) = &declarator.initializer else {
            return self.error_hint(span, "an alias needs a register", "write `& NAME = X[1]`");
        };
        let (base, index) = match &target.kind {
            ExprKind::Index { base, index, end: None } => (base.as_ref(), Some(index)),
            _ => (target, None),
        };
        let file = match &base.kind {
            ExprKind::Name(name) => match self.scopes.find(name) {
                Some(Symbol::Registers(file)) => *file,
                _ => {
                    return self
                        .error(base.span, format!("`{name}` is no register that could have an alias"));
                }
            },
            _ => return self.error(base.span, "an alias stands for one register, such as `X[1]`"),
        };
        let index = match index {
            Some(index) => self.constant(index, "the register of an alias")?,
            None => BigInt::from(0),
        };
        let (element, count) = self.file_type(file);
        if element != ty {
            return self.error(target.span, format!("the register is {element}, its alias {ty}"));
        }
        match u32::try_from(&index) {
            Ok(index) if index < count => {
                self.declare(&declarator.name, Symbol::Alias(file, index));
                Some(())
            }
            _ => self.error(target.span, format!("register {index} of {count} does not exist")),
        }
    }

    /// Type and number of the registers of a file.
    pub(super) fn file_type(&self, file: File) -> (Type, u32) {
        match file {
            File::X => (self.xlen_type(), 32),
            File::Own(number) => {
                let state = &self.states[usize::from(number)];
                (state.ty, state.count)
            }
        }
    }
}
