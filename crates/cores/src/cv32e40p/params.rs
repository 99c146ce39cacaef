//! Parameters of a CV32E40P: what stands in cores/<core>.toml, field by field, and how far each
//! goes.
//!
//! Source: openhwgroup/cv32e40p 360d272, `rtl/`, where a reason names a file; else what this model
//! follows.

use serde::{Deserialize, Serialize};

use crate::BusRegions;
use crate::parameter::{parameters, range, truth};

const CONTROLLER: &str = "states of cv32e40p_controller.sv and cv32e40p_prefetch_controller.sv";
const SERIAL: &str = "cv32e40p_alu_div.sv shifts 32 times at most";
const EXECUTE: &str = "it stays in EX for so long (cv32e40p_mult.sv, a state machine of five steps)";
const BUS: &str = "a word is asked for in one cycle and comes in a later one (OBI)";
const SLOW: &str = "beyond lies no memory that such a core runs from without a cache";
const BANKS: &str =
    "a crossbar compares every port with every bank in one cycle (X-HEEP has 2 to 16 banks of 32 KiB)";

parameters! {
    /// Microarchitecture of one CV32E40P.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Params {
        /// Cycles of MULH, MULHSU and MULHU in EX.
        multiply_high_cycles: u32 = range(1, 8, EXECUTE),
        /// Cycles of a division by zero in EX, which are two more than shifts; each bit of the
        /// divisor saves one.
        divide_most_cycles: u32 = range(3, 35, SERIAL),
        /// Cycles that a divide takes where its operands are unknown.
        divide_default_cycles: u32 = range(3, 35, SERIAL),
        /// Cycles from a load to an instruction that needs its register.
        load_use_cycles: u32 = range(1, 4, BUS),
        /// Cycles of an access that crosses a word in EX.
        misaligned_cycles: u32 = range(1, 4, BUS),
        /// Cycles from a taken branch to its target.
        taken_branch_cycles: u32 = range(1, 8, CONTROLLER),
        /// Cycles from the first cycle of a jump in ID to its target.
        jump_cycles: u32 = range(1, 8, CONTROLLER),
        /// Cycles by which a target of four bytes that lies across two words comes later.
        split_target_cycles: u32 = range(0, 2, "it is fetched as two words (cv32e40p_aligner.sv)"),
        /// Cycles from a CSR access that empties the pipeline to the next instruction.
        csr_flush_cycles: u32 = range(1, 8, CONTROLLER),
        /// Cycles from FENCE or FENCE.I to the next instruction.
        fence_cycles: u32 = range(1, 8, CONTROLLER),
        /// Cycles from MRET to its target.
        mret_cycles: u32 = range(1, 8, CONTROLLER),
        /// Cycles from ECALL or EBREAK, if it left ID, to the handler.
        call_cycles: u32 = range(1, 8, CONTROLLER),
        /// Cycles from what is no instruction, if it left ID, to the handler.
        illegal_cycles: u32 = range(1, 8, CONTROLLER),
        /// A load holds up by a cycle what names its register in bits 11 to 7 of its word, x0 too,
        /// whatever stands there; if not, only what writes that register from EX.
        loads_hold_named: bool = truth(),
        /// What a jump waits for in ID hides all that its target costs; if not, all but what a
        /// target of four bytes across two words and a link in its own register cost.
        jumps_hide_targets: bool = truth(),
        /// Of all CSRs only mstatus and ustatus empty the pipeline.
        status_alone_flushes: bool = truth(),
        /// A MULH, DIV or REM right behind a taken branch goes through EX twice, although it is
        /// killed.
        shadows_multiply: bool = truth(),
        /// It has FENCE and FENCE.I; if not, they are no instructions.
        fences: bool = truth(),
        /// Cycles that a request for instructions waits for its grant.
        fetch_grant_cycles: u32 = range(0, 100, SLOW),
        /// Cycles from there to the word.
        fetch_response_cycles: u32 = range(1, 100, SLOW),
        /// Cycles that a request for data waits for its grant.
        data_grant_cycles: u32 = range(0, 100, SLOW),
        /// Cycles from there to the answer.
        data_response_cycles: u32 = range(1, 100, SLOW),
        /// Banks in which fetch and data meet, one access a cycle, data first: 1 is a port that
        /// both share, 0 two ports to all memory.
        memory_banks: u32 = range(0, 64, BANKS),
        /// Consecutive bytes of a bank; behind them the next one begins, behind the last the first
        /// again.
        memory_bank_bytes: u32 = range(4, 0x4000_0000, BANKS),
        /// Cycles from the one in which an interrupt is taken to its handler; 0: the core's
        /// interrupts are not modelled.
        interrupt_cycles: u32 = range(0, 8, CONTROLLER),
        /// It has CV-X-IF.
        extension_interface: bool = truth(),
        /// A coprocessor waits for the registers that it needs (rs_valid); if not, an operand that
        /// is not there is an error.
        coprocessor_waits: bool = truth(),
        /// A coprocessor keeps a result that comes together with another's, as Instar's own do; if
        /// not, it takes the instruction later.
        coprocessor_keeps_results: bool = truth(),
        @
        /// Regions of its bus with latencies of their own.
        #[serde(skip)]
        regions: BusRegions
    }
}

impl Params {
    /// Whether every request is granted in its cycle and answered in the next, and fetch and data
    /// never meet, wherever they are.
    pub fn ideal_memory(&self) -> bool {
        let cycles = [self.fetch_grant_cycles, self.data_grant_cycles, self.memory_banks];
        self.regions.is_empty()
            && cycles == [0; 3]
            && self.fetch_response_cycles == 1
            && self.data_response_cycles == 1
    }

    /// Refuses combinations that no hardware has.
    ///
    /// # Errors
    /// One sentence that says which parameters do not go together.
    pub fn check(&self) -> Result<(), String> {
        if self.divide_default_cycles > self.divide_most_cycles {
            return Err(format!(
                "divide_default_cycles is {}, and no divide takes more than divide_most_cycles, {}",
                self.divide_default_cycles, self.divide_most_cycles
            ));
        }
        if !self.memory_bank_bytes.is_power_of_two() {
            return Err(format!("memory_bank_bytes is {}; a power of two is wanted", self.memory_bank_bytes));
        }
        if self.jumps_hide_targets && !self.ideal_memory() {
            return Err(
                "with jumps_hide_targets only memory is followed that answers in the next cycle; leave \
                 fetch_grant_cycles, fetch_response_cycles, data_grant_cycles, data_response_cycles and \
                 memory_banks as they are, and name no region"
                    .to_owned(),
            );
        }
        let fixed =
            [("load_use_cycles", self.load_use_cycles), ("misaligned_cycles", self.misaligned_cycles)];
        if let Some((name, value)) = fixed.iter().find(|(_, value)| *value != 2 && !self.ideal_memory()) {
            return Err(format!(
                "{name} is {value}, and memory that is not the ideal one says itself how long an access takes; leave {name} \
                 at 2"
            ));
        }
        Ok(())
    }
}
