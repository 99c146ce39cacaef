//! What a pipeline of a multiplier holds of a product.
//!
//! Source: openhwgroup/cva6 6cb200105, core/multiplier.sv: both products are computed of whatever
//! comes, a division's operands too, which are taken for unsigned.

use instar_cores::Multiplier;
use instar_isa::Op;

/// One of its registers, behind an operation on these operands.
pub fn holds(op: Op, rs1: u32, rs2: u32, part: Multiplier) -> u32 {
    let signed = |value: u32, is_signed: bool| {
        if is_signed { i64::from(value.cast_signed()) } else { i64::from(value) }
    };
    match part {
        Multiplier::Low | Multiplier::High => {
            let first = signed(rs1, matches!(op, Op::Mulh | Op::Mulhsu));
            let product = first.wrapping_mul(signed(rs2, op == Op::Mulh));
            if part == Multiplier::Low { product as u32 } else { (product >> 32) as u32 }
        }
        Multiplier::CarryLess | Multiplier::Reversed => {
            let reverses = matches!(op, Op::Clmulh | Op::Clmulr);
            let [a, b] = if reverses { [rs1.reverse_bits(), rs2.reverse_bits()] } else { [rs1, rs2] };
            let product = (0..32).filter(|bit| b >> bit & 1 == 1).fold(0, |sum, bit| sum ^ a << bit);
            if part == Multiplier::CarryLess { product } else { product.reverse_bits() }
        }
    }
}

#[cfg(test)]
mod tests {
    use instar_cores::Multiplier;
    use instar_isa::{Op, Xlen, values};

    use super::holds;

    #[test]
    fn each_result_of_the_manual_stands_in_one_of_its_registers() {
        let numbers = [0, 1, 2, 7, 0x1234_5678, 0x7fff_ffff, 0x8000_0000, 0xffff_fff9, u32::MAX];
        let parts = [
            (Op::Mul, Multiplier::Low),
            (Op::Mulh, Multiplier::High),
            (Op::Mulhsu, Multiplier::High),
            (Op::Mulhu, Multiplier::High),
            (Op::Clmul, Multiplier::CarryLess),
            (Op::Clmulr, Multiplier::Reversed),
        ];
        for (a, b) in numbers.iter().flat_map(|&a| numbers.map(|b| (a, b))) {
            let expected =
                |op| values::result(op, Xlen::Rv32, [u64::from(a), u64::from(b), 0]).unwrap() as u32;
            for (op, part) in parts {
                assert_eq!(holds(op, a, b, part), expected(op), "{op:?} {a:#x} {b:#x}");
            }
            assert_eq!(holds(Op::Clmulh, a, b, Multiplier::Reversed) >> 1, expected(Op::Clmulh));
        }
    }
}
