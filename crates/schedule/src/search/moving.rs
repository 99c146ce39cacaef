//! A block whose instructions are moved, and the moves that are proposed.
//!
//! Source: own design. Some proposals know nothing; the others begin where the core waits, as near
//! the best order most moves elsewhere change nothing.

use instar_code::{Assigned, DependenceGraph};
use instar_files::Random;

/// Steps of a move that stays near, and of any.
const NEAR: usize = 6;
const FAR: usize = 100;
/// How far something is brought from to where the core waits.
const AROUND: usize = 30;

/// From where to where an instruction is moved.
pub type Move = (usize, usize);

/// A block on its way.
pub struct Moving<'a> {
    /// Its number in the function.
    pub number: usize,
    /// Its dependences.
    pub graph: &'a DependenceGraph,
    /// Its order and registers.
    pub assigned: Assigned<'a>,
}

impl Moving<'_> {
    /// A move of any instruction. `None` where it cannot be moved.
    pub fn propose(&self, random: &mut Random) -> Option<Move> {
        let from = random.below(self.last() as u64) as usize;
        let reach = if random.below(2) == 0 { NEAR } else { FAR };
        self.within(from, from.saturating_sub(reach), from + reach, random)
    }

    /// A move that may help an instruction that waits, counted from the block's first: something is
    /// done before it in the meantime, it goes somewhere else itself, or what it needs is begun
    /// earlier.
    pub fn propose_at(&self, waiting: u32, random: &mut Random) -> Option<Move> {
        let order = self.assigned.order();
        let at = order.position(waiting);
        match random.below(4) {
            0 | 1 => {
                let from = (at + random.below(2 * AROUND as u64 + 1) as usize).checked_sub(AROUND)?;
                if from == at || from >= self.last() {
                    return None;
                }
                let to = if from < at { at - 1 } else { at };
                let (low, high) = order.room(from, self.last(), &self.graph.before, &self.graph.after);
                (from != to && low <= to && to <= high).then_some((from, to))
            }
            2 if at < self.last() => self.within(at, at.saturating_sub(NEAR), at + NEAR, random),
            _ => {
                let needed = &self.graph.before[waiting as usize];
                if needed.is_empty() {
                    return None;
                }
                let from = order.position(needed[random.below(needed.len() as u64) as usize]);
                self.within(from, from.saturating_sub(2 * NEAR), from, random)
            }
        }
    }

    /// How many of its instructions are moved.
    fn last(&self) -> usize {
        self.graph.size() - usize::from(self.graph.ends)
    }

    /// A move to another place between these two.
    fn within(&self, from: usize, low: usize, high: usize, random: &mut Random) -> Option<Move> {
        let order = self.assigned.order();
        let room = order.room(from, self.last(), &self.graph.before, &self.graph.after);
        let (low, high) = (room.0.max(low), room.1.min(high));
        if low >= high {
            return None;
        }
        let to = low + random.below((high - low) as u64) as usize;
        Some((from, if to >= from { to + 1 } else { to }))
    }
}
