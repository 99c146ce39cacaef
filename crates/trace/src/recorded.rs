//! A recorded trace as a whole in memory.
//!
//! Source: own design: for a model that is run on one trace again and again (speed, sweeps).

use std::path::Path;

use instar_isa::{Decoder, StaticTable};

use crate::batch::RetiredBatch;
use crate::error::TraceError;
use crate::observer::{Observer, Retired};
use crate::reader::TraceReader;

/// All instructions of a trace.
#[derive(Clone, Debug, Default)]
pub struct RecordedTrace {
    /// Resolves the batches' static ids.
    pub table: StaticTable,
    /// The instructions in order.
    pub batches: Vec<RetiredBatch>,
    /// Their cycles, if the trace has them.
    pub cycles: Option<Vec<u64>>,
}

impl RecordedTrace {
    /// Reads the rest of `reader`.
    pub fn read(reader: &mut TraceReader<'_>) -> Result<Self, TraceError> {
        let (mut trace, mut all_cycles) = (Self::default(), Vec::new());
        let (mut batch, mut cycles) = (RetiredBatch::new(), Vec::new());
        while reader.next_batch(&mut trace.table, &mut batch, &mut cycles)? {
            all_cycles.append(&mut cycles);
            trace.batches.push(std::mem::replace(&mut batch, RetiredBatch::new()));
        }
        trace.cycles = reader.has_cycles().then_some(all_cycles);
        Ok(trace)
    }

    /// Number of instructions.
    pub fn instructions(&self) -> u64 {
        self.batches.iter().map(|batch| batch.len() as u64).sum()
    }

    /// Hands all batches to `observer`.
    pub fn replay(&self, observer: &mut dyn Observer) {
        for batch in &self.batches {
            observer.retire(&Retired::new(&self.table, batch));
        }
    }
}

/// Reads the trace at `path` whole.
pub fn load_all(path: &Path, decoder: &Decoder) -> Result<RecordedTrace, TraceError> {
    RecordedTrace::read(&mut TraceReader::open(path, decoder)?)
}
