//! Fetch: four bytes a cycle in order, through the instruction cache into a queue. What is not
//! taken, since it misses or the queue is full, is fetched again. Nothing is predicted.
//!
//! Source: src/main/scala/rocket/Frontend.scala, ICache.scala, util/ShiftQueue.scala, of a core
//! without branch target buffer. Cached code is fetched on wrong paths too.

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
    /// s1 was valid in the cycle before.
    s2_fetched: bool,
    /// What stands in s2 is to be fetched, and was not yet.
    again: bool,
    /// Words that wait for decode, the first of them at this address.
    waiting: usize,
    head: u64,
    cache: ICache,
}

/// The instruction cache.
#[derive(Clone, Debug)]
struct ICache {
    /// Lines by set.
    lines: Box<[u64]>,
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
    /// Address of a word's first byte that counts.
    pub word: Option<u64>,
    enqueues: bool,
}

impl Fetch {
    pub fn new(params: &Params) -> Self {
        let lines = params.icache_bytes >> LINE_BITS;
        Self {
            s1_valid: false,
            s1_pc: 0,
            s2_valid: false,
            s2_pc: 0,
            s2_fetched: false,
            again: true,
            waiting: 0,
            head: 0,
            cache: ICache {
                lines: vec![NONE; lines as usize].into(),
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
        let comes = self.s2_fetched && self.s2_valid && self.cache.s2_valid && self.cache.s2_hit;
        let word = if self.waiting > 0 { Some(self.head) } else { comes.then_some(self.s2_pc) };
        Offer { word, enqueues: comes && self.waiting < QUEUE }
    }

    /// The instruction cache asks for a block in this cycle.
    #[inline]
    pub fn asks(&self) -> bool {
        self.cache.misses() && self.cache.may_ask
    }

    /// One cycle. `taken`: decode took the word. `redirect`: fetch goes on there. `granted`: what
    /// was asked for was heard. `beat`: a part of a block comes, the last if true. `empty`:
    /// fence.i.
    pub fn step(
        &mut self,
        offer: &Offer,
        taken: bool,
        redirect: Option<u64>,
        granted: bool,
        beat: Option<bool>,
        empty: bool,
    ) {
        let waiting = self.waiting;
        let space = waiting <= 2
            || (waiting == 3 && (!self.s1_valid || !self.s2_valid))
            || (waiting == 4 && !self.s1_valid && !self.s2_valid);
        let fetches = redirect.is_some() || space;
        let again = (self.s2_valid && !offer.enqueues) || self.again;
        let next = redirect.unwrap_or(if again { self.s2_pc } else { (self.s1_pc & !3) + 4 });
        self.queue(offer, taken, redirect.is_some());
        let killed = redirect.is_some() || again;
        self.cache.step(self.s1_pc, fetches && beat.is_none(), killed, granted, beat, empty);
        self.s2_valid = !again && redirect.is_none();
        if !again {
            self.s2_pc = self.s1_pc;
        }
        self.again = again && !fetches;
        self.s2_fetched = self.s1_valid;
        self.s1_valid = fetches;
        self.s1_pc = next;
    }

    fn queue(&mut self, offer: &Offer, taken: bool, emptied: bool) {
        if self.waiting == 0 {
            self.head = self.s2_pc;
        }
        if offer.enqueues {
            self.waiting += 1;
        }
        if taken && offer.word.is_some() {
            self.waiting -= 1;
            self.head = (self.head & !3) + 4;
        }
        if emptied {
            self.waiting = 0;
        }
    }

    /// Fetch begins there in the next cycle.
    pub fn turn(&mut self, pc: u64) {
        let offer = Offer { word: None, enqueues: false };
        self.step(&offer, false, Some(pc), false, None, false);
    }

    /// A line is there, whoever fetched it.
    pub fn touch(&mut self, pc: u64) {
        let line = pc >> LINE_BITS;
        let set = self.cache.set(line);
        self.cache.lines[set] = line;
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

    #[inline]
    fn misses(&self) -> bool {
        self.s2_valid && !self.s2_hit
    }

    fn step(
        &mut self,
        s1_pc: u64,
        reads: bool,
        killed: bool,
        granted: bool,
        beat: Option<bool>,
        empty: bool,
    ) {
        let line = s1_pc >> LINE_BITS;
        let hit = self.lines[self.set(line)] == line;
        let may_ask = !(self.misses() || self.refilling);
        if let Some(last) = beat {
            let line = self.refill >> LINE_BITS;
            let set = self.set(line);
            self.lines[set] = if last && !self.invalidated { line } else { NONE };
        }
        if empty {
            self.lines.fill(NONE);
        }
        self.invalidated = self.refilling && (empty || self.invalidated);
        if self.s1_valid && may_ask {
            self.refill = s1_pc;
        }
        self.refilling = (self.refilling || granted) && beat != Some(true);
        self.may_ask = may_ask;
        self.s2_valid = self.s1_valid && !killed;
        self.s2_hit = hit;
        self.s1_valid = reads;
    }
}

/// Answers that are the instruction cache's.
pub(super) fn beat_of(bus: &Bus, now: u64) -> Option<bool> {
    let (answer, last) = bus.offers(now)?;
    debug_assert!(bus.beat() < BEATS);
    (answer == Answer::Code).then_some(last)
}
