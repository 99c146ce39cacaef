//! Registers that are there and always 0, whatever is written: this hart has no identity, no
//! event counters, no physical memory protection and no triggers.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "Machine-Level CSRs", which lets each of
//! them read 0.

use instar_isa::csr;

use super::{Context, Module};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Hardwired;

impl Module for Hardwired {
    fn read(&self, number: u16, context: &Context) -> Option<u64> {
        has(number, context.rv32()).then_some(0)
    }

    fn write(&mut self, number: u16, _: u64, context: &Context) -> Option<()> {
        has(number, context.rv32()).then_some(())
    }
}

fn has(number: u16, rv32: bool) -> bool {
    match number {
        csr::MVENDORID | csr::MARCHID | csr::MIMPID | csr::MHARTID | csr::MCONFIGPTR => true,
        csr::TSELECT | csr::TDATA1 | csr::TDATA2 | csr::TDATA3 => true,
        csr::MSTATUSH | csr::MENVCFGH => rv32,
        _ => {
            let wide = [csr::MHPMCOUNTERS, csr::MHPMEVENTS, csr::HPMCOUNTERS, csr::PMP_ADDRESSES];
            let high = [csr::MHPMCOUNTERS_HIGH, csr::HPMCOUNTERS_HIGH];
            wide.iter().any(|row| row.has(number))
                || rv32 && high.iter().any(|row| row.has(number))
                // RV64 has those with even numbers only.
                || csr::PMP_CONFIGURATIONS.has(number) && (rv32 || number & 1 == 0)
        }
    }
}
