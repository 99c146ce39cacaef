//! A stretch of a machine's memory that somebody outside looks at while the machine lives on.
//!
//! Source: own design, for views of memory without copies.

use std::ops::Range;
use std::sync::Arc;

use memmap2::MmapRaw;

/// Shows memory as it is at each moment, and keeps its pages although the machine may be gone.
#[derive(Clone, Debug)]
pub struct MemoryWindow {
    map: Arc<MmapRaw>,
    range: Range<usize>,
}

impl MemoryWindow {
    /// `range` must lie within `map`.
    pub(crate) fn new(map: Arc<MmapRaw>, range: Range<usize>) -> Self {
        assert!(range.start <= range.end && range.end <= map.len());
        Self { map, range }
    }

    /// The first byte. It may be read as long as this window lives, through a pointer and not while the machine
    /// runs in another thread: a reference would promise that the bytes stay as they are.
    pub fn start(&self) -> *const u8 {
        // SAFETY: the range lies within the map.
        unsafe { self.map.as_ptr().add(self.range.start) }
    }

    /// Bytes.
    pub fn length(&self) -> usize {
        self.range.len()
    }
}
