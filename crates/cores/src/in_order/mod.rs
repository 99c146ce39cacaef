//! What families share whose cores execute one instruction at a time, in order: nothing younger
//! delays anything older, so an instruction's cycle follows from those before it, and no cycle is
//! stepped through.

mod code;
pub(crate) mod cost;
mod data;
pub(crate) mod divide;
mod fetch_port;
mod infos;
#[cfg(test)]
pub(crate) mod interrupt_bench;
pub(crate) mod memo;
pub(crate) mod rv32imc;
mod waits;
mod watch;

pub(crate) use code::Code;
pub(crate) use data::{Access, DataPort, crosses};
pub(crate) use fetch_port::FetchPort;
pub(crate) use infos::Infos;
pub(crate) use waits::Waits;
pub(crate) use watch::{Charges, Issued, Watch, moment, pipeline};
