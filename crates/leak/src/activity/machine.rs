//! The values of a netlist's nets, from one cycle to the next.
//!
//! Source: own design, after levelised event-driven simulation (Wang and Maurer, DAC 1990, for
//! one): a gate stands behind all that it reads, and is asked at most once in a cycle, where one of
//! these has changed.

use super::netlist::{Clocked, MOST_INPUTS, Netlist, StaticMemory, Unusable};
use super::{Activity, MemoryAccesses, text};

struct Gate {
    table: u32,
    inputs: [u32; MOST_INPUTS],
    output: u32,
    level: u32,
}

/// What a static memory holds.
struct Words {
    bits: Vec<u8>,
    /// Where the word begins that was read last.
    last: usize,
    /// Whether something was written since.
    is_written: bool,
}

impl Words {
    fn new(memory: &StaticMemory) -> Self {
        Self { bits: vec![0; memory.read.len() << memory.address.len()], last: 0, is_written: false }
    }
}

/// A netlist at work.
pub struct Machine<'a> {
    netlist: &'a Netlist,
    gates: Vec<Gate>,
    /// Where the readers of each net begin in `readers`, and one more.
    starts: Vec<u32>,
    readers: Vec<u32>,
    values: Vec<u8>,
    /// Gates that are to be asked, by level.
    waiting: Vec<Vec<u32>>,
    is_waiting: Vec<bool>,
    /// What registers and memories give from the next cycle on.
    next: Vec<(u32, u8)>,
    /// Nets that clock registers.
    clocks: Vec<u32>,
    memories: Vec<Words>,
    toggles: Vec<u64>,
    edges: Vec<u64>,
    accesses: Vec<MemoryAccesses>,
    /// Whether changes count.
    pub is_counting: bool,
}

impl<'a> Machine<'a> {
    /// The netlist as after a reset, memories with 0 in every word.
    pub fn new(netlist: &'a Netlist) -> Result<Self, Unusable> {
        if !netlist.is_whole() {
            return Err(Unusable::Malformed);
        }
        let nets = netlist.nets.max(2) as usize;
        let levels = levels(netlist, nets).ok_or(Unusable::Ring)?;
        let gates: Vec<Gate> = (netlist.gates.iter().zip(&levels))
            .map(|(gate, level)| {
                let mut inputs = [0; MOST_INPUTS];
                inputs[..gate.inputs.len()].copy_from_slice(&gate.inputs);
                Gate { table: gate.table, inputs, output: gate.output, level: *level }
            })
            .collect();
        let mut starts = vec![0u32; nets + 1];
        let read = |gate: &super::TableGate| {
            let mut nets: Vec<u32> = gate.inputs.iter().copied().filter(|net| *net != gate.output).collect();
            nets.sort_unstable();
            nets.dedup();
            nets
        };
        for net in netlist.gates.iter().flat_map(read) {
            starts[net as usize + 1] += 1;
        }
        for net in 0..nets {
            starts[net + 1] += starts[net];
        }
        let mut at = starts.clone();
        let mut readers = vec![0; starts[nets] as usize];
        for (number, gate) in netlist.gates.iter().enumerate() {
            for net in read(gate) {
                readers[at[net as usize] as usize] = number as u32;
                at[net as usize] += 1;
            }
        }
        let mut clocks: Vec<u32> = netlist.registers.iter().map(|one| one.clock).collect();
        clocks.sort_unstable();
        clocks.dedup();
        let mut values = vec![0; nets];
        values[1] = 1;
        for register in &netlist.registers {
            values[register.held as usize] = u8::from(register.initial);
        }
        let deepest = levels.iter().max().map_or(0, |level| *level as usize + 1);
        let mut machine = Self {
            netlist,
            starts,
            readers,
            values,
            waiting: vec![vec![]; deepest],
            is_waiting: vec![true; gates.len()],
            next: vec![],
            edges: vec![0; clocks.len()],
            clocks,
            memories: netlist.memories.iter().map(Words::new).collect(),
            toggles: vec![0; nets],
            accesses: vec![MemoryAccesses::default(); netlist.memories.len()],
            is_counting: false,
            gates,
        };
        // Every gate is asked once.
        for (number, gate) in machine.gates.iter().enumerate() {
            machine.waiting[gate.level as usize].push(number as u32);
        }
        Ok(machine)
    }

    /// A cycle of reset, on the inputs of the first cycle.
    pub fn reset(&mut self, ports: &[&[u8]]) {
        self.is_counting = false;
        self.put(self.netlist.reset, 0);
        self.drive(ports);
        self.run();
        self.edge();
        self.put(self.netlist.reset, 1);
    }

    /// What stands everywhere before the edge, on these values of ports.
    pub fn settle(&mut self, ports: &[&[u8]]) {
        for (net, value) in std::mem::take(&mut self.next) {
            self.put(net, value);
        }
        self.put(self.netlist.reset, 1);
        self.drive(ports);
        self.run();
    }

    /// The first output that is not what the dump has there, and its value.
    pub fn differs(&self, ports: &[&[u8]]) -> Option<(usize, String)> {
        for (number, (port, wanted)) in self.netlist.ports.iter().zip(ports).enumerate() {
            let same = |(net, bit): (&u32, &u8)| self.values[*net as usize] == *bit;
            if !port.input && !port.bits.iter().zip(*wanted).all(same) {
                let computed: Vec<u8> = port.bits.iter().map(|net| self.values[*net as usize]).collect();
                return Some((number, text(&computed)));
            }
        }
        None
    }

    /// The rising edge: registers take what stands before them, memories read and write.
    pub fn edge(&mut self) {
        for (net, value) in std::mem::take(&mut self.next) {
            self.put(net, value);
        }
        let value = |net: u32| self.values[net as usize];
        let wanted = |one: &Clocked| {
            if value(one.reset) == 0 { u8::from(one.initial) } else { value(one.next) }
        };
        let changed: Vec<(&Clocked, u8)> = (self.netlist.registers.iter())
            .map(|one| (one, wanted(one)))
            .filter(|(one, wanted)| value(one.held) != *wanted)
            .collect();
        let mut next: Vec<(u32, u8)> = vec![];
        for (number, memory) in self.netlist.memories.iter().enumerate() {
            self.access(number, memory, &mut next);
        }
        self.put(self.netlist.clock, 1);
        self.run();
        for (one, wanted) in changed {
            if self.values[one.clock as usize] == 1 || self.values[one.reset as usize] == 0 {
                next.push((one.held, wanted));
            }
        }
        if self.is_counting {
            for (edges, clock) in self.edges.iter_mut().zip(&self.clocks) {
                *edges += u64::from(self.values[*clock as usize]);
            }
        }
        self.put(self.netlist.clock, 0);
        self.run();
        self.next = next;
    }

    /// What was counted.
    pub fn done(self) -> Activity {
        let edges = self.clocks.into_iter().zip(self.edges).collect();
        Activity { toggles: self.toggles, edges, accesses: self.accesses, wrong: None }
    }

    /// What was read last stays at the output; it follows what is written to its word since, as in
    /// PULP's `tc_sram`, unless the memory holds it.
    fn access(&mut self, number: usize, memory: &StaticMemory, next: &mut Vec<(u32, u8)>) {
        let value = |net: &u32| self.values[*net as usize];
        let words = &mut self.memories[number];
        let (requested, writes) = (value(&memory.request) == 1, value(&memory.write) == 1);
        let address = (memory.address.iter().enumerate())
            .fold(0usize, |sum, (place, net)| sum | usize::from(value(net)) << place);
        let (begin, width) = (address * memory.read.len(), memory.read.len());
        if requested && !writes {
            words.last = begin;
        }
        if requested && !writes || words.is_written {
            let word = &words.bits[words.last..words.last + width];
            next.extend(memory.read.iter().copied().zip(word.iter().copied()));
            words.is_written = false;
        }
        if requested && writes {
            for (place, net) in memory.written.iter().enumerate() {
                if value(&memory.parts[place / memory.part_bits as usize]) == 1 {
                    words.bits[begin + place] = self.values[*net as usize];
                }
            }
            words.is_written = !memory.holds;
        }
        let accesses = &mut self.accesses[number];
        accesses.reads += u64::from(self.is_counting && requested && !writes);
        accesses.writes += u64::from(self.is_counting && requested && writes);
    }

    fn drive(&mut self, ports: &[&[u8]]) {
        for (port, values) in self.netlist.ports.iter().zip(ports) {
            if port.input {
                for (net, value) in port.bits.iter().zip(*values) {
                    self.put(*net, *value);
                }
            }
        }
    }

    fn put(&mut self, net: u32, value: u8) {
        // Constants stay what they are.
        if net < 2 || self.values[net as usize] == value {
            return;
        }
        self.values[net as usize] = value;
        self.toggles[net as usize] += u64::from(self.is_counting);
        let (from, to) = (self.starts[net as usize] as usize, self.starts[net as usize + 1] as usize);
        for at in from..to {
            let gate = self.readers[at];
            if !std::mem::replace(&mut self.is_waiting[gate as usize], true) {
                self.waiting[self.gates[gate as usize].level as usize].push(gate);
            }
        }
    }

    fn run(&mut self) {
        for level in 0..self.waiting.len() {
            let mut asked = std::mem::take(&mut self.waiting[level]);
            for number in &asked {
                self.is_waiting[*number as usize] = false;
                let gate = &self.gates[*number as usize];
                let inputs = gate.inputs.iter().enumerate();
                let index =
                    inputs.fold(0, |sum, (place, net)| sum | u32::from(self.values[*net as usize]) << place);
                let (output, value) = (gate.output, (gate.table >> index & 1) as u8);
                self.put(output, value);
            }
            asked.clear();
            self.waiting[level] = asked;
        }
    }
}

/// How many gates stand at most before each; none where they are a ring.
fn levels(netlist: &Netlist, nets: usize) -> Option<Vec<u32>> {
    let mut maker = vec![u32::MAX; nets];
    for (number, gate) in netlist.gates.iter().enumerate() {
        maker[gate.output as usize] = number as u32;
    }
    let before = |gate: &super::TableGate| {
        let own = gate.output;
        let others = gate.inputs.iter().copied().filter(move |net| *net != own);
        others.map(|net| maker[net as usize]).filter(|one| *one != u32::MAX).collect::<Vec<u32>>()
    };
    let count = netlist.gates.len();
    let (mut open, mut readers) = (vec![0u32; count], vec![vec![]; count]);
    for (number, gate) in netlist.gates.iter().enumerate() {
        for one in before(gate) {
            readers[one as usize].push(number as u32);
            open[number] += 1;
        }
    }
    let mut order: Vec<u32> = (0..count as u32).filter(|gate| open[*gate as usize] == 0).collect();
    let (mut level, mut at) = (vec![0; count], 0);
    while at < order.len() {
        let here = order[at] as usize;
        for reader in &readers[here] {
            let reader = *reader as usize;
            level[reader] = level[reader].max(level[here] + 1);
            open[reader] -= 1;
            if open[reader] == 0 {
                order.push(reader as u32);
            }
        }
        at += 1;
    }
    (order.len() == count).then_some(level)
}
