//! Whether any order of a straight function keeps all rules of its core in so many cycles: all of
//! them are tried.
//!
//! Source: own design; depth first, cycle by cycle, as in branch and bound. A state is left where
//! what has not issued has no room before the end, or where its like was left before with as many
//! cycles to go. Instructions that belong to equal pieces of work are interchangeable. The budget
//! is a number of states, so the answer is the same everywhere. That no order was forgotten is not
//! certified: tests compare the answer with one that tries every order by itself.

mod capacity;
mod symmetry;

use instar_cores::{Fetch, Relaxation};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::dominance::leaders;
use super::piece::Piece;

/// Instructions of a function that is tried.
pub const MOST: usize = 64;
/// Cycles ahead for which what is taken of a resource is kept.
const AHEAD: usize = 16;

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct TriedOrders {
    /// No order takes fewer cycles.
    pub cycles: u64,
    /// An order of so many cycles keeps all rules; else the budget was used up.
    pub kept: bool,
    /// States that were looked at.
    pub states: u64,
}

/// What must be reached in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// The last commit; cycles are counted from the first.
    Commit,
    /// The last issue; cycles are counted from the first, which is not one of them.
    Issue,
}

/// A straight function, or a block, whose orders are tried.
pub struct Exhaustive<'a> {
    goal: Goal,
    piece: &'a Piece,
    rules: &'a Relaxation,
    /// Cycles from each issue to the goal, at least.
    tails: Vec<i64>,
    after: Vec<Vec<(u32, i32)>>,
    before: Vec<u64>,
    /// By instruction those that come before it in some order as good as any.
    leaders: Vec<u64>,
    /// Loads that may lie near a store before them.
    loads_near: u64,
    /// Equal pieces of work: each a list of instructions, those of one class equal place by place.
    classes: Vec<Vec<Vec<u32>>>,
    /// Of each instruction its class and piece; none of the last, which stays.
    home: Vec<Option<(usize, usize)>>,
    /// Offset of the first word's first byte, where words of fetch count.
    fetch: Option<(Fetch, u64)>,
    failed: FxHashMap<Box<[u8]>, i64>,
    /// The instructions that issued so far, and at the end the order that was found.
    order: Vec<u32>,
    states: u64,
    budget: u64,
}

#[derive(Clone)]
struct State {
    issued: u64,
    ready: SmallVec<[i32; MOST]>,
    /// In the order of issue: cycle from which it may commit, instruction.
    flight: SmallVec<[(i32, u8); 16]>,
    entries: u32,
    /// By resource what is taken of it from the present cycle on.
    taken: SmallVec<[[u8; AHEAD]; 12]>,
    bytes: u64,
    /// By load the first cycle of its result, for the stores before it.
    late: SmallVec<[i32; MOST]>,
    /// In the present cycle: the instruction that issued last.
    last: Option<u32>,
    closed: bool,
}

impl<'a> Exhaustive<'a> {
    /// For a function of one block; `None` where it cannot be tried. `start` is its first address.
    pub fn new(piece: &'a Piece, rules: &'a Relaxation, start: u64, budget: u64) -> Option<Self> {
        let mut sources = (0..piece.size()).filter(|at| piece.into[*at].is_empty());
        if !sources.all(|at| piece.rules[at].first_done.is_some()) {
            return None;
        }
        let fetch = rules.fetch.filter(|fetch| fetch.first_at_once);
        let fetch = fetch.map(|fetch| (fetch, start % u64::from(fetch.bytes)));
        Self::towards(Goal::Commit, piece, rules, fetch, budget)
    }

    /// For the issue of a block, whatever was before it; `None` where it cannot be tried.
    pub fn of_block(piece: &'a Piece, rules: &'a Relaxation, budget: u64) -> Option<Self> {
        Self::towards(Goal::Issue, piece, rules, None, budget)
    }

    fn towards(
        goal: Goal,
        piece: &'a Piece,
        rules: &'a Relaxation,
        fetch: Option<(Fetch, u64)>,
        budget: u64,
    ) -> Option<Self> {
        let size = piece.size();
        let far = piece.rules.iter().flat_map(|r| &r.uses).any(|u| (u.from + u.cycles) as usize >= AHEAD);
        if size == 0 || size > MOST || far || piece.rules.iter().any(|r| r.alone) {
            return None;
        }
        let mut after = vec![Vec::new(); size];
        let mut before = vec![0u64; size];
        for edge in piece.into.iter().flatten() {
            after[edge.from as usize].push((edge.to, edge.cycles as i32));
            before[edge.to as usize] |= 1 << edge.from;
        }
        let classes = symmetry::classes(piece);
        let mut home = vec![None; size];
        for (class, pieces) in classes.iter().enumerate() {
            for (number, members) in pieces.iter().enumerate() {
                members.iter().for_each(|at| home[*at as usize] = Some((class, number)));
            }
        }
        let tails = piece.tails(goal == Goal::Commit);
        Some(Self {
            goal,
            leaders: leaders(piece),
            loads_near: piece.near.iter().fold(0, |all, near| all | 1 << near.1),
            piece,
            rules,
            tails,
            after,
            before,
            classes,
            home,
            fetch,
            failed: FxHashMap::default(),
            order: Vec::new(),
            states: 0,
            budget,
        })
    }

    /// Tries from `least` cycles on, up to `most`, which are known to suffice.
    pub fn least(&mut self, least: u64, most: u64) -> TriedOrders {
        let mut cycles = least;
        while cycles < most {
            match self.possible(cycles) {
                Some(true) => return TriedOrders { cycles, kept: true, states: self.states },
                Some(false) => cycles += 1,
                None => {
                    self.order.clear();
                    return TriedOrders { cycles, kept: false, states: self.states };
                }
            }
        }
        TriedOrders { cycles, kept: true, states: self.states }
    }

    /// The order that keeps all rules, where one was found.
    pub fn order(&self) -> Option<&[u32]> {
        (self.order.len() == self.piece.size()).then_some(&self.order)
    }

    /// Whether some order takes so many cycles; `None` where the budget did not suffice.
    fn possible(&mut self, cycles: u64) -> Option<bool> {
        let size = self.piece.size();
        let state = State {
            issued: 0,
            ready: SmallVec::from_elem(0, size),
            flight: SmallVec::new(),
            entries: 0,
            taken: SmallVec::from_elem([0; AHEAD], self.rules.resources.len()),
            bytes: 0,
            late: SmallVec::from_elem(0, size),
            last: None,
            closed: false,
        };
        let sources: Vec<u32> = (0..size as u32).filter(|at| self.before[*at as usize] == 0).collect();
        for first in sources {
            let end = match self.goal {
                // Its commit is the first cycle that counts.
                Goal::Commit => i64::from(self.piece.rules[first as usize].first_done?) + cycles as i64,
                Goal::Issue => cycles as i64,
            };
            if self.tails[first as usize] > end {
                continue;
            }
            if !self.stands_for(&state, first, 0) || !self.fits(&state, first, 0, self.rules.entries) {
                continue;
            }
            let begun = self.issue(&state, first, 0);
            self.order.push(first);
            if self.group(&begun, 0, self.rules.entries, end)? {
                return Some(true);
            }
            self.order.pop();
        }
        Some(false)
    }

    fn fits(&self, state: &State, at: u32, now: i32, free: u32) -> bool {
        let rules = &self.piece.rules[at as usize];
        if state.closed
            || state.issued >> at & 1 == 1
            || (self.before[at as usize] | self.leaders[at as usize]) & !state.issued != 0
            || state.ready[at as usize] > now
            || rules.entries > free
        {
            return false;
        }
        if let Some((fetch, offset)) = self.fetch {
            let word = |bytes: u64| (offset + bytes - 1) / u64::from(fetch.bytes);
            let reached = word(state.bytes + u64::from(rules.bytes));
            // The word of the first instruction's end, wherever that is.
            if reached as i64 > word(4) as i64 + i64::from(now) {
                return false;
            }
        }
        rules.uses.iter().all(|u| {
            let cycles = u.from as usize..(u.from + u.cycles) as usize;
            let room = self.rules.resources[u.resource].per_cycle;
            state.taken[u.resource][cycles].iter().all(|taken| u32::from(*taken) + u.amount <= room)
        })
    }

    fn issue(&self, state: &State, at: u32, now: i32) -> State {
        let rules = &self.piece.rules[at as usize];
        let mut new = state.clone();
        new.issued |= 1 << at;
        new.entries += rules.entries;
        new.bytes += u64::from(rules.bytes);
        let late = state.late[at as usize];
        new.flight.push(((now + rules.done as i32).max(late) + 1, at as u8));
        for &(store, load, cycles) in self.piece.near.iter().filter(|near| near.0 == at) {
            debug_assert_eq!(store, at);
            new.late[load as usize] = new.late[load as usize].max(now + cycles as i32);
        }
        for u in &rules.uses {
            for cycle in u.from as usize..(u.from + u.cycles) as usize {
                new.taken[u.resource][cycle] += u.amount as u8;
            }
        }
        for &(to, cycles) in &self.after[at as usize] {
            let ready = &mut new.ready[to as usize];
            // What needs a cycle or more needs the result.
            let result = if cycles > 0 { late } else { 0 };
            *ready = (*ready).max(now + cycles).max(result);
        }
        new.last = Some(at);
        new.closed |= rules.closes;
        new
    }

    /// Whether a state in the middle of cycle `now` leads to the last commit in time. `free`
    /// entries are left in it.
    fn group(&mut self, state: &State, now: i32, free: u32, end: i64) -> Option<bool> {
        let free = free - state.last.map_or(0, |at| self.piece.rules[at as usize].entries);
        let mut all: SmallVec<[u32; MOST]> =
            (0..self.piece.size() as u32).filter(|at| self.fits(state, *at, now, free)).collect();
        all.sort_by_key(|at| (std::cmp::Reverse(self.tails[*at as usize]), *at));
        for at in all {
            if self.swapped(state, at) || !self.stands_for(state, at, now) {
                continue;
            }
            let next = self.issue(state, at, now);
            self.order.push(at);
            if self.group(&next, now, free, end)? {
                return Some(true);
            }
            self.order.pop();
        }
        let mut next = state.clone();
        next.last = None;
        next.closed = false;
        for taken in &mut next.taken {
            taken.rotate_left(1);
            taken[AHEAD - 1] = 0;
        }
        self.cycle(next, now + 1, end)
    }

    /// Whether a state at the beginning of a cycle leads to the last commit in time.
    fn cycle(&mut self, mut state: State, now: i32, end: i64) -> Option<bool> {
        let all = state.issued.count_ones() as usize == self.piece.size();
        if all && self.goal == Goal::Issue {
            return Some(true);
        }
        let left = end - i64::from(now);
        if left < 0 {
            return Some(false);
        }
        self.states += 1;
        if self.states > self.budget {
            return None;
        }
        if !self.has_room(&state, now, end) {
            return Some(false);
        }
        let key = self.key(&state, now);
        if self.failed.get(&key).is_some_and(|known| left <= *known) {
            return Some(false);
        }
        let free = self.rules.entries - state.entries.min(self.rules.entries);
        self.commit(&mut state, now);
        if all && state.flight.is_empty() {
            return Some(true);
        }
        let possible = self.group(&state, now, free, end)?;
        if !possible {
            self.failed.insert(key, left);
        }
        Some(possible)
    }

    /// What is done commits, in order, as far as there are ports.
    fn commit(&self, state: &mut State, now: i32) {
        let mut taken: SmallVec<[u32; 4]> = SmallVec::from_elem(0, self.rules.commit.len());
        let mut gone = 0;
        for &(ready, at) in &state.flight {
            let rules = &self.piece.rules[usize::from(at)];
            let fits = rules.commits.iter().all(|c| taken[c.0] + c.1 <= self.rules.commit[c.0].per_cycle);
            if ready > now || !fits || rules.first && rules.entries == 1 && gone > 0 {
                break;
            }
            rules.commits.iter().for_each(|c| taken[c.0] += c.1);
            state.entries -= rules.entries;
            gone += 1;
        }
        state.flight.drain(..gone);
    }
}
