//! One walk over a behaviour, whatever its values are: terms for a solver, or which bits are
//! secret.
//!
//! Source: own design. The walk knows order, branches, local variables and exceptions; a [`Domain`]
//! knows values and the machine. Where a condition is known only one way is taken, else both, and
//! what they leave is joined. After an exception that may have happened, what follows is walked as
//! under a condition.

mod domain;
mod expression;

use instar_isa::RegisterFile;
use num_bigint::BigInt;

use crate::description::{Description, StateDef, Table};
use crate::ir::{AssignmentTarget, BinaryOp, Body, SCALAR, Statement, UNROLLED};
use crate::types::Type;

pub use domain::Domain;

/// What an instruction leaves.
#[derive(Clone, Debug)]
pub struct WalkOutcome<V, M> {
    /// Registers, memory and the next pc.
    pub machine: M,
    /// Whether it raised an exception, `unsigned<1>`.
    pub raised: V,
    /// The exception's number as in `mcause`, `unsigned<XLEN>`; 0 where none was raised.
    pub cause: V,
}

/// Walks over the behaviour of instruction number `at`.
pub fn walk<D: Domain>(
    description: &Description,
    at: usize,
    domain: &mut D,
    machine: D::Machine,
) -> WalkOutcome<D::Value, D::Machine> {
    let body = description.instructions[at].behaviour.unrolled();
    let word = Type::unsigned(description.xlen.bits());
    let zero = |domain: &mut D, ty| domain.constant(&BigInt::from(0), ty);
    let locals =
        body.locals.iter().map(|local| vec![zero(domain, local.ty); local.count.max(1) as usize]).collect();
    let (raised, cause) = (zero(domain, Type::BOOL), zero(domain, word));
    let mut state = State { locals, machine, raised, cause };
    let Description { states, tables, .. } = description;
    let mut walk = Walk { body, states, tables, word, domain, faults: vec![] };
    walk.block(&body.statements, &mut state);
    WalkOutcome { machine: state.machine, raised: state.raised, cause: state.cause }
}

/// What a part of a behaviour leaves.
#[derive(Clone, Debug)]
pub struct Left<V, M> {
    /// Elements of each local.
    pub locals: Vec<Vec<V>>,
    /// Registers, memory and the next pc.
    pub machine: M,
    /// Whether it raised an exception, `unsigned<1>`.
    pub raised: V,
}

/// Walks over some statements of instruction number `at`, without loops, in front of which locals
/// have these values.
pub fn walk_part<D: Domain>(
    description: &Description,
    at: usize,
    statements: &[Statement],
    domain: &mut D,
    machine: D::Machine,
    locals: Vec<Vec<D::Value>>,
) -> Left<D::Value, D::Machine> {
    let body = description.instructions[at].behaviour.body();
    let scene = Scene {
        body,
        states: &description.states,
        tables: &description.tables,
        xlen: description.xlen.bits(),
    };
    walk_within(scene, statements, domain, machine, locals)
}

/// What statements stand among.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The locals, and their names.
    pub body: &'a Body,
    /// Register files that are no X.
    pub states: &'a [StateDef],
    /// Constant tables.
    pub tables: &'a [Table],
    /// Width of X.
    pub xlen: u32,
}

/// The same of any statements without loops.
pub fn walk_within<D: Domain>(
    scene: Scene<'_>,
    statements: &[Statement],
    domain: &mut D,
    machine: D::Machine,
    locals: Vec<Vec<D::Value>>,
) -> Left<D::Value, D::Machine> {
    let Scene { body, states, tables, xlen } = scene;
    let word = Type::unsigned(xlen);
    let nothing = BigInt::from(0);
    let (raised, cause) = (domain.constant(&nothing, Type::BOOL), domain.constant(&nothing, word));
    let mut state = State { locals, machine, raised, cause };
    let mut walk = Walk { body, states, tables, word, domain, faults: vec![] };
    walk.block(statements, &mut state);
    Left { locals: state.locals, machine: state.machine, raised: state.raised }
}

/// What holds at one place of the behaviour.
struct State<D: Domain> {
    /// Elements of each local.
    locals: Vec<Vec<D::Value>>,
    machine: D::Machine,
    raised: D::Value,
    cause: D::Value,
}

impl<D: Domain> Clone for State<D> {
    fn clone(&self) -> Self {
        Self {
            locals: self.locals.clone(),
            machine: self.machine.clone(),
            raised: self.raised.clone(),
            cause: self.cause.clone(),
        }
    }
}

struct Walk<'a, D: Domain> {
    body: &'a Body,
    states: &'a [StateDef],
    tables: &'a [Table],
    /// `unsigned<XLEN>`.
    word: Type,
    domain: &'a mut D,
    /// Conditions under which an index of the statement in hand names nothing.
    faults: Vec<D::Value>,
}

impl<D: Domain> Walk<'_, D> {
    fn flag(&mut self, value: bool) -> D::Value {
        self.domain.constant(&BigInt::from(u8::from(value)), Type::BOOL)
    }

    fn block(&mut self, statements: &[Statement], state: &mut State<D>) {
        for (number, statement) in statements.iter().enumerate() {
            self.statement(statement, state);
            match self.domain.known(&state.raised, Type::BOOL) {
                Some(raised) if raised == BigInt::from(0) => {}
                Some(_) => return,
                None => return self.rest(&statements[number + 1..], state),
            }
        }
    }

    /// What follows an exception that may have happened.
    fn rest(&mut self, statements: &[Statement], state: &mut State<D>) {
        if statements.is_empty() {
            return;
        }
        let raised = state.raised.clone();
        let mut live = State { raised: self.flag(false), ..state.clone() };
        self.domain.enter(&raised);
        self.block(statements, &mut live);
        self.domain.leave();
        *state = self.join(&raised, state.clone(), live);
    }

    fn join(&mut self, condition: &D::Value, a: State<D>, b: State<D>) -> State<D> {
        if D::COMPLETES && self.has_raised(&a) {
            return b;
        }
        if D::COMPLETES && self.has_raised(&b) {
            return a;
        }
        let mut locals = vec![];
        for (number, (a, b)) in a.locals.into_iter().zip(b.locals).enumerate() {
            let ty = self.body.locals[number].ty;
            locals.push(a.iter().zip(&b).map(|(a, b)| self.either(condition, a, b, ty)).collect());
        }
        let machine = self.domain.choose(condition, a.machine, b.machine);
        let raised = self.either(condition, &a.raised, &b.raised, Type::BOOL);
        let cause = self.either(condition, &a.cause, &b.cause, self.word);
        State { locals, machine, raised, cause }
    }

    /// Whether it certainly ended by an exception.
    fn has_raised(&self, state: &State<D>) -> bool {
        self.domain.known(&state.raised, Type::BOOL).is_some_and(|raised| raised == BigInt::from(1))
    }

    fn either(&mut self, condition: &D::Value, a: &D::Value, b: &D::Value, ty: Type) -> D::Value {
        match self.domain.known(condition, Type::BOOL) {
            Some(value) if value == BigInt::from(0) => b.clone(),
            Some(_) => a.clone(),
            None if a == b => a.clone(),
            None => self.domain.select(condition, a, b, ty),
        }
    }

    fn statement(&mut self, statement: &Statement, state: &mut State<D>) {
        match statement {
            Statement::If { condition, then, otherwise } => {
                let condition = self.expression(condition, state);
                self.fallible(state, |walk, state| walk.branch(&condition, then, otherwise, state));
            }
            Statement::Assign { target, low, value } => {
                let new = self.expression(value, state);
                if let (AssignmentTarget::Local { local, .. }, None) = (target, low) {
                    self.domain.call(&new, &self.body.names[self.body.locals[*local].name]);
                }
                let index = match target {
                    AssignmentTarget::Local { index, .. } => index.as_ref(),
                    AssignmentTarget::Register { index, .. } => Some(index),
                    AssignmentTarget::Pc => None,
                    AssignmentTarget::Vector { .. } => unreachable!("{SCALAR}"),
                };
                let index = index.map(|index| (self.expression(index, state), index.ty));
                if let Some((index, ty)) = &index {
                    self.bounds(index, *ty, self.count(target));
                }
                let value = (new, value.ty);
                self.fallible(state, |walk, state| walk.assign(target, index, *low, value, state));
            }
            Statement::Load { local, address, bytes } => {
                let address = self.expression(address, state);
                self.fallible(state, |walk, state| {
                    state.locals[*local][0] = walk.domain.load(&mut state.machine, &address, *bytes);
                });
            }
            Statement::Store { address, value, bytes } => {
                let address = self.expression(address, state);
                let value = self.expression(value, state);
                self.fallible(state, |walk, state| {
                    walk.domain.store(&mut state.machine, &address, &value, *bytes);
                });
            }
            Statement::Raise { cause } => {
                let value = self.expression(cause, state);
                self.fallible(state, |walk, state| {
                    walk.domain.raise(&value);
                    state.cause = walk.domain.convert((&value, cause.ty), walk.word);
                    state.raised = walk.flag(true);
                });
            }
            Statement::Loop(_) | Statement::Insert { .. } => unreachable!("{UNROLLED}"),
            Statement::While(_) => unreachable!("{SCALAR}"),
        }
    }

    /// Does something where no index of the statement was beyond its end; there the instruction is
    /// illegal.
    fn fallible(&mut self, state: &mut State<D>, effect: impl FnOnce(&mut Self, &mut State<D>)) {
        let faults = std::mem::take(&mut self.faults);
        let both = |walk: &mut Self, a: D::Value, b: D::Value| {
            walk.domain.binary(BinaryOp::Or, Type::BOOL, (&a, Type::BOOL), (&b, Type::BOOL))
        };
        let Some(fault) = faults.into_iter().reduce(|a, b| both(self, a, b)) else {
            return effect(self, state);
        };
        let cause = self.domain.constant(&BigInt::from(2), self.word);
        let stopped = State { raised: self.flag(true), cause, ..state.clone() };
        self.domain.enter(&fault);
        self.domain.raise(&stopped.cause);
        if self.domain.known(&fault, Type::BOOL).is_some() {
            self.domain.leave();
            *state = stopped;
            return;
        }
        self.domain.otherwise();
        effect(self, state);
        self.domain.leave();
        *state = self.join(&fault, stopped, state.clone());
    }

    fn branch(
        &mut self,
        condition: &D::Value,
        then: &[Statement],
        otherwise: &[Statement],
        state: &mut State<D>,
    ) {
        match self.domain.known(condition, Type::BOOL) {
            Some(value) if value == BigInt::from(0) => self.block(otherwise, state),
            Some(_) => self.block(then, state),
            None => {
                let mut other = state.clone();
                self.domain.enter(condition);
                self.block(then, state);
                self.domain.otherwise();
                self.block(otherwise, &mut other);
                self.domain.leave();
                *state = self.join(condition, state.clone(), other);
            }
        }
    }

    /// Elements or registers of which the target is one.
    fn count(&self, target: &AssignmentTarget) -> u32 {
        match target {
            AssignmentTarget::Local { local, .. } => self.body.locals[*local].count,
            AssignmentTarget::Register { file, .. } => self.registers(*file),
            AssignmentTarget::Pc => 1,
            AssignmentTarget::Vector { .. } => unreachable!("{SCALAR}"),
        }
    }

    fn registers(&self, file: RegisterFile) -> u32 {
        match file {
            RegisterFile::Own(number) => self.states[usize::from(number)].count,
            _ => 32,
        }
    }

    fn register_type(&self, file: RegisterFile) -> Type {
        match file {
            RegisterFile::Own(number) => self.states[usize::from(number)].ty,
            _ => self.word,
        }
    }

    fn assign(
        &mut self,
        target: &AssignmentTarget,
        index: Option<(D::Value, Type)>,
        low: Option<u32>,
        value: (D::Value, Type),
        state: &mut State<D>,
    ) {
        match target {
            AssignmentTarget::Pc => self.domain.jump(&mut state.machine, value.0),
            AssignmentTarget::Vector { .. } => unreachable!("{SCALAR}"),
            AssignmentTarget::Register { file, .. } => {
                let (index, ty) = index.expect("a register has a number");
                let whole = self.register_type(*file);
                let value = match low {
                    None => value.0,
                    Some(low) => {
                        let old = self.domain.read(&mut state.machine, *file, (&index, ty));
                        self.inserted(&old, whole, low, value)
                    }
                };
                self.domain.write(&mut state.machine, *file, (&index, ty), value);
            }
            AssignmentTarget::Local { local, .. } => {
                let whole = self.body.locals[*local].ty;
                for n in 0..state.locals[*local].len() {
                    let chosen = match &index {
                        None => None,
                        Some((index, ty)) => match self.domain.known(index, *ty) {
                            Some(known) if known == BigInt::from(n) => None,
                            Some(_) => continue,
                            None => Some(self.is(index, *ty, n)),
                        },
                    };
                    let old = state.locals[*local][n].clone();
                    let new = match low {
                        None => value.0.clone(),
                        Some(low) => self.inserted(&old, whole, low, value.clone()),
                    };
                    state.locals[*local][n] = match chosen {
                        None => new,
                        Some(chosen) => self.either(&chosen, &new, &old, whole),
                    };
                }
            }
        }
    }

    /// `old` with the bits from `low` on replaced.
    fn inserted(&mut self, old: &D::Value, ty: Type, low: u32, value: (D::Value, Type)) -> D::Value {
        let plain = Type::unsigned(ty.width);
        let old = self.domain.convert((old, ty), plain);
        let high = low + value.1.width;
        let mut parts = vec![];
        if high < ty.width {
            let width = ty.width - high;
            parts.push((self.domain.slice((&old, plain), high, width), Type::unsigned(width)));
        }
        parts.push(value);
        if low > 0 {
            parts.push((self.domain.slice((&old, plain), 0, low), Type::unsigned(low)));
        }
        let joined = if parts.len() == 1 { parts.remove(0) } else { (self.domain.concat(&parts), plain) };
        self.domain.convert((&joined.0, joined.1), ty)
    }
}
