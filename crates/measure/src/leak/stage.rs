//! Many runs of a call on the schedule of its first one, some at a time.
//!
//! Source: docs/reference/leak.md. What a run draws follows from the seed and its number, and sums
//! are exact, so that the same is found on however many threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use instar_files::Random;
use instar_leak::{Follow, LeakSums, MeetingPoint, Parts, Schedule};
use instar_trace::{Observer, Retired, Wishes};

use super::campaign::{LeakSetup, LeakTest};
use super::execution::Machine;
use super::masking::Class;
use crate::subject::{Subject, is_stepped};
use crate::{Error, GoOn, on_threads};

/// Looks on at later runs.
struct Following<'s>(Follow<'s>);

impl Observer for Following<'_> {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.0.take(retired);
    }

    fn wishes(&self) -> Wishes {
        Wishes::VALUES
    }
}

/// The generator of a run: stage and number decide it together with the seed.
pub(super) fn generator(seed: u64, stage: u64, run: u64) -> Random {
    let mut mixed = Random::new(seed ^ stage.wrapping_mul(0xd1b5_4a32_d192_ed03));
    Random::new(mixed.bits() ^ run.wrapping_mul(0x9fb2_1c65_1e98_df25))
}

/// What is kept of the runs of a stage besides their sums.
#[derive(Default)]
pub(super) struct Kept {
    /// Samples of the first runs, run by run.
    pub samples: Vec<u8>,
    /// Their classes.
    pub classes: Vec<u8>,
    /// The first instruction that reaches another address in the first run that has one.
    pub address: Option<usize>,
}

/// Runs of one stage.
pub(super) struct Stage<'a, 's> {
    pub subject: &'a Subject,
    pub setup: &'a LeakSetup,
    /// What the results of the first run are.
    pub results: Option<Vec<Vec<u64>>>,
    pub schedule: &'s Schedule,
    pub test: &'a LeakTest,
    pub elements: u16,
}

/// What a thread has of its runs.
struct Part<'p> {
    sums: LeakSums<'p>,
    /// Number, class and samples of runs.
    kept: Vec<(u64, u8, Vec<u8>)>,
    /// The first run that reaches another address, and the instruction.
    address: Option<(u64, usize)>,
}

/// What threads tell each other.
struct Common {
    /// Runs that are done.
    done: AtomicU64,
    stopped: AtomicBool,
    /// The first run that failed, and how.
    failed: Mutex<Option<(u64, Error)>>,
    /// Its number; beyond it no run is begun.
    last: AtomicU64,
}

impl Stage<'_, '_> {
    /// All runs of a stage: their sums, and what is kept, samples of the first `kept` among it.
    pub fn run<'p>(
        &self,
        stage: u64,
        points: &'p [MeetingPoint],
        kept: u64,
        go_on: GoOn<'_>,
    ) -> Result<(LeakSums<'p>, Kept), Error> {
        let threads = (self.test.threads.max(1) as u64).min(self.test.traces.max(1));
        let common = Common {
            done: AtomicU64::new(0),
            stopped: AtomicBool::new(false),
            failed: Mutex::new(None),
            last: AtomicU64::new(u64::MAX),
        };
        let instructions = self.schedule.instructions() as u64;
        let done = || common.done.load(Ordering::Relaxed) * instructions;
        let part = |first: usize| self.part(stage, points, kept, (first as u64, threads), &common);
        let parts = on_threads(threads as usize, &common.stopped, done, go_on, part);
        let parts = parts.into_iter().collect::<Result<Vec<_>, Error>>()?;
        if let Some((_, error)) =
            common.failed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
        {
            return Err(error);
        }
        if common.stopped.into_inner() {
            return Err(Error::STOPPED);
        }
        Ok(together(parts, points, self.test.second))
    }

    /// The runs of a thread: from the first on one in so many.
    fn part<'p>(
        &self,
        stage: u64,
        points: &'p [MeetingPoint],
        kept: u64,
        (first, step): (u64, u64),
        common: &Common,
    ) -> Result<Part<'p>, Error> {
        let mut part =
            Part { sums: LeakSums::new(points, self.test.second), kept: Vec::new(), address: None };
        let mut machine = Machine::new(self.subject, self.setup)?;
        machine.results.clone_from(&self.results);
        let follow = Follow::new(self.schedule, self.elements);
        let mut following = Following(if is_stepped() { follow.plain() } else { follow });
        let mut run = first;
        while run < self.test.traces.min(common.last.load(Ordering::Relaxed))
            && !common.stopped.load(Ordering::Relaxed)
        {
            let label = match self.one(stage, run, &mut machine, &mut following) {
                Ok(label) => label,
                Err(error) => {
                    let mut failed = common.failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    if failed.as_ref().is_none_or(|(before, _)| run < *before) {
                        common.last.store(run, Ordering::Relaxed);
                        *failed = Some((run, error));
                    }
                    break;
                }
            };
            if let (None, Some(instruction)) = (part.address, following.0.kept.address) {
                part.address = Some((run, instruction));
            }
            let words = following.0.words();
            part.sums.add(label.number(), words);
            if run < kept {
                part.kept.push((run, label.number() as u8, part.sums.samples(words)));
            }
            common.done.fetch_add(1, Ordering::Relaxed);
            run += step;
        }
        part.sums.flush();
        Ok(part)
    }

    /// A run; which class it counts for.
    fn one(
        &self,
        stage: u64,
        run: u64,
        machine: &mut Machine<'_>,
        following: &mut Following<'_>,
    ) -> Result<Class, Error> {
        let mut random = generator(self.test.seed, stage, run);
        let label = if random.bits() & 1 == 0 { Class::Fixed } else { Class::Random };
        let given = if self.test.random_only { Class::Random } else { label };
        machine.begin(given, self.test, &mut random)?;
        machine.go_to_window()?;
        following.0.begin(machine.session.machine().hart().registers());
        machine.run(following)?;
        following.0.end();
        if let Some(parts) = following.0.kept.parts {
            return Err(self.parted(parts, run));
        }
        if given == Class::Fixed {
            machine.check_results()?;
        }
        Ok(label)
    }

    fn parted(&self, parts: Parts, run: u64) -> Error {
        let program = self.subject.program();
        let named = |pc: u32| program.named(u64::from(pc));
        let run = run + 1;
        Error::new(match parts {
            Parts::Elsewhere { index, pc, here } => {
                let before = self.schedule.pc(index.saturating_sub(1) as u64).unwrap_or(u64::from(pc));
                format!(
                    "time depends on secrets or masks: behind {} the first run goes on at {}, run {run} at {}; draw \
                     randomness that is rejected before the window, and see instar ct",
                    program.named(before),
                    named(pc),
                    named(here)
                )
            }
            Parts::Latency { pc, .. } => format!(
                "time depends on secrets or masks: {} takes another time in run {run} than in the first; see instar ct",
                named(pc)
            ),
            Parts::Address { pc, .. } => format!(
                "time may depend on secrets or masks: {} reaches another address of memory in run {run} than in the \
                 first, and this core has caches; see instar ct, or follow a core without",
                named(pc)
            ),
            Parts::Length { first, here } => {
                format!(
                    "time depends on secrets or masks: run {run} has {here} instructions, the first {first}"
                )
            }
        })
    }
}

/// The sums of all threads, and what they kept in the order of the runs.
fn together<'p>(parts: Vec<Part<'p>>, points: &'p [MeetingPoint], second: bool) -> (LeakSums<'p>, Kept) {
    let mut rows = Vec::new();
    let mut address = None;
    let mut sums: Option<LeakSums<'p>> = None;
    for part in parts {
        rows.extend(part.kept);
        address = [address, part.address].into_iter().flatten().min();
        match &mut sums {
            Some(sums) => sums.merge(part.sums),
            None => sums = Some(part.sums),
        }
    }
    rows.sort_by_key(|&(run, ..)| run);
    let classes = rows.iter().map(|&(_, class, _)| class).collect();
    let samples = rows.into_iter().flat_map(|(.., samples)| samples).collect();
    let kept = Kept { samples, classes, address: address.map(|(_, instruction)| instruction) };
    (sums.unwrap_or_else(|| LeakSums::new(points, second)), kept)
}
