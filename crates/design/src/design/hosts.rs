//! Host cores of a design, and what it changes of their parameters.
//!
//! Source: docs/reference/design.md.

use instar_cores::Family;

use super::variant::{Change, read_changes};
use crate::core::CoreFile;
use crate::device::StatedDevice;
use crate::document::Document;
use crate::family::{self, family};
use crate::lookup::{DescriptionKind, Library};
use crate::table::{Located, Table};
use crate::tree::Span;

/// A host core of the design, as far as it could be read.
pub(super) struct Host {
    pub(super) name: String,
    pub(super) span: Span,
    pub(super) file: Option<CoreFile>,
}

/// The host cores: those of `[design] cores`, or those for which a cost is stated.
pub(super) fn read_hosts(root: &Table<'_>, library: &Library, named: &[Located<String>]) -> Vec<Host> {
    let mut hosts: Vec<Host> = Vec::new();
    let mut add = |name: &str, span: &Span| {
        if hosts.iter().any(|h| h.name == name) {
            return;
        }
        let file =
            library.find(DescriptionKind::Core, name).map_err(|error| error.to_string()).and_then(|found| {
                CoreFile::load(&found.path, library).map_err(|problems| {
                    problems
                        .first()
                        .map_or_else(String::new, |p| format!("{}:{}: {}", p.file, p.line, p.message))
                })
            });
        if let Err(sentence) = &file {
            root.document.problem(span.clone(), sentence.clone(), Some("name a core that is known".into()));
        }
        hosts.push(Host { name: name.to_owned(), span: span.clone(), file: file.ok() });
    };
    for name in named {
        add(&name.value, &name.span);
    }
    for key in ["timing", "core"] {
        if let Some(table) = root.table(key) {
            for entry in table.entries() {
                add(&entry.key, &entry.key_span);
            }
        }
    }
    hosts
}

/// Names and ISA strings of the host cores that could be read.
pub(super) fn machines(hosts: &[Host]) -> impl Iterator<Item = (&str, &str)> {
    hosts.iter().filter_map(|host| Some((host.name.as_str(), host.file.as_ref()?.isa.as_str())))
}

pub(super) fn read_core_changes(root: &Table<'_>, hosts: &[Host]) -> Vec<(String, Vec<Change>)> {
    let Some(table) = root.table("core") else { return Vec::new() };
    let mut all = Vec::new();
    for entry in table.entries() {
        let Some(below) = table.as_table(entry) else { continue };
        let changes = read_changes(&below);
        if let Some(host) = hosts.iter().find(|h| h.name == entry.key) {
            check_changes(root.document, host, &[], &changes);
        }
        all.push((entry.key.clone(), changes));
    }
    all
}

/// Applies changes to a host core for trial: each must be legal, and so must all of them together.
pub(super) fn check_changes(
    document: &Document,
    host: &Host,
    general: &[(String, Vec<Change>)],
    changes: &[Change],
) {
    let Some(mut core) = host.file.clone() else { return };
    for change in general.iter().filter(|(core, _)| *core == host.name).flat_map(|(_, changes)| changes) {
        // Judged where it stands; here it only sets the scene.
        let _ = core.change(&change.name, change.value.clone(), &change.source);
    }
    let mut legal = true;
    for change in changes {
        if let Err((message, hint)) = core.change(&change.name, change.value.clone(), &change.source) {
            document.problem(change.span.clone(), message, Some(hint));
            legal = false;
        }
    }
    if legal
        && !changes.is_empty()
        && let Err(faults) = family::build(&core.family, &core.parameters)
    {
        for fault in faults {
            document.problem(changes[0].span.clone(), fault.message, fault.hint);
        }
    }
}

/// Whether the devices can be on the bus of each host core, as the design changes it.
pub(super) fn check_devices(
    document: &Document,
    hosts: &[Host],
    general: &[(String, Vec<Change>)],
    devices: &[StatedDevice],
) {
    for host in hosts {
        let Some(mut core) = host.file.clone() else { continue };
        for change in general.iter().filter(|(core, _)| *core == host.name).flat_map(|(_, changes)| changes) {
            // Judged where it stands.
            let _ = core.change(&change.name, change.value.clone(), &change.source);
        }
        for device in devices {
            if let Err((message, hint)) = core.attach(device) {
                let message = format!("on core \"{}\": {message}", host.name);
                document.problem(device.span(), message, Some(hint));
            }
        }
    }
}

/// The family of a host core, as far as its file could be read.
pub(super) fn family_of(hosts: &[Host], core: &str) -> Option<&'static Family> {
    family(&hosts.iter().find(|host| host.name == core)?.file.as_ref()?.family)
}
