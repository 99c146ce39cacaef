//! The unit: how many products it makes at once, and when each operation reads, works and writes.
//!
//! Source: own design; docs/reference/microprogram.md, "The unit".

use instar_diagnostic::Diagnostic;
use num_bigint::BigUint;

use crate::program::{Kind, Microprogram, Operation};
use crate::text::Place;

/// Units that there may be.
pub const MOST_UNITS: u32 = 4;
/// Products of numbers that a unit makes side by side.
pub(crate) const LANES: u32 = 3;

/// Cycles in which the pipeline of the digit loop runs empty; the next product is in it by then.
const LOOP_FILL: u32 = 2;
/// Cycles in which the carries of a product are resolved.
const RESOLVE: u32 = 3;
/// Cycles in which three products become one with an imaginary part.
const COMBINE: u32 = 2;
/// Cycles from the last term of a sum to the sum, reduced.
const ADD: u32 = 3;

/// Cycles from the store that starts a command to the first of its program: its first word is
/// fetched, decoded, and finds its numbers, each in a cycle of its own.
pub(crate) const START: u64 = 4;
/// Cycles of a call and of a return each, of a loop's begin and of each of its rounds, of a
/// register that is set, of one that is set from a table, and of a swap.
pub(crate) const CALL: u64 = 1;
pub(crate) const LOOP: u64 = 1;
pub(crate) const SET: u64 = 1;
pub(crate) const LOOK_UP: u64 = 2;
pub(crate) const SWAP: u64 = 1;

/// How a unit is made: what may differ between two that run one text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Organisation {
    /// Units of three products each.
    pub units: u32,
    /// Bits of a digit.
    pub digit: u32,
}

/// What an operation uses, in cycles after it begins.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shape {
    /// Cycle, which source, which part: one number a cycle through the memory's port.
    pub reads: Vec<(u32, usize, u32)>,
    /// Cycle and part.
    pub writes: Vec<(u32, u32)>,
    /// Products at once in one unit, and from which cycle up to which.
    pub lanes: u32,
    pub lanes_from: u32,
    pub lanes_until: u32,
    /// Words that go through the port of the memory `IO`, from which cycle on.
    pub io_words: u32,
}

impl Shape {
    /// The cycle after its last one.
    pub(crate) fn length(&self) -> u32 {
        let ends = self.writes.iter().map(|(cycle, _)| cycle + 1);
        let reads = self.reads.iter().map(|(cycle, ..)| cycle + 1);
        ends.chain(reads).chain([self.lanes_until, self.io_words]).max().unwrap_or(0)
    }
}

impl Organisation {
    /// Refuses what cannot compute modulo the program's modulus.
    ///
    /// # Errors
    /// What is wrong with it, at the beginning of the program.
    pub fn suits(self, program: &Microprogram) -> Result<(), Diagnostic> {
        let Self { units, digit } = self;
        let fault = |message: String, hint: &str| Err(program.fault(Place::default(), message, hint));
        if !(1..=MOST_UNITS).contains(&units) || !(1..=64).contains(&digit) {
            let message =
                format!("there is no unit of {units} times three products with digits of {digit} bits");
            return fault(message, "one to four, and digits of up to 64 bits");
        }
        if !program.radix.is_multiple_of(digit) {
            let message = format!("R is 2^{}, which digits of {digit} bits do not divide", program.radix);
            return fault(message, "let `radix` be a multiple of a digit's bits");
        }
        let mask = (BigUint::from(1u32) << digit) - 1u32;
        if &program.modulus & &mask != mask {
            let message = format!(
                "the modulus is not -1 modulo 2^{digit}, as a unit without products for quotients needs"
            );
            return fault(message, "multiply it: by -1/modulus modulo that");
        }
        Ok(())
    }

    /// When an operation uses what.
    pub(crate) fn shape(self, program: &Microprogram, operation: &Operation) -> Shape {
        let digits = program.radix / self.digit;
        let parts = operation.sources.iter().chain(&operation.target).map(|one| program.parts(*one)).max();
        let parts = parts.unwrap_or(1);
        let one_source =
            operation.sources.len() == 1 || operation.sources.first() == operation.sources.last();
        let mut shape = Shape::default();
        match operation.kind {
            Kind::Multiply | Kind::Square => {
                for part in 0..parts {
                    shape.reads.push((part, 0, part));
                }
                if !one_source {
                    for part in 0..parts {
                        shape.reads.push((parts + part, 1, part));
                    }
                }
                let square = operation.kind == Kind::Square || one_source;
                shape.lanes = if parts == 1 { 1 } else { LANES - u32::from(square) };
                // The last number arrives a cycle after its read, and goes through an adder.
                shape.lanes_from = shape.reads.len() as u32 + 1;
                shape.lanes_until = shape.lanes_from + digits;
                let combine = if parts == 2 { COMBINE } else { 0 };
                let first = shape.lanes_until + LOOP_FILL + RESOLVE + combine;
                shape.writes = (0..parts).map(|part| (first + part, part)).collect();
            }
            Kind::Read => {
                shape.io_words = parts * program.io_words;
                shape.writes = (0..parts).map(|part| ((part + 1) * program.io_words + 1, part)).collect();
            }
            Kind::Write => {
                shape.io_words = parts * program.io_words + 1;
                shape.reads = (0..parts).map(|part| (part * program.io_words, 0, part)).collect();
            }
            _ => {
                let sources = operation.sources.len() as u32;
                for part in 0..parts {
                    for source in 0..sources {
                        shape.reads.push((part * sources + source, source as usize, part));
                    }
                    // The last term of a part arrives a cycle after its read.
                    shape.writes.push(((part + 1) * sources + ADD, part));
                }
            }
        }
        shape
    }
}
