//! How the vector unit is configured when a vector instruction is executed.

/// Detail of a `Class::Vector` instruction: vl and vtype as it finds them, or as a `vset` leaves
/// them.
///
/// Packed into the 64-bit `detail` of a retired instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VectorDetail {
    /// vl, in elements.
    pub vl: u16,
    /// vtype as it reads, without vill; `None` where vill is set.
    pub vtype: Option<u8>,
}

/// Slides further than that move nothing of any register: of how far they go the low bits are told,
/// and that it is far.
const MOST_DISTANCE: u64 = 0xffff;
const FAR: u64 = 0x8000;

impl VectorDetail {
    /// As the 64-bit detail of a retired instruction. Bit 63 is set, so that 0 means "not known".
    pub fn pack(self) -> u64 {
        let vtype = self.vtype.map_or(1 << 24, |vtype| u64::from(vtype) << 16);
        1 << 63 | vtype | u64::from(self.vl)
    }

    /// From a retired instruction's detail; `None` where it was not known.
    pub fn unpack(detail: u64) -> Option<Self> {
        let vtype = (detail >> 24 & 1 == 0).then_some((detail >> 16) as u8);
        (detail >> 63 == 1).then_some(Self { vl: detail as u16, vtype })
    }

    /// The same with how many elements a slide goes, which a register said.
    pub fn pack_slide(self, distance: u64) -> u64 {
        let told = if distance > MOST_DISTANCE { FAR | distance & (FAR - 1) } else { distance };
        self.pack() | (told + 1) << 32
    }

    /// How many elements a slide goes, off a retired instruction's detail; `None` where no register
    /// said it, or it was not known.
    pub fn slide(detail: u64) -> Option<u32> {
        ((detail >> 32) as u32 & 0x1_ffff).checked_sub(1)
    }

    /// The vtype that these bits are where elements have up to `elen` bits; `None` where the manual
    /// reserves them.
    pub fn legal(bits: u64, elen: u32) -> Option<u8> {
        let (lmul, sew) = (bits & 7, bits >> 3 & 7);
        let lmul = if lmul < 4 { lmul as i8 } else { lmul as i8 - 8 };
        // Fractions down to the one where the least SEW has one element in a group as long as ELEN.
        let most = (elen.ilog2() as i8 - 3) + lmul.min(0);
        (bits >> 8 == 0 && lmul != -4 && sew as i8 <= most).then_some(bits as u8)
    }

    /// log2 of SEW in bytes; 0 where vill is set.
    pub fn sew(self) -> u8 {
        self.vtype.map_or(0, |vtype| vtype >> 3 & 7)
    }

    /// log2 of LMUL; 0 where vill is set.
    pub fn lmul(self) -> i8 {
        self.vtype.map_or(0, |vtype| ((vtype & 7) << 5) as i8 >> 5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_and_0_is_unknown() {
        for vtype in [None, Some(0), Some(0xff)] {
            let detail = VectorDetail { vl: 4096, vtype };
            assert_eq!(VectorDetail::unpack(detail.pack()), Some(detail));
        }
        assert_eq!(VectorDetail::unpack(0), None);
        let slides = VectorDetail { vl: 7, vtype: Some(3) };
        for (distance, told) in [(0, 0), (5, 5), (u64::MAX, 0xffff), (0x10_0009, 0x8009)] {
            let detail = slides.pack_slide(distance);
            assert_eq!(
                (VectorDetail::unpack(detail), VectorDetail::slide(detail)),
                (Some(slides), Some(told))
            );
        }
        assert_eq!(VectorDetail::slide(slides.pack()), None);
    }

    #[test]
    fn e64_at_mf2_and_e8_at_m8_are_read_off_their_bits() {
        let shape = |vtype| VectorDetail { vl: 0, vtype: Some(vtype) };
        assert_eq!((shape(0b011_111).sew(), shape(0b011_111).lmul()), (3, -1));
        assert_eq!((shape(0b11_000_011).sew(), shape(0b11_000_011).lmul()), (0, 3));
    }
}
