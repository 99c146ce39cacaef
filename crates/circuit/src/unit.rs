//! Instructions that share hardware, as one module.

use std::collections::BTreeMap;

use instar_coredsl::Description;
use instar_coredsl::group::GroupShape;
use serde::{Serialize, Serializer};

use crate::gates::{REGISTER, area};
use crate::graph::{Id, NodeGraph, NodeOp, Port};
use crate::groups::GroupRegisters;
use crate::lanes::LanesModule;
use crate::lower::lower;
use crate::merged::{CircuitOptions, Owned, Together, identifier, number_bits, together};
use crate::pipeline::StagePlan;
use crate::read::{ROUND, Reading, RoundSequence, counter_bits, read, sequenced};
use crate::share::Sharing;
use crate::trim::trim;
use crate::verilog::{Module, STEP, Sequencer, SequencerLoop};

/// An instruction of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitInstruction {
    /// Its mnemonic.
    pub mnemonic: String,
    /// Its number at the port `op_i`, which a unit with one instruction does not have.
    pub op: u32,
    /// Bits of the instruction word that are fixed.
    pub mask: u32,
    /// Their values.
    pub value: u32,
    /// Fields of the encoding whose register is read: the value comes at the port `<field>_i`.
    pub reads: Vec<String>,
    /// Fields whose register is written, at `<field>_o`, in the order of the writes: where two name
    /// one register the last counts. `<field>_write_o` says whether, where that follows from data.
    pub writes: Vec<String>,
    /// Fields whose own value is used, at `<field>_i`, or `<field>_number_i` beside a register of
    /// that field.
    pub fields: Vec<String>,
    /// Rounds of its loop, where that runs a round a cycle.
    pub rounds: Option<u32>,
    /// Registers of the module that hold a local variable of that loop: the name that it would have
    /// by itself, and the register.
    pub within: Vec<(String, String)>,
    /// Of an instruction on vector registers what a group of elements is to it.
    pub group: Option<GroupShape>,
    /// Cycles from operands to results; 1: in the cycle in which operands come.
    pub latency: u32,
}

/// Instructions that share hardware, as one module of SystemVerilog.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "UnitInfo")]
pub struct SharedUnit {
    /// The design's name for it.
    pub name: String,
    /// Name of the module.
    pub module: String,
    /// The module with what the unit adds to the core: the same one, or the one inside it whose
    /// product the core's multiplier forms.
    pub body: String,
    /// The SystemVerilog.
    pub text: String,
    /// Cycles from operands to results, one bank of registers less; with a sequencer, those of the
    /// longest loop.
    pub latency: u32,
    /// The longest way through a stage in delays of a NAND gate, as the generator estimates it;
    /// here in tenths.
    /// Python: `float`
    #[serde(serialize_with = "from_tenths")]
    pub period: u32,
    /// Its area in those of a NAND gate, as the generator estimates it; here in tenths.
    /// Python: `float`
    #[serde(serialize_with = "from_tenths_of_area")]
    pub area: u64,
    /// Bits in the banks of registers, without valid bits.
    pub register_bits: u64,
    /// The design's own registers in it, with their names in the module.
    #[serde(skip)]
    pub own: Vec<Port>,
    /// Ports for operands, with their names in the module.
    pub inputs: Vec<Port>,
    /// Of a unit behind the lanes of a vector core: the registers that hold a group's operands.
    pub group: Option<GroupRegisters>,
    /// The module around it behind those lanes: a decoder and Instar's shell.
    pub lanes: Option<LanesModule>,
    /// Ports for results.
    pub outputs: Vec<Port>,
    /// Its instructions.
    pub instructions: Vec<UnitInstruction>,
}

impl SharedUnit {
    /// Whether a loop of one of its instructions runs a round a cycle: then it has one instruction
    /// at a time.
    pub fn has_sequencer(&self) -> bool {
        self.instructions.iter().any(|instruction| instruction.rounds.is_some())
    }

    /// Instructions that it has at work at most, after those whose operands come.
    pub fn holds(&self) -> u32 {
        if self.has_sequencer() { 1 } else { self.latency - 1 }
    }
}

fn from_tenths<S: Serializer>(tenths: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(f64::from(*tenths) / 10.0)
}

fn from_tenths_of_area<S: Serializer>(tenths: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(*tenths as f64 / 10.0)
}

/// An instruction that is wanted.
#[derive(Clone, Copy, Debug)]
pub struct WantedInstruction<'a> {
    /// Its description.
    pub description: &'a Description,
    /// Its number there.
    pub at: usize,
    /// Rounds of the loop that runs a round a cycle; none: all loops are written out.
    pub rounds: Option<u32>,
    /// Of an instruction on vector registers what a group is to it; its description is that of one
    /// group.
    pub group: Option<&'a GroupShape>,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub struct UnitRequest<'a> {
    /// The design.
    pub design: &'a str,
    /// The unit.
    pub name: &'a str,
    /// Its instructions.
    pub instructions: Vec<WantedInstruction<'a>>,
    /// Cycles from operands to results, at least 1; of a unit with a sequencer nothing follows from
    /// it.
    pub latency: u32,
    /// Whether the one product of the unit is formed by the core's multiplier.
    pub multiplies_in_core: bool,
    /// The registers that hold a group's operands, where it works on vector registers.
    pub group: Option<GroupRegisters>,
}

/// The unit. An error is the number of the instruction that has no circuit, and a sentence without
/// the place.
pub fn unit(request: &UnitRequest<'_>) -> Result<SharedUnit, (usize, String)> {
    let Read { mut readings, loops, instructions } = read_all(request)?;
    if let Some(group) = &request.group {
        readings.iter_mut().flat_map(|reading| &mut reading.own).for_each(|own| group.hold(own));
    }
    refuse_unwritten(&readings, &loops, instructions.len())?;
    let chooser = if loops.is_empty() { "op_i" } else { STEP };
    let latency = if loops.is_empty() { request.latency } else { 1 };
    let labels = labels(&loops, &instructions, readings.len());
    let Placed { mut graph, pipeline, outputs, own, roots } = manners(readings.len())
        .map(|manner| place(&readings, latency, manner, (chooser, &labels)))
        .min_by_key(Placed::price)
        .expect("there are several");
    let module = format!("{}_{}", identifier(request.design), identifier(request.name));
    let product = match request.multiplies_in_core {
        true => Some(only_product(&graph, &pipeline).map_err(|sentence| (0, sentence))?),
        false => None,
    };
    let sequencer = (!loops.is_empty()).then(|| Sequencer {
        operations: instructions.len(),
        steps: readings.len(),
        outputs: readings.iter().map(|reading| !reading.writes.is_empty()).collect(),
        loops,
    });
    if sequencer.is_some() && instructions.len() > 1 {
        // Of the control alone: no operation works on it.
        graph.inputs.push(Port { name: "op_i".to_string(), width: number_bits(instructions.len()) });
    }
    let body = if product.is_some() { format!("{module}_body") } else { module.clone() };
    let module_text = Module {
        name: &module,
        product,
        comment: comment(request, &instructions),
        graph: &graph,
        pipeline: &pipeline,
        outputs: outputs.clone(),
        own: &own,
        sequencer: sequencer.as_ref(),
        group: request.group.as_ref(),
    };
    let inputs = module_text.inputs().cloned().collect();
    let text = module_text.text();
    let banks: u64 =
        pipeline.carried(&graph, &roots).iter().flatten().map(|id| u64::from(graph.width(*id))).sum();
    let named = |own: &&Owned| request.group.as_ref().is_none_or(|group| !group.has(&own.register));
    let held: u64 =
        own.iter().filter(|own| own.reset.is_none()).filter(named).map(|own| u64::from(own.width)).sum();
    let operands = request.group.as_ref().map_or(0, GroupRegisters::bits);
    let longest = instructions.iter().filter_map(|instruction| instruction.rounds).max();
    Ok(SharedUnit {
        name: request.name.to_string(),
        module,
        body,
        text,
        latency: longest.map_or(request.latency, instar_design::sequenced_latency),
        period: pipeline.period,
        area: estimated_area(&graph, &pipeline, &roots),
        register_bits: banks + held + operands,
        own: own
            .iter()
            .filter(|own| own.reset.is_some())
            .map(|own| Port { name: own.register.clone(), width: own.width })
            .collect(),
        inputs,
        group: request.group.clone(),
        lanes: None,
        outputs: outputs.into_iter().map(|(name, id)| Port { name, width: graph.width(id) }).collect(),
        instructions,
    })
}

/// A register that nothing writes would be one that is only reset: synthesis takes it for unknown.
fn refuse_unwritten(
    readings: &[Reading],
    loops: &[SequencerLoop],
    instructions: usize,
) -> Result<(), (usize, String)> {
    let all = || readings.iter().flat_map(|reading| &reading.own);
    for (number, reading) in readings.iter().enumerate() {
        for own in reading.own.iter().filter(|own| own.reset.is_some()) {
            if all().all(|other| other.port != own.port || other.next.is_none()) {
                let of = loops.iter().find(|found| number >= instructions && found.end >= number);
                let name = own.port.trim_end_matches('$');
                return Err((
                    of.map_or(number, |found| found.operation),
                    format!(
                        "it reads {name}, which no instruction of its unit writes; what never changes is a constant, \
                         declared without `register`"
                    ),
                ));
            }
        }
    }
    Ok(())
}

/// Descriptions, read.
struct Read {
    /// One of each instruction or of its start, in their order; then a round and the end of each
    /// loop.
    readings: Vec<Reading>,
    loops: Vec<SequencerLoop>,
    instructions: Vec<UnitInstruction>,
}

fn read_all(request: &UnitRequest<'_>) -> Result<Read, (usize, String)> {
    let sequenced_unit = request.instructions.iter().any(|wanted| wanted.rounds.is_some());
    let (mut readings, mut further) = (vec![], vec![]);
    let (mut loops, mut instructions) = (vec![], vec![]);
    let mut carried: BTreeMap<String, u32> = BTreeMap::new();
    for (number, wanted) in request.instructions.iter().enumerate() {
        let refused = |sentence| (number, sentence);
        let WantedInstruction { description, at, rounds, group } = *wanted;
        let (reading, writes, within) = match rounds {
            None => {
                let reading = read(description, at).map_err(refused)?;
                let writes = reading.writes.clone();
                (reading, writes, vec![])
            }
            Some(rounds) => {
                let RoundSequence { start, round, end, carried: ports, within, .. } =
                    sequenced(description, at, rounds).map_err(refused)?;
                for port in ports {
                    let width = *carried.entry(port.name.clone()).or_insert(port.width);
                    if width != port.width {
                        return Err((number, other_width(&port.name)));
                    }
                }
                let step = request.instructions.len() + further.len();
                loops.push(SequencerLoop { operation: number, rounds, round: step, end: step + 1 });
                let writes = end.writes.clone();
                further.extend([round, end]);
                (start, writes, within)
            }
        };
        let decode = &description.instructions[at].decode;
        let register = |port: &str| format!("{}_q", identifier(port.trim_end_matches('$')));
        instructions.push(UnitInstruction {
            mnemonic: match group.filter(|_| several_widths(request, wanted)) {
                Some(shape) => format!("{} at e{}", decode.mnemonic, shape.sew),
                None => decode.mnemonic.clone(),
            },
            within: within.iter().map(|(local, own)| (register(local), register(own))).collect(),
            group: group.cloned(),
            op: number as u32,
            mask: decode.mask,
            value: decode.value,
            reads: reading.reads.clone(),
            writes: writes.iter().map(|write| write.field.clone()).collect(),
            fields: reading.fields.clone(),
            rounds,
            latency: match rounds {
                Some(rounds) => instar_design::sequenced_latency(rounds),
                None if sequenced_unit => 1,
                None => request.latency,
            },
        });
        readings.push(reading);
    }
    // One counter for all.
    let most = loops.iter().map(|one| counter_bits(one.rounds)).max().unwrap_or(1);
    let counters = further.iter_mut().flat_map(|reading| &mut reading.graph.inputs);
    counters.filter(|port| port.name == ROUND).for_each(|port| port.width = most);
    readings.extend(further);
    Ok(Read { readings, loops, instructions })
}

/// Whether the unit has another operation of the same instruction, for elements of another width.
fn several_widths(request: &UnitRequest<'_>, wanted: &WantedInstruction<'_>) -> bool {
    let mnemonic = |one: &WantedInstruction<'_>| one.description.instructions[one.at].decode.mnemonic.clone();
    request.instructions.iter().filter(|other| mnemonic(other) == mnemonic(wanted)).count() > 1
}

/// What the choice of each step is called; of a unit without loops nothing.
fn labels(loops: &[SequencerLoop], instructions: &[UnitInstruction], steps: usize) -> Vec<String> {
    if loops.is_empty() {
        return vec![];
    }
    let of = |number: usize| identifier(&instructions[number].mnemonic);
    let mut labels: Vec<String> =
        (0..instructions.len()).map(|number| format!("begins_{}", of(number))).collect();
    labels.resize(steps, String::new());
    for one in loops {
        labels[one.round] = format!("round_{}", of(one.operation));
        labels[one.end] = format!("end_{}", of(one.operation));
    }
    labels
}

fn other_width(port: &str) -> String {
    format!(
        "its `{}`, which a round hands on to the next, has another width than that of another instruction of its unit; \
         name it otherwise",
        port.trim_end_matches('$')
    )
}

/// All manners that make a difference for so many instructions.
pub(crate) fn manners(instructions: usize) -> impl Iterator<Item = CircuitOptions> {
    let sharings = [Sharing::All, Sharing::Reductions, Sharing::Products];
    let sharings = if instructions > 1 { &sharings[..] } else { &sharings[..1] }.to_vec();
    sharings.into_iter().flat_map(|sharing| [false, true].map(|lazy| CircuitOptions { lazy, sharing }))
}

/// A unit's operations in their stages.
pub(crate) struct Placed {
    pub graph: NodeGraph,
    pub pipeline: StagePlan,
    pub outputs: Vec<(String, Id)>,
    pub own: Vec<Owned>,
    pub roots: Vec<Id>,
}

impl Placed {
    /// Estimated area times period.
    pub fn price(&self) -> u64 {
        estimated_area(&self.graph, &self.pipeline, &self.roots) * u64::from(self.pipeline.period)
    }
}

/// Tenths of the area of a NAND gate of all operations, and of the banks of registers.
fn estimated_area(graph: &NodeGraph, pipeline: &StagePlan, roots: &[Id]) -> u64 {
    let needed = (0..graph.len()).filter(|id| pipeline.needed[*id]);
    let registers: u64 =
        pipeline.carried(graph, roots).iter().flatten().map(|id| u64::from(graph.width(*id))).sum();
    let used = used_bits(graph, pipeline);
    needed.map(|id| area(graph, id, used[id])).sum::<u64>() + registers * REGISTER
}

/// By operation the bits of its result that are read, all where something but slices reads it.
fn used_bits(graph: &NodeGraph, pipeline: &StagePlan) -> Vec<u32> {
    let mut ends = vec![(u32::MAX, 0); graph.len()];
    for id in (0..graph.len()).filter(|id| pipeline.needed[*id]) {
        for operand in graph.op(id).operands() {
            let (low, end) = match graph.op(id) {
                NodeOp::Slice(_, low) => (*low, low + graph.width(id)),
                _ => (0, graph.width(operand)),
            };
            let (least, most) = &mut ends[operand];
            (*least, *most) = ((*least).min(low), (*most).max(end));
        }
    }
    let bits = |(id, (low, end)): (Id, &(u32, u32))| if low < end { end - low } else { graph.width(id) };
    ends.iter().enumerate().map(bits).collect()
}

/// The one product that the core's multiplier forms.
fn only_product(graph: &NodeGraph, pipeline: &StagePlan) -> Result<Id, String> {
    let products: Vec<Id> = (0..graph.len())
        .filter(|id| pipeline.needed[*id] && matches!(graph.op(*id), NodeOp::Mul { .. }))
        .collect();
    match products[..] {
        [one] => Ok(one),
        _ => Err(format!(
            "its unit multiplies in the core's multiplier, which forms one product of an operation, and has {} of them",
            products.len()
        )),
    }
}

pub(crate) fn place(
    readings: &[Reading],
    latency: u32,
    manner: CircuitOptions,
    chooser: (&str, &[String]),
) -> Placed {
    let Together { graph, outputs, own } = together(readings, manner, chooser);
    let roots: Vec<Id> =
        outputs.iter().map(|output| output.1).chain(own.iter().flat_map(Owned::roots)).collect();
    let (graph, roots) = lower(&graph, &roots);
    let (graph, roots) = trim(&graph, &roots);
    // What was cut may leave more to cut.
    let (mut graph, roots) = trim(&graph, &roots);
    let last: Vec<Id> = own.iter().map(|own| graph.input(&own.register, own.width)).collect();
    let pipeline = StagePlan::new(&graph, &roots, latency, &last);
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
        _ if instructions.iter().any(|instruction| instruction.rounds.is_some()) => {
            "an operation at a time, loops a round a cycle".to_string()
        }
        1 if request.group.is_some() => "a group of elements in a cycle".to_string(),
        1 => "combinational".to_string(),
        n => format!("{n} stages, an operation in every cycle"),
    };
    let mut lines = vec![
        format!("Unit {} of the design {}: {stages}.", request.name, request.design),
        "Made by Instar from the description; `instar rtl prove` shows that it does the same.".to_string(),
        String::new(),
    ];
    for (instruction, WantedInstruction { description, at, .. }) in
        instructions.iter().zip(&request.instructions)
    {
        let op = if instructions.len() > 1 { format!("op {}: ", instruction.op) } else { String::new() };
        let doc = description.instructions[*at].doc.trim().replace('\n', " ");
        let doc = if doc.is_empty() { String::new() } else { format!("  {doc}") };
        let rounds = instruction.rounds.map_or(String::new(), |rounds| {
            format!(" ({rounds} rounds, {} cycles)", instar_design::sequenced_latency(rounds))
        });
        lines.push(format!("{op}{}{rounds}{doc}", instruction.mnemonic));
    }
    lines
}
