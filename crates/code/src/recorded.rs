//! One call of a function: what retired, by block, and where its memory accesses lay.
//!
//! Source: own design. The stream is kept by instruction of the function, so that it can be put
//! into any order of theirs.

use std::ops::Range;

use instar_sim::{CallSpec, Pause, Program, Session, Watch};
use instar_trace::{Flags, MemoryAccess, Observer, Retired};

use crate::Error;
use crate::lift::LiftedFunction;
use crate::memory::Evidence;

/// Pairs of argument registers, by their numbers, whose buffers never overlap.
pub type Apart<'a> = &'a [(u8, u8)];

/// What memory an access lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryRegion {
    /// After the pointer in this argument register.
    Argument(u8),
    /// The function's stack.
    Stack,
    /// What nobody may write.
    Constant,
    /// Anything else.
    Other,
}

impl MemoryRegion {
    /// Whether what lies in the one is never what lies in the other; `apart` are pairs of argument
    /// registers whose buffers never overlap.
    pub fn is_apart(self, other: Self, apart: Apart<'_>) -> bool {
        match (self, other) {
            (Self::Argument(a), Self::Argument(b)) => apart.contains(&(a, b)) || apart.contains(&(b, a)),
            (a, b) => a != b && [a, b].iter().any(|r| matches!(r, Self::Stack | Self::Constant)),
        }
    }
}

/// One retired instruction of the function.
#[derive(Clone, Debug)]
pub struct RecordedStep {
    /// Its flags.
    pub flags: Flags,
    /// See [`RetiredBatch::details`].
    pub detail: u64,
    /// Its accesses among [`Recorded::accesses`].
    pub accesses: Range<u32>,
}

/// One pass through a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// The block.
    pub block: usize,
    /// Its first instruction among [`Recorded::steps`]; the others follow in the order of their
    /// addresses.
    pub first: usize,
}

/// A call.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// What retired.
    pub steps: Vec<RecordedStep>,
    /// Accesses of all steps.
    pub accesses: Vec<MemoryAccess>,
    /// The memory of each access.
    pub regions: Vec<MemoryRegion>,
    /// Passes through blocks, in their order.
    pub passes: Vec<Pass>,
    /// Where the last instruction went.
    pub left_to: u64,
    /// What of it is taken for what every call does.
    pub evidence: Evidence,
}

impl Recorded {
    /// Makes the call once, in a session of its own, and keeps what retired.
    ///
    /// # Errors
    /// One sentence where it cannot be made, raises an exception, or does not stay in the function.
    pub fn new(mut session: Session, code: &LiftedFunction, spec: &CallSpec) -> Result<Self, Error> {
        session.place(spec).map_err(|error| Error::new(error.to_string()))?;
        session.begin_call().map_err(|fault| Error::new(fault.to_string()))?;
        let registers = session.machine().hart().registers();
        let mut collector =
            Collector { code, recorded: Self::empty(), next: None, strayed: None, away: None };
        let stack = loop {
            match session
                .resume(&mut Watch::of(&mut collector))
                .map_err(|fault| Error::new(fault.to_string()))?
            {
                Pause::Returned(result) => break result.stack_bytes,
                Pause::Exited(_) => {
                    return Err(Error::new(format!("{}: the program ended in the call", code.name)));
                }
                Pause::Breakpoint(_) | Pause::Stepped | Pause::Watchpoint(_) => {}
            }
        };
        let Collector { mut recorded, strayed, .. } = collector;
        if let Some(pc) = strayed {
            return Err(Error::new(format!(
                "{}: the call of {} left the function there; only what stays in it is scheduled",
                session.program().named(pc),
                code.name
            )));
        }
        let place = |access: &MemoryAccess| region(session.program(), &registers, stack, access);
        recorded.regions = recorded.accesses.iter().map(place).collect();
        Ok(recorded)
    }

    fn empty() -> Self {
        Self {
            steps: Vec::new(),
            accesses: Vec::new(),
            regions: Vec::new(),
            passes: Vec::new(),
            left_to: 0,
            evidence: Evidence::Call,
        }
    }

    /// The same call, of which only this is taken for what every call does.
    #[must_use]
    pub fn by(self, evidence: Evidence) -> Self {
        Self { evidence, ..self }
    }

    /// Accesses of a step.
    pub fn accesses_of(&self, step: usize) -> &[MemoryAccess] {
        let Range { start, end } = self.steps[step].accesses;
        &self.accesses[start as usize..end as usize]
    }

    /// The same call with at most so many passes in a row through each block, two or more.
    pub fn shortened(&self, most: impl Fn(usize) -> usize) -> Self {
        let mut passes: Vec<Pass> = Vec::new();
        let mut run = 0;
        for (at, pass) in self.passes.iter().enumerate() {
            let again = passes.last().is_some_and(|last| last.block == pass.block);
            run = if again { run + 1 } else { 1 };
            let is_last = self.passes.get(at + 1).is_none_or(|next| next.block != pass.block);
            // The last pass leaves the loop as the call does.
            if run < most(pass.block) || is_last {
                passes.push(*pass);
            }
        }
        Self { passes, ..self.clone() }
    }

    /// How often each of `blocks` blocks is passed through.
    pub fn counts(&self, blocks: usize) -> Vec<u64> {
        let mut counts = vec![0; blocks];
        self.passes.iter().for_each(|pass| counts[pass.block] += 1);
        counts
    }
}

/// Keeps what retires in the function.
struct Collector<'a> {
    code: &'a LiftedFunction,
    recorded: Recorded,
    /// Instruction that must come next in the block.
    next: Option<usize>,
    strayed: Option<u64>,
    /// Where the call returns to that is under way.
    away: Option<u64>,
}

impl Observer for Collector<'_> {
    fn retire(&mut self, &Retired { batch, .. }: &Retired<'_>) {
        for i in 0..batch.len() {
            if self.strayed.is_some() {
                return;
            }
            let known = self.code.at(batch.pcs[i]);
            if let Some(back) = self.away {
                if known.is_none() {
                    continue;
                }
                if batch.pcs[i] != back {
                    self.strayed = Some(batch.pcs[i]);
                    return;
                }
                self.away = None;
            }
            let Some(at) = known.filter(|_| !batch.flags[i].has(Flags::TRAP)) else {
                self.strayed = Some(batch.pcs[i]);
                return;
            };
            if self.next != Some(at) {
                let block = self.code.block_of(at);
                self.recorded.passes.push(Pass { block, first: self.recorded.steps.len() });
            }
            let block = &self.code.blocks[self.code.block_of(at)];
            self.next = (at + 1 < block.range.end).then_some(at + 1);
            let first = self.recorded.accesses.len() as u32;
            self.recorded.accesses.extend_from_slice(batch.accesses_of(i));
            let accesses = first..self.recorded.accesses.len() as u32;
            self.recorded.steps.push(RecordedStep {
                flags: batch.flags[i],
                detail: batch.details[i],
                accesses,
            });
            self.recorded.left_to = batch.next_pcs[i];
            let instruction = &self.code.instructions[at];
            if instruction.is_call() {
                self.away = Some(instruction.pc + u64::from(instruction.length));
            }
        }
    }
}

/// The memory that an access lies in, by the registers at the beginning of the call.
fn region(program: &Program, registers: &[u64; 32], stack: u64, access: &MemoryAccess) -> MemoryRegion {
    let sp = registers[2];
    if (sp.wrapping_sub(stack)..sp).contains(&access.address) {
        return MemoryRegion::Stack;
    }
    let segment =
        program.segments().iter().find(|s| (s.address..s.address + s.size).contains(&access.address));
    if let Some(segment) = segment {
        return if segment.writable { MemoryRegion::Other } else { MemoryRegion::Constant };
    }
    let first = program.span().0;
    let pointers = (10..18u8).filter(|r| registers[usize::from(*r)] >= first);
    let behind = pointers.filter(|r| registers[usize::from(*r)] <= access.address);
    behind
        .max_by_key(|r| (registers[usize::from(*r)], std::cmp::Reverse(*r)))
        .map_or(MemoryRegion::Other, MemoryRegion::Argument)
}
