//! Regions of runs that are recorded: they note which blocks they execute and what these access,
//! and what retired is put together of that.
//!
//! Source: own design. A divide, a vector instruction and one of a design note their operands, and
//! so are in no such region.

use std::mem::offset_of;

use instar_isa::AccessKind;
use instar_jit::run::{AccessForm, RegionContext};
use instar_trace::{MemoryAccess, RetiredBatch, Wishes};

use super::super::block::RECORDS;
use super::super::micro::{Cursor, Status};
use super::super::recorder::record_blocks;
use super::super::{Engine, Ran};

/// Instructions of such a region at most: a batch has room for it four times.
pub(super) const MOST_INSTRUCTIONS: usize = RetiredBatch::CAPACITY / 4;

/// How machine code writes a [`MemoryAccess`]: bytes and kind at once.
pub(super) const FORM: AccessForm = AccessForm {
    stride: size_of::<MemoryAccess>() as u8,
    address: offset_of!(MemoryAccess, address) as u8,
    known: offset_of!(MemoryAccess, size) as u8,
    kinds: [(AccessKind::Read as u32) << 16, (AccessKind::Write as u32) << 16],
};

const _: () = assert!(offset_of!(MemoryAccess, kind) == offset_of!(MemoryAccess, size) + size_of::<u16>());
const _: () = assert!(cfg!(target_endian = "little"), "machine code writes the lower half first");

/// Registers after each branch, amounts of shifts.
const UNTOLD: [Wishes; 2] = [Wishes::REGISTERS, Wishes::SHIFTS];

/// Executes a region as far as the budget and the batch go, and records it.
pub(super) fn in_region(engine: &mut Engine, at: Cursor) -> Status {
    // SAFETY: this operation is one of `with_region`'s.
    let joint = unsafe { super::joint(at) };
    // What is told of single instructions no region notes.
    if engine.budget < joint.length || UNTOLD.iter().any(|&wish| engine.wishes.has(wish)) {
        return at.advance(engine);
    }
    let Engine { hart, batch, executed, .. } = engine;
    // Records are copied by groups, of which the last is filled up.
    let room = RetiredBatch::CAPACITY.saturating_sub(batch.len() + RECORDS);
    if (room as u64) < joint.length {
        // The batch is handed on first.
        engine.ran = Ran::default();
        return Status::Ran;
    }
    let mut context = RegionContext::new(engine.budget.min(room as u64), engine.lowest_sp);
    let accesses = batch.accesses.len();
    batch.accesses.reserve(room);
    let first = batch.accesses.as_mut_ptr().wrapping_add(accesses);
    context.accesses = first.cast();
    context.executed = executed.as_mut_ptr();
    // SAFETY: the memory is the one for which the region was made; it executes no more instructions
    // than the budget has, and there is room for as many blocks and accesses.
    let instructions = unsafe { (joint.code.region)(hart.registers_mut(), &mut context) };
    if instructions == 0 {
        return at.advance(engine);
    }
    // SAFETY: the region has written so many of each, within that room.
    unsafe {
        executed.set_len(context.executed.offset_from_unsigned(executed.as_ptr()));
        batch
            .accesses
            .set_len(accesses + context.accesses.cast::<MemoryAccess>().offset_from_unsigned(first));
    }
    record_blocks(batch, &joint.blocks, executed, accesses as u32, context.next);
    executed.clear();
    #[cfg(test)]
    super::tests::RECORDED.with(|ran| ran.set(ran.get() + instructions));
    hart.pc = context.next;
    engine.ran = Ran { instructions, last_pc: context.last };
    Status::Ran
}
