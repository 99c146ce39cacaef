//! Parameters of a CVA6: what stands in cores/<core>.toml, field by field.

use serde::{Deserialize, Serialize};

/// Microarchitecture of one CVA6.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Params {
    /// Instructions issued per cycle, 1 to 4.
    pub issue_width: u32,
    /// Commit ports, 1 to 4. Stores and CSR accesses use the first only.
    pub commit_ports: u32,
    /// Scoreboard entries, a power of two.
    pub scoreboard_entries: u32,
    /// Bits per fetch, 32 or 64.
    pub fetch_width: u32,
    /// Integer ALUs; the first shares its result bus with branches, CSR accesses and the multiplier.
    pub alus: u32,
    /// An ALU operation may use the result of the ALU operation that issues in the same cycle before it.
    pub alu_bypass: bool,
    /// Loads, multiplications and ALU operations may issue in the same cycle behind an unresolved branch.
    pub speculative_issue: bool,
    /// Register read ports, shared by the issue slots of a cycle.
    pub register_read_ports: u32,
    /// An instruction waits for the commit of an older one that writes the same register.
    pub write_after_write_stalls: bool,
    /// Cycles from issue of a multiplication to its result.
    pub multiply_latency: u32,
    /// In the cycle behind a multiplication or divide only another one may issue.
    pub multiply_issues_alone: bool,
    /// Cycles of a division by zero or by minus one: 2 where it is known at once.
    pub divide_special_latency: u32,
    /// Cycles that a divide takes where its operands are unknown.
    pub divide_default_latency: u32,
    /// Instructions that each of the instruction queue's FIFOs holds; there is one FIFO per halfword of a fetch.
    pub fetch_fifo_depth: u32,
    /// Predicted targets that the instruction queue holds.
    pub address_fifo_depth: u32,
    /// Branch history counters, one per halfword of code, a power of two.
    pub bht_entries: u32,
    /// Entries of the branch target buffer, a power of two; 0 for none.
    pub btb_entries: u32,
    /// Entries of the return address stack.
    pub ras_entries: u32,
    /// Registers between the load unit and the result bus.
    pub load_pipe_registers: u32,
    /// Stores that wait for their commit.
    pub speculative_store_entries: u32,
    /// Of these entries, how many the store unit keeps free, as counted at the start of a cycle.
    pub speculative_store_reserve: u32,
    /// Committed stores that wait for the write buffer.
    pub committed_store_entries: u32,
    /// Words in the write-through cache's write buffer.
    pub write_buffer_entries: u32,
    /// Writes that may be under way to memory.
    pub write_transactions: u32,
    /// Bytes in the instruction cache.
    pub icache_bytes: u32,
    /// Ways of the instruction cache.
    pub icache_ways: u32,
    /// Bits of the shift register that picks the way to be replaced in the instruction cache.
    pub icache_random_bits: u32,
    /// Bytes in a line of the instruction cache.
    pub icache_line_bytes: u32,
    /// Bytes in the data cache.
    pub dcache_bytes: u32,
    /// Ways of the data cache.
    pub dcache_ways: u32,
    /// Bytes in a line of the data cache.
    pub dcache_line_bytes: u32,
    /// First address that is cached.
    pub cached_base: u32,
    /// Bytes that are cached, from there on.
    pub cached_bytes: u32,
    /// Bits per beat between caches and memory.
    pub bus_width: u32,
    /// Cycles from a read's address on the bus to its first beat.
    pub memory_read_latency: u32,
    /// Cycles from a write on the bus to its response.
    pub memory_write_latency: u32,
}

impl Params {
    /// Halfwords per fetch.
    pub fn fetch_halfwords(&self) -> usize {
        (self.fetch_width / 16) as usize
    }

    /// Whether what stands at `address` is cached.
    #[inline]
    pub fn cached(&self, address: u64) -> bool {
        address.wrapping_sub(u64::from(self.cached_base)) < u64::from(self.cached_bytes)
    }

    /// Refuses combinations that no hardware has.
    ///
    /// # Errors
    /// One sentence that says which parameters do not go together.
    pub fn check(&self) -> Result<(), String> {
        if self.fetch_width != 32 && self.fetch_width != 64 {
            return Err(format!("fetch_width is {}; CVA6 fetches 32 or 64 bits", self.fetch_width));
        }
        if self.issue_width > 1 && self.fetch_width == 32 {
            return Err(format!(
                "issue_width is {} with fetch_width 32: two instructions a cycle need a fetch of 64 bits",
                self.issue_width
            ));
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
        if !self.bht_entries.is_power_of_two() {
            return Err(format!("bht_entries is {}; it must be a power of two", self.bht_entries));
        }
        if self.alus == 0 || self.ras_entries == 0 || self.commit_ports == 0 || self.issue_width == 0 {
            return Err("alus, ras_entries, commit_ports and issue_width must be at least 1".into());
        }
        if self.btb_entries != 0 && !self.btb_entries.is_power_of_two() {
            return Err(format!("btb_entries is {}; it must be 0 or a power of two", self.btb_entries));
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
        let caches = [
            ("icache", self.icache_bytes, self.icache_ways, self.icache_line_bytes),
            ("dcache", self.dcache_bytes, self.dcache_ways, self.dcache_line_bytes),
        ];
        caches.into_iter().try_for_each(|(name, bytes, ways, line)| self.check_cache(name, bytes, ways, line))
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
