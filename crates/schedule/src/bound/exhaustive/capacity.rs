//! Whether what is left of a piece has room before its end.
//!
//! Source: own design, after the bounds of [`super::super::earliest`], from a state in the middle.

use smallvec::SmallVec;

use super::{Exhaustive, Goal, MOST, State};

/// Beginnings of crowds that are looked at in each state.
const BEGINNINGS: usize = 6;

impl Exhaustive<'_> {
    /// Whether everything that has not issued and committed finds room before the end, each
    /// resource by itself.
    pub(super) fn has_room(&self, state: &State, now: i32, end: i64) -> bool {
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
}

/// Whether all of these fit: each a last cycle, a first one, and what it takes of so much in a
/// cycle.
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
