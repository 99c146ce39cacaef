//! Tests of core models from outside: one program, so that the crate is linked once. Each file is a
//! module.

mod caches;
mod custom_instructions;
mod custom_registers;
mod cycles;
mod devices;
mod in_order_remembered;
mod memo;
mod parameters;
mod regions;
mod relaxation;
mod rtl_cycles;
mod stated_costs;
mod support;
mod vectors_remembered;
