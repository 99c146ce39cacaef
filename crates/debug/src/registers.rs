//! The registers that GDB is told of: x0 to x31, pc, the CSRs that are known by name, and v0 to
//! v31.
//!
//! Source: GDB's `riscv-tdep.h` for their numbers: x0 to x31 and pc, those of F, the CSRs from 65
//! on, the privilege, and after them v0 to v31; GDB's manual, "RISC-V Features":
//! `org.gnu.gdb.riscv.cpu`, `org.gnu.gdb.riscv.csr` and `org.gnu.gdb.riscv.vector`; "Predefined
//! Target Types" and those for vectors of them.

use std::fmt::Write;

use instar_isa::{Xlen, csr};

/// GDB's number of pc.
const PC: u16 = 32;
/// GDB's number of CSR 0.
const FIRST_CSR: u16 = 65;
/// GDB's number of v0.
const FIRST_VECTOR: u16 = FIRST_CSR + 4096 + 1;

/// One register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Register {
    X(u8),
    Pc,
    Csr(u16),
    /// A vector register, which is as long as the hart's are.
    V(u8),
}

impl Register {
    /// x0 to x31 and pc, which come together too.
    pub(crate) fn core() -> impl Iterator<Item = Self> {
        (0..32).map(Self::X).chain([Self::Pc])
    }

    /// By GDB's number.
    pub(crate) fn numbered(number: u64) -> Option<Self> {
        let number = u16::try_from(number).ok()?;
        Some(match number {
            0..=31 => Self::X(number as u8),
            PC => Self::Pc,
            FIRST_CSR..=4160 => Self::Csr(number - FIRST_CSR),
            FIRST_VECTOR..=4193 => Self::V((number - FIRST_VECTOR) as u8),
            _ => return None,
        })
    }
}

/// Elements that a vector register can be looked at as: the field, the bits, GDB's type.
const ELEMENTS: [(&str, usize, &str); 5] =
    [("q", 128, "uint128"), ("l", 64, "uint64"), ("w", 32, "uint32"), ("s", 16, "uint16"), ("b", 8, "uint8")];

/// GDB's names of x0 to x31.
const NAMES: [&str; 32] = [
    "zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "fp", "s1", "a0", "a1", "a2", "a3", "a4", "a5", "a6",
    "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6",
];

/// The target description; `has` says which CSRs there are, and a vector register has
/// `vector_bits`, 0 without vectors.
pub(crate) fn description(xlen: Xlen, has: impl Fn(u16) -> bool, vector_bits: usize) -> String {
    let bits = xlen.bits();
    let mut text = format!(
        "<?xml version=\"1.0\"?><!DOCTYPE target SYSTEM \"gdb-target.dtd\"><target version=\"1.0\">\
         <architecture>riscv:rv{bits}</architecture><feature name=\"org.gnu.gdb.riscv.cpu\">"
    );
    let mut register = |name: &str, number: u16, kind: &str| {
        let _ = write!(text, "<reg name=\"{name}\" bitsize=\"{bits}\" type=\"{kind}\" regnum=\"{number}\"/>");
    };
    for (number, name) in (0..).zip(NAMES) {
        let kind = match number {
            1 => "code_ptr",
            2..=4 | 8 => "data_ptr",
            _ => "int",
        };
        register(name, number, kind);
    }
    register("pc", PC, "code_ptr");
    text.push_str("</feature><feature name=\"org.gnu.gdb.riscv.csr\">");
    for &(number, name) in csr::ALL.iter().filter(|(number, _)| has(*number)) {
        let number = FIRST_CSR + number;
        let _ = write!(text, "<reg name=\"{name}\" bitsize=\"{bits}\" type=\"int\" regnum=\"{number}\"/>");
    }
    text.push_str("</feature>");
    if vector_bits > 0 {
        push_vectors(&mut text, vector_bits);
    }
    text.push_str("</target>");
    text
}

/// v0 to v31, each a union of its elements by their width.
fn push_vectors(text: &mut String, bits: usize) {
    text.push_str("<feature name=\"org.gnu.gdb.riscv.vector\">");
    for (field, width, kind) in ELEMENTS {
        let count = bits / width;
        let _ = write!(text, "<vector id=\"elements_{field}\" type=\"{kind}\" count=\"{count}\"/>");
    }
    text.push_str("<union id=\"riscv_vector\">");
    for (field, ..) in ELEMENTS {
        let _ = write!(text, "<field name=\"{field}\" type=\"elements_{field}\"/>");
    }
    text.push_str("</union>");
    for number in 0..32 {
        let regnum = FIRST_VECTOR + number;
        let _ = write!(
            text,
            "<reg name=\"v{number}\" bitsize=\"{bits}\" type=\"riscv_vector\" regnum=\"{regnum}\"/>"
        );
    }
    text.push_str("</feature>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_has_the_cpu_and_the_csrs_that_there_are() {
        let text = description(Xlen::Rv32, |number| number == csr::MEPC, 0);
        assert_eq!(text.matches("<reg ").count(), 34);
        assert!(text.contains("<reg name=\"mepc\" bitsize=\"32\" type=\"int\" regnum=\"898\"/>"), "{text}");
        assert!(text.contains("riscv:rv32") && !text.contains("riscv.vector"));
    }

    #[test]
    fn vector_registers_are_as_long_as_the_harts_and_a_union_of_elements() {
        let text = description(Xlen::Rv64, |_| false, 512);
        assert_eq!(text.matches("<reg ").count(), 33 + 32);
        assert!(text.contains("<vector id=\"elements_w\" type=\"uint32\" count=\"16\"/>"), "{text}");
        let last = "<reg name=\"v31\" bitsize=\"512\" type=\"riscv_vector\" regnum=\"4193\"/>";
        assert!(text.contains(last), "{text}");
    }
}
