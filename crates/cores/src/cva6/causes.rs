//! What holds an instruction up in a CVA6.
//!
//! Source: core/issue_read_operands.sv, core/commit_stage.sv and what stands in front of and after
//! them.

crate::causes::causes! {
    /// The instruction before it was mispredicted.
    BRANCH_MISS: 6, "BMISS";
    /// The pipeline was flushed before it (fence, CSR, trap).
    FLUSH: 10, "FLUSH";
    /// Nothing had arrived from fetch.
    FETCH: 5, "FETCH";
    /// The instruction cache had to ask memory.
    INSTRUCTION_MISS: 14, "IMISS";
    /// The data cache had to ask memory.
    CACHE_MISS: 12, "DMISS";
    /// An operand was not ready (read after write).
    RAW: 0, "RAW";
    /// An older instruction that had not committed writes the same register, and the core does not
    /// rename.
    WAW: 13, "WAW";
    /// Its functional unit, its result bus or its issue slot was taken.
    STRUCTURAL: 1, "STRUCT";
    /// The load/store unit's queue was not empty.
    LSU: 2, "LSU";
    /// Not enough register read ports were left.
    READ_PORT: 3, "READPORT";
    /// The scoreboard was full.
    SCOREBOARD: 4, "SCOREBOARD";
    /// A load waited for an older store to an address with equal bits 11 to 3.
    STORE_CONFLICT: 7, "STORE";
    /// A store waited at commit because the write path after it was full.
    WRITE_BUFFER: 8, "WBUFFER";
    /// It was ready and the commit ports were taken, or it may only use the first.
    COMMIT_PORT: 9, "COMMIT";
    /// A divide whose operands are unknown took the default latency.
    DEFAULT_LATENCY: 11, "DEFAULT";
}

/// It waited for the accelerator behind the core; families that have one list it.
pub const ACCELERATOR: crate::Causes = crate::Causes(1 << 15);
