//! A circuit of gates and registers over some cycles.
//!
//! Source: own design. Bits are numbered; what stands in one is a function of the variables that
//! were given at the inputs so far.

use serde::Deserialize;

use super::logic::{Literal, Logic, ZERO};

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

/// What stands at an input in one cycle.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename = "GadgetGiven")]
pub struct Given {
    /// The input.
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
    /// Inputs and registers that a bit follows from within a cycle, in order.
    pub sources: Vec<Vec<u32>>,
}

/// The circuit over so many cycles; none where its gates are a ring.
pub fn unrolled(netlist: &GateNetlist, given: &[Given], cycles: u32) -> Option<Unrolled> {
    let order = netlist.ordered()?;
    let mut logic = Logic::default();
    let mut held: Vec<Literal> = netlist.registers.iter().map(|one| Literal::from(one.initial)).collect();
    let mut of_cycle = |cycle: u32| {
        let mut values = vec![ZERO; netlist.bits as usize];
        values[1] = 1;
        for one in given.iter().filter(|one| one.cycle == cycle) {
            values[one.bit as usize] = match one.variable {
                Some(variable) => logic.variable(variable),
                None => Literal::from(one.value),
            };
        }
        for (register, value) in netlist.registers.iter().zip(held.iter()) {
            values[register.held as usize] = *value;
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
    let values = (0..cycles).map(&mut of_cycle).collect();
    let mut sources: Vec<Vec<u32>> = vec![vec![]; netlist.bits as usize];
    for bit in netlist.inputs.iter().copied().chain(netlist.registers.iter().map(|one| one.held)) {
        sources[bit as usize] = vec![bit];
    }
    for gate in order.iter().map(|gate| &netlist.gates[*gate]) {
        let mut all: Vec<u32> = gate.inputs.iter().flat_map(|bit| &sources[*bit as usize]).copied().collect();
        all.sort_unstable();
        all.dedup();
        sources[gate.output as usize] = all;
    }
    Some(Unrolled { logic, values, sources })
}
