//! Who looks on while a program runs.
//!
//! Source: own design. The list of observers is called once a batch; what they wish decides what a
//! run notes, and so how fast it is.

use instar_trace::{ClockRead, Interrupts, Observer, Retired, Wishes};

use crate::host::environment::console::Stream;

/// Shows what a program wrote, and to which file.
pub type ShowText<'a> = &'a mut dyn FnMut(Stream, &[u8]);

/// Who looks on while a program runs.
#[derive(Default)]
pub struct Watch<'a> {
    /// Each batch goes to all of them in this order, so that a core model, which comes last, may be
    /// asked for the time. Without any the run is plain.
    pub observers: Vec<&'a mut dyn Observer>,
    /// Told now and then how many instructions retired; `false` ends the run.
    pub progress: Option<&'a mut dyn FnMut(u64) -> bool>,
    /// Given what the program writes to its console, file 1 or 2, soon after it was written.
    pub console: Option<ShowText<'a>>,
}

impl<'a> Watch<'a> {
    /// Nobody.
    pub fn none() -> Self {
        Self::default()
    }

    /// One observer.
    pub fn of(observer: &'a mut dyn Observer) -> Self {
        Self { observers: vec![observer], ..Self::default() }
    }

    /// These observers, which are only lent.
    pub fn lent(observers: &'a mut [&mut dyn Observer]) -> Self {
        let lent = observers.iter_mut().map(|observer| &mut **observer as &mut dyn Observer);
        Self { observers: lent.collect(), ..Self::default() }
    }

    /// What any of the observers wishes.
    pub(crate) fn wishes(&self) -> Wishes {
        self.observers.iter().fold(Wishes::NONE, |all, observer| all | observer.wishes())
    }

    pub(crate) fn retire(&mut self, retired: &Retired<'_>) {
        self.observers.iter_mut().for_each(|observer| observer.retire(retired));
    }

    /// The cycle count, where an observer knows one.
    pub(crate) fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        self.observers.iter_mut().rev().find_map(|observer| observer.clock(read))
    }

    /// Who says where interrupts are taken, or why nobody does; `None` where nobody knows cycles.
    pub(crate) fn interrupts(&mut self) -> Option<Result<&mut dyn Interrupts, String>> {
        self.observers.iter_mut().rev().find_map(|observer| observer.interrupts())
    }

    /// Whether somebody must be asked now and then if the run is to go on.
    pub(crate) fn may_stop(&self) -> bool {
        self.progress.is_some() || !self.observers.is_empty()
    }

    /// Whether the run goes on, of which `retired` instructions are done.
    pub(crate) fn goes_on(&mut self, retired: u64) -> bool {
        self.progress.as_mut().is_none_or(|progress| progress(retired))
            && !self.observers.iter().any(|observer| observer.is_done())
    }
}
