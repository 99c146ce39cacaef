//! All faults of a window, each in a run of its own.
//!
//! Source: own design. A thread has a machine, which it brings to each of its places in turn and
//! back there after each fault, so that of each faulted run only what comes after the fault is run.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use instar_files::Random;
use instar_isa::Xlen;
use instar_measure::{Error, Subject, on_threads};
use instar_sim::{CallSpec, Checkpoint, FaultReason, Pause, Session, Watch};

use crate::consequence::{Consequence, Unwanted, class_of};
use crate::model::{Kind, Models, PlacedFault};
use crate::window::{FaultWindow, Place};

/// How much is tried, and by how many.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// So many faults, chosen by chance from this seed; `None`: all.
    pub sample: Option<(u64, u64)>,
    /// Threads, one at least.
    pub threads: usize,
}

/// What came of the faults of a window.
#[derive(Debug)]
pub struct Campaign {
    /// The call without a fault.
    pub window: FaultWindow,
    /// By fault, in the order of places and of [`Models::at`]: the number of its [`Consequence`].
    pub classes: Vec<u8>,
    /// By place: the number of its first fault.
    first: Vec<usize>,
    models: Models,
    xlen: Xlen,
}

impl Campaign {
    /// Whether the faults of both are the same ones: as many at the same instructions in the same
    /// order.
    pub fn same_faults(&self, other: &Self) -> bool {
        let at = |one: &Place| (one.step, one.entry.pc);
        self.first == other.first
            && self.classes.len() == other.classes.len()
            && self.window.places.iter().map(at).eq(other.window.places.iter().map(at))
    }

    /// By fault the number of its model, in the order of [`Kind`].
    pub fn models(&self) -> Vec<u8> {
        let kinds = self.window.places.iter().flat_map(|place| self.models.at(place, self.xlen));
        let number = |kind| match kind {
            Kind::Skip { .. } => 0,
            Kind::Register { .. } => 1,
            Kind::Load { .. } => 2,
            Kind::Opcode { .. } => 3,
            Kind::Branch => 4,
        };
        kinds.map(number).collect()
    }

    /// The fault of that number.
    pub fn fault(&self, number: usize) -> Option<PlacedFault> {
        let at = self.first.partition_point(|&first| first <= number).checked_sub(1)?;
        let place = &self.window.places[at];
        let kind = self.models.at(place, self.xlen).nth(number - self.first[at])?;
        Some(PlacedFault { step: place.step, pc: place.entry.pc, kind })
    }
}

/// Places that a thread takes at once: few enough that all are busy to the end.
const AT_ONCE: usize = 16;
/// A run is endless after so many times what the call has left, and so many instructions more.
const LONGER: u64 = 3;
const MORE: u64 = 20_000;

/// Tries the faults of `models` in a window of a call. Asked now and then with the number of faults
/// that were tried, `go_on` may end it; what was not tried is [`Consequence::Untried`].
///
/// # Errors
/// A sentence where the window is none, or a machine cannot be made.
pub fn campaign(
    subject: &Subject,
    spec: &CallSpec,
    window: FaultWindow,
    models: &Models,
    unwanted: &[Unwanted],
    effort: Trials,
    go_on: &mut (dyn FnMut(u64) -> bool + Send),
) -> Result<Campaign, Error> {
    let xlen = subject.program().xlen();
    let mut first = Vec::with_capacity(window.places.len());
    let mut faults = 0;
    for place in &window.places {
        first.push(faults);
        faults += models.at(place, xlen).count();
    }
    let chosen = effort.sample.map(|(count, seed)| choose(faults, count, seed));
    let task =
        Task { subject, spec, window: &window, models, unwanted, xlen, first: &first, chosen: &chosen };
    let (next, tried, stopped) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(false));
    let classes = Mutex::new(vec![Consequence::Untried as u8; faults]);
    let worker = |_: usize| -> Result<(), Error> {
        let mut runner = Runner::new(&task)?;
        while !stopped.load(Ordering::Relaxed) {
            let begin = next.fetch_add(AT_ONCE, Ordering::Relaxed);
            if begin >= window.places.len() {
                break;
            }
            let end = (begin + AT_ONCE).min(window.places.len());
            for at in begin..end {
                if stopped.load(Ordering::Relaxed) {
                    break;
                }
                let found = runner.place(at)?;
                tried.fetch_add(found.len(), Ordering::Relaxed);
                let mut all = classes.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                found.into_iter().for_each(|(number, class)| all[number] = class as u8);
            }
        }
        Ok(())
    };
    let done = || tried.load(Ordering::Relaxed) as u64;
    let ended = on_threads(effort.threads.max(1), &stopped, done, go_on, worker);
    if let Some(error) = ended.into_iter().filter_map(Result::err).next_back() {
        return Err(error);
    }
    let classes = classes.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(Campaign { window, classes, first, models: models.clone(), xlen })
}

/// `count` of `all` numbers by chance, in their order; all where they are not more.
fn choose(all: usize, count: u64, seed: u64) -> Vec<bool> {
    let count = usize::try_from(count).unwrap_or(all).min(all);
    let mut chosen = vec![false; all];
    let mut random = Random::new(seed);
    // R. W. Floyd's way to a sample without repetition.
    for upper in all - count..all {
        let drawn = random.below(upper as u64 + 1) as usize;
        let taken = if chosen[drawn] { upper } else { drawn };
        chosen[taken] = true;
    }
    chosen
}

struct Task<'a> {
    subject: &'a Subject,
    spec: &'a CallSpec,
    window: &'a FaultWindow,
    models: &'a Models,
    unwanted: &'a [Unwanted],
    xlen: Xlen,
    first: &'a [usize],
    chosen: &'a Option<Vec<bool>>,
}

/// A thread's machine, at a place.
struct Runner<'a> {
    task: &'a Task<'a>,
    session: Session,
    here: Checkpoint,
    step: u64,
}

impl<'a> Runner<'a> {
    fn new(task: &'a Task<'a>) -> Result<Self, Error> {
        let mut session = task.subject.session(None)?;
        let failed =
            |error: &dyn std::fmt::Display| Error::new(format!("{}: {error}", task.subject.program().name()));
        session.place(task.spec).map_err(|error| failed(&error))?;
        session.begin_call().map_err(|fault| failed(&fault))?;
        let here = session.checkpoint().map_err(|error| failed(&error))?;
        Ok(Self { task, session, here, step: 0 })
    }

    /// Tries the faults of a place, which is none before the last one.
    fn place(&mut self, at: usize) -> Result<Vec<(usize, Consequence)>, Error> {
        let task = self.task;
        let place = &task.window.places[at];
        let first = task.first[at];
        let wanted = |number: usize| task.chosen.as_ref().is_none_or(|chosen| chosen[number]);
        let kinds: Vec<(usize, Kind)> = task.models.at(place, task.xlen).enumerate().collect();
        let kinds =
            kinds.into_iter().map(|(n, kind)| (first + n, kind)).filter(|&(number, _)| wanted(number));
        let mut found = Vec::new();
        for (number, kind) in kinds {
            self.bring(place)?;
            found.push((number, self.outcome(place, kind)));
        }
        Ok(found)
    }

    /// Brings the machine before the place's instruction.
    fn bring(&mut self, place: &Place) -> Result<(), Error> {
        self.session.go_back(&self.here);
        if self.step < place.step {
            let failed = |error: &dyn std::fmt::Display| {
                Error::new(format!("{}: {error}", self.task.subject.program().name()))
            };
            let ahead = place.step - self.step;
            self.session.resume_for(ahead, &mut Watch::none()).map_err(|fault| failed(&fault))?;
            self.here = self.session.checkpoint().map_err(|error| failed(&error))?;
            self.step = place.step;
        }
        Ok(())
    }

    fn outcome(&mut self, place: &Place, kind: Kind) -> Consequence {
        let usual = &self.task.window.result;
        let left = usual.instructions - place.step;
        let limit = left.saturating_mul(LONGER) + MORE;
        let begun = match inject(&mut self.session, place, kind) {
            Ok(Some(Pause::Returned(result))) => return class_of(&result, usual, self.task.unwanted),
            Ok(_) => self.session.resume_for(limit, &mut Watch::none()),
            Err(fault) => Err(fault),
        };
        match begun {
            Ok(Pause::Returned(result)) => class_of(&result, usual, self.task.unwanted),
            Ok(Pause::Stepped) => Consequence::Endless,
            Err(fault) if matches!(fault.trap, FaultReason::InstructionLimit { .. }) => Consequence::Endless,
            Ok(_) | Err(_) => Consequence::Crash,
        }
    }
}

/// Puts the fault into the machine before the instruction; what was executed of it, if anything.
fn inject(session: &mut Session, place: &Place, kind: Kind) -> Result<Option<Pause>, instar_sim::Fault> {
    let entry = &place.entry;
    match kind {
        Kind::Skip { instructions } => {
            let mut pc = entry.pc + u64::from(entry.length);
            for _ in 1..instructions {
                // What is no instruction is as long as the first of its bytes says.
                pc += session.instruction_at(pc).map_or(4, |next| u64::from(next.length));
            }
            session.set_pc(pc);
            Ok(None)
        }
        Kind::Register { number, bit } => {
            session.set_x(number, session.x(number) ^ 1 << bit);
            Ok(None)
        }
        Kind::Load { bit } => {
            let (address, _) = place.loaded.unwrap_or_default();
            let byte = address + u64::from(bit / 8);
            session.flip_memory(byte, (bit % 8) as u8);
            let done = session.step(&mut Watch::none());
            session.flip_memory(byte, (bit % 8) as u8);
            done.map(Some)
        }
        Kind::Opcode { bit } => {
            let word = entry.word ^ 1 << bit;
            let bytes = word.to_le_bytes();
            session.step_as(&bytes[..usize::from(entry.length)]).map(Some)
        }
        Kind::Branch => {
            let follows = entry.pc + u64::from(entry.length);
            let target = entry.pc.wrapping_add(entry.immediate as u64);
            session.set_pc(if place.next_pc == follows { target } else { follows });
            Ok(None)
        }
    }
}
