//! What a cycle of a Rocket goes to.
//!
//! Source: docs/reference/profile.md, "Which cycle belongs to whom".

use crate::in_order::Charges;

crate::stall::stalls! {
    /// An instruction went on from decode that was not held up behind it.
    ISSUED: "issued", "issued";
    /// A jump or taken branch: fetch goes on at its target.
    BRANCH: "jump", "jump";
    /// The instruction's bytes have not come from the instruction cache.
    FETCH: "fetch_wait", "I-wait";
    /// A CSR access, fence.i, a trap or the return from one: fetch starts anew.
    FLUSH: "flush", "flush";
    /// What an instruction in front brings is waited for in decode.
    OPERAND: "operand_wait", "operand";
    /// A fence waits for the data cache.
    DRAIN: "fence_wait", "fence";
    /// The data cache is waited for: a block comes or goes, or an access is made again.
    DATA: "data_wait", "D-wait";
    /// The multiplier or divider is at work.
    EXECUTE: "multiply_divide", "mul/div";
}

/// What fetches elsewhere is charged to the instruction before.
pub(super) const CHARGES: Charges =
    Charges { otherwise: FETCH, before: |stall| [BRANCH, FLUSH].contains(&stall) };
