//! The registers that GDB is told of: x0 to x31, pc, and the CSRs that are known by name.
//!
//! Source: GDB's manual, "RISC-V Features": `org.gnu.gdb.riscv.cpu` and `org.gnu.gdb.riscv.csr`; numbers as in GDB's
//! own `riscv-tdep.h`, where CSR n is register 65 + n.

use std::fmt::Write;

use instar_isa::{Xlen, csr};

/// GDB's number of CSR 0.
const FIRST_CSR: u16 = 65;

/// GDB's names of x0 to x31.
const NAMES: [&str; 32] = [
    "zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "fp", "s1", "a0", "a1", "a2", "a3", "a4", "a5", "a6",
    "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6",
];

/// The target description; `has` says which CSRs there are.
pub(crate) fn description(xlen: Xlen, has: impl Fn(u16) -> bool) -> String {
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
    register("pc", 32, "code_ptr");
    text.push_str("</feature><feature name=\"org.gnu.gdb.riscv.csr\">");
    for &(number, name) in csr::ALL.iter().filter(|(number, _)| has(*number)) {
        let number = FIRST_CSR + number;
        let _ = write!(text, "<reg name=\"{name}\" bitsize=\"{bits}\" type=\"int\" regnum=\"{number}\"/>");
    }
    text.push_str("</feature></target>");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_has_the_cpu_and_the_csrs_that_there_are() {
        let text = description(Xlen::Rv32, |number| number == csr::MEPC);
        assert_eq!(text.matches("<reg ").count(), 34);
        assert!(text.contains("<reg name=\"mepc\" bitsize=\"32\" type=\"int\" regnum=\"898\"/>"), "{text}");
        assert!(text.contains("riscv:rv32"));
    }
}
