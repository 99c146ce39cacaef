//! Tests of the manual's texts from outside: one program, so that the crate is linked once. Each
//! file is a module.

mod agreement;
mod encodings;
mod flow;
mod support;
mod values;
