//! Operations between the instructions of a block that note values of registers.
//!
//! Source: own design. The values that one instruction leaves and those that the next one finds are
//! noted by the same operations; what the last one leaves is noted when the block is over.

use instar_isa::RegisterFile;
use instar_trace::{Slot, Slots};

use super::valued;
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, MicroOp, Status};
use crate::state::csrs::Counts;

/// Integer registers that one operation notes: their numbers are the bytes of its immediate.
const MOST: usize = 8;

/// Integer registers by the number of them.
const INTEGERS: [Handler; MOST] = [
    integers::<1>,
    integers::<2>,
    integers::<3>,
    integers::<4>,
    integers::<5>,
    integers::<6>,
    integers::<7>,
    integers::<8>,
];

/// The notes of a block that is being made.
#[derive(Default)]
pub(crate) struct Notes {
    /// By instruction: limbs from the block's start to this instruction's last one.
    pub(crate) limbs: Vec<u32>,
    /// Of the last instruction.
    slots: Slots,
}

impl Notes {
    /// Appends to `ops` what notes values before `op`, an instruction with these slots that
    /// accesses memory `accesses` times, each with one limb; more may be noted of a block's last
    /// instruction alone.
    pub(crate) fn before(&mut self, ops: &mut Vec<MicroOp>, op: MicroOp, slots: Slots, accesses: u32) {
        let here = self.slots.destinations.iter().chain(&slots.sources).chain(&slots.destinations);
        push(ops, op, here.copied());
        let start = self.limbs.last().copied().unwrap_or(0);
        self.limbs.push(start + slots.limbs() as u32 + accesses);
        self.slots = slots;
    }
}

/// Appends to `ops` the operations that note the values of `slots`, in this order; what else is in
/// them is that of `op`.
fn push(ops: &mut Vec<MicroOp>, op: MicroOp, slots: impl Iterator<Item = Slot>) {
    let mut slots = slots.peekable();
    while let Some(first) = slots.next() {
        if first.file == RegisterFile::X {
            let mut numbers = [0; MOST];
            numbers[0] = first.index as u8;
            let mut count = 1;
            while count < MOST
                && let Some(slot) = slots.next_if(|slot| slot.file == RegisterFile::X)
            {
                numbers[count] = slot.index as u8;
                count += 1;
            }
            let handler = INTEGERS[count - 1];
            ops.push(MicroOp { handler, immediate: i64::from_le_bytes(numbers), ..op });
            continue;
        }
        let mut next = first.index + 1;
        while slots.next_if(|slot| slot.file == first.file && slot.index == next).is_some() {
            next += 1;
        }
        let (handler, rs1): (Handler, _) = match first.file {
            RegisterFile::Own(number) => (others::<OWN>, number),
            RegisterFile::V => (others::<VECTOR>, 0),
            _ => (others::<CSR>, 0),
        };
        ops.push(MicroOp { handler, immediate: i64::from(next), rs1, custom: first.index, ..op });
    }
}

/// Notes `N` integer registers.
fn integers<const N: usize>(engine: &mut Engine, at: Cursor) -> Status {
    let numbers = at.op().immediate.to_le_bytes();
    let values: [u64; N] = std::array::from_fn(|n| engine.hart.x(numbers[n]));
    valued::note(&mut engine.values, values);
    at.advance(engine)
}

const CSR: u8 = 0;
const OWN: u8 = 1;
const VECTOR: u8 = 2;

/// Notes neighbouring registers of another file: from the one that stands as `custom` to the one
/// before the immediate.
fn others<const FILE: u8>(engine: &mut Engine, at: Cursor) -> Status {
    let &MicroOp { immediate, rs1, custom: first, .. } = at.op();
    let file = match FILE {
        OWN => RegisterFile::Own(rs1),
        VECTOR => RegisterFile::V,
        _ => RegisterFile::Csr,
    };
    let Engine { hart, values, .. } = engine;
    for index in first..immediate as u16 {
        // A counter is read by the machine only, so no operation of a block asks for one.
        hart.limbs(file, index, Counts::default(), |limb| values.limbs.push(limb));
    }
    at.advance(engine)
}
