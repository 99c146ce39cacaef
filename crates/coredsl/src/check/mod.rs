//! Resolves names and types of a parsed description; every mistake becomes a diagnostic.
//!
//! Source: CoreDSL 2 language reference and the analyser of its reference front end, release
//! 2.0.21.

mod access;
mod attribute;
mod device;
mod expression;
mod place;
mod scope;
mod state;
mod statement;
mod vector;

use instar_isa::Xlen;
use num_bigint::BigInt;

use crate::ast;
use crate::description::{StateDef, Table};
use crate::encoding::Encoding;
use crate::hir;
use crate::types::{MAX_WIDTH, Type};
pub(crate) use attribute::{Place, names as attribute_names};
use instar_diagnostic::{Diagnostic, Source, Span};
use scope::{Scopes, Symbol};

/// What a function takes and returns.
#[derive(Clone, Debug)]
struct Signature {
    name: String,
    parameters: Vec<Type>,
    returns: Option<Type>,
}

/// Checks one instruction set.
pub(crate) struct Checker<'a> {
    source: Source<'a>,
    pub diagnostics: Vec<Diagnostic>,
    /// What is right, and said all the same.
    pub notes: Vec<Diagnostic>,
    pub xlen: Xlen,
    pub xlen_fixed: bool,
    /// Whether the base set has vector registers.
    vectors: bool,
    scopes: Scopes,
    signatures: Vec<Signature>,
    pub states: Vec<StateDef>,
    pub tables: Vec<Table>,
    /// Of the function or instruction in hand.
    locals: Vec<hir::Local>,
    fields: Vec<u32>,
    returns: Option<Option<Type>>,
    loops: u32,
}

impl<'a> Checker<'a> {
    pub fn new(source: Source<'a>, xlen: Xlen, xlen_fixed: bool, vectors: bool) -> Self {
        Self {
            source,
            diagnostics: vec![],
            notes: vec![],
            xlen,
            xlen_fixed,
            vectors,
            scopes: Scopes::new(),
            signatures: vec![],
            states: vec![],
            tables: vec![],
            locals: vec![],
            fields: vec![],
            returns: None,
            loops: 0,
        }
    }

    fn xlen_type(&self) -> Type {
        Type::unsigned(self.xlen.bits())
    }

    /// Reports and yields nothing, so that `?` leaves the construct in hand.
    fn error<T>(&mut self, span: Span, message: impl Into<String>) -> Option<T> {
        self.diagnostics.push(self.source.diagnostic(span, message));
        None
    }

    fn error_hint<T>(
        &mut self,
        span: Span,
        message: impl Into<String>,
        hint: impl Into<String>,
    ) -> Option<T> {
        self.diagnostics.push(self.source.diagnostic(span, message).with_hint(hint));
        None
    }

    fn outside<T>(&mut self, span: Span, what: &str, instead: &str) -> Option<T> {
        self.error_hint(span, format!("{what} is outside the supported subset of CoreDSL"), instead)
    }

    fn declare(&mut self, name: &ast::Name, symbol: Symbol) {
        if let Some(before) = self.scopes.declare(&name.text, symbol) {
            let message = format!("`{}` is declared twice; it is {} already", name.text, before.describe());
            self.error::<()>(name.span, message);
        }
    }

    /// Declares all functions by name, then checks their bodies.
    pub fn functions(&mut self, functions: &[ast::Function]) -> Vec<hir::Function> {
        for (number, function) in functions.iter().enumerate() {
            self.attributes(&function.attributes, Place::Function);
            let returns = self.return_type(&function.returns);
            let parameters =
                function.parameters.iter().map(|(ty, _)| self.value_type(ty).unwrap_or(Type::BOOL)).collect();
            self.signatures.push(Signature { name: function.name.text.clone(), parameters, returns });
            self.declare(&function.name, Symbol::Function(number));
        }
        functions.iter().enumerate().map(|(number, function)| self.function(number, function)).collect()
    }

    fn function(&mut self, number: usize, function: &ast::Function) -> hir::Function {
        let signature = self.signatures[number].clone();
        self.begin(vec![]);
        for ((_, name), ty) in function.parameters.iter().zip(&signature.parameters) {
            self.new_local(name, *ty, 0);
        }
        self.returns = Some(signature.returns);
        let mut body = vec![];
        self.statement(&function.body, &mut body);
        self.scopes.leave();
        if signature.returns.is_some() && !always_returns(&body) {
            let message = format!("`{}` can end without `return`", signature.name);
            self.error::<()>(function.name.span, message);
        }
        hir::Function {
            name: signature.name,
            returns: signature.returns,
            locals: std::mem::take(&mut self.locals),
            body,
        }
    }

    /// Checks the behavior of one instruction; it becomes a function without parameters.
    pub fn behavior(&mut self, instruction: &ast::Instruction, encoding: &Encoding) -> hir::Function {
        self.begin(encoding.fields.iter().map(|field| u32::from(field.width)).collect());
        for (number, (field, span)) in encoding.fields.iter().zip(&encoding.spans).enumerate() {
            let name = ast::Name { text: field.name.clone(), span: *span };
            self.declare(&name, Symbol::Field(number));
        }
        self.returns = None;
        let mut body = vec![];
        self.statement(&instruction.behavior, &mut body);
        self.scopes.leave();
        hir::Function {
            name: instruction.name.text.clone(),
            returns: None,
            locals: std::mem::take(&mut self.locals),
            body,
        }
    }

    fn begin(&mut self, fields: Vec<u32>) {
        self.scopes.enter();
        self.locals.clear();
        self.fields = fields;
        self.loops = 0;
    }

    fn new_local(&mut self, name: &ast::Name, ty: Type, count: u32) -> usize {
        self.locals.push(hir::Local { name: name.text.clone(), ty, count });
        let number = self.locals.len() - 1;
        self.declare(name, Symbol::Local(number));
        number
    }

    fn return_type(&mut self, spec: &ast::TypeSpec) -> Option<Type> {
        match spec {
            ast::TypeSpec::Void(_) => None,
            ast::TypeSpec::Integer { .. } => self.value_type(spec),
        }
    }

    /// The type that a specification names; `void` is a mistake here.
    fn value_type(&mut self, spec: &ast::TypeSpec) -> Option<Type> {
        match spec {
            ast::TypeSpec::Void(span) => self.error(*span, "a value cannot have the type `void`"),
            ast::TypeSpec::Integer { signed, size, .. } => {
                let value = self.constant(size, "the width of a type")?;
                match u32::try_from(&value) {
                    Ok(width) if (1..=MAX_WIDTH).contains(&width) => Some(Type { width, signed: *signed }),
                    _ => {
                        let message =
                            format!("a type cannot have {value} bits; 1 to {MAX_WIDTH} are possible");
                        self.error(size.span, message)
                    }
                }
            }
        }
    }

    /// The value of an expression that must be known here.
    fn constant(&mut self, expression: &ast::Expr, what: &str) -> Option<BigInt> {
        let checked = self.expression(expression)?;
        match checked.value() {
            Some(value) => Some(value.clone()),
            None => self.error_hint(
                expression.span,
                format!("{what} must be a constant"),
                "literals, parameters and `const` scalars are constants",
            ),
        }
    }

    /// `expression` as `ty`, if that loses nothing.
    fn implicit(&mut self, expression: hir::Expr, ty: Type, what: &str) -> Option<hir::Expr> {
        if expression.ty.fits(ty) {
            return Some(expression::convert(expression, ty));
        }
        if let Some(value) = expression.value()
            && Type::of_value(value).fits(ty)
        {
            return Some(hir::Expr::constant(value.clone(), ty, expression.span));
        }
        let from = expression.ty;
        let hint = if let Some(value) = expression.value() {
            format!("the value {value} needs {}", Type::of_value(value))
        } else if from.width > ty.width {
            format!("write `({ty})(…)` if the upper bits may be dropped")
        } else {
            format!("write `({ty})(…)` if the sign may be read as a value bit or the reverse")
        };
        self.error_hint(expression.span, format!("{what} is {from} and does not fit into {ty}"), hint)
    }
}

/// Whether every path through the statements ends in `return` or a trap.
fn always_returns(body: &[hir::Stmt]) -> bool {
    body.iter().any(|statement| match statement {
        hir::Stmt::Return(_) | hir::Stmt::Raise(_) => true,
        hir::Stmt::Block(inner) => always_returns(inner),
        hir::Stmt::If(_, then, otherwise) => always_returns(then) && always_returns(otherwise),
        _ => false,
    })
}
