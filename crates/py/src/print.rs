//! Functions as text.
//!
//! Source: `instar_code::print`.

use instar_code::print::{self, Shown};
use pyo3::prelude::*;

use crate::error::raise;

/// A line of a scheduled function, as Python has it.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Line {
    pc: u64,
    block: usize,
    text: String,
    target: Option<usize>,
    anchor: Option<u64>,
    line: Option<usize>,
}

/// The lines of a scheduled function between its label and its end.
#[pyfunction]
pub fn print_instructions(
    source: &str,
    text: Vec<String>,
    symbol: &str,
    lines: Vec<Line>,
) -> PyResult<Vec<String>> {
    let shown = lines.into_iter().map(|Line { pc, block, text, target, anchor, line }| Shown {
        pc,
        block,
        text,
        target,
        anchor,
        line,
    });
    print::instructions((source, &text), symbol, &shown.collect::<Vec<_>>()).map_err(raise)
}

/// A function of these lines as a file.
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
