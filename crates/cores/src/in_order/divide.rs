//! Cycles of the serial divider of CV32E40P and CV32E40X in EX.
//!
//! Source: cv32e40p_alu_div.sv and cv32e40p_alu.sv, cv32e40x_div.sv: the divisor is first shifted
//! to the left until its top bit is its sign, so each significant bit of it saves a step; the
//! dividend does not matter.

use instar_isa::DivideDetail;

/// Cycles with a divisor of which `detail` tells, `most` by zero; `None` where it is unknown.
pub fn cycles(detail: u64, most: u32) -> Option<u32> {
    let detail = DivideDetail::unpack(detail)?;
    let saved = u32::from(detail.divisor_bits) + u32::from(detail.divisor_negative);
    Some(most.saturating_sub(saved))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(divisor: i64, signed: bool) -> u32 {
        cycles(DivideDetail::new(100, divisor as u64, signed, 32).pack(), 35).unwrap()
    }

    #[test]
    fn each_bit_of_the_divisor_saves_a_cycle() {
        assert_eq!([0, 1, 3, 7, 100].map(|b| of(b, false)), [35, 34, 33, 32, 28]);
        assert_eq!(of(0x8000_0000, false), 3);
        assert_eq!([-1, -3, -7].map(|b| of(b, true)), [34, 32, 31]);
        assert_eq!(cycles(0, 35), None);
    }
}
