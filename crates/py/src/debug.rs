//! A program under GDB.
//!
//! Source: `instar_debug`'s server.

use instar_debug::{Server, SessionEnd, Surroundings};
use instar_measure::Error;
use instar_trace::Observer;
use pyo3::prelude::*;

use crate::core::Core;
use crate::error::raise;
use crate::program::Program;
use crate::progress::{Console, Progress, ShowText, run_detached};

/// Told the port.
type Announce = Py<PyAny>;

/// Told a sentence.
type Say = Py<PyAny>;

/// Lets GDB, at a port of this machine, lead the program: exit code (None: GDB ended it), cycles on
/// `core`.
///
/// `announce` is told the port, `say` each sentence on why the program stopped by itself.
#[pyfunction]
#[pyo3(signature = (program, port, *, announce, say, core = None, max_instructions = None, console = None,
                    progress = None))]
#[allow(clippy::too_many_arguments)]
pub fn debug(
    py: Python<'_>,
    program: PyRef<'_, Program>,
    port: u16,
    announce: Announce,
    say: Say,
    core: Option<PyRef<'_, Core>>,
    max_instructions: Option<u64>,
    console: Option<ShowText>,
    progress: Option<Progress>,
) -> PyResult<(Option<u64>, Option<u64>)> {
    let subject = &program.subject;
    let server = Server::listen(port).map_err(|error| {
        raise(format!("port {port} cannot be listened on: {error}; --gdb 0 takes a free one"))
    })?;
    announce.call1(py, (server.port(),))?;
    let mut session = subject.session(max_instructions).map_err(raise)?;
    let counter = core.as_ref().map(|core| subject.timed_from_reset(core.inner()));
    let mut counter = counter.transpose().map_err(raise)?;
    let mut shown = Console::new(console);
    let mut said = Ok(());
    let ended = run_detached(py, progress, |go_on| {
        let around = Surroundings {
            go_on,
            console: &mut |stream, text| shown.show(stream, text),
            say: &mut |sentence| {
                let told = Python::attach(|py| say.call1(py, (sentence,)).map(|_| ()));
                if said.is_ok() {
                    said = told;
                }
            },
            observers: counter.iter_mut().map(|counter| counter as &mut dyn Observer).collect(),
        };
        let ended = match server.serve(&mut session, around) {
            Ok(SessionEnd::Exited(result)) => Ok(Some(result.exit_code)),
            Ok(SessionEnd::Failed(fault)) => {
                Err(Error::new(format!("{}: {fault}", subject.program().name())))
            }
            Ok(SessionEnd::Killed) => Ok(None),
            Ok(SessionEnd::Stopped) => Err(Error::STOPPED),
            Err(error) => Err(Error::new(format!("the connection to GDB broke: {error}"))),
        };
        Ok((ended?, counter.as_mut().map(|counter| counter.cycles()).transpose()?))
    });
    said?;
    shown.end(ended)
}
