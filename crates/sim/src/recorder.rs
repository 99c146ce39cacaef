//! Puts the instructions of an executed block into the retired batch.
//!
//! Source: own design: ids and addresses are copied from the block as wholes, only the last instruction's
//! successor and flags, the details of divides and the memory accesses are new in each execution.

use instar_trace::Flags;

use crate::block::Block;
use crate::hart::Hart;
use crate::micro::Status;

/// Appends the first `count` instructions of `block`; `Hart::pc` is where the program goes on after them.
#[inline(always)]
pub(crate) fn record(hart: &mut Hart, block: &Block, count: usize, status: Status) {
    let batch = &mut hart.batch;
    let start = batch.ids.len();
    let accesses_start = batch.access_ends.last().copied().unwrap_or(0);
    let Some(last) = count.checked_sub(1) else {
        // The one instruction that was begun did not retire, so neither did its accesses.
        batch.accesses.truncate(accesses_start as usize);
        hart.details.clear();
        return;
    };
    if count < block.length as usize && status == Status::Jumped {
        let retired_accesses = block.accesses_before[count];
        batch.accesses.truncate((accesses_start + retired_accesses) as usize);
    }
    batch.ids.extend_from_slice(&block.ids[..count]);
    batch.pcs.extend_from_slice(&block.pcs[..count]);
    batch.next_pcs.extend_from_slice(&block.pcs[1..count]);
    batch.next_pcs.push(hart.pc);
    batch.flags.resize(start + count, Flags::default());
    if status == Status::Taken {
        batch.flags[start + last] = Flags(Flags::TAKEN);
    }
    batch.access_ends.extend(block.accesses_before[1..count].iter().map(|before| accesses_start + before));
    batch.access_ends.push(batch.accesses.len() as u32);
    batch.details.resize(start + count, 0);
    if !hart.details.is_empty() {
        for &(index, detail) in &hart.details {
            if let Some(place) = batch.details[start..].get_mut(usize::from(index)) {
                *place = detail;
            }
        }
        hart.details.clear();
    }
}
