//! Words back to assembly text, as LLVM's disassembler prints them without aliases.
//!
//! Source: the syntax column of the tables; for a design's instruction its CoreDSL assembly string.

use std::borrow::Cow;
use std::fmt::Write;

use crate::Xlen;
use crate::csr;
use crate::custom::CustomInstruction;
use crate::decoder::Decoder;
use crate::layout::Operands;
use crate::register::abi_name;
use crate::stack_frame::StackFrame;
use crate::tables::ManualEncoding;
use crate::vector::vtype_text;

impl Decoder {
    /// Assembly of `word` at `pc` (branch and jump targets are printed as addresses).
    ///
    /// ```
    /// use instar_isa::{Decoder, Isa};
    /// let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    /// assert_eq!(decoder.disassemble(0x8000_0000, 0x00c5_8533), "add a0, a1, a2");
    /// assert_eq!(decoder.disassemble(0x8000_0000, 0x0000_4501), "c.li a0, 0");
    /// ```
    pub fn disassemble(&self, pc: u64, word: u32) -> String {
        let word = if word & 3 == 3 { word } else { word & 0xffff };
        if let Some((instruction, operands)) = self.lookup(word) {
            return manual(instruction, &operands, pc, self.isa().xlen());
        }
        match self.lookup_custom(word) {
            Some(index) => custom(&self.customs()[index], word),
            None if word & 3 == 3 => format!(".4byte {word:#010x}"),
            None => format!(".2byte {word:#06x}"),
        }
    }
}

fn manual(instruction: &ManualEncoding, o: &Operands, pc: u64, xlen: Xlen) -> String {
    let mut text = instruction.mnemonic.to_string();
    let syntax = instruction.layout.syntax;
    if !syntax.is_empty() && !syntax.starts_with("{order}") {
        text.push(' ');
    }
    let frame = || StackFrame::new(o.immediate, xlen);
    fill(&mut text, syntax, |text, name| match name {
        "rd" => text.push_str(abi_name(o.rd)),
        "rs1" => text.push_str(abi_name(o.rs1)),
        "rs2" => text.push_str(abi_name(o.rs2)),
        "imm" => push(text, o.immediate),
        "hex" => {
            let _ = write!(text, "{:#x}", o.immediate >> 12 & 0xf_ffff);
        }
        "target" => {
            let _ = write!(text, "{:#x}", xlen.truncate(pc.wrapping_add(o.immediate as u64)));
        }
        "uimm" => push(text, i64::from(o.rs1)),
        "csr" => text.push_str(&csr_name(o.immediate as u16, xlen)),
        "pred" => text.push_str(&fence_set(o.immediate >> 4)),
        "succ" => text.push_str(&fence_set(o.immediate)),
        "order" => text.push_str(["", ".rl", ".aq", ".aqrl"][o.immediate as usize & 3]),
        "list" => text.push_str(&frame().to_string()),
        "push" => push(text, -(frame().adjustment as i64)),
        "pop" => push(text, frame().adjustment as i64),
        "vd" => vector(text, o.rd),
        "vs1" => vector(text, o.rs1),
        "vs2" => vector(text, o.rs2),
        "vm" => text.push_str(if o.immediate & 1 == 1 { "" } else { ", v0.t" }),
        "vimm" => push(text, o.immediate >> 1),
        "vtype" => text.push_str(&vtype_text(o.immediate)),
        other => unreachable!("placeholder {other} in a table of this crate"),
    });
    text
}

/// Name or number; assemblers know no name of a register that this XLEN does not have.
fn csr_name(number: u16, xlen: Xlen) -> Cow<'static, str> {
    let named = xlen == Xlen::Rv32 || !csr::is_rv32_only(number);
    csr::name(number).filter(|_| named).unwrap_or_else(|| format!("{number:#x}").into())
}

fn custom(custom: &CustomInstruction, word: u32) -> String {
    let mut text = custom.mnemonic.clone();
    if !custom.syntax.is_empty() {
        text.push(' ');
    }
    let in_vectors = |name: &str| custom.vector_field(|field| field.name == name);
    fill(&mut text, &custom.syntax, |text, place| {
        let inner = place.strip_prefix("name(").and_then(|rest| rest.strip_suffix(')'));
        let (name, offset) = match inner.unwrap_or(place).split_once('+') {
            Some((name, offset)) => (name.trim(), offset.trim().parse().unwrap_or(0)),
            None => (inner.unwrap_or(place).split(':').next().unwrap_or("").trim(), 0),
        };
        let Some(field) = custom.fields.iter().find(|field| field.name == name) else {
            let _ = write!(text, "{{{place}}}");
            return;
        };
        match inner.map(|_| field.extract(word) + offset) {
            Some(number) if number < 32 && in_vectors(name) => vector(text, number as u8),
            Some(number) if number < 32 => text.push_str(abi_name(number as u8)),
            Some(number) => push(text, i64::from(number)),
            None => push(text, field.written(word) + i64::from(offset)),
        }
    });
    text
}

fn vector(text: &mut String, number: u8) {
    let _ = write!(text, "v{number}");
}

fn push(text: &mut String, number: i64) {
    let _ = write!(text, "{number}");
}

/// Copies `template`, replacing each `{place}`.
fn fill(text: &mut String, template: &str, mut replace: impl FnMut(&mut String, &str)) {
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let (place, tail) = after.split_once('}').unwrap_or((after, ""));
        replace(text, place);
        rest = tail;
    }
    text.push_str(rest);
}

/// `iorw` of four bits, `0` for none.
fn fence_set(bits: i64) -> String {
    let set: String =
        "iorw".chars().enumerate().filter(|(n, _)| bits >> (3 - n) & 1 == 1).map(|(_, c)| c).collect();
    if set.is_empty() { "0".to_string() } else { set }
}
