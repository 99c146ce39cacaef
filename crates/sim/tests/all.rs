//! Tests of the simulator from outside: one program, so that the crate is linked once. Each file is
//! a module.

// `fuzz_target!` of this program takes the place of libFuzzer's.
extern crate self as libfuzzer_sys;

mod calls;
mod checkpoints;
mod customs;
mod devices;
mod extensions;
mod faults;
mod fuzz_targets;
mod interrupts;
mod loading;
mod pauses;
mod programs;
#[path = "support/recorded.rs"]
mod recorded;
mod retired;
mod semihosting;
mod support;
mod traps;
mod values;
mod values_of_designs;
mod vector_registers;
