//! One round of a loop: its instructions, its steps, and who must stay before whom.

use instar_isa::{Class, Op, SP};
use smallvec::SmallVec;

use crate::access::access;
use crate::called::Called;
use crate::graph::DependenceGraph;
use crate::instruction::LiftedInstruction;
use crate::line::Line;

/// A register that goes up or down by a constant, once a round and nowhere else in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The instruction, counted from the block's first.
    pub local: usize,
    /// By how much.
    pub by: i64,
}

/// A register with a step, as an instruction reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// By how much the register steps.
    pub by: i64,
    /// Which of [`Round::steps`].
    pub step: usize,
    /// Whether it is read after the step.
    pub after: bool,
    /// Whether the instruction's immediate can make up for a step.
    pub folds: bool,
}

/// A round.
pub struct Round<'a> {
    /// The block.
    pub block: usize,
    /// The first of its instructions in the function.
    pub first: usize,
    /// Its instructions.
    pub instructions: &'a [LiftedInstruction],
    /// Its dependences.
    pub graph: &'a DependenceGraph,
    /// Its steps.
    pub steps: Vec<Step>,
    /// All others but the branch, counted from the block's first.
    pub body: Vec<usize>,
    /// The branch to the next round.
    pub branch: usize,
    /// By instruction those of the body that must stay before it in one round.
    pub before: Vec<Vec<usize>>,
    /// By instruction the registers with steps that it reads.
    pub uses: Vec<SmallVec<[Use; 2]>>,
}

impl<'a> Round<'a> {
    /// That of a block; `None` where it is no loop, or has something that must stay where it is.
    pub fn new(called: &'a Called<'_>, block: usize) -> Option<Self> {
        let range = called.code.blocks[block].range.clone();
        let graph = called.graphs[block].as_ref()?;
        let instructions = &called.code.instructions[range.clone()];
        let branch = instructions.len() - 1;
        let last = &instructions[branch];
        if last.class != Class::Branch || last.target != Some(block) {
            return None;
        }
        let stays = |i: &LiftedInstruction| i.is_barrier() || i.op == Op::Auipc || i.touched().1.has(SP);
        if instructions.iter().any(stays) {
            return None;
        }
        let steps: Vec<Step> = (0..branch).filter_map(|at| step(instructions, at)).collect();
        let is_step = |at: usize| steps.iter().any(|step| step.local == at);
        let body: Vec<usize> = (0..branch).filter(|at| !is_step(*at)).collect();
        let before = graph.before.iter().map(|before| {
            let others = before.iter().map(|at| *at as usize);
            others.filter(|at| *at != branch && !is_step(*at)).collect()
        });
        let before = before.collect();
        let uses = (0..instructions.len()).map(|at| uses(instructions, &steps, at)).collect();
        Some(Self { block, first: range.start, instructions, graph, steps, body, branch, before, uses })
    }
}

impl Round<'_> {
    /// An instruction, counted from the block's first, in a block of the function written anew.
    pub fn line(&self, block: usize, local: usize, word: u32, target: Option<usize>) -> Line {
        Line { block, instruction: Some(self.first + local), word, target }
    }
}

/// The register that an instruction steps, if nothing else writes it.
fn step(instructions: &[LiftedInstruction], at: usize) -> Option<Step> {
    let instruction = &instructions[at];
    let (read, written) = instruction.touched();
    if instruction.op != Op::Addi || read != written {
        return None;
    }
    let register = written.each().next()?;
    let writers = instructions.iter().filter(|other| other.touched().1.has(register)).count();
    (writers == 1).then_some(Step { local: at, by: instruction.immediate })
}

fn uses(instructions: &[LiftedInstruction], steps: &[Step], at: usize) -> SmallVec<[Use; 2]> {
    let instruction = &instructions[at];
    let (read, _) = instruction.touched();
    let mut found = SmallVec::new();
    for (number, step) in steps.iter().enumerate().filter(|(_, step)| step.local != at) {
        let Some(register) = instructions[step.local].touched().1.each().next() else { continue };
        if !read.has(register) {
            continue;
        }
        let access = access(instruction);
        let folds = access.is_some_and(|a| a.base == register && a.value != Some(register))
            || instruction.op == Op::Addi;
        found.push(Use { by: step.by, step: number, after: at > step.local, folds });
    }
    found
}
