//! The words of a function's stack frame, and which of them hold something that is needed.
//!
//! Source: liveness by iteration over the blocks, as that of registers; what lies below the stack
//! pointer of the function's entry is nobody's after its return (RISC-V psABI, "Integer Calling
//! Convention").

use std::collections::BTreeSet;

use instar_isa::{Class, Op, SP};

use crate::access::{Access, access};
use crate::instruction::LiftedInstruction;
use crate::lift::LiftedFunction;
use crate::liveness;

/// Words of the frame, by their distance from the stack pointer at the function's entry.
pub type Words = BTreeSet<i64>;

/// What is known of the frame.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The stack pointer before each instruction, from that at the entry on.
    depth: Vec<i64>,
    /// Words that only whole loads and stores at sp touch; empty where another register may lead
    /// into the frame.
    words: Words,
    /// By block, the words that are needed after it.
    live_out: Vec<Words>,
    /// The depth at which the function works.
    pub body: i64,
    /// Whether it can be made larger.
    pub grows: bool,
}

impl Frame {
    /// That of a function; `size` is a register's bytes. `None` where the stack pointer is not
    /// known everywhere.
    pub fn new(code: &LiftedFunction, size: u64) -> Option<Self> {
        let depth = depths(code)?;
        let body = depth.iter().copied().min().unwrap_or(0);
        let grows = can_grow(code, &depth, body);
        let mut frame = Self { depth, words: Words::new(), live_out: Vec::new(), body, grows };
        frame.words = words(code, &frame, size).unwrap_or_default();
        let join = |all: &mut Words, more: &Words| all.extend(more);
        let step = |at: usize, live: &mut Words| frame.step(code, at, live);
        let found = liveness::ends(&code.instructions, &code.blocks, |_| Words::new(), join, step);
        frame.live_out = found.into_iter().map(|(_, live_out)| live_out).collect();
        Some(frame)
    }

    /// How far the stack pointer lies from that at the entry before an instruction.
    pub fn depth(&self, at: usize) -> i64 {
        self.depth[at]
    }

    /// Words of the frame that may hold anything after instruction `end` of `block`, as nobody
    /// reads them.
    pub fn dead_behind(&self, code: &LiftedFunction, block: usize, end: usize) -> Words {
        let mut live = self.live_out[block].clone();
        for at in (end..code.blocks[block].range.end).rev() {
            self.step(code, at, &mut live);
        }
        // What lies below the stack pointer may be overwritten by an interrupt.
        let depth = self.depth.get(end).copied().unwrap_or(0).max(self.depth[end - 1]);
        self.words.iter().copied().filter(|word| !live.contains(word) && *word >= depth).collect()
    }

    /// `live` after instruction `at` becomes what is live before it.
    fn step(&self, code: &LiftedFunction, at: usize, live: &mut Words) {
        let Some(Access { base: SP, offset, writes, .. }) = access(&code.instructions[at]) else { return };
        let word = self.depth[at] + offset;
        if writes {
            live.remove(&word);
        } else {
            live.insert(word);
        }
    }
}

/// Whether all that names sp could do so from further away: at two depths only, by offsets.
fn can_grow(code: &LiftedFunction, depth: &[i64], body: i64) -> bool {
    let by_offset = |instruction: &LiftedInstruction| {
        let (read, written) = instruction.touched();
        let named = read.has(SP) || written.has(SP);
        let stored = access(instruction).is_some_and(|access| access.base == SP && access.value != Some(SP));
        !named || instruction.op == Op::Addi && !instruction.operands.free.is_empty() || stored
    };
    // A function without a frame is given one where it is entered, so nothing may lead back there.
    let entered_once = code.instructions.iter().all(|instruction| instruction.target != Some(0));
    depth.iter().all(|depth| *depth == 0 || *depth == body)
        && (0..code.instructions.len())
            .all(|at| by_offset(&code.instructions[at]) || is_for_nothing(code, at))
        && (body < 0 || entered_once)
}

/// Whether nobody reads the one register that an instruction only computes.
fn is_for_nothing(code: &LiftedFunction, at: usize) -> bool {
    let instruction = &code.instructions[at];
    let (_, written) = instruction.touched();
    let block = &code.blocks[code.block_of(at)];
    let mut later = (at + 1..block.range.end).map(|later| code.instructions[later].touched());
    let next =
        later.find(|(read, write)| written.each().any(|register| read.has(register) || write.has(register)));
    let read = match next {
        Some((read, _)) => written.each().any(|register| read.has(register)),
        None => written.each().any(|register| block.live_out.has(register)),
    };
    !read && instruction.class == Class::Alu && written.each().count() == 1
}

/// `addi sp, sp, n`.
pub fn moved(instruction: &LiftedInstruction) -> Option<i64> {
    let (read, written) = instruction.touched();
    (instruction.op == Op::Addi && read.has(SP) && written.has(SP)).then_some(instruction.immediate)
}

fn depths(code: &LiftedFunction) -> Option<Vec<i64>> {
    let mut depth = vec![0; code.instructions.len()];
    let mut at_start: Vec<Option<i64>> = vec![None; code.blocks.len()];
    at_start[0] = Some(0);
    let mut open = vec![0];
    while let Some(number) = open.pop() {
        let mut at_sp = at_start[number]?;
        for at in code.blocks[number].range.clone() {
            depth[at] = at_sp;
            let instruction = &code.instructions[at];
            if instruction.touched().1.has(SP) {
                at_sp += moved(instruction)?;
            }
        }
        for next in code.successors(number) {
            match at_start[next] {
                None => {
                    at_start[next] = Some(at_sp);
                    open.push(next);
                }
                Some(known) if known == at_sp => {}
                Some(_) => return None,
            }
        }
    }
    Some(depth)
}

/// Words of which all is known; `None` where something else than a load, a store or
/// `addi sp, sp, n` uses sp.
fn words(code: &LiftedFunction, frame: &Frame, size: u64) -> Option<Words> {
    let mut found = Words::new();
    let mut parts = Vec::new();
    for (at, instruction) in code.instructions.iter().enumerate() {
        if !instruction.touched().0.has(SP) || moved(instruction).is_some() || is_for_nothing(code, at) {
            continue;
        }
        let known = access(instruction).filter(|access| access.base == SP && access.value != Some(SP))?;
        let place = frame.depth[at] + known.offset;
        if known.bytes == size && place.rem_euclid(size as i64) == 0 && place < 0 {
            found.insert(place);
        } else {
            parts.push(place..place + known.bytes as i64);
        }
    }
    found.retain(|word| parts.iter().all(|part| part.end <= *word || *word + size as i64 <= part.start));
    Some(found)
}
