//! Units that run on by themselves, cycle by cycle: what such a unit does in each cycle after its
//! start, and what the instructions do that act beside it.
//!
//! Source: docs/reference/design.md, `[[running]]`.

use instar_coredsl::Description;
use instar_diagnostic::{Source, suggestion};

use super::ExtensionFile;
use super::extensions::{instruction, read_extensions};
use crate::document::{Document, shown};
use crate::lookup::FoundFile;
use crate::table::{Located, Table};
use instar_isa::{CustomInstruction, Xlen};

/// One entry of `[[running]]`.
#[derive(Clone, Debug)]
pub struct RunningUnit {
    /// The instruction that starts it.
    pub instruction: usize,
    /// What happens in a cycle in which it runs: by the instruction of this description that acts,
    /// or by its block of `always`.
    pub file: ExtensionFile,
    /// Its register that is 0 where the unit stands still, by number.
    pub busy: usize,
}

impl RunningUnit {
    /// Reads one entry; `None` where something of it is wrong.
    pub fn read(
        table: Table<'_>,
        found: &FoundFile,
        document: &Document,
        instructions: &[CustomInstruction],
        extensions: &[ExtensionFile],
        width: Option<Xlen>,
    ) -> Option<Self> {
        let name = table.required_text("instruction", "\"<mnemonic of what starts it>\"");
        let description = table.required_text("description", "\"<cycles>.core_desc\"");
        let busy = table.required_text("busy", "\"<register that is 0 where it stands still>\"");
        let starts = instruction(&table, &name.value, &name.span, instructions, true);
        table.finish();
        let starts = starts?;
        if description.value.is_empty() {
            return None;
        }
        let file = read_extensions(found, document, std::slice::from_ref(&description), width).pop()?;
        let own = &file.description;
        let wrong =
            |message: String, hint: String| document.problem(description.span.clone(), message, Some(hint));
        if own.always.len() != 1 {
            let message = format!("\"{}\" has {} blocks of `always`", description.value, own.always.len());
            wrong(message, "write one: what happens in a cycle in which no instruction acts".to_owned());
            return None;
        }
        for known in &own.instructions {
            let same =
                |one: &CustomInstruction| (one.mask, one.value) == (known.decode.mask, known.decode.value);
            if !instructions.iter().any(same) {
                let message = format!("the encoding of `{}` is none of this design's", known.decode.name);
                let name = shown(&file.path);
                let source = Source { name: &name, text: &file.text };
                document.adopt([source
                    .diagnostic(known.span, &message)
                    .with_hint("write it as the design does")]);
                return None;
            }
        }
        if let Some(state) = own.states.iter().find(|state| differs(state, extensions)) {
            let message = format!("its register {} is not as the design has it", state.name);
            wrong(message, "import the set that declares it in both".to_owned());
            return None;
        }
        let at = own.states.iter().position(|state| state.name == busy.value && !state.array);
        if at.is_none() && !busy.value.is_empty() {
            let names = own.states.iter().filter(|state| !state.array).map(|state| state.name.as_str());
            let hint = suggestion(&busy.value, "registers of that description", names);
            document.problem(busy.span, format!("there is no register \"{}\"", busy.value), Some(hint));
        }
        Some(Self { instruction: starts, busy: at?, file })
    }

    /// What it does.
    pub fn description(&self) -> &Description {
        &self.file.description
    }
}

/// Registers of loops are three arrays with a register for each loop.
pub fn check_loops(document: &Document, named: &[Located<String>], extensions: &[ExtensionFile]) {
    let [first, rest @ ..] = named else { return };
    let hint = "name three arrays of the design's own: addresses of first and last instructions, and counts";
    if rest.len() != 2 {
        let message = format!("`loop_registers` has {} names, and a loop three registers", named.len());
        return document.problem(first.span.clone(), message, Some(hint.to_owned()));
    }
    let states = || extensions.iter().flat_map(|file| &file.description.states);
    let loops = states().find(|state| state.name == first.value).map_or(0, |state| state.count);
    for name in named {
        match states().find(|state| state.name == name.value) {
            None => {
                let names = states().map(|state| state.name.as_str());
                let hint = suggestion(&name.value, "registers of this design", names);
                document.problem(
                    name.span.clone(),
                    format!("there is no register \"{}\"", name.value),
                    Some(hint),
                );
            }
            Some(state) if state.ty.limbs() != 1 || state.count != loops => {
                let message = format!("\"{}\" has not one word for each loop", name.value);
                document.problem(name.span.clone(), message, Some(hint.to_owned()));
            }
            Some(_) => {}
        }
    }
}

/// Blocks of `always` say what a unit does that runs on; an extension has instructions.
pub fn refuse_always(document: &Document, extensions: &[ExtensionFile]) {
    for file in extensions {
        let Some(block) = file.description.always.first() else { continue };
        let name = shown(&file.path);
        let source = Source { name: &name, text: &file.text };
        let message = format!("`{}` of `always` is nothing that an instruction does", block.name);
        let hint = "name the file of a unit that runs on in [[running]]: description = …";
        document.adopt([source.diagnostic(block.span, &message).with_hint(hint)]);
    }
}

/// Whether the design has a register of this name that is another one.
fn differs(state: &instar_coredsl::StateDef, extensions: &[ExtensionFile]) -> bool {
    let all = extensions.iter().flat_map(|file| &file.description.states);
    let mut named = all.filter(|other| other.name == state.name);
    named.any(|other| (other.ty, other.count) != (state.ty, state.count))
}
