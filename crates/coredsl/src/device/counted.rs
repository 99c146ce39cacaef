//! How long a command takes where its engine says it: the segments one after the other, with the
//! cycles of each.
//!
//! Source: own design; docs/reference/slave.md, "The engine", says what a segment takes.

use std::collections::BTreeSet;
use std::sync::Arc;

use instar_isa::{RegisterFile, Xlen};
use num_bigint::BigInt;

use super::engine::{Engine, assign, read};
use super::{CommandBehaviour, Duration};
use crate::bytecode::Bytecode;
use crate::compile::compile;
use crate::description::StateDef;
use crate::ir::{AssignmentTarget, BinaryOp, Body, Expr, ExprKind, LocalId, Statement, While};
use crate::simplify::binary;
use crate::types::Type;
use crate::unroll::{Names, OpenEnded, looped};

impl CommandBehaviour {
    /// Whether its engine says how long it takes, and no formula.
    pub fn by_engine(&self) -> bool {
        matches!(self.duration, Duration::Engine { .. })
    }

    /// From now on its engine says how long it takes. `states` are those of its device, of which
    /// `memories` are reached by an address.
    pub fn time_by_engine(&mut self, states: &[StateDef], memories: &[bool]) {
        let reads = path_reads(&self.engine(states, memories)).into();
        self.duration = Duration::Engine { counting: None, reads };
    }

    /// Says how many cycles each segment of its engine takes.
    ///
    /// # Errors
    /// One sentence where a program cannot count them.
    pub fn count(&mut self, states: &[StateDef], memories: &[bool], cycles: &[u32]) -> Result<(), String> {
        let engine = self.engine(states, memories);
        let names = Names { states, tables: &self.tables, open_ended: OpenEnded::Nested };
        let body = looped(&self.counting(engine, states, cycles), names);
        let program: Bytecode = compile(&body, &[], names, Xlen::Rv32.bits())?;
        if let Duration::Engine { counting, .. } = &mut self.duration {
            *counting = Some(Arc::new(program));
        }
        Ok(())
    }

    /// All segments in a loop, each of which says what comes next.
    fn counting(&self, engine: Engine, states: &[StateDef], cycles: &[u32]) -> Body {
        let Engine { mut body, segments, next } = engine;
        let next_type = body.locals[next].ty;
        let is = |op, number: usize| {
            binary(op, Type::BOOL, read(next, next_type), Expr::constant(number, next_type))
        };
        let count = |all: Option<u32>| {
            let ty = states[self.cost_state].ty;
            let file = RegisterFile::Own(self.cost_state as u8);
            let target = AssignmentTarget::Register {
                file,
                index: Expr::constant(BigInt::from(0), Type::unsigned(1)),
            };
            let value = match all {
                None => Expr::constant(1, ty),
                Some(more) => binary(BinaryOp::Add, ty, target.read(ty), Expr::constant(more, ty)),
            };
            Statement::Assign { target, low: None, value }
        };
        let mut chain = vec![];
        for (number, (segment, cycles)) in segments.into_iter().zip(cycles).enumerate().rev() {
            let then = [vec![count(Some(*cycles))], segment].concat();
            chain =
                vec![Statement::If { condition: is(BinaryOp::Equal, number + 1), then, otherwise: chain }];
        }
        body.statements = vec![
            count(None),
            assign(next, Expr::constant(1, next_type)),
            Statement::While(While { before: vec![], condition: is(BinaryOp::NotEqual, 0), body: chain }),
        ];
        body
    }
}

/// Numbers of the states from which the way through the segments follows; without regard to when
/// they are written.
fn path_reads(engine: &Engine) -> Vec<usize> {
    let mut needed = Needed { locals: BTreeSet::from([engine.next]), states: BTreeSet::new() };
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
