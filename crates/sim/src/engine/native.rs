//! Blocks that are executed often: runs of simple instructions in them become machine code
//! (`instar_jit::run`).
//!
//! Source: own design. An operation that executes a run stands in front of the operations of its
//! instructions, which stay: after the last one that the run did it goes on there, and what needs
//! more than a run can do (a misaligned access, a store to code, a trap, another vl) is done as
//! ever. Plain runs alone have them: others note each access.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use instar_jit::run::{
    CompileEffort, LaneSelection, NativeRun, NativeRunPlan, RunStep, StepKind, StepOperand, compile, may_jump,
};

use instar_isa::{Decoded, Operands};

use super::Engine;
use super::block::Block;
use super::micro::{Cursor, Handler, MicroOp, Status};
use crate::state::Hart;
use crate::state::csrs::vector::Shape;

/// Fewer steps are not worth the call; an instruction on vectors counts as [`VECTOR_STEPS`].
const FEWEST_STEPS: usize = 4;
const VECTOR_STEPS: usize = 2;
/// A run on vectors is made for vl = VLMAX and for half of that.
const PARTS: [u16; 2] = [1, 2];
/// Bytes that a run has of each group at least.
const LEAST_BYTES: u16 = 16;

/// So many times the executions before a block becomes machine code it is executed until it becomes
/// better machine code, which takes about ten times as long to make.
const LATER: u32 = 16;

/// How often a block was executed, and how often it will be before it is made anew.
#[derive(Debug)]
pub(crate) struct Heat {
    /// Executions left; 0: it stays as it is.
    left: AtomicU32,
    /// Those that are behind it when none is left.
    whole: AtomicU32,
}

impl Heat {
    /// Of a block that was executed so often, and stays as it is.
    pub(crate) fn stays(executions: u32) -> Self {
        Self::after(executions, 0)
    }

    /// Of a block that was executed `before` times, and will be `executions` times more.
    fn after(before: u32, executions: u32) -> Self {
        Self { left: AtomicU32::new(executions), whole: AtomicU32::new(before.saturating_add(executions)) }
    }

    /// Of a block with these steps: until they make runs, or else a region. What is `recorded` has
    /// no runs, and is slower without a region.
    pub(crate) fn new(steps: &[Option<RunStep>], executions: u32, recorded: bool) -> Self {
        let at_first = recorded || runs(steps).next().is_some();
        Self::after(0, if at_first { executions } else { executions.saturating_mul(LATER) })
    }

    /// Counts an execution; `true` at the last one.
    #[inline(always)]
    pub(crate) fn rises(&self) -> bool {
        // No other thread has this block.
        let left = self.left.load(Ordering::Relaxed);
        if left == 0 {
            return false;
        }
        self.left.store(left - 1, Ordering::Relaxed);
        left == 1
    }

    /// Executions so far; of a block that stays as it is those before that.
    pub(crate) fn executions(&self) -> u32 {
        self.whole.load(Ordering::Relaxed).saturating_sub(self.left.load(Ordering::Relaxed))
    }

    /// Rises again once there were so many, of which some are still to come.
    pub(crate) fn until(&self, executions: u32) {
        self.left.store(executions.saturating_sub(self.executions()), Ordering::Relaxed);
        self.whole.store(executions, Ordering::Relaxed);
    }
}

/// First step and length of each run.
fn runs(steps: &[Option<RunStep>]) -> impl Iterator<Item = (usize, usize)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            at += steps[at..].iter().position(Option::is_some)?;
            let first = at;
            let length = steps[at..].iter().take_while(|step| step.is_some()).count();
            at += length;
            let weight = |step: &RunStep| if step.lanes().is_some() { VECTOR_STEPS } else { 1 };
            if steps[first..at].iter().flatten().map(weight).sum::<usize>() >= FEWEST_STEPS {
                return Some((first, length));
            }
        }
    })
}

/// What an operation is in a run, if it can be in one. `shape`: an instruction on vectors that is
/// specialised for it.
pub(crate) fn step(hart: &Hart, decoded: &Decoded, micro: &MicroOp, shape: Option<Shape>) -> Option<RunStep> {
    let kind = match shape {
        None => StepKind::Scalar,
        Some(shape) => StepKind::Lanes(lanes(hart, micro, shape)?),
    };
    let step = RunStep { kind, ..scalar(decoded, micro) };
    step.is_known().then_some(step)
}

/// A jump or branch that may end a block of a region: one that the machine need not look at.
pub(crate) fn jump(decoded: &Decoded, micro: &MicroOp) -> Option<RunStep> {
    let machine: Handler = Engine::leave_to_machine;
    let simple = may_jump(decoded.op) && !std::ptr::fn_addr_eq(micro.handler, machine);
    simple.then(|| scalar(decoded, micro))
}

fn scalar(decoded: &Decoded, micro: &MicroOp) -> RunStep {
    let Operands { rd, rs1, rs2, immediate } = decoded.operands;
    let (op, pc, length) = (decoded.op, micro.pc, micro.length);
    RunStep { op, pc, length, rd, rs1, rs2, immediate, kind: StepKind::Scalar }
}

/// Of an unmasked instruction on vectors.
fn lanes(hart: &Hart, micro: &MicroOp, shape: Shape) -> Option<LaneSelection> {
    let (sew, lmul) = shape.sew_and_lmul()?;
    let word = micro.immediate as u32;
    if word >> 25 & 1 == 0 {
        return None;
    }
    let operand = match word >> 12 & 7 {
        0 | 2 => StepOperand::Vector,
        // Bit 26 is the highest of an amount of vror.vi; of no other instruction here has it a
        // meaning.
        3 if word >> 27 == 0b01010 => StepOperand::Immediate((word >> 15 & 31 | word >> 21 & 32) as i8),
        3 => StepOperand::Immediate(((word >> 15) as i8) << 3 >> 3),
        _ => StepOperand::X,
    };
    let offset = |register: u32| hart.vectors.offset((register & 31) as u8);
    let length = hart.vectors.length();
    let bytes = if lmul < 0 { length >> -lmul } else { length << lmul };
    let [d, a, b] = [word >> 7, word >> 20, word >> 15].map(offset);
    Some(LaneSelection { d, a, b, sew, bytes: bytes as u16, operand })
}

/// Whether a block has its first machine code, or can have none.
pub(crate) fn is_warm(block: &Block) -> bool {
    block.interpreted.is_some() || runs(&block.steps).next().is_none()
}

/// The block with machine code, or with better. `None`: there is none for it.
pub(crate) fn translated(block: &Arc<Block>, hart: &mut Hart, after: u32) -> Option<Block> {
    let (block, effort, heat) = match &block.interpreted {
        Some(interpreted) => (interpreted, CompileEffort::Much, Heat::stays(block.heat.executions())),
        None => {
            let more = after.saturating_mul(LATER);
            (block, CompileEffort::Little, Heat::after(block.heat.executions(), more))
        }
    };
    runs(&block.steps).next()?;
    let steps: Vec<Vec<RunStep>> = runs(&block.steps)
        .map(|(first, length)| block.steps[first..first + length].iter().copied().flatten().collect())
        .collect();
    let parts_of = |steps: &[RunStep]| {
        let least = steps.iter().filter_map(|step| Some(step.lanes()?.bytes)).min();
        PARTS.iter().filter(move |&&part| part == 1 || least.is_some_and(|least| least / part >= LEAST_BYTES))
    };
    let wanted: Vec<NativeRunPlan<'_>> =
        steps.iter().flat_map(|steps| parts_of(steps).map(|&part| NativeRunPlan { steps, part })).collect();
    let code = compile(&wanted, hart.xlen, &hart.memory.ram(), effort)?;
    let mut made = wanted.iter().zip(&code.runs).peekable();
    let mut ops = Vec::new();
    let mut copied = 0;
    for ((first, _), steps) in runs(&block.steps).zip(&steps) {
        ops.extend(&block.ops[copied..first]);
        copied = first;
        let mut versions = Vec::new();
        while let Some((wanted, run)) =
            made.next_if(|(wanted, _)| std::ptr::eq(wanted.steps, steps.as_slice()))
        {
            versions.push((wanted.part, *run));
        }
        let lanes = steps.iter().find_map(RunStep::lanes);
        for (n, (part, run)) in versions.iter().enumerate() {
            let vl = lanes.map_or(0, |lanes| (lanes.bytes >> lanes.sew) / part);
            let handler: Handler = if lanes.is_some() { on_vectors } else { on_registers };
            let others = (versions.len() - n - 1) as u8;
            let immediate = *run as *const () as i64;
            ops.push(MicroOp { handler, immediate, custom: vl, rd: others, ..block.ops[first] });
        }
    }
    ops.extend(&block.ops[copied..]);
    Some(Block { _code: Some(code), ..block.remade(ops.into(), heat) })
}

/// Executes the run of this operation, and goes on after it.
#[inline(always)]
fn execute(engine: &mut Engine, at: Cursor, file: *mut u8) -> Status {
    let op = at.op();
    // SAFETY: `translated` put the address of a run there, whose code lives as long as the block.
    let run = unsafe { std::mem::transmute::<*const (), NativeRun>(op.immediate as *const ()) };
    // SAFETY: there are 32 registers, and `file` is the vector file where the run uses one; the
    // memory is the one for which the run was made.
    let done = unsafe { run(engine.hart.registers_mut(), file) };
    // SAFETY: after this operation stand `rd` others of its kind and those of the run, of which it
    // did so many.
    unsafe { at.pass(engine, usize::from(op.rd) + done as usize) }
}

fn on_registers(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, std::ptr::null_mut())
}

fn on_vectors(engine: &mut Engine, at: Cursor) -> Status {
    if engine.hart.csrs.vector().vl != usize::from(at.op().custom) {
        return at.advance(engine);
    }
    let file = engine.hart.vectors.elements_mut::<u8>(0).as_mut_ptr();
    execute(engine, at, file)
}

#[cfg(test)]
mod tests {
    use instar_isa::{Class, Isa};

    use crate::engine::random_code::{BASE, CODE, DATA, Generator, KEPT, ROUNDS, SIZE, raw, run, runs};
    use crate::raw::RawCode;

    /// A loop of random instructions that runs have, between loads and stores of all registers.
    fn code(isa: Isa, generator: &mut Generator) -> Vec<u32> {
        let random = &mut generator.random;
        let vtype = (random.below(4) << 3 | [0, 0, 1, 2, 7][random.below(5)]) as u32;
        // vsetvli x0, x28, of a vl that is VLMAX, half of it, or another.
        let mut words = vec![vtype << 20 | 28 << 15 | 7 << 12 | 0x57];
        let start = words.len();
        while words.len() < 40 {
            let (class, word) = generator.word();
            // What is reserved with this vtype would end most loops.
            words.extend(word.filter(|&word| class != Class::Vector || runs(isa, &[words[0], word])));
        }
        words.push(0xfff0_0013 | ROUNDS << 7 | ROUNDS << 15); // addi x31, x31, -1
        let back = (4 * (start as i32 - words.len() as i32)) as u32;
        let offset =
            (back >> 12 & 1) << 31 | (back >> 5 & 63) << 25 | (back >> 1 & 15) << 8 | (back >> 11 & 1) << 7;
        words.push(0x1063 | ROUNDS << 15 | offset); // bne x31, x0
        for first in [0, 8, 16, 24] {
            words.push(0xe280_0027 | KEPT << 15 | first << 7); // vs8r.v
            words.push(0x4000_0013 | KEPT << 7 | KEPT << 15); // addi x30, x30, 1024
        }
        words
    }

    fn the_same(isa: &str, seed: u64, programs: usize) {
        let isa = Isa::parse(isa).unwrap();
        let mut generator = Generator::new(isa, seed);
        let mut returned = 0;
        for _ in 0..programs {
            let words = code(isa, &mut generator);
            let random = &mut generator.random;
            let mut registers: [u64; 32] = std::array::from_fn(|_| isa.xlen().truncate(random.operand()));
            let bases = [DATA + 4096, DATA + 4100, DATA + 4097, CODE + SIZE - 1024, CODE + 512];
            registers[BASE as usize] = bases[[0, 0, 0, 0, 0, 0, 1, 2, 3, 4][random.below(10)]];
            registers[KEPT as usize] = DATA + 8192;
            registers[ROUNDS as usize] = 20;
            registers[28] = [4096, 4096, 8, 2, 5][random.below(5)];
            let bytes = (0..SIZE - 0x1000).map(|_| random.next() as u8).collect();
            let raw = RawCode {
                registers,
                memory: vec![(DATA, bytes)],
                misaligned_allowed: random.below(2) == 0,
                ..raw(isa, &words)
            };
            let interpreted = run(&raw, 0);
            let translated = run(&raw, 1);
            let differs = |n: &usize| translated.memory[0][*n] != interpreted.memory[0][*n];
            let first = (0..interpreted.memory[0].len()).find(differs);
            assert_eq!(first, None, "first byte behind DATA: {words:08x?} {registers:x?}");
            assert_eq!(translated, interpreted, "{words:08x?} {registers:x?}");
            returned += usize::from(interpreted.trap.is_none());
        }
        assert!(returned > programs / 5, "only {returned} came to their end");
    }

    #[test]
    #[ignore = "slow: five hundred programs of each kind, in make test-all"]
    fn machine_code_does_what_handlers_do_in_more_programs() {
        the_same("rv64imcv_zba_zbb_zbs_zicond_zkn_zksh_zvkb", 5, 500);
        the_same("rv32imv_zbb_zknh_zksh_zvkb_zvl512b", 6, 500);
    }

    #[test]
    fn machine_code_does_what_handlers_do_on_rv64() {
        the_same("rv64imcv_zba_zbb_zbs_zicond_zkn_zksh_zvkb", 1, 100);
        the_same("rv64imv_zbb_zknh_zksh_zvl256b_zvbb", 2, 100);
    }

    #[test]
    fn machine_code_does_what_handlers_do_on_rv32() {
        the_same("rv32im_zba_zbb_zbs_zicond_zkn_zksh_zve32x_zvl128b", 3, 100);
        the_same("rv32imv_zbb_zknh_zksh_zvkb_zvl512b", 4, 100);
    }
}
