//! What a cycle of a CVA6 goes to.
//!
//! Source: docs/reference/profile.md, "Which cycle belongs to whom".

crate::stall::stalls! {
    /// At least one instruction issued.
    ISSUED: "issued", "issued";
    /// A branch or jump was mispredicted; fetch starts anew after it.
    BRANCH_MISS: "branch_miss", "branch";
    /// A CSR access, fence or trap is waited for, or fetch starts anew after it.
    FLUSH: "flush", "flush";
    /// The instruction cache waits for memory.
    INSTRUCTION_MISS: "instruction_miss", "I-miss";
    /// Nothing has arrived from fetch for another reason: a taken branch, a word that was not full.
    FETCH: "fetch", "fetch";
    /// An operand is being computed.
    RAW: "raw", "RAW";
    /// An older instruction writes the same register and has not committed; the core does not
    /// rename.
    WAW: "waw", "WAW";
    /// The functional unit, its result bus or the issue slot is taken.
    STRUCTURAL: "structural", "struct";
    /// Not enough register read ports are left.
    READ_PORT: "read_port", "rd port";
    /// The load/store unit does not take another instruction.
    LOAD_STORE: "load_store", "LSU";
    /// A load that missed the data cache, or of a device, is waited for.
    DATA_MISS: "data_miss", "D-miss";
    /// A load that must wait for an older store with equal address bits is waited for.
    STORE_CONFLICT: "store_conflict", "st conf";
    /// A store waits because the store queues or the write buffer are full.
    WRITE_BUFFER: "write_buffer", "wr buf";
    /// The scoreboard is full; its oldest instruction is being executed.
    SCOREBOARD: "scoreboard", "scbd";
    /// The scoreboard is full; its oldest instruction is finished and finds no commit port.
    COMMIT: "commit", "commit";
    /// Nothing is left to issue; the last instructions finish.
    END: "end", "end";
}
