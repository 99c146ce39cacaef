//! Who looks on while a program runs.
//!
//! Source: own design.

use instar_trace::{ClockRead, RetiredSink, ValueSink};

use crate::host::environment::console::Stream;

/// Shows what a program wrote, and to which file.
pub type ShowText<'a> = &'a mut dyn FnMut(Stream, &[u8]);

/// Takes what retires. What it wants decides what a run records, and so how fast it is.
#[derive(Default)]
pub enum Sink<'a> {
    /// Nobody: the run is plain.
    #[default]
    None,
    /// Retired batches.
    Retired(&'a mut dyn RetiredSink),
    /// Retired batches with the values of registers and memory.
    Values(&'a mut dyn ValueSink),
}

impl Sink<'_> {
    /// Whether batches are to tell registers.
    pub(crate) fn wants_registers(&self) -> bool {
        match self {
            Self::None => false,
            Self::Retired(sink) => sink.wants_registers(),
            Self::Values(sink) => sink.wants_registers(),
        }
    }

    /// Whether batches are to tell elements.
    pub(crate) fn wants_elements(&self) -> bool {
        match self {
            Self::None => false,
            Self::Retired(sink) => sink.wants_elements(),
            Self::Values(sink) => sink.wants_elements(),
        }
    }

    /// The cycle count, where there is one.
    pub(crate) fn clock(&mut self, read: &ClockRead<'_>) -> Option<u64> {
        match self {
            Self::None => None,
            Self::Retired(sink) => sink.clock(read),
            Self::Values(sink) => sink.clock(read),
        }
    }
}

impl<'a> From<Option<&'a mut dyn RetiredSink>> for Sink<'a> {
    fn from(sink: Option<&'a mut dyn RetiredSink>) -> Self {
        sink.map_or(Self::None, Self::Retired)
    }
}

/// Who looks on while a program runs.
#[derive(Default)]
pub struct Watch<'a> {
    /// Takes what retires.
    pub sink: Sink<'a>,
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

    /// A sink for the retired batches.
    pub fn sink(sink: &'a mut dyn RetiredSink) -> Self {
        Self { sink: Sink::Retired(sink), ..Self::default() }
    }

    /// A sink for the retired batches with their values.
    pub fn values(sink: &'a mut dyn ValueSink) -> Self {
        Self { sink: Sink::Values(sink), ..Self::default() }
    }
}
