//! The vector registers.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Mapping of Vector Elements to
//! Vector Register State". A group is a run of the file: element i of a group lies i elements
//! after the start of its first register.

use std::fmt::Debug;

/// Bytes of the longest vector register, and those of the longest group.
pub(crate) const MOST_BYTES: usize = 4096 / 8;
pub(crate) const MOST_GROUP_BYTES: usize = 8 * MOST_BYTES;

/// v0 to v31, empty where the hart has no vectors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Vectors {
    /// Bytes of all registers, in words so that elements are aligned.
    words: Box<[u64]>,
    /// Bytes of one register.
    length: usize,
}

/// Bytes from the start of a register on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) register: u8,
    pub(crate) bytes: usize,
}

/// An unsigned integer that an element holds.
pub(crate) trait Element: Copy + Default + PartialEq + Debug + 'static {
    const BYTES: usize = size_of::<Self>();
    const BITS: u32 = 8 * size_of::<Self>() as u32;

    /// The low bits.
    fn of(value: u64) -> Self;

    /// Zero-extended.
    fn u(self) -> u64;

    /// Sign-extended.
    fn s(self) -> i64;

    /// The upper half of the product, computed in no more than twice the bits: host vectors have no
    /// wider products.
    fn high(self, other: Self) -> u64;

    /// The same of two signed ones.
    fn high_signed(self, other: Self) -> u64;

    /// The same of a signed one and an unsigned one.
    fn high_mixed(self, other: Self) -> u64;
}

macro_rules! elements {
    ($($unsigned:ident $signed:ident, $wide:ident $wide_signed:ident;)+) => {$(
        impl Element for $unsigned {
            #[inline(always)]
            fn of(value: u64) -> Self {
                value as Self
            }

            #[inline(always)]
            fn u(self) -> u64 {
                u64::from(self)
            }

            #[inline(always)]
            fn s(self) -> i64 {
                i64::from(self as $signed)
            }

            #[inline(always)]
            fn high(self, other: Self) -> u64 {
                ((<$wide>::from(self) * <$wide>::from(other)) >> Self::BITS) as u64
            }

            #[inline(always)]
            fn high_signed(self, other: Self) -> u64 {
                let (a, b) = (<$wide_signed>::from(self as $signed), <$wide_signed>::from(other as $signed));
                ((a * b) >> Self::BITS) as u64
            }

            #[inline(always)]
            fn high_mixed(self, other: Self) -> u64 {
                let (a, b) = (<$wide_signed>::from(self as $signed), <$wide_signed>::from(other));
                ((a * b) >> Self::BITS) as u64
            }
        }
    )+};
}

elements! { u8 i8, u16 i16; u16 i16, u32 i32; u32 i32, u64 i64; u64 i64, u128 i128; }

#[cfg(target_endian = "big")]
compile_error!(
    "elements of vector registers are read as the host lays them out, which must be little-endian"
);

impl Vectors {
    /// Registers of `bits` each, all 0.
    pub(crate) fn new(bits: usize) -> Self {
        Self { words: vec![0; 32 * bits / 64].into(), length: bits / 8 }
    }

    /// All registers as after reset.
    pub(crate) fn reset(&mut self) {
        self.words.fill(0);
    }

    /// Bytes of one register.
    #[inline(always)]
    pub(crate) fn length(&self) -> usize {
        self.length
    }

    /// The elements from the start of register `first` to the end of the file.
    #[inline(always)]
    pub(crate) fn elements<E: Element>(&self, first: u8) -> &[E] {
        let start = usize::from(first & 31) * self.length;
        // SAFETY: every bit pattern is an element, words are aligned for any of them, and `start`
        // lies within the file, at a multiple of an element.
        unsafe {
            let bytes = self.words.as_ptr().cast::<u8>().add(start);
            std::slice::from_raw_parts(bytes.cast(), (self.words.len() * 8 - start) / E::BYTES)
        }
    }

    /// The same for writing.
    #[inline(always)]
    pub(crate) fn elements_mut<E: Element>(&mut self, first: u8) -> &mut [E] {
        let start = usize::from(first & 31) * self.length;
        // SAFETY: as above, and the borrow is the only one.
        unsafe {
            let bytes = self.words.as_mut_ptr().cast::<u8>().add(start);
            std::slice::from_raw_parts_mut(bytes.cast(), (self.words.len() * 8 - start) / E::BYTES)
        }
    }

    /// Element `i` of the group that starts with `first`.
    #[inline(always)]
    pub(crate) fn get<E: Element>(&self, first: u8, i: usize) -> E {
        self.elements(first)[i]
    }

    /// Writes element `i` of the group that starts with `first`.
    #[inline(always)]
    pub(crate) fn set<E: Element>(&mut self, first: u8, i: usize, value: E) {
        self.elements_mut(first)[i] = value;
    }

    /// Bytes before the start of register `number`.
    pub(crate) fn offset(&self, number: u8) -> u16 {
        // Below 32 registers of MOST_BYTES.
        (usize::from(number & 31) * self.length) as u16
    }

    /// The `C` elements from element `n` on after the first `offset` bytes.
    ///
    /// # Safety
    ///
    /// All of them lie within the file, and `offset` is that of a register.
    #[inline(always)]
    pub(crate) unsafe fn block<E: Element, const C: usize>(&self, offset: u16, n: usize) -> [E; C] {
        let start = usize::from(offset) + n * E::BYTES;
        debug_assert!(start + size_of::<[E; C]>() <= self.words.len() * 8);
        // SAFETY: every bit pattern is an element, words are aligned for any of them, and so are
        // registers.
        unsafe { *self.words.as_ptr().cast::<u8>().add(start).cast() }
    }

    /// Writes them.
    ///
    /// # Safety
    ///
    /// As of [`Self::block`].
    #[inline(always)]
    pub(crate) unsafe fn set_block<E: Element, const C: usize>(
        &mut self,
        offset: u16,
        n: usize,
        block: [E; C],
    ) {
        let start = usize::from(offset) + n * E::BYTES;
        debug_assert!(start + size_of::<[E; C]>() <= self.words.len() * 8);
        // SAFETY: as above, and the borrow is the only one.
        unsafe { *self.words.as_mut_ptr().cast::<u8>().add(start).cast() = block }
    }

    /// The elements at three places: the first for writing, the others where they do not overlap
    /// it.
    #[inline(always)]
    pub(crate) fn apart<D: Element, A: Element, B: Element>(
        &mut self,
        [d, a, b]: [Place; 3],
    ) -> (&mut [D], Option<&[A]>, Option<&[B]>) {
        let size = self.words.len() * 8;
        let ranges = [d, a, b].map(|place| {
            let start = usize::from(place.register & 31) * self.length;
            assert!(start + place.bytes <= size, "groups end with v31");
            start..start + place.bytes
        });
        let [d, a, b] = ranges;
        let disjoint = |other: &std::ops::Range<usize>| other.end <= d.start || d.end <= other.start;
        let bytes = self.words.as_mut_ptr().cast::<u8>();
        // SAFETY: every bit pattern is an element, words are aligned for any of them, the ranges
        // lie within the file, and those of the second and the third are given only where they are
        // apart from the first.
        unsafe {
            let destination = std::slice::from_raw_parts_mut(bytes.add(d.start).cast(), d.len() / D::BYTES);
            let first = disjoint(&a)
                .then(|| std::slice::from_raw_parts(bytes.add(a.start).cast(), a.len() / A::BYTES));
            let second = disjoint(&b)
                .then(|| std::slice::from_raw_parts(bytes.add(b.start).cast(), b.len() / B::BYTES));
            (destination, first, second)
        }
    }

    /// Bit `i` of the mask in `register`.
    #[inline(always)]
    pub(crate) fn bit(&self, register: u8, i: usize) -> bool {
        self.get::<u64>(register, i / 64) >> (i % 64) & 1 == 1
    }

    /// Writes bit `i` of the mask in `register`.
    #[inline(always)]
    pub(crate) fn set_bit(&mut self, register: u8, i: usize, value: bool) {
        let word = &mut self.elements_mut::<u64>(register)[i / 64];
        *word = *word & !(1 << (i % 64)) | u64::from(value) << (i % 64);
    }

    /// The bytes of register `number`.
    pub(crate) fn register(&self, number: u8) -> &[u8] {
        &self.elements(number)[..self.length]
    }

    /// The same for writing.
    pub(crate) fn register_mut(&mut self, number: u8) -> &mut [u8] {
        let length = self.length;
        &mut self.elements_mut(number)[..length]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_that_overlap_the_first_are_not_given_beside_it() {
        let mut vectors = Vectors::new(128);
        let place = |register, bytes| Place { register, bytes };
        let (d, a, b) = vectors.apart::<u16, u8, u32>([place(4, 32), place(5, 8), place(6, 64)]);
        assert_eq!((d.len(), a, b.map(<[u32]>::len)), (16, None, Some(16)));
        let (_, a, b) = vectors.apart::<u8, u8, u8>([place(31, 16), place(30, 16), place(30, 17)]);
        assert!(a.is_some() && b.is_none());
    }

    #[test]
    fn elements_follow_each_other_through_a_group() {
        let mut vectors = Vectors::new(128);
        (0..8).for_each(|i| vectors.set::<u32>(2, i, i as u32 + 1));
        assert_eq!(vectors.get::<u64>(3, 0), 6 << 32 | 5);
        assert_eq!(vectors.register(2)[..5], [1, 0, 0, 0, 2]);
        vectors.set_bit(31, 127, true);
        assert!(vectors.bit(31, 127) && !vectors.bit(31, 126));
        assert_eq!(vectors.register(31)[15], 0x80);
    }
}
