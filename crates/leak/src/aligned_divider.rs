//! A serial divider that aligns its operands first, step by step.
//!
//! Source: openhwgroup/cva6 6cb200105, core/serdiv.sv. What its registers hold behind a number of
//! steps follows from the operands alone.

use instar_cores::AlignedDivider;
use instar_isa::Op;

/// One of its registers, behind so many steps of an operation on these operands.
pub fn holds(op: Op, dividend: u32, divisor: u32, part: AlignedDivider, steps: u8) -> u32 {
    let signed = matches!(op, Op::Div | Op::Rem);
    let negative = |value: u32| signed && value >> 31 == 1;
    let leading = |value: u32| value.leading_zeros();
    let of_dividend = if negative(dividend) { !dividend << 1 | 1 } else { dividend };
    let of_divisor = if negative(divisor) { !divisor } else { divisor };
    // Where it is all zeros, the count is that of a word less one, cut to five bits.
    let count = if of_divisor == 0 { 31 } else { leading(of_divisor) };
    let shift = count.wrapping_sub(leading(of_dividend));
    let by_zero = divisor == 0;
    let mut aligned = divisor.checked_shl(shift & 0x7f).unwrap_or(0);
    let differ = dividend >> 31 != divisor >> 31;
    let mut remainder = if signed && differ { dividend.wrapping_neg() } else { dividend };
    let mut quotient = 0;
    for _ in 0..steps {
        let fits = (remainder == aligned || (remainder > aligned) != negative(divisor))
            && (remainder != 0 || by_zero);
        if fits {
            remainder = remainder.wrapping_sub(aligned);
        }
        quotient = quotient << 1 | u32::from(fits);
        aligned = u32::from(negative(divisor)) << 31 | aligned >> 1;
    }
    match part {
        AlignedDivider::Remainder => remainder,
        AlignedDivider::Divisor => aligned,
        AlignedDivider::Quotient => quotient,
    }
}

#[cfg(test)]
mod tests {
    use instar_cores::AlignedDivider;
    use instar_isa::{Op, Xlen, values};

    use super::holds;

    /// Steps of a division, of which there is none where its quotient is known at once.
    fn steps(signed: bool, dividend: u32, divisor: u32) -> u8 {
        let magnitude = |value: u32| if signed && value >> 31 == 1 { !value } else { value };
        let more = u32::from(signed && dividend >> 31 == 1);
        let bits = 32 - magnitude(dividend).leading_zeros() + more;
        (bits + 1).saturating_sub(32 - magnitude(divisor).leading_zeros()) as u8
    }

    #[test]
    fn behind_its_last_step_it_holds_quotient_and_remainder() {
        let numbers = [0, 1, 2, 3, 7, 100, 0x7fff_ffff, 0x8000_0000, 0x8000_0001, 0xffff_fff9];
        for (a, b) in numbers.iter().flat_map(|&a| numbers.map(|b| (a, b))).filter(|&(_, b)| b != 0) {
            for (op, part) in [
                (Op::Divu, AlignedDivider::Quotient),
                (Op::Remu, AlignedDivider::Remainder),
                (Op::Div, AlignedDivider::Quotient),
                (Op::Rem, AlignedDivider::Remainder),
            ] {
                let signed = matches!(op, Op::Div | Op::Rem);
                let held = holds(op, a, b, part, steps(signed, a, b));
                let inverted = signed && a >> 31 != b >> 31;
                let shown = if inverted { held.wrapping_neg() } else { held };
                let expected = values::result(op, Xlen::Rv32, [u64::from(a), u64::from(b), 0]).unwrap();
                assert_eq!(shown, expected as u32, "{op:?} {a:#x} by {b:#x}");
            }
        }
    }
}
