//! Names of registers across all register files.

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
}
