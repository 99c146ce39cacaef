//! Instructions that share hardware, as one module.

use instar_coredsl::Description;

use crate::gates::{REGISTER, area};
use crate::graph::{Graph, Id, Op, Port};
use crate::lower::lower;
use crate::pipeline::Pipeline;
use crate::read::{Reading, read};
use crate::share::Sharing;
use crate::together::{Manner, Owned, Together, identifier, together};
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
