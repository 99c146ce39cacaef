//! Watchpoints: runs stop after an instruction that reads or writes certain bytes.
//!
//! Source: own design, after GDB's manual, "Setting Watchpoints". The accesses are those of the
//! retired stream, so they are those of every instruction that has some: vectors, several at once,
//! a design's own. While there are watchpoints blocks have one instruction each.

use instar_isa::AccessKind;
use instar_trace::MemoryAccess;

use super::machine::Machine;

/// Which accesses a watchpoint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WatchedAccess {
    /// Those that write.
    Writes,
    /// Those that read.
    Reads,
    /// Both.
    Accesses,
}

/// Some bytes that are watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Watchpoint {
    /// The first of them.
    pub address: u64,
    /// How many there are; one at least.
    pub bytes: u64,
    /// Which accesses.
    pub kind: WatchedAccess,
}

/// A watchpoint that stopped a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The watchpoint.
    pub watchpoint: Watchpoint,
    /// The first of its bytes that was accessed.
    pub address: u64,
    /// Address of the instruction that accessed it, which has been executed.
    pub pc: u64,
}

impl Watchpoint {
    /// The first of its bytes that `access` touches; `updates`: what it writes it has read before.
    fn touched(&self, access: &MemoryAccess, updates: bool) -> Option<u64> {
        let counts = match (self.kind, access.kind) {
            (WatchedAccess::Accesses, _)
            | (WatchedAccess::Writes, AccessKind::Write)
            | (WatchedAccess::Reads, AccessKind::Read) => true,
            (WatchedAccess::Reads, AccessKind::Write) => updates,
            (WatchedAccess::Writes, AccessKind::Read) => false,
        };
        // By their last bytes: a range may end where the addresses do.
        let last = access.address.saturating_add(u64::from(access.size).max(1) - 1);
        let own_last = self.address.saturating_add(self.bytes.max(1) - 1);
        let first = access.address.max(self.address);
        (counts && access.size > 0 && first <= last.min(own_last)).then_some(first)
    }
}

impl Machine {
    /// Other watchpoints in place of the present ones.
    pub(crate) fn set_watchpoints(&mut self, watchpoints: Vec<Watchpoint>) {
        if self.watchpoints.is_empty() != watchpoints.is_empty() {
            // Blocks of one instruction, or again of many.
            self.forget_blocks();
        }
        self.watchpoints = watchpoints;
    }

    /// Looks at the accesses of the instruction that retired last.
    #[cold]
    pub(crate) fn look_for_watchpoints(&mut self) {
        let batch = &self.engine.batch;
        let Some(last) = batch.len().checked_sub(1) else { return };
        let entry = self.table.entry(batch.ids[last]);
        let memory = entry.effect.memory;
        let updates = entry.custom.is_none() && memory.one && memory.reads && memory.writes;
        let touched = |watchpoint: &Watchpoint| {
            let mut accesses = batch.accesses_of(last).iter();
            let address = accesses.find_map(|access| watchpoint.touched(access, updates))?;
            Some(Hit { watchpoint: *watchpoint, address, pc: batch.pcs[last] })
        };
        self.hit = self.hit.or(self.watchpoints.iter().find_map(touched));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_watchpoint_is_touched_by_every_access_that_shares_a_byte_with_it() {
        let watch = |kind| Watchpoint { address: 0x100, bytes: 4, kind };
        let access = |address, size, kind| MemoryAccess { address, size, kind };
        let write = |address, size| access(address, size, AccessKind::Write);
        let writes = watch(WatchedAccess::Writes);
        let touched = [0xfc, 0xfd, 0x100, 0x103, 0x104].map(|at| writes.touched(&write(at, 4), false));
        assert_eq!(touched, [None, Some(0x100), Some(0x100), Some(0x103), None]);
        assert_eq!(writes.touched(&write(0, 0x200), false), Some(0x100));
        assert_eq!(writes.touched(&access(0x100, 4, AccessKind::Read), false), None);
        // An atomic operation tells its write.
        let reads =
            [false, true].map(|updates| watch(WatchedAccess::Reads).touched(&write(0x100, 4), updates));
        assert_eq!(reads, [None, Some(0x100)]);
        let last = Watchpoint { address: u64::MAX, bytes: 8, kind: WatchedAccess::Accesses };
        assert_eq!(last.touched(&write(u64::MAX - 3, 4), false), Some(u64::MAX));
    }
}
