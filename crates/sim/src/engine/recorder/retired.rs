//! Puts the instructions of an executed block into the retired batch.
//!
//! Source: own design: what is the same in each execution is copied from the block; only the last
//! instruction's successor and flags, the details of divides and the memory accesses are new.

use std::sync::Arc;

use instar_isa::AccessKind;
use instar_jit::run::Executed;
use instar_trace::{Flags, MemoryAccess, RegistersAt, RetiredBatch, Wishes};

use super::Recorder;
use crate::engine::Engine;
use crate::engine::block::{Block, MAX_INSTRUCTIONS, RECORDS, Records};
use crate::engine::micro::Status;

/// Beside the position of a detail: it is the operand on which a design's instruction's latency
/// depends.
pub(crate) const IS_OPERAND: u16 = 1 << 15;

/// Notes the retired batch.
pub(crate) struct Retired;

impl Recorder for Retired {
    const CACHE: usize = 1;

    #[inline(always)]
    fn access(engine: &mut Engine, address: u64, size: u16, kind: AccessKind, _: u64) {
        engine.batch.accesses.push(MemoryAccess { address, size, kind });
    }

    #[inline(always)]
    fn access_if_room(engine: &mut Engine, address: u64, size: u16, kind: AccessKind, _: u64) -> bool {
        let accesses = &mut engine.batch.accesses;
        if accesses.len() == accesses.capacity() {
            return false;
        }
        accesses.push(MemoryAccess { address, size, kind });
        true
    }

    #[inline(always)]
    fn retired(engine: &mut Engine, block: &Block, count: usize, status: Status) {
        record(engine, block, count, status);
    }

    fn stopped(engine: &mut Engine, block: &Block, count: usize) {
        record(engine, block, count, Status::Jumped);
    }

    fn trapped(engine: &mut Engine, id: u32, pc: u64) {
        engine.batch.push(id, pc, engine.hart.pc, Flags(Flags::TRAP), 0);
        keep_registers(engine);
    }
}

/// Appends the first `count` instructions of `block`; `Hart::pc` is where the program goes on after
/// them. A status of `Jumped` with a `count` below the block's length says that the rest did not
/// retire.
#[inline(always)]
fn record(engine: &mut Engine, block: &Block, count: usize, status: Status) {
    let batch = &mut engine.batch;
    let start = batch.len();
    let accesses_start = batch.access_ends.last().copied().unwrap_or(0);
    if count < block.length as usize {
        // An instruction that was begun and did not retire has no accesses, and took nothing.
        batch.accesses.truncate((accesses_start + block.accesses_of_first(count)) as usize);
        batch.forget_elements(start + count);
    }
    if count == 0 {
        engine.details.clear();
        return;
    }
    append(batch, &block.records[..count.div_ceil(RECORDS)], count, accesses_start);
    let last = batch.len() - 1;
    batch.next_pcs[last] = engine.hart.pc;
    batch.access_ends[last] = batch.accesses.len() as u32;
    if status == Status::Taken {
        batch.flags[last] = Flags(Flags::TAKEN);
    }
    if !engine.details.is_empty() {
        for &(index, detail) in &engine.details {
            let at = start + usize::from(index & !IS_OPERAND);
            if let Some(place) = batch.details.get_mut(at) {
                *place = detail;
                batch.flags[at].0 |= if index & IS_OPERAND != 0 { Flags::OPERAND } else { 0 };
            }
        }
        engine.details.clear();
    }
    if engine.wishes.has(Wishes::REGISTERS) {
        keep_registers(engine);
    }
}

/// Appends what machine code executed of these blocks, whose accesses are in the batch from the
/// number `accesses` on; the program goes on at `next`.
pub(crate) fn record_blocks(
    batch: &mut RetiredBatch,
    blocks: &[Arc<Block>],
    executed: &[Executed],
    mut accesses: u32,
    next: u64,
) {
    let count = executed.iter().map(|one| one.length()).sum::<usize>();
    let (mut end, columns) = (batch.len(), Columns::of(batch, count + RECORDS));
    let following = executed.iter().skip(1).map(|one| blocks[one.block()].pc).chain([next]);
    for (one, following) in executed.iter().zip(following) {
        let (block, length) = (&blocks[one.block()], one.length());
        let records = &block.records[..length.div_ceil(RECORDS)];
        // SAFETY: there is room for all that were executed, and for a group that is filled up.
        unsafe { columns.put(end, records, accesses) };
        end += length;
        // SAFETY: the last of them was put there.
        unsafe {
            columns.next_pcs.add(end - 1).write(following);
            columns.flags.add(end - 1).write(Flags(if one.taken() { Flags::TAKEN } else { 0 }));
        }
        accesses += block.accesses_of_first(length);
    }
    // SAFETY: all of them were put there.
    unsafe { set_length(batch, end) };
    debug_assert_eq!(accesses as usize, batch.accesses.len(), "each load and store has one access");
}

/// The registers after the last instruction: blocks end at every branch and jump, and elsewhere
/// they are of no use.
#[cold]
fn keep_registers(engine: &mut Engine) {
    engine.kept.push(RegistersAt { index: engine.batch.len() as u32 - 1, x: engine.hart.registers() });
}

/// A longest block takes no more room for its records than for its instructions.
const _: () = assert!(MAX_INSTRUCTIONS.is_multiple_of(RECORDS));

/// Appends the `count` instructions with which `records` begin, and for a moment [`RECORDS`] of the
/// last group of them.
#[inline(always)]
fn append(batch: &mut RetiredBatch, records: &[Records], count: usize, accesses_start: u32) {
    let start = batch.ids.len();
    let columns = Columns::of(batch, records.len() * RECORDS);
    assert!(count <= records.len() * RECORDS, "there is a record for each instruction");
    // SAFETY: there is room for them, and all up to `start + count` are written before the lengths
    // say that they are there.
    unsafe {
        columns.put(start, records, accesses_start);
        set_length(batch, start + count);
    }
}

/// The columns of a batch that records are copied to.
struct Columns {
    ids: *mut u32,
    pcs: *mut u64,
    next_pcs: *mut u64,
    flags: *mut Flags,
    access_ends: *mut u32,
    details: *mut u64,
}

impl Columns {
    /// With room for so many more, which were not handed on.
    #[inline(always)]
    fn of(batch: &mut RetiredBatch, more: usize) -> Self {
        let end = batch.ids.len() + more;
        let room = [
            batch.ids.capacity(),
            batch.pcs.capacity(),
            batch.next_pcs.capacity(),
            batch.flags.capacity(),
            batch.access_ends.capacity(),
            batch.details.capacity(),
        ];
        assert!(room.iter().all(|&capacity| capacity >= end), "the batch is handed on before it is full");
        Self {
            ids: batch.ids.as_mut_ptr(),
            pcs: batch.pcs.as_mut_ptr(),
            next_pcs: batch.next_pcs.as_mut_ptr(),
            flags: batch.flags.as_mut_ptr(),
            access_ends: batch.access_ends.as_mut_ptr(),
            details: batch.details.as_mut_ptr(),
        }
    }

    /// Writes all of `records` from number `start` on to all columns at once: blocks are short, so
    /// that six calls to copy a few bytes each took a fifth of a traced run, and six stores for
    /// each instruction a quarter.
    ///
    /// # Safety
    ///
    /// There is room for them.
    #[inline(always)]
    unsafe fn put(&self, start: usize, records: &[Records], accesses_start: u32) {
        for (n, records) in records.iter().enumerate() {
            let at = start + n * RECORDS;
            // SAFETY: as the caller promises.
            unsafe {
                put(self.ids, at, records.ids);
                put(self.pcs, at, records.pcs);
                put(self.next_pcs, at, records.next_pcs);
                put(self.flags, at, [Flags(0); RECORDS]);
                put(self.access_ends, at, records.accesses_through.map(|through| accesses_start + through));
                put(self.details, at, [0; RECORDS]);
            }
        }
    }
}

/// # Safety
///
/// All columns have so many elements that are written.
#[inline(always)]
unsafe fn set_length(batch: &mut RetiredBatch, length: usize) {
    // SAFETY: as the caller promises.
    unsafe {
        batch.ids.set_len(length);
        batch.pcs.set_len(length);
        batch.next_pcs.set_len(length);
        batch.flags.set_len(length);
        batch.access_ends.set_len(length);
        batch.details.set_len(length);
    }
}

/// Writes elements of a column from `at` on.
///
/// # Safety
///
/// The column has room for them.
#[inline(always)]
unsafe fn put<T>(column: *mut T, at: usize, values: [T; RECORDS]) {
    // SAFETY: as the caller promises.
    unsafe { column.add(at).cast::<[T; RECORDS]>().write(values) }
}
