//! Values as terms, and their sorts.
//!
//! Source: SMT-LIB 2.6; own design.

use std::fmt;

use instar_coredsl::Type;
use num_bigint::BigInt;

/// The sort of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// So many bits.
    Bits(u32),
    /// From so many bits to so many.
    Array(u32, u32),
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bits(width) => write!(f, "(_ BitVec {width})"),
            Self::Array(index, element) => write!(f, "(Array (_ BitVec {index}) (_ BitVec {element}))"),
        }
    }
}

/// A bit vector: a known number, or a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Below 2^width.
    Known(BigInt, u32),
    /// Defined or declared before.
    Symbol(String),
}

impl Value {
    /// A number of the type, in two's complement.
    pub fn known(value: &BigInt, ty: Type) -> Self {
        Self::Known(Type::unsigned(ty.width).wrap(value), ty.width)
    }

    /// As SMT-LIB writes it.
    pub fn text(&self) -> String {
        match self {
            Self::Known(value, width) => format!("(_ bv{value} {width})"),
            Self::Symbol(name) => name.clone(),
        }
    }
}
