//! Parameters of a PicoRV32: what stands in cores/<core>.toml, field by field, and how far each
//! goes.
//!
//! Source: YosysHQ/picorv32 87c89ac, picorv32.v, parameters of the module.

use serde::{Deserialize, Serialize};

use crate::BusRegions;
use crate::parameter::{parameters, range, truth};

const SLOW: &str = "beyond lies no memory that such a core runs from without a cache";

parameters! {
    /// Microarchitecture of one PicoRV32.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Params {
        /// It has compressed instructions (COMPRESSED_ISA), as `isa` says; without them the same
        /// code takes the same cycles.
        compressed: bool = truth(),
        /// Products come from a multiplier with two registers (ENABLE_FAST_MUL); if not, a bit a
        /// cycle (ENABLE_MUL).
        fast_multiplier: bool = truth(),
        /// The register file is read at two ports at once (ENABLE_REGS_DUALPORT).
        dual_port_registers: bool = truth(),
        /// Results of the ALU pass a register (TWO_CYCLE_ALU).
        two_cycle_alu: bool = truth(),
        /// Outcomes of branches pass a register (TWO_CYCLE_COMPARE).
        two_cycle_compare: bool = truth(),
        /// It has PCPI for coprocessors outside (ENABLE_PCPI).
        coprocessor_interface: bool = truth(),
        /// Cycles from a request for instructions to its answer; 0: in the same.
        fetch_response_cycles: u32 = range(0, 100, SLOW),
        /// Cycles from a request for data to its answer; 0: in the same.
        data_response_cycles: u32 = range(0, 100, SLOW),
        @
        /// Regions of its bus with latencies of their own.
        #[serde(skip)]
        regions: BusRegions
    }
}

impl Params {
    /// Refuses combinations that no hardware has: there are none.
    ///
    /// # Errors
    /// Never.
    pub fn check(&self) -> Result<(), String> {
        Ok(())
    }
}
