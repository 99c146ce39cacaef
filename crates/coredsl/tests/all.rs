//! Tests of CoreDSL from outside: one program, so that the crate is linked once. Each file is a
//! module.

mod chains;
mod common;
mod constructs;
mod designs;
mod devices;
mod diagnostics;
mod expressions;
mod imports;
mod keccak;
mod loops;
mod reference;
mod robustness;
mod semantics;
mod sets;
mod vectors;
