//! Zicond: conditional zeroing.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zicond".

values! {
    CzeroEqz(a, b) => if b == W::ZERO { W::ZERO } else { a };
    CzeroNez(a, b) => if b == W::ZERO { a } else { W::ZERO };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn the_condition_is_the_second_operand() {
        assert_eq!((of::<CzeroEqz, _>(7u32, 0), of::<CzeroEqz, _>(7u32, 1 << 31)), (0, 7));
        assert_eq!((of::<CzeroNez, _>(7u64, 0), of::<CzeroNez, _>(7u64, 1 << 63)), (7, 0));
    }
}
