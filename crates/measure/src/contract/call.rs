//! A call under watch: of one function by its arguments, and inside it of functions by their
//! contracts.

use std::ops::Range;
use std::sync::Arc;

use instar_isa::{Class, RegisterSet, SP, abi_name};
use instar_sim::{Argument, CallResult, CallSpec, Direction, Pause, Program, Session, Watch};
use rustc_hash::FxHashSet;

use super::ground::{Buffer, Ground, Kind};
use super::machine::Kept;
use super::place::Broken;
use super::watcher::{Frame, Watcher};
use crate::subject::{Subject, failed, sentence};
use crate::{Error, GoOn};

/// What the caller gives a formal argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenArgument {
    /// A pointer to a buffer.
    Buffer(Direction),
    /// A number of at most XLEN bits.
    Word,
    /// A number of 64 bits, whatever XLEN is.
    Wide,
}

/// A formal argument of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formal {
    /// Its name.
    pub name: String,
    /// What it is.
    pub given: GivenArgument,
    /// Bytes of a buffer's element.
    pub element: u64,
    /// Elements of a buffer.
    pub count: Option<u64>,
    /// Index of the argument that says how many elements it has, where `count` does not.
    pub counted_by: Option<usize>,
}

/// A function, and what it may touch when others call it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CallContract {
    /// Its symbol.
    pub symbol: String,
    /// Its arguments.
    pub arguments: Vec<Formal>,
    /// Symbols of data that it may write.
    pub own: Vec<String>,
}

/// What is watched besides the call's own arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WatchedState {
    /// Names of the call's arguments, for people.
    pub names: Vec<String>,
    /// Symbols of data that the called function may write; `None`: all data of the program.
    pub own: Option<Vec<String>>,
    /// Functions that are watched wherever they are called.
    pub contracts: Vec<CallContract>,
}

const RA: u8 = 1;
const A0: u8 = 10;

impl Subject {
    /// Calls a function once and watches it; what the first broken rule was, beside what it gave. A
    /// function that broke a rule and then failed gave nothing.
    pub fn call_watched(
        &self,
        spec: &CallSpec,
        watched: &WatchedState,
        limit: Option<u64>,
        go_on: GoOn<'_>,
    ) -> Result<(Option<CallResult>, Option<Broken>), Error> {
        let mut session = self.take(limit)?;
        session.place(&CallSpec { guarded: true, ..spec.clone() }).map_err(sentence)?;
        let (program, _) = self.code();
        let watcher = Watcher::new(Arc::clone(&program));
        let mut call = Call { watcher, program, watched, spec, stack_end: 0 };
        let done = call.run(&mut session, go_on);
        session.set_breakpoints([]);
        let machine = session.machine();
        let broken = call.watcher.broken.take().map(|(id, function, what)| {
            let what = format!("{function} {what}");
            Broken::new(&call.program, machine.decoder(), machine.table().entry(id), what)
        });
        match (done, broken) {
            (Err(stopped @ Error::Stopped { .. }), _) => Err(stopped),
            (Err(error), None) => Err(error),
            (done, broken) => Ok((done.ok(), broken)),
        }
    }
}

struct Call<'a> {
    program: Arc<Program>,
    watched: &'a WatchedState,
    spec: &'a CallSpec,
    watcher: Watcher,
    /// Lowest address that the stack may take.
    stack_end: u64,
}

impl Call<'_> {
    fn run(&mut self, session: &mut Session, go_on: GoOn<'_>) -> Result<CallResult, Error> {
        session.begin_call().map_err(|fault| failed(&self.program, &fault))?;
        self.stack_end = session.stack_end();
        let entries = self.entries()?;
        let mut stops: FxHashSet<u64> = entries.iter().map(|(address, _)| *address).collect();
        session.set_breakpoints(stops.iter().copied());
        let ground = self.ground(session)?;
        let function = self.program.function_at(session.pc()).map_or("the function", |s| &s.name).to_owned();
        self.enter(session, function, ground);
        let kept = Kept::of(session);
        loop {
            let mut watch = Watch { progress: Some(&mut *go_on), ..Watch::of(&mut self.watcher) };
            let pc = match session.resume(&mut watch).map_err(|fault| failed(&self.program, &fault))? {
                Pause::Breakpoint(pc) => pc,
                Pause::Returned(result) => {
                    let function = self.watcher.frames.first().map(|frame| frame.function.clone());
                    self.leave(session);
                    if let (None, Some(what)) = (&self.watcher.broken, kept.changed(session)) {
                        let writer = self.watcher.csr_writer.or(self.watcher.last);
                        self.watcher.broken = writer.map(|id| (id, function.unwrap_or_default(), what));
                    }
                    return Ok(result);
                }
                _ => return Err(Error::new("the call did not return")),
            };
            self.leave_to(session, pc);
            if let Some((_, contract)) = entries.iter().find(|(address, _)| *address == pc)
                && self.is_called(session, pc)
            {
                let ground = self.ground_of(session, contract);
                self.enter(session, contract.symbol.clone(), ground);
                if stops.insert(session.x(RA)) {
                    session.set_breakpoints(stops.iter().copied());
                }
            }
        }
    }

    /// Where the functions with contracts begin; the called function itself is watched by its
    /// arguments.
    fn entries(&self) -> Result<Vec<(u64, CallContract)>, Error> {
        let found = self.watched.contracts.iter().map(|contract| {
            let symbol = self.program.require_symbol(&contract.symbol);
            symbol.map(|symbol| (symbol.address, contract.clone())).map_err(|e| Error::new(e.to_string()))
        });
        found.collect()
    }

    /// Whether the function at `pc` was called, and does not merely jump back to its beginning.
    fn is_called(&self, session: &Session, pc: u64) -> bool {
        let Some(last) = self.watcher.last else { return false };
        let entry = session.machine().table().entry(last);
        let calls = matches!(entry.class, Class::Jump | Class::JumpRegister | Class::Sequence)
            && !entry.destinations.is_empty();
        let same = self.program.function_at(entry.pc) == self.program.function_at(pc);
        calls || !same
    }

    fn enter(&mut self, session: &Session, function: String, ground: Ground) {
        let entry: [u64; 32] = std::array::from_fn(|n| session.x(n as u8));
        self.watcher.sp = Some(entry[usize::from(SP)]);
        self.watcher.frames.push(Frame {
            function,
            ground,
            entry,
            return_address: entry[usize::from(RA)],
            writers: [None; 32],
        });
    }

    /// Leaves the innermost function if it returns to `pc`, and those that ended with a jump to it.
    fn leave_to(&mut self, session: &Session, pc: u64) {
        let mut innermost = true;
        while let [_, .., frame] = &self.watcher.frames[..]
            && frame.return_address == pc
            && (innermost || frame.entry[usize::from(SP)] == session.x(SP))
        {
            self.leave(session);
            innermost = false;
        }
    }

    /// The innermost function returned: it must have left its caller's registers alone.
    fn leave(&mut self, session: &Session) {
        let Some(frame) = self.watcher.frames.pop() else { return };
        self.watcher.sp = Some(session.x(SP));
        if self.watcher.broken.is_some() {
            return;
        }
        for number in RegisterSet::KEPT.each() {
            let (before, after) = (frame.entry[usize::from(number)], session.x(number));
            if before == after {
                continue;
            }
            let name = abi_name(number);
            let what = match number {
                SP => {
                    let by = after.wrapping_sub(before) as i64;
                    let by = if self.program.xlen().bits() == 32 { i64::from(by as i32) } else { by };
                    format!("returns with another sp ({by:+}), last changed here")
                }
                _ => format!(
                    "returns with another {name} ({after:#x} in place of {before:#x}), last written here"
                ),
            };
            let writer = frame.writers[usize::from(number)].or(self.watcher.last);
            self.watcher.broken = writer.map(|id| (id, frame.function, what));
            return;
        }
    }

    /// What the called function may touch.
    fn ground(&self, session: &Session) -> Result<Ground, Error> {
        let mut buffers = Vec::new();
        let sp = session.x(SP);
        let mut top = sp;
        let is_given_twice = |n: usize| self.spec.conditions.shared.iter().flatten().any(|&other| other == n);
        for (n, (argument, place)) in self.spec.arguments.iter().zip(session.argument_places()).enumerate() {
            let Some((address, length)) = place.memory else { continue };
            let name = self.watched.names.get(n).cloned().unwrap_or_else(|| format!("argument {}", n + 1));
            if is_given_twice(n) || self.spec.conditions.shared.get(n).is_some_and(Option::is_some) {
                // What one of them may write the other may not count on.
                buffers.push(Buffer::new(&name, address, length, Kind::Changed));
                continue;
            }
            buffers.push(match argument {
                Argument::Buffer { direction: Direction::In, .. } => {
                    Buffer::new(&name, address, length, Kind::Constant)
                }
                Argument::Buffer { direction: Direction::Out, .. } => Buffer::output(&name, address, length),
                Argument::Buffer { direction: Direction::InOut, .. } => {
                    Buffer::new(&name, address, length, Kind::Changed)
                }
                // A struct by reference is the callee's copy.
                Argument::Struct { .. } if place.registers.start == 0 => {
                    Buffer::new(&name, address, length, Kind::Changed)
                }
                _ => {
                    top = top.max(address + length);
                    continue;
                }
            });
        }
        if let Some((address, length)) = session.result_place() {
            buffers.push(Buffer::output("the result", address, length as u64));
        }
        let own = match &self.watched.own {
            Some(names) => self.data(names),
            None => self.all_data(),
        };
        Ok(Ground { buffers, stack: self.stack(top), own, devices: windows(session) })
    }

    /// What a function may touch that was entered just now.
    fn ground_of(&self, session: &Session, contract: &CallContract) -> Ground {
        let bits = self.program.xlen().bits();
        let sp = session.x(SP);
        let word = u64::from(bits / 8);
        let mut at = 0;
        let values: Vec<u64> = contract
            .arguments
            .iter()
            .map(|formal| {
                let value = match at {
                    0..8 => session.x(A0 + at as u8),
                    _ => read_word(session, sp + (at - 8) * word, word),
                };
                at += if formal.given == GivenArgument::Wide && bits == 32 { 2 } else { 1 };
                value
            })
            .collect();
        let top = sp + at.saturating_sub(8) * word;
        let buffers = contract.arguments.iter().zip(&values).filter_map(|(formal, &address)| {
            let GivenArgument::Buffer(direction) = formal.given else { return None };
            let counted = || formal.counted_by.and_then(|index| values.get(index).copied());
            let length = formal.count.or_else(counted)?.saturating_mul(formal.element);
            Some(match direction {
                Direction::In => Buffer::new(&formal.name, address, length, Kind::Constant),
                // What the caller keeps there is its own affair: an output may lie over an input.
                Direction::Out | Direction::InOut => {
                    Buffer::new(&formal.name, address, length, Kind::Changed)
                }
            })
        });
        // A buffer that may be written goes before one that is const and lies at the same place.
        let mut buffers: Vec<Buffer> = buffers.collect();
        buffers.sort_by_key(|buffer| buffer.kind == Kind::Constant);
        let own = self.data(&contract.own);
        Ground { buffers, stack: self.stack(top), own, devices: windows(session) }
    }

    fn stack(&self, top: u64) -> Range<u64> {
        self.stack_end..top
    }

    fn data(&self, names: &[String]) -> Vec<Range<u64>> {
        let symbols = names.iter().filter_map(|name| self.program.symbol(name));
        symbols.map(|symbol| symbol.address..symbol.address + symbol.size).collect()
    }

    fn all_data(&self) -> Vec<Range<u64>> {
        let segments = self.program.segments().iter().filter(|segment| segment.writable);
        segments.map(|segment| segment.address..segment.address + segment.size).collect()
    }
}

/// Where the design's devices are.
fn windows(session: &Session) -> Vec<Range<u64>> {
    let devices = session.machine().options().described.iter();
    devices.map(|device| device.base..device.base + device.bytes).collect()
}

/// A register's worth of memory; 0 where there is none.
fn read_word(session: &Session, address: u64, size: u64) -> u64 {
    let bytes = session.read_memory(address, size as usize).unwrap_or_default();
    bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte))
}
