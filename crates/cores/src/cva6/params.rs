//! Parameters of a CVA6: what stands in cores/<core>.toml, field by field, and how far each goes.
//!
//! Source: openhwgroup/cva6 6cb200105, `core/`, where a reason names a file; else what this model
//! follows.

use serde::{Deserialize, Serialize};

use crate::parameter::{choice, parameters, range, truth};
use crate::{BusRegions, CachedRegion};

const PORTS: &str = "the RTL has 1 or 2, and the rules of the second hold up to five";
const STORES: &str = "each entry compares its address with every load (core/store_buffer.sv)";
const PIPE: &str = "each is a row of registers (core/load_store_unit.sv shift_reg)";
const WAYS: &str = "all are compared in one cycle";
const LINE: &str = "a line holds at least a word, and comes in at most 16 beats of 64 bits";
const ADDRESS: &str = "the region lies in the first 4 GiB";
const MEMORY: &str = "beyond lies no memory: the slowest DRAM answers within";
const WRITES: &str = "a write is numbered with four bits (MemTidWidth) and 16 words are arbitrated in a tree";

parameters! {
    /// Microarchitecture of one CVA6.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Params {
        /// Bits of a register, 32 or 64: a word of the write buffer and of a bank of the data
        /// cache.
        xlen: u32 = choice(&[32, 64], "RISC-V has integer registers of 32 and 64 bits here"),
        /// Instructions issued per cycle, 1 to 5.
        issue_width: u32 = range(1, 5, PORTS),
        /// Commit ports, 1 to 5. Stores and CSR accesses use the first only.
        commit_ports: u32 = range(1, 5, PORTS),
        /// Scoreboard entries, a power of two.
        scoreboard_entries: u32 = range(2, 64, "an entry is compared with every operand in one cycle"),
        /// Bits per fetch, 32, 64 or 128.
        fetch_width: u32 = choice(&[32, 64, 128], "a fetch holds one to four instructions of 32 bits"),
        /// Integer ALUs; the first shares its result bus with branches, CSR accesses and the
        /// multiplier.
        alus: u32 = range(1, 5, "one per issue port at most"),
        /// An ALU operation may use the result of the ALU operation that issues in the same cycle
        /// before it.
        alu_bypass: bool = truth(),
        /// Multiplications and ALU operations may issue in the same cycle after an unresolved
        /// branch.
        speculative_issue: bool = truth(),
        /// Loads may, too.
        speculative_loads: bool = truth(),
        /// Register read ports, shared by the issue slots of a cycle.
        register_read_ports: u32 = range(2, 15, "three per issue port at most (NrRgprPorts)"),
        /// An instruction waits for the commit of an older one that writes the same register.
        write_after_write_stalls: bool = truth(),
        /// Cycles from issue of a multiplication to its result.
        multiply_latency: u32 = range(1, 8, "core/multiplier.sv is a pipeline of at most a few registers"),
        /// In the cycle after a multiplication or divide only another one may issue.
        multiply_issues_alone: bool = truth(),
        /// Cycles of a division by zero or by minus one: 2 where it is known at once.
        divide_special_latency: u32 = range(2, 67, "core/serdiv.sv shifts 64 times at most"),
        /// Cycles that a divide takes where its operands are unknown.
        divide_default_latency: u32 = range(2, 66, "core/serdiv.sv shifts 64 times at most"),
        /// Instructions that each of the instruction queue's FIFOs holds; there is one FIFO per
        /// halfword of a fetch.
        fetch_fifo_depth: u32 = range(1, 8, "core/frontend/instr_queue.sv: a FIFO per halfword"),
        /// Predicted targets that the instruction queue holds.
        address_fifo_depth: u32 = range(1, 8, "core/frontend/instr_queue.sv: one FIFO"),
        /// Entries of the branch history, one per halfword of code: a power of two, or 0 for none.
        bht_entries: u32 = range(0, 4096, "a counter is read in the cycle of a fetch (core/frontend/bht.sv)"),
        /// Outcomes that each entry remembers to choose its counter by (private history); 0: one
        /// counter per entry.
        bht_history_bits: u32 = range(0, 8, "each entry has a counter for every history (core/frontend/bht2lvl.sv)"),
        /// Entries of the branch target buffer, one per halfword of code: a power of two, or 0 for
        /// none.
        btb_entries: u32 = range(0, 4096, "a target is read in the cycle of a fetch (core/frontend/btb.sv)"),
        /// Prediction as before November 2022: the first instruction of a fetch into the middle of
        /// a word has the counter and the target of the word's first halfword, a call through a
        /// register has no target, and a branch that rightly is predicted not taken trains nothing.
        older_prediction: bool = truth(),
        /// Fetch takes a return from a trap for a jump to itself, so that nothing behind it is
        /// fetched.
        fetch_stops_at_returns: bool = truth(),
        /// Entries of the return address stack, or 0 for none.
        ras_entries: u32 = range(0, 16, "all move in one cycle (core/frontend/ras.sv)"),
        /// Registers between the load unit and the scoreboard: cycles by which a load's result
        /// comes later.
        load_pipe_registers: u32 = range(0, 4, PIPE),
        /// Registers between the store unit and the scoreboard: cycles by which a store is finished
        /// later.
        store_pipe_registers: u32 = range(0, 4, PIPE),
        /// Stores that wait for their commit.
        speculative_store_entries: u32 = range(1, 16, STORES),
        /// Of these entries, how many the store unit keeps free, as counted at the start of a
        /// cycle.
        speculative_store_reserve: u32 = range(0, 15, STORES),
        /// Committed stores that wait for the write buffer.
        committed_store_entries: u32 = range(1, 16, STORES),
        /// Words in the write-through cache's write buffer.
        write_buffer_entries: u32 = range(1, 16, WRITES),
        /// Writes that may be under way to memory.
        write_transactions: u32 = range(1, 16, WRITES),
        /// Bytes in the instruction cache.
        icache_bytes: u32 = range(512, 1 << 20, "a first-level cache answers in the next cycle"),
        /// Ways of the instruction cache.
        icache_ways: u32 = range(1, 16, WAYS),
        /// Bits of the shift register that picks the way to be replaced in the instruction cache.
        icache_random_bits: u32 = range(4, 8, "core/cache_subsystem/cva6_icache.sv LfsrWidth"),
        /// Bytes in a line of the instruction cache.
        icache_line_bytes: u32 = range(8, 128, LINE),
        /// Bytes in the data cache.
        dcache_bytes: u32 = range(512, 1 << 16, "a way holds at most a page of 4096 bytes, and there are up to 16"),
        /// Ways of the data cache.
        dcache_ways: u32 = range(1, 16, WAYS),
        /// Bytes in a line of the data cache.
        dcache_line_bytes: u32 = range(8, 128, LINE),
        /// First address that is cached.
        cached_base: u32 = range(0, u32::MAX as i64, ADDRESS),
        /// Bytes that are cached, from there on.
        cached_bytes: u32 = range(0, u32::MAX as i64, ADDRESS),
        /// Bits per beat between caches and memory.
        bus_width: u32 = choice(&[32, 64, 128], "AxiDataWidth of the RTL's configurations"),
        /// Cycles from a read's address on the bus to its first beat.
        memory_read_latency: u32 = range(1, 1000, MEMORY),
        /// Cycles from a write on the bus to its response.
        memory_write_latency: u32 = range(1, 1000, MEMORY),
        /// A converter to a wider bus has one read and one write under way at a time.
        memory_one_at_a_time: bool = truth(),
        @
        /// Regions of its bus with latencies of their own.
        #[serde(skip)]
        regions: BusRegions
    }
}

impl Params {
    /// Halfwords per fetch.
    pub fn fetch_halfwords(&self) -> usize {
        (self.fetch_width / 16) as usize
    }

    /// Bytes in a register.
    pub fn word_bytes(&self) -> u32 {
        self.xlen / 8
    }

    /// What is cached.
    pub fn cached(&self) -> CachedRegion {
        let (base, bytes) = (u64::from(self.cached_base), u64::from(self.cached_bytes));
        CachedRegion { base, bytes, parameters: "cached_base, cached_bytes" }
    }

    /// Refuses combinations that no hardware has.
    ///
    /// # Errors
    /// One sentence that says which parameters do not go together.
    pub fn check(&self) -> Result<(), String> {
        self.check_pipeline()?;
        self.check_prediction()?;
        let caches = [
            ("icache", self.icache_bytes, self.icache_ways, self.icache_line_bytes),
            ("dcache", self.dcache_bytes, self.dcache_ways, self.dcache_line_bytes),
        ];
        caches.into_iter().try_for_each(|(name, bytes, ways, line)| self.check_cache(name, bytes, ways, line))
    }

    fn check_pipeline(&self) -> Result<(), String> {
        if ![32, 64].contains(&self.xlen) {
            return Err(format!("xlen is {}; CVA6 has 32 or 64", self.xlen));
        }
        if ![32, 64, 128].contains(&self.fetch_width) {
            return Err(format!(
                "fetch_width is {}; this model fetches 32, 64 or 128 bits",
                self.fetch_width
            ));
        }
        if self.alus == 0 || self.commit_ports == 0 || self.issue_width == 0 {
            return Err("alus, commit_ports and issue_width must be at least 1".into());
        }
        if self.issue_width > 5 || self.commit_ports > 5 {
            return Err(format!(
                "issue_width is {} and commit_ports is {}; this model goes up to 5 of each",
                self.issue_width, self.commit_ports
            ));
        }
        if self.issue_width > 1 && self.fetch_width == 32 {
            return Err(format!(
                "issue_width is {} with fetch_width 32: two instructions a cycle need a fetch of 64 bits",
                self.issue_width
            ));
        }
        if self.alu_bypass && self.alus < 2 {
            return Err(format!("alu_bypass is true with alus {}: it leads from one to another", self.alus));
        }
        if self.speculative_loads && !self.speculative_issue {
            return Err("speculative_loads is true and speculative_issue is false: a load is the last that \
                        issues behind a branch"
                .into());
        }
        if !self.scoreboard_entries.is_power_of_two() || self.scoreboard_entries < 2 * self.issue_width {
            return Err(format!(
                "scoreboard_entries is {}; it must be a power of two of at least twice the issue width ({})",
                self.scoreboard_entries, self.issue_width
            ));
        }
        if self.scoreboard_entries > 64 || self.write_buffer_entries > 16 || self.write_transactions > 16 {
            return Err(
                "scoreboard_entries may be at most 64, write_buffer_entries and write_transactions 16".into(),
            );
        }
        if self.fetch_halfwords() as u32 * self.fetch_fifo_depth > 64 {
            return Err(format!(
                "fetch_fifo_depth is {} with fetch_width {}: this model queues up to 64 instructions",
                self.fetch_fifo_depth, self.fetch_width
            ));
        }
        Ok(())
    }

    fn check_prediction(&self) -> Result<(), String> {
        // A row of the table holds an entry for each halfword of a fetch, and there are at least
        // two rows.
        let least = 2 * self.fetch_halfwords() as u32;
        for (name, entries) in [("bht_entries", self.bht_entries), ("btb_entries", self.btb_entries)] {
            if entries != 0 && (!entries.is_power_of_two() || entries < least) {
                return Err(format!(
                    "{name} is {entries} with fetch_width {}; it must be 0 or a power of two of at least {least}",
                    self.fetch_width
                ));
            }
        }
        if self.bht_history_bits == 1 || self.bht_history_bits > 8 {
            return Err(format!("bht_history_bits is {}; it must be 0 or 2 to 8", self.bht_history_bits));
        }
        if self.bht_history_bits > 0 && self.bht_entries == 0 {
            return Err(format!(
                "bht_history_bits is {} with bht_entries 0: there is no entry to keep it",
                self.bht_history_bits
            ));
        }
        if !(4..=8).contains(&self.icache_random_bits) || 1 << self.icache_random_bits < self.icache_ways {
            return Err(format!(
                "icache_random_bits is {}; it must be 4 to 8, enough to name each of icache_ways ({})",
                self.icache_random_bits, self.icache_ways
            ));
        }
        if self.speculative_store_reserve >= self.speculative_store_entries {
            return Err(format!(
                "speculative_store_reserve is {}; it must be below speculative_store_entries ({})",
                self.speculative_store_reserve, self.speculative_store_entries
            ));
        }
        if self.ras_entries == 1 {
            return Err("ras_entries is 1; it must be 0 or at least 2".into());
        }
        Ok(())
    }

    fn check_cache(&self, name: &str, bytes: u32, ways: u32, line: u32) -> Result<(), String> {
        if ![bytes, ways, line].iter().all(|n| n.is_power_of_two()) {
            return Err(format!(
                "{name}_bytes, {name}_ways and {name}_line_bytes are {bytes}, {ways} and {line}; each must be a power of two"
            ));
        }
        if u64::from(bytes) < u64::from(ways) * u64::from(line) {
            return Err(format!(
                "{name}_bytes is {bytes}; {ways} ways of {line} bytes need at least {}",
                u64::from(ways) * u64::from(line)
            ));
        }
        if 8 * line < self.fetch_width || 8 * line < self.bus_width || bytes / ways > 4096 && name == "dcache"
        {
            return Err(format!(
                "{name}_line_bytes is {line} and a way has {} bytes; a line holds at least a fetch and a beat of the bus, and a way of the data cache at most 4096 bytes",
                bytes / ways
            ));
        }
        Ok(())
    }
}
