//! Recorders: what a run notes of the instructions that retire. A recorder is a type, so that
//! blocks, handlers and the loop around them are made for each, and a run pays for nothing that
//! nobody wants.
//!
//! Source: own design.
//!
//! | recorder | notes |
//! |---|---|
//! | [`Plain`] | nothing |
//! | [`Retired`] | the retired batch |
//! | [`Valued`] | the retired batch, and the values of registers and memory |

mod notes;
mod retired;
mod valued;

use instar_isa::{AccessKind, StaticTable};

use super::Engine;
use super::block::Block;
use super::micro::Status;
use crate::state::csrs::Counts;

pub(crate) use self::notes::Notes;
pub(crate) use self::retired::{IS_OPERAND, Retired, record_blocks};
pub(crate) use self::valued::Valued;

/// What the machine itself executed: a CSR instruction, a call to the environment, a return from a
/// trap.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ByMachine {
    /// What a CSR instruction found in its register.
    pub(crate) read: Option<u64>,
    /// What CSRs showed when it was executed.
    pub(crate) counts: Counts,
}

/// One kind of recorder.
pub(crate) trait Recorder: 'static {
    /// Which of the machine's caches holds blocks made for it.
    const CACHE: usize;
    /// Whether it notes what retires, so that every access of memory is recorded and no block has
    /// more than one instruction whose number of accesses is open, its last.
    const RETIRED: bool = true;
    /// Whether it notes values, by operations between the instructions of a block.
    const VALUES: bool = false;
    /// Whether blocks that are executed often become machine code.
    const TRANSLATED: bool = !Self::VALUES;

    /// A memory access of the present instruction, with the low eight bytes of what was loaded or
    /// stored; what else the access has is 0.
    fn access(engine: &mut Engine, address: u64, size: u16, kind: AccessKind, data: u64);

    /// A memory access of any length that memory holds the data of: it was stored already, or
    /// loaded from there.
    #[inline(always)]
    fn run(engine: &mut Engine, address: u64, size: u16, kind: AccessKind) {
        Self::access(engine, address, size, kind, 0);
    }

    /// [`Self::access`] of a load or store, without growing the record: `false` if there is no
    /// room, and nothing is recorded.
    #[must_use]
    fn access_if_room(engine: &mut Engine, address: u64, size: u16, kind: AccessKind, data: u64) -> bool;

    /// A block will be executed.
    #[inline(always)]
    fn begin(_engine: &mut Engine, _block: &Block) {}

    /// The first `count` instructions of `block` retired, and execution ended with the last of
    /// them; `Hart::pc` is where the program goes on.
    fn retired(engine: &mut Engine, block: &Block, count: usize, status: Status);

    /// The first `count` instructions of `block` retired, and the one after them, at `Hart::pc`,
    /// was begun without retiring.
    fn stopped(engine: &mut Engine, block: &Block, count: usize);

    /// The instruction with static entry `id` at `pc` trapped; `Hart::pc` is its handler.
    fn trapped(engine: &mut Engine, id: u32, pc: u64);

    /// What must be known of the instruction with static entry `id` before the machine executes it.
    fn before(_engine: &Engine, _id: Option<u32>, _counts: Counts) -> Vec<u64> {
        Vec::new()
    }

    /// The machine has executed the instruction with static entry `id`, which is now the batch's
    /// last.
    fn executed(_engine: &mut Engine, _id: u32, _before: Vec<u64>, _executed: ByMachine) {}

    /// Whether there is no room for the values of further blocks.
    fn is_full(_engine: &Engine) -> bool {
        false
    }

    /// Makes ready for the instructions of `table`, some of which are new.
    fn describe(_engine: &mut Engine, _table: &StaticTable) {}
}

/// Notes nothing.
pub(crate) struct Plain;

impl Recorder for Plain {
    const CACHE: usize = 0;
    const RETIRED: bool = false;

    #[inline(always)]
    fn access(_: &mut Engine, _: u64, _: u16, _: AccessKind, _: u64) {}

    #[inline(always)]
    fn access_if_room(_: &mut Engine, _: u64, _: u16, _: AccessKind, _: u64) -> bool {
        true
    }

    #[inline(always)]
    fn retired(_: &mut Engine, _: &Block, _: usize, _: Status) {}

    #[inline(always)]
    fn stopped(_: &mut Engine, _: &Block, _: usize) {}

    #[inline(always)]
    fn trapped(_: &mut Engine, _: u32, _: u64) {}
}
