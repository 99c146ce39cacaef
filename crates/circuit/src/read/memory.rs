//! Memories of a device, which a command reaches through a port: its accesses in their order, each
//! with the conditions under which it is made.

use super::domain::Wires;
use crate::graph::Id;

/// An access of a memory.
#[derive(Clone, Debug)]
pub(crate) struct MemoryAccess {
    /// The memory, as a register file of the text.
    pub file: usize,
    /// Which word.
    pub address: Id,
    /// What is written; none: it is read.
    pub value: Option<Id>,
    /// The input that stands for what is read.
    pub port: Option<String>,
    /// Whether it is made, one bit.
    pub enable: Id,
    path: Vec<(usize, bool)>,
}

impl MemoryAccess {
    /// Whether never both are made.
    pub fn excludes(&self, other: &Self) -> bool {
        self.path.iter().any(|(frame, way)| other.path.contains(&(*frame, !way)))
    }

    fn stands_under(&self, path: &[(usize, bool)]) -> bool {
        path.starts_with(&self.path)
    }
}

/// A condition that was entered.
#[derive(Clone, Copy, Debug)]
struct Frame {
    number: usize,
    condition: Id,
    holds: bool,
    /// The run ends where it holds, so that it does not later.
    ends: bool,
}

/// What is known of all memories.
#[derive(Debug, Default)]
pub(crate) struct MemoryPorts {
    memories: Vec<bool>,
    accesses: Vec<MemoryAccess>,
    frames: Vec<Frame>,
    entered: usize,
}

/// The input that stands for what access number `number` reads.
fn port(number: usize) -> String {
    format!("read {number}$")
}

impl MemoryPorts {
    pub fn new(memories: &[bool]) -> Self {
        Self { memories: memories.to_vec(), ..Self::default() }
    }

    pub fn is_memory(&self, file: usize) -> bool {
        self.memories.get(file) == Some(&true)
    }

    pub fn enter(&mut self, condition: Id) {
        self.entered += 1;
        self.frames.push(Frame { number: self.entered, condition, holds: true, ends: false });
    }

    pub fn otherwise(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.holds = false;
        }
    }

    pub fn leave(&mut self) {
        self.frames.pop();
    }

    pub fn raise(&mut self) {
        if let Some(frame) = self.frames.last_mut().filter(|frame| frame.holds) {
            frame.ends = true;
        }
    }

    /// Conditions under which an access is made now.
    fn standing(&self) -> impl Iterator<Item = &Frame> {
        self.frames.iter().filter(|frame| frame.holds || !frame.ends)
    }

    fn path(&self) -> Vec<(usize, bool)> {
        self.standing().map(|frame| (frame.number, frame.holds)).collect()
    }
}

impl Wires<'_, true> {
    /// The accesses in their order.
    pub fn accesses(&mut self) -> Vec<MemoryAccess> {
        std::mem::take(&mut self.ports.accesses)
    }
}

impl<const DEVICE: bool> Wires<'_, DEVICE> {
    /// Bits of the number of a word.
    fn word(&mut self, file: usize, index: Id) -> Id {
        let bits = index_bits(self.states[file].count);
        let wide = self.graph.width(index).max(bits);
        let index = self.graph.extend(index, false, wide);
        self.graph.slice(index, 0, bits)
    }

    fn access(&mut self, file: usize, address: Id, value: Option<Id>, port: Option<String>) {
        let mut enable = self.graph.number(1, 1);
        for Frame { condition, holds, .. } in self.ports.standing() {
            let met = if *holds { *condition } else { self.graph.not(*condition) };
            enable = self.graph.and(enable, met);
        }
        let path = self.ports.path();
        self.ports.accesses.push(MemoryAccess { file, address, value, port, enable, path });
    }

    /// What a read gives; the same one as before where that was certainly made.
    pub(super) fn fetched(&mut self, file: usize, index: Id) -> Id {
        let address = self.word(file, index);
        let width = self.states[file].ty.width;
        let path = self.ports.path();
        for before in self.ports.accesses.iter().rev().filter(|access| access.file == file) {
            match &before.port {
                None => break,
                Some(port) if before.address == address && before.stands_under(&path) => {
                    let port = port.clone();
                    return self.graph.input(&port, width);
                }
                Some(_) => {}
            }
        }
        let port = port(self.ports.accesses.len());
        let value = self.graph.input(&port, width);
        self.access(file, address, None, Some(port));
        value
    }

    pub(super) fn stored(&mut self, file: usize, index: Id, value: Id) {
        let address = self.word(file, index);
        self.access(file, address, Some(value), None);
    }
}

/// Bits of the number of one of so many words of a memory.
pub(crate) fn index_bits(words: u32) -> u32 {
    words.next_power_of_two().trailing_zeros().max(1)
}
