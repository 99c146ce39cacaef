//! The walk over a behaviour that makes wires.

use std::collections::BTreeMap;

use instar_coredsl::ir::{BinaryOp, UnaryOp};
use instar_coredsl::walk::Domain;
use instar_coredsl::{Description, StateDef, Type};
use instar_isa::{CustomField, RegisterFile};
use num_bigint::{BigInt, Sign};

use super::field_port;
use super::memory::MemoryPorts;
use crate::graph::{Id, NodeGraph, NodeOp, ShiftKind};
use crate::ports::own_port;

/// Registers and what is in them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Machine {
    /// Registers that are written: field, whether (one bit), value; in the order of the writes.
    pub writes: Vec<(usize, Id, Id)>,
    /// The design's own registers that were read or written: file and number, and the present
    /// value.
    pub own: BTreeMap<(usize, u32), Id>,
}

/// Makes wires, and notes the first thing that has none; of a `DEVICE`'s command, which is over
/// where it would raise an exception, and whose memories have ports.
pub(crate) struct Wires<'a, const DEVICE: bool = false> {
    pub graph: NodeGraph,
    pub(super) states: &'a [StateDef],
    xlen: u32,
    fields: &'a [CustomField],
    refused: Option<String>,
    pub(super) ports: MemoryPorts,
}

impl<'a> Wires<'a> {
    pub fn new(description: &'a Description, fields: &'a [CustomField], graph: NodeGraph) -> Self {
        let ports = MemoryPorts::default();
        Self {
            graph,
            states: &description.states,
            xlen: description.xlen.bits(),
            fields,
            refused: None,
            ports,
        }
    }
}

impl<'a> Wires<'a, true> {
    /// Of a command of a device with these states, of which some are memories.
    pub fn of_device(states: &'a [StateDef], memories: &[bool], graph: NodeGraph) -> Self {
        let ports = MemoryPorts::new(memories);
        Self { graph, states, xlen: 32, fields: &[], refused: None, ports }
    }
}

impl<const DEVICE: bool> Wires<'_, DEVICE> {
    /// What could not be made.
    pub fn refused(&self) -> Result<(), String> {
        self.refused.clone().map_or(Ok(()), Err)
    }

    fn refuse(&mut self, sentence: impl Into<String>) {
        self.refused.get_or_insert_with(|| sentence.into());
    }

    fn xlen(&self) -> u32 {
        self.xlen
    }

    /// The field of the encoding that this value is.
    fn field_of(&self, index: Id) -> Option<usize> {
        let NodeOp::Input(port) = self.graph.op(self.graph.core(index).0) else { return None };
        let name = &self.graph.inputs[*port].name;
        self.fields.iter().position(|field| field_port(&field.name) == *name)
    }

    /// Whether an index is this number.
    fn is_number(&mut self, index: Id, number: u32) -> Id {
        let width = self.graph.width(index).max(32);
        let index = self.graph.extend(index, false, width);
        let number = self.graph.number(u64::from(number), width);
        self.graph.equal(index, number)
    }

    /// The present value of one of the design's own registers.
    fn own_value(&mut self, machine: &mut Machine, file: usize, number: u32) -> Id {
        let state = &self.states[file];
        let graph = &mut self.graph;
        *machine
            .own
            .entry((file, number))
            .or_insert_with(|| graph.input(&own_port(state, number), state.ty.width))
    }

    fn field_input(&mut self, field: usize) -> Id {
        let CustomField { name, width, .. } = &self.fields[field];
        self.graph.input(&field_port(name), u32::from(*width))
    }
}

impl<const DEVICE: bool> Domain for Wires<'_, DEVICE> {
    type Value = Id;
    type Machine = Machine;

    const COMPLETES: bool = DEVICE;

    fn enter(&mut self, condition: &Id) {
        self.ports.enter(*condition);
    }

    fn otherwise(&mut self) {
        self.ports.otherwise();
    }

    fn leave(&mut self) {
        self.ports.leave();
    }

    fn raise(&mut self, _cause: &Id) {
        self.ports.raise();
    }

    fn constant(&mut self, value: &BigInt, ty: Type) -> Id {
        self.graph.constant(value, ty.width)
    }

    fn known(&self, value: &Id, ty: Type) -> Option<BigInt> {
        self.graph.value(*value).map(|value| ty.wrap(value))
    }

    fn field(&mut self, field: usize, ty: Type) -> Id {
        let low = self.fields[field].segments.iter().map(|segment| segment.field_lsb).min().unwrap_or(0);
        let input = self.field_input(field);
        // Bits that the encoding leaves out are 0.
        let width = self.graph.width(input) - u32::from(low);
        let (bits, zeros) =
            (self.graph.slice(input, u32::from(low), width), self.graph.number(0, u32::from(low).max(1)));
        let whole = if low == 0 { bits } else { self.graph.concat(&[bits, zeros]) };
        self.graph.extend(whole, false, ty.width)
    }

    fn pc(&mut self) -> Id {
        self.refuse("it reads the pc, which a unit beside the core does not see");
        self.graph.number(0, self.xlen())
    }

    fn table(&mut self, table: usize, index: (&Id, Type)) -> Id {
        self.graph.element(table, *index.0)
    }

    fn unary(&mut self, op: UnaryOp, ty: Type, a: &Id) -> Id {
        match op {
            UnaryOp::Not => self.graph.not(*a),
            UnaryOp::Negate => {
                let zero = self.graph.number(0, ty.width);
                self.graph.difference(zero, *a)
            }
        }
    }

    fn binary(&mut self, op: BinaryOp, ty: Type, a: (&Id, Type), b: (&Id, Type)) -> Id {
        let graph = &mut self.graph;
        let signed = a.1.signed;
        let (x, y) = (*a.0, *b.0);
        match op {
            BinaryOp::Add => graph.sum(x, y),
            BinaryOp::Sub => graph.difference(x, y),
            BinaryOp::Mul => graph.product((x, signed), (y, b.1.signed), ty.width),
            BinaryOp::And => graph.and(x, y),
            BinaryOp::Or => graph.or(x, y),
            BinaryOp::Xor => graph.xor(x, y),
            BinaryOp::Div => graph.quotient(x, y, ty.signed),
            BinaryOp::Rem => graph.remainder(x, y, ty.signed),
            BinaryOp::Equal => graph.equal(x, y),
            BinaryOp::NotEqual => {
                let same = graph.equal(x, y);
                graph.not(same)
            }
            BinaryOp::Less => graph.less(x, y, signed),
            BinaryOp::LessEqual => {
                let greater = graph.less(y, x, signed);
                graph.not(greater)
            }
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => {
                let way = match (op, ty.signed) {
                    (BinaryOp::ShiftLeft, _) => ShiftKind::Left,
                    (_, false) => ShiftKind::Right,
                    (_, true) => ShiftKind::Arithmetic,
                };
                let negative = b.1.signed && graph.range(y).signed.0.sign() == Sign::Minus;
                let shifted = graph.shift(way, x, y);
                if !negative {
                    return shifted;
                }
                // A negative amount is a large one, whatever its low bits.
                let most = graph.constant(&BigInt::from(ty.width), ty.width.max(2) + 1);
                let far = graph.shift(way, x, most);
                let sign = graph.slice(y, b.1.width - 1, 1);
                graph.mux(sign, far, shifted)
            }
        }
    }

    fn convert(&mut self, a: (&Id, Type), to: Type) -> Id {
        self.graph.extend(*a.0, a.1.signed, to.width)
    }

    fn slice(&mut self, a: (&Id, Type), low: u32, width: u32) -> Id {
        let wide = self.graph.extend(*a.0, a.1.signed, a.1.width.max(low + width));
        self.graph.slice(wide, low, width)
    }

    fn concat(&mut self, parts: &[(Id, Type)]) -> Id {
        let parts: Vec<Id> = parts.iter().map(|(part, _)| *part).collect();
        self.graph.concat(&parts)
    }

    fn select(&mut self, condition: &Id, a: &Id, b: &Id, _ty: Type) -> Id {
        self.graph.mux(*condition, *a, *b)
    }

    fn read(&mut self, machine: &mut Machine, file: RegisterFile, index: (&Id, Type)) -> Id {
        let width = self.xlen();
        if let RegisterFile::Own(file) = file {
            let file = usize::from(file);
            if self.ports.is_memory(file) {
                return self.fetched(file, *index.0);
            }
            let count = self.states[file].count;
            if let Some(number) = self.known(index.0, index.1).and_then(|number| u32::try_from(number).ok()) {
                return self.own_value(machine, file, number);
            }
            let mut value = self.own_value(machine, file, 0);
            for number in 1..count {
                let other = self.own_value(machine, file, number);
                let chosen = self.is_number(*index.0, number);
                value = self.graph.mux(chosen, other, value);
            }
            return value;
        }
        let Some(field) = self.field_of(*index.0) else {
            if self.graph.value(*index.0).is_none_or(|number| number.sign() != Sign::NoSign) {
                self.refuse("it reads a register that no field of the encoding names");
            }
            return self.graph.number(0, width);
        };
        let name = self.fields[field].name.clone();
        let mut value = self.graph.input(&name, width);
        // A register that was written before under another name.
        for (other, enable, written) in machine.writes.clone() {
            let same = if other == field {
                self.graph.number(1, 1)
            } else {
                let (a, b) = (self.field_input(field), self.field_input(other));
                let wide = self.graph.width(a).max(self.graph.width(b));
                let (a, b) = (self.graph.extend(a, false, wide), self.graph.extend(b, false, wide));
                self.graph.equal(a, b)
            };
            let number = self.field_input(field);
            let zero = self.graph.number(0, self.graph.width(number));
            let is_x0 = self.graph.equal(number, zero);
            let register = self.graph.not(is_x0);
            let taken = self.graph.and(same, enable);
            let taken = self.graph.and(taken, register);
            value = self.graph.mux(taken, written, value);
        }
        value
    }

    fn write(&mut self, machine: &mut Machine, file: RegisterFile, index: (&Id, Type), value: Id) {
        if let RegisterFile::Own(file) = file {
            let file = usize::from(file);
            if self.ports.is_memory(file) {
                return self.stored(file, *index.0, value);
            }
            if let Some(number) = self.known(index.0, index.1).and_then(|number| u32::try_from(number).ok()) {
                // The old value is what other instructions leave it at.
                self.own_value(machine, file, number);
                machine.own.insert((file, number), value);
                return;
            }
            for number in 0..self.states[file].count {
                let old = self.own_value(machine, file, number);
                let chosen = self.is_number(*index.0, number);
                let new = self.graph.mux(chosen, value, old);
                machine.own.insert((file, number), new);
            }
            return;
        }
        let Some(field) = self.field_of(*index.0) else {
            if self.graph.value(*index.0).is_none_or(|number| number.sign() != Sign::NoSign) {
                self.refuse("it writes a register that no field of the encoding names");
            }
            return;
        };
        let always = self.graph.number(1, 1);
        // The later write counts, so it stands after the others.
        machine.writes.retain(|(other, ..)| *other != field);
        machine.writes.push((field, always, value));
    }

    fn jump(&mut self, _machine: &mut Machine, _target: Id) {
        self.refuse("it jumps, which a unit beside the core cannot");
    }

    fn load(&mut self, _machine: &mut Machine, _address: &Id, bytes: u32) -> Id {
        self.refuse("it reads memory, to which a unit beside the core has no port");
        self.graph.number(0, 8 * bytes)
    }

    fn store(&mut self, _machine: &mut Machine, _address: &Id, _value: &Id, _bytes: u32) {
        self.refuse("it writes memory, to which a unit beside the core has no port");
    }

    fn call(&mut self, value: &Id, name: &str) {
        if !name.is_empty() {
            let (core, _) = self.graph.core(*value);
            self.graph.call(core, &name.to_lowercase());
        }
    }

    fn choose(&mut self, condition: &Id, a: Machine, b: Machine) -> Machine {
        let never = self.graph.number(0, 1);
        let find = |machine: &Machine, field: usize| {
            machine
                .writes
                .iter()
                .find(|(other, ..)| *other == field)
                .map(|(_, enable, value)| (*enable, *value))
        };
        // Fields of the one in their order, then those that only the other has.
        let mut order: Vec<usize> = a.writes.iter().map(|write| write.0).collect();
        order.extend(b.writes.iter().map(|write| write.0).filter(|field| find(&a, *field).is_none()));
        let mut writes = vec![];
        for field in order {
            let (mine, other) = (find(&a, field), find(&b, field));
            let (one, two) = (mine.map_or(never, |w| w.0), other.map_or(never, |w| w.0));
            let enable = self.graph.mux(*condition, one, two);
            let value = match (mine, other) {
                (Some((_, x)), Some((_, y))) => self.graph.mux(*condition, x, y),
                (Some((_, x)), None) | (None, Some((_, x))) => x,
                (None, None) => unreachable!("the field is one of theirs"),
            };
            writes.push((field, enable, value));
        }
        let keys: Vec<(usize, u32)> = a.own.keys().chain(b.own.keys()).copied().collect();
        let (mut a, mut b) = (a, b);
        let mut own = BTreeMap::new();
        for (file, number) in keys {
            let (x, y) = (self.own_value(&mut a, file, number), self.own_value(&mut b, file, number));
            own.insert((file, number), self.graph.mux(*condition, x, y));
        }
        Machine { writes, own }
    }
}
