//! The assembly syntax of an instruction: mnemonic and `{…}` placeholders.
//!
//! Source: CoreDSL 2 language reference, "Instructions"; a mnemonic that is not given follows
//! Seal5's custom.

use crate::ast::Instruction;
use crate::description::SyntaxOperand;
use crate::encoding::Encoding;
use crate::operands::Operands;
use instar_diagnostic::{Diagnostic, Source, Span, nearest};
use instar_isa::IndexExpr;

/// The mnemonic: as given, or the name in lower case with `.` for `_`.
pub(crate) fn mnemonic(source: Source<'_>, instruction: &Instruction, out: &mut Vec<Diagnostic>) -> String {
    let Some((text, span)) = &instruction.mnemonic else {
        return instruction.name.text.to_lowercase().replace('_', ".");
    };
    let legal = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '.' || c == '_';
    if !text.starts_with(|c: char| c.is_ascii_lowercase()) || !text.chars().all(legal) {
        let message = format!("\"{text}\" is no mnemonic");
        let hint = "lower-case letters, digits and dots, a letter first: \"pq.bfct\"";
        out.push(source.diagnostic(*span, message).with_hint(hint));
    }
    text.clone()
}

/// A placeholder as it is written.
#[derive(Clone, Debug)]
pub(crate) struct Placeholder {
    pub operand: SyntaxOperand,
    /// The register that a field's 0 stands for: 8 in `{name(rd + 8)}`.
    offset: i16,
    place: Span,
}

/// The placeholders in order; every one must name a field. What is passed over goes to `notes`.
pub(crate) fn operands(
    source: Source<'_>,
    instruction: &Instruction,
    encoding: &Encoding,
    out: &mut Vec<Diagnostic>,
    notes: &mut Vec<Diagnostic>,
) -> Vec<Placeholder> {
    let Some((text, span)) = &instruction.assembly else { return vec![] };
    let mut operands = vec![];
    let mut at = 0;
    while let Some(open) = text[at..].find('{') {
        let start = at + open;
        let Some(close) = text[start..].find('}') else {
            out.push(source.diagnostic(*span, "a `{` in the operand syntax has no `}`"));
            return operands;
        };
        at = start + close + 1;
        let inner = text[start + 1..at - 1].trim();
        // The quotation mark stands in front of the text.
        let place = Span::new(span.start as usize + 1 + start, span.start as usize + 1 + at);
        let (inner, notation) = inner.split_once(':').map_or((inner, None), |(a, b)| (a.trim(), Some(b)));
        if let Some(notation) = notation {
            let message = format!(
                "the notation `{notation}` is passed over: numbers are shown as the disassembler has them"
            );
            notes.push(source.diagnostic(place, message));
        }
        let (name, register) = match inner.strip_prefix("name(").and_then(|rest| rest.strip_suffix(')')) {
            // `name(rd + 8)`: a field of three bits counts from x8.
            Some(name) => (name, true),
            None => (inner, false),
        };
        let (name, offset) = match name.split_once('+').filter(|_| register) {
            None => (name.trim(), Some(0)),
            Some((name, offset)) => (name.trim(), offset.trim().parse().ok()),
        };
        let Some(offset) = offset else {
            let diagnostic = source.diagnostic(place, format!("`{inner}` is no register of a field"));
            out.push(diagnostic.with_hint("write {name(rd + 8)} for a field that counts from x8"));
            continue;
        };
        let push = |operand| Placeholder { operand, offset, place };
        match encoding.fields.iter().position(|field| field.name == name) {
            Some(field) if register => operands.push(push(SyntaxOperand::Register(field))),
            Some(field) => operands.push(push(SyntaxOperand::Immediate(field))),
            None => {
                let diagnostic = source.diagnostic(place, format!("`{name}` is no field of this encoding"));
                let known = encoding.fields.iter().map(|field| field.name.as_str());
                out.push(match nearest(name, known) {
                    Some(near) => diagnostic.with_hint(format!("did you mean `{near}`?")),
                    None => diagnostic.with_hint("write {name(rd)} for a register, {imm} for a number"),
                });
            }
        }
    }
    operands
}

/// Where the syntax says from which register a field counts, the behavior must say the same.
pub(crate) fn shown_registers(
    source: Source<'_>,
    placeholders: &[Placeholder],
    (encoding, used): (&Encoding, &Operands),
    out: &mut Vec<Diagnostic>,
) {
    for one in placeholders {
        let SyntaxOperand::Register(field) = one.operand else { continue };
        let offsets =
            used.sources.iter().chain(&used.destinations).filter_map(|operand| match operand.index {
                IndexExpr::Field { field: of, offset } if of == field => Some(offset),
                _ => None,
            });
        if let Some(first) = offsets.min().filter(|first| one.offset != 0 && *first != one.offset) {
            let name = &encoding.fields[field].name;
            let offset = if first == 0 { String::new() } else { format!(" + {first}") };
            let message = format!(
                "{{name({name} + {})}} shows another register than the behavior has, X[{name}{offset}]",
                one.offset
            );
            let hint = format!("write {{name({name}{offset})}}");
            out.push(source.diagnostic(one.place, message).with_hint(hint));
        }
    }
}
