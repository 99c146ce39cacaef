//! Programs: called function by function, or run as a whole.
//!
//! Source: `instar_measure`'s calls and runs.

use std::path::PathBuf;

use instar_measure::run::{Plan, What};
use instar_measure::{Setting, Subject};
use instar_sim::{CallSpec, Location};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};

use crate::arguments::{Arg, Returned};
use crate::error::raise;
use crate::library::{Core, Design};
use crate::memory::Buffer;
use crate::progress::{Console, run_detached};
use crate::retired::Retired;
use crate::rtl::RtlImage;
use crate::sampling::{Sampling, sample_result};
use crate::state;

/// An ELF file that is ready to be called or run.
#[pyclass(frozen, module = "instar._core")]
pub struct Program {
    pub subject: Subject,
    path: PathBuf,
}

#[pymethods]
impl Program {
    #[new]
    #[pyo3(signature = (path, *, isa, design = None, contents = None, name = None, memory_base = None, memory_size = None,
                        stack_size = None, misaligned_allowed = None, arguments = Vec::new(), reads_stdin = false,
                        vector_agnostic_ones = false, debug_trigger = None, counters_stopped = None))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        path: PathBuf,
        isa: Option<&str>,
        design: Option<PyRef<'_, Design>>,
        contents: Option<&[u8]>,
        name: Option<&str>,
        memory_base: Option<u64>,
        memory_size: Option<u64>,
        stack_size: Option<u64>,
        misaligned_allowed: Option<bool>,
        arguments: Vec<String>,
        reads_stdin: bool,
        vector_agnostic_ones: bool,
        debug_trigger: Option<bool>,
        counters_stopped: Option<bool>,
    ) -> PyResult<Self> {
        let design = design.as_ref().map(|d| d.inner());
        let misaligned_allowed =
            misaligned_allowed.unwrap_or_else(|| design.is_some_and(|d| d.misaligned_allowed()));
        let setting = Setting {
            memory_base,
            memory_size,
            stack_size,
            misaligned_allowed,
            arguments,
            reads_stdin,
            vector_agnostic_ones,
            debug_trigger: debug_trigger.unwrap_or_else(|| design.is_some_and(|d| d.debug_trigger())),
            counters_stopped: counters_stopped
                .unwrap_or_else(|| design.is_some_and(|d| d.counters_stopped())),
            ..Setting::default()
        };
        let loaded = py.detach(|| match contents {
            Some(bytes) => Subject::of_bytes(&path.display().to_string(), bytes, isa, design, setting),
            None => Subject::load_as(&path, name, isa, design, setting),
        });
        Ok(Self { subject: loaded.map_err(raise)?, path })
    }

    #[getter]
    fn path(&self) -> String {
        self.path.display().to_string()
    }

    #[getter]
    fn isa(&self) -> &str {
        self.subject.isa()
    }

    /// What is to be told of the file and of the ISA that was chosen for it, one sentence each.
    #[getter]
    fn notes(&self) -> Vec<String> {
        self.subject.notes().to_vec()
    }

    /// One sentence on what of the program lies outside of what `core` caches, and on what of the core no hardware has.
    fn note_on(&self, core: PyRef<'_, Core>) -> PyResult<Option<String>> {
        self.subject.note_on(core.inner()).map_err(raise)
    }

    #[getter]
    fn xlen(&self) -> u32 {
        self.subject.program().xlen().bits()
    }

    #[getter]
    fn symbols<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let symbols = PyDict::new(py);
        for symbol in self.subject.program().symbols() {
            let described = PyDict::new(py);
            described.set_item("address", symbol.address)?;
            described.set_item("size", symbol.size)?;
            described.set_item("function", symbol.function)?;
            symbols.set_item(&symbol.name, described)?;
        }
        Ok(symbols)
    }

    #[pyo3(signature = (symbol, args = Vec::new(), *, returns = None, core = None, cold = false,
                        keep_memory = false, max_instructions = None, sampling = None, progress = None))]
    #[allow(clippy::too_many_arguments)]
    fn call<'py>(
        &self,
        py: Python<'py>,
        symbol: &str,
        args: Vec<PyRef<'py, Arg>>,
        returns: Option<&str>,
        core: Option<PyRef<'py, Core>>,
        cold: bool,
        keep_memory: bool,
        max_instructions: Option<u64>,
        sampling: Option<PyRef<'py, Sampling>>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let returned = Returned::new(returns)?;
        let spec = CallSpec { keep_memory, ..call_spec(symbol, &args, &returned) };
        let core = core.as_ref().map(|c| c.inner());
        let sampling = sampling.as_ref().map(|sampling| &sampling.0);
        let call = run_detached(py, progress, |go_on| {
            let limit = max_instructions;
            let plan = Plan { core, cold, limit, sampling, ..Plan::of(What::Call(&spec)) };
            Ok(self.subject.execute(plan, &mut |_, _| {}, go_on)?.call()?.0)
        })?;
        call_result(py, &call, &returned)
    }

    /// The program, or a call of one of its functions, as a memory image for the RTL of `core`.
    #[pyo3(signature = (core, symbol = None, args = Vec::new(), *, returns = None, progress = None))]
    #[allow(clippy::too_many_arguments)]
    fn rtl_image<'py>(
        &self,
        py: Python<'py>,
        core: PyRef<'py, Core>,
        symbol: Option<&str>,
        args: Vec<PyRef<'py, Arg>>,
        returns: Option<&str>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<RtlImage> {
        let returned = Returned::new(returns)?;
        let spec = symbol.map(|symbol| call_spec(symbol, &args, &returned));
        let core = core.inner();
        let image = run_detached(py, progress, |go_on| match &spec {
            Some(spec) => instar_measure::RtlImage::of_call(&self.subject, spec, core, go_on),
            None => instar_measure::RtlImage::of_program(&self.subject, core),
        })?;
        Ok(RtlImage { image, returned })
    }

    #[pyo3(signature = (*, core = None, max_instructions = None, console = None, progress = None))]
    fn run<'py>(
        &self,
        py: Python<'py>,
        core: Option<PyRef<'py, Core>>,
        max_instructions: Option<u64>,
        console: Option<Py<PyAny>>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let core = core.as_ref().map(|c| c.inner());
        let mut shown = Console::new(console);
        let run = run_detached(py, progress, |go_on| {
            self.subject.run(core, max_instructions, &mut |stream, text| shown.show(stream, text), go_on)
        });
        run_result(py, &shown.end(run)?)
    }

    /// A call, or without a symbol the whole program, that runs as its retired instructions are asked for.
    #[pyo3(signature = (symbol = None, args = Vec::new(), *, returns = None, core = None, cold = false,
                        max_instructions = None, progress = None))]
    #[allow(clippy::too_many_arguments)]
    fn retired(
        slf: Bound<'_, Self>,
        symbol: Option<&str>,
        args: Vec<PyRef<'_, Arg>>,
        returns: Option<&str>,
        core: Option<PyRef<'_, Core>>,
        cold: bool,
        max_instructions: Option<u64>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Retired> {
        let returned = Returned::new(returns)?;
        let spec = symbol.map(|symbol| call_spec(symbol, &args, &returned));
        let core = core.as_ref().map(|c| c.inner());
        let subject = &slf.get().subject;
        let pieces = run_detached(slf.py(), progress, |go_on| {
            subject.pieces(spec.as_ref(), core, cold, max_instructions, go_on)
        })?;
        Ok(Retired::new(slf.unbind(), pieces, returned))
    }

    /// First address of memory and the one after the last.
    #[getter]
    fn memory_range(&self) -> PyResult<(u64, u64)> {
        self.subject.memory_range().map_err(raise)
    }

    /// `length` bytes of memory, without a copy.
    fn view(slf: Bound<'_, Self>, address: u64, length: usize) -> PyResult<Buffer> {
        let start = slf.get().subject.window(address, length).map_err(raise)?;
        Ok(Buffer::window(slf.unbind(), start, length))
    }

    /// Writes memory, now and for all later runs.
    fn write(&self, address: u64, data: &[u8]) -> PyResult<()> {
        self.subject.write(address, data).map_err(raise)
    }

    fn registers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        state::registers(py, self.subject.registers().map_err(raise)?)
    }

    /// The static entries from id `start` on.
    #[pyo3(signature = (start = 0))]
    fn statics<'py>(&self, py: Python<'py>, start: usize) -> PyResult<Bound<'py, PyDict>> {
        state::statics(py, self.subject.statics(start).map_err(raise)?)
    }

    /// The instructions in `length` bytes of memory: pc, word, length, text.
    fn disassemble(&self, address: u64, length: usize) -> PyResult<Vec<(u64, u32, u8, String)>> {
        Ok(state::decoded(self.subject.disassemble(address, length).map_err(raise)?))
    }

    /// Function with offset, file and line of an address.
    fn locate(&self, pc: u64) -> (Option<(String, u64)>, Option<String>, Option<u32>) {
        let Location { function, file, line } = self.subject.program().locate(pc);
        (function, file, line)
    }
}

/// What a whole program gave, as Python sees it.
pub fn run_result<'py>(py: Python<'py>, run: &instar_measure::Run) -> PyResult<Bound<'py, PyDict>> {
    let result = PyDict::new(py);
    result.set_item("exit_code", run.exit_code)?;
    result.set_item("instructions", run.instructions)?;
    result.set_item("cycles", run.cycles)?;
    result.set_item("sample", sample_result(py, run.sample.as_ref())?)?;
    result.set_item("stands_still", run.stands_still.clone())?;
    result.set_item("console", PyBytes::new(py, &run.console))?;
    result.set_item("errors", PyBytes::new(py, &run.errors))?;
    result.set_item("clock_read", run.clock_without_model)?;
    result.set_item("time_told", run.told_time)?;
    result.set_item("registers", run.registers.to_vec())?;
    Ok(result)
}

/// What a call gave, as Python sees it.
pub fn call_result<'py>(
    py: Python<'py>,
    call: &instar_measure::Call,
    returned: &Returned,
) -> PyResult<Bound<'py, PyDict>> {
    let buffers = buffers(py, &call.result.outputs)?;
    let result = PyDict::new(py);
    result.set_item("returned", returned.read(call.result.value.integer().unwrap_or(0)))?;
    result.set_item("buffers", buffers)?;
    result.set_item("instructions", call.result.instructions)?;
    result.set_item("cycles", call.cycles)?;
    result.set_item("sample", sample_result(py, call.sample.as_ref())?)?;
    result.set_item("stands_still", call.stands_still.clone())?;
    result.set_item("warmup", call.warmup)?;
    result.set_item("stack_bytes", call.result.stack_bytes)?;
    result.set_item("console", PyBytes::new(py, &call.result.console))?;
    result.set_item("errors", PyBytes::new(py, &call.result.errors))?;
    result.set_item("clock_read", call.result.clock_without_model)?;
    Ok(result)
}

/// A call as the simulator takes it.
pub fn call_spec(symbol: &str, args: &[PyRef<'_, Arg>], returned: &Returned) -> CallSpec {
    args.iter().fold(CallSpec::new(symbol).returning(returned.kind), |spec, arg| spec.argument(arg.0.clone()))
}

/// The contents of each output, None for what is none.
pub fn buffers<'py>(py: Python<'py>, outputs: &[Option<Vec<u8>>]) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for output in outputs {
        match output {
            Some(bytes) => list.append(PyBytes::new(py, bytes))?,
            None => list.append(py.None())?,
        }
    }
    Ok(list)
}
