//! The walk over a behaviour that makes terms.
//!
//! Source: SMT-LIB 2.6, theories FixedSizeBitVectors and ArraysEx. Every term is defined by a name,
//! so that what is used often is written once.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use instar_coredsl::ir::{BinaryOp, UnaryOp};
use instar_coredsl::walk::Domain;
use instar_coredsl::{Description, Type};
use instar_isa::{CustomField, RegisterFile};
use num_bigint::BigInt;

use super::value::{Sort, Value};
use super::{GivenFields, Input};

/// Integer registers.
const REGISTERS: u16 = 32;

/// Registers, memory and the next pc as terms.
#[derive(Clone)]
pub(super) struct Machine {
    /// x0 to x31.
    pub x: Vec<Value>,
    /// The address of the next instruction.
    pub next: Value,
    /// Memory, once it was written.
    pub memory: Option<String>,
    /// The description's own registers, a bit vector or an array for each file.
    pub own: Vec<String>,
    /// Registers that were written; of the own ones the file alone counts.
    pub changed: BTreeSet<(RegisterFile, u16)>,
}

pub(super) struct Terms<'a> {
    description: &'a Description,
    fields: &'a [CustomField],
    known: &'a GivenFields,
    step: &'a str,
    inputs: BTreeMap<String, Sort>,
    definitions: String,
    count: usize,
}

impl<'a> Terms<'a> {
    pub fn new(
        description: &'a Description,
        fields: &'a [CustomField],
        known: &'a GivenFields,
        step: &'a str,
    ) -> Self {
        let (inputs, definitions) = (BTreeMap::new(), String::new());
        Self { description, fields, known, step, inputs, definitions, count: 0 }
    }

    /// The state before an instruction of so many bytes.
    pub fn machine(&mut self, length: u8) -> Machine {
        let mut x = vec![Value::known(&BigInt::from(0), self.word())];
        x.extend((1..REGISTERS).map(|number| Value::Symbol(format!("{}.x{number}", self.step))));
        let pc = self.pc();
        let length = Value::known(&BigInt::from(length), self.word());
        let next = self.define(self.xlen(), &format!("(bvadd {} {})", pc.text(), length.text()));
        let own =
            self.description.states.iter().map(|state| format!("{}.{}", self.step, state.name)).collect();
        Machine { x, next, memory: None, own, changed: BTreeSet::new() }
    }

    /// A local variable that something before has set.
    pub fn local(&mut self, name: &str, width: u32) -> Value {
        Value::Symbol(self.input(&format!("{}{name}", super::LOCAL), Sort::Bits(width)))
    }

    /// What the terms use of the state before.
    pub fn inputs(&self) -> Vec<Input> {
        let input = |(part, sort): (&String, &Sort)| Input {
            symbol: format!("{}.{part}", self.step),
            part: part.clone(),
            sort: *sort,
        };
        self.inputs.iter().map(input).collect()
    }

    /// All definitions.
    pub fn definitions(self) -> String {
        self.definitions
    }

    fn xlen(&self) -> u32 {
        self.description.xlen.bits()
    }

    fn word(&self) -> Type {
        Type::unsigned(self.xlen())
    }

    /// A part of the state before, which from now on is an input.
    fn input(&mut self, part: &str, sort: Sort) -> String {
        self.inputs.insert(part.to_string(), sort);
        format!("{}.{part}", self.step)
    }

    fn define_as(&mut self, sort: Sort, term: &str) -> String {
        let name = format!("{}.{}", self.step, self.count);
        self.count += 1;
        let _ = writeln!(self.definitions, "(define-fun {name} () {sort} {term})");
        name
    }

    fn define(&mut self, width: u32, term: &str) -> Value {
        Value::Symbol(self.define_as(Sort::Bits(width), term))
    }

    /// A register's value may be that from before.
    fn used(&mut self, value: &Value) {
        if let Value::Symbol(name) = value
            && let Some(part) = name.strip_prefix(self.step).and_then(|rest| rest.strip_prefix('.'))
            && part.starts_with('x')
        {
            let part = part.to_string();
            self.input(&part, Sort::Bits(self.xlen()));
        }
    }

    /// Bits of a number of one of `count` registers.
    fn index_bits(count: u32) -> u32 {
        count.next_power_of_two().trailing_zeros().max(1)
    }

    fn own_sort(&self, file: usize) -> Sort {
        let state = &self.description.states[file];
        match state.count {
            1 => Sort::Bits(state.ty.width),
            count => Sort::Array(Self::index_bits(count), state.ty.width),
        }
    }

    /// The present value of a file of own registers.
    fn own_file(&mut self, machine: &Machine, file: usize) -> String {
        let name = self.description.states[file].name.clone();
        let before = format!("{}.{name}", self.step);
        if machine.own[file] == before {
            self.input(&name, self.own_sort(file));
        }
        machine.own[file].clone()
    }

    fn memory_sort(&self) -> Sort {
        Sort::Array(self.xlen(), 8)
    }

    fn memory(&mut self, machine: &Machine) -> String {
        match &machine.memory {
            Some(memory) => memory.clone(),
            None => self.input("memory", self.memory_sort()),
        }
    }

    /// Whether a condition holds, as a Bool.
    fn holds(condition: &Value) -> String {
        format!("(= {} #b1)", condition.text())
    }

    /// A value extended or truncated.
    fn resized(&mut self, value: &Value, from: Type, width: u32) -> Value {
        let text = value.text();
        let term = match width.cmp(&from.width) {
            std::cmp::Ordering::Equal => return value.clone(),
            std::cmp::Ordering::Less => format!("((_ extract {} 0) {text})", width - 1),
            std::cmp::Ordering::Greater => {
                let way = if from.signed { "sign_extend" } else { "zero_extend" };
                format!("((_ {way} {}) {text})", width - from.width)
            }
        };
        self.define(width, &term)
    }

    /// A shift, whose amount may be of any width and is a large one where it is negative.
    fn shift(&mut self, op: BinaryOp, ty: Type, a: &Value, amount: (&Value, Type)) -> Value {
        let word = match (op, ty.signed) {
            (BinaryOp::ShiftLeft, _) => "bvshl",
            (_, false) => "bvlshr",
            (_, true) => "bvashr",
        };
        let width = ty.width.max(amount.1.width);
        let by = self.resized(amount.0, amount.1, width);
        let wide = self.resized(a, ty, width);
        // Extended by its sign, a value shifted to the right stays what it is.
        let shifted = self.define(width, &format!("({word} {} {})", wide.text(), by.text()));
        self.resized(&shifted, Type::unsigned(width), ty.width)
    }

    fn divide(op: BinaryOp, ty: Type, a: &str, b: &str) -> String {
        match (op, ty.signed) {
            (BinaryOp::Div, false) => format!("(bvudiv {a} {b})"),
            (BinaryOp::Rem, false) => format!("(bvurem {a} {b})"),
            (BinaryOp::Rem, true) => format!("(bvsrem {a} {b})"),
            // SMT-LIB's signed quotient by zero depends on the sign.
            _ => {
                let zero = format!("(_ bv0 {})", ty.width);
                format!("(ite (= {b} {zero}) (bvnot {zero}) (bvsdiv {a} {b}))")
            }
        }
    }

    fn ite(&mut self, condition: &Value, sort: Sort, a: &str, b: &str) -> String {
        if a == b {
            return a.to_string();
        }
        self.define_as(sort, &format!("(ite {} {a} {b})", Self::holds(condition)))
    }

    /// An element by number, as a tree of choices by the bits of the number.
    fn tree(&mut self, elements: &[String], index: &Value, width: u32) -> String {
        if elements.len() == 1 {
            return elements[0].clone();
        }
        let bit = elements.len().next_power_of_two().trailing_zeros() - 1;
        let (low, high) = elements.split_at(1 << bit);
        let (low, high) = (self.tree(low, index, width), self.tree(high, index, width));
        if low == high {
            return low;
        }
        let chosen = format!("(= ((_ extract {bit} {bit}) {}) #b1)", index.text());
        self.define_as(Sort::Bits(width), &format!("(ite {chosen} {high} {low})"))
    }
}

impl Domain for Terms<'_> {
    type Value = Value;
    type Machine = Machine;

    fn constant(&mut self, value: &BigInt, ty: Type) -> Value {
        Value::known(value, ty)
    }

    fn known(&self, value: &Value, ty: Type) -> Option<BigInt> {
        match value {
            Value::Known(value, _) => Some(ty.wrap(value)),
            Value::Symbol(_) => None,
        }
    }

    fn field(&mut self, field: usize, ty: Type) -> Value {
        let CustomField { name, width, segments, .. } = &self.fields[field];
        if let Some(value) = self.known.get(name) {
            return Value::known(&BigInt::from(*value), ty);
        }
        // Bits that the encoding leaves out are 0.
        let low = segments.iter().map(|segment| segment.field_lsb).min().unwrap_or(0);
        let input = self.input(name, Sort::Bits(u32::from(width - low)));
        match low {
            0 => Value::Symbol(input),
            low => self.define(ty.width, &format!("(concat {input} (_ bv0 {low}))")),
        }
    }

    fn pc(&mut self) -> Value {
        Value::Symbol(self.input("pc", Sort::Bits(self.xlen())))
    }

    fn table(&mut self, table: usize, index: (&Value, Type)) -> Value {
        let table = &self.description.tables[table];
        let elements: Vec<_> =
            table.values.iter().map(|value| Value::known(value, table.ty).text()).collect();
        let bits = Self::index_bits(elements.len() as u32);
        let index = self.resized(index.0, index.1, bits);
        Value::Symbol(self.tree(&elements, &index, table.ty.width))
    }

    fn unary(&mut self, op: UnaryOp, ty: Type, a: &Value) -> Value {
        let word = match op {
            UnaryOp::Not => "bvnot",
            UnaryOp::Negate => "bvneg",
        };
        self.define(ty.width, &format!("({word} {})", a.text()))
    }

    fn binary(&mut self, op: BinaryOp, ty: Type, a: (&Value, Type), b: (&Value, Type)) -> Value {
        let (x, y) = (a.0.text(), b.0.text());
        let truth = |word: &str| format!("(ite ({word} {x} {y}) #b1 #b0)");
        let signed = a.1.signed;
        let term = match op {
            BinaryOp::Add => format!("(bvadd {x} {y})"),
            BinaryOp::Sub => format!("(bvsub {x} {y})"),
            BinaryOp::Mul => format!("(bvmul {x} {y})"),
            BinaryOp::And => format!("(bvand {x} {y})"),
            BinaryOp::Or => format!("(bvor {x} {y})"),
            BinaryOp::Xor => format!("(bvxor {x} {y})"),
            BinaryOp::Div | BinaryOp::Rem => Self::divide(op, ty, &x, &y),
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => return self.shift(op, ty, a.0, b),
            BinaryOp::Equal => truth("="),
            BinaryOp::NotEqual => truth("distinct"),
            BinaryOp::Less => truth(if signed { "bvslt" } else { "bvult" }),
            BinaryOp::LessEqual => truth(if signed { "bvsle" } else { "bvule" }),
        };
        self.define(ty.width, &term)
    }

    fn convert(&mut self, a: (&Value, Type), to: Type) -> Value {
        if let Value::Known(value, _) = a.0 {
            return Value::known(&a.1.wrap(value), to);
        }
        self.resized(a.0, a.1, to.width)
    }

    fn slice(&mut self, a: (&Value, Type), low: u32, width: u32) -> Value {
        if let Value::Known(value, _) = a.0 {
            return Value::known(&(value >> low), Type::unsigned(width));
        }
        let end = low + width;
        let wide = self.resized(a.0, a.1, a.1.width.max(end));
        self.define(width, &format!("((_ extract {} {low}) {})", end - 1, wide.text()))
    }

    fn concat(&mut self, parts: &[(Value, Type)]) -> Value {
        let width = parts.iter().map(|(_, ty)| ty.width).sum();
        let texts: Vec<_> = parts.iter().map(|(value, _)| value.text()).collect();
        self.define(width, &format!("(concat {})", texts.join(" ")))
    }

    fn select(&mut self, condition: &Value, a: &Value, b: &Value, ty: Type) -> Value {
        if a == b {
            return a.clone();
        }
        Value::Symbol(self.ite(condition, Sort::Bits(ty.width), &a.text(), &b.text()))
    }

    fn read(&mut self, machine: &mut Machine, file: RegisterFile, index: (&Value, Type)) -> Value {
        let known = Domain::known(self, index.0, index.1).and_then(|n| usize::try_from(&n).ok());
        if let RegisterFile::Own(number) = file {
            let number = usize::from(number);
            let present = self.own_file(machine, number);
            return Value::Symbol(match self.own_sort(number) {
                Sort::Bits(_) => present,
                Sort::Array(bits, width) => {
                    let index = self.convert(index, Type::unsigned(bits)).text();
                    self.define_as(Sort::Bits(width), &format!("(select {present} {index})"))
                }
            });
        }
        if let Some(number) = known {
            let value = machine.x[number].clone();
            self.used(&value);
            return value;
        }
        for value in machine.x.clone() {
            self.used(&value);
        }
        let texts: Vec<_> = machine.x.iter().map(Value::text).collect();
        let index = self.convert(index, Type::unsigned(5));
        Value::Symbol(self.tree(&texts, &index, self.xlen()))
    }

    fn write(&mut self, machine: &mut Machine, file: RegisterFile, index: (&Value, Type), value: Value) {
        let known = Domain::known(self, index.0, index.1).and_then(|n| u16::try_from(&n).ok());
        if let RegisterFile::Own(own) = file {
            let number = usize::from(own);
            machine.changed.insert((file, 0));
            machine.own[number] = match self.own_sort(number) {
                Sort::Bits(_) => value.text(),
                sort @ Sort::Array(bits, _) => {
                    let present = self.own_file(machine, number);
                    let index = self.convert(index, Type::unsigned(bits)).text();
                    self.define_as(sort, &format!("(store {present} {index} {})", value.text()))
                }
            };
            return;
        }
        if let Some(number) = known {
            if number != 0 {
                machine.changed.insert((file, number));
                machine.x[usize::from(number)] = value;
            }
            return;
        }
        let index = self.convert(index, Type::unsigned(5));
        for number in 1..REGISTERS {
            let old = machine.x[usize::from(number)].clone();
            self.used(&old);
            let chosen = format!("(= {} (_ bv{number} 5))", index.text());
            let new = format!("(ite {chosen} {} {})", value.text(), old.text());
            machine.x[usize::from(number)] = self.define(self.xlen(), &new);
            machine.changed.insert((file, number));
        }
    }

    fn jump(&mut self, machine: &mut Machine, target: Value) {
        machine.next = target;
    }

    fn load(&mut self, machine: &mut Machine, address: &Value, bytes: u32) -> Value {
        let memory = self.memory(machine);
        let mut parts = vec![];
        for n in (0..bytes).rev() {
            let at = self.binary(
                BinaryOp::Add,
                self.word(),
                (address, self.word()),
                (&Value::known(&BigInt::from(n), self.word()), self.word()),
            );
            parts.push((self.define(8, &format!("(select {memory} {})", at.text())), Type::unsigned(8)));
        }
        if parts.len() == 1 { parts.remove(0).0 } else { self.concat(&parts) }
    }

    fn store(&mut self, machine: &mut Machine, address: &Value, value: &Value, bytes: u32) {
        for n in 0..bytes {
            let memory = self.memory(machine);
            let at = self.binary(
                BinaryOp::Add,
                self.word(),
                (address, self.word()),
                (&Value::known(&BigInt::from(n), self.word()), self.word()),
            );
            let byte = self.slice((value, Type::unsigned(8 * bytes)), 8 * n, 8);
            let term = format!("(store {memory} {} {})", at.text(), byte.text());
            machine.memory = Some(self.define_as(self.memory_sort(), &term));
        }
    }

    fn choose(&mut self, condition: &Value, a: Machine, b: Machine) -> Machine {
        let word = self.word();
        let mut x = vec![];
        for (mine, other) in a.x.iter().zip(&b.x) {
            if mine != other {
                self.used(mine);
                self.used(other);
            }
            x.push(self.select(condition, mine, other, word));
        }
        let next = self.select(condition, &a.next, &b.next, word);
        let memory = if a.memory == b.memory {
            a.memory.clone()
        } else {
            let (mine, other) = (self.memory(&a), self.memory(&b));
            Some(self.ite(condition, self.memory_sort(), &mine, &other))
        };
        let mut own = vec![];
        for number in 0..a.own.len() {
            if a.own[number] == b.own[number] {
                own.push(a.own[number].clone());
                continue;
            }
            let (mine, other) = (self.own_file(&a, number), self.own_file(&b, number));
            own.push(self.ite(condition, self.own_sort(number), &mine, &other));
        }
        let changed = a.changed.union(&b.changed).copied().collect();
        Machine { x, next, memory, own, changed }
    }
}
