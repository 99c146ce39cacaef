//! How the assembler is told an encoding: by an `.insn` format where one fits, else as a computed
//! word.
//!
//! Source: GNU assembler manual, "RISC-V-Formats"; LLVM's assembler reads the same.

use instar_isa::{CustomField, CustomInstruction};

use crate::roles::{Kind, Operand};

/// Text of one operand within a directive.
pub(crate) struct Spelling<'a> {
    /// A register operand, as the assembler reads it.
    pub register: &'a dyn Fn(&Operand) -> String,
    /// A register's number as an expression.
    pub number: &'a dyn Fn(&Operand) -> String,
    /// An immediate as an expression.
    pub immediate: &'a dyn Fn(&Operand) -> String,
}

/// The directive, and whether it needs the symbols for register numbers.
pub(crate) fn directive(
    decode: &CustomInstruction,
    operands: &[Operand],
    spell: &Spelling<'_>,
) -> (String, bool) {
    match standard(decode, operands, spell) {
        Some(text) => (text, false),
        None => word(decode, operands, spell),
    }
}

fn fixed(decode: &CustomInstruction, lsb: u32, width: u32) -> Option<u32> {
    let ones = (1u32 << width) - 1;
    (decode.mask >> lsb & ones == ones).then_some(decode.value >> lsb & ones)
}

fn covers(field: &CustomField, parts: &[(u8, u8, u8)]) -> bool {
    field.segments.len() == parts.len()
        && parts.iter().all(|(word_lsb, field_lsb, width)| {
            field
                .segments
                .iter()
                .any(|s| (s.word_lsb, s.field_lsb, s.width) == (*word_lsb, *field_lsb, *width))
        })
}

fn standard(decode: &CustomInstruction, operands: &[Operand], spell: &Spelling<'_>) -> Option<String> {
    if decode.length != 4 {
        return None;
    }
    let opcode = fixed(decode, 0, 7)?;
    let funct3 = fixed(decode, 12, 3)?;
    let register = |lsb: u8| {
        if let Some(number) = fixed(decode, u32::from(lsb), 5) {
            return Some(format!("x{number}"));
        }
        let operand = operands.iter().find(|o| covers(&decode.fields[o.field], &[(lsb, 0, 5)]))?;
        matches!(operand.kind, Kind::Register { .. }).then(|| (spell.register)(operand))
    };
    let immediate = |parts: &[(u8, u8, u8)]| {
        let operand = operands.iter().find(|o| covers(&decode.fields[o.field], parts))?;
        // The formats take a signed number of 12 bits.
        let value = (spell.immediate)(operand);
        matches!(operand.kind, Kind::Immediate { .. })
            .then(|| format!("((({value}) & 0xfff) ^ 0x800) - 0x800"))
    };
    if let Some(funct7) = fixed(decode, 25, 7)
        && let (Some(rd), Some(rs1), Some(rs2)) = (register(7), register(15), register(20))
    {
        return Some(format!(".insn r {opcode:#04x}, {funct3}, {funct7:#04x}, {rd}, {rs1}, {rs2}"));
    }
    if let Some(funct2) = fixed(decode, 25, 2)
        && let (Some(rd), Some(rs1), Some(rs2), Some(rs3)) =
            (register(7), register(15), register(20), register(27))
    {
        return Some(format!(".insn r4 {opcode:#04x}, {funct3}, {funct2}, {rd}, {rs1}, {rs2}, {rs3}"));
    }
    if let (Some(rd), Some(rs1), Some(imm)) = (register(7), register(15), immediate(&[(20, 0, 12)])) {
        return Some(format!(".insn i {opcode:#04x}, {funct3}, {rd}, {rs1}, {imm}"));
    }
    if let (Some(rs1), Some(rs2), Some(imm)) =
        (register(15), register(20), immediate(&[(25, 5, 7), (7, 0, 5)]))
    {
        return Some(format!(".insn s {opcode:#04x}, {funct3}, {rs2}, {imm}({rs1})"));
    }
    None
}

/// The encoding as a computed word; works for every encoding and operand.
pub(crate) fn word(decode: &CustomInstruction, operands: &[Operand], spell: &Spelling<'_>) -> (String, bool) {
    let digits = usize::from(decode.length) * 2 + 2;
    let mut terms = vec![format!("{:#0digits$x}", decode.value)];
    let mut symbols = false;
    for operand in operands {
        let value = match operand.kind {
            Kind::Register { .. } | Kind::Vector { .. } => {
                symbols = true;
                (spell.number)(operand)
            }
            Kind::Immediate { .. } => format!("({})", (spell.immediate)(operand)),
        };
        for segment in &decode.fields[operand.field].segments {
            let ones = (1u64 << segment.width) - 1;
            let shifted = match segment.field_lsb {
                0 => value.clone(),
                lsb => format!("({value} >> {lsb})"),
            };
            terms.push(format!("(({shifted} & {ones:#x}) << {})", segment.word_lsb));
        }
    }
    let directive = if decode.length == 2 { ".2byte" } else { ".4byte" };
    (format!("{directive} {}", terms.join(" | ")), symbols)
}
