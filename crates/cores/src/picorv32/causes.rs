//! What an instruction of a PicoRV32 took beside its own states.
//!
//! Source: picorv32.v, states of `cpu_state` and `mem_state`.

crate::causes::causes! {
    /// The next instruction came late.
    FETCH: 4, "FETCH";
    /// The next instruction has four bytes across two words.
    SPLIT: 5, "SPLIT";
    /// It is a branch that was taken.
    BRANCH: 6, "TAKEN";
    /// It is a jump.
    JUMP: 15, "JUMP";
    /// Memory was waited for with its access.
    DATA: 8, "DATA";
    /// It is a product, a quotient or an instruction of a design.
    EXECUTE: 1, "EX";
    /// What stands behind a taken branch is not known, and was taken for short instructions.
    DEFAULT: 11, "DEFAULT";
}
