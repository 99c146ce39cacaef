//! Machine code for runs of the manual's instructions: what stands between two jumps and is
//! executed often.
//!
//! Source: own design over Cranelift. A run works on registers and memory directly. Where an access
//! is not one that needs no further check (misaligned, outside, to code, to a device's line), the
//! run ends in front of that instruction and says how many it did: whoever called it has them all
//! in another form too, goes on there, and says what is wrong. Registers are written back at these
//! places and at the end.

mod lanes;
mod memory;
mod scalar;
mod step;

use std::collections::HashMap;
use std::sync::Arc;

use cranelift_codegen::ir::{AbiParam, Function, InstBuilder, MemFlagsData, Type, Value, types};
use cranelift_codegen::isa::TargetFrontendConfig;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::JITModule;
use cranelift_module::{FuncId, Module};
use instar_isa::Xlen;

pub use memory::Ram;
pub use step::{LaneSelection, RunStep, StepOperand};

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
    /// One behind the other.
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
    let mut signature = module.make_signature();
    signature.params = [types::I64; 2].map(AbiParam::new).into();
    signature.returns.push(AbiParam::new(types::I64));
    let id = module.declare_anonymous_function(&signature).ok()?;
    let mut context = module.make_context();
    context.func.signature = signature;
    translate(module.target_config(), &mut context.func, shared, wanted, xlen, ram);
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
    let word = if xlen == Xlen::Rv32 { types::I32 } else { types::I64 };
    let (known, chunks) = ([None; 32], HashMap::new());
    let mut translator = Translator { builder, x, file, word, ram, part: wanted.part, known, chunks };
    for (done, (step, lasts)) in wanted.steps.iter().zip(lasting(wanted.steps)).enumerate() {
        match step.lanes {
            Some(lanes) => translator.lanes(step, &lanes, lasts),
            None => translator.step(step, done, lasts),
        }
    }
    let Translator { mut builder, .. } = translator;
    let done = builder.ins().iconst(types::I64, wanted.steps.len() as i64);
    builder.ins().return_(&[done]);
    builder.seal_all_blocks();
    builder.finalize(target);
}

/// Whether what each step writes is still there where the run may end behind it.
fn lasting(steps: &[RunStep]) -> Vec<bool> {
    // What is written again before that: registers, and groups by their first byte and their
    // length.
    let mut overwritten = [false; 32];
    let mut groups: Vec<(u16, u16)> = Vec::new();
    let mut lasts = vec![true; steps.len()];
    for (step, lasts) in steps.iter().zip(&mut lasts).rev() {
        if let Some(LaneSelection { d, bytes, .. }) = step.lanes {
            let group = (d, bytes);
            *lasts = !groups.contains(&group);
            groups.push(group);
        } else if let Some(rd) = step.written() {
            *lasts = !std::mem::replace(&mut overwritten[rd], true);
        }
        if step.may_stop() {
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
    /// The type of XLEN bits.
    word: Type,
    ram: &'a Ram,
    part: u16,
    /// X registers that were read or written before.
    known: [Option<Value>; 32],
    /// The same of pieces of the vector file.
    chunks: HashMap<u16, Value>,
}

impl Translator<'_> {
    fn step(&mut self, step: &RunStep, done: usize, lasts: bool) {
        let value = if let Some((bytes, signed)) = step.loaded() {
            Some(self.load(step, bytes, signed, done))
        } else if let Some(bytes) = step.stored() {
            self.store(step, bytes, done);
            None
        } else {
            step.written().map(|_| self.scalar(step))
        };
        if let (Some(value), Some(rd)) = (value, step.written()) {
            self.known[rd] = Some(value);
            if lasts {
                let wide = self.widened(value);
                self.builder.ins().store(MemFlagsData::trusted(), wide, self.x, 8 * rd as i32);
            }
        }
    }

    /// A number of XLEN bits.
    fn number(&mut self, value: i64) -> Value {
        let value = if self.word == types::I32 { value & 0xffff_ffff } else { value };
        self.builder.ins().iconst(self.word, value)
    }

    /// An X register.
    fn x(&mut self, number: u8) -> Value {
        let number = usize::from(number);
        if number == 0 {
            return self.number(0);
        }
        let (word, x) = (self.word, self.x);
        *self.known[number].get_or_insert_with(|| {
            // The low bytes come first, here as in memory.
            self.builder.ins().load(word, MemFlagsData::trusted(), x, 8 * number as i32)
        })
    }

    /// A word zero-extended to 64 bits.
    fn widened(&mut self, value: Value) -> Value {
        if self.word == types::I64 { value } else { self.builder.ins().uextend(types::I64, value) }
    }
}
