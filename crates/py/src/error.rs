//! The one exception of the module.
//!
//! Source: every crate's errors are sentences; here they only change their type.

use std::fmt::Display;

use pyo3::PyErr;

pyo3::create_exception!(
    instar,
    InstarError,
    pyo3::exceptions::PyException,
    "One sentence for each thing that is wrong: what, where, and what would be right."
);

/// An error's sentences as the exception.
pub fn raise(error: impl Display) -> PyErr {
    InstarError::new_err(error.to_string())
}
