//! Compiled programs, and the memory that holds their code.
//!
//! Source: the crate `cranelift-jit`'s documentation.

use std::sync::Arc;

use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::FunctionBuilderContext;
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Module, default_libcall_names};
use instar_coredsl::Behaviour;
use instar_coredsl::bytecode::Bytecode;

use crate::context::Context;
use crate::translate;

/// Operations above which a program stays with the interpreter: compiling would take longer than it
/// saves.
const MAX_OPERATIONS: usize = 20_000;
/// Slots above which a frame is too large for the host's stack.
const MAX_SLOTS: usize = 4096;

/// A behaviour as machine code: registers, own state, context, instruction word.
pub type NativeBehaviour = unsafe extern "C" fn(*mut u64, *mut u64, *mut Context, u32);

/// Owns finished code.
pub(crate) struct Code {
    module: Option<JITModule>,
    /// The program, whose tables and wide operations the code of a behaviour refers to by address.
    _program: Option<Arc<Bytecode>>,
}

impl Code {
    /// Of a module that is finished.
    pub(crate) fn new(module: JITModule, program: Option<Arc<Bytecode>>) -> Self {
        Self { module: Some(module), _program: program }
    }
}

// SAFETY: finished code is read only; nothing changes a `Code` before it is dropped.
unsafe impl Send for Code {}
// SAFETY: as above.
unsafe impl Sync for Code {}

impl Drop for Code {
    fn drop(&mut self) {
        if let Some(module) = self.module.take() {
            // SAFETY: every `Entry`, and all `Runs`, hold an `Arc` of this, so nobody is left who
            // could run the code.
            unsafe { module.free_memory() };
        }
    }
}

/// One compiled behaviour.
#[derive(Clone)]
pub struct Entry {
    function: NativeBehaviour,
    _code: Arc<Code>,
}

impl Entry {
    /// The function, which lives as long as this does: see [`Self::execute`].
    pub fn function(&self) -> NativeBehaviour {
        self.function
    }

    /// Executes the instruction with encoding `word`. How it ended stands in the context.
    ///
    /// # Safety
    ///
    /// `x` must point to at least 33 values (x0 to x31 zero-extended from XLEN, and one that takes
    /// writes to x0); `own` to the limbs of the description's own state; both stay valid while the
    /// doors of the context run.
    #[inline(always)]
    pub unsafe fn execute(&self, x: *mut u64, own: *mut u64, context: &mut Context, word: u32) {
        // SAFETY: the caller's promise; the function was made for these parameters.
        unsafe { (self.function)(x, own, context, word) }
    }
}

/// Translates `program`. `None`: it stays interpreted, because it is very large or Cranelift does
/// not know this host.
pub fn compile(program: &Arc<Bytecode>) -> Option<Entry> {
    if program.ops().len() > MAX_OPERATIONS || program.slots() > MAX_SLOTS {
        return None;
    }
    let mut module = new(CompileEffort::Much)?;
    let id = define(&mut module, program)?;
    module.finalize_definitions().ok()?;
    let address = module.get_finalized_function(id);
    let code = Code::new(module, Some(Arc::clone(program)));
    // SAFETY: the address is that of a finished function with this signature
    // (`translate::signature`).
    let function = unsafe { std::mem::transmute::<*const u8, NativeBehaviour>(address) };
    Some(Entry { function, _code: Arc::new(code) })
}

/// What may be spent on compiling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompileEffort {
    /// For a tenth of the time: registers are given in one pass.
    Little,
    /// What is executed most.
    Much,
}

/// A module without code. `None`: Cranelift does not know this host.
pub(crate) fn new(effort: CompileEffort) -> Option<JITModule> {
    let allocator = if effort == CompileEffort::Much { "backtracking" } else { "single_pass" };
    let mut flags = settings::builder();
    let wanted = [
        ("opt_level", if effort == CompileEffort::Much { "speed" } else { "none" }),
        ("regalloc_algorithm", allocator),
        ("use_colocated_libcalls", "false"),
        ("is_pic", "false"),
        ("enable_verifier", CHECKED),
    ];
    for (name, value) in wanted {
        flags.set(name, value).ok()?;
    }
    let isa = cranelift_native::builder().ok()?.finish(settings::Flags::new(flags)).ok()?;
    Some(JITModule::new(JITBuilder::with_isa(isa, default_libcall_names())))
}

/// The compiled form of `behaviour`, made at the first call and shared by all its clones.
pub fn compiled(behaviour: &Behaviour) -> Option<Entry> {
    let made = behaviour.attachment().get_or_init(|| Box::new(compile(behaviour.program())));
    made.downcast_ref::<Option<Entry>>()?.clone()
}

/// Cranelift checks its own intermediate code where we test.
const CHECKED: &str = if cfg!(debug_assertions) { "true" } else { "false" };

fn define(module: &mut JITModule, program: &Bytecode) -> Option<FuncId> {
    let signature = translate::signature(module.isa().default_call_conv());
    let id = module.declare_anonymous_function(&signature).ok()?;
    let mut context = module.make_context();
    let mut shared = FunctionBuilderContext::new();
    context.func.signature = signature;
    translate::translate(module.target_config(), &mut context.func, &mut shared, program);
    module.define_function(id, &mut context).ok()?;
    Some(id)
}
