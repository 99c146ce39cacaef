//! Steps of pointers behind accesses.
//!
//! Source: `instar_schedule::stepped`.

use instar_code::Called;
use instar_schedule::{Error, Task, stepped};
use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::arguments::{Arg, Returned};
use crate::error::raise;
use crate::library::Core;
use crate::program::{Program, call_spec};
use crate::schedule::{lifted, lines};

/// The lines of a function with steps of pointers behind accesses through them, where a call is faster for it.
#[pyfunction]
#[pyo3(signature = (program, symbol, args, core, *, results = 2, apart = Vec::new()))]
pub fn step_later<'py>(
    py: Python<'py>,
    program: PyRef<'py, Program>,
    symbol: &str,
    args: Vec<PyRef<'py, Arg>>,
    core: PyRef<'py, Core>,
    results: u8,
    apart: Vec<(u8, u8)>,
) -> PyResult<Bound<'py, PyList>> {
    let spec = call_spec(symbol, &args, &Returned::new(None)?);
    let (subject, core) = (&program.subject, core.inner());
    let found = py.detach(|| {
        let (words, code, recorded) = lifted(subject, symbol, results, &spec)?;
        let task = Task::new(Called::new(&code, &words, recorded, &apart), core);
        let made = stepped(&task)?;
        drop(task);
        Ok::<_, Error>((code, words, made))
    });
    let (code, words, made) = found.map_err(raise)?;
    let made = made.unwrap_or_default().into_iter().map(|line| (code.start, line));
    lines(py, subject.program(), &code, &words, made)
}
