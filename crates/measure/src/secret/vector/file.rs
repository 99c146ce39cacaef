//! Which bits of the vector file are secret, and through which step each byte became so.
//!
//! Source: own design.

use super::super::shadow::Taint;
use super::super::steps::StepId;

/// The secret bits of v0 to v31.
#[derive(Default)]
pub struct File {
    /// Bytes of a register; 0 where there are no vectors.
    length: usize,
    bits: Vec<u8>,
    steps: Vec<StepId>,
}

impl File {
    /// All public.
    pub fn new(length: usize) -> Self {
        Self { length, bits: vec![0; 32 * length], steps: vec![0; 32 * length] }
    }

    /// Bytes of a register.
    pub fn length(&self) -> usize {
        self.length
    }

    /// Makes everything public.
    pub fn forget(&mut self) {
        self.bits.fill(0);
    }

    /// Up to eight bytes, from byte `at` of register `first` on.
    pub fn get(&self, first: u8, at: usize, size: usize) -> Taint {
        let start = usize::from(first) * self.length + at;
        let range = start..(start + size).min(self.bits.len());
        let bytes = self.bits[range.clone()].iter().zip(&self.steps[range]).enumerate();
        bytes.fold(Taint::PUBLIC, |all, (n, (&bits, &step))| {
            all.with(Taint { bits: u64::from(bits) << (8 * n), step })
        })
    }

    /// Writes up to eight bytes.
    pub fn set(&mut self, first: u8, at: usize, size: usize, taint: Taint) {
        let start = usize::from(first) * self.length + at;
        for (n, byte) in (start..(start + size).min(self.bits.len())).enumerate() {
            self.bits[byte] = (taint.bits >> (8 * n)) as u8;
            self.steps[byte] = taint.step;
        }
    }

    /// Writes a whole register.
    pub fn fill(&mut self, register: u8, taint: Taint) {
        let range = usize::from(register) * self.length..(usize::from(register) + 1) * self.length;
        self.bits[range.clone()].fill(if taint.is_secret() { 0xff } else { 0 });
        self.steps[range].fill(taint.step);
    }

    /// All bits of a number of bytes together: all secret, if one is.
    pub fn any(&self, first: u8, at: usize, bytes: usize) -> Taint {
        let start = usize::from(first) * self.length + at;
        let mut range = start..(start + bytes).min(self.bits.len());
        range.find(|&n| self.bits[n] != 0).map_or(Taint::PUBLIC, |n| Taint::all(self.steps[n]))
    }

    /// Bit `n` of a mask, as bit 0.
    pub fn bit(&self, register: u8, n: usize) -> Taint {
        let byte = self.get(register, n / 8, 1);
        Taint { bits: byte.bits >> (n % 8) & 1, ..byte }
    }

    /// Whether one of the first `count` bits of a mask is secret.
    pub fn bits(&self, register: u8, count: usize) -> Taint {
        (0..count).map(|n| self.bit(register, n)).find(|bit| bit.is_secret()).unwrap_or_default()
    }

    /// Writes bit `n` of a mask.
    pub fn set_bit(&mut self, register: u8, n: usize, taint: Taint) {
        let byte = usize::from(register) * self.length + n / 8;
        let place = 1u8 << (n % 8);
        self.bits[byte] &= !place;
        if taint.is_secret() {
            self.bits[byte] |= place;
            self.steps[byte] = taint.step;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_bits_keep_their_own_secrecy() {
        let mut file = File::new(16);
        file.set(3, 12, 8, Taint { bits: 0xff00_0000_0000_0100, step: 2 });
        assert_eq!((file.get(3, 13, 1).bits, file.get(4, 3, 1).bits), (1, 0xff));
        assert!(file.any(3, 0, 14).is_secret() && !file.any(3, 14, 5).is_secret());
        file.set_bit(31, 127, Taint::all(1));
        assert!(file.bit(31, 127).is_secret() && !file.bits(31, 127).is_secret());
        file.set_bit(31, 127, Taint::PUBLIC);
        assert!(!file.any(31, 0, 16).is_secret());
    }
}
