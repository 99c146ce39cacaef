//! Checked behaviour to IR: calls inlined, constants propagated, loops gone through round by round.
//!
//! Source: own design. Loops must have a trip count that is known once calls are inlined and
//! earlier loops gone through; `break`, `continue` and `return` under run-time conditions become
//! flags. A loop stays one where its rounds are one body with another index.

mod expression;
mod repeat;
mod run_time;
mod statement;

use std::collections::HashMap;

use crate::hir;
use crate::ir::{AssignmentTarget, Body, Expr, ExprKind, Local, LocalId, Statement};
use crate::knowledge::Knowledge;
use crate::tidy::{drop_dead_stores, tidy};
use crate::types::Type;
use crate::unroll::{Names, OpenEnded};
use instar_diagnostic::{Diagnostic, Source, Span};
use instar_isa::RegisterFile;

/// Rounds of one loop beyond which a description is taken to be mistaken.
const MAX_ROUNDS: u32 = 65_536;
/// IR statements of one instruction beyond which a description is taken to be mistaken.
const MAX_STATEMENTS: usize = 200_000;
/// Calls inside one another, and conditions: what walks over the IR recurses, and must have room on
/// a thread's stack.
const MAX_CALLS: usize = 200;
const MAX_CONDITIONS: usize = 500;

/// What becomes of a loop whose rounds are one body.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loops {
    /// It stays a loop.
    Kept,
    /// Its rounds, which is what the pass that writes loops out is compared with.
    #[cfg(test)]
    WrittenOut,
}

/// Flags of the loop in hand.
#[derive(Clone, Copy)]
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
    names: Names<'a>,
    xlen: u32,
    loops: Loops,
    open_ended: OpenEnded,
    /// Loops around the statement in hand, those of callers too.
    rounds: usize,
    /// Those of them whose index is a value.
    open: usize,
    /// What counts the rounds of those whose number is known only at run time, where one of them is
    /// such a one.
    run_time: Option<LocalId>,
    locals: Vec<Local>,
    /// Names of locals; the first is empty.
    called: Vec<String>,
    /// Locals that no live variable uses.
    free: HashMap<Local, Vec<LocalId>>,
    /// Locals of each open scope.
    scopes: Vec<Vec<LocalId>>,
    known: Knowledge,
    out: Vec<Statement>,
    emitted: usize,
    /// Statements lowered to look for a loop's body: loops inside one another would take more of
    /// them than rounds, so there are as many as statements, and what comes later is written out.
    tried: usize,
    /// Functions being inlined, outermost first.
    calls: Vec<usize>,
    /// Conditions around the statement in hand.
    conditions: usize,
    /// The place in the text that was come to last.
    at: Span,
    frame: Frame,
    failure: Option<Diagnostic>,
}

/// The IR of a behaviour, or the first mistake that only shows in a round of a loop.
pub(crate) fn lower(
    source: Source<'_>,
    behavior: &hir::Function,
    functions: &[hir::Function],
    names: Names<'_>,
    xlen: u32,
    loops: Loops,
) -> Result<Body, Diagnostic> {
    let frame = Frame { locals: vec![], result: None, returned: 0, loops: vec![] };
    let mut lowerer = Lowerer {
        source,
        functions,
        names,
        xlen,
        loops,
        open_ended: names.open_ended,
        rounds: 0,
        open: 0,
        run_time: None,
        locals: vec![],
        called: vec![String::new()],
        free: HashMap::new(),
        scopes: vec![vec![]],
        known: Knowledge::default(),
        out: vec![],
        emitted: 0,
        tried: 0,
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
    let mut body = Body { locals: lowerer.locals, names: lowerer.called, statements: lowerer.out };
    if body.has_loops() || body.has_while() {
        drop_dead_stores(&mut body);
    } else {
        tidy(&mut body);
    }
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

    fn new_local(&mut self, name: &str, ty: Type, count: u32) -> LocalId {
        let name = self.called.iter().position(|known| known == name).unwrap_or_else(|| {
            self.called.push(name.to_string());
            self.called.len() - 1
        });
        let shape = Local { ty, count, name };
        let reused = self.free.get_mut(&shape).and_then(Vec::pop);
        let local = reused.unwrap_or_else(|| {
            self.locals.push(shape);
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
        let flag = self.new_local("", Type::BOOL, 1);
        self.set_flag(flag, false);
        flag
    }

    fn set_flag(&mut self, flag: LocalId, value: bool) {
        self.assign_local(flag, Expr::constant(u8::from(value), Type::BOOL));
    }

    fn new_frame(&mut self, function: &hir::Function, result: Option<LocalId>) -> Frame {
        let locals = function.locals.iter();
        let locals = locals.map(|local| self.new_local(&local.name, local.ty, local.count.max(1))).collect();
        Frame { locals, result, returned: self.new_flag(), loops: vec![] }
    }

    fn scoped<T>(&mut self, lower: impl FnOnce(&mut Self) -> T) -> T {
        self.scopes.push(vec![]);
        let result = lower(self);
        let mut freed = self.scopes.pop().expect("the scope was opened here");
        if self.rounds > 0 {
            // What is freed last is taken first: so the next round gets the same ones in the same
            // order.
            freed.reverse();
        }
        for local in freed {
            self.free.entry(self.locals[local]).or_default().push(local);
        }
        result
    }

    fn emit(&mut self, statement: Statement) {
        self.emitted += 1;
        self.out.push(statement);
    }

    fn assign_local(&mut self, local: LocalId, value: Expr) {
        self.known.values[local] = value.value().cloned();
        self.emit(Statement::Assign {
            target: AssignmentTarget::Local { local, index: None },
            low: None,
            value,
        });
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
        self.known = after_then.join(after_otherwise);
        self.known.values.resize(self.locals.len(), None);
        if !then.is_empty() || !otherwise.is_empty() {
            self.emit(Statement::If { condition, then, otherwise });
        }
    }
}

fn file(file: hir::File) -> RegisterFile {
    match file {
        hir::File::X => RegisterFile::X,
        hir::File::Own(number) => RegisterFile::Own(number),
    }
}
