//! Manual pages: encoding, syntax, operands and behavior of every instruction, in Markdown.
//!
//! Source: layout of the instruction pages of the RISC-V manual's bit-manipulation chapter.

use std::fmt::Write;

use instar_coredsl::{DescribedInstruction, Description, EncodingSpace};
use instar_isa::{IndexExpr, OperandRegister, RegisterFile};

use crate::header::{dedented, plain_syntax};

/// The manual of a description.
pub fn manual(description: &Description) -> String {
    let mut out = format!("# {}\n", description.name);
    if !description.doc.is_empty() {
        let _ = writeln!(out, "\n{}", description.doc);
    }
    if !description.states.is_empty() {
        out.push_str("\n| register | type | number |\n|---|---|---|\n");
        for state in &description.states {
            let _ = writeln!(out, "| {} | {} | {} |", state.name, state.ty, state.count);
        }
    }
    for instruction in &description.instructions {
        page(description, instruction, &mut out);
    }
    out
}

fn page(description: &Description, instruction: &DescribedInstruction, out: &mut String) {
    let decode = &instruction.decode;
    let _ = writeln!(out, "\n## {}\n", decode.mnemonic);
    if !instruction.doc.is_empty() {
        let _ = writeln!(out, "{}\n", instruction.doc);
    }
    let _ = writeln!(out, "Syntax: `{} {}`\n", decode.mnemonic, plain_syntax(&decode.syntax));
    let (mut bits, mut values) = (String::from("| bits |"), String::from("| value |"));
    let mut rule = String::from("|---|");
    for (high, low, value) in runs(instruction) {
        let place = if high == low { high.to_string() } else { format!("{high}:{low}") };
        let _ = write!(bits, " {place} |");
        let _ = write!(values, " {value} |");
        rule.push_str("---|");
    }
    let _ = writeln!(out, "{bits}\n{rule}\n{values}\n");
    let space = match instruction.encoding_space() {
        Some(EncodingSpace::Custom(number)) => format!("custom-{number}"),
        Some(EncodingSpace::Reserved) => "a reserved major opcode".to_string(),
        Some(EncodingSpace::Standard(name)) => format!("the major opcode {name} of the manual"),
        Some(EncodingSpace::Compressed(quadrant)) => {
            format!("quadrant {quadrant} of the compressed encodings")
        }
        None => "no single major opcode".to_string(),
    };
    let _ = writeln!(out, "Lies in {space}.");
    for (verb, registers) in [("Reads", &decode.sources), ("Writes", &decode.destinations)] {
        let names: Vec<_> = registers.iter().map(|r| operand(description, instruction, r)).collect();
        if !names.is_empty() {
            let _ = writeln!(out, "{verb} {}.", names.join(", "));
        }
    }
    let _ = writeln!(out, "\n```\n{}\n```", dedented(&instruction.behaviour_text).join("\n"));
}

/// Runs of bits that belong together, from the highest down.
fn runs(instruction: &DescribedInstruction) -> Vec<(u8, u8, String)> {
    let decode = &instruction.decode;
    let mut out = vec![];
    let mut next = decode.length * 8;
    while next > 0 {
        let field = decode
            .fields
            .iter()
            .flat_map(|field| field.segments.iter().map(move |segment| (field, segment)))
            .find(|(_, segment)| segment.word_lsb + segment.width == next);
        if let Some((field, segment)) = field {
            let top = segment.field_lsb + segment.width - 1;
            let whole = segment.field_lsb == 0 && field.width == segment.width;
            let name = if whole {
                field.name.clone()
            } else {
                format!("{}[{top}:{}]", field.name, segment.field_lsb)
            };
            out.push((next - 1, segment.word_lsb, name));
            next = segment.word_lsb;
            continue;
        }
        // Fixed bits, cut where the standard formats cut them.
        let mut low = next - 1;
        while low > 0 && decode.mask >> (low - 1) & 1 == 1 && ![25, 20, 15, 12, 7].contains(&low) {
            low -= 1;
        }
        let width = usize::from(next - low);
        let value = decode.value >> low & (((1u64 << width) - 1) as u32);
        out.push((next - 1, low, format!("{value:0width$b}")));
        next = low;
    }
    out
}

fn operand(
    description: &Description,
    instruction: &DescribedInstruction,
    register: &OperandRegister,
) -> String {
    let file = match register.file {
        RegisterFile::Own(number) => description.states[usize::from(number)].name.as_str(),
        RegisterFile::V => "V",
        _ => "X",
    };
    let first = match register.index {
        IndexExpr::Fixed(number) => number.to_string(),
        IndexExpr::Field { field, offset: 0 } => instruction.decode.fields[field].name.clone(),
        IndexExpr::Field { field, offset } => format!("{}{offset:+}", instruction.decode.fields[field].name),
    };
    match register.count {
        1 => format!("{file}[{first}]"),
        count => format!("{file}[{first}] and the {} after it", count - 1),
    }
}
