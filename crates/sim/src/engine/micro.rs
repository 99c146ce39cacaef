//! Pre-decoded operations and how one hands over to the next.
//!
//! Source: own design (direct threading): the handler of an operation ends by calling that of the
//! next one in its block. With optimisation the compiler makes this a jump; without it the call
//! depth is bounded by the length of a block, [`crate::engine::block::MAX_INSTRUCTIONS`].

use super::Engine;

/// What a block's execution ended with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Status {
    /// The last instruction was passed; the next one follows it.
    FallThrough,
    /// A jump, or a custom instruction at the block's end, wrote `Hart::pc`.
    Jumped,
    /// A conditional branch was taken and wrote `Hart::pc`.
    Taken,
    /// Machine code executed `Engine::ran` instructions of several blocks and wrote `Hart::pc`.
    Ran,
    /// The instruction `Engine::stopped_at` is one for the machine (CSR, `ecall`, `fence.i`, …).
    Machine,
    /// The instruction `Engine::stopped_at` retired and the block ends with it; `Hart::pc` is
    /// written.
    Left,
    /// The instruction `Engine::stopped_at` did not retire; `Engine::trap` says why.
    Trapped,
}

/// Executes one operation and those after it in its block.
pub type Handler = fn(&mut Engine, Cursor) -> Status;

/// A pre-decoded operation.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct MicroOp {
    /// Its behaviour.
    pub handler: Handler,
    /// Immediate; for direct jumps and branches the target address; for vector instructions the
    /// word, above which what is made for one shape has more (`execute/v/special`), as in the
    /// registers and the number below.
    pub immediate: i64,
    /// Address of the instruction.
    pub pc: u64,
    /// Destination; [`crate::state::hart::DISCARD`] stands for x0.
    pub rd: u8,
    /// First source.
    pub rs1: u8,
    /// Second source.
    pub rs2: u8,
    /// Length of the instruction in bytes.
    pub length: u8,
    /// Position of the instruction in its block.
    pub index: u16,
    /// For a design's instruction: its number.
    pub custom: u16,
}

impl MicroOp {
    /// Address of the instruction that follows in memory.
    #[inline(always)]
    pub fn following(&self) -> u64 {
        self.pc.wrapping_add(u64::from(self.length))
    }
}

/// A place in a block's operations.
#[derive(Clone, Copy)]
pub struct Cursor(*const MicroOp);

impl Cursor {
    /// The start of a block's operations.
    ///
    /// # Safety
    ///
    /// `ops` must stay alive and unmoved while the cursor is used, and its last operation must be
    /// one whose handler does not call [`Self::advance`].
    pub(crate) unsafe fn start(ops: &[MicroOp]) -> Self {
        Self(ops.as_ptr())
    }

    /// The operation here.
    #[inline(always)]
    pub fn op<'a>(self) -> &'a MicroOp {
        // SAFETY: `start` promises live operations, and `advance` never passes the last one,
        // because a block's last operation does not call it.
        unsafe { &*self.0 }
    }

    /// Executes the operations that follow.
    #[inline(always)]
    pub fn advance(self, engine: &mut Engine) -> Status {
        // SAFETY: only handlers of operations that do not end a block come here, so one more
        // follows.
        let next = Self(unsafe { self.0.add(1) });
        (next.op().handler)(engine, next)
    }

    /// Executes what follows after `count` further operations.
    ///
    /// # Safety
    ///
    /// So many operations that do not end the block stand after this one.
    #[inline(always)]
    pub unsafe fn pass(self, engine: &mut Engine, count: usize) -> Status {
        // SAFETY: as the caller promises, one more follows.
        let next = Self(unsafe { self.0.add(1 + count) });
        (next.op().handler)(engine, next)
    }
}
