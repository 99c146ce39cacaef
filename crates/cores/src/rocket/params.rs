//! Parameters of a Rocket: what stands in cores/<core>.toml, field by field, and how far each goes.
//!
//! Source: chipsalliance/rocket-chip 850e1d5d5, src/main/scala/rocket/RocketCore.scala,
//! Multiplier.scala, HellaCache.scala, ICache.scala.

use serde::{Deserialize, Serialize};

use crate::parameter::{choice, parameters, range};

const UNROLL: &str = "bits of a step of Multiplier.scala that divide 64";
const CACHE: &str = "lines of 64 bytes of one way, whose index lies in a page of 4 KiB";
const SLOW: &str = "beyond lies no memory that such a core runs from";

parameters! {
    /// Microarchitecture of one Rocket.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Params {
        /// Bits of a product that the multiplier makes in a cycle.
        multiply_unroll: u32 = choice(&[1, 2, 4, 8, 16, 32], UNROLL),
        /// Bits of a quotient that the divider makes in a cycle.
        divide_unroll: u32 = choice(&[1, 2, 4, 8, 16, 32], UNROLL),
        /// Bytes of the instruction cache.
        icache_bytes: u32 = choice(&[1024, 2048, 4096], CACHE),
        /// Bytes of the data cache.
        dcache_bytes: u32 = choice(&[1024, 2048, 4096], CACHE),
        /// Cycles from a request for a block to its first eight bytes; eight more come with each
        /// cycle after that.
        memory_read_latency: u32 = range(1, 1000, SLOW),
        /// Cycles from the last eight bytes of a block that is written back to its acknowledgement.
        memory_write_latency: u32 = range(1, 1000, SLOW),
    }
}
