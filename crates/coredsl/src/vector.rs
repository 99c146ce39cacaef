//! The vector registers as a behaviour sees them: their bits, and how the unit is configured.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V". A register is followed by the
//! next one, so that bits beyond its end are those of its group.

use crate::types::Type;

/// Registers of the file.
pub const REGISTERS: u64 = 32;

/// Rounds of a loop whose number is known only at run time, beyond which the instruction is
/// illegal.
pub(crate) const MAX_ROUNDS: u32 = 65_536;

/// The most bits that one access may have.
pub(crate) const MAX_BITS: u32 = 2048;

/// What the configuration of the vector unit says, by its name in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum VectorSetting {
    /// `VLEN`: bits of a register.
    Vlen,
    /// `vl`: elements that are worked on.
    Vl,
    /// `vstart`: the first of them.
    Vstart,
    /// `SEW`: bits of an element.
    Sew,
    /// `LMUL`: registers of a group, 1 for fractions.
    Lmul,
    /// `VLMAX`: elements of a group.
    Vlmax,
    /// `vta`: whether the tail is agnostic and this machine fills what is agnostic with ones.
    Vta,
    /// `vma`: the same for what is masked off.
    Vma,
}

impl VectorSetting {
    /// All of them with their names, in the order of their numbers.
    pub const ALL: [(Self, &str); 8] = [
        (Self::Vlen, "VLEN"),
        (Self::Vl, "vl"),
        (Self::Vstart, "vstart"),
        (Self::Sew, "SEW"),
        (Self::Lmul, "LMUL"),
        (Self::Vlmax, "VLMAX"),
        (Self::Vta, "vta"),
        (Self::Vma, "vma"),
    ];

    /// The type of its value.
    pub fn ty(self) -> Type {
        Type::unsigned(match self {
            // VLEN and the bytes of eight registers are 65,536 at most.
            Self::Vlen | Self::Vl | Self::Vstart | Self::Vlmax => 17,
            Self::Sew => 7,
            Self::Lmul => 4,
            Self::Vta | Self::Vma => 1,
        })
    }

    /// Whether it is in vtype, so that reading it while vtype is illegal is an illegal instruction.
    pub fn of_vtype(self) -> bool {
        !matches!(self, Self::Vlen | Self::Vl | Self::Vstart)
    }
}

/// What of the vector unit a behaviour uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VectorUse {
    /// Anything of it.
    pub any: bool,
    /// What vtype says.
    pub vtype: bool,
}

/// The first of `width` bits from bit `low` of `register` on, in the file; none where they are not
/// all there, or are more than one and do not begin with a byte.
fn place(bits: u64, register: u64, low: u64, width: u16) -> Option<u64> {
    let inside = register < REGISTERS && low <= bits && (width == 1 || low.is_multiple_of(8));
    let first = inside.then(|| register * (bits / REGISTERS) + low)?;
    (first + u64::from(width) <= bits).then_some(first)
}

/// Reads bits of the file into limbs, the lowest first.
pub(crate) fn read(file: &[u8], register: u64, low: u64, width: u16, limbs: &mut [u64]) -> Option<()> {
    let first = place(8 * file.len() as u64, register, low, width)?;
    let byte = (first / 8) as usize;
    if width == 1 {
        limbs[0] = u64::from(file[byte] >> (first % 8) & 1);
        return Some(());
    }
    let bytes = &file[byte..byte + usize::from(width / 8)];
    for (limb, bytes) in limbs.iter_mut().zip(bytes.chunks(8)) {
        *limb = bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
    }
    Some(())
}

/// Writes limbs to bits of the file.
pub(crate) fn write(file: &mut [u8], register: u64, low: u64, width: u16, limbs: &[u64]) -> Option<()> {
    let first = place(8 * file.len() as u64, register, low, width)?;
    let byte = (first / 8) as usize;
    if width == 1 {
        let bit = 1 << (first % 8);
        file[byte] = file[byte] & !bit | if limbs[0] & 1 == 1 { bit } else { 0 };
        return Some(());
    }
    let bytes = &mut file[byte..byte + usize::from(width / 8)];
    for (limb, bytes) in limbs.iter().zip(bytes.chunks_mut(8)) {
        bytes.copy_from_slice(&limb.to_le_bytes()[..bytes.len()]);
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_beyond_the_end_of_a_register_are_those_of_the_next() {
        let mut file: Vec<u8> = (0..32 * 16).map(|byte| byte as u8).collect();
        let mut limbs = [0; 2];
        read(&file, 1, 64, 128, &mut limbs).unwrap();
        assert_eq!(limbs, [0x1f1e_1d1c_1b1a_1918, 0x2726_2524_2322_2120]);
        write(&mut file, 31, 127, 1, &[1]).unwrap();
        assert_eq!(file[511], 0xff);
        write(&mut file, 31, 127, 1, &[0]).unwrap();
        assert_eq!(file[511], 0x7f);
        write(&mut file, 0, 8, 24, &[0xaa_bbcc_ddee]).unwrap();
        assert_eq!(file[..5], [0, 0xee, 0xdd, 0xcc, 4]);
    }

    #[test]
    fn bits_that_are_not_there_and_bytes_that_begin_within_one_are_refused() {
        let file = [0; 32 * 16];
        let legal = |register, low, width| read(&file, register, low, width, &mut [0; 4]).is_some();
        assert!(legal(31, 0, 128) && !legal(31, 8, 128) && !legal(32, 0, 8) && !legal(u64::MAX, 0, 8));
        assert!(legal(0, 4095, 1) && !legal(0, 4096, 1) && !legal(0, u64::MAX, 1));
        assert!(!legal(0, 4, 8) && legal(0, 4, 1));
    }

    #[test]
    fn settings_stand_at_their_numbers() {
        for (number, (setting, _)) in VectorSetting::ALL.iter().enumerate() {
            assert_eq!(*setting as usize, number);
        }
    }
}
