//! A behaviour executed as machine code.
//!
//! Source: `instar_jit::Context` for what the code expects.

use instar_jit::{Context, Doors, Entry};

use super::{Custom, LOAD_FAULT, Outcome, STORE_FAULT};
use crate::hart::Hart;
use crate::micro::MicroOp;

/// Executes the code of `entry` at `op`. `None`: the program goes on with the next operation.
#[inline(always)]
pub(super) fn execute<const TRACED: bool>(
    hart: &mut Hart,
    op: &MicroOp,
    custom: &Custom,
    entry: &Entry,
) -> Option<Outcome> {
    let word = op.immediate as u32;
    let own = hart.own[custom.set].limbs_mut().as_mut_ptr();
    let x = hart.registers_mut();
    let mut context = Context::new(op.pc, &const { doors::<TRACED>() }, std::ptr::from_mut(hart).cast());
    // SAFETY: the doors below use memory, the batch and the trap of the hart, and neither its registers nor the
    // state of a design. `Hart::x` has room for 256 values, of which number 32 takes writes to x0.
    unsafe { entry.execute(x, own, &mut context, word) };
    if context.failed | context.jumped == 0 {
        return None;
    }
    let trap = instar_coredsl::Trap { cause: context.cause, value: context.value };
    let failure = (context.failed != 0).then(|| custom.raised(hart.trap.take(), trap, word));
    Some(Outcome { next_pc: (context.jumped != 0).then_some(context.next_pc), failure })
}

const fn doors<const TRACED: bool>() -> Doors {
    Doors { load: load::<TRACED>, store: store::<TRACED> }
}

extern "C" fn load<const TRACED: bool>(context: &mut Context, address: u64, size: u32) -> u64 {
    // SAFETY: `execute` set it to its hart.
    let hart = unsafe { &mut *context.host.cast::<Hart>() };
    hart.custom_load(address, size, TRACED).unwrap_or_else(|trap| {
        hart.trap = Some(trap);
        context.fail(LOAD_FAULT, address);
        0
    })
}

extern "C" fn store<const TRACED: bool>(context: &mut Context, address: u64, size: u32, value: u64) {
    // SAFETY: `execute` set it to its hart.
    let hart = unsafe { &mut *context.host.cast::<Hart>() };
    if let Err(trap) = hart.custom_store(address, size, value, TRACED) {
        hart.trap = Some(trap);
        context.fail(STORE_FAULT, address);
    }
}
