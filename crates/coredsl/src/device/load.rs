//! The commands of a device from text to compiled form.
//!
//! Source: own design; the passes are those of an instruction's behaviour. Loops may have a number
//! of rounds that only a run knows.

use std::sync::{Arc, OnceLock};

use instar_diagnostic::{Diagnostic, Source};
use instar_isa::Xlen;

use super::{CommandBehaviour, Duration, memory_states};
use crate::ast;
use crate::bytecode::Bytecode;
use crate::check::Checker;
use crate::compile::compile;
use crate::description::{StateDef, Table};
use crate::hir;
use crate::imports::{Files, Whole};
use crate::ir::Body;
use crate::lower::{Loops, lower};
use crate::parser::parse_formula;
use crate::types::Type;
use crate::unroll::{Names, OpenEnded, looped};

/// A command as its device's table names it.
#[derive(Clone, Copy, Debug)]
pub struct CommandText<'a> {
    /// A function of the text, without parameters and result.
    pub function: &'a str,
    /// How many cycles it takes: an expression over the device's state; none where its engine says
    /// it.
    pub cycles: Option<&'a str>,
}

/// What is wrong with the commands of a device.
#[derive(Clone, Debug)]
pub enum DeviceFault {
    /// In the text.
    Text(Diagnostic),
    /// In what the table says of a command: a sentence, and what would be right.
    Command {
        /// Which command.
        command: usize,
        /// In its formula; else in the name of its function.
        formula: bool,
        /// What is wrong.
        message: String,
        /// What would be right.
        hint: Option<String>,
    },
}

/// No register has more bits, and no command takes more cycles.
const CYCLES: Type = Type::unsigned(64);

/// The state of a device's text, of which its table says `states`, and its commands. All mistakes
/// of one run are returned.
///
/// # Errors
/// What is wrong with the text, or with a command.
pub fn load_commands(
    source_name: &str,
    text: &str,
    states: &[StateDef],
    commands: &[CommandText<'_>],
    files: Files<'_>,
) -> Result<(Vec<StateDef>, Vec<CommandBehaviour>), Vec<DeviceFault>> {
    let (whole, file, mut diagnostics) = Whole::read(Source { name: source_name, text }, files);
    let source = Source { name: source_name, text: &whole.text };
    let set = if diagnostics.is_empty() { device_set(source, &whole, &file, &mut diagnostics) } else { None };
    let Some(set) = set else { return Err(in_text(&whole, diagnostics)) };
    let mut checker = Checker::new(source, Xlen::Rv32, true, false);
    checker.device_state(states, &set.state);
    let functions = checker.functions(&set.functions);
    diagnostics.append(&mut checker.diagnostics);
    if !diagnostics.is_empty() {
        return Err(in_text(&whole, diagnostics));
    }
    let cost_state = checker.states.len();
    let mut faults = Vec::new();
    let mut checked = Vec::new();
    for (number, command) in commands.iter().enumerate() {
        let mut wrong = |formula, Diagnostic { message, hint, .. }| {
            faults.push(DeviceFault::Command { command: number, formula, message, hint });
        };
        let called = checker.command(command.function).map_err(|fault| wrong(false, fault));
        let formula = Source { name: "cycles", text: command.cycles.unwrap_or("0") };
        let cycles = parse_formula(formula)
            .map_err(|faults| faults.into_iter().take(1).for_each(|fault| wrong(true, fault)));
        let cycles = cycles.and_then(|parsed| {
            let cycles = checker.formula(formula, &parsed, CYCLES, cost_state);
            cycles.map_err(|fault| wrong(true, fault))
        });
        if let (Ok(called), Ok(cycles)) = (called, cycles) {
            checked.push((called, cycles));
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let own = checker.states.clone();
    // The formula's result is one more register, which no text can name.
    let mut all = own.clone();
    all.push(StateDef {
        name: String::new(),
        ty: CYCLES,
        count: 1,
        array: false,
        reset: vec![0.into()],
        span: instar_diagnostic::Span::default(),
    });
    let names = Names { states: &all, tables: &checker.tables, open_ended: OpenEnded::Nested };
    let compiled = |function: &hir::Function| -> Result<(Arc<Body>, Arc<Bytecode>), Diagnostic> {
        let body = lower(source, function, &functions, names, Xlen::Rv32.bits(), Loops::Kept)?;
        let program = compile(&looped(&body, names), &[], names, Xlen::Rv32.bits());
        let program = program.map_err(|message| source.diagnostic(set.name.span, message))?;
        Ok((Arc::new(body), Arc::new(program)))
    };
    let tables: Arc<[Table]> = checker.tables.clone().into();
    let registers = states.iter().filter(|state| !state.array).count();
    let memories = memory_states(registers, states.len() - registers, all.len());
    let mut behaviours = Vec::new();
    for (number, (called, cycles)) in checked.iter().enumerate() {
        match (compiled(called), compiled(cycles)) {
            (Ok((body, program)), Ok((cost_body, cost))) => {
                let tables = Arc::clone(&tables);
                let duration = Duration::Formula;
                let mut behaviour = CommandBehaviour {
                    body,
                    program,
                    cost_body,
                    cost,
                    cost_state,
                    tables,
                    duration,
                    microcode: None,
                    flows: OnceLock::new(),
                };
                if commands[number].cycles.is_none() {
                    behaviour.time_by_engine(&all, &memories);
                }
                behaviours.push(behaviour);
            }
            (Err(mut fault), _) => {
                whole.place(&mut fault);
                faults.push(DeviceFault::Text(fault));
            }
            (_, Err(Diagnostic { message, hint, .. })) => {
                faults.push(DeviceFault::Command { command: number, formula: true, message, hint });
            }
        }
    }
    if faults.is_empty() { Ok((all, behaviours)) } else { Err(faults) }
}

fn in_text(whole: &Whole, mut diagnostics: Vec<Diagnostic>) -> Vec<DeviceFault> {
    diagnostics.sort_by_key(|d| (d.line, d.column));
    diagnostics.dedup();
    diagnostics.iter_mut().for_each(|one| whole.place(one));
    diagnostics.into_iter().map(DeviceFault::Text).collect()
}

/// The set of a device's text, with what it extends.
fn device_set(
    source: Source<'_>,
    whole: &Whole,
    file: &ast::File,
    out: &mut Vec<Diagnostic>,
) -> Option<ast::InstructionSet> {
    let Some((set, _)) = whole.first_set(file).filter(|(set, _)| whole.part(set.name.span.start) == 0) else {
        let end = whole.own().trim_end().len() as u32;
        let span = instar_diagnostic::Span { start: end, end };
        let diagnostic = source.diagnostic(span, "this file describes no device");
        out.push(diagnostic.with_hint("write `InstructionSet Name { functions { … } }`"));
        return None;
    };
    if let Some(base) = &set.extends {
        let message =
            format!("a device extends no base set such as `{}`: it has no hart's registers", base.text);
        out.push(source.diagnostic(base.span, message).with_hint("leave out `extends`"));
    }
    if let Some(instruction) = set.instructions.iter().chain(&set.always).next() {
        let message =
            format!("a device has functions, and no instruction such as `{}`", instruction.name.text);
        let hint = "name the file of an instruction in design.toml: extensions = […]";
        out.push(source.diagnostic(instruction.name.span, message).with_hint(hint));
    }
    Some(set)
}
