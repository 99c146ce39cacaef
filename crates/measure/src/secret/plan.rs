//! What an instruction does to secrets, as the tracker carries it out.
//!
//! Source: own design: everything that a text says, and short forms of what most instructions are.

use std::sync::Arc;

use instar_coredsl::Source;
use instar_isa::RegisterFile;

use super::leak::Kind;
use super::spread::Spread;

/// A register of any file; a design's own files are numbered over all of its descriptions.
pub type Register = (RegisterFile, u16);

/// What a value depends on, in the order of the operands.
pub type From = Vec<(Source, Spread)>;

/// The secret bits of a value that depends on two registers, or on what is loaded and the register of the address.
pub type Rule = [Spread; 2];

/// What one instruction does. A rule goes by its number in [`super::planner::Planner::rule`].
#[derive(Clone, Debug)]
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
        kind: Kind,
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
    /// Anything else.
    General(Arc<General>),
}

/// All that an instruction does.
#[derive(Clone, Debug, Default)]
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
