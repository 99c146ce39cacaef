//! The load/store unit: its queue of two in front of the load unit and the store unit.
//!
//! Source: core/load_store_unit.sv, core/lsu_bypass.sv. The data cache is write-through: a store
//! allocates no line. A load is looked up in [`loads`], a store waits in [`stores`]; [`several`]
//! has what only a design's instructions do.

mod devices;
pub(super) mod loads;
mod several;
mod stores;

use std::collections::VecDeque;

use instar_trace::MemoryAccess;
use smallvec::SmallVec;

use self::loads::{LoadState, Port};
use self::stores::PendingStore;
use super::causes;
use super::elements::followed::Access;
use super::memo::Tape;
use super::memory::Memory;
use super::params::Params;
use super::scoreboard::Scoreboard;
use super::write_buffer::{LoadAccess, Miss, WriteBuffer};
use crate::parts::cache::{Cache, Replaced};
use crate::parts::fifo::Fifo;
use crate::relative::{Place, Places, Relative};
use crate::{BusRegions, CachedRegion, Causes};

/// A memory instruction in the unit.
#[derive(Clone, Copy, Debug, Default)]
struct Request {
    ticket: u64,
    store: bool,
    /// `None` on a wrong path, or where the trace does not say.
    address: Option<Place>,
    size: u16,
    /// There are more accesses, in `LoadStore::more_loads` or `LoadStore::more_stores`.
    more: u16,
    /// It is killed once its tags were looked up: its address is misaligned.
    killed: bool,
}

fn visit_option<T: Default>(
    item: &mut Option<T>,
    relative: &mut Relative,
    visit: impl Fn(&mut T, &mut Relative),
) {
    let mut there = item.is_some();
    relative.visit_flags([&mut there]);
    if there {
        visit(item.get_or_insert_default(), relative);
    } else {
        *item = None;
    }
}

/// Bits of the shift register that picks the way to be replaced (wt_dcache_missunit.sv).
const DCACHE_RANDOM_BITS: u32 = 8;

/// State of the load/store unit.
#[derive(Clone, Debug)]
pub struct LoadStore {
    arriving: Option<Request>,
    waiting: Fifo<Request, 4>,
    load_state: LoadState,
    /// A store waits for room in the store buffer.
    store_waits: bool,
    /// The store that left the queue in the cycle before; it enters the store buffer in this one.
    storing: Option<PendingStore>,
    port: Port,
    pub(in crate::cva6) tags: Cache,
    pub(in crate::cva6) cached: CachedRegion,
    regions: BusRegions,
    /// One of the regions is a device.
    devices: bool,
    /// A load that came too early waits for stores to devices, as in the CVA6 of 2022.
    waits_in_turn: bool,
    /// The oldest ticket in the scoreboard at the start of the cycle.
    pub(in crate::cva6) oldest: u64,
    /// Words per line, less one.
    pub(in crate::cva6) line_mask: u64,
    /// Bits of an address within a word.
    pub(in crate::cva6) word_bits: u32,
    /// Cycles between a load's or store's end in the unit and the scoreboard.
    load_registers: u64,
    store_registers: u64,
    /// The store buffer: the first `committed` stores have committed, the others are speculative.
    stores: Fifo<PendingStore, 64>,
    committed: usize,
    /// Accesses after the first of each load of several, by the load's ticket.
    more_loads: SmallVec<[(u64, Vec<MemoryAccess>); 1]>,
    /// Words after the first of the stores of several: of those in the store buffer, then of that
    /// on its way there, then of those that wait in the unit.
    more_stores: VecDeque<MemoryAccess>,
    most_speculative: usize,
    /// Entries of the speculative queue that stay free, as counted at the start of a cycle.
    reserve: usize,
    most_committed: usize,
    pub(in crate::cva6) write_buffer: WriteBuffer,
    /// Addresses of the latest accesses.
    pub(in crate::cva6) places: Places,
    /// What is asked of them and of the cache.
    pub(in crate::cva6) tape: Tape,
    /// Cycle from which the data cache is empty after reset: before it nothing is looked up,
    /// filled or written.
    emptied: u64,
}

/// Whether a load that does not retire is killed once its tags were looked up.
pub(in crate::cva6) fn is_misaligned(address: u64, size: u16) -> bool {
    !address.is_multiple_of(u64::from(size.max(1)))
}

/// Cycles by which the data cache is emptied later than fetch begins, where both have as many sets.
const EMPTIED_LATER: u64 = 1;

impl LoadStore {
    /// An idle unit.
    pub fn new(params: &Params) -> Self {
        Self {
            arriving: None,
            waiting: Fifo::default(),
            load_state: LoadState::Idle,
            store_waits: false,
            storing: None,
            port: Port::Idle,
            tags: Cache::new(
                params.dcache_bytes,
                params.dcache_ways,
                params.dcache_line_bytes,
                DCACHE_RANDOM_BITS,
            ),
            cached: params.cached(),
            regions: params.regions.clone(),
            devices: params.regions.has_devices(),
            waits_in_turn: params.multiply_issues_alone,
            oldest: 0,
            line_mask: u64::from(params.dcache_line_bytes / params.word_bytes() - 1),
            word_bits: params.word_bytes().trailing_zeros(),
            load_registers: u64::from(params.load_pipe_registers),
            store_registers: u64::from(params.store_pipe_registers),
            stores: Fifo::default(),
            committed: 0,
            more_loads: SmallVec::new(),
            more_stores: VecDeque::new(),
            most_speculative: params.speculative_store_entries as usize,
            reserve: params.speculative_store_reserve as usize,
            most_committed: params.committed_store_entries as usize,
            write_buffer: WriteBuffer::new(params),
            places: Places::default(),
            tape: Tape::default(),
            emptied: 0,
        }
    }

    /// Whether the data cache keeps what is loaded at `address`.
    #[inline]
    pub(in crate::cva6) fn caches(&self, address: u64) -> bool {
        self.regions.at(address).map_or(self.cached.holds(address), |region| region.cached)
    }

    /// Somebody else makes these accesses: what the sets of their lines hold is given up, and told
    /// before.
    pub fn forget(&mut self, accesses: &[MemoryAccess], tell: &mut impl FnMut(Replaced)) {
        let mut done = None;
        for &MemoryAccess { address, size, .. } in accesses {
            let (first, last) =
                (self.tags.line(address), self.tags.line(address + u64::from(size.max(1)) - 1));
            for line in first..=last {
                if done.replace(line) != Some(line) {
                    self.tags.empty_set(line, tell);
                }
            }
        }
    }

    /// Reset was just left: both caches are emptied, a set in each cycle, and fetch begins when the
    /// instruction cache with so many sets is (wt_dcache_missunit.sv FLUSH, cva6_icache.sv FLUSH).
    pub fn empty_behind_reset(&mut self, now: u64, instruction_sets: usize) {
        let later = (self.tags.sets() as u64 + EMPTIED_LATER).saturating_sub(instruction_sets as u64);
        self.emptied = now + later;
    }

    /// Whether an instruction may issue to the unit, from its state at the start of the cycle.
    #[inline]
    pub fn ready(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Whether a store may commit, from the state at the start of the cycle.
    #[inline]
    pub fn commit_ready(&self) -> bool {
        self.committed < self.most_committed
    }

    /// Whether every committed store has reached memory.
    #[inline]
    pub fn stores_drained(&self) -> bool {
        self.committed == 0 && self.write_buffer.is_empty()
    }

    /// What keeps the unit's oldest instruction from going on; `None` where nothing does.
    pub fn held(&self) -> Option<Causes> {
        let misses = matches!(self.port, Port::Ask(_) | Port::Wait(_) | Port::Read { missing: Some(_), .. });
        if misses || self.waits_for_device() {
            Some(causes::CACHE_MISS)
        } else if self.load_state == LoadState::WaitPageOffset {
            Some(causes::STORE_CONFLICT)
        } else {
            self.store_waits.then_some(causes::WRITE_BUFFER)
        }
    }

    /// Stores that wait for their commit, stores that committed, and words in the write buffer.
    pub fn stores(&self) -> [usize; 3] {
        [self.stores.len() - self.committed, self.committed, self.write_buffer.used()]
    }

    /// An instruction issued in this cycle; it arrives in the next.
    #[inline]
    pub fn issue(&mut self, ticket: u64, store: bool, address: Option<u64>, size: u16) {
        let address = address.map(|address| self.places.add(address));
        self.arriving = Some(Request { ticket, store, address, size, more: 0, killed: false });
    }

    /// The same for one that does not retire, whose address may be any.
    pub fn issue_in_shadow(&mut self, ticket: u64, store: bool, address: Option<u64>, size: u16) {
        let killed = address.is_some_and(|address| is_misaligned(address, size));
        let address = address.map(|address| self.places.add(address));
        self.arriving = Some(Request { ticket, store, address, size, more: 0, killed });
    }

    /// The access that issued in this cycle, if its address is known.
    #[inline]
    pub fn issued(&self) -> Option<Place> {
        self.arriving.as_ref().and_then(|request| request.address)
    }

    /// The unit's first access, and the one that issued in the cycle before.
    pub fn accesses(&self) -> (Option<Access>, Option<Access>) {
        let access = |request: &Request| Access {
            ticket: request.ticket,
            store: request.store,
            address: request.address.map(|place| place.address),
        };
        let arriving = self.arriving.as_ref().map(access);
        (self.waiting.front().map(access).or(arriving), arriving)
    }

    /// Whether a store left the unit in this cycle.
    pub fn is_storing(&self) -> bool {
        self.storing.is_some()
    }

    /// Drops everything that has not committed.
    pub fn flush(&mut self) {
        self.arriving = None;
        self.waiting.truncate(0);
        self.load_state = LoadState::Idle;
        self.store_waits = false;
        self.storing = None;
        self.stores.truncate(self.committed);
        self.more_loads.clear();
        if !self.more_stores.is_empty() {
            self.more_stores.truncate(self.stores.iter().map(|store| usize::from(store.more)).sum());
        }
        // A load that was granted in this cycle is killed before it can ask for a line
        // (load_unit.sv WAIT_FLUSH).
        if let Port::Read { missing, .. } = &mut self.port {
            *missing = None;
        }
    }

    /// One cycle. `commits_store`: the oldest speculative store commits in it.
    #[inline]
    pub fn step(&mut self, now: u64, commits_store: bool, scoreboard: &mut Scoreboard, memory: &mut Memory) {
        if self.is_quiet() && self.arriving.is_none() && !commits_store {
            return;
        }
        if let Some(request) = self.arriving {
            self.waiting.push(request);
            self.arriving = None;
        }
        let emptying = now < self.emptied;
        let free = !emptying && matches!(self.port, Port::Idle | Port::Read { missing: None, .. });
        let mut access = LoadAccess::default();
        self.step_port(now, &mut access, scoreboard, memory);
        if emptying {
            (access.tags, access.miss) = (true, Miss::Asks);
        }
        let storing = self.storing.take();
        // Not as an option: of one, bytes that overlap are copied, which waits for those written
        // before.
        if let Some(&request) = self.waiting.front() {
            let started = if request.store {
                self.start_store(now, request, storing.is_some(), commits_store, scoreboard)
            } else {
                self.start_load(now, request, storing, free, &mut access, scoreboard)
            };
            if started {
                self.waiting.pop();
            }
        }
        self.drain(now, storing, commits_store, &access, memory);
    }

    /// What is in the unit, as it is seen from the present cycle; not what the cache holds.
    pub fn visit(&mut self, relative: &mut Relative) {
        let Self { places, .. } = self;
        let request = |request: &mut Request, relative: &mut Relative| {
            let Request { ticket, store, address, size, more, killed } = request;
            relative.visit_ticket(ticket);
            relative.visit_flags([store, killed]);
            relative.visit_place(address, places);
            relative.visit_half(size);
            relative.visit_half(more);
        };
        let store = |store: &mut PendingStore, relative: &mut Relative| {
            let PendingStore { address, size, more } = store;
            relative.visit_place(address, places);
            relative.visit_half(size);
            relative.visit_half(more);
        };
        self.waiting.visit(relative, request);
        visit_option(&mut self.arriving, relative, request);
        let mut state = self.load_state as u64;
        relative.visit(&mut state);
        self.load_state = LoadState::ALL[state as usize];
        relative.visit_flags([&mut self.store_waits]);
        relative.visit_time(&mut self.emptied);
        self.port.visit(relative, places);
        self.stores.visit(relative, store);
        relative.visit_count(&mut self.committed);
        visit_option(&mut self.storing, relative, store);
        if relative.is_plain() {
            relative.count(self.more_loads.len());
            for (ticket, accesses) in &mut self.more_loads {
                relative.visit_ticket(ticket);
                relative.visit_accesses(accesses.iter());
            }
        } else if !self.more_loads.is_empty() {
            relative.refuse();
        }
        relative.visit_accesses(self.more_stores.iter());
        self.write_buffer.visit(relative, &self.places);
    }

    /// Whether nothing is in the unit but speculative stores that wait for their commit.
    #[inline]
    fn is_quiet(&self) -> bool {
        self.waiting.is_empty() && matches!(self.port, Port::Idle) && self.stores_are_still()
    }

    /// Whether the unit only waits: for instructions, for a commit or for a line.
    #[inline]
    pub fn is_still(&self) -> bool {
        let loads_wait = match self.port {
            Port::Idle => self.waiting.is_empty(),
            Port::Wait(_) => match self.waiting.front() {
                None => true,
                Some(request) => !request.store && self.load_state == LoadState::WaitGrant,
            },
            Port::Read { .. } | Port::Killed { .. } | Port::Ask(_) => false,
        };
        loads_wait && self.arriving.is_none() && self.stores_are_still()
    }

    /// Whether no store moves: all wait for their commit.
    #[inline]
    fn stores_are_still(&self) -> bool {
        self.storing.is_none() && self.committed == 0 && self.write_buffer.is_quiet()
    }
}
