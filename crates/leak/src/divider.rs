//! A serial divider, step by step.
//!
//! Source: openhwgroup/cv32e40p 360d272, rtl/cv32e40p_alu_div.sv and, of the divisor's shift,
//! rtl/cv32e40p_alu.sv; names of registers are theirs.

use instar_isa::Op;

/// Its registers.
#[derive(Clone, Copy, Debug, Default)]
pub struct SerialDivider {
    /// AReg: the remainder so far.
    pub remainder: u32,
    /// BReg: the shifted divisor.
    pub divisor: u32,
    /// ResReg: the quotient so far, bits reversed.
    pub quotient: u32,
    /// RemSel, CompInv, ResInv.
    shows_remainder: bool,
    compares_inverted: bool,
    negates: bool,
    /// OpBIsZero, of the division at hand.
    by_zero: bool,
}

impl SerialDivider {
    /// What its output shows.
    pub fn shown(&self) -> u32 {
        let shown = if self.shows_remainder { self.remainder } else { self.quotient.reverse_bits() };
        if self.negates { shown.wrapping_neg() } else { shown }
    }

    /// The cycle in which it takes its operands.
    pub fn start(&mut self, op: Op, dividend: u32, divisor: u32) {
        let signed = matches!(op, Op::Div | Op::Rem);
        let remainder = matches!(op, Op::Rem | Op::Remu);
        let negative = signed && divisor >> 31 == 1;
        let differ = dividend >> 31 == 1 && !negative || dividend >> 31 == 0 && negative;
        let shifted = divisor.checked_shl(shift(divisor, negative)).unwrap_or(0);
        // The dividend comes in by the adder, which subtracts it from zero where signs differ.
        self.remainder = if signed && differ { dividend.wrapping_neg() } else { dividend };
        self.divisor = shifted;
        self.quotient = 0;
        self.by_zero = divisor == 0;
        self.shows_remainder = remainder;
        self.compares_inverted = negative;
        self.negates = (!self.by_zero || remainder) && signed && differ;
    }

    /// A cycle in which it shifts.
    pub fn step(&mut self) {
        let equal = self.remainder == self.divisor;
        let fits = (equal || ((self.remainder > self.divisor) != self.compares_inverted))
            && (self.remainder != 0 || self.by_zero);
        if fits {
            self.remainder = self.remainder.wrapping_sub(self.divisor);
        }
        self.quotient = u32::from(fits) << 31 | self.quotient >> 1;
        self.divisor = u32::from(self.compares_inverted) << 31 | self.divisor >> 1;
    }
}

/// By how many bits the divisor is shifted: to its top bit, of a negative one to its sign.
fn shift(divisor: u32, negative: bool) -> u32 {
    if negative {
        (!divisor).leading_zeros().saturating_sub(1).min(31)
    } else {
        divisor.leading_zeros().min(32)
    }
}

#[cfg(test)]
mod tests {
    use instar_isa::{Op, Xlen, values};

    use super::{SerialDivider, shift};

    /// Steps behind the one that takes the operands.
    fn steps(divisor: u32, negative: bool) -> u32 {
        shift(divisor, negative) + 1
    }

    #[test]
    fn it_shows_quotient_and_remainder_in_the_end() {
        let numbers = [0, 1, 2, 3, 7, 100, 0x7fff_ffff, 0x8000_0000, 0x8000_0001, 0xffff_fff9, 0xffff_ffff];
        for op in [Op::Div, Op::Divu, Op::Rem, Op::Remu] {
            for (a, b) in numbers.iter().flat_map(|a| numbers.map(|b| (*a, b))) {
                let mut divider = SerialDivider::default();
                divider.start(op, a, b);
                let negative = matches!(op, Op::Div | Op::Rem) && b >> 31 == 1;
                (0..steps(b, negative)).for_each(|_| divider.step());
                let expected = values::result(op, Xlen::Rv32, [u64::from(a), u64::from(b), 0]).unwrap();
                assert_eq!(divider.shown(), expected as u32, "{op:?} {a:#x} by {b:#x}");
            }
        }
    }
}
