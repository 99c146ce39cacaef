//! Whether an instruction's own word is secret.
//!
//! Source: own design: memory is looked at only where secrets and instructions share a page.

use instar_isa::StaticEntry;
use rustc_hash::FxHashMap;

use super::shadow::{Shadow, Taint, page_of};

/// Which instructions stand where secrets may be.
#[derive(Default)]
pub struct Fetch {
    /// By static id: whether a secret was ever written to its page.
    near: Vec<bool>,
    /// By page: static ids of instructions there.
    by_page: FxHashMap<u64, Vec<u32>>,
    any: bool,
}

impl Fetch {
    /// No secret was written anywhere.
    pub fn forget(&mut self) {
        self.near.fill(false);
        self.any = false;
    }

    /// Learns of instructions that are new.
    pub fn learn(&mut self, new: &[StaticEntry], memory: &Shadow) {
        for entry in new {
            let id = self.near.len() as u32;
            // At the end of the address space one may go over it.
            let last = entry.pc.wrapping_add(u64::from(entry.length)).wrapping_sub(1);
            let pages = [entry.pc, last].map(page_of);
            for page in pages {
                let here = self.by_page.entry(page).or_default();
                if here.last() != Some(&id) {
                    here.push(id);
                }
            }
            let near = pages.iter().any(|page| memory.has_page(*page));
            self.near.push(near);
            self.any |= near;
        }
    }

    /// Learns where secrets came for the first time.
    #[cold]
    pub fn came_to(&mut self, pages: &[u64]) {
        for id in pages.iter().filter_map(|page| self.by_page.get(page)).flatten() {
            self.near[*id as usize] = true;
            self.any = true;
        }
    }

    /// Whether [`Self::of`] may say anything but that a word is public.
    #[inline]
    pub fn is_needed(&self) -> bool {
        self.any
    }

    /// The word of the instruction with static id `id`.
    pub fn of(&self, id: u32, entry: &StaticEntry, memory: &Shadow) -> Taint {
        match self.near[id as usize] {
            true => memory.load(entry.pc, entry.length.into()),
            false => Taint::PUBLIC,
        }
    }
}
