//! A segment of a command as a circuit, and the cycles in which it reaches memories.

use std::collections::{BTreeMap, BTreeSet};

use instar_coredsl::StateDef;
use instar_coredsl::device::{CommandBehaviour, Engine};
use instar_coredsl::ir::{Body, Statement};
use instar_coredsl::walk::{Scene, walk_within};
use num_bigint::{BigInt, Sign};

use super::names::SlaveNames;
use crate::graph::{Id, NodeGraph, NodeOp};
use crate::read::{Machine, MemoryAccess, Wires, with_tables};

/// What a segment does, in the cycles from its first, number 0, on.
pub(super) struct Segment {
    pub graph: NodeGraph,
    pub accesses: Vec<MemoryAccess>,
    /// The cycle of each access. What it reads is there in the next one.
    pub slots: Vec<u32>,
    /// The last cycle, in which registers get what the segment leaves in them.
    pub last: u32,
    /// Registers and locals: name, bits, reset of a register, value after it.
    pub left: Vec<LeftIn>,
    /// The number of the next step.
    pub next: Id,
    /// Of the first one: two less than the cycles that the command takes, or 0, as where its engine
    /// says them.
    pub cost: Option<Id>,
}

/// A register or local after a segment.
pub(super) struct LeftIn {
    pub name: String,
    pub width: u32,
    pub reset: Option<BigInt>,
    pub before: Id,
    pub value: Id,
}

/// All that segments of a device have in common.
pub(super) struct Surroundings<'a> {
    pub states: &'a [StateDef],
    pub memories: &'a [bool],
    pub names: &'a SlaveNames,
}

impl Surroundings<'_> {
    /// Segment number `at` of a command.
    ///
    /// # Errors
    /// What has no circuit, as what the command does.
    pub fn segment(
        &self,
        behaviour: &CommandBehaviour,
        engine: &Engine,
        at: usize,
    ) -> Result<Segment, String> {
        let graph = with_tables(behaviour.tables());
        let mut wires = Wires::of_device(self.states, self.memories, graph);
        let body = &engine.body;
        let before = self.locals(body, &mut wires.graph);
        let scene = Scene { body, states: self.states, tables: behaviour.tables(), xlen: 32 };
        let after = walk_within(scene, &engine.segments[at], &mut wires, Machine::default(), before.clone());
        let mut left = vec![];
        let mut leave = |(file, number): (usize, u32), value: Id, graph: &mut NodeGraph| {
            let state = &self.states[file];
            let (name, width) = (self.names.register(file, number), state.ty.width);
            let reset = Some(state.reset[number as usize].clone());
            let before = graph.input(&name, width);
            left.push(LeftIn { name, width, reset, before, value });
        };
        for (place, value) in &after.machine.own {
            leave(*place, *value, &mut wires.graph);
        }
        let next = after.locals[engine.next][0];
        for (local, values) in after.locals.iter().enumerate().filter(|(local, _)| *local != engine.next) {
            let width = body.locals[local].ty.width;
            for (element, value) in values.iter().enumerate() {
                let name = self.names.local(body, local, element);
                let before = before[local][element];
                left.push(LeftIn { name, width, reset: None, before, value: *value });
            }
        }
        let accesses = wires.accesses();
        let cost = match at {
            0 => Some(self.cost(behaviour, &mut wires)?),
            _ => None,
        };
        wires.refused()?;
        let graph = wires.graph;
        let (slots, last) = schedule(&graph, &accesses);
        Ok(Segment { graph, accesses, slots, last, left, next, cost })
    }

    fn locals(&self, body: &Body, graph: &mut NodeGraph) -> Vec<Vec<Id>> {
        let inputs = body.locals.iter().enumerate().map(|(number, local)| {
            (0..local.count.max(1) as usize)
                .map(|element| graph.input(&self.names.local(body, number, element), local.ty.width))
                .collect()
        });
        inputs.collect()
    }

    /// How many cycles more than two the command takes.
    fn cost(&self, behaviour: &CommandBehaviour, wires: &mut Wires<'_, true>) -> Result<Id, String> {
        if behaviour.by_engine() {
            return Ok(wires.graph.number(0, 1));
        }
        let statements: Vec<Statement> = behaviour
            .cost_statements(self.states)
            .ok_or("the formula of its cycles has a loop whose rounds only a run knows")?;
        let body = behaviour.cost_body();
        let scene = Scene { body, states: self.states, tables: behaviour.tables(), xlen: 32 };
        let nothing = body.locals.iter().map(|local| {
            let zero = wires.graph.number(0, local.ty.width);
            vec![zero; local.count.max(1) as usize]
        });
        let nothing = nothing.collect();
        let left = walk_within(scene, &statements, wires, Machine::default(), nothing);
        if !wires.accesses().is_empty() {
            return Err("the formula of its cycles reads a memory".to_owned());
        }
        let cost = left.machine.own.get(&(behaviour.cost_state(), 0)).copied();
        let cost = cost.ok_or("its formula gives no cycles")?;
        let graph = &mut wires.graph;
        let width = graph.width(cost);
        let (two, zero) = (graph.number(2, width), graph.number(0, width));
        let few = graph.less(cost, two, false);
        let more = graph.difference(cost, two);
        Ok(graph.mux(few, zero, more))
    }
}

/// The reads that values follow from, by number of the access.
pub(super) fn reads(graph: &NodeGraph, accesses: &[MemoryAccess], roots: &[Id]) -> BTreeSet<usize> {
    let ports: BTreeMap<&str, usize> = accesses
        .iter()
        .enumerate()
        .filter_map(|(number, access)| Some((access.port.as_deref()?, number)))
        .collect();
    inputs(graph, roots).into_iter().filter_map(|name| ports.get(name).copied()).collect()
}

/// Names of the inputs that values follow from.
pub(super) fn inputs<'g>(graph: &'g NodeGraph, roots: &[Id]) -> BTreeSet<&'g str> {
    let mut seen = vec![false; graph.len()];
    let mut stack = roots.to_vec();
    let mut found = BTreeSet::new();
    while let Some(id) = stack.pop() {
        if std::mem::replace(&mut seen[id], true) {
            continue;
        }
        if let NodeOp::Input(port) = graph.op(id) {
            found.insert(graph.inputs[*port].name.as_str());
        }
        stack.extend(graph.op(id).operands());
    }
    found
}

/// The cycle of each access, one a cycle of a memory unless never both are made, in their order as
/// far as one writes; and the last cycle.
fn schedule(graph: &NodeGraph, accesses: &[MemoryAccess]) -> (Vec<u32>, u32) {
    let mut slots: Vec<u32> = vec![];
    let mut last = 0;
    for (number, access) in accesses.iter().enumerate() {
        let never = graph.value(access.enable).is_some_and(|value| value.sign() == Sign::NoSign);
        let roots: Vec<Id> =
            [Some(access.address), access.value, Some(access.enable)].into_iter().flatten().collect();
        let fed = reads(graph, accesses, &roots);
        let mut slot = fed.iter().map(|read| slots[*read] + 1).max().unwrap_or(0);
        let before = || {
            accesses[..number]
                .iter()
                .zip(&slots)
                .filter(|(other, _)| other.file == access.file && !other.excludes(access))
        };
        let ordered = before().filter(|(other, _)| other.value.is_some() || access.value.is_some());
        slot = ordered.map(|(_, taken)| taken + 1).fold(slot, u32::max);
        while before().any(|(_, taken)| *taken == slot) {
            slot += 1;
        }
        slots.push(slot);
        if !never {
            last = last.max(if access.value.is_some() { slot } else { slot + 1 });
        }
    }
    (slots, last)
}
