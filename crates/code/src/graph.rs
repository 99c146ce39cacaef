//! What of a block must stay before what, and which of its values share a register.
//!
//! Source: own design. A *web* is what must stand in one register: a value with its readers, and
//! values that an instruction leaves in the register of the one that it read there. A web that
//! somebody outside the block writes or reads is pinned to its register; all others may move to any
//! that is free.

use instar_isa::RegisterFile;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::lift::LiftedFunction;
use crate::memory::conflicts;
use crate::operand::{WordField, renamed};
use crate::recorded::{Apart, Recorded};
use crate::words::Words;

/// Values in one register.
#[derive(Clone, Debug, Default)]
pub struct Web {
    /// The register in which it stood.
    pub register: u8,
    /// Whether it must stay there.
    pub pinned: bool,
    /// It was there before the block.
    pub live_in: bool,
    /// It is needed after the block.
    pub live_out: bool,
    /// Instructions that write it, counted from the block's first.
    pub writers: SmallVec<[u32; 2]>,
    /// Instructions that read it.
    pub readers: SmallVec<[u32; 4]>,
}

/// From a web's writing, at 2p + 2 for position p, up to its last reading there. What the block
/// begins with is there at 0, what it ends with after everything.
pub type Stretch = (u32, u32);

impl Web {
    /// When it holds its register, where instructions stand at these positions.
    pub fn stretch(&self, position: impl Fn(u32) -> u32) -> Stretch {
        let at = |instruction: &u32| 2 * position(*instruction) + 2;
        let first = self.writers.iter().map(at).min().unwrap_or(0);
        let written = self.writers.iter().map(|writer| at(writer) + 1).max().unwrap_or(0);
        let read = self.readers.iter().map(at).max().unwrap_or(0);
        (if self.live_in { 0 } else { first }, if self.live_out { u32::MAX } else { written.max(read) })
    }
}

/// A block as its dependences.
#[derive(Clone, Debug)]
pub struct DependenceGraph {
    /// By instruction those that must stay before it.
    pub before: Vec<Vec<u32>>,
    /// By instruction those that must stay after it.
    pub after: Vec<Vec<u32>>,
    /// Its webs.
    pub webs: Vec<Web>,
    /// By instruction the web of each register that can be renamed.
    pub places: Vec<SmallVec<[(WordField, u32); 4]>>,
    /// Whether the last instruction is a branch, which stays.
    pub ends: bool,
}

/// The value that a register holds while the block is read.
#[derive(Clone, Debug)]
struct Version {
    web: u32,
    writer: Option<u32>,
    readers: Vec<u32>,
}

#[derive(Default)]
struct Reading {
    webs: Vec<Web>,
    current: FxHashMap<u8, Version>,
    edges: Vec<(u32, u32)>,
}

impl Reading {
    fn read(&mut self, at: u32, register: u8) -> u32 {
        let version = match self.current.entry(register) {
            std::collections::hash_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::hash_map::Entry::Vacant(entry) => {
                self.webs.push(Web { register, pinned: true, live_in: true, ..Web::default() });
                let web = self.webs.len() as u32 - 1;
                entry.insert(Version { web, writer: None, readers: Vec::new() })
            }
        };
        if let Some(writer) = version.writer {
            self.edges.push((writer, at));
        }
        version.readers.push(at);
        self.webs[version.web as usize].readers.push(at);
        version.web
    }

    fn write(&mut self, at: u32, register: u8) -> u32 {
        self.webs.push(Web { register, ..Web::default() });
        let web = self.webs.len() as u32 - 1;
        self.webs[web as usize].writers.push(at);
        self.current.insert(register, Version { web, writer: Some(at), readers: Vec::new() });
        web
    }

    /// Writes into the register of what was read there: every other reader comes before.
    fn write_over(&mut self, at: u32, register: u8) {
        let Some(version) = self.current.get_mut(&register) else { return };
        let readers = std::mem::take(&mut version.readers);
        self.edges.extend(readers.into_iter().filter(|reader| *reader != at).map(|reader| (reader, at)));
        version.writer = Some(at);
        self.webs[version.web as usize].writers.push(at);
    }
}

impl DependenceGraph {
    /// That of block `number`; `apart` are pairs of argument registers whose buffers never overlap.
    pub fn new(code: &LiftedFunction, number: usize, recorded: &Recorded, apart: Apart<'_>) -> Self {
        let block = &code.blocks[number];
        let instructions = &code.instructions[block.range.clone()];
        let size = instructions.len();
        let mut reading = Reading::default();
        let mut places = Vec::new();
        for (at, instruction) in instructions.iter().enumerate() {
            let at = at as u32;
            let operands = &instruction.operands;
            let mut named: SmallVec<[(WordField, u32); 4]> = SmallVec::new();
            let x = |writes: bool| {
                operands
                    .fixed
                    .iter()
                    .filter(move |f| f.0 == RegisterFile::X && f.2 == writes)
                    .map(|f| f.1 as u8)
            };
            for operand in operands.free.iter().filter(|o| o.read) {
                named.push((operand.field, reading.read(at, operand.register)));
            }
            for register in x(false) {
                let web = reading.read(at, register);
                reading.webs[web as usize].pinned = true;
            }
            for operand in operands.free.iter().filter(|o| o.written) {
                if operand.read {
                    reading.write_over(at, operand.register);
                } else {
                    named.push((operand.field, reading.write(at, operand.register)));
                }
            }
            for register in x(true) {
                let web = reading.write(at, register);
                reading.webs[web as usize].pinned = true;
            }
            places.push(named);
        }
        for register in block.live_out.each() {
            let web = reading.read(size as u32, register);
            let web = &mut reading.webs[web as usize];
            web.readers.pop();
            (web.pinned, web.live_out) = (true, true);
        }
        let Reading { mut webs, mut edges, .. } = reading;
        edges.retain(|(_, later)| (*later as usize) < size);
        webs.iter_mut().for_each(|web| web.pinned |= !code.usable.has(web.register));
        pinned_order(&webs, &mut edges);
        others(instructions, &mut edges);
        edges.extend(conflicts(code, recorded, number, apart).iter().map(|&(a, b)| (a as u32, b as u32)));
        let ends = instructions.last().is_some_and(crate::LiftedInstruction::ends_block);
        if ends {
            edges.extend((0..size as u32 - 1).map(|at| (at, size as u32 - 1)));
        }
        let (before, after) = sides(edges, size);
        Self { before, after, webs, places, ends }
    }

    /// The word of an instruction with the webs that it names in these registers; `None` where it
    /// cannot name them.
    pub fn named(&self, words: &Words, at: u32, word: u32, registers: &[u8]) -> Option<u32> {
        self.places[at as usize].iter().try_fold(word, |word, &(field, web)| {
            let register = registers[web as usize];
            let stays = register == self.webs[web as usize].register;
            if stays { Some(word) } else { renamed(words.decoder(), word, field, register) }
        })
    }

    /// Whether an instruction stays behind another, for whatever lies between them.
    pub fn reaches(&self, before: usize, after: usize) -> bool {
        let mut open = vec![before as u32];
        let mut seen = vec![false; self.size()];
        while let Some(at) = open.pop() {
            if at as usize == after {
                return true;
            }
            if !std::mem::replace(&mut seen[at as usize], true) {
                open.extend(&self.after[at as usize]);
            }
        }
        false
    }

    /// Its number of instructions.
    pub fn size(&self) -> usize {
        self.before.len()
    }
}

/// By instruction those that must stay before it, and those that must stay after it.
pub(crate) fn sides(mut edges: Vec<(u32, u32)>, size: usize) -> (Vec<Vec<u32>>, Vec<Vec<u32>>) {
    edges.sort_unstable();
    edges.dedup();
    let (mut before, mut after) = (vec![Vec::new(); size], vec![Vec::new(); size]);
    for (earlier, later) in edges {
        after[earlier as usize].push(later);
        before[later as usize].push(earlier);
    }
    (before, after)
}

/// Webs that are pinned to one register keep their order.
fn pinned_order(webs: &[Web], edges: &mut Vec<(u32, u32)>) {
    for register in 1..32 {
        let mut last: Option<&Web> = None;
        for web in webs.iter().filter(|web| web.pinned && web.register == register) {
            if let (Some(earlier), Some(&writer)) = (last, web.writers.first()) {
                let all = earlier.readers.iter().chain(&earlier.writers);
                edges.extend(all.filter(|at| **at < writer).map(|at| (*at, writer)));
            }
            last = Some(web);
        }
    }
}

/// Registers of other files, and instructions that nothing may pass.
pub(crate) fn others(instructions: &[crate::LiftedInstruction], edges: &mut Vec<(u32, u32)>) {
    let mut held: FxHashMap<(RegisterFile, u16), Held> = FxHashMap::default();
    for (at, instruction) in instructions.iter().enumerate() {
        let at = at as u32;
        // What it reads is what was there before it.
        for wanted in [false, true] {
            let operands = instruction.operands.fixed.iter().filter(|operand| operand.2 == wanted);
            for &(file, number, _) in operands.filter(|operand| operand.0 != RegisterFile::X) {
                let held = held.entry((file, number)).or_default();
                let earlier = held.writer.into_iter().filter(|earlier| *earlier != at);
                edges.extend(earlier.map(|earlier| (earlier, at)));
                if wanted {
                    let readers = held.readers.drain(..).filter(|reader| *reader != at);
                    edges.extend(readers.map(|reader| (reader, at)));
                    held.writer = Some(at);
                } else {
                    held.readers.push(at);
                }
            }
        }
        if instruction.is_barrier() {
            edges.extend((0..at).map(|earlier| (earlier, at)));
            edges.extend((at + 1..instructions.len() as u32).map(|later| (at, later)));
        }
    }
}

/// What a register that is not renamed holds: who wrote it last, and who read it since.
#[derive(Default)]
struct Held {
    writer: Option<u32>,
    readers: Vec<u32>,
}
