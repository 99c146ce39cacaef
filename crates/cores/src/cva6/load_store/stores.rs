//! The store unit and the store buffer, out of which stores go into the write buffer.
//!
//! Source: core/store_unit.sv, core/store_buffer.sv.

use super::{LoadStore, Request};
use crate::cva6::memory::Memory;
use crate::cva6::scoreboard::Scoreboard;
use crate::cva6::write_buffer::LoadAccess;
use crate::relative::Place;

/// A store on its way to the write buffer.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PendingStore {
    pub(super) address: Option<Place>,
    pub(super) size: u16,
    /// Words after this one, in `LoadStore::more_stores`.
    pub(super) more: u16,
}

impl LoadStore {
    pub(super) fn start_store(
        &mut self,
        now: u64,
        request: Request,
        storing: bool,
        commits: bool,
        scoreboard: &mut Scoreboard,
    ) -> bool {
        // Without a reserve what enters and leaves in this cycle counts.
        let speculative = self.stores.len() - self.committed;
        let entered = match self.reserve {
            0 => speculative + usize::from(storing) - usize::from(commits),
            reserve => speculative + reserve,
        };
        let ready = entered < self.most_speculative || commits;
        if self.store_waits {
            self.store_waits = !ready;
            return false;
        }
        if !ready {
            self.store_waits = true;
            return false;
        }
        scoreboard.finish(request.ticket, now + 1 + self.store_registers);
        self.storing =
            Some(PendingStore { address: request.address, size: request.size, more: request.more });
        true
    }

    /// Stores move on: into the speculative queue, at commit into the other one, from there to the
    /// cache.
    pub(super) fn drain(
        &mut self,
        now: u64,
        storing: Option<PendingStore>,
        commits: bool,
        access: &LoadAccess,
        memory: &mut Memory,
    ) {
        let head = self.stores.front().filter(|_| self.committed > 0);
        if head.is_some_and(|store| store.address.is_none()) {
            self.tape.spoil();
        }
        let head = head.map(|store| (store.address.unwrap_or_default(), store.size));
        let speculative = self.stores.len() > self.committed;
        if self.write_buffer.step(now, head, access, (&mut self.tags, &mut self.tape), memory) {
            self.drained();
        }
        self.committed += usize::from(commits && speculative);
        if let Some(store) = storing {
            self.stores.push(store);
        }
    }

    /// The write buffer took a word of the oldest store.
    #[inline]
    fn drained(&mut self) {
        let oldest = self.stores.get_mut(0);
        if oldest.more > 0
            && let Some(next) = self.more_stores.pop_front()
        {
            let place = self.places.add(next.address);
            *oldest = PendingStore { address: Some(place), size: next.size, more: oldest.more - 1 };
            return;
        }
        self.stores.pop();
        self.committed -= 1;
    }
}
