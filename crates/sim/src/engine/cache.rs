//! Where blocks are found again.
//!
//! Source: own design: a direct-mapped table by pc in front of a hash map; dropped as a whole at `fence.i`.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::block::Block;

const SLOTS: usize = 4096;

/// Blocks by pc.
#[derive(Debug)]
pub(crate) struct Cache {
    /// Direct-mapped.
    slots: Box<[Option<Arc<Block>>]>,
    by_pc: FxHashMap<u64, Arc<Block>>,
}

impl Cache {
    pub(crate) fn new() -> Self {
        Self { slots: vec![None; SLOTS].into(), by_pc: FxHashMap::default() }
    }

    /// Whether [`Self::at`] will find the block at `pc`.
    #[inline(always)]
    pub(crate) fn has(&mut self, pc: u64) -> bool {
        match &self.slots[slot(pc)] {
            Some(block) if block.pc == pc => true,
            _ => self.fill(pc),
        }
    }

    #[cold]
    fn fill(&mut self, pc: u64) -> bool {
        let Some(block) = self.by_pc.get(&pc) else { return false };
        self.slots[slot(pc)] = Some(Arc::clone(block));
        true
    }

    /// The block at `pc`, after [`Self::has`] or [`Self::insert`].
    #[inline(always)]
    pub(crate) fn at(&self, pc: u64) -> &Arc<Block> {
        self.slots[slot(pc)].as_ref().expect("asked for before")
    }

    pub(crate) fn insert(&mut self, block: Arc<Block>) {
        self.slots[slot(block.pc)] = Some(Arc::clone(&block));
        self.by_pc.insert(block.pc, block);
    }

    pub(crate) fn clear(&mut self) {
        self.slots.fill(None);
        self.by_pc.clear();
    }
}

#[inline(always)]
fn slot(pc: u64) -> usize {
    (pc >> 1) as usize % SLOTS
}
