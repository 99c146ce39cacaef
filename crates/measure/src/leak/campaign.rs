//! A function called many times with fixed and with random secrets: time once, evaluate often.
//!
//! Source: docs/reference/leak.md. Goodwill, Jun, Jaffe and Rohatgi, "A testing methodology for
//! side-channel resistance validation", 2011: fixed against random; a point that a first set of
//! runs shows is told where a second, of another seed, shows it too.

use instar_cores::{Drive, DriveSource, Element, element_count};
use instar_design::HostCore;
use instar_files::Random;
use instar_leak::{
    Follow, HeldWord, LeakSums, LeakWindow, MeetingPoint, Moment, Parts, Schedule, Test, sample, threshold,
};
use instar_sim::{ArgumentPlace, CallSpec, CallTarget, Pause, Session, Watch};
use instar_trace::{Observer, Retired, Wishes};

use super::masking::{Class, SharePlace, Shared, refresh};
use super::observed::{Observed, Sees};
use crate::subject::{RunObserver, Subject, failed, is_stepped};
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
    /// The function whose execution is the window, or from the first to where the second begins;
    /// `None`: the whole call.
    pub window: Option<(String, Option<String>)>,
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
    /// The fixed class's value of each element.
    pub fixed: u64,
    /// Whether masks are on.
    pub masks: bool,
    /// Both classes are random: nothing may be found.
    pub random_only: bool,
    /// Runs whose samples are kept.
    pub kept: u64,
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
    pub table: &'static [Element],
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

/// A machine with the call placed.
struct Machine<'a> {
    subject: &'a Subject,
    setup: &'a LeakSetup,
    session: Session,
    /// What the shares of the results gave for the fixed value.
    results: Option<Vec<Vec<u64>>>,
}

impl Machine<'_> {
    fn begin(&mut self, class: Class, test: &LeakTest, random: &mut Random) -> Result<(), Error> {
        let session = &mut self.session;
        session.begin_call().map_err(|fault| self.subject.failed(&fault))?;
        for secret in &self.setup.secrets {
            secret.put(session, class, test.fixed, test.masks, random)?;
        }
        self.setup.fresh.iter().try_for_each(|place| refresh(session, *place, test.masks, random))
    }

    fn run(&mut self, observer: &mut dyn Observer) -> Result<(), Error> {
        loop {
            let pause = self.session.resume(&mut Watch::of(observer));
            match pause.map_err(|fault| failed(self.subject.program(), &fault))? {
                Pause::Returned(_) => return Ok(()),
                Pause::Exited(_) => return Err(Error::new("the program ended within the call")),
                _ => {}
            }
        }
    }

    /// The same secrets must give the same results, whatever the masks.
    fn check_results(&mut self) -> Result<(), Error> {
        let now: Option<Vec<Vec<u64>>> =
            self.setup.results.iter().map(|result| result.recombined(&self.session)).collect();
        let Some(now) = now else {
            return Err(Error::new("the shares of a result do not lie in memory"));
        };
        let before = self.results.get_or_insert_with(|| now.clone());
        match before.iter().zip(&now).position(|(before, now)| before != now) {
            None => Ok(()),
            Some(at) => Err(Error::wrong(format!(
                "the shares of \"{}\" do not recombine: with the same secrets and other masks they give another value",
                self.setup.results[at].name
            ))),
        }
    }
}

/// The generator of a run: stage and number decide it together with the seed.
fn generator(seed: u64, stage: u64, run: u64) -> Random {
    let mut mixed = Random::new(seed ^ stage.wrapping_mul(0xd1b5_4a32_d192_ed03));
    Random::new(mixed.bits() ^ run.wrapping_mul(0x9fb2_1c65_1e98_df25))
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
        let mut session = self.session(None)?;
        session.place(&setup.call).map_err(|error| Error::new(error.to_string()))?;
        let mut machine = Machine { subject: self, setup, session, results: None };

        machine.begin(Class::Fixed, test, &mut generator(test.seed, 0, 0))?;
        let mut observed = Observed::of(self, core, None, Recording(Schedule::default()))?;
        observed.begin(&mut machine.session)?;
        let edge = edge(observed.table, setup.window.is_none());
        edge.iter().for_each(|drive| observed.sees.0.drive(drive, Some(0)));
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

        let mut stage =
            Stage { machine, schedule: &schedule, test, elements: element_count(table), address: None };
        let mut kept = Kept::default();
        let first = stage.run(1, points.clone(), &mut kept, go_on)?;
        let orders: &[Moment] = if test.second { &[Moment::First, Moment::Second] } else { &[Moment::First] };
        let tests: u64 = orders.iter().map(|&order| first.varying(order)).sum();
        let candidates = significant(&first, orders, threshold::level_of_each(test.alpha, tests.max(1)));
        let mut found = Vec::new();
        let mut counts = first.counts();
        if !candidates.is_empty() {
            let again: Vec<MeetingPoint> = candidates.iter().map(|&(number, ..)| points[number]).collect();
            let second = stage.run(2, again, &mut Kept::default(), go_on)?;
            counts = second.counts();
            let level = threshold::level_of_each(test.alpha, candidates.len() as u64);
            for (place, &(number, order, before)) in candidates.iter().enumerate() {
                let Some(test) = second.test(place, order) else { continue };
                let same = test.difference.signum() == before.difference.signum();
                if same && threshold::probability(test.t, test.freedom) < level {
                    found.push(FoundPoint { point: points[number], order, test });
                }
            }
        }
        let screened = (0..points.len())
            .filter_map(|number| Some((points[number], first.test(number, Moment::First)?.t.abs())));
        let (screened, address) = (screened.collect(), stage.address);
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
        let Some((begins, ends)) = &setup.window else { return Ok(all) };
        let address = |name: &str| {
            let symbol = self.program().require_symbol(name);
            symbol.map(|symbol| symbol.address).map_err(|error| Error::new(error.to_string()))
        };
        let called = match &setup.call.target {
            CallTarget::Symbol(name) => name.clone(),
            CallTarget::Address(address) => format!("{address:#x}"),
        };
        let Some(from) = schedule.find(address(begins)?, 0) else {
            return Err(Error::new(format!(
                "the window never begins: {called} does not come to {begins}; name a function that it calls"
            )));
        };
        let to = match ends {
            Some(ends) => schedule.find(address(ends)?, from + 1).ok_or_else(|| {
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
fn significant(campaign: &LeakSums, orders: &[Moment], level: f64) -> Vec<(usize, Moment, Test)> {
    let mut found = Vec::new();
    for &order in orders {
        for number in 0..campaign.points().len() {
            if let Some(test) = campaign.test(number, order)
                && threshold::probability(test.t, test.freedom) < level
            {
                found.push((number, order, test));
            }
        }
    }
    found
}

/// Samples that are kept.
#[derive(Default)]
struct Kept {
    samples: Vec<u8>,
    classes: Vec<u8>,
}

/// Runs of one stage.
struct Stage<'a, 's> {
    machine: Machine<'a>,
    schedule: &'s Schedule,
    test: &'a LeakTest,
    elements: u16,
    address: Option<usize>,
}

impl Stage<'_, '_> {
    fn run(
        &mut self,
        stage: u64,
        points: Vec<MeetingPoint>,
        kept: &mut Kept,
        go_on: GoOn<'_>,
    ) -> Result<LeakSums, Error> {
        let mut campaign = LeakSums::new(points);
        let follow = Follow::new(self.schedule, self.elements);
        let mut following = Following(if is_stepped() { follow.plain() } else { follow });
        for run in 0..self.test.traces {
            if !go_on(run * self.schedule.instructions() as u64) {
                return Err(Error::Stopped);
            }
            let mut random = generator(self.test.seed, stage, run);
            let label = if random.bits() & 1 == 0 { Class::Fixed } else { Class::Random };
            let given = if self.test.random_only { Class::Random } else { label };
            self.machine.begin(given, self.test, &mut random)?;
            following.0.begin(self.machine.session.machine().hart().registers());
            self.machine.run(&mut following)?;
            following.0.end();
            if let Some(parts) = following.0.kept.parts {
                return Err(self.parted(parts, run));
            }
            if self.address.is_none() {
                self.address = following.0.kept.address;
            }
            if given == Class::Fixed {
                self.machine.check_results()?;
            }
            let words = following.0.words();
            campaign.add(label.number(), words);
            if run < self.test.kept {
                kept.classes.push(label.number() as u8);
                kept.samples.extend(campaign.points().iter().map(|&point| sample(point, words) as u8));
            }
        }
        Ok(campaign)
    }

    fn parted(&self, parts: Parts, run: u64) -> Error {
        let program = self.machine.subject.program();
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
            Parts::Length { first, here } => {
                format!(
                    "time depends on secrets or masks: run {run} has {here} instructions, the first {first}"
                )
            }
        })
    }
}
