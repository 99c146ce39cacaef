//! What a variant changes of its design's devices: the bus that one hangs on, what registers hold
//! at reset, and whether engines say how long commands take.
//!
//! Source: docs/reference/design.md, "`[[variants]]`".

use std::sync::Arc;

use super::StatedDevice;
use super::commands::{BY_ENGINE, LEARNS, depends};
use crate::region::{Answers, StatedRegion};
use crate::table::Table;
use instar_coredsl::device::{DeviceCommand, secret_state};
use instar_diagnostic::suggestion;

/// The devices as `changes` has them; what is wrong its document is told. Nothing where it is
/// absent.
pub(crate) fn changed(changes: Option<Table<'_>>, stated: &[StatedDevice]) -> Vec<StatedDevice> {
    let Some(changes) = changes else { return Vec::new() };
    let mut devices = stated.to_vec();
    for entry in changes.entries() {
        let Some(device) = devices.iter_mut().find(|device| device.region.name == entry.key) else {
            let names = stated.iter().map(|device| device.region.name.as_str());
            let hint = suggestion(&entry.key, "devices of this design", names);
            let message = format!("there is no device \"{}\"", entry.key);
            changes.document.problem(entry.key_span.clone(), message, Some(hint));
            continue;
        };
        if let Some(table) = changes.as_table(entry) {
            change(device, table);
        }
    }
    devices
}

fn change(device: &mut StatedDevice, table: Table<'_>) {
    let described = Arc::make_mut(&mut device.described);
    if ["bus", "load_latency", "store_latency", "wait_states"].iter().any(|key| table.has(key))
        && let Some(answers) = Answers::read(&table, &format!("device \"{}\"", device.region.name))
    {
        device.bus = answers.bus;
        if let Some(bus) = answers.bus {
            described.widths = bus.widths.to_vec();
        }
        let StatedRegion { name, base, bytes, cached, .. } = device.region.clone();
        device.region = StatedRegion::answering(name, (base, bytes), cached, answers);
    }
    if let Some(resets) = table.table("reset") {
        let mut states = described.states.to_vec();
        for entry in resets.entries() {
            let Some(at) = described.registers.iter().position(|register| register.name == entry.key) else {
                let names = described.registers.iter().map(|register| register.name.as_str());
                let message = format!("there is no register \"{}\"", entry.key);
                let hint = suggestion(&entry.key, "registers of the device", names);
                resets.document.problem(entry.key_span.clone(), message, Some(hint));
                continue;
            };
            let Some(value) = resets.as_integer(&entry.key, &entry.item, 0, i64::from(u32::MAX)) else {
                continue;
            };
            described.registers[at].reset = value.value as u32;
            states[at].reset = vec![(value.value as u32).into()];
        }
        described.states = states.into();
        let codes = described.commands.iter().filter_map(|command| command.behaviour.microcode());
        let wrong = codes.filter_map(|code| code.check(|at| described.registers[at].reset).err()).next();
        table.document.adopt(wrong);
    }
    if let Some(cycles) = table.text("cycles") {
        let problem = |message, hint: &str| {
            table.document.problem(cycles.span.clone(), message, Some(hint.to_owned()));
        };
        if cycles.value != BY_ENGINE {
            let message = format!("a variant changes no formula of cycles, as \"{}\"", cycles.value);
            problem(message, "write cycles = \"engine\", or the formula with its command");
        }
        let memories = described.memory_states();
        if described.commands.iter().any(|command| command.behaviour.microcode().is_some()) {
            problem("a microprogram says itself how long it takes".to_owned(), "leave out `cycles`");
            return table.finish();
        }
        for DeviceCommand { name, behaviour, .. } in &mut described.commands {
            behaviour.time_by_engine(&described.states, &memories);
            let secret = |at| secret_state(&described.registers, &described.memories, at);
            if let Some(secret) = behaviour.cost_reads().into_iter().find_map(secret) {
                problem(depends(name, secret), LEARNS);
            }
        }
        device.formulas.fill(BY_ENGINE.to_owned());
    }
    device.span = table.span.clone();
    table.finish();
}
