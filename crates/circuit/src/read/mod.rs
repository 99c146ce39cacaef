//! From a behaviour to a circuit.

mod domain;
mod memory;
mod sequence;

use std::collections::BTreeMap;

use instar_coredsl::walk::walk;
use instar_coredsl::{DescribedInstruction, Description, Table, Type};
use num_bigint::{BigInt, Sign};

use crate::graph::{Id, NodeGraph, NodeOp, Port, Rebuild, Rom};
use crate::ports::own_port;
pub(crate) use domain::{Machine, Wires};
pub(crate) use memory::{MemoryAccess, index_bits};
pub(crate) use sequence::ROUND;
pub use sequence::{RoundSequence, counter_bits, sequenced};

/// An instruction as a circuit of registers and fields in, registers out.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Its operations; ports are named after fields of the encoding.
    pub graph: NodeGraph,
    /// Fields whose register's value is a port, in order of the encoding.
    pub reads: Vec<String>,
    /// Fields whose own value is a port.
    pub fields: Vec<String>,
    /// Fields whose register is written, in the order of the writes: where two name one register
    /// the last counts.
    pub writes: Vec<Write>,
    /// Registers of the design's own that it reads or writes.
    pub own: Vec<Own>,
}

/// A register of the design's own.
#[derive(Clone, Debug)]
pub struct Own {
    /// Name of the port with its value before.
    pub port: String,
    /// Value at reset, modulo 2^width; none: it has no reset, as it holds data of one operation.
    pub reset: Option<BigInt>,
    /// Bits.
    pub width: u32,
    /// Its value after the instruction; none: as before.
    pub next: Option<Id>,
}

/// A register that is written.
#[derive(Clone, Debug)]
pub struct Write {
    /// Field of the encoding that names it.
    pub field: String,
    /// Its new value.
    pub value: Id,
    /// Whether it is written, one bit; none: always. x0, which is none, may be written.
    pub enable: Option<Id>,
}

/// A field's value as a port; registers' values have the field's name alone.
pub fn field_port(field: &str) -> String {
    format!("{field}#")
}

/// The circuit of instruction number `at`. An error is a sentence without the place.
pub fn read(description: &Description, at: usize) -> Result<Reading, String> {
    let instruction = &description.instructions[at];
    if instruction.behaviour.vectors().any {
        return Err(
            "it works on vector registers, which a unit beside a scalar core does not reach".to_string()
        );
    }
    let mut wires = Wires::new(description, &instruction.decode.fields, empty(description));
    let outcome = walk(description, at, &mut wires, Machine::default());
    wires.refused()?;
    let graph = wires.graph;
    refuse_exceptions(&graph, outcome.raised)?;
    let reading = finish(description, instruction, &graph, &outcome.machine, &mut |_, _| None);
    if reading.writes.is_empty() && reading.own.iter().all(|own| own.next.is_none()) {
        return Err("it writes no register".to_string());
    }
    Ok(reading)
}

/// A graph without operations, with the description's tables.
fn empty(description: &Description) -> NodeGraph {
    with_tables(&description.tables)
}

/// A graph without operations, with these tables.
pub(crate) fn with_tables(tables: &[Table]) -> NodeGraph {
    let tables = tables.iter().map(|table| {
        let width = table.ty.width;
        let plain = Type::unsigned(width);
        Rom {
            name: table.name.clone(),
            width,
            values: table.values.iter().map(|value| plain.wrap(value)).collect(),
        }
    });
    NodeGraph::new(tables.collect())
}

fn refuse_exceptions(graph: &NodeGraph, raised: Id) -> Result<(), String> {
    if graph.value(raised).is_none_or(|raised| raised.sign() != Sign::NoSign) {
        return Err("it may raise an exception, which a unit beside the core cannot".to_string());
    }
    Ok(())
}

/// What an input becomes in the graph that is made of another.
type Renamed<'a> = dyn FnMut(&mut NodeGraph, &Port) -> Option<Id> + 'a;

/// Outputs without what matters for x0 only, in a graph of what they need, with some of its inputs
/// renamed.
fn finish(
    description: &Description,
    instruction: &DescribedInstruction,
    graph: &NodeGraph,
    machine: &Machine,
    renamed: &mut Renamed<'_>,
) -> Reading {
    let mut to = NodeGraph::new(graph.tables.clone());
    let mut writes = vec![];
    for (field, enable, value) in &machine.writes {
        let name = instruction.decode.fields[*field].name.clone();
        // For this output the register's number is not 0.
        let port = graph.inputs.iter().position(|port| port.name == field_port(&name));
        let mut rebuild = Rebuild::new(graph);
        let mut not_zero = |to: &mut NodeGraph, id: Id, _: &dyn Fn(Id) -> Id| match graph.op(id) {
            NodeOp::Equal(a, b) if port.is_some() && is_zero_of(graph, *a, *b, port) => Some(to.number(0, 1)),
            NodeOp::Input(input) => renamed(to, &graph.inputs[*input]),
            _ => None,
        };
        let enable = rebuild.copy(&mut to, *enable, &mut not_zero);
        let value = rebuild.copy(&mut to, *value, &mut not_zero);
        match to.value(enable).map(BigInt::sign) {
            Some(Sign::NoSign) => {}
            Some(_) => writes.push(Write { field: name, value, enable: None }),
            None => writes.push(Write { field: name, value, enable: Some(enable) }),
        }
    }
    let mut own = vec![];
    let mut rebuild = Rebuild::new(graph);
    for ((file, number), value) in &machine.own {
        let state = &description.states[*file];
        let port = own_port(state, *number);
        let value = rebuild.copy(&mut to, *value, &mut |to, id, _| match graph.op(id) {
            NodeOp::Input(input) => renamed(to, &graph.inputs[*input]),
            _ => None,
        });
        let before = to.input(&port, state.ty.width);
        let reset = Some(Type::unsigned(state.ty.width).wrap(&state.reset[*number as usize]));
        let next = (value != before).then_some(value);
        own.push(Own { port, reset, width: state.ty.width, next });
    }
    settled(instruction, to, writes, own)
}

/// The reading with these outputs: which ports they need, and own registers that matter.
fn settled(
    instruction: &DescribedInstruction,
    to: NodeGraph,
    writes: Vec<Write>,
    mut own: Vec<Own>,
) -> Reading {
    let needed = needed(&to, &writes, &own);
    own.retain(|own| own.next.is_some() || needed.contains(&own.port));
    let place: BTreeMap<&str, u32> = instruction
        .decode
        .fields
        .iter()
        .map(|field| {
            (field.name.as_str(), field.segments.iter().map(|s| u32::from(s.word_lsb)).min().unwrap_or(0))
        })
        .collect();
    let (mut reads, mut fields): (Vec<String>, Vec<String>) = (vec![], vec![]);
    for port in needed {
        match port.strip_suffix('#') {
            Some(field) => fields.push(field.to_string()),
            None if port.ends_with('$') => {}
            None => reads.push(port),
        }
    }
    reads.sort_by_key(|name| place.get(name.as_str()).copied());
    fields.sort_by_key(|name| place.get(name.as_str()).copied());
    Reading { graph: to, reads, fields, writes, own }
}

/// Whether this compares a field's value with 0.
fn is_zero_of(graph: &NodeGraph, a: Id, b: Id, port: Option<usize>) -> bool {
    let field = |id: Id| matches!(graph.op(graph.core(id).0), NodeOp::Input(number) if Some(*number) == port);
    let zero = |id: Id| graph.value(id).is_some_and(|value| value.sign() == Sign::NoSign);
    (field(a) && zero(b)) || (zero(a) && field(b))
}

/// Names of the ports that the outputs follow from.
fn needed(graph: &NodeGraph, writes: &[Write], own: &[Own]) -> Vec<String> {
    let mut seen = vec![false; graph.len()];
    let mut stack: Vec<Id> =
        writes.iter().flat_map(|write| [Some(write.value), write.enable]).flatten().collect();
    stack.extend(own.iter().filter_map(|own| own.next));
    let mut ports = vec![];
    while let Some(id) = stack.pop() {
        if std::mem::replace(&mut seen[id], true) {
            continue;
        }
        if let NodeOp::Input(port) = graph.op(id) {
            ports.push(graph.inputs[*port].name.clone());
        }
        stack.extend(graph.op(id).operands());
    }
    ports.sort();
    ports
}
