//! The core model of a run, if it has one: it counts cycles, or says where each of them went.

use instar_design::HostCore;
use instar_isa::StaticTable;
use instar_trace::{ClockRead, RetiredBatch, RetiredSink};

use crate::Error;
use crate::run::subject::Subject;
use crate::run::timed::{Stretch, Timed};
use crate::view::profile::{Profile, Wanted, Watcher, finished};

/// A model, by what it tells.
pub(crate) enum Model {
    /// There is none.
    None,
    /// The number of cycles.
    Counted(Timed<Stretch>),
    /// Where each cycle went.
    Profiled(Timed<Watcher>),
}

impl Model {
    /// That of `core` for the program of `subject`; `profiled` where more than a number is wanted.
    pub(crate) fn new(subject: &Subject, core: Option<&HostCore>, profiled: bool) -> Result<Self, Error> {
        Ok(match core {
            None => Self::None,
            Some(core) if profiled => Self::Profiled(subject.timed_by(core, Watcher::default())?),
            Some(core) => Self::Counted(subject.timed(core)?),
        })
    }

    /// Whether there is one.
    pub(crate) fn is_there(&self) -> bool {
        !matches!(self, Self::None)
    }

    /// What comes first comes right behind the core's reset.
    pub(crate) fn begin_at_reset(&mut self) {
        match self {
            Self::None => {}
            Self::Counted(timed) => timed.begin_at_reset(),
            Self::Profiled(timed) => timed.begin_at_reset(),
        }
    }

    /// What comes from now on is measured; what came before has made it warm.
    pub(crate) fn start(
        &mut self,
        subject: &Subject,
        core: Option<&HostCore>,
        wanted: Option<&Wanted>,
    ) -> Result<(), Error> {
        match (self, core, wanted) {
            (Self::Counted(timed), ..) => {
                timed.drain()?;
                *timed.observer() = Stretch::default();
            }
            (Self::Profiled(timed), Some(core), Some(wanted)) => {
                timed.drain()?;
                subject.watch(timed, core, wanted)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// At what the hardware may stand still, where it went on, one sentence each.
    pub(crate) fn stands_still(&self) -> Vec<String> {
        match self {
            Self::None => Vec::new(),
            Self::Counted(timed) => timed.stands_still(),
            Self::Profiled(timed) => timed.stands_still(),
        }
    }

    /// Cycles, and where they went.
    pub(crate) fn finish(
        &mut self,
        wanted: Option<&Wanted>,
    ) -> Result<(Option<u64>, Option<Profile>), Error> {
        match (self, wanted) {
            (Self::Counted(timed), _) => {
                timed.drain()?;
                Ok((Some(timed.observer().cycles()), None))
            }
            (Self::Profiled(timed), Some(wanted)) => {
                timed.drain()?;
                let profile = finished(timed, wanted)?;
                Ok((Some(profile.cycles()), Some(profile)))
            }
            _ => Ok((None, None)),
        }
    }
}

/// A model that counts the cycles of a program which somebody else runs.
pub struct CycleCounter(Model);

impl Subject {
    /// A counter of this program's cycles on a core.
    ///
    /// # Errors
    /// A sentence where the core cannot run its instructions.
    pub fn cycle_counter(&self, core: &HostCore) -> Result<CycleCounter, Error> {
        let mut model = Model::new(self, Some(core), false)?;
        model.begin_at_reset();
        Ok(CycleCounter(model))
    }
}

impl CycleCounter {
    /// Cycles from the first to the last commit.
    ///
    /// # Errors
    /// A sentence where an instruction has no cost.
    pub fn cycles(&mut self) -> Result<u64, Error> {
        Ok(self.0.finish(None)?.0.unwrap_or(0))
    }
}

impl RetiredSink for CycleCounter {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        self.0.retire(table, batch);
    }

    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        self.0.clock(read)
    }

    fn wants_registers(&self) -> bool {
        self.0.wants_registers()
    }

    fn wants_elements(&self) -> bool {
        self.0.wants_elements()
    }
}

impl RetiredSink for Model {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        match self {
            Self::None => {}
            Self::Counted(timed) => timed.sink().retire(table, batch),
            Self::Profiled(timed) => {
                timed.observer().read(table, batch);
                timed.sink().retire(table, batch);
            }
        }
    }

    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        match self {
            Self::None => None,
            Self::Counted(timed) => timed.sink().clock(read),
            Self::Profiled(timed) => timed.sink().clock(read),
        }
    }

    fn wants_registers(&self) -> bool {
        match self {
            Self::None => false,
            Self::Counted(timed) => timed.wants_registers(),
            Self::Profiled(timed) => timed.wants_registers(),
        }
    }

    fn wants_elements(&self) -> bool {
        match self {
            Self::None => false,
            Self::Counted(timed) => timed.wants_elements(),
            Self::Profiled(timed) => timed.wants_elements(),
        }
    }
}
