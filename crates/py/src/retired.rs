//! Runs in pieces: each piece is the columns of what retired.
//!
//! Source: `instar_measure::Pieces`.

use std::sync::{Mutex, PoisonError};

use instar_measure::{Columns, Error, Pieces};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::Returned;
use crate::memory::Buffer;
use crate::program::{Program, call_result, run_result};
use crate::progress::run_detached;

/// A call or a whole program that runs on as its pieces are asked for.
#[pyclass(frozen, module = "instar._core")]
pub struct Retired {
    program: Py<Program>,
    pieces: Mutex<Pieces>,
    returned: Returned,
}

impl Retired {
    pub fn new(program: Py<Program>, pieces: Pieces, returned: Returned) -> Self {
        Self { program, pieces: Mutex::new(pieces), returned }
    }
}

#[pymethods]
impl Retired {
    /// The columns of about `count` more instructions; None once the run is over.
    #[pyo3(signature = (count, progress = None))]
    fn next<'py>(
        &self,
        py: Python<'py>,
        count: u64,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyDict>>> {
        let subject = &self.program.get().subject;
        let columns = run_detached(py, progress, |go_on| match self.pieces.try_lock() {
            Ok(mut pieces) => subject.next_piece(&mut pieces, count, go_on),
            Err(_) => {
                Err(Error::new("another thread is taking a piece of this run; take them one after the other"))
            }
        })?;
        if columns.ids.is_empty() { Ok(None) } else { columns_of(py, columns).map(Some) }
    }

    /// What the call or the program gave; None until it is over.
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let pieces = self.pieces.lock().unwrap_or_else(PoisonError::into_inner);
        match (pieces.call(), pieces.whole()) {
            (Some(call), _) => call_result(py, call, &self.returned).map(Some),
            (_, Some(run)) => run_result(py, run).map(Some),
            _ => Ok(None),
        }
    }
}

fn columns_of(py: Python<'_>, columns: Columns) -> PyResult<Bound<'_, PyDict>> {
    let result = PyDict::new(py);
    result.set_item("ids", Buffer::from(columns.ids))?;
    result.set_item("pcs", Buffer::from(columns.pcs))?;
    result.set_item("next_pcs", Buffer::from(columns.next_pcs))?;
    result.set_item("flags", Buffer::from(columns.flags))?;
    result.set_item("details", Buffer::from(columns.details))?;
    result.set_item("cycles", Buffer::from(columns.cycles))?;
    result.set_item("access_ends", Buffer::from(columns.access_ends))?;
    result.set_item("addresses", Buffer::from(columns.addresses))?;
    result.set_item("sizes", Buffer::from(columns.sizes))?;
    result.set_item("writes", Buffer::from(columns.writes))?;
    Ok(result)
}
