//! The load/store unit: its queue of two, the load unit, the store unit and the store buffer.
//!
//! Source: core/lsu_bypass.sv, load_unit.sv, store_unit.sv, store_buffer.sv, cache_subsystem/wt_dcache_ctrl.sv.
//! Data cache: write-through, a store allocates no line; one load may miss at a time (wt_dcache_missunit.sv).
//!
//! The RTL has no instruction with several accesses. A design's one looks up all of its addresses in one cycle and
//! fetches what is missing line after line; all that it stores is one entry of the store buffer, from which one word
//! after the other goes into the write buffer. Docs: docs/reference/design.md, "Memory".

use std::collections::VecDeque;

use instar_trace::MemoryAccess;
use smallvec::SmallVec;

use super::cache::Cache;
use super::causes;
use super::fifo::Fifo;
use super::memory::Memory;
use super::params::Params;
use super::scoreboard::Scoreboard;
use super::write_buffer::{LoadAccess, Miss, WriteBuffer};
use crate::Causes;

/// A memory instruction in the unit.
#[derive(Clone, Copy, Debug, Default)]
struct Request {
    ticket: u64,
    store: bool,
    /// `None` on a wrong path, or where the trace does not say.
    address: Option<u64>,
    size: u16,
    /// There are more accesses, in `LoadStore::more_loads` or `LoadStore::more_stores`.
    more: u16,
}

/// A store on its way to the write buffer.
#[derive(Clone, Copy, Debug, Default)]
struct PendingStore {
    address: Option<u64>,
    size: u16,
    /// Words behind this one, in `LoadStore::more_stores`.
    more: u16,
}

/// Bits of the shift register that picks the way to be replaced (wt_dcache_missunit.sv).
const DCACHE_RANDOM_BITS: u32 = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LoadState {
    Idle,
    /// Waits until no older store has equal address bits 11 to 3.
    WaitPageOffset,
    WaitGrant,
}

/// A load that did not find its line.
#[derive(Clone, Copy, Debug)]
struct Missing {
    ticket: u64,
    line: u64,
    /// The line will be kept.
    cached: bool,
    /// Way that it will take.
    way: usize,
    /// Which of the instruction's accesses it is.
    index: u16,
}

/// The data cache's controller for loads.
#[derive(Clone, Copy, Debug)]
enum Port {
    Idle,
    /// The tags are compared; `bank` (word within the line) is read.
    Read {
        bank: Option<u64>,
        missing: Option<Missing>,
    },
    Ask(Missing),
    Wait(Missing),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StoreState {
    Idle,
    WaitReady,
}

/// State of the load/store unit.
#[derive(Clone, Debug)]
pub struct LoadStore {
    arriving: Option<Request>,
    waiting: Fifo<Request, 4>,
    load_state: LoadState,
    store_state: StoreState,
    /// The store that left the queue in the cycle before; it enters the store buffer in this one.
    storing: Option<PendingStore>,
    port: Port,
    tags: Cache,
    cached_base: u64,
    cached_bytes: u64,
    line_mask: u64,
    /// Bits of an address within a word.
    word_bits: u32,
    /// Cycles between a load's or store's end in the unit and the scoreboard.
    load_registers: u64,
    store_registers: u64,
    /// The store buffer: the first `committed` stores have committed, the others are speculative.
    stores: Fifo<PendingStore, 64>,
    committed: usize,
    /// Accesses behind the first of each load of several, by the load's ticket.
    more_loads: SmallVec<[(u64, Vec<MemoryAccess>); 1]>,
    /// Words behind the first of the stores of several: of those in the store buffer, then of that on its way there,
    /// then of those that wait in the unit.
    more_stores: VecDeque<MemoryAccess>,
    most_speculative: usize,
    /// Entries of the speculative queue that stay free, as counted at the start of a cycle.
    reserve: usize,
    most_committed: usize,
    write_buffer: WriteBuffer,
}

impl LoadStore {
    /// An idle unit.
    pub fn new(params: &Params) -> Self {
        Self {
            arriving: None,
            waiting: Fifo::default(),
            load_state: LoadState::Idle,
            store_state: StoreState::Idle,
            storing: None,
            port: Port::Idle,
            tags: Cache::new(
                params.dcache_bytes,
                params.dcache_ways,
                params.dcache_line_bytes,
                DCACHE_RANDOM_BITS,
            ),
            cached_base: u64::from(params.cached_base),
            cached_bytes: u64::from(params.cached_bytes),
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
        }
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
        if matches!(self.port, Port::Ask(_) | Port::Wait(_) | Port::Read { missing: Some(_), .. }) {
            Some(causes::CACHE_MISS)
        } else if self.load_state == LoadState::WaitPageOffset {
            Some(causes::STORE_CONFLICT)
        } else {
            (self.store_state == StoreState::WaitReady).then_some(causes::WRITE_BUFFER)
        }
    }

    /// Stores that wait for their commit, stores that committed, and words in the write buffer.
    pub fn stores(&self) -> [usize; 3] {
        [self.stores.len() - self.committed, self.committed, self.write_buffer.used()]
    }

    /// An instruction issued in this cycle; it arrives in the next.
    #[inline]
    pub fn issue(&mut self, ticket: u64, store: bool, address: Option<u64>, size: u16) {
        self.arriving = Some(Request { ticket, store, address, size, more: 0 });
    }

    /// The same for a design's instruction, whose accesses may be several, and wider than what the cache takes at
    /// once: a line of a load, a word of a store.
    #[cold]
    pub fn issue_own(&mut self, ticket: u64, store: bool, accesses: impl Iterator<Item = MemoryAccess>) {
        let piece = if store { 1 << self.word_bits } else { (self.line_mask + 1) << self.word_bits };
        let mut pieces: SmallVec<[MemoryAccess; 4]> = SmallVec::new();
        for access in accesses {
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
        self.arriving = Some(Request { ticket, store, address, size, more: more.len() as u16 });
        if store {
            self.more_stores.extend(more);
        } else if !more.is_empty() {
            self.more_loads.push((ticket, more.to_vec()));
        }
    }

    /// The accesses of a load behind its first.
    #[inline]
    fn more_of(&self, request: Request) -> &[MemoryAccess] {
        if request.more == 0 {
            return &[];
        }
        self.more_loads.iter().find(|(ticket, _)| *ticket == request.ticket).map_or(&[], |(_, more)| more)
    }

    /// Drops everything that has not committed.
    pub fn flush(&mut self) {
        self.arriving = None;
        self.waiting.truncate(0);
        self.load_state = LoadState::Idle;
        self.store_state = StoreState::Idle;
        self.storing = None;
        self.stores.truncate(self.committed);
        self.more_loads.clear();
        if !self.more_stores.is_empty() {
            self.more_stores.truncate(self.stores.iter().map(|store| usize::from(store.more)).sum());
        }
        // A load that was granted in this cycle is killed before it can ask for a line (load_unit.sv WAIT_FLUSH).
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
        let arriving = self.arriving.take();
        let head = self.waiting.front().copied().or(arriving);
        let free = matches!(self.port, Port::Idle | Port::Read { missing: None, .. });
        let mut access = LoadAccess::default();
        self.step_port(now, &mut access, scoreboard, memory);
        let mut popped = false;
        let storing = self.storing.take();
        match head {
            Some(request) if request.store => {
                popped = self.start_store(now, request, storing.is_some(), commits_store, scoreboard);
            }
            Some(request) => popped = self.start_load(now, request, storing, free, &mut access, scoreboard),
            None => {}
        }
        if let Some(request) = arriving {
            self.waiting.push(request);
        }
        if popped {
            self.waiting.pop();
        }
        self.drain(now, storing, commits_store, &access, memory);
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
            Port::Read { .. } | Port::Ask(_) => false,
        };
        loads_wait && self.arriving.is_none() && self.stores_are_still()
    }

    /// Whether no store moves: all wait for their commit.
    #[inline]
    fn stores_are_still(&self) -> bool {
        self.storing.is_none() && self.committed == 0 && self.write_buffer.is_quiet()
    }

    /// The cache's controller moves on; `access` learns what it takes of the cache's memories in this cycle.
    #[inline]
    fn step_port(
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

    fn start_store(
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
        if self.store_state == StoreState::WaitReady {
            if ready {
                self.store_state = StoreState::Idle;
            }
            return false;
        }
        if !ready {
            self.store_state = StoreState::WaitReady;
            return false;
        }
        scoreboard.finish(request.ticket, now + 1 + self.store_registers);
        self.storing =
            Some(PendingStore { address: request.address, size: request.size, more: request.more });
        true
    }

    fn start_load(
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
        self.port = Port::Read { bank, missing };
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
        let first = self.misses(request.ticket, request.address?, 0);
        if request.more == 0 {
            return first;
        }
        first.or_else(|| self.missing_of_more(request.ticket, 0))
    }

    /// The line of access `index` of a load, where the cache does not hold it.
    #[inline]
    fn misses(&mut self, ticket: u64, address: u64, index: u16) -> Option<Missing> {
        let line = self.tags.line(address);
        let cached = address.wrapping_sub(self.cached_base) < self.cached_bytes;
        if cached && self.tags.holds(line) {
            return None;
        }
        Some(Missing { ticket, line, cached, way: 0, index })
    }

    /// The next line that a load of several accesses misses, behind one that came. Nothing where there is only one.
    #[inline]
    fn missing_behind(&mut self, came: Missing) -> Option<Missing> {
        if self.more_loads.is_empty() { None } else { self.missing_of_more(came.ticket, came.index) }
    }

    /// The first line that a load misses among its accesses behind `index`; one that misses none is forgotten.
    #[cold]
    fn missing_of_more(&mut self, ticket: u64, index: u16) -> Option<Missing> {
        let at = self.more_loads.iter().position(|(owner, _)| *owner == ticket)?;
        let mut next = index;
        while let Some(access) = self.more_loads[at].1.get(usize::from(next)) {
            next += 1;
            if let Some(missing) = self.misses(ticket, access.address, next) {
                return Some(missing);
            }
        }
        self.more_loads.remove(at);
        None
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

    /// Stores move on: into the speculative queue, at commit into the other one, from there to the cache.
    fn drain(
        &mut self,
        now: u64,
        storing: Option<PendingStore>,
        commits: bool,
        access: &LoadAccess,
        memory: &mut Memory,
    ) {
        let head = self.stores.front().filter(|_| self.committed > 0);
        let head = head.map(|store| (store.address.unwrap_or(0), store.size));
        let speculative = self.stores.len() > self.committed;
        if self.write_buffer.step(now, head, access, &mut self.tags, memory) {
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
            *oldest = PendingStore { address: Some(next.address), size: next.size, more: oldest.more - 1 };
            return;
        }
        self.stores.pop();
        self.committed -= 1;
    }
}
