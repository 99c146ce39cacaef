//! The core model of a run, if it has one: it counts cycles, or says where each of them went.

use instar_design::HostCore;

use crate::Error;
use crate::hardware::Staged;
use crate::subject::Subject;
use crate::subject::{Cautions, RunObserver};
use crate::subject::{Stretch, Timed};
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

    /// It as an observer.
    pub(crate) fn observer(&mut self) -> Option<&mut dyn RunObserver> {
        match self {
            Self::None => None,
            Self::Counted(timed) => Some(timed),
            Self::Profiled(timed) => Some(timed),
        }
    }

    /// It as what tells of its stage ID.
    pub(crate) fn staged(&mut self) -> Option<&mut dyn Staged> {
        match self {
            Self::None => None,
            Self::Counted(timed) => Some(timed),
            Self::Profiled(timed) => Some(timed),
        }
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
                timed.forget_hazards();
                *timed.observer() = Stretch::default();
            }
            (Self::Profiled(timed), Some(core), Some(wanted)) => {
                timed.drain()?;
                timed.forget_hazards();
                subject.watch(timed, core, wanted)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// At what the hardware may stand still or compute otherwise, where it went on.
    pub(crate) fn cautions(&self) -> Cautions {
        match self {
            Self::None => Cautions::default(),
            Self::Counted(timed) => timed.cautions(),
            Self::Profiled(timed) => timed.cautions(),
        }
    }

    /// Cycles, and where they went.
    pub(crate) fn finish(
        &mut self,
        wanted: Option<&Wanted>,
    ) -> Result<(Option<u64>, Option<Profile>), Error> {
        match (self, wanted) {
            (Self::Counted(timed), _) => Ok((Some(timed.cycles()?), None)),
            (Self::Profiled(timed), Some(wanted)) => {
                timed.drain()?;
                let profile = finished(timed, wanted)?;
                Ok((Some(profile.cycles()), Some(profile)))
            }
            _ => Ok((None, None)),
        }
    }
}

impl Subject {
    /// A model of this program on a core, for a whole program that somebody else runs.
    ///
    /// # Errors
    /// A sentence where the core cannot run its instructions.
    pub fn timed_from_reset(&self, core: &HostCore) -> Result<Timed<Stretch>, Error> {
        let mut timed = self.timed(core)?;
        timed.begin_at_reset();
        Ok(timed)
    }
}
