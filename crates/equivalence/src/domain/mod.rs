//! The walk over a behaviour that makes terms of registers and memory.
//!
//! Source: [`instar_coredsl::walk`], which knows order, branches and exceptions; here are its
//! values.

mod access;
mod unit;

use std::rc::Rc;

use instar_coredsl::ir::{BinaryOp, UnaryOp};
use instar_coredsl::walk::Domain;
use instar_coredsl::{Table, Type};
use instar_isa::{CustomField, RegisterFile};
use num_bigint::BigInt;

use crate::code::LinkedFunction;
use crate::memory::{Memory, World};
use crate::own::Own;
use crate::terms::{Bitwise, Shift, Term};
use crate::trail::Trail;
pub(crate) use access::Where;
pub(crate) use unit::{VL, VTYPE, VTYPE_BITS, VXRM, VXRM_BITS, VXSAT, Vectors};

/// Exceptions by an address that is not aligned: loads and stores.
const MISALIGNED: [u8; 2] = [4, 6];

/// A register and the instruction that wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub term: Term,
    pub pc: Option<u64>,
}

/// Registers, memory and the next pc.
#[derive(Clone, Debug)]
pub(crate) struct Machine {
    /// x0 to x31.
    pub x: Vec<Slot>,
    /// The design's own registers, by file over all descriptions.
    pub own: Vec<Vec<Slot>>,
    /// v0 to v31, and what the vector unit is set to.
    pub vectors: Vectors,
    pub memory: Rc<Memory>,
    pub next: Term,
}

/// One instruction in a walk.
pub(crate) struct Reading<'a, 'c> {
    pub world: &'a mut World,
    pub code: &'a LinkedFunction<'a>,
    /// The constants of the description whose text it is, and its fields.
    pub tables: &'a [Table],
    pub fields: &'a [CustomField],
    pub word: u32,
    pub pc: u64,
    /// The number of the description's first own file over all descriptions of the design; None for
    /// the manual's, whose states (CSRs) are not followed.
    pub first_file: Option<usize>,
    /// Whether addresses are multiples of their bytes where no exception is raised.
    pub aligned: bool,
    /// Where objects of the program lie.
    pub own: &'a mut Own<'c>,
    /// What the path did so far.
    pub trail: &'a mut Trail,
    /// What the linker fills into the twelve bits of the instruction's offset.
    pub filled: Option<Term>,
    /// Conditions under which the statement in hand is executed.
    pub conditions: Vec<Term>,
    /// Why the instruction cannot be followed.
    pub fault: Option<String>,
}

impl Reading<'_, '_> {
    pub(crate) fn xlen(&self) -> u32 {
        self.code.decoder.isa().xlen().bits()
    }

    pub(crate) fn refuse(&mut self, why: impl Into<String>) {
        self.fault.get_or_insert_with(|| why.into());
    }

    /// The registers of a file.
    fn file<'m>(&mut self, machine: &'m mut Machine, file: RegisterFile) -> Option<&'m mut Vec<Slot>> {
        match (file, self.first_file) {
            (RegisterFile::X, _) => Some(&mut machine.x),
            (RegisterFile::Own(number), Some(first)) => machine.own.get_mut(first + usize::from(number)),
            _ => {
                self.refuse("reads or writes a control and status register");
                None
            }
        }
    }

    /// `index == n` for a number of register that is not known.
    fn is(&mut self, index: Term, n: usize) -> Term {
        let terms = &mut self.world.terms;
        let width = terms.width(index);
        if width < usize::BITS && n >> width != 0 {
            return terms.number(0, 1);
        }
        let n = terms.number(n as i64, width);
        terms.equal(index, n)
    }

    /// The number of a register, where it is known.
    fn number(&self, index: (&Term, Type)) -> Option<usize> {
        self.known(index.0, index.1).and_then(|n| usize::try_from(&n).ok())
    }
}

impl Domain for Reading<'_, '_> {
    type Value = Term;
    type Machine = Machine;

    const COMPLETES: bool = true;

    fn constant(&mut self, value: &BigInt, ty: Type) -> Term {
        self.world.terms.constant(value, ty.width)
    }

    fn known(&self, value: &Term, ty: Type) -> Option<BigInt> {
        let known = self.world.terms.known(*value)?;
        Some(if ty.signed { ty.wrap(known) } else { known.clone() })
    }

    fn field(&mut self, field: usize, ty: Type) -> Term {
        if let Some(filled) = self.filled.filter(|filled| self.world.terms.width(*filled) == ty.width) {
            return filled;
        }
        let value = self.fields[field].extract(self.word);
        self.world.terms.number(i64::from(value), ty.width)
    }

    fn pc(&mut self) -> Term {
        if self.first_file.is_some() {
            self.refuse("is an instruction of the design that reads where it stands");
        }
        let xlen = self.xlen();
        self.world.terms.constant(&BigInt::from(self.pc), xlen)
    }

    fn table(&mut self, table: usize, index: (&Term, Type)) -> Term {
        let table = &self.tables[table];
        self.world.terms.table(&table.values, table.ty.width, *index.0)
    }

    fn unary(&mut self, op: UnaryOp, _: Type, a: &Term) -> Term {
        match op {
            UnaryOp::Not => self.world.terms.not(*a),
            UnaryOp::Negate => self.world.terms.negate(*a),
        }
    }

    fn binary(&mut self, op: BinaryOp, ty: Type, a: (&Term, Type), b: (&Term, Type)) -> Term {
        let terms = &mut self.world.terms;
        let (x, y, by_sign) = (*a.0, *b.0, a.1.signed);
        match op {
            BinaryOp::Add => terms.add(x, y),
            BinaryOp::Sub => terms.subtract(x, y),
            BinaryOp::Mul => terms.multiply(x, y),
            BinaryOp::Div => terms.quotient(x, y, ty.signed),
            BinaryOp::Rem => terms.remainder(x, y, ty.signed),
            BinaryOp::And => terms.bitwise(Bitwise::And, x, y),
            BinaryOp::Or => terms.bitwise(Bitwise::Or, x, y),
            BinaryOp::Xor => terms.bitwise(Bitwise::Xor, x, y),
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => {
                // A negative amount is a large one: no value has 2^31 bits.
                let wide = b.1.width.max(32);
                let amount = if b.1.signed { terms.extend(y, wide, true) } else { y };
                let shift = match (op, ty.signed) {
                    (BinaryOp::ShiftLeft, _) => Shift::Left,
                    (_, false) => Shift::Right,
                    (_, true) => Shift::RightSigned,
                };
                terms.shift(shift, x, amount)
            }
            BinaryOp::Equal => terms.equal(x, y),
            BinaryOp::NotEqual => {
                let equal = terms.equal(x, y);
                terms.not(equal)
            }
            BinaryOp::Less => terms.less(x, y, by_sign),
            BinaryOp::LessEqual => terms.less_or_equal(x, y, by_sign),
        }
    }

    fn convert(&mut self, a: (&Term, Type), to: Type) -> Term {
        self.world.terms.resize(*a.0, to.width, a.1.signed)
    }

    fn slice(&mut self, a: (&Term, Type), low: u32, width: u32) -> Term {
        let terms = &mut self.world.terms;
        let wide = terms.resize(*a.0, a.1.width.max(low + width), a.1.signed);
        terms.slice(wide, low, width)
    }

    fn concat(&mut self, parts: &[(Term, Type)]) -> Term {
        let parts: Vec<_> = parts.iter().map(|(part, _)| *part).collect();
        self.world.terms.concat(&parts)
    }

    fn select(&mut self, condition: &Term, a: &Term, b: &Term, _: Type) -> Term {
        self.world.terms.select(*condition, *a, *b)
    }

    fn read(&mut self, machine: &mut Machine, file: RegisterFile, index: (&Term, Type)) -> Term {
        let number = self.number(index);
        let Some(slots) = self.file(machine, file) else {
            return self.world.terms.number(0, self.xlen());
        };
        if let Some(number) = number {
            return slots[number].term;
        }
        let slots = slots.clone();
        let mut value = slots[0].term;
        for (n, slot) in slots.iter().enumerate().skip(1) {
            let chosen = self.is(*index.0, n);
            value = self.world.terms.select(chosen, slot.term, value);
        }
        value
    }

    fn write(&mut self, machine: &mut Machine, file: RegisterFile, index: (&Term, Type), value: Term) {
        let (number, pc) = (self.number(index), Some(self.pc));
        let first = usize::from(file == RegisterFile::X);
        let Some(slots) = self.file(machine, file) else { return };
        if let Some(number) = number {
            if number >= first {
                slots[number] = Slot { term: value, pc };
            }
            return;
        }
        for (n, slot) in slots.iter_mut().enumerate().skip(first) {
            let chosen = self.is(*index.0, n);
            *slot = Slot { term: self.world.terms.select(chosen, value, slot.term), pc };
        }
    }

    fn jump(&mut self, machine: &mut Machine, target: Term) {
        machine.next = target;
    }

    fn load(&mut self, machine: &mut Machine, address: &Term, bytes: u32) -> Term {
        match self.place(*address, bytes, false) {
            Some(Where::Memory(place)) => machine.memory.load(self.world, place, bytes),
            Some(Where::Constant(address)) => self.constants(address, bytes),
            None => self.world.terms.number(0, 8 * bytes),
        }
    }

    fn store(&mut self, machine: &mut Machine, address: &Term, value: &Term, bytes: u32) {
        if let Some(Where::Memory(place)) = self.place(*address, bytes, true) {
            Rc::make_mut(&mut machine.memory).store(self.world, place, *value, bytes, self.pc);
        }
    }

    fn enter(&mut self, condition: &Term) {
        self.conditions.push(*condition);
    }

    fn otherwise(&mut self) {
        if let Some(condition) = self.conditions.pop() {
            let other = self.world.terms.not(condition);
            self.conditions.push(other);
        }
    }

    fn leave(&mut self) {
        self.conditions.pop();
    }

    fn choose(&mut self, condition: &Term, a: Machine, b: Machine) -> Machine {
        if !Rc::ptr_eq(&a.memory, &b.memory) && !a.memory.same(&b.memory) {
            self.refuse("writes memory under a condition that is not known");
        }
        let terms = &mut self.world.terms;
        let mut either = |x: &[Slot], y: &[Slot]| -> Vec<Slot> {
            let one = |(x, y): (&Slot, &Slot)| {
                let written = if x.pc >= y.pc { x.pc } else { y.pc };
                Slot { term: terms.select(*condition, x.term, y.term), pc: written }
            };
            x.iter().zip(y).map(one).collect()
        };
        let x = either(&a.x, &b.x);
        let own = a.own.iter().zip(&b.own).map(|(x, y)| either(x, y)).collect();
        let next = terms.select(*condition, a.next, b.next);
        // No text that is walked has vector registers.
        Machine { x, own, vectors: a.vectors, memory: a.memory, next }
    }

    fn raise(&mut self, cause: &Term) {
        let known = self.world.terms.known(*cause);
        if !known.is_some_and(|cause| MISALIGNED.iter().any(|m| *cause == BigInt::from(*m))) {
            return self.refuse("may raise an exception");
        }
        let Some((first, rest)) = self.conditions.split_first() else { return };
        let terms = &mut self.world.terms;
        let raised = rest.iter().fold(*first, |all, condition| terms.bitwise(Bitwise::And, all, *condition));
        self.trail.raise(raised, self.pc);
    }
}
