//! A description and the machines that it is for have one width of registers.
//!
//! Source: docs/reference/coredsl.md, table of base sets.

use instar_diagnostic::{Diagnostic, Source};
use instar_isa::{Isa, Xlen};

use super::ExtensionFile;
use crate::document::{Document, shown};
use crate::table::Located;

/// The width in which descriptions that leave it open are read: that of the design's ISA string,
/// else of its first core.
pub fn open_width<'a>(
    isa: Option<&Located<String>>,
    mut hosts: impl Iterator<Item = (&'a str, &'a str)>,
) -> Option<Xlen> {
    let named = isa.and_then(|isa| Isa::parse(&isa.value).ok());
    named.or_else(|| hosts.find_map(|(_, isa)| Isa::parse(isa).ok())).map(|isa| isa.xlen())
}

/// Notes each description that is of another width than the design's ISA string or a host core.
pub fn check<'a>(
    document: &Document,
    isa: Option<&Located<String>>,
    hosts: impl Iterator<Item = (&'a str, &'a str)>,
    extensions: &[ExtensionFile],
) {
    let named = isa.map(|isa| (format!("isa = \"{}\"", isa.value), isa.value.clone()));
    let cores = hosts.map(|(core, isa)| (format!("core \"{core}\" ({isa})"), isa.to_owned()));
    let machines: Vec<(String, Xlen)> = (named.into_iter().chain(cores))
        .filter_map(|(shown, isa)| Some((shown, Isa::parse(&isa).ok()?.xlen())))
        .collect();
    for extension in extensions {
        let description = &extension.description;
        let Some((machine, width)) = machines.iter().find(|(_, width)| *width != description.xlen) else {
            continue;
        };
        let (name, extends, own, other) =
            (&description.name, &description.extends, description.xlen.bits(), width.bits());
        let (message, hint) = match description.xlen_fixed {
            true => (
                format!(
                    "{name} extends {extends} with XLEN {own}, and {machine} has registers of {other} bits"
                ),
                format!("extend RV{other}I, or RISCVBase for either width, or name a machine of {own} bits"),
            ),
            false => (
                format!(
                    "{name} leaves XLEN open and is read with {own}, and {machine} has registers of {other} bits"
                ),
                "name machines of one width in a design".to_owned(),
            ),
        };
        let file = shown(&extension.path);
        let place: Diagnostic =
            Source { name: &file, text: &extension.text }.diagnostic(description.extends_span, message);
        document.adopt([place.with_hint(hint)]);
    }
}
