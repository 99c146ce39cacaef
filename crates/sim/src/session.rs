//! A program loaded into a machine: its functions are called, or it is run as a whole, again and
//! again.
//!
//! Source: DESIGN of the project, "Call"; the psABI for gp, sp and ra at a call.

use std::sync::Arc;

use instar_coredsl::Description;
use instar_isa::{Xlen, csr};

use crate::abi::{self, ArgumentPlace, Placed};
use crate::arguments::{self, FirstStack, Loaded};
use crate::bus::Bus;
use crate::call::{CallResult, CallSpec, CallTarget, Idle};
use crate::engine::Engine;
use crate::engine::machine::{Machine, Stop, TrapAt, no_memory};
use crate::engine::watch::Watch;
use crate::engine::watchpoint::Hit;
use crate::error::SimError;
use crate::fault::{Fault, FaultReason};
use crate::options::Options;
use crate::program::{Program, ProgramError};
use crate::unset;

/// What a whole program gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunResult {
    /// Its exit code.
    pub exit_code: u64,
    /// Instructions retired.
    pub instructions: u64,
    /// What it wrote to its console: its standard output.
    pub console: Vec<u8>,
    /// What it wrote to file 2, its standard error.
    pub errors: Vec<u8>,
    /// It read a clock that no model kept, so that it saw the retired count.
    pub clock_without_model: bool,
    /// It was told a time, for which a cycle counts as a nanosecond.
    pub told_time: bool,
}

/// A program in a machine. Static ids and decoded blocks live as long as the session.
///
/// ```no_run
/// use std::sync::Arc;
/// use instar_isa::Isa;
/// use instar_sim::{Argument, CallSpec, Direction, Options, Program, ReturnKind, Session, Watch};
///
/// let bytes = std::fs::read("prog.elf")?;
/// let program = Arc::new(Program::from_elf("prog.elf", &bytes)?);
/// let options = Options::new(Isa::parse("rv32imc")?);
/// let mut session = Session::new(program, &options, &[])?;
/// let poly = Argument::Buffer { direction: Direction::InOut, bytes: vec![0; 1024], align: 4 };
/// session.place(&CallSpec::new("mldsa_ntt").argument(poly).returning(ReturnKind::Void))?;
/// let cold = session.run(&mut Watch::none())?;
/// let warm = session.run(&mut Watch::none())?; // memory and inputs restored, same addresses
/// assert_eq!(cold.outputs[0], warm.outputs[0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Session {
    program: Arc<Program>,
    pub(crate) machine: Machine,
    pub(crate) placed: Option<(CallSpec, Placed, u64)>,
    /// Whether the machine still is as loaded, for [`CallSpec::keep_memory`].
    fresh: bool,
    pub(crate) progress: Progress,
}

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// There is none, or it has ended.
    Over,
    /// Nothing was executed yet.
    Begun,
    /// It paused.
    Resumed,
}

/// Where a run paused or ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pause {
    /// Before the instruction at this pc, which has a breakpoint.
    Breakpoint(u64),
    /// After the one instruction, or as many as were wanted.
    Stepped,
    /// The call is over.
    Returned(CallResult),
    /// The program is over.
    Exited(RunResult),
    /// After an instruction that touched what is watched.
    Watchpoint(Hit),
}

impl Session {
    /// Loads `program` into a new machine with a design's instructions; `StaticEntry::custom`
    /// numbers those of all descriptions one after the other.
    pub fn new(
        program: Arc<Program>,
        options: &Options,
        descriptions: &[Description],
    ) -> Result<Self, SimError> {
        if program.xlen() != options.isa.xlen() {
            let reason = format!("is an RV{} program, but the ISA is {}", program.xlen().bits(), options.isa);
            return Err(ProgramError { file: program.name().to_string(), reason }.into());
        }
        let mut options = options.clone();
        if !options.arguments.is_empty() {
            // After all memory that the program knows of, where its own stack cannot reach them.
            let bytes = arguments::size(&options.arguments, options.isa.xlen());
            options.memory_size = options.memory_size.saturating_add(bytes.next_multiple_of(4096));
        }
        check_memory(&options)?;
        let mut machine = Machine::new(&options, descriptions)?;
        program.load_into(&mut machine.engine.hart.memory)?;
        machine.code_map = program.code_map();
        let symbol = |name: &str| program.symbol(name).map(|symbol| symbol.address);
        let memory = &mut machine.engine.hart.memory;
        machine.engine.bus =
            Bus::new(&options.devices, &options.described, options.isa.xlen(), memory, symbol)
                .map_err(SimError::Device)?;
        machine.engine.environment.heap = program.end().next_multiple_of(16);
        machine.engine.hart.memory.take_snapshot().map_err(|e| no_memory(options.memory_size, &e))?;
        Ok(Self { program, machine, placed: None, fresh: true, progress: Progress::Over })
    }

    /// The program.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// The machine, for its registers, memory and static table.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Takes what the program wrote to its console, to file 1 and to file 2; also after a fault.
    pub fn take_console(&mut self) -> [Vec<u8>; 2] {
        self.machine.take_console()
    }

    /// Lays out a call: every [`Self::run`] from now on is this one.
    pub fn place(&mut self, spec: &CallSpec) -> Result<(), SimError> {
        let entry = match &spec.target {
            CallTarget::Symbol(name) => self.program.require_symbol(name)?.address,
            CallTarget::Address(address) => *address,
        };
        let options = self.machine.options();
        let memory = &self.machine.engine.hart.memory;
        // The stack lies between the program and the arguments.
        let bottom = self.program.end().max(memory.base()) + options.stack_size;
        let placed = abi::place(spec, options.isa.xlen(), memory.end(), bottom)?;
        self.placed = Some((spec.clone(), placed, entry));
        self.progress = Progress::Over;
        Ok(())
    }

    /// Lowest address of the stack of the placed call, whose sp begins here; 0 without one.
    pub fn stack_end(&self) -> u64 {
        let placed = self.placed.as_ref();
        placed.map_or(0, |(_, placed, _)| stack_end(&self.program, self.machine.options(), placed.sp))
    }

    /// Where the arguments of the placed call lie, in their order; none where no call was placed.
    pub fn argument_places(&self) -> &[ArgumentPlace] {
        self.placed.as_ref().map_or(&[], |(_, placed, _)| &placed.arguments)
    }

    /// Address and length of the struct that the placed call returns in memory, if it does.
    pub fn result_place(&self) -> Option<(u64, usize)> {
        self.placed.as_ref().and_then(|(_, placed, _)| placed.sret)
    }

    /// Runs the call that was placed. It starts from the loaded program and the given inputs,
    /// unless [`CallSpec::keep_memory`] says that memory stays as the run before left it (then only
    /// the inputs are written again). Breakpoints are passed.
    pub fn run(&mut self, watch: &mut Watch<'_>) -> Result<CallResult, Fault> {
        self.begin_call()?;
        loop {
            if let Pause::Returned(result) = self.resume(watch)? {
                return Ok(result);
            }
        }
    }

    /// Runs the program from its entry until it exits. It starts from the loaded program.
    /// Breakpoints are passed.
    pub fn run_whole(&mut self, watch: &mut Watch<'_>) -> Result<RunResult, Fault> {
        self.begin_whole();
        loop {
            if let Pause::Exited(result) = self.resume(watch)? {
                return Ok(result);
            }
        }
    }

    /// Brings the machine before the first instruction of the placed call, for [`Self::resume`] and
    /// [`Self::step`]; memory is as for [`Self::run`].
    pub fn begin_call(&mut self) -> Result<(), Fault> {
        let Some((spec, placed, entry)) = self.placed.take() else {
            return Err(self.fault(TrapAt { trap: FaultReason::NothingPlaced, pc: self.program.entry() }));
        };
        if !spec.keep_memory {
            self.restore();
        }
        self.fresh = false;
        let machine = &mut self.machine;
        let sentinel = machine.engine.hart.memory.base().wrapping_sub(16);
        let xlen = machine.options().isa.xlen();
        machine.reset(entry);
        if machine.sentinel.is_none() {
            machine.forget_blocks();
        }
        machine.sentinel = Some(xlen.truncate(sentinel));
        let engine = &mut machine.engine;
        let hart = &mut engine.hart;
        if spec.guarded {
            (4..32).for_each(|n| hart.set_x(n, abi::idle(&spec, n, xlen)));
        }
        for (address, bytes) in &placed.writes {
            hart.memory.write(*address, bytes);
        }
        hart.set_x(1, sentinel);
        hart.set_x(2, placed.sp);
        hart.set_x(3, self.program.symbol("__global_pointer$").map_or(0, |s| s.address));
        for (n, value) in placed.registers.iter().enumerate() {
            hart.set_x(10 + n as u8, *value);
        }
        engine.lowest_sp = placed.sp;
        engine.stack_limit = stack_end(&self.program, &machine.options, placed.sp);
        engine.environment.free_end = engine.stack_limit;
        if spec.guarded {
            self.fill_idle(spec.conditions.idle);
        }
        self.placed = Some((spec, placed, entry));
        self.progress = Progress::Begun;
        Ok(())
    }

    /// The state of a machine in use that a function must not count on: interrupts, registers of a
    /// trap handler, vector registers and how the unit is set.
    fn fill_idle(&mut self, idle: Idle) {
        /// mstatus.MIE: interrupts are taken.
        const MIE: u64 = 8;
        let mut place = 1024;
        let mut next = || {
            place += 1;
            idle.number(place)
        };
        if let Some(status) = self.csr(csr::MSTATUS).filter(|_| idle != Idle::Zeros) {
            self.set_csr(csr::MSTATUS, status | MIE);
        }
        for number in [csr::MSCRATCH, csr::MEPC, csr::MCAUSE, csr::MTVAL, csr::MIE] {
            self.set_csr(number, next());
        }
        if self.vector(0).is_empty() {
            return;
        }
        for number in 0..32 {
            let length = self.vector(number).len();
            let bytes: Vec<u8> =
                (0..length.div_ceil(8)).flat_map(|_| next().to_le_bytes()).take(length).collect();
            self.set_vector(number, &bytes);
        }
        for number in [csr::VXRM, csr::VXSAT] {
            self.set_csr(number, next());
        }
    }

    /// Brings the machine before the program's first instruction, for [`Self::resume`] and
    /// [`Self::step`]; memory is as loaded.
    pub fn begin_whole(&mut self) {
        self.restore();
        self.fresh = false;
        let machine = &mut self.machine;
        machine.reset(self.program.entry());
        machine.forget_blocks();
        machine.sentinel = None;
        self.place_arguments();
        let machine = &mut self.machine;
        let free = stack_limit(&self.program);
        machine.engine.stack_limit = match machine.options.program_stack_size {
            Some(size) => {
                free.max(stack_top(&self.program).unwrap_or(machine.engine.hart.x(2)).saturating_sub(size))
            }
            None => free,
        };
        self.progress = Progress::Begun;
    }

    /// The first stack of a whole program, at the end of memory; where no room is left there,
    /// nothing.
    fn place_arguments(&mut self) {
        let Machine { engine, options, .. } = &mut self.machine;
        let Engine { hart, environment, .. } = engine;
        let (xlen, given) = (options.isa.xlen(), !options.arguments.is_empty());
        let own = [self.program.name().to_string()];
        let all = if given { &options.arguments[..] } else { &own };
        let size = arguments::size(all, xlen);
        let end = hart.memory.end();
        // Those that were given have got memory of their own, which begins where the program's
        // ends.
        let sp = if given { end - size.next_multiple_of(4096) } else { end.saturating_sub(size) };
        if sp < self.program.end() {
            return;
        }
        let loaded = Loaded { headers: self.program.headers(), entry: self.program.entry() };
        let stack = FirstStack::new(all, loaded, xlen, sp);
        let room = options.program_stack_size.unwrap_or(options.stack_size);
        environment.free_end = sp.saturating_sub(room).max(self.program.end());
        environment.command_line = all.join(" ").into_bytes();
        hart.memory.write(sp, &stack.bytes);
        hart.set_x(2, sp);
        if given {
            hart.set_x(10, all.len() as u64);
            hart.set_x(11, sp + stack.argv);
        }
    }

    /// Goes on until the call returns, the program exits, or the pc comes to a breakpoint, whose
    /// instruction is not executed. Going on from a breakpoint executes the instruction there; only
    /// a run that has just begun stops at one on its first instruction. After a fault the run may
    /// go on too, with the same instruction.
    pub fn resume(&mut self, watch: &mut Watch<'_>) -> Result<Pause, Fault> {
        self.go_on(watch, Machine::run)
    }

    /// Executes one instruction, breakpoint or not.
    pub fn step(&mut self, watch: &mut Watch<'_>) -> Result<Pause, Fault> {
        self.go_on(watch, |machine, _, watch| machine.step(watch))
    }

    pub(crate) fn go_on(
        &mut self,
        watch: &mut Watch<'_>,
        run: impl FnOnce(&mut Machine, bool, &mut Watch<'_>) -> Result<Stop, TrapAt>,
    ) -> Result<Pause, Fault> {
        if self.progress == Progress::Over {
            return Err(self.fault(TrapAt { trap: FaultReason::NotBegun, pc: self.machine.engine.hart.pc }));
        }
        let resumed = std::mem::replace(&mut self.progress, Progress::Resumed) == Progress::Resumed;
        let stop = run(&mut self.machine, resumed, watch).map_err(|trap| self.fault(trap))?;
        Ok(match stop {
            Stop::Breakpoint => Pause::Breakpoint(self.machine.engine.hart.pc),
            Stop::Stepped => Pause::Stepped,
            Stop::Watched(hit) => Pause::Watchpoint(hit),
            Stop::Returned => {
                self.progress = Progress::Over;
                Pause::Returned(self.collect())
            }
            Stop::Exited(code) => {
                self.progress = Progress::Over;
                if self.machine.sentinel.is_some() {
                    let pc = self.machine.last_pc;
                    return Err(self.fault(TrapAt { trap: FaultReason::ExitInCall { code }, pc }));
                }
                let [console, errors] = self.machine.take_console();
                Pause::Exited(RunResult {
                    exit_code: code,
                    instructions: self.machine.retired(),
                    console,
                    errors,
                    clock_without_model: self.machine.clock_without_model(),
                    told_time: self.machine.told_time(),
                })
            }
        })
    }

    /// Memory, devices and the design's own state as loaded.
    pub fn restore(&mut self) {
        if !self.fresh {
            self.machine.restore_memory();
            self.fresh = true;
        }
    }

    /// What the placed call gave; a program without one has no sentinel to return to.
    fn collect(&mut self) -> CallResult {
        let Some((spec, placed, _)) = &self.placed else { return CallResult::default() };
        let machine = &mut self.machine;
        let [console, errors] = machine.take_console();
        let hart = &machine.engine.hart;
        let bytes = |place: Option<(u64, usize)>| {
            place.and_then(|(address, length)| hart.memory.read(address, length)).map(<[u8]>::to_vec)
        };
        let xlen = machine.options.isa.xlen();
        CallResult {
            value: abi::result(spec.returns, xlen, hart.x(10), hart.x(11), bytes(placed.sret)),
            outputs: placed.outputs.iter().map(|&place| bytes(place)).collect(),
            instructions: machine.retired(),
            stack_bytes: placed.sp - machine.engine.lowest_sp,
            console,
            errors,
            clock_without_model: machine.clock_without_model(),
        }
    }

    fn fault(&self, TrapAt { trap, pc }: TrapAt) -> Fault {
        let hart = &self.machine.engine.hart;
        let entry = self.machine.decoder().static_entry(pc, hart.memory.load_word(pc, 4));
        let bits = self.machine.options.isa.xlen().bits();
        let customs = self.machine.decoder().customs();
        let custom = entry.as_ref().and_then(|entry| customs.get(usize::from(entry.custom?)));
        let hint = if custom.is_some_and(|custom| custom.begins_loop) {
            Some("it begins a loop of the hardware's, which a run follows where its description writes the registers that \
                 the design names by loop_registers"
                .to_owned())
        } else {
            entry.and_then(|entry| unset::hint(&trap, &entry, |number| hart.x(number), bits))
        };
        Fault {
            trap,
            pc,
            location: Box::new(self.program.locate(pc)),
            instructions: self.machine.retired(),
            hint,
        }
    }
}

/// Lowest address of the stack of a called function that begins with this sp: what lies below is a
/// heap's.
fn stack_end(program: &Program, options: &Options, sp: u64) -> u64 {
    let half = sp.saturating_sub(program.end()) / 2;
    sp.saturating_sub(options.largest_stack.min(half).max(options.stack_size))
}

/// Lowest address of a whole program's stack: the end of what was loaded, where the program names
/// both as Instar's runtime does (workloads/runtime/link.ld); 0, which watches nothing, where it
/// does not.
fn stack_limit(program: &Program) -> u64 {
    match (program.symbol("_end").map(|symbol| symbol.address), stack_top(program)) {
        (Some(end), Some(top)) if end < top => end,
        _ => 0,
    }
}

fn stack_top(program: &Program) -> Option<u64> {
    program.symbol("__stack_top").map(|symbol| symbol.address)
}

/// Whether the hart can address all of its memory.
fn check_memory(options: &Options) -> Result<(), SimError> {
    let Options { memory_base: base, memory_size: size, isa, .. } = options;
    let bits = isa.xlen().bits();
    let largest = if isa.xlen() == Xlen::Rv32 { u64::from(u32::MAX) } else { u64::MAX };
    match base.checked_add(size.saturating_sub(1)) {
        Some(last) if last <= largest => Ok(()),
        _ => Err(SimError::Memory(format!(
            "a memory of {size:#x} bytes at {base:#010x} does not fit into {bits}-bit addresses"
        ))),
    }
}
