//! A command cut into segments, between which a sequencer goes: loops stay, and each goes to the
//! next by a number that it leaves in a local.
//!
//! Source: own design; for circuits. Loops of the command itself, loops that reach a memory and
//! those whose rounds only a run knows are gone through; any other is written out. A loop asks
//! after each round whether there is another one, so that a round costs no step for that; what
//! comes after a loop and reaches no memory is done in the step in which the loop ends.

use instar_isa::RegisterFile;
use num_bigint::BigInt;

use super::CommandBehaviour;
use crate::description::{StateDef, Table};
use crate::ir::{AssignmentTarget, BinaryOp, Body, Expr, ExprKind, Local, LocalId, Loop, Statement, While};
use crate::simplify::binary;
use crate::types::Type;
use crate::unroll::{self, Names, OpenEnded};

/// Statements beyond which what follows is a segment of its own.
const LIGHT: usize = 64;
/// Numbers of segments.
const NUMBER: Type = Type::unsigned(16);

/// A command as segments without loops; the first is where it begins.
#[derive(Clone, Debug)]
pub struct Engine {
    /// Locals and their names, without statements.
    pub body: Body,
    /// The statements of each.
    pub segments: Vec<Vec<Statement>>,
    /// The local with the number of the next segment, from 1 on; 0: the command has ended.
    pub next: LocalId,
}

impl Engine {
    /// Gives each segment another number.
    pub fn renumber(&mut self, number: &dyn Fn(usize) -> u32) {
        fn within(statements: &mut [Statement], next: LocalId, number: &dyn Fn(usize) -> u32) {
            for statement in statements {
                match statement {
                    Statement::If { then, otherwise, .. } => {
                        within(then, next, number);
                        within(otherwise, next, number);
                    }
                    Statement::Assign { target: AssignmentTarget::Local { local, .. }, value, .. }
                        if *local == next =>
                    {
                        let segment = value.value().and_then(|value| usize::try_from(value).ok());
                        let segment = segment.expect("it is a number of a segment").checked_sub(1);
                        *value = Expr::constant(segment.map_or(0, number), NUMBER);
                    }
                    _ => {}
                }
            }
        }
        self.segments.iter_mut().for_each(|one| within(one, self.next, number));
    }
}

/// Where a segment goes on.
#[derive(Clone)]
enum Goal {
    End,
    Segment(usize),
    /// These statements, which say where they go on.
    Here(Vec<Statement>),
}

struct Cutter<'a> {
    memories: &'a [bool],
    segments: Vec<Vec<Statement>>,
    next: LocalId,
    condition: LocalId,
    locals: Vec<Local>,
}

impl CommandBehaviour {
    /// The command as segments. `states` are those of its device, of which `memories` are reached
    /// by an address.
    pub fn engine(&self, states: &[StateDef], memories: &[bool]) -> Engine {
        let mut locals = self.body.locals.clone();
        let mut more = |ty| {
            locals.push(Local { ty, count: 1, name: 0 });
            locals.len() - 1
        };
        let (next, condition) = (more(NUMBER), more(Type::BOOL));
        let mut cutter = Cutter { memories, segments: vec![vec![]], next, condition, locals };
        let first = cutter.sequence(&self.body.statements, Goal::End, false);
        cutter.segments[0] = first;
        let Cutter { segments, locals, .. } = cutter;
        let names = Names { states, tables: &self.tables, open_ended: OpenEnded::Nested };
        let segments = segments.iter().map(|one| unroll::part_of_device(one, &locals, names)).collect();
        Engine { body: Body { locals, names: self.body.names.clone(), statements: vec![] }, segments, next }
    }

    /// The formula of its cycles without loops; `None` where it has one whose rounds only a run
    /// knows.
    pub fn cost_statements(&self, states: &[StateDef]) -> Option<Vec<Statement>> {
        let names = Names { states, tables: &self.tables, open_ended: OpenEnded::Nested };
        let body = &self.cost_body;
        (!body.has_while()).then(|| unroll::part_of_device(&body.statements, &body.locals, names))
    }

    /// Constant tables of its text.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }
}

impl Cutter<'_> {
    /// What is done from here on, up to where it goes on.
    fn sequence(&mut self, statements: &[Statement], after: Goal, within: bool) -> Vec<Statement> {
        let Some(at) = statements.iter().position(|statement| self.is_staged(statement, within)) else {
            let mut all = statements.to_vec();
            all.extend(self.go(after));
            return all;
        };
        let mut all = statements[..at].to_vec();
        let rest = self.sequence(&statements[at + 1..], after, within);
        let follow = self.goal(rest);
        match &statements[at] {
            Statement::Loop(looped) => {
                let body = self.reserve();
                let end = self.round_ends(looped, body, follow);
                self.segments[body] = self.sequence(&looped.body, Goal::Here(end), true);
                let ty = self.locals[looped.index].ty;
                all.push(assign(looped.index, Expr::constant(looped.start.clone(), ty)));
                all.extend(self.go(Goal::Segment(body)));
            }
            Statement::While(While { before, condition, body: round }) => {
                let body = self.reserve();
                let mut head = before.clone();
                let (then, otherwise) = (self.go(Goal::Segment(body)), self.go(follow));
                head.extend(self.branch(condition.clone(), then, otherwise));
                self.segments[body] = self.sequence(round, Goal::Here(head.clone()), true);
                all.extend(head);
            }
            Statement::If { condition, then, otherwise } => {
                let then = self.sequence(then, follow.clone(), within);
                let otherwise = self.sequence(otherwise, follow, within);
                all.extend(self.branch(condition.clone(), then, otherwise));
            }
            _ => unreachable!("only these have loops in them"),
        }
        all
    }

    /// The index goes on, and with it the loop.
    fn round_ends(&self, looped: &Loop, body: usize, follow: Goal) -> Vec<Statement> {
        let ty = self.locals[looped.index].ty;
        let index = read(looped.index, ty);
        let known = |value: BigInt| Expr::constant(ty.wrap(&value), ty);
        let sum = binary(BinaryOp::Add, ty, index.clone(), known(looped.step.clone()));
        let more = binary(BinaryOp::NotEqual, Type::BOOL, index, known(looped.at(looped.rounds)));
        let mut all = vec![assign(looped.index, sum)];
        all.extend(self.branch(more, self.go(Goal::Segment(body)), self.go(follow)));
        all
    }

    fn branch(&self, condition: Expr, then: Vec<Statement>, otherwise: Vec<Statement>) -> [Statement; 2] {
        let held = read(self.condition, Type::BOOL);
        [assign(self.condition, condition), Statement::If { condition: held, then, otherwise }]
    }

    fn go(&self, goal: Goal) -> Vec<Statement> {
        let number = match goal {
            Goal::Here(statements) => return statements,
            Goal::End => 0,
            Goal::Segment(number) => number + 1,
        };
        vec![assign(self.next, Expr::constant(number, NUMBER))]
    }

    fn reserve(&mut self) -> usize {
        self.segments.push(vec![]);
        self.segments.len() - 1
    }

    /// What is light and reaches no memory is done where it is needed.
    fn goal(&mut self, statements: Vec<Statement>) -> Goal {
        let mut count = 0;
        for statement in &statements {
            statement.walk(&mut |_| count += 1);
        }
        if count <= LIGHT && !self.reaches_memory(&statements) {
            return Goal::Here(statements);
        }
        self.segments.push(statements);
        Goal::Segment(self.segments.len() - 1)
    }

    /// Whether a sequencer goes through a loop in it.
    fn is_staged(&self, statement: &Statement, within: bool) -> bool {
        match statement {
            Statement::While(_) => true,
            Statement::Loop(Loop { body, .. }) => {
                !within
                    || self.reaches_memory(body)
                    || body.iter().any(|statement| self.is_staged(statement, true))
            }
            Statement::If { then, otherwise, .. } => {
                then.iter().chain(otherwise).any(|statement| self.is_staged(statement, within))
            }
            _ => false,
        }
    }

    fn reaches_memory(&self, statements: &[Statement]) -> bool {
        let is_memory = |file: &RegisterFile| match file {
            RegisterFile::Own(number) => self.memories[usize::from(*number)],
            _ => false,
        };
        let mut found = false;
        for statement in statements {
            statement.visit(&mut |e| {
                found |= matches!(&e.kind, ExprKind::Register { file, .. } if is_memory(file));
            });
            statement.walk(&mut |statement| {
                if let Statement::Assign { target, .. } | Statement::Insert { target, .. } = statement {
                    found |= matches!(target, AssignmentTarget::Register { file, .. } if is_memory(file));
                }
            });
        }
        found
    }
}

pub(super) fn read(local: LocalId, ty: Type) -> Expr {
    Expr { ty, kind: ExprKind::Local { local, index: None } }
}

pub(super) fn assign(local: LocalId, value: Expr) -> Statement {
    Statement::Assign { target: AssignmentTarget::Local { local, index: None }, low: None, value }
}
