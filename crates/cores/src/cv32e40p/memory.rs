//! Memory with cycles of its own: wait states of fetch and data, and banks in which the two meet.
//!
//! Source: OBI 1.2; rtl/cv32e40p_load_store_unit.sv (two accesses under way, in order),
//! rtl/cv32e40p_ex_stage.sv (ex_ready_o, wb_ready_i); rtl/bench/obi.h, which the RTL is run with.
//! Data comes first in a bank, so fetch never delays it and its cycles follow from those before; IF
//! is stepped through (prefetch.rs).

use std::collections::VecDeque;

use super::params::Params;
use super::prefetch::{Around, Prefetch};
use crate::{BusRegions, DeviceWait};

/// An access to data.
#[derive(Clone, Copy, Debug)]
pub struct Access {
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
pub struct DataRequests([DataRequest; 2]);

impl DataRequests {
    /// The device whose answer is the next to come in a cycle.
    pub fn device_at(&self, now: u64) -> Option<DeviceWait> {
        let next = self.0.iter().find(|request| now <= request.answer)?;
        // What the answer is late by comes last: before it, others may leave ID.
        let command = now + next.held > next.answer;
        next.of_device.then_some(DeviceWait { address: next.address, command })
    }
}

/// What ID and EX do from the cycle on in which an instruction leaves ID.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    /// That cycle.
    pub cycle: u64,
    /// The one in which it leaves EX.
    pub exit: u64,
    /// Its own operands hold an empty ID up while it is in EX: its word still stands there
    /// (load_stall, jr_stall).
    pub stale: bool,
    /// Cycle in which fetch starts anew, and where.
    pub target: Option<(u64, u64)>,
    /// ID takes nothing before this cycle (halt_if).
    pub halted: u64,
    /// The instruction behind it in memory has four bytes.
    pub long_behind: bool,
}

/// Memory, and the two ways to it.
#[derive(Clone, Debug)]
pub struct Memory {
    fetch: Prefetch,
    grant_cycles: u64,
    response_cycles: u64,
    regions: BusRegions,
    banks: u64,
    bank_bytes: u64,
    /// The next cycle of IF.
    now: u64,
    /// The cycle in which the device takes the access in hand, where it holds that up.
    held: u64,
    /// Answers to data, the last two.
    answers: [u64; 2],
    /// Their requests.
    pub data: DataRequests,
    /// The first cycle in which a bus with one access at a time takes the next.
    serial_free: u64,
    /// The cycle in which the last access reached its device, where it was one of a device.
    taken: Option<u64>,
    /// Grants of data that IF has not come to yet: cycle and bank.
    grants: VecDeque<(u64, u64)>,
    left: Left,
}

impl Memory {
    /// That of a core; `None` where it is the ideal one.
    pub fn of(params: &Params) -> Option<Self> {
        (!params.ideal_memory()).then(|| Self::new(params))
    }

    /// The same, ideal or not.
    pub fn new(params: &Params) -> Self {
        Self {
            fetch: Prefetch::new(params.fetch_grant_cycles, params.fetch_response_cycles),
            grant_cycles: u64::from(params.data_grant_cycles),
            response_cycles: u64::from(params.data_response_cycles),
            regions: params.regions.clone(),
            banks: u64::from(params.memory_banks),
            bank_bytes: u64::from(params.memory_bank_bytes),
            now: 0,
            held: 0,
            answers: [0; 2],
            data: DataRequests::default(),
            serial_free: 0,
            taken: None,
            grants: VecDeque::new(),
            left: Left { cycle: 0, exit: 0, stale: false, target: None, halted: 0, long_behind: true },
        }
    }

    /// Nothing is under way in `cycle`, from which on fetch starts at `pc`.
    pub fn restart(&mut self, cycle: u64, pc: u64) {
        self.redirect(cycle.max(self.now), pc);
    }

    /// Fetch starts anew at `pc` in a cycle, whatever the instruction before did.
    pub fn redirect(&mut self, cycle: u64, pc: u64) {
        self.left.target = Some((cycle.max(self.now), pc));
        self.left.halted = cycle;
    }

    /// The cycle in which the next instruction, of four bytes or two, is in ID for the first time.
    pub fn arrives(&mut self, long: bool) -> u64 {
        let left = self.left;
        loop {
            let now = self.now;
            let target = left.target.filter(|(cycle, _)| *cycle == now).map(|(_, pc)| pc);
            let wrong = left.target.is_some_and(|(cycle, _)| now < cycle);
            let around = Around {
                takes: now >= left.halted && (now == left.cycle || self.empty_id_takes(now)),
                target,
                long: if wrong { left.long_behind } else { long },
            };
            if self.step(around) && !wrong {
                return now + 1;
            }
        }
    }

    /// Whether an ID without an instruction would take one: EX could take what is there
    /// (id_ready_o).
    fn empty_id_takes(&self, now: u64) -> bool {
        let left = self.left;
        let waits = now > left.exit && now < self.answers[1];
        now >= left.exit && !waits && !(left.stale && now <= left.exit)
    }

    /// The instruction leaves ID; until then fetch went on, anew from `target` on where that came
    /// before.
    pub fn leaves(&mut self, left: Left) {
        while self.now < left.cycle {
            let target = left.target.filter(|(cycle, _)| *cycle == self.now).map(|(_, pc)| pc);
            self.step(Around { takes: false, target, long: true });
        }
        // What is done with is done with.
        let target = left.target.filter(|(cycle, _)| *cycle >= self.now);
        self.left = Left { target, ..left };
    }

    fn step(&mut self, around: Around) -> bool {
        let now = self.now;
        while self.grants.front().is_some_and(|(cycle, _)| *cycle < now) {
            self.grants.pop_front();
        }
        let taken = self.grants.front().filter(|(cycle, _)| *cycle == now).map(|(_, bank)| *bank);
        let (banks, bytes) = (self.banks, self.bank_bytes);
        self.now += 1;
        self.fetch.step(now, around, |address| banks == 0 || taken != Some(address / bytes % banks))
    }

    /// The device of the next access takes it in this cycle or later.
    pub fn hold(&mut self, until: u64) {
        self.held = until;
    }

    /// The cycle in which the last access reached its device: after those before it, of which one
    /// may have been held up; on a bus with one access at a time that in which the bus took it.
    pub fn taken(&self) -> Option<u64> {
        self.taken
    }

    /// A load or store that is in EX from `first` on.
    pub fn access(&mut self, first: u64, address: u64, store: bool, crosses: bool) -> Access {
        let access = self.request(first, address, store);
        let second = (address & !3).wrapping_add(4);
        if crosses { self.request(access.exit + 1, second, store) } else { access }
    }

    fn request(&mut self, first: u64, address: u64, store: bool) -> Access {
        // A third waits until the first of two is answered (DEPTH).
        let asked = if self.answers[0] >= first { self.answers[0] + 1 } else { first };
        let region = self.regions.at(address);
        let serial = region.is_some_and(|region| region.serial);
        let granted = asked + self.grant_cycles;
        let grant = if serial { granted.max(self.serial_free) } else { granted };
        let before = self.answers[1];
        let response = match region {
            None => self.response_cycles,
            Some(region) if store => u64::from(region.store_latency),
            Some(region) => u64::from(region.load_latency),
        };
        // Answers come in the order of the requests, one a cycle.
        let taken = grant.max(std::mem::take(&mut self.held));
        let answer = (taken + response).max(before + 1);
        let held = answer - (grant + response).max(before + 1);
        self.answers = [before, answer];
        let of_device = region.is_some_and(|region| region.device);
        let request = DataRequest { address, of_device, held, answer };
        self.data = DataRequests([self.data.0[1], request]);
        self.taken = (serial || of_device).then_some(answer - response);
        if serial {
            self.serial_free = answer + 1;
        }
        if let Some(bank) = (address / self.bank_bytes).checked_rem(self.banks) {
            self.grants.push_back((grant, bank));
        }
        Access { exit: grant.max(before), answer }
    }

    /// The cycle in which an instruction leaves EX that could in `exit`: WB waits for the last
    /// answer (lsu_ready_wb_o).
    pub fn leaves_execute(&self, exit: u64) -> u64 {
        exit.max(self.answers[1])
    }

    /// The cycle in which an instruction leaves ID that could in `cycle`, with EX left in `free`:
    /// the same for an EX that is empty.
    pub fn leaves_decode(&self, cycle: u64, free: u64) -> u64 {
        if cycle > free { cycle.max(self.answers[1]) } else { cycle }
    }
}
