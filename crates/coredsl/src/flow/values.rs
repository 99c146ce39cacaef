//! The walk over a behaviour whose values are bits.

use std::collections::BTreeMap;
use std::rc::Rc;

use instar_isa::{CustomField, RegisterFile};
use num_bigint::{BigInt, Sign};
use rustc_hash::FxHashMap;

use super::gates::{Gates, Lit, Opaque};
use super::supports::BitSource;
use super::{Bit, BitFlow};
use crate::dependence::Register;
use crate::description::Description;
use crate::host::accesses;
use crate::ir::{BinaryOp, UnaryOp};
use crate::types::Type;
use crate::walk::Domain;

/// The most bits of a register that are followed one by one: sets of single bits of a wider one
/// would be too many.
const MOST_BITS: u32 = 64;

/// Bits, the lowest first.
type Value = Rc<[Lit]>;

/// Registers that were written.
type Machine = BTreeMap<Register, Value>;

/// The domain.
pub(super) struct Bits<'a> {
    description: &'a Description,
    fields: &'a [CustomField],
    word: u32,
    gates: Gates,
    /// Registers as the instruction finds them.
    found: FxHashMap<Register, Value>,
    pc: Option<Value>,
    /// Conditions under which what is walked over happens.
    guards: Vec<Lit>,
    loaded: Vec<u8>,
    stored: Vec<Value>,
    /// Bits that depend on what these do.
    addresses: Lit,
    control: Lit,
    target: Lit,
}

impl<'a> Bits<'a> {
    pub(super) fn new(description: &'a Description, fields: &'a [CustomField], word: u32) -> Self {
        Self {
            description,
            fields,
            word,
            gates: Gates::default(),
            found: FxHashMap::default(),
            pc: None,
            guards: vec![],
            loaded: vec![],
            stored: vec![],
            addresses: Lit::FALSE,
            control: Lit::FALSE,
            target: Lit::FALSE,
        }
    }

    /// What was found out, where the walk left this machine.
    pub(super) fn flow(self, machine: Machine) -> BitFlow {
        let bits = |value: &Value| -> Vec<Bit> {
            value.iter().map(|bit| bit.known().map_or(Bit::From(bit.node()), Bit::Known)).collect()
        };
        let written = machine.iter().map(|(register, value)| (*register, bits(value))).collect();
        let stored = self.stored.iter().map(bits).collect();
        let [addresses, control, target] = [self.addresses, self.control, self.target].map(Lit::node);
        let supports = self.gates.supports();
        BitFlow { supports, written, loaded: self.loaded, stored, addresses, control, target }
    }

    /// A register as the instruction finds it.
    fn found(&mut self, register: Register, width: u32) -> Value {
        let Self { found, gates, .. } = self;
        let value = found.entry(register).or_insert_with(|| {
            let source = BitSource::Register(register);
            if width <= MOST_BITS {
                return gates.source(source, width).into();
            }
            let any = gates.source(source, 1)[0];
            (0..width).map(|_| gates.depending([any])).collect()
        });
        value.clone()
    }

    fn width(&self, file: RegisterFile) -> u32 {
        match file {
            RegisterFile::Own(number) => self.description.states[usize::from(number)].ty.width,
            _ => self.description.xlen.bits(),
        }
    }

    fn present(&mut self, machine: &Machine, register: Register) -> Value {
        if register == (RegisterFile::X, 0) {
            return vec![Lit::FALSE; self.width(RegisterFile::X) as usize].into();
        }
        match machine.get(&register) {
            Some(value) => value.clone(),
            None => self.found(register, self.width(register.0)),
        }
    }

    /// Registers that the number `index` may name, each with the condition under which it does.
    fn named(&mut self, file: RegisterFile, index: (&Value, Type)) -> Vec<(Register, Lit)> {
        let count = match file {
            RegisterFile::Own(number) => self.description.states[usize::from(number)].count,
            _ => 32,
        };
        if let Some(known) = self.known(index.0, index.1) {
            let number = u16::try_from(&known).ok().filter(|number| u32::from(*number) < count);
            return number.map(|number| ((file, number), Lit::TRUE)).into_iter().collect();
        }
        let named = (0..count).map(|number| {
            let bits = index.0.iter().enumerate();
            let wrong: Vec<_> =
                bits.map(|(n, bit)| if n < 32 && number >> n & 1 == 1 { !*bit } else { *bit }).collect();
            ((file, number as u16), !self.gates.any(&wrong))
        });
        named.filter(|(_, condition)| *condition != Lit::FALSE).collect()
    }

    /// `value` shifted, by every power of two that the amount may have.
    fn shift(&mut self, left: bool, ty: Type, value: &Value, amount: (&Value, Type)) -> Value {
        let width = ty.width as usize;
        let fill = if ty.signed && !left { value[width - 1] } else { Lit::FALSE };
        let shifted = |value: &[Lit], by: usize| -> Vec<Lit> {
            let from = |n: usize| if left { n.checked_sub(by) } else { Some(n + by).filter(|n| *n < width) };
            (0..width).map(|n| from(n).map_or(fill, |n| value[n])).collect()
        };
        // An amount of at least the width, or a negative one, leaves nothing but the sign.
        let stages = width.next_power_of_two().trailing_zeros() as usize;
        let (low, high) = amount.0.split_at(stages.min(amount.0.len()));
        let sign = amount.0.last().filter(|_| amount.1.signed);
        let beyond = self.gates.any(&high.iter().chain(sign).copied().collect::<Vec<_>>());
        let mut out = value.to_vec();
        for (stage, bit) in low.iter().enumerate() {
            out = self.gates.choices(*bit, &shifted(&out, 1 << stage), &out);
        }
        self.gates.choices(beyond, &vec![fill; width], &out).into()
    }

    fn opaque(&mut self, operation: Opaque, signed: bool, a: &Value, b: &Value, width: u32) -> Value {
        self.gates.opaque(operation, signed, [a, b], width).into()
    }

    fn product(&mut self, a: &Value, b: &Value) -> Value {
        if [a, b].iter().any(|value| value.iter().all(|bit| *bit == Lit::FALSE)) {
            return vec![Lit::FALSE; a.len()].into();
        }
        self.opaque(Opaque::Multiply, false, a.min(b), a.max(b), a.len() as u32)
    }

    fn bitwise(&mut self, a: &Value, b: &Value, gate: fn(&mut Gates, Lit, Lit) -> Lit) -> Value {
        a.iter().zip(b.iter()).map(|(a, b)| gate(&mut self.gates, *a, *b)).collect()
    }

    /// Notes what an address depends on, and whether it is come to.
    fn address(&mut self, address: &Value) {
        let on = address.iter().chain(&self.guards).chain([&self.addresses]).copied();
        self.addresses = self.gates.depending(on);
    }

    /// Notes what decides about a jump or an exception.
    fn controls(&mut self, bits: &[Lit]) {
        let on = bits.iter().chain(&self.guards).chain([&self.control]).copied();
        self.control = self.gates.depending(on);
    }
}

impl Domain for Bits<'_> {
    type Value = Value;
    type Machine = Machine;

    const COMPLETES: bool = true;

    fn constant(&mut self, value: &BigInt, ty: Type) -> Value {
        let plain = Type::unsigned(ty.width).wrap(value);
        (0..ty.width).map(|n| Lit::constant(plain.bit(u64::from(n)))).collect()
    }

    fn known(&self, value: &Value, ty: Type) -> Option<BigInt> {
        if value.iter().any(|bit| bit.known().is_none()) {
            return None;
        }
        let digits = value
            .chunks(32)
            .map(|bits| bits.iter().rev().fold(0, |all, bit| all << 1 | u32::from(*bit == Lit::TRUE)));
        let number = BigInt::new(Sign::Plus, digits.collect());
        Some(ty.wrap(&number))
    }

    fn field(&mut self, field: usize, ty: Type) -> Value {
        let value = BigInt::from(self.fields[field].extract(self.word));
        self.constant(&value, ty)
    }

    fn pc(&mut self) -> Value {
        // Public and not known.
        let Self { pc, gates, description, .. } = self;
        pc.get_or_insert_with(|| (0..description.xlen.bits()).map(|_| gates.depending([])).collect()).clone()
    }

    fn table(&mut self, table: usize, index: (&Value, Type)) -> Value {
        let width = self.description.tables[table].ty.width;
        self.opaque(Opaque::Table(table), false, index.0, index.0, width)
    }

    fn unary(&mut self, op: UnaryOp, ty: Type, a: &Value) -> Value {
        let inverted: Value = a.iter().map(|bit| !*bit).collect();
        match op {
            UnaryOp::Not => inverted,
            UnaryOp::Negate => {
                let zero = vec![Lit::FALSE; ty.width as usize];
                self.gates.sum(&inverted, &zero, Lit::TRUE).into()
            }
        }
    }

    fn binary(&mut self, op: BinaryOp, ty: Type, a: (&Value, Type), b: (&Value, Type)) -> Value {
        let (x, y, signed) = (a.0, b.0, a.1.signed);
        let flag = |bit: Lit| -> Value { [bit].into() };
        match op {
            BinaryOp::Add => self.gates.sum(x, y, Lit::FALSE).into(),
            BinaryOp::Sub => {
                let inverted: Vec<_> = y.iter().map(|bit| !*bit).collect();
                self.gates.sum(x, &inverted, Lit::TRUE).into()
            }
            BinaryOp::Mul => self.product(x, y),
            BinaryOp::Div => self.opaque(Opaque::Divide, signed, x, y, ty.width),
            BinaryOp::Rem => self.opaque(Opaque::Remainder, signed, x, y, ty.width),
            BinaryOp::And => self.bitwise(x, y, Gates::and),
            BinaryOp::Or => self.bitwise(x, y, Gates::or),
            BinaryOp::Xor => self.bitwise(x, y, Gates::xor),
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => self.shift(op == BinaryOp::ShiftLeft, ty, x, b),
            BinaryOp::Equal => flag(!self.gates.differ(x, y)),
            BinaryOp::NotEqual => flag(self.gates.differ(x, y)),
            BinaryOp::Less => flag(self.gates.less(x, y, signed)),
            BinaryOp::LessEqual => flag(!self.gates.less(y, x, signed)),
        }
    }

    fn convert(&mut self, a: (&Value, Type), to: Type) -> Value {
        let fill = if a.1.signed { *a.0.last().expect("a type has a bit") } else { Lit::FALSE };
        (0..to.width as usize).map(|n| a.0.get(n).copied().unwrap_or(fill)).collect()
    }

    fn slice(&mut self, a: (&Value, Type), low: u32, width: u32) -> Value {
        let wide = self.convert(a, Type { width: a.1.width.max(low + width), signed: a.1.signed });
        wide[low as usize..(low + width) as usize].into()
    }

    fn concat(&mut self, parts: &[(Value, Type)]) -> Value {
        parts.iter().rev().flat_map(|(value, _)| value.iter().copied()).collect()
    }

    fn select(&mut self, condition: &Value, a: &Value, b: &Value, _ty: Type) -> Value {
        self.gates.choices(condition[0], a, b).into()
    }

    fn read(&mut self, machine: &mut Machine, file: RegisterFile, index: (&Value, Type)) -> Value {
        // An index beyond the last is an exception, so it is one of them.
        let mut named = self.named(file, index).into_iter();
        let Some((first, _)) = named.next() else {
            return vec![Lit::FALSE; self.width(file) as usize].into();
        };
        let first = self.present(machine, first);
        named.fold(first, |others, (register, condition)| {
            let value = self.present(machine, register);
            self.gates.choices(condition, &value, &others).into()
        })
    }

    fn write(&mut self, machine: &mut Machine, file: RegisterFile, index: (&Value, Type), value: Value) {
        for (register, condition) in self.named(file, index) {
            if register != (RegisterFile::X, 0) {
                let old = self.present(machine, register);
                let new = self.gates.choices(condition, &value, &old);
                machine.insert(register, new.into());
            }
        }
    }

    fn jump(&mut self, _machine: &mut Machine, target: Value) {
        self.target = self.gates.depending(target.iter().copied().chain([self.target]));
        self.controls(&[]);
    }

    fn load(&mut self, _machine: &mut Machine, address: &Value, bytes: u32) -> Value {
        self.address(address);
        let place = self.gates.depending(address.iter().copied());
        let mut bits = vec![];
        for (_, size) in accesses(bytes) {
            let loaded = self.gates.source(BitSource::Loaded(self.loaded.len() as u32), 8 * u32::from(size));
            self.loaded.push(size);
            bits.extend(loaded.into_iter().map(|bit| self.gates.depending([bit, place])));
        }
        bits.into()
    }

    fn store(&mut self, _machine: &mut Machine, address: &Value, value: &Value, bytes: u32) {
        self.address(address);
        let pieces = accesses(bytes).map(|(offset, size)| {
            let low = 8 * usize::from(offset);
            value[low..low + 8 * usize::from(size)].into()
        });
        self.stored.extend(pieces);
    }

    fn choose(&mut self, condition: &Value, a: Machine, b: Machine) -> Machine {
        let mut joined = a.clone();
        for register in b.keys().chain(a.keys()).copied().collect::<Vec<_>>() {
            let (mine, other) = (self.present(&a, register), self.present(&b, register));
            joined.insert(register, self.gates.choices(condition[0], &mine, &other).into());
        }
        joined
    }

    fn enter(&mut self, condition: &Value) {
        self.guards.push(condition[0]);
    }

    fn leave(&mut self) {
        self.guards.pop();
    }

    fn raise(&mut self, cause: &Value) {
        self.controls(cause);
    }
}
