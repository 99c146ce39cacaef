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
}

/// An expression of registers and an immediate.
#[derive(Clone, Debug)]
pub struct OperationText {
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
const ELSEWHERE: [&str; 4] = ["PC", "MEM", "raise", "CSR"];

/// That of an operation; `None` where it does more than compute one expression.
pub fn of(op: Op, xlen: Xlen) -> Option<&'static OperationText> {
    type Known = Mutex<HashMap<(Op, bool), Option<&'static OperationText>>>;
    static KNOWN: OnceLock<Known> = OnceLock::new();
    let mut known = KNOWN.get_or_init(Known::default).lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    *known.entry((op, xlen == Xlen::Rv64)).or_insert_with(|| read(op, xlen).map(|text| &*Box::leak(Box::new(text))))
}

fn read(op: Op, xlen: Xlen) -> Option<OperationText> {
    let text = instar_manual::of_op(op, xlen)?.instruction().behaviour_text.as_str();
    let expression = text.strip_prefix("X[rd] = ")?.strip_suffix(';')?;
    if expression.contains(';') {
        return None;
    }
    let mut found = OperationText { pieces: Vec::new(), reads: [false; 2], immediate: None };
    let mut kept = String::new();
    let mut rest = expression;
    while !rest.is_empty() {
        let piece = if let Some(after) = rest.strip_prefix("X[rs1]") {
            found.reads[0] = true;
            rest = after;
            Piece::Register(0)
        } else if let Some(after) = rest.strip_prefix("X[rs2]") {
            found.reads[1] = true;
            rest = after;
            Piece::Register(1)
        } else {
            let length = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
            let (word, after) = rest.split_at(length.max(1));
            rest = after;
            if let Some(name) = IMMEDIATES.iter().find(|name| **name == word) {
                found.immediate = Some(*name);
                Piece::Immediate
            } else if word == "LOG2_XLEN" {
                // Of the set in which the text stands.
                kept.push_str(if xlen == Xlen::Rv64 { "6" } else { "5" });
                continue;
            } else if ELSEWHERE.contains(&word) || word == "X" || calls(word, rest) {
                return None;
            } else {
                kept.push_str(word);
                continue;
            }
        };
        if !kept.is_empty() {
            found.pieces.push(Piece::Text(std::mem::take(&mut kept)));
        }
        found.pieces.push(piece);
    }
    if !kept.is_empty() {
        found.pieces.push(Piece::Text(kept));
    }
    (found.reads[0] || found.reads[1]).then_some(found)
}

/// Whether a word calls a function of its set; `word` sign-extends, and is expanded elsewhere.
fn calls(word: &str, rest: &str) -> bool {
    let name = word.starts_with(|c: char| c.is_ascii_alphabetic());
    name && rest.starts_with('(') && word != "word"
}
