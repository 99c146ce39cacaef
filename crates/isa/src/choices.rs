//! What the operands of an encoding can be: for generators of programs and of tests.
//!
//! Source: the operand fields of the tables, asked, not repeated.

use crate::layout::{ImmediateField, RegisterField, Restriction, WordLayout};
use crate::tables::ManualEncoding;

/// The immediates that a field can hold: every multiple of `step` from `min` to `max`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImmediateRange {
    /// Smallest.
    pub min: i64,
    /// Largest.
    pub max: i64,
    /// Distance between two neighbours, a power of two.
    pub step: i64,
}

impl RegisterField {
    /// The register numbers that this field can name, ascending; none where it is absent.
    pub fn choices(self) -> Vec<u8> {
        let here = |number: &u8| self.insert(0, *number).is_some();
        if self == Self::Absent { Vec::new() } else { (0..32).filter(here).collect() }
    }
}

impl ManualEncoding {
    /// The immediates that a word of this instruction can hold; `None` where it has none or implies
    /// it.
    pub fn immediate_range(&self) -> Option<ImmediateRange> {
        let ImmediateField::Bits { runs, top, signed } = self.layout.immediate else { return None };
        let base = self.layout.immediate.extract(self.value);
        let mut range = ImmediateRange { min: base, max: base, step: i64::MAX };
        for (from, to) in
            runs.iter().flat_map(|&(from, to, width)| (0..width).map(move |n| (from + n, to + n)))
        {
            if self.mask >> from & 1 == 1 {
                continue;
            }
            let weight = 1 << to;
            if signed && to == top {
                range.min -= weight;
            } else {
                range.max += weight;
            }
            range.step = range.step.min(weight);
        }
        match self.layout.restriction {
            Restriction::ImmediateAtLeast(least) => range.min = range.min.max(least),
            Restriction::ImmediateAtMost(most) => range.max = range.max.min(most),
            _ => {}
        }
        (range.min < range.max).then_some(range)
    }

    /// Pairs among rd, rs1 and rs2 that stand in one field of the word, so that they are always
    /// equal.
    pub fn tied(&self) -> Vec<(&'static str, &'static str)> {
        let WordLayout { rd, rs1, rs2, .. } = *self.layout;
        let pairs = [("rd", rd, "rs1", rs1), ("rd", rd, "rs2", rs2), ("rs1", rs1, "rs2", rs2)];
        let same = |a: RegisterField, b| a == b && a.choices().len() > 1;
        pairs.into_iter().filter(|&(_, a, _, b)| same(a, b)).map(|(a, _, b, _)| (a, b)).collect()
    }

    /// Whether the rs1 field holds a number, not a register (`csrrwi` and its kin).
    pub fn rs1_is_number(&self) -> bool {
        self.layout.rs1 != RegisterField::Absent && !self.has_rs1()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Isa, Operands, Xlen, instructions};

    fn everywhere() -> impl Iterator<Item = &'static ManualEncoding> {
        [Xlen::Rv32, Xlen::Rv64].into_iter().flat_map(|xlen| instructions(&Isa::everything(xlen)))
    }

    fn encode(instruction: &ManualEncoding, immediate: i64) -> Option<u32> {
        let l = instruction.layout;
        let last = |field: RegisterField| field.choices().last().copied().unwrap_or(0);
        let rs2 = l.rs2.choices().iter().rev().nth(1).copied().unwrap_or_else(|| last(l.rs2));
        let operands = Operands { rd: last(l.rd), rs1: last(l.rs1), rs2, immediate };
        let tied = Operands { rs2: last(l.rs2), ..operands };
        let rs1 = l.rs1.choices().iter().rev().nth(2).copied().unwrap_or(0);
        let apart = Operands { rs1, ..operands };
        [operands, tied, apart].iter().find_map(|operands| instruction.encode(operands))
    }

    #[test]
    fn every_instruction_can_be_encoded_with_some_of_its_choices() {
        for instruction in everywhere() {
            let immediate = match (instruction.layout.immediate, instruction.immediate_range()) {
                (ImmediateField::Fixed(value), _) => value,
                (_, range) => range.map_or(0, |range| range.max),
            };
            assert!(encode(instruction, immediate).is_some(), "{} {immediate}", instruction.mnemonic);
        }
    }

    #[test]
    fn the_ends_of_every_range_can_be_encoded_and_what_lies_beyond_cannot() {
        for instruction in everywhere() {
            let Some(ImmediateRange { min, max, step }) = instruction.immediate_range() else { continue };
            for inside in [min, max, min + step, max - step].into_iter().filter(|&i| i != 0) {
                assert!(encode(instruction, inside).is_some(), "{} {inside}", instruction.mnemonic);
            }
            for outside in [min - step, max + step] {
                assert_eq!(encode(instruction, outside), None, "{} {outside}", instruction.mnemonic);
            }
            assert!(step == 1 || encode(instruction, max - 1).is_none(), "{}", instruction.mnemonic);
        }
    }
}
