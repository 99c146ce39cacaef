//! What registers and memories of a slave are called in its module.

use std::collections::{BTreeMap, BTreeSet};

use instar_coredsl::StateDef;
use instar_coredsl::ir::{Body, Local, LocalId};

use crate::merged::identifier;
use crate::ports::own_port;

/// Registers that the slave has itself, before `_q`; and names that other circuits give a meaning.
const TAKEN: [&str; 10] =
    ["active", "answered", "busy", "failed", "left", "loaded", "loop", "round", "step", "valid"];

/// Names in small letters, each of one thing.
pub(super) struct SlaveNames {
    /// The states with these names.
    pub states: Vec<StateDef>,
    /// By what the text calls it, which of those it is in its command, element and bits: commands
    /// share registers, and no two locals of one do.
    locals: BTreeMap<LocalKey, String>,
}

type LocalKey = (String, usize, usize, u32);

/// What an element of a local is known by.
fn key(body: &Body, local: LocalId, element: usize) -> LocalKey {
    let alike = |other: &Local| (other.name, other.ty.width);
    let this = &body.locals[local];
    let before = body.locals[..local].iter().filter(|other| alike(other) == alike(this)).count();
    (body.names[this.name].clone(), before, element, this.ty.width)
}

impl SlaveNames {
    /// For these states, and the locals of all commands.
    pub fn new<'b>(states: &[StateDef], bodies: impl Iterator<Item = &'b Body>) -> Self {
        let mut taken: BTreeSet<String> = TAKEN.map(str::to_owned).into();
        let mut unique = |wanted: String| {
            let mut name = wanted.clone();
            for number in 2.. {
                if taken.insert(name.clone()) {
                    break;
                }
                name = format!("{wanted}_{number}");
            }
            name
        };
        let states = states.iter().map(|state| {
            let name = if state.name.is_empty() { "cycles".to_owned() } else { identifier(&state.name) };
            StateDef { name: unique(name), ..state.clone() }
        });
        let states: Vec<StateDef> = states.collect();
        for state in states.iter().filter(|state| state.array) {
            (0..state.count.min(64)).for_each(|number| drop(unique(format!("{}_{number}", state.name))));
        }
        let mut locals = BTreeMap::new();
        for body in bodies {
            for (number, local) in body.locals.iter().enumerate() {
                let text = &body.names[local.name];
                let plain = if text.is_empty() { "value".to_owned() } else { identifier(text) };
                for element in 0..local.count.max(1) as usize {
                    let wanted = if local.count > 1 { format!("{plain}_{element}") } else { plain.clone() };
                    locals.entry(key(body, number, element)).or_insert_with(|| unique(wanted));
                }
            }
        }
        Self { states, locals }
    }

    /// The input with the value of a register.
    pub fn register(&self, file: usize, number: u32) -> String {
        own_port(&self.states[file], number)
    }

    /// The input with the value of an element of a local.
    pub fn local(&self, body: &Body, local: LocalId, element: usize) -> String {
        let known = &self.locals[&key(body, local, element)];
        format!("{known}$")
    }
}
