//! Puts the instructions of an executed block into the retired batch.
//!
//! Source: own design: what is the same in each execution is copied from the block; only the last
//! instruction's successor and flags, the details of divides and the memory accesses are new.

use instar_isa::AccessKind;
use instar_trace::{Flags, MemoryAccess, RetiredBatch};

use super::Recorder;
use crate::engine::Engine;
use crate::engine::block::{Block, Record};
use crate::engine::micro::Status;

/// Beside the position of a detail: it is the operand on which a design's instruction's latency depends.
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
    }
}

/// Appends the first `count` instructions of `block`; `Hart::pc` is where the program goes on after them.
/// A status of `Jumped` with a `count` below the block's length says that the rest did not retire.
#[inline(always)]
fn record(engine: &mut Engine, block: &Block, count: usize, status: Status) {
    let batch = &mut engine.batch;
    let start = batch.len();
    let accesses_start = batch.access_ends.last().copied().unwrap_or(0);
    let records = &block.records[..count];
    if count < block.length as usize {
        // An instruction that was begun and did not retire has no accesses.
        let retired = records.last().map_or(0, |last| last.accesses_through);
        batch.accesses.truncate((accesses_start + retired) as usize);
    }
    if records.is_empty() {
        engine.details.clear();
        return;
    }
    append(batch, records, accesses_start);
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
}

/// Appends to all arrays at once: blocks are short, and six calls to copy a few bytes each took a fifth of a
/// traced run.
#[inline(always)]
fn append(batch: &mut RetiredBatch, records: &[Record], accesses_start: u32) {
    let start = batch.ids.len();
    let end = start + records.len();
    let room = [
        batch.ids.capacity(),
        batch.pcs.capacity(),
        batch.next_pcs.capacity(),
        batch.flags.capacity(),
        batch.access_ends.capacity(),
        batch.details.capacity(),
    ];
    assert!(room.iter().all(|&capacity| capacity >= end), "the batch is handed on before it is full");
    // SAFETY: every array has room for `end` elements, all of `start..end` are written here before the
    // lengths say that they are there, and all arrays had the length `start` (their common length).
    unsafe {
        let ids = batch.ids.as_mut_ptr().add(start);
        let pcs = batch.pcs.as_mut_ptr().add(start);
        let next_pcs = batch.next_pcs.as_mut_ptr().add(start);
        let flags = batch.flags.as_mut_ptr().add(start);
        let access_ends = batch.access_ends.as_mut_ptr().add(start);
        let details = batch.details.as_mut_ptr().add(start);
        for (n, record) in records.iter().enumerate() {
            ids.add(n).write(record.id);
            pcs.add(n).write(record.pc);
            next_pcs.add(n).write(record.next_pc);
            flags.add(n).write(Flags(0));
            access_ends.add(n).write(accesses_start + record.accesses_through);
            details.add(n).write(0);
        }
        batch.ids.set_len(end);
        batch.pcs.set_len(end);
        batch.next_pcs.set_len(end);
        batch.flags.set_len(end);
        batch.access_ends.set_len(end);
        batch.details.set_len(end);
    }
}
