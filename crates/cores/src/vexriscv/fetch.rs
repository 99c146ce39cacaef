//! The instruction cache and what holds fetch up: lines that come, and the cache being emptied.
//!
//! Source: VexRiscv_Lite.v, module InstructionCache (`lineLoader_*`), and its bridge to Wishbone. A
//! line that is missing is found so in decode; from the next cycle on its words are asked for, each
//! when the one before is acknowledged, and prefetch is halted until the last is written.

use super::Params;
use crate::relative::Relative;

/// Bytes of a line, and words.
const LINE_BYTES: u64 = 32;
const LINE_WORDS: u64 = LINE_BYTES / 4;

/// Cycles from the acknowledgement of a line's last word to the first in which prefetch goes on: it
/// comes through a register, and is written.
const WRITTEN: u64 = 2;

/// No line.
const NONE: u64 = u64::MAX;

/// Whose line it is that is fetched: that of an instruction that retires, and of the first and the
/// second one on a wrong path behind it. As bits, so that several are told at once.
pub(super) mod whose {
    pub const OWN: u32 = 1;
    pub const FIRST: u32 = 2;
    pub const SECOND: u32 = 4;
}

/// Whether two instructions are in one line.
#[inline]
pub(super) fn same_line(pc: u64, other: u64) -> bool {
    (pc ^ other) / LINE_BYTES == 0
}

/// Tags, and when prefetch goes on.
#[derive(Clone, Debug)]
pub(super) struct Fetch {
    /// By set: the number of the line that is there.
    tags: Box<[u64]>,
    /// The line that was found last and is there.
    found: u64,
    /// Cycles of a word.
    word_cycles: u64,
    /// First cycle in which prefetch is not halted.
    hold: u64,
    /// First cycle in which the tags are not being emptied (`lineLoader_flushCounter`).
    emptied: u64,
    /// The instruction behind the FENCE.I was fetched before it: the tags are empty after that.
    empties_behind: bool,
    /// Whose lines were fetched since this was asked last.
    filled: u32,
}

impl Fetch {
    /// An empty cache.
    pub fn new(params: &Params) -> Self {
        let sets = u64::from(params.instruction_cache_bytes) / LINE_BYTES;
        Self {
            tags: vec![NONE; sets as usize].into(),
            found: NONE,
            word_cycles: u64::from(params.fetch_response_cycles) + 1,
            hold: 0,
            emptied: 0,
            empties_behind: false,
            filled: 0,
        }
    }

    /// Whether the line of `pc` is there, where the cache is not being emptied.
    #[inline]
    pub fn has(&self, pc: u64) -> bool {
        let line = pc / LINE_BYTES;
        self.tags[self.set(line)] == line
    }

    /// Whose lines were fetched since this was asked last.
    #[inline]
    pub fn filled(&mut self) -> u32 {
        std::mem::take(&mut self.filled)
    }

    /// Visits what fetch waits for beside a line that misses; `decoded`: the cycle in which the
    /// last instruction left decode.
    pub fn visit(&mut self, relative: &mut Relative, decoded: u64) {
        if self.empties_behind || self.emptied > decoded {
            relative.refuse();
        }
        let now = std::mem::replace(&mut relative.now, decoded);
        relative.visit_time(&mut self.hold);
        relative.now = now;
    }

    /// First cycle in which prefetch is not halted.
    #[inline]
    pub fn hold(&self) -> u64 {
        self.hold
    }

    #[inline]
    fn set(&self, line: u64) -> usize {
        line as usize & (self.tags.len() - 1)
    }

    /// Whether what stands at `pc`, as it was fetched, was in the cache.
    #[inline]
    pub fn holds(&mut self, pc: u64) -> bool {
        let line = pc / LINE_BYTES;
        if line == self.found {
            return true;
        }
        self.look(line)
    }

    #[inline(never)]
    fn look(&mut self, line: u64) -> bool {
        let there = self.tags[self.set(line)] == line;
        if std::mem::take(&mut self.empties_behind) {
            self.tags.fill(NONE);
            self.found = NONE;
        } else if there {
            self.found = line;
        }
        there
    }

    /// A line that is missing is found so in this cycle, in decode.
    #[cold]
    pub fn fill(&mut self, pc: u64, cycle: u64, whose: u32) {
        self.filled |= whose;
        let acknowledged = cycle + LINE_WORDS * self.word_cycles;
        self.hold = self.hold.max(acknowledged + WRITTEN);
        self.found = NONE;
        // A tag that is written while they are being emptied is one of these.
        if acknowledged + 1 >= self.emptied {
            let line = pc / LINE_BYTES;
            let set = self.set(line);
            self.tags[set] = line;
        }
    }

    /// A FENCE.I is in decode from one cycle to the other. What stands behind it is in the stage
    /// fetch already, but behind another FENCE.I.
    #[cold]
    pub fn empty(&mut self, (entered, left): (u64, u64), next_is_fetched: bool) {
        // The cache begins when nothing is in fetch (`lineLoader_flushPending`); behind another one
        // it has begun, and begins anew every second cycle.
        let begins = if next_is_fetched || (left - entered) % 2 == 1 { left + 2 } else { left + 1 };
        self.emptied = begins + self.tags.len() as u64;
        self.hold = self.emptied + 1;
        self.found = NONE;
        if next_is_fetched {
            self.empties_behind = true;
        } else {
            self.tags.fill(NONE);
        }
    }

    /// What is behind a FENCE.I is not executed: another instruction comes.
    #[cold]
    pub fn empty_now(&mut self) {
        if std::mem::take(&mut self.empties_behind) {
            self.tags.fill(NONE);
        }
    }

    /// A line is there, whoever fetched it.
    pub fn touch(&mut self, pc: u64) {
        let line = pc / LINE_BYTES;
        let set = self.set(line);
        if std::mem::replace(&mut self.tags[set], line) != line {
            self.found = NONE;
        }
    }
}
