//! Parameters of a karu64: what stands in cores/<core>.toml, field by field, and how far each goes.
//!
//! Source: karucore/karu64 8da799a, `rtl/karu_cfg.vh` and the modules that a reason names.

use serde::{Deserialize, Serialize};

use crate::BusRegions;
use crate::parameter::{choice, parameters, range, truth};

const SHIFTS: &str = "radices of rtl/karu_m.v and rtl/karu_varith.v";
const BITS: &str = "at once, or a bit a cycle of 64 (rtl/karu_m.v, rtl/karu_varith.v)";
const MEMORY: &str = "beyond lies no memory: the slowest DRAM answers within";

parameters! {
    /// Microarchitecture of one karu64.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Params {
        /// Cycles in which the multiplier makes a product: 1 at once, else so many bits a cycle
        /// that 64 are done.
        multiply_cycles: u32 = choice(&[1, 4, 16, 64], SHIFTS),
        /// Cycles in which the divider makes a quotient.
        divide_cycles: u32 = choice(&[1, 64], BITS),
        /// Bytes of the instruction cache, or 0 for none.
        icache_bytes: u32 = choice(&[0, 1024, 2048, 4096, 8192, 16384, 32768], "KARU_ICACHE_KB, a power of two"),
        /// Cycles by which memory answers a read of instructions later than in the cycle after its
        /// request.
        fetch_latency: u32 = range(0, 1000, MEMORY),
        /// Cycles by which memory takes a request for data later than in its cycle: of a line, or
        /// of each 64 bits that are written.
        data_latency: u32 = range(0, 1000, MEMORY),
        /// Cycles in which the vector unit makes a product of two elements: 1 a granule at once,
        /// else each element in turn.
        vector_multiply_cycles: u32 = choice(&[1, 4, 16, 64], SHIFTS),
        /// Cycles in which it makes a quotient of two elements: 1 a granule at once, else each
        /// element in turn.
        vector_divide_cycles: u32 = choice(&[1, 64], BITS),
        /// A lane has two stages.
        vector_lane_register: bool = truth(),
        /// What is put together of a whole register passes one more on its way to the register
        /// file.
        vector_write_register: bool = truth(),
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
