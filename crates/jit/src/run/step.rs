//! What runs are made of.
//!
//! Source: own design.

use instar_isa::{Op, Xlen};

use super::{lanes, scalar};

/// An instruction of the manual that may stand in a run.
#[derive(Clone, Copy, Debug)]
pub struct RunStep {
    /// What it does.
    pub op: Op,
    /// Destination; x0, or any number above 31, takes nothing.
    pub rd: u8,
    /// First source.
    pub rs1: u8,
    /// Second source.
    pub rs2: u8,
    /// Immediate; of `auipc` the sum.
    pub immediate: i64,
    /// Of an instruction on vectors: what it works on.
    pub lanes: Option<LaneSelection>,
}

/// What an unmasked instruction works on whose operands are all of SEW. Its groups are legal, and
/// so overlap as a whole or not at all.
#[derive(Clone, Copy, Debug)]
pub struct LaneSelection {
    /// Where vd, vs2 and vs1 begin: bytes from the start of the file, which are multiples of 16.
    pub d: u16,
    /// As `d`.
    pub a: u16,
    /// As `d`.
    pub b: u16,
    /// log2 of SEW in bytes.
    pub sew: u8,
    /// Bytes of VLMAX elements.
    pub bytes: u16,
    /// The operand beside vs2.
    pub operand: StepOperand,
}

/// The operand beside vs2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepOperand {
    /// The group at `b`.
    Vector,
    /// The integer register rs1.
    X,
    /// A number; amounts of rotations have 6 bits, others are sign-extended from 5.
    Immediate(i8),
}

impl RunStep {
    /// Whether it can stand in a run at this XLEN.
    pub fn is_known(&self, xlen: Xlen) -> bool {
        match &self.lanes {
            Some(lanes) => lanes::known(self.op, lanes),
            None => scalar::known(self.op, xlen),
        }
    }

    /// The X register that is written.
    pub(super) fn written(&self) -> Option<usize> {
        let rd = usize::from(self.rd);
        (self.lanes.is_none() && !self.stores() && (1..32).contains(&rd)).then_some(rd)
    }

    /// Whether it may be left undone, and the run with it: an access of memory.
    pub(super) fn may_stop(&self) -> bool {
        self.stores() || self.loaded().is_some()
    }

    /// Of a load: bytes, and whether they are sign-extended.
    pub(super) fn loaded(&self) -> Option<(u8, bool)> {
        Some(match self.op {
            Op::Lb => (1, true),
            Op::Lh => (2, true),
            Op::Lw => (4, true),
            Op::Ld => (8, true),
            Op::Lbu => (1, false),
            Op::Lhu => (2, false),
            Op::Lwu => (4, false),
            _ => return None,
        })
    }

    /// Of a store: bytes.
    pub(super) fn stored(&self) -> Option<u8> {
        Some(match self.op {
            Op::Sb => 1,
            Op::Sh => 2,
            Op::Sw => 4,
            Op::Sd => 8,
            _ => return None,
        })
    }

    fn stores(&self) -> bool {
        self.stored().is_some()
    }
}
