//! What holds an instruction up in a VexRiscv.
//!
//! Source: VexRiscv_Lite.v, `*_arbitration_haltItself`, `*_arbitration_haltByOther`,
//! `IBusCachedPlugin_iBusRsp_flush`.

crate::causes::causes! {
    /// The jump or branch before it was predicted: its target was fetched when it was decoded.
    JUMP: 15, "JUMP";
    /// The jump by a register or branch before it was mispredicted.
    BRANCH: 6, "MISS";
    /// Its line was not in the instruction cache, or that fetched a line for a wrong path.
    FETCH: 4, "I$";
    /// The instruction cache is emptied, or a trap or the return from one starts fetch anew.
    FLUSH: 10, "FLUSH";
    /// It reads what an instruction in front of it has not brought yet.
    OPERAND: 2, "OPERAND";
    /// It is a CSR access, which waits until nothing is in front of it.
    DRAIN: 5, "DRAIN";
    /// The data bus was waited for: by its own access, or the one before it.
    DATA: 8, "DATA";
    /// It takes more than a cycle itself.
    EXECUTE: 1, "EX";
    /// A shift whose amount is unknown was taken for one by 16 places.
    DEFAULT: 11, "DEFAULT";
}
