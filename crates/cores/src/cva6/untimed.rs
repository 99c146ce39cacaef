//! What the simulator can do and this model has no timing for.
//!
//! Source: core/decoder.sv and core/ex_stage.sv of CVA6: AES and SHA-2 have a unit of their own, atomic operations
//! go through the store unit to the cache, `cm.push` and its kin become several instructions in front of the decoder;
//! none of them was measured. SM3, SM4 and the entropy source are not in the RTL.

use instar_isa::{Class, Extension, Op, StaticEntry};

/// Extensions that a core of this family cannot name.
pub const UNTIMED: &[Extension] = &[
    Extension::Zaamo,
    Extension::Zalrsc,
    Extension::Zicbom,
    Extension::Zicboz,
    Extension::Zcmp,
    Extension::Zcmt,
    Extension::Zknd,
    Extension::Zkne,
    Extension::Zknh,
    Extension::Zkr,
    Extension::Zksed,
    Extension::Zksh,
];

/// The extension of an instruction that this model has no timing for.
pub(crate) fn untimed(entry: &StaticEntry) -> Option<&'static str> {
    Some(match entry.class {
        Class::Atomic => "A",
        Class::CacheBlock => "Zicbom or Zicboz",
        Class::Sequence => "Zcmp or Zcmt",
        _ => match entry.op {
            Op::Aes32dsi | Op::Aes32dsmi | Op::Aes64ds | Op::Aes64dsm | Op::Aes64im => "Zknd",
            Op::Aes32esi | Op::Aes32esmi | Op::Aes64es | Op::Aes64esm => "Zkne",
            Op::Aes64ks1i | Op::Aes64ks2 => "Zkne or Zknd",
            Op::Sha256sig0 | Op::Sha256sig1 | Op::Sha256sum0 | Op::Sha256sum1 => "Zknh",
            Op::Sha512sig0 | Op::Sha512sig1 | Op::Sha512sum0 | Op::Sha512sum1 => "Zknh",
            Op::Sha512sig0h | Op::Sha512sig0l | Op::Sha512sig1h | Op::Sha512sig1l => "Zknh",
            Op::Sha512sum0r | Op::Sha512sum1r => "Zknh",
            Op::Sm4ed | Op::Sm4ks => "Zksed",
            Op::Sm3p0 | Op::Sm3p1 => "Zksh",
            _ => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use instar_isa::{Decoder, Isa, TABLES, Xlen};

    use super::*;

    #[test]
    fn an_instruction_is_untimed_just_if_every_extension_of_it_is() {
        for xlen in [Xlen::Rv32, Xlen::Rv64] {
            let decoder = Decoder::new(&Isa::everything(xlen), &[]).unwrap();
            for (home, table) in TABLES {
                for row in table.iter().filter(|row| row.widths.has(xlen)) {
                    // Rows with few free bits have no word with all bits set; these are tried in turn.
                    let words = [u32::MAX, 0, 0x00b5_0210, 0x5a5a_5a5a].map(|bits| row.from_bits(bits));
                    let word = words.into_iter().flatten().next().expect(row.mnemonic);
                    let entry = decoder.static_entry(0, word).unwrap();
                    let all = std::iter::once(home).chain(row.also).all(|e| UNTIMED.contains(e));
                    assert_eq!(untimed(&entry).is_some(), all, "{} {word:#x}", row.mnemonic);
                }
            }
        }
    }
}
