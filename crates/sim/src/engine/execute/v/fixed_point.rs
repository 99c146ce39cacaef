//! Fixed-point arithmetic: saturation, averages, rounding.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Fixed-Point Arithmetic
//! Instructions" and "Vector Fixed-Point Rounding Mode Register vxrm".

use instar_isa::Op;

use super::integer::{amount, same_width};
use super::lanes::{by_pair, by_sew, setting};
use super::widening::narrow_groups;
use super::{compute, require};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::Element;

/// How values are rounded, and whether one saturated.
struct Fixed {
    vxrm: u8,
    saturated: bool,
}

impl Fixed {
    /// `value` without its low `amount` bits, rounded.
    #[inline(always)]
    fn rounded(&self, value: i128, amount: u32) -> i128 {
        if amount == 0 {
            return value;
        }
        let bit = |n: u32| value >> n & 1 == 1;
        let below = |n: u32| value & ((1 << n) - 1) != 0;
        let up = match self.vxrm {
            0 => bit(amount - 1),
            1 => bit(amount - 1) && (below(amount - 1) || bit(amount)),
            2 => false,
            _ => !bit(amount) && below(amount),
        };
        (value >> amount) + i128::from(up)
    }

    /// `value` or the nearest number of `bits` bits.
    #[inline(always)]
    fn limited(&mut self, value: i128, bits: u32, signed: bool) -> u64 {
        let (least, most) =
            if signed { (-1 << (bits - 1), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) };
        self.saturated |= value < least || value > most;
        value.clamp(least, most) as u64
    }
}

/// A function of an element of vs2 and one of vs1, rs1 or the immediate.
trait Lane {
    const UNSIGNED: bool = false;
    const HIGH: bool = false;

    fn value<E: Element>(f: &mut Fixed, a: E, b: E) -> u64;
}

macro_rules! lanes {
    ($($name:ident($f:ident, $a:ident, $b:ident) $([$constant:ident])? => $body:expr;)+) => {$(
        struct $name;

        impl Lane for $name {
            $(const $constant: bool = true;)?

            #[inline(always)]
            fn value<E: Element>($f: &mut Fixed, $a: E, $b: E) -> u64 {
                $body
            }
        }
    )+};
}

#[inline(always)]
fn u<E: Element>(a: E) -> i128 {
    i128::from(a.u())
}

#[inline(always)]
fn s<E: Element>(a: E) -> i128 {
    i128::from(a.s())
}

lanes! {
    Vsaddu(f, a, b) => f.limited(u(a) + u(b), E::BITS, false);
    Vsadd(f, a, b) => f.limited(s(a) + s(b), E::BITS, true);
    Vssubu(f, a, b) => f.limited(u(a) - u(b), E::BITS, false);
    Vssub(f, a, b) => f.limited(s(a) - s(b), E::BITS, true);
    Vaaddu(f, a, b) => f.rounded(u(a) + u(b), 1) as u64;
    Vaadd(f, a, b) => f.rounded(s(a) + s(b), 1) as u64;
    Vasubu(f, a, b) => f.rounded(u(a) - u(b), 1) as u64;
    Vasub(f, a, b) => f.rounded(s(a) - s(b), 1) as u64;
    Vsmul(f, a, b) [HIGH] => {
        let product = f.rounded(s(a) * s(b), E::BITS - 1);
        f.limited(product, E::BITS, true)
    };
    Vssrl(f, a, b) [UNSIGNED] => f.rounded(u(a), amount(b)) as u64;
    Vssra(f, a, b) [UNSIGNED] => f.rounded(s(a), amount(b)) as u64;
}

fn lane<L: Lane>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        require(
            !L::HIGH || s.full || s.sew < 3,
            "64-bit elements have no upper half of a product without V",
        )?;
        let operand = i.operand(hart, L::UNSIGNED);
        same_width(&s, i, operand)?;
        let mut fixed = Fixed { vxrm: hart.csrs.vector().vxrm, saturated: false };
        let vectors = &mut hart.vectors;
        by_sew!(s, E => s.map(vectors, i.masked(), i.vd(), i.vs2(), operand, |_: E, a: E, b: E| {
            E::of(L::value(&mut fixed, a, b))
        }));
        hart.csrs.vector_mut().vxsat |= fixed.saturated;
        Ok(())
    })
}

/// `vnclip` and `vnclipu`.
fn clip<const SIGNED: bool>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let setting = setting(hart)?;
        let operand = i.operand(hart, true);
        let mut fixed = Fixed { vxrm: hart.csrs.vector().vxrm, saturated: false };
        let vectors = &mut hart.vectors;
        by_pair!(setting, N W => {
            narrow_groups(&setting, i, operand)?;
            setting.map(vectors, i.masked(), i.vd(), i.vs2(), operand, |_: N, a: W, b: N| {
                let wide = if SIGNED { s(a) } else { u(a) };
                let rounded = fixed.rounded(wide, b.u() as u32 & (W::BITS - 1));
                N::of(fixed.limited(rounded, N::BITS, SIGNED))
            });
        });
        hart.csrs.vector_mut().vxsat |= fixed.saturated;
        Ok(())
    })
}

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    Some(match op {
        Op::VsadduVv | Op::VsadduVx | Op::VsadduVi => lane::<Vsaddu>,
        Op::VsaddVv | Op::VsaddVx | Op::VsaddVi => lane::<Vsadd>,
        Op::VssubuVv | Op::VssubuVx => lane::<Vssubu>,
        Op::VssubVv | Op::VssubVx => lane::<Vssub>,
        Op::VaadduVv | Op::VaadduVx => lane::<Vaaddu>,
        Op::VaaddVv | Op::VaaddVx => lane::<Vaadd>,
        Op::VasubuVv | Op::VasubuVx => lane::<Vasubu>,
        Op::VasubVv | Op::VasubVx => lane::<Vasub>,
        Op::VsmulVv | Op::VsmulVx => lane::<Vsmul>,
        Op::VssrlVv | Op::VssrlVx | Op::VssrlVi => lane::<Vssrl>,
        Op::VssraVv | Op::VssraVx | Op::VssraVi => lane::<Vssra>,
        Op::VnclipuWv | Op::VnclipuWx | Op::VnclipuWi => clip::<false>,
        Op::VnclipWv | Op::VnclipWx | Op::VnclipWi => clip::<true>,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_four_roundings_follow_the_table_of_the_manual() {
        // 0.25, 0.5, 0.75, 1.5 and -0.5 with two bits of fraction.
        let rounded = |vxrm| [1, 2, 3, 6, -2].map(|v| Fixed { vxrm, saturated: false }.rounded(v, 2));
        assert_eq!(rounded(0), [0, 1, 1, 2, 0]);
        assert_eq!(rounded(1), [0, 0, 1, 2, 0]);
        assert_eq!(rounded(2), [0, 0, 0, 1, -1]);
        assert_eq!(rounded(3), [1, 1, 1, 1, -1]);
    }

    #[test]
    fn the_product_of_the_least_numbers_saturates() {
        let mut fixed = Fixed { vxrm: 0, saturated: false };
        assert_eq!(Vsmul::value(&mut fixed, 0x80u8, 0x80u8) as u8, 0x7f);
        assert!(fixed.saturated);
    }
}
