//! What of a device is checked beside its functions: its state, its commands and their formulas.
//!
//! Source: docs/reference/devices.md, "A device of one's own".

use instar_diagnostic::{Diagnostic, Source, suggestion};
use num_bigint::BigInt;

use super::Checker;
use super::scope::Symbol;
use crate::ast::{self, StateItem};
use crate::description::StateDef;
use crate::hir::{Expr, File, Function, Place, Root, Stmt};
use crate::types::Type;

impl<'a> Checker<'a> {
    /// Declares what a device's table says, then what its text does.
    pub fn device_state(&mut self, states: &[StateDef], items: &[StateItem]) {
        for state in states {
            let number = self.states.len() as u8;
            self.scopes.declare(&state.name, Symbol::Registers(File::Own(number)));
            self.states.push(state.clone());
        }
        for item in items {
            match item {
                StateItem::Assignment(name, _) => {
                    let message = format!("a device has no parameter `{}`", name.text);
                    self.error_hint::<()>(name.span, message, "declare it with its type");
                }
                StateItem::Declaration(declaration) => self.state_declaration(declaration),
            }
        }
    }

    /// A call of the function `name`, which takes and returns nothing.
    pub fn command(&self, name: &str) -> Result<Function, Diagnostic> {
        let fault = |message: String, hint: String| {
            Err(self.source.diagnostic(instar_diagnostic::Span::default(), message).with_hint(hint))
        };
        let Some(Symbol::Function(number)) = self.scopes.find(name) else {
            let known = self.signatures.iter().map(|signature| signature.name.as_str());
            let hint = suggestion(name, "functions of the text", known);
            return fault(format!("the device's text has no function \"{name}\""), hint);
        };
        let signature = &self.signatures[*number];
        if !signature.parameters.is_empty() || signature.returns.is_some() {
            let message = format!("a command's function takes and returns nothing, and \"{name}\" does");
            return fault(message, format!("write `void {name}() {{ … }}` over the device's registers"));
        }
        let call = Stmt::Call(*number, vec![]);
        Ok(Function { name: name.to_owned(), returns: None, locals: vec![], body: vec![call] })
    }

    /// A function that puts the value of `formula`, as `ty`, into register file number `into`.
    pub fn formula(
        &mut self,
        source: Source<'a>,
        formula: &ast::Expr,
        ty: Type,
        into: usize,
    ) -> Result<Function, Diagnostic> {
        let text = std::mem::replace(&mut self.source, source);
        self.begin(vec![]);
        let value =
            self.expression(formula).and_then(|value| self.implicit(value, ty, "the number of cycles"));
        self.scopes.leave();
        self.source = text;
        let locals = std::mem::take(&mut self.locals);
        let Some(value) = value else {
            let unknown = || source.diagnostic(formula.span, "the number of cycles is no value");
            return Err(self.diagnostics.drain(..).next().unwrap_or_else(unknown));
        };
        let span = formula.span;
        let first = Expr::constant(BigInt::from(0), Type::BOOL, span);
        let place = Place { root: Root::Register(File::Own(into as u8), first), slice: None, ty, span };
        Ok(Function { name: String::new(), returns: None, locals, body: vec![Stmt::Assign(place, value)] })
    }
}
