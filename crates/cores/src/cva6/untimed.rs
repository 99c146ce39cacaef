//! What the simulator can do and this model has no timing for.
//!
//! Source: core/decoder.sv and core/ex_stage.sv of CVA6: AES and SHA-2 have a unit of their own,
//! atomic operations go through the store unit to the cache, `cm.push` and its kin become several
//! instructions in front of the decoder; none of them was measured. SM3, SM4, the entropy source
//! and vectors are not in the RTL.

use instar_isa::{Class, Extension};

/// Extensions that a core of this family cannot name, beside those with vectors.
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

/// The extension of instructions that this model has no timing for.
pub(crate) fn untimed(class: Class) -> Option<&'static str> {
    Some(match class {
        Class::Atomic => "A",
        Class::CacheBlock => "Zicbom or Zicboz",
        Class::Sequence => "Zcmp or Zcmt",
        Class::Aes => "Zkne or Zknd",
        Class::Sha2 => "Zknh",
        Class::Sm3 => "Zksh",
        Class::Sm4 => "Zksed",
        Class::Vector => "V, Zve* or Zv*",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use instar_isa::{TABLES, VECTOR};

    use super::*;

    #[test]
    fn an_instruction_is_untimed_just_if_every_extension_of_it_is() {
        for (home, table) in TABLES {
            for row in *table {
                let all =
                    std::iter::once(home).chain(row.also).all(|e| UNTIMED.contains(e) || VECTOR.contains(e));
                assert_eq!(untimed(row.class).is_some(), all, "{}", row.mnemonic);
            }
        }
    }
}
