//! The faults of a place, each in a run of its own.
//!
//! Source: own design. A thread has a machine, which it brings to each of its places in turn and
//! back there after each fault. Of a faulted run only what comes after the fault is run, and of
//! that only what nothing tells: at checkpoints of the run without a fault it is set beside that
//! one. All comparisons are of whole states, and none is by a digest.

use instar_isa::Xlen;
use instar_measure::{Error, Subject};
use instar_sim::{CallSpec, Checkpoint, Fault, FaultReason, Pause, Session, Watch};
use rustc_hash::FxHashMap;

use crate::consequence::{Consequence, Unwanted, class_of};
use crate::inject::inject;
use crate::machine::{begun, failed};
use crate::model::{Kind, Models};
use crate::spared::Spared;
use crate::usual::{Difference, Met, Usual};
use crate::window::{FaultWindow, Place};

/// A run is endless after so many times what the call has left, and so many instructions more.
const LONGER: u64 = 3;
const MORE: u64 = 20_000;
/// Checkpoints that a run must be brought ahead at least: for fewer it is as quick to run.
const AHEAD: usize = 128;
/// How much farther off each stop is than the one before it.
const FARTHER: usize = 4;
/// Stops at which a run is far from the one without a fault, until it is compared no more.
const FAR_OFF: usize = 3;

/// What all threads do.
pub(crate) struct Task<'a> {
    pub(crate) subject: &'a Subject,
    pub(crate) spec: &'a CallSpec,
    pub(crate) window: &'a FaultWindow,
    pub(crate) models: &'a Models,
    pub(crate) unwanted: &'a [Unwanted],
    pub(crate) xlen: Xlen,
    /// By place: the number of its first fault.
    pub(crate) first: &'a [usize],
    /// Which faults are tried, where not all are.
    pub(crate) chosen: Option<&'a [bool]>,
    /// `None`: each fault is run to its end.
    pub(crate) usual: Option<&'a Usual>,
}

/// A state of a faulted run: at which checkpoint, instructions retired, and what is other there
/// than without a fault.
type State = (usize, u64, Difference);

/// What came of a run.
#[derive(Clone, Copy)]
enum End {
    /// This, when so many instructions had retired.
    At(u64, Consequence),
    /// It had not ended when so many had.
    NotBefore(u64),
}

/// Instructions that a run with this fault has not executed where it is again where it should be.
fn missed(kind: Kind) -> u8 {
    match kind {
        Kind::Skip { instructions } => instructions,
        Kind::Branch => 1,
        Kind::Register { .. } | Kind::Load { .. } | Kind::Opcode { .. } => 0,
    }
}

/// A thread's machine, at a place.
pub(crate) struct Runner<'a> {
    task: &'a Task<'a>,
    session: Session,
    here: Checkpoint,
    step: u64,
    met: Met,
    /// What came of runs that were in these states.
    known: FxHashMap<State, End>,
}

impl<'a> Runner<'a> {
    pub(crate) fn new(task: &'a Task<'a>) -> Result<Self, Error> {
        let mut session = begun(task.subject, task.spec)?;
        let here = session.checkpoint().map_err(|error| failed(task.subject, &error))?;
        Ok(Self { task, session, here, step: 0, met: Met::default(), known: FxHashMap::default() })
    }

    /// Forgets what came of earlier runs.
    pub(crate) fn forget_runs(&mut self) {
        self.known.clear();
    }

    /// Tries the faults of a place, which is none before the last one.
    pub(crate) fn place(&mut self, at: usize) -> Result<Vec<(usize, Consequence, Spared)>, Error> {
        let task = self.task;
        let place = &task.window.places[at];
        let first = task.first[at];
        let mut found = Vec::new();
        for (n, kind) in task.models.at(place, task.xlen).enumerate() {
            let number = first + n;
            if task.chosen.is_none_or(|chosen| chosen[number]) {
                self.bring(place)?;
                let (class, spared) = self.outcome(place, kind);
                found.push((number, class, spared));
            }
        }
        Ok(found)
    }

    /// Brings the machine before the place's instruction.
    fn bring(&mut self, place: &Place) -> Result<(), Error> {
        self.session.go_back(&self.here);
        if self.step < place.step {
            let ahead = place.step - self.step;
            let done = self.session.resume_for(ahead, &mut Watch::none());
            done.map_err(|fault| failed(self.task.subject, &fault))?;
            self.here = self.session.checkpoint().map_err(|error| failed(self.task.subject, &error))?;
            self.step = place.step;
        }
        Ok(())
    }

    fn outcome(&mut self, place: &Place, kind: Kind) -> (Consequence, Spared) {
        let usual = &self.task.window.result;
        let left = usual.instructions - place.step;
        let mut spared = Spared::default();
        let begun = match inject(&mut self.session, place, kind) {
            Ok(Some(Pause::Returned(result))) => {
                return (class_of(&result, usual, self.task.unwanted), spared);
            }
            Ok(_) => Ok(()),
            Err(fault) => Err(fault),
        };
        let retired = self.session.retired();
        let limit = retired + left.saturating_mul(LONGER) + MORE;
        let limit = limit.min(self.session.machine().options().instruction_limit);
        let class = match begun {
            Err(fault) => self.class(Err(fault)),
            Ok(()) => match self.task.usual.and_then(|usual| Some((usual, usual.before(place.step)?))) {
                Some((usual, from)) => self.beside(usual, from, missed(kind), limit, &mut spared),
                None => self.run_on(limit).0,
            },
        };
        (class, spared)
    }

    /// Runs a faulted run until it ends, or something tells what comes of it.
    fn beside(
        &mut self,
        usual: &Usual,
        from: usize,
        missed: u8,
        limit: u64,
        spared: &mut Spared,
    ) -> Consequence {
        // By how many fewer instructions, or more, this run comes to where the other one is.
        let (mut fewer, mut more) = (u64::from(missed), 0);
        let (mut number, mut stride) = (from + 1, 1);
        let mut states: Vec<State> = Vec::new();
        let (mut told, mut far_off) = (None, 0);
        while let Some(at) = usual.checkpoint(number).filter(|_| far_off < FAR_OFF) {
            let ahead = (at.retired() + more).saturating_sub(fewer).saturating_sub(self.session.retired());
            let stop = self.session.retired() + ahead;
            // Below the limit nothing depends on it.
            if stop >= limit {
                break;
            }
            if ahead > 0 {
                let paused = self.session.resume_for(ahead, &mut Watch::none());
                if !matches!(paused, Ok(Pause::Stepped)) {
                    let ended = self.class(paused);
                    self.note(states, End::At(self.session.retired(), ended));
                    return ended;
                }
            }
            let retired = self.session.retired();
            far_off += 1;
            if self.session.pc() != at.pc() {
                if let Some(step) = usual.step_near(number, self.session.pc()) {
                    (fewer, more) = (step.saturating_sub(retired), retired.saturating_sub(step));
                }
            } else if let Some(found) = self.difference(usual, number, from) {
                far_off = 0;
                let mut found = found;
                let counts = retired != at.retired();
                // Without any difference even what is not followed is the same.
                let alike = found.is_none() && !counts;
                let until = usual.alike_until(&found, counts, number, AHEAD).filter(|_| !alike);
                let Some(until) = until else {
                    let left = self.task.window.result.instructions - at.retired();
                    if retired + left < limit {
                        spared.same_as_usual = 1;
                        told = Some((Consequence::Same, End::At(retired + left, Consequence::Same)));
                    }
                    break;
                };
                let far = until.saturating_sub(number);
                if far >= AHEAD && retired + far as u64 * crate::usual::EVERY < limit {
                    let steps = (number, until);
                    usual.bring_ahead(&mut self.session, &mut found, steps, from, &mut self.met);
                    spared.brought_ahead = 1;
                    (number, stride) = (until, 1);
                }
                let state = (number, self.session.retired(), found);
                match self.known.get(&state) {
                    Some(&End::At(at, class)) if at < limit => told = Some((class, End::At(at, class))),
                    Some(&End::NotBefore(at)) if at >= limit => {
                        told = Some((Consequence::Endless, End::NotBefore(at)));
                    }
                    _ => {}
                }
                if told.is_some() {
                    spared.same_as_another = 1;
                    break;
                }
                states.push(state);
            }
            number += stride;
            stride *= FARTHER;
        }
        let (class, end) = told.unwrap_or_else(|| self.run_on(limit));
        self.note(states, end);
        class
    }

    /// What of this run is other at a checkpoint that it has come to.
    fn difference(&mut self, usual: &Usual, number: usize, from: usize) -> Option<Difference> {
        if !self.session.kept_within(&self.here) {
            return None;
        }
        usual.difference(&self.session, number, from, &mut self.met)
    }

    fn note(&mut self, states: Vec<State>, end: End) {
        states.into_iter().for_each(|state| {
            self.known.insert(state, end);
        });
    }

    fn run_on(&mut self, limit: u64) -> (Consequence, End) {
        let left = limit - self.session.retired();
        let paused = self.session.resume_for(left, &mut Watch::none());
        match self.class(paused) {
            Consequence::Endless => (Consequence::Endless, End::NotBefore(limit)),
            class => (class, End::At(self.session.retired(), class)),
        }
    }

    /// The class of a run that has ended so.
    fn class(&self, ended: Result<Pause, Fault>) -> Consequence {
        match ended {
            Ok(Pause::Returned(result)) => class_of(&result, &self.task.window.result, self.task.unwanted),
            Ok(Pause::Stepped) => Consequence::Endless,
            Err(fault) if matches!(fault.trap, FaultReason::InstructionLimit { .. }) => Consequence::Endless,
            Ok(_) | Err(_) => Consequence::Crash,
        }
    }
}
