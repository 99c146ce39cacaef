//! CV-X-IF as ID and WB see it: when the coprocessor takes an instruction, and when WB has its
//! result.
//!
//! Source: rtl/cv32e40x_id_stage.sv (`xif_waiting`), rtl/cv32e40x_controller_fsm.sv
//! (`commit_valid`), rtl/cv32e40x_wb_stage.sv (`xif_waiting`); rtl/cv32e40x/instar_cv32e40x.sv. An
//! instruction is taken in the cycle in which it leaves ID, committed in the next, its first in EX,
//! and its result is taken in WB, in order. So at most one has its result behind its first cycle in
//! WB, and two are under way.

use super::costs::{CVXIF, Cost, through_interface};
use super::info::Info;
use crate::units::{AttachedUnit, CustomUnits, Offer, PromisedResults, ResultPort};
use crate::{CustomTiming, Unit};

/// Instructions that the shell buffers (rtl/cvxif/instar_cvxif.sv Buffered).
const BUFFERED: usize = 2;

/// The coprocessor.
#[derive(Clone, Debug)]
pub(super) struct Offload {
    units: CustomUnits,
    /// Cycle of the last result for a register, by which no jump may go up to there.
    results: [u64; super::X_REGISTERS],
}

impl Offload {
    /// Nothing is out.
    pub fn new(timings: &[Option<CustomTiming<Cost>>], units: &[Unit]) -> Self {
        let port = |timing: &CustomTiming<Cost>| through_interface(timing).then_some(ResultPort::Interface);
        Self {
            units: CustomUnits::behind_interface(units, CVXIF, timings, port).buffering(BUFFERED),
            results: [0; super::X_REGISTERS],
        }
    }

    /// Everything that was out has come.
    pub fn settle(&mut self) {
        self.results = [0; super::X_REGISTERS];
    }

    fn offer(info: &Info, now: u64, takes_from: u64, operand: Option<u64>) -> Offer<'static> {
        Offer { now, takes_from, id: 0, instruction: info.custom, unit: info.unit, operand, accesses: &[] }
    }

    /// Whether it takes an instruction in a cycle.
    pub fn takes(&self, info: &Info, now: u64) -> bool {
        self.units.takes(&Self::offer(info, now, 0, None))
    }

    /// It takes one in this cycle, which is in WB from `takes_from` on; the cycle in which its
    /// result is there and WB takes it.
    pub fn hand_over(&mut self, info: &Info, now: u64, takes_from: u64, operand: Option<u64>) -> u64 {
        let offer = Self::offer(info, now, takes_from, operand);
        let result = self.units.result(&offer, 0).cycle;
        self.units.hand_over(&offer, now);
        result
    }

    /// A register is written: by the result of this cycle, or, at 0, by the pipeline.
    #[inline]
    pub fn wrote(&mut self, register: u8, result: u64) {
        self.results[usize::from(register)] = result;
    }

    /// Whether in this cycle WB has an instruction whose result goes to a register: a jump by it
    /// would go by another value (rtl/cv32e40x_id_stage.sv, `SELJ_FW_WB`).
    pub fn is_in_write_back(&self, register: u8, now: u64) -> bool {
        now <= self.results[usize::from(register)]
    }
}
