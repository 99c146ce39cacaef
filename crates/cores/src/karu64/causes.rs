//! What holds an instruction up in a karu64: the fetch of its own eight bytes, or the instruction
//! before it.
//!
//! Source: karucore/karu64 8da799a, rtl/karu64.v exec_busy, id_accept; rtl/karu_ifu.v.

crate::causes::causes! {
    /// The branch before it was taken.
    BRANCH: 6, "TAKEN";
    /// The instruction before it was a jump.
    JUMP: 15, "JUMP";
    /// Fetch began anew before it (fence, trap).
    FLUSH: 10, "FLUSH";
    /// The eight bytes that it stands in were fetched.
    FETCH: 4, "FETCH";
    /// They were not in the instruction cache.
    INSTRUCTION_MISS: 14, "IMISS";
    /// The instruction before it took more than a cycle.
    EXECUTE: 1, "EX";
    /// A line was not in the data cache.
    DATA_MISS: 12, "DMISS";
}
