//! Words before they are bits.

use super::format::{CONTROLS, Control, KINDS, Sizes};
use crate::program::Kind;

/// Where a number is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Operand {
    pub constant: bool,
    pub base: i64,
    pub index: Option<usize>,
    pub double: bool,
    pub group: Option<usize>,
}

impl Operand {
    pub fn field(&self, name: &str) -> u64 {
        match name {
            "constant" => self.constant.into(),
            "base" => self.base as u64,
            "indexed" => self.index.is_some().into(),
            "index" => self.index.unwrap_or(0) as u64,
            "two" => self.double.into(),
            "swaps" => self.group.is_some().into(),
            "group" => self.group.unwrap_or(0) as u64,
            other => unreachable!("an operand has no field {other}"),
        }
    }
}

/// What begins in a cycle: an operation, or one and a read of `IO`.
#[derive(Clone, Debug, Default)]
pub(super) struct Issue {
    pub gap: u32,
    pub operation: Option<Kind>,
    pub two: bool,
    pub unit: u32,
    pub lanes: u32,
    pub above: u32,
    pub a: Operand,
    pub b: Operand,
    pub target: Operand,
    pub io: Option<ReadOfIo>,
    /// Element of `IO`: a register, and a number.
    pub element: (Option<usize>, i64),
}

/// A read of `IO`.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReadOfIo {
    pub two: bool,
    pub target: Operand,
}

/// A step of control.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub control: Control,
    pub jump: usize,
    pub register: Option<usize>,
    pub index: Option<usize>,
    pub value: i64,
    pub group: usize,
    pub by_key: bool,
}

impl Step {
    pub fn new(control: Control) -> Self {
        Self { control, jump: 0, register: None, index: None, value: 0, group: 0, by_key: false }
    }
}

/// A word.
#[derive(Clone, Debug)]
pub(super) enum Draft {
    Issue(Issue),
    Step(Step),
}

impl Draft {
    pub fn field(&self, name: &str) -> u64 {
        match self {
            Self::Issue(issue) => issue.field(name),
            Self::Step(step) => step.field(name),
        }
    }

    pub fn operand(&self, name: &str) -> Option<&Operand> {
        let Self::Issue(issue) = self else { return None };
        match name {
            "a" => Some(&issue.a),
            "b" => Some(&issue.b),
            "target" => Some(&issue.target),
            _ => issue.io.as_ref().map(|io| &io.target),
        }
    }

    /// Bits of what it has.
    pub fn sizes(&self) -> Sizes {
        match self {
            Self::Issue(issue) => Sizes { wait: bits(u64::from(issue.gap)), ..Sizes::default() },
            Self::Step(step) => {
                Sizes { word: bits(step.jump as u64), group: bits(step.group as u64), ..Sizes::default() }
            }
        }
    }
}

/// Bits that a number needs; one at least.
pub(super) fn bits(most: u64) -> u32 {
    (u64::BITS - most.leading_zeros()).max(1)
}

impl Issue {
    fn field(&self, name: &str) -> u64 {
        match name {
            "gap" => self.gap.into(),
            "operation" => {
                let place = KINDS.iter().position(|(_, kind)| Some(*kind) == self.operation);
                place.map_or(0, |place| place as u64 + 1)
            }
            "two" => self.two.into(),
            "unit" => self.unit.into(),
            "lanes" => self.lanes.into(),
            "above" => self.above.into(),
            "reads_io" => self.io.is_some().into(),
            "io_two" => match self.io {
                Some(io) => io.two.into(),
                None => (self.two && self.operation == Some(Kind::Write)).into(),
            },
            "io_indexed" => self.element.0.is_some().into(),
            "io_index" => self.element.0.unwrap_or(0) as u64,
            "io_element" => self.element.1 as u64,
            other => unreachable!("a word that begins operations has no field {other}"),
        }
    }
}

impl Step {
    fn field(&self, name: &str) -> u64 {
        match name {
            "control" => {
                let place = CONTROLS.iter().position(|(_, control)| *control == self.control);
                place.expect("all are there") as u64
            }
            "jump" => self.jump as u64,
            "sets" => self.register.is_some().into(),
            "counter" => self.register.unwrap_or(0) as u64,
            "indexed" => self.index.is_some().into(),
            "index" => self.index.unwrap_or(0) as u64,
            "value" => self.value as u64,
            "group" => self.group as u64,
            "by_key" => self.by_key.into(),
            other => unreachable!("a step of control has no field {other}"),
        }
    }
}
