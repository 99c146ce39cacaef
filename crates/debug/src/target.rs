//! The program as GDB sees it.
//!
//! Source: the target traits of the crate `gdbstub`; registers are numbered as in GDB's `riscv-tdep.h`.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::marker::PhantomData;

use gdbstub::common::Signal;
use gdbstub::target::ext::base::BaseOps;
use gdbstub::target::ext::base::single_register_access::{SingleRegisterAccess, SingleRegisterAccessOps};
use gdbstub::target::ext::base::singlethread::{
    SingleThreadBase, SingleThreadResume, SingleThreadResumeOps, SingleThreadSingleStep,
    SingleThreadSingleStepOps,
};
use gdbstub::target::ext::breakpoints::{Breakpoints, BreakpointsOps, SwBreakpoint, SwBreakpointOps};
use gdbstub::target::ext::target_description_xml_override::{
    TargetDescriptionXmlOverride, TargetDescriptionXmlOverrideOps,
};
use gdbstub::target::{Target, TargetError, TargetResult};
use gdbstub_arch::riscv::reg::RiscvCoreRegs;
use instar_sim::{Fault, Pause, RunResult, Session, Trap, Watch};
use instar_trace::RetiredSink;

use crate::arch::{Numbered, Register, Width};
use crate::{Surroundings, registers};

/// A session's program under GDB.
pub(crate) struct Debugged<'c, 'a, A> {
    session: &'c mut Session,
    around: &'c RefCell<Surroundings<'a>>,
    breakpoints: BTreeSet<u64>,
    /// What GDB asked for last: one instruction, or all up to the next breakpoint.
    steps: bool,
    exited: Option<RunResult>,
    description: String,
    width: PhantomData<A>,
}

/// Why a piece of the run is over.
pub(crate) enum Event {
    Breakpoint,
    Stepped,
    Exited(u64),
    /// A fault, as the signal that a process would get.
    Signal(Signal),
    /// GDB has something to say.
    Incoming,
    /// Someone else ended the session.
    Stopped,
}

impl<'c, 'a, A: Width> Debugged<'c, 'a, A> {
    pub(crate) fn new(session: &'c mut Session, around: &'c RefCell<Surroundings<'a>>) -> Self {
        let vector_bits = 8 * session.vector(0).len();
        let has = |number| session.csr(number).is_some();
        let description = registers::description(session.program().xlen(), has, vector_bits);
        let breakpoints = BTreeSet::new();
        Self { session, around, breakpoints, steps: false, exited: None, description, width: PhantomData }
    }

    /// What the program gave, if it exited.
    pub(crate) fn exited(&mut self) -> Option<RunResult> {
        self.exited.take()
    }

    /// Does what GDB asked for last; `incoming` says whether GDB has something to say meanwhile.
    pub(crate) fn run(&mut self, mut incoming: impl FnMut() -> bool) -> Event {
        let mut around = self.around.borrow_mut();
        let Surroundings { go_on, console, say, sink } = &mut *around;
        let sink = sink.as_mut().map(|sink| &mut **sink as &mut dyn RetiredSink);
        let mut asked = false;
        let mut progress = |retired| {
            asked = incoming();
            !asked && go_on(retired)
        };
        let mut watch =
            Watch { sink: sink.into(), progress: Some(&mut progress), console: Some(&mut **console) };
        let piece = if self.steps { self.session.step(&mut watch) } else { self.session.resume(&mut watch) };
        match piece {
            Ok(Pause::Breakpoint(_)) => Event::Breakpoint,
            Ok(Pause::Stepped | Pause::Returned(_)) => Event::Stepped,
            Ok(Pause::Exited(result)) => {
                let code = result.exit_code;
                self.exited = Some(result);
                Event::Exited(code)
            }
            Err(fault) if fault.trap == Trap::Stopped => {
                if asked {
                    Event::Incoming
                } else {
                    Event::Stopped
                }
            }
            Err(fault) => {
                say(&fault.to_string());
                Event::Signal(signal(&fault))
            }
        }
    }

    /// The bytes of a register, the lowest first; `None` where there is none.
    fn register(&self, register: Register) -> Option<Vec<u8>> {
        let value = match register {
            Register::X(number) => self.session.x(number),
            Register::Pc => self.session.pc(),
            Register::Csr(number) => self.session.csr(number)?,
            Register::V(number) => {
                let bytes = self.session.vector(number);
                return (!bytes.is_empty()).then(|| bytes.to_vec());
            }
        };
        Some(value.to_le_bytes()[..size_of::<A::Unit>()].to_vec())
    }
}

/// What a process on an operating system would get.
fn signal(fault: &Fault) -> Signal {
    match fault.trap {
        Trap::IllegalInstruction { .. }
        | Trap::UnknownCsr { .. }
        | Trap::ReadOnlyCsr { .. }
        | Trap::CsrPrivilege { .. } => Signal::SIGILL,
        Trap::MisalignedLoad { .. } | Trap::MisalignedStore { .. } | Trap::MisalignedJump { .. } => {
            Signal::SIGBUS
        }
        Trap::LoadOutsideMemory { .. }
        | Trap::StoreOutsideMemory { .. }
        | Trap::StoreToCode { .. }
        | Trap::StackOverflow { .. }
        | Trap::JumpOutsideMemory { .. }
        | Trap::JumpIntoData { .. } => Signal::SIGSEGV,
        Trap::Breakpoint => Signal::SIGTRAP,
        Trap::EnvironmentCall { .. } => Signal::SIGSYS,
        Trap::InstructionLimit { .. } => Signal::SIGXCPU,
        _ => Signal::SIGABRT,
    }
}

impl<A: Width> Target for Debugged<'_, '_, A> {
    type Arch = A;
    type Error = Infallible;

    fn base_ops(&mut self) -> BaseOps<'_, A, Infallible> {
        BaseOps::SingleThread(self)
    }

    fn support_breakpoints(&mut self) -> Option<BreakpointsOps<'_, Self>> {
        Some(self)
    }

    fn support_target_description_xml_override(
        &mut self,
    ) -> Option<TargetDescriptionXmlOverrideOps<'_, Self>> {
        Some(self)
    }
}

impl<A: Width> SingleThreadBase for Debugged<'_, '_, A> {
    fn read_registers(&mut self, registers: &mut RiscvCoreRegs<A::Unit>) -> TargetResult<(), Self> {
        for (number, x) in (0..).zip(&mut registers.x) {
            *x = A::narrow(self.session.x(number));
        }
        registers.pc = A::narrow(self.session.pc());
        Ok(())
    }

    fn write_registers(&mut self, registers: &RiscvCoreRegs<A::Unit>) -> TargetResult<(), Self> {
        for (number, x) in (0..).zip(&registers.x) {
            self.session.set_x(number, A::wide(*x));
        }
        self.session.set_pc(A::wide(registers.pc));
        Ok(())
    }

    fn support_single_register_access(&mut self) -> Option<SingleRegisterAccessOps<'_, (), Self>> {
        Some(self)
    }

    fn read_addrs(&mut self, start: A::Unit, data: &mut [u8]) -> TargetResult<usize, Self> {
        let start = A::wide(start);
        // As much as there is up to the end of memory.
        let left = self.session.machine().hart().memory().end().saturating_sub(start);
        let length = usize::try_from(left).unwrap_or(usize::MAX).min(data.len());
        let bytes = self.session.read_memory(start, length).filter(|bytes| !bytes.is_empty());
        data[..length].copy_from_slice(bytes.ok_or(TargetError::NonFatal)?);
        Ok(length)
    }

    fn write_addrs(&mut self, start: A::Unit, data: &[u8]) -> TargetResult<(), Self> {
        if self.session.write_memory(A::wide(start), data) { Ok(()) } else { Err(TargetError::NonFatal) }
    }

    fn support_resume(&mut self) -> Option<SingleThreadResumeOps<'_, Self>> {
        Some(self)
    }
}

impl<A: Width> SingleRegisterAccess<()> for Debugged<'_, '_, A> {
    fn read_register(
        &mut self,
        (): (),
        id: Numbered<A::Unit>,
        buffer: &mut [u8],
    ) -> TargetResult<usize, Self> {
        let bytes = self.register(id.0).ok_or(TargetError::NonFatal)?;
        let length = buffer.len().min(bytes.len());
        buffer[..length].copy_from_slice(&bytes[..length]);
        Ok(length)
    }

    fn write_register(&mut self, (): (), id: Numbered<A::Unit>, bytes: &[u8]) -> TargetResult<(), Self> {
        let value = || bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
        match id.0 {
            Register::X(number) => self.session.set_x(number, value()),
            Register::Pc => self.session.set_pc(value()),
            Register::Csr(number) if self.session.set_csr(number, value()) => {}
            Register::V(number) if self.session.set_vector(number, bytes) => {}
            _ => return Err(TargetError::NonFatal),
        }
        Ok(())
    }
}

impl<A: Width> SingleThreadResume for Debugged<'_, '_, A> {
    fn resume(&mut self, _signal: Option<Signal>) -> Result<(), Infallible> {
        self.steps = false;
        self.session.set_breakpoints(self.breakpoints.iter().copied());
        Ok(())
    }

    fn support_single_step(&mut self) -> Option<SingleThreadSingleStepOps<'_, Self>> {
        Some(self)
    }
}

impl<A: Width> SingleThreadSingleStep for Debugged<'_, '_, A> {
    fn step(&mut self, _signal: Option<Signal>) -> Result<(), Infallible> {
        self.steps = true;
        Ok(())
    }
}

impl<A: Width> Breakpoints for Debugged<'_, '_, A> {
    fn support_sw_breakpoint(&mut self) -> Option<SwBreakpointOps<'_, Self>> {
        Some(self)
    }
}

impl<A: Width> SwBreakpoint for Debugged<'_, '_, A> {
    fn add_sw_breakpoint(&mut self, address: A::Unit, _kind: usize) -> TargetResult<bool, Self> {
        self.breakpoints.insert(A::wide(address));
        Ok(true)
    }

    fn remove_sw_breakpoint(&mut self, address: A::Unit, _kind: usize) -> TargetResult<bool, Self> {
        Ok(self.breakpoints.remove(&A::wide(address)))
    }
}

impl<A: Width> TargetDescriptionXmlOverride for Debugged<'_, '_, A> {
    fn target_description_xml(
        &self,
        annex: &[u8],
        offset: u64,
        length: usize,
        buffer: &mut [u8],
    ) -> TargetResult<usize, Self> {
        if annex != b"target.xml" {
            return Err(TargetError::NonFatal);
        }
        let text = self.description.as_bytes();
        let rest = &text[usize::try_from(offset).unwrap_or(usize::MAX).min(text.len())..];
        let count = rest.len().min(length).min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        Ok(count)
    }
}
