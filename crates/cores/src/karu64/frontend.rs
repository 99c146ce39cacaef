//! Fetch: eight bytes at a time, and none before the ones in hand are used up.
//!
//! Source: karucore/karu64 8da799a, rtl/karu_ifu.v (`need_buf0`, `need_buf1`), rtl/karu_sv39.v
//! without translation, rtl/karu_icache.v and the memory of rtl/htif_tb.v. An instruction at the
//! last halfword of its eight bytes waits for the next eight, be it as short as it may
//! (`ins_valid`).

use super::params::Params;
use crate::parts::cache::Cache;

/// Bytes of a fetch.
const FETCH: u64 = 8;
/// Bytes of a line of the instruction cache.
const LINE: u32 = 64;
/// Cycles from the start of a fetch to an instruction of it: request, translation, address, cache,
/// answer, buffer.
const HIT: u64 = 6;
/// The same without a cache.
const UNCACHED: u64 = 5;
/// The same for what lies where nothing is cached.
const BYPASSED: u64 = 9;
/// Cycles by which a line comes later, beside memory's own: its address, eight beats, the last of
/// them handed on.
const MISS: u64 = 10;

/// When an instruction can be taken from fetch, and what for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    /// The first cycle.
    pub cycle: u64,
    /// The first cycle, had all been in the instruction cache.
    pub cached: u64,
}

/// The fetch unit.
#[derive(Clone, Debug)]
pub(super) struct Frontend {
    cache: Option<Cache>,
    latency: u64,
    /// The next eight bytes are in hand, too.
    next_in_hand: bool,
}

impl Frontend {
    pub fn new(params: &Params) -> Self {
        let cache = (params.icache_bytes > 0).then(|| Cache::new(params.icache_bytes, 1, LINE, 4));
        Self { cache, latency: u64::from(params.fetch_latency), next_in_hand: false }
    }

    /// All lines of the instruction cache go.
    pub fn empty(&mut self) {
        if let Some(cache) = &mut self.cache {
            cache.clear();
        }
    }

    /// Cycles of a fetch, and of the same from a cache that holds it.
    fn fetch(&mut self, address: u64) -> (u64, u64) {
        let Some(cache) = &mut self.cache else { return (UNCACHED + self.latency, UNCACHED + self.latency) };
        if address >> 28 & 0xf != 8 {
            return (BYPASSED + self.latency, BYPASSED + self.latency);
        }
        let line = cache.line(address);
        if cache.holds(line) {
            return (HIT, HIT);
        }
        cache.fill(line, 0);
        (HIT + MISS + self.latency, HIT)
    }

    fn begin(&mut self, from: u64, address: u64) -> Arrival {
        let (cycles, cached) = self.fetch(address);
        Arrival { cycle: from + cycles, cached: from + cached }
    }

    /// Fetch begins in `from` at `pc`, with nothing in hand.
    pub fn restart(&mut self, from: u64, pc: u64) -> Arrival {
        self.next_in_hand = false;
        let first = self.begin(from, pc);
        if pc & 7 != 6 {
            return first;
        }
        self.next_in_hand = true;
        let second = self.begin(first.cycle, pc + FETCH);
        Arrival { cycle: second.cycle, cached: second.cached - (first.cycle - first.cached) }
    }

    /// Whether a fetch begins when the instruction at `pc` is taken and the next is at `following`.
    pub fn begins(&self, pc: u64, following: u64) -> bool {
        let other = pc / FETCH != following / FETCH;
        if other { !self.next_in_hand } else { following & 7 == 6 }
    }

    /// The instruction at `pc` follows one at `before`, which was taken in `taken`.
    pub fn follow(&mut self, before: u64, taken: u64, pc: u64) -> Arrival {
        let from = taken + 1;
        let other = before / FETCH != pc / FETCH;
        if other && !self.next_in_hand {
            return self.begin(from, pc);
        }
        if other {
            self.next_in_hand = false;
        } else if pc & 7 == 6 {
            self.next_in_hand = true;
            return self.begin(from, pc + FETCH);
        }
        Arrival { cycle: from, cached: from }
    }
}
