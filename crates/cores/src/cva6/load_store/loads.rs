//! The load unit and the data cache's controller for loads.
//!
//! Source: core/load_unit.sv, core/cache_subsystem/wt_dcache_ctrl.sv and wt_dcache_missunit.sv: one
//! load may miss at a time.

use super::stores::PendingStore;
use super::{LoadStore, Request};
use crate::cva6::causes;
use crate::cva6::memo::{Op, Tape};
use crate::cva6::memory::Memory;
use crate::cva6::scoreboard::Scoreboard;
use crate::cva6::write_buffer::{LoadAccess, Miss};
use crate::relative::{Place, Places, Relative};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LoadState {
    Idle,
    /// Waits until no older store has equal address bits 11 to 3.
    WaitPageOffset,
    WaitGrant,
    /// Of a device: waits for the branch beside it (`WAIT_SPEC_LOAD`).
    WaitBranch,
    /// Of a device: was granted too early, and is killed (`ABORT_TRANSACTION_NI`).
    Abort,
    /// Then it waits for stores (`WAIT_WB_EMPTY`),
    WaitStores,
    /// and begins anew.
    WaitTranslation,
}

impl LoadState {
    /// All, in their order.
    pub(super) const ALL: [Self; 7] = [
        Self::Idle,
        Self::WaitPageOffset,
        Self::WaitGrant,
        Self::WaitBranch,
        Self::Abort,
        Self::WaitStores,
        Self::WaitTranslation,
    ];
}

/// A load that did not find its line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Missing {
    pub(super) ticket: u64,
    /// The access whose line it is.
    pub(super) access: Place,
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
    /// The tags are compared; the bank of an access is read.
    Read {
        bank: Option<Place>,
        missing: Option<Missing>,
    },
    /// The same of a load that is killed in this cycle; no other is granted.
    Killed {
        bank: Option<Place>,
    },
    Ask(Missing),
    Wait(Missing),
}

impl Port {
    /// What it does, as it is seen from the present cycle.
    pub(super) fn visit(&mut self, relative: &mut Relative, places: &Places) {
        let (mut state, mut bank, missing) = match *self {
            Self::Idle => (0, None, None),
            Self::Killed { bank } => (4, bank, None),
            Self::Read { bank, missing } => (1, bank, missing),
            Self::Ask(missing) => (2, None, Some(missing)),
            Self::Wait(missing) => (3, None, Some(missing)),
        };
        relative.visit(&mut state);
        relative.visit_place(&mut bank, places);
        let mut there = missing.is_some();
        relative.visit_flags([&mut there]);
        let mut it = missing.unwrap_or_default();
        if there {
            let Missing { ticket, access, cached, way, index } = &mut it;
            relative.visit_ticket(ticket);
            let mut place = Some(*access);
            relative.visit_place(&mut place, places);
            *access = place.unwrap_or_default();
            relative.visit_flags([cached]);
            relative.visit_count(way);
            relative.visit_half(index);
        }
        *self = match state {
            0 => Self::Idle,
            1 => Self::Read { bank, missing: there.then_some(it) },
            2 => Self::Ask(it),
            3 => Self::Wait(it),
            _ => Self::Killed { bank },
        };
    }
}

impl LoadStore {
    /// The cache's controller moves on; `access` learns what it takes of the cache's memories in
    /// this cycle.
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
                access.miss = Miss::Waits(missing.access);
                if memory.data_back == Some(now) {
                    access.tags = true;
                    access.fill = Some((missing.access, missing.cached));
                    if missing.cached {
                        let Missing { access, way, .. } = missing;
                        self.tags.fill(self.tags.line(access.address), way);
                        self.tape.note(0, |tape| Op::Fill { line: tape.access(access), way: way as u8 });
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

    /// A miss asks for its line, once no write to the line is under way and none waits for the way
    /// to memory.
    fn ask(&mut self, mut missing: Missing, access: &mut LoadAccess, memory: &mut Memory) {
        access.miss = Miss::Asks;
        let Self { write_buffer, tape, .. } = self;
        if !memory.takes_data()
            || write_buffer.holds_memory()
            || write_buffer.sends_line(missing.access, tape)
        {
            return;
        }
        memory.read(missing.cached, missing.access);
        let (way, random) = self.tags.victim(self.tags.line(missing.access.address));
        missing.way = way;
        if random {
            self.tags.next_random();
        }
        let answer = way as u64 | u64::from(random) << 8;
        self.tape.note(answer, |tape| Op::Ask(tape.access(missing.access)));
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
        if self.devices
            && let Some(ended) = self.hold_back(now, request, scoreboard)
        {
            return ended;
        }
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
        let bank = request.address;
        if self.comes_too_early(request) {
            self.load_state = LoadState::Abort;
            access.tags = true;
            access.bank = bank;
            self.port = Port::Killed { bank };
            return false;
        }
        self.load_state = LoadState::Idle;
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
    pub(super) fn misses(&mut self, ticket: u64, access: Place, index: u16) -> Option<Missing> {
        let cached = self.caches(access.address);
        let hit = cached && self.tags.holds(self.tags.line(access.address));
        let answer = if hit { 0 } else { 1 + u64::from(cached) };
        self.tape.note(answer, |tape| Op::Load(tape.access(access)));
        (!hit).then_some(Missing { ticket, access, cached, way: 0, index })
    }

    /// Whether a load must wait for an older store: bits 11 to 3 of their addresses are equal.
    fn conflicts(&mut self, request: Request, storing: Option<PendingStore>) -> bool {
        let Some(place) = request.address else { return false };
        let conflicts = if request.more == 0 && self.more_stores.is_empty() {
            let mut stores = self.stores.iter().chain(&storing).filter_map(|store| store.address);
            stores.any(|store| overlaps(place.address, request.size, store.address))
        } else {
            self.conflicts_of_several(place.address, request, storing)
        };
        if self.tape.is_on() {
            self.note_conflicts(place, request.size, storing, conflicts);
        }
        conflicts
    }

    /// The same where an instruction of a design made several accesses.
    #[cold]
    fn conflicts_of_several(&self, address: u64, request: Request, storing: Option<PendingStore>) -> bool {
        let more = self.more_of(request).iter().map(|access| (access.address, access.size));
        std::iter::once((address, request.size))
            .chain(more)
            .any(|(address, size)| self.conflicts_at(address, size, storing))
    }

    #[cold]
    fn note_conflicts(&mut self, load: Place, size: u16, storing: Option<PendingStore>, answer: bool) {
        let Self { tape, stores, .. } = self;
        let stores = tape.older(load, stores.iter().chain(&storing).filter_map(|store| store.address));
        if stores != 0 {
            tape.note(u64::from(answer), |tape: &Tape| Op::Conflicts {
                load: tape.access(load),
                size,
                stores,
            });
        }
    }

    #[inline]
    fn conflicts_at(&self, address: u64, size: u16, storing: Option<PendingStore>) -> bool {
        let stores = || self.stores.iter().chain(&storing);
        if stores().any(|store| store.address.is_some_and(|store| overlaps(address, size, store.address))) {
            return true;
        }
        // Of stores that wait after this load, words stand there too.
        let older = || stores().map(|store| usize::from(store.more)).sum();
        !self.more_stores.is_empty()
            && self.more_stores.iter().take(older()).any(|access| overlaps(address, size, access.address))
    }
}

/// Whether bits 11 to 3 of a load's address are those of a store's.
#[inline]
pub fn overlaps(address: u64, size: u16, store: u64) -> bool {
    let first = address >> 3 & 0x1ff;
    let last = (address + u64::from(size.max(1)) - 1) >> 3 & 0x1ff;
    let store = store >> 3 & 0x1ff;
    store == first || store == last
}
