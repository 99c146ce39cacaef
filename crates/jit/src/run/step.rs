//! What runs are made of.
//!
//! Source: own design.

use instar_isa::{Extension, Op, SP, Xlen};

use super::lanes;
use crate::NativeBehaviour;

/// An instruction that may stand in a run or, if it is a design's, in a region.
#[derive(Clone, Copy, Debug)]
pub struct RunStep {
    /// What it does.
    pub op: Op,
    /// Where it stands.
    pub pc: u64,
    /// Its length in bytes.
    pub length: u8,
    /// Destination; x0 takes nothing.
    pub rd: u8,
    /// First source.
    pub rs1: u8,
    /// Second source.
    pub rs2: u8,
    /// Immediate.
    pub immediate: i64,
    /// What it works on.
    pub kind: StepKind,
}

/// What a step works on.
#[derive(Clone, Copy, Debug)]
pub enum StepKind {
    /// X registers and memory, as the manual's text says.
    Scalar,
    /// Vector registers.
    Lanes(LaneSelection),
    /// What a design's description says.
    Described(DescribedStep),
}

/// An instruction of a design that works on X registers and own state alone.
#[derive(Clone, Copy, Debug)]
pub struct DescribedStep {
    /// What it does, which must live as long as the region.
    pub code: NativeBehaviour,
    /// The number of its description.
    pub set: u8,
    /// Whose number this is, for who asks which one trapped.
    pub custom: u16,
    /// The instruction word.
    pub word: u32,
    /// X registers that it may read or write, by bit; x0 is none.
    pub touched: u32,
    /// Those that it may write.
    pub written: u32,
    /// Whether it may end with a trap.
    pub may_trap: bool,
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
    /// Whether it can stand in a run.
    pub fn is_known(&self) -> bool {
        match &self.kind {
            StepKind::Lanes(lanes) => lanes::known(self.op, lanes),
            StepKind::Scalar => is_runnable(self.op),
            StepKind::Described(_) => false,
        }
    }

    /// Of an instruction on vectors: what it works on.
    pub fn lanes(&self) -> Option<LaneSelection> {
        match self.kind {
            StepKind::Lanes(lanes) => Some(lanes),
            _ => None,
        }
    }

    /// Whether it is an instruction of a design that may write sp.
    pub fn writes_sp(&self) -> bool {
        self.described().is_some_and(|step| step.written >> SP & 1 == 1)
    }

    /// Of an instruction of a design: what there is to it.
    pub(super) fn described(&self) -> Option<DescribedStep> {
        match self.kind {
            StepKind::Described(step) => Some(step),
            _ => None,
        }
    }

    /// Address of the instruction that follows in memory, of XLEN bits.
    pub fn following(&self, xlen: Xlen) -> u64 {
        xlen.truncate(self.pc.wrapping_add(u64::from(self.length)))
    }
}

/// Whether it is a jump or branch, which ends a block of a region.
pub fn may_jump(op: Op) -> bool {
    matches!(op, Op::Jal | Op::Jalr) || may_branch(op)
}

/// Whether it is a conditional branch.
pub fn may_branch(op: Op) -> bool {
    use Op::{Beq, Bge, Bgeu, Blt, Bltu, Bne};
    matches!(op, Beq | Bne | Blt | Bge | Bltu | Bgeu)
}

/// Which instructions on X registers runs may have: those that compute or access memory, and whose
/// texts become short code. What they do, the texts say.
pub(super) fn is_runnable(op: Op) -> bool {
    use Op::{Ebreak, Ecall, Fence, Mret, Wfi};
    match op.extension() {
        Some(Extension::I) => !may_jump(op) && !matches!(op, Fence | Ecall | Ebreak | Mret | Wfi),
        // Numbers of bits and signs of bytes: one case for each bit or byte.
        Some(Extension::Zbb) => {
            !matches!(op, Op::Clz | Op::Ctz | Op::Cpop | Op::Clzw | Op::Ctzw | Op::Cpopw | Op::OrcB)
        }
        Some(Extension::Zbkb) => matches!(op, Op::Pack | Op::Packh | Op::Packw),
        Some(
            Extension::Zba
            | Extension::Zbs
            | Extension::M
            | Extension::Zicond
            | Extension::Zmmul
            | Extension::Zknh
            | Extension::Zksh,
        ) => true,
        _ => false,
    }
}
