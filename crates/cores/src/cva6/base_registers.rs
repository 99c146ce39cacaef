//! Base registers of memory accesses, as the addresses of a trace tell them, so that a load in the
//! shadow of a mispredicted branch reads what it reads in hardware: it is cancelled, but its line
//! comes into the cache.
//!
//! Source: core/load_unit.sv, core/issue_read_operands.sv: such a load issues beside the branch,
//! with the register values of the right path. A core model computes no values; these follow from
//! addresses and from constants that are added to them.

use super::info::{Fu, Info};
use super::memo::{Base, Tape};
use crate::relative::{Place, Relative};

/// Values of x registers, where they are known.
#[derive(Clone, Debug)]
pub struct BaseRegisters {
    /// Registers whose value is known, as a set of bits.
    known: u32,
    values: [u64; 32],
    /// From what each of them was made, since that was asked for ([`Self::mark`]).
    made: [Origin; 32],
    /// It is noted.
    notes: bool,
    mask: u64,
}

/// From what a value was made.
#[derive(Clone, Copy, Debug)]
enum Origin {
    /// A constant was added to what a register had.
    Register(u8, u64),
    /// A constant was added to the address of an access.
    Access(Place, u64),
    /// A constant was added to what the stream tells of a register after the instruction at this
    /// position.
    Told(u64, u8, u64),
    /// It is a constant.
    Constant(u64),
    /// Nothing is known of it.
    Unknown,
}

impl BaseRegisters {
    /// Nothing is known of registers of `xlen` bits.
    pub fn new(xlen: u32) -> Self {
        Self {
            known: 0,
            values: [0; 32],
            made: [Origin::Constant(0); 32],
            notes: false,
            mask: u64::MAX >> (64 - xlen),
        }
    }

    /// What is known. Seen from elsewhere nothing of it is told.
    pub fn visit(&mut self, relative: &mut Relative) {
        if relative.is_plain() {
            relative.visit_word(&mut self.known);
            let known = (0..32).filter(|register| self.known >> register & 1 == 1);
            known.for_each(|register| relative.number(self.values[register as usize]));
        }
    }

    /// From now on it is noted from what values are made.
    pub fn mark(&mut self) {
        self.made = std::array::from_fn(|register| Origin::Register(register as u8, 0));
        self.notes = true;
    }

    /// It is noted no more.
    pub fn unmark(&mut self) {
        self.notes = false;
    }

    /// From what registers were made since the mark, those that have what they had left out.
    pub fn made(&self, tape: &Tape, made: &mut Vec<(u8, Base)>) {
        let all = (0..32).map(|register| (register, self.base_of(register, 0, tape)));
        made.extend(all.filter(|&(register, base)| base != Base::Register(register, 0)));
    }

    /// From what a register plus a constant is made.
    fn base_of(&self, register: u8, more: u64, tape: &Tape) -> Base {
        match self.made[register as usize & 31].plus(more) {
            Origin::Register(register, added) => Base::Register(register, added),
            Origin::Access(place, added) => Base::Access(tape.access(place), added),
            Origin::Told(position, register, added) => Base::Told(tape.position(position), register, added),
            Origin::Constant(value) => Base::Constant(value & self.mask),
            Origin::Unknown => Base::Unknown,
        }
    }

    /// From what the address of `info` is made.
    pub fn base(&self, info: &Info, tape: &Tape) -> Base {
        let offset = info.offset as u64;
        if info.reads == 0 {
            return Base::Constant(offset & self.mask);
        }
        self.base_of(info.base(), offset, tape)
    }

    /// The value that is made so of what is known; `address` is that of an access, `told` what the
    /// stream tells of a register.
    #[inline]
    pub fn value_of(
        &self,
        base: Base,
        address: impl Fn(i32) -> u64,
        told: impl Fn(i32, u8) -> Option<u64>,
    ) -> Option<u64> {
        let value = match base {
            Base::Constant(value) => value,
            Base::Register(register, _) if self.known >> register & 1 == 0 => return None,
            Base::Register(register, added) => self.values[register as usize & 31].wrapping_add(added),
            Base::Access(access, added) => address(access).wrapping_add(added),
            Base::Told(position, register, added) => told(position, register)?.wrapping_add(added),
            Base::Unknown => return None,
        };
        Some(value & self.mask)
    }

    /// Registers become what is made so of what was known before.
    pub fn make(
        &mut self,
        made: &[(u8, Base)],
        address: impl Fn(i32) -> u64,
        told: impl Fn(i32, u8) -> Option<u64>,
    ) {
        let mut after = (self.known, self.values);
        for &(register, base) in made {
            after.0 &= !(1 << register);
            if let Some(value) = self.value_of(base, &address, &told) {
                after.0 |= 1 << register;
                after.1[register as usize & 31] = value;
            }
        }
        (self.known, self.values) = after;
    }

    /// All registers are told, as they are after the instruction at `position`.
    pub fn tell_all(&mut self, position: u64, x: &[u64; 32]) {
        self.known = u32::MAX;
        self.values = *x;
        if self.notes {
            self.made = std::array::from_fn(|register| Origin::Told(position, register as u8, 0));
        }
    }

    /// The value of a register, where it is known.
    pub fn value(&self, register: u8) -> Option<u64> {
        (register == 0 || self.known >> register & 1 == 1).then(|| self.values[register as usize & 31])
    }

    /// An instruction of a shadow issued: what it computes from registers that are known is known,
    /// and so is what it loads, if it is told.
    pub fn issued_in_shadow(&mut self, info: &Info, xlen: u32, loaded: Option<u64>) {
        let result = match info.fu {
            Fu::Alu | Fu::Multiply | Fu::Divide => info.result(xlen, |register| self.value(register)),
            _ => loaded,
        };
        let base = if info.reads == 0 { Origin::Constant(0) } else { self.made[info.base() as usize & 31] };
        let made = if info.adds { base.plus(info.offset as u64) } else { Origin::Unknown };
        self.written(info);
        if let (Some(result), 1) = (result, info.writes) {
            self.set(info.destination, Some(result), made);
        }
    }

    /// Everything is forgotten: instructions that issued were dropped, and will issue again.
    pub fn forget(&mut self) {
        self.known = 0;
        if self.notes {
            self.made = [Origin::Unknown; 32];
        }
    }

    /// The base register plus the offset of `info`, where that is known.
    #[inline]
    pub fn sum(&self, info: &Info) -> Option<u64> {
        let offset = info.offset as u64;
        if info.reads == 0 {
            return Some(offset & self.mask);
        }
        let base = info.base();
        (self.known >> base & 1 == 1)
            .then(|| self.values[base as usize & 31].wrapping_add(offset) & self.mask)
    }

    /// An instruction of the right path issued; `access` is its memory access.
    #[inline]
    pub fn issued(&mut self, info: &Info, access: Option<Place>) {
        match info.fu {
            Fu::Alu if info.adds => {
                let sum = self.sum(info);
                let constant = info.offset as u64;
                let base =
                    if info.reads == 0 { Origin::Constant(0) } else { self.made[info.base() as usize & 31] };
                self.written(info);
                if info.writes == 1 {
                    self.set(info.destination, sum, base.plus(constant));
                }
            }
            Fu::Load | Fu::Store if info.bases => {
                if let Some(place) = access {
                    let less = (info.offset as u64).wrapping_neg();
                    let value = place.address.wrapping_add(less) & self.mask;
                    self.set(info.base(), Some(value), Origin::Access(place, less));
                }
                self.written(info);
            }
            _ => self.written(info),
        }
    }

    /// Of what an instruction writes nothing is known.
    #[inline]
    fn written(&mut self, info: &Info) {
        let written = info.written.x();
        self.known &= !written;
        if !self.notes {
            return;
        }
        if info.writes == 1 {
            self.made[info.destination as usize & 31] = Origin::Unknown;
        } else if written != 0 {
            (0..32)
                .filter(|register| written >> register & 1 == 1)
                .for_each(|it| self.made[it] = Origin::Unknown);
        }
    }

    #[inline]
    fn set(&mut self, register: u8, value: Option<u64>, made: Origin) {
        if let Some(value) = value {
            self.known |= 1 << register;
            self.values[register as usize & 31] = value;
        }
        if self.notes {
            self.made[register as usize & 31] = made;
        }
    }
}

impl Origin {
    #[inline]
    fn plus(self, more: u64) -> Self {
        match self {
            Self::Register(register, added) => Self::Register(register, added.wrapping_add(more)),
            Self::Access(place, added) => Self::Access(place, added.wrapping_add(more)),
            Self::Told(position, register, added) => Self::Told(position, register, added.wrapping_add(more)),
            Self::Constant(value) => Self::Constant(value.wrapping_add(more)),
            Self::Unknown => Self::Unknown,
        }
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

    fn at(address: u64) -> Option<Place> {
        Some(Place::new(address, 0))
    }

    #[test]
    fn an_address_tells_the_base_and_constants_are_added_to_it() {
        let mut values = BaseRegisters::new(32);
        assert_eq!(values.sum(&load(A0, SP, 8)), None);
        values.issued(&load(A0, SP, 12), at(0x8000_100c));
        assert_eq!(values.sum(&load(A0, SP, 8)), Some(0x8000_1008));
        values.issued(&add(SP, -16), None);
        assert_eq!(values.sum(&load(A0, SP, 8)), Some(0x8000_0ff8));
        assert_eq!(values.sum(&load(A0, A0, 0)), None, "what was loaded is not known");
    }

    #[test]
    fn a_load_over_its_own_base_and_a_flush_leave_nothing_known() {
        let mut values = BaseRegisters::new(32);
        values.issued(&load(A0, A0, 4), at(0x8000_0004));
        assert_eq!(values.sum(&load(SP, A0, 0)), None);
        values.issued(&load(A0, SP, 0), at(0));
        values.forget();
        assert_eq!(values.sum(&load(A0, SP, 0)), None);
    }

    #[test]
    fn sums_wrap_at_the_width_of_a_register() {
        let mut values = BaseRegisters::new(32);
        values.issued(&load(A0, SP, 0), at(4));
        assert_eq!(values.sum(&load(A0, SP, -8)), Some(0xffff_fffc));
    }
}
