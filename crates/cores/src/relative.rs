//! What is in a pipeline, as it is seen from the present cycle: encoded as numbers, and read from
//! them.
//!
//! Source: own design. Models go on from states ([`crate::Resumable`]) and remember stretches from
//! one to the next.

use std::num::NonZeroU64;

use instar_trace::{AccessKind, MemoryAccess};

/// A pipeline as it is seen from the present cycle: numbers that are equal where what follows is
/// equal.
///
/// A structure visits its fields one by one ([`Relative::visit`] and its kin): they are encoded,
/// or, where numbers that were encoded before are read, set. So what is compared and what is made
/// again from it are one list.
#[derive(Debug)]
pub(crate) struct Relative {
    pub now: u64,
    words: Vec<u64>,
    /// The next number to be read, where numbers are read.
    reading: Option<usize>,
    /// Positions in the stream and numbers of memory accesses are encoded as seen from these;
    /// `None`: they are encoded as they are, addresses with them.
    origin: Option<Origin>,
    /// Tickets of the oldest instruction in flight, and of the next.
    pub tickets: (u64, u64),
    refused: bool,
}

/// From where positions and memory accesses are seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    /// Position in the stream of the oldest instruction that has not committed.
    pub position: u64,
    /// Number of the next memory access.
    pub access: u64,
}

/// The address of a memory access, with its number in the order of issue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The address.
    pub address: u64,
    /// The number; one is never 0, so that a place that may be missing takes no more room.
    number: NonZeroU64,
}

impl Place {
    /// An access with its number; 0 is that of none, and becomes 1.
    #[inline]
    pub fn new(address: u64, number: u64) -> Self {
        Self { address, number: NonZeroU64::new(number).unwrap_or(NonZeroU64::MIN) }
    }

    /// The number.
    #[inline]
    pub fn number(self) -> u64 {
        self.number.get()
    }
}

impl Default for Place {
    fn default() -> Self {
        Self::new(0, 0)
    }
}

/// Addresses of the latest memory accesses, by their number, where somebody wants them kept.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    /// Empty where nobody does.
    latest: Vec<u64>,
    /// Number of the next.
    pub next: u64,
}

impl Places {
    /// How many are kept.
    pub const KEPT: u64 = 512;

    /// Keeps addresses from now on, or none.
    pub fn keep(&mut self, on: bool) {
        self.latest = vec![0; if on { Self::KEPT as usize } else { 0 }];
    }

    /// The next access is at `address`.
    #[inline]
    pub fn add(&mut self, address: u64) -> Place {
        let number = self.next;
        if let Some(place) = self.latest.get_mut((number % Self::KEPT) as usize) {
            *place = address;
        }
        self.next += 1;
        Place::new(address, number)
    }

    /// The address of an access that is still kept.
    #[inline]
    pub fn address(&self, number: u64) -> u64 {
        self.latest[(number % Self::KEPT) as usize]
    }
}

impl Default for Places {
    fn default() -> Self {
        // So that no age is ever below zero.
        Self { latest: Vec::new(), next: Self::KEPT }
    }
}

/// A time that is not known yet.
pub(crate) const OPEN: u64 = u64::MAX;

impl Relative {
    /// Whether both have the same numbers.
    pub fn is_as(&self, other: &Self) -> bool {
        self.words == other.words
    }

    /// Nothing yet, seen from this cycle.
    pub fn to(now: u64) -> Self {
        Self {
            now,
            words: Vec::with_capacity(256),
            reading: None,
            origin: None,
            tickets: (0, 0),
            refused: false,
        }
    }

    /// Nothing yet, seen from this cycle and from `origin`: two pipelines look the same here that
    /// are at different places of a stream, and whose memory accesses have different addresses. The
    /// numbers go into `words`.
    pub fn seen_from(now: u64, origin: Origin, mut words: Vec<u64>) -> Self {
        words.clear();
        Self { now, words, reading: None, origin: Some(origin), tickets: (0, 0), refused: false }
    }

    /// The room of the numbers, to be used again.
    pub fn into_words(self) -> Vec<u64> {
        self.words
    }

    /// Reads numbers that were encoded as seen from elsewhere.
    pub fn reading(now: u64, origin: Origin, words: Vec<u64>) -> Self {
        Self { now, words, reading: Some(0), origin: Some(origin), tickets: (0, 0), refused: false }
    }

    /// The numbers, unless something was among them that can only be encoded as it is.
    pub fn words(&self) -> Option<&[u64]> {
        (!self.refused).then_some(&self.words)
    }

    /// Whether numbers are read.
    #[inline]
    pub fn reads(&self) -> bool {
        self.reading.is_some()
    }

    /// Whether positions and addresses are encoded as they are.
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.origin.is_none()
    }

    /// What cannot be seen from elsewhere is there.
    pub fn refuse(&mut self) {
        self.refused = true;
    }

    #[inline]
    fn read(&mut self) -> u64 {
        let at = self.reading.as_mut().expect("numbers are read");
        *at += 1;
        self.words[*at - 1]
    }

    /// Visits a number, which is no time.
    #[inline]
    pub fn visit(&mut self, number: &mut u64) {
        if self.reads() {
            *number = self.read();
        } else {
            self.number(*number);
        }
    }

    /// Visits a count.
    #[inline]
    pub fn visit_count(&mut self, count: &mut usize) {
        if self.reads() {
            *count = self.read() as usize;
        } else {
            self.count(*count);
        }
    }

    /// Visits a number of 32 bits.
    #[inline]
    pub fn visit_word(&mut self, word: &mut u32) {
        let mut number = u64::from(*word);
        self.visit(&mut number);
        *word = number as u32;
    }

    /// Visits a small number.
    #[inline]
    pub fn visit_byte(&mut self, byte: &mut u8) {
        let mut number = u64::from(*byte);
        self.visit(&mut number);
        *byte = number as u8;
    }

    /// Visits a number of 16 bits.
    #[inline]
    pub fn visit_half(&mut self, half: &mut u16) {
        let mut number = u64::from(*half);
        self.visit(&mut number);
        *half = number as u16;
    }

    /// Visits some flags, at most 64.
    #[inline]
    pub fn visit_flags<const N: usize>(&mut self, flags: [&mut bool; N]) {
        let mut bits = flags.iter().enumerate().fold(0, |bits, (at, flag)| bits | u64::from(**flag) << at);
        self.visit(&mut bits);
        flags.into_iter().enumerate().for_each(|(at, flag)| *flag = bits >> at & 1 == 1);
    }

    /// Visits a number that may be missing.
    #[inline]
    pub fn visit_maybe(&mut self, number: &mut Option<u64>) {
        let mut there = u64::from(number.is_some());
        self.visit(&mut there);
        if there == 1 {
            let mut value = number.unwrap_or(0);
            self.visit(&mut value);
            *number = Some(value);
        } else {
            *number = None;
        }
    }

    /// Visits a cycle from which on something is so: all that have come are one.
    #[inline]
    pub fn visit_time(&mut self, cycle: &mut u64) {
        if self.reads() {
            let ahead = self.read();
            *cycle = if ahead == OPEN { OPEN } else { self.now + ahead };
        } else {
            self.time(*cycle);
        }
    }

    /// Visits a cycle as it is, past or to come.
    #[inline]
    pub fn visit_cycle(&mut self, cycle: &mut u64) {
        let mut ahead = cycle.wrapping_sub(self.now);
        self.visit(&mut ahead);
        *cycle = self.now.wrapping_add(ahead);
    }

    /// The same of one that may be missing.
    pub fn visit_maybe_cycle(&mut self, cycle: &mut Option<u64>) {
        let mut ahead = cycle.map(|cycle| cycle.wrapping_sub(self.now));
        self.visit_maybe(&mut ahead);
        *cycle = ahead.map(|ahead| self.now.wrapping_add(ahead));
    }

    /// Visits those of a list that still count; all others are as good as new.
    pub fn visit_those<T: Default + Clone>(
        &mut self,
        all: &mut [T],
        count: impl Fn(&T) -> bool,
        visit: impl Fn(&mut T, &mut Self),
    ) {
        let mut left = all.iter().filter(|&one| count(one)).count();
        self.visit_count(&mut left);
        if self.reads() {
            all.fill(T::default());
        }
        let mut place = 0;
        for _ in 0..left {
            while !self.reads() && !count(&all[place]) {
                place += 1;
            }
            self.visit_count(&mut place);
            visit(&mut all[place], self);
            place += 1;
        }
    }

    /// Visits a cycle in which something is so: all that have passed are none.
    #[inline]
    pub fn visit_moment(&mut self, cycle: &mut Option<u64>) {
        if self.reads() {
            let ahead = self.read();
            *cycle = (ahead > 0).then(|| self.now + ahead);
        } else {
            self.moment(*cycle);
        }
    }

    /// Visits whether something happened in the present cycle; `never` stands for all others.
    #[inline]
    pub fn visit_present(&mut self, cycle: &mut u64, never: u64) {
        if self.reads() {
            *cycle = if self.read() == 1 { self.now } else { never };
        } else {
            self.present(*cycle);
        }
    }

    /// Visits a position in the stream, or `u64::MAX` for none.
    #[inline]
    pub fn visit_position(&mut self, position: &mut u64) {
        let first = self.origin.map_or(0, |origin| origin.position);
        if self.reads() {
            let ahead = self.read();
            *position = if ahead == OPEN { OPEN } else { first.wrapping_add(ahead) };
        } else {
            self.number(if *position == OPEN { OPEN } else { position.wrapping_sub(first) });
        }
    }

    /// Visits a ticket, as it is seen from the oldest instruction in flight; one that is in flight
    /// no more is any that nobody holds.
    pub fn visit_ticket(&mut self, ticket: &mut u64) {
        let (head, tail) = self.tickets;
        let mut after = if (head..tail).contains(ticket) { *ticket - head } else { OPEN };
        self.visit(&mut after);
        *ticket = if after == OPEN { OPEN } else { head + after };
    }

    /// Visits the ticket of an instruction, if there is one.
    pub fn visit_maybe_ticket(&mut self, ticket: &mut Option<u64>) {
        let mut there = ticket.is_some();
        self.visit_flags([&mut there]);
        if there {
            self.visit_ticket(ticket.get_or_insert(0));
        } else {
            *ticket = None;
        }
    }

    /// Visits memory accesses to come. They cannot be seen from elsewhere.
    pub fn visit_accesses<'a>(&mut self, accesses: impl ExactSizeIterator<Item = &'a MemoryAccess>) {
        if !self.is_plain() {
            self.refused |= accesses.len() > 0;
            return;
        }
        self.count(accesses.len());
        for access in accesses {
            self.number(access.address);
            self.count(usize::from(access.size));
            self.count(usize::from(access.kind == AccessKind::Write));
        }
    }

    /// Visits the address of a memory access, if there is one.
    #[inline]
    pub fn visit_place(&mut self, place: &mut Option<Place>, places: &Places) {
        let Some(origin) = self.origin else {
            return self.maybe(place.map(|place| place.address));
        };
        if self.reads() {
            let age = self.read();
            *place = (age > 0).then(|| {
                let number = origin.access - age;
                Place::new(places.address(number), number)
            });
            return;
        }
        let age = place.map_or(0, |place| origin.access - place.number());
        // A stretch may add some hundreds before it is asked for.
        self.refused |= age > Places::KEPT / 4;
        self.number(age);
    }

    /// A number, which is no time.
    #[inline]
    pub fn number(&mut self, number: u64) {
        self.words.push(number);
    }

    /// A count.
    #[inline]
    pub fn count(&mut self, count: usize) {
        self.words.push(count as u64);
    }

    /// A number that may be missing.
    #[inline]
    pub fn maybe(&mut self, number: Option<u64>) {
        self.words.extend([u64::from(number.is_some()), number.unwrap_or(0)]);
    }

    /// A cycle from which on something is so: all that have come are one.
    #[inline]
    pub fn time(&mut self, cycle: u64) {
        self.words.push(if cycle == OPEN { OPEN } else { cycle.saturating_sub(self.now) });
    }

    /// A cycle in which something is so: all that have passed are none.
    #[inline]
    pub fn moment(&mut self, cycle: Option<u64>) {
        self.words.push(cycle.map_or(0, |cycle| cycle.saturating_sub(self.now)));
    }

    /// Visits those of these cycles that are still to come.
    pub fn visit_moments(&mut self, cycles: &mut Vec<u64>) {
        let now = self.now;
        cycles.retain(|&cycle| cycle > now);
        let mut count = cycles.len();
        self.visit_count(&mut count);
        cycles.resize(count, 0);
        cycles.iter_mut().for_each(|cycle| self.visit_time(cycle));
    }

    /// Whether a cycle is still to come.
    #[inline]
    pub fn is_ahead(&self, cycle: u64) -> bool {
        cycle > self.now
    }

    /// Whether something happened in the present cycle.
    #[inline]
    pub fn present(&mut self, cycle: u64) {
        self.words.push(u64::from(cycle == self.now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(now: u64, tell: impl Fn(&mut Relative)) -> Vec<u64> {
        let mut relative = Relative::to(now);
        tell(&mut relative);
        relative.words
    }

    #[test]
    fn what_has_come_is_the_same_whenever_it_came_and_what_will_come_counts_from_now() {
        let times = |now: u64| {
            move |r: &mut Relative| [now - 9, now, now + 3, OPEN].map(|t| r.time(t)).into_iter().collect()
        };
        assert_eq!(seen(10, times(10)), [0, 0, 3, OPEN]);
        assert_eq!(seen(10, times(10)), seen(500, times(500)));
        assert_ne!(seen(10, times(10)), seen(10, times(11)));
        assert_eq!(seen(10, |r| r.visit_moments(&mut vec![4, 10, 11, 15])), [2, 1, 5]);
        assert_eq!(seen(10, |r| r.moment(Some(10))), seen(10, |r| r.moment(None)));
    }

    #[test]
    fn what_was_encoded_is_read_as_seen_from_elsewhere() {
        let mut places = Places::default();
        places.keep(true);
        let fields = |r: &mut Relative, places: &Places, place: &mut Option<Place>| {
            let (mut time, mut moments, mut position, mut flags) = (17, vec![3, 12], 105, [true, false]);
            let (mut number, mut none) = (Some(7), u64::MAX);
            r.visit_time(&mut time);
            r.visit_moments(&mut moments);
            r.visit_position(&mut position);
            r.visit_position(&mut none);
            let [first, second] = &mut flags;
            r.visit_flags([first, second]);
            r.visit_maybe(&mut number);
            r.visit_place(place, places);
            (time, moments, position, none, flags, number)
        };
        let mut place = Some(places.add(0x1000));
        let mut encoded = Relative::seen_from(10, Origin { position: 100, access: places.next }, Vec::new());
        fields(&mut encoded, &places, &mut place);
        let words = encoded.words().unwrap().to_vec();
        // As much later, with another address.
        places.add(0x2000);
        let mut read = Relative::reading(1010, Origin { position: 500, access: places.next }, words);
        let mut place = None;
        let found = fields(&mut read, &places, &mut place);
        assert_eq!(found, (1017, vec![1012], 505, u64::MAX, [true, false], Some(7)));
        assert_eq!(place.map(|place| place.address), Some(0x2000));
    }
}
