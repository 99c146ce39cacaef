//! Which bits of what an instruction leaves depend on which bits of what it found: the walk over a behaviour whose
//! values are bits, known or with the inputs that they depend on.
//!
//! Source: own design; the precision is that of Valgrind's memcheck with what the text itself knows: constants are
//! known, carries go up, shifts by constants shift, masks mask, a choice between two equal bits depends on nothing.

use std::collections::{BTreeMap, HashMap};

use instar_isa::{Field, RegisterFile};
use num_bigint::BigInt;

use crate::dependence::Register;
use crate::description::Description;
use crate::ir::{BinaryOp, UnaryOp};
use crate::types::Type;
use crate::walk::{Domain, walk};

/// A set of input bits, by its number in [`Flow::sets`]; 0 is the empty one.
pub type Set = u32;

/// A bit behind the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bit {
    /// Always the same.
    Known(bool),
    /// Depends on these inputs.
    From(Set),
}

/// Where an input comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Input {
    /// A bit of a register from before the instruction.
    Register(Register, u32),
    /// A bit of what the load with this number reads, counted in the order of the behaviour.
    Loaded(u32, u32),
}

/// How bits flow through one instruction.
#[derive(Clone, Debug, Default)]
pub struct Flow {
    /// Each set as its inputs, sorted.
    pub sets: Vec<Vec<Input>>,
    /// Bits of the registers that it may write, the lowest first.
    pub written: Vec<(Register, Vec<Bit>)>,
    /// Bits of the values that it may store, the lowest first, in the order of the behaviour.
    pub stored: Vec<Vec<Bit>>,
    /// What its addresses depend on, and whether it accesses memory at all.
    pub addresses: Set,
    /// What decides whether it jumps or raises an exception.
    pub control: Set,
    /// What it jumps to depends on.
    pub target: Set,
}

/// The flow of instruction number `at` with encoding `word`.
pub fn flow(description: &Description, at: usize, word: u32) -> Flow {
    let fields = &description.instructions[at].decode.fields;
    let mut bits = Bits {
        description,
        fields,
        word,
        sets: vec![vec![]],
        numbers: HashMap::from([(vec![], 0)]),
        joined: HashMap::new(),
        names: HashMap::new(),
        guards: vec![],
        loads: 0,
        stored: vec![],
        out: [0; 3],
    };
    let machine = walk(description, at, &mut bits, BTreeMap::new()).machine;
    let written = machine.into_iter().map(|(register, value)| (register, value.bits)).collect();
    let [addresses, control, target] = bits.out;
    Flow { sets: bits.sets, written, stored: bits.stored, addresses, control, target }
}

/// Bits, and a number that equal computations share.
#[derive(Clone, Debug, PartialEq)]
struct Value {
    bits: Vec<Bit>,
    name: u32,
}

/// What a value was computed by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Name {
    Known(BigInt, u32),
    Input(Input),
    Operation(&'static str, u32, Vec<u32>),
}

const ADDRESSES: usize = 0;
const CONTROL: usize = 1;
const TARGET: usize = 2;

struct Bits<'a> {
    description: &'a Description,
    fields: &'a [Field],
    word: u32,
    sets: Vec<Vec<Input>>,
    numbers: HashMap<Vec<Input>, Set>,
    joined: HashMap<(Set, Set), Set>,
    names: HashMap<Name, u32>,
    guards: Vec<Set>,
    loads: u32,
    stored: Vec<Vec<Bit>>,
    /// [`ADDRESSES`], [`CONTROL`], [`TARGET`].
    out: [Set; 3],
}

impl Bits<'_> {
    fn name(&mut self, name: Name) -> u32 {
        let next = self.names.len() as u32;
        *self.names.entry(name).or_insert(next)
    }

    fn set(&mut self, inputs: Vec<Input>) -> Set {
        if let Some(number) = self.numbers.get(&inputs) {
            return *number;
        }
        let number = self.sets.len() as Set;
        self.sets.push(inputs.clone());
        self.numbers.insert(inputs, number);
        number
    }

    fn join(&mut self, a: Set, b: Set) -> Set {
        if a == b || b == 0 {
            return a;
        }
        if a == 0 {
            return b;
        }
        let key = (a.min(b), a.max(b));
        if let Some(joined) = self.joined.get(&key) {
            return *joined;
        }
        let mut inputs = [&self.sets[a as usize][..], &self.sets[b as usize][..]].concat();
        inputs.sort_unstable();
        inputs.dedup();
        let joined = self.set(inputs);
        self.joined.insert(key, joined);
        joined
    }

    fn of(bit: Bit) -> Set {
        match bit {
            Bit::Known(_) => 0,
            Bit::From(set) => set,
        }
    }

    /// What any bit depends on.
    fn any(&mut self, bits: &[Bit]) -> Set {
        bits.iter().fold(0, |all, bit| self.join(all, Self::of(*bit)))
    }

    /// A result whose bits these are.
    fn made(&mut self, operation: &'static str, detail: u32, from: &[&Value], bits: Vec<Bit>) -> Value {
        let from = from.iter().map(|value| value.name).collect();
        let name = self.name(Name::Operation(operation, detail, from));
        Value { bits, name }
    }

    fn exclusive(&mut self, a: Bit, b: Bit) -> Bit {
        match (a, b) {
            (Bit::Known(x), Bit::Known(y)) => Bit::Known(x ^ y),
            _ => Bit::From(self.join(Self::of(a), Self::of(b))),
        }
    }

    fn both(&mut self, a: Bit, b: Bit) -> Bit {
        match (a, b) {
            (Bit::Known(false), _) | (_, Bit::Known(false)) => Bit::Known(false),
            (Bit::Known(true), other) | (other, Bit::Known(true)) => other,
            _ => Bit::From(self.join(Self::of(a), Self::of(b))),
        }
    }

    fn inverted(bit: Bit) -> Bit {
        match bit {
            Bit::Known(value) => Bit::Known(!value),
            from => from,
        }
    }

    fn either(&mut self, a: Bit, b: Bit) -> Bit {
        Self::inverted_of(self.both(Self::inverted(a), Self::inverted(b)))
    }

    fn inverted_of(bit: Bit) -> Bit {
        Self::inverted(bit)
    }

    /// At least two of three.
    fn carry(&mut self, a: Bit, b: Bit, c: Bit) -> Bit {
        match (a, b, c) {
            (Bit::Known(x), Bit::Known(y), _)
            | (Bit::Known(x), _, Bit::Known(y))
            | (_, Bit::Known(x), Bit::Known(y))
                if x == y =>
            {
                Bit::Known(x)
            }
            _ => {
                let set = self.join(Self::of(a), Self::of(b));
                Bit::From(self.join(set, Self::of(c)))
            }
        }
    }

    fn sum(&mut self, a: &[Bit], b: &[Bit], mut carry: Bit) -> Vec<Bit> {
        let mut sum = vec![];
        for (&a, &b) in a.iter().zip(b) {
            let half = self.exclusive(a, b);
            sum.push(self.exclusive(half, carry));
            carry = self.carry(a, b, carry);
        }
        sum
    }

    /// Every bit from the bits at and below its place.
    fn upwards(&mut self, a: &[Bit], b: &[Bit]) -> Vec<Bit> {
        let mut below = 0;
        let mut out = vec![];
        for (a, b) in a.iter().zip(b) {
            let here = self.join(Self::of(*a), Self::of(*b));
            below = self.join(below, here);
            out.push(Bit::From(below));
        }
        out
    }

    fn register(&mut self, register: Register, width: u32) -> Value {
        // A wide register is one input: sets of single bits would be too many.
        let input = |n| Input::Register(register, if width > 64 { 0 } else { n });
        let bits = (0..width).map(|n| Bit::From(self.set(vec![input(n)]))).collect();
        let name = self.name(Name::Input(Input::Register(register, u32::MAX)));
        Value { bits, name }
    }

    /// The number of a register, and what it may be where it is not known.
    fn numbers(&self, file: RegisterFile, index: (&Value, Type)) -> Result<u16, std::ops::Range<u16>> {
        let count = match file {
            RegisterFile::Own(number) => self.description.states[usize::from(number)].count,
            _ => 32,
        };
        let known = self.known(index.0, index.1).and_then(|n| u16::try_from(&n).ok());
        known.filter(|n| u32::from(*n) < count).ok_or(0..count as u16)
    }

    fn width(&self, file: RegisterFile) -> u32 {
        match file {
            RegisterFile::Own(number) => self.description.states[usize::from(number)].ty.width,
            _ => self.description.xlen.bits(),
        }
    }

    fn present(&mut self, machine: &BTreeMap<Register, Value>, register: Register) -> Value {
        if register == (RegisterFile::X, 0) {
            let ty = Type::unsigned(self.description.xlen.bits());
            return self.constant(&BigInt::from(0), ty);
        }
        match machine.get(&register) {
            Some(value) => value.clone(),
            None => self.register(register, self.width(register.0)),
        }
    }

    fn shift(&mut self, left: bool, ty: Type, a: &Value, amount: (&Value, Type)) -> Vec<Bit> {
        let width = ty.width as usize;
        let fill = if ty.signed && !left { a.bits[width - 1] } else { Bit::Known(false) };
        let shifted = |by: usize| -> Vec<Bit> {
            let from = |n: usize| if left { n.checked_sub(by) } else { Some(n + by).filter(|n| *n < width) };
            (0..width).map(|n| from(n).map_or(fill, |n| a.bits[n])).collect()
        };
        if let Some(known) = self.known(amount.0, amount.1) {
            return shifted(usize::try_from(&known).unwrap_or(width).min(width));
        }
        // Any amount that the known bits of the amount allow.
        let chosen = self.any(&amount.0.bits);
        let least = amount.0.bits.iter().take_while(|bit| **bit == Bit::Known(false)).count();
        let step = 1usize << least.min(16);
        let mut out = a.bits.clone();
        for by in (step..=width).step_by(step) {
            for (out, new) in out.iter_mut().zip(shifted(by)) {
                *out = match (*out, new) {
                    (old, new) if old == new && matches!(old, Bit::Known(_)) => old,
                    (old, new) => Bit::From(self.join(Self::of(old), Self::of(new))),
                };
            }
        }
        out.into_iter()
            .map(|bit| match bit {
                Bit::Known(value) => Bit::Known(value),
                Bit::From(set) => Bit::From(self.join(set, chosen)),
            })
            .collect()
    }

    fn note(&mut self, what: usize, set: Set) {
        let guards = self.guards.clone();
        let all = guards.into_iter().fold(set, |all, guard| self.join(all, guard));
        self.out[what] = self.join(self.out[what], all);
    }
}

impl Domain for Bits<'_> {
    type Value = Value;
    type Machine = BTreeMap<Register, Value>;

    fn constant(&mut self, value: &BigInt, ty: Type) -> Value {
        let plain = Type::unsigned(ty.width).wrap(value);
        let bits = (0..ty.width).map(|n| Bit::Known(plain.bit(u64::from(n)))).collect();
        Value { bits, name: self.name(Name::Known(plain, ty.width)) }
    }

    fn known(&self, value: &Value, ty: Type) -> Option<BigInt> {
        let mut number = BigInt::from(0);
        for (n, bit) in value.bits.iter().enumerate() {
            match bit {
                Bit::Known(bit) => number.set_bit(n as u64, *bit),
                Bit::From(_) => return None,
            }
        }
        Some(ty.wrap(&number))
    }

    fn field(&mut self, field: usize, ty: Type) -> Value {
        let value = BigInt::from(self.fields[field].extract(self.word));
        self.constant(&value, ty)
    }

    fn pc(&mut self) -> Value {
        // Public and not known.
        let width = self.description.xlen.bits();
        let name = self.name(Name::Operation("pc", 0, vec![]));
        Value { bits: vec![Bit::From(0); width as usize], name }
    }

    fn table(&mut self, table: usize, index: (&Value, Type)) -> Value {
        let width = self.description.tables[table].ty.width as usize;
        let set = self.any(&index.0.bits);
        self.made("table", table as u32, &[index.0], vec![Bit::From(set); width])
    }

    fn unary(&mut self, op: UnaryOp, ty: Type, a: &Value) -> Value {
        let inverted: Vec<_> = a.bits.iter().map(|bit| Self::inverted(*bit)).collect();
        match op {
            UnaryOp::Not => self.made("not", 0, &[a], inverted),
            UnaryOp::Negate => {
                let zero = vec![Bit::Known(false); ty.width as usize];
                let bits = self.sum(&inverted, &zero, Bit::Known(true));
                self.made("negate", 0, &[a], bits)
            }
        }
    }

    fn binary(&mut self, op: BinaryOp, ty: Type, a: (&Value, Type), b: (&Value, Type)) -> Value {
        let (x, y, signed) = (a.0, b.0, a.1.signed);
        let same = x.name == y.name;
        let width = ty.width as usize;
        let is_zero = |bits: &[Bit]| bits.iter().all(|bit| *bit == Bit::Known(false));
        let known = |value| vec![Bit::Known(value); width];
        let (word, bits) = match op {
            BinaryOp::Add => ("add", self.sum(&x.bits, &y.bits, Bit::Known(false))),
            BinaryOp::Sub if same => ("sub", known(false)),
            BinaryOp::Sub => {
                let inverted: Vec<_> = y.bits.iter().map(|bit| Self::inverted(*bit)).collect();
                ("sub", self.sum(&x.bits, &inverted, Bit::Known(true)))
            }
            BinaryOp::Mul if is_zero(&x.bits) || is_zero(&y.bits) => ("mul", known(false)),
            BinaryOp::Mul => ("mul", self.upwards(&x.bits, &y.bits)),
            BinaryOp::Xor if same => ("xor", known(false)),
            BinaryOp::And | BinaryOp::Or if same => return x.clone(),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                let pairs = x.bits.iter().zip(&y.bits);
                let bits = pairs.map(|(a, b)| match op {
                    BinaryOp::And => self.both(*a, *b),
                    BinaryOp::Or => self.either(*a, *b),
                    _ => self.exclusive(*a, *b),
                });
                ("bits", bits.collect())
            }
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => {
                ("shift", self.shift(op == BinaryOp::ShiftLeft, ty, x, b))
            }
            BinaryOp::Equal | BinaryOp::LessEqual if same => ("compare", known(true)),
            BinaryOp::NotEqual | BinaryOp::Less if same => ("compare", known(false)),
            BinaryOp::Less if !signed && is_zero(&y.bits) => ("compare", known(false)),
            BinaryOp::LessEqual if !signed && is_zero(&x.bits) => ("compare", known(true)),
            _ => {
                let set = self.any(&x.bits);
                let other = self.any(&y.bits);
                ("any", vec![Bit::From(self.join(set, other)); width])
            }
        };
        self.made(word, op as u32, &[x, y], bits)
    }

    fn convert(&mut self, a: (&Value, Type), to: Type) -> Value {
        let fill = if a.1.signed { *a.0.bits.last().expect("a type has a bit") } else { Bit::Known(false) };
        let bits = (0..to.width as usize).map(|n| a.0.bits.get(n).copied().unwrap_or(fill)).collect();
        let way = to.width << 1 | u32::from(a.1.signed);
        self.made("convert", way, &[a.0], bits)
    }

    fn slice(&mut self, a: (&Value, Type), low: u32, width: u32) -> Value {
        let wide = self.convert(a, Type { width: a.1.width.max(low + width), signed: a.1.signed });
        let bits = wide.bits[low as usize..(low + width) as usize].to_vec();
        self.made("slice", low << 16 | width, &[a.0], bits)
    }

    fn concat(&mut self, parts: &[(Value, Type)]) -> Value {
        let bits = parts.iter().rev().flat_map(|(value, _)| value.bits.iter().copied()).collect();
        let from: Vec<_> = parts.iter().map(|(value, _)| value).collect();
        self.made("concat", 0, &from, bits)
    }

    fn select(&mut self, condition: &Value, a: &Value, b: &Value, _ty: Type) -> Value {
        let decides = self.any(&condition.bits);
        let mut bits = vec![];
        for (&a, &b) in a.bits.iter().zip(&b.bits) {
            bits.push(match (a, b) {
                (Bit::Known(x), Bit::Known(y)) if x == y => a,
                _ => {
                    let set = self.join(Self::of(a), Self::of(b));
                    Bit::From(self.join(set, decides))
                }
            });
        }
        self.made("select", 0, &[condition, a, b], bits)
    }

    fn read(&mut self, machine: &mut Self::Machine, file: RegisterFile, index: (&Value, Type)) -> Value {
        match self.numbers(file, index) {
            Ok(number) => self.present(machine, (file, number)),
            Err(range) => {
                let mut set = self.any(&index.0.bits);
                for number in range {
                    let value = self.present(machine, (file, number));
                    let any = self.any(&value.bits);
                    set = self.join(set, any);
                }
                let bits = vec![Bit::From(set); self.width(file) as usize];
                self.made("read", 0, &[index.0], bits)
            }
        }
    }

    fn write(
        &mut self,
        machine: &mut Self::Machine,
        file: RegisterFile,
        index: (&Value, Type),
        value: Value,
    ) {
        match self.numbers(file, index) {
            Ok(0) if file == RegisterFile::X => {}
            Ok(number) => {
                machine.insert((file, number), value);
            }
            Err(range) => {
                for number in range.filter(|n| file != RegisterFile::X || *n != 0) {
                    let old = self.present(machine, (file, number));
                    let new = self.select(index.0, &value, &old, Type::BOOL);
                    machine.insert((file, number), new);
                }
            }
        }
    }

    fn jump(&mut self, _machine: &mut Self::Machine, target: Value) {
        let set = self.any(&target.bits);
        self.out[TARGET] = self.join(self.out[TARGET], set);
        self.note(CONTROL, 0);
    }

    fn load(&mut self, _machine: &mut Self::Machine, address: &Value, bytes: u32) -> Value {
        let set = self.any(&address.bits);
        self.note(ADDRESSES, set);
        let number = self.loads;
        self.loads += 1;
        let mut bits = vec![];
        for n in 0..8 * bytes {
            let own = self.set(vec![Input::Loaded(number, n)]);
            bits.push(Bit::From(self.join(own, set)));
        }
        Value { bits, name: self.name(Name::Input(Input::Loaded(number, u32::MAX))) }
    }

    fn store(&mut self, _machine: &mut Self::Machine, address: &Value, value: &Value, _bytes: u32) {
        let set = self.any(&address.bits);
        self.note(ADDRESSES, set);
        self.stored.push(value.bits.clone());
    }

    fn choose(&mut self, condition: &Value, a: Self::Machine, b: Self::Machine) -> Self::Machine {
        let mut joined = a.clone();
        for register in b.keys().chain(a.keys()).copied().collect::<Vec<_>>() {
            let (mine, other) = (self.present(&a, register), self.present(&b, register));
            let value = if mine == other { mine } else { self.select(condition, &mine, &other, Type::BOOL) };
            joined.insert(register, value);
        }
        joined
    }

    fn enter(&mut self, condition: &Value) {
        let set = self.any(&condition.bits);
        self.guards.push(set);
    }

    fn leave(&mut self) {
        self.guards.pop();
    }

    fn raise(&mut self, cause: &Value) {
        let set = self.any(&cause.bits);
        self.note(CONTROL, set);
    }
}
