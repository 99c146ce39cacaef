//! Runs a program or its functions under the tracker, and makes public what its workload
//! declassifies.
//!
//! Source: docs/reference/secrets.md; the psABI for arguments, results and return addresses.

use std::sync::Arc;

use instar_isa::{CustomInstruction, Decoder, OperandRegister, RegisterFile};
use instar_sim::{CallResult, CallSpec, Pause, Program, Session};
use serde::Serialize;

use super::declassify::{Declassified, Declassify, Hooks};
use super::following::Following;
use super::latency::DataDependent;
use super::place::{NamedSecret, SecretPlace};
use super::report::{Leak, leaks};
use super::tracker::{Setting, Tracker};
use crate::subject::RunObserver;
use crate::subject::follow;
use crate::subject::{Subject, failed};
use crate::{Error, GoOn};

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

/// A program under check, on a machine of its own.
pub struct Checker {
    program: Arc<Program>,
    session: Session,
    following: Following,
}

/// An instruction on vector registers whose description has registers of its own as well: which of
/// those it touches nobody tells.
fn refuse_mixed(decoder: &Decoder) -> Result<(), Error> {
    let own = |operand: &OperandRegister| matches!(operand.file, RegisterFile::Own(_));
    let is_mixed = |custom: &&CustomInstruction| {
        custom.on_vectors() && custom.sources.iter().chain(&custom.destinations).any(own)
    };
    decoder.customs().iter().find(is_mixed).map_or(Ok(()), |custom| {
        Err(Error::new(format!(
            "secrets are not followed through \"{}\", which has vector registers and registers of its own",
            custom.mnemonic
        )))
    })
}

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
        refuse_mixed(&decoder)?;
        let tohost = program.symbol("tohost").map(|symbol| symbol.address);
        let devices = subject.described().to_vec();
        let tracker = Tracker::new(Setting { decoder, descriptions, latency, exempt, tohost, devices });
        let following = Following::new(&program, tracker, hooks);
        Ok(Self { program, session, following })
    }

    /// The symbol `text` of the program, `SYMBOL` or `SYMBOL:LENGTH`, as a secret.
    pub fn symbol(&self, text: &str) -> Result<NamedSecret, Error> {
        let (name, address, length) = self.memory_of(text)?;
        let public = &self.following.tracker.memory.public;
        if (0..length).all(|offset| public.has(address.wrapping_add(offset))) {
            return Err(Error::new(format!("all of \"{text}\" is to be secret and public; say one of both")));
        }
        Ok(NamedSecret { name: name.to_owned(), place: SecretPlace::Memory { address, length } })
    }

    /// Makes the symbol `text` public in all runs: what a function returns, and of memory, `SYMBOL`
    /// or `SYMBOL:LENGTH`, whatever is stored there.
    pub fn publish(&mut self, text: &str) -> Result<(), Error> {
        let name = text.split_once(':').map_or(text, |(name, _)| name);
        if self.program.symbol(name).is_some_and(|symbol| symbol.function) {
            if name != text {
                return Err(Error::new(format!(
                    "\"{text}\": {name} is a function, all of whose value becomes public; write {name}"
                )));
            }
            return self.following.hooks.publish_value(&self.program, name);
        }
        let (_, address, length) = self.memory_of(text)?;
        let at = self.following.tracker.memory.public.add(address, length);
        self.following.hooks.publish_memory(at);
        Ok(())
    }

    /// Name, address and bytes of the memory `text`, `SYMBOL` or `SYMBOL:LENGTH`.
    fn memory_of<'t>(&self, text: &'t str) -> Result<(&'t str, u64, u64), Error> {
        let (name, length) = match text.split_once(':') {
            Some((name, length)) => (name, Some(length)),
            None => (text, None),
        };
        let symbol = self.program.require_symbol(name).map_err(|error| Error::new(error.to_string()))?;
        let length = match length {
            None if symbol.size == 0 => {
                let message = "says no size of symbol";
                let hint = format!("say how many bytes are meant, as in {name}:32");
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
        Ok((name, symbol.address, length))
    }

    /// Calls a function once.
    pub fn call(
        &mut self,
        spec: &CallSpec,
        secrets: &[NamedSecret],
        go_on: GoOn<'_>,
    ) -> Result<CallResult, Error> {
        let (before, exempted) = self.following.tracker.set_aside();
        let declassified = self.following.hooks.used();
        // What is told without values may be no leak, and the same call is followed once more, with
        // them; what changes memory for later calls runs once.
        let mut result = self.follow_call(spec, secrets, spec.keep_memory, go_on);
        if !spec.keep_memory && result.is_ok() && self.following.tracker.has_found() {
            self.following.tracker.look_again(&exempted);
            self.following.hooks.set_used(&declassified);
            result = self.follow_call(spec, secrets, true, go_on);
        }
        self.following.tracker.put_back(before);
        self.following.set_values(true);
        self.following.count(result.as_ref().map_or(0, |result| result.instructions));
        result
    }

    fn follow_call(
        &mut self,
        spec: &CallSpec,
        secrets: &[NamedSecret],
        values: bool,
        go_on: GoOn<'_>,
    ) -> Result<CallResult, Error> {
        self.session.place(spec).map_err(|error| Error::new(error.to_string()))?;
        self.session.begin_call().map_err(|fault| failed(&self.program, &fault))?;
        let (session, following) = (&mut self.session, &mut self.following);
        following.look_for(secrets, false);
        following.set_values(values);
        following.begin(session)?;
        match follow(&self.program, session, &mut [following], None, go_on)? {
            Pause::Returned(result) => Ok(result),
            _ => Err(Error::new("the call did not return")),
        }
    }

    /// Its machine, and who follows `secrets` in the run that is begun there next.
    pub(crate) fn parts(&mut self, secrets: &[NamedSecret], whole: bool) -> (&mut Session, &mut Following) {
        self.following.look_for(secrets, whole);
        (&mut self.session, &mut self.following)
    }

    /// Begins anew: findings are those of the runs from here on. What was read of the program's
    /// instructions stays, which is most of what a short run costs.
    pub fn forget_findings(&mut self) {
        self.following.forget_findings();
    }

    /// What was found so far.
    pub fn findings(&self) -> Findings {
        let machine = self.session.machine();
        Findings {
            leaks: leaks(&self.following.tracker, &self.program, machine.decoder(), machine.table()),
            declassified: self.following.hooks.outcome(&self.following.tracker),
            instructions: self.following.instructions,
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
