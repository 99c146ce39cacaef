//! Why a recorded program is slow in a model.
//!
//! Source: the retired instructions of the trace; its own cycles are read past.

use std::path::Path;
use std::sync::Arc;

use instar_design::HostCore;
use instar_isa::Isa;
use instar_sim::Program;
use instar_trace::{Observer, Retired};

use super::region::Extent;
use super::views::Watcher;
use super::{Profile, Wanted, finished, views};
use crate::rtl::index;
use crate::rtl::reader::{self, Piece};
use crate::rtl::stand_in::{StandInSource, StandIns};
use crate::{Error, GoOn};

/// A trace, or a part of it.
#[derive(Clone, Copy)]
pub struct TraceSubject<'a> {
    /// The file.
    pub path: &'a Path,
    /// A window of its index, by name; without one everything.
    pub part: Option<&'a str>,
    /// The index, where it does not lie beside the trace.
    pub index: Option<&'a Path>,
    /// A design's stand-ins, and the recorded program for the names of functions and lines.
    pub stand_ins: StandInSource<'a>,
}

impl TraceSubject<'_> {
    /// The lines that are meant.
    pub(crate) fn extent(&self) -> Result<Extent, Error> {
        let Some(name) = self.part else { return Ok(Extent::Lines(1, u64::MAX)) };
        let entry = index::entry_of(self.path, self.index)?;
        match entry.windows.iter().find(|window| window.name == name) {
            Some(window) => Ok(Extent::Lines(window.first_line, window.last_line)),
            None => {
                let known: Vec<&str> = entry.windows.iter().map(|window| window.name.as_str()).collect();
                let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
                Err(Error::new(format!(
                    "{}: no window \"{name}\" is known of this trace; its index.json has: {known}",
                    self.path.display()
                )))
            }
        }
    }

    /// The recorded program, if it is known.
    pub(crate) fn program(&self) -> Result<Option<Arc<Program>>, Error> {
        self.stand_ins.program.map(reader::program).transpose()
    }
}

/// Times the trace in a core model and watches: the profile, and what is to be known of its
/// figures, one sentence each.
pub fn profile_trace(
    subject: TraceSubject<'_>,
    core: &HostCore,
    wanted: &Wanted,
    go_on: GoOn<'_>,
) -> Result<(Profile, Vec<String>), Error> {
    let (extent, program) = (subject.extent()?, subject.program()?);
    let isa = Isa::parse(&core.file.isa).map_err(|error| Error::new(error.to_string()))?;
    let stand_ins = StandIns::new(subject.stand_ins)?;
    let mut timed = reader::timed(core, Watcher::default(), program.as_deref())?;
    let views = views(program.clone(), &isa, core, extent, 0, wanted.open(core, 0)?)?;
    timed.observer().0 = Some(Box::new(views));
    let read = reader::read(subject.path, core, &stand_ins, go_on, &mut |Piece { table, batch, .. }| {
        if timed.observer().0.as_ref().is_some_and(|views| !views.is_over()) {
            timed.retire(&Retired::new(table, batch));
        }
        Ok(())
    })?;
    reader::drain(&mut timed, subject.path, core)?;
    let notes = read.all_notes(timed.assumptions());
    Ok((finished(&mut timed, wanted)?, notes))
}
