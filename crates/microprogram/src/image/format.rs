//! What a word of the instruction memory is made of: one table for whoever writes words and for
//! the hardware that reads them.
//!
//! Source: own design; docs/reference/microprogram.md, "Words". A word either begins operations or
//! is a step of control; its first bit says which.

use num_bigint::BigUint;

use super::draft::{Draft, Operand};
use crate::program::Kind;

/// What a word that begins operations has them do, from 1 on; 0 is nothing.
pub(super) const KINDS: [(&str, Kind); 10] = [
    ("Multiply", Kind::Multiply),
    ("Square", Kind::Square),
    ("Add", Kind::Add),
    ("Subtract", Kind::Subtract),
    ("Sum", Kind::Sum),
    ("Difference", Kind::Difference),
    ("Copy", Kind::Copy),
    ("Halve", Kind::Halve),
    ("Reduce", Kind::Reduce),
    ("Write", Kind::Write),
];

/// Their names in hardware.
pub fn operations() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|(name, _)| *name)
}

/// A step of control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// A loop begins; without a round it goes to `jump`.
    Loop,
    /// A round ends; where one is left it goes to `jump`.
    Round,
    /// A routine begins.
    Call,
    /// It ends.
    Return,
    /// A register is set.
    Set,
    /// A register is set from a table.
    LookUp,
    /// Pairs swap, or have their own places again.
    Swap,
}

/// All of them, with their names in hardware; each is encoded as its place here.
pub const CONTROLS: [(&str, Control); 7] = [
    ("Loop", Control::Loop),
    ("Round", Control::Round),
    ("Call", Control::Call),
    ("Return", Control::Return),
    ("Set", Control::Set),
    ("LookUp", Control::LookUp),
    ("Swap", Control::Swap),
];

/// Bits of what fields hold: as many as a device's programs need.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    /// Of an address of a number in memory, and of a constant.
    pub address: u32,
    /// Of the number of a register.
    pub register: u32,
    /// Of the address of a word.
    pub word: u32,
    /// Of cycles up to the next word.
    pub wait: u32,
    /// Of the number of a group of pairs that swap.
    pub group: u32,
    /// Of the number of a unit.
    pub unit: u32,
    /// Of an element of `IO`.
    pub element: u32,
}

/// A field: a name and its bits, or the name of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Of so many bits.
    Bits(&'static str, u32),
    /// Where a number is.
    Operand(&'static str),
}

/// Where a number is: the fields of an operand, the first of them highest.
pub fn operand_fields(sizes: Sizes) -> Vec<(&'static str, u32)> {
    vec![
        // Of the constants' memory, not of the numbers'.
        ("constant", 1),
        ("base", sizes.address),
        // A register is added, times two of an array of numbers with two parts.
        ("indexed", 1),
        ("index", sizes.register),
        // Its variable has two parts.
        ("two", 1),
        // Where its group is swapped it has the place of its partner.
        ("swaps", 1),
        ("group", sizes.group),
    ]
}

/// The fields of a word that begins operations, the first of them highest.
pub fn issue_fields(sizes: Sizes) -> Vec<Field> {
    vec![
        // Cycles up to the next word, beyond one.
        Field::Bits("gap", sizes.wait),
        Field::Bits("operation", 4),
        Field::Bits("two", 1),
        Field::Bits("unit", sizes.unit),
        Field::Bits("lanes", 3),
        // What a difference has added: the modulus times 2 to this.
        Field::Bits("above", 2),
        Field::Operand("a"),
        Field::Operand("b"),
        Field::Operand("target"),
        // Element of IO that is read beside, or written.
        Field::Bits("reads_io", 1),
        Field::Bits("io_two", 1),
        Field::Bits("io_indexed", 1),
        Field::Bits("io_index", sizes.register),
        Field::Bits("io_element", sizes.element),
        Field::Operand("io_target"),
    ]
}

/// The fields of a step of control, the first of them highest.
pub fn control_fields(sizes: Sizes) -> Vec<Field> {
    vec![
        Field::Bits("control", 3),
        Field::Bits("jump", sizes.word),
        // The register that is set, or that counts rounds.
        Field::Bits("sets", 1),
        Field::Bits("counter", sizes.register),
        // A number: a register where `indexed`, and `value`.
        Field::Bits("indexed", 1),
        Field::Bits("index", sizes.register),
        Field::Bits("value", 16),
        Field::Bits("group", sizes.group),
        Field::Bits("by_key", 1),
    ]
}

fn operand_bits(sizes: Sizes) -> u32 {
    operand_fields(sizes).iter().map(|(_, bits)| bits).sum()
}

fn bits_of(fields: &[Field], sizes: Sizes) -> u32 {
    let bits = |field: &Field| match field {
        Field::Bits(_, bits) => *bits,
        Field::Operand(_) => operand_bits(sizes),
    };
    fields.iter().map(bits).sum()
}

/// Bits of the fields of either kind of word, without the first bit.
pub fn payload_bits(sizes: Sizes) -> (u32, u32) {
    (bits_of(&issue_fields(sizes), sizes), bits_of(&control_fields(sizes), sizes))
}

/// Bits of a word.
pub fn word_bits(sizes: Sizes) -> u32 {
    let (issue, control) = payload_bits(sizes);
    1 + issue.max(control)
}

/// The encoding of a word.
pub(super) fn encoded(draft: &Draft, sizes: Sizes) -> BigUint {
    let issues = matches!(draft, Draft::Issue(_));
    let mut word = BigUint::from(u32::from(issues)) << (word_bits(sizes) - 1);
    let fields = if issues { issue_fields(sizes) } else { control_fields(sizes) };
    let mut at = bits_of(&fields, sizes);
    let mut put = |value: u64, bits: u32| {
        at -= bits;
        // Places before an array's begin, and steps back, are those of a modulus.
        word |= BigUint::from(value & ((1 << bits) - 1)) << at;
    };
    for field in fields {
        match field {
            Field::Bits(name, bits) => put(draft.field(name), bits),
            Field::Operand(name) => {
                let operand = draft.operand(name);
                for (part, bits) in operand_fields(sizes) {
                    put(operand.map_or(0, |operand: &Operand| operand.field(part)), bits);
                }
            }
        }
    }
    word
}
