//! Commands that a microprogram does: its files, and the states of the device that it finds.
//!
//! Source: docs/reference/microprogram.md, "In a device".

use instar_coredsl::device::{
    CommandBehaviour, MICROCODE_MEMORIES, MICROCODE_REGISTERS, Microcode, RegisterAccess, SharedProgram,
};
use instar_diagnostic::suggestion;

use super::contents::{Contents, span_of};
use crate::document::shown;
use crate::imported::ReadFile;
use crate::lookup::FoundFile;
use crate::table::Table;

/// The microprograms of a device: commands with the same files share one.
#[derive(Default)]
pub(super) struct Microprograms {
    read: Vec<(Vec<String>, Option<SharedProgram>)>,
    /// All files.
    pub files: Vec<ReadFile>,
}

impl Microprograms {
    /// What the command of this table does; what is wrong its document is told.
    pub(super) fn behaviour(
        &mut self,
        table: &Table<'_>,
        command: &str,
        found: &FoundFile,
        contents: &Contents,
    ) -> Option<CommandBehaviour> {
        let document = table.document;
        let problem = |key: &'static str, message: String, hint: &str| {
            document.problem(span_of(table, key), message, Some(hint.to_owned()));
        };
        for key in ["cycles", "function"] {
            if table.has(key) {
                let message = format!("command \"{command}\" has a microprogram and `{key}`");
                problem(
                    key,
                    message,
                    "leave it out: the microprogram says both what it does and for how long",
                );
            }
        }
        let names: Vec<String> =
            table.text_or_texts("microprogram").into_iter().map(|one| one.value).collect();
        let entry = table.text("entry").map_or_else(|| command.to_owned(), |given| given.value);
        let program = self.program(table, &names, found)?;
        if !program.routines().any(|known| known == entry) {
            let hint = suggestion(&entry, "routines", program.routines());
            let key = if table.has("entry") { "entry" } else { "microprogram" };
            problem(key, format!("the microprogram has no routine \"{entry}\""), &hint);
            return None;
        }
        let memory = |name: &str| {
            let at = contents.memories.iter().position(|memory| memory.name == name);
            at.map(|at| (contents.registers.len() + at, contents.memories[at].words))
        };
        let register = |name: &str| contents.registers.iter().position(|register| register.name == name);
        let memories = MICROCODE_MEMORIES.map(memory);
        let registers = MICROCODE_REGISTERS.map(register);
        let ([Some(key), Some(io)], [Some(units), Some(digit)]) = (memories, registers) else {
            let message = format!(
                "the device of microprogram command \"{command}\" lacks what a microprogram finds there"
            );
            problem(
                "microprogram",
                message,
                "it has memories KEY and IO, and registers UNITS and DIGIT with access ro",
            );
            return None;
        };
        for at in [units, digit] {
            let register = &contents.registers[at];
            if register.access != RegisterAccess::ReadOnly {
                let message =
                    format!("\"{}\" tells how the unit is made, and a store would change it", register.name);
                problem("microprogram", message, "give the register access = \"ro\"");
            }
        }
        let microcode = Microcode { program, entry, memories: [key, io], registers: [units, digit] };
        if let Err(wrong) = microcode.check(|at| contents.registers[at].reset) {
            document.adopt([wrong]);
        }
        CommandBehaviour::of_microprogram(microcode).ok()
    }

    fn program(&mut self, table: &Table<'_>, names: &[String], found: &FoundFile) -> Option<SharedProgram> {
        if let Some((_, program)) = self.read.iter().find(|(known, _)| known == names) {
            return program.clone();
        }
        let mut texts = Vec::new();
        for name in names {
            let path = found.folder.join(name);
            match instar_files::read_text(&path) {
                Ok(text) => {
                    texts.push((shown(&path), text.clone()));
                    self.files.push(ReadFile { path, text });
                }
                Err(error) => {
                    let message = match error.kind() {
                        std::io::ErrorKind::NotFound => format!("there is no file \"{name}\" in this design"),
                        _ => format!("the file \"{name}\" cannot be read: {error}"),
                    };
                    let hint = "name files of a microprogram, relative to this one".to_owned();
                    table.document.problem(span_of(table, "microprogram"), message, Some(hint));
                }
            }
        }
        let program = (texts.len() == names.len()).then(|| SharedProgram::read(texts));
        let program = program.and_then(|read| read.map_err(|wrong| table.document.adopt([wrong])).ok());
        self.read.push((names.to_vec(), program.clone()));
        program
    }
}
