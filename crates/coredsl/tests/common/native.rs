//! The test machine seen by machine code.
//!
//! Source: own; see `instar_jit::Context`.

use instar_coredsl::{Behaviour, Host, RaisedException};
use instar_jit::{Context, Doors, VectorContext, compiled};

use super::Machine;

const DOORS: Doors = Doors { load, store };

extern "C" fn load(context: &mut Context, address: u64, size: u32) -> u64 {
    // SAFETY: `execute` set it to its machine.
    let machine = unsafe { &mut *context.host.cast::<Machine>() };
    machine.load(address, size).unwrap_or_else(|trap| {
        context.fail(trap.cause, trap.value);
        0
    })
}

extern "C" fn store(context: &mut Context, address: u64, size: u32, value: u64) {
    // SAFETY: as above; registers are handed over apart.
    let machine = unsafe { &mut *context.host.cast::<Machine>() };
    if let Err(trap) = machine.store(address, size, value) {
        context.fail(trap.cause, trap.value);
    }
}

/// What `Behaviour::execute` does, in machine code.
pub fn execute(behaviour: &Behaviour, word: u32, machine: &mut Machine) -> Result<(), RaisedException> {
    let mut x = [0; 33];
    x[..32].copy_from_slice(&machine.x);
    let mut own = machine.own.limbs_mut().to_vec();
    // A copy, as the doors have the machine.
    let mut file = machine.v.clone();
    let vectors = VectorContext { file: file.as_mut_ptr(), settings: machine.settings };
    let context = Context::new(machine.pc, &DOORS, std::ptr::from_mut(machine).cast());
    let mut context = context.with_vectors(&vectors);
    let entry = compiled(behaviour).expect("this host is known");
    // SAFETY: 33 registers, all limbs, and a machine that outlives the call.
    unsafe { entry.execute(x.as_mut_ptr(), own.as_mut_ptr(), &mut context, word) };
    machine.x.copy_from_slice(&x[..32]);
    machine.own.limbs_mut().copy_from_slice(&own);
    machine.v = file;
    if context.jumped != 0 {
        machine.pc = context.next_pc;
    }
    if context.failed != 0 {
        return Err(RaisedException { cause: context.cause, value: context.value });
    }
    Ok(())
}
