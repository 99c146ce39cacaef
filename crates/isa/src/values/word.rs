//! An integer register's value at one XLEN, so that every behaviour is written once for RV32 and
//! RV64.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I: registers are XLEN bits wide, shift amounts
//! are taken modulo XLEN.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// `u32` at RV32, `u64` at RV64.
pub trait Word:
    Copy
    + Debug
    + Eq
    + Ord
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + 'static
{
    /// XLEN.
    const BITS: u32;
    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;

    /// The low XLEN bits.
    fn from_u64(value: u64) -> Self;
    /// Zero-extended.
    fn to_u64(self) -> u64;
    /// Sign-extended.
    fn to_i64(self) -> i64;
    /// The low word.
    #[inline(always)]
    fn low(self) -> u32 {
        self.to_u64() as u32
    }
    /// A word, sign-extended.
    #[inline(always)]
    fn from_low(word: u32) -> Self {
        Self::from_u64(word as i32 as u64)
    }
    /// A function of the low word, sign-extended.
    #[inline(always)]
    fn on_low(self, function: impl Fn(u32) -> u32) -> Self {
        Self::from_low(function(self.low()))
    }
    /// 1 or 0.
    #[inline(always)]
    fn from_bool(value: bool) -> Self {
        if value { Self::ONE } else { Self::ZERO }
    }
    /// Sum modulo 2^XLEN.
    fn add(self, other: Self) -> Self;
    /// Difference modulo 2^XLEN.
    fn sub(self, other: Self) -> Self;
    /// Product modulo 2^XLEN.
    fn mul(self, other: Self) -> Self;
    /// Upper half of the product; each operand signed or not.
    fn mul_high(self, self_signed: bool, other: Self, other_signed: bool) -> Self;
    /// Left shift, amount modulo XLEN.
    fn sll(self, amount: Self) -> Self;
    /// Logical right shift, amount modulo XLEN.
    fn srl(self, amount: Self) -> Self;
    /// Arithmetic right shift, amount modulo XLEN.
    fn sra(self, amount: Self) -> Self;
    /// Left rotation, amount modulo XLEN.
    fn rol(self, amount: Self) -> Self;
    /// Right rotation, amount modulo XLEN.
    fn ror(self, amount: Self) -> Self;
    /// Signed comparison.
    fn less_signed(self, other: Self) -> bool;
    /// Leading zeros, XLEN for 0.
    fn leading_zeros(self) -> u32;
    /// Trailing zeros, XLEN for 0.
    fn trailing_zeros(self) -> u32;
    /// Ones.
    fn count_ones(self) -> u32;
    /// Bytes reversed.
    fn swap_bytes(self) -> Self;
}

macro_rules! word {
    ($unsigned:ty, $signed:ty, $wide:ty, $wide_signed:ty) => {
        impl Word for $unsigned {
            const BITS: u32 = <$unsigned>::BITS;
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline(always)]
            fn from_u64(value: u64) -> Self {
                value as $unsigned
            }
            #[inline(always)]
            fn to_u64(self) -> u64 {
                self as u64
            }
            #[inline(always)]
            fn to_i64(self) -> i64 {
                self as $signed as i64
            }
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            #[inline(always)]
            fn mul_high(self, self_signed: bool, other: Self, other_signed: bool) -> Self {
                let widen = |value: Self, signed: bool| {
                    if signed { value as $signed as $wide_signed as $wide } else { value as $wide }
                };
                let product = widen(self, self_signed).wrapping_mul(widen(other, other_signed));
                (product >> <$unsigned>::BITS) as Self
            }
            #[inline(always)]
            fn sll(self, amount: Self) -> Self {
                self.wrapping_shl(amount as u32)
            }
            #[inline(always)]
            fn srl(self, amount: Self) -> Self {
                self.wrapping_shr(amount as u32)
            }
            #[inline(always)]
            fn sra(self, amount: Self) -> Self {
                (self as $signed).wrapping_shr(amount as u32) as Self
            }
            #[inline(always)]
            fn rol(self, amount: Self) -> Self {
                self.rotate_left(amount as u32 % Self::BITS)
            }
            #[inline(always)]
            fn ror(self, amount: Self) -> Self {
                self.rotate_right(amount as u32 % Self::BITS)
            }
            #[inline(always)]
            fn less_signed(self, other: Self) -> bool {
                (self as $signed) < other as $signed
            }
            #[inline(always)]
            fn leading_zeros(self) -> u32 {
                <$unsigned>::leading_zeros(self)
            }
            #[inline(always)]
            fn trailing_zeros(self) -> u32 {
                <$unsigned>::trailing_zeros(self)
            }
            #[inline(always)]
            fn count_ones(self) -> u32 {
                <$unsigned>::count_ones(self)
            }
            #[inline(always)]
            fn swap_bytes(self) -> Self {
                <$unsigned>::swap_bytes(self)
            }
        }
    };
}

word!(u32, i32, u64, i64);
word!(u64, i64, u128, i128);
