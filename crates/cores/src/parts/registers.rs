//! Sets of registers, as the pipeline tells them apart.
//!
//! Source: own design. X registers go by their own numbers, every other file is tracked as a whole.
//! CSRs have no hazards: they are read and written at commit.

use instar_isa::{RegisterFile, RegisterRange};

/// Numbers that there are.
pub const NUMBERS: usize = 128;

/// The first number of a design's own files.
const OWN: usize = 34;

/// A set of register numbers, all below [`NUMBERS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Registers(u128);

impl Registers {
    /// No register.
    pub const NONE: Self = Self(0);

    /// Only this one.
    #[inline]
    pub fn only(register: u8) -> Self {
        Self(1 << register)
    }

    /// Whether it is in the set.
    #[inline]
    pub fn has(self, register: u8) -> bool {
        self.0 >> register & 1 == 1
    }

    /// Whether a register is in both.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Those of both.
    #[inline]
    pub fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The X registers among them, one bit each.
    #[inline]
    pub fn x(self) -> u32 {
        self.0 as u32
    }

    /// All of them, from the lowest number on.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            next
        })
    }
}

/// The number of each register of a range that may be waited for; x0 is none.
///
/// # Errors
/// One sentence where a design has more files of its own than there are numbers for.
pub fn numbers(range: &RegisterRange) -> Result<std::ops::Range<u8>, String> {
    let one = |number: usize| number as u8..number as u8 + 1;
    Ok(match range.file {
        RegisterFile::X => {
            let end = range.index + u16::from(range.count);
            range.index.max(1) as u8..end.max(1) as u8
        }
        RegisterFile::Csr => 0..0,
        RegisterFile::F => one(32),
        RegisterFile::V => one(33),
        RegisterFile::Own(file) if OWN + usize::from(file) < NUMBERS - 1 => one(OWN + usize::from(file)),
        RegisterFile::Own(_) => {
            return Err(format!(
                "the design's instructions use more than {} register files of its own, and this core model tells \
                 no more apart",
                NUMBERS - 1 - OWN
            ));
        }
    })
}

/// Numbers of the X registers of a range; x0 is none.
pub fn x_numbers(range: &RegisterRange) -> impl Iterator<Item = u8> + use<> {
    numbers(range).into_iter().flatten().filter(|&register| register < 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_own_file_has_a_number_of_its_own_or_is_refused() {
        let of = |file| numbers(&RegisterRange { file: RegisterFile::Own(file), index: 0, count: 3 });
        let mut seen = Registers::NONE;
        for file in 0..93 {
            let number = of(file).unwrap();
            assert_eq!(number.len(), 1);
            assert!(!seen.has(number.start));
            seen = seen.with(Registers::only(number.start));
        }
        assert!(of(93).unwrap_err().contains("more than 93 register files"));
        assert_eq!(seen.x(), 0, "none is an X register");
    }

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let all = [0, 5, 31, 63, 64, 127];
        let set = all.iter().fold(Registers::NONE, |set, &n| set.with(Registers::only(n)));
        assert_eq!(set.iter().collect::<Vec<_>>(), all);
        assert!(set.without(set).is_empty());
        assert_eq!(Registers::NONE.iter().next(), None);
    }

    #[test]
    fn all_x_registers_but_x0_are_told_apart() {
        let range = RegisterRange { file: RegisterFile::X, index: 0, count: 32 };
        assert_eq!(numbers(&range).unwrap(), 1..32);
        assert_eq!(numbers(&RegisterRange::x(0)).unwrap(), 1..1);
    }
}
