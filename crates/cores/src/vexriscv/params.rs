//! Parameters of a VexRiscv: what stands in cores/<core>.toml, field by field, and how far each
//! goes.
//!
//! Source: src/main/scala/vexriscv/GenCoreDefault.scala of the package pythondata-cpu-vexriscv.

use serde::{Deserialize, Serialize};

use crate::BusRegions;
use crate::parameter::{choice, parameters, range};

const SLOW: &str = "beyond lies no memory that such a core runs from";

parameters! {
    /// Microarchitecture of one VexRiscv.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Params {
        /// Bytes of the instruction cache, which has one way and lines of 32 bytes.
        instruction_cache_bytes: u32 =
            choice(&[1024, 2048, 4096, 8192], "iCacheSize of GenCoreDefault.scala, with the tags of a 32-bit address"),
        /// Cycles from the strobe of a word of code to its acknowledgement; 0: in the same.
        fetch_response_cycles: u32 = range(0, 100, SLOW),
        /// Cycles from the strobe of an access of data to its acknowledgement; 0: in the same.
        data_response_cycles: u32 = range(0, 100, SLOW),
        @
        /// Regions of its bus with latencies of their own.
        #[serde(skip)]
        regions: BusRegions
    }
}
