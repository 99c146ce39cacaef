//! The load unit and the data cache's controller for loads.
//!
//! Source: core/load_unit.sv, core/cache_subsystem/wt_dcache_ctrl.sv and wt_dcache_missunit.sv: one load may miss at a
//! time.

use super::stores::PendingStore;
use super::{LoadStore, Request};
use crate::cva6::causes;
use crate::cva6::memory::Memory;
use crate::cva6::scoreboard::Scoreboard;
use crate::cva6::write_buffer::{LoadAccess, Miss};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LoadState {
    Idle,
    /// Waits until no older store has equal address bits 11 to 3.
    WaitPageOffset,
    WaitGrant,
}

/// A load that did not find its line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Missing {
    pub(super) ticket: u64,
    pub(super) line: u64,
    /// The line will be kept.
    pub(super) cached: bool,
    /// Way that it will take.
    pub(super) way: usize,
    /// Which of the instruction's accesses it is.
    pub(super) index: u16,
}

/// The data cache's controller for loads.
#[derive(Clone, Copy, Debug)]
pub(super) enum Port {
    Idle,
    /// The tags are compared; `bank` (word within the line) is read.
    Read {
        bank: Option<u64>,
        missing: Option<Missing>,
    },
    /// The same of a load that is killed in this cycle; no other is granted.
    Killed {
        bank: Option<u64>,
    },
    Ask(Missing),
    Wait(Missing),
}

impl LoadStore {
    /// The cache's controller moves on; `access` learns what it takes of the cache's memories in this cycle.
    #[inline]
    pub(super) fn step_port(
        &mut self,
        now: u64,
        access: &mut LoadAccess,
        scoreboard: &mut Scoreboard,
        memory: &mut Memory,
    ) {
        match self.port {
            Port::Idle => {}
            Port::Read { bank, missing } => {
                access.tags = true;
                access.bank = bank;
                self.port = missing.map_or(Port::Idle, Port::Ask);
            }
            Port::Killed { bank } => {
                access.tags = true;
                access.bank = bank;
                self.port = Port::Idle;
            }
            Port::Ask(missing) => self.ask(missing, access, memory),
            Port::Wait(missing) => {
                access.miss = Miss::Waits(missing.line);
                if memory.data_back == Some(now) {
                    access.tags = true;
                    access.fill = Some((missing.line, missing.cached));
                    if missing.cached {
                        self.tags.fill(missing.line, missing.way);
                    }
                    self.port = match self.missing_behind(missing) {
                        Some(next) => Port::Ask(next),
                        None => {
                            scoreboard.finish(missing.ticket, now + self.load_registers);
                            Port::Idle
                        }
                    };
                }
            }
        }
    }

    /// A miss asks for its line, once no write to the line is under way.
    fn ask(&mut self, mut missing: Missing, access: &mut LoadAccess, memory: &mut Memory) {
        access.miss = Miss::Asks(missing.line);
        if self.write_buffer.sends_line(missing.line, &self.tags) || !memory.takes_data() {
            return;
        }
        memory.read(missing.cached);
        let (way, random) = self.tags.victim(missing.line);
        missing.way = way;
        if random {
            self.tags.next_random();
        }
        self.port = Port::Wait(missing);
    }

    pub(super) fn start_load(
        &mut self,
        now: u64,
        request: Request,
        storing: Option<PendingStore>,
        free: bool,
        access: &mut LoadAccess,
        scoreboard: &mut Scoreboard,
    ) -> bool {
        if self.load_state != LoadState::WaitGrant && self.conflicts(request, storing) {
            self.load_state = LoadState::WaitPageOffset;
            if scoreboard.holds(request.ticket) {
                scoreboard.get_mut(request.ticket).causes.add(causes::STORE_CONFLICT);
            }
            return false;
        }
        if self.load_state == LoadState::WaitPageOffset {
            self.load_state = LoadState::WaitGrant;
            return false;
        }
        if !free {
            self.load_state = LoadState::WaitGrant;
            return false;
        }
        self.load_state = LoadState::Idle;
        let bank = request.address.map(|address| address >> self.word_bits & self.line_mask);
        let missing = self.missing(request);
        access.tags = true;
        access.bank = bank;
        self.port = if request.killed { Port::Killed { bank } } else { Port::Read { bank, missing } };
        if missing.is_some() {
            if scoreboard.holds(request.ticket) {
                scoreboard.get_mut(request.ticket).causes.add(causes::CACHE_MISS);
            }
        } else {
            scoreboard.finish(request.ticket, now + 1 + self.load_registers);
        }
        true
    }

    /// What the cache must ask memory for. A load without an address is taken to hit.
    #[inline]
    fn missing(&mut self, request: Request) -> Option<Missing> {
        if request.killed {
            return None;
        }
        let first = self.misses(request.ticket, request.address?, 0);
        if request.more == 0 {
            return first;
        }
        first.or_else(|| self.missing_of_more(request.ticket, 0))
    }

    /// The line of access `index` of a load, where the cache does not hold it.
    #[inline]
    pub(super) fn misses(&mut self, ticket: u64, address: u64, index: u16) -> Option<Missing> {
        let line = self.tags.line(address);
        let cached = self.cached.holds(address);
        if cached && self.tags.holds(line) {
            return None;
        }
        Some(Missing { ticket, line, cached, way: 0, index })
    }

    /// Whether a load must wait for an older store: bits 11 to 3 of their addresses are equal.
    fn conflicts(&self, request: Request, storing: Option<PendingStore>) -> bool {
        let Some(address) = request.address else { return false };
        let more = self.more_of(request).iter().map(|access| (access.address, access.size));
        std::iter::once((address, request.size))
            .chain(more)
            .any(|(address, size)| self.conflicts_at(address, size, storing))
    }

    #[inline]
    fn conflicts_at(&self, address: u64, size: u16, storing: Option<PendingStore>) -> bool {
        let first = address >> 3 & 0x1ff;
        let last = (address + u64::from(size.max(1)) - 1) >> 3 & 0x1ff;
        let equal = |other: u64| {
            let other = other >> 3 & 0x1ff;
            other == first || other == last
        };
        let stores = || self.stores.iter().chain(&storing);
        if stores().any(|store| store.address.is_some_and(equal)) {
            return true;
        }
        // Of stores that wait behind this load, words stand there too.
        let older = || stores().map(|store| usize::from(store.more)).sum();
        !self.more_stores.is_empty()
            && self.more_stores.iter().take(older()).any(|access| equal(access.address))
    }
}
