//! What travels from fetch to issue.

use crate::parts::image::UNKNOWN;
use crate::relative::Relative;

/// Position of an instruction that is on no right path.
pub const WRONG: u64 = u64::MAX;

/// An instruction between fetch and issue.
#[derive(Clone, Copy, Debug)]
pub struct Fetched {
    /// Position in the stream, or [`WRONG`].
    pub position: u64,
    /// Static entry, or [`UNKNOWN`].
    pub id: u32,
    /// Where a change of flow was predicted to lead, its low bits.
    pub predicted: u32,
    /// Fetch followed a predicted change of flow after it.
    pub redirects: bool,
    /// Its prediction was wrong: it redirects fetch when it executes.
    pub mispredicted: bool,
    /// It raised an exception: fetch goes on in the handler when it commits.
    pub trapped: bool,
    /// An interrupt took it off as it was decoded: it executes nowhere.
    pub marked: bool,
    /// First after a misprediction or a flush, for the report of causes.
    pub after: crate::Causes,
}

impl Fetched {
    /// Nothing.
    pub const NONE: Self = Self {
        position: WRONG,
        id: UNKNOWN,
        predicted: 0,
        redirects: false,
        mispredicted: false,
        trapped: false,
        marked: false,
        after: crate::Causes(0),
    };
}

/// The instruction queue with the issue registers at its head: a ring of at most 64 instructions,
/// of which the first ones are decoded.
#[derive(Clone, Debug)]
pub struct Queue {
    items: [Fetched; 64],
    head: usize,
    length: usize,
    decoded: usize,
}

impl Queue {
    /// An empty queue.
    pub fn new() -> Self {
        Self { items: [Fetched::NONE; 64], head: 0, length: 0, decoded: 0 }
    }

    /// What is in it.
    pub fn visit(&mut self, relative: &mut Relative) {
        relative.visit_count(&mut self.length);
        relative.visit_count(&mut self.decoded);
        for place in 0..self.length {
            // What is only told of it does not matter.
            let Fetched { position, id, predicted, redirects, mispredicted, trapped, marked, after: _ } =
                &mut self.items[(self.head + place) % 64];
            relative.visit_position(position);
            relative.visit_word(id);
            // What it comes to stands in `mispredicted`, but for wrong paths.
            let mut target = if *position == WRONG { *predicted } else { 0 };
            relative.visit_word(&mut target);
            *predicted = target;
            relative.visit_flags([redirects, mispredicted, trapped, marked]);
        }
    }

    /// Positions of what is in it.
    pub fn positions(&self) -> impl Iterator<Item = u64> {
        (0..self.length).map(|place| self.items[(self.head + place) % 64].position)
    }

    /// Instructions that wait for decode.
    #[inline]
    pub fn waiting(&self) -> usize {
        self.length - self.decoded
    }

    /// Instructions in the issue registers.
    #[inline]
    pub fn decoded(&self) -> usize {
        self.decoded
    }

    /// The instruction in issue register `port`.
    #[inline]
    pub fn register(&self, port: usize) -> Option<&Fetched> {
        (port < self.decoded).then(|| &self.items[(self.head + port) % 64])
    }

    /// The instruction in issue register `port`, which must be there.
    #[inline]
    pub fn register_mut(&mut self, port: usize) -> &mut Fetched {
        &mut self.items[(self.head + port) % 64]
    }

    /// The instruction `place` places after the head.
    pub fn peek(&self, place: usize) -> Option<&Fetched> {
        (place < self.length).then(|| &self.items[(self.head + place) % 64])
    }

    /// The first instruction that waits for decode.
    #[inline]
    pub fn next(&self) -> Option<&Fetched> {
        (self.decoded < self.length).then(|| &self.items[(self.head + self.decoded) % 64])
    }

    /// Appends an instruction.
    #[inline]
    pub fn push(&mut self, item: Fetched) {
        self.items[(self.head + self.length) % 64] = item;
        self.length += 1;
    }

    /// The first instruction that waits for decode, to be changed; it must be there.
    pub fn next_mut(&mut self) -> &mut Fetched {
        &mut self.items[(self.head + self.decoded) % 64]
    }

    /// Moves the first instruction that waits into an issue register.
    #[inline]
    pub fn decode(&mut self) {
        self.decoded += 1;
    }

    /// The instructions in the first `count` issue registers were issued.
    #[inline]
    pub fn issued(&mut self, count: usize) {
        self.head = (self.head + count) % 64;
        self.length -= count;
        self.decoded -= count;
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.length = 0;
        self.decoded = 0;
    }
}
