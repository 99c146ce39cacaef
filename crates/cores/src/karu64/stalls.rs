//! What a cycle of a karu64 goes to.
//!
//! Source: docs/reference/profile.md, "Which cycle belongs to whom".

use crate::in_order::Charges;

crate::stall::stalls! {
    /// At least one instruction issued.
    ISSUED: "issued", "issued";
    /// A taken branch: fetch starts anew at its target.
    BRANCH: "branch_taken", "taken";
    /// A jump: fetch starts anew at its target.
    JUMP: "jump", "jump";
    /// Fetch starts anew after a fence, a trap or the return from one.
    FLUSH: "flush", "flush";
    /// The next eight bytes of code come from the instruction cache, or from memory where there is
    /// none.
    FETCH: "fetch_wait", "I-wait";
    /// They come from memory into the instruction cache.
    INSTRUCTION_MISS: "instruction_miss", "I-miss";
    /// A load or store is at the data cache.
    DATA: "data_wait", "D-wait";
    /// A line comes into the data cache, for a scalar or a vector load.
    DATA_MISS: "data_miss", "D-miss";
    /// The multiplier is at work.
    MULTIPLY: "multiply", "mulh";
    /// The divider is at work.
    DIVIDE: "divide", "divide";
    /// The vector unit reads granules of operands from its register file.
    VECTOR_OPERANDS: "vector_operands", "v operand";
    /// The vector unit computes, or writes what it computed.
    VECTOR_COMPUTE: "vector_compute", "v compute";
    /// A vector load or store is at work, beside lines that come into the data cache.
    VECTOR_MEMORY: "vector_memory", "v mem";
    /// An instruction of a design is being executed.
    CUSTOM: "custom", "custom";
}

/// What is being executed, and what fetches anew, is charged to the instruction before.
pub(super) const CHARGES: Charges =
    Charges { otherwise: FLUSH, before: |stall| ![FETCH, INSTRUCTION_MISS].contains(&stall) };
