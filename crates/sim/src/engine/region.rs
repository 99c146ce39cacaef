//! Regions: blocks that are executed often, with those that they jump to, as one piece of machine
//! code (`instar_jit::run`).
//!
//! Source: own design. An operation that executes a region stands in front of those of its first
//! block, which stay: where the region cannot do even the first instruction, or may not do as many
//! as it has, they are executed as ever. Blocks are those that were executed already, so that
//! none begins where a run stops. Plain runs alone have regions.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use instar_isa::Op;
use instar_jit::run::{NativeRegion, RegionBlock, RegionContext, RegionPlan, RunStep, compile_region};

use super::block::Block;
use super::cache::Cache;
use super::micro::{Cursor, MicroOp, Status};
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

/// What is to be done about a block that was executed often.
pub(crate) enum Joined {
    /// It is this one from now on.
    Block(Block),
    /// It is worth it once there were so many executions.
    Later(u32),
    /// There is no region for it.
    Never,
}

/// The block with a region in front of it, of blocks that were executed at least `often` times.
pub(crate) fn joined(
    cache: &Cache,
    head: &Arc<Block>,
    hart: &mut Hart,
    often: u32,
    watch_stack: bool,
    alignment: u8,
) -> Joined {
    if head.shape.is_some() || head._region.is_some() {
        return Joined::Never;
    }
    let blocks = gathered(cache, head, often);
    let plan = RegionPlan { blocks: &blocks, watch_stack, alignment };
    let length = plan.length();
    if length < FEWEST {
        return Joined::Never;
    }
    // Who wants code early wants it whatever it costs.
    let saved = SAVED_ENTRY + SAVED * u64::from(head.length);
    let worth = u32::try_from(COST * length as u64 / saved).unwrap_or(u32::MAX);
    if often >= EARLY && head.heat.executions() < worth {
        return Joined::Later(worth);
    }
    match with_region(&plan, head, hart) {
        Some(block) => Joined::Block(block),
        None => Joined::Never,
    }
}

fn with_region(plan: &RegionPlan<'_>, head: &Arc<Block>, hart: &mut Hart) -> Option<Block> {
    let region = compile_region(plan, hart.xlen, &hart.memory.ram())?;
    let length = plan.length();
    let immediate = region.region as *const () as i64;
    let op = MicroOp { handler: in_region, immediate, custom: length as u16, ..*head.ops.first()? };
    let ops = std::iter::once(op).chain(head.ops.iter().copied()).collect();
    Some(Block { _region: Some(region), ..head.remade(ops, Heat::stays(head.heat.executions())) })
}

/// Blocks from `head` on, the nearest first.
fn gathered(cache: &Cache, head: &Arc<Block>, often: u32) -> Vec<RegionBlock> {
    let mut wanted = VecDeque::from([head.pc]);
    let mut seen = HashSet::from([head.pc]);
    let mut blocks: Vec<RegionBlock> = Vec::new();
    let mut length = 0;
    while let Some(pc) = wanted.pop_front() {
        let Some(block) = cache.known(pc).filter(|block| block.heat.executions() >= often) else {
            continue;
        };
        // One with other instructions stays as it is: to leave a region in front of each costs
        // more.
        let steps = steps(block).filter(|steps| length + steps.len() <= MOST_INSTRUCTIONS);
        let Some(steps) = steps else {
            if blocks.is_empty() {
                return blocks;
            }
            continue;
        };
        length += steps.len();
        wanted.extend(following(block).into_iter().filter(|target| seen.insert(*target)));
        blocks.push(RegionBlock { pc, steps });
        if blocks.len() == MOST_BLOCKS {
            break;
        }
    }
    blocks
}

/// The instructions of a block, if machine code does all of them.
fn steps(block: &Arc<Block>) -> Option<Vec<RunStep>> {
    let block = block.plain();
    let mut steps: Vec<RunStep> = Vec::new();
    let mut last = None;
    for (at, op) in block.ops.iter().enumerate() {
        // Some operations belong to the instruction in front of them.
        if last.replace(op.index) != Some(op.index) {
            let step = block.steps.get(at).copied().flatten();
            steps.push(step.or(block.jump.filter(|jump| jump.pc == op.pc))?);
        }
    }
    Some(steps)
}

/// Where a block goes on, as far as that stands in it, and where calls in it come back to.
fn following(block: &Block) -> Vec<u64> {
    match &block.jump {
        None => vec![block.end],
        Some(jump) if jump.op == Op::Jalr => vec![],
        Some(jump) => {
            let target = jump.pc.wrapping_add_signed(jump.immediate);
            let leaves = jump.op == Op::Jal && jump.rd == 0;
            if leaves { vec![target] } else { vec![target, block.end] }
        }
    }
}

/// Executes a region, as far as the budget goes.
fn in_region(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let (budget, lowest_sp) = (engine.budget, engine.lowest_sp);
    if budget < u64::from(op.custom) {
        return at.advance(engine);
    }
    let mut context = RegionContext { budget, lowest_sp, ..RegionContext::default() };
    // SAFETY: `with_region` put the address of a region there, whose code lives as long as the
    // block.
    let region = unsafe { std::mem::transmute::<*const (), NativeRegion>(op.immediate as *const ()) };
    // SAFETY: there are 32 registers, and the memory is the one for which the region was made.
    let instructions = unsafe { region(engine.hart.registers_mut(), &mut context) };
    if instructions == 0 {
        return at.advance(engine);
    }
    #[cfg(test)]
    tests::RAN.with(|ran| ran.set(ran.get() + instructions));
    engine.hart.pc = context.next;
    engine.ran = Ran { instructions, last_pc: context.last };
    Status::Ran
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use instar_isa::Isa;

    use crate::engine::random_code::{BASE, CODE, DATA, Generator, ROUNDS, SIZE, raw, run};
    use crate::raw::RawCode;

    thread_local! {
        /// Instructions that regions executed.
        pub(super) static RAN: Cell<u64> = const { Cell::new(0) };
    }

    /// jal rd, by `offset` bytes.
    fn jal(rd: u32, offset: i32) -> u32 {
        let at = offset as u32;
        (at >> 20 & 1) << 31
            | (at >> 1 & 0x3ff) << 21
            | (at >> 11 & 1) << 20
            | (at >> 12 & 0xff) << 12
            | rd << 7
            | 0x6f
    }

    /// Branch number `kind` of the manual's six, by `offset` bytes.
    fn branch(kind: u32, rs1: u32, rs2: u32, offset: i32) -> u32 {
        let (kind, at) = ([0, 1, 4, 5, 6, 7][kind as usize], offset as u32);
        let high = (at >> 12 & 1) << 31 | (at >> 5 & 0x3f) << 25;
        high | rs2 << 20 | rs1 << 15 | kind << 12 | (at >> 1 & 15) << 8 | (at >> 11 & 1) << 7 | 0x63
    }

    /// A loop over branches forward, inner loops, calls of a function behind it that returns, and
    /// jumps through a register, between random instructions.
    fn code(generator: &mut Generator) -> Vec<u32> {
        const CALLS: usize = 4;
        let mut words = Vec::new();
        let mut calls = Vec::new();
        while words.len() < 90 {
            match generator.random.below(9) {
                0 => {
                    // Over some instructions, or none.
                    let over = generator.random.below(4);
                    let [a, b] = [(); 2].map(|()| generator.random.below(32) as u32);
                    let kind = generator.random.below(6) as u32;
                    words.push(branch(kind, a, b, 4 * (1 + over as i32)));
                    words.extend((0..over).map(|_| generator.scalar()));
                }
                1 if calls.len() < CALLS => {
                    calls.push(words.len());
                    words.push(0);
                }
                2 => {
                    // addi x27, x0, 1 + n; its loop; addi x27, x27, -1; bne x27, x0.
                    let rounds = 1 + generator.random.below(4) as u32;
                    words.push(rounds << 20 | 27 << 7 | 0x13);
                    let inside = 1 + generator.random.below(6);
                    words.extend((0..inside).map(|_| generator.scalar()));
                    words.push(0xfff0_0013 | 27 << 7 | 27 << 15);
                    words.push(branch(1, 27, 0, -4 * (1 + inside as i32)));
                }
                3 => {
                    // auipc x26, 0; jalr x26, 8(x26): to what follows.
                    words.push(26 << 7 | 0x17);
                    words.push(8 << 20 | 26 << 15 | 26 << 7 | 0x67);
                }
                _ => words.push(generator.scalar()),
            }
        }
        words.push(0xfff0_0013 | ROUNDS << 7 | ROUNDS << 15);
        let back = branch(1, ROUNDS, 0, -4 * (words.len() as i32));
        words.push(back);
        // Over the function, to the end.
        let inside = 5;
        words.push(jal(0, 4 * (inside + 2)));
        let function = words.len();
        words.extend((0..inside).map(|_| generator.scalar()));
        words.push(28 << 15 | 0x67); // jalr x0, 0(x28)
        for call in calls {
            words[call] = jal(28, 4 * (function as i32 - call as i32));
        }
        words
    }

    fn the_same(isa: &str, seed: u64) {
        let isa = Isa::parse(isa).unwrap();
        let mut generator = Generator::new(isa, seed);
        let (mut returned, mut stopped) = (0, 0);
        for _ in 0..150 {
            let words = code(&mut generator);
            let random = &mut generator.random;
            let mut registers: [u64; 32] = std::array::from_fn(|_| isa.xlen().truncate(random.operand()));
            let bases = [DATA + 4096, DATA + 4097, CODE + SIZE - 1024, CODE + 512];
            registers[BASE as usize] = bases[[0, 0, 0, 0, 0, 0, 0, 1, 2, 3][random.below(10)]];
            registers[ROUNDS as usize] = 60;
            let bytes = (0..SIZE - 0x1000).map(|_| random.next() as u8).collect();
            let raw = RawCode {
                registers,
                memory: vec![(DATA, bytes)],
                misaligned_allowed: random.below(2) == 0,
                // Some end where nothing else does.
                instruction_limit: if random.below(2) == 0 {
                    100_000
                } else {
                    3000 + random.below(6000) as u64
                },
                ..raw(isa, &words)
            };
            let interpreted = run(&raw, 0);
            let translated = run(&raw, 1);
            assert_eq!(translated, interpreted, "{words:08x?} {registers:x?}");
            returned += usize::from(interpreted.trap.is_none());
            stopped += usize::from(interpreted.instructions == raw.instruction_limit);
        }
        assert!(RAN.get() > 150_000, "regions executed {} instructions alone", RAN.get());
        assert!(returned > 25 && stopped > 15, "{returned} came to their end, {stopped} to their limit");
    }

    #[test]
    fn regions_do_what_handlers_do_on_rv64() {
        the_same("rv64im_zba_zbb_zbs_zicond", 1);
    }

    #[test]
    fn regions_do_what_handlers_do_on_rv32() {
        the_same("rv32im_zba_zbb_zbs_zicond", 2);
    }
}
