//! The machine of a run: with the call placed, and begun.
//!
//! Source: own design.

use std::fmt::Display;

use instar_measure::{Error, Subject};
use instar_sim::{CallSpec, Session};

/// Why the run without a fault cannot be made, in a sentence that names the program.
pub(crate) fn failed(subject: &Subject, error: &dyn Display) -> Error {
    Error::new(format!("{}: {error}", subject.program().name()))
}

/// A machine in which the call is placed.
pub(crate) fn placed(subject: &Subject, spec: &CallSpec) -> Result<Session, Error> {
    let mut session = subject.session(None)?;
    session.place(spec).map_err(|error| failed(subject, &error))?;
    Ok(session)
}

/// One that is about to execute the call's first instruction.
pub(crate) fn begun(subject: &Subject, spec: &CallSpec) -> Result<Session, Error> {
    let mut session = placed(subject, spec)?;
    session.begin_call().map_err(|fault| failed(subject, &fault))?;
    Ok(session)
}
