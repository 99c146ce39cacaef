//! Checked behaviour to IR: calls inlined, loops unrolled, constants propagated.
//!
//! Source: own design. Loops must have a trip count that is known once calls are inlined and earlier loops
//! unrolled; `break`, `continue` and `return` under run-time conditions become flags.

mod expression;
mod forward;
mod statement;

use std::collections::HashMap;

use instar_isa::RegisterFile;
use num_bigint::BigInt;

use crate::description::{StateDef, Table};
use crate::hir;
use crate::ir::{Body, Expr, ExprKind, Local, LocalId, Statement, Target};
use crate::types::Type;
use instar_diagnostic::{Diagnostic, Source, Span};

/// Rounds of one loop beyond which a description is taken to be mistaken.
const MAX_ROUNDS: u32 = 65_536;
/// IR statements of one instruction beyond which a description is taken to be mistaken.
const MAX_STATEMENTS: usize = 200_000;
/// Calls inside one another, and conditions: what walks over the IR recurses, and must have room on a thread's stack.
const MAX_CALLS: usize = 200;
const MAX_CONDITIONS: usize = 500;

/// What is known at one point of the program.
#[derive(Clone, Default)]
struct Knowledge {
    /// Values of scalar locals.
    values: Vec<Option<BigInt>>,
    /// Control does not come here.
    dead: bool,
}

/// Flags of the loop in hand.
struct LoopFlags {
    broken: LocalId,
    continued: LocalId,
}

/// One inlined function.
struct Frame {
    /// IR locals of the function's own.
    locals: Vec<LocalId>,
    result: Option<LocalId>,
    returned: LocalId,
    loops: Vec<LoopFlags>,
}

pub(crate) struct Lowerer<'a> {
    source: Source<'a>,
    functions: &'a [hir::Function],
    states: &'a [StateDef],
    tables: &'a [Table],
    xlen: u32,
    locals: Vec<Local>,
    /// Locals that no live variable uses, by shape.
    free: HashMap<(Type, u32), Vec<LocalId>>,
    /// Locals of each open scope.
    scopes: Vec<Vec<LocalId>>,
    known: Knowledge,
    out: Vec<Statement>,
    emitted: usize,
    /// Functions being inlined, outermost first.
    calls: Vec<usize>,
    /// Conditions around the statement in hand.
    conditions: usize,
    /// The place in the text that was come to last.
    at: Span,
    frame: Frame,
    failure: Option<Diagnostic>,
}

/// The IR of a behaviour, or the first mistake that only shows when loops are unrolled.
pub(crate) fn lower(
    source: Source<'_>,
    behavior: &hir::Function,
    functions: &[hir::Function],
    states: &[StateDef],
    tables: &[Table],
    xlen: u32,
) -> Result<Body, Diagnostic> {
    let frame = Frame { locals: vec![], result: None, returned: 0, loops: vec![] };
    let mut lowerer = Lowerer {
        source,
        functions,
        states,
        tables,
        xlen,
        locals: vec![],
        free: HashMap::new(),
        scopes: vec![vec![]],
        known: Knowledge::default(),
        out: vec![],
        emitted: 0,
        calls: vec![],
        conditions: 0,
        at: Span::default(),
        frame,
        failure: None,
    };
    lowerer.frame = lowerer.new_frame(behavior, None);
    lowerer.block(&behavior.body);
    if let Some(failure) = lowerer.failure {
        return Err(failure);
    }
    let mut body = Body { locals: lowerer.locals, statements: lowerer.out };
    drop_dead_stores(&mut body);
    forward::forward(&mut body);
    Ok(body)
}

impl Lowerer<'_> {
    fn fail(&mut self, span: Span, message: impl Into<String>, hint: &str) {
        if self.failure.is_none() {
            let diagnostic = self.source.diagnostic(span, message);
            self.failure = Some(if hint.is_empty() { diagnostic } else { diagnostic.with_hint(hint) });
        }
        self.known.dead = true;
    }

    /// Whether nothing more is to be lowered: control does not come here, or a mistake was found.
    fn ended(&self) -> bool {
        self.known.dead || self.failure.is_some()
    }

    fn new_local(&mut self, ty: Type, count: u32) -> LocalId {
        let reused = self.free.get_mut(&(ty, count)).and_then(Vec::pop);
        let local = reused.unwrap_or_else(|| {
            self.locals.push(Local { ty, count });
            self.known.values.push(None);
            self.locals.len() - 1
        });
        self.known.values.resize(self.locals.len(), None);
        self.known.values[local] = None;
        self.scopes.last_mut().expect("a scope is open").push(local);
        local
    }

    /// A bool that starts at 0.
    fn new_flag(&mut self) -> LocalId {
        let flag = self.new_local(Type::BOOL, 1);
        self.set_flag(flag, false);
        flag
    }

    fn set_flag(&mut self, flag: LocalId, value: bool) {
        self.assign_local(flag, Expr::constant(u8::from(value), Type::BOOL));
    }

    fn new_frame(&mut self, function: &hir::Function, result: Option<LocalId>) -> Frame {
        let locals =
            function.locals.iter().map(|local| self.new_local(local.ty, local.count.max(1))).collect();
        Frame { locals, result, returned: self.new_flag(), loops: vec![] }
    }

    fn scoped<T>(&mut self, lower: impl FnOnce(&mut Self) -> T) -> T {
        self.scopes.push(vec![]);
        let result = lower(self);
        for local in self.scopes.pop().expect("the scope was opened here") {
            let Local { ty, count } = self.locals[local];
            self.free.entry((ty, count)).or_default().push(local);
        }
        result
    }

    fn emit(&mut self, statement: Statement) {
        self.emitted += 1;
        self.out.push(statement);
    }

    fn assign_local(&mut self, local: LocalId, value: Expr) {
        self.known.values[local] = value.value().cloned();
        self.emit(Statement::Assign { target: Target::Local { local, index: None }, low: None, value });
    }

    fn read_local(&self, local: LocalId) -> Expr {
        let ty = self.locals[local].ty;
        match &self.known.values[local] {
            Some(value) => Expr::constant(value.clone(), ty),
            None => Expr { ty, kind: ExprKind::Local { local, index: None } },
        }
    }

    /// Statements that `lower` emits, kept apart.
    fn collect<T>(&mut self, lower: impl FnOnce(&mut Self) -> T) -> (Vec<Statement>, T) {
        let outer = std::mem::take(&mut self.out);
        let result = lower(self);
        (std::mem::replace(&mut self.out, outer), result)
    }

    /// `if (condition) then else otherwise` for a condition that is not known.
    fn branch(&mut self, condition: Expr, then: impl FnOnce(&mut Self), otherwise: impl FnOnce(&mut Self)) {
        if self.conditions == MAX_CONDITIONS {
            let message = format!("more than {MAX_CONDITIONS} conditions inside one another");
            let hint = "each `return`, `break` or `continue` under a condition puts what follows under it";
            return self.fail(self.at, message, hint);
        }
        self.conditions += 1;
        let before = self.known.clone();
        let (then, ()) = self.collect(then);
        let after_then = std::mem::replace(&mut self.known, before);
        self.known.values.resize(self.locals.len(), None);
        let (otherwise, ()) = self.collect(otherwise);
        self.conditions -= 1;
        let after_otherwise = std::mem::take(&mut self.known);
        self.known = merge(after_then, after_otherwise);
        self.known.values.resize(self.locals.len(), None);
        if !then.is_empty() || !otherwise.is_empty() {
            self.emit(Statement::If { condition, then, otherwise });
        }
    }
}

fn merge(a: Knowledge, b: Knowledge) -> Knowledge {
    match (a.dead, b.dead) {
        (true, false) => return b,
        (false, true) => return a,
        _ => {}
    }
    let length = a.values.len().min(b.values.len());
    let values = a.values.into_iter().zip(b.values).map(|(a, b)| if a == b { a } else { None });
    Knowledge { values: values.take(length).collect(), dead: a.dead && b.dead }
}

fn file(file: hir::File) -> RegisterFile {
    match file {
        hir::File::X => RegisterFile::X,
        hir::File::Own(number) => RegisterFile::Own(number),
    }
}

/// Removes assignments to locals that nothing reads, until none is left.
fn drop_dead_stores(body: &mut Body) {
    loop {
        let mut read = vec![false; body.locals.len()];
        for statement in &body.statements {
            statement.visit(&mut |e| {
                if let ExprKind::Local { local, .. } = &e.kind {
                    read[*local] = true;
                }
            });
        }
        let mut dropped = false;
        retain(&mut body.statements, &read, &mut dropped);
        if !dropped {
            return;
        }
    }
}

fn retain(statements: &mut Vec<Statement>, read: &[bool], dropped: &mut bool) {
    statements.retain_mut(|statement| {
        let keep = match statement {
            Statement::Assign { target: Target::Local { local, .. }, .. } => read[*local],
            Statement::If { then, otherwise, .. } => {
                retain(then, read, dropped);
                retain(otherwise, read, dropped);
                !then.is_empty() || !otherwise.is_empty()
            }
            _ => true,
        };
        *dropped |= !keep;
        keep
    });
}
