//! Notes the values of registers and memory beside the retired batch.
//!
//! Source: own design. Operations between the instructions (`notes`) note registers, handlers of
//! memory accesses their data; what is left to do at a block's end is what its last instruction has
//! written, and where each one's values end.

use instar_isa::{AccessKind, RegisterFile, StaticTable};
use instar_trace::{Values, data_limbs};

use super::{ByMachine, Recorder, Retired};
use crate::engine::Engine;
use crate::engine::block::Block;
use crate::engine::micro::Status;
use crate::state::Hart;
use crate::state::csrs::Counts;

/// Limbs at which a batch is handed on, whether it is full or not: some instructions of designs
/// have hundreds.
const FULL: usize = 1 << 16;

/// Notes the retired batch and values.
pub(crate) struct Valued;

impl Recorder for Valued {
    const CACHE: usize = 2;
    const VALUES: bool = true;

    #[inline(always)]
    fn access(engine: &mut Engine, address: u64, size: u16, kind: AccessKind, data: u64) {
        Retired::access(engine, address, size, kind, data);
        let limbs = &mut engine.values.limbs;
        limbs.push(data);
        limbs.resize(limbs.len() + data_limbs(size) - 1, 0);
    }

    fn run(engine: &mut Engine, address: u64, size: u16, kind: AccessKind) {
        Retired::access(engine, address, size, kind, 0);
        let bytes = engine.hart.memory.read(address, usize::from(size)).unwrap_or_default();
        engine.values.limbs.extend(bytes.chunks(8).map(limb));
        // A run that goes round the end of the address space has no bytes of its own.
        let missing = data_limbs(size) - bytes.len().div_ceil(8);
        engine.values.limbs.extend(std::iter::repeat_n(0, missing));
    }

    #[inline(always)]
    fn access_if_room(engine: &mut Engine, address: u64, size: u16, kind: AccessKind, data: u64) -> bool {
        let room = Retired::access_if_room(engine, address, size, kind, data);
        if room {
            note(&mut engine.values, [data]);
        }
        room
    }

    #[inline(always)]
    fn begin(engine: &mut Engine, block: &Block) {
        engine.values.limbs.reserve(block.limbs.last().map_or(0, |&limbs| limbs as usize));
    }

    #[inline(always)]
    fn retired(engine: &mut Engine, block: &Block, count: usize, status: Status) {
        Retired::retired(engine, block, count, status);
        let Engine { hart, batch, values, .. } = engine;
        let Some(last) = count.checked_sub(1) else { return };
        ends(values, &block.limbs[..last]);
        left(values, hart, batch.ids[batch.len() - 1], Counts::default());
    }

    fn stopped(engine: &mut Engine, block: &Block, count: usize) {
        Retired::stopped(engine, block, count);
        let values = &mut engine.values;
        ends(values, &block.limbs[..count]);
        // An instruction that was begun and did not retire has no values.
        values.limbs.truncate(end(values) as usize);
    }

    fn trapped(engine: &mut Engine, id: u32, pc: u64) {
        Retired::trapped(engine, id, pc);
        engine.values.ends.push(end(&engine.values));
    }

    fn before(engine: &Engine, id: Option<u32>, counts: Counts) -> Vec<u64> {
        let mut limbs = Vec::new();
        let slots = id.map(|id| &engine.values.slots[id as usize]);
        for slot in slots.iter().flat_map(|slots| slots.sources.iter().chain(&slots.destinations)) {
            engine.hart.limbs(slot.file, slot.index, counts, |limb| limbs.push(limb));
        }
        limbs
    }

    fn executed(engine: &mut Engine, id: u32, mut before: Vec<u64>, executed: ByMachine) {
        let Engine { hart, values, .. } = engine;
        let ByMachine { read, counts } = executed;
        let slots = &values.slots[id as usize];
        // A counter showed the instruction what the clock was told, and `seed` what nobody else
        // sees.
        if let Some(read) = read {
            let both = slots.sources.iter().chain(&slots.destinations);
            let shown = before.iter_mut().zip(both).filter(|(_, slot)| slot.file == RegisterFile::Csr);
            shown.for_each(|(limb, _)| *limb = read);
        }
        values.limbs.extend(before);
        let after = Counts { cycles: counts.cycles + 1, retired: counts.retired + 1, ..counts };
        left(values, hart, id, after);
    }

    fn is_full(engine: &Engine) -> bool {
        engine.values.limbs.len() > FULL
    }

    fn describe(engine: &mut Engine, table: &StaticTable) {
        let Engine { hart, values, .. } = engine;
        let new = &table.entries()[values.slots.len().min(table.entries().len())..];
        values.slots.extend(new.iter().map(|entry| hart.slots(entry)));
    }
}

/// Notes values for which [`Recorder::begin`] has made room.
#[inline(always)]
pub(super) fn note<const N: usize>(values: &mut Values, noted: [u64; N]) {
    let limbs = &mut values.limbs;
    let length = limbs.len();
    debug_assert!(length + N <= limbs.capacity(), "the values of a block are counted when it is made");
    // SAFETY: there is room for `N` more, as `begin` made it for a whole block, and they are
    // written before the length says that they are there.
    unsafe {
        limbs.as_mut_ptr().add(length).cast::<[u64; N]>().write(noted);
        limbs.set_len(length + N);
    }
}

/// Up to eight bytes, the lowest first.
fn limb(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |limb, &byte| limb << 8 | u64::from(byte))
}

/// Where the values of the last instruction end.
fn end(values: &Values) -> u32 {
    values.ends.last().copied().unwrap_or(0)
}

/// Instructions of a block retired, whose values end at these limbs from the block's first one.
#[inline(always)]
fn ends(values: &mut Values, through: &[u32]) {
    let start = end(values);
    values.ends.extend(through.iter().map(|limbs| start + limbs));
}

/// Notes what the batch's last instruction has written.
#[inline(always)]
fn left(values: &mut Values, hart: &Hart, id: u32, counts: Counts) {
    let Values { limbs, ends, slots } = values;
    for slot in &slots[id as usize].destinations {
        hart.limbs(slot.file, slot.index, counts, |limb| limbs.push(limb));
    }
    ends.push(limbs.len() as u32);
}
