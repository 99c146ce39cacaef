//! Instructions of a unit in one graph: ports with the module's names, operators shared, results
//! chosen by operation.

use std::collections::BTreeMap;

use num_bigint::BigInt;

use crate::graph::{Id, NodeGraph, NodeOp, Port, Rebuild};
use crate::ports::port_stem;
use crate::read::{Own, ROUND, Reading, field_port};
use crate::share::{Needs, Sharing, share};

/// How a circuit is made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CircuitOptions {
    /// Whether remainders stay unreduced in front of products.
    pub lazy: bool,
    pub sharing: Sharing,
}

/// A name as SystemVerilog has it.
pub fn identifier(name: &str) -> String {
    let mut text: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect();
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        text.insert(0, '_');
    }
    text
}

/// A register of the design's own in a module.
#[derive(Clone, Debug)]
pub struct Owned {
    /// Its name.
    pub register: String,
    /// Bits.
    pub width: u32,
    /// Value at reset; none: it has no reset.
    pub reset: Option<BigInt>,
    /// What it becomes where it is written.
    pub next: Id,
    /// Whether the operation in the last stage writes it, one bit.
    pub write: Id,
}

impl Owned {
    pub(crate) fn roots(&self) -> [Id; 2] {
        [self.next, self.write]
    }
}

/// All instructions in one graph whose ports have the module's names.
pub(crate) struct Together {
    pub graph: NodeGraph,
    pub outputs: Vec<(String, Id)>,
    pub own: Vec<Owned>,
}

/// Bits of the number of one of so many.
pub(crate) fn number_bits(count: usize) -> u32 {
    count.next_power_of_two().trailing_zeros().max(1)
}

/// Puts instructions together that share what they can; the input `chooser` has the number of the
/// one that is at work, and the choice of each has a name, if there are names.
pub(crate) fn together(
    readings: &[Reading],
    manner: CircuitOptions,
    (chooser, labels): (&str, &[String]),
) -> Together {
    let mut to =
        NodeGraph::new(readings.first().map(|reading| reading.graph.tables.clone()).unwrap_or_default());
    to.lazy = manner.lazy;
    let operands: Vec<&String> = readings.iter().flat_map(|reading| &reading.reads).collect();
    let port = |name: &str| match name.strip_suffix('#') {
        Some(field) if operands.iter().any(|operand| *operand == field) => {
            format!("{}_number_i", port_stem(field))
        }
        Some(field) => format!("{}_i", port_stem(field)),
        None => match name.strip_suffix('$') {
            Some(own) => format!("{}_q", identifier(own)),
            // The chooser is none of the description's.
            None => format!("{}_i", port_stem(name)),
        },
    };
    let many = readings.len() > 1;
    let bits = number_bits(readings.len());
    let op = many.then(|| to.input(chooser, bits));
    // Ports in order: operands, then fields.
    let mut widths: BTreeMap<String, u32> = BTreeMap::new();
    for reading in readings {
        // Registers of the design's own have one width; a counter of rounds is as wide as the
        // longest loop asks.
        let differ = |port: &&Port| port.name == ROUND || !port.name.ends_with('$');
        for port in reading.graph.inputs.iter().filter(differ) {
            let width = widths.entry(port.name.clone()).or_insert(0);
            *width = (*width).max(port.width);
        }
    }
    for reading in readings {
        for name in &reading.reads {
            to.input(&port(name), widths[name]);
        }
    }
    for reading in readings {
        for name in &reading.fields {
            let name = field_port(name);
            to.input(&port(&name), widths[&name]);
        }
    }
    let mut needs = vec![];
    for (number, reading) in readings.iter().enumerate() {
        let mut tables: Vec<usize> = vec![];
        for table in &reading.graph.tables {
            let at = to.tables.iter().position(|known| known == table).unwrap_or_else(|| {
                to.tables.push(table.clone());
                to.tables.len() - 1
            });
            tables.push(at);
        }
        let mut rebuild = Rebuild::new(&reading.graph);
        let mut renamed = |to: &mut NodeGraph, id: Id, of: &dyn Fn(Id) -> Id| match reading.graph.op(id) {
            NodeOp::Input(number) => {
                let own = &reading.graph.inputs[*number];
                let width = widths.get(&own.name).copied().unwrap_or(own.width);
                let whole = to.input(&port(&own.name), width);
                Some(to.slice(whole, 0, reading.graph.width(id)))
            }
            NodeOp::Table(table, index) => Some(to.element(tables[*table], of(*index))),
            _ => None,
        };
        let mut roots = vec![];
        for write in &reading.writes {
            roots.push(rebuild.copy(&mut to, write.value, &mut renamed));
            let always = to.number(1, 1);
            roots.push(write.enable.map_or(always, |enable| rebuild.copy(&mut to, enable, &mut renamed)));
        }
        let mut own = vec![];
        for register in &reading.own {
            if let Some(next) = register.next {
                own.push((port(&register.port), rebuild.copy(&mut to, next, &mut renamed)));
            }
        }
        needs.push(Needs { op: number as u64, roots, own });
    }
    let (mut graph, op, needs) = match op {
        Some(op) => {
            let (graph, op, needs) = share(to, op, needs, manner.sharing);
            (graph, Some(op), needs)
        }
        None => (to, None, needs),
    };
    if let Some(op) = op {
        for (number, label) in labels.iter().enumerate() {
            let known = graph.number(number as u64, graph.width(op));
            let chosen = graph.equal(op, known);
            graph.call(chosen, label);
        }
    }
    let outputs = outputs(&mut graph, readings, &needs, op);
    let mut own: Vec<Owned> = vec![];
    for register in readings.iter().flat_map(|reading| &reading.own) {
        let name = port(&register.port);
        if own.iter().all(|own| own.register != name) {
            own.push(owned(&mut graph, name, register, &needs, op));
        }
    }
    Together { graph, outputs, own }
}

/// A register of the design's own with what all instructions do to it.
fn owned(graph: &mut NodeGraph, name: String, register: &Own, needs: &[Needs], op: Option<Id>) -> Owned {
    let width = register.width;
    let mut next = graph.input(&name, width);
    let mut write = graph.number(0, 1);
    let mut first = true;
    for need in needs {
        let Some((_, value)) = need.own.iter().find(|own| own.0 == name) else { continue };
        let chosen = match op {
            Some(op) => {
                let number = graph.number(need.op, graph.width(op));
                graph.equal(op, number)
            }
            None => graph.number(1, 1),
        };
        // Where nobody writes it the value does not matter.
        next = if first { *value } else { graph.mux(chosen, *value, next) };
        write = graph.or(write, chosen);
        first = false;
    }
    Owned { register: name, width, reset: register.reset.clone(), next, write }
}

/// Results by field, and whether they are written where that is not known beforehand.
fn outputs(to: &mut NodeGraph, readings: &[Reading], needs: &[Needs], op: Option<Id>) -> Vec<(String, Id)> {
    let mut fields: Vec<&String> = vec![];
    for write in readings.iter().flat_map(|reading| &reading.writes) {
        if !fields.contains(&&write.field) {
            fields.push(&write.field);
        }
    }
    let mut found = vec![];
    for field in fields {
        let mut value: Option<Id> = None;
        let mut enable = None;
        let by_data =
            readings.iter().flat_map(|r| &r.writes).any(|w| w.field == *field && w.enable.is_some());
        for (reading, need) in readings.iter().zip(needs).rev() {
            let Some(at) = reading.writes.iter().position(|write| write.field == *field) else { continue };
            let (own, own_enable) = (need.roots[2 * at], need.roots[2 * at + 1]);
            let chosen = op.map(|op| {
                let number = to.number(need.op, to.width(op));
                to.equal(op, number)
            });
            value = Some(match (value, chosen) {
                (Some(other), Some(chosen)) => to.mux(chosen, own, other),
                _ => own,
            });
            let none = to.number(0, 1);
            enable = Some(match (enable, chosen) {
                (before, Some(chosen)) => to.mux(chosen, own_enable, before.unwrap_or(none)),
                _ => own_enable,
            });
        }
        let stem = port_stem(field);
        found.push((format!("{stem}_o"), value.expect("some instruction writes it")));
        if let (true, Some(enable)) = (by_data, enable) {
            found.push((format!("{stem}_write_o"), enable));
        }
    }
    found
}
