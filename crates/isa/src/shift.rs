//! What a core model may know of the operands of a shift by a register: its amount.

/// Detail of a shift by a register, packed into the 64-bit `detail` of a retired instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShiftDetail {
    /// Places, below the bits of what is shifted.
    pub amount: u8,
}

impl ShiftDetail {
    /// Detail of a shift of `bits` (32 or 64) by a register with this value.
    pub fn new(register: u64, bits: u32) -> Self {
        Self { amount: register as u8 & (bits - 1) as u8 }
    }

    /// As the 64-bit detail of a retired instruction. Bit 63 is set, so that 0 means "amount
    /// unknown".
    pub fn pack(self) -> u64 {
        1 << 63 | u64::from(self.amount)
    }

    /// From a retired instruction's detail; `None` where the amount was not known.
    pub fn unpack(detail: u64) -> Option<Self> {
        (detail >> 63 == 1).then_some(Self { amount: detail as u8 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_low_bits_of_a_register_are_an_amount() {
        for (register, bits, amount) in [(33, 32, 1), (33, 64, 33), (u64::MAX, 32, 31), (0, 64, 0)] {
            let detail = ShiftDetail::new(register, bits);
            assert_eq!(detail.amount, amount);
            assert_eq!(ShiftDetail::unpack(detail.pack()), Some(detail));
        }
        assert_eq!(ShiftDetail::unpack(0), None);
    }
}
