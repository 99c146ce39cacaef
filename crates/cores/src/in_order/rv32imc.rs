//! What the simulator can do and a core has not that is RV32IMC with Zicsr, Zifencei and counters.
//!
//! Source: cv32e40p_decoder.sv, of which F and Xpulp are left out here; picorv32.v.

use instar_isa::{Extension, Op, VECTOR};

/// Extensions that such a core cannot name, beside those with vectors.
pub(crate) const UNTIMED: &[Extension] = &[
    Extension::Zicbom,
    Extension::Zicboz,
    Extension::Zicond,
    Extension::Zaamo,
    Extension::Zalrsc,
    Extension::Zcb,
    Extension::Zcmp,
    Extension::Zcmt,
    Extension::Zbkb,
    Extension::Zbkc,
    Extension::Zbkx,
    Extension::Zknd,
    Extension::Zkne,
    Extension::Zknh,
    Extension::Zkr,
    Extension::Zksed,
    Extension::Zksh,
];

/// Extensions that some such cores have beside: CV32E40X with B_EXT.
pub(crate) const BIT_MANIPULATION: &[Extension] =
    &[Extension::Zba, Extension::Zbb, Extension::Zbc, Extension::Zbs];

/// Whether such a core has this operation.
pub(crate) fn timed(op: Op) -> bool {
    let lacks = |home| [UNTIMED, BIT_MANIPULATION, VECTOR].iter().any(|list| list.contains(&home));
    !op.extension().is_some_and(lacks)
}

/// Whether a core with bit manipulation has it beside.
pub(crate) fn manipulates_bits(op: Op) -> bool {
    op.extension().is_some_and(|home| BIT_MANIPULATION.contains(&home))
}

#[cfg(test)]
mod tests {
    use instar_isa::{TABLES, Xlen};

    use super::*;

    #[test]
    fn an_instruction_is_untimed_just_if_every_extension_of_it_is() {
        for (home, table) in TABLES {
            for row in table.iter().filter(|row| row.widths.has(Xlen::Rv32)) {
                let all = std::iter::once(home)
                    .chain(row.also)
                    .all(|e| [UNTIMED, BIT_MANIPULATION, VECTOR].iter().any(|list| list.contains(e)));
                // What Zcb adds are short forms of instructions that the core has.
                let short = all && row.length() == 2;
                assert!(short || timed(row.op) != all, "{}", row.mnemonic);
            }
        }
    }
}
