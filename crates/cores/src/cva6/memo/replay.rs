//! A stretch that was stepped before, done again: caches, predictors and addresses are asked as
//! they are now.
//!
//! Source: own design. What changes while it is asked is put back where an answer comes that was
//! not seen.

use super::super::Cva6;
use super::super::frontend::{address, direction, flow};
use super::super::load_store::is_misaligned;
use super::super::load_store::loads::overlaps;
use super::super::write_buffer::{Turns, bytes};
use super::tape::Op;
use super::{IN_FLIGHT, LONGEST};
use crate::CommitObserver;
use crate::parts::cache::{Cache, Replaced};
use crate::parts::divide;
use crate::parts::predict::{ReturnStack, Trained};
use crate::relative::{Places, Relative};

/// How a stretch went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replayed {
    /// It is done.
    Done,
    /// It needs more instructions than there are.
    Short,
    /// It was not seen before; nothing is changed.
    Unknown,
}

/// What stood where something was changed, oldest first.
#[derive(Debug, Default)]
pub struct Undo {
    trained: Vec<Trained>,
    targets: Vec<(u64, Option<u64>)>,
    /// The return stack, where it was changed.
    returns: ReturnStack,
    returned: bool,
    fetched: Vec<Replaced>,
    loaded: Vec<Replaced>,
    /// Whose turn it was in the write buffer.
    turns: Option<Turns>,
    /// Operands of divides, which are remembered at the end.
    divides: Vec<(u32, u64)>,
}

/// An answer that nothing was noted with.
const NEVER: u64 = u64::MAX;

/// A way and whether it is a random one, as an answer.
fn way((way, random): (usize, bool)) -> u64 {
    way as u64 | u64::from(random) << 8
}

impl<O: CommitObserver> Cva6<O> {
    /// Brings the structures into the state that is known by its number.
    pub(in crate::cva6) fn settle(&mut self) {
        let Some(state) = self.memo.at.take() else { return };
        if !std::mem::take(&mut self.memo.ahead) {
            return;
        }
        let mut words = std::mem::take(&mut self.memo.words);
        self.memo.tree.words(state, &mut words);
        let mut relative = Relative::reading(self.now, self.origin(), words);
        self.visit(&mut relative);
        self.memo.words = relative.into_words();
        self.csr_result = None;
        self.frontend.forget_causes();
    }

    /// Does the next stretch from a state on.
    pub(super) fn replay(&mut self, state: u32) -> Replayed {
        let enough = self.committed + LONGEST + 8 + IN_FLIGHT;
        if self.stream.end() < enough {
            return Replayed::Short;
        }
        if !self.is_even(self.committed + LONGEST + 8) {
            return Replayed::Unknown;
        }
        let Some(mut at) = self.memo.tree.root(state) else { return Replayed::Unknown };
        let access = self.load_store.places.next;
        let mut undo = std::mem::take(&mut self.memo.undo);
        let number = loop {
            let &node = self.memo.tree.node(at);
            let Some(op) = node.op else { break Some(node.answer) };
            let answer = self.answer(op, access, &mut undo);
            if answer != node.answer {
                match self.memo.tree.with_answer(at, answer) {
                    Some(other) => at = other,
                    None => break None,
                }
            }
            at += 1;
        };
        match number {
            Some(number) => self.pass(number, access, &mut undo),
            None => self.put_back(access, &mut undo),
        }
        undo.clear();
        self.memo.undo = undo;
        if number.is_some() { Replayed::Done } else { Replayed::Unknown }
    }

    /// The answer to a question, or 0 of a change, which is made. `access` is the number of the
    /// stretch's first access.
    #[inline(always)]
    fn answer(&mut self, op: Op, access: u64, undo: &mut Undo) -> u64 {
        let Self { frontend, load_store, stream, committed, behind, .. } = self;
        let retired = |position: i32| stream.get(committed.wrapping_add(position as i64 as u64));
        let number = |number: i32| access.wrapping_add(number as i64 as u64);
        let at = |places: &Places, place: i32| places.address(number(place));
        let (word_bits, line_mask) = (load_store.word_bits, load_store.line_mask);
        match op {
            Op::FetchHolds(line) => u64::from(frontend.lines.holds(line)),
            Op::FetchVictim(line) => way(frontend.lines.victim(line)),
            Op::FetchFill { line, way, random } => {
                fill(&mut frontend.lines, &mut undo.fetched, line, usize::from(way));
                if random {
                    frontend.lines.next_random();
                }
                0
            }
            Op::Predict(pc) => direction(frontend.history.predict(pc)),
            Op::Train { pc, taken } => {
                undo.trained.push(frontend.history.before_training(pc));
                frontend.history.train(pc, taken);
                0
            }
            Op::Target(pc) => address(frontend.targets.predict(pc)),
            Op::TrainTarget { pc, target } => {
                undo.targets.push((pc, frontend.targets.predict(pc)));
                frontend.targets.train(pc, target);
                0
            }
            Op::Top => address(frontend.returns.top()),
            Op::Returns { push, pop } => {
                if !std::mem::replace(&mut undo.returned, true) {
                    undo.returns.clone_from(&frontend.returns);
                }
                frontend.returns.update(push, pop);
                0
            }
            Op::Flow(position) => retired(position).map_or(NEVER, flow),
            Op::Divide(position) => {
                let Some(retired) = retired(position).filter(|retired| retired.detail != 0) else {
                    return NEVER;
                };
                undo.divides.push((retired.id, retired.detail));
                let params = &self.params;
                let default = u64::from(params.divide_default_latency);
                divide::latency(retired.detail, default, u64::from(params.divide_special_latency))
            }
            Op::Accesses(position) => retired(position).map_or(NEVER, |retired| u64::from(retired.accesses)),
            Op::Issue(position) => match retired(position) {
                Some(retired) if retired.accesses == 1 => {
                    load_store.places.add(retired.address().unwrap_or(0));
                    0
                }
                _ => NEVER,
            },
            Op::Shadow(base, size) => {
                let told = |position, register: u8| {
                    let position = committed.wrapping_add(position as i64 as u64);
                    stream.registers(position).map(|x| x[usize::from(register) % 32])
                };
                let value = self.base_registers.value_of(base, |place| at(&load_store.places, place), told);
                value.map_or(NEVER, |value| {
                    load_store.places.add(value);
                    u64::from(!is_misaligned(value, size))
                })
            }
            Op::Load(place) => {
                let address = at(&load_store.places, place);
                if !load_store.cached.holds(address) {
                    return 1;
                }
                let line = load_store.tags.line(address);
                if load_store.tags.holds(line) { 0 } else { 2 }
            }
            Op::Ask(place) => {
                let tags = &mut load_store.tags;
                let line = tags.line(at(&load_store.places, place));
                let victim = tags.victim(line);
                undo.loaded.push(tags.before_fill(line, victim.0));
                if victim.1 {
                    tags.next_random();
                }
                way(victim)
            }
            Op::Fill { line, way } => {
                let line = load_store.tags.line(at(&load_store.places, line));
                fill(&mut load_store.tags, &mut undo.loaded, line, usize::from(way));
                0
            }
            Op::Check(place) => {
                let line = load_store.tags.line(at(&load_store.places, place));
                u64::from(load_store.tags.holds(line))
            }
            Op::Conflicts { load, size, stores } => {
                let (places, load) = (&load_store.places, number(load));
                let address = places.address(load);
                let conflicts = |age: u64| overlaps(address, size, places.address(load.wrapping_sub(age)));
                u64::from(ages(stores).any(conflicts))
            }
            Op::Pick { sends, requests } => {
                load_store.write_buffer.turn(sends).pick(requests).map_or(NEVER, |it| it as u64)
            }
            Op::Granted { sends, requests } => {
                undo.turns.get_or_insert_with(|| load_store.write_buffer.turns());
                load_store.write_buffer.turn(sends).granted(requests);
                0
            }
            Op::Word { store, words } => {
                let (places, store) = (&load_store.places, number(store));
                let own = places.address(store) >> word_bits;
                let is_own = |&age: &u64| places.address(store.wrapping_sub(age)) >> word_bits == own;
                ages(words).find(is_own).unwrap_or(0)
            }
            Op::Bank { load, word } => {
                let bank = |place| at(&load_store.places, place) >> word_bits & line_mask;
                u64::from(bank(load) == bank(word))
            }
            Op::Set { line, word } => {
                let tags = &load_store.tags;
                let set = |place| tags.set(tags.line(at(&load_store.places, place)));
                u64::from(set(line) == set(word))
            }
            Op::Line { line, word } => {
                let line_of = |place| load_store.tags.line(at(&load_store.places, place));
                u64::from(line_of(line) == line_of(word))
            }
            Op::Offer(position) => match (behind, retired(position)) {
                (Some(behind), Some(retired)) => behind.key(retired),
                _ => NEVER,
            },
            Op::Empty(position) => {
                let accesses = stream.accesses(committed.wrapping_add(position as i64 as u64));
                load_store.forget(accesses, &mut |gone| undo.loaded.push(gone));
                0
            }
            Op::Bytes { store, size } => u64::from(bytes(at(&load_store.places, store), size, word_bits)),
        }
    }

    /// The stretch was gone through to its end.
    fn pass(&mut self, number: u64, access: u64, undo: &mut Undo) {
        let Self { memo, base_registers, load_store, frontend, stream, .. } = self;
        let (stretch, commits, made) = memo.tree.stretch(number);
        let places = &load_store.places;
        let address = |place: i32| places.address(access.wrapping_add(place as i64 as u64));
        let told = |position: i32, register: u8| {
            let position = self.committed.wrapping_add(position as i64 as u64);
            stream.registers(position).map(|x| x[usize::from(register) % 32])
        };
        base_registers.make(made, address, told);
        let (first, last) = stretch.seen;
        frontend.seen = (frontend.seen.0.min(first), frontend.seen.1.max(last));
        self.observer.commits(self.now, commits);
        self.committed += commits.len() as u64;
        self.last_commit = self.now + commits.last().map_or(0, |&cycle| u64::from(cycle));
        self.now += stretch.cycles;
        self.stream.release(self.committed - 1);
        memo.counts.replayed += commits.len() as u64;
        memo.thrift.gained(commits.len() as u64);
        (memo.at, memo.ahead) = (Some(stretch.next), true);
        for &(id, detail) in &undo.divides {
            self.last_details.insert(id, Some(detail));
        }
    }

    /// Everything is as it was before the stretch.
    #[cold]
    fn put_back(&mut self, access: u64, undo: &mut Undo) {
        let Self { frontend, load_store, .. } = self;
        load_store.places.next = access;
        undo.trained.iter().rev().for_each(|before| frontend.history.put_back(before));
        undo.targets.iter().rev().for_each(|&(pc, before)| frontend.targets.put_back(pc, before));
        if undo.returned {
            frontend.returns.clone_from(&undo.returns);
        }
        if let Some(turns) = undo.turns {
            load_store.write_buffer.set_turns(turns);
        }
        undo.fetched.iter().rev().for_each(|before| frontend.lines.put_back(before));
        undo.loaded.iter().rev().for_each(|before| load_store.tags.put_back(before));
    }
}

impl Undo {
    fn clear(&mut self) {
        self.trained.clear();
        self.targets.clear();
        self.returned = false;
        self.turns = None;
        self.fetched.clear();
        self.loaded.clear();
        self.divides.clear();
    }
}

fn fill(tags: &mut Cache, undo: &mut Vec<Replaced>, line: u64, way: usize) {
    undo.push(tags.before_fill(line, way));
    tags.fill(line, way);
}

/// The ages in a set of bits.
fn ages(mut bits: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let age = u64::from(bits.trailing_zeros()) + 1;
        let some = bits != 0;
        bits &= bits.wrapping_sub(1);
        some.then_some(age)
    })
}
