//! The program as GDB sees it: registers, memory, what it is to stop at, and pieces of its run.
//!
//! Source: `instar_sim::Session`.

use std::cell::RefCell;
use std::collections::BTreeSet;

use instar_sim::{Fault, FaultReason, Hit, Pause, RunResult, Session, Watch, Watchpoint};

use crate::command::Point;
use crate::registers::{self, Register};
use crate::{Surroundings, packet};

/// A session's program under GDB.
pub(crate) struct Debugged<'c, 'a> {
    session: &'c mut Session,
    around: &'c RefCell<Surroundings<'a>>,
    /// By kind, address and bytes. Those of one place by different kinds are several.
    points: BTreeSet<(Point, u64, u64)>,
    /// Where the program goes on after an access that was watched, and the access, at which it
    /// seems to stand.
    behind: Option<AfterStep>,
    description: String,
}

/// An instruction that was executed while the pc still names it. On RISC-V GDB takes a watchpoint
/// to stop before its access: it takes the watchpoints away, steps, puts them back and looks
/// whether a value has changed. That step executes nothing, and until then memory shows what was
/// watched as it was before.
#[derive(Clone, Debug)]
struct AfterStep {
    access: u64,
    next: u64,
    before: Vec<(u64, Vec<u8>)>,
}

/// Most bytes of a watchpoint that are shown as they were before the access.
const MOST_SHOWN: u64 = 1 << 12;

/// Why a piece of the run is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// Before the instruction at the pc.
    Breakpoint {
        /// It is one of hardware.
        hardware: bool,
    },
    /// After an access.
    Watchpoint(Hit),
    Stepped,
    Exited(RunResult),
    /// A fault, as the number of the signal that a process would get.
    Signal(u8),
    /// GDB has something to say.
    Incoming,
    /// Someone else ended the session.
    Stopped,
}

impl<'c, 'a> Debugged<'c, 'a> {
    pub(crate) fn new(session: &'c mut Session, around: &'c RefCell<Surroundings<'a>>) -> Self {
        let vector_bits = 8 * session.vector(0).len();
        let has = |number| session.csr(number).is_some();
        let description = registers::description(session.program().xlen(), has, vector_bits);
        Self { session, around, points: BTreeSet::new(), behind: None, description }
    }

    /// Leaves the instruction whose access was watched, if the program stands at one; whether it
    /// did.
    pub(crate) fn leave_access(&mut self) -> bool {
        match self.behind.take() {
            Some(AfterStep { access, next, .. }) if self.session.pc() == access => {
                self.session.set_pc(next);
                true
            }
            _ => false,
        }
    }

    /// What the watched bytes hold.
    fn watched(&self) -> Vec<(u64, Vec<u8>)> {
        let bytes = |&(point, address, bytes): &(Point, u64, u64)| match point {
            Point::Watch(_) if bytes <= MOST_SHOWN => {
                Some((address, self.session.read_memory(address, bytes as usize)?.to_vec()))
            }
            _ => None,
        };
        self.points.iter().filter_map(bytes).collect()
    }

    fn breakpoint(&self, pc: u64) -> Event {
        Event::Breakpoint { hardware: !self.points.iter().any(|at| at.0 == Point::Software && at.1 == pc) }
    }

    /// One instruction, or all up to what stops it; `incoming` says whether GDB has something to
    /// say meanwhile.
    pub(crate) fn run(&mut self, steps: bool, mut incoming: impl FnMut() -> bool) -> Event {
        if self.leave_access() {
            let pc = self.session.pc();
            if steps {
                return Event::Stepped;
            }
            if self.points.iter().any(|at| !matches!(at.0, Point::Watch(_)) && at.1 == pc) {
                return self.breakpoint(pc);
            }
        }
        let before = self.watched();
        let mut around = self.around.borrow_mut();
        let Surroundings { go_on, console, say, observers } = &mut *around;
        let mut asked = false;
        let mut progress = |retired| {
            asked = incoming();
            !asked && go_on(retired)
        };
        let console = Some(&mut **console as _);
        let mut watch = Watch { progress: Some(&mut progress), console, ..Watch::lent(observers) };
        let piece = if steps { self.session.step(&mut watch) } else { self.session.resume(&mut watch) };
        match piece {
            Ok(Pause::Breakpoint(pc)) => self.breakpoint(pc),
            Ok(Pause::Watchpoint(hit)) => {
                self.behind = Some(AfterStep { access: hit.pc, next: self.session.pc(), before });
                self.session.set_pc(hit.pc);
                Event::Watchpoint(hit)
            }
            Ok(Pause::Stepped | Pause::Returned(_)) => Event::Stepped,
            Ok(Pause::Exited(result)) => Event::Exited(result),
            Err(fault) if fault.trap == FaultReason::Stopped => {
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

    /// Bytes of an address and of an integer register.
    pub(crate) fn width(&self) -> usize {
        (self.session.program().xlen().bits() / 8) as usize
    }

    /// Whether the hart has such an address.
    pub(crate) fn is_address(&self, address: u64) -> bool {
        self.session.program().xlen().truncate(address) == address
    }

    pub(crate) fn set_pc(&mut self, pc: u64) {
        self.behind = None;
        self.session.set_pc(pc);
    }

    /// The bytes of a register, the lowest first; `None` where there is none.
    pub(crate) fn register(&self, register: Register) -> Option<Vec<u8>> {
        let value = match register {
            Register::X(number) => self.session.x(number),
            Register::Pc => self.session.pc(),
            Register::Csr(number) => self.session.csr(number)?,
            Register::V(number) => {
                let bytes = self.session.vector(number);
                return (!bytes.is_empty()).then(|| bytes.to_vec());
            }
        };
        Some(value.to_le_bytes()[..self.width()].to_vec())
    }

    /// Writes a register; `false` where it cannot be written, or these are not as many bytes as it
    /// has.
    pub(crate) fn set_register(&mut self, register: Register, bytes: &[u8]) -> bool {
        if let Register::V(number) = register {
            return self.session.set_vector(number, bytes);
        }
        if bytes.len() != self.width() {
            return false;
        }
        let value = bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
        match register {
            Register::X(number) => self.session.set_x(number, value),
            Register::Pc => self.session.set_pc(value),
            Register::Csr(number) => return self.session.set_csr(number, value),
            Register::V(_) => {}
        }
        true
    }

    /// As much of memory from `address` on as there is, and as is wanted and fits into a packet.
    pub(crate) fn memory(&self, address: u64, length: u64) -> Option<Vec<u8>> {
        let left = self.session.machine().hart().memory().end().saturating_sub(address);
        let length = length.min(left).min(packet::LONGEST as u64 / 2);
        let bytes = self.session.read_memory(address, length as usize)?;
        let mut shown = bytes.to_vec();
        if let Some(behind) = self.behind.as_ref().filter(|behind| behind.access == self.session.pc()) {
            for (start, old) in &behind.before {
                for (at, byte) in (*start..).zip(old) {
                    if let Some(place) = at.checked_sub(address).and_then(|at| shown.get_mut(at as usize)) {
                        *place = *byte;
                    }
                }
            }
        }
        (!shown.is_empty()).then_some(shown)
    }

    /// Writes memory; `false` where it is not all there.
    pub(crate) fn set_memory(&mut self, address: u64, bytes: &[u8]) -> bool {
        // What GDB writes is there at once.
        if let Some(behind) = &mut self.behind {
            behind.before.clear();
        }
        self.session.write_memory(address, bytes)
    }

    /// Adds what the program is to stop at, or takes it away. Both may be asked for twice.
    pub(crate) fn set_point(&mut self, point: (Point, u64, u64), there: bool) {
        if there {
            self.points.insert(point);
        } else {
            self.points.remove(&point);
        }
        let breakpoints = self.points.iter().filter(|at| !matches!(at.0, Point::Watch(_))).map(|at| at.1);
        self.session.set_breakpoints(breakpoints);
        let watchpoints = self.points.iter().filter_map(|&(point, address, bytes)| match point {
            Point::Watch(kind) => Some(Watchpoint { address, bytes, kind }),
            _ => None,
        });
        self.session.set_watchpoints(watchpoints);
    }

    /// The target description.
    pub(crate) fn description(&self) -> &str {
        &self.description
    }
}

/// What a process on an operating system would get, by GDB's numbers.
fn signal(fault: &Fault) -> u8 {
    const ILL: u8 = 4;
    const TRAP: u8 = 5;
    const ABRT: u8 = 6;
    const BUS: u8 = 10;
    const SEGV: u8 = 11;
    const SYS: u8 = 12;
    const XCPU: u8 = 24;
    match fault.trap {
        FaultReason::IllegalInstruction { .. }
        | FaultReason::UnknownCsr { .. }
        | FaultReason::ReadOnlyCsr { .. }
        | FaultReason::CsrPrivilege { .. } => ILL,
        FaultReason::MisalignedLoad { .. }
        | FaultReason::MisalignedStore { .. }
        | FaultReason::MisalignedJump { .. } => BUS,
        FaultReason::LoadOutsideMemory { .. }
        | FaultReason::StoreOutsideMemory { .. }
        | FaultReason::StoreToCode { .. }
        | FaultReason::StackOverflow { .. }
        | FaultReason::JumpOutsideMemory { .. }
        | FaultReason::JumpIntoData { .. } => SEGV,
        FaultReason::Breakpoint => TRAP,
        FaultReason::EnvironmentCall { .. } => SYS,
        FaultReason::InstructionLimit { .. } => XCPU,
        _ => ABRT,
    }
}
