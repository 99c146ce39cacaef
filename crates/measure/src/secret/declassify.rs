//! Where a program makes something public on purpose, found in the program.
//!
//! Source: docs/reference/workload.md, `[[declassify]]`.

use instar_sim::{Program, Returned};
use serde::Serialize;

use super::exempt::{Exempt, Exemption};
use super::following::A0;
use super::leak::LeakKind;
use super::tracker::Tracker;
use crate::Error;

/// What becomes public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeclassifiedValue {
    /// The value that the function returns.
    Return,
    /// What its branches tell.
    Branches,
    /// What its addresses tell.
    Addresses,
    /// What its latencies tell.
    Latencies,
    /// The buffer that a parameter points to, when the function returns.
    Argument {
        /// Name of the parameter.
        name: String,
        /// Elements.
        count: u64,
    },
}

/// A declassification of a workload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declassify {
    /// Symbol of the function.
    pub function: String,
    /// What becomes public there.
    pub what: DeclassifiedValue,
}

impl Declassify {
    /// As workload.toml spells it; `count` belongs to `arg:<name>`.
    pub fn new(function: &str, what: &str, count: Option<u64>) -> Result<Self, Error> {
        let what = match (what, what.strip_prefix("arg:")) {
            ("return", _) => DeclassifiedValue::Return,
            ("branches", _) => DeclassifiedValue::Branches,
            ("addresses", _) => DeclassifiedValue::Addresses,
            ("latencies", _) => DeclassifiedValue::Latencies,
            (_, Some(name)) => {
                let lacking =
                    || Error::new(format!("\"{what}\" of {function}: say how many elements it has"));
                DeclassifiedValue::Argument { name: name.to_owned(), count: count.ok_or_else(lacking)? }
            }
            _ => {
                let known = "\"return\", \"branches\", \"addresses\", \"latencies\" or \"arg:<name>\"";
                return Err(Error::new(format!(
                    "\"{what}\" of {function} cannot become public; {known} can"
                )));
            }
        };
        Ok(Self { function: function.to_owned(), what })
    }
}

/// How often a declassification took effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "DeclassifiedInfo")]
pub struct Declassified {
    /// Times that it made something public that was secret, or passed over a leak.
    pub used: u64,
    /// Whether the program has the function.
    pub present: bool,
}

/// What is done when a function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Its value becomes public: so many low bits of a0 and of a1.
    Return {
        /// Bits of a0 and of a1.
        bits: [u32; 2],
    },
    /// So many bytes become public where a register pointed at its entry.
    Buffer {
        /// Number of the integer register.
        register: u8,
        /// Bytes.
        bytes: u64,
    },
}

/// A function to be followed from its entry to its return.
#[derive(Clone, Copy, Debug)]
pub struct Hook {
    /// Number of the declassification.
    pub number: usize,
    /// What is done.
    pub action: Action,
    entry: u64,
}

/// All declassifications, found in a program.
#[derive(Debug, Default)]
pub struct Hooks {
    hooks: Vec<Hook>,
    /// By declassification.
    all: Vec<Effect>,
}

/// How a declassification takes effect, and who counts how often.
#[derive(Clone, Copy, Debug)]
enum Effect {
    /// Not at all: the program lacks the function.
    Absent,
    /// When the function returns, so many times.
    Hook(u64),
    /// By the exemption with this number.
    Exemption(usize),
    /// By the memory with this number that is always public.
    Memory(usize),
}

impl Hooks {
    /// Finds them.
    pub fn resolve(program: &Program, list: &[Declassify]) -> Result<(Self, Exempt), Error> {
        let mut hooks = Self::default();
        let mut exemptions = Vec::new();
        for (number, Declassify { function, what }) in list.iter().enumerate() {
            let Some(symbol) = program.symbol(function) else {
                hooks.all.push(Effect::Absent);
                continue;
            };
            let start = symbol.address;
            let mut exempt = |kind| {
                exemptions.push(Exemption { start, end: end_of(program, start, symbol.size), kind });
                Effect::Exemption(exemptions.len() - 1)
            };
            let mut hook = |action| {
                hooks.hooks.push(Hook { number, action, entry: start });
                Effect::Hook(0)
            };
            let effect = match what {
                DeclassifiedValue::Branches => exempt(LeakKind::Branch),
                DeclassifiedValue::Addresses => exempt(LeakKind::Address),
                DeclassifiedValue::Latencies => exempt(LeakKind::Latency),
                DeclassifiedValue::Return => hook(value(program, function)?),
                DeclassifiedValue::Argument { name, count } => hook(buffer(program, function, name, *count)?),
            };
            hooks.all.push(effect);
        }
        Ok((hooks, Exempt::new(exemptions)))
    }

    /// Adds the value of a function that the program has.
    pub fn publish_value(&mut self, program: &Program, function: &str) -> Result<(), Error> {
        let symbol = program.require_symbol(function).map_err(|error| Error::new(error.to_string()))?;
        let (number, action, entry) = (self.all.len(), value(program, function)?, symbol.address);
        self.hooks.push(Hook { number, action, entry });
        self.all.push(Effect::Hook(0));
        Ok(())
    }

    /// Adds memory that is always public, by its number.
    pub fn publish_memory(&mut self, at: usize) {
        self.all.push(Effect::Memory(at));
    }

    /// First addresses of the functions that are followed.
    pub fn entries(&self) -> impl Iterator<Item = u64> {
        self.hooks.iter().map(|hook| hook.entry)
    }

    /// What is to be done when the function at `entry` returns.
    pub fn at(&self, entry: u64) -> Vec<Hook> {
        self.hooks.iter().copied().filter(|hook| hook.entry == entry).collect()
    }

    /// Notes that the declassification `number` made something public.
    pub fn note(&mut self, number: usize) {
        if let Effect::Hook(used) = &mut self.all[number] {
            *used += 1;
        }
    }

    /// How often each made something public.
    pub fn used(&self) -> Vec<u64> {
        let used = |effect: &Effect| if let Effect::Hook(used) = effect { *used } else { 0 };
        self.all.iter().map(used).collect()
    }

    /// As [`Self::used`] said before.
    pub fn set_used(&mut self, used: &[u64]) {
        for (effect, before) in self.all.iter_mut().zip(used) {
            if let Effect::Hook(used) = effect {
                *used = *before;
            }
        }
    }

    /// None was used yet.
    pub fn forget(&mut self) {
        self.set_used(&vec![0; self.all.len()]);
    }

    /// What took effect.
    pub fn outcome(&self, tracker: &Tracker) -> Vec<Declassified> {
        let outcome = |effect: &Effect| match *effect {
            Effect::Absent => Declassified { used: 0, present: false },
            Effect::Hook(used) => Declassified { used, present: true },
            Effect::Exemption(at) => Declassified { used: tracker.exempt().used.at(at), present: true },
            Effect::Memory(at) => Declassified { used: tracker.memory.public.used.at(at), present: true },
        };
        self.all.iter().map(outcome).collect()
    }
}

/// The address behind a function; one without a size ends where the next begins.
fn end_of(program: &Program, start: u64, size: u64) -> u64 {
    let next = || program.symbols().filter(|s| s.function && s.address > start).map(|s| s.address).min();
    if size > 0 { start + size } else { next().unwrap_or(program.end()) }
}

/// Where the value of a function is, by the debug information. Without any it is a0 alone, since
/// nobody says that a1 is part of it.
fn value(program: &Program, function: &str) -> Result<Action, Error> {
    match program.returned(function) {
        None => Ok(Action::Return { bits: [program.xlen().bits(), 0] }),
        Some(Returned::Registers { a0, a1 }) => Ok(Action::Return { bits: [a0, a1] }),
        Some(Returned::Memory { bytes }) => Ok(Action::Buffer { register: A0, bytes }),
        Some(Returned::Nothing) => Err(Error::new(format!(
            "{}: {function} returns no value that could become public; to declassify what it writes, name the parameter that \
             points there, as in what = \"arg:out\", or the symbol of its memory",
            program.name()
        ))),
    }
}

/// The buffer of a parameter, by the debug information.
fn buffer(program: &Program, function: &str, name: &str, count: u64) -> Result<Action, Error> {
    let file = program.name();
    let parameters = program.parameters(function).ok_or_else(|| {
        Error::new(format!(
            "{file}: has no debug information on {function}, whose \"{name}\" becomes public; build with -g"
        ))
    })?;
    let Some(parameter) = parameters.iter().find(|parameter| parameter.name == name) else {
        let known: Vec<&str> = parameters.iter().map(|parameter| parameter.name.as_str()).collect();
        let known = known.join(", ");
        return Err(Error::new(format!("{file}: {function} has no parameter \"{name}\"; it has: {known}")));
    };
    match (parameter.register, parameter.element_bytes) {
        (Some(register), Some(element)) => Ok(Action::Buffer { register, bytes: count * element }),
        (None, _) => {
            let what = "is passed on the stack or in several registers, where it is not followed";
            Err(Error::new(format!("{file}: parameter \"{name}\" of {function} {what}")))
        }
        (_, None) => Err(Error::new(format!("{file}: parameter \"{name}\" of {function} is no pointer"))),
    }
}
