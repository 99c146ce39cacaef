//! Observers that write the stream to files, and the end of a run for all of them.
//!
//! Source: own design. What an observer may do is `crate::subject`'s.

mod commits;
mod elements;
mod trace;

use instar_sim::Session;

pub use self::commits::CommitLog;
pub use self::trace::StreamTrace;
use crate::Error;
use crate::subject::RunObserver;

/// Ends the run for all of them: the errors of their files come before that of the program.
pub(super) fn close<T>(
    observers: &mut [&mut dyn RunObserver],
    session: &Session,
    result: Result<T, Error>,
) -> Result<T, Error> {
    if matches!(result, Err(Error::Stopped { .. })) && !observers.iter().any(|observer| observer.is_done()) {
        return result;
    }
    for observer in observers {
        observer.end(session, result.is_ok())?;
    }
    result
}
