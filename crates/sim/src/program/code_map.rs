//! Where a program's code is, so that a jump into data is told as such.
//!
//! Source: own design; p_flags and section flags of the ELF file say what is code. Memory itself
//! has no such permission in machine mode, so a program that has executed `fence.i` may run
//! whatever it wrote.

use std::ops::Range;

use crate::program::Segment;

/// Ranges of addresses, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct CodeMap {
    /// Segments with code; where there are none, everything is.
    code: Vec<Range<u64>>,
    /// Segments without code that may not be written.
    constants: Vec<Range<u64>>,
}

impl CodeMap {
    /// The code of these segments.
    pub(crate) fn of(segments: &[Segment]) -> Self {
        let ranges = |wanted: fn(&Segment) -> bool| {
            let found = segments.iter().filter(|s| wanted(s)).map(|s| s.address..s.address + s.size);
            let mut found: Vec<_> = found.collect();
            found.sort_by_key(|range| range.start);
            found
        };
        Self { code: ranges(|s| s.executable), constants: ranges(|s| !s.executable && !s.writable) }
    }

    /// Whether the instruction at `pc` may be executed; `fenced`: the program has executed a
    /// `fence.i`.
    pub(crate) fn allows(&self, pc: u64, fenced: bool) -> bool {
        let within = |ranges: &[Range<u64>]| {
            let behind = ranges.partition_point(|range| range.start <= pc);
            ranges[..behind].last().is_some_and(|range| range.contains(&pc))
        };
        self.code.is_empty() || within(&self.code) || fenced && !within(&self.constants)
    }

    /// Whether some of these addresses are code.
    pub(crate) fn touches(&self, addresses: &Range<u64>) -> bool {
        self.code.is_empty()
            || self.code.iter().any(|code| code.start < addresses.end && addresses.start < code.end)
    }
}
