//! A part of a whole program, from one place of it to another: what a benchmark's own timer times.
//!
//! Source: own design. The model takes all that retires from reset on, so that caches and
//! predictors are as the program itself has left them; only the part counts.

use instar_design::HostCore;
use instar_sim::{Pause, Session};

use super::model::Model;
use super::phases::begin;
use super::plan::{ProgramRun, RunTarget};
use crate::subject::{RunObserver, Subject, resumed};
use crate::view::profile::{Profile, Wanted};
use crate::{Error, GoOn, Show};

/// Which part of a program is measured.
#[derive(Clone, Debug)]
pub struct Between {
    /// The symbol before whose instruction it begins.
    pub begin: String,
    /// The symbol before whose instruction it ends.
    pub end: String,
    /// Which time of coming to its beginning counts, from 1.
    pub time: u32,
}

/// Addresses of a part.
struct Places {
    begin: u64,
    end: u64,
}

/// How far a run is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// So many times it came to the beginning, and none of them counted.
    Before(u32),
    /// In the part, which began after so many instructions.
    Within(u64),
    Behind,
}

impl Subject {
    /// Runs from the entry point to the exit and measures a part: cycles and instructions of the
    /// result, and the profile, are the part's. Without a core instructions alone are counted.
    ///
    /// # Errors
    /// A sentence where the program fails, has no such symbol, or does not go through the part.
    pub fn run_between(
        &self,
        between: &Between,
        core: Option<&HostCore>,
        wanted: Option<&Wanted>,
        limit: Option<u64>,
        mut console: Show<'_>,
        go_on: GoOn<'_>,
    ) -> Result<(ProgramRun, Option<Profile>), Error> {
        let places = self.places(between)?;
        let wanted = wanted.filter(|_| core.is_some());
        let mut session = self.session(limit)?;
        let mut model = Model::new(self, core, wanted.is_some())?;
        model.begin_at_reset();
        begin(self, &mut session, RunTarget::Whole)?;
        session.set_breakpoints([places.begin, places.end]);
        let (mut stage, mut instructions, mut cycles, mut profile) = (Stage::Before(0), 0, None, None);
        let mut cautions = None;
        let result = loop {
            let pc = match self.resume(&mut session, &mut model, &mut console, go_on)? {
                Pause::Exited(result) => break result,
                Pause::Breakpoint(pc) => pc,
                _ => return Err(Error::STOPPED),
            };
            let retired = session.machine().retired();
            stage = match stage {
                Stage::Before(times) if pc == places.begin => {
                    if times + 1 == between.time {
                        model.start(self, core, wanted)?;
                        Stage::Within(retired)
                    } else {
                        Stage::Before(times + 1)
                    }
                }
                Stage::Within(from) if pc == places.end => {
                    instructions = retired - from;
                    (cycles, profile) = model.finish(wanted)?;
                    cautions = Some(model.cautions());
                    session.set_breakpoints([]);
                    Stage::Behind
                }
                before => before,
            };
        };
        let cautions = cautions.ok_or_else(|| self.never(between, stage))?;
        let run = ProgramRun { instructions, cautions, ..ProgramRun::new(result, cycles, &session) };
        Ok((run, profile))
    }

    fn places(&self, between: &Between) -> Result<Places, Error> {
        let places = Places { begin: self.address_of(&between.begin)?, end: self.address_of(&between.end)? };
        if places.begin == places.end || between.time == 0 {
            return Err(Error::new(format!(
                "what lies between \"{}\" and \"{}\" for the {}. time is nothing; name two places, and times from 1 on",
                between.begin, between.end, between.time
            )));
        }
        Ok(places)
    }

    /// Goes on to the next breakpoint or the end.
    fn resume(
        &self,
        session: &mut Session,
        model: &mut Model,
        console: Show<'_>,
        go_on: GoOn<'_>,
    ) -> Result<Pause, Error> {
        let mut all: Vec<&mut dyn RunObserver> = model.observer().into_iter().collect();
        resumed(self.program(), session, &mut all, Some(console), go_on)
    }

    fn never(&self, between: &Between, stage: Stage) -> Error {
        let name = self.program().name();
        Error::new(match stage {
            Stage::Before(times) => format!(
                "{name}: the program came to \"{}\" {times} times and ended; what is measured begins there the {}. time",
                between.begin, between.time
            ),
            _ => format!(
                "{name}: the program ended before it came from \"{}\" to \"{}\", where what is measured ends",
                between.begin, between.end
            ),
        })
    }
}
