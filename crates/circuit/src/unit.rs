//! Instructions that share hardware, as one module.

use std::collections::BTreeMap;

use instar_coredsl::Description;
use num_bigint::BigInt;

use crate::gates::{REGISTER, area};
use crate::graph::{Graph, Id, Op, Port, Rebuild};
use crate::lower::lower;
use crate::pipeline::Pipeline;
use crate::read::{Own, Reading, field_port, read};
use crate::share::{Needs, Sharing, share};
use crate::trim::trim;
use crate::verilog::Module;

/// An instruction of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitInstruction {
    /// Its mnemonic.
    pub mnemonic: String,
    /// Its number at `op_i`.
    pub op: u32,
    /// Bits of the word that are fixed.
    pub mask: u32,
    /// Their values.
    pub value: u32,
    /// Fields whose register's value is read.
    pub reads: Vec<String>,
    /// Fields whose register is written, in the order of the writes.
    pub writes: Vec<String>,
    /// Fields whose own value is used.
    pub fields: Vec<String>,
}

/// A unit: its module and what it executes.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The design's name for it.
    pub name: String,
    /// Name of the module.
    pub module: String,
    /// Name of the module with what the unit adds: the same, or the one without the core's multiplier.
    pub body: String,
    /// The SystemVerilog.
    pub text: String,
    /// Cycles from operands to results, one bank of registers less.
    pub latency: u32,
    /// Tenths of the delay of a NAND gate on the longest way through a stage, as estimated.
    pub period: u32,
    /// Bits in the banks of registers, without valid bits.
    pub register_bits: u64,
    /// The design's own registers in it, with their names in the module.
    pub own: Vec<Port>,
    /// Ports for operands, with their names in the module.
    pub inputs: Vec<Port>,
    /// Ports for results.
    pub outputs: Vec<Port>,
    /// Its instructions.
    pub instructions: Vec<UnitInstruction>,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub struct UnitRequest<'a> {
    /// The design.
    pub design: &'a str,
    /// The unit.
    pub name: &'a str,
    /// Description and number of each instruction.
    pub instructions: Vec<(&'a Description, usize)>,
    /// Cycles from operands to results, at least 1.
    pub latency: u32,
    /// Whether the one product of the unit is formed by the core's multiplier.
    pub multiplies_in_core: bool,
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

/// The unit. An error is the number of the instruction that has no circuit, and a sentence without the place.
pub fn unit(request: &UnitRequest<'_>) -> Result<Unit, (usize, String)> {
    let mut readings = vec![];
    for (number, (description, at)) in request.instructions.iter().enumerate() {
        readings.push(read(description, *at).map_err(|sentence| (number, sentence))?);
    }
    let instructions: Vec<UnitInstruction> = request
        .instructions
        .iter()
        .zip(&readings)
        .enumerate()
        .map(|(op, ((description, at), reading))| {
            let decode = &description.instructions[*at].decode;
            UnitInstruction {
                mnemonic: decode.mnemonic.clone(),
                op: op as u32,
                mask: decode.mask,
                value: decode.value,
                reads: reading.reads.clone(),
                writes: reading.writes.iter().map(|write| write.field.clone()).collect(),
                fields: reading.fields.clone(),
            }
        })
        .collect();
    let Placed { graph, pipeline, outputs, own, roots } = manners(readings.len())
        .map(|manner| place(&readings, request.latency, manner))
        .min_by_key(Placed::price)
        .expect("there are several");
    let module = format!("{}_{}", identifier(request.design), identifier(request.name));
    let product = match request.multiplies_in_core {
        true => Some(only_product(&graph, &pipeline).map_err(|sentence| (0, sentence))?),
        false => None,
    };
    let body = if product.is_some() { format!("{module}_body") } else { module.clone() };
    let text = Module {
        name: &module,
        product,
        comment: comment(request, &instructions),
        graph: &graph,
        pipeline: &pipeline,
        outputs: outputs.clone(),
        own: &own,
    }
    .text();
    let ports = graph.inputs.iter().filter(|port| own.iter().all(|own| own.register != port.name));
    let inputs = ports.cloned().collect();
    let register_bits =
        pipeline.carried(&graph, &roots).iter().flatten().map(|id| u64::from(graph.width(*id))).sum();
    Ok(Unit {
        name: request.name.to_string(),
        module,
        body,
        text,
        latency: request.latency,
        period: pipeline.period,
        register_bits,
        own: own.iter().map(|own| Port { name: own.register.clone(), width: own.width }).collect(),
        inputs,
        outputs: outputs.into_iter().map(|(name, id)| Port { name, width: graph.width(id) }).collect(),
        instructions,
    })
}

/// How a circuit is made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// Whether remainders stay unreduced in front of products.
    pub lazy: bool,
    pub sharing: Sharing,
}

/// All manners that make a difference for so many instructions.
fn manners(instructions: usize) -> impl Iterator<Item = Manner> {
    let sharings = [Sharing::All, Sharing::Reductions, Sharing::Products];
    let sharings = if instructions > 1 { &sharings[..] } else { &sharings[..1] }.to_vec();
    sharings.into_iter().flat_map(|sharing| [false, true].map(|lazy| Manner { lazy, sharing }))
}

/// A unit's operations in their stages.
struct Placed {
    graph: Graph,
    pipeline: Pipeline,
    outputs: Vec<(String, Id)>,
    own: Vec<Owned>,
    roots: Vec<Id>,
}

impl Placed {
    /// Estimated area times period.
    fn price(&self) -> u64 {
        let needed = (0..self.graph.len()).filter(|id| self.pipeline.needed[*id]);
        let registers: u64 = self
            .pipeline
            .carried(&self.graph, &self.roots)
            .iter()
            .flatten()
            .map(|id| u64::from(self.graph.width(*id)))
            .sum();
        let gates: u64 = needed.map(|id| area(&self.graph, id)).sum();
        (gates + registers * REGISTER) * u64::from(self.pipeline.period)
    }
}

/// The one product that the core's multiplier forms.
fn only_product(graph: &Graph, pipeline: &Pipeline) -> Result<Id, String> {
    let products: Vec<Id> = (0..graph.len())
        .filter(|id| pipeline.needed[*id] && matches!(graph.op(*id), Op::Mul { .. }))
        .collect();
    match products[..] {
        [one] => Ok(one),
        _ => Err(format!(
            "its unit multiplies in the core's multiplier, which forms one product of an operation, and has {} of them",
            products.len()
        )),
    }
}

fn place(readings: &[Reading], latency: u32, manner: Manner) -> Placed {
    let Together { graph, outputs, own } = together(readings, manner);
    let roots: Vec<Id> =
        outputs.iter().map(|output| output.1).chain(own.iter().flat_map(Owned::roots)).collect();
    let (graph, roots) = lower(&graph, &roots);
    let (graph, roots) = trim(&graph, &roots);
    // What was cut may leave more to cut.
    let (mut graph, roots) = trim(&graph, &roots);
    let last: Vec<Id> = own.iter().map(|own| graph.input(&own.register, own.width)).collect();
    let pipeline = Pipeline::new(&graph, &roots, latency, &last);
    let mut rest = roots.iter().copied();
    let outputs: Vec<(String, Id)> =
        outputs.into_iter().map(|output| (output.0, rest.next().expect("a root each"))).collect();
    let own: Vec<Owned> = own
        .into_iter()
        .map(|own| Owned {
            next: rest.next().expect("its value"),
            write: rest.next().expect("whether"),
            ..own
        })
        .collect();
    Placed { graph, pipeline, outputs, own, roots }
}

fn comment(request: &UnitRequest<'_>, instructions: &[UnitInstruction]) -> Vec<String> {
    let stages = match request.latency {
        1 => "combinational".to_string(),
        n => format!("{n} stages, an operation in every cycle"),
    };
    let mut lines = vec![
        format!("Unit {} of the design {}: {stages}.", request.name, request.design),
        "Made by Instar from the description; `instar rtl prove` shows that it does the same.".to_string(),
        String::new(),
    ];
    for (instruction, (description, at)) in instructions.iter().zip(&request.instructions) {
        let op = if instructions.len() > 1 { format!("op {}: ", instruction.op) } else { String::new() };
        let doc = description.instructions[*at].doc.trim().replace('\n', " ");
        let doc = if doc.is_empty() { String::new() } else { format!("  {doc}") };
        lines.push(format!("{op}{}{doc}", instruction.mnemonic));
    }
    lines
}

/// A register of the design's own in a module.
#[derive(Clone, Debug)]
pub struct Owned {
    /// Its name.
    pub register: String,
    /// Bits.
    pub width: u32,
    /// Value at reset.
    pub reset: BigInt,
    /// What it becomes where it is written.
    pub next: Id,
    /// Whether the operation in the last stage writes it, one bit.
    pub write: Id,
}

impl Owned {
    fn roots(&self) -> [Id; 2] {
        [self.next, self.write]
    }
}

/// All instructions in one graph whose ports have the module's names.
pub(crate) struct Together {
    pub graph: Graph,
    pub outputs: Vec<(String, Id)>,
    pub own: Vec<Owned>,
}

/// Puts instructions together that share what they can.
pub(crate) fn together(readings: &[Reading], manner: Manner) -> Together {
    let mut to = Graph::new(readings.first().map(|reading| reading.graph.tables.clone()).unwrap_or_default());
    to.lazy = manner.lazy;
    let operands: Vec<&String> = readings.iter().flat_map(|reading| &reading.reads).collect();
    let port = |name: &str| match name.strip_suffix('#') {
        Some(field) if operands.iter().any(|operand| *operand == field) => format!("{field}_number_i"),
        Some(field) => format!("{field}_i"),
        None => match name.strip_suffix('$') {
            Some(own) => format!("{}_q", identifier(own)),
            None => format!("{name}_i"),
        },
    };
    let many = readings.len() > 1;
    let bits = readings.len().next_power_of_two().trailing_zeros().max(1);
    let op = many.then(|| to.input("op_i", bits));
    // Ports in order: operands, then fields.
    let mut widths: BTreeMap<String, u32> = BTreeMap::new();
    for reading in readings {
        for port in reading.graph.inputs.iter().filter(|port| !port.name.ends_with('$')) {
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
        let mut renamed = |to: &mut Graph, id: Id, of: &dyn Fn(Id) -> Id| match reading.graph.op(id) {
            Op::Input(number) => {
                let own = &reading.graph.inputs[*number];
                // A register of the design's own has one width.
                let width = widths.get(&own.name).copied().unwrap_or(own.width);
                let whole = to.input(&port(&own.name), width);
                Some(to.slice(whole, 0, own.width))
            }
            Op::Table(table, index) => Some(to.element(tables[*table], of(*index))),
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
fn owned(graph: &mut Graph, name: String, register: &Own, needs: &[Needs], op: Option<Id>) -> Owned {
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
fn outputs(to: &mut Graph, readings: &[Reading], needs: &[Needs], op: Option<Id>) -> Vec<(String, Id)> {
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
        found.push((format!("{field}_o"), value.expect("some instruction writes it")));
        if let (true, Some(enable)) = (by_data, enable) {
            found.push((format!("{field}_write_o"), enable));
        }
    }
    found
}
