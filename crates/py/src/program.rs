//! Programs: called function by function, or run as a whole.
//!
//! Source: `instar_measure`'s calls and runs.

use std::path::PathBuf;

use instar_isa::Equipment;
use instar_measure::run::{Plan, RunTarget, Sample};
use instar_measure::{Call, Cautions, MachineSetting, ProgramRun, Subject, ToldHazard, WhoseValues};
use instar_sim::{CallSpec, DeviceRequest, Location};
use pyo3::prelude::*;
use serde::Serialize;

use crate::arguments::{Arg, Returned};
use crate::convert::{Bytes, Named, Record};
use crate::core::Core;
use crate::design::Design;
use crate::error::raise;
use crate::memory::Buffer;
use crate::progress::{Console, Progress, ShowText, run_detached};
use crate::retired::Retired;
use crate::rtl::RtlImage;
use crate::sampling::Sampling;
use crate::state::{RegistersInfo, StaticColumns, decoded};

/// An ELF file that is ready to be called or run.
#[pyclass(frozen, module = "instar._core")]
pub struct Program {
    pub subject: Subject,
    path: PathBuf,
}

#[pymethods]
impl Program {
    /// Reads the file, or `contents`, named `path`. `name` stands in errors in place of the path.
    ///
    /// Without `equipment` the machine has what those of all of the design's cores have.
    ///
    /// Without `isa` it is what the file says that it was built for. Memory fits the program where
    /// it is not given. `devices` are named as in `console` or `console@0x10000000`. `arguments`
    /// are those of a whole program, its name first. Agnostic elements of vector registers stay as
    /// they are, or with `vector_agnostic_ones` become all ones.
    #[new]
    #[pyo3(signature = (path, *, isa, design = None, contents = None, name = None, memory_base = None, memory_size = None,
                        stack_size = None, equipment = None, devices = Vec::new(), arguments = Vec::new(),
                        reads_stdin = false, vector_agnostic_ones = false))]
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
        equipment: Option<Record<Equipment>>,
        devices: Vec<String>,
        arguments: Vec<String>,
        reads_stdin: bool,
        vector_agnostic_ones: bool,
    ) -> PyResult<Self> {
        let design = design.as_ref().map(|d| &**d.inner());
        let own = || design.map(instar_design::Design::equipment).unwrap_or_default();
        let requests = devices.iter().map(|text| DeviceRequest::parse(text)).collect::<Result<_, _>>();
        let setting = MachineSetting {
            memory_base,
            memory_size,
            stack_size,
            equipment: equipment.map_or_else(own, |Record(given)| given),
            devices: requests.map_err(|message| raise(instar_measure::Error::new(message)))?,
            arguments,
            reads_stdin,
            vector_agnostic_ones,
            ..MachineSetting::default()
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

    /// One sentence: what of the program the core does not cache, and what of the core no RTL has.
    fn note_on(&self, core: PyRef<'_, Core>) -> PyResult<Option<String>> {
        self.subject.note_on(core.inner()).map_err(raise)
    }

    #[getter]
    fn xlen(&self) -> u32 {
        self.subject.program().xlen().bits()
    }

    #[getter]
    fn symbols(&self) -> Record<Named<'_, Symbol>> {
        let symbols = self.subject.program().symbols().map(|symbol| {
            let &instar_sim::Symbol { ref name, address, size, function } = symbol;
            (name.as_str(), Symbol { address, size, function })
        });
        Record(Named(symbols.collect()))
    }

    /// Calls a function. With a core: once cold, once warm with restored inputs; the warm one
    /// counts.
    ///
    /// With `cold` only the first call is made, with empty caches and predictors. With
    /// `keep_memory` later calls start from the memory that this one leaves. Without `sampling` it
    /// is timed whole, however long. With `hardware_values` registers and memory hold what the
    /// core's hardware computes where nothing stalls, also where the program's order says another;
    /// it raises `InstarError` on a core that does not tell it.
    ///
    /// `returns` is a scalar type name, or None for void.

    #[pyo3(signature = (symbol, args = Vec::new(), *, returns = None, core = None, cold = false,
                        keep_memory = false, max_instructions = None, sampling = None,
                        hardware_values = false, progress = None))]
    #[allow(clippy::too_many_arguments)]
    fn call(
        &self,
        py: Python<'_>,
        symbol: &str,
        args: Vec<PyRef<'_, Arg>>,
        returns: Option<&str>,
        core: Option<PyRef<'_, Core>>,
        cold: bool,
        keep_memory: bool,
        max_instructions: Option<u64>,
        sampling: Option<PyRef<'_, Sampling>>,
        hardware_values: bool,
        progress: Option<Progress>,
    ) -> PyResult<Record<CallResult>> {
        let returned = Returned::new(returns)?;
        let spec = CallSpec { keep_memory, ..call_spec(symbol, &args, &returned) };
        let core = core.as_ref().map(|c| c.inner());
        let sampling = sampling.as_ref().map(|sampling| &sampling.0);
        let call = run_detached(py, progress, |go_on| {
            let (limit, values) = (max_instructions, whose(hardware_values));
            let plan = Plan { core, cold, limit, sampling, values, ..Plan::of(RunTarget::Call(&spec)) };
            Ok(self.subject.execute(plan, &mut |_, _| {}, go_on)?.call()?.0)
        })?;
        Ok(Record(CallResult::new(call, &returned)))
    }

    /// The program, or two calls of one of its functions, as a memory image for the core's RTL.
    #[pyo3(signature = (core, symbol = None, args = Vec::new(), *, returns = None, progress = None))]
    #[allow(clippy::too_many_arguments)]
    fn rtl_image(
        &self,
        py: Python<'_>,
        core: PyRef<'_, Core>,
        symbol: Option<&str>,
        args: Vec<PyRef<'_, Arg>>,
        returns: Option<&str>,
        progress: Option<Progress>,
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

    /// Runs from the entry point to exit.
    ///
    /// What it writes goes to `console`, with the number of the file, also that of a run which
    /// fails, and into the result.
    #[pyo3(signature = (*, core = None, max_instructions = None, console = None, progress = None))]
    fn run(
        &self,
        py: Python<'_>,
        core: Option<PyRef<'_, Core>>,
        max_instructions: Option<u64>,
        console: Option<ShowText>,
        progress: Option<Progress>,
    ) -> PyResult<Record<RunResult>> {
        let core = core.as_ref().map(|c| c.inner());
        let mut shown = Console::new(console);
        let run = run_detached(py, progress, |go_on| {
            self.subject.run(core, max_instructions, &mut |stream, text| shown.show(stream, text), go_on)
        });
        shown.end(run).map(|run| Record(run.into()))
    }

    /// A call, or without a symbol the program, that runs as its retired instructions are asked
    /// for.
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
        progress: Option<Progress>,
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

    /// First address and the one after the last.
    #[getter]
    fn memory_range(&self) -> PyResult<(u64, u64)> {
        self.subject.memory_range().map_err(raise)
    }

    /// Memory without a copy. It must not be read while another thread runs the program.
    fn view(slf: Bound<'_, Self>, address: u64, length: usize) -> PyResult<Buffer> {
        let start = slf.get().subject.window(address, length).map_err(raise)?;
        Ok(Buffer::window(slf.unbind(), start, length))
    }

    /// Writes memory, code too, now and for all later runs.
    fn write(&self, address: u64, data: &[u8]) -> PyResult<()> {
        self.subject.write(address, data).map_err(raise)
    }

    /// As the last run left them.
    fn registers(&self) -> PyResult<Record<RegistersInfo>> {
        self.subject.registers().map(|registers| Record(registers.into())).map_err(raise)
    }

    /// The static entries from id `start` on.
    #[pyo3(signature = (start = 0))]
    fn statics(&self, start: usize) -> PyResult<StaticColumns> {
        self.subject.statics(start).map(StaticColumns::from).map_err(raise)
    }

    /// pc, word, length in bytes and text of each instruction, as memory holds them now.
    fn disassemble(&self, address: u64, length: usize) -> PyResult<Vec<(u64, u32, u8, String)>> {
        self.subject.disassemble(address, length).map(decoded).map_err(raise)
    }

    /// Function with offset, file and line of an address.
    fn locate(&self, pc: u64) -> (Option<(String, u64)>, Option<String>, Option<u32>) {
        let Location { function, file, line } = self.subject.program().locate(pc);
        (function, file, line)
    }
}

/// What a whole program gave.
#[derive(Serialize)]
pub struct RunResult {
    exit_code: u64,
    instructions: u64,
    cycles: Option<u64>,
    /// Where the cycles were sampled.
    sample: Option<Sample>,
    /// At what the hardware may stand still or computes otherwise, and the model goes on.
    stands_still: Vec<String>,
    /// Where the hardware computes another value than the program's order says.
    hazards: Vec<ToldHazard>,
    /// What it wrote to file 1.
    console: Bytes,
    /// What it wrote to file 2.
    errors: Bytes,
    clock_read: bool,
    /// It was told a time: a cycle counts as a nanosecond.
    time_told: bool,
    /// x0 to x31 at the end.
    registers: Vec<u64>,
}

impl From<ProgramRun> for RunResult {
    fn from(run: ProgramRun) -> Self {
        Self {
            exit_code: run.exit_code,
            instructions: run.instructions,
            cycles: run.cycles,
            sample: run.sample,
            stands_still: run.cautions.sentences,
            hazards: run.cautions.hazards,
            console: Bytes(run.console),
            errors: Bytes(run.errors),
            clock_read: run.clock_without_model,
            time_told: run.told_time,
            registers: run.registers.to_vec(),
        }
    }
}

/// What a call gave.
#[derive(Serialize)]
pub struct CallResult {
    /// a0, or a1:a0, as `returns` asks; 0 for void.
    returned: i128,
    /// One for each argument; None where it is no output.
    buffers: Vec<Option<Bytes>>,
    instructions: u64,
    /// None without a core.
    cycles: Option<u64>,
    /// Where the cycles were sampled.
    sample: Option<Sample>,
    /// At what the hardware may stand still or computes otherwise, and the model goes on.
    stands_still: Vec<String>,
    /// Where the hardware computes another value than the program's order says.
    hazards: Vec<ToldHazard>,
    /// Calls before the measured one.
    warmup: u32,
    /// High-water mark.
    stack_bytes: u64,
    /// What it wrote to file 1.
    console: Bytes,
    /// What it wrote to file 2.
    errors: Bytes,
    /// The program read a clock.
    clock_read: bool,
}

impl CallResult {
    /// `call` with its value read as `returned`.
    pub fn new(call: Call, returned: &Returned) -> Self {
        let Call { result, cycles, sample, cautions, warmup } = call;
        let Cautions { sentences: stands_still, hazards } = cautions;
        Self { cycles, sample, stands_still, hazards, warmup, ..Self::untimed(result, returned) }
    }

    /// A call that no model timed.
    pub fn untimed(result: instar_sim::CallResult, returned: &Returned) -> Self {
        Self {
            returned: returned.of(&result),
            buffers: result.outputs.into_iter().map(|output| output.map(Bytes)).collect(),
            instructions: result.instructions,
            cycles: None,
            sample: None,
            stands_still: Vec::new(),
            hazards: Vec::new(),
            warmup: 0,
            stack_bytes: result.stack_bytes,
            console: Bytes(result.console),
            errors: Bytes(result.errors),
            clock_read: result.clock_without_model,
        }
    }
}

/// A symbol of a program.
#[derive(Serialize)]
struct Symbol {
    address: u64,
    /// Bytes; 0 where the file does not say.
    size: u64,
    function: bool,
}

/// Whose values a run has.
pub fn whose(hardware: bool) -> WhoseValues {
    if hardware { WhoseValues::Hardware } else { WhoseValues::Program }
}

/// A call as the simulator takes it.
pub fn call_spec(symbol: &str, args: &[PyRef<'_, Arg>], returned: &Returned) -> CallSpec {
    args.iter().fold(CallSpec::new(symbol).returning(returned.kind), |spec, arg| spec.argument(arg.0.clone()))
}
