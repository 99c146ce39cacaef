//! Vector loads and stores: address generation and the bus.
//!
//! Source: `addrgen.sv` of pulp-platform/ara ec0e379: one run of addresses becomes bursts that end
//! at 4096 bytes, at 256 beats and at the run's end; single places become a burst each; requests of
//! loads and of stores never stand in the queue together; a store that begins within a beat goes in
//! narrower ones. What lies behind the bus is the parameters' (`vector_read_latency`,
//! `vector_write_latency`, `vector_transactions`).

use std::collections::VecDeque;

use super::cycle::Cycle;
use super::instruction::{Memory, UnitOperation};
use super::lane::{Lane, Write};
use super::loads::{Beat, Loads};
use super::operands::Queue;
use super::params::VectorParams;
use super::plan::{PAGE, Plan};
use super::stores::{Stores, Writes};
use crate::relative::Relative;

/// Bursts in the queue between address generation and the units (ara_pkg.sv
/// VaddrgenInsnQueueDepth).
const QUEUE: usize = 4;
/// Cycles of a read's way that lie before the place where reads under way are counted. Measured:
/// with three of them, strided loads take a beat every 8 cycles three times, where the way is 11.
const BEFORE: u64 = 3;

/// A burst on the bus.
#[derive(Clone, Copy, Debug)]
enum Burst {
    Read,
    Write(Writes),
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
    /// All were; it is acknowledged in this cycle.
    ends: bool,
}

/// Loads and stores.
#[derive(Clone, Debug)]
pub struct MemoryUnit {
    bytes_a_beat: u32,
    row: u32,
    read_latency: u64,
    transactions: usize,
    generation: Option<Generation>,
    queue: VecDeque<Burst>,
    /// Cycle from which the next beat can be read.
    read_free: u64,
    /// Cycles of the last beats of the last bursts that were read.
    read: VecDeque<u64>,
    /// Bursts of stores that were asked for.
    written: u64,
    /// Addresses of the instructions in flight.
    addresses: [u64; 8],
    loads: Loads,
    stores: Stores,
}

impl MemoryUnit {
    /// Nothing under way.
    pub fn new(params: &VectorParams) -> Self {
        let lanes = params.vector_lanes;
        Self {
            bytes_a_beat: params.vector_bus_width / 8,
            row: 8 * lanes,
            read_latency: u64::from(params.vector_read_latency),
            transactions: params.vector_transactions as usize,
            generation: None,
            queue: VecDeque::new(),
            read_free: 0,
            read: VecDeque::new(),
            written: 0,
            addresses: [0; 8],
            loads: Loads::new(lanes),
            stores: Stores::new(lanes, params.vector_write_latency, params.vector_transactions),
        }
    }

    /// Takes an instruction from the sequencer, which shows it in cycle `now`; its bytes begin at
    /// `address`.
    pub fn take(&mut self, now: u64, slot: u8, plan: &Plan, address: u64) {
        let UnitOperation::Memory(memory) = plan.instruction.does else { return };
        let late = u64::from(memory.store && !address.is_multiple_of(u64::from(self.bytes_a_beat)));
        self.addresses[usize::from(slot)] = address;
        let from = now + 2 + late;
        self.generation = Some(Generation { slot, from, waits: false, bytes: 0, elements: 0, ends: false });
        if memory.store {
            self.stores.take(slot, now + 1, plan);
        } else {
            self.loads.take(slot, now + 1, plan);
        }
    }

    /// The oldest load, or store, whose data are not all through.
    pub fn first(&self, store: bool) -> Option<u8> {
        if store { self.stores.oldest() } else { self.loads.first() }
    }

    /// Whether a beat of memory is there.
    pub fn has_beat(&self, now: u64) -> bool {
        self.loads.has_beat(now)
    }

    /// Tells what is in it, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        relative.number(u64::from(self.generation.is_some()));
        if let Some(Generation { slot, from, waits, bytes, elements, ends }) = self.generation {
            relative.time(from);
            relative.number(u64::from(slot) << 2 | u64::from(waits) << 1 | u64::from(ends));
            relative.number(u64::from(bytes) << 32 | u64::from(elements));
            relative.number(self.addresses[usize::from(slot)]);
        }
        relative.count(self.queue.len());
        for burst in &self.queue {
            relative.number(u64::from(matches!(burst, Burst::Write(_))));
            if let Burst::Write(Writes { from, beats, bytes, first, single }) = burst {
                relative.time(*from);
                relative.number(u64::from(*beats) << 32 | u64::from(*bytes));
                relative.number(u64::from(*first) << 1 | u64::from(*single));
            }
        }
        relative.time(self.read_free);
        relative.count(self.read.len());
        self.read.iter().for_each(|&cycle| relative.time(cycle));
        relative.number(self.written.wrapping_sub(self.stores.first()));
        self.loads.encode(relative);
        self.stores.encode(relative);
    }

    /// Whether nothing is under way.
    pub fn rests(&self) -> bool {
        self.loads.rests() && self.stores.rests() && self.generation.is_none()
    }

    /// Whether the core's own stores are waited for.
    pub fn waits(&self) -> bool {
        self.generation.is_some_and(|going| going.waits)
    }

    /// What asks a bank.
    pub fn front(&self) -> Option<Write> {
        self.loads.front()
    }

    /// One cycle: whether the instruction is acknowledged, and whether the mask that waits for
    /// instruction `masked` was used. `stores`: the core has stores under way; `granted`: a word
    /// that was loaded was written.
    pub fn step(
        &mut self,
        at: &mut Cycle<'_>,
        [stores, granted]: [bool; 2],
        masked: Option<u8>,
    ) -> [bool; 2] {
        let acknowledged = self.generate(at.now, stores, at.plans, at.lane);
        let [read, loaded] = self.loads.step(at, granted, masked);
        let write = match self.queue.front_mut() {
            Some(Burst::Write(burst)) => Some(burst),
            _ => None,
        };
        let [written, stored] = self.stores.step(at, write, masked);
        if read || written {
            self.queue.pop_front();
        }
        [acknowledged, loaded || stored]
    }

    /// Address generation; whether the instruction is acknowledged.
    fn generate(&mut self, now: u64, stores: bool, plans: &[Plan; 8], lane: &mut Lane) -> bool {
        let Some(mut going) = self.generation else { return false };
        let plan = &plans[usize::from(going.slot)];
        let UnitOperation::Memory(memory) = plan.instruction.does else { return false };
        if going.ends {
            self.generation = None;
            return true;
        }
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
        let alike = self.queue.front().is_none_or(|burst| matches!(burst, Burst::Write(_)) == memory.store);
        let index = !memory.indexed || lane.has(Queue::Slide, going.slot, now, 1);
        let bus = !memory.single || !memory.store || self.stores.takes_address(now, self.written);
        if now < going.from || !alike || self.queue.len() >= QUEUE || !index || !bus {
            self.generation = Some(going);
            return false;
        }
        let mut done = if memory.single {
            self.one_element(now, plan, memory);
            going.elements += 1;
            let indices = self.row >> memory.width;
            if memory.indexed && (going.elements == plan.vl || going.elements.is_multiple_of(indices)) {
                lane.pop(Queue::Slide);
            }
            going.elements == plan.vl
        } else {
            going.bytes += self.burst(now, going, plan, memory);
            going.bytes >= plan.bytes
        };
        // The generator acknowledges indexed accesses a cycle later (ADDRGEN_IDX_OP_END).
        if done && memory.indexed {
            (going.ends, done) = (true, false);
        }
        self.generation = (!done).then_some(going);
        done
    }

    /// The cycle of the first beat of a burst that is asked for now.
    fn arrival(&mut self, now: u64, beats: u32) -> u64 {
        let at = self.read.len().checked_sub(self.transactions);
        let turn = at.map_or(0, |at| self.read[at] + self.read_latency.saturating_sub(BEFORE));
        let first = (now + self.read_latency).max(self.read_free).max(turn);
        self.read_free = first + u64::from(beats);
        self.read.push_back(self.read_free - 1);
        if self.read.len() > self.transactions {
            self.read.pop_front();
        }
        first
    }

    /// One place of a strided or indexed access.
    fn one_element(&mut self, now: u64, plan: &Plan, memory: Memory) {
        let bytes = 1 << plan.width;
        if memory.store {
            self.written += 1;
            let (from, beats, first, single) = (now + 1, 1, bytes, true);
            self.queue.push_back(Burst::Write(Writes { from, beats, bytes, first, single }));
            return;
        }
        let arrives = self.arrival(now, 1);
        self.loads.beats.push_back(Beat { from: arrives, bytes, last: true });
        self.queue.push_back(Burst::Read);
    }

    /// The next burst of a run; its bytes.
    fn burst(&mut self, now: u64, going: Generation, plan: &Plan, memory: Memory) -> u32 {
        let address = self.addresses[usize::from(going.slot)] + u64::from(going.bytes);
        let place = |beat: u32| (address % u64::from(beat)) as u32;
        let beat = if memory.store {
            let first = self.addresses[usize::from(going.slot)];
            self.bytes_a_beat.min(1 << first.trailing_zeros().min(16))
        } else {
            self.bytes_a_beat
        };
        let to_page = (PAGE - address % PAGE) as u32;
        let bytes = (plan.bytes - going.bytes).min(to_page).min(256 * beat - place(beat));
        let beats = (place(beat) + bytes).div_ceil(beat);
        if memory.store {
            let first = beat - place(beat);
            self.written += 1;
            let (from, single) = (now + 1, false);
            self.queue.push_back(Burst::Write(Writes { from, beats, bytes: beat, first, single }));
            return bytes;
        }
        let first = self.arrival(now, beats);
        let mut left = bytes;
        for at in 0..beats {
            let in_beat = left.min(if at == 0 { beat - place(beat) } else { beat });
            left -= in_beat;
            self.loads.beats.push_back(Beat { from: first + u64::from(at), bytes: in_beat, last: left == 0 });
        }
        self.queue.push_back(Burst::Read);
        bytes
    }
}
