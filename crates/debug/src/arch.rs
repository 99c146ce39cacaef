//! RISC-V as GDB numbers its registers.
//!
//! Source: GDB's `riscv-tdep.h`: x0 to x31 and pc, then those of F, the CSRs from 65 on, the privilege, and behind them
//! v0 to v31. Registers of X come together, as `gdbstub_arch` has them; all others by themselves.

use std::num::NonZeroUsize;

use gdbstub::arch::{Arch, RegId};
use gdbstub_arch::riscv::reg::RiscvCoreRegs;

/// GDB's number of CSR 0.
pub(crate) const FIRST_CSR: u16 = 65;
/// GDB's number of v0.
pub(crate) const FIRST_VECTOR: u16 = FIRST_CSR + 4096 + 1;

/// One register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Register {
    X(u8),
    Pc,
    Csr(u16),
    /// A vector register, which is as long as the hart's are.
    V(u8),
}

impl Register {
    /// By GDB's number.
    fn numbered(number: usize) -> Option<Self> {
        let number = u16::try_from(number).ok()?;
        Some(match number {
            0..=31 => Self::X(number as u8),
            32 => Self::Pc,
            FIRST_CSR..=4160 => Self::Csr(number - FIRST_CSR),
            FIRST_VECTOR..=4193 => Self::V((number - FIRST_VECTOR) as u8),
            _ => return None,
        })
    }
}

/// RV32 or RV64.
pub(crate) trait Width:
    Arch<
        Usize = <Self as Width>::Unit,
        Registers = RiscvCoreRegs<<Self as Width>::Unit>,
        BreakpointKind = usize,
        RegId = Numbered<<Self as Width>::Unit>,
    >
{
    /// An address or a register.
    type Unit: Copy;
    fn wide(value: Self::Unit) -> u64;
    fn narrow(value: u64) -> Self::Unit;
}

/// A register of a hart whose XLEN is that of `U`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbered<U>(pub(crate) Register, std::marker::PhantomData<U>);

macro_rules! widths {
    ($($name:ident $unit:ident;)+) => {$(
        pub(crate) enum $name {}

        impl Arch for $name {
            type Usize = $unit;
            type Registers = RiscvCoreRegs<$unit>;
            type BreakpointKind = usize;
            type RegId = Numbered<$unit>;
        }

        impl RegId for Numbered<$unit> {
            fn from_raw_id(id: usize) -> Option<(Self, Option<NonZeroUsize>)> {
                let register = Register::numbered(id)?;
                let bytes = match register {
                    Register::V(_) => None,
                    _ => NonZeroUsize::new(size_of::<$unit>()),
                };
                Some((Self(register, std::marker::PhantomData), bytes))
            }
        }

        impl Width for $name {
            type Unit = $unit;

            fn wide(value: $unit) -> u64 {
                u64::from(value)
            }

            fn narrow(value: u64) -> $unit {
                value as $unit
            }
        }
    )+};
}

widths! { Rv32 u32; Rv64 u64; }
