//! Goes through what was begun, to its end, with everyone who looks on.
//!
//! Source: own design. The program runs in pieces where somebody must look at the machine in between: secrets at the
//! functions that declassify them, a commit log at every instruction.

use instar_isa::StaticTable;
use instar_sim::{Pause, Program, Session, Watch};
use instar_trace::{RetiredBatch, RetiredSink};

use super::model::Model;
use super::observers::Looking;
use crate::run::commits::{CommitLog, Step};
use crate::run::subject::failed;
use crate::secret::Following;
use crate::{Error, GoOn, Show};

/// Instructions between two questions whether to go on, where each is a piece.
const STEPS: u64 = 1 << 14;

/// Everyone who looks on; `None` where nobody is.
#[derive(Default)]
pub(crate) struct Company<'a> {
    /// Histogram, profile in instructions, coverage, trace.
    pub(crate) looking: Option<&'a mut Looking>,
    /// Follows secrets.
    pub(crate) following: Option<&'a mut Following>,
    /// Writes a commit log.
    pub(crate) log: Option<&'a mut CommitLog>,
    /// Counts cycles.
    pub(crate) model: Option<&'a mut Model>,
}

impl Company<'_> {
    fn is_empty(&self) -> bool {
        self.looking.is_none() && self.following.is_none() && self.log.is_none() && self.model.is_none()
    }
}

/// Each batch goes to all of them, to the model last.
struct Sinks<'c, 'a> {
    company: &'c mut Company<'a>,
    /// For the commit log: what the piece retired.
    step: Option<&'c mut Step>,
}

impl RetiredSink for Sinks<'_, '_> {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        if let Some(step) = &mut self.step {
            step.retire(table, batch);
        }
        if let Some(looking) = &mut self.company.looking {
            looking.retire(table, batch);
        }
        if let Some(following) = &mut self.company.following {
            following.retire(table, batch);
        }
        if let Some(model) = &mut self.company.model {
            model.retire(table, batch);
        }
    }

    fn clock(&mut self) -> Option<u64> {
        self.company.model.as_mut().and_then(|model| model.clock())
    }
}

/// Goes on with the call or program that was begun until it is over.
pub(crate) fn follow(
    program: &Program,
    session: &mut Session,
    mut company: Company<'_>,
    mut console: Option<Show<'_>>,
    go_on: GoOn<'_>,
) -> Result<Pause, Error> {
    if let Some(following) = &mut company.following {
        following.begin(session)?;
    }
    let (logged, watched) = (company.log.is_some(), !company.is_empty());
    let mut step = Step::default();
    for pieces in 1u64.. {
        let piece = {
            let mut sinks = Sinks { company: &mut company, step: logged.then_some(&mut step) };
            let mut show = console.as_mut().map(|show| |text: &[u8]| show(text));
            let mut watch = Watch {
                sink: watched.then_some(&mut sinks as &mut dyn RetiredSink),
                progress: if logged { None } else { Some(&mut *go_on) },
                console: show.as_mut().map(|show| show as &mut dyn FnMut(&[u8])),
            };
            if logged { session.step(&mut watch) } else { session.resume(&mut watch) }
        };
        if let Some(log) = &mut company.log {
            log.write(session, &mut step);
        }
        match piece.map_err(|fault| failed(program, &fault))? {
            Pause::Breakpoint(_) | Pause::Stepped => {}
            over => return Ok(over),
        }
        if let Some(following) = &mut company.following {
            following.at(session)?;
        }
        if logged && pieces % STEPS == 0 {
            let broken = company.log.as_ref().is_some_and(|log| log.has_failed());
            if broken || !go_on(pieces) {
                return Err(Error::Stopped);
            }
        }
    }
    Err(Error::Stopped)
}
