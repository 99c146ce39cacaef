//! A described device by itself under random accesses: what a master on its bus would see.
//!
//! Source: own design; for the check of a device's RTL. Numbers are those of a fixed seed, so that
//! each run is the same. What ends a simulation (a command that names what is not there, or two
//! started at once) is not tried, nor is a command that takes very long.

use std::sync::Arc;

use instar_coredsl::device::{DEVICE_WORD, DescribedDevice, RegisterAccess};
use instar_isa::Xlen;

use super::described::Described;
use super::device::{Access, Device, Surroundings};
use crate::host::environment::Environment;
use crate::state::Memory;

/// No command under test takes more cycles.
const LONGEST: u64 = 3_000;
/// Words of a memory that are looked at in the end.
const MOST_WORDS: u32 = 4_096;

/// An access, and what a master sees of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExercisedAccess {
    /// Cycles in which the master asks for nothing before it.
    pub gap: u64,
    /// Whether it is a store.
    pub store: bool,
    /// Its first byte in the window.
    pub offset: u64,
    /// Its bytes.
    pub size: u8,
    /// What is stored.
    pub value: u64,
    /// What a load gives.
    pub expected: u64,
    /// Cycles that it is held up.
    pub held: u64,
    /// Whether it is answered with an error.
    pub fault: bool,
}

/// Random accesses of a device.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The accesses in their order.
    pub accesses: Vec<ExercisedAccess>,
    /// How often each command was started.
    pub started: Vec<u64>,
    /// Accesses that were held up.
    pub held: u64,
    /// Accesses that were answered with an error.
    pub faults: u64,
}

/// Numbers of a fixed seed.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    fn below(&mut self, count: u64) -> u64 {
        self.next() % count.max(1)
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        (!all.is_empty()).then(|| all[self.below(all.len() as u64) as usize])
    }
}

struct Bench<'a> {
    what: &'a DescribedDevice,
    device: Described,
    memory: Memory,
    environment: Environment,
    chance: Chance,
    /// The first cycle in which the next access may be asked for.
    now: u64,
    /// Cycles from an access that is taken to the next one that may be.
    turn: u64,
    made: Exercise,
}

/// So many random accesses of a device as at reset, then one of each place. A master on its bus may
/// ask anew `turn` cycles after an access was taken.
pub fn exercise(what: &Arc<DescribedDevice>, count: usize, turn: u64, seed: u64) -> Exercise {
    let made = Exercise { accesses: vec![], started: vec![0; what.commands.len()], held: 0, faults: 0 };
    let mut bench = Bench {
        what,
        device: Described::new(what),
        memory: Memory::new(0, 4096, false).expect("it is small"),
        environment: Environment::default(),
        chance: Chance(seed | 1),
        now: 0,
        turn,
        made,
    };
    while bench.made.accesses.len() < count {
        bench.one();
    }
    bench.last();
    bench.made
}

impl Bench<'_> {
    /// A random access.
    fn one(&mut self) {
        let store = self.chance.below(2) == 0;
        let sizes: Vec<u8> = self.what.widths.iter().copied().filter(|size| *size <= 4).collect();
        let size = match self.chance.below(4) {
            0 => self.chance.of(&sizes).unwrap_or(4),
            _ => 4,
        };
        let offset = self.offset() & !(u64::from(size) - 1);
        let value = self.value(offset);
        let gap = match self.chance.below(16) {
            0..8 => 0,
            8..12 => self.chance.below(4),
            12..15 => self.near_the_end(),
            _ => self.chance.below(200),
        };
        self.access(gap, store, offset, size, value);
    }

    /// Cycles up to the end of the command under way, or nearly.
    fn near_the_end(&mut self) -> u64 {
        let end = self.device.ends().unwrap_or(self.now);
        (end + 2).saturating_sub(self.now + self.chance.below(5))
    }

    fn offset(&mut self) -> u64 {
        let starts: Vec<u64> =
            self.what.commands.iter().map(|one| self.what.registers[one.start.register].offset).collect();
        let all: Vec<u64> = self.what.registers.iter().map(|register| register.offset).collect();
        let told: Vec<u64> = (0..all.len()).filter(|at| self.what.tells(*at)).map(|at| all[at]).collect();
        let memory = self.chance.below(self.what.memories.len() as u64) as usize;
        let word = |memory: usize, at: u64| self.what.memories[memory].offset + DEVICE_WORD * at;
        let byte = self.chance.below(4);
        let found = match self.chance.below(16) {
            0 => Some(self.chance.below(self.what.bytes)),
            1..4 => self.chance.of(&starts),
            4..7 => self.chance.of(&told),
            7..11 => self.chance.of(&all),
            _ if self.what.memories.is_empty() => self.chance.of(&all),
            11 => Some(word(memory, u64::from(self.what.memories[memory].words) - 1)),
            12 => Some(word(memory, self.chance.below(4))),
            _ => {
                let words = self.what.memories[memory].words;
                let at = self.chance.below(u64::from(words));
                Some(word(memory, at))
            }
        };
        let found = found.or_else(|| self.chance.of(&all)).unwrap_or(0);
        (found & !(DEVICE_WORD - 1)) + byte
    }

    /// What a store may bring there: small numbers often, and what starts a command.
    fn value(&mut self, offset: u64) -> u64 {
        let word = offset & !(DEVICE_WORD - 1);
        let starts: Vec<u32> = (self.what.commands.iter())
            .filter(|one| self.what.registers[one.start.register].offset == word)
            .map(|one| one.start.mask)
            .collect();
        let most = self.what.memories.iter().map(|memory| u64::from(memory.words)).max().unwrap_or(16);
        let random = self.chance.next() & 0xffff_ffff;
        let small = self.chance.below(most.min(256) + 2);
        let start = self.chance.of(&starts).map(u64::from).filter(|_| self.chance.below(4) > 0);
        let bits = match self.chance.below(8) {
            0..4 => small,
            4 => 1 << self.chance.below(32),
            5 => 0xffff_ffff,
            _ => random,
        };
        let others = starts.iter().fold(0, |all, one| all | u64::from(*one));
        match start {
            Some(start) => {
                let rest = if self.chance.below(2) == 0 { 0 } else { bits & !others };
                (rest | start) >> (8 * (offset - word))
            }
            None => bits,
        }
    }

    /// Makes an access, if it may be made.
    fn access(&mut self, gap: u64, store: bool, offset: u64, size: u8, value: u64) {
        let asked = self.now + gap;
        let kept = self.device.clone();
        let value = value & u64::MAX >> (64 - 8 * u32::from(size));
        let access =
            Access { offset, address: self.what.base + offset, size, store, device: &self.what.name };
        let fault = !self.device.takes(access);
        let mut around = Surroundings::new(&mut self.memory, &mut self.environment, Xlen::Rv32);
        around.cycles = Some(asked);
        let running = self.device.command();
        let done = match store {
            true => self.device.store(access, value, &mut around).map(|()| 0),
            false => self.device.load(access, &mut around),
        };
        let taken = around.held_until.unwrap_or(asked);
        let late = self.device.ends().is_some_and(|end| end > taken + LONGEST);
        if (done.is_err() && !fault) || late {
            self.device = kept;
            return;
        }
        if let Some((command, _)) = self.device.command().filter(|now| running != Some(*now)) {
            self.made.started[command] += 1;
        }
        let held = taken - asked;
        self.made.held += u64::from(held > 0);
        self.made.faults += u64::from(fault);
        let expected = done.unwrap_or(0);
        self.made.accesses.push(ExercisedAccess { gap, store, offset, size, value, expected, held, fault });
        self.now = taken + self.turn;
    }

    /// All that can be read, in the end.
    fn last(&mut self) {
        let gap = self.device.ends().map_or(0, |end| end.saturating_sub(self.now)) + 2;
        let readable = self.what.registers.iter().filter(|one| one.access != RegisterAccess::WriteOnly);
        let mut all: Vec<u64> = readable.map(|register| register.offset).collect();
        for memory in &self.what.memories {
            all.extend(
                (0..memory.words.min(MOST_WORDS)).map(|at| memory.offset + DEVICE_WORD * u64::from(at)),
            );
        }
        for (number, offset) in all.into_iter().enumerate() {
            self.access(if number == 0 { gap } else { 0 }, false, offset, 4, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::described::tests::checksum;

    #[test]
    fn accesses_are_the_same_in_each_run_and_meet_every_side_of_the_device() {
        let device = checksum();
        let made = exercise(&device, 2_000, 1, 7);
        assert_eq!(made.accesses, exercise(&device, 2_000, 1, 7).accesses);
        assert!(made.started[0] > 20 && made.held > 10 && made.faults > 20, "{made:?}");
        let last = made.accesses.last().unwrap();
        assert_eq!((last.store, last.size, last.fault), (false, 4, false));
    }
}
