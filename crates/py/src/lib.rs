//! Python bindings `instar._core`: converts, decides nothing.
//!
//! Source: python/instar/_core.pyi, which states the types of everything here.

mod arguments;
mod behave;
mod bench;
mod compare;
mod conduct;
mod convert;
mod debug;
mod error;
mod files;
mod hardware;
mod instructions;
mod library;
mod meaning;
mod memory;
mod observers;
mod print;
mod profile;
mod program;
mod progress;
mod prove;
mod retired;
mod rtl;
mod sampling;
mod schedule;
mod secret;
mod state;
mod steps;
mod trace;

use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Names that python/instar/_core.pyi gives to dictionaries with known keys.
const TYPED_DICTIONARIES: &[&str] = &[
    "Found",
    "ParameterInfo",
    "FamilyParameter",
    "FamilyCost",
    "FamilyStage",
    "FamilyTrack",
    "FamilyHolder",
    "FamilyPipeline",
    "FamilyStall",
    "FamilyCause",
    "FamilyInfo",
    "ArgumentInfo",
    "OutputInfo",
    "FunctionInfo",
    "OperationInfo",
    "SetInfo",
    "StatusInfo",
    "DeclassifyInfo",
    "RuleInfo",
    "DerivedInfo",
    "VectorsInfo",
    "ApiInfo",
    "WorkloadInfo",
    "InstructionInfo",
    "ExtensionInfo",
    "CostInfo",
    "AreaInfo",
    "ChangeInfo",
    "VariantInfo",
    "EvaluateInfo",
    "PublishedInfo",
    "DesignInfo",
    "AxisValueInfo",
    "AxisInfo",
    "PictureInfo",
    "GridInfo",
    "CircuitsInfo",
    "PointInfo",
    "SpaceInfo",
    "Symbol",
    "Sample",
    "CallResult",
    "RunResult",
    "RegistersInfo",
    "OperandColumns",
    "StaticColumns",
    "RetiredColumns",
    "WindowInfo",
    "IndexEntry",
    "WindowScore",
    "AnnotateResult",
    "Cost",
    "CauseDifference",
    "ComparedInstruction",
    "DifferencePlace",
    "FunctionDifference",
    "LineDifference",
    "InstructionDifference",
    "Comparison",
    "Profile",
    "FunctionRow",
    "LineRow",
    "InstructionRow",
    "HistogramCell",
    "Histogram",
    "CallRow",
    "StackRow",
    "HeldRow",
    "UnitRow",
    "Reached",
    "Observed",
    "RtlResult",
    "RtlSource",
    "Window",
    "CodeResult",
    "Port",
    "GroupOperandInfo",
    "GroupInfo",
    "LanesInfo",
    "GroupRegistersInfo",
    "UnitInstruction",
    "UnitInfo",
    "LeftOutInfo",
    "Hardware",
    "CoprocessorInfo",
    "CoprocessorInterface",
    "Meaning",
    "MeaningPart",
    "MeaningByRounds",
    "Demand",
    "Remembered",
    "ScheduledLine",
    "Schedule",
    "FreedSpills",
    "RepeatedLoop",
    "ReshapedLoops",
    "TriedSchedule",
    "Numbers",
    "SecretInfo",
    "LeakPlace",
    "Leak",
    "DeclassifiedInfo",
    "Findings",
    "Broken",
    "Proof",
    "SchedulePlace",
    "ScheduleBound",
    "TriedOrders",
    "WaitPlace",
    "ScheduleWait",
    "ScheduleHop",
    "ResourceShare",
    "Explained",
];

/// The native module.
#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("InstarError", module.py().get_type::<error::InstarError>())?;
    // For annotations that are looked at while the program runs: there they are plain dictionaries.
    for name in TYPED_DICTIONARIES {
        module.add(*name, module.py().get_type::<PyDict>())?;
    }
    module.add_class::<library::Library>()?;
    module.add_class::<library::Design>()?;
    module.add_class::<library::Core>()?;
    module.add_class::<sampling::Sampling>()?;
    module.add_function(wrap_pyfunction!(library::families, module)?)?;
    module.add_class::<arguments::Arg>()?;
    module.add_class::<program::Program>()?;
    module.add_class::<memory::Buffer>()?;
    module.add_class::<retired::Retired>()?;
    module.add_class::<profile::Views>()?;
    module.add_class::<compare::Timing>()?;
    module.add_class::<observers::Observers>()?;
    module.add_class::<secret::Checker>()?;
    module.add_function(wrap_pyfunction!(trace::trace_index, module)?)?;
    module.add_function(wrap_pyfunction!(trace::score, module)?)?;
    module.add_function(wrap_pyfunction!(trace::annotate, module)?)?;
    module.add_function(wrap_pyfunction!(compare::compare, module)?)?;
    module.add_function(wrap_pyfunction!(conduct::call_watched, module)?)?;
    module.add_function(wrap_pyfunction!(profile::profile_trace, module)?)?;
    module.add_function(wrap_pyfunction!(observers::observe_call, module)?)?;
    module.add_function(wrap_pyfunction!(observers::observe_run, module)?)?;
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
    module.add_function(wrap_pyfunction!(hardware::coprocessor, module)?)?;
    module.add_function(wrap_pyfunction!(schedule::schedule, module)?)?;
    module.add_function(wrap_pyfunction!(schedule::free_spills, module)?)?;
    module.add_function(wrap_pyfunction!(schedule::reshape_loops, module)?)?;
    module.add_function(wrap_pyfunction!(steps::step_later, module)?)?;
    module.add_function(wrap_pyfunction!(print::print_instructions, module)?)?;
    module.add_function(wrap_pyfunction!(print::print_function, module)?)?;
    module.add_function(wrap_pyfunction!(schedule::try_schedule, module)?)?;
    module.add_function(wrap_pyfunction!(files::write_file, module)?)?;
    module.add_function(wrap_pyfunction!(files::need_file, module)?)?;
    module.add_function(wrap_pyfunction!(bench::bench, module)?)?;
    module.add_function(wrap_pyfunction!(bench::remembered, module)?)?;
    Ok(())
}
