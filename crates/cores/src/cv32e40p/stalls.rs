//! What a cycle of a CV32E40P goes to.
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
    /// A target of four bytes lies across two words, and the second is waited for.
    SPLIT: "split_target", "split";
    /// A CSR access, fence or trap empties the pipeline, or fetch starts anew behind it.
    FLUSH: "flush", "flush";
    /// A register that the load before it brings is waited for.
    LOAD: "load_use", "load";
    /// The register that a jump goes by is being computed.
    JUMP_REGISTER: "jump_register", "jalr";
    /// The result of a coprocessor is waited for.
    COPROCESSOR: "coprocessor", "coproc";
    /// The multiplier makes the upper half of a product.
    MULTIPLY: "multiply", "mulh";
    /// The divider is at work.
    DIVIDE: "divide", "divide";
    /// An access crosses a word and takes two.
    MISALIGNED: "misaligned", "misal";
    /// A result of a coprocessor takes the register file's port from the instruction in EX.
    PORT: "write_port", "wr port";
    /// An instruction is waited for: memory grants or answers later, or data come first in its
    /// bank.
    FETCH: "fetch_wait", "I-wait";
    /// Data are waited for beyond what a load takes anyway: memory grants or answers later.
    DATA: "data_wait", "D-wait";
    /// An instruction of a design is being executed.
    CUSTOM: "custom", "custom";
}

/// What fetches anew is charged to the instruction before.
pub(super) const CHARGES: Charges =
    Charges { otherwise: FLUSH, before: |stall| [BRANCH, JUMP, SPLIT, FLUSH].contains(&stall) };
