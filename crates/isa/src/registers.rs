//! Sets of integer registers, and those that a call leaves alone.
//!
//! Source: the RISC-V psABI, "Integer Register Convention".

/// The stack pointer.
pub const SP: u8 = 2;

/// A set of integer registers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RegisterSet(u32);

impl RegisterSet {
    /// Those whose bits are set.
    pub const fn of(bits: u32) -> Self {
        Self(bits & !1)
    }

    /// None.
    pub const NONE: Self = Self(0);

    /// s0 to s11.
    pub const SAVED: Self = Self(0x0ffc_0300);

    /// What a function leaves as it found it: sp, gp, tp and s0 to s11.
    pub const KEPT: Self = Self(0x0ffc_031c);

    /// What a function may leave as it likes: t0 to t6, a0 to a7.
    pub const CALLER_SAVED: Self = Self(0xf003_fce0);

    /// Whether a register is one of them.
    pub const fn has(self, register: u8) -> bool {
        self.0 >> register & 1 == 1
    }

    /// With one more; x0 holds nothing.
    pub const fn with(self, register: u8) -> Self {
        Self((self.0 | 1 << register) & !1)
    }

    /// Without one.
    pub const fn without(self, register: u8) -> Self {
        Self(self.0 & !(1 << register))
    }

    /// Those of both.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those of the one and not of the other.
    pub const fn less(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// One after the other.
    pub fn each(self) -> impl Iterator<Item = u8> {
        (0..32).filter(move |register| self.has(*register))
    }
}
