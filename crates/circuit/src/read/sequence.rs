//! From a behaviour with a loop to three circuits: what comes with the operands, a round, and what
//! gives the results.
//!
//! Between them stand registers: what a round takes from the one before, and what of the operands
//! is still needed.

use std::collections::BTreeSet;

use instar_coredsl::sequence::Sequence;
use instar_coredsl::walk::{Left, walk_part};
use instar_coredsl::{DescribedInstruction, Description};
use num_bigint::{BigInt, Sign};

use super::domain::{Machine, Wires};
use super::{Own, Reading, Write, empty, finish, refuse_exceptions, settled};
use crate::graph::{Id, NodeGraph, NodeOp, Port, Rebuild};

/// The port with how many rounds were made.
pub(crate) const ROUND: &str = "round$";

/// An instruction whose loop runs a round a cycle.
#[derive(Clone, Debug)]
pub struct RoundSequence {
    /// How many rounds.
    pub rounds: u32,
    /// What is done as the operands come: registers for the first round.
    pub start: Reading,
    /// What a round does to the registers.
    pub round: Reading,
    /// What is done as the results leave.
    pub end: Reading,
    /// Registers between the three, by their ports, without those of the design.
    pub carried: Vec<Port>,
    /// Ports of locals that stand in a register of the design's own, and those of the register.
    pub within: Vec<(String, String)>,
}

/// Bits of a counter of so many rounds.
pub fn counter_bits(rounds: u32) -> u32 {
    u32::BITS - rounds.leading_zeros()
}

/// The three circuits of instruction number `at`, whose loop of so many rounds runs a round a
/// cycle. An error is a sentence without the place.
pub fn sequenced(description: &Description, at: usize, rounds: u32) -> Result<RoundSequence, String> {
    let sequence = description.sequence(at, rounds)?;
    let mut parts = Parts::new(description, at, &sequence);
    let (start, locals) = parts.start()?;
    let (round, next, end) = parts.rounds_and_end(&locals)?;
    let mut carried = parts.needed(&round, &next, &end);
    let instruction = &description.instructions[at];
    let mut first = start.own;
    let mut graph = start.graph;
    let (mut round, mut next, mut end) = (round, next, end);
    let mut within = vec![];
    for port in carried.clone() {
        let value = parts.first_value(&mut graph, &port, &start.values);
        let Some(register) = stays_within(&graph, value, &port, &round, &end) else { continue };
        rename(&mut round.graph, &port.name, &register);
        rename(&mut end.graph, &port.name, &register);
        let at = end.own.iter().position(|own| own.port == register).expect("it gets the local's value");
        let own = end.own.remove(at);
        if let Some(at) = next.iter().position(|(moved, _)| *moved == port) {
            round.own.push(Own { next: Some(next.remove(at).1), ..own });
        }
        carried.retain(|other| *other != port);
        within.push((port.name, register));
    }
    for port in &carried {
        let value = parts.first_value(&mut graph, port, &start.values);
        first.push(Own { port: port.name.clone(), reset: None, width: port.width, next: Some(value) });
    }
    let start = settled(instruction, graph, vec![], first);
    let mut own = round.own;
    let graph = round.graph;
    let moved = next.into_iter().filter(|(port, _)| carried.contains(port));
    own.extend(moved.map(|(port, value)| Own {
        port: port.name,
        reset: None,
        width: port.width,
        next: Some(value),
    }));
    let round = settled(instruction, graph, vec![], own);
    if end.writes.is_empty()
        && [&start, &round, &end].iter().all(|part| part.own.iter().all(|own| !of_design(own)))
    {
        return Err("it writes no register".to_string());
    }
    Ok(RoundSequence { rounds, start, round, end, carried, within })
}

/// The register of the design's own in which a local may stand from round to round: the local
/// begins with its value, it gets the local's after the loop, and nobody looks at it meanwhile.
fn stays_within(start: &NodeGraph, value: Id, port: &Port, round: &Reading, end: &Reading) -> Option<String> {
    let NodeOp::Input(input) = start.op(value) else { return None };
    let register = start.inputs[*input].clone();
    let behind = end.own.iter().find(|own| own.port == register.name)?;
    let same = |id: Id| matches!(end.graph.op(id), NodeOp::Input(input) if end.graph.inputs[*input] == *port);
    let looked_at = |reading: &Reading| reading.graph.inputs.iter().any(|input| input.name == register.name);
    let changed = round.own.iter().any(|own| own.port == register.name);
    let others = super::needed(&end.graph, &end.writes, &[]).contains(&register.name)
        || end.own.iter().any(|own| {
            own.port != register.name
                && super::needed(&end.graph, &[], std::slice::from_ref(own)).contains(&register.name)
        });
    (register.width == port.width
        && behind.next.is_some_and(same)
        && !looked_at(round)
        && !changed
        && !others)
        .then_some(register.name)
}

/// Where there is a port of the new name, nothing follows from it.
fn rename(graph: &mut NodeGraph, from: &str, to: &str) {
    graph.inputs.iter_mut().filter(|port| port.name == from).for_each(|port| port.name = to.to_string());
}

/// Whether a register is the design's, and written.
fn of_design(own: &Own) -> bool {
    own.reset.is_some() && own.next.is_some()
}

/// What is known of the elements of each local.
type Known = Vec<Vec<Option<BigInt>>>;

/// Next values of carried ports.
type Carried = Vec<(Port, Id)>;

/// The first part, as far as it is made before it is known what the others need.
struct Start {
    graph: NodeGraph,
    own: Vec<Own>,
    /// Values of locals after it.
    values: Vec<Vec<Id>>,
}

struct Parts<'a> {
    description: &'a Description,
    instruction: &'a DescribedInstruction,
    at: usize,
    sequence: &'a Sequence,
    /// Local and element of each port that stands for one.
    ports: Vec<(Port, usize, usize)>,
    /// By local and element.
    names: Vec<Vec<String>>,
}

impl<'a> Parts<'a> {
    fn new(description: &'a Description, at: usize, sequence: &'a Sequence) -> Self {
        let instruction = &description.instructions[at];
        let names = description.local_names(at);
        Self { description, instruction, at, sequence, ports: vec![], names }
    }

    fn wires(&self) -> Wires<'a> {
        Wires::new(self.description, &self.instruction.decode.fields, empty(self.description))
    }

    /// What comes before the loop, and the values of locals where they are known.
    fn start(&self) -> Result<(Start, Known), String> {
        let body = self.instruction.behaviour.body();
        let mut wires = self.wires();
        let locals = body.locals.iter().map(|local| {
            let zero = wires.graph.number(0, local.ty.width);
            vec![zero; local.count.max(1) as usize]
        });
        let locals = locals.collect();
        let (description, at) = (self.description, self.at);
        let left = walk_part(description, at, &self.sequence.before, &mut wires, Machine::default(), locals);
        let graph = self.checked(wires, &left, true)?;
        let known: Known = (left.locals.iter())
            .map(|elements| elements.iter().map(|id| graph.value(*id).cloned()).collect())
            .collect();
        // Own registers first, so that the locals' values stand in the same graph.
        let mut reading = finish(description, self.instruction, &graph, &left.machine, &mut |_, _| None);
        let mut rebuild = Rebuild::new(&graph);
        let values = (left.locals.iter())
            .map(|elements| {
                let copy = |id: &Id| rebuild.copy(&mut reading.graph, *id, &mut |_, _, _| None);
                elements.iter().map(copy).collect()
            })
            .collect();
        Ok((Start { graph: reading.graph, own: reading.own, values }, known))
    }

    /// The graph of a part that raises nothing; registers of the core are written after the loop
    /// alone.
    fn checked(
        &self,
        wires: Wires<'a>,
        left: &Left<Id, Machine>,
        in_front: bool,
    ) -> Result<NodeGraph, String> {
        wires.refused()?;
        refuse_exceptions(&wires.graph, left.raised)?;
        if let Some((field, ..)) = left.machine.writes.first().filter(|_| in_front) {
            let name = &self.instruction.decode.fields[*field].name;
            return Err(format!(
                "it writes X[{name}] before its loop ends, and a result leaves once; keep it in a variable and write it \
                 behind the loop"
            ));
        }
        Ok(wires.graph)
    }

    /// The port for an element of a local; the same one is one port.
    fn port(&mut self, local: usize, element: usize) -> Port {
        if let Some((port, ..)) = self.ports.iter().find(|(_, l, e)| (*l, *e) == (local, element)) {
            return port.clone();
        }
        let width = self.instruction.behaviour.body().locals[local].ty.width;
        let port = Port { name: format!("{}$", self.names[local][element]), width };
        self.ports.push((port.clone(), local, element));
        port
    }

    /// A round and what comes after: the graph of each with own registers, and next values of
    /// carried ports.
    fn rounds_and_end(
        &mut self,
        known: &[Vec<Option<BigInt>>],
    ) -> Result<(Reading, Carried, Reading), String> {
        let changed = self.sequence.changed();
        // What a round may change is not known, until it is seen that no round changes it.
        let mut fixed: Known = (known.iter().enumerate())
            .map(|(local, values)| match changed.contains(&local) {
                true => vec![None; values.len()],
                false => values.clone(),
            })
            .collect();
        let (description, at) = (self.description, self.at);
        let (wires, inputs, left) = loop {
            let mut wires = self.wires();
            let inputs = self.locals(&mut wires.graph, &fixed, None);
            let round = &self.sequence.round;
            let left = walk_part(description, at, round, &mut wires, Machine::default(), inputs.clone());
            let mut settled = true;
            for (local, values) in known.iter().enumerate() {
                for (element, value) in values.iter().enumerate() {
                    let same = left.locals[local][element] == inputs[local][element];
                    if fixed[local][element].is_none() && value.is_some() && same {
                        fixed[local][element].clone_from(value);
                        settled = false;
                    }
                }
            }
            if settled {
                break (wires, inputs, left);
            }
        };
        let graph = self.checked(wires, &left, true)?;
        let mut held = |to: &mut NodeGraph, port: &Port| self.held(to, port);
        let mut round = finish(description, self.instruction, &graph, &left.machine, &mut held);
        let mut rebuild = Rebuild::new(&graph);
        let mut next = vec![];
        for (port, local, element) in &self.ports {
            let (before, value) = (inputs[*local][*element], left.locals[*local][*element]);
            if before != value && *local != self.sequence.counted.index {
                let mut held = |to: &mut NodeGraph, id: Id, _: &dyn Fn(Id) -> Id| match graph.op(id) {
                    NodeOp::Input(input) => self.held(to, &graph.inputs[*input]),
                    _ => None,
                };
                next.push((port.clone(), rebuild.copy(&mut round.graph, value, &mut held)));
            }
        }
        let mut wires = self.wires();
        let behind = self.sequence.index(self.sequence.counted.rounds);
        let inputs = self.locals(&mut wires.graph, &fixed, Some(&behind));
        let left = walk_part(description, at, &self.sequence.after, &mut wires, Machine::default(), inputs);
        let graph = self.checked(wires, &left, false)?;
        let mut held = |to: &mut NodeGraph, port: &Port| self.held(to, port);
        let end = finish(description, self.instruction, &graph, &left.machine, &mut held);
        Ok((round, next, end))
    }

    /// Values of locals as a round or what comes after finds them; `index` where it is known.
    fn locals(
        &mut self,
        graph: &mut NodeGraph,
        fixed: &[Vec<Option<BigInt>>],
        index: Option<&BigInt>,
    ) -> Vec<Vec<Id>> {
        let body = self.instruction.behaviour.body();
        let counted = &self.sequence.counted;
        let mut all = vec![];
        for (local, values) in fixed.iter().enumerate() {
            let width = body.locals[local].ty.width;
            if local == counted.index {
                let value = match index {
                    Some(index) => graph.constant(index, width),
                    None => self.counter(graph, width),
                };
                all.push(vec![value]);
                continue;
            }
            let mut elements = vec![];
            for (element, value) in values.iter().enumerate() {
                elements.push(match value {
                    Some(value) => graph.constant(value, width),
                    None => {
                        let port = self.port(local, element);
                        graph.input(&port.name, port.width)
                    }
                });
            }
            all.push(elements);
        }
        all
    }

    /// The index, which follows from how many rounds were made.
    fn counter(&self, graph: &mut NodeGraph, width: u32) -> Id {
        let counted = &self.sequence.counted;
        let round = graph.input(ROUND, counter_bits(counted.rounds));
        graph.limit(round, &BigInt::from(0), &BigInt::from(counted.rounds - 1));
        let wide = width.max(graph.width(round)).max(counted.step.bits() as u32) + 1;
        let step = graph.constant(&counted.step, wide);
        let steps = graph.product((round, false), (step, true), wide);
        let start = graph.constant(&counted.start, wide);
        let sum = graph.sum(start, steps);
        let index = graph.slice(sum, 0, width);
        let ends = [counted.at(0), counted.at(counted.rounds - 1)];
        let [low, high] = if ends[0] < ends[1] { [&ends[0], &ends[1]] } else { [&ends[1], &ends[0]] };
        graph.limit(index, low, high);
        // After an extension as well: others look through it.
        if low.sign() != Sign::Minus {
            let (core, _) = graph.core(index);
            graph.limit(core, low, high);
        }
        index
    }

    /// What an operand or a field becomes after the first part: a register.
    fn held(&self, to: &mut NodeGraph, port: &Port) -> Option<Id> {
        if port.name.ends_with('$') {
            return None;
        }
        Some(to.input(&held_port(&port.name), port.width))
    }

    /// Registers that a round or what comes after needs.
    fn needed(&self, round: &Reading, next: &[(Port, Id)], end: &Reading) -> Vec<Port> {
        let mut all: BTreeSet<String> =
            super::needed(&end.graph, &end.writes, &end.own).into_iter().collect();
        all.extend(super::needed(&round.graph, &[], &round.own));
        loop {
            let before = all.len();
            for (port, value) in next {
                if all.contains(&port.name) {
                    let write = Write { field: String::new(), value: *value, enable: None };
                    all.extend(super::needed(&round.graph, &[write], &[]));
                }
            }
            if all.len() == before {
                break;
            }
        }
        let width = |name: &String| {
            let graphs = [&round.graph, &end.graph];
            let found = graphs.iter().flat_map(|graph| &graph.inputs).find(|port| port.name == *name);
            found.map_or(0, |port| port.width)
        };
        let is_own =
            |name: &String| [&round.own, &end.own].iter().any(|own| own.iter().any(|own| own.port == *name));
        all.iter()
            .filter(|name| name.as_str() != ROUND && !is_own(name))
            .map(|name| Port { name: name.clone(), width: width(name) })
            .collect()
    }

    /// What a register gets as the operands come.
    fn first_value(&self, graph: &mut NodeGraph, port: &Port, values: &[Vec<Id>]) -> Id {
        match self.ports.iter().find(|(known, ..)| known == port) {
            Some((_, local, element)) => values[*local][*element],
            None => graph.input(&operand_of(&port.name), port.width),
        }
    }
}

/// The register for an operand, `rs1`, or a field's own value, `imm#`.
fn held_port(port: &str) -> String {
    match port.strip_suffix('#') {
        Some(field) => format!("{field} number$"),
        None => format!("{port} operand$"),
    }
}

/// The operand that a register holds.
fn operand_of(held: &str) -> String {
    match held.strip_suffix(" number$") {
        Some(field) => super::field_port(field),
        None => held.trim_end_matches(" operand$").to_string(),
    }
}
