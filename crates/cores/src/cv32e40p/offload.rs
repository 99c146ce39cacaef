//! CV-X-IF as ID and EX see it: which results are out, when they come, and when the coprocessor
//! takes the next instruction.
//!
//! Source: esl-epfl/cv32e40px 10b0806, cv32e40px_x_disp.sv and cv32e40px_ex_stage.sv. An
//! instruction is offered from its first cycle in ID on, whatever EX does, and taken when its
//! operands are valid; its result comes `latency` cycles later, or as units/cvxif.rs says of
//! Instar's own shell, through the write port of EX and is forwarded to ID, but not into the
//! operands of an offer. A second instruction for a register whose result is out leaves one mark
//! for both, which the first result takes away.

use instar_trace::MemoryAccess;

use super::REGISTERS;
use super::costs::{CVXIF, Cost};
use super::info::Info;
use super::late::{LateResult, LateResults, MOST_CYCLES};
use super::params::Params;
use crate::units::{AttachedUnit, CustomUnits, MemoryPort, Offer, PromisedResults, ResultPort};
use crate::{CustomTiming, Unit};

/// Instructions that the shell buffers (rtl/cvxif/instar_cvxif.sv Buffered).
const BUFFERED: usize = 2;

/// What is out.
#[derive(Clone, Debug)]
pub struct Offload {
    units: CustomUnits,
    /// Results of those whose results come late.
    late: LateResults,
    /// The same with their registers.
    out: Vec<(Option<u8>, LateResult)>,
    /// The shell keeps results that come together with others.
    keeps: bool,
    /// Some instruction was handed over.
    used: bool,
    /// Cycle of the result that takes a register's mark away; 0 where none is out.
    pending: [u64; REGISTERS],
    /// From which cycle on a register that the pipeline wrote is valid as an operand of an offer.
    valid: [u64; REGISTERS],
    /// Register of the last load: no valid operand in a cycle in which EX has nothing, or is not
    /// done (waddr_wb_i, ex_valid_i).
    loaded: usize,
    /// First cycle in which EX is done, but for a coprocessor's result at its port.
    done: u64,
    /// Cycles with a result that is written, and all with one, in order; those long gone are
    /// dropped.
    written: Vec<u64>,
    results: Vec<u64>,
    /// The cycle in which the last instruction was taken.
    taken: u64,
    /// That of its result.
    pub result: u64,
    /// Cycles in which the multiplier hands parts of a product of MULH on through the port of EX.
    multiplying: std::ops::Range<u64>,
    /// Results that came in the middle of MULH.
    spoilt: u64,
}

impl Offload {
    /// Nothing is out.
    pub fn new(timings: &[Option<CustomTiming<Cost>>], units: &[Unit], params: &Params) -> Self {
        let keeps = params.coprocessor_keeps_results;
        let port = if keeps { ResultPort::Interface } else { ResultPort::Own };
        Self {
            units: CustomUnits::behind_interface(units, CVXIF, timings, |_| Some(port)).buffering(BUFFERED),
            late: LateResults::new(MemoryPort::new(
                params.data_grant_cycles,
                params.data_response_cycles,
                params.data_response_cycles,
                params.regions.clone(),
            )),
            out: Vec::new(),
            used: false,
            pending: [0; REGISTERS],
            valid: [0; REGISTERS],
            loaded: 0,
            done: 0,
            keeps,
            written: Vec::new(),
            results: Vec::new(),
            taken: 0,
            result: 0,
            multiplying: 0..0,
            spoilt: 0,
        }
    }

    /// Puts a unit under a number of the design's.
    #[cfg(test)]
    pub fn attach(&mut self, number: u8, unit: Box<dyn crate::units::LateUnit>) {
        self.units.late.attach(number, unit);
    }

    fn offer(info: &Info, now: u64, operand: Option<u64>) -> Offer<'static> {
        Offer { now, takes_from: 0, id: 0, instruction: info.custom, unit: info.unit, operand, accesses: &[] }
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
        self.late.settle(&mut self.units);
        self.out.clear();
    }

    /// Cycle of the result that a register waits for; 0 where it waits for none.
    #[inline]
    pub fn pending(&self, register: usize) -> u64 {
        self.pending[register]
    }

    /// The first cycle from `from` on in which a register is valid as an operand
    /// (x_issue_req_rs_valid_o). `arrived` is the first cycle in ID, which was empty before it if
    /// `gap`.
    pub fn operand(&self, register: usize, from: u64, arrived: u64, gap: bool) -> u64 {
        if register == 0 {
            return from;
        }
        let pending = self.pending[register];
        let valid = from.max(self.valid[register]).max(if pending == 0 { 0 } else { pending + 1 });
        if register != self.loaded {
            return valid;
        }
        valid.max(self.done).max(if gap { arrived + 1 } else { 0 })
    }

    /// An instruction leaves EX, but for a result at its port, in this cycle; a load into this
    /// register.
    pub fn executed(&mut self, done: u64, loaded: Option<u8>) {
        self.done = done;
        if let Some(register) = loaded {
            self.loaded = usize::from(register);
        }
    }

    /// The first cycle from `from` on in which EX, which is done in `done`, forwards what it writes
    /// to an offer: in none up to there in which a coprocessor's result comes.
    pub fn forwarded(&self, from: u64, done: u64) -> u64 {
        (from..=done).find(|cycle| !self.results.contains(cycle)).unwrap_or(from.max(done + 1))
    }

    /// An instruction of the pipeline wrote a register, which is valid as an operand from `cycle`
    /// on.
    pub fn wrote(&mut self, register: usize, cycle: u64) {
        self.valid[register] = cycle;
    }

    /// Whether a result is written in this cycle.
    #[inline]
    pub fn result_in(&self, cycle: u64) -> bool {
        self.written.contains(&cycle)
    }

    /// The first cycle from `from` on in which the coprocessor takes an instruction: its shell has
    /// a place, or its unit is free and no other result comes together with its own.
    pub fn taken(&mut self, info: &Info, from: u64) -> u64 {
        if self.units.late.has(info.unit) {
            return self.taken_late(info, from);
        }
        let keeps = self.keeps && self.units.late.is_empty();
        let offer = |now| Self::offer(info, now, None);
        let alone = |now| keeps || !self.results.contains(&self.units.result(&offer(now), 0).cycle);
        self.taken = (from..).find(|&now| self.units.takes(&offer(now)) && alone(now)).unwrap_or(from);
        self.taken
    }

    /// The same of a unit whose results come late.
    fn taken_late(&mut self, info: &Info, from: u64) -> u64 {
        let takes = |&now: &u64| {
            self.late.work(&mut self.units, now);
            self.units.takes(&Self::offer(info, now, None))
        };
        self.taken = (from..from + MOST_CYCLES).find(takes).unwrap_or(from);
        self.taken
    }

    /// The first cycle in which a load (`store`: a store) of the core may leave ID.
    #[inline]
    pub fn memory_free(&self, store: bool) -> u64 {
        self.late.memory_free(store)
    }

    /// MULH is in EX from one cycle to before another (cv32e40px_controller.sv,
    /// operand_c_fw_mux_sel_o: SEL_FW_EX).
    #[inline]
    pub fn multiplies(&mut self, from: u64, to: u64) {
        if self.used {
            self.multiplying = from..to;
            self.spoilt +=
                self.written.iter().filter(|cycle| self.multiplying.contains(cycle)).count() as u64;
        }
    }

    /// What the hardware does not protect, one sentence.
    pub fn assumption(&self) -> Option<String> {
        (self.spoilt > 0).then(|| {
            format!(
                "{} results of the coprocessor came while MULH, MULHSU or MULHU was in EX: the hardware's product is wrong \
                 then, as its parts go through the port that the result takes",
                self.spoilt
            )
        })
    }

    /// The first cycle from `from` on in which no result takes the port.
    pub fn port_free(&self, from: u64) -> u64 {
        (from..).find(|&cycle| !self.result_in(cycle)).unwrap_or(from)
    }

    /// The instruction that was taken last, with this name and these accesses, is handed over.
    ///
    /// # Errors
    /// One sentence where its unit never answers.
    pub fn hand_over(
        &mut self,
        info: &Info,
        operand: Option<u64>,
        ticket: u64,
        accesses: &[MemoryAccess],
    ) -> Result<(), String> {
        let now = self.taken;
        self.used = true;
        let offer = Self::offer(info, now, operand);
        // EX is at most a few dozens of cycles behind.
        const KEPT: u64 = 64;
        self.results.retain(|&cycle| cycle + KEPT > now);
        self.written.retain(|&cycle| cycle + KEPT > now);
        let result = if self.units.late.has(info.unit) {
            self.hand_over_late(info, &offer, ticket, accesses)?
        } else {
            let result = self.units.result(&offer, 0).cycle;
            self.units.hand_over(&offer, now);
            self.results.push(result);
            result
        };
        if let Some(register @ 1..) = info.destination {
            self.written.push(result);
            self.spoilt += u64::from(self.multiplying.contains(&result));
            // In the cycle in which a result takes the mark away it is not set anew.
            let pending = &mut self.pending[usize::from(register)];
            if *pending <= now {
                *pending = if *pending == now { 0 } else { result };
            }
        }
        self.result = result;
        Ok(())
    }

    /// Hands an instruction to a unit whose results come late; the cycle of its result. Those of
    /// the instructions before it are found again.
    fn hand_over_late(
        &mut self,
        info: &Info,
        offer: &Offer<'_>,
        ticket: u64,
        accesses: &[MemoryAccess],
    ) -> Result<u64, String> {
        let Self { units, late, out, results, written, pending, .. } = self;
        out.retain(|(_, known)| known.cycle > offer.now);
        for (_, LateResult { cycle, .. }) in out.iter() {
            results.retain(|result| result != cycle);
            written.retain(|result| result != cycle);
        }
        let mut found = late.hand_over(units, offer, ticket, accesses)?.to_vec();
        found.sort_by_key(|result| result.cycle);
        let mut own = offer.now + 1;
        for LateResult { ticket: of, cycle } in found {
            let cycle = (cycle..).find(|cycle| !results.contains(cycle)).unwrap_or(cycle);
            results.push(cycle);
            if of == ticket {
                own = cycle;
                out.push((info.destination, LateResult { ticket, cycle }));
            } else if let Some((register, known)) = out.iter_mut().find(|(_, known)| known.ticket == of) {
                if let Some(register @ 1..) = *register {
                    written.push(cycle);
                    let pending = &mut pending[usize::from(register)];
                    if *pending == known.cycle {
                        *pending = cycle;
                    }
                }
                known.cycle = cycle;
            }
        }
        Ok(own)
    }
}
