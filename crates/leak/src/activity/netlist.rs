//! A netlist of cells, as it is handed over.
//!
//! Source: own design. Nets are numbered; 0 is always 0, and 1 always 1.

use serde::Deserialize;

/// Inputs that a gate has at most.
pub const MOST_INPUTS: usize = 5;

/// A gate with one output.
#[derive(Clone, Debug, Deserialize)]
pub struct TableGate {
    /// Bit n is its output where n are its inputs, the first one in the lowest bit. A latch reads
    /// its own output.
    pub table: u32,
    /// Nets that it reads, at most five.
    pub inputs: Vec<u32>,
    /// The net that it drives.
    pub output: u32,
}

/// A register of one bit.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Clocked {
    /// The net that it drives.
    pub held: u32,
    /// What it takes at a rising edge of `clock`.
    pub next: u32,
    /// Its clock: that of the netlist, or what gates make of it.
    pub clock: u32,
    /// While this is 0 it is reset; 1 where it has none.
    pub reset: u32,
    /// What it then holds; all do so in the beginning.
    pub initial: bool,
}

/// A static memory with one port, which reads or writes in a cycle.
#[derive(Clone, Debug, Deserialize)]
pub struct StaticMemory {
    /// Whether it does anything.
    pub request: u32,
    /// Whether that is to write.
    pub write: u32,
    /// Which bytes, or parts of a word, are written.
    pub parts: Vec<u32>,
    /// Bits of a part; the last one may have fewer.
    pub part_bits: u32,
    /// The word, lowest bit first.
    pub address: Vec<u32>,
    /// What is written.
    pub written: Vec<u32>,
    /// What was read last.
    pub read: Vec<u32>,
    /// Whether that stays, whatever is written to its word since.
    pub holds: bool,
}

/// A port.
#[derive(Clone, Debug, Deserialize)]
pub struct ActivityPort {
    /// Its name in RTL.
    pub name: String,
    /// Its nets, lowest bit first.
    pub bits: Vec<u32>,
    /// Whether it is an input.
    pub input: bool,
}

/// A netlist.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "ActivityNetlist")]
pub struct Netlist {
    /// Its instance in RTL, from the dump's outermost scope on, with dots.
    pub scope: String,
    /// How many nets there are, with 0 and 1.
    pub nets: u32,
    /// Gates in any order.
    pub gates: Vec<TableGate>,
    /// The registers.
    pub registers: Vec<Clocked>,
    /// The static memories.
    pub memories: Vec<StaticMemory>,
    /// Ports, without clock and reset.
    pub ports: Vec<ActivityPort>,
    /// The port that is the clock.
    pub clock: u32,
    /// The port that is the reset, 0 where it is reset.
    pub reset: u32,
}

/// Why a netlist cannot be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// Gates are a ring.
    Ring,
    /// A net is named that there is not, or a gate with more inputs than there may be.
    Malformed,
}

impl Netlist {
    /// Whether every net that is named is there.
    pub(super) fn is_whole(&self) -> bool {
        let memories = self.memories.iter().flat_map(|one| {
            let lists = [&one.parts, &one.address, &one.written, &one.read];
            lists.into_iter().flatten().copied().chain([one.request, one.write])
        });
        let gates = self.gates.iter().flat_map(|gate| gate.inputs.iter().copied().chain([gate.output]));
        let registers = self.registers.iter().flat_map(|one| [one.held, one.next, one.clock, one.reset]);
        let ports = self.ports.iter().flat_map(|port| port.bits.iter().copied());
        let mut named = gates.chain(registers).chain(memories).chain(ports).chain([self.clock, self.reset]);
        self.gates.iter().all(|gate| gate.inputs.len() <= MOST_INPUTS)
            && self.memories.iter().all(|one| {
                one.part_bits > 0
                    && one.read.len() == one.written.len()
                    && one.address.len() < 32
                    && one.parts.len() * one.part_bits as usize >= one.written.len()
            })
            && named.all(|net| net < self.nets.max(2))
    }
}
