//! What the architecture says that a hart holds: registers, CSRs, a design's own state, memory.
//!
//! Source: own design. Nothing in here knows how instructions are executed or who looks on:
//! `engine` works on this, and this uses nothing of `engine` (tests/house/test_floors.py). A
//! register file of the architecture has its place here alone: values in [`Hart`], its way into
//! [`Hart::slots`] and [`Hart::limbs`], its CSRs as a module of [`csrs`].

pub(crate) mod csrs;
pub(crate) mod hart;
pub(crate) mod memory;
pub(crate) mod own;
pub(crate) mod vector;

pub use hart::Hart;
pub use memory::Memory;
