//! Python bindings `instar._core`: converts, decides nothing.
//!
//! Source: python/instar/_core.pyi follows from what stands here (crates/stubs).

mod activity;
mod arguments;
mod behave;
mod bench;
mod compare;
mod contract;
mod convert;
mod core;
mod debug;
mod design;
mod device;
mod discover;
mod error;
mod fault;
mod files;
mod hardware;
mod instructions;
mod leak;
mod library;
mod meaning;
mod memory;
mod observers;
mod parting;
mod print;
mod profile;
mod program;
mod progress;
mod prove;
mod retired;
mod rtl;
mod sampling;
mod schedule;
mod scheduled;
mod secret;
mod state;
mod trace;

use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Names that the stubs give to dictionaries with known keys; written by
/// `cargo run -p instar-stubs`.
const RECORDS: &str = include_str!("records.txt");

/// The native module.
#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("InstarError", module.py().get_type::<error::InstarError>())?;
    // For annotations that are looked at while the program runs: there they are plain dictionaries.
    for name in RECORDS.lines() {
        module.add(name, module.py().get_type::<PyDict>())?;
    }
    module.add_class::<library::Library>()?;
    module.add_class::<design::Design>()?;
    module.add_class::<core::Core>()?;
    module.add_class::<sampling::Sampling>()?;
    module.add_function(wrap_pyfunction!(core::families, module)?)?;
    module.add_class::<arguments::Arg>()?;
    module.add_class::<program::Program>()?;
    module.add_class::<memory::Buffer>()?;
    module.add_class::<retired::Retired>()?;
    module.add_class::<profile::Views>()?;
    module.add_class::<compare::Timing>()?;
    module.add_class::<observers::Observers>()?;
    module.add_class::<secret::Checker>()?;
    module.add_class::<fault::Campaign>()?;
    module.add_function(wrap_pyfunction!(fault::fault_campaign, module)?)?;
    module.add_function(wrap_pyfunction!(fault::call_forced, module)?)?;
    module.add_function(wrap_pyfunction!(leak::leaks, module)?)?;
    module.add_function(wrap_pyfunction!(leak::judge_gadget, module)?)?;
    module.add_function(wrap_pyfunction!(activity::follow_activity, module)?)?;
    module.add_function(wrap_pyfunction!(trace::trace_index, module)?)?;
    module.add_function(wrap_pyfunction!(trace::score, module)?)?;
    module.add_function(wrap_pyfunction!(trace::annotate, module)?)?;
    module.add_function(wrap_pyfunction!(compare::compare, module)?)?;
    module.add_function(wrap_pyfunction!(contract::call_watched, module)?)?;
    module.add_function(wrap_pyfunction!(profile::profile_trace, module)?)?;
    module.add_function(wrap_pyfunction!(observers::observe_call, module)?)?;
    module.add_function(wrap_pyfunction!(observers::observe_run, module)?)?;
    module.add_function(wrap_pyfunction!(observers::observe_between, module)?)?;
    module.add_function(wrap_pyfunction!(debug::debug, module)?)?;
    module.add_function(wrap_pyfunction!(prove::prove, module)?)?;
    module.add_class::<rtl::RtlImage>()?;
    module.add_function(wrap_pyfunction!(rtl::record_trace, module)?)?;
    module.add_class::<instructions::Encoding>()?;
    module.add_function(wrap_pyfunction!(instructions::instructions, module)?)?;
    module.add_function(wrap_pyfunction!(instructions::everything, module)?)?;
    module.add_function(wrap_pyfunction!(instructions::disassemble, module)?)?;
    module.add_function(wrap_pyfunction!(instructions::run_code, module)?)?;
    module.add_function(wrap_pyfunction!(meaning::meaning, module)?)?;
    module.add_function(wrap_pyfunction!(meaning::meaning_by_rounds, module)?)?;
    module.add_function(wrap_pyfunction!(hardware::hardware, module)?)?;
    module.add_function(wrap_pyfunction!(hardware::port_stem, module)?)?;
    module.add_function(wrap_pyfunction!(hardware::register_stem, module)?)?;
    module.add_function(wrap_pyfunction!(behave::behave, module)?)?;
    module.add_function(wrap_pyfunction!(hardware::behind_lanes, module)?)?;
    module.add_function(wrap_pyfunction!(hardware::coprocessor, module)?)?;
    module.add_function(wrap_pyfunction!(hardware::slaves, module)?)?;
    module.add_function(wrap_pyfunction!(hardware::exercise_device, module)?)?;
    module.add_function(wrap_pyfunction!(schedule::schedule, module)?)?;
    module.add_function(wrap_pyfunction!(schedule::free_spills, module)?)?;
    module.add_function(wrap_pyfunction!(schedule::reshape_loops, module)?)?;
    module.add_function(wrap_pyfunction!(parting::part_values, module)?)?;
    module.add_class::<discover::FoundInstructions>()?;
    module.add_function(wrap_pyfunction!(discover::discover, module)?)?;
    module.add_function(wrap_pyfunction!(schedule::step_later, module)?)?;
    module.add_function(wrap_pyfunction!(schedule::withdrawn_evidence, module)?)?;
    module.add_function(wrap_pyfunction!(print::print_instructions, module)?)?;
    module.add_function(wrap_pyfunction!(print::print_function, module)?)?;
    module.add_function(wrap_pyfunction!(schedule::try_schedule, module)?)?;
    module.add_function(wrap_pyfunction!(files::write_file, module)?)?;
    module.add_function(wrap_pyfunction!(files::need_file, module)?)?;
    module.add_function(wrap_pyfunction!(library::suggestion, module)?)?;
    module.add_function(wrap_pyfunction!(bench::bench, module)?)?;
    module.add_function(wrap_pyfunction!(bench::remembered, module)?)?;
    Ok(())
}
