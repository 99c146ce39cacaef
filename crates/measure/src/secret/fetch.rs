//! Whether an instruction's own word is secret.
//!
//! Source: own design: memory is looked at only where secrets and instructions share a page.

use instar_isa::{StaticEntry, StaticTable};

use super::shadow::{Shadow, Taint};

/// Which instructions stand where secrets may be.
#[derive(Default)]
pub struct Fetch {
    /// By static id: whether a secret was ever written to its page.
    near: Vec<bool>,
    any: bool,
}

impl Fetch {
    /// No secret was written anywhere.
    pub fn forget(&mut self) {
        self.near.fill(false);
        self.any = false;
    }

    /// Learns what is new in `table`, and where secrets came since.
    pub fn learn(&mut self, table: &StaticTable, memory: &mut Shadow) {
        memory.grown = false;
        let near = |entry: &StaticEntry| {
            let last = entry.pc + u64::from(entry.length) - 1;
            memory.has_page_of(entry.pc) || memory.has_page_of(last)
        };
        self.near.clear();
        self.near.extend(table.entries().iter().map(near));
        self.any = self.near.contains(&true);
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
