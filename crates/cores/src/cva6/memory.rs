//! The way to memory that both caches share: request FIFOs, one request a cycle, and the answers.
//!
//! Source: core/cache_subsystem/wt_axi_adapter.sv, core/axi_shim.sv. A request is pushed in one
//! cycle, may win the bus from the next on, and its answer is seen one cycle after its last beat.
//! Memory answers in order, and so do regions of the bus and devices.
//!
//! Behind a converter to a wider bus (`memory_one_at_a_time`; axi_dw_converter.sv with
//! axi_dw_upsizer.sv of pulp-platform/axi, `AxiMaxReads` 2, whose demultiplexer to its error slave
//! counts transactions with one bit) one read and one write are under way at a time. A second read
//! waits there. A write holds the bus for three cycles, as its data follow its address (axi_shim.sv
//! WAIT_LAST_W_READY), and longer while two before it are not answered. Cycles measured in that
//! RTL.

use super::params::Params;
use crate::BusRegions;
use crate::parts::fifo::Fifo;
use crate::relative::{Place, Relative};

/// Requests that each FIFO holds.
const FIFO_DEPTH: usize = 2;

/// First and last cycle of a read that is not under way.
const NO_BEATS: (u64, u64) = (1, 0);

/// A request of the data cache.
#[derive(Clone, Copy, Debug, Default)]
struct Request {
    /// Those of a read; 0: a write.
    beats: u64,
    /// Cycles until memory answers.
    latency: u64,
    /// Of a device: the first cycle in which it takes the request.
    device: Option<u64>,
    /// The access that asks, of a write the last that went to its word.
    access: Place,
}

/// An access of which somebody wants to know when it is on the bus.
#[derive(Clone, Copy, Debug)]
pub struct WatchedAccess {
    /// Its place in the stream.
    pub position: u64,
    access: Place,
    /// The cycle, once it was there.
    pub reached: Option<u64>,
}

/// An access that a device holds up.
#[derive(Clone, Copy, Debug)]
struct HeldRequest {
    /// Its number among the places of accesses.
    number: u64,
    /// The first cycle in which the device takes it.
    until: u64,
}

/// When a device was asked last, and when it took that.
#[derive(Clone, Copy, Debug, Default)]
pub struct DeviceRequest {
    /// The cycle in which the request was on the bus.
    pub asked: u64,
    /// The one in which the device took it.
    pub taken: u64,
}

/// State of the path to memory.
#[derive(Clone, Debug)]
pub struct Memory {
    instruction: Option<u64>,
    data: Fifo<Request, 4>,
    /// Requests in `data` at the start of the cycle.
    data_queued: usize,
    /// The data cache is preferred if both ask.
    prefers_data: bool,
    /// Beats of the data cache's read that is under way: first and last cycle.
    data_beats: (u64, u64),
    /// First cycle in which the read channel is free.
    read_free: u64,
    /// Cycles in which write responses arrive.
    responses: Fifo<u64, 32>,
    /// One read and one write at a time.
    one_at_a_time: bool,
    /// The write that has the bus: the cycle in which its data go, and whether the other cache
    /// asked with it.
    writing: Option<(u64, bool)>,
    /// First cycle in which a write's address can go.
    write_free: u64,
    /// Cycle of the last write's response.
    answered: u64,
    read_latency: u64,
    write_latency: u64,
    beats: [u64; 2],
    regions: BusRegions,
    held: Vec<HeldRequest>,
    /// The last request of a device.
    pub device: DeviceRequest,
    /// Accesses whose cycle is wanted.
    pub watched: Vec<WatchedAccess>,
    /// Bits of an address within a word of the bus.
    word_bits: u32,
    /// Cycle in which the instruction cache sees its line.
    pub instruction_back: Option<u64>,
    /// Cycle in which the data cache sees its line.
    pub data_back: Option<u64>,
    /// A write's response came in this cycle.
    pub write_answered: bool,
    /// Requests of the data cache so far.
    pub requests: u64,
}

impl Memory {
    /// A path with nothing under way.
    pub fn new(params: &Params) -> Self {
        let beats = |line_bytes: u32| u64::from((8 * line_bytes).div_ceil(params.bus_width));
        Self {
            instruction: None,
            data: Fifo::default(),
            data_queued: 0,
            prefers_data: false,
            data_beats: NO_BEATS,
            read_free: 0,
            responses: Fifo::default(),
            one_at_a_time: params.memory_one_at_a_time,
            writing: None,
            write_free: 0,
            answered: 0,
            read_latency: u64::from(params.memory_read_latency),
            write_latency: u64::from(params.memory_write_latency),
            beats: [beats(params.icache_line_bytes), beats(params.dcache_line_bytes)],
            regions: params.regions.clone(),
            held: Vec::new(),
            device: DeviceRequest::default(),
            watched: Vec::new(),
            word_bits: params.word_bytes().trailing_zeros(),
            instruction_back: None,
            data_back: None,
            write_answered: false,
            requests: 0,
        }
    }

    /// Whether the data cache's FIFO takes a request in this cycle.
    #[inline]
    pub fn takes_data(&self) -> bool {
        self.data_queued < FIFO_DEPTH
    }

    /// The instruction cache asks for a line, or for one beat that it will not keep.
    pub fn fetch(&mut self, cached: bool) {
        self.instruction = Some(if cached { self.beats[0] } else { 1 });
        self.instruction_back = None;
    }

    /// The data cache asks for the line of an access, or for one beat that it will not keep.
    pub fn read(&mut self, cached: bool, access: Place) {
        let (latency, device) = self.answers(access, false);
        self.requests += 1;
        self.data.push(Request { beats: if cached { self.beats[1] } else { 1 }, latency, device, access });
        self.data_back = None;
    }

    /// The data cache writes a word, to which an access went.
    #[inline]
    pub fn write(&mut self, access: Place) {
        let (latency, device) = self.answers(access, true);
        self.requests += 1;
        self.data.push(Request { beats: 0, latency, device, access });
    }

    /// The device of an access takes it in this cycle or later.
    pub fn hold(&mut self, access: Place, until: u64, now: u64) {
        self.held.retain(|held| held.until > now);
        self.held.push(HeldRequest { number: access.number(), until });
    }

    /// Somebody wants to know when the access at `position` of the stream is on the bus.
    pub fn watch(&mut self, position: u64, access: Place) {
        // It may have issued before, and been dropped.
        self.watched.retain(|watched| watched.position != position);
        self.watched.push(WatchedAccess { position, access, reached: None });
    }

    /// The cycle in which a watched access was on the bus, if it was; `None`: it has not issued.
    pub fn reached(&self, position: u64) -> Option<Option<u64>> {
        let watched = self.watched.iter().find(|watched| watched.position == position);
        watched.map(|watched| watched.reached)
    }

    /// A request is on the bus: it is that of its access, and of those before that went to the
    /// word with it.
    #[inline]
    fn reaches(&mut self, now: u64, access: Place) {
        for watched in &mut self.watched {
            let same = (watched.access.address ^ access.address) >> self.word_bits == 0;
            if watched.reached.is_none() && same && watched.access.number() <= access.number() {
                watched.reached = Some(now);
            }
        }
    }

    /// Cycles until the answer, and of a device the first cycle in which it takes the request.
    #[inline]
    fn answers(&self, access: Place, store: bool) -> (u64, Option<u64>) {
        let memory = if store { self.write_latency } else { self.read_latency };
        let Some(region) = self.regions.at(access.address) else { return (memory, None) };
        let held = || self.held.iter().find(|held| held.number == access.number());
        let device = region.device.then(|| held().map_or(0, |held| held.until));
        (region.latency(store).into(), device)
    }

    /// The cycle in which a request is taken that is on the bus in this one.
    fn taken(&mut self, asked: u64, device: Option<u64>) -> u64 {
        let Some(until) = device else { return asked };
        self.device = DeviceRequest { asked, taken: asked.max(until) };
        self.device.taken
    }

    /// Whether nothing but reads is under way.
    #[inline]
    pub fn is_still(&self) -> bool {
        self.instruction.is_none() && self.data.is_empty() && self.responses.is_empty()
    }

    /// One cycle, before the caches' own: what was pushed before may go out, an answer may come in.
    #[inline]
    pub fn step(&mut self, now: u64) {
        self.write_answered = false;
        self.data_queued = self.data.len();
        if self.instruction.is_none() && self.data_queued == 0 && self.responses.is_empty() {
            return;
        }
        self.answer(now);
        self.request(now);
    }

    /// What is under way, as it is seen from the present cycle. Latencies and beats are those of
    /// the core.
    pub fn visit(&mut self, relative: &mut Relative) {
        relative.visit_maybe(&mut self.instruction);
        let (read_latency, write_latency) = (self.read_latency, self.write_latency);
        self.data.visit(relative, |request, relative| {
            let mut beats = (request.beats > 0).then_some(request.beats);
            relative.visit_maybe(&mut beats);
            // Whoever has regions carries nothing.
            let latency = if beats.is_some() { read_latency } else { write_latency };
            *request = Request { beats: beats.unwrap_or(0), latency, device: None, access: request.access };
        });
        relative.visit_flags([&mut self.prefers_data]);
        let (first, last) = &mut self.data_beats;
        if !relative.reads() && !relative.is_ahead(*last) {
            (*first, *last) = NO_BEATS;
        }
        relative.visit_time(first);
        relative.visit_time(last);
        if relative.reads() && !relative.is_ahead(*last) {
            (*first, *last) = NO_BEATS;
        }
        relative.visit_time(&mut self.read_free);
        self.responses.visit(relative, |cycle, relative| relative.visit_time(cycle));
        if self.one_at_a_time {
            let (mut cycle, mut other) = self.writing.unwrap_or((0, false));
            relative.visit_time(&mut cycle);
            relative.visit_flags([&mut other]);
            self.writing = relative.is_ahead(cycle).then_some((cycle, other));
            relative.visit_time(&mut self.write_free);
            relative.visit_time(&mut self.answered);
        }
        relative.visit_moment(&mut self.instruction_back);
        relative.visit_moment(&mut self.data_back);
    }

    fn answer(&mut self, now: u64) {
        let reads = self.data_beats.0 <= now && now <= self.data_beats.1;
        if !reads && self.responses.front().is_some_and(|&at| at <= now) {
            self.responses.pop();
            self.write_answered = true;
        }
    }

    fn request(&mut self, now: u64) {
        if let Some((goes, other)) = self.writing {
            if goes <= now {
                self.writing = None;
                self.data.pop();
                self.prefers_data = !other;
            }
            return;
        }
        let data = self.data.front().copied();
        match (self.instruction, data) {
            (Some(beats), other) if other.is_none() || !self.prefers_data => {
                self.instruction = None;
                self.prefers_data = other.is_some();
                let (_, last) = self.read_channel(now, beats, self.read_latency);
                self.instruction_back = Some(last + 1);
            }
            (other, Some(request @ Request { beats: 0, .. })) if self.one_at_a_time => {
                self.begin_write(now, request, other.is_some());
            }
            (other, Some(Request { beats, latency, device, access })) => {
                self.data.pop();
                self.reaches(now, access);
                self.prefers_data = other.is_none();
                let taken = self.taken(now, device);
                if beats == 0 {
                    self.responses.push(taken + latency);
                } else {
                    self.data_beats = self.read_channel(taken, beats, latency);
                    self.data_back = Some(self.data_beats.1 + 1);
                }
            }
            (_, None) => {}
        }
    }

    /// A write has the bus from now on until its data went; `other`: the other cache asks too.
    fn begin_write(&mut self, now: u64, Request { latency, device, access, .. }: Request, other: bool) {
        let address = now.max(self.write_free);
        self.reaches(address, access);
        // The converter hands it on a cycle later, once the write before was answered.
        let sent = (address + 1).max(self.answered);
        self.writing = Some((address + 2, other));
        self.write_free = sent + 2;
        self.answered = self.taken(sent, device) + latency;
        self.responses.push(self.answered);
    }

    /// First and last cycle in which a read that is taken now has the read channel.
    fn read_channel(&mut self, now: u64, beats: u64, latency: u64) -> (u64, u64) {
        // Behind a converter the next read goes on two cycles after the last beat, three late.
        let after = if self.one_at_a_time { latency.saturating_sub(2) } else { 0 };
        let first = (now + latency).max(self.read_free + after);
        self.read_free = first + beats;
        (first, first + beats - 1)
    }
}
