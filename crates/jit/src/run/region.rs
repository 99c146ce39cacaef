//! Machine code for regions: blocks that jump to each other, with registers kept from one to the
//! next.
//!
//! Source: own design. What a jump does is read from its text, as of any other step: the next pc is
//! a number, one of two numbers, or a term. Targets that are blocks of the region are jumped to; at
//! others the region ends. X registers are variables of the host. Those that differ from memory are
//! written back where the region ends: in cold code in front of each access that may need a further
//! check, or, in a block with many of those and in a large region, as soon as they are written.

use std::collections::HashMap;
use std::sync::Arc;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, Function, InstBuilder, MemFlagsData, Value, types};
use cranelift_codegen::isa::TargetFrontendConfig;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use instar_isa::{SP, Xlen};

use super::emit::host_type;
use super::meaning::StepMeaning;
use super::memory::{Ram, Together};
use super::step::RunStep;
use super::terms::{Node, Term, Terms};
use super::{CompileEffort, Translator, function, initial, lasting, meanings};
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
}

impl RegionContext {
    /// Of a region that has no instructions of a design.
    #[inline(always)]
    pub fn new(budget: u64, lowest_sp: u64) -> Self {
        let (behaviour, own) = (std::ptr::null_mut(), std::ptr::null());
        Self { budget, lowest_sp, next: 0, last: 0, behaviour, own, custom: 0, word: 0 }
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
    builder.ins().jump(heads[0], &[]);

    let keeping = Keeping { variables, count, context, differing: 0, pcs: vec![] };
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

/// What all blocks of a region know.
struct Of<'a> {
    heads: Vec<Block>,
    /// Blocks by pc.
    places: HashMap<u64, usize>,
    /// Blocks to which calls come back.
    returns: Vec<usize>,
    budget: Value,
    xlen: Xlen,
    wanted: &'a RegionPlan<'a>,
}

struct Writing<'a> {
    translator: Translator<'a>,
    region: Of<'a>,
}

impl Writing<'_> {
    fn block(&mut self, at: usize, block: Meant<'_>, differing: u32) {
        let Self { translator, region } = self;
        let watch_stack = region.wanted.watch_stack;
        translator.builder.switch_to_block(region.heads[at]);
        translator.terms = block.terms;
        translator.registers = initial(&mut translator.terms, region.xlen);
        translator.values.clear();
        let keeping = translator.keeping.as_mut().expect("it is of a region");
        keeping.differing = differing;
        keeping.pcs = block.steps.iter().map(|step| step.pc).collect();
        let lasts = lasting(block.steps, &block.meanings, &block.may_leave);
        translator.together = block.together;
        if block.at_once {
            translator.write_back();
        }
        for (done, (meaning, lasts)) in block.meanings.iter().zip(lasts).enumerate() {
            if let Some(target) =
                meaning.next.filter(|_| region.wanted.may_misalign(&translator.terms, meaning))
            {
                translator.aligned_or_leave(target, region.wanted.alignment, done);
            }
            meaning.access.iter().for_each(|access| translator.access(access, done));
            if let Some(described) = block.steps[done].described() {
                translator.described(&described, done, region.xlen);
            }
            let Some((rd, term)) = meaning.written else { continue };
            translator.value(term);
            if watch_stack && rd == SP {
                let wide = translator.with_zeros(term, types::I64);
                translator.not_lower_or_leave(wide, done);
            }
            translator.registers[usize::from(rd)] = term;
            if !block.at_once {
                translator.differ(rd);
            } else if lasts {
                let wide = translator.with_zeros(term, types::I64);
                translator.keep(rd, wide);
            }
        }
        let length = block.steps.len() as i64;
        // A target is computed before variables are what registers hold afterwards.
        let next = block.meanings.last().and_then(|last| last.next);
        let last = block.steps.last().expect("a block has a step");
        let way = match next.map(|next| (next, translator.terms.node(next))) {
            None => Way::To(last.following(region.xlen)),
            Some((_, Node::Known(target))) => Way::To(target as u64),
            Some((next, Node::Select(condition, a, b))) => {
                match [a, b].map(|target| translator.terms.value(target)) {
                    [Some(a), Some(b)] => {
                        Way::Either(translator.with_zeros(condition, types::I8), a as u64, b as u64)
                    }
                    _ => Way::Anywhere(translator.with_zeros(next, types::I64)),
                }
            }
            Some((next, _)) => Way::Anywhere(translator.with_zeros(next, types::I64)),
        };
        let variable = |translator: &mut Translator<'_>, rd| Some((translator.keeping().variable(rd)?, rd));
        let written: Vec<(Variable, u8)> = (1..32)
            .filter(|rd| block.written >> rd & 1 == 1)
            .filter_map(|rd| variable(translator, rd))
            .collect();
        let values: Vec<Value> = written.iter().map(|&(_, rd)| translator.x(rd)).collect();
        for (&(variable, _), value) in written.iter().zip(values) {
            translator.builder.def_var(variable, value);
        }
        let count = translator.keeping().count;
        let before = translator.builder.use_var(count);
        let after = translator.builder.ins().iadd_imm_s(before, length);
        translator.builder.def_var(count, after);
        // From here on registers are what variables hold.
        translator.registers = initial(&mut translator.terms, region.xlen);
        translator.values.clear();
        self.go(at, way, last.pc);
    }

    /// Goes on after the block with number `at`.
    fn go(&mut self, at: usize, way: Way, last: u64) {
        match way {
            Way::To(target) => self.to(at, target, last),
            Way::Either(condition, a, b) => {
                let [x, y] = [a, b].map(|target| self.edge(at, target));
                self.translator.builder.ins().brif(condition, x.0, &[], y.0, &[]);
                for ((edge, anew), target) in [(x, a), (y, b)] {
                    if anew {
                        self.translator.builder.switch_to_block(edge);
                        self.translator.builder.seal_block(edge);
                        self.to(at, target, last);
                    }
                }
            }
            Way::Anywhere(target) => {
                for number in self.region.returns.clone() {
                    let pc = self.region.wanted.blocks[number].pc;
                    let builder = &mut self.translator.builder;
                    let [there, elsewhere] = [(); 2].map(|()| builder.create_block());
                    let wanted = builder.ins().iconst(types::I64, pc as i64);
                    let same = builder.ins().icmp(IntCC::Equal, target, wanted);
                    builder.ins().brif(same, there, &[], elsewhere, &[]);
                    builder.switch_to_block(there);
                    builder.seal_block(there);
                    self.to(at, pc, last);
                    self.translator.builder.switch_to_block(elsewhere);
                    self.translator.builder.seal_block(elsewhere);
                }
                self.translator.end_region(target, last);
            }
        }
    }

    /// The block of the host that goes to `target`, and whether it is still to be filled.
    fn edge(&mut self, at: usize, target: u64) -> (Block, bool) {
        match self.region.places.get(&target) {
            Some(&number) if number > at => (self.region.heads[number], false),
            _ => (self.translator.builder.create_block(), true),
        }
    }

    /// Goes to a pc that is known. Every round through blocks goes back somewhere, and it is seen
    /// there whether the budget is enough for another one.
    fn to(&mut self, at: usize, target: u64, last: u64) {
        let Self { translator, region } = self;
        let builder = &mut translator.builder;
        let pc = builder.ins().iconst(types::I64, target as i64);
        let Some(&number) = region.places.get(&target) else { return translator.end_region(pc, last) };
        let head = region.heads[number];
        if number > at {
            builder.ins().jump(head, &[]);
            return;
        }
        let count = translator.keeping.as_ref().expect("it is of a region").count;
        let [again, enough] = [(); 2].map(|()| builder.create_block());
        let done = builder.use_var(count);
        let most = builder.ins().iadd_imm_s(done, region.wanted.length() as i64);
        let over = builder.ins().icmp(IntCC::UnsignedGreaterThan, most, region.budget);
        builder.ins().brif(over, enough, &[], again, &[]);
        builder.set_cold_block(enough);
        builder.switch_to_block(enough);
        builder.seal_block(enough);
        translator.end_region(pc, last);
        translator.builder.switch_to_block(again);
        translator.builder.seal_block(again);
        translator.builder.ins().jump(head, &[]);
    }
}

/// Where a block goes on.
enum Way {
    To(u64),
    /// The first where this is not 0.
    Either(Value, u64, u64),
    Anywhere(Value),
}

impl Translator<'_> {
    pub(super) fn keeping(&mut self) -> &mut Keeping {
        self.keeping.as_mut().expect("it is of a region")
    }

    fn differ(&mut self, number: u8) {
        self.keeping().differing |= 1 << number;
    }

    /// Writes all registers back that differ from memory.
    fn write_back(&mut self) {
        let differing = std::mem::take(&mut self.keeping().differing);
        self.write(differing);
    }

    pub(super) fn write(&mut self, registers: u32) {
        for number in (1..32).filter(|number| registers >> number & 1 == 1) {
            let term = self.registers[usize::from(number)];
            // What another block wrote: nothing is remembered of it, for this may be cold code.
            let value = match self.terms.node(term) {
                Node::Register(own) if own == number => {
                    let variable = self.keeping().variable(number).expect("it differs from memory");
                    let value = self.builder.use_var(variable);
                    self.wide(value)
                }
                _ => self.with_zeros(term, types::I64),
            };
            self.keep(number, value);
        }
    }

    /// Ends the region in front of step number `done` of the block in hand.
    pub(super) fn leave_region(&mut self, done: usize) {
        let keeping = self.keeping();
        let (differing, count) = (keeping.differing, keeping.count);
        let (next, last) = (keeping.pcs[done], keeping.pcs[done.saturating_sub(1)]);
        self.write(differing);
        let next = self.builder.ins().iconst(types::I64, next as i64);
        let before = self.builder.use_var(count);
        let executed = self.builder.ins().iadd_imm_s(before, done as i64);
        self.told(executed, next, last);
    }

    /// Ends the region at the end of the block in hand.
    fn end_region(&mut self, next: Value, last: u64) {
        let (differing, count) = (self.keeping().differing, self.keeping().count);
        self.write(differing);
        let executed = self.builder.use_var(count);
        self.told(executed, next, last);
    }

    fn told(&mut self, executed: Value, next: Value, last: u64) {
        let context = self.keeping().context;
        let last = self.builder.ins().iconst(types::I64, last as i64);
        self.builder.ins().store(MemFlagsData::trusted(), next, context, NEXT);
        self.builder.ins().store(MemFlagsData::trusted(), last, context, LAST);
        self.builder.ins().return_(&[executed]);
    }

    /// Ends the region in front of step number `done`, a jump, where its target is not aligned.
    fn aligned_or_leave(&mut self, target: Term, alignment: u8, done: usize) {
        let target = self.with_zeros(target, types::I64);
        let low = self.builder.ins().band_imm_u(target, i64::from(alignment) - 1);
        let fits = self.builder.ins().icmp_imm_u(IntCC::Equal, low, 0);
        self.or_leave(fits, done);
    }

    /// Ends the region in front of step number `done` where it would make sp lower than ever.
    fn not_lower_or_leave(&mut self, sp: Value, done: usize) {
        let context = self.keeping().context;
        let lowest = self.builder.ins().load(types::I64, MemFlagsData::trusted(), context, LOWEST_SP);
        let fits = self.builder.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, sp, lowest);
        self.or_leave(fits, done);
    }
}
