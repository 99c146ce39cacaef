//! What holds an instruction up in a CV32E40X.
//!
//! Source: rtl/cv32e40x_controller_fsm.sv, rtl/cv32e40x_controller_bypass.sv,
//! rtl/cv32e40x_ex_stage.sv, rtl/cv32e40x_wb_stage.sv.

crate::causes::causes! {
    /// The branch before it was taken.
    BRANCH: 6, "TAKEN";
    /// The instruction before it was a jump.
    JUMP: 15, "JUMP";
    /// It has four bytes that lie across two words, and was jumped to.
    SPLIT: 5, "SPLIT";
    /// The pipeline was emptied before it (fence, trap).
    FLUSH: 10, "FLUSH";
    /// Memory brought it late.
    FETCH: 4, "FETCH";
    /// A register came from the load before it.
    LOAD: 2, "LOADUSE";
    /// It jumps by a register that was being computed.
    JUMP_REGISTER: 0, "JALR";
    /// It waited for a CSR access before it, or for an empty WB to read a counter.
    CSR: 3, "CSR";
    /// A coprocessor's result was waited for, or a place in the coprocessor.
    COPROCESSOR: 7, "COPROC";
    /// It takes more than a cycle in EX.
    EXECUTE: 1, "EX";
    /// Memory was waited for: with its own access, or the one before it.
    DATA: 8, "DATA";
    /// A divide whose operands are unknown took the default number of cycles.
    DEFAULT: 11, "DEFAULT";
}
