//! A call or a whole program in pieces: what retires, as columns, with its cycles where a core is
//! modelled.
//!
//! Source: own design. Between two pieces the machine stands still, so that its registers and
//! memory can be looked at; nothing of the run is kept but the piece that is handed out.

use instar_cores::Commit;
use instar_design::HostCore;
use instar_sim::{CallSpec, Pause, Watch};
use instar_trace::{AccessKind, Observer, Retired};

use super::plan::{Call, ProgramRun};
use crate::subject::{Cautions, Timed, Waiting, sentence};
use crate::{Error, GoOn, Subject};

/// Retired instructions, as in [`instar_trace::RetiredBatch`], with accesses apart by field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    /// Number of the static entry.
    pub ids: Vec<u32>,
    /// Address.
    pub pcs: Vec<u64>,
    /// Address of the instruction that retires next.
    pub next_pcs: Vec<u64>,
    /// Bits of [`instar_trace::Flags`].
    pub flags: Vec<u8>,
    /// As in [`instar_trace::RetiredBatch::details`].
    pub details: Vec<u64>,
    /// Commit cycles; the first instruction of the run commits in cycle 1. Empty without a core.
    pub cycles: Vec<u64>,
    /// Where the instruction's accesses end in the columns below; they start where those of the one
    /// before end.
    pub access_ends: Vec<u32>,
    /// First byte of each access.
    pub addresses: Vec<u64>,
    /// Bytes of each access.
    pub sizes: Vec<u16>,
    /// 1 for a write, 0 for a read.
    pub writes: Vec<u8>,
}

impl Observer for Columns {
    fn retire(&mut self, &Retired { batch, .. }: &Retired<'_>) {
        let before = self.addresses.len() as u32;
        self.ids.extend(&batch.ids);
        self.pcs.extend(&batch.pcs);
        self.next_pcs.extend(&batch.next_pcs);
        self.flags.extend(batch.flags.iter().map(|flags| flags.0));
        self.details.extend(&batch.details);
        self.access_ends.extend(batch.access_ends.iter().map(|end| before + end));
        self.addresses.extend(batch.accesses.iter().map(|access| access.address));
        self.sizes.extend(batch.accesses.iter().map(|access| access.size));
        self.writes.extend(batch.accesses.iter().map(|access| u8::from(access.kind == AccessKind::Write)));
    }
}

impl Columns {
    /// Takes the first `count` instructions, all but `cycles`.
    fn split(&mut self, count: usize) -> Self {
        fn first<T>(column: &mut Vec<T>, count: usize) -> Vec<T> {
            let rest = column.split_off(count);
            std::mem::replace(column, rest)
        }
        let accesses = if count == 0 { 0 } else { self.access_ends[count - 1] };
        let taken = Self {
            ids: first(&mut self.ids, count),
            pcs: first(&mut self.pcs, count),
            next_pcs: first(&mut self.next_pcs, count),
            flags: first(&mut self.flags, count),
            details: first(&mut self.details, count),
            cycles: Vec::new(),
            access_ends: first(&mut self.access_ends, count),
            addresses: first(&mut self.addresses, accesses as usize),
            sizes: first(&mut self.sizes, accesses as usize),
            writes: first(&mut self.writes, accesses as usize),
        };
        self.access_ends.iter_mut().for_each(|end| *end -= accesses);
        taken
    }
}

/// A run that is made piece by piece.
pub struct Pieces {
    /// Number of the run on the program's machine: another run ends this one.
    run: u64,
    timed: Option<Timed<Waiting>>,
    /// Retired, and not committed in the model yet.
    waiting: Columns,
    /// Cycle before the first commit.
    before: Option<u64>,
    warmup: u32,
    state: State,
}

enum State {
    Going,
    /// It failed, which is told once what retired before was handed out.
    Failed(Error),
    Called(Box<Call>),
    Ran(Box<ProgramRun>),
    Over,
}

impl Pieces {
    /// What the call gave, once it is over.
    pub fn call(&self) -> Option<&Call> {
        if let State::Called(call) = &self.state { Some(call) } else { None }
    }

    /// What the program gave, once it is over.
    pub fn whole(&self) -> Option<&ProgramRun> {
        if let State::Ran(run) = &self.state { Some(run) } else { None }
    }

    /// Takes what has its cycle, or everything where no core is modelled.
    fn ready(&mut self) -> Columns {
        let Some(timed) = &mut self.timed else { return std::mem::take(&mut self.waiting) };
        let commits = &mut timed.observer().0;
        let mut ready = self.waiting.split(commits.len().min(self.waiting.ids.len()));
        ready.cycles = commits.drain(..ready.ids.len()).map(|Commit { cycle, .. }| cycle).collect();
        if let Some(&first) = ready.cycles.first() {
            let before = *self.before.get_or_insert(first - 1);
            ready.cycles.iter_mut().for_each(|cycle| *cycle -= before);
        }
        ready
    }

    /// At what the hardware may stand still or compute otherwise, where the model went on.
    fn cautions(&self) -> Cautions {
        self.timed.as_ref().map_or_else(Cautions::default, Timed::cautions)
    }

    /// Lets everything commit; the cycles of the whole run, where a core is modelled.
    fn drain(&mut self) -> Result<Option<u64>, Error> {
        let Some(timed) = &mut self.timed else { return Ok(None) };
        timed.drain()?;
        let commits = &timed.observer().0;
        let first = commits.front().map_or(0, |first| first.cycle - 1);
        Ok(Some(commits.back().map_or(0, |last| last.cycle - self.before.unwrap_or(first))))
    }
}

impl Subject {
    /// Begins a call, or without one the whole program. With a core a call is made once before,
    /// unless `cold`.
    pub fn pieces(
        &self,
        spec: Option<&CallSpec>,
        core: Option<&HostCore>,
        cold: bool,
        limit: Option<u64>,
        go_on: GoOn<'_>,
    ) -> Result<Pieces, Error> {
        let mut timed = core.map(|core| self.timed_by(core, Waiting::default())).transpose()?;
        let mut session = self.take_own(limit)?;
        let mut warmup = 0;
        match spec {
            None => {
                if let Some(timed) = &mut timed {
                    timed.begin_at_reset();
                }
                session.begin_whole();
            }
            Some(spec) => {
                session.place(spec).map_err(sentence)?;
                if let Some(timed) = timed.as_mut().filter(|_| !cold) {
                    let watch = &mut Watch { progress: Some(go_on), ..Watch::of(timed) };
                    session.run(watch).map_err(|fault| self.failed(&fault))?;
                    timed.drain()?;
                    timed.forget_hazards();
                    timed.observer().0.clear();
                    warmup = 1;
                }
                session.begin_call().map_err(|fault| self.failed(&fault))?;
            }
        }
        let run = session.runs();
        let (waiting, state) = (Columns::default(), State::Going);
        Ok(Pieces { run, timed, waiting, before: None, warmup, state })
    }

    /// The next at most `count` instructions, or with a core about as many; none once the run is
    /// over. The error of a run that fails comes after what retired before.
    pub fn next_piece(&self, pieces: &mut Pieces, count: u64, go_on: GoOn<'_>) -> Result<Columns, Error> {
        loop {
            match std::mem::replace(&mut pieces.state, State::Over) {
                State::Going => self.advance(pieces, count, &mut *go_on)?,
                State::Failed(error) => return Err(error),
                over => {
                    pieces.state = over;
                    return Ok(Columns::default());
                }
            }
            let ready = pieces.ready();
            if !ready.ids.is_empty() {
                return Ok(ready);
            }
        }
    }

    /// Runs on; the state says how it went.
    fn advance(&self, pieces: &mut Pieces, count: u64, go_on: GoOn<'_>) -> Result<(), Error> {
        let mut session = self.peek()?;
        if session.runs() != pieces.run {
            return Err(Error::new(format!(
                "{}: it was called or run again meanwhile, so this run cannot go on",
                self.program().name()
            )));
        }
        let mut watch = Watch { progress: Some(go_on), ..Watch::of(&mut pieces.waiting) };
        watch.observers.extend(pieces.timed.as_mut().map(|timed| timed as &mut dyn Observer));
        let pause = session.resume_for(count, &mut watch);
        pieces.state = match pause {
            Ok(Pause::Stepped | Pause::Breakpoint(_) | Pause::Watchpoint(_)) => State::Going,
            Ok(Pause::Returned(result)) => {
                let cycles = pieces.drain()?;
                let (cautions, warmup) = (pieces.cautions(), pieces.warmup);
                State::Called(Box::new(Call { result, cycles, sample: None, cautions, warmup }))
            }
            Ok(Pause::Exited(result)) => {
                let cycles = pieces.drain()?;
                let cautions = pieces.cautions();
                State::Ran(Box::new(ProgramRun { cautions, ..ProgramRun::new(result, cycles, &session) }))
            }
            Err(fault) => match self.failed(&fault) {
                stopped @ Error::Stopped { .. } => return Err(stopped),
                failed => {
                    pieces.drain()?;
                    State::Failed(failed)
                }
            },
        };
        Ok(())
    }
}
