//! The host, as a program talks to it: `tohost`, and the system calls that the simulator answers.
//!
//! Source: own design.

pub(crate) mod environment;
