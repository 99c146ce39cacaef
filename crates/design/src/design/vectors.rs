//! Instructions on vector registers need a machine that has some.
//!
//! Source: docs/reference/coredsl.md, "Vector registers".

use instar_diagnostic::{Diagnostic, Error};
use instar_isa::{Extension, Isa};

use super::extensions::place;
use super::{Design, ExtensionFile};
use crate::document::Document;
use crate::table::Located;

/// Whether an ISA string that can be read has vector registers.
fn has_vectors(isa: &str) -> Option<bool> {
    Isa::parse(isa).ok().map(|isa| isa.has(Extension::Zve32x))
}

/// Notes each instruction on vector registers where the design's ISA string or a host core has
/// none.
pub fn check<'a>(
    document: &Document,
    isa: Option<&Located<String>>,
    hosts: impl Iterator<Item = (&'a str, &'a str)>,
    extensions: &'a [ExtensionFile],
) {
    let on_vectors = |extension: &'a ExtensionFile| {
        let instructions = extension.description.instructions.iter();
        instructions.filter(|i| i.behaviour.vectors().any).map(move |i| (extension, i))
    };
    let hosts: Vec<_> = hosts.filter(|(_, isa)| has_vectors(isa) == Some(false)).collect();
    for (extension, instruction) in extensions.iter().flat_map(on_vectors) {
        let mnemonic = &instruction.decode.mnemonic;
        let (message, hint) = match (isa, hosts.first()) {
            (_, Some((core, isa))) => (
                format!("{mnemonic} works on vector registers, and core \"{core}\" has none ({isa})"),
                "leave the core out of `cores` and [timing]: instructions are counted without one".to_owned(),
            ),
            (None, None) => (
                format!("{mnemonic} works on vector registers, and the design names no ISA string with some"),
                "add isa = \"rv64imc_zve64x_zvl128b\", say, to [design]".to_owned(),
            ),
            (Some(isa), None) if has_vectors(&isa.value) == Some(false) => (
                format!("{mnemonic} works on vector registers, and isa = \"{}\" has none", isa.value),
                format!("add them: isa = \"{}_zve64x_zvl128b\", say", isa.value),
            ),
            _ => continue,
        };
        document.adopt([Diagnostic { message, ..place(extension, instruction) }.with_hint(hint)]);
    }
}

/// Why a core that has no cost for it cannot run an instruction on vector registers.
pub fn untimed(design: &Design, mnemonic: &str, core: &str) -> Error {
    Error::sentence(format!(
        "{}: {mnemonic} of design \"{}\" works on vector registers, and no cost of it on core \"{core}\" is stated; \
         without a core its instructions are counted",
        design.place(),
        design.name
    ))
}
