//! The multiplier and divider: one operation at a time, whose result takes the register file's port
//! in a cycle in which nothing in WB writes.
//!
//! Source: src/main/scala/rocket/Multiplier.scala, MulDiv without early outs.

use instar_isa::DivideDetail;

use super::Params;

/// Bits of an operand.
const WIDTH: u64 = 64;

/// The unit.
#[derive(Clone, Debug, Default)]
pub(super) struct Long {
    /// It is at work, or its result waits; the result is there from this cycle on.
    pub done: Option<u64>,
    pub destination: u8,
}

impl Long {
    /// It takes an operation (`req.ready`).
    #[inline]
    pub fn ready(&self) -> bool {
        self.done.is_none()
    }

    /// A result is there (`resp.valid`).
    #[inline]
    pub fn answers(&self, now: u64) -> bool {
        self.done.is_some_and(|done| done <= now)
    }
}

/// Cycles of a product.
pub(super) fn product(params: &Params, half: bool) -> u64 {
    let unroll = u64::from(params.multiply_unroll);
    let saved = if half && unroll < WIDTH / 2 { WIDTH / 2 / unroll } else { 0 };
    WIDTH / unroll - saved
}

/// Cycles of a quotient or remainder; operands of which nothing is known have no sign.
pub(super) fn quotient(params: &Params, remainder: bool, detail: u64) -> u64 {
    let steps = WIDTH / u64::from(params.divide_unroll) + 1;
    let Some(it) = DivideDetail::unpack(detail) else { return steps };
    let prepared = it.dividend_negative || it.divisor_negative;
    let negative = if remainder {
        it.dividend_negative
    } else {
        it.dividend_negative != it.divisor_negative && !it.by_zero
    };
    steps + u64::from(prepared) + u64::from(negative)
}

/// What of a division decides its time: signs, and a divisor of zero.
pub(super) fn signs(detail: u64) -> u64 {
    DivideDetail::unpack(detail).map_or(0, |it| {
        1 | u64::from(it.dividend_negative) << 1
            | u64::from(it.divisor_negative) << 2
            | u64::from(it.by_zero) << 3
    })
}
