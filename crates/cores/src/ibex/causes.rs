//! What holds an instruction up in an Ibex.
//!
//! Source: rtl/ibex_id_stage.sv, rtl/ibex_controller.sv, rtl/ibex_if_stage.sv.

crate::causes::causes! {
    /// The branch before it was taken.
    BRANCH: 6, "TAKEN";
    /// The instruction before it was a jump.
    JUMP: 15, "JUMP";
    /// It has four bytes that lie across two words, and was jumped to.
    SPLIT: 5, "SPLIT";
    /// ID/EX was emptied before it (CSR, trap).
    FLUSH: 10, "FLUSH";
    /// It reads a register of the load before it.
    LOAD: 2, "LOADUSE";
    /// Memory brought it late.
    FETCH: 4, "FETCH";
    /// Memory was waited for: with its own access, or the one before it.
    DATA: 8, "DATA";
    /// It takes more than a cycle itself.
    EXECUTE: 1, "EX";
    /// A divide whose operands are unknown was taken for one by another number than zero.
    DEFAULT: 11, "DEFAULT";
}
