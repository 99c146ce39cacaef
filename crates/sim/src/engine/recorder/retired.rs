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
    let following = executed.iter().skip(1).map(|one| blocks[one.block()].pc).chain([next]);
    for (one, following) in executed.iter().zip(following) {
        let (block, count) = (&blocks[one.block()], one.length());
        append(batch, &block.records[..count.div_ceil(RECORDS)], count, accesses);
        accesses += block.accesses_of_first(count);
        let last = batch.len() - 1;
        batch.next_pcs[last] = following;
        if one.taken() {
            batch.flags[last] = Flags(Flags::TAKEN);
        }
    }
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

/// Appends the `count` instructions with which `records` begin to all arrays at once, and
/// [`RECORDS`] of them: blocks are short, so that six calls to copy a few bytes each took a fifth
/// of a traced run, and six stores for each instruction a quarter.
#[inline(always)]
fn append(batch: &mut RetiredBatch, records: &[Records], count: usize, accesses_start: u32) {
    let start = batch.ids.len();
    let end = start + count;
    let filled_up = start + records.len() * RECORDS;
    let room = [
        batch.ids.capacity(),
        batch.pcs.capacity(),
        batch.next_pcs.capacity(),
        batch.flags.capacity(),
        batch.access_ends.capacity(),
        batch.details.capacity(),
    ];
    assert!(end <= filled_up, "there is a record for each instruction");
    assert!(room.iter().all(|&capacity| capacity >= filled_up), "the batch is handed on before it is full");
    // SAFETY: every array has room for `filled_up` elements, all of `start..filled_up` are written
    // here before the lengths say that those of `start..end` are there, and all arrays had the
    // length `start` (their common length).
    unsafe {
        let ids = batch.ids.as_mut_ptr().add(start);
        let pcs = batch.pcs.as_mut_ptr().add(start);
        let next_pcs = batch.next_pcs.as_mut_ptr().add(start);
        let flags = batch.flags.as_mut_ptr().add(start);
        let access_ends = batch.access_ends.as_mut_ptr().add(start);
        let details = batch.details.as_mut_ptr().add(start);
        for (n, records) in records.iter().enumerate() {
            let at = n * RECORDS;
            put(ids, at, records.ids);
            put(pcs, at, records.pcs);
            put(next_pcs, at, records.next_pcs);
            put(flags, at, [Flags(0); RECORDS]);
            put(access_ends, at, records.accesses_through.map(|through| accesses_start + through));
            put(details, at, [0; RECORDS]);
        }
        batch.ids.set_len(end);
        batch.pcs.set_len(end);
        batch.next_pcs.set_len(end);
        batch.flags.set_len(end);
        batch.access_ends.set_len(end);
        batch.details.set_len(end);
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
