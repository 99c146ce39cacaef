//! Which groups of registers an instruction may name together.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Operands" and "Vector
//! Masking".

use super::{Done, Stop, require};

/// A group of registers as an operand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    first: u8,
    registers: u8,
    /// Bits of an element, 1 for a mask.
    eew: u32,
    /// log2 of EMUL.
    emul: i8,
}

impl Group {
    /// The group that starts with `first`, of elements of `eew` bits.
    #[inline(always)]
    pub(super) fn new(first: u8, eew: u32, emul: i8) -> Done<Self> {
        require(emul <= 3, "a group of more than 8 registers")?;
        require(emul >= -3, "EMUL is below 1/8")?;
        let registers = 1 << emul.max(0);
        require(
            first & (registers - 1) == 0,
            "a register group does not start with a multiple of its length",
        )?;
        Ok(Self { first, registers, eew, emul })
    }

    /// `fields` groups one after the other, all of which must exist.
    #[inline(always)]
    pub(super) fn fields(first: u8, eew: u32, emul: i8, fields: usize) -> Done<Self> {
        let one = Self::new(first, eew, emul)?;
        let registers = usize::from(one.registers) * fields;
        require(registers <= 8, "the fields of a segment need more than 8 registers")?;
        require(usize::from(first) + registers <= 32, "the fields of a segment go beyond v31")?;
        Ok(Self { registers: registers as u8, ..one })
    }

    /// A mask.
    #[inline(always)]
    pub(super) fn mask(register: u8) -> Self {
        Self { first: register, registers: 1, eew: 1, emul: 0 }
    }

    /// One register whose element 0 is an operand.
    #[inline(always)]
    pub(super) fn scalar(register: u8, eew: u32) -> Self {
        Self { first: register, registers: 1, eew, emul: 0 }
    }

    /// The register after the last one.
    #[inline(always)]
    fn end(self) -> u8 {
        self.first + self.registers
    }

    #[inline(always)]
    pub(super) fn overlaps(self, other: Self) -> bool {
        self.first < other.end() && other.first < self.end()
    }

    /// Refuses a destination that overlaps a source other than the manual allows.
    #[inline(always)]
    pub(super) fn over(self, source: Self) -> Done {
        if self.eew == source.eew || !self.overlaps(source) {
            return Ok(());
        }
        let allowed = if self.eew < source.eew {
            self.first == source.first
        } else {
            source.emul >= 0 && self.end() == source.end()
        };
        require(allowed, "the destination overlaps a source of another width")
    }

    /// Refuses a destination that overlaps a source at all.
    #[inline(always)]
    pub(super) fn apart(self, source: Self) -> Done {
        require(!self.overlaps(source), "the destination overlaps a source")
    }

    /// Refuses a destination over v0 of a masked instruction.
    #[inline(always)]
    pub(super) fn beside_mask(self, masked: bool) -> Done {
        require(!masked || self.first > 0, "a masked instruction writes v0")
    }

    /// Refuses a register that two sources read in different widths.
    #[inline(always)]
    pub(super) fn with(self, other: Self) -> Done {
        let clash = self.eew != other.eew && self.overlaps(other);
        require(!clash, "a register is read as elements of two widths")
    }

    /// The same for v0 as a mask.
    #[inline(always)]
    pub(super) fn read_beside_mask(self, masked: bool) -> Done {
        require(!masked || self.eew == 1 || self.first > 0, "v0 is read as a mask and as elements")
    }
}

impl Stop {
    /// An element that this hart does not have.
    pub(super) const WIDTH: Self = Self::Reserved("elements of this width are not there");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(first: u8, eew: u32, emul: i8) -> Group {
        Group::new(first, eew, emul).ok().expect("aligned")
    }

    #[test]
    fn groups_are_aligned_and_at_most_eight_registers_long() {
        assert!(Group::new(6, 8, 1).is_ok() && Group::new(7, 8, 1).is_err());
        assert!(Group::new(8, 8, 4).is_err() && Group::new(8, 8, -4).is_err());
        assert!(Group::fields(24, 8, 0, 8).is_ok() && Group::fields(25, 8, 0, 8).is_err());
        assert!(Group::fields(0, 8, 2, 3).is_err());
    }

    #[test]
    fn overlaps_follow_the_examples_of_the_manual() {
        // vnsrl.wi v0, v0, 3 at LMUL 1; the same with v1; vzext.vf4 v0, v6 at LMUL 8, and from v0,
        // v2, v4.
        assert!(group(0, 8, 0).over(group(0, 16, 1)).is_ok());
        assert!(group(1, 8, 0).over(group(0, 16, 1)).is_err());
        assert!(group(0, 32, 3).over(group(6, 8, 1)).is_ok());
        for source in [0, 2, 4] {
            assert!(group(0, 32, 3).over(group(source, 8, 1)).is_err());
        }
        // The source is not a whole register.
        assert!(group(0, 32, 1).over(group(1, 8, -1)).is_err());
        assert!(group(4, 16, 1).with(group(5, 8, 0)).is_err());
    }
}
