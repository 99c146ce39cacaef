//! Who follows secrets while a program runs: marks them, and makes public what the workload
//! declassifies.
//!
//! Source: docs/reference/secrets.md; the psABI for arguments, results and return addresses.

use instar_isa::SP;
use instar_sim::{Program, Session};
use instar_trace::{Observer, Retired, Wishes};
use rustc_hash::FxHashSet;

use super::declassify::{Action, Hook, Hooks};
use super::place::{NamedSecret, SecretPlace};
use super::tracker::Tracker;
use crate::Error;
use crate::subject::RunObserver;

const RA: u8 = 1;

/// The first argument, and the value that a function returns.
pub(super) const A0: u8 = 10;

/// A function that was entered and has not returned.
struct Frame {
    hook: Hook,
    return_address: u64,
    sp: u64,
    arguments: [u64; 8],
}

/// Follows secrets through one run after the other.
pub(crate) struct Following {
    pub(super) tracker: Tracker,
    pub(super) hooks: Hooks,
    /// Instructions of all runs.
    pub(super) instructions: u64,
    /// Address of `main`, where the program has one.
    main: Option<u64>,
    /// Those of the run in hand.
    secrets: Vec<NamedSecret>,
    /// Where they are still to be marked, in a whole program that has a `main`.
    waits_for: Option<u64>,
    /// Where the run is to stop.
    stops: FxHashSet<u64>,
    frames: Vec<Frame>,
}

impl Following {
    pub(super) fn new(program: &Program, tracker: Tracker, hooks: Hooks) -> Self {
        Self {
            tracker,
            hooks,
            instructions: 0,
            main: program.symbol("main").map(|symbol| symbol.address),
            secrets: Vec::new(),
            waits_for: None,
            stops: FxHashSet::default(),
            frames: Vec::new(),
        }
    }

    /// Gets ready for a run with these secrets. In a whole program they are marked when it comes to
    /// `main`, where it has one, because start-up code clears memory.
    pub(super) fn look_for(&mut self, secrets: &[NamedSecret], whole: bool) {
        self.secrets = secrets.to_vec();
        self.waits_for = self.main.filter(|_| whole);
        self.stops = self.hooks.entries().chain(self.waits_for).collect();
        self.frames.clear();
    }

    /// Whether the next run is followed with values.
    pub(super) fn set_values(&mut self, values: bool) {
        self.tracker.values = values;
    }

    /// Forgets what was found and counted so far.
    pub(super) fn forget_findings(&mut self) {
        self.tracker.forget_findings();
        self.hooks.forget();
        self.instructions = 0;
    }

    /// Adds to the count of retired instructions.
    pub(crate) fn count(&mut self, instructions: u64) {
        self.instructions += instructions;
    }

    fn mark(&mut self, session: &Session) -> Result<(), Error> {
        for NamedSecret { name, place } in &self.secrets {
            let taint = self.tracker.secret(name);
            match *place {
                SecretPlace::Memory { address, length } => self.tracker.mark(address, length, taint),
                SecretPlace::Argument { index, start, end } => {
                    let Some(place) = session.argument_places().get(index) else {
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

    /// Makes public what the functions that return to `pc` declassify.
    fn leave(&mut self, pc: u64, sp: u64) {
        let returns = |frame: &Frame| frame.return_address == pc && frame.sp == sp;
        let Some(first) = self.frames.iter().position(returns) else { return };
        for frame in self.frames.drain(first..).filter(returns) {
            let was_secret = match frame.hook.action {
                Action::Return { bits } => {
                    let registers = bits.into_iter().zip(A0..).filter(|(bits, _)| *bits > 0);
                    registers.fold(false, |any, (bits, n)| self.tracker.publish_register(n, bits) || any)
                }
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

impl RunObserver for Following {
    fn begin(&mut self, session: &mut Session) -> Result<(), Error> {
        self.tracker.forget();
        session.set_breakpoints(self.stops.iter().copied());
        if self.waits_for.is_some() { Ok(()) } else { self.mark(session) }
    }

    /// Nothing happens unless the run stands at one of the places that were asked for.
    fn stopped(&mut self, session: &mut Session) -> Result<(), Error> {
        let pc = session.pc();
        if !self.stops.contains(&pc) {
            return Ok(());
        }
        if self.waits_for.take_if(|main| *main == pc).is_some() {
            self.mark(session)?;
        }
        self.leave(pc, session.x(SP));
        for hook in self.hooks.at(pc) {
            let return_address = session.x(RA);
            if self.stops.insert(return_address) {
                session.set_breakpoints(self.stops.iter().copied());
            }
            let arguments = std::array::from_fn(|n| session.x(A0 + n as u8));
            self.frames.push(Frame { hook, return_address, sp: session.x(SP), arguments });
        }
        Ok(())
    }
}

impl Observer for Following {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.tracker.retire(retired);
    }

    fn wishes(&self) -> Wishes {
        self.tracker.wishes()
    }
}
