//! Numbers and names of the control and status registers that are known here.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "CSR Listing".

use crate::Op;

macro_rules! csrs {
    ($($(#[$doc:meta])* $constant:ident = $number:literal, $name:literal;)+) => {
        $($(#[$doc])* pub const $constant: u16 = $number;)+

        /// Every known CSR: number and name.
        pub const ALL: &[(u16, &str)] = &[$(($constant, $name)),+];
    };
}

csrs! {
    /// Entropy source.
    SEED = 0x015, "seed";
    /// Table of `cm.jt` and `cm.jalt`.
    JVT = 0x017, "jvt";
    /// Cycle counter for user mode.
    CYCLE = 0xc00, "cycle";
    /// Timer for user mode.
    TIME = 0xc01, "time";
    /// Retired-instruction counter for user mode.
    INSTRET = 0xc02, "instret";
    /// Upper half of `cycle`, RV32 only.
    CYCLEH = 0xc80, "cycleh";
    /// Upper half of `time`, RV32 only.
    TIMEH = 0xc81, "timeh";
    /// Upper half of `instret`, RV32 only.
    INSTRETH = 0xc82, "instreth";
    /// Vendor.
    MVENDORID = 0xf11, "mvendorid";
    /// Architecture.
    MARCHID = 0xf12, "marchid";
    /// Implementation.
    MIMPID = 0xf13, "mimpid";
    /// Hart.
    MHARTID = 0xf14, "mhartid";
    /// Machine status.
    MSTATUS = 0x300, "mstatus";
    /// ISA and extensions.
    MISA = 0x301, "misa";
    /// Interrupt enable.
    MIE = 0x304, "mie";
    /// Trap handler.
    MTVEC = 0x305, "mtvec";
    /// Upper half of `mstatus`, RV32 only.
    MSTATUSH = 0x310, "mstatush";
    /// Counter inhibit.
    MCOUNTINHIBIT = 0x320, "mcountinhibit";
    /// Scratch register for trap handlers.
    MSCRATCH = 0x340, "mscratch";
    /// Exception program counter.
    MEPC = 0x341, "mepc";
    /// Trap cause.
    MCAUSE = 0x342, "mcause";
    /// Trap value.
    MTVAL = 0x343, "mtval";
    /// Interrupt pending.
    MIP = 0x344, "mip";
    /// Cycle counter.
    MCYCLE = 0xb00, "mcycle";
    /// Retired-instruction counter.
    MINSTRET = 0xb02, "minstret";
    /// Upper half of `mcycle`, RV32 only.
    MCYCLEH = 0xb80, "mcycleh";
    /// Upper half of `minstret`, RV32 only.
    MINSTRETH = 0xb82, "minstreth";
}

/// Name of a CSR, if known.
pub fn name(number: u16) -> Option<&'static str> {
    ALL.iter().find(|(n, _)| *n == number).map(|(_, name)| *name)
}

/// Whether a CSR instruction reads the CSR: `csrrw` and `csrrwi` with rd = x0 do not.
pub fn reads(op: Op, rd: u8) -> bool {
    !(matches!(op, Op::Csrrw | Op::Csrrwi) && rd == 0)
}

/// Whether a CSR instruction writes the CSR: sets and clears with rs1 = x0 (or uimm = 0) do not.
pub fn writes(op: Op, rs1: u8) -> bool {
    matches!(op, Op::Csrrw | Op::Csrrwi) || rs1 != 0
}
