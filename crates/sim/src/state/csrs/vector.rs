//! `vl`, `vtype` and their kin: how the vector unit is configured.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Extension Programmer's
//! Model".

use instar_coredsl::vector::VectorSetting;
use instar_isa::{Extension, Isa, VectorDetail, csr};

use super::{Context, Module};

/// What vtype says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Vtype {
    /// As it reads, without vill.
    bits: u64,
    /// vill: everything that depends on vtype traps.
    pub(crate) illegal: bool,
    /// log2 of SEW in bytes.
    pub(crate) sew: u8,
    /// log2 of LMUL.
    pub(crate) lmul: i8,
    /// vta: the tail is agnostic.
    pub(crate) tail: bool,
    /// vma: what is masked off is agnostic.
    pub(crate) mask: bool,
}

impl Default for Vtype {
    fn default() -> Self {
        Self::ILLEGAL
    }
}

impl Vtype {
    const ILLEGAL: Self = Self { bits: 0, illegal: true, sew: 0, lmul: 0, tail: false, mask: false };

    /// What these bits mean, where elements have up to `elen` bits; vill where the manual reserves
    /// them.
    pub(crate) fn new(bits: u64, elen: u32) -> Self {
        VectorDetail::legal(bits, elen).map_or(Self::ILLEGAL, Self::legal)
    }

    /// What these bits mean, of which [`Self::new`] says that they are legal.
    #[inline(always)]
    pub(crate) fn legal(bits: u8) -> Self {
        let (lmul, sew) = ((bits << 5) as i8 >> 5, bits >> 3 & 7);
        let (tail, mask) = (bits >> 6 & 1 == 1, bits >> 7 & 1 == 1);
        Self { bits: u64::from(bits), illegal: false, sew, lmul, tail, mask }
    }
}

/// SEW and LMUL where nothing else but vl decides what an instruction does: vtype is legal, vstart
/// is 0, agnostic elements stay, and mstatus.VS is Dirty. Blocks are made for one of these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Shape(u8);

impl Shape {
    /// Something else decides too.
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    fn new(vtype: Vtype) -> Self {
        Self(1 + (vtype.sew | ((vtype.lmul + 3) as u8) << 2))
    }

    /// A number below 64, for tables.
    #[inline(always)]
    pub(crate) fn number(self) -> usize {
        usize::from(self.0)
    }

    /// log2 of SEW in bytes, and of LMUL.
    pub(crate) fn sew_and_lmul(self) -> Option<(u8, i8)> {
        let bits = self.0.checked_sub(1)?;
        Some((bits & 3, (bits >> 2) as i8 - 3))
    }
}

/// The vector unit's registers beside v0 to v31.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Vector {
    pub(crate) vtype: Vtype,
    pub(crate) vl: usize,
    pub(crate) vstart: usize,
    /// Rounding of fixed-point arithmetic.
    pub(crate) vxrm: u8,
    /// Whether fixed-point arithmetic saturated since it was cleared last.
    pub(crate) vxsat: bool,
    /// Bits of a vector register, 0 without vectors.
    pub(crate) vlen: usize,
    /// Bits of the widest element.
    pub(crate) elen: u32,
    /// Whether products of 64-bit elements have an upper half (V).
    pub(crate) full: bool,
    /// Whether agnostic elements become all ones; else they stay.
    pub(crate) ones: bool,
    /// What follows from the others, and from mstatus.VS.
    pub(crate) shape: Shape,
}

impl Vector {
    pub(crate) fn new(isa: Isa, ones: bool) -> Self {
        let elen = if isa.has(Extension::Zve64x) { 64 } else { 32 };
        Self { vlen: isa.vlen(), elen, full: isa.has(Extension::V), ones, ..Self::default() }
    }

    /// What a retired instruction tells of it.
    pub(crate) fn detail(&self) -> VectorDetail {
        let vtype = (!self.vtype.illegal).then_some(self.vtype.bits as u8);
        VectorDetail { vl: self.vl as u16, vtype }
    }

    /// The shape under this vtype, where vstart is 0 and mstatus.VS is Dirty.
    #[inline]
    pub(crate) fn shape_of(&self, vtype: Vtype) -> Shape {
        if vtype.illegal || self.ones { Shape::NONE } else { Shape::new(vtype) }
    }

    /// Elements of a group of this vtype.
    #[inline]
    pub(crate) fn vlmax(&self, vtype: Vtype) -> usize {
        let bytes = (self.vlen / 8) >> vtype.sew;
        if vtype.lmul < 0 { bytes >> -vtype.lmul } else { bytes << vtype.lmul }
    }
}

impl Vector {
    /// What a design's instruction can ask for.
    #[inline]
    pub(crate) fn setting(&self, setting: VectorSetting) -> u64 {
        let Vtype { sew, lmul, tail, mask, .. } = self.vtype;
        match setting {
            VectorSetting::Vlen => self.vlen as u64,
            VectorSetting::Vl => self.vl as u64,
            VectorSetting::Vstart => self.vstart as u64,
            VectorSetting::Sew => 8 << sew,
            VectorSetting::Lmul => 1 << lmul.max(0),
            VectorSetting::Vlmax => self.vlmax(self.vtype) as u64,
            VectorSetting::Vta => u64::from(tail && self.ones),
            VectorSetting::Vma => u64::from(mask && self.ones),
        }
    }
}

impl Module for Vector {
    fn read(&self, number: u16, context: &Context) -> Option<u64> {
        if self.vlen == 0 {
            return None;
        }
        Some(match number {
            csr::VSTART => self.vstart as u64,
            csr::VXSAT => u64::from(self.vxsat),
            csr::VXRM => u64::from(self.vxrm),
            csr::VCSR => u64::from(self.vxrm) << 1 | u64::from(self.vxsat),
            csr::VL => self.vl as u64,
            csr::VTYPE if self.vtype.illegal => 1 << (context.isa.xlen().bits() - 1),
            csr::VTYPE => self.vtype.bits,
            csr::VLENB => self.vlen as u64 / 8,
            _ => return None,
        })
    }

    fn write(&mut self, number: u16, value: u64, _: &Context) -> Option<()> {
        if self.vlen == 0 {
            return None;
        }
        match number {
            csr::VSTART => self.vstart = value as usize & (self.vlen - 1),
            csr::VXSAT => self.vxsat = value & 1 == 1,
            csr::VXRM => self.vxrm = value as u8 & 3,
            csr::VCSR => {
                self.vxrm = (value >> 1) as u8 & 3;
                self.vxsat = value & 1 == 1;
            }
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vtype_is_legal_where_an_element_fits_into_its_group() {
        let legal = |bits: u64, elen| !Vtype::new(bits, elen).illegal;
        // e64 m1, e64 mf2, e32 mf2, e8 mf8, e16 mf8, LMUL 100, e128, bit 8.
        let bits = [0b011_000, 0b011_111, 0b010_111, 0b000_101, 0b001_101, 0b100, 0b100_000, 1 << 8];
        assert_eq!(bits.map(|bits| legal(bits, 64)), [true, false, true, true, false, false, false, false]);
        assert_eq!(bits.map(|bits| legal(bits, 32))[..4], [false, false, false, false]);
    }

    #[test]
    fn a_shape_is_sew_and_lmul_and_there_is_none_where_agnostic_elements_change() {
        let mut unit = Vector { elen: 64, ..Vector::default() };
        for bits in [0b000_101, 0b001_000, 0b010_011, 0b011_000] {
            let vtype = Vtype::new(bits, 64);
            assert_eq!(unit.shape_of(vtype).sew_and_lmul(), Some((vtype.sew, vtype.lmul)));
        }
        assert_eq!(unit.shape_of(Vtype::ILLEGAL).sew_and_lmul(), None);
        unit.ones = true;
        assert_eq!(unit.shape_of(Vtype::new(0, 64)), Shape::NONE);
    }
}
