//! When and why the next instruction arrives in ID.
//!
//! Source: rtl/cv32e40p_controller.sv, states of pc_set_o and pc_mux_o.

use super::{causes, stalls};
use crate::relative::Relative;
use crate::{Causes, Stall};

/// What the instruction before did to fetch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Nothing: it comes in the cycle after the one before.
    Behind,
    /// Fetch starts anew at the target of a branch.
    Branch,
    /// At that of a jump.
    Jump,
    /// The same, and its link is the register that it goes by: one cycle more, unless that hides
    /// (jalr_rd_eq_rs1).
    StaleJump,
    /// At the same place, behind a fence, or where MRET leads.
    Refetched,
    /// The pipeline was emptied, or a trap's handler is fetched, which begins at a word.
    Flushed,
    /// The same for a trap of which nothing tells the instruction.
    Unknown,
}

impl How {
    const ALL: [Self; 7] = [
        Self::Behind,
        Self::Branch,
        Self::Jump,
        Self::StaleJump,
        Self::Refetched,
        Self::Flushed,
        Self::Unknown,
    ];

    /// Whether it is fetched anew, so that one of four bytes may lie across two words.
    #[inline]
    pub fn fetched(self) -> bool {
        matches!(self, Self::Branch | Self::Jump | Self::StaleJump | Self::Refetched)
    }

    /// What a cycle without an instruction goes to.
    #[inline]
    pub fn stall(self) -> Stall {
        match self {
            Self::Behind => Stall::ISSUED,
            Self::Branch => stalls::BRANCH,
            Self::Jump | Self::StaleJump => stalls::JUMP,
            Self::Refetched | Self::Flushed | Self::Unknown => stalls::FLUSH,
        }
    }

    /// What held the next instruction up.
    #[inline]
    pub fn cause(self) -> Causes {
        match self {
            Self::Behind => Causes(0),
            Self::Branch => causes::BRANCH,
            Self::Jump | Self::StaleJump => causes::JUMP,
            Self::Refetched | Self::Flushed => causes::FLUSH,
            Self::Unknown => Causes(causes::FLUSH.0 | causes::DEFAULT.0),
        }
    }
}

/// What comes next arrives in ID, unless something is in the way.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// Its first cycle there.
    pub cycle: u64,
    /// Why so late.
    pub how: How,
}

impl Arrival {
    /// So many cycles after another.
    #[inline]
    pub fn after(cycle: u64, cycles: u32, how: How) -> Self {
        Self { cycle: cycle + u64::from(cycles), how }
    }

    /// Visits when it comes and how.
    pub fn visit(&mut self, relative: &mut Relative) {
        relative.visit_cycle(&mut self.cycle);
        let mut how = self.how as u8;
        relative.visit_byte(&mut how);
        self.how = How::ALL[usize::from(how)];
    }

    /// In the cycle after the one before.
    #[inline]
    pub fn behind(cycle: u64) -> Self {
        Self { cycle: cycle + 1, how: How::Behind }
    }
}
