//! The way to memory that both caches share: requests, and answers one at a time.
//!
//! Source: rtl/bench/tilelink.h; the tile's crossbar (src/main/scala/tilelink/Xbar.scala), whose
//! arbiter prefers the data cache wherever both ask, since the instruction cache was never before
//! it in turn.

use std::collections::VecDeque;

use super::Params;

/// Beats of a block.
pub(super) const BEATS: u32 = 8;

/// What an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// A block for the instruction cache.
    Code,
    /// One for the data cache.
    Data,
    /// A block that was written back is there.
    Written,
}

/// Cycles from reset to the one in which the bench's first line (rtl/bench/tilelink.h), fetched
/// anew every second cycle until it is there, has turned fetch to the program.
pub(super) fn from_reset(params: &Params) -> u64 {
    25 + (u64::from(params.memory_read_latency) - 1) / 2 * 2
}

/// The port and the memory behind it.
#[derive(Clone, Debug)]
pub(super) struct Bus {
    read_latency: u64,
    write_latency: u64,
    /// Answers under way with their first cycles.
    answers: VecDeque<(u64, Answer)>,
    /// Beats of the first that were taken.
    beat: u32,
    /// First cycle in which another may begin.
    free: u64,
}

impl Bus {
    pub fn new(params: &Params) -> Self {
        Self {
            read_latency: params.memory_read_latency.into(),
            write_latency: params.memory_write_latency.into(),
            answers: VecDeque::new(),
            beat: 0,
            free: 0,
        }
    }

    /// The answer of a cycle, and whether it is its last beat.
    #[inline]
    pub fn offers(&self, now: u64) -> Option<(Answer, bool)> {
        let &(first, answer) = self.answers.front()?;
        let last = answer == Answer::Written || self.beat + 1 == BEATS;
        (first + u64::from(self.beat) <= now).then_some((answer, last))
    }

    /// Beats of the answer that were taken.
    #[inline]
    pub fn beat(&self) -> u32 {
        self.beat
    }

    /// What is offered is taken.
    pub fn take(&mut self, last: bool) {
        self.beat += 1;
        if last {
            self.answers.pop_front();
            self.beat = 0;
        }
    }

    fn answer(&mut self, at: u64, answer: Answer, beats: u32) {
        let first = at.max(self.free);
        self.free = first + u64::from(beats);
        self.answers.push_back((first, answer));
    }

    /// A block is asked for.
    pub fn read(&mut self, now: u64, answer: Answer) {
        self.answer(now + self.read_latency, answer, BEATS);
    }

    /// The last of a block is written back.
    pub fn wrote(&mut self, now: u64) {
        self.answer(now + self.write_latency, Answer::Written, 1);
    }

    /// The next cycle with an answer.
    pub fn next(&self) -> Option<u64> {
        self.answers.front().map(|&(first, _)| first + u64::from(self.beat))
    }
}
