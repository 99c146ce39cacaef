//! Numbers and names of the control and status registers that are known here.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "CSR Listing".

use std::borrow::Cow;
use std::ops::Range;

use smallvec::{SmallVec, smallvec};

use crate::{Op, Xlen};

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
    /// Types that a trigger may have.
    TINFO = 0x7a4, "tinfo";
    /// Machine context of triggers.
    MCONTEXT = 0x7a8, "mcontext";
    /// Supervisor context of triggers, as machine mode sees it; `scontext` until version 0.13.2 of
    /// the debug specification.
    MSCONTEXT = 0x7aa, "mscontext";
    /// Cycle counter.
    MCYCLE = 0xb00, "mcycle";
    /// Retired-instruction counter.
    MINSTRET = 0xb02, "minstret";
    /// Upper half of `mcycle`, RV32 only.
    MCYCLEH = 0xb80, "mcycleh";
    /// Upper half of `minstret`, RV32 only.
    MINSTRETH = 0xb82, "minstreth";
}

/// CSRs of one kind with numbers one after the other: the first of them, how many they are, and
/// what their names have before and after a count that starts at `from`.
#[derive(Clone, Copy, Debug)]
pub struct CsrRow {
    first: u16,
    count: u16,
    from: u16,
    before: &'static str,
    behind: &'static str,
}

impl CsrRow {
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
pub const MHPMCOUNTERS: CsrRow = CsrRow::new(0xb03, 29, 3, "mhpmcounter", "");
/// Upper halves of the event counters, RV32 only.
pub const MHPMCOUNTERS_HIGH: CsrRow = CsrRow::new(0xb83, 29, 3, "mhpmcounter", "h");
/// Events that the event counters count.
pub const MHPMEVENTS: CsrRow = CsrRow::new(0x323, 29, 3, "mhpmevent", "");
/// Event counters for user mode.
pub const HPMCOUNTERS: CsrRow = CsrRow::new(0xc03, 29, 3, "hpmcounter", "");
/// Upper halves of the event counters for user mode, RV32 only.
pub const HPMCOUNTERS_HIGH: CsrRow = CsrRow::new(0xc83, 29, 3, "hpmcounter", "h");
/// Configuration of physical memory protection.
pub const PMP_CONFIGURATIONS: CsrRow = CsrRow::new(0x3a0, 16, 0, "pmpcfg", "");
/// Addresses of physical memory protection.
pub const PMP_ADDRESSES: CsrRow = CsrRow::new(0x3b0, 64, 0, "pmpaddr", "");

/// All rows.
pub const ROWS: [CsrRow; 7] = [
    MHPMCOUNTERS,
    MHPMCOUNTERS_HIGH,
    MHPMEVENTS,
    HPMCOUNTERS,
    HPMCOUNTERS_HIGH,
    PMP_CONFIGURATIONS,
    PMP_ADDRESSES,
];

/// Whether a CSR exists on RV32 only: upper halves, and the odd configurations of memory
/// protection.
pub const fn is_rv32_only(number: u16) -> bool {
    matches!(number, MSTATUSH | MENVCFGH | 0xb80..0xba0 | 0xc80..0xca0) || number & !0xe == 0x3a1
}

/// Name of a CSR, if known.
pub fn name(number: u16) -> Option<Cow<'static, str>> {
    let single = ALL.iter().find(|(n, _)| *n == number).map(|(_, name)| Cow::Borrowed(*name));
    let in_row = |row: &CsrRow| {
        row.has(number)
            .then(|| Cow::Owned(format!("{}{}{}", row.before, number - row.first + row.from, row.behind)))
    };
    single.or_else(|| ROWS.iter().find_map(in_row))
}

/// Some bits of a hart's state as a CSR shows them. A state may be shown by several CSRs, and goes
/// by the number of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The state.
    pub state: u16,
    /// Its lowest bit that is shown.
    pub from: u32,
    /// Where this bit stands in the CSR.
    pub at: u32,
    /// How many bits are shown.
    pub width: u32,
}

/// What CSR `number` shows: `vcsr` is vxsat and vxrm, `cycle` is mcycle, and so are the upper
/// halves on RV32. What is written by one name is read by every other. `time` is a clock of its
/// own, which no CSR sets.
pub fn views(number: u16, xlen: Xlen) -> SmallVec<[View; 2]> {
    let whole = |state| View { state, from: 0, at: 0, width: xlen.bits() };
    let upper = |state| View { state, from: 32, at: 0, width: 32 };
    let in_row = |row: &CsrRow, of: &CsrRow| of.first + (number - row.first);
    smallvec![match number {
        VCSR => {
            let rounding = View { state: VXRM, from: 0, at: 1, width: 2 };
            return smallvec![View { width: 1, ..whole(VXSAT) }, rounding];
        }
        CYCLE => whole(MCYCLE),
        CYCLEH | MCYCLEH => upper(MCYCLE),
        INSTRET => whole(MINSTRET),
        INSTRETH | MINSTRETH => upper(MINSTRET),
        TIMEH => upper(TIME),
        _ if HPMCOUNTERS.has(number) => whole(in_row(&HPMCOUNTERS, &MHPMCOUNTERS)),
        _ if MHPMCOUNTERS_HIGH.has(number) => upper(in_row(&MHPMCOUNTERS_HIGH, &MHPMCOUNTERS)),
        _ if HPMCOUNTERS_HIGH.has(number) => upper(in_row(&HPMCOUNTERS_HIGH, &MHPMCOUNTERS)),
        _ => whole(number),
    }]
}

/// Whether CSR `number` shows a counter that `mcounteren` keeps from user mode: `cycle`, `time`,
/// `instret`, `hpmcounter3` and further, and their upper halves.
pub const fn is_user_counter(number: u16) -> bool {
    number & 0xf60 == 0xc00
}

/// Whether CSR `number` is one of the vector unit.
pub const fn is_vector(number: u16) -> bool {
    matches!(number, VSTART | VXSAT | VXRM | VCSR | VL | VTYPE | VLENB)
}

/// Whether a CSR instruction reads the CSR: `csrrw` and `csrrwi` with rd = x0 do not.
pub fn reads(op: Op, rd: u8) -> bool {
    !(matches!(op, Op::Csrrw | Op::Csrrwi) && rd == 0)
}

/// Whether a CSR instruction writes the CSR: sets and clears with rs1 = x0 (or uimm = 0) do not.
pub fn writes(op: Op, rs1: u8) -> bool {
    matches!(op, Op::Csrrw | Op::Csrrwi) || rs1 != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_state_show_the_same_bits() {
        let states = |number, xlen| -> Vec<_> {
            views(number, xlen).iter().map(|view| (view.state, view.from, view.at)).collect()
        };
        for (alias, state, from) in [
            (CYCLE, MCYCLE, 0),
            (CYCLEH, MCYCLE, 32),
            (MINSTRETH, MINSTRET, 32),
            (0xc1f, 0xb1f, 0),
            (0xc83, 0xb03, 32),
            (0xb9f, 0xb1f, 32),
            (MTVEC, MTVEC, 0),
        ] {
            assert_eq!(states(alias, Xlen::Rv32), [(state, from, 0)], "{alias:#x}");
        }
        assert_eq!(states(VCSR, Xlen::Rv64), [(VXSAT, 0, 0), (VXRM, 0, 1)]);
        assert!(is_user_counter(0xc9f) && is_user_counter(CYCLE) && !is_user_counter(VL));
    }
}
