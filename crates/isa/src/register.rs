//! Names of registers across all register files.

use std::ops::Range;

/// One register file of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RegisterFile {
    /// Integer registers x0 to x31.
    X,
    /// Floating-point registers.
    F,
    /// Vector registers.
    V,
    /// Control and status registers, by CSR number.
    Csr,
    /// A design's own architectural state, by its index in the description.
    Own(u8),
}

/// `count` neighbouring registers of one file, starting at `index`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegisterRange {
    /// The register file.
    pub file: RegisterFile,
    /// First register.
    pub index: u16,
    /// How many registers, at least 1.
    pub count: u8,
}

impl RegisterRange {
    /// The single integer register `index`.
    pub const fn x(index: u8) -> Self {
        Self { file: RegisterFile::X, index: index as u16, count: 1 }
    }

    /// The CSR with this number.
    pub const fn csr(number: u16) -> Self {
        Self { file: RegisterFile::Csr, index: number, count: 1 }
    }

    /// The numbers of its registers.
    pub const fn numbers(&self) -> Range<u16> {
        self.index..self.index + self.count as u16
    }
}

/// Names of the integer registers in the psABI.
pub const ABI_NAMES: [&str; 32] = [
    "zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", "a0", "a1", "a2", "a3", "a4", "a5", "a6",
    "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6",
];

/// psABI name of integer register `number`, which is below 32.
pub const fn abi_name(number: u8) -> &'static str {
    ABI_NAMES[number as usize]
}
