//! Code that a program writes anew: fetch sees it after the `fence.i` that follows the writing.
//!
//! Source: own design. Instructions are learned batch by batch, before they are fetched, so that
//! code after a `fence.i` is known while code before it has not been fetched yet; the instruction
//! cache holds what stood there then. Bytes that were written and never retire are not known: a
//! stream tells no data of stores.

use std::collections::VecDeque;

use instar_isa::StaticEntry;
use rustc_hash::FxHashMap;

use crate::parts::image::Image;

/// An instruction that will stand in its place.
#[derive(Clone, Copy, Debug)]
struct Later {
    /// Position of the `fence.i`.
    fence: u64,
    pc: u64,
    id: u32,
    word: u32,
    length: u8,
}

/// All of them, in the order of their `fence.i`.
#[derive(Clone, Debug, Default)]
pub struct Rewritten {
    later: VecDeque<Later>,
    /// The last one for each place.
    standing: FxHashMap<u64, u32>,
}

impl Rewritten {
    /// The instruction `entry`, which has the number `id`, stands in its place once the `fence.i`
    /// at this position has committed.
    pub fn push(&mut self, fence: u64, id: u32, entry: &StaticEntry) {
        let &StaticEntry { pc, word, length, .. } = entry;
        self.later.push_back(Later { fence, pc, id, word, length });
        self.standing.insert(pc, id);
    }

    /// The number of what will stand at `pc` in the end, where that changes.
    pub fn standing(&self, pc: u64) -> Option<u32> {
        self.standing.get(&pc).copied()
    }

    /// Whether all stands in its place.
    pub fn is_empty(&self) -> bool {
        self.later.is_empty()
    }

    /// Whether what stands at `pc` will change.
    pub fn holds(&self, pc: u64) -> bool {
        self.standing.contains_key(&pc)
    }

    /// The `fence.i` at this position has committed.
    pub fn show(&mut self, fence: u64, image: &mut Image) {
        while let Some(&Later { pc, id, word, length, .. }) =
            self.later.front().filter(|later| later.fence <= fence)
        {
            image.put(pc, id, word, length);
            self.later.pop_front();
        }
        if self.later.is_empty() {
            self.standing.clear();
        }
    }
}
