//! Looks for the order in which a call of a function takes fewest cycles.
//!
//! Source: S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, "Optimization by simulated annealing",
//! Science 220 (1983), over moves of one instruction, with the core model as the energy. Several
//! islands start from the order that is there, from one that keeps all rules of the core in fewest
//! cycles where all orders were tried, or from a list; each has its own seed and its own share of
//! the judgements, so the result is the same on any number of processors.

mod island;
mod moving;
mod shared;
mod waits;

use std::sync::atomic::Ordering;

use instar_code::{CodeLayout, islands};
use instar_cores::Demand;

use crate::Error;
use crate::bound::{Bounds, Proved};
use crate::explain::{Explained, explain};
use crate::judge::HAZARD;

use self::shared::Shared;
use crate::task::{Start, Task};

/// How long is looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Orders that the model judges, on all islands together.
    pub judgements: u64,
    /// Searches that know nothing of each other.
    pub islands: u32,
    /// Where chance begins.
    pub seed: u64,
    /// Threads; the result does not depend on them.
    pub processors: usize,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct SearchResult {
    /// Cycles of the order that came.
    pub before: u64,
    /// Cycles of the best one.
    pub after: u64,
    /// What a call takes of the core in whatever order; none has fewer cycles than any of these.
    pub demands: Vec<Demand>,
    /// What is proved of all orders.
    pub proved: Proved,
    /// Where the cycles of the best order go.
    pub explained: Explained,
    /// Orders that were judged.
    pub judgements: u64,
    /// It was stopped before its end.
    pub stopped: bool,
    /// Its words at their addresses.
    pub layout: CodeLayout,
}

/// What a short search comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename = "TriedSchedule")]
pub struct Tried {
    /// Cycles of the best order.
    pub cycles: u64,
    /// Orders that were judged.
    pub judgements: u64,
    /// It was stopped before its end.
    pub stopped: bool,
}

/// How far a search is: orders that were judged, and cycles of the best so far.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Orders judged.
    pub judgements: u64,
    /// Cycles of the best.
    pub best: u64,
}

/// Searches. `go_on` is asked now and then, and what was found so far is the result where it says
/// no.
///
/// # Errors
/// One sentence where the core has no cost for an instruction.
pub fn search(
    task: &Task<'_>,
    effort: Effort,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Result<SearchResult, Error> {
    let start = task.start()?;
    let before = start.cycles;
    let demands = task.judge().demands(&start.layout)?;
    let proved = Bounds::all(task, &demands, before % HAZARD)?;
    let bound = proved.cycles();
    let start = Start { kept: proved.order.clone(), ..start };
    let shared = Shared::new(before, bound);
    let (best, judgements) = on_islands(task, start, effort, &shared, go_on)?;
    if best.cycles < bound {
        return Err(Error::new(format!(
            "{}: an order takes {} cycles, which is below the bound of {bound}: one of them is wrong, so nothing is \
             told",
            task.code.name, best.cycles
        )));
    }
    if best.cycles >= HAZARD {
        return Err(Error::new(format!(
            "{}: in every order that was tried the hardware computes another value than the program's order says; \
             `instar measure` and `instar run` name the places",
            task.code.name
        )));
    }
    let explained = explain(task, &best.layout, &demands)?;
    Ok(SearchResult {
        before: before % HAZARD,
        explained,
        demands,
        proved,
        after: best.cycles,
        judgements,
        stopped: shared.stop.into_inner(),
        layout: best.layout,
    })
}

/// The fewest cycles that a search comes to; nothing is proved and nothing else told.
///
/// # Errors
/// As [`search`].
pub fn tried(
    task: &Task<'_>,
    effort: Effort,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Result<Tried, Error> {
    let start = task.start()?;
    let shared = Shared::new(start.cycles, 0);
    let (best, judgements) = on_islands(task, start, effort, &shared, go_on)?;
    Ok(Tried { cycles: best.cycles % HAZARD, judgements, stopped: shared.stop.into_inner() })
}

/// The best order of all islands, and how many were judged.
fn on_islands(
    task: &Task<'_>,
    start: Start,
    effort: Effort,
    shared: &Shared,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Result<(island::Best, u64), Error> {
    shared.found(0, start.cycles);
    let share = effort.judgements / u64::from(effort.islands.max(1));
    let search = |number: usize| {
        let number = number as u64;
        (!shared.ends(number)).then(|| island::search(task, &start, number, effort.seed, share, shared))
    };
    let mut watch = || {
        let progress = Progress {
            judgements: shared.judgements.load(Ordering::Relaxed),
            best: shared.best.load(Ordering::Relaxed),
        };
        if !go_on(progress) {
            shared.stop.store(true, Ordering::Relaxed);
        }
    };
    let results = islands::run(effort.islands as usize, effort.processors, search, &mut watch);
    let mut best = island::Best { cycles: start.cycles, layout: start.layout, judgements: 0 };
    let mut judgements = 0;
    let optimal = shared.optimal.load(Ordering::Relaxed);
    for (number, result) in results {
        if number as u64 > optimal {
            break;
        }
        let result = result?;
        judgements += result.judgements;
        if (result.cycles, result.layout.size()) < (best.cycles, best.layout.size()) {
            best = result;
        }
    }
    Ok((best, judgements))
}
