//! Numbers and names of the control and status registers that are known here.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "CSR Listing".

use std::borrow::Cow;
use std::ops::Range;

use crate::Op;

macro_rules! csrs {
    ($($(#[$doc:meta])* $constant:ident = $number:literal, $name:literal;)+) => {
        $($(#[$doc])* pub const $constant: u16 = $number;)+

        /// Every known CSR: number and name.
        pub const ALL: &[(u16, &str)] = &[$(($constant, $name)),+];
    };
}

csrs! {
    /// First element of a vector instruction.
    VSTART = 0x008, "vstart";
    /// Whether fixed-point arithmetic saturated.
    VXSAT = 0x009, "vxsat";
    /// Rounding of fixed-point arithmetic.
    VXRM = 0x00a, "vxrm";
    /// Both of them.
    VCSR = 0x00f, "vcsr";
    /// Vector length.
    VL = 0xc20, "vl";
    /// Vector type.
    VTYPE = 0xc21, "vtype";
    /// Bytes of a vector register.
    VLENB = 0xc22, "vlenb";
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
    /// Counters that user mode may read.
    MCOUNTEREN = 0x306, "mcounteren";
    /// Environment of user mode.
    MENVCFG = 0x30a, "menvcfg";
    /// Upper half of `menvcfg`, RV32 only.
    MENVCFGH = 0x31a, "menvcfgh";
    /// Configuration data.
    MCONFIGPTR = 0xf15, "mconfigptr";
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
    /// Trigger select.
    TSELECT = 0x7a0, "tselect";
    /// Trigger data.
    TDATA1 = 0x7a1, "tdata1";
    /// Trigger data.
    TDATA2 = 0x7a2, "tdata2";
    /// Trigger data.
    TDATA3 = 0x7a3, "tdata3";
    /// Cycle counter.
    MCYCLE = 0xb00, "mcycle";
    /// Retired-instruction counter.
    MINSTRET = 0xb02, "minstret";
    /// Upper half of `mcycle`, RV32 only.
    MCYCLEH = 0xb80, "mcycleh";
    /// Upper half of `minstret`, RV32 only.
    MINSTRETH = 0xb82, "minstreth";
}

/// CSRs of one kind with numbers one after the other: the first of them, how many they are, and what their names
/// have before and behind a count that starts at `from`.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    first: u16,
    count: u16,
    from: u16,
    before: &'static str,
    behind: &'static str,
}

impl Row {
    const fn new(first: u16, count: u16, from: u16, before: &'static str, behind: &'static str) -> Self {
        Self { first, count, from, before, behind }
    }

    /// The numbers of all of them.
    pub fn numbers(&self) -> Range<u16> {
        self.first..self.first + self.count
    }

    /// Whether CSR `number` is one of them.
    pub fn has(&self, number: u16) -> bool {
        self.numbers().contains(&number)
    }
}

/// Event counters.
pub const MHPMCOUNTERS: Row = Row::new(0xb03, 29, 3, "mhpmcounter", "");
/// Upper halves of the event counters, RV32 only.
pub const MHPMCOUNTERS_HIGH: Row = Row::new(0xb83, 29, 3, "mhpmcounter", "h");
/// Events that the event counters count.
pub const MHPMEVENTS: Row = Row::new(0x323, 29, 3, "mhpmevent", "");
/// Event counters for user mode.
pub const HPMCOUNTERS: Row = Row::new(0xc03, 29, 3, "hpmcounter", "");
/// Upper halves of the event counters for user mode, RV32 only.
pub const HPMCOUNTERS_HIGH: Row = Row::new(0xc83, 29, 3, "hpmcounter", "h");
/// Configuration of physical memory protection.
pub const PMP_CONFIGURATIONS: Row = Row::new(0x3a0, 16, 0, "pmpcfg", "");
/// Addresses of physical memory protection.
pub const PMP_ADDRESSES: Row = Row::new(0x3b0, 64, 0, "pmpaddr", "");

/// All rows.
pub const ROWS: [Row; 7] = [
    MHPMCOUNTERS,
    MHPMCOUNTERS_HIGH,
    MHPMEVENTS,
    HPMCOUNTERS,
    HPMCOUNTERS_HIGH,
    PMP_CONFIGURATIONS,
    PMP_ADDRESSES,
];

/// Whether a CSR exists on RV32 only: upper halves, and the odd configurations of memory protection.
pub const fn is_rv32_only(number: u16) -> bool {
    matches!(number, MSTATUSH | MENVCFGH | 0xb80..0xba0 | 0xc80..0xca0) || number & !0xe == 0x3a1
}

/// Name of a CSR, if known.
pub fn name(number: u16) -> Option<Cow<'static, str>> {
    let single = ALL.iter().find(|(n, _)| *n == number).map(|(_, name)| Cow::Borrowed(*name));
    let in_row = |row: &Row| {
        row.has(number)
            .then(|| Cow::Owned(format!("{}{}{}", row.before, number - row.first + row.from, row.behind)))
    };
    single.or_else(|| ROWS.iter().find_map(in_row))
}

/// Whether a CSR instruction reads the CSR: `csrrw` and `csrrwi` with rd = x0 do not.
pub fn reads(op: Op, rd: u8) -> bool {
    !(matches!(op, Op::Csrrw | Op::Csrrwi) && rd == 0)
}

/// Whether a CSR instruction writes the CSR: sets and clears with rs1 = x0 (or uimm = 0) do not.
pub fn writes(op: Op, rs1: u8) -> bool {
    matches!(op, Op::Csrrw | Op::Csrrwi) || rs1 != 0
}
