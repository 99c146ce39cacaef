//! What the manual's text says that an operation computes, as an expression of its operands.
//!
//! Source: own design; the texts are those of `instar-manual`.

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock};

use instar_isa::{Op, Xlen};

/// A piece of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Text that stays.
    Text(String),
    /// X[rs1] or X[rs2].
    Register(usize),
    /// The immediate, as the text names it.
    Immediate,
    /// A local variable.
    Local(usize),
}

/// A local variable.
#[derive(Clone, Debug)]
pub struct LocalText {
    /// Its type.
    pub kind: String,
    /// What it is set to.
    pub pieces: Vec<Piece>,
}

/// An expression of registers and an immediate.
#[derive(Clone, Debug)]
pub struct OperationText {
    /// Local variables, in their order.
    pub locals: Vec<LocalText>,
    /// What stands to the right of `X[rd] =`.
    pub pieces: Vec<Piece>,
    /// Whether it reads rs1 and rs2.
    pub reads: [bool; 2],
    /// The immediate's name; `None` where it has none.
    pub immediate: Option<&'static str>,
}

/// Names of immediates in the texts.
const IMMEDIATES: [&str; 2] = ["shamt", "imm"];
/// What only computes calls no function and touches nothing but registers.
const ELSEWHERE: [&str; 8] = ["PC", "MEM", "raise", "CSR", "for", "while", "if", "return"];

/// That of an operation; `None` where it does more than compute one expression.
pub fn of(op: Op, xlen: Xlen) -> Option<&'static OperationText> {
    type Known = Mutex<HashMap<(Op, bool), Option<&'static OperationText>>>;
    static KNOWN: OnceLock<Known> = OnceLock::new();
    let mut known =
        KNOWN.get_or_init(Known::default).lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    *known
        .entry((op, xlen == Xlen::Rv64))
        .or_insert_with(|| read(op, xlen).map(|text| &*Box::leak(Box::new(text))))
}

fn read(op: Op, xlen: Xlen) -> Option<OperationText> {
    let text = instar_manual::of_op(op, xlen)?.instruction().behaviour_text.trim();
    let body = text.strip_prefix('{').and_then(|body| body.strip_suffix('}')).unwrap_or(text);
    let statements: Vec<&str> = body.split(';').map(str::trim).filter(|one| !one.is_empty()).collect();
    let (last, before) = statements.split_last()?;
    let mut reading = Reading {
        xlen,
        names: Vec::new(),
        found: OperationText { locals: Vec::new(), pieces: Vec::new(), reads: [false; 2], immediate: None },
    };
    for statement in before {
        let (declared, value) = statement.split_once(" = ")?;
        let (kind, name) = declared.rsplit_once(' ')?;
        if !(kind.starts_with("signed<") || kind.starts_with("unsigned<")) {
            return None;
        }
        let pieces = reading.pieces(value)?;
        let kind = reading.folded(kind);
        reading.found.locals.push(LocalText { kind, pieces });
        reading.names.push(name.to_owned());
    }
    reading.found.pieces = reading.pieces(last.strip_prefix("X[rd] = ")?)?;
    let found = reading.found;
    (found.reads[0] || found.reads[1]).then_some(found)
}

struct Reading {
    xlen: Xlen,
    /// Local variables.
    names: Vec<String>,
    found: OperationText,
}

impl Reading {
    /// Constants of the sets in which the texts stand, as numbers.
    fn folded(&self, text: &str) -> String {
        let bits = self.xlen.bits();
        text.replace("TWICE_XLEN", &(2 * bits).to_string())
            .replace("LOG2_XLEN", &bits.ilog2().to_string())
            .replace("XLEN", &bits.to_string())
    }

    fn pieces(&mut self, expression: &str) -> Option<Vec<Piece>> {
        let expanded = self.folded(&expanded(expression));
        let (mut pieces, mut kept) = (Vec::new(), String::new());
        let mut rest = expanded.as_str();
        while !rest.is_empty() {
            let piece = if let Some(after) = rest.strip_prefix("X[rs1]") {
                self.found.reads[0] = true;
                rest = after;
                Piece::Register(0)
            } else if let Some(after) = rest.strip_prefix("X[rs2]") {
                self.found.reads[1] = true;
                rest = after;
                Piece::Register(1)
            } else {
                let length =
                    rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
                let (word, after) = rest.split_at(length.max(1));
                rest = after;
                if let Some(name) = IMMEDIATES.iter().find(|name| **name == word) {
                    self.found.immediate = Some(*name);
                    Piece::Immediate
                } else if let Some(local) = self.names.iter().position(|name| name == word) {
                    Piece::Local(local)
                } else if ELSEWHERE.contains(&word) || word == "X" || calls(word, rest) {
                    return None;
                } else {
                    kept.push_str(word);
                    continue;
                }
            };
            if !kept.is_empty() {
                pieces.push(Piece::Text(std::mem::take(&mut kept)));
            }
            pieces.push(piece);
        }
        if !kept.is_empty() {
            pieces.push(Piece::Text(kept));
        }
        Some(pieces)
    }
}

/// Functions of the sets, written out: `word` sign-extends, `turned` rotates to the right.
fn expanded(expression: &str) -> String {
    let mut text = expression.to_owned();
    for (name, form) in
        [("turned", "((0 >> 1) | (0 << (XLEN - 1)))"), ("word", "(unsigned<XLEN>)(signed)(0)")]
    {
        let call = format!("{name}(");
        while let Some(start) = found(&text, &call) {
            let Some((arguments, length)) = arguments(&text[start + call.len()..]) else { return text };
            let made: String = form
                .split_inclusive(['0', '1'])
                .map(|part| match (part.strip_suffix('0'), part.strip_suffix('1')) {
                    (Some(before), _) => format!("{before}{}", arguments[0]),
                    (_, Some(before)) => format!("{before}{}", arguments.get(1).copied().unwrap_or_default()),
                    _ => part.to_owned(),
                })
                .collect();
            text.replace_range(start..start + call.len() + length + 1, &made);
        }
    }
    text
}

/// Where a call stands whose name is not the end of another one.
fn found(text: &str, call: &str) -> Option<usize> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.match_indices(call).map(|(at, _)| at).find(|at| !text[..*at].ends_with(is_name))
}

/// Arguments up to the parenthesis that closes them, and the length of all.
fn arguments(text: &str) -> Option<(Vec<&str>, usize)> {
    let (mut depth, mut from, mut all) = (0, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' if depth == 0 => {
                all.push(text[from..at].trim());
                return Some((all, at));
            }
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                all.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    None
}

/// Whether a word calls a function of its set.
fn calls(word: &str, rest: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_alphabetic()) && rest.starts_with('(')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(op: Op) -> Option<String> {
        let text = of(op, Xlen::Rv32)?;
        let pieces = text.locals.iter().flat_map(|local| &local.pieces).chain(&text.pieces);
        Some(
            pieces
                .map(|piece| match piece {
                    Piece::Text(text) => text.clone(),
                    Piece::Register(number) => ["A", "B"][*number].to_owned(),
                    Piece::Immediate => "I".to_owned(),
                    Piece::Local(number) => format!(" L{number}"),
                })
                .collect(),
        )
    }

    #[test]
    fn texts_of_the_manual_become_expressions() {
        assert_eq!(written(Op::Add).unwrap(), "(unsigned<32>)(A + B)");
        assert_eq!(written(Op::Sll).unwrap(), "A << B[5 - 1 : 0]");
        assert_eq!(written(Op::Mulh).unwrap(), "(signed)A * (signed)B L0[2 * 32 - 1 : 32]");
        assert_eq!(written(Op::Rori).unwrap(), "((A >> I) | (A << (32 - I)))");
        assert_eq!(written(Op::Andi).unwrap(), "A & (unsigned<32>)(signed)I");
    }

    #[test]
    fn what_loops_or_leaves_the_registers_is_none() {
        for op in [Op::Clz, Op::OrcB, Op::Lw, Op::Beq, Op::Auipc, Op::Ecall] {
            assert!(written(op).is_none(), "{op:?}");
        }
    }
}
