//! Loops over the elements of groups: which are active, what becomes of the others.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Prestart, Active, Inactive,
//! Body, and Tail Element Definitions" and "Vector Tail Agnostic and Vector Mask Agnostic".

use super::{Done, Instruction, require};
use crate::state::Hart;
use crate::state::csrs::vector::{Shape, Vector, Vtype};
use crate::state::vector::{Element, Vectors};

/// What vtype, vl and vstart say for one instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub(super) vl: usize,
    pub(super) vstart: usize,
    pub(super) vlmax: usize,
    /// log2 of SEW in bytes.
    pub(super) sew: u8,
    /// log2 of LMUL.
    pub(super) lmul: i8,
    /// The tail becomes all ones.
    pub(super) tail_ones: bool,
    /// What is masked off becomes all ones.
    pub(super) mask_ones: bool,
    /// Agnostic elements become all ones, whatever vtype says: the tails of masks.
    pub(super) ones: bool,
    pub(super) elen: u32,
    pub(super) full: bool,
}

/// Why a vstart is reserved.
pub(super) const BEYOND: &str = "vstart lies beyond the last element";

/// The present vtype; reserved where there is none.
#[inline(always)]
pub(super) fn vtype(unit: &Vector) -> Done<Vtype> {
    require(!unit.vtype.illegal, "vtype is not set, or to what is not there (vill)")?;
    Ok(unit.vtype)
}

/// The present setting; reserved where there is none.
#[inline(always)]
pub(super) fn setting(hart: &Hart) -> Done<Setting> {
    let unit = hart.csrs.vector();
    let vtype = vtype(unit)?;
    let vlmax = unit.vlmax(vtype);
    require(unit.vstart < vlmax, BEYOND)?;
    Ok(Setting {
        vl: unit.vl,
        vstart: unit.vstart,
        vlmax,
        sew: vtype.sew,
        lmul: vtype.lmul,
        tail_ones: unit.ones && vtype.tail,
        mask_ones: unit.ones && vtype.mask,
        ones: unit.ones,
        elen: unit.elen,
        full: unit.full,
    })
}

impl Setting {
    /// The setting of a shape, where vl is VLMAX.
    pub(super) fn of_shape(shape: Shape, unit: &Vector) -> Option<Self> {
        let (sew, lmul) = shape.sew_and_lmul()?;
        let vlmax = (unit.vlen / 8) << (lmul + 3) >> (3 + sew);
        let (elen, full) = (unit.elen, unit.full);
        let (vl, vstart, ones) = (vlmax, 0, false);
        Some(Self { vl, vstart, vlmax, sew, lmul, tail_ones: ones, mask_ones: ones, ones, elen, full })
    }

    /// SEW in bits.
    #[inline(always)]
    pub(super) fn bits(&self) -> u32 {
        8 << self.sew
    }

    /// log2 of the EMUL of elements of `bits` bits.
    #[inline(always)]
    pub(super) fn emul(&self, bits: u32) -> i8 {
        self.lmul + bits.ilog2() as i8 - 3 - self.sew as i8
    }

    /// Elements of type `D` in the registers of its group, those of the tail included.
    #[inline(always)]
    pub(super) fn room<D: Element>(&self, vectors: &Vectors) -> usize {
        (vectors.length() << self.emul(D::BITS).max(0)) / D::BYTES
    }

    /// The tail of a group from element `from` on.
    #[inline(always)]
    pub(super) fn tail<D: Element>(&self, vectors: &mut Vectors, vd: u8, from: usize) {
        if self.tail_ones {
            let room = self.room::<D>(vectors);
            vectors.elements_mut::<D>(vd)[from.min(room)..room].fill(D::of(u64::MAX));
        }
    }

    /// The tail of a mask.
    #[inline(always)]
    pub(super) fn mask_tail(&self, vectors: &mut Vectors, vd: u8) {
        if self.ones {
            (self.vl..vectors.length() * 8).for_each(|i| vectors.set_bit(vd, i, true));
        }
    }

    /// Calls `f` with each active element from vstart to vl; masked-off ones of `vd` become ones
    /// where they must.
    #[inline(always)]
    pub(super) fn active<D: Element>(
        &self,
        vectors: &mut Vectors,
        masked: bool,
        vd: u8,
        mut f: impl FnMut(&mut Vectors, usize),
    ) {
        for i in self.vstart..self.vl {
            if !masked || vectors.bit(0, i) {
                f(vectors, i);
            } else if self.mask_ones {
                vectors.set(vd, i, D::of(u64::MAX));
            }
        }
    }

    /// vd[i] = f(i) for the active elements, and the tail, unless vstart lies after them all.
    #[inline(always)]
    pub(super) fn each<D: Element>(
        &self,
        vectors: &mut Vectors,
        i: Instruction,
        mut f: impl FnMut(&Vectors, usize) -> D,
    ) {
        if self.vstart < self.vl {
            self.active::<D>(vectors, i.masked(), i.vd(), |vectors, n| {
                let value = f(vectors, n);
                vectors.set(i.vd(), n, value);
            });
            self.tail::<D>(vectors, i.vd(), self.vl);
        }
    }

    /// Writes element 0 of a register, and makes the rest of it the tail.
    #[inline(always)]
    pub(super) fn first<D: Element>(&self, vectors: &mut Vectors, vd: u8, value: D) {
        vectors.set(vd, 0, value);
        if self.tail_ones {
            let room = vectors.length() / D::BYTES;
            vectors.elements_mut::<D>(vd)[1..room].fill(D::of(u64::MAX));
        }
    }

    /// vd[i] = f(vd[i], vs2[i], operand[i]) for the active elements, and the tail. Groups must be
    /// legal. Where a block's shape is known, `special` has a handler that is faster; instances of
    /// this are hundreds, so it is one plain loop.
    #[inline(always)]
    pub(super) fn map<D: Element, A: Element, B: Element>(
        &self,
        vectors: &mut Vectors,
        masked: bool,
        vd: u8,
        vs2: u8,
        operand: Operand,
        mut f: impl FnMut(D, A, B) -> D,
    ) {
        if self.vstart >= self.vl {
            return;
        }
        self.active::<D>(vectors, masked, vd, |vectors, i| {
            let b = operand.get(vectors, i);
            let value = f(vectors.get(vd, i), vectors.get(vs2, i), b);
            vectors.set(vd, i, value);
        });
        self.tail::<D>(vectors, vd, self.vl);
    }

    /// Bit i of vd = f(i, vs2[i], operand[i]) for the active elements, and the tail.
    #[inline(always)]
    pub(super) fn test<A: Element, B: Element>(
        &self,
        vectors: &mut Vectors,
        masked: bool,
        vd: u8,
        vs2: u8,
        operand: Operand,
        mut f: impl FnMut(&Vectors, usize, A, B) -> bool,
    ) {
        if self.vstart >= self.vl {
            return;
        }
        for start in (self.vstart & !63..self.vl).step_by(64) {
            let (mut bits, mut written) = (0, 0);
            let active = if masked { vectors.get::<u64>(0, start / 64) } else { u64::MAX };
            for i in start.max(self.vstart)..self.vl.min(start + 64) {
                let place = 1u64 << (i - start);
                if active & place != 0 {
                    let b = operand.get(vectors, i);
                    let value = f(vectors, i, vectors.get(vs2, i), b);
                    bits |= if value { place } else { 0 };
                    written |= place;
                } else if self.mask_ones {
                    bits |= place;
                    written |= place;
                }
            }
            let word = vectors.get::<u64>(vd, start / 64);
            vectors.set(vd, start / 64, word & !written | bits);
        }
        self.mask_tail(vectors, vd);
    }
}

/// An operand that is a vector or one value for all elements.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operand {
    /// The group that starts here.
    Register(u8),
    /// A value, of which each element takes the low bits.
    Scalar(u64),
}

impl Operand {
    /// Its element `i`.
    #[inline(always)]
    pub(super) fn get<E: Element>(self, vectors: &Vectors, i: usize) -> E {
        match self {
            Self::Register(first) => vectors.get(first, i),
            Self::Scalar(value) => E::of(value),
        }
    }
}

/// `$body` with `$element` as the type of elements of SEW.
macro_rules! by_sew {
    ($setting:expr, $element:ident => $body:expr) => {
        match $setting.sew {
            0 => {
                type $element = u8;
                $body
            }
            1 => {
                type $element = u16;
                $body
            }
            2 => {
                type $element = u32;
                $body
            }
            _ => {
                type $element = u64;
                $body
            }
        }
    };
}
pub(super) use by_sew;

/// `$body` with `$narrow` as the type of elements of SEW, and `$wide` of twice as many bits;
/// reserved where there are none.
macro_rules! by_pair {
    ($setting:expr, $narrow:ident $wide:ident => $body:expr) => {{
        if 2 * $setting.bits() > $setting.elen {
            return Err($crate::engine::execute::v::Stop::WIDTH);
        }
        match $setting.sew {
            0 => {
                type $narrow = u8;
                type $wide = u16;
                $body
            }
            1 => {
                type $narrow = u16;
                type $wide = u32;
                $body
            }
            _ => {
                type $narrow = u32;
                type $wide = u64;
                $body
            }
        }
    }};
}
pub(super) use by_pair;
