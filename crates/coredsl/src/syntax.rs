//! The assembly syntax of an instruction: mnemonic and `{…}` placeholders.
//!
//! Source: CoreDSL 2 language reference, "Instructions"; a mnemonic that is not given follows Seal5's custom.

use crate::ast::Instruction;
use crate::description::SyntaxOperand;
use crate::encoding::Encoding;
use instar_diagnostic::{Diagnostic, Source, Span, nearest};

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

/// The placeholders in order; every one must name a field.
pub(crate) fn operands(
    source: Source<'_>,
    instruction: &Instruction,
    encoding: &Encoding,
    out: &mut Vec<Diagnostic>,
) -> Vec<SyntaxOperand> {
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
        // `{imm:#x}` chooses a notation, which concerns nobody here.
        let inner = inner.split(':').next().unwrap_or(inner).trim();
        let (name, register) = match inner.strip_prefix("name(").and_then(|rest| rest.strip_suffix(')')) {
            // `name(rd + 8)`: a field of three bits counts from x8.
            Some(name) => (name.split('+').next().unwrap_or(name).trim(), true),
            None => (inner, false),
        };
        // The quotation mark stands in front of the text.
        let place = Span::new(span.start as usize + 1 + start, span.start as usize + 1 + at);
        match encoding.fields.iter().position(|field| field.name == name) {
            Some(field) if register => operands.push(SyntaxOperand::Register(field)),
            Some(field) => operands.push(SyntaxOperand::Immediate(field)),
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
