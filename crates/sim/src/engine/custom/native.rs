//! A behaviour executed as machine code.
//!
//! Source: `instar_jit::Context` for what the code expects.

use instar_coredsl::vector::VectorSetting;
use instar_jit::{Context, Doors, Entry, VectorContext};

use super::{Custom, LOAD_FAULT, Outcome, STORE_FAULT};
use crate::engine::Engine;
use crate::engine::micro::MicroOp;
use crate::engine::recorder::Recorder;

/// Executes the code of `entry` at `op`. `None`: the program goes on with the next operation.
#[inline(always)]
pub(super) fn execute<R: Recorder>(
    engine: &mut Engine,
    op: &MicroOp,
    custom: &Custom,
    entry: &Entry,
) -> Option<Outcome> {
    let word = op.immediate as u32;
    let vectors = custom.behaviour.vectors().any.then(|| {
        let unit = engine.hart.csrs.vector();
        let settings = VectorSetting::ALL.map(|(setting, _)| unit.setting(setting));
        VectorContext { file: engine.hart.vectors.elements_mut::<u8>(0).as_mut_ptr(), settings }
    });
    let own = engine.hart.own.set_mut(custom.set).limbs_mut().as_mut_ptr();
    let x = engine.hart.registers_mut();
    let mut context = Context::new(op.pc, &const { doors::<R>() }, std::ptr::from_mut(engine).cast());
    if let Some(vectors) = &vectors {
        context = context.with_vectors(vectors);
    }
    // SAFETY: the doors below use memory, the batch and the trap of the engine, and neither its
    // registers nor the state of a design; a file of vector registers has 32 of VLEN bits.
    // `Hart::x` has room for 256 values, of which number 32 takes writes to x0.
    unsafe { entry.execute(x, own, &mut context, word) };
    if context.failed | context.jumped == 0 {
        return None;
    }
    let trap = instar_coredsl::RaisedException { cause: context.cause, value: context.value };
    let failure = (context.failed != 0).then(|| custom.raised(engine.trap.take(), trap, word));
    Some(Outcome { next_pc: (context.jumped != 0).then_some(context.next_pc), failure })
}

const fn doors<R: Recorder>() -> Doors {
    Doors { load: load::<R>, store: store::<R> }
}

extern "C" fn load<R: Recorder>(context: &mut Context, address: u64, size: u32) -> u64 {
    // SAFETY: `execute` set it to its engine.
    let engine = unsafe { &mut *context.host.cast::<Engine>() };
    engine.custom_load::<R>(address, size).unwrap_or_else(|trap| {
        engine.trap = Some(trap);
        context.fail(LOAD_FAULT, address);
        0
    })
}

extern "C" fn store<R: Recorder>(context: &mut Context, address: u64, size: u32, value: u64) {
    // SAFETY: `execute` set it to its engine.
    let engine = unsafe { &mut *context.host.cast::<Engine>() };
    if let Err(trap) = engine.custom_store::<R>(address, size, value) {
        engine.trap = Some(trap);
        context.fail(STORE_FAULT, address);
    }
}
