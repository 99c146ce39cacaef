//! Cycles of orders that differ in one place from an order that was timed before.
//!
//! Source: own design, over [`instar_cores::Resumable`]. Of the order that stands, the model's
//! state is kept every so many instructions of the call. Another order is timed from the last such
//! state before what differs, up to where the model comes to a state that the standing order had
//! there too: from then on it takes the same cycles, up to the next place of the call that differs.
//! So the cycles are always those of the whole call.
//!
//! Both orders must leave caches and predictors alike when they are warmed. They do where every
//! block of the call begins and ends at the same address and no line takes the place of another.
//! Where blocks move the call that warms is shown to the model again, and if that leaves something
//! else, all of the call is timed anew.

#[cfg(test)]
mod tests;

use std::ops::Range;

use instar_code::{CodeLayout, Placed};
use instar_cores::Saved;
use instar_measure::{Stretch, Timed};

use crate::Error;
use crate::judge::Judge;

/// Instructions of the call from one state to the next.
const STEP: usize = 32;
/// Orders after which is asked whether states are worth their while.
const ORDERS: u64 = 64;

/// A state before an instruction of the call.
struct Mark {
    saved: Saved,
    /// The commits so far, by the clock of the state.
    stretch: Stretch,
    /// Cycles of the call that the clock of the state does not know of.
    late: i64,
}

impl Mark {
    /// Cycles from the first commit; `None` before it.
    fn passed(&self) -> Option<i64> {
        self.stretch.first().map(|first| (self.saved.now() - first) as i64 + self.late)
    }
}

/// The order that others are compared with, and that which is compared with it.
struct Present {
    layout: CodeLayout,
    ids: Vec<u32>,
    /// What of the standing order is in no place, as another one was tried there.
    tried: Option<Tried>,
}

/// A piece of a layout, from an instruction on.
struct Tried {
    first: usize,
    placed: Vec<Placed>,
    ids: Vec<u32>,
}

impl Present {
    /// Puts a piece in its place, and what stood there into the piece.
    fn swap(&mut self, piece: &mut Tried) {
        let which = piece.which();
        self.layout.placed[which.clone()].swap_with_slice(&mut piece.placed);
        self.ids[which].swap_with_slice(&mut piece.ids);
    }
}

impl Tried {
    fn which(&self) -> Range<usize> {
        self.first..self.first + self.placed.len()
    }
}

/// States of the standing order.
struct Standing {
    cycles: u64,
    timed: Timed<Stretch>,
    /// The state before anything retired.
    cold: Saved,
    /// Instructions from one state to the next.
    step: usize,
    /// The states before instructions 0, `step`, 2 `step`, …
    marks: Vec<Mark>,
    /// Where the code lies that fetch looked at after each of them, up to the next.
    seen: Vec<Range<u64>>,
}

/// A stretch that was timed anew.
struct Anew {
    /// The mark with which it begins.
    from: usize,
    /// Those after that one.
    marks: Vec<Mark>,
    seen: Vec<Range<u64>>,
    /// Cycles by which all that follows is later, up to the next such stretch.
    later: i64,
}

/// What the last order came to.
enum Last {
    /// It was timed as a whole.
    Whole,
    /// It was timed in stretches.
    Stretches(Stretches),
}

/// What is known of an order that was timed in stretches.
struct Stretches {
    /// Its state before its first instruction, where that is another one.
    first: Option<Mark>,
    stretches: Vec<Anew>,
}

/// Tells the cycles of orders, of which each is like the one that stands.
pub struct Retimed<'a> {
    judge: Judge<'a>,
    present: Present,
    standing: Option<Standing>,
    last: Last,
    cycles: u64,
    step: usize,
    /// Orders that were timed in stretches, and what part of the call they were, in states.
    orders: u64,
    stale: u64,
}

impl<'a> Retimed<'a> {
    /// Over a judge that does not time the call that warms; this order stands first.
    ///
    /// # Errors
    /// One sentence where an instruction has no cost on the core.
    pub fn new(judge: Judge<'a>, layout: CodeLayout) -> Result<Self, Error> {
        Self::with_step(judge, layout, STEP)
    }

    fn with_step(mut judge: Judge<'a>, layout: CodeLayout, step: usize) -> Result<Self, Error> {
        let ids = judge.ids(&layout);
        let present = Present { layout, ids, tried: None };
        let mut new =
            Self { judge, present, standing: None, last: Last::Whole, cycles: 0, step, orders: 0, stale: 0 };
        new.begin()?;
        new.cycles = match &new.standing {
            Some(standing) => standing.cycles,
            None => new.judge.cycles(&new.present.layout)?,
        };
        Ok(new)
    }

    /// The order that stands.
    pub fn layout(&mut self) -> &CodeLayout {
        self.back();
        &self.present.layout
    }

    /// The cycles of the order whose cycles were asked for last.
    pub fn last(&self) -> u64 {
        self.cycles
    }

    /// The cycles of a call in an order.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn cycles(&mut self, layout: &CodeLayout) -> Result<u64, Error> {
        self.back();
        let (old, new) = (&self.present.layout.placed, &layout.placed);
        let first = old.iter().zip(new).position(|(old, new)| old != new).unwrap_or(old.len());
        let end = old.iter().zip(new).rposition(|(old, new)| old != new).map_or(first, |at| at + 1);
        self.changed(first, layout.placed[first..end].to_vec())
    }

    /// The cycles of a call with other instructions in the place of those from the `first` on.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn changed(&mut self, first: usize, placed: Vec<Placed>) -> Result<u64, Error> {
        self.back();
        if self.judge.is_table_full() {
            self.judge.begin_table();
            self.present.ids = self.judge.ids(&self.present.layout);
            self.begin()?;
        }
        let moved = self.is_moved(first, &placed);
        let ids = self.judge.ids_of(&placed);
        let mut tried = Tried { first, placed, ids };
        self.present.swap(&mut tried);
        let which = tried.which();
        self.present.tried = Some(tried);
        let quick = match &mut self.standing {
            Some(standing) => standing.cycles(&mut self.judge, &self.present, which, moved)?,
            None => None,
        };
        (self.cycles, self.last) = match quick {
            Some(found) => found,
            None => {
                if self.judge.is_table_full() {
                    // Numbers of the table become others.
                    self.standing = None;
                }
                (self.judge.cycles(&self.present.layout)?, Last::Whole)
            }
        };
        self.weigh();
        Ok(self.cycles)
    }

    /// The order that stands is in its place again.
    fn back(&mut self) {
        let Some(mut tried) = self.present.tried.take() else { return };
        self.present.swap(&mut tried);
        if let Some(standing) = &mut self.standing {
            put(&mut standing.timed, &self.judge, &self.present, tried.which());
        }
    }

    /// Whether a block of the call begins or ends elsewhere.
    fn is_moved(&self, first: usize, placed: &[Placed]) -> bool {
        let (old, end) = (&self.present.layout, first + placed.len());
        let alike = |at: usize| at < first || at >= end || old.placed[at].pc == placed[at - first].pc;
        let begun = old.starts.partition_point(|start| *start <= first).saturating_sub(1);
        let blocks = old.starts.windows(2).enumerate().skip(begun).take_while(|(_, ends)| ends[0] < end);
        { blocks }.any(|(block, ends)| {
            let touched = first < ends[1] && ends[0] < ends[1] && self.judge.is_passed(block);
            touched && !(alike(ends[0]) && alike(ends[1] - 1))
        })
    }

    /// Keeps the states of the order that stands.
    fn begin(&mut self) -> Result<(), Error> {
        self.standing = Standing::new(&mut self.judge, &self.present, self.step)?;
        Ok(())
    }

    /// Where most of the call is timed anew for most orders, states on the way are not worth what
    /// they take.
    fn weigh(&mut self) {
        let (Last::Stretches(last), Some(standing)) = (&self.last, &self.standing) else { return };
        self.orders += 1;
        self.stale += last.stretches.iter().map(|anew| anew.seen.len() as u64).sum::<u64>();
        let all = self.orders * standing.marks.len() as u64;
        if self.orders == ORDERS && self.step == STEP && self.stale * 4 > all * 3 {
            self.step = usize::MAX;
        }
    }

    /// The order whose cycles were asked for last is the one that stands from now on.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn stand(&mut self) -> Result<(), Error> {
        if self.present.tried.take().is_none() {
            return Ok(());
        }
        match (std::mem::replace(&mut self.last, Last::Whole), &mut self.standing) {
            (Last::Stretches(stretches), Some(standing)) if standing.step == self.step => {
                standing.take(stretches, self.cycles);
                Ok(())
            }
            _ => {
                // Numbers of the table may be others, as the whole call was timed.
                self.present.ids = self.judge.ids(&self.present.layout);
                self.begin()
            }
        }
    }
}

impl Standing {
    /// Times an order and keeps its states; `None` where the core's family has none, or where it
    /// matters in which order lines come into its caches.
    fn new(judge: &mut Judge<'_>, present: &Present, step: usize) -> Result<Option<Self>, Error> {
        let Present { layout, ids, .. } = present;
        let mut timed = judge.cold(layout, Stretch::default())?;
        let Some(cold) = timed.resumable().map(|door| door.save()) else { return Ok(None) };
        judge.warm(layout, ids, &mut timed);
        timed.drain()?;
        let (mut marks, mut seen) = (Vec::new(), Vec::new());
        let retired = judge.retired();
        for from in (0..retired).step_by(step) {
            let to = retired.min(from.saturating_add(step));
            let Some(door) = timed.resumable() else { return Ok(None) };
            door.looked_at();
            let saved = door.save();
            marks.push(Mark { saved, stretch: *timed.observer(), late: 0 });
            judge.retire(layout, ids, from..to, &mut timed);
            if to == retired {
                timed.drain()?;
            }
            seen.push(timed.resumable().map_or(0..u64::MAX, |door| door.looked_at()));
        }
        if timed.resumable().is_none_or(|door| door.lines_replaced() > 0) {
            return Ok(None);
        }
        let cycles = timed.observer().cycles();
        Ok(Some(Self { cycles, timed, cold, step, marks, seen }))
    }

    /// The cycles of another order, which is present and differs there; `None` where it must be
    /// timed as a whole.
    fn cycles(
        &mut self,
        judge: &mut Judge<'_>,
        present: &Present,
        changed: Range<usize>,
        moved: bool,
    ) -> Result<Option<(u64, Last)>, Error> {
        if changed.is_empty() {
            let stretches = Stretches { first: None, stretches: Vec::new() };
            return Ok(Some((self.cycles, Last::Stretches(stretches))));
        }
        put(&mut self.timed, judge, present, changed.clone());
        let first = if moved { self.warmed(judge, present)? } else { None };
        let stale = match first {
            Some(_) => vec![true; self.marks.len()],
            None => self.stale(judge, &present.layout, &changed),
        };
        let stretches = match self.anew(judge, present, &stale, first.as_ref())? {
            Some(stretches) => Stretches { first, stretches },
            None => return Ok(None),
        };
        let later = stretches.stretches.last().map_or(0, |anew| anew.later);
        Ok(Some(((self.cycles as i64 + later) as u64, Last::Stretches(stretches))))
    }

    /// The state before the first instruction, where caches and predictors are warmed otherwise
    /// than by the order that stands.
    fn warmed(&mut self, judge: &mut Judge<'_>, present: &Present) -> Result<Option<Mark>, Error> {
        let Some(door) = self.timed.resumable() else { return Ok(None) };
        door.restore(&self.cold);
        judge.warm(&present.layout, &present.ids, &mut self.timed);
        self.timed.drain()?;
        let Some(door) = self.timed.resumable() else { return Ok(None) };
        let alike = door.lines_replaced() == 0 && door.is_at(&self.marks[0].saved);
        Ok((!alike).then(|| Mark { saved: door.save(), stretch: Stretch::default(), late: 0 }))
    }

    /// Which stretches of the call may differ: instructions that did, or that fetch looked at, are
    /// in them.
    fn stale(&self, judge: &Judge<'_>, layout: &CodeLayout, changed: &Range<usize>) -> Vec<bool> {
        let code = layout.code(changed).start..match changed.end == layout.placed.len() {
            // What stands after the function moves, too.
            true => u64::MAX,
            false => layout.code(changed).end,
        };
        let looked = |seen: &Range<u64>| seen.start < code.end && code.start < seen.end;
        let mut stale: Vec<bool> = self.seen.iter().map(looked).collect();
        let starts = &layout.starts;
        for (block, before) in judge.passes() {
            let from = changed.start.max(starts[block]);
            let to = changed.end.min(starts[block + 1]);
            if from < to {
                let (first, last) = (before + from - starts[block], before + to - 1 - starts[block]);
                stale[first / self.step..=last / self.step].fill(true);
            }
        }
        stale
    }

    /// Times the stretches that differ; `None` where a line takes the place of another.
    fn anew(
        &mut self,
        judge: &mut Judge<'_>,
        present: &Present,
        stale: &[bool],
        first: Option<&Mark>,
    ) -> Result<Option<Vec<Anew>>, Error> {
        let Self { timed, marks, cycles, step, .. } = self;
        let retired = judge.retired();
        let (mut stretches, mut later) = (Vec::new(), 0);
        let mut next = stale.iter().position(|stale| *stale);
        while let Some(from) = next {
            let begin = first.unwrap_or(&marks[from]);
            let late = begin.late + later;
            let Some(door) = timed.resumable() else { return Ok(None) };
            door.restore(&begin.saved);
            *timed.observer() = begin.stretch;
            let mut anew = Anew { from, marks: Vec::new(), seen: Vec::new(), later: 0 };
            let mut at = from;
            next = loop {
                let begin = at * *step;
                judge.retire(
                    &present.layout,
                    &present.ids,
                    begin..retired.min(begin.saturating_add(*step)),
                    timed,
                );
                at += 1;
                if at == marks.len() {
                    timed.drain()?;
                    anew.later = timed.observer().cycles() as i64 + late - *cycles as i64;
                }
                let stretch = *timed.observer();
                let Some(door) = timed.resumable() else { return Ok(None) };
                anew.seen.push(door.looked_at());
                if door.lines_replaced() > 0 {
                    return Ok(None);
                }
                if at == marks.len() {
                    break None;
                }
                let saved = door.save();
                let mark = Mark { saved, stretch, late };
                let passed = (mark.passed(), marks[at].passed());
                if !stale[at]
                    && let (Some(now), Some(then)) = passed
                    && door.is_at(&marks[at].saved)
                {
                    anew.later = now - then;
                    break stale[at..].iter().position(|stale| *stale).map(|further| at + further);
                }
                anew.marks.push(mark);
            };
            later = anew.later;
            stretches.push(anew);
        }
        Ok(Some(stretches))
    }

    /// An order that was timed in stretches stands from now on.
    fn take(&mut self, order: Stretches, cycles: u64) {
        let Stretches { first, stretches } = order;
        if let Some(first) = first {
            self.marks[0] = first;
        }
        self.cycles = cycles;
        let mut ends = stretches.iter().skip(1).map(|anew| anew.from + 1).collect::<Vec<_>>();
        ends.push(self.marks.len());
        for (anew, end) in stretches.into_iter().zip(ends) {
            let behind = anew.from + 1 + anew.marks.len();
            for (place, seen) in self.seen[anew.from..].iter_mut().zip(anew.seen) {
                *place = seen;
            }
            for (place, mark) in self.marks[anew.from + 1..].iter_mut().zip(anew.marks) {
                *place = mark;
            }
            for mark in &mut self.marks[behind.min(end)..end] {
                mark.late += anew.later;
            }
        }
    }
}

/// Puts some of a layout into the model's code.
fn put(timed: &mut Timed<Stretch>, judge: &Judge<'_>, present: &Present, which: Range<usize>) {
    let Some(door) = timed.resumable() else { return };
    if which.is_empty() {
        return;
    }
    let Present { layout, ids, .. } = present;
    let passed = |at: &usize| judge.is_passed(layout.starts.partition_point(|start| start <= at) - 1);
    let known: Vec<u32> = which.clone().filter(passed).map(|at| ids[at]).collect();
    let last = which.end == layout.placed.len();
    door.replace(judge.table(), &known, layout.code(&which).start, &layout.bytes(which), last);
}
