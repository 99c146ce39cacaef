//! Puts values that are used once, in the very next statement, where they are used.
//!
//! Source: own design. Inlined functions leave such locals after; without them there is less to
//! compute and to read. Nothing is moved in loops: what is simplified where a value moves to must
//! be the same for every index.

use std::collections::HashMap;

use crate::ir::{AssignmentTarget, Body, Expr, ExprKind, LocalId, Statement, UNROLLED};
use crate::simplify::{convert, slice};

/// Levels of an expression beyond which nothing more is put into it: what walks over expressions
/// recurses.
const MAX_DEPTH: usize = 500;

/// How often a local is assigned, read, and assigned right in front of its only use.
#[derive(Clone, Copy, Default)]
struct Uses {
    assigned: usize,
    read: usize,
    adjacent: usize,
}

/// Substitutes until nothing changes.
pub(crate) fn forward(body: &mut Body) {
    if body.has_while() {
        return;
    }
    loop {
        let mut uses = vec![Uses::default(); body.locals.len()];
        count(&body.statements, &mut uses);
        let movable: Vec<bool> =
            uses.iter().map(|u| u.assigned > 0 && u.assigned == u.adjacent && u.read == u.adjacent).collect();
        if !movable.contains(&true) {
            return;
        }
        if !substitute(&mut body.statements, &movable) {
            return;
        }
    }
}

fn count(statements: &[Statement], uses: &mut [Uses]) {
    for (number, statement) in statements.iter().enumerate() {
        match statement {
            Statement::Assign { target: AssignmentTarget::Local { local, .. }, .. }
            | Statement::Load { local, .. } => {
                uses[*local].assigned += 1;
            }
            Statement::If { then, otherwise, .. } => {
                count(then, uses);
                count(otherwise, uses);
            }
            _ => {}
        }
        own_expressions(statement, &mut |e| {
            if let ExprKind::Local { local, .. } = e.kind {
                uses[local].read += 1;
            }
        });
        if let Some((local, _)) = scalar(statement)
            && let Some(next) = statements.get(number + 1)
        {
            let mut reads = 0;
            own_expressions(next, &mut |e| reads += usize::from(is_read(e, local)));
            uses[local].adjacent += usize::from(reads == 1);
        }
    }
}

fn is_read(e: &Expr, local: LocalId) -> bool {
    matches!(e.kind, ExprKind::Local { local: read, index: None } if read == local)
}

/// The local and the value of an assignment to all of a scalar.
fn scalar(statement: &Statement) -> Option<(LocalId, &Expr)> {
    match statement {
        Statement::Assign { target: AssignmentTarget::Local { local, index: None }, low: None, value } => {
            Some((*local, value))
        }
        _ => None,
    }
}

/// Expressions that a statement computes before it does anything; not those of its blocks.
fn own_expressions<'a>(statement: &'a Statement, visit: &mut impl FnMut(&'a Expr)) {
    match statement {
        Statement::If { condition, .. } => condition.visit(visit),
        other => other.visit(visit),
    }
}

/// Whether something was moved.
fn substitute(statements: &mut Vec<Statement>, movable: &[bool]) -> bool {
    let mut moved = false;
    let mut out: Vec<Statement> = Vec::with_capacity(statements.len());
    let mut values: HashMap<LocalId, Expr> = HashMap::new();
    for mut statement in statements.drain(..) {
        if !values.is_empty() {
            replace_in(&mut statement, &mut values);
        }
        if let Statement::If { then, otherwise, .. } = &mut statement {
            moved |= substitute(then, movable);
            moved |= substitute(otherwise, movable);
        }
        match statement {
            Statement::Assign {
                target: AssignmentTarget::Local { local, index: None },
                low: None,
                value,
            } if movable[local] && depth(&value) < MAX_DEPTH => {
                values.insert(local, value);
                moved = true;
            }
            other => out.push(other),
        }
    }
    *statements = out;
    moved
}

/// Expressions inside one another.
fn depth(e: &Expr) -> usize {
    1 + match &e.kind {
        ExprKind::Const(_) | ExprKind::Field(_) | ExprKind::Pc | ExprKind::Setting(_) => 0,
        ExprKind::Vector { register, low } => depth(register).max(depth(low)),
        ExprKind::Local { index, .. } => index.as_ref().map_or(0, |index| depth(index)),
        ExprKind::Register { index, .. } | ExprKind::Table { index, .. } => depth(index),
        ExprKind::Unary(_, a) | ExprKind::Convert(a) | ExprKind::Slice(a, _) => depth(a),
        ExprKind::Binary(_, a, b) | ExprKind::SliceAt(a, b) => depth(a).max(depth(b)),
        ExprKind::Concat(parts) => parts.iter().map(depth).max().unwrap_or(0),
        ExprKind::Select(c, a, b) => depth(c).max(depth(a)).max(depth(b)),
    }
}

fn replace_in(statement: &mut Statement, values: &mut HashMap<LocalId, Expr>) {
    let mut replace = |e: &mut Expr| replace(e, values);
    match statement {
        Statement::Assign { target, value, .. } => {
            match target {
                AssignmentTarget::Local { index, .. } => index.iter_mut().for_each(&mut replace),
                AssignmentTarget::Register { index, .. } => replace(index),
                AssignmentTarget::Vector { register, low } => {
                    replace(register);
                    replace(low);
                }
                AssignmentTarget::Pc => {}
            }
            replace(value);
        }
        Statement::Load { address, .. } => replace(address),
        Statement::Store { address, value, .. } => {
            replace(address);
            replace(value);
        }
        Statement::If { condition, .. } => replace(condition),
        Statement::Raise { cause } => replace(cause),
        Statement::Loop(_) | Statement::Insert { .. } => unreachable!("{UNROLLED}"),
        Statement::While(_) => unreachable!("nothing is moved where there is one"),
    }
}

fn replace(e: &mut Expr, values: &mut HashMap<LocalId, Expr>) {
    match &mut e.kind {
        ExprKind::Const(_) | ExprKind::Field(_) | ExprKind::Pc | ExprKind::Setting(_) => {}
        ExprKind::Vector { register, low } => {
            replace(register, values);
            replace(low, values);
        }
        ExprKind::Local { local, index: None } => {
            if let Some(value) = values.remove(local) {
                *e = value;
            }
        }
        ExprKind::Local { index: Some(index), .. }
        | ExprKind::Register { index, .. }
        | ExprKind::Table { index, .. } => replace(index, values),
        ExprKind::Unary(_, a) => replace(a, values),
        ExprKind::Convert(a) => {
            replace(a, values);
            *e = convert((**a).clone(), e.ty);
        }
        ExprKind::Slice(a, low) => {
            replace(a, values);
            *e = slice((**a).clone(), *low, e.ty.width);
        }
        ExprKind::Binary(_, a, b) => {
            replace(a, values);
            replace(b, values);
        }
        ExprKind::SliceAt(..) => unreachable!("{UNROLLED}"),
        ExprKind::Concat(parts) => parts.iter_mut().for_each(|part| replace(part, values)),
        ExprKind::Select(c, a, b) => {
            replace(c, values);
            replace(a, values);
            replace(b, values);
        }
    }
}
