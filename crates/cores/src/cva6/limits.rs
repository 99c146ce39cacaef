//! How far each parameter of a CVA6 goes: a core's file may narrow a range and cannot widen it.
//!
//! Source: openhwgroup/cva6 6cb200105, `core/`, where a reason names a file; else what this model follows.

/// The legal values of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// Name of the parameter.
    pub name: &'static str,
    /// Lowest value.
    pub low: i64,
    /// Highest value.
    pub high: i64,
    /// Why not beyond.
    pub reason: &'static str,
}

const fn limit(name: &'static str, low: i64, high: i64, reason: &'static str) -> Limit {
    Limit { name, low, high, reason }
}

const PORTS: &str = "the RTL has 1 or 2, and the rules of the second hold up to five";
const STORES: &str = "each entry compares its address with every load (core/store_buffer.sv)";
const PIPE: &str = "each is a row of registers (core/load_store_unit.sv shift_reg)";
const WAYS: &str = "all are compared in one cycle";
const LINE: &str = "a line holds at least a word, and comes in at most 16 beats of 64 bits";
const ADDRESS: &str = "the region lies in the first 4 GiB";
const MEMORY: &str = "beyond lies no memory: the slowest DRAM answers within";
const WRITES: &str = "a write is numbered with four bits (MemTidWidth) and 16 words are arbitrated in a tree";

/// All that are numbers.
pub const LIMITS: &[Limit] = &[
    limit("xlen", 32, 64, "RISC-V has integer registers of 32 and 64 bits here"),
    limit("issue_width", 1, 5, PORTS),
    limit("commit_ports", 1, 5, PORTS),
    limit("scoreboard_entries", 2, 64, "an entry is compared with every operand in one cycle"),
    limit("fetch_width", 32, 128, "a fetch holds one to four instructions of 32 bits"),
    limit("alus", 1, 5, "one per issue port at most"),
    limit("register_read_ports", 2, 15, "three per issue port at most (NrRgprPorts)"),
    limit("multiply_latency", 1, 8, "core/multiplier.sv is a pipeline of at most a few registers"),
    limit("divide_special_latency", 2, 67, "core/serdiv.sv shifts 64 times at most"),
    limit("divide_default_latency", 2, 66, "core/serdiv.sv shifts 64 times at most"),
    limit("fetch_fifo_depth", 1, 8, "core/frontend/instr_queue.sv: a FIFO per halfword"),
    limit("address_fifo_depth", 1, 8, "core/frontend/instr_queue.sv: one FIFO"),
    limit("bht_entries", 0, 4096, "a counter is read in the cycle of a fetch (core/frontend/bht.sv)"),
    limit("bht_history_bits", 0, 8, "each entry has a counter for every history (core/frontend/bht2lvl.sv)"),
    limit("btb_entries", 0, 4096, "a target is read in the cycle of a fetch (core/frontend/btb.sv)"),
    limit("ras_entries", 0, 16, "all move in one cycle (core/frontend/ras.sv)"),
    limit("load_pipe_registers", 0, 4, PIPE),
    limit("store_pipe_registers", 0, 4, PIPE),
    limit("speculative_store_entries", 1, 16, STORES),
    limit("speculative_store_reserve", 0, 15, STORES),
    limit("committed_store_entries", 1, 16, STORES),
    limit("write_buffer_entries", 1, 16, WRITES),
    limit("write_transactions", 1, 16, WRITES),
    limit("icache_bytes", 512, 1 << 20, "a first-level cache answers in the next cycle"),
    limit("icache_ways", 1, 16, WAYS),
    limit("icache_random_bits", 4, 8, "core/cache_subsystem/cva6_icache.sv LfsrWidth"),
    limit("icache_line_bytes", 8, 128, LINE),
    limit("dcache_bytes", 512, 1 << 16, "a way holds at most a page of 4096 bytes, and there are up to 16"),
    limit("dcache_ways", 1, 16, WAYS),
    limit("dcache_line_bytes", 8, 128, LINE),
    limit("cached_base", 0, u32::MAX as i64, ADDRESS),
    limit("cached_bytes", 0, u32::MAX as i64, ADDRESS),
    limit("bus_width", 32, 128, "AxiDataWidth of the RTL's configurations"),
    limit("memory_read_latency", 1, 1000, MEMORY),
    limit("memory_write_latency", 1, 1000, MEMORY),
];
