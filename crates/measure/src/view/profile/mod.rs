//! Why a run is slow: where each cycle went, and files for viewers; without a core model where each
//! instruction went.
//!
//! Source: docs/reference/profile.md, which defines the categories and the files.

mod code;
mod counted;
mod devices;
mod flame;
mod held;
mod kanata;
mod pipeline;
mod region;
mod table;
#[cfg(test)]
mod tests;
mod timeline;
mod trace;
mod tree;
mod views;
mod window;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use instar_design::HostCore;
use instar_files::Output;
use instar_isa::{Decoder, Isa};
use instar_sim::Program;

pub use flame::Weight;
pub use table::{
    Breakdown, CallRow, FunctionRow, InstructionRow, LineRow, Profile, Spent, StackRow, UnitRow,
};
pub use trace::{TraceSubject, profile_trace};
pub use window::Window;

pub(crate) use self::code::Code;
pub use self::counted::ProfileObserver;
use self::devices::Devices;
use self::kanata::Kanata;
use self::pipeline::PipelineLog;
pub(crate) use self::region::Extent;
use self::region::Region;
use self::timeline::Timeline;
pub(crate) use self::views::Watcher;
use self::views::{Files, Views};
use crate::Error;
use crate::subject::Subject;
use crate::subject::Timed;

/// Files that are wanted of a run.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Flame graph.
    pub flame: Option<PathBuf>,
    /// What the width of its frames stands for; cycles where nobody says, without a core model
    /// instructions.
    pub weight: Option<Weight>,
    /// What stands above it.
    pub title: String,
    /// Kanata log.
    pub kanata: Option<PathBuf>,
    /// Timeline for Perfetto.
    pub timeline: Option<PathBuf>,
    /// Log of cycles.
    pub log: Option<PathBuf>,
    /// Cycles that the last three hold; [`Window::USUAL`] of the logs and all of the timeline where
    /// nobody says.
    pub window: Option<Window>,
}

impl Wanted {
    /// Opens the files for a run whose first instruction has the number `base`.
    fn open(&self, core: &HostCore, base: u64) -> Result<Files, Error> {
        if let Some(Window { first, last }) = self.window.filter(|w| w.first < 1 || w.last < w.first) {
            return Err(Error::new(format!(
                "the window {first}..{last} holds no cycle; the first cycle is 1, and the last is not before it"
            )));
        }
        let window = self.window.unwrap_or(Window::USUAL);
        let whole = self.window.unwrap_or(Window { first: 1, last: u64::MAX });
        let (name, pipeline) = (&core.file.name, &core.family()?.pipeline);
        let mut files = Files::default();
        if let Some(path) = &self.log {
            files.log = Some(PipelineLog::new(create(path)?, window, pipeline));
        }
        if let Some(path) = &self.kanata {
            let log = Kanata::new(create(path)?, window, base);
            files.kanata = Some(log.map_err(|error| unwritable(path, &error))?);
        }
        if let Some(path) = &self.timeline {
            let timeline = Timeline::new(create(path)?, whole, name, pipeline.tracks);
            files.timeline = Some(timeline.map_err(|error| unwritable(path, &error))?);
        }
        Ok(files)
    }

    /// Whether a file of single cycles is among them.
    pub(crate) fn logs(&self) -> bool {
        self.kanata.is_some() || self.timeline.is_some() || self.log.is_some()
    }

    /// What was seen of the windows of a sampled run: their cycles, not the run's.
    pub(crate) fn of_windows(&self, timed: &mut Timed<Watcher>) -> Result<Profile, Error> {
        match &mut timed.observer().0 {
            Some(views) => self.finish(views),
            None => Err(Error::new("nobody watched the run")),
        }
    }

    /// Closes the files and draws the flame graph.
    fn finish(&self, views: &mut Views) -> Result<Profile, Error> {
        if views.cycles() == 0 {
            return Err(Error::new("the run has no cycle between its first and its last commit"));
        }
        if let Some(window) = self.window.filter(|window| window.first > views.cycles()) {
            return Err(Error::new(format!(
                "the window begins at cycle {}, and the run has {} cycles",
                window.first,
                views.cycles()
            )));
        }
        let any = self.log.as_ref().or(self.kanata.as_ref()).or(self.timeline.as_ref());
        views.finish().map_err(|error| match any {
            Some(path) => unwritable(path, &error),
            None => Error::new(error.to_string()),
        })?;
        self.draw(&views.tree, &views.code, Weight::Cycles)?;
        let (held, devices) = (&views.held, &views.devices.rows);
        let profile = Profile::new(&views.code, &views.tree, &views.instructions, views.kept, held, devices);
        debug_assert_eq!(profile.cycles(), views.cycles());
        Ok(profile)
    }

    /// Draws the flame graph, if one is wanted, of `weight` where nobody said another.
    fn draw(&self, tree: &tree::Tree, code: &Code, weight: Weight) -> Result<(), Error> {
        let Some(path) = &self.flame else { return Ok(()) };
        let mut out = create(path)?;
        flame::write(tree, code, self.weight.unwrap_or(weight), &self.title, &mut out)
            .map_err(|error| Error::new(format!("{}: {error}", path.display())))?;
        out.finish().map_err(|error| unwritable(path, &error))
    }

    /// What only a core model can give; a sentence if any of it is wanted.
    fn refuse_cycles(&self) -> Result<(), Error> {
        let files = [&self.kanata, &self.timeline, &self.log].into_iter().flatten().next();
        let what = match (files, self.weight) {
            (Some(path), _) => format!("{}: this file is about cycles", path.display()),
            (None, Some(Weight::Cycles)) => "a flame graph of cycles is wanted".to_owned(),
            _ => return Ok(()),
        };
        Err(Error::new(format!("{what}, and cycles are those of a core; name one, as in cva6-superscalar")))
    }
}

pub(crate) fn create(path: &Path) -> Result<Output, Error> {
    Output::create(path).map_err(|error| unwritable(path, &error))
}

pub(crate) fn unwritable(path: &Path, error: &std::io::Error) -> Error {
    Error::new(format!("{}: this cannot be written: {error}", path.display()))
}

fn views(
    program: Option<Arc<Program>>,
    isa: &Isa,
    core: &HostCore,
    extent: Extent,
    base: u64,
    files: Files,
) -> Result<Views, Error> {
    let decoder = Decoder::new(isa, core.instructions()).map_err(|error| Error::new(error.to_string()))?;
    let (code, region) = (Code::new(program, decoder), Region::new(extent, base));
    Ok(Views::new(code, region, Devices::of(core), base, files))
}

impl Subject {
    /// Lets a model be watched from here on.
    pub(crate) fn watch(
        &self,
        timed: &mut Timed<Watcher>,
        core: &HostCore,
        wanted: &Wanted,
    ) -> Result<(), Error> {
        let (program, isa) = self.code();
        let base = timed.committed();
        let views = views(Some(program), &isa, core, Extent::Whole, base, wanted.open(core, base)?)?;
        timed.observer().0 = Some(Box::new(views));
        Ok(())
    }
}

/// What was seen, with the files closed.
pub(crate) fn finished(timed: &mut Timed<Watcher>, wanted: &Wanted) -> Result<Profile, Error> {
    match timed.observer().0.take() {
        Some(mut views) => wanted.finish(&mut views),
        None => Err(Error::new("nobody watched the run")),
    }
}
