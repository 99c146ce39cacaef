//! Who looks on at a run of the simulator: what an observer may do besides taking what retires.
//!
//! Source: own design. A new observer is one file that implements [`RunObserver`]; a
//! [`Plan`](crate::run::Plan) takes any number of them. Those that write the stream to files stand
//! in `run`, those that people read in `view`, the one that follows secrets in `secret`; core
//! models are observers too.

use instar_sim::Session;
use instar_trace::Observer;
use serde_json::Value;

use crate::Error;

/// An observer that may look at the machine where a run begins, stops in between and ends. It looks
/// on at one run.
pub trait RunObserver: Observer + Send {
    /// The run was begun, and nothing of it executed yet: files are opened, breakpoints set.
    ///
    /// # Errors
    /// One sentence; the run does not take place.
    fn begin(&mut self, _: &mut Session) -> Result<(), Error> {
        Ok(())
    }

    /// The run stands at a breakpoint, whoever set it, and goes on afterwards.
    ///
    /// # Errors
    /// One sentence; the run does not go on.
    fn stopped(&mut self, _: &mut Session) -> Result<(), Error> {
        Ok(())
    }

    /// The run is over; it is not `whole` where the program failed. Files are closed. Not called
    /// where the run was stopped from outside, which leaves no files.
    ///
    /// # Errors
    /// One sentence where a file could not be written.
    fn end(&mut self, _: &Session, _whole: bool) -> Result<(), Error> {
        Ok(())
    }

    /// What was seen: its name in a report and its value; of a whole run only.
    fn report(&self) -> Option<(&'static str, Value)> {
        None
    }
}
