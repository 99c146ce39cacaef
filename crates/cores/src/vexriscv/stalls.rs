//! What a cycle of a VexRiscv goes to.
//!
//! Source: docs/reference/profile.md, "Which cycle belongs to whom".

use crate::in_order::Charges;

crate::stall::stalls! {
    /// An instruction was in writeBack.
    ISSUED: "issued", "issued";
    /// A predicted jump or branch: fetch goes on at its target.
    JUMP: "jump", "jump";
    /// A jump by a register or a mispredicted branch: fetch starts anew.
    BRANCH: "mispredicted", "mispred";
    /// A line comes into the instruction cache.
    FETCH: "fetch_wait", "I-wait";
    /// The instruction cache is emptied, or a trap or the return from one starts fetch anew.
    FLUSH: "flush", "flush";
    /// What an instruction in front brings is waited for in decode.
    OPERAND: "operand_wait", "operand";
    /// A CSR access waits until nothing is in front of it.
    DRAIN: "csr_wait", "CSR";
    /// The data bus is waited for.
    DATA: "data_wait", "D-wait";
    /// The shifter is at work, a place a cycle.
    SHIFT: "shift", "shift";
    /// The multiplier is at work, a bit a cycle.
    MULTIPLY: "multiply", "mulh";
    /// The divider is at work, a bit a cycle.
    DIVIDE: "divide", "divide";
    /// An instruction of a design is being executed.
    CUSTOM: "custom", "custom";
}

/// What fetches elsewhere is charged to the instruction before.
pub(super) const CHARGES: Charges =
    Charges { otherwise: FLUSH, before: |stall| [JUMP, BRANCH, FLUSH].contains(&stall) };
