//! A way to memory beside the core's own: one access a cycle, answered in order.
//!
//! Source: own design. Nobody's RTL has it; it is as far from memory as the core's parameters say
//! of its own accesses, and nothing of the core's stands in its way.

use instar_trace::{AccessKind, MemoryAccess};

use crate::BusRegions;
use crate::relative::Relative;

/// The port, and what units must know of the core's own way to memory.
#[derive(Clone, Debug)]
pub struct MemoryPort {
    grant_cycles: u64,
    read_cycles: u64,
    write_cycles: u64,
    /// Where an answer takes cycles of its own.
    regions: BusRegions,
    /// First cycle in which it takes a request.
    free: u64,
    /// Cycle of the last answer.
    answered: u64,
    /// The core has stores under way to memory.
    pub core_stores: bool,
    /// What was written since the core looked last.
    written: Vec<MemoryAccess>,
}

impl MemoryPort {
    /// A port whose requests are granted after so many cycles, and answered so many after that, in
    /// a region after its own.
    pub fn new(grant_cycles: u32, read_cycles: u32, write_cycles: u32, regions: BusRegions) -> Self {
        Self {
            grant_cycles: u64::from(grant_cycles),
            read_cycles: u64::from(read_cycles),
            write_cycles: u64::from(write_cycles),
            regions,
            free: 0,
            answered: 0,
            core_stores: false,
            written: Vec::new(),
        }
    }

    /// Whether it takes a request in this cycle.
    pub fn is_free(&self, now: u64) -> bool {
        self.free <= now
    }

    /// Requests an access in this cycle, in which it is free; the cycle of its answer.
    pub fn request(&mut self, now: u64, access: &MemoryAccess) -> u64 {
        let grant = now + self.grant_cycles;
        self.free = grant + 1;
        let region = self.regions.at(access.address);
        let cycles = match access.kind {
            AccessKind::Read => region.map_or(self.read_cycles, |region| region.load_latency.into()),
            AccessKind::Write => {
                self.written.push(*access);
                region.map_or(self.write_cycles, |region| region.store_latency.into())
            }
        };
        self.answered = self.answered.max(grant + cycles);
        self.answered
    }

    /// What was written since this was asked last: caches of the core hold it no more.
    pub fn take_written(&mut self) -> Vec<MemoryAccess> {
        std::mem::take(&mut self.written)
    }

    /// Its state, as it is seen from the present cycle.
    pub fn visit(&mut self, relative: &mut Relative) {
        relative.visit_time(&mut self.free);
        relative.visit_time(&mut self.answered);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BusRegion;

    #[test]
    fn it_takes_a_request_a_cycle_after_the_grant_and_answers_in_order() {
        let mut port = MemoryPort::new(1, 5, 2, BusRegions::default());
        let access = |kind| MemoryAccess { address: 0x100, size: 4, kind };
        assert!(port.is_free(10));
        // Granted in 11, answered 5 later.
        assert_eq!(port.request(10, &access(AccessKind::Read)), 16);
        assert_eq!([11, 12].map(|now| port.is_free(now)), [false, true]);
        // Granted in 13, and answered with the read before it, not in 15.
        assert_eq!(port.request(12, &access(AccessKind::Write)), 16);
        assert_eq!(port.take_written().len(), 1);
        assert_eq!(port.take_written().len(), 0);
    }

    #[test]
    fn a_region_answers_in_its_own_cycles() {
        let name = "slow".to_owned();
        let region = BusRegion {
            name,
            base: 0x1000,
            bytes: 4,
            load_latency: 9,
            store_latency: 20,
            cached: false,
            serial: false,
            device: false,
        };
        let mut port = MemoryPort::new(0, 5, 2, BusRegions::new(vec![region]).unwrap());
        let access = |address, kind| MemoryAccess { address, size: 4, kind };
        assert_eq!(port.request(10, &access(0x1000, AccessKind::Read)), 19);
        assert_eq!(port.request(20, &access(0x1004, AccessKind::Read)), 25);
        assert_eq!(port.request(30, &access(0x1000, AccessKind::Write)), 50);
    }
}
