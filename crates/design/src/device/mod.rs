//! A device that a design brings: `[[device]]` of its file, and its window on a core's bus.
//!
//! Source: docs/reference/design.md, "`[[device]]`"; docs/reference/devices.md says what it does.

mod change;
mod commands;
mod contents;
mod microprogram;

use std::sync::Arc;

use instar_coredsl::device::{DescribedDevice, DeviceCommand, DeviceInterrupt, WhileBusy};
use instar_coredsl::words;
use instar_cores::Params;
use instar_diagnostic::Error;

use crate::imported::ReadFile;
use crate::known_bus::KnownBus;
use crate::lookup::FoundFile;
use crate::region::{Answers, StatedRegion};
use crate::table::Table;
use crate::tree::Span;
pub(crate) use change::changed;
use commands::ReadCommands;
use contents::Contents;
pub use contents::access_word;

/// Windows begin and end at a multiple of so many bytes, the longest access.
const ALIGNMENT: u64 = 8;
/// A window is not larger: 16 MiB.
const MOST_BYTES: i64 = 1 << 24;
/// Widths that an access may have.
const WIDTHS: [i64; 4] = [1, 2, 4, 8];

/// A device as a design states it.
#[derive(Clone, Debug)]
pub struct StatedDevice {
    /// What it is and does.
    pub described: Arc<DescribedDevice>,
    /// Its window as a part of a core's bus.
    pub region: StatedRegion,
    /// `file:line` of it.
    pub place: String,
    /// How long each of its commands takes, as the design writes it.
    pub formulas: Vec<String>,
    /// The files of its text, imported ones among them.
    pub files: Vec<ReadFile>,
    /// The bus that it names.
    bus: Option<&'static KnownBus>,
    span: Span,
}

impl StatedDevice {
    /// Its window beside a core's own regions.
    ///
    /// # Errors
    /// One sentence, with what would be right, where it cannot be on the core's bus.
    pub(crate) fn on(
        &self,
        family: &str,
        params: &Params,
        own: &[StatedRegion],
    ) -> Result<StatedRegion, (String, String)> {
        let StatedRegion { name, base, bytes, .. } = &self.region;
        if let Some((message, hint)) = self.bus.and_then(|bus| bus.refusal(family)) {
            return Err((format!("device \"{name}\": {message}"), hint.to_owned()));
        }
        let stalls = self.described.while_busy == WhileBusy::Stall && !self.described.commands.is_empty();
        if stalls && !params.waits_for_devices() {
            let message = format!(
                "device \"{name}\" holds accesses up while it is busy, and the model of this core does not wait for it"
            );
            return Err((message, "state while_busy = \"error\", and wait for its end by a loop".to_owned()));
        }
        let last = base + bytes - 1;
        if let Some(other) = own.iter().find(|other| other.base <= last && *base < other.base + other.bytes) {
            let message = format!(
                "device \"{name}\", {base:#x} to {last:#x}, lies in region \"{}\" of the core",
                other.name
            );
            return Err((message, "give it another window, or the region another end".to_owned()));
        }
        if let Some(cached) = params.cached_region().filter(|cached| {
            cached.bytes > 0 && cached.base <= last && *base <= cached.base.saturating_add(cached.bytes - 1)
        }) {
            let message = format!(
                "device \"{name}\", {base:#x} to {last:#x}, lies in what the core caches ({})",
                cached.parameters
            );
            return Err((message, "give it a window that is not cached".to_owned()));
        }
        Ok(StatedRegion { device: true, ..self.region.clone() })
    }

    /// The bus that it names, and how many wait states it adds to it.
    pub fn bus(&self) -> Option<(&'static str, u32)> {
        self.bus.map(|bus| (bus.name, self.region.load_latency - bus.load_latency))
    }

    /// Where it stands in its file.
    pub(crate) fn span(&self) -> Span {
        self.span.clone()
    }
}

/// The devices of a design, as far as they are right; what is wrong its document is told.
pub(crate) fn read_devices(root: &Table<'_>, found: &FoundFile) -> Vec<StatedDevice> {
    let mut devices: Vec<StatedDevice> = Vec::new();
    for table in root.tables("device") {
        let Some(device) = read(table, found) else { continue };
        let StatedRegion { name, base, bytes, .. } = &device.region;
        let last = base + bytes - 1;
        for before in &devices {
            let other = &before.region;
            let message = if other.name == *name {
                format!("there are two devices \"{name}\"")
            } else if other.base <= last && *base < other.base + other.bytes {
                let (from, to) = (other.base, other.base + other.bytes - 1);
                format!(
                    "device \"{name}\", {base:#x} to {last:#x}, overlaps \"{}\", {from:#x} to {to:#x}",
                    other.name
                )
            } else {
                continue;
            };
            let hint = "give each a name and a window of its own".to_owned();
            root.document.problem(device.span(), message, Some(hint));
        }
        devices.push(device);
    }
    devices
}

fn read(table: Table<'_>, found: &FoundFile) -> Option<StatedDevice> {
    let document = table.document;
    let name = table.required_text("name", "\"<name>\"");
    let rest = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let right = name.value.starts_with(|c: char| c.is_ascii_lowercase()) && name.value.chars().all(rest);
    if !name.value.is_empty() && (!right || words::is_c_header(&name.value) || words::is_c(&name.value)) {
        let message = format!("\"{}\" cannot be the name of a device, which its C header bears", name.value);
        let hint = "small letters, digits and _, and no word or header of C, as in \"checksum\"".to_owned();
        document.problem(name.span.clone(), message, Some(hint));
    }
    let integer = |key: &'static str, low: i64, high: i64, example: &str| {
        if !table.has(key) {
            table.missing(key, example);
        }
        let given = table.integer(key, low, high)?;
        if !(given.value as u64).is_multiple_of(ALIGNMENT) {
            let message = format!("`{key}` of device \"{}\" is no multiple of {ALIGNMENT}", name.value);
            let hint = "a window begins and ends where the longest access does".to_owned();
            document.problem(given.span, message, Some(hint));
            return None;
        }
        Some(given.value as u64)
    };
    let base = integer("base", 0, i64::MAX - MOST_BYTES, "<the first address of its window>");
    let bytes = integer("bytes", 1, MOST_BYTES, "<how many its window has>");
    let answers = Answers::read(&table, &format!("device \"{}\"", name.value));
    let widths = match answers.as_ref().and_then(|answers| answers.bus) {
        Some(bus) => bus.widths.to_vec(),
        None => read_widths(&table),
    };
    let contents = Contents::read(&table, bytes);
    let while_busy = contents.while_busy(&table);
    let busy = contents.told(&table, "busy");
    let ReadCommands { states, commands, formulas, files } =
        commands::read(&table, found, &contents, while_busy, busy);
    let span = table.span.clone();
    let interrupt = read_interrupt(&table, &contents, &commands);
    table.finish();
    let (base, bytes, answers) = (base?, bytes?, answers?);
    let bus = answers.bus;
    let Contents { registers, memories, .. } = contents;
    let described = DescribedDevice {
        name: name.value.clone(),
        base,
        bytes,
        widths,
        registers,
        memories,
        commands,
        while_busy: while_busy.unwrap_or(WhileBusy::Stall),
        busy,
        interrupt,
        states: states.into(),
    };
    let region = StatedRegion::answering(name.value, (base, bytes), false, answers);
    let place = document.place(&span);
    Some(StatedDevice { described: Arc::new(described), region, formulas, place, files, bus, span })
}

/// Bytes that an access may have, of a bus without a name.
fn read_widths(table: &Table<'_>) -> Vec<u8> {
    let Some(given) = table.integers("widths", 1, 8) else { return vec![4] };
    for width in given.iter().filter(|width| !WIDTHS.contains(&width.value)) {
        let message = format!("no access has {} bytes", width.value);
        table.document.problem(width.span.clone(), message, Some("1, 2, 4 and 8 are right".to_owned()));
    }
    let mut widths: Vec<u8> = given.iter().map(|width| width.value as u8).collect();
    widths.sort_unstable();
    widths.dedup();
    if !widths.contains(&4) {
        let message = "a bus that has no access of 4 bytes reaches no register".to_owned();
        let span = table.find("widths").map_or(table.span.clone(), |entry| entry.item.span.clone());
        table.document.problem(span, message, Some("add 4 to `widths`".to_owned()));
    }
    widths
}

/// Refuses devices of two designs that are at odds.
///
/// # Errors
/// What is at odds.
pub(crate) fn at_odds(ours: &[StatedDevice], theirs: &[StatedDevice]) -> Option<String> {
    ours.iter().find_map(|our| {
        theirs.iter().find_map(|their| {
            let (a, b) = (&our.region, &their.region);
            if a.name == b.name {
                return Some(format!("both have a device \"{}\"; give one of them another name", a.name));
            }
            let shared = a.base < b.base + b.bytes && b.base < a.base + a.bytes;
            shared.then(|| {
                format!(
                    "devices \"{}\" and \"{}\" share addresses; give one of them another base",
                    a.name, b.name
                )
            })
        })
    })
}

/// A fault of a device on a core as one sentence.
pub(crate) fn refused(device: &StatedDevice, core: &str, (message, hint): (String, String)) -> Error {
    Error::sentence(format!("{}: on core \"{core}\": {message}; {hint}", device.place))
}

/// The manual's external interrupt of machine mode.
const EXTERNAL: i64 = 11;

/// The bit that interrupts, which the end of a command sets, and the interrupt's number.
fn read_interrupt(
    table: &Table<'_>,
    contents: &Contents,
    commands: &[DeviceCommand],
) -> Option<DeviceInterrupt> {
    let number = table.integer("interrupt_number", EXTERNAL, 31);
    let found = contents.told(table, "interrupt");
    if let Some(number) = number.as_ref().filter(|given| (EXTERNAL + 1..16).contains(&given.value)) {
        let message = format!("interrupt {} is none that a device raises", number.value);
        let hint = "right is 11, the external one, or one of a core's own, 16 to 31".to_owned();
        table.document.problem(number.span.clone(), message, Some(hint));
    }
    let number = number.map_or(EXTERNAL, |given| given.value) as u32;
    let bit = found?;
    if !commands.is_empty() && commands.iter().all(|command| command.done != Some(bit)) {
        let span = table.find("interrupt").map_or(table.span.clone(), |entry| entry.item.span.clone());
        let message = "`interrupt` names a bit that the end of no command sets".to_owned();
        let hint = "name the one of a command's `done`".to_owned();
        table.document.problem(span, message, Some(hint));
    }
    Some(DeviceInterrupt { bit, number })
}
