//! A debug trigger that machine mode sees and cannot set, as CV32E40P has it.
//!
//! Source: rtl/cv32e40p_cs_registers.sv of openhwgroup/cv32e40p, `gen_trigger_regs`, and its
//! decoder; The RISC-V Debug Specification, "Trigger Module". Writes outside debug mode change
//! nothing, and there is no debug mode here.

use instar_isa::csr;

use super::{Context, Module};

/// Address match (type 2), set by debug mode alone (dmode), which it enters (action 1), in machine
/// mode (m).
const TDATA1: u64 = 2 << 28 | 1 << 27 | 1 << 12 | 1 << 6;
/// The types that the trigger may have: address match.
const TINFO: u64 = 1 << 2;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Trigger {
    pub(super) there: bool,
}

impl Trigger {
    fn value(&self, number: u16) -> Option<u64> {
        match number {
            _ if !self.there => None,
            csr::TDATA1 => Some(TDATA1),
            csr::TINFO => Some(TINFO),
            csr::TSELECT | csr::TDATA2 | csr::TDATA3 | csr::MCONTEXT | csr::MSCONTEXT => Some(0),
            _ => None,
        }
    }
}

impl Module for Trigger {
    fn read(&self, number: u16, _: &Context) -> Option<u64> {
        self.value(number)
    }

    fn write(&mut self, number: u16, _: u64, _: &Context) -> Option<()> {
        self.value(number).map(|_| ())
    }
}
