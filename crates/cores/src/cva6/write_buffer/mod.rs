//! The write buffer of the write-through cache (core/cache_subsystem/wt_dcache_wbuffer.sv).
//!
//! Each word needs a look at the tags in a cycle in which no load uses them, and a write to memory;
//! it is freed when both are done. A store to a word that is there merges into it. In every cycle
//! all decisions are taken from the state at its start, then the state changes.

mod sending;

use super::memo::{Op, Tape};
use super::memory::Memory;
use super::params::Params;
use crate::BusRegions;
use crate::parts::cache::Cache;
use crate::parts::fifo::Fifo;
use crate::parts::round_robin::RoundRobin;
use crate::relative::{Place, Places, Relative};

/// Cycles from the grant of a tag check until its answer counts.
const CHECK_CYCLES: u64 = 3;

/// Cycles from a write's response until its answer is seen here: return register, return FIFO.
const ANSWER_CYCLES: u64 = 2;

/// One word; `valid`, `dirty` and `in_flight` have a bit for each byte.
#[derive(Clone, Copy, Debug, Default)]
struct Word {
    /// The last store that went to it.
    place: Place,
    valid: u8,
    dirty: u8,
    in_flight: u8,
    /// The check found its line in the cache.
    cached: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Transaction {
    word: usize,
    bytes: u8,
    /// Cycle from which its answer is here; `u64::MAX` while it is under way.
    back: u64,
}

/// An answer of the tags that is under way.
#[derive(Clone, Copy, Debug, Default)]
struct Check {
    word: usize,
    /// Cycle at whose end it counts.
    at: u64,
    cached: bool,
}

/// What the load unit does to the cache's memories in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct LoadAccess {
    /// It looks up the tags.
    pub tags: bool,
    /// It reads the bank (word within a line) of this access.
    pub bank: Option<Place>,
    /// The line of an access comes in, and whether it goes into the cache.
    pub fill: Option<(Place, bool)>,
    /// A miss asks for a line, or waits for one.
    pub miss: Miss,
}

/// What the miss unit does for loads.
#[derive(Clone, Copy, Debug, Default)]
pub enum Miss {
    /// Nothing.
    #[default]
    None,
    /// It wants to send the request for a line; no write is sent instead.
    Asks,
    /// It waits for the line of this access; a write to it must wait as well.
    Waits(Place),
}

/// Whose turn it is to be checked, and to be sent.
pub type Turns = [RoundRobin; 2];

/// State of the write buffer.
#[derive(Clone, Debug)]
pub struct WriteBuffer {
    words: Vec<Word>,
    /// Words in use, one bit each; so for the next three.
    valid: u32,
    /// Words whose tags were looked up.
    checked: u32,
    /// Words with bytes to be sent to memory.
    dirty: u32,
    /// Words of which bytes are on their way to memory.
    in_flight: u32,
    /// Writes under way, in the order of their requests.
    transactions: Fifo<Transaction, 16>,
    most_transactions: usize,
    /// How many of them have their answer.
    answered: usize,
    checks: Fifo<Check, 16>,
    check_turn: RoundRobin,
    send_turn: RoundRobin,
    /// The words that asked to be sent when the first of them could not be: until it is, no other
    /// asks with them.
    locked: u32,
    /// The write that was asked for found the way to memory full. Until it is sent, no read is
    /// (wt_dcache_missunit.sv STORE_WAIT).
    holds: bool,
    /// Words to which a store to a device went.
    of_devices: u32,
    /// The access whose line came into the cache in the cycle before.
    filled: Option<Place>,
    /// Words per line, less one.
    line_mask: u64,
    /// Bits of an address within a word.
    word_bits: u32,
    /// Only asked where one of them is a device.
    regions: Option<BusRegions>,
    /// The cycle in which a store was taken last, the word that it went to, and its bytes.
    pub taken: (u64, usize, u8),
    /// The same of what was sent to memory last.
    pub sent: (u64, usize, u8),
}

impl WriteBuffer {
    /// An empty buffer.
    pub fn new(params: &Params) -> Self {
        Self {
            words: vec![Word::default(); params.write_buffer_entries as usize],
            valid: 0,
            checked: 0,
            dirty: 0,
            in_flight: 0,
            transactions: Fifo::default(),
            most_transactions: params.write_transactions as usize,
            answered: 0,
            checks: Fifo::default(),
            check_turn: RoundRobin::default(),
            send_turn: RoundRobin::default(),
            locked: 0,
            holds: false,
            of_devices: 0,
            filled: None,
            line_mask: u64::from(params.dcache_line_bytes / params.word_bytes() - 1),
            word_bits: params.word_bytes().trailing_zeros(),
            regions: params.regions.has_devices().then(|| params.regions.clone()),
            taken: (0, 0, 0),
            sent: (0, 0, 0),
        }
    }

    /// What is in it, as it is seen from the present cycle.
    pub fn visit(&mut self, relative: &mut Relative, places: &Places) {
        for set in
            [&mut self.valid, &mut self.checked, &mut self.dirty, &mut self.in_flight, &mut self.locked]
        {
            relative.visit_word(set);
        }
        for (at, word) in self.words.iter_mut().enumerate() {
            if self.valid >> at & 1 == 0 {
                // What stands in a word that is free does not matter.
                *word = Word::default();
                continue;
            }
            if relative.is_plain() {
                relative.number(word.place.address >> self.word_bits);
            } else {
                let mut place = Some(word.place);
                relative.visit_place(&mut place, places);
                word.place = place.unwrap_or_default();
            }
            for bytes in [&mut word.valid, &mut word.dirty, &mut word.in_flight] {
                relative.visit_byte(bytes);
            }
            relative.visit_flags([&mut word.cached]);
        }
        self.transactions.visit(relative, |Transaction { word, bytes, back }, relative| {
            relative.visit_count(word);
            relative.visit_byte(bytes);
            relative.visit_time(back);
        });
        relative.visit_count(&mut self.answered);
        relative.visit_flags([&mut self.holds]);
        self.checks.visit(relative, |Check { word, at, cached }, relative| {
            relative.visit_count(word);
            relative.visit_time(at);
            relative.visit_flags([cached]);
        });
        if relative.is_plain() {
            [self.check_turn, self.send_turn].into_iter().for_each(|turn| relative.number(turn.preferred()));
        }
        relative.visit_place(&mut self.filled, places);
    }

    /// Whose turn it is to be sent, or to be checked.
    #[inline]
    pub fn turn(&mut self, sends: bool) -> &mut RoundRobin {
        if sends { &mut self.send_turn } else { &mut self.check_turn }
    }

    /// Both.
    pub fn turns(&self) -> Turns {
        [self.check_turn, self.send_turn]
    }

    /// Makes them what they were.
    pub fn set_turns(&mut self, turns: Turns) {
        [self.check_turn, self.send_turn] = turns;
    }

    /// Who is sent, or checked; whose turn it is matters among several.
    #[inline]
    fn pick(&mut self, sends: bool, requests: u32, tape: &mut Tape) -> Option<usize> {
        let picked = self.turn(sends).pick(requests);
        if requests.count_ones() > 1 {
            tape.note(picked.map_or(0, |it| it as u64), |_| Op::Pick { sends, requests });
        }
        picked
    }

    #[inline]
    fn granted(&mut self, sends: bool, requests: u32, tape: &mut Tape) {
        tape.note(0, |_| Op::Granted { sends, requests });
        self.turn(sends).granted(requests);
    }

    /// Words in use.
    pub fn used(&self) -> usize {
        self.valid.count_ones() as usize
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.valid == 0
    }

    /// Whether nothing is in it and nothing is under way, so that a cycle in which nothing comes
    /// changes nothing.
    #[inline]
    pub fn is_quiet(&self) -> bool {
        self.valid == 0 && self.checks.is_empty() && self.filled.is_none()
    }

    /// One cycle. `store` asks for room (where it writes, and bytes); returns whether it was taken.
    #[inline]
    pub fn step(
        &mut self,
        now: u64,
        store: Option<(Place, u16)>,
        load: &LoadAccess,
        (tags, tape): (&mut Cache, &mut Tape),
        memory: &mut Memory,
    ) -> bool {
        if self.valid == 0 && store.is_none() && self.checks.is_empty() {
            self.filled = load.fill.map(|(line, _)| line);
            return false;
        }
        self.answer(now, memory);
        let to_check = if load.tags { 0 } else { self.valid & !self.checked };
        let (to_send, may_send) = self.sendable(load.miss);
        let evict = self.evictable(now, load, tape);
        let room = store.and_then(
            |(place, _)| {
                if self.waits_for_device(place) { None } else { self.room(place, tape) }
            },
        );

        while let Some(&check) = self.checks.front().filter(|check| check.at <= now) {
            self.checks.pop();
            self.checked |= self.valid & 1 << check.word;
            self.words[check.word].cached = check.cached;
        }
        self.forget_checks(load.fill, tags, tape);
        if evict {
            self.evict();
        }
        if let Some(word) = self.pick(true, to_send, tape) {
            let sent = may_send && self.send(now, word, to_send, load.miss, (memory, tape));
            self.locked = if sent { 0 } else { to_send };
        }
        if let (Some((place, size)), Some(word)) = (store, room) {
            self.write(word, place, size, tape);
            self.taken = (now, word, bytes(place.address, size, self.word_bits));
        }
        if let Some(word) = self.pick(false, to_check, tape) {
            self.granted(false, to_check, tape);
            let place = self.words[word].place;
            let cached = tags.holds(tags.line(place.address));
            tape.note(u64::from(cached), |tape| Op::Check(tape.access(place)));
            self.checks.push(Check { word, at: now + CHECK_CYCLES - 1, cached });
        }
        room.is_some()
    }

    /// A line that comes in makes what is known of the words in its set void, for two cycles.
    fn forget_checks(&mut self, fill: Option<(Place, bool)>, tags: &Cache, tape: &mut Tape) {
        let fill = fill.map(|(line, _)| line);
        for line in [fill, self.filled].into_iter().flatten() {
            for (index, &Word { place: word, .. }) in self.words.iter().enumerate() {
                if self.checked >> index & 1 == 0 {
                    continue;
                }
                let same = tags.set(tags.line(word.address)) == tags.set(tags.line(line.address));
                tape.note(u64::from(same), |tape| Op::Set {
                    line: tape.access(line),
                    word: tape.access(word),
                });
                if same {
                    self.checked &= !(1 << index);
                }
            }
        }
        self.filled = fill;
    }

    /// Whether a store to a device is in it, so that no load of one is sent (`not_ni_o`).
    #[inline]
    pub fn has_device(&self) -> bool {
        self.of_devices != 0
    }

    /// Its address.
    pub fn device(&self) -> Option<u64> {
        self.has_device().then(|| self.words[self.of_devices.trailing_zeros() as usize].place.address)
    }

    #[inline]
    fn is_of_device(&self, place: Place) -> bool {
        self.regions.as_ref().is_some_and(|regions| regions.is_of_device(place.address))
    }

    /// Whether a store waits for the one before it to a device (`ni_conflict`).
    #[inline]
    fn waits_for_device(&self, store: Place) -> bool {
        self.has_device() && self.is_of_device(store)
    }

    /// The word that a store goes to: its own, or the first free one.
    #[inline]
    fn room(&self, store: Place, tape: &mut Tape) -> Option<usize> {
        let own = self.own_word(store.address >> self.word_bits);
        if tape.is_on() && self.valid != 0 {
            self.note_word(store, own, tape);
        }
        own.or_else(|| {
            let free = (!self.valid).trailing_zeros() as usize;
            (free < self.words.len()).then_some(free)
        })
    }

    /// The word with this number.
    #[inline]
    fn own_word(&self, number: u64) -> Option<usize> {
        let mut valid = self.valid;
        while valid != 0 {
            let index = valid.trailing_zeros() as usize;
            if self.words[index].place.address >> self.word_bits == number {
                return Some(index);
            }
            valid &= valid - 1;
        }
        None
    }

    #[cold]
    fn note_word(&self, store: Place, own: Option<usize>, tape: &mut Tape) {
        let used = self.words.iter().enumerate().filter(|(at, _)| self.valid >> at & 1 == 1);
        let words = tape.older(store, used.map(|(_, word)| word.place));
        let age = own.map_or(0, |own| store.number().wrapping_sub(self.words[own].place.number()));
        tape.note(age, |tape| Op::Word { store: tape.access(store), words });
    }

    /// Brings the sets of words up to date with one word.
    #[inline]
    fn count(&mut self, index: usize) {
        let Word { valid, dirty, in_flight, .. } = self.words[index];
        for (set, bytes) in
            [(&mut self.valid, valid), (&mut self.dirty, dirty), (&mut self.in_flight, in_flight)]
        {
            *set = *set & !(1 << index) | u32::from(bytes != 0) << index;
        }
    }

    fn write(&mut self, index: usize, store: Place, size: u16, tape: &mut Tape) {
        let bytes = bytes(store.address, size, self.word_bits);
        tape.note(u64::from(bytes), |tape| Op::Bytes { store: tape.access(store), size });
        let word = &mut self.words[index];
        word.place = store;
        word.valid |= bytes;
        word.dirty |= bytes;
        self.checked &= !(1 << index);
        self.count(index);
        self.of_devices |= u32::from(self.is_of_device(store)) << index;
    }
}

/// The bytes of a word of `1 << word_bits` bytes that a store writes, one bit each.
#[inline]
pub fn bytes(address: u64, size: u16, word_bits: u32) -> u8 {
    let whole = ((1u16 << (1 << word_bits)) - 1) as u8;
    let bytes = ((1u16 << size.min(8)) - 1) << (address & ((1 << word_bits) - 1));
    bytes as u8 & whole
}
