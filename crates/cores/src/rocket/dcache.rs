//! The data cache: stages s1 and s2 behind execute, a buffer of two stores, blocks that come and
//! go.
//! It takes nothing while a block does, and refuses what comes too early: that is fetched again.
//!
//! Source: src/main/scala/rocket/DCache.scala without TLB, ECC, probes and uncached accesses, with
//! one way and one miss at a time (`nMSHRs` 0). A block is granted for writing too (`toT`).

use super::Params;
use super::bus::{Answer, BEATS, Bus};

const LINE_BITS: u32 = 6;

/// No line.
const NONE: u64 = u64::MAX;

/// An access.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Access {
    pub address: u64,
    /// Bytes of its doubleword, as bits.
    mask: u8,
    pub store: bool,
    /// It is misaligned.
    pub traps: bool,
}

impl Access {
    /// An access of so many bytes, as a power of two.
    pub fn new(address: u64, size: u8, store: bool, traps: bool) -> Self {
        let bytes = (1u32 << (1u32 << size)) - 1;
        Self { address, mask: (bytes << (address & 7)) as u8, store, traps }
    }

    fn line(&self) -> u64 {
        self.address >> LINE_BITS
    }

    /// Whether one reads what the other writes, as far as the cache's index tells (`s1Depends`).
    fn meets(&self, other: &Self) -> bool {
        (self.address ^ other.address) & 0xff8 == 0 && self.mask & other.mask != 0
    }
}

/// What is known of a line (`ClientMetadata`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Nothing,
    Clean,
    Dirty,
}

#[derive(Clone, Copy, Debug)]
struct Tag {
    line: u64,
    state: State,
}

/// What a block that leaves is at (`release_state`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Release {
    None,
    /// It is written back.
    Data,
    /// Its tag goes.
    Tag,
}

/// The cache.
#[derive(Clone, Debug)]
pub(super) struct DCache {
    tags: Box<[Tag]>,
    s1_valid: bool,
    s1: Access,
    s2_valid: bool,
    /// It was not refused in s1.
    s2_taken: bool,
    s2: Access,
    s2_state: State,
    victim: Tag,
    /// The store in s2 or after it, which waits; the one before it.
    store1: Access,
    held: bool,
    store2: Access,
    store2_valid: bool,
    /// Something was refused in the cycle before.
    refused: bool,
    release: Release,
    release_line: u64,
    /// Beats that were written back.
    given: u32,
    s1_release: bool,
    s2_release: bool,
    /// A block that was written back is not acknowledged.
    unacknowledged: Option<u64>,
    /// A block is asked for.
    waits: bool,
    /// First cycle in which its tags are not being emptied.
    emptied: u64,
    /// Nothing is in it, under way or on its way: an access from execute is all that can come.
    idle: bool,
}

/// What is so in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Signals {
    /// What is in s2 is refused (`s2_nack`).
    pub refuses: bool,
    /// What is in s2 is there (`resp.valid`).
    pub responds: bool,
    /// What is in s2 is misaligned.
    pub traps: bool,
    /// An access from execute is taken (`req.ready`).
    pub ready: bool,
    /// The last beat of an answer is there (`perf.grant`).
    pub grant: bool,
    /// Nothing is under way (`ordered`).
    pub ordered: bool,
    /// A block is asked for.
    pub asks: bool,
    misses: bool,
    updates: bool,
    s1_refused: bool,
    drains: bool,
    /// The answer is taken; it is the last of a block.
    pub takes: bool,
    pub last: bool,
    reads_block: bool,
    tag_goes: bool,
    gives: bool,
}

impl DCache {
    pub fn new(params: &Params) -> Self {
        let nothing = Tag { line: NONE, state: State::Nothing };
        Self {
            tags: vec![nothing; (params.dcache_bytes >> LINE_BITS) as usize].into(),
            s1_valid: false,
            s1: Access::default(),
            s2_valid: false,
            s2_taken: false,
            s2: Access::default(),
            s2_state: State::Nothing,
            victim: nothing,
            store1: Access::default(),
            held: false,
            store2: Access::default(),
            store2_valid: false,
            refused: false,
            release: Release::None,
            release_line: NONE,
            given: 0,
            s1_release: false,
            s2_release: false,
            unacknowledged: None,
            waits: false,
            emptied: 0,
            idle: true,
        }
    }

    #[inline]
    fn set(&self, line: u64) -> usize {
        line as usize & (self.tags.len() - 1)
    }

    /// What is so in this cycle, with this access from execute; `reads`: what came there last seems
    /// to read.
    #[inline]
    pub fn signals(&self, now: u64, request: Option<&Access>, reads: bool, bus: &Bus) -> Signals {
        if self.idle {
            return Signals { ready: now >= self.emptied, ordered: true, ..Signals::default() };
        }
        let loads = request.is_some_and(|it| !it.store);
        let mut so = Signals::default();
        self.look_at_s2(&mut so);
        let likely = (self.s2_valid && self.s2.store) || self.held;
        let hazard =
            (likely && self.store1.meets(&self.s1)) || (self.store2_valid && self.store2.meets(&self.s1));
        so.s1_refused = so.refuses || so.updates || (self.s1_valid && !self.s1.store && hazard);
        let hit_store = (so.responds && self.s2.store) || self.held;
        let structural = likely && self.store2_valid && self.s1_valid && self.s1.store;
        let free = !loads || self.release != Release::None || self.refused;
        so.drains = structural || ((hit_store || self.store2_valid) && free);

        let offer = bus.offers(now);
        let accepts = self.release == Release::None;
        let comes = matches!(offer, Some((Answer::Data, _)));
        so.grant = matches!(offer, Some((Answer::Data, true) | (Answer::Written, _)));
        so.takes = matches!(offer, Some((Answer::Written, _))) || (comes && accepts && !so.drains);
        so.last = comes && so.takes && so.grant;
        let writes_block = comes && accepts;
        so.gives = self.s2_release && (self.given > 0 || self.unacknowledged.is_none());
        let beat = self.given
            + if self.s2_release && !so.gives {
                0
            } else {
                u32::from(self.s1_release) + u32::from(self.s2_release)
            };
        let wants_block = self.release == Release::Data && beat < BEATS;
        so.reads_block = wants_block && !so.drains && !writes_block;
        so.tag_goes = self.release == Release::Tag && !so.updates && !so.last;

        let data_free = !so.drains && !writes_block && !wants_block;
        let tag_free = !so.updates && !so.last && self.release != Release::Tag && now >= self.emptied;
        so.ready = accepts && !self.waits && !so.s1_refused && (data_free || !reads) && tag_free;
        so.ordered = !(self.s1_valid || self.s2_valid || self.waits);
        so
    }

    #[inline]
    fn look_at_s2(&self, so: &mut Signals) {
        if !self.s2_valid {
            return;
        }
        so.traps = self.s2.traps && self.s2_taken;
        let counts = self.s2_taken && !so.traps;
        let hit = self.s2_state != State::Nothing;
        so.responds = counts && hit;
        so.updates = so.responds && self.s2.store && self.s2_state == State::Clean;
        so.misses = counts && !hit;
        so.refuses = !so.traps && !so.responds;
        let (line, dirty) = (self.s2.line(), self.victim.state == State::Dirty);
        let other = self.unacknowledged.is_none_or(|it| (it ^ line) & 0x7fff != 0);
        so.asks = so.misses && !dirty && other;
    }

    /// One cycle. `killed`: what is in s1 is not to be executed.
    #[inline]
    pub fn step(&mut self, now: u64, so: &Signals, request: Option<Access>, killed: bool, bus: &mut Bus) {
        if self.idle {
            self.refused = false;
            self.take(so, request);
            self.idle = !self.s1_valid;
            return;
        }
        self.step_stores(so);
        let s1_goes_on = self.s1_valid && !so.s1_refused;
        let found = self.tags[self.set(self.s1.line())];
        if self.release != Release::None
            || self.waits
            || so.takes
            || so.misses
            || so.updates
            || self.s2_release
        {
            self.step_blocks(now, so, bus);
        }
        self.s2_valid = self.s1_valid && !killed;
        self.s2_taken = !so.s1_refused;
        if s1_goes_on {
            self.s2 = self.s1;
            self.s2_state = if found.line == self.s1.line() { found.state } else { State::Nothing };
            self.victim = found;
            if self.s1.store {
                self.store1 = self.s1;
            }
        }
        self.refused = so.refuses;
        self.take(so, request);
        let under_way = self.waits || self.s1_release || self.unacknowledged.is_some();
        self.idle = self.rests() && !under_way;
    }

    /// What execute asks for comes to s1, if it is taken.
    #[inline]
    fn take(&mut self, so: &Signals, request: Option<Access>) {
        self.s1_valid = so.ready && request.is_some();
        if let Some(request) = request {
            self.s1 = request;
        }
    }

    /// Nothing is in it, under way or on its way, and it takes what comes in the next cycle.
    #[inline]
    pub fn is_idle(&self, now: u64) -> bool {
        self.idle && now + 1 >= self.emptied
    }

    #[inline]
    fn step_stores(&mut self, so: &Signals) {
        let valid = (so.responds && self.s2.store) || self.held;
        let advances = valid && self.store2_valid == so.drains;
        self.held = valid && self.store2_valid && !so.drains;
        self.store2_valid = (self.store2_valid && !so.drains) || advances;
        if advances {
            self.store2 = self.store1;
        }
    }

    fn step_blocks(&mut self, now: u64, so: &Signals, bus: &mut Bus) {
        let line = self.s2.line();
        let set = self.set(line);
        if so.updates {
            self.tags[set] = Tag { line, state: State::Dirty };
        }
        if so.takes && bus.offers(now).is_some_and(|(answer, _)| answer == Answer::Written) {
            self.unacknowledged = None;
        }
        if so.last {
            self.waits = false;
            let state = if self.s2.store { State::Dirty } else { State::Clean };
            self.tags[set] = Tag { line, state };
        }
        if so.tag_goes {
            let set = self.set(self.release_line);
            self.tags[set] = Tag { line: self.release_line, state: State::Nothing };
            self.release = Release::None;
        }
        if so.misses {
            self.release = if self.victim.state == State::Dirty { Release::Data } else { Release::Tag };
            self.release_line = if self.victim.line == NONE { line } else { self.victim.line };
        }
        if so.asks {
            self.waits = true;
        }
        let rejected = self.s2_release && !so.gives;
        if so.gives {
            if self.given == 0 {
                self.unacknowledged = Some(self.release_line);
            }
            self.given += 1;
            if self.given == BEATS {
                self.given = 0;
                self.release = Release::Tag;
            }
        }
        self.s2_release = self.s1_release && !rejected;
        self.s1_release = so.reads_block;
    }

    /// The last beat of a block leaves in this cycle.
    #[inline]
    pub fn ends_block(&self, so: &Signals) -> bool {
        so.gives && self.given + 1 == BEATS
    }

    /// Nothing changes but by what memory answers.
    #[inline]
    pub fn rests(&self) -> bool {
        !self.s1_valid
            && !self.s2_valid
            && !self.refused
            && !self.held
            && !self.store2_valid
            && self.release == Release::None
            && !self.s2_release
    }

    /// Tags are being emptied before this cycle.
    pub fn empties_until(&mut self, cycle: u64) {
        self.emptied = cycle;
    }

    /// A block is on its way.
    #[inline]
    pub fn waits(&self) -> bool {
        self.waits
    }

    /// A line is there, whoever brought it.
    pub fn touch(&mut self, address: u64, store: bool) {
        let line = address >> LINE_BITS;
        let set = self.set(line);
        let there = self.tags[set].line == line && self.tags[set].state == State::Dirty;
        self.tags[set] = Tag { line, state: if store || there { State::Dirty } else { State::Clean } };
    }
}
