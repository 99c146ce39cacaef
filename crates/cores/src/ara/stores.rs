//! The store unit: words of the lanes become beats of the bus.
//!
//! Source: `vstu.sv` (p_vstu) of pulp-platform/ara ec0e379. The first response that comes once all
//! data of an instruction went ends it, whichever write it answers.

use std::collections::VecDeque;

use super::cycle::Cycle;
use super::operands::Queue;
use super::plan::{Plan, Unit};
use crate::relative::Relative;

/// A store whose data are to go.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    slot: u8,
    from: u64,
    /// Bytes that are left.
    left: u32,
}

/// A burst of writes.
#[derive(Clone, Copy, Debug)]
pub struct Writes {
    /// First cycle in which its data can go.
    pub from: u64,
    /// Beats that are left.
    pub beats: u32,
    /// Bytes of a beat; of the first one.
    pub bytes: u32,
    /// Bytes of the first beat.
    pub first: u32,
    /// It is one place of many.
    pub single: bool,
}

/// Bursts between the unit and the place where memory counts those under way: the cuts on the bus
/// hold them (`axi_cut` of vlsu.sv, `axi_mux` and `axi_xbar` of the system), in the RTL that was
/// measured five with their data and addresses of four.
const HELD: u64 = 5;
const ADDRESSES_HELD: u64 = 4;
/// Cycles from the release of one of them to the next write that the cuts take, and to the next
/// address.
const AGAIN: u64 = 4;
/// Cycles of the response's way that lie before that place, so that a further burst is let in
/// earlier.
const BEFORE: u64 = 2;

/// The unit.
#[derive(Clone, Debug)]
pub struct Stores {
    row: u32,
    latency: u64,
    /// Bursts that memory has under way at most.
    transactions: usize,
    waiting: VecDeque<Waiting>,
    committing: VecDeque<u8>,
    /// Bytes of the row that went.
    gone: u32,
    /// Cycles of the responses.
    responses: VecDeque<u64>,
    /// Cycles in which memory let the last bursts in, and how many it let in before them.
    released: VecDeque<u64>,
    before: u64,
}

impl Stores {
    /// An empty unit behind so many lanes.
    pub fn new(lanes: u32, latency: u32, transactions: u32) -> Self {
        Self {
            row: 8 * lanes,
            latency: u64::from(latency),
            transactions: transactions as usize,
            waiting: VecDeque::new(),
            committing: VecDeque::new(),
            gone: 0,
            responses: VecDeque::new(),
            released: VecDeque::new(),
            before: 0,
        }
    }

    /// Takes an instruction, which is there in cycle `from`.
    pub fn take(&mut self, slot: u8, from: u64, plan: &Plan) {
        self.waiting.push_back(Waiting { slot, from, left: plan.bytes });
        self.committing.push_back(slot);
    }

    /// Whether nothing is under way.
    pub fn rests(&self) -> bool {
        self.committing.is_empty() && self.responses.is_empty()
    }

    /// The oldest instruction that takes operands, or will.
    pub fn oldest(&self) -> Option<u8> {
        self.waiting.front().map(|waiting| waiting.slot)
    }

    /// Tells what is in it, as it is seen from the present cycle. Bursts are numbered from the
    /// oldest that matters, of whose number it tells nothing.
    pub fn encode(&self, relative: &mut Relative) {
        relative.count(self.waiting.len());
        for &Waiting { slot, from, left } in &self.waiting {
            relative.time(from);
            relative.number(u64::from(left) << 8 | u64::from(slot));
        }
        relative.count(self.committing.len());
        self.committing.iter().for_each(|&slot| relative.number(u64::from(slot)));
        relative.number(u64::from(self.gone));
        relative.count(self.responses.len());
        self.responses.iter().for_each(|&from| relative.time(from));
        // As long as a burst's release may hold another one up.
        let matters = self.latency.max(AGAIN);
        relative.count(self.released.len());
        self.released.iter().for_each(|&cycle| relative.time(cycle + matters));
    }

    /// Of the oldest burst whose release matters.
    pub fn first(&self) -> u64 {
        self.before
    }

    /// Whether the bus takes the address of another single write, after `asked` bursts.
    pub fn takes_address(&self, now: u64, asked: u64) -> bool {
        free(&self.released, self.before, asked.checked_sub(ADDRESSES_HELD), now + 1)
    }

    /// One cycle; whether a burst is done with, and whether it used the mask that waits for
    /// instruction `masked`. `burst`: the burst at the head of the address queue, if it writes.
    pub fn step(&mut self, at: &mut Cycle<'_>, burst: Option<&mut Writes>, masked: Option<u8>) -> [bool; 2] {
        let now = at.now;
        let masks = self.waiting.front().is_some_and(|waiting| at.needs_mask(waiting.slot));
        let went = self.send(now, burst, masks, masked, at);
        if self.responses.front().is_some_and(|&from| from <= now) {
            self.responses.pop_front();
            if self.committing.len() > self.waiting.len()
                && let Some(slot) = self.committing.pop_front()
            {
                at.ends.push(now + 2, slot, Unit::Store);
            }
        }
        went
    }

    fn send(
        &mut self,
        now: u64,
        burst: Option<&mut Writes>,
        masks: bool,
        masked: Option<u8>,
        at: &mut Cycle<'_>,
    ) -> [bool; 2] {
        let (Some(waiting), Some(burst)) = (self.waiting.front_mut(), burst) else { return [false; 2] };
        let waits = masks && masked != Some(waiting.slot);
        let operand = at.lane.has(Queue::Store, waiting.slot, now, 0);
        let behind = (self.before + self.released.len() as u64).checked_sub(HELD);
        let held = burst.single && !free(&self.released, self.before, behind, now);
        if now < waiting.from || burst.from > now || waits || !operand || held {
            return [false; 2];
        }
        if !masks {
            at.goes_unmasked(waiting.slot);
        }
        let bytes = burst.first.min(self.row.min(waiting.left) - self.gone);
        burst.first = burst.bytes;
        burst.beats -= 1;
        self.gone += bytes;
        let mut used = false;
        if self.gone == self.row || self.gone == waiting.left {
            at.lane.pop(Queue::Store);
            waiting.left -= self.gone;
            self.gone = 0;
            used = masks;
        }
        if waiting.left == 0 {
            self.waiting.pop_front();
        }
        let last = burst.beats == 0;
        if last {
            let at = self.released.len().checked_sub(self.transactions);
            let turn = at.map_or(0, |at| self.released[at] + self.latency.saturating_sub(BEFORE));
            let after = self.released.back().map_or(0, |&last| last + 1);
            let enters = now.max(turn).max(after);
            self.released.push_back(enters);
            if self.released.len() > 2 * HELD as usize {
                self.released.pop_front();
                self.before += 1;
            }
            self.responses.push_back(enters + self.latency);
        }
        [last, used]
    }
}

/// Whether a burst finds room in the cuts: memory let the one in, number `last`, that lies as far
/// before it as they hold.
fn free(released: &VecDeque<u64>, before: u64, last: Option<u64>, now: u64) -> bool {
    match last.and_then(|last| last.checked_sub(before)) {
        None => true,
        Some(at) => released.get(at as usize).is_some_and(|&cycle| cycle + AGAIN <= now),
    }
}
