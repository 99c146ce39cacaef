//! Extensions of a design: their CoreDSL files, and the instructions of all of them.
//!
//! Source: docs/reference/design.md.

use instar_diagnostic::{Diagnostic, Source, suggestion};
use instar_isa::{CustomInstruction, RegisterFile, Xlen};

use super::ExtensionFile;
use super::kept::described;
use crate::document::{Document, shown};
use crate::lookup::FoundFile;
use crate::table::{Located, Table};
use crate::tree::Span;

/// Register files that the extensions of a design may have: `RegisterFile::Own` numbers them in a
/// byte.
pub const MOST_FILES: usize = u8::MAX as usize;

pub(super) fn read_extensions(
    found: &FoundFile,
    document: &Document,
    named: &[Located<String>],
    // The width where they leave it open.
    open: Option<Xlen>,
) -> Vec<ExtensionFile> {
    let mut extensions: Vec<ExtensionFile> = Vec::new();
    for name in named {
        let path = found.folder.join(&name.value);
        let text = match instar_files::read_text(&path) {
            Ok(text) => text,
            Err(error) => {
                let message = match error.kind() {
                    std::io::ErrorKind::NotFound => {
                        format!("there is no file \"{}\" in this design", name.value)
                    }
                    _ => format!("the file \"{}\" cannot be read: {error}", name.value),
                };
                let hint = "name a CoreDSL file, relative to this one".to_owned();
                document.problem(name.span.clone(), message, Some(hint));
                continue;
            }
        };
        let place = shown(&path);
        let folder = path.parent().unwrap_or(&found.folder);
        match described(&place, &text, open, folder) {
            Ok((description, imports)) => {
                extensions.push(ExtensionFile { path, text, imports, description });
            }
            Err(problems) => document.adopt(problems),
        }
        let files: usize = extensions.iter().map(|extension| extension.description.states.len()).sum();
        if files > MOST_FILES {
            let message = format!("with this extension the design has {files} register files of its own");
            let hint = format!("all of its extensions together may have {MOST_FILES}");
            document.problem(name.span.clone(), message, Some(hint));
            extensions.pop();
            break;
        }
    }
    extensions
}

/// The instructions of all descriptions; own state is counted through all of them.
pub fn all_instructions(extensions: &[ExtensionFile]) -> Vec<CustomInstruction> {
    let mut states = 0;
    let mut all = Vec::new();
    for extension in extensions {
        for instruction in &extension.description.instructions {
            let mut decode = instruction.decode.clone();
            for operand in decode.sources.iter_mut().chain(&mut decode.destinations) {
                if let RegisterFile::Own(index) = &mut operand.file {
                    *index += states;
                }
            }
            all.push(decode);
        }
        states += extension.description.states.len() as u8;
    }
    all
}

/// Index of an instruction by mnemonic; a problem where there is none.
pub(super) fn instruction(
    root: &Table<'_>,
    mnemonic: &str,
    span: &Span,
    instructions: &[CustomInstruction],
    complete: bool,
) -> Option<usize> {
    let at = instructions.iter().position(|i| i.mnemonic == mnemonic);
    if at.is_none() && complete {
        let names = instructions.iter().map(|i| i.mnemonic.as_str());
        let hint = suggestion(mnemonic, "instructions of this design", names);
        root.document.problem(span.clone(), format!("there is no instruction \"{mnemonic}\""), Some(hint));
    }
    at
}

/// Where an instruction stands in its description.
pub(super) fn place(
    extension: &ExtensionFile,
    instruction: &instar_coredsl::DescribedInstruction,
) -> Diagnostic {
    let name = shown(&extension.path);
    Source { name: &name, text: &extension.text }.diagnostic(instruction.span, "")
}
