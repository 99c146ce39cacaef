//! Which registers `cm.push` and its kin save, and how far they move the stack pointer.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcmp", the tables
//! of rlist and of the stack adjustment.

use std::fmt;

use crate::{RegisterRange, Xlen, abi_name};

/// Immediate of the first register list; those below are reserved.
pub(crate) const FIRST_LIST: i64 = 4 << 2;

/// Every register that a list may name, in the order in which they lie in memory from the highest
/// address down.
const SAVED: [u8; 13] = [27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 9, 8, 1];

/// Registers and stack adjustment of one `cm.push`, `cm.pop`, `cm.popret` or `cm.popretz`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackFrame {
    /// How many of ra, s0, s1, … s11: 1 to 11, or 13.
    count: u8,
    /// Bytes by which sp moves, a multiple of 16.
    pub adjustment: u64,
    /// Bytes of a register.
    pub register_bytes: u64,
}

impl StackFrame {
    /// The frame of the instruction with this immediate (rlist above the two bits of spimm).
    ///
    /// ```
    /// use instar_isa::{StackFrame, Xlen};
    /// let frame = StackFrame::new(6 << 2 | 1, Xlen::Rv32); // {ra, s0-s1} and 16 bytes more
    /// assert_eq!(frame.registers().collect::<Vec<_>>(), [9, 8, 1]);
    /// assert_eq!((frame.to_string(), frame.adjustment), ("{ra, s0-s1}".to_string(), 32));
    /// ```
    pub fn new(immediate: i64, xlen: Xlen) -> Self {
        let list = (immediate >> 2 & 15) as u8;
        // The last list skips the one that would end with s10.
        let count = if list == 15 { 13 } else { list.saturating_sub(3).max(1) };
        let register_bytes = u64::from(xlen.bits() / 8);
        let base = (u64::from(count) * register_bytes).next_multiple_of(16);
        Self { count, adjustment: base + 16 * (immediate as u64 & 3), register_bytes }
    }

    /// The registers, the one at the highest address first; each lies below the one before it.
    pub fn registers(self) -> impl Iterator<Item = u8> {
        SAVED[SAVED.len() - usize::from(self.count)..].iter().copied()
    }

    /// The same as runs of neighbours, ra first.
    pub(crate) fn ranges(self) -> impl Iterator<Item = RegisterRange> {
        let run = |first: u8, count: u8| RegisterRange { count, ..RegisterRange::x(first) };
        let saved = self.count - 1;
        [run(1, 1), run(8, saved.min(2)), run(18, saved.saturating_sub(2))]
            .into_iter()
            .filter(|r| r.count > 0)
    }
}

/// As assembly writes it: `{ra, s0-s3}`.
impl fmt::Display for StackFrame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count {
            1 => write!(f, "{{ra}}"),
            2 => write!(f, "{{ra, s0}}"),
            count => {
                let highest = SAVED[SAVED.len() - usize::from(count)];
                write!(f, "{{ra, s0-{}}}", abi_name(highest))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjustments_are_those_of_the_manual() {
        let bases =
            |xlen| (4..16).map(|list| StackFrame::new(list << 2, xlen).adjustment).collect::<Vec<_>>();
        assert_eq!(bases(Xlen::Rv32), [16, 16, 16, 16, 32, 32, 32, 32, 48, 48, 48, 64]);
        assert_eq!(bases(Xlen::Rv64), [16, 16, 32, 32, 48, 48, 64, 64, 80, 80, 96, 112]);
        assert_eq!(StackFrame::new(15 << 2 | 3, Xlen::Rv64).adjustment, 160);
    }

    #[test]
    fn lists_grow_by_one_register_and_the_last_by_two() {
        let list = |n: i64| StackFrame::new(n << 2, Xlen::Rv32);
        assert_eq!(list(4).to_string(), "{ra}");
        assert_eq!(list(14).to_string(), "{ra, s0-s9}");
        assert_eq!(list(15).to_string(), "{ra, s0-s11}");
        for n in 4..16 {
            let by_ranges: usize = list(n).ranges().map(|r| usize::from(r.count)).sum();
            assert_eq!(by_ranges, list(n).registers().count());
        }
        assert_eq!(list(15).registers().collect::<Vec<_>>(), SAVED);
    }
}
