//! A function as instructions in basic blocks.
//!
//! Source: own design; where blocks begin and end follows from what the decoder says of branches
//! and jumps.

use std::ops::Range;

use instar_isa::{Class, NextPc, Op, RegisterSet, StaticEntry};
use instar_sim::Program;

use crate::Error;
use crate::instruction::{Block, LiftedInstruction};
use crate::liveness;
use crate::operand::WordOperands;
use crate::words::Words;

/// The return address.
const RA: u16 = 1;

/// What becomes of calls in a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    /// There may be none.
    Refused,
    /// Each is an instruction that stays where it is: it reads and writes what the psABI lets any
    /// callee read and write.
    Kept,
}

/// A function.
#[derive(Clone, Debug)]
pub struct LiftedFunction {
    /// Its name.
    pub name: String,
    /// Its first address.
    pub start: u64,
    /// Its instructions, in the order of their addresses.
    pub instructions: Vec<LiftedInstruction>,
    /// Its blocks, in the order of their addresses.
    pub blocks: Vec<Block>,
    /// Integer registers that it may use, as it uses them already or nobody expects anything of
    /// them.
    pub usable: RegisterSet,
}

impl LiftedFunction {
    /// The function `name` of a program; `results` says how many of a0 and a1 it returns.
    ///
    /// # Errors
    /// One sentence where it is no function, calls another one where that is refused, or jumps
    /// where nobody knows.
    pub fn read(
        program: &Program,
        words: &Words,
        name: &str,
        results: u8,
        calls: Calls,
    ) -> Result<Self, Error> {
        let symbol = program.require_symbol(name).map_err(|error| Error::new(error.to_string()))?;
        let end = match symbol.size {
            0 => end_of(program, words, symbol.address),
            size => symbol.address + size,
        };
        let mut instructions = instructions(program, words, name, symbol.address..end, calls)?;
        let starts = starts(program, &mut instructions)?;
        let mut blocks: Vec<Block> = Vec::new();
        for (number, &start) in starts.iter().enumerate() {
            let end = starts.get(number + 1).copied().unwrap_or(instructions.len());
            blocks.push(Block { range: start..end, live_in: RegisterSet::NONE, live_out: RegisterSet::NONE });
        }
        for instruction in &mut instructions {
            if let Some(target) = &mut instruction.target {
                *target = starts.binary_search(target).unwrap_or(0);
            }
        }
        let usable = liveness::usable(&instructions);
        liveness::fill(&instructions, &mut blocks, results);
        Ok(Self { name: name.to_string(), start: symbol.address, instructions, blocks, usable })
    }

    /// Whether it calls others.
    pub fn calls(&self) -> bool {
        self.instructions.iter().any(LiftedInstruction::is_call)
    }

    /// The instruction at `pc`.
    pub fn at(&self, pc: u64) -> Option<usize> {
        self.instructions.binary_search_by_key(&pc, |instruction| instruction.pc).ok()
    }

    /// The `auipc` whose upper part of an address an instruction goes on with.
    pub fn anchor(&self, instruction: usize) -> Option<usize> {
        let first = self.blocks[self.block_of(instruction)].range.start;
        let touched = |at: usize| self.instructions[at].touched();
        let writer = |register| (first..instruction).rev().find(|at| touched(*at).1.has(register));
        let mut writers = touched(instruction).0.each().filter_map(writer);
        writers.find(|at| self.instructions[*at].op == Op::Auipc)
    }

    /// The blocks to which a block may go on.
    pub fn successors(&self, block: usize) -> impl Iterator<Item = usize> + use<> {
        successors(&self.instructions, &self.blocks, block)
    }

    /// The block of an instruction.
    pub fn block_of(&self, instruction: usize) -> usize {
        self.blocks.partition_point(|block| block.range.end <= instruction)
    }
}

/// As [`LiftedFunction::successors`].
pub(crate) fn successors(
    instructions: &[LiftedInstruction],
    blocks: &[Block],
    block: usize,
) -> impl Iterator<Item = usize> + use<> {
    let last = &instructions[blocks[block].range.end - 1];
    let falls = !last.ends_block() || last.effect.flow == NextPc::Branch;
    let next = (falls && block + 1 < blocks.len()).then_some(block + 1);
    next.into_iter().chain(last.target)
}

/// Where a function ends whose size nobody says: after the first return or jump that no branch
/// leads beyond.
fn end_of(program: &Program, words: &Words, start: u64) -> u64 {
    let (mut pc, mut furthest) = (start, start);
    while let Some(entry) = entry(program, words, pc) {
        if matches!(entry.class, Class::Branch | Class::Jump) {
            furthest = furthest.max(pc.wrapping_add(entry.immediate as u64));
        }
        pc += u64::from(entry.length);
        if matches!(entry.class, Class::Jump | Class::JumpRegister) && furthest < pc {
            break;
        }
    }
    pc
}

fn entry(program: &Program, words: &Words, pc: u64) -> Option<StaticEntry> {
    words.decoder().static_entry(pc, program.word_at(pc)?)
}

fn instructions(
    program: &Program,
    words: &Words,
    name: &str,
    range: Range<u64>,
    calls: Calls,
) -> Result<Vec<LiftedInstruction>, Error> {
    let mut found = Vec::new();
    let mut pc = range.start;
    while pc < range.end {
        let place = || program.named(pc);
        let Some(entry) = entry(program, words, pc) else {
            return Err(Error::new(format!(
                "{}: what stands there is no instruction; a function that is scheduled has no data between its \
                 instructions",
                place()
            )));
        };
        if matches!(entry.effect.flow, NextPc::Trap | NextPc::TrapReturn | NextPc::Table | NextPc::Return) {
            return Err(Error::new(format!(
                "{}: {} leaves the function, which is scheduled only where it returns by `ret`",
                place(),
                words.decoder().disassemble(pc, entry.word)
            )));
        }
        let custom = entry.custom.and_then(|at| words.decoder().customs().get(usize::from(at)));
        if custom.is_some_and(|custom| custom.begins_loop) {
            return Err(Error::new(format!(
                "{}: {} begins a loop of the hardware's, whose way back is no instruction; a schedule follows none",
                place(),
                words.decoder().disassemble(pc, entry.word)
            )));
        }
        let links = entry.destinations.iter().any(|range| range.index != 0);
        let is_call = matches!(entry.class, Class::Jump | Class::JumpRegister) && links;
        if is_call && calls == Calls::Refused {
            return Err(Error::new(format!(
                "{}: a call; {name} is scheduled only if it calls nobody, as what the callee does is not seen",
                place()
            )));
        }
        let named = entry.class == Class::Jump && entry.destinations.iter().all(|range| range.index == RA);
        if is_call && !named {
            return Err(Error::new(format!(
                "{}: a call of what a register holds, or one that does not return by ra",
                place()
            )));
        }
        if !is_call
            && entry.class == Class::JumpRegister
            && entry.sources.first().is_none_or(|range| range.index != 1)
        {
            return Err(Error::new(format!("{}: an indirect jump, whose target nobody knows", place())));
        }
        let Some(word) = words.lengthened(entry.word) else {
            return Err(Error::new(format!(
                "{}: {} stands for several instructions; compile without it",
                place(),
                words.decoder().disassemble(pc, entry.word)
            )));
        };
        let mut operands = WordOperands::of(words.decoder(), word).unwrap_or_default();
        let mut effect = entry.effect;
        if is_call {
            operands = WordOperands::of_call();
            effect.flow = NextPc::Next;
        }
        let inside = matches!(entry.class, Class::Branch | Class::Jump) && !is_call;
        found.push(LiftedInstruction {
            pc,
            word,
            length: entry.length,
            op: entry.op,
            class: entry.class,
            effect,
            operands,
            immediate: entry.immediate,
            target: inside.then(|| pc.wrapping_add(entry.immediate as u64) as usize),
        });
        pc += u64::from(entry.length);
    }
    Ok(found)
}

/// Where blocks begin; targets become numbers of instructions.
fn starts(program: &Program, instructions: &mut [LiftedInstruction]) -> Result<Vec<usize>, Error> {
    let pcs: Vec<_> = instructions.iter().map(|instruction| instruction.pc).collect();
    let mut starts = vec![0];
    for (number, instruction) in instructions.iter_mut().enumerate() {
        if instruction.ends_block() {
            starts.push(number + 1);
        }
        let Some(target) = &mut instruction.target else { continue };
        let Ok(at) = pcs.binary_search(&(*target as u64)) else {
            return Err(Error::new(format!(
                "{}: a jump out of the function; only a whole function is scheduled",
                program.named(instruction.pc)
            )));
        };
        *target = at;
        starts.push(at);
    }
    starts.sort_unstable();
    starts.dedup();
    starts.retain(|start| *start < pcs.len());
    Ok(starts)
}
