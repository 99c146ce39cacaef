//! Circuits of instructions: behaviour → data path → pipeline → SystemVerilog.
//!
//! Source: own design. [`read`] makes a graph of operations of a description's instruction,
//! [`lower`] makes sums of what no gate does, [`pipeline`] cuts it into stages, [`verilog`] writes
//! it down, [`unit`] puts instructions together that share hardware.

pub mod behind_lanes;
pub mod coprocessor;
pub mod gates;
pub mod graph;
pub mod groups;
pub mod lanes;
pub mod lower;
pub mod merged;
pub mod pipeline;
pub mod ports;
pub mod read;
pub mod share;
pub mod slave;
#[cfg(test)]
mod tests;
pub mod trim;
pub mod unit;
pub mod units;
pub mod verilog;
