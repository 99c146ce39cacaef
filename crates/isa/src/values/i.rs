//! RV32I and RV64I without branches, jumps, loads and stores.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapters "RV32I" and "RV64I".

use super::{Immediate, Low};

values! {
    Lui(_, _, i) => i;
    Auipc(_, _, i) => i;
    Add(a, b) => a.add(b);
    Sub(a, b) => a.sub(b);
    Sll(a, b) => a.sll(b);
    Slt(a, b) => W::from_bool(a.less_signed(b));
    Sltu(a, b) => W::from_bool(a < b);
    Xor(a, b) => a ^ b;
    Srl(a, b) => a.srl(b);
    Sra(a, b) => a.sra(b);
    Or(a, b) => a | b;
    And(a, b) => a & b;
    Addi = Immediate<Add>;
    Slti = Immediate<Slt>;
    Sltiu = Immediate<Sltu>;
    Xori = Immediate<Xor>;
    Ori = Immediate<Or>;
    Andi = Immediate<And>;
    Slli = Immediate<Sll>;
    Srli = Immediate<Srl>;
    Srai = Immediate<Sra>;
    Addw = Low<Add>;
    Subw = Low<Sub>;
    Sllw = Low<Sll>;
    Srlw = Low<Srl>;
    Sraw = Low<Sra>;
    Addiw = Low<Addi>;
    Slliw = Low<Slli>;
    Srliw = Low<Srli>;
    Sraiw = Low<Srai>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn shifts_take_their_amount_modulo_xlen() {
        assert_eq!(of::<Sll, _>(1u32, 33), 2);
        assert_eq!(of::<Sra, _>(0x8000_0000u32, 63), 0xffff_ffff);
        assert_eq!(of::<Srl, _>(1u64 << 63, 63 + 64), 1);
    }

    #[test]
    fn comparisons_tell_signed_from_unsigned() {
        assert_eq!((of::<Slt, _>(!0u32, 0), of::<Sltu, _>(!0u32, 0)), (1, 0));
        assert_eq!((of::<Slt, _>(1u64 << 63, 0), of::<Sltu, _>(0u64, 1 << 63)), (1, 1));
    }
}
