//! What holds an instruction up in a Rocket.
//!
//! Source: src/main/scala/rocket/RocketCore.scala, `ctrl_stalld`, `replay_ex`, `take_pc_mem`,
//! `take_pc_wb`.

crate::causes::causes! {
    /// The taken branch or jump before it is known in the stage MEM.
    BRANCH: 6, "MISS";
    /// Its bytes have not been fetched: the instruction cache, or the way from it.
    FETCH: 4, "I$";
    /// A CSR access, fence.i, a trap or the return from one starts fetch anew.
    FLUSH: 10, "FLUSH";
    /// It reads or writes what an instruction in front of it brings later.
    OPERAND: 2, "OPERAND";
    /// It waits behind a fence until the data cache has ended what it does.
    DRAIN: 5, "DRAIN";
    /// The data cache refused it, or takes nothing while a block comes or goes.
    DATA: 8, "DATA";
    /// The multiplier or divider is at work.
    EXECUTE: 1, "EX";
    /// A division whose operands are unknown was taken for one of numbers without sign.
    DEFAULT: 11, "DEFAULT";
}
