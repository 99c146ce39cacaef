//! What a design says of the encodings of its instructions, held against those of its cores.
//!
//! Source: docs/reference/design.md.

use instar_diagnostic::Diagnostic;
use instar_isa::{CustomInstruction, Isa, Xlen};

use super::ExtensionFile;
use super::encoding::{self, DeclaredSpace};
use super::extensions::{instruction, place};
use super::hosts::Host;
use crate::core::ISA_HINT;
use crate::document::shown;
use crate::table::{Located, Table};

pub(super) fn read_encodings(
    root: &Table<'_>,
    instructions: &[CustomInstruction],
    complete: bool,
) -> Vec<DeclaredSpace> {
    let Some(table) = root.table("encoding") else { return Vec::new() };
    let mut encodings = Vec::new();
    for entry in table.entries() {
        let Some(below) = table.as_table(entry) else { continue };
        if instruction(root, &entry.key, &entry.key_span, instructions, complete).is_some() {
            encodings.push(DeclaredSpace::read(below, &entry.key));
        }
    }
    encodings
}

/// Overlaps, and encodings outside custom space without a reason.
pub(super) fn check_encodings(
    root: &Table<'_>,
    isa: Option<&Located<String>>,
    hosts: &[Host],
    extensions: &[ExtensionFile],
    instructions: &[CustomInstruction],
    encodings: &[DeclaredSpace],
) {
    let mut isas: Vec<Isa> = hosts.iter().filter_map(|h| Isa::parse(&h.file.as_ref()?.isa).ok()).collect();
    if let Some(isa) = isa {
        match Isa::parse(&isa.value) {
            Ok(parsed) => isas.push(parsed),
            Err(error) => {
                let hint = ISA_HINT.to_owned();
                root.document.problem(isa.span.clone(), error.to_string(), Some(hint));
            }
        }
    }
    if isas.is_empty() {
        isas.push(Isa::base(Xlen::Rv32));
    }
    isas.dedup();
    let places: Vec<Diagnostic> =
        extensions.iter().flat_map(|e| e.description.instructions.iter().map(|i| place(e, i))).collect();
    let problem = |at: usize, message: String, hint: String| {
        root.document.adopt([Diagnostic { message, ..places[at].clone() }.with_hint(hint)]);
    };
    let mut told: Vec<usize> = Vec::new();
    for isa in isas {
        for (at, sentence) in encoding::overlaps(&isa, instructions) {
            if !told.contains(&at) {
                told.push(at);
                problem(at, sentence, "choose other fixed bits".into());
            }
        }
    }
    for (at, custom) in instructions.iter().enumerate() {
        let mnemonic = &custom.mnemonic;
        if instructions[..at].iter().any(|other| other.mnemonic == *mnemonic) {
            problem(at, format!("the mnemonic {mnemonic} is taken"), "choose another mnemonic".into());
        }
        let declared = encodings.iter().find(|e| e.mnemonic == *mnemonic);
        let file = shown(&root.document.path);
        match (encoding::space(custom), declared) {
            (None, Some(_)) => problem(
                at,
                format!("the encoding of {mnemonic} lies in custom space"),
                format!("remove [encoding.\"{mnemonic}\"] from {file}"),
            ),
            (Some(space), None) => problem(
                at,
                format!("the encoding of {mnemonic} lies in {space} space, outside custom-0 to custom-3"),
                format!(
                    "use one of these opcodes, or add [encoding.\"{mnemonic}\"] with encoding_space = \"{space}\" \
                     and the reason to {file}"
                ),
            ),
            (Some(space), Some(declared)) if declared.space != space => problem(
                at,
                format!(
                    "the encoding of {mnemonic} lies in {space} space, and {file} says {}",
                    declared.space
                ),
                format!("write encoding_space = \"{space}\""),
            ),
            _ => {}
        }
    }
}
