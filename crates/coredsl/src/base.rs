//! The base sets that a description may extend: state and types only, no instruction.
//!
//! Source: RISCVBase and RVI of the public CoreDSL instruction sets
//! (github.com/Minres/RISCV_ISA_CoreDSL).

use instar_isa::Xlen;

/// The base set that brings the vector registers.
const VECTORS: &str = "RVV";

/// Names of base sets, and the XLEN that they imply; `None` leaves it to the host core.
pub(crate) const BASES: [(&str, Option<Xlen>); 9] = [
    ("RISCVBase", None),
    ("RVI", None),
    ("RVM", None),
    ("RVC", None),
    (VECTORS, None),
    ("RV32I", Some(Xlen::Rv32)),
    ("RV32M", Some(Xlen::Rv32)),
    ("RV64I", Some(Xlen::Rv64)),
    ("RV64M", Some(Xlen::Rv64)),
];

/// The base set named `name`.
pub(crate) fn find(name: &str) -> Option<Option<Xlen>> {
    BASES.iter().find(|(known, _)| *known == name).map(|(_, xlen)| *xlen)
}

/// Whether the base set named `name` has vector registers.
pub(crate) fn has_vectors(name: &str) -> bool {
    name == VECTORS
}

/// Names of all base sets.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    BASES.iter().map(|(name, _)| *name)
}
