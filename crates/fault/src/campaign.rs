//! All faults of a window.
//!
//! Source: own design. Threads take a few places at a time; what they find does not depend on who
//! takes which.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use instar_files::Random;
use instar_isa::Xlen;
use instar_measure::{Error, Subject, on_threads};
use instar_sim::CallSpec;

use crate::consequence::{Consequence, Unwanted};
use crate::model::{Kind, Models, PlacedFault};
use crate::runner::{Runner, Task};
use crate::spared::Spared;
use crate::usual::Usual;
use crate::window::{FaultWindow, Place};

/// How much is tried, and by how many.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// So many faults, chosen by chance from this seed; `None`: all.
    pub sample: Option<(u64, u64)>,
    /// Threads, one at least.
    pub threads: usize,
    /// Each fault in a run of its own, to the call's end, also where another run has told what
    /// comes of it.
    pub each_to_its_end: bool,
}

/// What came of the faults of a window.
#[derive(Debug)]
pub struct Campaign {
    /// The call without a fault.
    pub window: FaultWindow,
    /// By fault, in the order of places and of [`Models::at`]: the number of its [`Consequence`].
    pub classes: Vec<u8>,
    /// What was not run of the runs that were tried.
    pub spared: Spared,
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

    /// By model, in the order of [`Kind`], how many faults are of which [`Consequence`].
    pub fn counts(&self) -> [[u64; Consequence::ALL]; Kind::MODELS] {
        let kinds = self.window.places.iter().flat_map(|place| self.models.at(place, self.xlen));
        let mut counts = [[0; Consequence::ALL]; Kind::MODELS];
        for (kind, &class) in kinds.zip(&self.classes) {
            counts[kind.model()][usize::from(class)] += 1;
        }
        counts
    }

    /// The fault of that number.
    pub fn fault(&self, number: usize) -> Option<PlacedFault> {
        let at = self.first.partition_point(|&first| first <= number).checked_sub(1)?;
        let place = &self.window.places[at];
        let kind = self.models.at(place, self.xlen).nth(number - self.first[at])?;
        Some(PlacedFault { step: place.step, pc: place.entry.pc, kind })
    }
}

/// Places that a thread takes at once: few enough that all are busy to the end, and enough that
/// faults meet their like, which they do among these alone so that it is always the same ones.
const AT_ONCE: usize = 32;

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
    let begin = window.places.first().map_or(0, |place| place.step);
    let usual = match effort.each_to_its_end {
        true => None,
        false => Some(Usual::follow(subject, spec, begin)?),
    };
    let task = Task {
        subject,
        spec,
        window: &window,
        models,
        unwanted,
        xlen,
        first: &first,
        chosen: chosen.as_deref(),
        usual: usual.as_ref(),
    };
    let (next, tried, stopped) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(false));
    let classes = Mutex::new((vec![Consequence::Untried as u8; faults], Spared::default()));
    let worker = |_: usize| -> Result<(), Error> {
        let mut runner = Runner::new(&task)?;
        while !stopped.load(Ordering::Relaxed) {
            let begin = next.fetch_add(AT_ONCE, Ordering::Relaxed);
            if begin >= window.places.len() {
                break;
            }
            let end = (begin + AT_ONCE).min(window.places.len());
            runner.forget_runs();
            for at in begin..end {
                if stopped.load(Ordering::Relaxed) {
                    break;
                }
                let found = runner.place(at)?;
                tried.fetch_add(found.len(), Ordering::Relaxed);
                let mut all = classes.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                for (number, class, spared) in found {
                    all.0[number] = class as u8;
                    all.1.add(spared);
                }
            }
        }
        Ok(())
    };
    let done = || tried.load(Ordering::Relaxed) as u64;
    let ended = on_threads(effort.threads.max(1), &stopped, done, go_on, worker);
    if let Some(error) = ended.into_iter().filter_map(Result::err).next_back() {
        return Err(error);
    }
    let (classes, spared) = classes.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(Campaign { window, classes, spared, first, models: models.clone(), xlen })
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
