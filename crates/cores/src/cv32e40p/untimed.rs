//! What the simulator can do and this model has no timing for.
//!
//! Source: cv32e40p_decoder.sv: the core is RV32IMC with Zicsr, Zifencei and counters; F and Xpulp are left out here.

use instar_isa::{Class, Extension, Op};

/// Extensions that a core of this family cannot name, beside those with vectors: all that its RTL does not have.
pub const UNTIMED: &[Extension] = &[
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

/// Whether the model has timing for instructions of this class and operation.
pub(crate) fn timed(class: Class, op: Op) -> bool {
    match class {
        Class::Alu => BASE.contains(&op),
        Class::Multiply => matches!(op, Op::Mul | Op::Mulh | Op::Mulhsu | Op::Mulhu),
        Class::Branch | Class::Jump | Class::JumpRegister | Class::Load | Class::Store | Class::Divide => {
            true
        }
        Class::Csr | Class::Fence | Class::FenceI | Class::System | Class::Custom => true,
        Class::Atomic | Class::CacheBlock | Class::Sequence => false,
        Class::Aes | Class::Sha2 | Class::Sm3 | Class::Sm4 | Class::Vector => false,
    }
}

/// Integer operations of RV32I.
const BASE: &[Op] = &[
    Op::Lui,
    Op::Auipc,
    Op::Addi,
    Op::Slti,
    Op::Sltiu,
    Op::Xori,
    Op::Ori,
    Op::Andi,
    Op::Slli,
    Op::Srli,
    Op::Srai,
    Op::Add,
    Op::Sub,
    Op::Sll,
    Op::Slt,
    Op::Sltu,
    Op::Xor,
    Op::Srl,
    Op::Sra,
    Op::Or,
    Op::And,
];

#[cfg(test)]
mod tests {
    use instar_isa::{TABLES, VECTOR, Xlen};

    use super::*;

    #[test]
    fn an_instruction_is_untimed_just_if_every_extension_of_it_is() {
        for (home, table) in TABLES {
            for row in table.iter().filter(|row| row.widths.has(Xlen::Rv32)) {
                let all =
                    std::iter::once(home).chain(row.also).all(|e| UNTIMED.contains(e) || VECTOR.contains(e));
                // What Zcb adds are short forms of instructions that the core has.
                let short = all && row.length() == 2;
                assert!(short || timed(row.class, row.op) != all, "{}", row.mnemonic);
            }
        }
    }
}
