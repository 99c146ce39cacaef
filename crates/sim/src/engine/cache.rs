//! Where blocks are found again.
//!
//! Source: own design: a direct-mapped table by pc in front of a hash map; dropped as a whole at
//! `fence.i`.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::block::Block;
use crate::state::csrs::vector::Shape;

const SLOTS: usize = 4096;

/// Blocks by pc, and by shape where they have vector instructions.
#[derive(Debug)]
pub(crate) struct Cache {
    /// Direct-mapped.
    slots: Box<[Option<Arc<Block>>]>,
    by_pc: FxHashMap<(u64, Option<Shape>), Arc<Block>>,
}

impl Cache {
    pub(crate) fn new() -> Self {
        Self { slots: vec![None; SLOTS].into(), by_pc: FxHashMap::default() }
    }

    /// Whether [`Self::at`] will find the block at `pc`.
    #[inline(always)]
    pub(crate) fn has(&mut self, pc: u64, shape: Shape) -> bool {
        match &self.slots[slot(pc, shape)] {
            Some(block) if block.pc == pc && block.shape.is_none_or(|its| its == shape) => true,
            _ => self.fill(pc, shape),
        }
    }

    #[cold]
    fn fill(&mut self, pc: u64, shape: Shape) -> bool {
        let found = self.by_pc.get(&(pc, Some(shape))).or_else(|| self.by_pc.get(&(pc, None)));
        let Some(block) = found else { return false };
        self.slots[slot(pc, shape)] = Some(Arc::clone(block));
        true
    }

    /// The block at `pc`, after [`Self::has`] has said yes.
    #[inline(always)]
    pub(crate) fn at(&self, pc: u64, shape: Shape) -> &Arc<Block> {
        self.slots[slot(pc, shape)].as_ref().expect("asked for before")
    }

    /// A block without vector instructions that was executed, at this pc.
    pub(crate) fn known(&self, pc: u64) -> Option<&Arc<Block>> {
        self.by_pc.get(&(pc, None))
    }

    pub(crate) fn insert(&mut self, block: Arc<Block>) {
        self.by_pc.insert((block.pc, block.shape), block);
    }

    /// Another form of a block that is here.
    pub(crate) fn replace(&mut self, block: Arc<Block>) {
        // A block without vector instructions may stand in the slots of several shapes.
        for slot in self.slots.iter_mut().flatten() {
            if slot.pc == block.pc && slot.shape == block.shape {
                *slot = Arc::clone(&block);
            }
        }
        self.insert(block);
    }

    pub(crate) fn clear(&mut self) {
        self.slots.fill(None);
        self.by_pc.clear();
    }
}

#[inline(always)]
fn slot(pc: u64, shape: Shape) -> usize {
    ((pc >> 1) as usize ^ shape.number() << 6) % SLOTS
}
