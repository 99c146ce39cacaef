//! Parameters of a CV32E40X: what stands in cores/<core>.toml, field by field, and how far each
//! goes.
//!
//! Source: openhwgroup/cv32e40x 727c573, rtl/cv32e40x_core.sv, parameters of the module; OBI 1.2.

use serde::{Deserialize, Serialize};

use crate::BusRegions;
use crate::parameter::{parameters, range, truth};

const SERIAL: &str = "rtl/cv32e40x_div.sv shifts 32 times at most";
const SLOW: &str = "beyond lies no memory that such a core runs from without a cache";

parameters! {
    /// Microarchitecture of one CV32E40X.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Params {
        /// It has Zba, Zbb, Zbc and Zbs (B_EXT), each instruction of one cycle.
        bit_manipulation: bool = truth(),
        /// It has CV-X-IF (X_EXT): then what reads a CSR's value at once waits a cycle, as CSR
        /// accesses are offered to the coprocessor too.
        extension_interface: bool = truth(),
        /// Cycles that a divide takes where its operands are unknown.
        divide_default_cycles: u32 = range(3, 35, SERIAL),
        /// Cycles that a request for instructions waits for its grant.
        fetch_grant_cycles: u32 = range(0, 100, SLOW),
        /// Cycles from there to the word.
        fetch_response_cycles: u32 = range(1, 100, SLOW),
        /// Cycles that a request for data waits for its grant.
        data_grant_cycles: u32 = range(0, 100, SLOW),
        /// Cycles from there to the answer.
        data_response_cycles: u32 = range(1, 100, SLOW),
        @
        /// Regions of its bus with latencies of their own.
        #[serde(skip)]
        regions: BusRegions
    }
}

impl Params {
    /// Whether every word of code is granted in the cycle of its request and comes in the next.
    pub fn ideal_fetch(&self) -> bool {
        self.fetch_grant_cycles == 0 && self.fetch_response_cycles == 1
    }

    /// Whether every request for data is granted in its cycle and answered in the next, but in
    /// regions.
    pub fn ideal_data(&self) -> bool {
        self.data_grant_cycles == 0 && self.data_response_cycles == 1
    }
}
