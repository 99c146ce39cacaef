//! How fast simulator and models are, in million instructions per second.
//!
//! Source: wall-clock time of repeated calls of one function; a first call, not counted, decodes
//! the program.

use std::time::{Duration, Instant};

use instar_cores::Remembered;
use instar_design::HostCore;
use instar_sim::{CallSpec, Session, Watch};
use instar_trace::{Observer, Retired, RetiredBatch};

use crate::{Error, GoOn, Subject};

/// What is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename = "bench mode", rename_all = "snake_case")]
pub enum Mode {
    /// The simulator alone.
    Simulator,
    /// The simulator with its retired batches consumed.
    Traced,
    /// A core model on a trace in memory.
    Model,
    /// Both together.
    SimulatorAndModel,
}

/// Consumes batches as cheaply as one that looks at every instruction can.
#[derive(Default)]
struct Counter {
    instructions: u64,
    accesses: u64,
}

impl Observer for Counter {
    fn retire(&mut self, &Retired { batch, .. }: &Retired<'_>) {
        self.instructions += batch.len() as u64;
        self.accesses += batch.accesses.len() as u64;
    }
}

/// Keeps what retired.
#[derive(Default)]
struct Recording {
    batches: Vec<RetiredBatch>,
}

impl Observer for Recording {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.batches.push(retired.batch.clone());
    }
}

/// Speeds of repeated calls, one for each, until `seconds` are over; at least one.
pub fn speed(
    subject: &Subject,
    spec: &CallSpec,
    mode: Mode,
    core: Option<&HostCore>,
    seconds: Duration,
    go_on: GoOn<'_>,
) -> Result<Vec<f64>, Error> {
    let mut session = subject.take(None)?;
    session.place(spec).map_err(|error| Error::new(error.to_string()))?;
    let mut model = match (mode, core) {
        (Mode::Simulator | Mode::Traced, _) => None,
        (_, Some(core)) => Some(subject.timed(core)?),
        (_, None) => return Err(Error::new("a model is timed, and no core is named; name one")),
    };
    let mut recording = Recording::default();
    let first = run(subject, &mut session, Some(&mut recording), go_on)?;
    if mode != Mode::Model {
        recording.batches.clear();
    }
    let mut speeds = Vec::new();
    let start = Instant::now();
    while speeds.is_empty() || start.elapsed() < seconds {
        let begin = Instant::now();
        match (mode, &mut model) {
            (Mode::Traced, _) => {
                let mut counter = Counter::default();
                run(subject, &mut session, Some(&mut counter), go_on)?;
                std::hint::black_box((counter.instructions, counter.accesses));
            }
            (Mode::Model, Some(model)) => {
                let mut done = 0;
                for batch in &recording.batches {
                    model.retire(&Retired::new(session.machine().table(), batch));
                    done += batch.len() as u64;
                    if !go_on(done) {
                        return Err(Error::STOPPED);
                    }
                }
                model.drain()?;
            }
            (Mode::SimulatorAndModel, Some(model)) => {
                run(subject, &mut session, Some(model), go_on)?;
                model.drain()?;
            }
            _ => {
                run(subject, &mut session, None, go_on)?;
            }
        }
        if !go_on(first) {
            return Err(Error::STOPPED);
        }
        speeds.push(first as f64 / begin.elapsed().as_secs_f64() / 1e6);
    }
    Ok(speeds)
}

/// Of a first call in a model that knows nothing: its instructions, and how much was not stepped;
/// `None` of a model that steps everything.
pub fn remembered(
    subject: &Subject,
    spec: &CallSpec,
    core: &HostCore,
    go_on: GoOn<'_>,
) -> Result<(u64, Option<Remembered>), Error> {
    let mut session = subject.take(None)?;
    session.place(spec).map_err(|error| Error::new(error.to_string()))?;
    let mut model = subject.timed(core)?;
    let instructions = run(subject, &mut session, Some(&mut model), go_on)?;
    model.drain()?;
    Ok((instructions, model.remembered()))
}

/// One call; the number of instructions.
fn run<'a>(
    subject: &Subject,
    session: &mut Session,
    observer: Option<&'a mut dyn Observer>,
    go_on: GoOn<'a>,
) -> Result<u64, Error> {
    let mut watch = Watch { observers: observer.into_iter().collect(), progress: Some(go_on), console: None };
    let result = session.run(&mut watch).map_err(|fault| subject.failed(&fault))?;
    Ok(result.instructions)
}
