//! The dialogue: each packet is answered, whatever it is, and the program runs in between.
//!
//! Source: GDB's manual, "GDB Remote Serial Protocol", "Packets" and "Stop Reply Packets". Nothing
//! that GDB sends ends the dialogue but what is meant to: `D`, `k`, and the end of the connection.

use std::fmt::Write;
use std::io::{Error, ErrorKind};

use instar_sim::{RunResult, WatchedAccess};

use crate::command::{self, Command, Refusal};
use crate::packet::{self, Incoming};
use crate::registers::Register;
use crate::target::{Debugged, Event};
use crate::wire::Wire;

/// EINVAL: what was asked for is wrong.
const INVALID: &str = "E16";
/// EFAULT: there is no such memory.
const NO_MEMORY: &str = "E0e";
/// GDB's numbers of signals.
const SIGINT: u8 = 2;
const SIGTRAP: u8 = 5;

/// How a dialogue ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    /// The program exited.
    Exited(RunResult),
    /// GDB went, and the program may go on.
    Detached,
    /// GDB ended the program.
    Killed,
    /// Someone else ended the session.
    Stopped,
}

/// What GDB wants next.
enum Next {
    /// This answer, and another command.
    Answer(String),
    /// The program runs.
    Run { steps: bool },
    /// The end, with an answer or without.
    Over(Over, Option<&'static str>),
}

/// Both sides.
pub(crate) struct Dialogue<'c, 'a> {
    wire: Wire<'c, 'a>,
    target: Debugged<'c, 'a>,
    /// Packets are acknowledged.
    acknowledges: bool,
    /// GDB knows that an answer may name a breakpoint of software, of hardware.
    names: [bool; 2],
    last: Vec<u8>,
}

impl<'c, 'a> Dialogue<'c, 'a> {
    pub(crate) fn new(wire: Wire<'c, 'a>, target: Debugged<'c, 'a>) -> Self {
        Self { wire, target, acknowledges: true, names: [false; 2], last: Vec::new() }
    }

    /// Leads it to its end.
    pub(crate) fn lead(mut self) -> Result<Over, Error> {
        loop {
            let incoming = match self.wire.receive() {
                Ok(incoming) => incoming,
                Err(error) if error.kind() == ErrorKind::Interrupted => return Ok(Over::Stopped),
                Err(error) => return Err(error),
            };
            match incoming {
                Incoming::Packet(data) => {
                    if let Some(over) = self.obey(&data)? {
                        return Ok(over);
                    }
                }
                other => self.other(&other)?,
            }
        }
    }

    /// What is no whole packet.
    fn other(&mut self, incoming: &Incoming) -> Result<(), Error> {
        match incoming {
            Incoming::Damaged => self.wire.send(b"-"),
            Incoming::TooLong => {
                self.acknowledge()?;
                self.answer(INVALID)
            }
            Incoming::Again => {
                let last = std::mem::take(&mut self.last);
                self.wire.send(&last)?;
                self.last = last;
                Ok(())
            }
            // The program stands already.
            Incoming::Interrupt | Incoming::Packet(_) => Ok(()),
        }
    }

    fn acknowledge(&mut self) -> Result<(), Error> {
        if self.acknowledges { self.wire.send(b"+") } else { Ok(()) }
    }

    fn answer(&mut self, data: &str) -> Result<(), Error> {
        self.last = packet::packet(data);
        self.wire.send(&self.last)
    }

    fn obey(&mut self, data: &[u8]) -> Result<Option<Over>, Error> {
        self.acknowledge()?;
        let next = match command::parse(data) {
            Ok(command) => self.carry_out(command),
            Err(Refusal::Unknown) => Next::Answer(String::new()),
            Err(Refusal::Malformed) => Next::Answer(INVALID.to_string()),
        };
        match next {
            Next::Answer(text) => self.answer(&text).map(|()| None),
            Next::Over(over, answer) => {
                if let Some(text) = answer {
                    self.answer(text)?;
                }
                Ok(Some(over))
            }
            Next::Run { steps } => self.run(steps),
        }
    }

    /// Runs until something is to be told.
    fn run(&mut self, steps: bool) -> Result<Option<Over>, Error> {
        let event = loop {
            let wire = &self.wire;
            match self.target.run(steps, || wire.has_more()) {
                Event::Incoming => match self.wire.step() {
                    Ok(None) => {}
                    Ok(Some(Incoming::Interrupt)) => break Event::Signal(SIGINT),
                    // Nothing else is to be said to a program that runs.
                    Ok(Some(Incoming::Packet(data))) => {
                        self.acknowledge()?;
                        if data == b"k" {
                            return Ok(Some(Over::Killed));
                        }
                        self.answer(INVALID)?;
                    }
                    Ok(Some(other)) => self.other(&other)?,
                    Err(error) if error.kind() == ErrorKind::Interrupted => return Ok(Some(Over::Stopped)),
                    Err(error) => return Err(error),
                },
                event => break event,
            }
        };
        let stopped = |signal: u8, more: &str| format!("T{signal:02x}thread:1;{more}");
        let text = match &event {
            Event::Breakpoint { hardware } => {
                let name = if *hardware { "hwbreak:;" } else { "swbreak:;" };
                stopped(SIGTRAP, if self.names[usize::from(*hardware)] { name } else { "" })
            }
            Event::Watchpoint(hit) => {
                let name = match hit.watchpoint.kind {
                    WatchedAccess::Writes => "watch",
                    WatchedAccess::Reads => "rwatch",
                    WatchedAccess::Accesses => "awatch",
                };
                stopped(SIGTRAP, &format!("{name}:{:x};", hit.address))
            }
            Event::Stepped => stopped(SIGTRAP, ""),
            Event::Signal(signal) => stopped(*signal, ""),
            Event::Exited(result) => format!("W{:02x}", result.exit_code as u8),
            Event::Incoming | Event::Stopped => return Ok(Some(Over::Stopped)),
        };
        self.answer(&text)?;
        Ok(match event {
            Event::Exited(result) => Some(Over::Exited(result)),
            _ => None,
        })
    }

    fn carry_out(&mut self, command: Command) -> Next {
        let done = |done: bool, error: &str| if done { "OK".to_string() } else { error.to_string() };
        Next::Answer(match command {
            Command::Supported { software, hardware } => {
                self.names = [software, hardware];
                format!(
                    "PacketSize={:x};vContSupported+;QStartNoAckMode+;swbreak+;hwbreak+;qXfer:features:read+",
                    packet::LONGEST
                )
            }
            Command::NoAcknowledgement => {
                self.acknowledges = false;
                done(true, "")
            }
            Command::Why => format!("T{SIGTRAP:02x}thread:1;"),
            Command::ReadRegisters => Register::core()
                .filter_map(|register| self.target.register(register))
                .map(|b| digits(&b))
                .collect(),
            Command::WriteRegisters(bytes) => {
                let width = self.target.width();
                let whole = bytes.len() == width * Register::core().count();
                if whole {
                    for (register, bytes) in Register::core().zip(bytes.chunks(width)) {
                        self.target.set_register(register, bytes);
                    }
                }
                done(whole, INVALID)
            }
            Command::ReadRegister(number) => {
                let register = Register::numbered(number).and_then(|register| self.target.register(register));
                register.map_or_else(|| INVALID.to_string(), |bytes| digits(&bytes))
            }
            Command::WriteRegister(number, bytes) => {
                let register = Register::numbered(number);
                done(register.is_some_and(|register| self.target.set_register(register, &bytes)), INVALID)
            }
            Command::ReadMemory(_, 0) => String::new(),
            Command::ReadMemory(address, length) => self
                .target
                .memory(address, length)
                .map_or_else(|| NO_MEMORY.to_string(), |bytes| digits(&bytes)),
            Command::WriteMemory(address, bytes) => {
                // GDB asks by an empty write whether it may send binary data.
                done(bytes.is_empty() || self.target.set_memory(address, &bytes), NO_MEMORY)
            }
            Command::Insert(point, address, bytes) => {
                let there = self.target.is_address(address);
                if there {
                    self.target.set_point((point, address, bytes), true);
                }
                done(there, INVALID)
            }
            Command::Remove(point, address, bytes) => {
                let there = self.target.is_address(address);
                if there {
                    self.target.set_point((point, address, bytes), false);
                }
                done(there, INVALID)
            }
            Command::Continue(from) => return self.go_on(from, false),
            Command::Step(from) => return self.go_on(from, true),
            Command::Description(offset, length) => {
                let text = self.target.description();
                let start = usize::try_from(offset).unwrap_or(usize::MAX).min(text.len());
                // An answer is as long as a packet may be at most, with its letter.
                let length = usize::try_from(length).unwrap_or(usize::MAX).min(packet::LONGEST / 2);
                let end = start.saturating_add(length).min(text.len());
                format!("{}{}", if end == text.len() { 'l' } else { 'm' }, &text[start..end])
            }
            Command::Detach => {
                self.target.leave_access();
                return Next::Over(Over::Detached, Some("OK"));
            }
            Command::Kill { answered } => return Next::Over(Over::Killed, answered.then_some("OK")),
            Command::Fixed(text) => text.to_string(),
        })
    }

    fn go_on(&mut self, from: Option<u64>, steps: bool) -> Next {
        if let Some(pc) = from {
            if !self.target.is_address(pc) {
                return Next::Answer(INVALID.to_string());
            }
            self.target.set_pc(pc);
        }
        Next::Run { steps }
    }
}

/// Two digits for each byte.
fn digits(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
