//! Whether any order of a straight function keeps all rules of its core in so many cycles: all of them are tried.
//!
//! Source: own design; depth first, cycle by cycle, as in branch and bound. A state is left where what has not issued
//! has no room before the end, or where its like was left before with as many cycles to go. Instructions that belong to
//! equal pieces of work are interchangeable. The budget is a number of states, so the answer is the same everywhere.
//! That no order was forgotten is not certified: tests compare the answer with one that tries every order by itself.

use instar_cores::{Fetch, Relaxation};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::leaders::leaders;
use super::piece::Piece;

/// Instructions of a function that is tried.
pub const MOST: usize = 64;
/// Cycles ahead for which what is taken of a resource is kept.
const AHEAD: usize = 16;
/// Beginnings of crowds that are looked at in each state.
const BEGINNINGS: usize = 6;

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
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
        let classes = classes(piece);
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
            states: 0,
            budget,
        })
    }

    /// Tries from `least` cycles on, up to `most`, which are known to suffice.
    pub fn least(&mut self, least: u64, most: u64) -> Tried {
        let mut cycles = least;
        while cycles < most {
            match self.possible(cycles) {
                Some(true) => return Tried { cycles, kept: true, states: self.states },
                Some(false) => cycles += 1,
                None => return Tried { cycles, kept: false, states: self.states },
            }
        }
        Tried { cycles, kept: true, states: self.states }
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
            if self.group(&begun, 0, self.rules.entries, end)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether nothing of an equal piece of work that stands as this one's does comes before it.
    fn stands_for(&self, state: &State, at: u32, now: i32) -> bool {
        let Some((class, number)) = self.home[at as usize] else { return true };
        let pieces = &self.classes[class];
        let own = self.standing(state, &pieces[number], now);
        pieces[..number].iter().all(|other| self.standing(state, other, now) != own)
    }

    /// How far a piece of work is: by instruction 0 where it has issued, else the cycles until it may, and one.
    fn standing(&self, state: &State, members: &[u32], now: i32) -> SmallVec<[u8; 32]> {
        let mut all = SmallVec::new();
        for &at in members {
            let (ready, late) = (state.ready[at as usize] - now, state.late[at as usize] - now);
            let waits = state.issued >> at & 1 == 0;
            all.push(if waits { ready.clamp(0, 250) as u8 + 1 } else { 0 });
            if self.loads_near >> at & 1 == 1 {
                all.push(if waits { late.clamp(0, 250) as u8 } else { 0 });
            }
        }
        all
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

    /// Whether a state in the middle of cycle `now` leads to the last commit in time. `free` entries are left in it.
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
            if self.group(&next, now, free, end)? {
                return Some(true);
            }
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

    /// Whether the same group comes with this instruction and the one before it in the other order.
    fn swapped(&self, state: &State, at: u32) -> bool {
        let Some(last) = state.last.filter(|last| *last > at) else { return false };
        let (a, b) = (&self.piece.rules[last as usize], &self.piece.rules[at as usize]);
        (self.before[at as usize] | self.leaders[at as usize]) >> last & 1 == 0
            && a.done == b.done
            && a.commits == b.commits
            && a.first == b.first
            && a.entries == b.entries
            && a.bytes == b.bytes
            && !a.closes
            && !b.closes
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

    /// Whether everything that has not issued and committed finds room before the end, each resource by itself.
    fn has_room(&self, state: &State, now: i32, end: i64) -> bool {
        let size = self.piece.size();
        let mut early: SmallVec<[i64; MOST]> = SmallVec::from_elem(i64::from(now), size);
        for at in 0..size {
            if state.issued >> at & 1 == 1 {
                continue;
            }
            let mut cycle = i64::from(state.ready[at].max(now));
            for edge in &self.piece.into[at] {
                if state.issued >> edge.from & 1 == 0 {
                    cycle = cycle.max(early[edge.from as usize] + i64::from(edge.cycles));
                }
            }
            if cycle + self.tails[at] > end {
                return false;
            }
            early[at] = cycle;
        }
        let mut items: SmallVec<[(i64, i64, u32); MOST]> = SmallVec::new();
        for (number, resource) in self.rules.resources.iter().enumerate() {
            items.clear();
            for at in (0..size).filter(|at| state.issued >> at & 1 == 0) {
                if let Some(u) = self.piece.rules[at].uses.iter().find(|u| u.resource == number) {
                    let last = end - self.tails[at] + i64::from(u.from + u.cycles) - 1;
                    items.push((last, early[at] + i64::from(u.from), u.amount * u.cycles));
                }
            }
            if !roomy(&mut items, resource.per_cycle) {
                return false;
            }
        }
        let commits = self.rules.commit.iter().filter(|_| self.goal == Goal::Commit);
        for (number, resource) in commits.enumerate() {
            items.clear();
            let of = |at: usize| self.piece.rules[at].commits.iter().find(|c| c.0 == number).map(|c| c.1);
            for at in (0..size).filter(|at| state.issued >> at & 1 == 0) {
                let ready = early[at] + i64::from(self.piece.rules[at].done) + 1;
                items.extend(of(at).map(|amount| (end, ready, amount)));
            }
            for &(ready, at) in &state.flight {
                let ready = i64::from(ready.max(now));
                items.extend(of(usize::from(at)).map(|amount| (end, ready, amount)));
            }
            if !roomy(&mut items, resource.per_cycle) {
                return false;
            }
        }
        true
    }

    /// A state without the cycle in which it is, equal for states that are.
    fn key(&self, state: &State, now: i32) -> Box<[u8]> {
        let mut key: Vec<u8> = Vec::with_capacity(self.piece.size() + 48);
        for pieces in &self.classes {
            let mut all: SmallVec<[SmallVec<[u8; 32]>; 8]> =
                pieces.iter().map(|members| self.standing(state, members, now)).collect();
            all.sort_unstable();
            all.iter().for_each(|one| key.extend(one));
        }
        for (at, home) in self.home.iter().enumerate() {
            if home.is_none() {
                key.extend(self.standing(state, &[at as u32], now));
            }
        }
        for &(ready, at) in &state.flight {
            key.push((ready - now).clamp(0, 250) as u8);
            key.push(self.kind(usize::from(at)));
        }
        key.push(255);
        for taken in &state.taken {
            let used = taken.iter().rposition(|amount| *amount > 0).map_or(0, |last| last + 1);
            key.push(used as u8);
            key.extend(&taken[..used]);
        }
        if let Some((fetch, offset)) = self.fetch {
            // Bytes that have come and have not issued; more than all that are left count as these.
            let there = (((offset + 3) / u64::from(fetch.bytes)) as i64 + i64::from(now) + 1)
                * i64::from(fetch.bytes);
            let left = (there - (offset + state.bytes) as i64).clamp(-1000, 4 * self.piece.size() as i64);
            key.extend(&(left as i16).to_le_bytes());
        }
        key.into_boxed_slice()
    }

    /// The first instruction that commits as this one does.
    fn kind(&self, at: usize) -> u8 {
        let own = &self.piece.rules[at];
        let same = |other: &instar_cores::Rules| {
            other.commits == own.commits && other.entries == own.entries && other.first == own.first
        };
        self.piece.rules.iter().position(same).unwrap_or(at) as u8
    }
}

/// Whether all of these fit: each a last cycle, a first one, and what it takes of so much in a cycle.
fn roomy(items: &mut [(i64, i64, u32)], per_cycle: u32) -> bool {
    if items.len() < 2 {
        return true;
    }
    items.sort_unstable();
    let mut beginnings: SmallVec<[i64; MOST]> = items.iter().map(|item| item.1).collect();
    beginnings.sort_unstable();
    beginnings.dedup();
    for &since in beginnings.iter().take(BEGINNINGS) {
        let mut work = 0;
        for item in items.iter().filter(|item| item.1 >= since) {
            work += item.2;
            if since + i64::from(work.div_ceil(per_cycle.max(1))) - 1 > item.0 {
                return false;
            }
        }
    }
    true
}

/// Pieces of work that have nothing to do with each other, those that are equal together.
fn classes(piece: &Piece) -> Vec<Vec<Vec<u32>>> {
    let size = piece.size();
    // The last instruction waits for all, and belongs to none.
    let inner = if piece.ends { size - 1 } else { size };
    let mut group: Vec<usize> = (0..inner).collect();
    fn root(group: &mut [usize], at: usize) -> usize {
        let mut top = at;
        while group[top] != top {
            top = group[top];
        }
        group[at] = top;
        top
    }
    for at in 0..inner {
        for edge in &piece.into[at] {
            let (a, b) = (root(&mut group, at), root(&mut group, edge.from as usize));
            group[a.max(b)] = a.min(b);
        }
    }
    for &(store, load, _) in &piece.near {
        let (a, b) = (root(&mut group, store as usize), root(&mut group, load as usize));
        group[a.max(b)] = a.min(b);
    }
    let mut pieces: Vec<Vec<u32>> = vec![Vec::new(); inner];
    for at in 0..inner {
        let top = root(&mut group, at);
        pieces[top].push(at as u32);
    }
    let mut classes: Vec<Vec<Vec<u32>>> = Vec::new();
    for members in pieces.into_iter().filter(|members| !members.is_empty()) {
        match classes.iter_mut().find(|class| equal(piece, &class[0], &members)) {
            Some(class) => class.push(members),
            None => classes.push(vec![members]),
        }
    }
    classes
}

/// Whether two pieces of work are equal, instruction by instruction.
fn equal(piece: &Piece, a: &[u32], b: &[u32]) -> bool {
    let place = |members: &[u32], at: u32| members.iter().position(|member| *member == at);
    let edges = |members: &[u32], at: u32| -> Vec<_> {
        piece.into[at as usize].iter().map(|edge| (place(members, edge.from), edge.cycles)).collect()
    };
    // What leads from them to the last instruction is part of how much they matter.
    let out = |at: u32| {
        let last = piece.into.last().map_or(&[][..], |into| &into[..]);
        last.iter().find(|edge| piece.ends && edge.from == at).map(|edge| edge.cycles)
    };
    let near = |members: &[u32]| {
        let mut all: Vec<_> = piece
            .near
            .iter()
            .filter_map(|n| Some((place(members, n.0)?, place(members, n.1)?, n.2)))
            .collect();
        all.sort_unstable();
        all
    };
    a.len() == b.len()
        && near(a) == near(b)
        && a.iter().zip(b).all(|(&x, &y)| {
            let (one, other) = (&piece.rules[x as usize], &piece.rules[y as usize]);
            let alike = instar_cores::Rules { results: other.results.clone(), ..one.clone() } == *other;
            alike && out(x) == out(y) && edges(a, x) == edges(b, y)
        })
}
