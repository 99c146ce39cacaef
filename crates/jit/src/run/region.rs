//! Machine code for regions: blocks that jump to each other, with registers kept from one to the
//! next.
//!
//! Source: own design. What a jump does is read from its text, as of any other step: the next pc is
//! a number, one of two numbers, or a term. Targets that are blocks of the region are jumped to; at
//! others the region ends. X registers are variables of the host. Those that differ from memory are
//! written back where the region ends: in cold code in front of each access that may need a further
//! check, or, in a block with many of those and in a large region, as soon as they are written.

mod recording;
mod writing;

use std::collections::HashMap;
use std::sync::Arc;

use cranelift_codegen::ir::{Block, Function, InstBuilder, MemFlagsData, Value, types};
use cranelift_codegen::isa::TargetFrontendConfig;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use instar_isa::{SP, Xlen};

use super::emit::host_type;
use super::meaning::StepMeaning;
use super::memory::{Ram, Together};
use super::step::RunStep;
use super::terms::{Node, Terms};
use recording::Recording;
pub use recording::{AccessForm, Executed};
use writing::{Of, Writing};

use super::{CompileEffort, Translator, function, meanings};
use crate::context::Context;
use crate::module::{self, Code};

/// Instructions from which on a region has registers in memory between blocks: to find places of
/// the host for all of them takes more than proportionately long.
const LARGE: usize = 200;
/// Places where a block may be left from which on it writes registers back at once: each would have
/// cold code for all of them.
const MANY_LEAVES: usize = 16;
/// Blocks that an indirect jump is compared with.
const MOST_RETURNS: usize = 8;

/// A region as machine code: X registers (zero-extended from XLEN); how many instructions were
/// executed, of which the last one may be a jump.
pub type NativeRegion = unsafe extern "C" fn(x: *mut u64, context: *mut RegionContext) -> u64;

/// What a region is told and tells.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RegionContext {
    /// Instructions that may be executed: at least as many as the region has.
    pub budget: u64,
    /// The lowest sp so far; a lower one is for somebody else.
    pub lowest_sp: u64,
    /// Told: the next pc.
    pub next: u64,
    /// Told: address of the last instruction that was executed, or of the next one.
    pub last: u64,
    /// What instructions of a design find; null where the region has none.
    pub behaviour: *mut Context,
    /// Where the own state of each description is; for the same.
    pub own: *const *mut u64,
    /// Told where an instruction of a design, the next one, has ended with a trap: its number.
    pub custom: u64,
    /// Told with it: its word.
    pub word: u64,
    /// Of a region that is recorded: where it notes the next block that it executes, with room for
    /// as many as the budget has instructions; moved on.
    pub executed: *mut Executed,
    /// Of the same: where it notes the next access of memory, with as much room; moved on.
    pub accesses: *mut u8,
}

impl RegionContext {
    /// Of a region that has no instructions of a design.
    #[inline(always)]
    pub fn new(budget: u64, lowest_sp: u64) -> Self {
        let (behaviour, own) = (std::ptr::null_mut(), std::ptr::null());
        let (executed, accesses) = (std::ptr::null_mut(), std::ptr::null_mut());
        Self { budget, lowest_sp, next: 0, last: 0, behaviour, own, custom: 0, word: 0, executed, accesses }
    }
}

const BUDGET: i32 = std::mem::offset_of!(RegionContext, budget) as i32;
const LOWEST_SP: i32 = std::mem::offset_of!(RegionContext, lowest_sp) as i32;
const NEXT: i32 = std::mem::offset_of!(RegionContext, next) as i32;
const LAST: i32 = std::mem::offset_of!(RegionContext, last) as i32;

/// Some instructions, one after the other.
#[derive(Clone, Debug)]
pub struct RegionBlock {
    /// Where the first one stands.
    pub pc: u64,
    /// One at least; the last one may be a jump ([`super::may_jump`]).
    pub steps: Vec<RunStep>,
}

/// What is to be a region.
#[derive(Clone, Copy, Debug)]
pub struct RegionPlan<'a> {
    /// It begins with the first one; no two begin at one pc.
    pub blocks: &'a [RegionBlock],
    /// What makes sp lower than ever ends it.
    pub watch_stack: bool,
    /// Of instructions, in bytes: jumps whose target is known go to such an address.
    pub alignment: u8,
    /// It notes which blocks it executes, and accesses of memory in this form. No instruction of a
    /// design is in it then, and no branch to the instruction behind it.
    pub recorded: Option<AccessForm>,
}

impl RegionPlan<'_> {
    /// Instructions of all blocks.
    pub fn length(&self) -> usize {
        self.blocks.iter().map(|block| block.steps.len()).sum()
    }

    /// Whether it has instructions of a design.
    pub fn has_described(&self) -> bool {
        let steps = self.blocks.iter().flat_map(|block| &block.steps);
        steps.into_iter().any(|step| step.described().is_some())
    }

    fn is_large(&self) -> bool {
        self.length() >= LARGE
    }

    /// Whether a step jumps where no instruction can stand: those that are known are aligned.
    fn may_misalign(&self, terms: &Terms, meaning: &StepMeaning) -> bool {
        let known = |next| matches!(terms.node(next), Node::Known(_) | Node::Select(..));
        self.alignment > 2 && meaning.next.is_some_and(|next| !known(next))
    }
}

/// The code of a region, which lives as long as this does.
#[derive(Clone)]
pub struct Region {
    /// The function.
    pub region: NativeRegion,
    _code: Arc<Code>,
}

impl std::fmt::Debug for Region {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a region")
    }
}

/// Translates a region for a hart with this memory, which must live at its place as long as it is
/// executed. `None` where Cranelift does not know this host.
pub fn compile_region(wanted: &RegionPlan<'_>, xlen: Xlen, ram: &Ram) -> Option<Region> {
    let mut module = module::new(CompileEffort::Much)?;
    let mut shared = FunctionBuilderContext::new();
    let id = function(&mut module, |target, function| {
        translate(target, function, &mut shared, wanted, xlen, ram);
    })?;
    module.finalize_definitions().ok()?;
    let address = module.get_finalized_function(id);
    // SAFETY: this is a finished function with this signature.
    let region = unsafe { std::mem::transmute::<*const u8, NativeRegion>(address) };
    Some(Region { region, _code: Arc::new(Code::new(module, None)) })
}

/// Where X registers are beside memory.
pub(super) struct Keeping {
    /// By number, from x1 on; none where registers are in memory between blocks.
    variables: Vec<Variable>,
    /// Instructions that were executed before the block in hand.
    count: Variable,
    pub(super) context: Value,
    /// Registers that differ from memory, by bit.
    pub(super) differing: u32,
    /// Addresses of the steps in hand.
    pcs: Vec<u64>,
    /// What is noted.
    recording: Option<Recording>,
}

impl Keeping {
    pub(super) fn variable(&self, number: u8) -> Option<Variable> {
        self.variables.get(usize::from(number) - 1).copied()
    }
}

/// A block with what it does.
struct Meant<'a> {
    steps: &'a [RunStep],
    terms: Terms,
    meanings: Vec<StepMeaning>,
    together: Together,
    /// By step: whether it may be left undone.
    may_leave: Vec<bool>,
    /// Registers that it writes, by bit.
    written: u32,
    /// It writes them back at once.
    at_once: bool,
}

impl<'a> Meant<'a> {
    fn of(block: &'a RegionBlock, wanted: &RegionPlan<'_>, xlen: Xlen, ram: &Ram) -> Self {
        let mut terms = Terms::default();
        let meanings = meanings(&mut terms, &block.steps, xlen);
        let written = meanings.iter().filter_map(|meaning| meaning.written);
        let written = written.fold(0, |all, (rd, _)| all | 1 << rd);
        let described = || block.steps.iter().map(RunStep::described);
        let written = described().flatten().fold(written, |all, step| all | step.written);
        let together = Together::of(&terms, &meanings, ram);
        let lowers =
            |meaning: &StepMeaning| wanted.watch_stack && meaning.written.is_some_and(|(rd, _)| rd == SP);
        let may_leave: Vec<bool> = meanings
            .iter()
            .zip(&together.may_leave)
            .zip(described())
            .map(|((meaning, access), described)| {
                // What a design's instruction reads stands in memory, as where the region ends.
                *access || lowers(meaning) || wanted.may_misalign(&terms, meaning) || described.is_some()
            })
            .collect();
        let leaves = may_leave.iter().filter(|leaves| **leaves).count();
        let at_once = wanted.is_large() || leaves >= MANY_LEAVES;
        Self { steps: &block.steps, terms, meanings, together, may_leave, written, at_once }
    }

    fn last(&self) -> &RunStep {
        self.steps.last().expect("a block has a step")
    }

    /// Where it may go on, as far as that is known.
    fn targets(&self, xlen: Xlen) -> Vec<u64> {
        let known = |term| self.terms.value(term).map(|value| value as u64);
        match self.meanings.last().and_then(|last| last.next) {
            None => vec![self.last().following(xlen)],
            Some(next) => match self.terms.node(next) {
                Node::Select(_, a, b) => [a, b].into_iter().filter_map(known).collect(),
                _ => known(next).into_iter().collect(),
            },
        }
    }
}

/// By block the registers that differ from memory where it begins.
fn differing(blocks: &[Meant<'_>], following: &[Vec<usize>]) -> Vec<u32> {
    let mut before = vec![0; blocks.len()];
    let mut changes = true;
    while changes {
        changes = false;
        for (at, block) in blocks.iter().enumerate() {
            let after = if block.at_once { 0 } else { before[at] | block.written };
            for &next in &following[at] {
                changes |= before[next] | after != before[next];
                before[next] |= after;
            }
        }
    }
    before
}

fn translate(
    target: TargetFrontendConfig,
    function: &mut Function,
    shared: &mut FunctionBuilderContext,
    wanted: &RegionPlan<'_>,
    xlen: Xlen,
    ram: &Ram,
) {
    let meant: Vec<Meant<'_>> =
        wanted.blocks.iter().map(|block| Meant::of(block, wanted, xlen, ram)).collect();
    let places: HashMap<u64, usize> = wanted.blocks.iter().enumerate().map(|(at, b)| (b.pc, at)).collect();
    // Calls come back, which no jump says.
    let returns: Vec<usize> = meant
        .iter()
        .filter(|block| {
            block.meanings.last().is_some_and(|last| last.next.is_some() && last.written.is_some())
        })
        .filter_map(|block| places.get(&block.last().following(xlen)).copied())
        .take(MOST_RETURNS)
        .collect();
    let following: Vec<Vec<usize>> = meant
        .iter()
        .map(|block| {
            let targets = block.targets(xlen);
            let indirect = targets.is_empty();
            let known = targets.iter().filter_map(|target| places.get(target).copied());
            known.chain(returns.iter().copied().filter(|_| indirect)).collect()
        })
        .collect();
    let before = differing(&meant, &following);

    let mut builder = FunctionBuilder::new(function, shared);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.switch_to_block(entry);
    builder.seal_block(entry);
    let &[x, context] = builder.block_params(entry) else { unreachable!("see `function`") };
    let word = host_type(xlen.bits());
    let last = if wanted.is_large() { 1 } else { 32 };
    let variables: Vec<Variable> = (1..last).map(|_| builder.declare_var(word)).collect();
    for (number, variable) in (1..).zip(&variables) {
        let held = builder.ins().load(word, MemFlagsData::trusted(), x, 8 * number);
        builder.def_var(*variable, held);
    }
    let count = builder.declare_var(types::I64);
    let none = builder.ins().iconst(types::I64, 0);
    builder.def_var(count, none);
    let budget = builder.ins().load(types::I64, MemFlagsData::trusted(), context, BUDGET);
    let heads: Vec<Block> = meant.iter().map(|_| builder.create_block()).collect();
    let recording = wanted.recorded.map(|form| Recording::begin(&mut builder, context, form));
    builder.ins().jump(heads[0], &[]);
    let keeping = Keeping { variables, count, context, differing: 0, pcs: vec![], recording };
    // A region has no vectors.
    let mut translator = Translator::new(builder, x, context, ram, xlen);
    translator.keeping = Some(keeping);
    let region = Of { heads, places, returns, budget, xlen, wanted };
    let mut writing = Writing { translator, region };
    for (at, block) in meant.into_iter().enumerate() {
        writing.block(at, block, before[at]);
    }
    let Writing { translator: Translator { mut builder, .. }, .. } = writing;
    builder.seal_all_blocks();
    builder.finalize(target);
}
