//! A core model after one door, whatever its family.
//!
//! Source: `instar-cores`, one model per family; the door is passed once a batch.

use std::sync::Arc;

use instar_cores::{
    CallSurroundings, Commit, CommitObserver, DecodeStage, Demand, Drives, Element, Model, OwnRegisters,
    Relaxation, Remembered, Resumable,
};
use instar_design::HostCore;
use instar_isa::{Decoder, StaticEntry, StaticTable};
use instar_sim::{Program, Segment};
use instar_trace::{ClockRead, Interrupts, Observer, Retired, RetiredBatch, Wishes};

use crate::Error;
use crate::subject::RunObserver;
use crate::subject::hazard::{Cautions, HazardNames, ToldHazard};

/// Environment variable: where it is not empty, every cycle is stepped, which takes longer and
/// gives the same.
const STEPPED: &str = "INSTAR_STEPPED";

/// Bytes after code that fetch may reach on a wrong path: all that a pipeline can hold.
const RUN_ON: usize = 256;

/// Whether nothing is to be done by what was learnt from the same before.
pub(crate) fn is_stepped() -> bool {
    std::env::var_os(STEPPED).is_some_and(|value| !value.is_empty())
}

/// A model that hands its commits to `O`.
pub struct Timed<O> {
    model: Box<dyn Model<O>>,
    core: String,
    names: HazardNames,
}

impl<O: CommitObserver + Clone + Send + 'static> Timed<O> {
    /// The model of a core.
    pub fn new(core: &HostCore, observer: O) -> Result<Self, Error> {
        let name = core.file.name.clone();
        let model = core.params()?.model(&core.timings(), core.timing_units(), observer);
        let mut model = model.map_err(|sentence| Error::new(format!("core \"{name}\": {sentence}")))?;
        if is_stepped() {
            model.remember(false);
        }
        Ok(Self { model, core: name, names: HazardNames::of(core) })
    }

    /// Shows the model the program's code, so that it can follow wrong paths; `decoder` is that of
    /// its ISA and of the design.
    pub fn show(&mut self, program: &Program, decoder: &Arc<Decoder>) {
        for segment in program.segments().iter().filter(|segment| segment.executable) {
            self.show_code(segment.address, &with_what_follows(segment, program.segments()), decoder);
        }
    }

    /// Shows the model code that is in no program yet.
    pub fn show_code(&mut self, address: u64, bytes: &[u8], decoder: &Arc<Decoder>) {
        self.model.add_code(address, bytes, decoder);
    }

    /// What is timed first comes right behind the core's reset.
    pub fn begin_at_reset(&mut self) {
        self.model.begin_at_reset();
    }

    /// The model as an observer after each of whose batches `work_off` takes the commits; `false`
    /// of it: nothing more is of use.
    pub fn then<F: FnMut(&Retired<'_>, &mut O) -> bool>(&mut self, work_off: F) -> WorkedOff<'_, O, F> {
        WorkedOff { timed: self, work_off, done: false }
    }

    /// Shows caches and predictors instructions that are not timed. Only after [`Self::drain`].
    pub fn warm(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        self.model.warm(table, batch);
    }

    /// What so many executions of each of these take of the core. A sentence where one has no cost.
    pub fn demands(&mut self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, Error> {
        let demands = self.model.demands(instructions);
        demands.map_err(|sentence| Error::new(format!("core \"{}\": {sentence}", self.core)))
    }

    /// Rules that executions of these never break. A sentence where one has no cost.
    pub fn relaxation(
        &mut self,
        instructions: &[&StaticEntry],
        around: CallSurroundings<'_>,
    ) -> Result<Option<Relaxation>, Error> {
        let rules = self.model.relaxation(instructions, around);
        rules.map_err(|sentence| Error::new(format!("core \"{}\": {sentence}", self.core)))
    }

    /// The instruction, from 1, at which the last [`Self::drain`] found that the run cannot go on
    /// as it was given.
    pub fn stopped_at(&self) -> Option<u64> {
        self.model.stopped_at()
    }

    /// Instructions that committed.
    pub fn committed(&self) -> u64 {
        self.model.committed()
    }

    /// How much was not stepped so far; `None` of a model that steps everything.
    pub fn remembered(&self) -> Option<Remembered> {
        self.model.remembered()
    }

    /// What the model took for granted so far, one sentence each.
    pub fn assumptions(&self) -> Vec<String> {
        Cautions::of(self.model.assumptions(), self.hazards()).sentences
    }

    /// At what the hardware may stand still or compute otherwise, where the model went on.
    pub fn cautions(&self) -> Cautions {
        Cautions::of(self.model.stands_still(), self.hazards())
    }

    /// Where the hardware computes another value than the program's order says.
    pub fn hazards(&self) -> Vec<ToldHazard> {
        self.model.hazards().iter().map(|(hazard, times)| self.names.told(hazard, *times)).collect()
    }

    /// Hazards so far are of what is not measured.
    pub fn forget_hazards(&mut self) {
        self.model.forget_hazards();
    }

    /// The door to its stage ID. A sentence where it has none.
    pub fn decode_stage(&mut self) -> Result<&mut dyn DecodeStage, Error> {
        let core = &self.core;
        self.model.decode_stage().map_err(|why| {
            Error::new(format!("core \"{core}\" does not tell which values its hardware computes: {why}"))
        })
    }

    /// The observer.
    pub fn observer(&mut self) -> &mut O {
        self.model.observer_mut()
    }

    /// The door to going on from earlier states, where the model has one.
    pub fn resumable(&mut self) -> Option<&mut dyn Resumable> {
        self.model.resumable()
    }

    /// Lets everything commit that was handed over. A sentence where an instruction has no cost.
    pub fn drain(&mut self) -> Result<(), Error> {
        self.model.finish().map_err(|sentence| Error::new(format!("core \"{}\": {sentence}", self.core)))
    }
}

/// Registers of a design's own that have elements.
const MOST_OWN: usize = 65_000;

impl Timed<Drives> {
    /// The model of a core that tells what comes into which of its elements, and their table:
    /// behind the core's the design's own registers. Whether it tells in order of time.
    pub fn of_elements(core: &HostCore) -> Result<(Self, Vec<Element>, bool), Error> {
        let name = core.file.name.clone();
        let params = core.params()?;
        let refused = |why| Error::new(format!("what holds values in core \"{name}\" is not known: {why}"));
        let states = core.design.iter().flat_map(|design| &design.extensions);
        let own: Vec<OwnRegisters> = states
            .flat_map(|file| &file.description.states)
            .map(|state| OwnRegisters {
                name: state.name.clone(),
                count: state.count as u16,
                bits: state.ty.width,
            })
            .collect();
        let all: usize = own.iter().map(|file| usize::from(file.count)).sum();
        if all > MOST_OWN {
            return Err(refused(format!(
                "the design has {all} registers of its own, and {MOST_OWN} are followed at most"
            )));
        }
        let mut table = params.elements().map_err(refused)?.to_vec();
        table.extend(own.iter().map(OwnRegisters::element));
        let in_time = params.tells_in_time();
        let model = params.model_of_elements(&core.timings(), core.timing_units(), &own).map_err(refused)?;
        Ok((Self { model, core: name, names: HazardNames::of(core) }, table, in_time))
    }
}

impl Timed<Stretch> {
    /// Cycles from the first to the last commit, once all that was handed over has committed.
    ///
    /// # Errors
    /// A sentence where an instruction has no cost.
    pub fn cycles(&mut self) -> Result<u64, Error> {
        self.drain()?;
        Ok(self.observer().cycles())
    }
}

impl<O: CommitObserver + Clone + Send + 'static> Observer for Timed<O> {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.model.observer_mut().learn(retired);
        self.model.retire(retired);
    }

    fn wishes(&self) -> Wishes {
        self.model.wishes()
    }

    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        self.model.clock(read)
    }

    fn interrupts(&mut self) -> Option<Result<&mut dyn Interrupts, String>> {
        let core = &self.core;
        Some(self.model.takes_interrupts().map_err(|why| format!("core \"{core}\": {why}")))
    }
}

impl<O: CommitObserver + Clone + Send + 'static> RunObserver for Timed<O> {}

/// A model whose commits are worked off batch by batch.
pub struct WorkedOff<'a, O, F> {
    timed: &'a mut Timed<O>,
    work_off: F,
    done: bool,
}

impl<O, F> Observer for WorkedOff<'_, O, F>
where
    O: CommitObserver + Clone + Send + 'static,
    F: FnMut(&Retired<'_>, &mut O) -> bool,
{
    fn retire(&mut self, retired: &Retired<'_>) {
        self.timed.retire(retired);
        self.done |= !(self.work_off)(retired, self.timed.observer());
    }

    fn wishes(&self) -> Wishes {
        self.timed.wishes()
    }

    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        self.timed.clock(read)
    }

    fn interrupts(&mut self) -> Option<Result<&mut dyn Interrupts, String>> {
        self.timed.interrupts()
    }

    fn is_done(&self) -> bool {
        self.done
    }
}

/// Counts cycles from the first to the last commit, both included.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stretch {
    first: Option<u64>,
    last: u64,
}

impl Stretch {
    /// The cycle of the first commit; `None` before it.
    pub fn first(&self) -> Option<u64> {
        self.first
    }

    /// The cycles so far.
    pub fn cycles(&self) -> u64 {
        self.first.map_or(0, |first| self.last - first + 1)
    }
}

impl CommitObserver for Stretch {
    const CAUSES: bool = false;

    #[inline]
    fn commit(&mut self, commit: &Commit) {
        self.first.get_or_insert(commit.cycle);
        self.last = commit.cycle;
    }

    #[inline]
    fn commits(&mut self, from: u64, cycles: &[u32]) {
        if let (Some(&first), Some(&last)) = (cycles.first(), cycles.last()) {
            self.first.get_or_insert(from + u64::from(first));
            self.last = from + u64::from(last);
        }
    }
}

/// Code, and what stands in memory after it: other segments, and zeros where no segment lies.
fn with_what_follows(code: &Segment, segments: &[Segment]) -> Vec<u8> {
    let end = code.bytes.len();
    let mut bytes = code.bytes.clone();
    bytes.resize(end + RUN_ON, 0);
    for segment in segments {
        let Some(at) = segment.address.checked_sub(code.address).and_then(|at| usize::try_from(at).ok())
        else {
            continue;
        };
        if at < end || at >= bytes.len() {
            continue;
        }
        if segment.executable {
            // It is shown for itself.
            bytes.truncate(at);
            continue;
        }
        let count = segment.bytes.len().min(bytes.len() - at);
        bytes[at..at + count].copy_from_slice(&segment.bytes[..count]);
    }
    bytes
}
