//! CV-X-IF as ID and EX see it: which results are out, when they come, and when the coprocessor takes the next instruction.
//!
//! Source: esl-epfl/cv32e40px 10b0806, cv32e40px_x_disp.sv and cv32e40px_ex_stage.sv. An instruction is offered from its first
//! cycle in ID on, whatever EX does, and taken when its operands are valid; its result comes `latency` cycles later, or
//! as parts/cvxif.rs says of Instar's own shell, through the write port of EX and is forwarded to ID, but not into the operands of an offer. A second instruction for a register
//! whose result is out leaves one mark for both, which the first result takes away.

use super::REGISTERS;
use super::costs::CVXIF;
use super::info::Info;
use crate::coprocessor::{Coprocessor, Offer, ResultPort};
use crate::{CustomTiming, CustomUnits, Unit, UnitCost};

/// Instructions that the shell buffers (rtl/cvxif/instar_cvxif.sv Buffered).
const BUFFERED: usize = 2;

/// What is out.
#[derive(Clone, Debug)]
pub struct Offload {
    units: CustomUnits,
    /// The shell keeps results that come together with others.
    keeps: bool,
    /// Some instruction was handed over.
    used: bool,
    /// Cycle of the result that takes a register's mark away; 0 where none is out.
    pending: [u64; REGISTERS],
    /// From which cycle on a register that the pipeline wrote is valid as an operand of an offer.
    valid: [u64; REGISTERS],
    /// Cycles with a result that is written, and all with one, in order; those long gone are dropped.
    written: Vec<u64>,
    results: Vec<u64>,
    /// The cycle in which the last instruction was taken.
    taken: u64,
}

impl Offload {
    /// Nothing is out.
    pub fn new(timings: &[Option<CustomTiming>], units: &[Unit], keeps: bool) -> Self {
        let port = if keeps { ResultPort::Interface } else { ResultPort::Own };
        // Those that name the interface itself have a unit each.
        let named = units.len();
        let costs = timings.iter().enumerate().map(|(number, timing)| {
            timing.as_ref().map(|timing| UnitCost {
                latency: timing.latency.clone(),
                interval: timing.interval,
                sequenced: timing.sequenced_rounds.is_some(),
                port,
                hardware: (timing.unit == CVXIF).then_some(named + number),
            })
        });
        let mut units = units.to_vec();
        units.push(Unit { name: CVXIF.to_owned(), count: timings.len().max(1) as u32, blocks: Vec::new() });
        Self {
            units: CustomUnits::new(&units, &[], costs.collect()).buffering(BUFFERED),
            used: false,
            pending: [0; REGISTERS],
            valid: [0; REGISTERS],
            keeps,
            written: Vec::new(),
            results: Vec::new(),
            taken: 0,
        }
    }

    /// Whether anything was ever handed over.
    #[inline]
    pub fn in_use(&self) -> bool {
        self.used
    }

    /// Everything that was out has come.
    pub fn settle(&mut self) {
        self.pending = [0; REGISTERS];
        self.valid = [0; REGISTERS];
        self.written.clear();
        self.results.clear();
    }

    /// Cycle of the result that a register waits for; 0 where it waits for none.
    #[inline]
    pub fn pending(&self, register: usize) -> u64 {
        self.pending[register]
    }

    /// The first cycle from `from` on in which a register is valid as an operand (x_issue_req_rs_valid_o).
    pub fn operand(&self, register: usize, from: u64) -> u64 {
        if register == 0 {
            return from;
        }
        let pending = self.pending[register];
        from.max(self.valid[register]).max(if pending == 0 { 0 } else { pending + 1 })
    }

    /// The first cycle from `from` on in which EX forwards a result to an offer: in none in which a coprocessor's comes
    /// (illegal_forwarding_prevention).
    pub fn forwarded(&self, from: u64) -> u64 {
        (from..).find(|cycle| !self.results.contains(cycle)).unwrap_or(from)
    }

    /// An instruction of the pipeline wrote a register, which is valid as an operand from `cycle` on.
    pub fn wrote(&mut self, register: usize, cycle: u64) {
        self.valid[register] = cycle;
    }

    /// Whether a result is written in this cycle.
    #[inline]
    pub fn result_in(&self, cycle: u64) -> bool {
        self.written.contains(&cycle)
    }

    /// The first cycle from `from` on in which the coprocessor takes an instruction: its shell has a place, or its unit is
    /// free and no other result comes together with its own.
    pub fn taken(&mut self, info: &Info, from: u64) -> u64 {
        let offer = |now| Offer { now, instruction: info.custom, unit: info.unit, operand: None };
        let alone = |now| self.keeps || !self.results.contains(&self.units.result(&offer(now), 0).cycle);
        self.taken = (from..).find(|&now| self.units.takes(&offer(now)) && alone(now)).unwrap_or(from);
        self.taken
    }

    /// The instruction that was taken last is handed over; the cycle of its result.
    pub fn hand_over(&mut self, info: &Info, operand: Option<u64>) -> u64 {
        let now = self.taken;
        self.used = true;
        let offer = Offer { now, instruction: info.custom, unit: info.unit, operand };
        let result = self.units.result(&offer, 0).cycle;
        self.units.hand_over(&offer, now);
        // EX is at most a few dozens of cycles behind.
        const KEPT: u64 = 64;
        self.results.retain(|&cycle| cycle + KEPT > now);
        self.written.retain(|&cycle| cycle + KEPT > now);
        self.results.push(result);
        if let Some(register @ 1..) = info.destination {
            self.written.push(result);
            let pending = &mut self.pending[usize::from(register)];
            if *pending <= now {
                *pending = result;
            }
        }
        result
    }
}
