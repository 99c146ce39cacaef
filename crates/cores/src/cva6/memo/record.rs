//! Stepping with notes, from one state to the next.
//!
//! Source: own design. A stretch ends where the code says so (after a change of flow, or where the
//! next 128 bytes of code begin), so that another way to the same place finds the same stretches.

use super::super::Cva6;
use super::super::frontend::{NOT_SEEN, flow};
use super::super::queue::WRONG;
use super::replay::Replayed;
use super::tape::Op;
use super::tree::{Noted, Stretch, Tree};
use super::{IN_FLIGHT, LONGEST, SHORTEST};
use crate::CommitObserver;
use crate::relative::{Origin, Relative};
use crate::remembering::MOST_BYTES;

/// A stretch that is being noted.
#[derive(Debug)]
pub struct Recording {
    /// The state from which on.
    state: u32,
    /// Its cycle.
    from: u64,
    /// Instructions that had committed.
    committed: u64,
    /// What fetch had looked at.
    seen: (u64, u64),
    notes: Vec<(Op, u64)>,
    commits: Vec<u32>,
}

/// Bits of an address within what a stretch covers of straight code.
const BLOCK_BITS: u32 = 7;

impl<O: CommitObserver> Cva6<O> {
    /// Works off what was given as `work_off` does; what is known from before is not stepped.
    pub(in crate::cva6) fn work_off_remembering(&mut self) {
        loop {
            if let Some(state) = self.memo.at {
                match self.replay(state) {
                    Replayed::Done => continue,
                    Replayed::Short => return,
                    Replayed::Unknown => {
                        self.settle();
                        self.begin(state);
                    }
                }
            }
            if !self.has_work() {
                return;
            }
            self.step_noted();
        }
    }

    /// One cycle, with notes if they are taken.
    fn step_noted(&mut self) {
        let before = self.committed;
        self.advance();
        self.follow_accelerator();
        if let Some(recording) = &mut self.memo.recording {
            let tapes = [&mut self.load_store.tape, &mut self.tape, &mut self.frontend.tape];
            let mut told = true;
            for tape in tapes {
                told &= tape.take(&mut recording.notes);
            }
            let cycle = (self.last_commit.saturating_sub(recording.from)) as u32;
            recording.commits.extend((before..self.committed).map(|_| cycle));
            if !told {
                self.stop_recording();
            }
        }
        if self.committed == before {
            return;
        }
        match &self.memo.recording {
            Some(recording) if recording.commits.len() as u64 >= LONGEST => self.end(),
            Some(recording) if recording.commits.len() < SHORTEST => {}
            None if self.memo.thrift.rests(self.committed) => {}
            _ if !(before..self.committed).any(|position| self.is_end(position)) => {}
            Some(_) => self.end(),
            None => {
                if let Some(state) = self.present_state() {
                    self.arrive(state);
                }
            }
        }
    }

    /// Whether a stretch may end after an instruction that has just committed.
    fn is_end(&self, position: u64) -> bool {
        self.stream.get(position).is_some_and(|retired| {
            let (from, to) = (retired.pc, retired.next_pc);
            to.wrapping_sub(from) > 4 || (from ^ to) >> BLOCK_BITS != 0
        })
    }

    /// From where positions and accesses are seen.
    pub(super) fn origin(&self) -> Origin {
        Origin { position: self.committed, access: self.load_store.places.next }
    }

    /// Whether the instructions after `position` follow each other as the code says, as far as a
    /// stretch may look.
    pub(super) fn is_even(&mut self, position: u64) -> bool {
        self.memo.next_odd(self.committed) >= position + IN_FLIGHT
    }

    /// The number of the present state, if it can be told as seen from here.
    fn present_state(&mut self) -> Option<u32> {
        if !self.is_even(self.committed) {
            return None;
        }
        let words = std::mem::take(&mut self.memo.words);
        let mut relative = Relative::seen_from(self.now, self.origin(), words);
        self.visit(&mut relative);
        // Where those in flight lead was asked before.
        let positions = self.scoreboard.positions().chain(self.frontend.queue.positions());
        for position in positions.filter(|&position| position != WRONG) {
            match self.stream.get(position) {
                Some(retired) => relative.number(flow(retired)),
                None => relative.refuse(),
            }
        }
        let state = relative.words().map(|words| self.memo.tree.state(words));
        self.memo.words = relative.into_words();
        if self.follow_accelerator() { None } else { state }
    }

    /// Where the accelerator's states got other numbers, what is known of them is forgotten;
    /// whether they did.
    fn follow_accelerator(&mut self) -> bool {
        let renumbered = self.behind.as_ref().map_or(0, |behind| behind.accelerator.renumbered());
        let changed = std::mem::replace(&mut self.memo.renumbered, renumbered) != renumbered;
        if changed {
            self.stop_recording();
            self.memo.tree = Tree::default();
        }
        changed
    }

    /// The pipeline is in this state.
    fn arrive(&mut self, state: u32) {
        if self.memo.tree.root(state).is_some() {
            (self.memo.at, self.memo.ahead) = (Some(state), false);
        } else {
            self.begin(state);
        }
    }

    /// Takes notes from a state on, in which the pipeline is.
    fn begin(&mut self, state: u32) {
        let committed = self.committed;
        if !self.memo.thrift.affords(committed) {
            return;
        }
        if !self.is_even(committed + LONGEST) {
            return;
        }
        let origin = self.origin();
        for tape in [&mut self.load_store.tape, &mut self.tape, &mut self.frontend.tape] {
            tape.start(origin);
        }
        self.base_registers.mark();
        let seen = std::mem::replace(&mut self.frontend.seen, NOT_SEEN);
        let (mut notes, mut commits) = std::mem::take(&mut self.memo.room);
        notes.clear();
        commits.clear();
        self.memo.recording = Some(Recording { state, from: self.now, committed, seen, notes, commits });
    }

    /// Takes no notes any more; those of the present stretch are lost.
    pub(in crate::cva6) fn stop_recording(&mut self) {
        if let Some(Recording { notes, commits, .. }) = self.stopped() {
            self.memo.room = (notes, commits);
        }
    }

    fn stopped(&mut self) -> Option<Recording> {
        let recording = self.memo.recording.take()?;
        for tape in [&mut self.load_store.tape, &mut self.tape, &mut self.frontend.tape] {
            tape.stop();
        }
        self.base_registers.unmark();
        let noted = self.committed - recording.committed;
        self.memo.thrift.noted(noted);
        self.memo.counts.noted += noted;
        let (first, last) = self.frontend.seen;
        self.frontend.seen = (first.min(recording.seen.0), last.max(recording.seen.1));
        Some(recording)
    }

    /// The present stretch ends here.
    fn end(&mut self) {
        let seen = self.frontend.seen;
        let Some(mut recording) = self.stopped() else { return };
        recording.drop_repeated();
        self.keep(&recording, seen);
        self.memo.room = (recording.notes, recording.commits);
    }

    /// Keeps what was noted up to the present state.
    fn keep(&mut self, recording: &Recording, seen: (u64, u64)) {
        // More of the stream is known by now.
        if self.memo.next_odd(recording.committed) < self.committed + IN_FLIGHT {
            return;
        }
        let Some(next) = self.present_state() else { return };
        let Recording { state, from, ref notes, ref commits, .. } = *recording;
        let memo = &mut self.memo;
        memo.made.clear();
        self.base_registers.made(&self.load_store.tape, &mut memo.made);
        let stretch = Stretch { cycles: self.now - from, seen, next };
        let consistent = memo.tree.add(state, Noted { notes, commits, made: &memo.made, stretch });
        if !consistent {
            debug_assert!(false, "the same answers led to another question");
            self.memo.switch(false);
            return;
        }
        if self.memo.tree.bytes() > MOST_BYTES {
            self.memo.tree = Tree::default();
            self.memo.counts.forgotten += 1;
            return;
        }
        self.arrive(next);
    }
}

/// Questions whose answers are known, as nothing that they depend on has changed since.
struct Asked {
    held: [u64; Self::KEPT],
    predicted: [u64; Self::KEPT],
    targets: [u64; Self::KEPT],
    checked: [i32; Self::KEPT],
    top: bool,
}

impl Asked {
    /// How many are kept of each kind, by their lowest bits.
    const KEPT: usize = 16;

    const NONE: Self = Self {
        held: [u64::MAX; Self::KEPT],
        predicted: [u64::MAX; Self::KEPT],
        targets: [u64::MAX; Self::KEPT],
        checked: [i32::MIN; Self::KEPT],
        top: false,
    };

    /// Whether a question, or a change, is to be noted with this answer.
    fn is_new(&mut self, op: Op, answer: u64) -> bool {
        fn put<T: PartialEq + Copy>(kept: &mut [T; Asked::KEPT], place: usize, it: T) -> bool {
            std::mem::replace(&mut kept[place % Asked::KEPT], it) != it
        }
        match op {
            Op::FetchHolds(line) if answer == 1 => return put(&mut self.held, line as usize, line),
            Op::FetchFill { .. } => self.held = Self::NONE.held,
            Op::Predict(pc) => return put(&mut self.predicted, pc as usize / 2, pc),
            Op::Train { .. } => self.predicted = Self::NONE.predicted,
            Op::Target(pc) => return put(&mut self.targets, pc as usize / 2, pc),
            Op::TrainTarget { .. } => self.targets = Self::NONE.targets,
            Op::Check(place) => return put(&mut self.checked, place as usize, place),
            Op::Fill { .. } | Op::Empty(_) => self.checked = Self::NONE.checked,
            Op::Top => return !std::mem::replace(&mut self.top, true),
            Op::Returns { .. } => self.top = false,
            _ => {}
        }
        true
    }
}

impl Recording {
    /// Leaves out questions whose answers follow from earlier ones, and turns of the write buffer
    /// that the next one replaces before anybody asks. What is left at a place depends on nothing
    /// that comes later, so that the same answers lead to the same question.
    fn drop_repeated(&mut self) {
        let (mut asked, mut turns) = (Asked::NONE, [None; 2]);
        let mut kept = Vec::with_capacity(self.notes.len());
        for (op, answer) in self.notes.drain(..) {
            match op {
                Op::Granted { sends, requests } => {
                    let before = turns[usize::from(sends)].replace((op, answer));
                    // One alone is granted whosever turn it was.
                    kept.extend(before.filter(|_| requests.count_ones() > 1));
                }
                Op::Pick { sends, .. } => {
                    kept.extend(turns[usize::from(sends)].take());
                    kept.push((op, answer));
                }
                _ if asked.is_new(op, answer) => kept.push((op, answer)),
                _ => {}
            }
        }
        kept.extend(turns.into_iter().flatten());
        self.notes = kept;
    }
}
