//! Names of a description and of units, against every text that is made of them: C header,
//! assembler include, terms, and SystemVerilog. What can be called otherwise there without
//! anybody's knowing is (parameters in C, signals and ports); what people write themselves, or a
//! proof looks for, is refused here, once.
//!
//! Source: docs/reference/coredsl.md, "Names".

use std::collections::BTreeMap;

use instar_coredsl::{StateDef, words};
use instar_diagnostic::{Diagnostic, Source, Span};
use instar_isa::assembler;

use super::ExtensionFile;
use super::cost::StatedUnit;
use crate::device::StatedDevice;
use crate::document::{Document, shown};

/// A name as an identifier of C, of assemblers and of SystemVerilog.
pub fn identifier(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect()
}

/// Checks all names of a design's descriptions, and its units among them.
pub fn check(document: &Document, design: &str, extensions: &[ExtensionFile], units: &[StatedUnit]) {
    let mut names = Names::default();
    for extension in extensions {
        names.extension(document, extension);
        for state in &extension.description.states {
            names.state(document, extension, state);
        }
        for at in 0..extension.description.instructions.len() {
            names.instruction(document, extension, at);
        }
    }
    for unit in units {
        names.unit(document, design, unit);
    }
}

/// Checks that the headers of devices have names of their own.
pub fn check_devices(document: &Document, extensions: &[ExtensionFile], devices: &[StatedDevice]) {
    for device in devices {
        let name = &device.region.name;
        if extensions.iter().any(|extension| extension.description.name.to_lowercase() == *name) {
            let message = format!("the header of device \"{name}\" would have the name of an extension's");
            document.problem(device.span(), message, Some("give one of them another name".to_owned()));
        }
    }
}

/// What names stand for so far, by their identifiers.
#[derive(Default)]
struct Names {
    files: BTreeMap<String, String>,
    mnemonics: BTreeMap<String, String>,
    registers: BTreeMap<String, String>,
    units: BTreeMap<String, String>,
}

impl Names {
    /// The header and the include are called after it.
    fn extension(&mut self, document: &Document, extension: &ExtensionFile) {
        let name = &extension.description.name;
        let span = Span::default();
        let stem = name.to_lowercase();
        if words::is_c_header(&stem) {
            let message = format!("the header of {name} would be {stem}.h, which is one of C's library");
            problem(document, extension, span, message, "choose another name, such as Xmine");
        }
        if let Some(before) = self.files.insert(stem, name.clone()) {
            let message = format!("the header of {name} would have the name of that of {before}");
            problem(
                document,
                extension,
                span,
                message,
                "choose names that differ in more than their capitals",
            );
        }
    }

    fn state(&mut self, document: &Document, extension: &ExtensionFile, state: &StateDef) {
        let name = &state.name;
        if let Some(part) = part_of_state(name) {
            let message = format!("the register `{name}` has the name of {part}, which terms call so");
            return problem(document, extension, state.span, message, "choose another name");
        }
        let stem = identifier(name);
        let numbers = if state.array { 0..state.count } else { 0..0 };
        let elements = numbers.map(|number| format!("{stem}_{number}"));
        let all = if state.array { elements.collect() } else { vec![stem] };
        for register in all {
            let Some(before) = self.registers.insert(register.clone(), name.clone()) else { continue };
            let message = format!("`{name}` and `{before}` would both be {register}_q in a circuit");
            problem(
                document,
                extension,
                state.span,
                message,
                "choose names that differ in more than their capitals",
            );
            return;
        }
    }

    fn instruction(&mut self, document: &Document, extension: &ExtensionFile, at: usize) {
        let instruction = &extension.description.instructions[at];
        let decode = &instruction.decode;
        let mnemonic = &decode.mnemonic;
        let own = format!("choose one of your own: \"x.{}\", say", mnemonic.replace('.', ""));
        let name = identifier(mnemonic);
        if let Some(what) = assembler::taken(decode) {
            let message = format!("the mnemonic {mnemonic} is {what}");
            problem(document, extension, instruction.span, message, &own);
        } else if words::is_c(&name) || words::is_c_function(&name) {
            let what = if words::is_c(&name) { "a word of C or C++" } else { "a function of C's library" };
            let message =
                format!("the mnemonic {mnemonic} would be the function {name} of C, which is {what}");
            problem(document, extension, instruction.span, message, &own);
        }
        if let Some(before) = self.mnemonics.insert(name.clone(), mnemonic.clone())
            && before != *mnemonic
        {
            let message =
                format!("the mnemonics {mnemonic} and {before} are both {name} in C and in assembly");
            problem(document, extension, instruction.span, message, "choose another mnemonic");
        }
        for field in &decode.fields {
            if let Some(part) = part_of_state(&field.name) {
                let message = format!(
                    "the field `{}` of {mnemonic} has the name of {part}, which terms call so",
                    field.name
                );
                problem(document, extension, instruction.span, message, "choose another name");
            }
        }
    }

    fn unit(&mut self, document: &Document, design: &str, unit: &StatedUnit) {
        let name = identifier(&unit.name);
        let module = format!("{}_{name}", identifier(design));
        let refuse = |message: String| {
            document.problem(unit.span.clone(), message, Some("choose another name for the unit".to_owned()));
        };
        if words::systemverilog().any(|word| word == module) {
            refuse(format!(
                "the module of unit \"{}\" would be {module}, a word of SystemVerilog",
                unit.name
            ));
        }
        if let Some(mnemonic) = self.mnemonics.get(&name) {
            refuse(format!(
                "the module of unit \"{}\" would be {module}, as would that of the instruction {mnemonic}",
                unit.name
            ));
        }
        // What stands around units has names too.
        for around in ["coprocessor", "body", "lanes"] {
            if name == around || name.ends_with(&format!("_{around}")) {
                refuse(format!("the unit \"{}\" has the name of a module around units, {module}", unit.name));
            }
        }
        if let Some(before) = self.units.insert(name, unit.name.clone()) {
            refuse(format!("the modules of units \"{}\" and \"{before}\" would both be {module}", unit.name));
        }
    }
}

/// What terms of SMT-LIB and programs call `name`, beside a register or a field of a description.
fn part_of_state(name: &str) -> Option<&'static str> {
    match name {
        "pc" => Some("the program counter"),
        "memory" => Some("the memory"),
        "x0" => Some("a register"),
        _ => assembler::is_register(name)
            .then_some("a register")
            .filter(|_| name.starts_with(['x', 'f', 'v']) && name[1..].bytes().all(|b| b.is_ascii_digit())),
    }
}

fn problem(document: &Document, extension: &ExtensionFile, span: Span, message: String, hint: &str) {
    let name = shown(&extension.path);
    let found: Diagnostic = Source { name: &name, text: &extension.text }.diagnostic(span, message);
    document.adopt([found.with_hint(hint)]);
}
