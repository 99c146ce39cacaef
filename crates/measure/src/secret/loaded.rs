//! What an instruction reads from memory, access by access.
//!
//! Source: own design. A trace may have other accesses than the text: one for a whole cache block,
//! none where a condition did not hold.

use instar_trace::{AccessKind, MemoryAccess};
use smallvec::SmallVec;

use super::shadow::{Shadow, Taint};

/// The secrets among it.
#[derive(Default)]
pub struct Loaded {
    /// By access; empty where they are not those of the text.
    each: SmallVec<[Taint; 4]>,
    /// All of it secret, if a bit is.
    any: Taint,
}

impl Loaded {
    /// What `accesses` read, which are as the text says where their sizes are these.
    pub fn new(sizes: &[u8], accesses: &[MemoryAccess], memory: &Shadow) -> Self {
        let reads = || accesses.iter().filter(|access| access.kind == AccessKind::Read);
        let load = |access: &MemoryAccess| memory.load(access.address, access.size);
        if reads().map(|access| access.size).eq(sizes.iter().map(|size| u16::from(*size))) {
            return Self { each: reads().map(load).collect(), any: Taint::PUBLIC };
        }
        let any = reads().map(load).fold(Taint::PUBLIC, Taint::or).whole();
        Self { each: SmallVec::new(), any }
    }

    /// What the access with this number in the text read.
    pub fn of(&self, access: u32) -> Taint {
        self.each.get(access as usize).copied().unwrap_or(self.any)
    }
}
