//! A call in which one function is answered in its place.
//!
//! Source: own design. What a decapsulation gives where its comparison says that all is well is
//! what no fault may make it give.

use instar_measure::{Error, Subject};
use instar_sim::{CallResult, CallSpec, Pause, Watch};

use crate::machine::{begun, failed};

/// The call where each call of `function` does nothing but return `value`.
///
/// # Errors
/// A sentence where there is no such function, it is not called, or the call faults.
pub fn forced(subject: &Subject, spec: &CallSpec, function: &str, value: u64) -> Result<CallResult, Error> {
    const RA: u8 = 1;
    const A0: u8 = 10;
    let failed = |error: &dyn std::fmt::Display| failed(subject, error);
    let address = subject.program().require_symbol(function).map_err(|error| failed(&error))?.address;
    let mut session = begun(subject, spec)?;
    session.set_breakpoints([address]);
    let mut calls = 0;
    loop {
        match session.resume(&mut Watch::none()).map_err(|fault| failed(&fault))? {
            Pause::Returned(_) if calls == 0 => {
                return Err(failed(&format!(
                    "the call does not call \"{function}\", so there is nothing to answer"
                )));
            }
            Pause::Returned(result) => return Ok(result),
            Pause::Breakpoint(_) => {
                calls += 1;
                session.set_x(A0, value);
                session.set_pc(session.x(RA));
            }
            Pause::Stepped | Pause::Exited(_) | Pause::Watchpoint(_) => {}
        }
    }
}
