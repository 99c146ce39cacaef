//! Runs in pieces: each piece is the columns of what retired.
//!
//! Source: `instar_measure::Pieces`.

use std::sync::{Mutex, PoisonError};

use instar_measure::{Columns, Error, Pieces};
use pyo3::prelude::*;
use serde::Serialize;

use crate::arguments::Returned;
use crate::convert::Record;
use crate::memory::Buffer;
use crate::program::{CallResult, Program, RunResult};
use crate::progress::{Progress, run_detached};

/// A call or a whole program that runs on as its pieces are asked for; made by `Program.retired`.
#[pyclass(frozen, module = "instar._core")]
pub struct Retired {
    program: Py<Program>,
    pieces: Mutex<Pieces>,
    returned: Returned,
}

/// What ran.
#[derive(Serialize)]
#[serde(untagged)]
enum Outcome {
    Call(CallResult),
    Whole(RunResult),
}

impl Retired {
    pub fn new(program: Py<Program>, pieces: Pieces, returned: Returned) -> Self {
        Self { program, pieces: Mutex::new(pieces), returned }
    }
}

#[pymethods]
impl Retired {
    /// About `count` more instructions; None once the run is over.
    #[pyo3(signature = (count, progress = None))]
    fn next(
        &self,
        py: Python<'_>,
        count: u64,
        progress: Option<Progress>,
    ) -> PyResult<Option<RetiredColumns>> {
        let subject = &self.program.get().subject;
        let columns = run_detached(py, progress, |go_on| match self.pieces.try_lock() {
            Ok(mut pieces) => subject.next_piece(&mut pieces, count, go_on),
            Err(_) => {
                Err(Error::new("another thread is taking a piece of this run; take them one after the other"))
            }
        })?;
        Ok((!columns.ids.is_empty()).then(|| columns.into()))
    }

    /// What the call or the program gave; None until it is over.
    fn result(&self) -> Record<Option<Outcome>> {
        let pieces = self.pieces.lock().unwrap_or_else(PoisonError::into_inner);
        let call = pieces.call().map(|call| Outcome::Call(CallResult::new(call.clone(), &self.returned)));
        Record(call.or_else(|| pieces.whole().map(|run| Outcome::Whole(run.clone().into()))))
    }
}

/// Retired instructions, a number of each in every column; accesses lie apart.
#[derive(IntoPyObject)]
struct RetiredColumns {
    /// u32
    ids: Buffer,
    /// u64
    pcs: Buffer,
    /// u64
    next_pcs: Buffer,
    /// u8
    flags: Buffer,
    /// u64
    details: Buffer,
    /// u64; empty without a core
    cycles: Buffer,
    /// u32
    access_ends: Buffer,
    /// u64
    addresses: Buffer,
    /// u16
    sizes: Buffer,
    /// u8, 0 or 1
    writes: Buffer,
}

impl From<Columns> for RetiredColumns {
    fn from(columns: Columns) -> Self {
        Self {
            ids: columns.ids.into(),
            pcs: columns.pcs.into(),
            next_pcs: columns.next_pcs.into(),
            flags: columns.flags.into(),
            details: columns.details.into(),
            cycles: columns.cycles.into(),
            access_ends: columns.access_ends.into(),
            addresses: columns.addresses.into(),
            sizes: columns.sizes.into(),
            writes: columns.writes.into(),
        }
    }
}
