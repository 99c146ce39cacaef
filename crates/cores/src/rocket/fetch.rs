//! Fetch: four bytes a cycle in order, through the instruction cache into a queue. What is not
//! taken, since it misses or the queue is full, is fetched again. Nothing is predicted.
//!
//! What is fetched ahead of WB asks for no block: where it misses, a word goes to decode that says
//! so, and turns fetch to itself when it comes to WB (`s2_speculative`, `replay`). What stands in
//! such a word is what the cache's line held before.
//!
//! Source: src/main/scala/rocket/Frontend.scala, ICache.scala, util/ShiftQueue.scala, of a core
//! without branch target buffer whose CSR 0x7c1 is as after reset
//! (`disableSpeculativeICacheRefill`).

use super::Params;
use super::bus::{Answer, BEATS, Bus};

/// Words of the queue between the cache and decode.
const QUEUE: usize = 5;
const LINE_BITS: u32 = 6;

/// No line.
const NONE: u64 = u64::MAX;

/// Stages s1 and s2, the queue, and the cache.
#[derive(Clone, Debug)]
pub(super) struct Fetch {
    s1_valid: bool,
    s1_pc: u64,
    s2_valid: bool,
    s2_pc: u64,
    /// They are fetched ahead of what WB turned to.
    s1_ahead: bool,
    s2_ahead: bool,
    /// s1 was valid in the cycle before.
    s2_fetched: bool,
    /// What stands in s2 is to be fetched, and was not yet.
    again: bool,
    /// Words that wait for decode, the first of them at this address.
    waiting: usize,
    head: u64,
    /// What stands in the place of each that missed.
    stale: [Option<u64>; QUEUE],
    cache: ICache,
}

/// The instruction cache.
#[derive(Clone, Debug)]
struct ICache {
    /// Lines by set.
    lines: Box<[u64]>,
    /// Of each eight bytes the line whose they are.
    stored: Box<[u64]>,
    /// The address of what was read last.
    read: u64,
    s1_valid: bool,
    s2_valid: bool,
    s2_hit: bool,
    /// A miss in s2 may be asked for.
    may_ask: bool,
    /// The address that is asked for, or was.
    refill: u64,
    refilling: bool,
    /// What comes is not to be kept.
    invalidated: bool,
}

/// What decode is offered, and what it does with it.
pub(super) struct Offer {
    pub word: Option<Word>,
    enqueues: bool,
}

/// What is around fetch in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Around {
    /// The block that was asked for will come.
    pub granted: bool,
    /// Which eight bytes of a block come.
    pub beat: Option<u32>,
    /// FENCE.I is in WB.
    pub empties: bool,
}

/// A word of four bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
    /// Address of its first byte that counts.
    pub pc: u64,
    /// It missed: the address of what stands in its place.
    pub stale: Option<u64>,
}

impl Fetch {
    pub fn new(params: &Params) -> Self {
        let lines = params.icache_bytes >> LINE_BITS;
        Self {
            s1_valid: false,
            s1_pc: 0,
            s2_valid: false,
            s2_pc: 0,
            s1_ahead: false,
            s2_ahead: false,
            s2_fetched: false,
            again: true,
            waiting: 0,
            head: 0,
            stale: [None; QUEUE],
            cache: ICache {
                lines: vec![NONE; lines as usize].into(),
                stored: vec![NONE; (lines * BEATS) as usize].into(),
                read: 0,
                s1_valid: false,
                s2_valid: false,
                s2_hit: false,
                may_ask: false,
                refill: 0,
                refilling: false,
                invalidated: false,
            },
        }
    }

    /// What decode has in front of it in this cycle.
    #[inline]
    pub fn offer(&self) -> Offer {
        let hits = self.cache.s2_valid && self.cache.s2_hit;
        let comes = self.s2_fetched && self.s2_valid && (hits || self.s2_ahead);
        let word = if self.waiting > 0 {
            Some(Word { pc: self.head, stale: self.stale[0] })
        } else {
            comes.then(|| Word { pc: self.s2_pc, stale: self.stale_in_s2() })
        };
        Offer { word, enqueues: comes && self.waiting < QUEUE }
    }

    /// Where what stands in the cache in the place of s2's word comes from, unless it is that.
    #[inline]
    fn stale_in_s2(&self) -> Option<u64> {
        if self.cache.s2_valid && self.cache.s2_hit {
            return None;
        }
        Some(self.cache.read | self.s2_pc & 2)
    }

    /// The instruction cache asks for a block in this cycle.
    #[inline]
    pub fn asks(&self) -> bool {
        self.cache.misses() && self.cache.may_ask && !self.s2_ahead
    }

    /// One cycle. `taken`: decode took the word. `redirect`: fetch goes on there, ahead of WB if
    /// true.
    pub fn step(&mut self, offer: &Offer, taken: bool, redirect: Option<(u64, bool)>, around: &Around) {
        let waiting = self.waiting;
        let space = waiting <= 2
            || (waiting == 3 && (!self.s1_valid || !self.s2_valid))
            || (waiting == 4 && !self.s1_valid && !self.s2_valid);
        let fetches = redirect.is_some() || space;
        let again = (self.s2_valid && !offer.enqueues) || self.again;
        let next = redirect.map_or(if again { self.s2_pc } else { (self.s1_pc & !3) + 4 }, |to| to.0);
        let ahead = self.s1_ahead || (self.s2_valid && !self.s2_ahead);
        let ahead = redirect.map_or(if again { self.s2_ahead } else { ahead }, |to| to.1);
        self.queue(offer, taken, redirect.is_some());
        let killed = redirect.is_some() || again;
        let misses = self.cache.misses() && !self.s2_ahead;
        let read = fetches && around.beat.is_none();
        self.cache.step(self.s1_pc, [misses, read, killed], around);
        self.s2_valid = !again && redirect.is_none();
        if !again {
            self.s2_pc = self.s1_pc;
            self.s2_ahead = self.s1_ahead;
        }
        self.again = again && !fetches;
        self.s2_fetched = self.s1_valid;
        self.s1_valid = fetches;
        self.s1_pc = next;
        self.s1_ahead = ahead;
    }

    fn queue(&mut self, offer: &Offer, taken: bool, emptied: bool) {
        if self.waiting == 0 {
            self.head = self.s2_pc;
        }
        if offer.enqueues {
            self.stale[self.waiting] = self.stale_in_s2();
            self.waiting += 1;
        }
        if taken && offer.word.is_some() {
            self.waiting -= 1;
            self.stale.copy_within(1.., 0);
            self.head = (self.head & !3) + 4;
        }
        if emptied {
            self.waiting = 0;
        }
    }

    /// Fetch begins there in the next cycle.
    pub fn turn(&mut self, pc: u64) {
        let offer = Offer { word: None, enqueues: false };
        self.step(&offer, false, Some((pc, false)), &Around::default());
    }

    /// A line is there, whoever fetched it.
    pub fn touch(&mut self, pc: u64) {
        let line = pc >> LINE_BITS;
        let set = self.cache.set(line);
        self.cache.lines[set] = line;
        let row = set * BEATS as usize;
        self.cache.stored[row..row + BEATS as usize].fill(line);
    }

    /// The queue is full and nothing is under way: nothing changes until decode takes something.
    #[inline]
    pub fn rests(&self) -> bool {
        let under_way = self.s1_valid || self.s2_valid || self.s2_fetched;
        self.waiting == QUEUE && self.again && !under_way && !self.cache.s1_valid && !self.cache.s2_valid
    }
}

impl ICache {
    #[inline]
    fn set(&self, line: u64) -> usize {
        line as usize & (self.lines.len() - 1)
    }

    /// Place of the eight bytes of an address.
    #[inline]
    fn row(&self, address: u64) -> usize {
        (address >> 3) as usize & (self.stored.len() - 1)
    }

    #[inline]
    fn misses(&self) -> bool {
        self.s2_valid && !self.s2_hit
    }

    /// One cycle: whether what is in s2 misses, the next is read, and what is in s1 is dropped.
    fn step(&mut self, s1_pc: u64, [misses, reads, killed]: [bool; 3], around: &Around) {
        let &Around { granted, beat, empties } = around;
        let line = s1_pc >> LINE_BITS;
        let hit = self.lines[self.set(line)] == line;
        if self.s1_valid {
            let stored = self.stored[self.row(s1_pc)];
            self.read = if stored == NONE { 0 } else { stored << LINE_BITS | s1_pc & 0x3c };
        }
        let may_ask = !(misses || self.refilling);
        if let Some(beat) = beat {
            let line = self.refill >> LINE_BITS;
            let set = self.set(line);
            self.lines[set] = if beat + 1 == BEATS && !self.invalidated { line } else { NONE };
            if !self.invalidated {
                self.stored[set * BEATS as usize + beat as usize] = line;
            }
        }
        if empties {
            self.lines.fill(NONE);
        }
        self.invalidated = self.refilling && (empties || self.invalidated);
        if self.s1_valid && may_ask {
            self.refill = s1_pc;
        }
        self.refilling = (self.refilling || granted) && beat != Some(BEATS - 1);
        self.may_ask = may_ask;
        self.s2_valid = self.s1_valid && !killed;
        self.s2_hit = hit;
        self.s1_valid = reads;
    }
}

/// The eight bytes of a block that come to the instruction cache in a cycle.
#[inline]
pub(super) fn beat_of(bus: &Bus, now: u64) -> Option<u32> {
    let (answer, _) = bus.offers(now)?;
    (answer == Answer::Code).then_some(bus.beat())
}
