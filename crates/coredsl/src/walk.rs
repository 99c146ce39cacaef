//! One walk over a behaviour, whatever its values are: terms for a solver, or which bits are secret.
//!
//! Source: own design. The walk knows order, branches, local variables and exceptions; a [`Domain`] knows values and the
//! machine. Where a condition is known only one way is taken, else both, and what they leave is joined. After an
//! exception that may have happened, what follows is walked as under a condition.

use instar_isa::RegisterFile;
use num_bigint::BigInt;

use crate::description::{Description, StateDef};
use crate::fold;
use crate::ir::{BinaryOp, Body, Expr, ExprKind, Statement, Target, UnaryOp};
use crate::simplify::evaluate;
use crate::types::Type;

/// Values and the machine, of one kind. Every value comes with the type that it has in the behaviour; a value of
/// `width` bits is taken modulo 2^width.
pub trait Domain {
    /// A value.
    type Value: Clone + PartialEq;
    /// Registers, memory and the next pc.
    type Machine: Clone;

    /// A known value, within the range of the type.
    fn constant(&mut self, value: &BigInt, ty: Type) -> Self::Value;
    /// The value, where it is known, within the range of the type.
    fn known(&self, value: &Self::Value, ty: Type) -> Option<BigInt>;
    /// A field of the encoding, zero-extended.
    fn field(&mut self, field: usize, ty: Type) -> Self::Value;
    /// The address of the instruction.
    fn pc(&mut self) -> Self::Value;
    /// An element of a constant table, whose number is not known and below the table's size.
    fn table(&mut self, table: usize, index: (&Self::Value, Type)) -> Self::Value;
    /// An operation on one operand of the same type.
    fn unary(&mut self, op: UnaryOp, ty: Type, a: &Self::Value) -> Self::Value;
    /// An operation at type `ty`, on operands with their types.
    fn binary(
        &mut self,
        op: BinaryOp,
        ty: Type,
        a: (&Self::Value, Type),
        b: (&Self::Value, Type),
    ) -> Self::Value;
    /// `a`, extended by the sign of its type or truncated.
    fn convert(&mut self, a: (&Self::Value, Type), to: Type) -> Self::Value;
    /// `width` bits from `low` on.
    fn slice(&mut self, a: (&Self::Value, Type), low: u32, width: u32) -> Self::Value;
    /// Parts, the most significant first.
    fn concat(&mut self, parts: &[(Self::Value, Type)]) -> Self::Value;
    /// One of two values of type `ty`, by a condition that is not known.
    fn select(&mut self, condition: &Self::Value, a: &Self::Value, b: &Self::Value, ty: Type) -> Self::Value;

    /// A register whose number is below the number of registers.
    fn read(
        &mut self,
        machine: &mut Self::Machine,
        file: RegisterFile,
        index: (&Self::Value, Type),
    ) -> Self::Value;
    /// Writes all of a register.
    fn write(
        &mut self,
        machine: &mut Self::Machine,
        file: RegisterFile,
        index: (&Self::Value, Type),
        value: Self::Value,
    );
    /// Sets the next pc.
    fn jump(&mut self, machine: &mut Self::Machine, target: Self::Value);
    /// Reads bytes of memory, little-endian.
    fn load(&mut self, machine: &mut Self::Machine, address: &Self::Value, bytes: u32) -> Self::Value;
    /// Writes bytes of memory, little-endian.
    fn store(&mut self, machine: &mut Self::Machine, address: &Self::Value, value: &Self::Value, bytes: u32);
    /// The first machine where the condition holds, else the second.
    fn choose(&mut self, condition: &Self::Value, a: Self::Machine, b: Self::Machine) -> Self::Machine;

    /// What follows happens only where this holds, or does not.
    fn enter(&mut self, _condition: &Self::Value) {}
    /// The end of what [`Domain::enter`] began.
    fn leave(&mut self) {}
    /// The instruction ends here by an exception.
    fn raise(&mut self, _cause: &Self::Value) {}
}

/// What an instruction leaves.
#[derive(Clone, Debug)]
pub struct Outcome<V, M> {
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
) -> Outcome<D::Value, D::Machine> {
    let body = description.instructions[at].behaviour.body();
    let word = Type::unsigned(description.xlen.bits());
    let zero = |domain: &mut D, ty| domain.constant(&BigInt::from(0), ty);
    let locals =
        body.locals.iter().map(|local| vec![zero(domain, local.ty); local.count.max(1) as usize]).collect();
    let (raised, cause) = (zero(domain, Type::BOOL), zero(domain, word));
    let mut state = State { locals, machine, raised, cause };
    let tables = description.tables.iter().map(|table| table.values.len() as u32).collect();
    let mut walk =
        Walk { body, states: &description.states, tables, description, word, domain, faults: vec![] };
    walk.block(&body.statements, &mut state);
    Outcome { machine: state.machine, raised: state.raised, cause: state.cause }
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
    /// Elements of each table.
    tables: Vec<u32>,
    description: &'a Description,
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
                let index = match target {
                    Target::Local { index, .. } => index.as_ref(),
                    Target::Register { index, .. } => Some(index),
                    Target::Pc => None,
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
        }
    }

    /// Does something where no index of the statement was beyond its end; there the instruction is illegal.
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
                self.block(otherwise, &mut other);
                self.domain.leave();
                *state = self.join(condition, state.clone(), other);
            }
        }
    }

    /// Elements or registers of which the target is one.
    fn count(&self, target: &Target) -> u32 {
        match target {
            Target::Local { local, .. } => self.body.locals[*local].count,
            Target::Register { file, .. } => self.registers(*file),
            Target::Pc => 1,
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
        target: &Target,
        index: Option<(D::Value, Type)>,
        low: Option<u32>,
        value: (D::Value, Type),
        state: &mut State<D>,
    ) {
        match target {
            Target::Pc => self.domain.jump(&mut state.machine, value.0),
            Target::Register { file, .. } => {
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
            Target::Local { local, .. } => {
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

    /// `index == n`.
    fn is(&mut self, index: &D::Value, ty: Type, n: usize) -> D::Value {
        let wide = Type::signed(ty.width.max(32) + 1);
        let index = self.domain.convert((index, ty), wide);
        let n = self.domain.constant(&BigInt::from(n), wide);
        self.domain.binary(BinaryOp::Equal, Type::BOOL, (&index, wide), (&n, wide))
    }

    /// Notes where `index` is not below `count`.
    fn bounds(&mut self, index: &D::Value, ty: Type, count: u32) {
        if let Some(known) = self.domain.known(index, ty) {
            if !(BigInt::from(0)..BigInt::from(count)).contains(&known) {
                let fault = self.flag(true);
                self.faults.push(fault);
            }
            return;
        }
        if !ty.signed && BigInt::from(1) << ty.width <= BigInt::from(count) {
            return;
        }
        // A negative number is a large one without its sign.
        let wide = Type::signed(ty.width.max(32) + 1);
        let plain = Type::unsigned(wide.width);
        let index = self.domain.convert((index, ty), wide);
        let last = self.domain.constant(&BigInt::from(count - 1), plain);
        let fault = self.domain.binary(BinaryOp::Less, Type::BOOL, (&last, plain), (&index, plain));
        self.faults.push(fault);
    }

    fn expression(&mut self, e: &Expr, state: &mut State<D>) -> D::Value {
        match &e.kind {
            ExprKind::Const(value) => self.domain.constant(value, e.ty),
            ExprKind::Field(field) => self.domain.field(*field, e.ty),
            ExprKind::Pc => self.domain.pc(),
            ExprKind::Local { local, index: None } => state.locals[*local][0].clone(),
            ExprKind::Local { local, index: Some(index) } => {
                let value = self.expression(index, state);
                self.bounds(&value, index.ty, state.locals[*local].len() as u32);
                self.element(&state.locals[*local].clone(), &value, index.ty, e.ty)
            }
            ExprKind::Register { file, index } => {
                let value = self.expression(index, state);
                let count = self.registers(*file);
                self.bounds(&value, index.ty, count);
                if self.domain.known(&value, index.ty).is_some_and(|known| known >= BigInt::from(count)) {
                    return self.domain.constant(&BigInt::from(0), e.ty);
                }
                self.domain.read(&mut state.machine, *file, (&value, index.ty))
            }
            ExprKind::Table { table, index } => {
                let value = self.expression(index, state);
                self.bounds(&value, index.ty, self.tables[*table]);
                match self.domain.known(&value, index.ty) {
                    Some(known) => {
                        let values = &self.description.tables[*table].values;
                        let known = usize::try_from(&known).ok().and_then(|n| values.get(n));
                        self.domain.constant(&known.cloned().unwrap_or_default(), e.ty)
                    }
                    None => self.domain.table(*table, (&value, index.ty)),
                }
            }
            ExprKind::Unary(op, a) => {
                let value = self.expression(a, state);
                match self.domain.known(&value, e.ty) {
                    Some(known) => {
                        let result = match op {
                            UnaryOp::Not => !known,
                            UnaryOp::Negate => -known,
                        };
                        self.domain.constant(&e.ty.wrap(&result), e.ty)
                    }
                    None => self.domain.unary(*op, e.ty, &value),
                }
            }
            ExprKind::Binary(op, a, b) => {
                let x = self.expression(a, state);
                let y = self.expression(b, state);
                match (self.domain.known(&x, a.ty), self.domain.known(&y, b.ty)) {
                    (Some(p), Some(q)) => {
                        let result = evaluate(*op, a.ty, &p, &q);
                        self.domain.constant(&e.ty.wrap(&result), e.ty)
                    }
                    _ => self.domain.binary(*op, e.ty, (&x, a.ty), (&y, b.ty)),
                }
            }
            ExprKind::Convert(a) => {
                let value = self.expression(a, state);
                match self.domain.known(&value, a.ty) {
                    Some(known) => self.domain.constant(&e.ty.wrap(&known), e.ty),
                    None => self.domain.convert((&value, a.ty), e.ty),
                }
            }
            ExprKind::Slice(a, low) => {
                let value = self.expression(a, state);
                match self.domain.known(&value, a.ty) {
                    Some(known) => {
                        let bits = fold::slice(&known, *low, e.ty.width);
                        self.domain.constant(&bits, e.ty)
                    }
                    None => self.domain.slice((&value, a.ty), *low, e.ty.width),
                }
            }
            ExprKind::Concat(parts) => {
                let parts: Vec<_> =
                    parts.iter().map(|part| (self.expression(part, state), part.ty)).collect();
                let known = parts.iter().try_fold(BigInt::from(0), |all, (value, ty)| {
                    let plain = Type::unsigned(ty.width);
                    Some((all << ty.width) | plain.wrap(&self.domain.known(value, *ty)?))
                });
                match known {
                    Some(known) => self.domain.constant(&known, e.ty),
                    None => self.domain.concat(&parts),
                }
            }
            ExprKind::Select(condition, a, b) => {
                let condition = self.expression(condition, state);
                let a = self.expression(a, state);
                let b = self.expression(b, state);
                self.either(&condition, &a, &b, e.ty)
            }
        }
    }

    /// An element by a number that may not be known.
    fn element(&mut self, elements: &[D::Value], index: &D::Value, index_ty: Type, ty: Type) -> D::Value {
        if let Some(known) = self.domain.known(index, index_ty) {
            let known = usize::try_from(&known).ok().and_then(|n| elements.get(n));
            return known.unwrap_or(&elements[0]).clone();
        }
        let mut value = elements[0].clone();
        for (n, element) in elements.iter().enumerate().skip(1) {
            let chosen = self.is(index, index_ty, n);
            value = self.either(&chosen, element, &value, ty);
        }
        value
    }
}
