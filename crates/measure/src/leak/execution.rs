//! A machine with the call placed, and the stretch of it that is looked at.
//!
//! Source: docs/reference/leak.md. A function that rejects candidates goes on differently in each
//! call; one execution of what it calls does not. So a call is run without anyone who looks on up
//! to that execution, and no further than behind it.

use std::collections::BTreeSet;

use instar_files::Random;
use instar_sim::{Pause, Session, Watch};
use instar_trace::Observer;

use super::campaign::{LeakSetup, LeakTest, LookedAt, called};
use super::masking::{Class, refresh};
use super::stage::generator;
use crate::Error;
use crate::subject::Subject;

/// Registers ra and sp.
const RA: u8 = 1;
const SP: u8 = 2;
/// The stage of the generator that draws the fixed secrets: traces have others.
const FIXED: u64 = 3;

/// One execution of a function.
#[derive(Clone, Debug)]
pub struct Execution {
    /// The function.
    pub function: String,
    /// Its executions are counted anew where this one begins.
    pub since: Option<String>,
    /// Which, from 1 on.
    pub number: u64,
    /// Goes on to where this function begins; none: ends with the execution.
    pub ends: Option<String>,
}

/// Its addresses.
struct Located<'a> {
    wanted: &'a Execution,
    entry: u64,
    since: Option<u64>,
    ends: Option<u64>,
    /// Where runs stop: the three, and where the function was seen to return to.
    stops: BTreeSet<u64>,
    /// Where the execution that was found returns to, and sp there.
    back: (u64, u64),
}

/// A machine with the call placed.
pub(super) struct Machine<'a> {
    pub subject: &'a Subject,
    setup: &'a LeakSetup,
    pub session: Session,
    located: Option<Located<'a>>,
    /// What the shares of the results gave for the fixed value.
    pub results: Option<Vec<Vec<u64>>>,
}

impl<'a> Machine<'a> {
    /// The call placed, and no run yet.
    pub fn new(subject: &'a Subject, setup: &'a LeakSetup) -> Result<Self, Error> {
        let mut session = subject.session(None)?;
        session.place(&setup.call).map_err(|error| Error::new(error.to_string()))?;
        let located = match &setup.window {
            LookedAt::Execution(wanted) => Some(Located::of(subject, wanted)?),
            _ => None,
        };
        session.set_breakpoints(located.iter().flat_map(|located| located.stops.iter().copied()));
        Ok(Self { subject, setup, session, located, results: None })
    }

    /// Before the call's first instruction, with secrets of a class.
    pub fn begin(&mut self, class: Class, test: &LeakTest, random: &mut Random) -> Result<(), Error> {
        let session = &mut self.session;
        session.begin_call().map_err(|fault| self.subject.failed(&fault))?;
        let mut drawn = generator(test.seed, FIXED, 0);
        for secret in &self.setup.secrets {
            let fixed = |values: u64| match test.fixed {
                Some(value) => value % values,
                None => drawn.below(values),
            };
            secret.put(session, class, fixed, test.masks, random)?;
        }
        self.setup.fresh.iter().try_for_each(|place| refresh(session, *place, test.masks, random))
    }

    /// Goes on to the execution that is looked at, where it is one.
    pub fn go_to_window(&mut self) -> Result<(), Error> {
        let Some(located) = &mut self.located else { return Ok(()) };
        let session = &mut self.session;
        let (mut count, mut most, mut open) = (0, 0, None);
        loop {
            let Some(pc) = resume(self.subject, session, None)? else {
                return Err(located.never(&called(&self.setup.call), most));
            };
            let here = (session.x(RA), session.x(SP));
            if open == Some((pc, here.1)) {
                open = None;
            }
            if located.since == Some(pc) {
                count = 0;
            }
            // A jump back to the function's first instruction is no call.
            if pc != located.entry || open == Some(here) {
                continue;
            }
            open = Some(here);
            count += 1;
            most = most.max(count);
            if located.stops.insert(here.0) {
                session.set_breakpoints(located.stops.iter().copied());
            }
            if count == located.wanted.number {
                located.back = here;
                return Ok(());
            }
        }
    }

    /// Goes on to the end of what is looked at; further only where results are to be compared.
    pub fn run(&mut self, observer: &mut dyn Observer) -> Result<(), Error> {
        let returned = match &self.located {
            Some(_) => self.run_to_end_of_window(observer)?,
            None => self.resume(Some(observer))?.is_none(),
        };
        while !returned && !self.setup.results.is_empty() && self.resume(None)?.is_some() {}
        Ok(())
    }

    fn resume(&mut self, observer: Option<&mut dyn Observer>) -> Result<Option<u64>, Error> {
        resume(self.subject, &mut self.session, observer)
    }

    /// Whether the call is over with it.
    fn run_to_end_of_window(&mut self, observer: &mut dyn Observer) -> Result<bool, Error> {
        loop {
            let stop = self.resume(Some(&mut *observer))?;
            let Some(located) = &self.located else { return Ok(true) };
            let over = match (stop, located.ends) {
                (None, None) => return Ok(true),
                (None, Some(_)) => {
                    return Err(Error::new(format!(
                        "the window never ends: {} does not come to {} behind {}",
                        called(&self.setup.call),
                        located.wanted.ends.as_deref().unwrap_or_default(),
                        located.wanted.function
                    )));
                }
                (Some(pc), Some(ends)) => pc == ends,
                (Some(pc), None) => (pc, self.session.x(SP)) == located.back,
            };
            if over {
                return Ok(false);
            }
        }
    }

    /// The same secrets must give the same results, whatever the masks.
    pub fn check_results(&mut self) -> Result<(), Error> {
        let now: Option<Vec<Vec<u64>>> =
            self.setup.results.iter().map(|result| result.recombined(&self.session)).collect();
        let Some(now) = now else {
            return Err(Error::new("the shares of a result do not lie in memory"));
        };
        let before = self.results.get_or_insert_with(|| now.clone());
        match before.iter().zip(&now).position(|(before, now)| before != now) {
            None => Ok(()),
            Some(at) => Err(Error::wrong(format!(
                "the shares of \"{}\" do not recombine: with the same secrets and other masks they give another value",
                self.setup.results[at].name
            ))),
        }
    }
}

/// Goes on to the next stop, and says which; none: the call is over.
fn resume(
    subject: &Subject,
    session: &mut Session,
    observer: Option<&mut dyn Observer>,
) -> Result<Option<u64>, Error> {
    let mut watch = Watch::none();
    watch.observers.extend(observer);
    loop {
        match session.resume(&mut watch).map_err(|fault| subject.failed(&fault))? {
            Pause::Returned(_) => return Ok(None),
            Pause::Breakpoint(pc) => return Ok(Some(pc)),
            Pause::Exited(_) => return Err(Error::new("the program ended within the call")),
            _ => {}
        }
    }
}

impl<'a> Located<'a> {
    fn of(subject: &Subject, wanted: &'a Execution) -> Result<Self, Error> {
        let entry = subject.address_of(&wanted.function)?;
        let since = wanted.since.as_ref().map(|name| subject.address_of(name)).transpose()?;
        let ends = wanted.ends.as_ref().map(|name| subject.address_of(name)).transpose()?;
        let stops = [Some(entry), since, ends].into_iter().flatten().collect();
        Ok(Self { wanted, entry, since, ends, stops, back: (0, 0) })
    }

    fn never(&self, called: &str, most: u64) -> Error {
        let Execution { function, since, number, .. } = self.wanted;
        let behind = since.as_ref().map(|since| format!(" behind one {since}")).unwrap_or_default();
        Error::new(format!(
            "the window never begins: {called} executes {function} {most} times{behind}, not {number}; name an \
             execution that each call comes to"
        ))
    }
}
