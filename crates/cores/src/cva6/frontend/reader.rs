//! The instruction cache's controller: a word is requested in one cycle and read in the next, a
//! line comes from memory.
//!
//! Source: core/cache_subsystem/cva6_icache.sv.

use super::Frontend;
use crate::cva6::causes;
use crate::cva6::memo::Op;
use crate::cva6::memory::Memory;
use crate::relative::Relative;

/// The instruction cache's controller.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reader {
    Idle,
    /// The tags are compared for this address.
    Read(u64),
    /// A line is on its way; `None` if nobody wants it any more.
    Miss(Option<u64>),
    /// The cache is emptied until this cycle.
    Flush(u64),
}

impl Reader {
    /// What it does, as it is seen from the present cycle.
    pub(super) fn visit(&mut self, relative: &mut Relative) {
        let (mut state, mut address, mut until) = match *self {
            Self::Idle => (0, None, 0),
            Self::Read(address) => (1, Some(address), 0),
            Self::Miss(address) => (2, address, 0),
            Self::Flush(until) => (3, None, until),
        };
        relative.visit(&mut state);
        relative.visit_maybe(&mut address);
        relative.visit_time(&mut until);
        *self = match (state, address) {
            (1, Some(address)) => Self::Read(address),
            (2, address) => Self::Miss(address),
            (3, _) => Self::Flush(until),
            _ => Self::Idle,
        };
    }
}

impl Frontend {
    /// The instruction cache moves on: the word that it delivers, and whether it accepts a request.
    #[inline(always)]
    pub(super) fn step_reader(&mut self, now: u64, killed: bool, memory: &mut Memory) -> (Option<u64>, bool) {
        match self.reader {
            Reader::Idle if self.empties => {
                self.empties = false;
                self.tape.spoil();
                self.lines.clear();
                self.reader = Reader::Flush(now + self.lines.sets() as u64);
                (None, false)
            }
            Reader::Idle => (None, true),
            Reader::Read(address) => {
                let line = self.lines.line(address);
                let cached = self.cached.holds(address);
                let hit = cached && self.lines.holds(line);
                if cached {
                    self.tape.note(u64::from(hit), |_| Op::FetchHolds(line));
                }
                self.reader = Reader::Idle;
                if hit {
                    return ((!killed).then_some(address), !self.empties);
                }
                if !killed && !self.empties {
                    self.victim = self.lines.victim(line);
                    let (way, random) = self.victim;
                    self.tape.note(way as u64 | u64::from(random) << 8, |_| Op::FetchVictim(line));
                    memory.fetch(cached);
                    self.after.add(causes::INSTRUCTION_MISS);
                    self.reader = Reader::Miss(Some(address));
                }
                (None, false)
            }
            Reader::Miss(address) => {
                let wanted = address.filter(|_| !killed && !self.empties);
                if memory.instruction_back != Some(now) {
                    self.reader = Reader::Miss(wanted);
                    return (None, false);
                }
                self.reader = Reader::Idle;
                if let Some(address) = wanted
                    && self.cached.holds(address)
                {
                    let (way, random) = self.victim;
                    let line = self.lines.line(address);
                    self.tape.note(0, |_| Op::FetchFill { line, way: way as u8, random });
                    self.lines.fill(line, way);
                    if random {
                        self.lines.next_random();
                    }
                }
                (wanted, false)
            }
            Reader::Flush(until) => {
                if now >= until {
                    self.reader = Reader::Idle;
                }
                (None, false)
            }
        }
    }
}
