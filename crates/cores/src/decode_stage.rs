//! The door to what a register file holds cycle by cycle: how long an instruction stands in ID, and
//! when results come to the file. Whoever has values computes by it what hardware computes where
//! nothing stalls.

use instar_isa::{RegisterFile, StaticEntry};

/// When an instruction stands in ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stay {
    /// First cycle by the rules of what arrives.
    pub arrived: u64,
    /// Last cycle: in the next it is in EX.
    pub leaves: u64,
    /// Cycles before the first in which it stood there already, behind what is killed and holds EX.
    pub early: u64,
}

impl Stay {
    /// The cycle from which on it stands there.
    pub fn first(&self) -> u64 {
        self.arrived - self.early
    }
}

/// An instruction that acts at the end of each cycle in which it stands in ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActsInDecode {
    /// Write ports of the register file that its results take: the first is that of loads, the
    /// second that of EX.
    pub ports: u32,
    /// It starts a unit that runs on by itself.
    pub starts: bool,
}

/// A result on its way to the register file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComingResult {
    /// The register.
    pub register: (RegisterFile, u16),
    /// At the end of this cycle it is written.
    pub cycle: u64,
    /// It comes through the port of loads, else through that of EX.
    pub loaded: bool,
}

/// A model that tells it.
pub trait DecodeStage {
    /// When this instruction stands in ID, if it comes next.
    ///
    /// # Errors
    /// One sentence where the core has no cost for it.
    fn stay(&mut self, entry: &StaticEntry) -> Result<Stay, String>;

    /// What this instruction does there; `None` of one that only goes through.
    fn acts(&self, entry: &StaticEntry) -> Option<ActsInDecode>;

    /// What the instruction that committed last sent on its way to the register file.
    fn results(&self) -> &[ComingResult];
}
