//! When the run without a fault next reads or writes a register or a byte.
//!
//! Source: own design. What a run does follows from what it reads. So a run that differs from this
//! one in nothing that is read goes the same way, and what is overwritten by then is the same
//! again. Only what surely overwrites counts as that; all else that may write counts as a reading.

use instar_isa::{AccessKind, Class, NextPc, RegisterFile, RegisterRange, StaticEntry};
use instar_trace::{Flags, Observer, Retired};
use rustc_hash::FxHashMap;

use super::difference::{Difference, spread};

/// What the run does with a register at a step.
#[derive(Clone, Copy)]
struct Touch {
    step: u32,
    /// It is overwritten without having been read; else it is read, or may be written.
    overwritten: bool,
}

/// What it does with bytes of a word, by byte.
#[derive(Clone, Copy)]
struct Access {
    step: u32,
    used: u8,
    overwritten: u8,
}

/// The run without a fault, from its first step that matters.
#[derive(Default)]
pub(crate) struct Usage {
    registers: [Vec<Touch>; 32],
    words: FxHashMap<u64, Vec<Access>>,
    /// Steps that read or write a CSR, as which counts may be seen.
    csrs: Vec<u32>,
    /// Addresses of its instructions.
    pcs: Vec<u64>,
    /// Something at the step after all of these is not followed, as a call to the environment.
    pub(crate) closed: bool,
    /// By static id.
    facts: Vec<Option<Facts>>,
}

/// What an instruction does whenever it is executed.
#[derive(Clone, Default)]
struct Facts {
    /// Registers that it reads or may write.
    used: Vec<u8>,
    overwritten: Vec<u8>,
    /// Its writes to memory surely write all bytes.
    stores: bool,
    csr: bool,
    followed: bool,
}

impl Facts {
    fn of(entry: &StaticEntry) -> Self {
        let followed = match entry.class {
            Class::Alu | Class::Branch | Class::Jump | Class::JumpRegister | Class::Load | Class::Store => {
                true
            }
            Class::Multiply | Class::Divide | Class::Aes | Class::Sha2 | Class::Sm3 | Class::Sm4 => true,
            Class::Atomic | Class::Vector | Class::Csr | Class::Fence | Class::Custom => true,
            // Table jumps read a table that is no access of theirs.
            Class::Sequence => entry.effect.flow != NextPc::Table,
            Class::CacheBlock | Class::FenceI | Class::System => false,
        };
        // What the others write depends on more than the instruction, as the elements of a vector.
        let writes_all = !matches!(
            entry.class,
            Class::Atomic | Class::Vector | Class::Csr | Class::Custom | Class::Sequence
        );
        let (reads, writes) = (numbers(&entry.sources), numbers(&entry.destinations));
        Self {
            used: reads.chain(writes.clone().filter(|_| !writes_all)).collect(),
            overwritten: writes.filter(|_| writes_all).collect(),
            stores: entry.class == Class::Store,
            csr: entry.class == Class::Csr,
            followed,
        }
    }
}

/// The integer registers of these, but for x0.
fn numbers(ranges: &[RegisterRange]) -> impl Iterator<Item = u8> + Clone + '_ {
    let integer = ranges.iter().filter(|range| range.file == RegisterFile::X);
    let all = integer.flat_map(|range| range.index..range.index + u16::from(range.count));
    all.map(|number| number as u8).filter(|&number| number != 0)
}

impl Usage {
    /// Steps that are known.
    pub(crate) fn steps(&self) -> usize {
        self.pcs.len()
    }

    /// The step nearest to `near`, and not far from it, that executes what lies at `pc`.
    pub(crate) fn step_at(&self, pc: u64, near: usize) -> Option<usize> {
        const FAR: usize = 256;
        (0..FAR)
            .flat_map(|far| [near.checked_sub(far), near.checked_add(far)])
            .flatten()
            .find(|&step| self.pcs.get(step) == Some(&pc))
    }

    /// Notes that bytes are read once the last step is done.
    pub(crate) fn result(&mut self, address: u64, length: usize) {
        let step = self.pcs.len() as u32;
        self.access(step, address, length as u64, false);
    }

    /// The same of a register.
    pub(crate) fn result_register(&mut self, number: u8) {
        let step = self.pcs.len() as u32;
        self.registers[usize::from(number)].push(Touch { step, overwritten: false });
    }

    /// The first step from `from` on that would be another where this differs; `None` where none
    /// would be. `counts`: whether retired instructions differ, too. Where one is before `soon` it
    /// need not be the first.
    pub(crate) fn next_use(
        &self,
        difference: &Difference,
        counts: bool,
        from: usize,
        soon: usize,
    ) -> Option<usize> {
        let (from, soon) = (from as u32, soon as u32);
        let registers = difference.registers.iter().filter_map(|&(number, _)| {
            let touches = &self.registers[usize::from(number)];
            let next = touches.get(touches.partition_point(|touch| touch.step < from))?;
            (!next.overwritten).then_some(next.step)
        });
        let words = difference.words.iter().filter_map(|word| {
            let mut mask = word.mask;
            for access in self.accesses(word.address, from) {
                if access.used & mask != 0 {
                    return Some(access.step);
                }
                mask &= !access.overwritten;
                if mask == 0 {
                    return None;
                }
            }
            None
        });
        let csr = self.csrs.get(self.csrs.partition_point(|&step| step < from)).copied().filter(|_| counts);
        // Nothing is known of what follows what is not followed.
        let end = self.closed.then_some(self.pcs.len() as u32);
        let mut first = None;
        for step in csr.into_iter().chain(end).chain(registers).chain(words) {
            first = Some(first.map_or(step, |first: u32| first.min(step)));
            if step < soon {
                break;
            }
        }
        first.map(|step| step as usize)
    }

    /// What is left of a difference where the steps from `from` to before `to`, none of which it
    /// makes another, were done.
    pub(crate) fn carry(&self, difference: &mut Difference, from: usize, to: usize) {
        let (from, to) = (from as u32, to as u32);
        difference.registers.retain(|&(number, _)| {
            let touches = &self.registers[usize::from(number)];
            touches.get(touches.partition_point(|touch| touch.step < from)).is_none_or(|next| next.step >= to)
        });
        for word in &mut difference.words {
            for access in self.accesses(word.address, from).take_while(|access| access.step < to) {
                word.mask &= !access.overwritten;
                if word.mask == 0 {
                    break;
                }
            }
            word.value &= spread(word.mask);
        }
        difference.words.retain(|word| word.mask != 0);
    }

    fn accesses(&self, address: u64, from: u32) -> impl Iterator<Item = &Access> {
        let all = self.words.get(&address).map_or(&[][..], Vec::as_slice);
        all[all.partition_point(|access| access.step < from)..].iter()
    }

    fn access(&mut self, step: u32, address: u64, length: u64, overwrites: bool) {
        let mut at = address;
        while at < address + length {
            let (word, first) = (at & !7, at & 7);
            let bytes = (8 - first).min(address + length - at);
            let mask = (0xff_u8 >> (8 - bytes)) << first;
            let (used, overwritten) = if overwrites { (0, mask) } else { (mask, 0) };
            self.words.entry(word).or_default().push(Access { step, used, overwritten });
            at += bytes;
        }
    }
}

impl Observer for Usage {
    fn retire(&mut self, retired: &Retired<'_>) {
        let batch = retired.batch;
        for i in 0..batch.len() {
            let id = batch.ids[i] as usize;
            if self.facts.len() <= id {
                self.facts.resize(id + 1, None);
            }
            let facts = self.facts[id].take().unwrap_or_else(|| Facts::of(retired.table.entry(batch.ids[i])));
            let clock = batch.flags[i].has(Flags::CLOCK) && !facts.csr;
            self.closed |= !facts.followed || batch.flags[i].has(Flags::TRAP) || clock;
            if !self.closed {
                let step = self.pcs.len() as u32;
                for &number in &facts.used {
                    self.registers[usize::from(number)].push(Touch { step, overwritten: false });
                }
                for &number in &facts.overwritten {
                    self.registers[usize::from(number)].push(Touch { step, overwritten: true });
                }
                let accesses = batch.accesses_of(i);
                // Reads first: it reads before it writes, or reads what it wrote.
                for kind in [AccessKind::Read, AccessKind::Write] {
                    for access in accesses.iter().filter(|access| access.kind == kind) {
                        let overwrites = kind == AccessKind::Write && facts.stores;
                        self.access(step, access.address, u64::from(access.size), overwrites);
                    }
                }
                if facts.csr {
                    self.csrs.push(step);
                }
                self.pcs.push(batch.pcs[i]);
            }
            self.facts[id] = Some(facts);
        }
    }
}
