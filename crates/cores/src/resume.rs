//! A model's present state, to go on from it again, and to see whether another run is in the very
//! same one.
//!
//! Source: own design. Where two streams differ in one place only, what comes before need not be
//! timed twice; and once the pipeline is in the same state again, seen from the present cycle, what
//! comes after takes the same cycles (as E. Schnarr and J. R. Larus, "Fast out-of-order processor
//! simulation using memoization", ASPLOS 1998, do for stretches of one stream). Code, costs and
//! parameters are no part of a state: they are the model's, whatever it goes on from. Nor is what
//! is only told (causes, counts of what was assumed).

use std::any::Any;
use std::ops::Range;

use instar_isa::StaticTable;

use crate::relative::Relative;

/// A model that can go on from a state that it was in before.
pub trait Resumable {
    /// The present state.
    fn save(&mut self) -> Saved;

    /// Goes on from a state that this model saved. What was worked off by then is given by nobody
    /// again.
    fn restore(&mut self, saved: &Saved);

    /// Whether the present state differs from a saved one in nothing but the cycle: whatever
    /// instructions follow, the same ones then commit as many cycles after [`Resumable::now`] as
    /// they did after [`Saved::now`], as long as fetch looks at the same code
    /// ([`Resumable::looked_at`]) and no line takes the place of another
    /// ([`Resumable::lines_replaced`]): in which order lines came into a cache is not compared.
    fn is_at(&mut self, saved: &Saved) -> bool;

    /// The present cycle.
    fn now(&self) -> u64;

    /// Puts other bytes at `address`, which was shown as code, with the static entries `ids` at
    /// their places there, as if those had retired. They are `last` where nothing is to stand
    /// after them.
    fn replace(&mut self, table: &StaticTable, ids: &[u32], address: u64, bytes: &[u8], last: bool);

    /// Addresses among which all code lies that fetch looked at since this was asked, on wrong
    /// paths too.
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
        self.relative.is_as(relative)
    }

    /// The state, for the family that saved it.
    pub(crate) fn state<S: Any>(&self) -> &S {
        self.state.downcast_ref().expect("a model goes on from what it saved itself")
    }
}
