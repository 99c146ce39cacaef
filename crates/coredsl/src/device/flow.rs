//! What follows from what in a command: values, and the way through it.
//!
//! Source: own design; a value follows from what it is computed from and from the conditions under
//! which it is written, whatever the order of the statements.

use std::collections::BTreeSet;

use instar_isa::RegisterFile;

use super::CommandBehaviour;
use super::engine::Engine;
use crate::description::StateDef;
use crate::ir::{AssignmentTarget, Expr, ExprKind, LocalId, Statement};

impl CommandBehaviour {
    /// Each state that it writes, with those from which follows what it then holds: itself, and
    /// those that the way through the command follows from. `states` are those of its device, of
    /// which `memories` are reached by an address.
    pub fn flows(&self, states: &[StateDef], memories: &[bool]) -> &[(usize, Vec<usize>)] {
        self.flows.get_or_init(|| {
            if self.microcode().is_some() {
                return self.writes().into_iter().map(|state| (state, self.reads())).collect();
            }
            let engine = self.engine(states, memories);
            let mut written = self.writes();
            written.sort_unstable();
            written.dedup();
            written.into_iter().map(|state| (state, followed(&engine, BTreeSet::from([state])))).collect()
        })
    }
}

/// Numbers of the states from which the way through the segments follows; without regard to when
/// they are written.
pub(super) fn path_reads(engine: &Engine) -> Vec<usize> {
    followed(engine, BTreeSet::new())
}

/// Those from which these states follow, and the way through the segments.
fn followed(engine: &Engine, states: BTreeSet<usize>) -> Vec<usize> {
    let mut needed = Needed { locals: BTreeSet::from([engine.next]), states };
    loop {
        let before = needed.clone();
        engine.segments.iter().for_each(|segment| needed.add(segment, &mut vec![]));
        if needed == before {
            return needed.states.into_iter().collect();
        }
    }
}

#[derive(Clone, PartialEq)]
struct Needed {
    locals: BTreeSet<LocalId>,
    states: BTreeSet<usize>,
}

impl Needed {
    /// Adds what needed values follow from, under these conditions.
    fn add<'a>(&mut self, statements: &'a [Statement], under: &mut Vec<&'a Expr>) {
        for statement in statements {
            match statement {
                Statement::If { condition, then, otherwise } => {
                    under.push(condition);
                    self.add(then, under);
                    self.add(otherwise, under);
                    under.pop();
                }
                Statement::Assign { target, .. } | Statement::Insert { target, .. }
                    if self.is_needed(target) =>
                {
                    statement.visit(&mut |e| self.note(e));
                    under.iter().for_each(|condition| condition.visit(&mut |e| self.note(e)));
                }
                _ => {}
            }
        }
    }

    fn is_needed(&self, target: &AssignmentTarget) -> bool {
        match target {
            AssignmentTarget::Local { local, .. } => self.locals.contains(local),
            AssignmentTarget::Register { file: RegisterFile::Own(number), .. } => {
                self.states.contains(&usize::from(*number))
            }
            _ => false,
        }
    }

    fn note(&mut self, e: &Expr) {
        match e.kind {
            ExprKind::Local { local, .. } => {
                self.locals.insert(local);
            }
            ExprKind::Register { file: RegisterFile::Own(number), .. } => {
                self.states.insert(usize::from(number));
            }
            _ => {}
        }
    }
}
