//! Goes through what was begun, to its end, with everyone who looks on.
//!
//! Source: own design. The program runs in pieces where somebody must look at the machine in between: secrets at the
//! functions that declassify them.

use instar_isa::StaticTable;
use instar_sim::{Pause, Program, Session, ShowText, Sink, Watch};
use instar_trace::{ClockRead, RetiredBatch, RetiredSink, ValueSink, Values};

use super::model::Model;
use super::observers::Looking;
use crate::run::commits::CommitLog;
use crate::run::subject::failed;
use crate::secret::Following;
use crate::{Error, GoOn, Show};

/// Everyone who looks on; `None` where nobody is.
#[derive(Default)]
pub(crate) struct Company<'a> {
    /// Histogram, profile in instructions, coverage, trace.
    pub(crate) looking: Option<&'a mut Looking>,
    /// Follows secrets, with values or without.
    pub(crate) following: Option<&'a mut Following>,
    /// Writes a commit log, for which values are recorded.
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
}

impl RetiredSink for Sinks<'_, '_> {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        if let Some(looking) = &mut self.company.looking {
            looking.retire(table, batch);
        }
        if let Some(following) = self.company.following.as_mut().filter(|following| !following.wants_values())
        {
            RetiredSink::retire(*following, table, batch);
        }
        if let Some(model) = &mut self.company.model {
            model.retire(table, batch);
        }
    }

    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        self.company.model.as_mut().and_then(|model| model.clock(read))
    }

    fn wants_registers(&self) -> bool {
        self.company.model.as_ref().is_some_and(|model| model.wants_registers())
    }

    fn wants_elements(&self) -> bool {
        self.company.following.as_ref().is_some_and(|following| ValueSink::wants_elements(*following))
            || self.company.model.as_ref().is_some_and(|model| model.wants_elements())
    }
}

impl ValueSink for Sinks<'_, '_> {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch, values: &Values) {
        if let Some(log) = &mut self.company.log {
            log.write(table, batch, values);
        }
        if let Some(following) = self.company.following.as_mut().filter(|following| following.wants_values())
        {
            ValueSink::retire(*following, table, batch, values);
        }
        RetiredSink::retire(self, table, batch);
    }

    fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        RetiredSink::clock(self, read)
    }

    fn wants_registers(&self) -> bool {
        RetiredSink::wants_registers(self)
    }

    fn wants_elements(&self) -> bool {
        RetiredSink::wants_elements(self)
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
    let with_values = company.following.as_ref().is_some_and(|following| following.wants_values());
    let valued = company.log.is_some() || with_values;
    let watched = !company.is_empty();
    loop {
        let mut sinks = Sinks { company: &mut company };
        let mut show = console.as_mut().map(|show| |stream, text: &[u8]| show(stream, text));
        let mut watch = Watch {
            sink: match (valued, watched) {
                (true, _) => Sink::Values(&mut sinks),
                (false, true) => Sink::Retired(&mut sinks),
                (false, false) => Sink::None,
            },
            progress: Some(&mut *go_on),
            console: show.as_mut().map(|show| show as ShowText<'_>),
        };
        match session.resume(&mut watch).map_err(|fault| failed(program, &fault))? {
            Pause::Breakpoint(_) | Pause::Stepped | Pause::Watchpoint(_) => {}
            over => return Ok(over),
        }
        if let Some(following) = &mut company.following {
            following.at(session)?;
        }
    }
}
