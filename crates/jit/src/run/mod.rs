//! Machine code for what is executed often: runs of the manual's instructions that stand between
//! two jumps, and regions of several blocks with the jumps between them.
//!
//! Source: own design over Cranelift. The code works on registers and memory directly. Where an
//! access is not one that needs no further check (misaligned, outside, to code, to a device's
//! line), it ends in front of that instruction and says how many it did: whoever called it has them
//! all in another form too, goes on there, and says what is wrong. A run writes registers back at
//! these places and at its end; a region keeps them over its jumps (`region`).

mod described;
mod emit;
mod lanes;
mod meaning;
mod memory;
mod region;
mod step;
mod terms;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::Arc;

use cranelift_codegen::ir::{AbiParam, Function, InstBuilder, MemFlagsData, Type, Value, types};
use cranelift_codegen::isa::TargetFrontendConfig;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::JITModule;
use cranelift_module::{FuncId, Module};
use instar_isa::Xlen;

use meaning::{MemoryAccess, StepMeaning};
pub use memory::Ram;
use memory::Together;
use region::Keeping;
pub use region::{
    AccessForm, Executed, NativeRegion, Region, RegionBlock, RegionContext, RegionPlan, compile_region,
};
pub use step::{DescribedStep, LaneSelection, RunStep, StepKind, StepOperand, may_branch, may_jump};

use terms::{Term, Terms};

pub use crate::module::CompileEffort;
use crate::module::{self, Code};

/// A run as machine code: X registers (zero-extended from XLEN), the vector file; how many steps
/// were done.
pub type NativeRun = unsafe extern "C" fn(x: *mut u64, file: *mut u8) -> u64;

/// The code of some runs, which lives as long as this does.
#[derive(Clone)]
pub struct Runs {
    /// In the order in which they were given.
    pub runs: Vec<NativeRun>,
    _code: Arc<Code>,
}

impl std::fmt::Debug for Runs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} runs", self.runs.len())
    }
}

/// What is to be one run: steps that are all known ([`RunStep::is_known`]), for a vl that is a
/// part of VLMAX.
#[derive(Clone, Copy, Debug)]
pub struct NativeRunPlan<'a> {
    /// One after the other.
    pub steps: &'a [RunStep],
    /// vl is VLMAX divided by this: 1, or a power of two that leaves each group at least 16 bytes.
    pub part: u16,
}

/// Translates runs for a hart with this memory, which must live at its place as long as they are
/// executed. `None` where Cranelift does not know this host.
pub fn compile(wanted: &[NativeRunPlan<'_>], xlen: Xlen, ram: &Ram, effort: CompileEffort) -> Option<Runs> {
    let mut module = module::new(effort)?;
    let mut shared = FunctionBuilderContext::new();
    let ids: Option<Vec<FuncId>> =
        wanted.iter().map(|wanted| define(&mut module, &mut shared, wanted, xlen, ram)).collect();
    let ids = ids?;
    module.finalize_definitions().ok()?;
    let address = |id| module.get_finalized_function(id);
    // SAFETY: these are finished functions with this signature.
    let run = |id| unsafe { std::mem::transmute::<*const u8, NativeRun>(address(id)) };
    let runs = ids.into_iter().map(run).collect();
    Some(Runs { runs, _code: Arc::new(Code::new(module, None)) })
}

fn define(
    module: &mut JITModule,
    shared: &mut FunctionBuilderContext,
    wanted: &NativeRunPlan<'_>,
    xlen: Xlen,
    ram: &Ram,
) -> Option<FuncId> {
    function(module, |target, function| translate(target, function, shared, wanted, xlen, ram))
}

/// A function of two pointers that returns a number.
fn function(
    module: &mut JITModule,
    fill: impl FnOnce(TargetFrontendConfig, &mut Function),
) -> Option<FuncId> {
    let mut signature = module.make_signature();
    signature.params = [types::I64; 2].map(AbiParam::new).into();
    signature.returns.push(AbiParam::new(types::I64));
    let id = module.declare_anonymous_function(&signature).ok()?;
    let mut context = module.make_context();
    context.func.signature = signature;
    fill(module.target_config(), &mut context.func);
    module.define_function(id, &mut context).ok()?;
    Some(id)
}

fn translate(
    target: TargetFrontendConfig,
    function: &mut Function,
    shared: &mut FunctionBuilderContext,
    wanted: &NativeRunPlan<'_>,
    xlen: Xlen,
    ram: &Ram,
) {
    let mut builder = FunctionBuilder::new(function, shared);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.switch_to_block(entry);
    let &[x, file] = builder.block_params(entry) else { unreachable!("see `define`") };
    let mut translator = Translator::new(builder, x, file, ram, xlen);
    translator.part = wanted.part;
    let meanings = meanings(&mut translator.terms, wanted.steps, xlen);
    translator.together = Together::of(&translator.terms, &meanings, ram);
    let lasting = lasting(wanted.steps, &meanings, &translator.together.may_leave);
    for (done, ((step, meaning), lasts)) in wanted.steps.iter().zip(&meanings).zip(lasting).enumerate() {
        match step.lanes() {
            Some(lanes) => translator.lanes(step, &lanes, lasts),
            None => translator.step(meaning, done, lasts),
        }
    }
    let Translator { mut builder, .. } = translator;
    let done = builder.ins().iconst(types::I64, wanted.steps.len() as i64);
    builder.ins().return_(&[done]);
    builder.seal_all_blocks();
    builder.finalize(target);
}

/// What registers hold where a run begins.
fn initial(terms: &mut Terms, xlen: Xlen) -> [Term; 32] {
    std::array::from_fn(|number| terms.register(number as u8, xlen.bits()))
}

/// The registers of these bits.
fn registers_of(bits: u32) -> impl Iterator<Item = u8> {
    (1..32).filter(move |number| bits >> number & 1 == 1)
}

/// What each step does, and nothing of those on vectors and of a design's.
fn meanings(terms: &mut Terms, steps: &[RunStep], xlen: Xlen) -> Vec<StepMeaning> {
    let mut registers = initial(terms, xlen);
    let mut meanings = Vec::with_capacity(steps.len());
    for (number, step) in steps.iter().enumerate() {
        let meaning = match step.kind {
            StepKind::Lanes(_) => StepMeaning::default(),
            StepKind::Described(described) => {
                for rd in registers_of(described.written) {
                    registers[usize::from(rd)] = terms.left(number as u32, rd, xlen.bits());
                }
                StepMeaning::default()
            }
            StepKind::Scalar => meaning::of_step(terms, &registers, step, number as u32, xlen),
        };
        if let Some(MemoryAccess { address, value, .. }) = meaning.access {
            terms.compute(address);
            value.into_iter().for_each(|value| terms.compute(value));
        }
        if let Some((rd, value)) = meaning.written {
            terms.compute(value);
            registers[usize::from(rd)] = value;
        }
        meaning.next.into_iter().for_each(|next| terms.compute(next));
        meanings.push(meaning);
    }
    meanings
}

/// Whether what each step writes is still there where the code may end after it: in front of steps
/// that `may_leave`, or behind the last.
fn lasting(steps: &[RunStep], meanings: &[StepMeaning], may_leave: &[bool]) -> Vec<bool> {
    // What is written again before that: registers, and groups by their first byte and their
    // length.
    let mut overwritten = [false; 32];
    let mut groups: Vec<(u16, u16)> = Vec::new();
    let mut lasts = vec![true; steps.len()];
    for (((step, meaning), may_leave), lasts) in
        steps.iter().zip(meanings).zip(may_leave).zip(&mut lasts).rev()
    {
        if let Some(LaneSelection { d, bytes, .. }) = step.lanes() {
            let group = (d, bytes);
            *lasts = !groups.contains(&group);
            groups.push(group);
        } else if let Some((rd, _)) = meaning.written {
            *lasts = !std::mem::replace(&mut overwritten[usize::from(rd)], true);
        }
        // It may be left undone, and the rest with it.
        if *may_leave {
            overwritten = [false; 32];
            groups.clear();
        }
    }
    lasts
}

/// Makes the code of a run.
struct Translator<'a> {
    builder: FunctionBuilder<'a>,
    x: Value,
    file: Value,
    ram: &'a Ram,
    part: u16,
    terms: Terms,
    /// What X registers hold in front of the step in hand.
    registers: [Term; 32],
    /// Terms that were computed before.
    values: Vec<Option<Value>>,
    /// The same of pieces of the vector file.
    chunks: HashMap<u16, Value>,
    /// Accesses of the block in hand that are checked together.
    together: Together,
    /// Of a region: where registers are beside memory.
    keeping: Option<Keeping>,
}

impl<'a> Translator<'a> {
    /// In front of the first step of what works on memory alone.
    fn new(builder: FunctionBuilder<'a>, x: Value, file: Value, ram: &'a Ram, xlen: Xlen) -> Self {
        let mut terms = Terms::default();
        let registers = initial(&mut terms, xlen);
        Self {
            builder,
            x,
            file,
            ram,
            part: 1,
            terms,
            registers,
            values: Vec::new(),
            chunks: HashMap::new(),
            together: Together::default(),
            keeping: None,
        }
    }

    /// What an X register holds where the block in hand begins. The low bytes come first, here as
    /// in memory.
    fn register(&mut self, number: u8, ty: Type) -> Value {
        match self.keeping.as_ref().and_then(|keeping| keeping.variable(number)) {
            Some(variable) => self.builder.use_var(variable),
            None => self.builder.ins().load(ty, MemFlagsData::trusted(), self.x, 8 * i32::from(number)),
        }
    }

    /// Ends the code in front of step number `done` of the block in hand.
    fn leave(&mut self, done: usize) {
        if self.keeping.is_some() {
            return self.leave_region(done);
        }
        let done = self.builder.ins().iconst(types::I64, done as i64);
        self.builder.ins().return_(&[done]);
    }

    fn step(&mut self, meaning: &StepMeaning, done: usize, lasts: bool) {
        meaning.access.iter().for_each(|access| self.access(access, done));
        let Some((rd, term)) = meaning.written else { return };
        self.value(term);
        self.registers[usize::from(rd)] = term;
        if lasts {
            let wide = self.with_zeros(term, types::I64);
            self.keep(rd, wide);
        }
    }

    /// Writes an X register back.
    fn keep(&mut self, number: u8, value: Value) {
        self.builder.ins().store(MemFlagsData::trusted(), value, self.x, 8 * i32::from(number));
    }

    /// An X register.
    fn x(&mut self, number: u8) -> Value {
        self.value(self.registers[usize::from(number)])
    }
}
