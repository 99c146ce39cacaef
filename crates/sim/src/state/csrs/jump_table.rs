//! `jvt`: where the table of `cm.jt` and `cm.jalt` starts.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", "jvt".

use instar_isa::{Extension, csr};

use super::{Context, Module};

/// Writable bits: the table starts at a multiple of 64, and the only mode is 0.
const BASE: u64 = !63;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct JumpTable(u64);

impl JumpTable {
    pub(super) fn base(&self) -> u64 {
        self.0
    }
}

impl Module for JumpTable {
    fn read(&self, number: u16, context: &Context) -> Option<u64> {
        (number == csr::JVT && context.has(Extension::Zcmt)).then_some(self.0)
    }

    fn write(&mut self, number: u16, value: u64, context: &Context) -> Option<()> {
        let here = number == csr::JVT && context.has(Extension::Zcmt);
        here.then(|| self.0 = context.isa.xlen().truncate(value & BASE))
    }
}
