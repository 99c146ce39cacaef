//! Regions: blocks that are executed often, with those that they jump to, as one piece of machine
//! code (`instar_jit::run`).
//!
//! Source: own design. An operation that executes a region stands in front of those of its first
//! block, which stay: where the region cannot do even the first instruction, or may not do as many
//! as it has, they are executed as ever. Blocks are those that were executed already, so that
//! none begins where a run stops. Instructions of a design are in those of plain runs that work on
//! registers alone. What a run records of a region stands in `recorded`.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use instar_isa::Decoder;
use instar_isa::Op;
use instar_jit::Context;
use instar_jit::run::{Region, RegionBlock, RegionContext, RegionPlan, RunStep, compile_region, may_branch};

use super::block::Block;
use super::cache::Cache;
use super::custom::{self, Customs};
use super::micro::{Cursor, Handler, MicroOp, Status};
use super::native::Heat;
use super::{Engine, Ran};
use crate::state::Hart;

/// Blocks and instructions of a region at most.
const MOST_BLOCKS: usize = 96;
const MOST_INSTRUCTIONS: usize = 4096;
/// A region that has fewer is not worth the call.
const FEWEST: usize = 4;
/// Executions before code is made that are so few that somebody wants to see it.
const EARLY: u32 = 100;

/// What making code of an instruction costs, beside what each execution of a block in it saves for
/// each of its instructions, and to come to it. They are about nanoseconds.
const COST: u64 = 20_000;
const SAVED: u64 = 1;
const SAVED_ENTRY: u64 = 8;
/// The same of what is recorded, whose blocks have no other machine code.
const SAVED_RECORDED: u64 = 3;

/// What is to be done about a block that was executed often.
pub(crate) enum Joined {
    /// It is this one from now on.
    Block(Arc<Block>),
    /// It is worth it once there were so many executions.
    Later(u32),
    /// There is no region for it.
    Never,
}

/// What regions are made for, and of.
pub(crate) struct Surroundings<'a> {
    /// What they execute is recorded.
    pub(crate) recorded: bool,
    pub(crate) cache: &'a Cache,
    pub(crate) decoder: &'a Decoder,
    pub(crate) customs: &'a Customs,
    /// Executions that make a block one of a region.
    pub(crate) often: u32,
    pub(crate) watch_stack: bool,
    /// Of instructions, in bytes.
    pub(crate) alignment: u8,
}

/// The block with a region in front of it.
pub(crate) fn joined(around: &Surroundings<'_>, head: &Arc<Block>, hart: &mut Hart) -> Joined {
    if head.shape.is_some() || head.region.is_some() {
        return Joined::Never;
    }
    let &Surroundings { often, watch_stack, alignment, .. } = around;
    let (blocks, found) = around.gathered(head);
    let recorded = around.recorded.then_some(recorded::FORM);
    let plan = RegionPlan { blocks: &blocks, watch_stack, alignment, recorded };
    let length = plan.length();
    if length < FEWEST {
        return Joined::Never;
    }
    // Who wants code early wants it whatever it costs.
    let each = if around.recorded { SAVED_RECORDED } else { SAVED };
    let saved = SAVED_ENTRY + each * u64::from(head.length);
    let worth = u32::try_from(COST * length as u64 / saved).unwrap_or(u32::MAX);
    if often >= EARLY && head.heat.executions() < worth {
        return Joined::Later(worth);
    }
    match with_region(&plan, head, found, hart) {
        Some(block) => Joined::Block(block.into()),
        None => Joined::Never,
    }
}

/// A region with the blocks of which it is made, by their numbers.
pub(crate) struct Joint {
    code: Region,
    /// Where what it executes is recorded.
    blocks: Vec<Arc<Block>>,
    /// Instructions of all of them.
    length: u64,
}

impl std::fmt::Debug for Joint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a region of {} instructions", self.length)
    }
}

fn with_region(
    plan: &RegionPlan<'_>,
    head: &Arc<Block>,
    blocks: Vec<Arc<Block>>,
    hart: &mut Hart,
) -> Option<Block> {
    let code = compile_region(plan, hart.xlen, &hart.memory.ram())?;
    let blocks = if plan.recorded.is_some() { blocks } else { Vec::new() };
    let joint = Arc::new(Joint { code, blocks, length: plan.length() as u64 });
    let immediate = Arc::as_ptr(&joint) as i64;
    let handler: Handler = match (plan.recorded.is_some(), plan.has_described()) {
        (true, _) => recorded::in_region,
        (false, true) => in_region::<true>,
        (false, false) => in_region::<false>,
    };
    let op = MicroOp { handler, immediate, ..*head.ops.first()? };
    let ops = std::iter::once(op).chain(head.ops.iter().copied()).collect();
    Some(Block { region: Some(joint), ..head.remade(ops, Heat::stays(head.heat.executions())) })
}

/// The region of an operation.
///
/// # Safety
///
/// [`with_region`] made the operation, and its block is alive.
#[inline(always)]
unsafe fn joint<'a>(at: Cursor) -> &'a Joint {
    // SAFETY: the address is that of what the block keeps.
    unsafe { &*(at.op().immediate as *const Joint) }
}

impl Surroundings<'_> {
    /// Blocks from `head` on, the nearest first.
    fn gathered(&self, head: &Arc<Block>) -> (Vec<RegionBlock>, Vec<Arc<Block>>) {
        let mut wanted = VecDeque::from([head.pc]);
        let mut seen = HashSet::from([head.pc]);
        let (mut blocks, mut found): (Vec<RegionBlock>, Vec<Arc<Block>>) = (Vec::new(), Vec::new());
        let most = if self.recorded { recorded::MOST_INSTRUCTIONS } else { MOST_INSTRUCTIONS };
        let mut length = 0;
        while let Some(pc) = wanted.pop_front() {
            let Some(block) = self.cache.known(pc).filter(|block| block.heat.executions() >= self.often)
            else {
                continue;
            };
            // One with other instructions stays as it is: to leave a region in front of each costs
            // more.
            let steps = self.steps(block).filter(|steps| length + steps.len() <= most);
            let Some(steps) = steps else {
                if blocks.is_empty() {
                    break;
                }
                continue;
            };
            length += steps.len();
            wanted.extend(following(block).into_iter().filter(|target| seen.insert(*target)));
            blocks.push(RegionBlock { pc, steps });
            found.push(Arc::clone(block.plain()));
            if blocks.len() == MOST_BLOCKS {
                break;
            }
        }
        (blocks, found)
    }

    /// The instructions of a block, if machine code does all of them.
    fn steps(&self, block: &Arc<Block>) -> Option<Vec<RunStep>> {
        let block = block.plain();
        // Whether a branch to what follows in memory was taken no pc says.
        if self.recorded && block.jump.is_some_and(|jump| may_branch(jump.op) && target(&jump) == block.end) {
            return None;
        }
        let mut steps: Vec<RunStep> = Vec::new();
        let mut last = None;
        for (at, op) in block.ops.iter().enumerate() {
            // Some operations belong to the instruction in front of them.
            if last.replace(op.index) != Some(op.index) {
                let step = block.steps.get(at).copied().flatten();
                let jump = || block.jump.filter(|jump| jump.pc == op.pc);
                steps.push(step.or_else(jump).or_else(|| self.described(op))?);
            }
        }
        Some(steps)
    }

    /// An instruction of a design that is a step of a region.
    fn described(&self, op: &MicroOp) -> Option<RunStep> {
        if self.recorded {
            return None;
        }
        let step = custom::described(self.customs, self.decoder, op)?;
        // Who watches the stack looks after each instruction that may write sp.
        (!self.watch_stack || !step.writes_sp()).then_some(step)
    }
}

/// Where a jump or branch goes that says where.
fn target(jump: &RunStep) -> u64 {
    jump.pc.wrapping_add_signed(jump.immediate)
}

/// Where a block goes on, as far as that stands in it, and where calls in it come back to.
fn following(block: &Block) -> Vec<u64> {
    match &block.jump {
        None => vec![block.end],
        Some(jump) if jump.op == Op::Jalr => vec![],
        Some(jump) => {
            let target = target(jump);
            let leaves = jump.op == Op::Jal && jump.rd == 0;
            if leaves { vec![target] } else { vec![target, block.end] }
        }
    }
}

/// Executes a region, as far as the budget goes. `DESCRIBED`: it has instructions of a design.
fn in_region<const DESCRIBED: bool>(engine: &mut Engine, at: Cursor) -> Status {
    // SAFETY: this operation is one of `with_region`'s.
    let joint = unsafe { joint(at) };
    let (budget, lowest_sp) = (engine.budget, engine.lowest_sp);
    if budget < joint.length {
        return at.advance(engine);
    }
    let mut context = RegionContext::new(budget, lowest_sp);
    let mut behaviour = DESCRIBED.then(|| {
        context.own = engine.hart.own.places();
        custom::no_memory()
    });
    if let Some(behaviour) = &mut behaviour {
        context.behaviour = behaviour;
    }
    // SAFETY: there are as many registers as machine code of a design's instructions needs, the
    // memory is the one for which the region was made, and the own state stays where it is
    // meanwhile.
    let instructions = unsafe { (joint.code.region)(engine.hart.registers_mut(), &mut context) };
    if let Some(behaviour) = behaviour.filter(Context::has_failed) {
        custom::trapped(engine, &context, &behaviour);
    } else if instructions == 0 {
        return at.advance(engine);
    }
    #[cfg(test)]
    tests::RAN.with(|ran| ran.set(ran.get() + instructions));
    engine.hart.pc = context.next;
    engine.ran = Ran { instructions, last_pc: context.last };
    Status::Ran
}

mod recorded;
#[cfg(test)]
mod tests;
