//! Where the value of each drive lies among the values of its instruction, found once.
//!
//! Source: own design. Runs that keep to a schedule execute the same instructions, so each value
//! lies at the same place; what depends on more than its instruction is read by the reader.

use instar_cores::{Drive, DriveSource};
use instar_isa::{Op, RegisterFile, StaticEntry, Xlen, values};
use instar_trace::{Retired, Slots};

use crate::product;
use crate::schedule::Schedule;

/// How a drive's value is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fetch {
    Constant(u32),
    /// A limb of what it read.
    Read(u32),
    /// A limb of what it wrote, from the end.
    Written(u32),
    /// Its data, extended from so many bits.
    Loaded(u32),
    Address(u32),
    Taken,
    /// Below: words of two drives.
    Less(u32, u32),
    Product(Op, [u32; 2], u8, bool),
    /// What a register held where the run began.
    First(u8),
}

/// The places of all drives of a schedule.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fetches {
    of: Vec<Fetch>,
    /// Of each instruction the drive behind its last.
    ends: Vec<u32>,
}

/// What was found while the places are looked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Looking {
    found: Fetches,
    /// By element: its last drive.
    last: Vec<Option<u32>>,
    gave_up: bool,
}

/// The number of the limb of an X register among those of `slots`.
fn limb(slots: &[instar_trace::Slot], register: u8) -> Option<u32> {
    let mut at = 0;
    for slot in slots {
        if (slot.file, slot.index) == (RegisterFile::X, u16::from(register)) {
            return Some(at);
        }
        at += u32::from(slot.limbs);
    }
    None
}

/// X register `register` among what is read; x0 is none of it.
fn read(slots: &Slots, register: u8) -> Option<Fetch> {
    if register == 0 { Some(Fetch::Constant(0)) } else { limb(&slots.sources, register).map(Fetch::Read) }
}

impl Looking {
    /// Takes a batch of a run that keeps to the schedule.
    pub fn take(&mut self, schedule: &Schedule, retired: &Retired<'_>) {
        let Some(values) = retired.values else {
            self.gave_up = true;
            return;
        };
        for i in 0..retired.batch.len() {
            let id = retired.batch.ids[i];
            let (entry, slots) = (retired.table.entry(id), &values.slots[id as usize]);
            let index = self.found.ends.len() as u64;
            while !self.gave_up
                && let Some(drive) = schedule.drives().get(self.found.of.len())
                && drive.index == index
            {
                match self.place(schedule, drive, entry, slots) {
                    Some(fetch) => self.found.of.push(fetch),
                    None => self.gave_up = true,
                }
                let element = usize::from(drive.element);
                if self.last.len() <= element {
                    self.last.resize(element + 1, None);
                }
                self.last[element] = Some(self.found.of.len() as u32 - u32::from(!self.gave_up));
            }
            self.found.ends.push(self.found.of.len() as u32);
        }
    }

    /// The places, where each drive has one.
    pub fn end(self) -> Option<Fetches> {
        (!self.gave_up).then_some(self.found)
    }

    fn place(&self, schedule: &Schedule, drive: &Drive, entry: &StaticEntry, slots: &Slots) -> Option<Fetch> {
        let last = |element: u16| self.last.get(usize::from(element)).copied().flatten();
        match drive.source {
            DriveSource::Unknown => Some(Fetch::Constant(0)),
            DriveSource::Constant(value) => Some(Fetch::Constant(value)),
            // What the registers held at the edge is told before the first instruction.
            DriveSource::Register(register) if drive.cycle == 0 && self.found.ends.is_empty() => {
                Some(Fetch::First(register))
            }
            DriveSource::Register(register) => read(slots, register),
            DriveSource::Result => {
                let written = slots.destinations.iter().find(|slot| slot.file == RegisterFile::X);
                match written {
                    Some(slot) => {
                        let all: u32 = slots.destinations.iter().map(|slot| u32::from(slot.limbs)).sum();
                        limb(&slots.destinations, slot.index as u8).map(|at| Fetch::Written(all - at))
                    }
                    None if entry.rs() == [0, 0] => {
                        values::result(entry.op, Xlen::Rv32, [0, 0, entry.constant()])
                            .map(|value| Fetch::Constant(value as u32))
                    }
                    None => None,
                }
            }
            DriveSource::Own(number) => {
                let limbs = |from: usize| -> u32 {
                    slots.destinations[from..].iter().map(|slot| u32::from(slot.limbs)).sum()
                };
                let number = usize::from(number);
                (number < slots.destinations.len()).then(|| Fetch::Written(limbs(number)))
            }
            DriveSource::Address(more) => Some(Fetch::Address(more)),
            DriveSource::Loaded => Some(Fetch::Loaded(match entry.op {
                Op::Lb => 24,
                Op::Lh => 16,
                _ => 0,
            })),
            DriveSource::Decision => Some(Fetch::Taken),
            DriveSource::Less(first, second) => {
                let (first, second) = (last(first)?, last(second)?);
                let known = |drive: u32| schedule.is_known(drive as usize);
                Some(if known(first) && known(second) {
                    Fetch::Less(first, second)
                } else {
                    Fetch::Constant(0)
                })
            }
            DriveSource::Product(step) | DriveSource::ProductCarry(step) => {
                let carry = matches!(drive.source, DriveSource::ProductCarry(_));
                let of = |register: u8| match read(slots, register) {
                    Some(Fetch::Read(limb)) => Some(limb),
                    _ => None,
                };
                let [rs1, rs2] = entry.rs();
                Some(Fetch::Product(entry.op, [of(rs1)?, of(rs2)?], step, carry))
            }
            DriveSource::Divider(_)
            | DriveSource::LoadedByte(_)
            | DriveSource::Stored
            | DriveSource::Multiplier(_)
            | DriveSource::AlignedDivider(..)
            | DriveSource::Held(..)
            | DriveSource::Repeated(..)
            | DriveSource::Computed(..) => None,
        }
    }
}

impl Fetches {
    /// The words of a batch, of whose instructions the first has this number.
    pub fn read(&self, first: usize, retired: &Retired<'_>, x: &[u64; 32], words: &mut [u32]) {
        let Some(values) = retired.values else { return };
        let batch = retired.batch;
        let mut start = 0;
        for i in 0..batch.len() {
            let end = values.ends[i] as usize;
            let limbs = &values.limbs[start..end];
            start = end;
            let number = first + i;
            let Some(&to) = self.ends.get(number) else { return };
            let from = if number == 0 { 0 } else { self.ends[number - 1] };
            for drive in from as usize..to as usize {
                words[drive] = match self.of[drive] {
                    Fetch::Constant(value) => value,
                    Fetch::Read(at) => limbs[at as usize] as u32,
                    Fetch::Written(back) => limbs[limbs.len() - back as usize] as u32,
                    Fetch::Loaded(shift) => {
                        let slots = &values.slots[batch.ids[i] as usize];
                        ((limbs[slots.data_at()] as u32) << shift)
                            .cast_signed()
                            .wrapping_shr(shift)
                            .cast_unsigned()
                    }
                    Fetch::Address(more) => batch
                        .accesses_of(i)
                        .first()
                        .map_or(0, |access| (access.address as u32).wrapping_add(more)),
                    Fetch::Taken => {
                        let taken = batch.flags[i].has(instar_trace::Flags::TAKEN);
                        if taken { u32::MAX } else { 0 }
                    }
                    Fetch::Less(one, other) => u32::from(words[one as usize] < words[other as usize]),
                    Fetch::Product(op, [rs1, rs2], step, carry) => {
                        let (sum, over) =
                            product::step(op, limbs[rs1 as usize] as u32, limbs[rs2 as usize] as u32, step);
                        if carry { u32::from(over) } else { sum }
                    }
                    Fetch::First(register) => x[usize::from(register)] as u32,
                };
            }
        }
    }
}
