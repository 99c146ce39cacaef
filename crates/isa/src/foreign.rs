//! What a word that the chosen ISA does not decode would be elsewhere, for messages.
//!
//! Source: the tables of this crate; The RISC-V Instruction Set Manual, Volume I, "RISC-V base
//! opcode map" and "RVC opcode map" for floating point, vectors and the room of custom
//! instructions.

use crate::decoder::instructions;
use crate::isa::Isa;
use crate::tables::TABLES;
use crate::xlen::Xlen;

/// What `word` is where more extensions are, as in `amoadd.w of zaamo`; `None` where nothing is
/// known of it.
///
/// ```
/// assert_eq!(instar_isa::foreign(0x00b5_262f).unwrap(), "amoadd.w of zaamo");
/// assert_eq!(instar_isa::foreign(0x0005_3503).unwrap(), "ld of RV64");
/// assert_eq!(instar_isa::foreign(0xffff_ffff), None);
/// ```
pub fn foreign(word: u32) -> Option<String> {
    let word = if word & 3 == 3 { word } else { word & 0xffff };
    known(Xlen::Rv32, word)
        .map(|(mnemonic, extension)| format!("{mnemonic} of {extension}"))
        .or_else(|| unknown(word).map(str::to_string))
        .or_else(|| known(Xlen::Rv64, word).map(|(mnemonic, _)| format!("{mnemonic} of RV64")))
}

/// Whether `word` is a floating-point instruction of a hart with this XLEN: F, D, Q, their
/// compressed forms, floating point on vectors, or an access of `fflags`, `frm` or `fcsr`.
///
/// ```
/// use instar_isa::{Xlen, is_float};
/// assert!(is_float(Xlen::Rv64, 0x02b5_7553)); // fadd.d fa0, fa0, fa1
/// assert!(is_float(Xlen::Rv32, 0x6108) && !is_float(Xlen::Rv64, 0x6108)); // c.flw, c.ld
/// ```
pub fn is_float(xlen: Xlen, word: u32) -> bool {
    let word = if word & 3 == 3 { word } else { word & 0xffff };
    let of_csr = word & 0x7f == 0x73 && word >> 12 & 3 != 0 && matches!(word >> 20, 1..=3);
    of_csr || unknown(word) == Some(FLOAT) && known(xlen, word).is_none()
}

/// Mnemonic and extension where every extension that is simulated is on.
fn known(xlen: Xlen, word: u32) -> Option<(&'static str, &'static str)> {
    let found = instructions(&Isa::everything(xlen)).find(|i| i.matches(word).is_some())?;
    let (extension, _) = TABLES.iter().find(|(_, table)| table.contains(found))?;
    Some((found.mnemonic, found.needs.unwrap_or(*extension).name()))
}

/// What is not simulated, or only with a design.
fn unknown(word: u32) -> Option<&'static str> {
    let funct3 = word >> 12 & 7;
    if word & 3 != 3 {
        // Loads and stores of double words, and on RV32 of words, in the first and the third
        // quadrant.
        return (word & 1 == 0 && word >> 13 & 1 == 1).then_some(FLOAT);
    }
    match word & 0x7f {
        0x07 | 0x27 if matches!(funct3, 0 | 5..8) => Some(VECTOR),
        0x07 | 0x27 | 0x43 | 0x47 | 0x4b | 0x4f | 0x53 => Some(FLOAT),
        0x57 if matches!(funct3, 1 | 5) => Some(FLOAT),
        0x57 | 0x77 => Some(VECTOR),
        0x0b | 0x2b | 0x5b | 0x7b => Some("room for a design's own instruction; name the design"),
        _ => None,
    }
}

const FLOAT: &str = "a floating-point instruction; those are not simulated, so compile with soft float";
const VECTOR: &str =
    "an encoding among those of vectors that is reserved, or of an extension that is not known here";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floating_point_is_told_from_what_has_the_same_encodings() {
        // flw, fsd, fadd.d, fmadd.s, c.fldsp, vfadd.vv, csrrs a0, fcsr, x0
        for word in [0x0005_2507, 0x00a5_3027, 0x02b5_7553, 0x00b5_0543, 0x2502, 0x0220_9057, 0x0030_2573] {
            assert!(is_float(Xlen::Rv32, word) && is_float(Xlen::Rv64, word), "{word:#x}");
        }
        // addi, vle32.v, cm.push of Zcmp, csrr mcycle, vadd.vv, ecall
        for word in [0x13, 0x0205_6007, 0xb886, 0xb000_2573, 0x0220_8057 & !0x7000, 0x73] {
            assert!(!is_float(Xlen::Rv32, word) && !is_float(Xlen::Rv64, word), "{word:#x}");
        }
    }

    #[test]
    fn a_word_of_another_isa_is_named() {
        for (word, text) in [
            (0x02b5_0533, "mul of zmmul"),
            (0x60c5_9533, "rol of zbb"),
            (0xb886, "cm.push of zcmp"),
            (0x9d4d, "c.mul of zmmul"),
            (0x0080_3a8b, "room for a design's own instruction; name the design"),
        ] {
            assert_eq!(foreign(word).as_deref(), Some(text), "{word:#x}");
        }
        // flw, fadd.d, c.fldsp, c.flw, vfadd.vv
        for word in [0x0005_2507, 0x02b5_7553, 0x2502, 0x6108, 0x0220_9057] {
            assert!(foreign(word).unwrap().starts_with("a floating-point"), "{word:#x}");
        }
        assert_eq!(foreign(0x0d05_7057).unwrap(), "vsetvli of zve32x");
        assert_eq!(foreign(0x0205_7007).unwrap(), "vle64.v of zve64x");
        for word in [0, 0xffff_ffff, 0x4000_0013 | 0x1000] {
            assert_eq!(foreign(word), None, "{word:#x}");
        }
    }
}
