//! Accesses of data over a port of 32 bits.
//!
//! Source: OBI 1.2; rtl/cv32e40p_load_store_unit.sv, rtl/cv32e40x_load_store_unit.sv (two accesses
//! under way, in order: DEPTH), rtl/ibex_load_store_unit.sv; all make two of one that lies across
//! two words. rtl/bench/obi.h, which the RTL is run with.

use crate::relative::Relative;
use crate::{BusRegions, DeviceWait};

/// Whether an access lies across two words.
#[inline]
pub(crate) fn crosses((address, bytes): (u64, u16)) -> bool {
    (address & 3) + u64::from(bytes) > 4
}

/// An access to data.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    /// The cycle in which its instruction leaves EX.
    pub exit: u64,
    /// That of its answer.
    pub answer: u64,
}

/// An access to data on the bus.
#[derive(Clone, Copy, Debug, Default)]
struct DataRequest {
    address: u64,
    of_device: bool,
    /// Cycles by which its answer is late, as its device held it up,
    held: u64,
    /// and the cycle of the answer.
    answer: u64,
}

/// The last two, for who waits.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DataRequests([DataRequest; 2]);

impl DataRequests {
    /// The device whose answer is the next to come in a cycle.
    pub fn device_at(&self, now: u64) -> Option<DeviceWait> {
        let next = self.0.iter().find(|request| now <= request.answer)?;
        // What the answer is late by comes last: before it, others may leave ID.
        let command = now + next.held > next.answer;
        next.of_device.then_some(DeviceWait { address: next.address, command })
    }
}

/// The way to data of a core that asks in EX and takes the answer in WB, with two accesses under
/// way.
#[derive(Clone, Debug)]
pub(crate) struct DataPort {
    grant_cycles: u64,
    response_cycles: u64,
    regions: BusRegions,
    /// The cycle in which the device takes the access in hand, where it holds that up.
    held: u64,
    /// Answers, the last two.
    answers: [u64; 2],
    /// Their requests.
    pub requests: DataRequests,
    /// The first cycle in which a bus with one access at a time takes the next.
    serial_free: u64,
    /// The cycle in which the last access was granted, or reached its device.
    taken: u64,
}

impl DataPort {
    /// An idle one, of memory with these cycles from a request to its grant and from there to the
    /// answer.
    pub fn new(grant_cycles: u32, response_cycles: u32, regions: BusRegions) -> Self {
        Self {
            grant_cycles: u64::from(grant_cycles),
            response_cycles: u64::from(response_cycles),
            regions,
            held: 0,
            answers: [0; 2],
            requests: DataRequests::default(),
            serial_free: 0,
            taken: 0,
        }
    }

    /// Visits what the next access depends on, where no region has latencies of its own.
    pub fn visit(&mut self, relative: &mut Relative) {
        self.answers.iter_mut().for_each(|answer| relative.visit_time(answer));
    }

    /// The device of the next access takes it in this cycle or later.
    pub fn hold(&mut self, until: u64) {
        self.held = until;
    }

    /// The cycle in which the last access was granted, or reached its device: after those before
    /// it, of which one may have been held up; on a bus with one access at a time that in which the
    /// bus took it.
    pub fn taken(&self) -> u64 {
        self.taken
    }

    /// Cycles of the longest access of a region.
    pub fn slowest(&self) -> u32 {
        self.regions.slowest()
    }

    /// The cycle of the last answer: WB holds its access until then (lsu_ready_wb_o of CV32E40P,
    /// ready_1_o of CV32E40X).
    #[inline]
    pub fn answered(&self) -> u64 {
        self.answers[1]
    }

    /// A load or store that is in EX from `first` on. `granted` is told the cycle and the address
    /// of each grant.
    #[inline]
    pub fn access(
        &mut self,
        first: u64,
        address: u64,
        store: bool,
        crosses: bool,
        mut granted: impl FnMut(u64, u64),
    ) -> Access {
        let access = self.request(first, address, store, &mut granted);
        let second = (address & !3).wrapping_add(4);
        if crosses { self.request(access.exit + 1, second, store, &mut granted) } else { access }
    }

    #[inline]
    fn request(
        &mut self,
        first: u64,
        address: u64,
        store: bool,
        granted: &mut impl FnMut(u64, u64),
    ) -> Access {
        // A third waits until the first of two is answered (DEPTH).
        let asked = if self.answers[0] >= first { self.answers[0] + 1 } else { first };
        let region = self.regions.at(address);
        let serial = region.is_some_and(|region| region.serial);
        let due = asked + self.grant_cycles;
        let grant = if serial { due.max(self.serial_free) } else { due };
        let before = self.answers[1];
        let response = region.map_or(self.response_cycles, |region| region.latency(store).into());
        // Answers come in the order of the requests, one a cycle.
        let taken = grant.max(std::mem::take(&mut self.held));
        let answer = (taken + response).max(before + 1);
        let held = answer - (grant + response).max(before + 1);
        self.answers = [before, answer];
        let of_device = region.is_some_and(|region| region.device);
        let request = DataRequest { address, of_device, held, answer };
        self.requests = DataRequests([self.requests.0[1], request]);
        self.taken = if serial || of_device { answer - response } else { grant };
        if serial {
            self.serial_free = answer + 1;
        }
        granted(grant, address);
        Access { exit: grant.max(before), answer }
    }
}
