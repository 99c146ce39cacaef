//! A function called many times with fixed and with random secrets: time once, evaluate often.
//!
//! Source: docs/reference/leak.md. Goodwill, Jun, Jaffe and Rohatgi, "A testing methodology for
//! side-channel resistance validation", 2011: fixed against random; a point that a first set of
//! runs shows is told where a second, of another seed, shows it too.

use instar_cores::{Drive, DriveSource, Element, element_count};
use instar_design::HostCore;
use instar_leak::threshold::{Significance, level_of_each};
use instar_leak::{HeldWord, LeakSums, LeakWindow, MeetingPoint, Moment, Schedule, Test};
use instar_sim::{ArgumentPlace, CallSpec, CallTarget};
use instar_trace::Retired;

use super::execution::{Execution, Machine};
use super::masking::{Class, SharePlace, Shared};
use super::observed::{Observed, Sees};
use super::stage::{Kept, Stage, generator};
use crate::subject::{RunObserver, Subject};
use crate::{Error, GoOn};

/// What is called, and what of it is shared.
#[derive(Clone, Debug)]
pub struct LeakSetup {
    /// The call.
    pub call: CallSpec,
    /// What is shared, and must not show.
    pub secrets: Vec<Shared>,
    /// Randomness that the function uses up.
    pub fresh: Vec<SharePlace>,
    /// What it leaves in shares.
    pub results: Vec<Shared>,
    /// What of the call is looked at.
    pub window: LookedAt,
}

/// What of a call is looked at.
#[derive(Clone, Debug)]
pub enum LookedAt {
    /// All of it.
    Whole,
    /// The first execution of a function, or from there to where the second begins, in calls of
    /// which each executes the same from its first instruction to its last.
    Stretch(String, Option<String>),
    /// One execution of a function; what comes before and behind may be another in each call.
    Execution(Execution),
}

/// How it is tested.
#[derive(Clone, Copy, Debug)]
pub struct LeakTest {
    /// Runs of each of the two stages.
    pub traces: u64,
    /// Also second order.
    pub second: bool,
    /// Probability with which anything at all is told where nothing leaks.
    pub alpha: f64,
    /// Of the generator.
    pub seed: u64,
    /// The fixed class's value of each element; `None`: one is drawn for each element, from the
    /// seed.
    pub fixed: Option<u64>,
    /// Whether masks are on.
    pub masks: bool,
    /// Both classes are random: nothing may be found.
    pub random_only: bool,
    /// Runs whose samples are kept.
    pub kept: u64,
    /// Threads; what is found is the same with any number.
    pub threads: usize,
}

/// A point that was found.
#[derive(Clone, Copy, Debug)]
pub struct FoundPoint {
    /// Which two values met.
    pub point: MeetingPoint,
    /// Of which order.
    pub order: Moment,
    /// What the second stage says.
    pub test: Test,
}

/// All that was seen.
pub struct LeakFindings {
    /// What the first run came to.
    pub schedule: Schedule,
    /// Its elements.
    pub table: Vec<Element>,
    /// Instructions of the window.
    pub span: LeakWindow,
    /// Points whose samples varied: so many tests were made, of every order together.
    pub tests: u64,
    /// All points.
    pub points: usize,
    /// Runs of each class in the second stage.
    pub counts: [u64; 2],
    /// Points of the first stage.
    pub candidates: usize,
    /// Points of both.
    pub found: Vec<FoundPoint>,
    /// By point |t| of the first stage, first order; infinite as such.
    pub screened: Vec<(MeetingPoint, f64)>,
    /// The first instruction that reaches another address in another run.
    pub address: Option<usize>,
    /// Samples of the runs that were kept, run by run.
    pub samples: Vec<u8>,
    /// Their classes.
    pub classes: Vec<u8>,
}

/// Takes the schedule of a run.
struct Recording(Schedule);

impl Sees for Recording {
    fn drive(&mut self, drive: &Drive, word: HeldWord) {
        self.0.drive(drive, word);
    }

    fn batch(&mut self, retired: &Retired<'_>) {
        self.0.batch(retired);
    }
}

impl Subject {
    /// Where the arguments of a call lie.
    pub fn argument_places(&self, call: &CallSpec) -> Result<Vec<ArgumentPlace>, Error> {
        let mut session = self.session(None)?;
        session.place(call).map_err(|error| Error::new(error.to_string()))?;
        Ok(session.argument_places().to_vec())
    }

    /// Calls a function many times on the schedule of its first run on `core`, and tells where what
    /// its elements hold depends on the secrets.
    pub fn leaks(
        &self,
        core: &HostCore,
        setup: &LeakSetup,
        test: &LeakTest,
        go_on: GoOn<'_>,
    ) -> Result<LeakFindings, Error> {
        for shared in setup.secrets.iter().chain(&setup.results) {
            shared.check()?;
        }
        if setup.secrets.is_empty() {
            return Err(Error::new("nothing is secret; say what is shared, as in --secret a:boolean:2"));
        }
        if test.traces > LeakSums::MOST {
            return Err(Error::new(format!(
                "{} traces are more than are summed, {}; give fewer, and others with another seed",
                test.traces,
                LeakSums::MOST
            )));
        }
        let mut machine = Machine::new(self, setup)?;
        machine.begin(Class::Fixed, test, &mut generator(test.seed, 0, 0))?;
        machine.go_to_window()?;
        let params = core.params()?;
        let has_caches = params.cached_region().is_some();
        let first = Schedule::new(params.division_time(), has_caches, params.tells_in_time());
        let mut observed = Observed::of(self, core, None, Recording(first))?;
        observed.begin(&mut machine.session)?;
        let edge = edge(&observed.table, matches!(setup.window, LookedAt::Whole));
        observed.edge(&edge);
        machine.run(&mut observed)?;
        observed.finish()?;
        machine.check_results()?;
        let table = observed.table;
        let schedule = observed.sees.0;
        let span = self.span(&schedule, setup)?;
        let points = schedule.points(span, edge.len());
        if points.is_empty() {
            return Err(Error::new("nothing of the window comes into an element"));
        }

        let results = machine.results;
        let elements = element_count(&table);
        let stage = Stage { subject: self, setup, results, schedule: &schedule, test, elements };
        let (first, kept) = stage.run(1, &points, test.kept, go_on)?;
        let mut address = kept.address;
        let orders: &[Moment] = if test.second { &[Moment::First, Moment::Second] } else { &[Moment::First] };
        let tests: u64 = orders.iter().map(|&order| first.varying(order)).sum();
        let candidates =
            significant(&first, orders, Significance::new(level_of_each(test.alpha, tests.max(1))));
        let mut found = Vec::new();
        let mut counts = first.counts();
        if !candidates.is_empty() {
            let again: Vec<MeetingPoint> = candidates.iter().map(|&(number, ..)| points[number]).collect();
            let (second, later) = stage.run(2, &again, 0, go_on)?;
            address = address.or(later.address);
            counts = second.counts();
            let level = Significance::new(level_of_each(test.alpha, candidates.len() as u64));
            for (place, &(number, order, before)) in candidates.iter().enumerate() {
                let Some(test) = second.test(place, order) else { continue };
                let same = test.difference.signum() == before.difference.signum();
                if same && level.tells(test.t, test.freedom) {
                    found.push(FoundPoint { point: points[number], order, test });
                }
            }
        }
        let screened = (0..points.len())
            .filter_map(|number| Some((points[number], first.test(number, Moment::First)?.t.abs())));
        let screened = screened.collect();
        let Kept { samples, classes, .. } = kept;
        Ok(LeakFindings {
            span,
            tests,
            points: points.len(),
            counts,
            candidates: candidates.len(),
            found,
            screened,
            address,
            samples,
            classes,
            table,
            schedule,
        })
    }

    /// Instructions of the window.
    fn span(&self, schedule: &Schedule, setup: &LeakSetup) -> Result<LeakWindow, Error> {
        let all = LeakWindow { from: 0, to: schedule.instructions() as u64 };
        let LookedAt::Stretch(begins, ends) = &setup.window else { return Ok(all) };
        let called = called(&setup.call);
        let Some(from) = schedule.find(self.address_of(begins)?, 0) else {
            return Err(Error::new(format!(
                "the window never begins: {called} does not come to {begins}; name a function that it calls"
            )));
        };
        let to = match ends {
            Some(ends) => schedule.find(self.address_of(ends)?, from + 1).ok_or_else(|| {
                Error::new(format!("the window never ends: {called} does not come to {ends} behind {begins}"))
            })?,
            // It returns behind the instruction that called it.
            None => from
                .checked_sub(1)
                .and_then(|call| schedule.pc(call))
                .and_then(|call| [2, 4].iter().filter_map(|length| schedule.find(call + length, from)).min())
                .unwrap_or(all.to),
        };
        Ok(LeakWindow { from, to })
    }
}

/// What is called, for sentences.
pub(super) fn called(call: &CallSpec) -> String {
    match &call.target {
        CallTarget::Symbol(name) => name.clone(),
        CallTarget::Address(address) => format!("{address:#x}"),
    }
}

/// What the registers hold where the call begins.
fn edge(table: &[Element], whole: bool) -> Vec<Drive> {
    if !whole || table.first().is_none_or(|row| row.name != "x") {
        return Vec::new();
    }
    let drive = |number: u8| Drive {
        cycle: 0,
        index: 0,
        element: u16::from(number),
        source: DriveSource::Register(number),
    };
    (1..32).map(drive).collect()
}

/// Points of which the level says that they are no chance, with their tests.
fn significant(
    campaign: &LeakSums<'_>,
    orders: &[Moment],
    level: Significance,
) -> Vec<(usize, Moment, Test)> {
    let mut found = Vec::new();
    for &order in orders {
        for number in 0..campaign.points().len() {
            if let Some(test) = campaign.test(number, order)
                && level.tells(test.t, test.freedom)
            {
                found.push((number, order, test));
            }
        }
    }
    found
}
