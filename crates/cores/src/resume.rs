//! A model's present state, to go on from it again, and to see whether another run is in the very same one.
//!
//! Source: own design. Where two streams differ in one place only, what comes before need not be timed twice; and once
//! the pipeline is in the same state again, seen from the present cycle, what comes behind takes the same cycles (as
//! E. Schnarr and J. R. Larus, "Fast out-of-order processor simulation using memoization", ASPLOS 1998, do for
//! stretches of one stream). Code, costs and parameters are no part of a state: they are the model's, whatever it goes
//! on from. Nor is what is only told (causes, counts of what was assumed).

use std::any::Any;
use std::ops::Range;

use instar_isa::StaticTable;

/// A model that can go on from a state that it was in before.
pub trait Resumable {
    /// The present state.
    fn save(&self) -> Saved;

    /// Goes on from a state that this model saved. What was worked off by then is given by nobody again.
    fn restore(&mut self, saved: &Saved);

    /// Whether the present state differs from a saved one in nothing but the cycle: whatever instructions follow, the
    /// same ones then commit as many cycles behind [`Resumable::now`] as they did behind [`Saved::now`], as long as
    /// fetch looks at the same code ([`Resumable::looked_at`]) and no line takes the place of another
    /// ([`Resumable::lines_replaced`]): in which order lines came into a cache is not compared.
    fn is_at(&self, saved: &Saved) -> bool;

    /// The present cycle.
    fn now(&self) -> u64;

    /// Puts other bytes at `address`, which was shown as code, with the static entries `ids` at their places there, as
    /// if those had retired. They are `last` where nothing is to stand behind them.
    fn replace(&mut self, table: &StaticTable, ids: &[u32], address: u64, bytes: &[u8], last: bool);

    /// Addresses among which all code lies that fetch looked at since this was asked, on wrong paths too.
    fn looked_at(&mut self) -> Range<u64>;

    /// Lines of caches that took the place of others so far.
    fn lines_replaced(&self) -> u64;
}

/// A state of a model.
pub struct Saved {
    now: u64,
    relative: Relative,
    state: Box<dyn Any + Send>,
}

impl Saved {
    /// Of a family: all of its state, and its pipeline seen from the cycle.
    pub(crate) fn new(relative: Relative, state: impl Any + Send) -> Self {
        Self { now: relative.now, relative, state: Box::new(state) }
    }

    /// Its cycle.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// Whether the pipeline was in this state.
    pub(crate) fn is_seen_as(&self, relative: &Relative) -> bool {
        self.relative.words == relative.words
    }

    /// The state, for the family that saved it.
    pub(crate) fn state<S: Any>(&self) -> &S {
        self.state.downcast_ref().expect("a model goes on from what it saved itself")
    }
}

/// A pipeline as it is seen from the present cycle: numbers that are equal where what follows is equal.
#[derive(Debug)]
pub(crate) struct Relative {
    now: u64,
    words: Vec<u64>,
}

/// A time that is not known yet.
const OPEN: u64 = u64::MAX;

impl Relative {
    /// Nothing yet, seen from this cycle.
    pub fn to(now: u64) -> Self {
        Self { now, words: Vec::with_capacity(256) }
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

    /// Those of these cycles that are still to come.
    pub fn moments(&mut self, cycles: impl Iterator<Item = u64>) {
        let place = self.words.len();
        self.words.push(0);
        let now = self.now;
        self.words.extend(cycles.filter(|&cycle| cycle > now).map(|cycle| cycle - now));
        self.words[place] = (self.words.len() - place - 1) as u64;
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
        assert_eq!(seen(10, |r| r.moments([4, 10, 11, 15].into_iter())), [2, 1, 5]);
        assert_eq!(seen(10, |r| r.moment(Some(10))), seen(10, |r| r.moment(None)));
    }
}
