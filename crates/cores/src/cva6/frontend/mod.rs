//! Fetch: next pc, instruction cache pipeline, realignment, prediction, instruction queue.
//!
//! Source: core/frontend/frontend.sv, instr_queue.sv, core/instr_realign.sv. A word is requested in
//! one cycle, read in the next, and scanned and queued in the third; a predicted change of flow
//! redirects the request of that third cycle and kills the word read in it. The queue is one FIFO
//! per halfword of a fetch: what does not fit is fetched again (replay).

mod reader;
mod scan;

use std::ops::Range;

use self::reader::Reader;
use self::scan::{MOST, NONE};
use super::instruction_table::InstructionTable;
use super::memo::{Op, Tape};
use super::memory::Memory;
use super::params::Params;
use super::queue::{Queue, WRONG};
use crate::parts::cache::Cache;
use crate::parts::image::{Flow, Image, Slot};
use crate::parts::predict::{BranchHistory, BranchTargets, ReturnStack};
use crate::parts::stream::{Retired, Stream};
use crate::relative::Relative;
use crate::{CachedRegion, Causes};

/// No address.
pub(super) const NOT_SEEN: (u64, u64) = (u64::MAX, 0);

/// Prediction of the last halfword of a word, kept for an instruction that crosses its end.
#[derive(Clone, Copy, Debug, Default)]
struct Saved {
    taken: Option<bool>,
    target: Option<u64>,
}

/// State of the fetch stages.
#[derive(Clone, Debug)]
pub struct Frontend {
    next_pc: u64,
    reader: Reader,
    pub(super) lines: Cache,
    /// Way that the missing line will take, and whether it is a random one.
    victim: (usize, bool),
    /// The cache is to be emptied (fence.i).
    pub empties: bool,
    pub(super) cached: CachedRegion,
    /// Address of the word that is scanned in this cycle.
    scanning: Option<u64>,
    /// Address of the last word that was scanned; its register keeps it until the next word
    /// arrives.
    word: u64,
    /// Lower half of an instruction that crosses into the next word: its address, and the
    /// prediction saved with it.
    split: Option<(u64, Saved)>,
    /// Position of the next instruction on the right path; `None` while fetch is on a wrong one.
    position: Option<u64>,
    /// Cause to be noted on the next instruction that is queued.
    after: Causes,
    /// The lowest and the highest address that was looked at.
    pub(super) seen: (u64, u64),
    /// Instructions of wrong paths of which nothing is known.
    pub unknown_code: u64,
    /// Instructions between fetch and issue.
    pub queue: Queue,
    /// Predicted changes of flow in the queue.
    pub redirects: usize,
    /// Branch history.
    pub(super) history: BranchHistory,
    /// Branch targets.
    pub targets: BranchTargets,
    pub(super) returns: ReturnStack,
    /// Prediction is that of a core from before November 2022.
    pub(super) older: bool,
    /// What is asked of cache, predictors and stream.
    pub(super) tape: Tape,
    halfwords: usize,
    capacity: usize,
    address_capacity: usize,
}

impl Frontend {
    /// An empty front end that starts at `pc`.
    pub fn new(params: &Params) -> Self {
        let halfwords = params.fetch_halfwords();
        Self {
            next_pc: 0,
            reader: Reader::Idle,
            lines: Cache::new(
                params.icache_bytes,
                params.icache_ways,
                params.icache_line_bytes,
                params.icache_random_bits,
            ),
            victim: (0, false),
            empties: false,
            cached: params.cached(),
            scanning: None,
            word: 0,
            split: None,
            position: None,
            after: Causes(0),
            seen: NOT_SEEN,
            unknown_code: 0,
            queue: Queue::new(),
            redirects: 0,
            history: BranchHistory::new(params.bht_entries, params.bht_history_bits),
            targets: BranchTargets::new(params.btb_entries),
            returns: ReturnStack::new(params.ras_entries),
            older: params.older_prediction,
            tape: Tape::default(),
            halfwords,
            capacity: halfwords * params.fetch_fifo_depth as usize,
            address_capacity: params.address_fifo_depth as usize,
        }
    }

    /// What is under way, as it is seen from the present cycle; not what caches and predictors
    /// hold.
    pub fn visit(&mut self, relative: &mut Relative) {
        relative.visit(&mut self.next_pc);
        self.reader.visit(relative);
        if !matches!(self.reader, Reader::Miss(_)) {
            // It is chosen anew for the next line.
            self.victim = (0, false);
        }
        let (way, random) = &mut self.victim;
        relative.visit_count(way);
        relative.visit_flags([random, &mut self.empties]);
        relative.visit_maybe(&mut self.scanning);
        relative.visit(&mut self.word);
        let (mut split, mut saved) = (self.split.map(|(pc, _)| pc), Saved::default());
        relative.visit_maybe(&mut split);
        if split.is_some() {
            saved = self.split.map_or(saved, |(_, saved)| saved);
            let mut taken = saved.taken.map(u64::from);
            relative.visit_maybe(&mut taken);
            saved.taken = taken.map(|taken| taken == 1);
            relative.visit_maybe(&mut saved.target);
        }
        self.split = split.map(|pc| (pc, saved));
        let mut position = self.position.unwrap_or(WRONG);
        relative.visit_position(&mut position);
        self.position = (position != WRONG).then_some(position);
        relative.visit_count(&mut self.redirects);
        self.queue.visit(relative);
    }

    /// Whether caches and predictors are those of the other one.
    pub fn remembers_the_same(&self, other: &Self) -> bool {
        self.lines.is_same(&other.lines)
            && self.history == other.history
            && self.targets == other.targets
            && self.returns == other.returns
    }

    /// Addresses among which the code lies that was looked at since this was asked last.
    pub fn looked_at(&mut self) -> Range<u64> {
        let (first, end) = std::mem::replace(&mut self.seen, NOT_SEEN);
        first..end.saturating_add(2 * (MOST as u64 + 1)).max(first)
    }

    /// Position of the next instruction that fetch wants, where it is on the right path.
    pub fn wants(&self) -> Option<u64> {
        self.position
    }

    /// Whether a line is waited for.
    pub fn misses(&self) -> bool {
        matches!(self.reader, Reader::Miss(Some(_)))
    }

    /// Nothing is to be noted on the next instruction that is queued.
    pub fn forget_causes(&mut self) {
        self.after = Causes(0);
    }

    /// Starts or restarts at `pc`, which is the instruction at `position`, or on a wrong path.
    fn redirect(&mut self, pc: u64, position: u64, cause: Causes) {
        self.next_pc = pc;
        self.position = (position != WRONG).then_some(position);
        self.scanning = None;
        self.split = None;
        self.queue.clear();
        self.redirects = 0;
        self.after = cause;
    }

    /// Forgets the fetch that is under way, where the stream goes on somewhere else: at `pc`, the
    /// instruction at `position`.
    pub fn abandon(&mut self, pc: u64, position: u64) {
        self.redirect(pc, position, Causes(0));
        self.reader = match self.reader {
            Reader::Read(_) => Reader::Idle,
            Reader::Miss(_) => Reader::Miss(None),
            other => other,
        };
    }

    /// Whether the queue accepts, from the counts at the start of the cycle.
    #[inline]
    pub fn ready(&self, queued: usize, redirects: usize) -> bool {
        queued <= self.capacity - self.halfwords && redirects < self.address_capacity
    }

    /// One cycle. `queued` and `redirects` are the queue's counts at its start.
    pub fn step(
        &mut self,
        now: u64,
        queued: usize,
        redirects: usize,
        stream: &Stream,
        code: (&mut Image, &mut InstructionTable),
        memory: &mut Memory,
    ) {
        let ready = self.ready(queued, redirects);
        let (image, book) = code;
        let mut predicted = None;
        let mut replay = None;
        if let Some(word) = self.scanning {
            self.word = word;
            (predicted, replay) = self.scan(word, queued, redirects, stream, (&mut *image, book));
        }
        // The word that was read becomes the one to scan, unless a prediction or replay kills it.
        let killed = predicted.is_some() || replay.is_some();
        let (arrived, accepts) = self.step_reader(now, killed, memory);
        self.scanning = arrived;
        if killed {
            self.split = None;
        } else if let (Some((pc, _)), Some(_)) = (self.split, arrived) {
            self.split = Some((pc, self.last_prediction(self.word, &image.slot(pc))));
        }
        let fetch = predicted.unwrap_or(self.next_pc);
        self.next_pc = fetch;
        if let Some(pc) = replay {
            self.next_pc = pc;
        } else if ready && accepts {
            self.reader = Reader::Read(fetch);
            self.next_pc = self.word_end(fetch);
        }
    }

    /// Whether fetch only waits: for room in the queue, for a line, or until the cache is emptied.
    #[inline]
    pub fn is_still(&self) -> bool {
        self.scanning.is_none()
            && match self.reader {
                Reader::Idle => !self.empties && !self.ready(self.queue.waiting(), self.redirects),
                Reader::Read(_) => false,
                Reader::Miss(_) | Reader::Flush(_) => true,
            }
    }

    /// Cycle from which the cache is empty, where it is being emptied.
    pub fn emptied_at(&self) -> Option<u64> {
        match self.reader {
            Reader::Flush(until) => Some(until),
            _ => None,
        }
    }

    /// A branch executed in this cycle; fetch learns it at its end.
    #[inline]
    pub fn train(&mut self, outcome: Option<(u64, bool)>) {
        if let Some((pc, taken)) = outcome {
            self.tape.note(0, |_| Op::Train { pc, taken });
            self.history.train(pc, taken);
        }
    }

    /// The jump at `pc` was mispredicted and leads to `target`.
    pub fn train_target(&mut self, pc: u64, target: u64) {
        self.tape.note(0, |_| Op::TrainTarget { pc, target });
        self.targets.train(pc, target);
    }

    /// Whether a branch that leads there trains the history (branch_unit.sv: in an older core one
    /// that is predicted not taken is told as no branch, unless it is mispredicted).
    pub(super) fn trains(&self, taken: bool, mispredicted: bool) -> bool {
        !self.older || taken || mispredicted
    }

    /// Whether a jump to a register is looked up among the targets (frontend.sv is_jalr: of an
    /// older core no call is).
    pub(super) fn has_target(&self, slot: &Slot) -> bool {
        slot.flow == Flow::Register && !(self.older && slot.call)
    }

    /// What the branch history says of the branch at `pc`.
    #[inline]
    fn history_of(&mut self, pc: u64) -> Option<bool> {
        let predicted = self.history.predict(pc);
        self.tape.note(direction(predicted), |_| Op::Predict(pc));
        predicted
    }

    /// What the branch targets say of the jump at `pc`.
    #[inline]
    fn target_of(&mut self, pc: u64) -> Option<u64> {
        let predicted = self.targets.predict(pc);
        self.tape.note(address(predicted), |_| Op::Target(pc));
        predicted
    }

    /// The top of the return stack.
    #[inline]
    fn top(&mut self) -> Option<u64> {
        let top = self.returns.top();
        self.tape.note(address(top), |_| Op::Top);
        top
    }

    /// A cycle in which fetch is redirected to `pc`, the instruction at `position`, by a later
    /// stage: nothing arrives and nothing is requested. What is scanned is lost, but moves the
    /// return stack all the same.
    pub fn step_redirected(
        &mut self,
        now: u64,
        (pc, position, cause): (u64, u64, Causes),
        image: &Image,
        memory: &mut Memory,
    ) {
        if let Some(word) = self.scanning {
            let mut found = NONE;
            let (count, _) = self.realign(word, image, &mut found);
            let (_, _, valid) = self.predict(&mut found[..count]);
            let room = self.room(&found[..valid], self.queue.waiting(), self.redirects);
            self.update_returns(&found[..count], room);
        }
        self.redirect(pc, position, cause);
        self.step_reader(now, true, memory);
    }

    /// Address after the fetched word in which `address` lies.
    #[inline]
    fn word_end(&self, address: u64) -> u64 {
        let bytes = 2 * self.halfwords as u64;
        (address & !(bytes - 1)) + bytes
    }
}

/// A prediction as an answer.
#[inline]
pub(super) fn direction(predicted: Option<bool>) -> u64 {
    predicted.map_or(0, |taken| 1 + u64::from(taken))
}

/// An address of code as an answer: none is odd.
#[inline]
pub(super) fn address(address: Option<u64>) -> u64 {
    address.map_or(0, |address| address | 1)
}

/// Where an instruction leads as an answer, and whether it is a branch that was taken.
#[inline]
pub(super) fn flow(retired: Retired) -> u64 {
    retired.next_pc | u64::from(retired.taken)
}
