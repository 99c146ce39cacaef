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
    Extension::Zba,
    Extension::Zbb,
    Extension::Zbc,
    Extension::Zbs,
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

/// Whether such a core has this operation.
pub(crate) fn timed(op: Op) -> bool {
    op.extension().is_none_or(|home| !UNTIMED.contains(&home) && !VECTOR.contains(&home))
}

#[cfg(test)]
mod tests {
    use instar_isa::{TABLES, Xlen};

    use super::*;

    #[test]
    fn an_instruction_is_untimed_just_if_every_extension_of_it_is() {
        for (home, table) in TABLES {
            for row in table.iter().filter(|row| row.widths.has(Xlen::Rv32)) {
                let all =
                    std::iter::once(home).chain(row.also).all(|e| UNTIMED.contains(e) || VECTOR.contains(e));
                // What Zcb adds are short forms of instructions that the core has.
                let short = all && row.length() == 2;
                assert!(short || timed(row.op) != all, "{}", row.mnemonic);
            }
        }
    }
}
