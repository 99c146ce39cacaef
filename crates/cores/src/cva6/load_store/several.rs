//! A design's instructions that make several memory accesses, or wider ones than the cache takes at
//! once.
//!
//! The RTL has no such instruction: the rules are those of the core's own unit, widened. Docs:
//! docs/reference/design.md, "Memory".

use instar_trace::MemoryAccess;
use smallvec::SmallVec;

use super::loads::Missing;
use super::{LoadStore, Request};

impl LoadStore {
    /// The same for a design's instruction, whose accesses may be several, and wider than what the
    /// cache takes at once: a line of a load, a word of a store.
    #[cold]
    pub fn issue_own(&mut self, ticket: u64, store: bool, accesses: &[MemoryAccess]) {
        let piece = if store { 1 << self.word_bits } else { (self.line_mask + 1) << self.word_bits };
        let mut pieces: SmallVec<[MemoryAccess; 4]> = SmallVec::new();
        for &access in accesses {
            let (mut at, end) = (access.address, access.address.saturating_add(u64::from(access.size)));
            while at < end {
                let to = end.min((at & !(piece - 1)).saturating_add(piece));
                pieces.push(MemoryAccess { address: at, size: (to - at) as u16, ..access });
                at = to;
            }
        }
        let (first, more) =
            pieces.split_first().map_or((None, &[][..]), |(first, more)| (Some(*first), more));
        let (address, size) = (first.map(|access| access.address), first.map_or(4, |access| access.size));
        self.tape.spoil();
        let address = address.map(|address| self.places.add(address));
        self.arriving =
            Some(Request { ticket, store, address, size, more: more.len() as u16, killed: false });
        if store {
            self.more_stores.extend(more);
        } else if !more.is_empty() {
            self.more_loads.push((ticket, more.to_vec()));
        }
    }

    /// The accesses of a load after its first.
    #[inline]
    pub(super) fn more_of(&self, request: Request) -> &[MemoryAccess] {
        if request.more == 0 {
            return &[];
        }
        self.more_loads.iter().find(|(ticket, _)| *ticket == request.ticket).map_or(&[], |(_, more)| more)
    }

    /// The next line that a load of several accesses misses, after one that came. Nothing where
    /// there is only one.
    #[inline]
    pub(super) fn missing_behind(&mut self, came: Missing) -> Option<Missing> {
        if self.more_loads.is_empty() { None } else { self.missing_of_more(came.ticket, came.index) }
    }

    /// The first line that a load misses among its accesses after `index`; one that misses none is
    /// forgotten.
    #[cold]
    pub(super) fn missing_of_more(&mut self, ticket: u64, index: u16) -> Option<Missing> {
        let at = self.more_loads.iter().position(|(owner, _)| *owner == ticket)?;
        let mut next = index;
        while let Some(&access) = self.more_loads[at].1.get(usize::from(next)) {
            next += 1;
            let place = self.places.add(access.address);
            if let Some(missing) = self.misses(ticket, place, next) {
                return Some(missing);
            }
        }
        self.more_loads.remove(at);
        None
    }
}
