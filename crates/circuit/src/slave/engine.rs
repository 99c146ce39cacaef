//! The commands of a device as steps of one circuit, a cycle each.

use std::collections::{BTreeMap, BTreeSet};

use instar_coredsl::device::{DescribedDevice, Engine};
use num_bigint::BigInt;

use super::names::SlaveNames;
use super::segment::{Segment, Surroundings, inputs, reads};
use crate::graph::{Id, NodeGraph, NodeOp, Rebuild};
use crate::merged::number_bits;
use crate::read::{Own, Reading, Write};

/// The register with the number of the step; 0: none is done.
pub(super) const STEP: &str = "step$";
/// Cycles that a command under way takes beyond the next two.
pub(super) const LEFT: &str = "left$";

/// All steps.
pub(super) struct Steps {
    /// By number; the first does nothing.
    pub readings: Vec<Reading>,
    pub labels: Vec<String>,
    /// The first step of each command.
    pub first: Vec<u32>,
    /// Steps of each segment of each command; of a microprogram all cycles.
    pub cycles: Vec<Vec<u32>>,
}

impl Steps {
    /// Of commands that another unit does, in so many cycles each.
    pub fn of_programs(cycles: &[u32]) -> Self {
        Self {
            readings: vec![idle()],
            labels: vec!["at_rest".to_owned()],
            first: vec![0; cycles.len()],
            cycles: cycles.iter().map(|one| vec![*one]).collect(),
        }
    }
}

/// A step that does nothing.
fn idle() -> Reading {
    Reading { graph: NodeGraph::new(vec![]), reads: vec![], fields: vec![], writes: vec![], own: vec![] }
}

/// The steps of all commands. An error is the number of the command that has no circuit, and a
/// sentence.
pub(super) fn steps(
    device: &DescribedDevice,
    engines: Vec<Engine>,
    names: &SlaveNames,
    memories: &[bool],
) -> Result<Steps, (usize, String)> {
    let around = Surroundings { states: &names.states, memories, names };
    let mut made = segments(device, engines, &around)?;
    // Now that the steps of each are known, each has a number.
    let mut total = 1;
    let mut begins: Vec<Vec<u32>> = vec![];
    for (_, segments) in &made {
        let first = segments.iter().map(|segment| {
            let at = total;
            total += segment.last + 1;
            at
        });
        begins.push(first.collect());
    }
    let width = number_bits(total as usize);
    let mut whole = vec![];
    for (number, (engine, _)) in made.iter_mut().enumerate() {
        engine.renumber(&|segment| begins[number][segment]);
        let behaviour = &device.commands[number].behaviour;
        let all = (0..engine.segments.len()).map(|at| around.segment(behaviour, engine, at));
        whole.push(all.collect::<Result<Vec<Segment>, String>>().map_err(|sentence| (number, sentence))?);
    }
    let live = live(&whole);
    let left = whole.iter().map(|segments| cost_bits(&segments[0])).max().unwrap_or(1);
    let (mut readings, mut labels) = (vec![idle()], vec!["at_rest".to_owned()]);
    for (number, segments) in whole.iter().enumerate() {
        for segment in segments {
            for cycle in 0..=segment.last {
                let step = readings.len() as u32;
                let steps = StepOf { segment, memories: names, live: &live, width, left, step };
                readings.push(steps.reading(cycle));
                labels.push(format!(
                    "does_{}_{}",
                    device.commands[number].name.replace(|c: char| !c.is_ascii_alphanumeric(), "_"),
                    step - begins[number][0]
                ));
            }
        }
    }
    let first = begins.iter().map(|all| all[0]).collect();
    let cycles = whole.iter().map(|all| all.iter().map(|segment| segment.last + 1).collect()).collect();
    Ok(Steps { readings, labels, first, cycles })
}

/// Cycles of each segment of each command. An error is as that of `steps`.
pub(super) fn cycles(
    device: &DescribedDevice,
    engines: Vec<Engine>,
    names: &SlaveNames,
    memories: &[bool],
) -> Result<Vec<Vec<u32>>, (usize, String)> {
    let made = segments(device, engines, &Surroundings { states: &names.states, memories, names })?;
    Ok(made.iter().map(|(_, all)| all.iter().map(|segment| segment.last + 1).collect()).collect())
}

/// A command and its segments as circuits.
type Cut = (Engine, Vec<Segment>);

/// The segments of each command as circuits.
fn segments(
    device: &DescribedDevice,
    engines: Vec<Engine>,
    around: &Surroundings<'_>,
) -> Result<Vec<Cut>, (usize, String)> {
    let commands = device.commands.iter().zip(engines).enumerate();
    let made = commands.map(|(number, (command, engine))| {
        let all = (0..engine.segments.len()).map(|at| around.segment(&command.behaviour, &engine, at));
        let all: Result<Vec<Segment>, String> = all.collect();
        Ok((engine, all.map_err(|sentence| (number, sentence))?))
    });
    made.collect()
}

fn cost_bits(segment: &Segment) -> u32 {
    let cost = segment.cost.expect("it is the first");
    segment.graph.width(segment.graph.core(cost).0)
}

/// Registers and locals that something follows from.
fn live(all: &[Vec<Segment>]) -> BTreeSet<String> {
    let mut live: BTreeSet<String> = BTreeSet::new();
    let segments = || all.iter().flatten();
    for segment in segments() {
        live.extend(segment.left.iter().filter(|left| left.reset.is_some()).map(|left| left.name.clone()));
        let mut roots = vec![segment.next];
        roots.extend(segment.cost);
        for access in &segment.accesses {
            roots.extend([Some(access.address), access.value, Some(access.enable)].into_iter().flatten());
        }
        live.extend(inputs(&segment.graph, &roots).into_iter().map(str::to_owned));
    }
    loop {
        let before = live.len();
        for segment in segments() {
            let roots: Vec<Id> =
                segment.left.iter().filter(|left| live.contains(&left.name)).map(|left| left.value).collect();
            live.extend(inputs(&segment.graph, &roots).into_iter().map(str::to_owned));
        }
        if live.len() == before {
            return live;
        }
    }
}

/// A cycle of a segment.
struct StepOf<'a> {
    segment: &'a Segment,
    memories: &'a SlaveNames,
    live: &'a BTreeSet<String>,
    /// Bits of the number of a step, and of the cycles left.
    width: u32,
    left: u32,
    step: u32,
}

impl StepOf<'_> {
    /// What is done in the cycle.
    fn reading(&self, cycle: u32) -> Reading {
        let Segment { graph, accesses, slots, last, .. } = self.segment;
        let mut to = NodeGraph::new(graph.tables.clone());
        let mut rebuild = Rebuild::new(graph);
        let mut renamed = |to: &mut NodeGraph, id: Id, _: &dyn Fn(Id) -> Id| {
            let NodeOp::Input(input) = graph.op(id) else { return None };
            let name = &graph.inputs[*input].name;
            let number = accesses.iter().position(|access| access.port.as_deref() == Some(name))?;
            let (file, slot) = (accesses[number].file, slots[number]);
            let width = graph.width(id);
            if cycle == slot + 1 {
                return Some(to.input(&self.data(file), width));
            }
            Some(to.input(&self.kept(file, slot), width))
        };
        let (mut writes, mut own) = (vec![], vec![]);
        let mut ports: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for number in (0..accesses.len()).filter(|number| slots[*number] == cycle) {
            ports.entry(accesses[number].file).or_default().push(number);
        }
        for (file, numbers) in ports {
            let (mut address, mut value) = (None, None);
            let (mut enable, mut changes) = (to.number(0, 1), to.number(0, 1));
            for access in numbers.iter().map(|number| &accesses[*number]) {
                let met = rebuild.copy(&mut to, access.enable, &mut renamed);
                let word = rebuild.copy(&mut to, access.address, &mut renamed);
                enable = to.or(enable, met);
                address = Some(address.map_or(word, |other| to.mux(met, word, other)));
                if let Some(written) = access.value {
                    let written = rebuild.copy(&mut to, written, &mut renamed);
                    changes = to.or(changes, met);
                    value = Some(value.map_or(written, |other| to.mux(met, written, other)));
                }
            }
            let name = &self.memories.states[file].name;
            let mut write = |what: &str, value: Option<Id>, enable: Id| {
                let Some(value) = value else { return };
                writes.push(Write { field: format!("{name}_{what}"), value, enable: Some(enable) });
            };
            write("addr", address, enable);
            write("wdata", value, changes);
        }
        for number in self.kept_now(cycle) {
            let (file, slot) = (accesses[number].file, slots[number]);
            let width = self.memories.states[file].ty.width;
            let value = to.input(&self.data(file), width);
            let kept = self.kept(file, slot);
            own.push(Own { port: kept, reset: None, width, next: Some(value) });
        }
        let mut next = to.number(u64::from(self.step + 1), self.width);
        if cycle == *last {
            let whole = rebuild.copy(&mut to, self.segment.next, &mut renamed);
            next = to.slice(whole, 0, self.width);
            for left in self.segment.left.iter().filter(|left| self.live.contains(&left.name)) {
                let value = rebuild.copy(&mut to, left.value, &mut renamed);
                let before = rebuild.copy(&mut to, left.before, &mut renamed);
                let next = (value != before).then_some(value);
                own.push(Own { port: left.name.clone(), reset: left.reset.clone(), width: left.width, next });
            }
        }
        own.push(Own {
            port: STEP.to_owned(),
            reset: Some(BigInt::from(0)),
            width: self.width,
            next: Some(next),
        });
        if let Some(cost) = self.segment.cost.filter(|_| cycle == 0) {
            let cost = rebuild.copy(&mut to, cost, &mut renamed);
            let next = Some(to.slice(cost, 0, self.left));
            own.push(Own { port: LEFT.to_owned(), reset: None, width: self.left, next });
        }
        let given = to.inputs.iter().map(|port| port.name.clone()).filter(|name| !name.ends_with('$'));
        let reads = given.collect();
        Reading { graph: to, reads, fields: vec![], writes, own }
    }

    /// What a memory gives.
    fn data(&self, file: usize) -> String {
        format!("{}_rdata", self.memories.states[file].name)
    }

    /// The register that keeps what a memory gave.
    fn kept(&self, file: usize, slot: u32) -> String {
        format!("{}_read_{slot}$", self.memories.states[file].name)
    }

    /// Reads whose value comes in this cycle and is needed in a later one, each register once.
    fn kept_now(&self, cycle: u32) -> Vec<usize> {
        let Segment { graph, accesses, slots, last, left, next, .. } = self.segment;
        let later = |slot: u32| -> Vec<Id> {
            let of = |access: &crate::read::MemoryAccess| {
                [Some(access.address), access.value, Some(access.enable)].into_iter().flatten()
            };
            let accesses = accesses.iter().zip(slots).filter(|(_, at)| **at > slot + 1);
            let mut roots: Vec<Id> = accesses.flat_map(|(access, _)| of(access)).collect();
            if *last > slot + 1 {
                let live = left.iter().filter(|left| self.live.contains(&left.name));
                roots.extend(live.map(|left| left.value));
                roots.push(*next);
            }
            roots
        };
        let mut found: Vec<usize> = vec![];
        for (number, access) in accesses.iter().enumerate() {
            if access.port.is_none() || slots[number] + 1 != cycle {
                continue;
            }
            let needed = reads(graph, accesses, &later(slots[number])).contains(&number);
            let known = found.iter().any(|other| accesses[*other].file == access.file);
            if needed && !known {
                found.push(number);
            }
        }
        found
    }
}
