//! Vector loads and stores: address generation, bursts on the bus, the load and the store unit.
//!
//! Source: `addrgen.sv`, `vldu.sv`, `vstu.sv` of pulp-platform/ara ec0e379: one run of addresses becomes bursts that end
//! at 4096 bytes, at 256 beats and at the run's end; single places become a burst each; requests of loads and of stores
//! never stand in the queue together; a store that begins within a beat goes in narrower ones. What lies behind the bus
//! is the parameters' (`vector_read_latency`, `vector_write_latency`, `vector_element_interval`).

use std::collections::VecDeque;

use super::instruction::{Does, Memory};
use super::lane::{Lane, Write};
use super::params::VectorParams;
use super::plan::{Plan, Queue};

/// Bursts in the queue between address generation and the units (ara_pkg.sv VaddrgenInsnQueueDepth).
const QUEUE: usize = 4;
/// Cycles between two bursts read, beside their beats. Measured: unit loads of b beats follow each other every b + 1.
const GAP: u64 = 1;
/// Cycles from a word's last byte to its write: the result queue, and the register in front of the banks.
const WRITE: u64 = 2;
/// Cycles from the request of an indexed access to its first address: the indices are read like any operand.
const INDICES: u64 = 3;
/// Cycles from the response of the last write to the instruction's end.
const RESPONSE: u64 = 2;

/// A burst on the bus.
#[derive(Clone, Copy, Debug)]
struct Burst {
    store: bool,
    /// Cycle in which the unit is done with it; unknown for a store until its data go.
    gone: u64,
}

/// A memory instruction that is being turned into bursts.
#[derive(Clone, Copy, Debug)]
struct Generation {
    slot: u8,
    /// First cycle in which a burst can go.
    from: u64,
    /// The core's own stores must reach memory first.
    waits: bool,
    /// Bytes that were turned into bursts.
    bytes: u32,
    /// Elements that were.
    elements: u32,
}

/// A store that has its turn at the data.
#[derive(Clone, Copy, Debug)]
struct Stored {
    slot: u8,
    from: u64,
}

/// Loads and stores.
#[derive(Clone, Debug)]
pub struct MemoryUnit {
    bytes_a_beat: u32,
    row: u32,
    read_latency: u64,
    write_latency: u64,
    element_interval: u64,
    generation: Option<Generation>,
    queue: VecDeque<Burst>,
    /// Cycle from which the next beat can be read.
    read_free: u64,
    /// Cycle from which single writes are worked off.
    write_free: u64,
    /// Addresses of the instructions in flight.
    addresses: [u64; 8],
    /// Bytes of the load's row that is being put together, and the word that comes next.
    gathered: u32,
    words: u32,
    /// Words to be written.
    pub results: VecDeque<Write>,
    stores: VecDeque<Stored>,
    sent: u32,
    /// Stores whose end is known: instruction and cycle.
    pub ended: Vec<(u8, u64)>,
    /// Loads and stores that are not complete.
    pub loads: u32,
    /// The same.
    pub storing: u32,
    /// Cycles in which a beat was read, and in which one was written.
    pub busy: [u64; 2],
}

impl MemoryUnit {
    /// Nothing under way.
    pub fn new(params: &VectorParams) -> Self {
        Self {
            bytes_a_beat: params.vector_bus_width / 8,
            row: 8 * params.vector_lanes,
            read_latency: u64::from(params.vector_read_latency),
            write_latency: u64::from(params.vector_write_latency),
            element_interval: u64::from(params.vector_element_interval),
            generation: None,
            queue: VecDeque::new(),
            read_free: 0,
            write_free: 0,
            addresses: [0; 8],
            gathered: 0,
            words: 0,
            results: VecDeque::new(),
            stores: VecDeque::new(),
            sent: 0,
            ended: Vec::new(),
            loads: 0,
            storing: 0,
            busy: [0; 2],
        }
    }

    /// Takes an instruction from the sequencer, which shows it in cycle `now`; its bytes begin at `address`.
    pub fn take(&mut self, now: u64, slot: u8, plan: &Plan, address: u64) {
        let Does::Memory(memory) = plan.instruction.does else { return };
        let late = u64::from(memory.store && !memory.single && !self.aligned(address));
        let indices = if memory.indexed { INDICES } else { 0 };
        self.addresses[usize::from(slot)] = address;
        self.generation =
            Some(Generation { slot, from: now + 2 + late + indices, waits: false, bytes: 0, elements: 0 });
        if memory.store {
            self.stores.push_back(Stored { slot, from: now + 1 });
            self.storing += 1;
        } else {
            self.loads += 1;
        }
    }

    /// Whether nothing is under way.
    pub fn rests(&self) -> bool {
        self.loads == 0 && self.storing == 0 && self.results.is_empty() && self.generation.is_none()
    }

    fn aligned(&self, address: u64) -> bool {
        address.is_multiple_of(u64::from(self.bytes_a_beat))
    }

    /// Bytes in a beat of a store that begins there.
    fn store_beat(&self, memory: Memory, address: u64, width: u8) -> u32 {
        if memory.single { 1 << width } else { self.bytes_a_beat.min(1 << address.trailing_zeros().min(16)) }
    }

    /// Address generation, one cycle; whether the instruction is acknowledged. `stores`: the core has stores under way.
    pub fn generate(&mut self, now: u64, stores: bool, plans: &[Plan; 8]) -> bool {
        while self.queue.front().is_some_and(|burst| burst.gone < now) {
            self.queue.pop_front();
        }
        let Some(mut going) = self.generation else { return false };
        let plan = &plans[usize::from(going.slot)];
        let Does::Memory(memory) = plan.instruction.does else { return false };
        if now + 1 == going.from && stores {
            going.waits = true;
        }
        if going.waits {
            if !stores {
                (going.waits, going.from) = (false, now + 1);
            }
            self.generation = Some(going);
            return false;
        }
        let alike = self.queue.front().is_none_or(|burst| burst.store == memory.store);
        if now < going.from || !alike || self.queue.len() >= QUEUE {
            self.generation = Some(going);
            return false;
        }
        let done = if memory.single {
            self.one_element(now, going, plan, memory);
            going.elements += 1;
            going.elements == plan.vl
        } else {
            let bytes = self.burst(now, going, plan, memory);
            going.bytes += bytes;
            going.bytes >= plan.bytes
        };
        self.generation = (!done).then_some(going);
        done
    }

    /// One place of a strided or indexed access.
    fn one_element(&mut self, now: u64, going: Generation, plan: &Plan, memory: Memory) {
        if memory.store {
            self.write_free = self.write_free.max(now) + self.element_interval;
            self.queue.push_back(Burst { store: true, gone: u64::MAX });
            return;
        }
        let arrives = (now + self.read_latency).max(self.read_free);
        self.read_free = arrives + self.element_interval;
        self.queue.push_back(Burst { store: false, gone: arrives });
        self.gather(arrives, 1 << plan.width, going.slot, plan);
    }

    /// The next burst of a run; its bytes.
    fn burst(&mut self, now: u64, going: Generation, plan: &Plan, memory: Memory) -> u32 {
        let beat = self.bytes_a_beat;
        let address = self.addresses[usize::from(going.slot)] + u64::from(going.bytes);
        let to_page = 4096 - (address % 4096) as u32;
        let most = 256 * beat - (address % u64::from(beat)) as u32;
        let bytes = (plan.bytes - going.bytes).min(to_page).min(most);
        if memory.store {
            // One entry until its data have gone; a run of several bursts is taken as one.
            let gone = u64::MAX;
            if going.bytes == 0 {
                self.queue.push_back(Burst { store: true, gone });
            }
            return bytes;
        }
        let mut cycle = (now + self.read_latency).max(self.read_free);
        let (mut left, mut place) = (bytes, (address % u64::from(beat)) as u32);
        let mut arrival = cycle;
        while left > 0 {
            let in_beat = (beat - place).min(left);
            let in_row = self.row - self.gathered;
            let part = in_beat.min(in_row);
            self.gather(cycle, part, going.slot, plan);
            (left, place) = (left - part, place + part);
            if place == beat {
                (place, arrival) = (0, arrival + 1);
                self.busy[0] += 1;
            }
            cycle = (cycle + 1).max(arrival);
        }
        self.read_free = cycle + GAP;
        self.queue.push_back(Burst { store: false, gone: cycle - 1 });
        bytes
    }

    /// Bytes of a load arrived in `cycle`: a row that is full, or the last one, is written.
    fn gather(&mut self, cycle: u64, bytes: u32, slot: u8, plan: &Plan) {
        self.gathered += bytes;
        let done = self.words * self.row + self.gathered >= plan.bytes;
        if self.gathered == self.row || done {
            self.results.push_back(Write { from: cycle + WRITE, address: self.words, slot, last: done });
            self.words = if done { 0 } else { self.words + 1 };
            self.gathered = 0;
        }
    }

    /// The store unit, one cycle: a beat goes out where its bytes are there.
    pub fn store(&mut self, now: u64, plans: &[Plan; 8], lane: &mut Lane) {
        let Some(&Stored { slot, from }) = self.stores.front() else { return };
        let plan = &plans[usize::from(slot)];
        let Does::Memory(memory) = plan.instruction.does else { return };
        let asked = self.queue.front().is_some_and(|burst| burst.store);
        let masked = plan.instruction.masked && self.sent == 0;
        if now < from
            || !asked
            || !lane.has(Queue::Store, slot, now, 0)
            || masked && !lane.has(Queue::MaskM, slot, now, 2)
        {
            return;
        }
        self.busy[1] += 1;
        let beat = self.store_beat(memory, self.addresses[usize::from(slot)], plan.width);
        let bytes = beat.min(plan.bytes - self.sent);
        let before = self.sent / self.row;
        self.sent += bytes;
        let last = self.sent >= plan.bytes;
        if last || self.sent / self.row > before {
            lane.pop(Queue::Store);
        }
        if (memory.single || last)
            && let Some(burst) = self.queue.front_mut()
        {
            burst.gone = now;
        }
        if last {
            if plan.instruction.masked {
                lane.pop(Queue::MaskM);
            }
            let answered = if memory.single { self.write_free.max(now) } else { now } + self.write_latency;
            self.ended.push((slot, answered + RESPONSE));
            self.sent = 0;
            self.stores.pop_front();
        }
    }
}
