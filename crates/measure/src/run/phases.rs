//! What every run goes through, however it is timed: it is laid out, begun, and over.

use instar_sim::{CallSpec, Pause, Session};

use super::plan::{ProgramRun, RunEnd, RunTarget};
use crate::Error;
use crate::subject::{Subject, sentence};

/// Lays out a call, for every [`begin`] from now on.
pub(super) fn place(session: &mut Session, what: RunTarget<'_>) -> Result<(), Error> {
    match what {
        RunTarget::Call(spec) => {
            session.place(&CallSpec { keep_memory: false, ..spec.clone() }).map_err(sentence)
        }
        RunTarget::Whole => Ok(()),
    }
}

/// Brings the machine before the first instruction.
pub(super) fn begin(subject: &Subject, session: &mut Session, what: RunTarget<'_>) -> Result<(), Error> {
    match what {
        RunTarget::Call(_) => session.begin_call().map_err(|fault| subject.failed(&fault)),
        RunTarget::Whole => {
            session.begin_whole();
            Ok(())
        }
    }
}

/// What the program gave when it was over.
pub(super) fn ended(over: Pause, session: &Session) -> Result<RunEnd, Error> {
    match over {
        Pause::Returned(result) => Ok(RunEnd::Returned(result)),
        Pause::Exited(result) => Ok(RunEnd::Exited(ProgramRun::new(result, None, session).into())),
        Pause::Breakpoint(_) | Pause::Stepped | Pause::Watchpoint(_) => Err(Error::STOPPED),
    }
}
