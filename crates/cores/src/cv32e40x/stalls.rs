//! What a cycle of a CV32E40X goes to.
//!
//! Source: docs/reference/profile.md, "Which cycle belongs to whom".

use crate::in_order::Charges;

crate::stall::stalls! {
    /// An instruction entered WB.
    ISSUED: "issued", "issued";
    /// A taken branch: fetch starts anew at its target.
    BRANCH: "branch_taken", "taken";
    /// A jump: fetch starts anew at its target.
    JUMP: "jump", "jump";
    /// A target of four bytes lies across two words, and the second is waited for.
    SPLIT: "split_target", "split";
    /// A fence, a trap or the return from one: fetch starts anew behind it.
    FLUSH: "flush", "flush";
    /// An instruction is waited for: memory grants or answers later.
    FETCH: "fetch_wait", "I-wait";
    /// A register is waited for that the instruction before brings to WB.
    LOAD: "load_use", "load";
    /// The register that a jump goes by is being computed.
    JUMP_REGISTER: "jump_register", "jalr";
    /// A CSR access waits for the one before it, a counter's for an empty WB, or a load or store
    /// behind a write of `mstatus` or `mie`.
    CSR: "csr", "csr";
    /// The result of a coprocessor is waited for, or a place in it.
    COPROCESSOR: "coprocessor", "coproc";
    /// The multiplier makes the upper half of a product.
    MULTIPLY: "multiply", "mulh";
    /// The divider is at work.
    DIVIDE: "divide", "divide";
    /// An access crosses a word and takes two.
    MISALIGNED: "misaligned", "misal";
    /// Data are waited for beyond what a load takes anyway: memory grants or answers later.
    DATA: "data_wait", "D-wait";
    /// An instruction of a design is being executed.
    CUSTOM: "custom", "custom";
}

/// What fetches anew is charged to the instruction before.
pub(super) const CHARGES: Charges =
    Charges { otherwise: FLUSH, before: |stall| [BRANCH, JUMP, SPLIT, FLUSH].contains(&stall) };
