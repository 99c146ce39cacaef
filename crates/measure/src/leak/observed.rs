//! A run with everything that its core's elements hold.
//!
//! Source: own design: the model tells drives of a batch, and their values stand in the same batch.

use instar_cores::{Drive, Drives, Element, element_count};
use instar_design::HostCore;
use instar_leak::{HeldWord, Reader};
use instar_trace::{Observer, Retired, Wishes};

use crate::Error;
use crate::subject::{RunObserver, Subject, Timed};

/// Told every drive, with the instruction that it belongs to, and its value.
pub(crate) trait Sees: Send {
    /// A value comes into an element.
    fn drive(&mut self, drive: &Drive, word: HeldWord);

    /// A batch retires; its drives come next.
    fn batch(&mut self, _: &Retired<'_>) {}
}

/// A run on a core, and what its elements hold.
pub(crate) struct Observed<S> {
    timed: Timed<Drives>,
    /// The core's elements.
    pub table: Vec<Element>,
    /// Values so far.
    pub reader: Reader,
    /// Who is told.
    pub sees: S,
}

impl<S: Sees> Observed<S> {
    /// On a core whose elements hold `first`.
    pub fn of(subject: &Subject, core: &HostCore, first: HeldWord, sees: S) -> Result<Self, Error> {
        let (mut timed, table) = Timed::of_elements(core)?;
        timed.show(subject.program(), subject.decoder());
        let reader = Reader::new(element_count(&table), first);
        Ok(Self { timed, table, reader, sees })
    }

    /// Cycles of the first and the last instruction.
    ///
    /// # Errors
    /// A sentence where an instruction has no cost, or elements are not known of it.
    pub fn finish(&mut self) -> Result<(u64, u64), Error> {
        self.timed.drain()?;
        let drives = self.timed.observer();
        Ok((drives.first.unwrap_or(0), drives.last))
    }
}

impl<S: Sees> Observer for Observed<S> {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.timed.retire(retired);
        let drives = self.timed.observer();
        self.sees.batch(retired);
        let sees = &mut self.sees;
        self.reader.take(retired, &drives.waiting, |_, drive, word| sees.drive(drive, word));
        drives.waiting.clear();
    }

    fn wishes(&self) -> Wishes {
        self.timed.wishes() | Wishes::VALUES
    }

    fn clock(&mut self, read: &instar_trace::ClockRead<'_>) -> Option<u64> {
        self.timed.clock(read)
    }
}

impl<S: Sees> RunObserver for Observed<S> {
    fn begin(&mut self, session: &mut instar_sim::Session) -> Result<(), Error> {
        self.reader.set_registers(session.machine().hart().registers());
        Ok(())
    }
}
