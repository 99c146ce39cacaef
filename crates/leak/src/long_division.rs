//! What a divider holds that works on operands without signs bit by bit.
//!
//! Source: lowRISC/ibex 5da1679, rtl/ibex_multdiv_fast.sv, `MD_IDLE` to `MD_FINISH`.

use instar_cores::{LongDivision, LongDivisionPart as Part};
use instar_isa::Op;

/// Steps before the first bit: taken, the dividend and the divisor without signs.
const PREPARED: u8 = 3;
/// The step of the last bit.
const LAST: u8 = PREPARED + 31;

/// One of its registers after a step, of a division of which nothing is known but its operands:
/// the divisor stands there from the third step on, dividend and quotient from the second.
pub fn holds(op: Op, rs1: u32, rs2: u32, it: LongDivision) -> u32 {
    let quotient_asked = matches!(op, Op::Div | Op::Divu);
    let signed = matches!(op, Op::Div | Op::Rem);
    let negative = [rs1, rs2].map(|word| signed && word >> 31 == 1);
    let [dividend, divisor] = [(rs1, negative[0]), (rs2, negative[1])]
        .map(|(word, negative)| if negative { word.wrapping_neg() } else { word });
    // 34 bits.
    let mut remainder: u64 = if quotient_asked { 0x3_ffff_ffff } else { rs1.into() };
    let mut quotient = 0;
    for step in 2..=it.step {
        if step == PREPARED - 1 {
            remainder = u64::from(dividend >> 31);
        } else if step <= LAST {
            let bit = LAST - step;
            let now = remainder as u32;
            let less = now.wrapping_sub(divisor);
            // Of two numbers without signs of one upper bit the difference's says it.
            let fits = if (now ^ divisor) >> 31 == 0 { less >> 31 == 0 } else { now >> 31 == 1 };
            let next = u64::from(if fits { less } else { now });
            let with_bit = quotient | u32::from(fits) << bit;
            if step < LAST {
                quotient = with_bit;
                remainder = next << 1 | u64::from(dividend >> (bit - 1) & 1);
            } else {
                remainder = if quotient_asked { with_bit.into() } else { next };
            }
        } else if step == LAST + 1 {
            let inverted = if quotient_asked { negative[0] != negative[1] } else { negative[0] };
            remainder = if inverted { u64::from((remainder as u32).wrapping_neg()) } else { remainder };
        }
    }
    match it.part {
        Part::Remainder => remainder as u32,
        Part::RemainderTop => (remainder >> 32) as u32,
        Part::Divisor => divisor,
        Part::Dividend => dividend,
        Part::Quotient => quotient,
    }
}

#[cfg(test)]
mod tests {
    use instar_cores::{LongDivision, LongDivisionPart as Part};
    use instar_isa::{Op, Xlen, values};

    use super::{LAST, holds};

    #[test]
    fn behind_its_last_step_it_holds_the_result_of_the_manual() {
        let numbers = [0, 1, 2, 3, 7, 100, 0x7fff_ffff, 0x8000_0000, 0x8000_0001, 0xffff_fff9, u32::MAX];
        for (a, b) in numbers.iter().flat_map(|&a| numbers.map(|b| (a, b))) {
            for op in [Op::Div, Op::Divu, Op::Rem, Op::Remu] {
                // By zero it is done after the first step.
                let step = if b == 0 { 0 } else { LAST + 1 };
                let held = holds(op, a, b, LongDivision { step, part: Part::Remainder });
                let expected = values::result(op, Xlen::Rv32, [u64::from(a), u64::from(b), 0]).unwrap();
                assert_eq!(held, expected as u32, "{op:?} {a:#x} by {b:#x}");
            }
        }
    }
}
