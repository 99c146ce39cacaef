//! The machine of a program: lent to one run after the other, so that it and what was decoded live
//! on.
//!
//! Source: own design. What lies in its memory, registers and views belongs to the program's own
//! machine; a run beside another one gets a machine of its own for as long as it takes.

use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, MutexGuard, PoisonError};

use instar_sim::Session;

use crate::Error;
use crate::subject::Subject;

/// Where the program's own machine is kept.
pub(crate) struct MachineSlot {
    state: Mutex<State>,
}

struct State {
    /// Absent while it is lent.
    session: Option<Session>,
    /// Runs that were begun on it.
    runs: u64,
    /// Later runs start from a memory that another machine would not have.
    changed: bool,
}

impl MachineSlot {
    /// For the machine in which the program was loaded first.
    pub(crate) fn of(session: Session) -> Self {
        Self { state: Mutex::new(State { session: Some(session), runs: 0, changed: false }) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A machine for as long as it is used; the program's own one goes back by itself.
pub(crate) struct Loan<'a> {
    slot: &'a MachineSlot,
    /// Present until the loan ends.
    session: Option<Session>,
    own: bool,
    runs: u64,
}

impl Subject {
    /// A machine for a new run that ends with an error after `limit` instructions.
    pub(crate) fn take(&self, limit: Option<u64>) -> Result<Loan<'_>, Error> {
        if let Some(loan) = self.own() {
            return Ok(self.started(loan, limit));
        }
        if self.slot().state().changed {
            return Err(self.busy("it runs in another thread just now, and no other machine has its memory"));
        }
        let guest = Loan { slot: self.slot(), session: Some(self.open()?), own: false, runs: 0 };
        Ok(self.started(guest, limit))
    }

    /// The program's own machine for a new run, so that what it leaves after can be looked at.
    pub(crate) fn take_own(&self, limit: Option<u64>) -> Result<Loan<'_>, Error> {
        Ok(self.started(self.peek()?, limit))
    }

    /// The program's own machine, as the last run left it.
    pub(crate) fn peek(&self) -> Result<Loan<'_>, Error> {
        self.own().ok_or_else(|| self.busy("it runs in another thread just now"))
    }

    fn started<'a>(&'a self, mut loan: Loan<'a>, limit: Option<u64>) -> Loan<'a> {
        loan.set_instruction_limit(limit.unwrap_or_else(|| self.options().instruction_limit));
        if loan.own {
            let mut state = self.slot().state();
            state.runs += 1;
            loan.runs = state.runs;
        }
        loan
    }

    /// Says that later runs start from another memory than the file's.
    pub(crate) fn memory_changed(&self) {
        self.slot().state().changed = true;
    }

    fn own(&self) -> Option<Loan<'_>> {
        let mut state = self.slot().state();
        let session = state.session.take()?;
        Some(Loan { slot: self.slot(), session: Some(session), own: true, runs: state.runs })
    }

    fn busy(&self, what: &str) -> Error {
        Error::new(format!("{}: {what}; load the program once for each thread", self.program().name()))
    }
}

impl Loan<'_> {
    /// Number of the run that is on the program's own machine.
    pub(crate) fn runs(&self) -> u64 {
        self.runs
    }
}

impl Deref for Loan<'_> {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.session.as_ref().expect("present until the loan ends")
    }
}

impl DerefMut for Loan<'_> {
    fn deref_mut(&mut self) -> &mut Session {
        self.session.as_mut().expect("present until the loan ends")
    }
}

impl Drop for Loan<'_> {
    fn drop(&mut self) {
        if self.own {
            self.slot.state().session = self.session.take();
        }
    }
}
