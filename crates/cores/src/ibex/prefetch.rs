//! The prefetch buffer cycle by cycle, where instructions come later than in the cycle after their
//! request.
//!
//! Source: rtl/ibex_prefetch_buffer.sv (two requests under way), rtl/ibex_fetch_fifo.sv (three
//! words); names of signals are theirs.

use std::collections::VecDeque;

/// Requests that may be under way (NUM_REQS).
const REQUESTS: usize = 2;

/// A request for a word.
#[derive(Clone, Copy, Debug)]
struct Request {
    /// Cycle of its answer.
    answer: u64,
    /// A turn came since (branch_discard_q).
    discarded: bool,
}

/// The buffer, and the requests under way.
#[derive(Clone, Debug)]
pub(super) struct Prefetch {
    response_cycles: u64,
    /// The next cycle.
    now: u64,
    requests: VecDeque<Request>,
    /// Words in the buffer (valid_q).
    words: u32,
    /// The next instruction begins in the upper half of a word (instr_addr_q).
    upper: bool,
    /// First cycle in which it asks for more, as the core sleeps until then.
    silent: u64,
}

/// What the core does around it until the next instruction is taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    /// Cycle in which it turns to that, if it does.
    pub turn: Option<u64>,
    /// First cycle in which ID/EX takes an instruction.
    pub from: u64,
}

impl Prefetch {
    /// An empty one.
    pub fn new(response_cycles: u32) -> Self {
        Self {
            response_cycles: u64::from(response_cycles),
            now: 0,
            requests: VecDeque::new(),
            words: 0,
            upper: false,
            silent: 0,
        }
    }

    /// The next cycle that it comes to.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// The first cycle in ID/EX of the instruction at `pc`, which has four bytes or two.
    pub fn arrives(&mut self, around: Around, pc: u64, long: bool) -> u64 {
        loop {
            let now = self.now;
            let turns = around.turn == Some(now);
            let takes = now >= around.from && around.turn.is_none_or(|turn| now > turn);
            if self.step(turns.then_some(pc), takes, long) {
                return now + 1;
            }
        }
    }

    /// Nothing is taken before this cycle; it turns to `pc` before it, if it does.
    pub fn wait(&mut self, turn: Option<u64>, pc: u64, until: u64) {
        while self.now < until {
            let target = (turn == Some(self.now)).then_some(pc);
            self.step(target, false, false);
        }
    }

    /// It asks for nothing from a cycle on until another is over; that of the last answer before.
    pub fn sleeps(&mut self, from: u64, until: u64) -> u64 {
        self.wait(None, 0, from);
        self.silent = until + 1;
        self.requests.back().map_or(0, |request| request.answer)
    }

    /// One cycle; whether an instruction goes to ID/EX.
    fn step(&mut self, target: Option<u64>, takes: bool, long: bool) -> bool {
        let now = self.now;
        self.now += 1;
        let under_way = self.requests.len();
        let full = self.words >= 2 && (self.words >= 3 || under_way >= 1);
        let asks = now >= self.silent && under_way < REQUESTS && (target.is_some() || !full);
        let answered = self.requests.front().is_some_and(|request| request.answer <= now);
        let comes = answered && self.requests.pop_front().is_some_and(|request| !request.discarded);
        let there = self.words + u32::from(comes);
        let taken = takes && there >= if self.upper && long { 2 } else { 1 };
        if let Some(target) = target {
            self.words = 0;
            self.upper = target & 2 != 0;
            self.requests.iter_mut().for_each(|request| request.discarded = true);
        } else {
            self.words = there - u32::from(taken && (self.upper || long));
            self.upper ^= taken && !long;
        }
        if asks {
            self.requests.push_back(Request { answer: now + self.response_cycles, discarded: false });
        }
        taken && target.is_none()
    }
}
