//! From text to a checked and compiled description.
//!
//! Source: own design; the order is parse, check, lower, unroll, analyse, compile.

use std::sync::Arc;

use instar_isa::{AccessSize, CustomField, CustomInstruction, MemoryEffect, Xlen};

use crate::ast;
use crate::base;
use crate::check::{Checker, Place};
use crate::compile::compile;
use crate::description::{AlwaysBlock, Behaviour, DescribedInstruction, Description};
use crate::encoding::{self, Encoding};
use crate::hir;
use crate::imports::{Files, NO_FILES, Whole};
use crate::ir::{Body, ExprKind};
use crate::lower::{Loops, lower};
use crate::operands::{self, Operands};
use crate::syntax;
use crate::unroll::{Names, OpenEnded, looped, unrolled};
use instar_diagnostic::{Diagnostic, Source, Span, nearest};

/// Reads a description; where it leaves XLEN open, X has 32 bits. All mistakes of one run are
/// returned.
pub fn load(source_name: &str, text: &str) -> Result<Description, Vec<Diagnostic>> {
    load_for(source_name, text, None)
}

/// The same; where it leaves XLEN open, X has the width `open`. Who has a core compares the two.
pub fn load_for(source_name: &str, text: &str, open: Option<Xlen>) -> Result<Description, Vec<Diagnostic>> {
    load_with(source_name, text, open, NO_FILES)
}

/// The same with files that it may import.
pub fn load_with(
    source_name: &str,
    text: &str,
    open: Option<Xlen>,
    files: Files<'_>,
) -> Result<Description, Vec<Diagnostic>> {
    let (whole, file, mut diagnostics) = Whole::read(Source { name: source_name, text }, files);
    let source = Source { name: source_name, text: &whole.text };
    let set = described_set(source, &whole, &file, &mut diagnostics);
    let parsed = diagnostics.len();
    let mut description = set
        .as_ref()
        .and_then(|(set, _)| check(source, set, open, Encodings::Differ, Loops::Kept, &mut diagnostics));
    if parsed > 0 {
        // What was skipped may have declared the name.
        let mut number = 0;
        diagnostics.retain(|d| {
            number += 1;
            number <= parsed || !d.message.ends_with("is not known here")
        });
    }
    diagnostics.sort_by_key(|d| (d.line, d.column));
    diagnostics.dedup();
    diagnostics.iter_mut().for_each(|one| whole.place(one));
    if let (Some(description), Some((_, unused))) = (&mut description, &set) {
        description.notes.extend(unused.iter().map(|set| {
            let name = &set.name;
            source.diagnostic(name.span, format!("`{}` is imported, and nothing here extends it", name.text))
        }));
        description.notes.iter_mut().for_each(|note| whole.place(note));
    }
    match description {
        Some(description) if diagnostics.is_empty() => Ok(description),
        _ => Err(diagnostics),
    }
}

/// What the encodings of one set may do to each other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encodings {
    /// A word means one instruction at most, and so does a mnemonic.
    Differ,
    /// Who decodes tells them apart.
    MayOverlap,
}

/// The set that a description adds, with what it extends, and sets that were imported and are not
/// extended.
fn described_set(
    source: Source<'_>,
    whole: &Whole,
    file: &ast::File,
    out: &mut Vec<Diagnostic>,
) -> Option<(ast::InstructionSet, Vec<ast::InstructionSet>)> {
    let mut before = None;
    for set in &file.sets {
        let part = whole.part(set.name.span.start);
        if before.replace(part) == Some(part) {
            let message = "a second instruction set in one file is outside the supported subset of CoreDSL";
            out.push(source.diagnostic(set.name.span, message).with_hint("put it into a file of its own"));
        }
        if part > 0
            && let Some(instruction) = set.instructions.first()
        {
            let message = format!("the imported set `{}` has instructions", set.name.text);
            let hint = "it may have state and functions; list files with instructions in design.toml: extensions = […]";
            out.push(source.diagnostic(instruction.name.span, message).with_hint(hint));
        }
        if part > 0
            && let Some(block) = set.always.first()
        {
            let message = format!("the imported set `{}` has `always`", set.name.text);
            let hint = "it may have state and functions";
            out.push(source.diagnostic(block.name.span, message).with_hint(hint));
        }
    }
    if file.sets.first().is_none_or(|set| whole.part(set.name.span.start) > 0) && out.is_empty() {
        let end = whole.own().trim_end().len();
        let diagnostic = source.diagnostic(Span::new(end, end), "this file describes no instruction set");
        out.push(diagnostic.with_hint("write `InstructionSet Xname extends RV32I { … }`"));
        return None;
    }
    whole.first_set(file)
}

/// Checks and compiles one set; `None` where `out` has a mistake.
pub(crate) fn check(
    source: Source<'_>,
    set: &ast::InstructionSet,
    open: Option<Xlen>,
    encodings: Encodings,
    loops: Loops,
    out: &mut Vec<Diagnostic>,
) -> Option<Description> {
    let (extends, fixed) = base_set(source, set, out);
    let xlen = fixed.or(open).unwrap_or(Xlen::Rv32);
    let mut checker = Checker::new(source, xlen, fixed.is_some(), base::has_vectors(&extends));
    checker.state(&set.state);
    let functions = checker.functions(&set.functions);
    let mut checked = vec![];
    for instruction in &set.instructions {
        if !checker.attributes(&instruction.attributes, Place::Instruction) {
            let name = &instruction.name;
            let message = format!("`{}` does not exist, as its `[[enable]]` is false", name.text);
            checker.notes.push(source.diagnostic(name.span, message));
            continue;
        }
        let encoding = encoding::read(source, instruction, out);
        let mnemonic = syntax::mnemonic(source, instruction, out);
        let Some(encoding) = encoding else { continue };
        let operands = syntax::operands(source, instruction, &encoding, out, &mut checker.notes);
        let behavior = checker.behavior(instruction, &encoding);
        checked.push((instruction, encoding, mnemonic, operands, behavior));
    }
    // No field stands in a cycle.
    let none = Encoding { length: 4, mask: 0, value: 0, fields: vec![], spans: vec![] };
    let mut blocks = vec![];
    for block in &set.always {
        checker.attributes(&block.attributes, Place::Instruction);
        blocks.push((block, checker.behavior(block, &none)));
    }
    out.append(&mut checker.diagnostics);
    let mut seen: Vec<(&str, &str)> = vec![];
    for (instruction, encoding, mnemonic, ..) in &checked {
        let name = &instruction.name;
        if seen.iter().any(|(known, _)| *known == name.text) {
            out.push(
                source.diagnostic(name.span, format!("there is an instruction `{}` already", name.text)),
            );
        } else if encodings == Encodings::Differ && seen.iter().any(|(_, known)| known == mnemonic) {
            let span = instruction.mnemonic.as_ref().map_or(name.span, |(_, span)| *span);
            out.push(
                source.diagnostic(
                    span,
                    format!("there is an instruction with the mnemonic `{mnemonic}` already"),
                ),
            );
        }
        seen.push((&name.text, mnemonic));
        let _ = encoding;
    }
    if encodings == Encodings::Differ {
        overlaps(source, &checked, out);
    }
    if !out.is_empty() {
        return None;
    }
    let tables: Arc<[_]> = checker.tables.into();
    let open_ended = if base::has_vectors(&extends) { OpenEnded::Alone } else { OpenEnded::Refused };
    let names = Names { states: &checker.states, tables: &tables, open_ended };
    let bits = checker.xlen.bits();
    // Without loops, and with them where that says the same.
    let written_out = |behavior: &hir::Function| {
        let body = lower(source, behavior, &functions, names, bits, loops)?;
        Ok(if body.has_loops() {
            let (rounds, exact) = unrolled(&body, names);
            (rounds, exact.then_some(body))
        } else {
            (body, None)
        })
    };
    let compiled = |body: Body, loops: Option<Body>, fields: &[CustomField]| {
        let compiled = |body: &Body| compile(body, fields, names, bits);
        let program = compiled(&body)?;
        // Computing an index at run time takes slots; who needs the last one for the rounds has no
        // loops.
        let loops = loops.and_then(|loops| Some((compiled(&looped(&loops, names)).ok()?, loops)));
        Ok(Behaviour::new(body, program, loops))
    };
    let mut instructions = vec![];
    for (instruction, mut encoding, mnemonic, placeholders, behavior) in checked {
        let (body, loops) = match written_out(&behavior) {
            Ok(bodies) => bodies,
            Err(diagnostic) => {
                out.push(diagnostic);
                continue;
            }
        };
        let used = match operands::analyse(&body, &encoding.fields, &checker.states) {
            Ok(used) => used,
            Err(message) => {
                out.push(source.diagnostic(instruction.name.span, message));
                continue;
            }
        };
        syntax::shown_registers(source, &placeholders, (&encoding, &used), out);
        mark_signed(&body, &mut encoding.fields);
        let vector_reads = operands::vector_reads(&body, &encoding.fields);
        let behaviour = match compiled(body, loops, &encoding.fields) {
            Ok(behaviour) => behaviour,
            Err(message) => {
                let message: String = message;
                out.push(source.diagnostic(instruction.name.span, message));
                continue;
            }
        };
        let text =
            &source.text[instruction.behavior.span.start as usize..instruction.behavior.span.end as usize];
        instructions.push(DescribedInstruction {
            decode: CustomInstruction {
                name: instruction.name.text.clone(),
                mnemonic,
                syntax: instruction.assembly.as_ref().map(|(text, _)| text.clone()).unwrap_or_default(),
                mask: encoding.mask,
                value: encoding.value,
                length: encoding.length,
                vector_reads,
                fields: encoding.fields,
                memory: memory(&used),
                sources: used.sources,
                destinations: used.destinations,
                least_accesses: used.least_accesses,
                begins_loop: false,
            },
            behaviour,
            doc: instruction.doc.clone(),
            behaviour_text: text.to_string(),
            operands: placeholders.iter().map(|one| one.operand).collect(),
            span: instruction.name.span,
            line: source.text[..instruction.name.span.start as usize].matches('\n').count() as u32 + 1,
        });
    }
    let mut always = vec![];
    for (block, behavior) in blocks {
        let behaviour = written_out(&behavior).and_then(|(body, loops)| {
            compiled(body, loops, &[]).map_err(|message| source.diagnostic(block.name.span, message))
        });
        match behaviour {
            Ok(behaviour) => {
                let (name, span) = (block.name.text.clone(), block.name.span);
                always.push(AlwaysBlock { name, behaviour, span });
            }
            Err(diagnostic) => out.push(diagnostic),
        }
    }
    out.is_empty().then(|| Description {
        name: set.name.text.clone(),
        vectors: base::has_vectors(&extends),
        extends,
        doc: set.doc.clone(),
        xlen: checker.xlen,
        xlen_fixed: checker.xlen_fixed,
        states: checker.states,
        tables,
        instructions,
        always,
        extends_span: set.extends.as_ref().map_or(set.name.span, |base| base.span),
        notes: checker.notes,
    })
}

fn base_set(
    source: Source<'_>,
    set: &ast::InstructionSet,
    out: &mut Vec<Diagnostic>,
) -> (String, Option<Xlen>) {
    let Some(base) = &set.extends else {
        let message = format!("`{}` extends no base set, so it knows no registers", set.name.text);
        let hint = "write `extends RV32I`, `extends RV64I` or, for both, `extends RISCVBase`";
        out.push(source.diagnostic(set.name.span, message).with_hint(hint));
        return ("RISCVBase".to_string(), None);
    };
    match base::find(&base.text) {
        Some(xlen) => (base.text.clone(), xlen),
        None => {
            let names: Vec<_> = base::names().collect();
            let hint = match nearest(&base.text, names.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("base sets are {}", names.join(", ")),
            };
            out.push(source.diagnostic(base.span, format!("`{}` is no base set", base.text)).with_hint(hint));
            (base.text.clone(), None)
        }
    }
}

type Checked<'a> = (&'a ast::Instruction, Encoding, String, Vec<syntax::Placeholder>, hir::Function);

/// Two instructions that one word could mean.
fn overlaps(source: Source<'_>, checked: &[Checked<'_>], out: &mut Vec<Diagnostic>) {
    for (number, (instruction, encoding, ..)) in checked.iter().enumerate() {
        for (other, before, ..) in &checked[..number] {
            let both = encoding.mask & before.mask;
            if encoding.length == before.length && encoding.value & both == before.value & both {
                let message =
                    format!("the encodings of `{}` and `{}` overlap", other.name.text, instruction.name.text);
                let hint = format!("{:#010x} means both", encoding.value | before.value);
                out.push(source.diagnostic(instruction.encoding_span, message).with_hint(hint));
            }
        }
    }
}

/// Marks fields whose bits the behaviour reads as a signed number of the field's own width.
fn mark_signed(body: &Body, fields: &mut [CustomField]) {
    for statement in &body.statements {
        statement.visit(&mut |e| {
            if let ExprKind::Convert(inner) = &e.kind
                && let ExprKind::Field(field) = inner.kind
                && e.ty.signed
                && e.ty.width == inner.ty.width
            {
                fields[field].signed = true;
            }
        });
    }
}

/// The memory accesses of an instruction that has such operands.
fn memory(used: &Operands) -> MemoryEffect {
    let several = MemoryEffect::several(used.reads_memory, used.writes_memory);
    used.access_bytes.map_or(several, |bytes| MemoryEffect { size: AccessSize::Bytes(bytes), ..several })
}
