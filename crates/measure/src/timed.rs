//! A core model behind one door, whatever its family.
//!
//! Source: `instar-cores`, one model per family.

use instar_cores::{Commit, CommitObserver, cva6};
use instar_design::{HostCore, Params};
use instar_trace::RetiredSink;

use crate::Error;

/// A model that hands its commits to `O`.
pub struct Timed<O: CommitObserver> {
    model: cva6::Model<O>,
}

impl<O: CommitObserver> Timed<O> {
    /// The model of a core.
    pub fn new(core: &HostCore, observer: O) -> Result<Self, Error> {
        let model = match core.params()? {
            Params::Cva6(params) => {
                cva6::Model::new(params, core.timings(), &core.timing_units(), None, observer)
            }
        };
        Ok(Self { model: model.map_err(|sentence| Error::new(format!("core \"{}\": {sentence}", core.file.name)))? })
    }

    /// Where retired instructions go.
    pub fn sink(&mut self) -> &mut dyn RetiredSink {
        &mut self.model
    }

    /// The observer.
    pub fn observer(&mut self) -> &mut O {
        self.model.observer()
    }

    /// Lets everything commit that was handed over.
    pub fn drain(&mut self) {
        self.model.finish();
    }
}

/// Counts cycles from the first to the last commit, both included.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stretch {
    first: Option<u64>,
    last: u64,
}

impl Stretch {
    /// The cycles so far.
    pub fn cycles(&self) -> u64 {
        self.first.map_or(0, |first| self.last - first + 1)
    }
}

impl CommitObserver for Stretch {
    #[inline]
    fn commit(&mut self, commit: &Commit) {
        self.first.get_or_insert(commit.cycle);
        self.last = commit.cycle;
    }
}
