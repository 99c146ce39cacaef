//! Memory with cycles of its own: wait states of fetch and data, and banks in which the two meet.
//!
//! Source: rtl/cv32e40p_ex_stage.sv (ex_ready_o, wb_ready_i); rtl/bench/obi.h, which the RTL is run
//! with. Data comes first in a bank, so fetch never delays it and its cycles follow from those
//! before; IF is stepped through (prefetch.rs).

use std::collections::VecDeque;

use super::params::Params;
use super::prefetch::{Around, Prefetch};
use crate::in_order::{Access, DataPort};

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
    /// First and last cycle in which fetch asks for nothing: the core sleeps.
    pub silent: (u64, u64),
}

/// Fetch asks in each cycle.
pub const AWAKE: (u64, u64) = (u64::MAX, 0);

/// Memory, and the two ways to it.
#[derive(Clone, Debug)]
pub struct Memory {
    fetch: Prefetch,
    /// Data.
    pub data: DataPort,
    banks: u64,
    bank_bytes: u64,
    /// The next cycle of IF.
    now: u64,
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
            data: DataPort::new(
                params.data_grant_cycles,
                params.data_response_cycles,
                params.regions.clone(),
            ),
            banks: u64::from(params.memory_banks),
            bank_bytes: u64::from(params.memory_bank_bytes),
            now: 0,
            grants: VecDeque::new(),
            left: Left {
                cycle: 0,
                exit: 0,
                stale: false,
                target: None,
                halted: 0,
                long_behind: true,
                silent: AWAKE,
            },
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

    /// The core sleeps: fetch asks for nothing from a cycle on, and goes on in another.
    pub fn sleeps(&mut self, from: u64, on: u64) {
        self.left.halted = on;
        self.left.silent = (from, on - 1);
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
                asks: true,
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
        let waits = now > left.exit && now < self.data.answered();
        now >= left.exit && !waits && !(left.stale && now <= left.exit)
    }

    /// The instruction leaves ID; until then fetch went on, anew from `target` on where that came
    /// before.
    pub fn leaves(&mut self, left: Left) {
        while self.now < left.cycle {
            let target = left.target.filter(|(cycle, _)| *cycle == self.now).map(|(_, pc)| pc);
            self.step(Around { takes: false, target, long: true, asks: true });
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
        let (first, last) = self.left.silent;
        let around = Around { asks: !(first..=last).contains(&now), ..around };
        self.now += 1;
        self.fetch.step(now, around, |address| banks == 0 || taken != Some(address / bytes % banks))
    }

    /// A load or store that is in EX from `first` on.
    pub fn access(&mut self, first: u64, address: u64, store: bool, crosses: bool) -> Access {
        let (banks, bytes, grants) = (self.banks, self.bank_bytes, &mut self.grants);
        self.data.access(first, address, store, crosses, |grant, address| {
            if let Some(bank) = (address / bytes).checked_rem(banks) {
                grants.push_back((grant, bank));
            }
        })
    }

    /// The cycle in which an instruction leaves EX that could in `exit`: WB waits for the last
    /// answer (lsu_ready_wb_o).
    pub fn leaves_execute(&self, exit: u64) -> u64 {
        exit.max(self.data.answered())
    }

    /// The cycle in which an instruction leaves ID that could in `cycle`, with EX left in `free`:
    /// the same for an EX that is empty.
    pub fn leaves_decode(&self, cycle: u64, free: u64) -> u64 {
        if cycle > free { cycle.max(self.data.answered()) } else { cycle }
    }
}
