//! Where blocks are found again.
//!
//! Source: own design: a direct-mapped table by pc in front of a hash map; dropped as a whole at
//! `fence.i`, and where it would hold too much (as QEMU does with its translations).

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::block::Block;
use crate::state::csrs::vector::Shape;

const SLOTS: usize = 4096;

/// Instructions in all blocks at most: some hundred MB.
const MOST: usize = 1 << 21;

/// Blocks by pc, and by shape where they have vector instructions.
#[derive(Debug)]
pub(crate) struct Cache {
    /// Direct-mapped.
    slots: Box<[Option<Arc<Block>>]>,
    /// Slots that were filled, in that order.
    filled: Vec<u16>,
    by_pc: FxHashMap<(u64, Option<Shape>), Arc<Block>>,
    /// Instructions in them.
    instructions: usize,
}

impl Cache {
    pub(crate) fn new() -> Self {
        Self {
            slots: vec![None; SLOTS].into(),
            filled: Vec::new(),
            by_pc: FxHashMap::default(),
            instructions: 0,
        }
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
        let slot = slot(pc, shape);
        if self.slots[slot].replace(Arc::clone(block)).is_none() {
            self.filled.push(slot as u16);
        }
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
        let other = self.by_pc.insert((block.pc, block.shape), Arc::clone(&block));
        self.instructions += block.length as usize;
        self.instructions -= other.map_or(0, |other| other.length as usize);
        if self.instructions > MOST {
            self.clear();
            self.insert(block);
        }
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

    /// Quick where little is held: a program may execute `fence.i` all the time.
    pub(crate) fn clear(&mut self) {
        self.filled.drain(..).for_each(|slot| self.slots[usize::from(slot)] = None);
        self.by_pc.clear();
        self.by_pc.shrink_to(SLOTS);
        self.instructions = 0;
    }
}

#[inline(always)]
fn slot(pc: u64, shape: Shape) -> usize {
    ((pc >> 1) as usize ^ shape.number() << 6) % SLOTS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::native::Heat;

    fn block(pc: u64, length: u32) -> Arc<Block> {
        let end = pc + 4 * u64::from(length);
        Arc::new(Block {
            ops: Box::default(),
            pc,
            last_pc: end - 4,
            end,
            shape: None,
            length,
            records: Box::default(),
            limbs: Box::default(),
            steps: Box::default(),
            jump: None,
            heat: Heat::new(&[], 0, false),
            interpreted: None,
            _code: None,
            region: None,
        })
    }

    #[test]
    fn what_would_be_too_much_is_dropped_and_another_form_counts_once() {
        let (mut cache, shape, length) = (Cache::new(), Shape::default(), 128);
        let most = MOST / length as usize;
        let place = |n: usize| 0x8000_0000 + 512 * n as u64;
        (0..most).for_each(|n| cache.insert(block(place(n), length)));
        assert!(cache.has(place(0), shape) && cache.has(place(most - 1), shape));
        cache.replace(block(place(0), length));
        assert!(cache.has(place(most - 1), shape), "no more is held than before");
        cache.insert(block(place(most), length));
        assert!(cache.has(place(most), shape) && !cache.has(place(0), shape));
        assert_eq!((cache.by_pc.len(), cache.instructions), (1, length as usize));
    }
}
