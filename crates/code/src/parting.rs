//! What keeps two values from meeting that follow each other in a register or on a bus: another
//! order, another register, something public between.
//!
//! Source: own design. Orders and registers keep to the dependences of a recorded call, so whoever
//! uses one proves it (`instar-equivalence`); whether the values still meet, only a core can say.

use instar_isa::{Op, Operands, RegisterSet};

use crate::allocate::{AllocatableRegisters, Scratch};
use crate::called::Called;
use crate::graph::DependenceGraph;
use crate::layout::OrderedBlock;
use crate::line::Line;
use crate::order::Order;
use crate::words::Shortened;

/// How far an instruction is moved at most.
const FURTHEST: usize = 4;
/// Other registers that are tried.
const REGISTERS: usize = 2;

/// Where two values met, as the later instruction brought its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// An operand of the ALU, or its result on its way.
    Operand,
    /// An operand of the multiplier.
    Factor,
    /// The register that it writes.
    Register,
    /// The register that loads come to.
    Loaded,
}

/// What was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartingChange {
    /// An instruction stands elsewhere: behind this one, or in front of it.
    Moved {
        /// Which.
        instruction: usize,
        /// Next to which.
        beside: usize,
        /// Behind it.
        behind: bool,
    },
    /// The value that an instruction writes has another register.
    Renamed {
        /// Which.
        instruction: usize,
        /// The register.
        register: u8,
    },
    /// This word stands in front of an instruction.
    Cleared {
        /// Which.
        instruction: usize,
        /// The word.
        word: u32,
    },
    /// A public constant is to be loaded in front of an instruction, by this register, which is
    /// free there.
    Loads {
        /// Which.
        instruction: usize,
        /// The register.
        register: u8,
    },
}

/// A function with one change.
#[derive(Clone, Debug)]
pub struct Parting {
    /// The change.
    pub change: PartingChange,
    /// The function.
    pub lines: Vec<Line>,
    /// What must be added stands in front of this line.
    pub at: usize,
}

/// Changes that may keep the value that the instruction `now` brings from what `before` left, those
/// that take no time first.
pub fn partings(called: &Called<'_>, before: usize, now: usize, meeting: Meeting) -> Vec<Parting> {
    let mut found = moves(called, now);
    found.extend(moves(called, before));
    if meeting == Meeting::Register {
        found.extend(other_registers(called, now));
        found.extend(other_registers(called, before));
    }
    found.extend(cleared(called, now, meeting));
    found
}

/// The instruction in other places of its block, near ones first.
fn moves(called: &Called<'_>, instruction: usize) -> Vec<Parting> {
    let number = called.code.block_of(instruction);
    let first = called.code.blocks[number].range.start;
    let Some(graph) = &called.graphs[number] else { return Vec::new() };
    let order = Order::new((0..graph.size() as u32).collect());
    let end = graph.size() - usize::from(graph.ends);
    let from = instruction - first;
    if from >= end {
        return Vec::new();
    }
    let (low, high) = order.room(from, end, &graph.before, &graph.after);
    let mut places: Vec<usize> =
        (low..=high).filter(|to| *to != from && to.abs_diff(from) <= FURTHEST).collect();
    places.sort_by_key(|to| (to.abs_diff(from), *to));
    let given = AllocatableRegisters { usable: called.code.usable, short: false };
    let moved = |to: usize| {
        let mut order = order.clone();
        order.place(from, to);
        let room = (&mut Scratch::default(), &mut Shortened::default());
        let arranged = called.allocated(number, &order.at, given, room)?;
        let change = PartingChange::Moved { instruction, beside: first + to, behind: to > from };
        Some(Parting { change, lines: lines(called, number, &arranged.ordered), at: 0 })
    };
    places.into_iter().filter_map(moved).collect()
}

/// The value that the instruction writes in other registers, which nobody in its block uses.
fn other_registers(called: &Called<'_>, instruction: usize) -> Vec<Parting> {
    let number = called.code.block_of(instruction);
    let local = (instruction - called.code.blocks[number].range.start) as u32;
    let Some(graph) = &called.graphs[number] else { return Vec::new() };
    let Some(web) = graph.webs.iter().position(|web| !web.pinned && web.writers.contains(&local)) else {
        return Vec::new();
    };
    let order: Vec<u32> = (0..graph.size() as u32).collect();
    let renamed = |register: u8| {
        let mut registers: Vec<u8> = graph.webs.iter().map(|web| web.register).collect();
        registers[web] = register;
        let ordered = called.ordered(number, &order, &registers, &mut Shortened::default())?;
        let change = PartingChange::Renamed { instruction, register };
        Some(Parting { change, lines: lines(called, number, &ordered), at: 0 })
    };
    unused(called, graph).each().filter_map(renamed).take(REGISTERS).collect()
}

/// Registers that the function may use and that hold nothing within a block.
fn unused(called: &Called<'_>, graph: &DependenceGraph) -> RegisterSet {
    graph.webs.iter().fold(called.code.usable, |free, web| free.without(web.register)).without(0)
}

/// Something public in front of the instruction.
fn cleared(called: &Called<'_>, now: usize, meeting: Meeting) -> Option<Parting> {
    let code = called.code;
    let number = code.block_of(now);
    let (read, written) = code.instructions[now].touched();
    let made = |op, rd| called.words.made(op, &Operands { rd, rs1: 0, rs2: 0, immediate: 0 });
    let word = match meeting {
        Meeting::Operand => made(Op::Addi, 0)?,
        Meeting::Factor => made(Op::Mul, 0)?,
        Meeting::Register => {
            // What it reads there is needed.
            let register = written.less(read).each().next()?;
            made(Op::Addi, register)?
        }
        Meeting::Loaded => {
            let register = match &called.graphs[number] {
                Some(graph) => unused(called, graph).each().next()?,
                None => return None,
            };
            let change = PartingChange::Loads { instruction: now, register };
            return Some(Parting { change, lines: as_it_came(called), at: now });
        }
    };
    let mut lines = as_it_came(called);
    lines.insert(now, Line { block: number, instruction: None, word, target: None });
    Some(Parting { change: PartingChange::Cleared { instruction: now, word }, lines, at: now })
}

/// The function as it came.
fn as_it_came(called: &Called<'_>) -> Vec<Line> {
    let of =
        |at: usize| Line::of(called.code, called.code.block_of(at), at, called.code.instructions[at].word);
    (0..called.code.instructions.len()).map(of).collect()
}

/// The function with another block.
fn lines(called: &Called<'_>, number: usize, ordered: &OrderedBlock) -> Vec<Line> {
    let mut lines = as_it_came(called);
    let new = ordered.order.iter().zip(&ordered.words);
    let new = new.map(|(&at, &word)| Line::of(called.code, number, at as usize, word));
    lines.splice(called.code.blocks[number].range.clone(), new);
    lines
}
