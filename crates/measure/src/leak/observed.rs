//! A run with everything that its core's elements hold.
//!
//! Source: own design: the model tells drives of a batch, and their values stand in the same batch.

use instar_cores::{Drive, Drives, Element, element_count};
use instar_design::HostCore;
use instar_leak::{HeldWord, LateReader, Reader};
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

/// Values so far, of a model that tells in order of the instructions, or of time.
enum Values {
    InOrder(Reader),
    InTime(LateReader),
}

/// A run on a core, and what its elements hold.
pub(crate) struct Observed<S> {
    timed: Timed<Drives>,
    /// The core's elements.
    pub table: Vec<Element>,
    values: Values,
    /// Who is told.
    pub sees: S,
}

impl<S: Sees> Observed<S> {
    /// On a core whose elements hold `first`.
    pub fn of(subject: &Subject, core: &HostCore, first: HeldWord, sees: S) -> Result<Self, Error> {
        let (mut timed, table, in_time) = Timed::of_elements(core)?;
        timed.show(subject.program(), subject.decoder());
        let count = element_count(&table);
        let values = if in_time {
            Values::InTime(LateReader::new(count, first))
        } else {
            Values::InOrder(Reader::new(count, first))
        };
        Ok(Self { timed, table, values, sees })
    }

    /// What comes first comes right behind the core's reset.
    pub fn begin_at_reset(&mut self) {
        self.timed.begin_at_reset();
    }

    /// Tells what elements hold before the first instruction.
    pub fn edge(&mut self, drives: &[Drive]) {
        for drive in drives {
            if let Values::InTime(reader) = &mut self.values {
                reader.drive(drive);
            }
            self.sees.drive(drive, Some(0));
        }
    }

    /// Tells what the model told in order of time.
    fn tell(&mut self) {
        let Self { timed, values: Values::InTime(reader), sees, .. } = self else { return };
        let drives = timed.observer();
        drives.waiting.iter().for_each(|drive| sees.drive(drive, reader.drive(drive)));
        drives.waiting.clear();
    }

    /// Cycles of the first and the last instruction.
    ///
    /// # Errors
    /// A sentence where an instruction has no cost, or elements are not known of it.
    pub fn finish(&mut self) -> Result<(u64, u64), Error> {
        self.timed.drain()?;
        self.tell();
        let drives = self.timed.observer();
        Ok((drives.first.unwrap_or(0), drives.last))
    }
}

impl<S: Sees> Observer for Observed<S> {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.timed.retire(retired);
        self.sees.batch(retired);
        let Self { timed, values, sees, .. } = self;
        match values {
            Values::InOrder(reader) => {
                let drives = timed.observer();
                reader.take(retired, &drives.waiting, |_, drive, word| sees.drive(drive, word));
                drives.waiting.clear();
            }
            Values::InTime(reader) => {
                reader.take(retired);
                self.tell();
            }
        }
    }

    fn wishes(&self) -> Wishes {
        self.timed.wishes() | Wishes::VALUES
    }

    fn clock(&mut self, read: &instar_trace::ClockRead<'_>) -> Option<u64> {
        self.timed.clock(read)
    }

    fn interrupts(&mut self) -> Option<Result<&mut dyn instar_trace::Interrupts, String>> {
        self.timed.interrupts()
    }
}

impl<S: Sees> RunObserver for Observed<S> {
    fn begin(&mut self, session: &mut instar_sim::Session) -> Result<(), Error> {
        let x = session.machine().hart().registers();
        match &mut self.values {
            Values::InOrder(reader) => reader.set_registers(x),
            Values::InTime(reader) => reader.set_registers(x),
        }
        Ok(())
    }
}
