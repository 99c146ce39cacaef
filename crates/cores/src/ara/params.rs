//! Parameters of a core with a vector unit: those of its CVA6, and those of the unit.
//!
//! Source: soc-hub-fi/Marian e107560, `src/ip/include/ara_pkg.sv` and `marian_pkg.sv`, where a
//! reason names a file.

use serde::Serialize;

use crate::parameter::{choice, parameters, range, truth};
use crate::{FamilyParameter, StatedValues, cva6};

const POWER: &str = "a power of two, as registers are dealt out to lanes (ara.sv)";
const MEMORY: &str = "beyond lies no memory: the slowest DRAM answers within";
const QUEUE: &str = "ara_pkg.sv *InsnQueueDepth, at most as many as instructions in flight";

parameters! {
    /// Microarchitecture of one vector unit.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    pub struct VectorParams {
        /// Lanes of 64 bits.
        vector_lanes: u32 = choice(&[1, 2, 4, 8, 16], POWER),
        /// Bits of a vector register (VLEN).
        vector_register_bits: u32 = choice(&[64, 128, 256, 512, 1024, 2048, 4096], POWER),
        /// Bits per beat between the unit and memory.
        vector_bus_width: u32 = choice(&[32, 64, 128, 256, 512], "AXI data widths; half a beat of the lanes in the RTL"),
        /// Cycles that the converter to a wider bus adds to a read of the scalar core.
        bus_converter_read_latency: u32 = range(0, 1000, MEMORY),
        /// Cycles that it adds to a write.
        bus_converter_write_latency: u32 = range(0, 1000, MEMORY),
        /// Cycles from a burst's address on the bus to its first beat read.
        vector_read_latency: u32 = range(1, 1000, MEMORY),
        /// Cycles from the last beat written to the response.
        vector_write_latency: u32 = range(1, 1000, MEMORY),
        /// Bursts that memory has under way for the unit, of reads and of writes each.
        vector_transactions: u32 = range(1, 64, "as many as the smallest counter of the bus, and one at least"),
        /// Instructions in flight in the unit.
        vector_instructions: u32 = range(1, 8, "ara_pkg.sv NrVInsn: hazards are sets of bits"),
        /// Instructions that a unit (ALU, multiplier, load, store, cryptography) holds.
        vector_unit_queue: u32 = range(1, 8, QUEUE),
        /// Instructions that the slide unit holds.
        vector_slide_queue: u32 = range(1, 8, QUEUE),
        /// Registers in the multiplier.
        vector_multiply_registers: u32 = range(0, 8, "ara_pkg.sv LatMultiplierEW*"),
        /// There is a unit for cryptography, on element groups.
        vector_crypto: bool = truth(),
    }
}

/// Microarchitecture of a core with a vector unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Params {
    /// Its scalar core.
    pub host: cva6::Params,
    /// Its vector unit.
    pub vector: VectorParams,
}

const HOST: &[FamilyParameter] = cva6::Params::PARAMETERS;
const OWN: &[FamilyParameter] = VectorParams::PARAMETERS;

impl Params {
    /// Every parameter: the scalar core's, then the unit's.
    pub const PARAMETERS: &'static [FamilyParameter] = &{
        let mut all = [HOST[0]; HOST.len() + OWN.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = if at < HOST.len() { HOST[at] } else { OWN[at - HOST.len()] };
            at += 1;
        }
        all
    };

    /// The parameters with these values; the scalar core's latencies become those after the
    /// converter, if there is one.
    ///
    /// Source: `ara_system.sv` i_ariane_axi_dwc; axi_dw_converter.sv is wires where both buses are
    /// of one width.
    ///
    /// # Errors
    /// One sentence where one is missing or of another kind.
    pub fn from_values(stated: StatedValues<'_>) -> Result<Self, String> {
        let mut host = cva6::Params::from_values(stated)?;
        let vector = VectorParams::from_values(stated)?;
        if vector.vector_bus_width > host.bus_width {
            host.memory_read_latency += vector.bus_converter_read_latency;
            host.memory_write_latency += vector.bus_converter_write_latency;
        } else {
            host.memory_one_at_a_time = false;
        }
        Ok(Self { host, vector })
    }

    /// Refuses combinations that no hardware has.
    ///
    /// # Errors
    /// One sentence that says which parameters do not go together.
    pub fn check(&self) -> Result<(), String> {
        self.host.check()?;
        let VectorParams { vector_lanes: lanes, vector_register_bits: bits, vector_bus_width: bus, .. } =
            self.vector;
        if self.host.issue_width != 1 || self.host.xlen != 64 {
            return Err(format!(
                "issue_width is {} and xlen {}; the CVA6 that has a port for a vector unit issues one instruction a \
                 cycle and has registers of 64 bits",
                self.host.issue_width, self.host.xlen
            ));
        }
        if bits < 64 * lanes {
            return Err(format!(
                "vector_register_bits is {bits} with vector_lanes {lanes}; each lane holds at least 64 bits of a register"
            ));
        }
        if bus > 64 * lanes {
            return Err(format!(
                "vector_bus_width is {bus} with vector_lanes {lanes}; a beat of memory is at most one of the lanes \
                 (64 bits each)"
            ));
        }
        Ok(())
    }
}
