//! A circuit of gates and registers over some cycles.
//!
//! Source: own design. Bits are numbered; what stands in one is a function of the variables that
//! were given at the inputs so far.

use serde::Deserialize;

use super::GadgetSetup;
use super::logic::{Literal, Logic, ZERO, node_of};

/// Gates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GateKind {
    /// The same.
    Buf,
    /// Inverted.
    Not,
    /// Both.
    And,
    /// Not both.
    Nand,
    /// One of them.
    Or,
    /// None of them.
    Nor,
    /// One and not the other.
    Xor,
    /// Both or none.
    Xnor,
    /// The second where the third is 1, else the first.
    Mux,
}

/// A gate.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "GadgetGate")]
pub struct Gate {
    /// What it does.
    pub kind: GateKind,
    /// Bits that it reads, one to three.
    pub inputs: Vec<u32>,
    /// The bit that it gives.
    pub output: u32,
}

/// A register of one bit.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename = "GadgetRegister")]
pub struct FlipFlop {
    /// The bit that it holds.
    pub held: u32,
    /// The bit that it takes at the end of a cycle.
    pub next: u32,
    /// What it holds before the first cycle.
    pub initial: bool,
}

/// What stands at an input in one cycle, or in a register when that begins.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename = "GadgetGiven")]
pub struct Given {
    /// The input, or what a register holds.
    pub bit: u32,
    /// The cycle, from 0 on.
    pub cycle: u32,
    /// The variable, by number; where there is none, `value` stands there.
    pub variable: Option<u32>,
    /// What stands there where no variable does.
    pub value: bool,
}

/// Gates and registers.
#[derive(Clone, Debug, Deserialize)]
pub struct GateNetlist {
    /// How many bits there are, from 0 on; 0 is always 0 and 1 always 1.
    pub bits: u32,
    /// The gates, in any order.
    pub gates: Vec<Gate>,
    /// The registers.
    pub registers: Vec<FlipFlop>,
    /// Bits from outside.
    pub inputs: Vec<u32>,
}

impl GateNetlist {
    /// Gates in an order in which each comes after those whose bits it reads; none where they are a
    /// ring.
    fn ordered(&self) -> Option<Vec<usize>> {
        let mut maker = vec![None; self.bits as usize];
        for (number, gate) in self.gates.iter().enumerate() {
            maker[gate.output as usize] = Some(number);
        }
        let mut readers: Vec<Vec<usize>> = vec![vec![]; self.gates.len()];
        let mut open = vec![0; self.gates.len()];
        for (number, gate) in self.gates.iter().enumerate() {
            for before in gate.inputs.iter().filter_map(|bit| maker[*bit as usize]) {
                readers[before].push(number);
                open[number] += 1;
            }
        }
        let mut order: Vec<usize> = (0..self.gates.len()).filter(|gate| open[*gate] == 0).collect();
        let mut at = 0;
        while at < order.len() {
            for reader in &readers[order[at]] {
                open[*reader] -= 1;
                if open[*reader] == 0 {
                    order.push(*reader);
                }
            }
            at += 1;
        }
        (order.len() == self.gates.len()).then_some(order)
    }
}

/// A circuit over its cycles.
pub struct Unrolled {
    /// All functions.
    pub logic: Logic,
    /// What stands in each bit, by cycle.
    pub values: Vec<Vec<Literal>>,
    /// Inputs and registers whose glitches come to a bit, in order; by cycle where these differ,
    /// else once.
    sources: Vec<Vec<Vec<u32>>>,
}

impl Unrolled {
    /// Inputs and registers whose glitches come to a bit in a cycle, in order.
    pub fn sources(&self, bit: u32, cycle: u32) -> &[u32] {
        &self.sources[(cycle as usize).min(self.sources.len() - 1)][bit as usize]
    }
}

/// The circuit over its cycles; none where its gates are a ring.
pub fn unrolled(netlist: &GateNetlist, setup: &GadgetSetup) -> Option<Unrolled> {
    let (given, cycles) = (&setup.given, setup.cycles);
    let order = netlist.ordered()?;
    let mut logic = Logic::default();
    let mut held: Vec<Literal> = netlist.registers.iter().map(|one| Literal::from(one.initial)).collect();
    let mut of_cycle = |cycle: u32| {
        let mut values = vec![ZERO; netlist.bits as usize];
        values[1] = 1;
        for (register, value) in netlist.registers.iter().zip(held.iter()) {
            values[register.held as usize] = *value;
        }
        for one in given.iter().filter(|one| one.cycle == cycle) {
            values[one.bit as usize] = match one.variable {
                Some(variable) => logic.variable(variable),
                None => Literal::from(one.value),
            };
        }
        for gate in order.iter().map(|gate| &netlist.gates[*gate]) {
            let value = |number: usize| values[gate.inputs[number] as usize];
            values[gate.output as usize] = match gate.kind {
                GateKind::Buf => value(0),
                GateKind::Not => value(0) ^ 1,
                GateKind::And => logic.and(value(0), value(1)),
                GateKind::Nand => logic.and(value(0), value(1)) ^ 1,
                GateKind::Or => logic.and(value(0) ^ 1, value(1) ^ 1) ^ 1,
                GateKind::Nor => logic.and(value(0) ^ 1, value(1) ^ 1),
                GateKind::Xor => logic.xor(value(0), value(1)),
                GateKind::Xnor => logic.xor(value(0), value(1)) ^ 1,
                GateKind::Mux => logic.choose(value(2), value(1), value(0)),
            };
        }
        held = netlist.registers.iter().map(|one| values[one.next as usize]).collect();
        values
    };
    let values: Vec<Vec<Literal>> = (0..cycles).map(&mut of_cycle).collect();
    let differ = if setup.relaxed { cycles } else { 1 };
    let sources = (0..differ as usize).map(|cycle| {
        // Before the first cycle constants were those that they are in it.
        let around = [&values[cycle.saturating_sub(1)], &values[cycle]];
        sources(netlist, &order, setup.relaxed.then_some(around))
    });
    let sources = sources.collect();
    Some(Unrolled { logic, values, sources })
}

/// Inputs and registers whose glitches come to each bit, without those that a still constant keeps
/// out where the values of two cycles are given.
fn sources(netlist: &GateNetlist, order: &[usize], around: Option<[&Vec<Literal>; 2]>) -> Vec<Vec<u32>> {
    let mut sources: Vec<Vec<u32>> = vec![vec![]; netlist.bits as usize];
    // What is 0 or 1 and moves not even for a moment.
    let mut still: Vec<Option<bool>> = vec![None; netlist.bits as usize];
    if around.is_some() {
        (still[0], still[1]) = (Some(false), Some(true));
    }
    for bit in netlist.inputs.iter().copied().chain(netlist.registers.iter().map(|one| one.held)) {
        sources[bit as usize] = vec![bit];
        if let Some([before, now]) = around.map(|all| all.map(|values| values[bit as usize])) {
            still[bit as usize] = (before == now && node_of(now) == 0).then_some(now == 1);
        }
    }
    for gate in order.iter().map(|gate| &netlist.gates[*gate]) {
        let at = |number: usize| still[gate.inputs[number] as usize];
        let decided = match gate.kind {
            GateKind::Mux if at(2) == Some(false) => &gate.inputs[..1],
            GateKind::Mux if at(2) == Some(true) => &gate.inputs[1..2],
            GateKind::And | GateKind::Nand if (0..2).any(|one| at(one) == Some(false)) => &[],
            GateKind::Or | GateKind::Nor if (0..2).any(|one| at(one) == Some(true)) => &[],
            _ => &gate.inputs[..],
        };
        let moving = decided.iter().filter(|bit| still[**bit as usize].is_none());
        let mut all: Vec<u32> = moving.flat_map(|bit| &sources[*bit as usize]).copied().collect();
        all.sort_unstable();
        all.dedup();
        if all.is_empty() {
            // All that it follows from is known, so the value is.
            still[gate.output as usize] = around.map(|[_, now]| now[gate.output as usize] == 1);
        }
        sources[gate.output as usize] = all;
    }
    sources
}
