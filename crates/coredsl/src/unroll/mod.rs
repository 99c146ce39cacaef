//! The pass that writes loops out: every round with its index known, and with all that follows from
//! it.
//!
//! Source: own design. What stands outside loops is taken over as it is. In a round, locals that
//! hold a known value become constants, expressions are built again by `simplify`, and of an `if`
//! with a known condition one way is left: so a round becomes what `lower` makes of it when it
//! lowers round after round. `lower` keeps a loop only where the two are the same.

#[cfg(test)]
mod tests;

use num_bigint::BigInt;

use crate::description::{StateDef, Table};
use crate::ir::assigned;
use crate::ir::{
    AssignmentTarget, BinaryOp, Body, Expr, ExprKind, Local, LocalId, Loop, Statement, UnaryOp, While,
};
use crate::knowledge::Knowledge;
use crate::place::{bits, insertion};
use crate::simplify::{binary, concat, convert, select, slice, unary};
use crate::tidy::{drop_dead_stores, forward, locals_read};
use crate::types::Type;
use instar_isa::RegisterFile;

/// What a body's numbers stand for.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    pub states: &'a [StateDef],
    pub tables: &'a [Table],
    /// Which loops may have rounds that are known only at run time.
    pub open_ended: OpenEnded,
}

/// Loops whose rounds are known only at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OpenEnded {
    /// None: of an instruction on scalars.
    Refused,
    /// Over vector registers: none in another one.
    Alone,
    /// In devices: one in another too.
    Nested,
}

/// The body without loops, and whether it raises every exception that the loops raise.
pub(crate) fn unrolled(body: &Body, names: Names<'_>) -> (Body, bool) {
    let known = Knowledge::none(body.locals.len());
    let mut pass = Pass::new(&body.locals, names, known, Form::Unrolled { open: false });
    pass.block(&body.statements);
    let mut rounds = Body { locals: body.locals.clone(), names: body.names.clone(), statements: pass.out };
    drop_dead_stores(&mut rounds);
    let (read, left) = (locals_read(body), locals_read(&rounds));
    let exact = !pass.lost && !(0..read.len()).any(|local| pass.risky[local] && read[local] && !left[local]);
    forward(&mut rounds);
    (rounds, exact)
}

/// The body with its loops, in which parts from computed places are shifts and masks.
pub(crate) fn looped(body: &Body, names: Names<'_>) -> Body {
    let known = Knowledge::none(body.locals.len());
    let mut pass = Pass::new(&body.locals, names, known, Form::Kept);
    pass.block(&body.statements);
    Body { locals: body.locals.clone(), names: body.names.clone(), statements: pass.out }
}

/// The statements without loops, where this is known in front of them; `None` where an access that
/// may name nothing would be left out in a round, so that the loop raises an exception and its
/// rounds do not. Where they stand in a loop themselves, parts whose place follows its index stay
/// `open`.
pub(crate) fn rounds(
    statements: &[Statement],
    locals: &[Local],
    names: Names<'_>,
    known: Knowledge,
    open: bool,
) -> Option<Vec<Statement>> {
    let mut pass = Pass::new(locals, names, known, Form::Unrolled { open });
    pass.block(statements);
    (!pass.lost).then_some(pass.out)
}

/// The statements without loops, of which nothing is known in front of them; `None` where an access
/// that may name nothing would be left out. `within` a loop whose rounds they are, parts from
/// computed places are shifts and masks.
pub(crate) fn part(
    statements: &[Statement],
    locals: &[Local],
    names: Names<'_>,
    within: bool,
) -> Option<Vec<Statement>> {
    let known = Knowledge::none(locals.len());
    let mut pass = Pass::new(locals, names, known, Form::Unrolled { open: false });
    pass.depth = usize::from(within);
    pass.block(statements);
    (!pass.lost).then_some(pass.out)
}

/// The same of a device's command. Where an access names nothing a run ends, so that nothing needs
/// it.
pub(crate) fn part_of_device(statements: &[Statement], locals: &[Local], names: Names<'_>) -> Vec<Statement> {
    let known = Knowledge::none(locals.len());
    let mut pass = Pass::new(locals, names, known, Form::Unrolled { open: false });
    pass.depth = 1;
    pass.block(statements);
    pass.out
}

/// What is made of a loop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Its rounds.
    Unrolled {
        /// All of this stands in a loop that stays.
        open: bool,
    },
    /// A loop.
    Kept,
}

struct Pass<'a> {
    locals: &'a [Local],
    names: Names<'a>,
    form: Form,
    known: Knowledge,
    out: Vec<Statement>,
    /// Loops around the statement in hand.
    depth: usize,
    /// Accesses of the statement in hand that may name nothing.
    fallible: usize,
    /// Conditions around it that have any.
    under: usize,
    /// Locals that get a value only where such accesses name something: if nobody reads them, those
    /// go too.
    risky: Vec<bool>,
    /// Such an access was left out.
    lost: bool,
}

impl<'a> Pass<'a> {
    fn new(locals: &'a [Local], names: Names<'a>, known: Knowledge, form: Form) -> Self {
        let risky = vec![false; locals.len()];
        Self { locals, names, form, known, out: vec![], depth: 0, fallible: 0, under: 0, risky, lost: false }
    }

    fn block(&mut self, statements: &[Statement]) {
        for statement in statements {
            if self.known.dead {
                return;
            }
            self.statement(statement);
        }
    }

    fn collect(&mut self, statements: &[Statement]) -> Vec<Statement> {
        let outer = std::mem::take(&mut self.out);
        self.block(statements);
        std::mem::replace(&mut self.out, outer)
    }

    fn statement(&mut self, statement: &Statement) {
        self.fallible = 0;
        match statement {
            Statement::Loop(looped) => self.repeat(looped),
            Statement::Assign { target, low, value } => {
                let value = self.expression(value);
                let target = self.target(target);
                self.assign(target, *low, value);
            }
            Statement::Insert { target, ty, low, value } => {
                let value = self.expression(value);
                let target = self.target(target);
                let low = self.expression(low);
                if low.value().is_none() && self.form == (Form::Unrolled { open: true }) {
                    self.learn(&target, None);
                    return self.out.push(Statement::Insert { target, ty: *ty, low, value });
                }
                let (low, value) = insertion(&target, low, value, || self.read(target.read(*ty)));
                self.assign(target, low, value);
            }
            Statement::Load { local, address, bytes } => {
                let address = self.expression(address);
                self.known.values[*local] = None;
                self.out.push(Statement::Load { local: *local, address, bytes: *bytes });
            }
            Statement::Store { address, value, bytes } => {
                let address = self.expression(address);
                let value = self.expression(value);
                self.out.push(Statement::Store { address, value, bytes: *bytes });
            }
            Statement::If { condition, then, otherwise } => self.branch(condition, then, otherwise),
            Statement::While(looped) => self.as_long_as(looped),
            Statement::Raise { cause } => {
                let cause = self.expression(cause);
                self.out.push(Statement::Raise { cause });
                self.known.dead = true;
            }
        }
    }

    fn repeat(&mut self, looped: &Loop) {
        self.depth += 1;
        if self.form == Form::Kept {
            let body = self.collect(&looped.body);
            self.out.push(Statement::Loop(Loop { body, ..looped.clone() }));
        } else {
            let ty = self.locals[looped.index].ty;
            for round in 0..looped.rounds {
                self.known.values[looped.index] = Some(looped.at(round));
                self.block(&looped.body);
                if self.known.dead {
                    break;
                }
                let target = AssignmentTarget::Local { local: looped.index, index: None };
                self.fallible = 0;
                self.assign(target, None, Expr::constant(looped.at(round + 1), ty));
            }
        }
        self.depth -= 1;
    }

    /// Nothing that it changes is known in it or after it.
    fn as_long_as(&mut self, looped: &While) {
        let mut changed = assigned(&looped.before);
        changed.extend(assigned(&looped.body));
        self.known.forget(changed.iter().copied());
        let known = self.known.clone();
        self.depth += 1;
        let before = self.collect(&looped.before);
        let condition = self.expression(&looped.condition);
        let body = self.collect(&looped.body);
        self.depth -= 1;
        self.known = known;
        self.out.push(Statement::While(While { before, condition, body }));
    }

    fn branch(&mut self, condition: &Expr, then: &[Statement], otherwise: &[Statement]) {
        let clear = unset(condition);
        let condition = self.expression(condition);
        let fallible = self.fallible > 0;
        match condition.value().filter(|_| self.depth > 0) {
            Some(value) if *value == BigInt::from(0) => return self.block(otherwise),
            Some(_) => return self.block(then),
            None => {}
        }
        self.under += usize::from(fallible);
        let before = self.known.clone();
        clear.into_iter().for_each(|flag| self.know(flag, Some(BigInt::from(0))));
        let then = self.collect(then);
        let after_then = std::mem::replace(&mut self.known, before);
        let otherwise = self.collect(otherwise);
        let after_otherwise = std::mem::take(&mut self.known);
        self.known = after_then.join(after_otherwise);
        self.under -= usize::from(fallible);
        if !then.is_empty() || !otherwise.is_empty() {
            self.out.push(Statement::If { condition, then, otherwise });
        } else {
            self.lost |= fallible;
        }
    }

    fn assign(&mut self, target: AssignmentTarget, low: Option<u32>, value: Expr) {
        self.learn(&target, value.value().filter(|_| low.is_none()).cloned());
        self.out.push(Statement::Assign { target, low, value });
    }

    fn learn(&mut self, target: &AssignmentTarget, value: Option<BigInt>) {
        if let AssignmentTarget::Local { local, .. } = target {
            let element = self.may_fail(&target.read(self.locals[*local].ty));
            self.risky[*local] |= element || self.fallible + self.under > 0;
        }
        if let AssignmentTarget::Local { local, index: None } = target {
            self.know(*local, value);
        }
    }

    /// In a loop that stays a value of one round need not be that of the next.
    fn know(&mut self, local: LocalId, value: Option<BigInt>) {
        self.known.values[local] = value.filter(|_| self.form != Form::Kept);
    }

    fn target(&mut self, target: &AssignmentTarget) -> AssignmentTarget {
        match target {
            AssignmentTarget::Local { local, index } => {
                let index = index.as_ref().map(|index| self.expression(index));
                AssignmentTarget::Local { local: *local, index }
            }
            AssignmentTarget::Register { file, index } => {
                AssignmentTarget::Register { file: *file, index: self.expression(index) }
            }
            AssignmentTarget::Vector { register, low } => {
                AssignmentTarget::Vector { register: self.expression(register), low: self.expression(low) }
            }
            AssignmentTarget::Pc => AssignmentTarget::Pc,
        }
    }

    fn read(&self, e: Expr) -> Expr {
        match &e.kind {
            ExprKind::Local { local, index: None } => match &self.known.values[*local] {
                Some(value) => Expr::constant(value.clone(), e.ty),
                None => e,
            },
            _ => e,
        }
    }

    /// All of an expression of a statement.
    fn expression(&mut self, e: &Expr) -> Expr {
        let before = self.fallible;
        let built = if self.depth == 0 { e.clone() } else { self.build(e) };
        let mut left = 0;
        built.visit(&mut |e| left += usize::from(self.may_fail(e)));
        self.lost |= before + left < self.fallible;
        self.fallible = before + left;
        built
    }

    fn build(&mut self, e: &Expr) -> Expr {
        let kind = match &e.kind {
            ExprKind::Const(_) | ExprKind::Field(_) | ExprKind::Pc | ExprKind::Setting(_) => {
                return e.clone();
            }
            ExprKind::Vector { register, low } => {
                ExprKind::Vector { register: Box::new(self.build(register)), low: Box::new(self.build(low)) }
            }
            ExprKind::Local { index: None, .. } => return self.read(e.clone()),
            ExprKind::Local { local, index: Some(index) } => {
                ExprKind::Local { local: *local, index: Some(Box::new(self.build(index))) }
            }
            ExprKind::Register { file, index } => {
                ExprKind::Register { file: *file, index: Box::new(self.build(index)) }
            }
            ExprKind::Table { table, index } => {
                let index = self.build(index);
                let values = &self.names.tables[*table].values;
                match index.value().and_then(|index| usize::try_from(index).ok()) {
                    Some(known) => {
                        self.lost |= known >= values.len();
                        return Expr::constant(values[known.min(values.len() - 1)].clone(), e.ty);
                    }
                    None => ExprKind::Table { table: *table, index: Box::new(index) },
                }
            }
            ExprKind::Unary(op, a) => return unary(*op, self.build(a)),
            ExprKind::Convert(a) => return convert(self.build(a), e.ty),
            ExprKind::Slice(a, low) => return slice(self.build(a), *low, e.ty.width),
            ExprKind::SliceAt(a, low) => {
                let (a, low) = (self.build(a), self.build(low));
                if low.value().is_some() || self.form != (Form::Unrolled { open: true }) {
                    return bits(a, low, e.ty.width);
                }
                ExprKind::SliceAt(Box::new(a), Box::new(low))
            }
            ExprKind::Binary(op, a, b) => {
                let a = self.build(a);
                return binary(*op, e.ty, a, self.build(b));
            }
            ExprKind::Concat(parts) => return concat(parts.iter().map(|part| self.build(part)).collect()),
            ExprKind::Select(condition, a, b) => {
                let condition = self.build(condition);
                let a = self.build(a);
                return select(condition, a, self.build(b));
            }
        };
        let built = Expr { ty: e.ty, kind };
        self.fallible += usize::from(self.may_fail(&built));
        built
    }

    /// Whether it is an access whose index may name nothing.
    fn may_fail(&self, e: &Expr) -> bool {
        let (index, count) = match &e.kind {
            // Where bits of vector registers lie depends on VLEN.
            ExprKind::Vector { .. } => return true,
            ExprKind::Local { local, index: Some(index) } => (index, self.locals[*local].count),
            ExprKind::Register { file: RegisterFile::Own(file), index } => {
                (index, self.names.states[usize::from(*file)].count)
            }
            ExprKind::Register { index, .. } => (index, 32),
            ExprKind::Table { table, index } => (index, self.names.tables[*table].values.len() as u32),
            _ => return false,
        };
        match index.value() {
            Some(value) => !(BigInt::from(0)..BigInt::from(count)).contains(value),
            None => index.ty.signed || BigInt::from(1) << index.ty.width > BigInt::from(count),
        }
    }
}

/// Flags of which none is set where the condition holds.
fn unset(condition: &Expr) -> Vec<LocalId> {
    fn flags(e: &Expr, out: &mut Vec<LocalId>) -> bool {
        match &e.kind {
            ExprKind::Local { local, index: None } if e.ty == Type::BOOL => {
                out.push(*local);
                true
            }
            ExprKind::Binary(BinaryOp::Or, a, b) => flags(a, out) && flags(b, out),
            _ => false,
        }
    }
    let mut out = vec![];
    match &condition.kind {
        ExprKind::Unary(UnaryOp::Not, any) if flags(any, &mut out) => out,
        _ => vec![],
    }
}
