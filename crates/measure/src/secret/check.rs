//! Runs a program or its functions under the tracker, and makes public what its workload declassifies.
//!
//! Source: docs/reference/secrets.md; the psABI for arguments, results and return addresses.

use std::sync::Arc;

use instar_sim::{CallResult, CallSpec, Pause, Program, RunResult, Session, Watch};
use rustc_hash::FxHashSet;
use serde::Serialize;

use super::declassify::{Action, Declassified, Declassify, Hook, Hooks};
use super::latency::DataDependent;
use super::report::{Leak, leaks};
use super::tracker::{Setting, Tracker};
use crate::subject::{Subject, failed};
use crate::{Error, GoOn};

/// Where a secret lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In memory.
    Memory {
        /// First byte.
        address: u64,
        /// Bytes.
        length: u64,
    },
    /// In an argument of the call: its bytes from `start` to `end`, or to its end.
    Argument {
        /// Which, from 0.
        index: usize,
        /// First byte.
        start: u64,
        /// Byte behind the last.
        end: Option<u64>,
    },
}

/// A secret with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secret {
    /// For people.
    pub name: String,
    /// Where it lies when the run begins.
    pub place: Place,
}

/// What was found in all runs.
#[derive(Clone, Debug, Serialize)]
pub struct Findings {
    /// What tells of secrets.
    pub leaks: Vec<Leak>,
    /// By declassification.
    pub declassified: Vec<Declassified>,
    /// Instructions retired in all runs.
    pub instructions: u64,
}

/// A program under check.
pub struct Checker {
    program: Arc<Program>,
    session: Session,
    tracker: Tracker,
    hooks: Hooks,
    instructions: u64,
}

/// A function that was entered and has not returned.
struct Frame {
    hook: Hook,
    return_address: u64,
    sp: u64,
    arguments: [u64; 8],
}

const RA: u8 = 1;
const SP: u8 = 2;
const A0: u8 = 10;

impl Checker {
    /// `subject` with its workload's declassifications.
    pub fn new(
        subject: &Subject,
        latency: DataDependent,
        declassify: &[Declassify],
        limit: Option<u64>,
    ) -> Result<Self, Error> {
        let (program, _) = subject.code();
        let mut session = subject.open()?;
        if let Some(limit) = limit {
            session.set_instruction_limit(limit);
        }
        let (hooks, exempt) = Hooks::resolve(&program, declassify)?;
        let decoder = session.machine().decoder().clone();
        let descriptions = subject.descriptions().to_vec();
        let tracker = Tracker::new(Setting { decoder, descriptions, latency, exempt });
        Ok(Self { program, session, tracker, hooks, instructions: 0 })
    }

    /// The symbol `text` of the program, `SYMBOL` or `SYMBOL:LENGTH`, as a secret.
    pub fn symbol(&self, text: &str) -> Result<Secret, Error> {
        let (name, length) = match text.split_once(':') {
            Some((name, length)) => (name, Some(length)),
            None => (text, None),
        };
        let symbol = self.program.require_symbol(name).map_err(|error| Error::new(error.to_string()))?;
        let length = match length {
            None if symbol.size == 0 => {
                let message = "says no size of symbol";
                let hint = format!("say how many bytes are secret, as in {name}:32");
                return Err(Error::new(format!("{}: {message} \"{name}\"; {hint}", self.program.name())));
            }
            None => symbol.size,
            Some(length) => parse_length(length).ok_or_else(|| {
                Error::new(format!("\"{text}\": \"{length}\" is no number of bytes; write {name}:32"))
            })?,
        };
        if symbol.size != 0 && length > symbol.size {
            let size = symbol.size;
            return Err(Error::new(format!(
                "\"{text}\": symbol \"{name}\" has {size} bytes, fewer than {length}"
            )));
        }
        if self.session.read_memory(symbol.address, usize::try_from(length).unwrap_or(usize::MAX)).is_none() {
            let address = symbol.address;
            return Err(Error::new(format!(
                "\"{text}\": {length} bytes at {address:#010x} do not lie in memory"
            )));
        }
        Ok(Secret { name: name.to_owned(), place: Place::Memory { address: symbol.address, length } })
    }

    /// Calls a function once.
    pub fn call(
        &mut self,
        spec: &CallSpec,
        secrets: &[Secret],
        go_on: GoOn<'_>,
    ) -> Result<CallResult, Error> {
        self.session.place(spec).map_err(|error| Error::new(error.to_string()))?;
        self.session.begin_call().map_err(|fault| failed(&self.program, &fault))?;
        self.tracker.forget();
        self.mark(secrets)?;
        match self.follow(None, secrets, go_on)? {
            Pause::Returned(result) => {
                self.instructions += result.instructions;
                Ok(result)
            }
            _ => Err(Error::new("the call did not return")),
        }
    }

    /// Runs from the entry point to the exit. Secrets are marked when the program comes to `main`, where it has one,
    /// because start-up code clears memory. The console's text goes to `console`, also of a run that fails.
    pub fn run(
        &mut self,
        secrets: &[Secret],
        console: &mut Vec<u8>,
        go_on: GoOn<'_>,
    ) -> Result<RunResult, Error> {
        self.session.begin_whole();
        self.tracker.forget();
        let main = self.program.symbol("main").map(|symbol| symbol.address);
        if main.is_none() {
            self.mark(secrets)?;
        }
        let end = self.follow(main, secrets, go_on);
        match end {
            Ok(Pause::Exited(result)) => {
                console.extend(&result.console);
                self.instructions += result.instructions;
                Ok(result)
            }
            Ok(_) => Err(Error::new("the program did not exit")),
            Err(error) => {
                console.extend(self.session.take_console());
                Err(error)
            }
        }
    }

    /// What was found so far.
    pub fn findings(&self) -> Findings {
        let machine = self.session.machine();
        Findings {
            leaks: leaks(&self.tracker, &self.program, machine.decoder(), machine.table()),
            declassified: self.hooks.outcome(self.tracker.exempt()),
            instructions: self.instructions,
        }
    }

    fn mark(&mut self, secrets: &[Secret]) -> Result<(), Error> {
        for Secret { name, place } in secrets {
            let taint = self.tracker.secret(name);
            match *place {
                Place::Memory { address, length } => self.tracker.mark(address, length, taint),
                Place::Argument { index, start, end } => {
                    let Some(place) = self.session.argument_places().get(index) else {
                        return Err(Error::new(format!(
                            "there is no argument {index}, which is to be secret"
                        )));
                    };
                    place.registers.clone().for_each(|number| self.tracker.mark_register(number, taint));
                    if let Some((address, length)) = place.memory {
                        let end = end.unwrap_or(length);
                        if start > end || end > length {
                            let message = format!("{name}: the argument has {length} bytes");
                            return Err(Error::new(format!(
                                "{message}, and {start} to {end} are to be secret"
                            )));
                        }
                        self.tracker.mark(address + start, end - start, taint);
                    }
                }
            }
        }
        Ok(())
    }

    /// Goes on to the end, and stops where declassified functions are entered and left; at `main` marks the secrets.
    fn follow(&mut self, mut main: Option<u64>, secrets: &[Secret], go_on: GoOn<'_>) -> Result<Pause, Error> {
        let mut stops: FxHashSet<u64> = self.hooks.entries().chain(main).collect();
        let mut frames: Vec<Frame> = Vec::new();
        self.session.set_breakpoints(stops.iter().copied());
        loop {
            let mut watch = Watch { progress: Some(&mut *go_on), ..Watch::sink(&mut self.tracker) };
            let pc = match self.session.resume(&mut watch).map_err(|fault| failed(&self.program, &fault))? {
                Pause::Breakpoint(pc) => pc,
                end => return Ok(end),
            };
            if main.take_if(|main| *main == pc).is_some() {
                self.mark(secrets)?;
            }
            self.leave(pc, &mut frames);
            for hook in self.hooks.at(pc) {
                let return_address = self.session.x(RA);
                if stops.insert(return_address) {
                    self.session.set_breakpoints(stops.iter().copied());
                }
                let arguments = std::array::from_fn(|n| self.session.x(A0 + n as u8));
                frames.push(Frame { hook, return_address, sp: self.session.x(SP), arguments });
            }
        }
    }

    /// Makes public what the functions that return to `pc` declassify.
    fn leave(&mut self, pc: u64, frames: &mut Vec<Frame>) {
        let sp = self.session.x(SP);
        let returns = |frame: &Frame| frame.return_address == pc && frame.sp == sp;
        let Some(first) = frames.iter().position(returns) else { return };
        for frame in frames.drain(first..).filter(returns) {
            let was_secret = match frame.hook.action {
                Action::Return => [A0, A0 + 1].map(|n| self.tracker.publish_register(n)).contains(&true),
                Action::Buffer { register, bytes } => {
                    self.tracker.publish(frame.arguments[usize::from(register - A0)], bytes)
                }
            };
            if was_secret {
                self.hooks.note(frame.hook.number);
            }
        }
    }
}

/// A number of bytes, decimal or hexadecimal.
fn parse_length(text: &str) -> Option<u64> {
    let number = match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok()?,
        None => text.parse().ok()?,
    };
    (number > 0).then_some(number)
}
