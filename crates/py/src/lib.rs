//! Python bindings `instar._core`: converts, decides nothing.
//!
//! Source: python/instar/_core.pyi, which states the types of everything here.

mod arguments;
mod bench;
mod convert;
mod error;
mod instructions;
mod library;
mod program;
mod progress;
mod trace;

use pyo3::prelude::*;

/// The native module.
#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("InstarError", module.py().get_type::<error::InstarError>())?;
    module.add_class::<library::Library>()?;
    module.add_class::<library::Design>()?;
    module.add_class::<library::Core>()?;
    module.add_class::<arguments::Arg>()?;
    module.add_class::<program::Program>()?;
    module.add_function(wrap_pyfunction!(trace::trace_index, module)?)?;
    module.add_function(wrap_pyfunction!(trace::score, module)?)?;
    module.add_function(wrap_pyfunction!(trace::annotate, module)?)?;
    module.add_function(wrap_pyfunction!(instructions::instructions, module)?)?;
    module.add_function(wrap_pyfunction!(instructions::disassemble, module)?)?;
    module.add_function(wrap_pyfunction!(instructions::run_code, module)?)?;
    module.add_function(wrap_pyfunction!(bench::bench, module)?)?;
    Ok(())
}
