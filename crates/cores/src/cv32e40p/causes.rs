//! What holds an instruction up in a CV32E40P.
//!
//! Source: cv32e40p_controller.sv, cv32e40p_id_stage.sv and cv32e40p_ex_stage.sv.

crate::causes::causes! {
    /// The branch before it was taken.
    BRANCH: 6, "TAKEN";
    /// The instruction before it was a jump.
    JUMP: 15, "JUMP";
    /// It has four bytes that lie across two words, and was jumped to.
    SPLIT: 5, "SPLIT";
    /// The pipeline was emptied before it (CSR, fence, trap).
    FLUSH: 10, "FLUSH";
    /// A register came from the load before it (read or write after write).
    LOAD: 2, "LOADUSE";
    /// It jumps by a register that was being computed.
    JUMP_REGISTER: 0, "JALR";
    /// A coprocessor's result was waited for, or a coprocessor waited for an operand.
    COPROCESSOR: 7, "COPROC";
    /// EX was taken by the instruction before it.
    EXECUTE: 1, "EX";
    /// A coprocessor's result took the write port of the instruction in EX.
    PORT: 3, "WRPORT";
    /// Memory brought it late.
    FETCH: 4, "FETCH";
    /// Memory answered a load or store before it late.
    DATA: 8, "DATA";
    /// A divide whose operands are unknown took the default number of cycles, or an untold trap
    /// that of ECALL.
    DEFAULT: 11, "DEFAULT";
}
