//! Parameters of an Ibex: what stands in cores/<core>.toml, field by field, and how far each goes.
//!
//! Source: lowRISC/ibex 5da1679, rtl/ibex_top.sv, parameters of the module.

use serde::{Deserialize, Serialize};

use crate::BusRegions;
use crate::parameter::{choice, parameters, range, truth};

const SLOW: &str = "beyond lies no memory that such a core runs from without a cache";

parameters! {
    /// Microarchitecture of one Ibex.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Params {
        /// Results are written a cycle later, in a stage of their own, so that loads and stores
        /// leave ID/EX without their answer (WritebackStage).
        writeback_stage: bool = truth(),
        /// Targets of branches and jumps come from an adder of their own (BranchTargetALU).
        branch_target_alu: bool = truth(),
        /// Cycles of a product; its upper half takes one more.
        multiply_cycles: u32 = choice(&[1, 3], "RV32MSingleCycle and RV32MFast of rtl/ibex_multdiv_fast.sv"),
        /// Cycles from a request for instructions, which is granted at once, to its answer.
        fetch_response_cycles: u32 = range(1, 100, SLOW),
        /// Cycles from a request for data, which is granted at once, to its answer.
        data_response_cycles: u32 = range(1, 100, SLOW),
        @
        /// Regions of its bus with latencies of their own.
        #[serde(skip)]
        regions: BusRegions
    }
}

impl Params {
    /// Refuses combinations that no hardware has.
    ///
    /// # Errors
    /// One sentence that says which parameters do not go together.
    pub fn check(&self) -> Result<(), String> {
        let waits = self.data_response_cycles > 1 || !self.regions.is_empty();
        if self.writeback_stage && !self.branch_target_alu && waits {
            return Err("with writeback_stage and without branch_target_alu the RTL itself goes astray where data come \
                        later than in the next cycle; leave data_response_cycles at 1 and name no region, or set \
                        branch_target_alu = true"
                .to_owned());
        }
        Ok(())
    }
}
