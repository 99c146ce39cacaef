//! What holds or carries a value in a core, and what comes into it when.
//!
//! Source: own design. A model says *when* something changes and *whose* value comes; which value
//! that is stands in the stream of retired instructions, and the model does not know it.

use std::borrow::Cow;

use instar_isa::Op;

use crate::{Commit, CommitObserver};

/// What keeps the value of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// Flip-flops.
    FlipFlops,
    /// Nothing: a wire, whose value is the one that it settles at within a cycle.
    Wire,
}

/// Some elements of one kind.
#[derive(Clone, Debug)]
pub struct Element {
    /// Name, of several that of the first without its number.
    pub name: Cow<'static, str>,
    /// How many there are, numbered from 0.
    pub count: u16,
    /// Bits of each.
    pub bits: u32,
    /// What keeps it.
    pub keeps: Keeps,
    /// When it changes, in one sentence.
    pub rule: &'static str,
    /// File of the RTL, and the name there.
    pub source: &'static str,
}

/// A file of a design's own registers, whose elements stand behind those of the core, one for each
/// register.
#[derive(Clone, Debug)]
pub struct OwnRegisters {
    /// Its name.
    pub name: String,
    /// How many registers it has.
    pub count: u16,
    /// Bits of each; one of more than 32 has no value that an element tells.
    pub bits: u32,
}

impl OwnRegisters {
    /// Its elements, on any core.
    pub fn element(&self) -> Element {
        Element {
            name: Cow::Owned(self.name.clone()),
            count: self.count,
            bits: self.bits,
            keeps: Keeps::FlipFlops,
            rule: "as an instruction of the design that writes it leaves EX",
            source: "the design's description",
        }
    }
}

/// Name of element `number`, counted over all rows of `table`.
pub fn element_name(table: &[Element], number: u16) -> String {
    let mut at = number;
    for row in table {
        if at < row.count {
            return if row.count == 1 { row.name.clone().into_owned() } else { format!("{}{at}", row.name) };
        }
        at -= row.count;
    }
    format!("element {number}")
}

/// How many elements a table has.
pub fn element_count(table: &[Element]) -> u16 {
    table.iter().map(|row| row.count).sum()
}

/// Which value comes into an element, as the instruction that brings it sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DriveSource {
    /// What the model cannot say from the stream.
    Unknown,
    /// A number that the code states: an immediate, an address of code, zero.
    Constant(u32),
    /// What this X register held before the instruction.
    Register(u8),
    /// What the instruction writes to its register, or would to another than x0.
    Result,
    /// What is behind it in a register of the design's own: the number of that one among the
    /// registers that it writes.
    Own(u16),
    /// The address of its memory access and so many bytes.
    Address(u32),
    /// What it loaded, extended to a register.
    Loaded,
    /// All ones where the branch is taken, else zero.
    Decision,
    /// 1 where the first of two elements is below the second as both stand, unsigned; else 0.
    Less(u16, u16),
    /// The sum of a multiplier that works in halves, after so many steps.
    Product(u8),
    /// Its carry.
    ProductCarry(u8),
    /// Of a serial divider.
    Divider(Divider),
    /// This byte of what it loaded, counted from the first one on.
    LoadedByte(u8),
    /// What it stores, rotated to where its address lies in a word.
    Stored,
    /// Of a multiplier that is a pipeline.
    Multiplier(Multiplier),
    /// Of a divider that aligns its operands first, behind so many steps.
    AlignedDivider(AlignedDivider, u8),
    /// What another element holds where the list of drives has come to, in the cycle before or, of
    /// a wire that was told first, in this one: these bytes of it, one bit each, beside those that
    /// were there. Only of a model that tells in order of time.
    Held(u16, u8),
    /// These bytes of what another element holds there, repeated to fill a word; they
    /// lie one behind the other, at a multiple of their number. Likewise.
    Repeated(u16, u8),
    /// What a unit makes of what two other elements hold there. Likewise.
    Computed(Computation, [u16; 2]),
}

/// What a unit makes of its two operands, the second of which is an immediate where there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Computation {
    /// The result of an ALU operation.
    Result(Op),
    /// What a multiplier's register holds behind an operation.
    Product(Op, Multiplier),
    /// The result of a shift by 32 less its amount.
    Complement(Op),
    /// The first, rotated up by so many bytes as the two lowest bits of the second say.
    Rotated,
    /// What a multiplier comes to that adds one product of halves to another.
    Accumulated(Op, Accumulating),
    /// What a divider holds that works bit by bit.
    Divided(Op, LongDivision),
}

/// A step of a multiplier that adds products of halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accumulating {
    /// It has three products a step, so that a lower half takes one step.
    pub one_cycle: bool,
    /// Steps before.
    pub step: u8,
    /// Bits 33 and 32 of the sum, in place of those below.
    pub top: bool,
}

/// What a divider holds after a step, which works on operands without signs bit by bit, as one
/// does by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongDivision {
    /// Steps before.
    pub step: u8,
    /// Which of its registers.
    pub part: LongDivisionPart,
}

/// Registers of such a divider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LongDivisionPart {
    /// The remainder so far, in the end the result.
    Remainder,
    /// Its bits 33 and 32.
    RemainderTop,
    /// The divisor.
    Divisor,
    /// The dividend.
    Dividend,
    /// The quotient so far.
    Quotient,
}

/// What a pipeline of a multiplier holds of a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Multiplier {
    /// Its lower half.
    Low,
    /// Its upper half.
    High,
    /// That without carries, of operands that are reversed where the operation asks for it.
    CarryLess,
    /// The same, bits reversed.
    Reversed,
}

/// What a divider holds that aligns its operands first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlignedDivider {
    /// The remainder so far.
    Remainder,
    /// The divisor, aligned and shifted.
    Divisor,
    /// The quotient so far.
    Quotient,
}

/// What a serial divider holds or shows. The sources of a division are told step by step: what it
/// shows, then its three registers behind the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Divider {
    /// What its output shows before the step.
    Shown,
    /// The remainder so far, behind the first step, which takes the operands.
    Start,
    /// The remainder so far, behind any other step.
    Step,
    /// The shifted divisor.
    Divisor,
    /// The quotient so far, with its bits reversed.
    Quotient,
}

/// Refuses a core with a design's instructions or registers, of a family that tells the core's own
/// elements.
///
/// # Errors
/// Why, as the end of a sentence.
pub(crate) fn without_design<C>(timings: &[C], own: &[OwnRegisters]) -> Result<(), String> {
    if timings.is_empty() && own.is_empty() {
        return Ok(());
    }
    Err("what a design's instructions bring into its elements is known on cv32e40p alone".to_owned())
}

/// What of a division's detail ([`instar_isa::DivideDetail`]) decides its time: divisions of which
/// it is the same take the same.
pub type DivisionTime = fn(u64) -> u64;

/// A value comes into an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drive {
    /// First cycle in which the element has it.
    pub cycle: u64,
    /// Number of the instruction in the stream of retired instructions, from 0.
    pub index: u64,
    /// Number of the element.
    pub element: u16,
    /// Which value of the instruction.
    pub source: DriveSource,
}

/// Takes what a model tells of its elements: of each element in order of time, of all in order of
/// the instructions, or of time ([`crate::CoreParams::tells_in_time`]).
#[derive(Clone, Debug, Default)]
pub struct Drives {
    /// What nobody has taken yet.
    pub waiting: Vec<Drive>,
    /// Cycle of the first commit.
    pub first: Option<u64>,
    /// Cycle of the last commit.
    pub last: u64,
}

impl CommitObserver for Drives {
    const CAUSES: bool = false;
    const ELEMENTS: bool = true;

    fn commit(&mut self, commit: &Commit) {
        self.first.get_or_insert(commit.cycle);
        self.last = commit.cycle;
    }

    fn drive(&mut self, drive: &Drive) {
        self.waiting.push(*drive);
    }
}
