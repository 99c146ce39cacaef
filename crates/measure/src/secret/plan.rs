//! What an instruction does to secrets, as the tracker carries it out.
//!
//! Source: own design: everything that a text says, and short forms of what most instructions are.

use std::sync::Arc;

use instar_coredsl::BitSource;
use instar_isa::{Op, RegisterFile};

use super::leak::LeakKind;
use super::public_bits::Known;
use super::spread::{Spread, Straight};
use super::vector::{DesignPlan, VectorPlan};

/// A register of any file; a design's own files are numbered over all of its descriptions.
pub type Register = (RegisterFile, u16);

/// The privilege, which no CSR shows.
pub const PRIVILEGE: Register = (RegisterFile::Own(u8::MAX), 0);

/// What a value depends on, in the order of the operands.
pub type From = Vec<(BitSource, Spread)>;

/// The secret bits of a value that depends on two registers, or on what is loaded and the register
/// of the address.
#[derive(Clone, Debug)]
pub enum Rule {
    /// Both in a form that has no branch.
    Straight([Straight; 2]),
    /// Any others.
    Spreads(Box<[Spread; 2]>),
}

impl Rule {
    /// The rule of these.
    pub fn new(spreads: [Spread; 2]) -> Self {
        match spreads.each_ref().map(Spread::straight) {
            [Some(a), Some(b)] => Self::Straight([a, b]),
            _ => Self::Spreads(spreads.into()),
        }
    }

    /// The secret bits that each of the sources brings.
    #[inline]
    pub fn of(&self, sources: [u64; 2]) -> [u64; 2] {
        let [a, b] = sources;
        match self {
            Self::Straight(straight) => [straight[0].of(a), straight[1].of(b)],
            Self::Spreads(spreads) => [spreads[0].of(a), spreads[1].of(b)],
        }
    }
}

/// What one instruction does. A rule goes by its number in [`super::planner::Planner::rule`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Nothing that concerns secrets.
    Nothing,
    /// rd becomes public.
    Constant {
        /// The register.
        rd: u8,
    },
    /// rd is computed from rs1 and rs2.
    Compute {
        /// Which bits depend on which.
        rule: u32,
        /// Whether its latency depends on the operands.
        variable: bool,
        /// Destination.
        rd: u8,
        /// Sources.
        rs: [u8; 2],
    },
    /// A branch or an indirect jump; rd becomes public.
    Decide {
        /// What it would tell.
        kind: LeakKind,
        /// Which bits decide.
        rule: u32,
        /// The registers that do.
        rs: [u8; 2],
        /// The return address, or 0.
        rd: u8,
    },
    /// A load by one access.
    Load {
        /// Which bits depend on which.
        rule: u32,
        /// The address.
        rs1: u8,
        /// Destination.
        rd: u8,
    },
    /// A store by one access.
    Store {
        /// Which bits of what is stored depend on which of rs2.
        rule: u32,
        /// The address.
        rs1: u8,
        /// The value.
        rs2: u8,
    },
    /// An instruction of the vector unit.
    Vector(Arc<VectorPlan>),
    /// A jump through the entry of a table that lies so many bytes behind where jvt points.
    Table {
        /// Bytes.
        offset: u64,
        /// What the text says.
        general: Arc<General>,
    },
    /// A call to the environment, unless it is an exception.
    Call(Op),
    /// A design's instruction on vector registers.
    DesignOnVectors(Arc<DesignPlan>),
    /// Anything else.
    General(Arc<General>),
}

impl Plan {
    /// The same with other X registers, by their number here.
    pub fn renamed(&self, names: &[u8; 32]) -> Self {
        let x = |number: u8| names[usize::from(number)];
        match *self {
            Self::Nothing => Self::Nothing,
            Self::Constant { rd } => Self::Constant { rd: x(rd) },
            Self::Compute { rule, variable, rd, rs } => {
                Self::Compute { rule, variable, rd: x(rd), rs: rs.map(x) }
            }
            Self::Decide { kind, rule, rs, rd } => Self::Decide { kind, rule, rs: rs.map(x), rd: x(rd) },
            Self::Load { rule, rs1, rd } => Self::Load { rule, rs1: x(rs1), rd: x(rd) },
            Self::Store { rule, rs1, rs2 } => Self::Store { rule, rs1: x(rs1), rs2: x(rs2) },
            Self::DesignOnVectors(ref plan) => Self::DesignOnVectors(Arc::clone(plan)),
            Self::Vector(ref vector) => Self::Vector(Arc::clone(vector)),
            Self::Table { offset, ref general } => {
                Self::Table { offset, general: general.renamed(names).into() }
            }
            Self::Call(op) => Self::Call(op),
            Self::General(ref general) => Self::General(general.renamed(names).into()),
        }
    }
}

/// What a word does beside its plan.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beside {
    /// The register whose value it copies, as it is.
    pub copies: Option<u8>,
    /// What the known bits of its operands decide.
    pub known: Option<Known>,
}

/// All that an instruction does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct General {
    /// On what its addresses depend.
    pub addresses: From,
    /// On what it depends whether it jumps, or raises an exception.
    pub control: From,
    /// On what it depends where it jumps to.
    pub target: From,
    /// On what its latency depends.
    pub latency: From,
    /// Bytes of each access that reads.
    pub loaded: Vec<u8>,
    /// Registers that it writes.
    pub written: Vec<(Register, From)>,
    /// Bytes of each access that writes, and the value.
    pub stored: Vec<(u8, From)>,
}

impl General {
    fn renamed(&self, names: &[u8; 32]) -> Self {
        let x = |register: Register| match register {
            (RegisterFile::X, number) => (RegisterFile::X, u16::from(names[usize::from(number)])),
            other => other,
        };
        let source = |source: BitSource| match source {
            BitSource::Register(register) => BitSource::Register(x(register)),
            loaded @ BitSource::Loaded(_) => loaded,
        };
        let all = |from: &From| from.iter().map(|(from, spread)| (source(*from), spread.clone())).collect();
        Self {
            addresses: all(&self.addresses),
            control: all(&self.control),
            target: all(&self.target),
            latency: all(&self.latency),
            loaded: self.loaded.clone(),
            written: self.written.iter().map(|(register, from)| (x(*register), all(from))).collect(),
            stored: self.stored.iter().map(|(bytes, from)| (*bytes, all(from))).collect(),
        }
    }
}
