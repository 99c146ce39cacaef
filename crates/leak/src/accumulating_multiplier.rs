//! What a multiplier comes to in each step that adds products of halves, in 34 bits.
//!
//! Source: lowRISC/ibex 5da1679, rtl/ibex_multdiv_fast.sv: one product a step, or three, of which
//! a lower half needs one step.

use instar_cores::Accumulating;
use instar_isa::Op;

/// Bits of a sum.
const BITS: u32 = 34;

/// The sum of a step, low 32 bits or those above.
pub fn holds(op: Op, rs1: u32, rs2: u32, it: Accumulating) -> u32 {
    let sum = if it.one_cycle { by_three(op, rs1, rs2, it.step) } else { by_one(op, rs1, rs2, it.step) };
    let sum = sum as u64 & ((1 << BITS) - 1);
    if it.top { (sum >> 32) as u32 } else { sum as u32 }
}

/// The upper half of a word, with its sign where the operand has one.
fn high(word: u32, signed: bool) -> i64 {
    if signed { i64::from(word.cast_signed() >> 16) } else { i64::from(word >> 16) }
}

/// Which operands of an operation are signed.
fn signs(op: Op) -> [bool; 2] {
    [matches!(op, Op::Mulh | Op::Mulhsu), op == Op::Mulh]
}

/// The sum so far, shifted right by half a word.
fn shifted(sum: i64, signed: bool) -> i64 {
    let bits = sum as u64 & ((1 << BITS) - 1);
    if signed { (bits << (64 - BITS)) as i64 >> (64 - BITS + 16) } else { (bits >> 16) as i64 }
}

/// One product a step: low by low, low by high, high by low, high by high.
fn by_one(op: Op, rs1: u32, rs2: u32, step: u8) -> i64 {
    let [first, second] = signs(op);
    let (low1, low2) = (i64::from(rs1 & 0xffff), i64::from(rs2 & 0xffff));
    let (high1, high2) = (high(rs1, first), high(rs2, second));
    let lowest = low1 * low2;
    // Of a lower half the half that is done stands below the sum.
    let joined = |sum: i64, done: i64| (sum & 0xffff) << 16 | done & 0xffff;
    if op == Op::Mul {
        let middle = joined(low1 * high2 + (lowest >> 16), lowest);
        return match step {
            0 => lowest,
            1 => middle,
            _ => joined(high1 * low2 + (middle >> 16), lowest),
        };
    }
    let middle = low1 * high2 + (lowest >> 16);
    match step {
        0 => lowest,
        1 => middle,
        2 => high1 * low2 + middle,
        _ => high1 * high2 + shifted(high1 * low2 + middle, first || second),
    }
}

/// Three products in the first step, the upper one in the second.
fn by_three(op: Op, rs1: u32, rs2: u32, step: u8) -> i64 {
    let [first, second] = signs(op);
    let (low1, low2) = (i64::from(rs1 & 0xffff), i64::from(rs2 & 0xffff));
    let (high1, high2) = (high(rs1, first), high(rs2, second));
    let lowest = low1 * low2;
    let middle = (lowest >> 16) + low1 * high2 + high1 * low2;
    match (op, step) {
        (Op::Mul, _) => (middle & 0xffff) << 16 | lowest & 0xffff,
        (_, 0) => middle,
        _ => high1 * high2 + shifted(middle, first || second),
    }
}

#[cfg(test)]
mod tests {
    use instar_cores::Accumulating;
    use instar_isa::{Op, Xlen, values};

    use super::holds;

    #[test]
    fn its_last_sum_is_the_result_of_the_manual() {
        let numbers =
            [0, 1, 2, 0xffff, 0x1_0000, 0x1234_5678, 0x7fff_ffff, 0x8000_0000, 0xffff_fff9, u32::MAX];
        for (a, b) in numbers.iter().flat_map(|&a| numbers.map(|b| (a, b))) {
            for (op, steps) in
                [(Op::Mul, [3, 1]), (Op::Mulh, [4, 2]), (Op::Mulhsu, [4, 2]), (Op::Mulhu, [4, 2])]
            {
                let expected =
                    values::result(op, Xlen::Rv32, [u64::from(a), u64::from(b), 0]).unwrap() as u32;
                for (one_cycle, steps) in [false, true].into_iter().zip(steps) {
                    let last = Accumulating { one_cycle, step: steps - 1, top: false };
                    assert_eq!(holds(op, a, b, last), expected, "{op:?} {a:#x} {b:#x}");
                }
            }
        }
    }
}
