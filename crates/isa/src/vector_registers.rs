//! Which vector registers an instruction of the manual reads and writes, as vtype has it.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Operands", "Vector
//! Register Grouping" and "Vector Instruction Listing", and the chapters of vector cryptography.
//! What is told may be more than what an instruction uses, and never less: whatever vl is and
//! whatever a mask says, registers that are not told stay as they are and decide nothing. Tests run
//! every instruction and hold that against it.

use crate::VectorDetail;

/// The vector registers that an instruction reads and writes, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VectorRegisters {
    /// Read. What a destination held counts, where anything of it may stay.
    pub read: u32,
    /// Written.
    pub written: u32,
    /// It sets vl and vtype.
    pub configures: bool,
    /// It rounds as vxrm says.
    pub rounds: bool,
    /// It may set vxsat.
    pub saturates: bool,
    /// Its result is a mask, whose tail is agnostic whatever vtype says.
    pub masks: bool,
    /// It does the same under every vtype that is legal.
    pub any_vtype: bool,
}

/// Neighbouring registers.
#[derive(Clone, Copy)]
struct Group {
    first: u32,
    registers: u32,
}

impl Group {
    fn bits(self) -> u32 {
        let run = (1u64 << self.registers) - 1;
        (run << self.first) as u32
    }
}

/// The vector registers of one word.
struct Word {
    word: u32,
    /// log2 of LMUL, and of SEW in bytes.
    lmul: i8,
    sew: i8,
    found: VectorRegisters,
}

/// OP-V and OP-VE; LOAD-FP and STORE-FP.
const OP_V: u32 = 0x57;
const OP_VE: u32 = 0x77;
const LOAD: u32 = 0x07;
const STORE: u32 = 0x27;

/// log2 of the bits of an index of `vrgatherei16` in bytes.
const E16: i8 = 1;

impl VectorRegisters {
    /// Those of a word that the decoder takes for a vector instruction of the manual, where it
    /// finds vtype so. `None` where a vtype is needed and there is none that is legal, and for what
    /// computes with floating-point numbers.
    pub fn of(word: u32, detail: VectorDetail) -> Option<Self> {
        let (lmul, sew) = (detail.lmul(), detail.sew() as i8);
        let mut it = Word { word, lmul, sew, found: Self::default() };
        match word & 0x7f {
            OP_V => it.arithmetic()?,
            OP_VE => it.cryptography(),
            LOAD | STORE => it.memory(),
            _ => return None,
        }
        let found = it.found;
        (found.any_vtype || found.configures || detail.vtype.is_some()).then_some(found)
    }
}

impl Word {
    fn field(&self, at: u32) -> u32 {
        self.word >> at & 31
    }

    /// The group with elements of 2^`by` times SEW that begins with a register.
    fn group(&self, first: u32, by: i8) -> Group {
        Group { first, registers: 1 << (self.lmul + by).clamp(0, 3) }
    }

    fn one(first: u32) -> Group {
        Group { first, registers: 1 }
    }

    fn read(&mut self, group: Group) {
        self.found.read |= group.bits();
    }

    /// Writes some elements of a group, and leaves what else is in it.
    fn update(&mut self, group: Group) {
        self.read(group);
        self.found.written |= group.bits();
    }

    fn masked(&mut self) {
        if self.word >> 25 & 1 == 0 {
            self.read(Self::one(0));
        }
    }

    fn arithmetic(&mut self) -> Option<()> {
        let (function, kind) = (self.word >> 26, self.word >> 12 & 7);
        match kind {
            7 => self.found.configures = true,
            1 | 5 => return None,
            0 | 3 | 4 => self.integer(function, kind),
            _ => self.mixed(function, kind),
        }
        Some(())
    }

    /// Those of OPIVV, OPIVI and OPIVX.
    fn integer(&mut self, function: u32, kind: u32) {
        let (vd, vs1, vs2) = (self.field(7), self.field(15), self.field(20));
        // vmv1r.v to vmv8r.v
        if function == 0x27 && kind == 3 {
            let registers = vs1 + 1;
            self.read(Group { first: vs2, registers });
            self.found.written |= Group { first: vd, registers }.bits();
            self.found.any_vtype = true;
            return;
        }
        self.masked();
        let (mut result, mut first, mut second) = (self.group(vd, 0), self.group(vs1, 0), self.group(vs2, 0));
        match function {
            // vrgatherei16
            0x0e if kind == 0 => first = self.group(vs1, E16 - self.sew),
            // vmadc, vmsbc, comparisons
            0x11 | 0x13 | 0x18..=0x1f => {
                result = Self::one(vd);
                self.found.masks = true;
            }
            // vnsrl, vnsra, vnclipu, vnclip
            0x2c..=0x2f => second = self.group(vs2, 1),
            // vwredsumu, vwredsum
            0x30 | 0x31 => (result, first) = (Self::one(vd), Self::one(vs1)),
            // vwsll
            0x35 => result = self.group(vd, 1),
            _ => {}
        }
        self.found.rounds = matches!(function, 0x27 | 0x2a | 0x2b | 0x2e | 0x2f);
        self.found.saturates = matches!(function, 0x20..=0x23 | 0x27 | 0x2e | 0x2f);
        if kind == 0 {
            self.read(first);
        }
        // vmv.v.v, vmv.v.x and vmv.v.i have no vs2.
        if function != 0x17 || self.word >> 25 & 1 == 0 {
            self.read(second);
        }
        self.update(result);
    }

    /// Those of OPMVV and OPMVX.
    fn mixed(&mut self, function: u32, kind: u32) {
        let (vd, vs1, vs2) = (self.field(7), self.field(15), self.field(20));
        self.masked();
        let (mut result, mut first, mut second) = (self.group(vd, 0), self.group(vs1, 0), self.group(vs2, 0));
        match (function, kind) {
            // Reductions.
            (0x00..=0x07, 2) => (result, first) = (Self::one(vd), Self::one(vs1)),
            // vmv.x.s, vcpop.m, vfirst.m
            (0x10, 2) => return self.read(Self::one(vs2)),
            // vmv.s.x
            (0x10, _) => return self.update(Self::one(vd)),
            // vzext, vsext, vbrev8, vrev8, vbrev, vclz, vctz, vcpop.v
            (0x12, _) => {
                let narrower = match vs1 {
                    2 | 3 => 3,
                    4 | 5 => 2,
                    6 | 7 => 1,
                    _ => 0,
                };
                self.read(self.group(vs2, -narrower));
                return self.update(result);
            }
            // vmsbf, vmsof, vmsif; viota; vid
            (0x14, _) => {
                let mask = vs1 < 0x10;
                self.found.masks = mask;
                if vs1 != 0x11 {
                    self.read(Self::one(vs2));
                }
                return self.update(if mask { Self::one(vd) } else { result });
            }
            // vcompress
            (0x17, _) => first = Self::one(vs1),
            // Logic of masks.
            (0x18..=0x1f, 2) => {
                (result, first, second) = (Self::one(vd), Self::one(vs1), Self::one(vs2));
                self.found.masks = true;
            }
            // vwadd.wv and its kin
            (0x34..=0x37, _) => (result, second) = (self.group(vd, 1), self.group(vs2, 1)),
            // Widening.
            (0x30..=0x3f, _) => result = self.group(vd, 1),
            _ => {}
        }
        self.found.rounds = matches!(function, 0x08..=0x0b);
        if kind == 2 {
            self.read(first);
        }
        self.read(second);
        self.update(result);
    }

    /// Those of OP-VE. What is not known there has all three operands.
    fn cryptography(&mut self) {
        let (vd, vs1, vs2) = (self.field(7), self.field(15), self.field(20));
        // The others have a number or a selector in vs1's place.
        let constant = matches!(self.word >> 26, 0x21 | 0x22 | 0x28..=0x2b);
        if !constant {
            self.read(self.group(vs1, 0));
        }
        self.read(self.group(vs2, 0));
        self.update(self.group(vd, 0));
    }

    fn memory(&mut self) {
        let store = self.word & 0x7f == STORE;
        let (vd, vs2) = (self.field(7), self.field(20));
        let (mode, fields) = (self.word >> 26 & 3, (self.word >> 29) + 1);
        let width = match self.word >> 12 & 7 {
            0 => 0,
            width => width as i8 - 4,
        };
        let special = if mode == 0 { vs2 } else { 0 };
        // Whole registers.
        if special == 8 {
            let group = Group { first: vd, registers: fields };
            self.found.any_vtype = true;
            match store {
                true => self.read(group),
                false => self.found.written |= group.bits(),
            }
            return;
        }
        self.masked();
        self.found.masks = special == 11 && !store;
        let indexed = mode & 1 == 1;
        if indexed {
            self.read(self.group(vs2, width - self.sew));
        }
        let data = match special {
            11 => Self::one(vd),
            _ => self.group(vd, if indexed { 0 } else { width - self.sew }),
        };
        let all = Group { first: vd, registers: (data.registers * fields).min(32) };
        match store {
            true => self.read(all),
            false => self.update(all),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// e32, by log2 of LMUL.
    fn of(word: u32, lmul: i8) -> VectorRegisters {
        let vtype = (lmul as u8 & 7) | 2 << 3;
        VectorRegisters::of(word, VectorDetail { vl: 0, vtype: Some(vtype) }).expect("a vector instruction")
    }

    #[test]
    fn groups_follow_lmul_and_the_widths_of_elements() {
        // vadd.vv v8, v16, v24
        let add = 0x0000_0057 | 1 << 25 | 16 << 20 | 24 << 15 | 8 << 7;
        for (lmul, run) in [(-1, 1), (0, 1), (1, 3), (2, 0xf), (3, 0xff)] {
            let found = of(add, lmul);
            assert_eq!((found.read, found.written), (run << 8 | run << 16 | run << 24, run << 8));
        }
        assert_eq!(of(add & !(1 << 25), 1).read, 3 << 8 | 3 << 16 | 3 << 24 | 1);
        // vmseq.vv v8, v16, v24; vnsrl.wi v8, v16, 0; vwmul.vv v8, v16, v24; vzext.vf4 v8, v16
        assert_eq!(of(add | 0x18 << 26, 2).written, 1 << 8);
        assert_eq!(of(add & !(31 << 15) | 0x2c << 26 | 3 << 12, 1).read, 0xf << 16 | 3 << 8);
        assert_eq!(of(add | 0x3b << 26 | 2 << 12, 1).written, 0xf << 8);
        assert_eq!(of(add & !(31 << 15) | 0x12 << 26 | 4 << 15 | 2 << 12, 3).read, 3 << 16 | 0xff << 8);
        // A group that would go beyond v31 ends there.
        assert_eq!(of(add & !(31 << 7) | 31 << 7, 3).written, 1 << 31);
    }

    #[test]
    fn a_whole_register_is_overwritten_under_every_vtype() {
        // vl2re32.v v8, (a0); vmv4r.v v8, v16
        let none = VectorDetail { vl: 0, vtype: None };
        let load = VectorRegisters::of(0x0280_0007 | 1 << 29 | 6 << 12 | 8 << 7, none).unwrap();
        assert_eq!((load.read, load.written, load.any_vtype), (0, 3 << 8, true));
        let moved = VectorRegisters::of(0x9e00_3057 | 16 << 20 | 3 << 15 | 8 << 7, none).unwrap();
        assert_eq!((moved.read, moved.written), (0xf << 16, 0xf << 8));
        assert_eq!(VectorRegisters::of(0x0200_0057, none), None);
    }
}
