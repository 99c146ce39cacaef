//! What travels from fetch to issue.

use super::image::UNKNOWN;

/// Position of an instruction that is on no right path.
pub const WRONG: u64 = u64::MAX;

/// An instruction between fetch and issue.
#[derive(Clone, Copy, Debug)]
pub struct Fetched {
    /// Position in the stream, or [`WRONG`].
    pub position: u64,
    /// Static entry, or [`UNKNOWN`].
    pub id: u32,
    /// Fetch followed a predicted change of flow behind it.
    pub redirects: bool,
    /// Its prediction was wrong: it redirects fetch when it executes.
    pub mispredicted: bool,
    /// First behind a misprediction or a flush, for the report of causes.
    pub after: crate::Causes,
}

impl Fetched {
    /// Nothing.
    pub const NONE: Self =
        Self { position: WRONG, id: UNKNOWN, redirects: false, mispredicted: false, after: crate::Causes(0) };
}

/// A ring of at most 64 instructions.
#[derive(Clone, Debug)]
pub struct Ring {
    items: [Fetched; 64],
    head: usize,
    length: usize,
}

impl Ring {
    /// An empty ring.
    pub fn new() -> Self {
        Self { items: [Fetched::NONE; 64], head: 0, length: 0 }
    }

    /// Number of instructions.
    #[inline]
    pub fn len(&self) -> usize {
        self.length
    }

    /// The instruction `index` places behind the head.
    #[inline]
    pub fn peek(&self, index: usize) -> Option<&Fetched> {
        (index < self.length).then(|| &self.items[(self.head + index) % 64])
    }

    /// The instruction `index` places behind the head, which must be there.
    #[inline]
    pub fn peek_mut(&mut self, index: usize) -> &mut Fetched {
        &mut self.items[(self.head + index) % 64]
    }

    /// Appends an instruction.
    #[inline]
    pub fn push(&mut self, item: Fetched) {
        self.items[(self.head + self.length) % 64] = item;
        self.length += 1;
    }

    /// Takes the head.
    #[inline]
    pub fn pop(&mut self) -> Option<Fetched> {
        let item = *self.peek(0)?;
        self.head = (self.head + 1) % 64;
        self.length -= 1;
        Some(item)
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.length = 0;
    }
}
