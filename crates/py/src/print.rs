//! Functions as text.
//!
//! Source: `instar_code::print`.

use instar_code::print::{self, Shown};
use pyo3::prelude::*;

use crate::convert::Record;
use crate::error::raise;
use crate::scheduled::ScheduledLine;

/// The lines of a scheduled function between its label and its end.
///
/// `source` is the name of the file that it came from, `text` that file line by line. Raises
/// `InstarError` where an address is made from the pc and the source does not say which.
#[pyfunction]
pub fn print_instructions(
    source: &str,
    text: Vec<String>,
    symbol: &str,
    lines: Record<Vec<ScheduledLine>>,
) -> PyResult<Vec<String>> {
    let shown: Vec<Shown> = lines.0.into_iter().map(Shown::from).collect();
    print::instructions((source, &text), symbol, &shown).map_err(raise)
}

/// A function of these lines as an assembly file.
///
/// `include` is an extension whose macros it uses; `rows` are those of a table of constants,
/// `.Lconstants`, which lies at a multiple of `align`.
#[pyfunction]
#[pyo3(signature = (comments, symbol, lines, *, include = None, align = 8, rows = Vec::new()))]
pub fn print_function(
    comments: Vec<String>,
    symbol: &str,
    lines: Vec<String>,
    include: Option<&str>,
    align: u64,
    rows: Vec<String>,
) -> String {
    print::file(&comments, include, symbol, &lines, (align, &rows))
}
