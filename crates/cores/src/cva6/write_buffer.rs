//! The write buffer of the write-through cache (core/cache_subsystem/wt_dcache_wbuffer.sv).
//!
//! Each word needs a look at the tags in a cycle in which no load uses them, and a write to memory; it is
//! freed when both are done. A store to a word that is there merges into it. In every cycle all decisions
//! are taken from the state at its start, then the state changes.

use std::collections::VecDeque;

use super::params::Params;

/// Cycles from the grant of a tag check until its answer counts.
const CHECK_CYCLES: u64 = 3;

/// One word; `valid`, `dirty` and `in_flight` have a bit for each byte.
#[derive(Clone, Copy, Debug, Default)]
struct Word {
    number: u64,
    valid: u8,
    dirty: u8,
    in_flight: u8,
    checked: bool,
}

#[derive(Clone, Copy, Debug)]
struct Transaction {
    word: usize,
    bytes: u8,
    back: u64,
}

/// What the load unit does to the cache's memories in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct LoadAccess {
    /// It looks up the tags.
    pub tags: bool,
    /// It reads this bank (word within a line).
    pub bank: Option<u64>,
}

/// State of the write buffer.
#[derive(Clone, Debug)]
pub struct WriteBuffer {
    words: Vec<Word>,
    used: usize,
    /// Writes under way, in the order of their requests.
    transactions: VecDeque<Transaction>,
    most_transactions: usize,
    latency: u64,
    /// Checks under way: word, and the cycle at whose end the answer counts.
    checks: VecDeque<(usize, u64)>,
    check_turn: RoundRobin,
    send_turn: RoundRobin,
}

/// An arbiter that prefers one requester and moves on when it grants (common_cells rr_arb_tree).
#[derive(Clone, Copy, Debug, Default)]
struct RoundRobin(u32);

impl RoundRobin {
    /// Who is granted: at every fork of a binary tree over 16 requesters the preferred one's side, if it asks.
    #[inline]
    fn pick(self, requests: u32) -> Option<usize> {
        if requests == 0 {
            return None;
        }
        let (mut base, mut half) = (0, 8);
        while half > 0 {
            let side = (1 << half) - 1;
            let (low, high) = (requests >> base & side, requests >> (base + half) & side);
            if low == 0 || high != 0 && self.0 & half != 0 {
                base += half;
            }
            half /= 2;
        }
        Some(base as usize)
    }

    /// After a grant the next requester above the preferred one is preferred, or the lowest.
    #[inline]
    fn granted(&mut self, requests: u32) {
        let above = requests & !((2 << self.0) - 1);
        self.0 = if above != 0 { above } else { requests }.trailing_zeros() % 32;
    }
}

impl WriteBuffer {
    /// An empty buffer.
    pub fn new(params: &Params) -> Self {
        Self {
            words: vec![Word::default(); params.write_buffer_entries as usize],
            used: 0,
            transactions: VecDeque::with_capacity(16),
            most_transactions: params.write_transactions as usize,
            latency: u64::from(params.write_latency),
            checks: VecDeque::with_capacity(16),
            check_turn: RoundRobin::default(),
            send_turn: RoundRobin::default(),
        }
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// One cycle. `store` asks for room (address and bytes); returns whether it was taken.
    #[inline]
    pub fn step(&mut self, now: u64, store: Option<(u64, u16)>, load: LoadAccess) -> bool {
        if self.used == 0 && store.is_none() && self.checks.is_empty() {
            return false;
        }
        let to_check = if load.tags { 0 } else { self.requests(|w| w.valid != 0 && !w.checked) };
        let may_send = self.transactions.len() < self.most_transactions;
        let to_send = if may_send { self.requests(|w| w.in_flight == 0 && w.dirty != 0) } else { 0 };
        let evict = self.evictable(now, load.bank);
        let room = store.and_then(|(address, _)| self.room(address >> 2));

        while let Some(&(word, _)) = self.checks.front().filter(|(_, at)| *at <= now) {
            self.checks.pop_front();
            self.words[word].checked = self.words[word].valid != 0;
        }
        if evict {
            self.evict();
        }
        if let Some(word) = self.send_turn.pick(to_send) {
            self.send_turn.granted(to_send);
            self.send(now, word);
        }
        if let (Some((address, size)), Some(word)) = (store, room) {
            self.write(word, address, size);
        }
        if let Some(word) = self.check_turn.pick(to_check) {
            self.check_turn.granted(to_check);
            self.checks.push_back((word, now + CHECK_CYCLES - 1));
        }
        room.is_some()
    }

    /// One bit for each word that wants something.
    #[inline]
    fn requests(&self, wants: impl Fn(&Word) -> bool) -> u32 {
        self.words.iter().enumerate().fold(0, |bits, (i, word)| bits | u32::from(wants(word)) << i)
    }

    /// The word that a store to `number` goes to: its own, or the first free one.
    #[inline]
    fn room(&self, number: u64) -> Option<usize> {
        let mut free = None;
        for (i, word) in self.words.iter().enumerate() {
            if word.valid != 0 && word.number == number {
                return Some(i);
            }
            if word.valid == 0 && free.is_none() {
                free = Some(i);
            }
        }
        free
    }

    /// Whether the oldest answer can be retired: its word is checked, and its bank free for the cache's copy.
    #[inline]
    fn evictable(&self, now: u64, bank: Option<u64>) -> bool {
        self.transactions.front().is_some_and(|t| {
            let word = &self.words[t.word];
            let writes_cache = t.bytes & !word.dirty != 0;
            t.back <= now && word.checked && !(writes_cache && bank == Some(word.number & 3))
        })
    }

    fn evict(&mut self) {
        let Some(transaction) = self.transactions.pop_front() else { return };
        let word = &mut self.words[transaction.word];
        word.in_flight &= !transaction.bytes;
        word.valid &= !transaction.bytes | word.dirty;
        if word.valid == 0 {
            word.checked = false;
            self.used -= 1;
        }
    }

    fn send(&mut self, now: u64, index: usize) {
        let word = &mut self.words[index];
        let bytes = chunk(word.dirty);
        word.dirty &= !bytes;
        word.in_flight |= bytes;
        self.transactions.push_back(Transaction { word: index, bytes, back: now + self.latency });
    }

    fn write(&mut self, index: usize, address: u64, size: u16) {
        let bytes = ((1u16 << size.min(4)) - 1) as u8;
        let bytes = bytes << (address & 3) & 15;
        let word = &mut self.words[index];
        self.used += usize::from(word.valid == 0);
        word.number = address >> 2;
        word.valid |= bytes;
        word.dirty |= bytes;
        word.checked = false;
    }
}

/// The bytes of one write to memory: all four, an aligned half, or the first dirty byte.
fn chunk(dirty: u8) -> u8 {
    match dirty {
        15 | 3 | 12 => dirty,
        _ => dirty & dirty.wrapping_neg(),
    }
}
