//! Width of the integer registers.

/// XLEN of a hart: 32 or 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Xlen {
    /// 32-bit registers and addresses.
    Rv32,
    /// 64-bit registers and addresses.
    Rv64,
}

impl Xlen {
    /// That of so many bits, 32 or 64.
    pub const fn of(bits: u32) -> Self {
        if bits == 32 { Self::Rv32 } else { Self::Rv64 }
    }

    /// Register width in bits.
    pub const fn bits(self) -> u32 {
        match self {
            Self::Rv32 => 32,
            Self::Rv64 => 64,
        }
    }

    /// The low XLEN bits of `value`, as registers and addresses of this hart hold them.
    #[inline]
    pub const fn truncate(self, value: u64) -> u64 {
        match self {
            Self::Rv32 => value as u32 as u64,
            Self::Rv64 => value,
        }
    }

    /// The low XLEN bits of `value` as a signed number of 64 bits.
    #[inline]
    pub const fn sign_extend(self, value: u64) -> u64 {
        match self {
            Self::Rv32 => value as i32 as u64,
            Self::Rv64 => value,
        }
    }
}
