//! What a device can be told to do: its commands, their functions in its CoreDSL text, and their
//! cycles.
//!
//! Source: docs/reference/design.md, "`[[device]]`".

use std::path::PathBuf;

use instar_coredsl::StateDef;
use instar_coredsl::device::{
    CommandBehaviour, CommandText, DeviceCommand, DeviceFault, RegisterBits, WhileBusy, load_commands,
};

use super::contents::{Contents, span_of};
use super::microprogram::Microprograms;
use crate::document::shown;
use crate::imported::{Importing, ReadFile};
use crate::lookup::FoundFile;
use crate::table::Table;

/// In the place of a formula: as many as the engine of its slave takes.
pub(super) const BY_ENGINE: &str = "engine";
/// What stands for the formula of a command that a microprogram does.
const BY_MICROPROGRAM: &str = "microprogram";
/// Why no cycles follow from a secret, and what would be right.
pub(super) const LEARNS: &str = "whoever waits for its end learns it: let a register without secrets say it";
/// The text of a device without one.
const NO_TEXT: &str = "InstructionSet Nothing { }";

/// A command as its table names it.
struct Named<'d> {
    table: Table<'d>,
    name: String,
    function: String,
    /// None where its engine says it.
    cycles: Option<String>,
    start: Option<RegisterBits>,
    done: Option<RegisterBits>,
    /// What it does, where a microprogram does it; none inside where that is wrong.
    microprogram: Option<Option<CommandBehaviour>>,
}

/// What is read of the commands of a device.
#[derive(Default)]
pub(super) struct ReadCommands {
    /// State of the text: what the table says, then its own.
    pub states: Vec<StateDef>,
    pub commands: Vec<DeviceCommand>,
    /// Of each command, how long it takes.
    pub formulas: Vec<String>,
    /// The files of the text.
    pub files: Vec<ReadFile>,
}

/// The state of a device and its commands, as far as they are right; what is wrong its document is
/// told.
pub(super) fn read(
    device: &Table<'_>,
    found: &FoundFile,
    contents: &Contents,
    while_busy: Option<WhileBusy>,
    busy: Option<RegisterBits>,
) -> ReadCommands {
    let document = device.document;
    let states = contents.states();
    let mut named: Vec<Named<'_>> = Vec::new();
    let mut microprograms = Microprograms::default();
    for table in device.tables("commands") {
        let name = table.required_text("name", "\"<name>\"");
        if named.iter().any(|before| before.name == name.value) {
            let message = format!("there are two commands \"{}\"", name.value);
            document.problem(name.span.clone(), message, Some("give one another name".to_owned()));
        }
        let microprogram =
            table.has("microprogram").then(|| microprograms.behaviour(&table, &name.value, found, contents));
        let function = table.text("function").map_or_else(|| name.value.clone(), |given| given.value);
        let cycles = table.text("cycles").map(|given| given.value);
        if microprogram.is_none() && cycles.is_none() && !table.has("cycles") {
            let message = format!("command \"{}\" does not say how long it takes", name.value);
            let hint = "add cycles = \"<formula over registers>\", as in \"4 + LENGTH\", or \"engine\"";
            table.problem(message, hint);
        }
        if !table.has("start") {
            table.missing("start", "\"<REGISTER.field>\"");
        }
        let start = contents.bits(&table, "start");
        if let Some(bits) = start {
            let register = &contents.registers[bits.register];
            let clash = named.iter().find(|before| before.start == start);
            let message = if contents.written(bits) == Some(false) {
                Some(format!("a store to \"{}\" sets no bit, and so starts nothing", register.name))
            } else {
                clash
                    .map(|other| format!("commands \"{}\" and \"{}\" have one start", other.name, name.value))
            };
            if let Some(message) = message {
                let hint = "name a field of its own in a register with access rw or wo".to_owned();
                document.problem(span_of(&table, "start"), message, Some(hint));
            }
        }
        let done = contents.told(&table, "done");
        let cycles = match microprogram {
            Some(_) => Some(BY_MICROPROGRAM.to_owned()),
            None => Some(cycles.unwrap_or_else(|| "0".to_owned())).filter(|cycles| cycles != BY_ENGINE),
        };
        let name = name.value;
        named.push(Named { name, function, cycles, start, done, microprogram, table });
    }
    if !named.is_empty() && while_busy.is_none() && !device.has("while_busy") {
        device
            .missing("while_busy", "\"stall\" or \"error\": what an access meets before a command has ended");
    }
    let mut files = Vec::new();
    let texts: Vec<usize> = (0..named.len()).filter(|at| named[*at].microprogram.is_none()).collect();
    let loaded = text(device, found, texts.is_empty()).and_then(|read| {
        let commands: Vec<CommandText<'_>> = texts
            .iter()
            .map(|at| &named[*at])
            .map(|one| CommandText { function: &one.function, cycles: one.cycles.as_deref() })
            .collect();
        let importing = Importing::from(read.path.parent().unwrap_or(&found.folder));
        match load_commands(&shown(&read.path), &read.text, &states, &commands, &|name| importing.text(name))
        {
            Ok(loaded) => {
                files.push(read.clone());
                files.extend(importing.all());
                Some(loaded)
            }
            Err(faults) => {
                faults.into_iter().for_each(|fault| tell(device, &named, &texts, fault));
                None
            }
        }
    });
    let Some((states, behaviours)) = loaded else {
        named.into_iter().for_each(|one| one.table.finish());
        return ReadCommands { states, ..ReadCommands::default() };
    };
    let (mut commands, mut formulas) = (Vec::new(), Vec::new());
    let mut behaviours = behaviours.into_iter();
    for mut one in named {
        let behaviour = one.microprogram.take().unwrap_or_else(|| behaviours.next());
        let Some(behaviour) = behaviour else {
            one.table.finish();
            continue;
        };
        let told = |bits: Option<RegisterBits>| bits.map(|bits| bits.register);
        let error = match while_busy {
            Some(WhileBusy::Error(bits)) => Some(bits.register),
            _ => None,
        };
        let status = [told(busy), told(one.done), error];
        if let Some(at) = behaviour.writes().into_iter().find(|at| status.contains(&Some(*at))) {
            let name = &contents.registers[at].name;
            let message =
                format!("command \"{}\" writes \"{name}\", which says whether a command has ended", one.name);
            let hint = "put results into another register: that one is read before the end".to_owned();
            document.problem(span_of(&one.table, "function"), message, Some(hint));
        }
        if let Some(secret) = behaviour.cost_reads().into_iter().find_map(|at| contents.secret(at)) {
            document.problem(
                span_of(&one.table, "cycles"),
                depends(&one.name, secret),
                Some(LEARNS.to_owned()),
            );
        }
        one.table.finish();
        let Some(start) = one.start else { continue };
        formulas.push(one.cycles.unwrap_or_else(|| BY_ENGINE.to_owned()));
        commands.push(DeviceCommand { name: one.name, start, done: one.done, behaviour });
    }
    files.retain(|file| !file.path.as_os_str().is_empty());
    files.append(&mut microprograms.files);
    ReadCommands { states, commands, formulas, files }
}

/// What is wrong with a command whose cycles follow from a secret.
pub(super) fn depends(command: &str, secret: &str) -> String {
    format!("the cycles of command \"{command}\" depend on \"{secret}\", which is secret")
}

/// Tells a fault where it stands.
fn tell(device: &Table<'_>, named: &[Named<'_>], texts: &[usize], fault: DeviceFault) {
    match fault {
        DeviceFault::Text(diagnostic) => device.document.adopt([diagnostic]),
        DeviceFault::Command { command, formula, message, hint } => {
            let (table, name) = (&named[texts[command]].table, &named[texts[command]].name);
            let key = match formula {
                true => "cycles",
                false if table.has("function") => "function",
                false => "name",
            };
            device.document.problem(span_of(table, key), format!("command \"{name}\": {message}"), hint);
        }
    }
}

/// What a device's commands do; a text without a path where it has none.
fn text(device: &Table<'_>, found: &FoundFile, idle: bool) -> Option<ReadFile> {
    let Some(name) = device.text("behavior") else {
        if !idle {
            device.missing("behavior", "\"<file>.core_desc\", with a function for each command");
        }
        return Some(ReadFile { path: PathBuf::new(), text: NO_TEXT.to_owned() });
    };
    let path = found.folder.join(&name.value);
    match instar_files::read_text(&path) {
        Ok(text) => Some(ReadFile { path, text }),
        Err(error) => {
            let message = match error.kind() {
                std::io::ErrorKind::NotFound => format!("there is no file \"{}\" in this design", name.value),
                _ => format!("the file \"{}\" cannot be read: {error}", name.value),
            };
            let hint = "name a CoreDSL file, relative to this one".to_owned();
            device.document.problem(name.span, message, Some(hint));
            None
        }
    }
}
