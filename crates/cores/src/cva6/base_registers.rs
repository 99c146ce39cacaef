//! Base registers of memory accesses, as the addresses of a trace tell them, so that a load in the shadow of a mispredicted branch
//! reads what it reads in hardware: it is cancelled, but its line comes into the cache.
//!
//! Source: core/load_unit.sv, core/issue_read_operands.sv: such a load issues beside the branch, with the
//! register values of the right path. A core model computes no values; these follow from addresses and from
//! constants that are added to them.

use super::info::{Fu, Info};
use crate::resume::Relative;

/// Values of x registers, where they are known.
#[derive(Clone, Debug)]
pub struct BaseRegisters {
    /// Registers whose value is known, as a set of bits.
    known: u32,
    values: [u64; 32],
    mask: u64,
}

impl BaseRegisters {
    /// Nothing is known of registers of `xlen` bits.
    pub fn new(xlen: u32) -> Self {
        Self { known: 0, values: [0; 32], mask: u64::MAX >> (64 - xlen) }
    }

    /// What is known.
    pub fn tell(&self, relative: &mut Relative) {
        relative.number(u64::from(self.known));
        let known = self.values.iter().enumerate().filter(|(register, _)| self.known >> register & 1 == 1);
        known.for_each(|(_, &value)| relative.number(value));
    }

    /// All registers are told.
    pub fn tell_all(&mut self, x: &[u64; 32]) {
        self.known = u32::MAX;
        self.values = *x;
    }

    /// The value of a register, where it is known.
    pub fn value(&self, register: u8) -> Option<u64> {
        (register == 0 || self.known >> register & 1 == 1).then(|| self.values[register as usize & 31])
    }

    /// An instruction of a shadow issued: what it computes from registers that are known is known.
    pub fn issued_in_shadow(&mut self, info: &Info, xlen: u32) {
        let result =
            if info.fu == Fu::Alu { info.result(xlen, |register| self.value(register)) } else { None };
        self.known &= !info.written.x();
        if let (Some(result), 1) = (result, info.writes) {
            self.set(info.destination, result);
        }
    }

    /// Everything is forgotten: instructions that issued were dropped, and will issue again.
    pub fn forget(&mut self) {
        self.known = 0;
    }

    /// The base register plus the offset of `info`, where that is known.
    #[inline]
    pub fn sum(&self, info: &Info) -> Option<u64> {
        let offset = info.offset as i64 as u64;
        if info.reads == 0 {
            return Some(offset & self.mask);
        }
        let base = info.base();
        (self.known >> base & 1 == 1)
            .then(|| self.values[base as usize & 31].wrapping_add(offset) & self.mask)
    }

    /// An instruction of the right path issued; `address` is that of its memory access.
    #[inline]
    pub fn issued(&mut self, info: &Info, address: Option<u64>) {
        match info.fu {
            Fu::Alu if info.adds => {
                let sum = self.sum(info);
                self.known &= !info.written.x();
                if let (Some(sum), 1) = (sum, info.writes) {
                    self.set(info.destination, sum);
                }
            }
            Fu::Load | Fu::Store if info.bases => {
                if let Some(address) = address {
                    self.set(info.base(), address.wrapping_sub(info.offset as i64 as u64) & self.mask);
                }
                self.known &= !info.written.x();
            }
            _ => self.known &= !info.written.x(),
        }
    }

    #[inline]
    fn set(&mut self, register: u8, value: u64) {
        self.known |= 1 << register;
        self.values[register as usize & 31] = value;
    }
}

#[cfg(test)]
mod tests {
    use instar_isa::{Decoder, Isa};

    use super::*;

    const SP: u8 = 2;
    const A0: u8 = 10;

    /// What the pipeline makes of a word of RV32I.
    fn info(word: u32) -> Info {
        let decoder = Decoder::new(&Isa::parse("rv32i").unwrap(), &[]).unwrap();
        Info::new(&decoder.static_entry(0, word).unwrap(), &[], &[], &mut Vec::new()).unwrap()
    }

    fn load(destination: u8, base: u8, offset: i32) -> Info {
        info((offset as u32) << 20 | u32::from(base) << 15 | 2 << 12 | u32::from(destination) << 7 | 0x03)
    }

    fn add(register: u8, constant: i32) -> Info {
        info((constant as u32) << 20 | u32::from(register) << 15 | u32::from(register) << 7 | 0x13)
    }

    #[test]
    fn an_address_tells_the_base_and_constants_are_added_to_it() {
        let mut values = BaseRegisters::new(32);
        assert_eq!(values.sum(&load(A0, SP, 8)), None);
        values.issued(&load(A0, SP, 12), Some(0x8000_100c));
        assert_eq!(values.sum(&load(A0, SP, 8)), Some(0x8000_1008));
        values.issued(&add(SP, -16), None);
        assert_eq!(values.sum(&load(A0, SP, 8)), Some(0x8000_0ff8));
        assert_eq!(values.sum(&load(A0, A0, 0)), None, "what was loaded is not known");
    }

    #[test]
    fn a_load_over_its_own_base_and_a_flush_leave_nothing_known() {
        let mut values = BaseRegisters::new(32);
        values.issued(&load(A0, A0, 4), Some(0x8000_0004));
        assert_eq!(values.sum(&load(SP, A0, 0)), None);
        values.issued(&load(A0, SP, 0), Some(0));
        values.forget();
        assert_eq!(values.sum(&load(A0, SP, 0)), None);
    }

    #[test]
    fn sums_wrap_at_the_width_of_a_register() {
        let mut values = BaseRegisters::new(32);
        values.issued(&load(A0, SP, 0), Some(4));
        assert_eq!(values.sum(&load(A0, SP, -8)), Some(0xffff_fffc));
    }
}
