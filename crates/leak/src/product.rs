//! The multiplier that computes the upper half of a product in five steps.
//!
//! Source: openhwgroup/cv32e40p 360d272, rtl/cv32e40p_mult.sv: the product of the lower halves as
//! they come, then shifted, then with the two mixed products, then with that of the upper halves.

use instar_isa::Op;

/// Whether rs1 and rs2 are read with their signs.
fn signs(op: Op) -> [bool; 2] {
    match op {
        Op::Mulh => [true, true],
        Op::Mulhsu => [true, false],
        _ => [false, false],
    }
}

/// What it shows after the steps before and in `step`, 0 to 4, and the carry that the step leaves.
pub fn step(op: Op, rs1: u32, rs2: u32, step: u8) -> (u32, bool) {
    let [sign1, sign2] = signs(op);
    let half = |value: u32, upper: bool, signed: bool| {
        let half = if upper { value >> 16 } else { value & 0xffff } as u16;
        if signed { i64::from(half as i16) } else { i64::from(half) }
    };
    if step == 0 {
        return ((half(rs1, false, sign1) * half(rs2, false, sign2)) as u32, false);
    }
    let lower = (half(rs1, false, false) * half(rs2, false, false)) as u32 >> 16;
    if step == 1 {
        return (lower, false);
    }
    // 33 bits and more, of which the register keeps 32 and the carry the next.
    let mixed = i64::from(lower) + half(rs1, false, false) * half(rs2, true, sign2);
    let carry = mixed >> 32 & 1 == 1;
    if step == 2 {
        return (mixed as u32, carry);
    }
    let kept = i64::from(mixed as u32 as i32);
    let kept = if carry { kept & 0xffff_ffff | -1 << 32 } else { kept & 0xffff_ffff };
    let second = (kept + half(rs1, true, sign1) * half(rs2, false, false)) >> 16;
    if step == 3 {
        return (second as u32, false);
    }
    let kept = i64::from(second as u32 as i32);
    ((kept + half(rs1, true, sign1) * half(rs2, true, sign2)) as u32, false)
}

#[cfg(test)]
mod tests {
    use instar_isa::{Op, Xlen, values};

    use super::step;

    #[test]
    fn the_last_step_shows_the_upper_half_of_the_product() {
        let numbers =
            [0, 1, 2, 0x7fff, 0x8000, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0xdead_beef];
        for op in [Op::Mulh, Op::Mulhsu, Op::Mulhu] {
            for (a, b) in numbers.iter().flat_map(|a| numbers.map(|b| (*a, b))) {
                let expected = values::result(op, Xlen::Rv32, [u64::from(a), u64::from(b), 0]).unwrap();
                assert_eq!(step(op, a, b, 4).0, expected as u32, "{op:?} {a:#x} {b:#x}");
            }
        }
    }
}
