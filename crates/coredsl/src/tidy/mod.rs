//! What is done to straight-line IR when all of it is there: stores that nobody reads go, values
//! used once move to their use.
//!
//! Source: own design.

mod forward;

pub(crate) use forward::forward;

use crate::ir::{AssignmentTarget, Body, Expr, ExprKind, LocalId, Loop, Statement, While};

/// Removes assignments to locals that nothing reads, and puts values that are used once where they
/// are used.
pub(crate) fn tidy(body: &mut Body) {
    drop_dead_stores(body);
    forward(body);
}

/// Removes assignments to locals that nothing reads, until none is left; from loops too.
pub(crate) fn drop_dead_stores(body: &mut Body) {
    loop {
        let read = locals_read(body);
        let mut dropped = false;
        retain(&mut body.statements, &read, &mut dropped);
        if !dropped {
            return;
        }
    }
}

/// Which locals are read.
pub(crate) fn locals_read(body: &Body) -> Vec<bool> {
    let mut read = vec![false; body.locals.len()];
    note_reads(&body.statements, &mut vec![], &mut read);
    read
}

/// Notes locals that are read; in its loop an index is what the loop makes it, whatever was
/// assigned before.
fn note_reads(statements: &[Statement], counting: &mut Vec<LocalId>, read: &mut [bool]) {
    for statement in statements {
        let mut note = |e: &Expr| {
            if let ExprKind::Local { local, .. } = &e.kind {
                read[*local] |= !counting.contains(local);
            }
        };
        match statement {
            Statement::Loop(Loop { index, body, .. }) => {
                counting.push(*index);
                note_reads(body, counting, read);
                counting.pop();
            }
            Statement::While(While { before, condition, body }) => {
                note_reads(before, counting, read);
                condition.visit(&mut |e| {
                    if let ExprKind::Local { local, .. } = &e.kind {
                        read[*local] = true;
                    }
                });
                note_reads(body, counting, read);
            }
            Statement::If { condition, then, otherwise } => {
                condition.visit(&mut note);
                note_reads(then, counting, read);
                note_reads(otherwise, counting, read);
            }
            other => other.visit(&mut note),
        }
    }
}

fn retain(statements: &mut Vec<Statement>, read: &[bool], dropped: &mut bool) {
    statements.retain_mut(|statement| {
        let keep = match statement {
            Statement::Assign { target: AssignmentTarget::Local { local, .. }, .. }
            | Statement::Insert { target: AssignmentTarget::Local { local, .. }, .. } => read[*local],
            Statement::If { then, otherwise, .. } => {
                retain(then, read, dropped);
                retain(otherwise, read, dropped);
                !then.is_empty() || !otherwise.is_empty()
            }
            Statement::Loop(looped) => {
                retain(&mut looped.body, read, dropped);
                !looped.body.is_empty() || read[looped.index]
            }
            // It ends by a condition that somebody must have written, and counts its rounds.
            Statement::While(While { before, body, .. }) => {
                retain(before, read, dropped);
                retain(body, read, dropped);
                true
            }
            _ => true,
        };
        *dropped |= !keep;
        keep
    });
}
