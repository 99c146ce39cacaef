//! Encodings: fixed bits, operand fields, and where in the opcode map an instruction lies.
//!
//! Source: CoreDSL 2 language reference, "Instructions"; opcode map of the RISC-V manual, Volume I,
//! chapter "RV32/64G Instruction Set Listings" and chapter "Extending RISC-V" for custom-0 to
//! custom-3.

use instar_isa::{CustomField, FieldSegment};

use crate::ast::{EncodingPart, Instruction};
use instar_diagnostic::{Diagnostic, Source, Span};

/// An encoding taken apart.
#[derive(Clone, Debug)]
pub(crate) struct Encoding {
    pub length: u8,
    pub mask: u32,
    pub value: u32,
    pub fields: Vec<CustomField>,
    /// Where each field is named first.
    pub spans: Vec<Span>,
}

/// The part of the opcode map in which an encoding lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EncodingSpace {
    /// custom-0 to custom-3: kept free for designs.
    Custom(u8),
    /// A major opcode that the manual reserves.
    Reserved,
    /// A major opcode of the manual, by its name there.
    Standard(&'static str),
    /// A 16-bit encoding, by its quadrant 0 to 2.
    Compressed(u8),
}

/// Names of the major opcodes, by bits 6 to 2 of a 32-bit instruction; empty where the manual
/// reserves them.
const MAJOR_OPCODES: [&str; 32] = [
    "LOAD",
    "LOAD-FP",
    "custom-0",
    "MISC-MEM",
    "OP-IMM",
    "AUIPC",
    "OP-IMM-32",
    "",
    "STORE",
    "STORE-FP",
    "custom-1",
    "AMO",
    "OP",
    "LUI",
    "OP-32",
    "",
    "MADD",
    "MSUB",
    "NMSUB",
    "NMADD",
    "OP-FP",
    "OP-V",
    "custom-2",
    "",
    "BRANCH",
    "JALR",
    "",
    "JAL",
    "SYSTEM",
    "OP-VE",
    "custom-3",
    "",
];

impl EncodingSpace {
    /// The space of an encoding with these fixed bits; `None` where its major opcode is not fixed.
    pub fn of(mask: u32, value: u32) -> Option<Self> {
        if mask & 3 != 3 {
            return None;
        }
        if value & 3 != 3 {
            return Some(Self::Compressed((value & 3) as u8));
        }
        if mask & 0x7f != 0x7f {
            return None;
        }
        Some(match MAJOR_OPCODES[(value >> 2 & 31) as usize] {
            "custom-0" => Self::Custom(0),
            "custom-1" => Self::Custom(1),
            "custom-2" => Self::Custom(2),
            "custom-3" => Self::Custom(3),
            "" => Self::Reserved,
            name => Self::Standard(name),
        })
    }
}

/// Reads and checks the encoding of an instruction.
pub(crate) fn read(
    source: Source<'_>,
    instruction: &Instruction,
    out: &mut Vec<Diagnostic>,
) -> Option<Encoding> {
    let span = instruction.encoding_span;
    let before = out.len();
    let total: u32 = instruction.encoding.iter().map(width).sum();
    if total != 16 && total != 32 {
        let message = format!("the encoding of `{}` has {total} bits, not 16 or 32", instruction.name.text);
        out.push(source.diagnostic(span, message));
    }
    let mut encoding =
        Encoding { length: (total / 8) as u8, mask: 0, value: 0, fields: vec![], spans: vec![] };
    let mut lsb = total;
    for part in &instruction.encoding {
        let part_width = width(part);
        lsb -= part_width;
        match part {
            EncodingPart::Bits(literal, place) => {
                if literal.width.is_none() {
                    let hint = format!("write it with its size, such as {}'b0001011", part_width.max(7));
                    out.push(
                        source.diagnostic(*place, "fixed bits of an encoding need a size").with_hint(hint),
                    );
                }
                if total > 32 {
                    continue;
                }
                let bits = (1u64 << part_width) - 1;
                let value = crate::types::Type::unsigned(part_width).wrap(&literal.value);
                encoding.mask |= (bits << lsb) as u32;
                encoding.value |= (u64::try_from(&value).unwrap_or(0) << lsb) as u32;
            }
            EncodingPart::Field { name, high, low, span } => {
                if high < low {
                    let message = format!("the bits of `{}` run upwards", name.text);
                    let hint = format!("write {}[{low}:{high}]", name.text);
                    out.push(source.diagnostic(*span, message).with_hint(hint));
                    continue;
                }
                if total > 32 {
                    continue;
                }
                let segment =
                    FieldSegment { word_lsb: lsb as u8, field_lsb: *low as u8, width: part_width as u8 };
                match encoding.fields.iter_mut().find(|field| field.name == name.text) {
                    Some(field) => {
                        let bits = |s: &FieldSegment| ((1u64 << s.width) - 1) << s.field_lsb;
                        let twice = field.segments.iter().map(bits).fold(0, |a, b| a | b) & bits(&segment);
                        if twice != 0 {
                            let message =
                                format!("bit {} of `{}` is encoded twice", twice.trailing_zeros(), name.text);
                            out.push(source.diagnostic(*span, message));
                        }
                        field.segments.push(segment);
                        field.width = field.width.max(*high as u8 + 1);
                    }
                    None => {
                        encoding.spans.push(*span);
                        encoding.fields.push(CustomField {
                            name: name.text.clone(),
                            width: *high as u8 + 1,
                            segments: vec![segment],
                            signed: false,
                        });
                    }
                }
            }
        }
    }
    if out.len() > before {
        return None;
    }
    check_fields(source, &encoding, out);
    check_length(source, &encoding, span, out);
    (out.len() == before).then_some(encoding)
}

fn width(part: &EncodingPart) -> u32 {
    match part {
        EncodingPart::Bits(literal, _) => {
            literal.width.unwrap_or_else(|| (literal.value.bits() as u32).max(1))
        }
        EncodingPart::Field { high, low, .. } => high.abs_diff(*low) + 1,
    }
}

/// Bits below the lowest encoded one are zero, as in branch offsets; a hole in the middle is a
/// mistake.
fn check_fields(source: Source<'_>, encoding: &Encoding, out: &mut Vec<Diagnostic>) {
    for (field, span) in encoding.fields.iter().zip(&encoding.spans) {
        if field.width > 32 {
            let message = format!("`{}` has {} bits; a field has at most 32", field.name, field.width);
            out.push(source.diagnostic(*span, message));
            continue;
        }
        let present =
            field.segments.iter().fold(0u64, |bits, s| bits | ((1u64 << s.width) - 1) << s.field_lsb);
        let lowest = present.trailing_zeros();
        if let Some(hole) = (lowest..u32::from(field.width)).find(|bit| present >> bit & 1 == 0) {
            let message = format!("bit {hole} of `{}` is not in the encoding", field.name);
            let hint = "every bit between the lowest and the highest of a field stands somewhere";
            out.push(source.diagnostic(*span, message).with_hint(hint));
        }
    }
}

/// The two lowest bits tell 32-bit instructions from 16-bit ones.
fn check_length(source: Source<'_>, encoding: &Encoding, span: Span, out: &mut Vec<Diagnostic>) {
    let low = encoding.value & 3;
    if encoding.mask & 3 != 3 {
        let message = "the two lowest bits of an encoding must be fixed";
        out.push(
            source.diagnostic(span, message).with_hint("11 marks 32-bit instructions, the rest 16-bit ones"),
        );
    } else if encoding.length == 4 && low != 3 {
        let message = format!("a 32-bit encoding ends in 11, this one in {low:02b}");
        out.push(source.diagnostic(span, message).with_hint("custom-0 is 7'b0001011"));
    } else if encoding.length == 2 && low == 3 {
        out.push(
            source.diagnostic(span, "a 16-bit encoding cannot end in 11, which marks 32-bit instructions"),
        );
    } else if encoding.length == 4 && encoding.mask & 0x1f == 0x1f && encoding.value & 0x1f == 0x1f {
        let message = "an encoding that ends in 11111 marks instructions longer than 32 bits";
        out.push(source.diagnostic(span, message));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opcode_map_is_the_manuals() {
        let space = |opcode| EncodingSpace::of(0x7f, opcode).unwrap();
        let custom: Vec<_> = [0x0b, 0x2b, 0x5b, 0x7b].map(space).into();
        assert_eq!(custom, (0..4).map(EncodingSpace::Custom).collect::<Vec<_>>());
        assert_eq!(space(0x77), EncodingSpace::Standard("OP-VE"));
        assert_eq!(space(0x33), EncodingSpace::Standard("OP"));
        assert_eq!(space(0x6b), EncodingSpace::Reserved);
        assert_eq!(space(0x01), EncodingSpace::Compressed(1));
        assert_eq!(EncodingSpace::of(0x3f, 0x0b), None);
    }
}
