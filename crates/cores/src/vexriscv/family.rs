//! What the rest of the house knows of VexRiscv: the description of the family.
//!
//! Source: docs/reference/core.md, docs/reference/design.md and docs/reference/profile.md state the
//! same for people; tests compare them.

use std::sync::Arc;

use instar_isa::{Class, Decoder, Equipment, StaticEntry, StaticTable, VECTOR};
use instar_trace::RetiredBatch;

use super::causes::CAUSES;
use super::costs::{UNIT_NAMES, unmet};
use super::params::Params;
use super::rules::UNKNOWN_AMOUNT;
use super::stalls::STALLS;
use super::{Cost, Vexriscv};
use crate::in_order::memo::Memo;
use crate::in_order::rv32imc::UNTIMED;
use crate::in_order::{moment, pipeline};
use crate::parameter::StatedValues;
use crate::{
    BusRegions, CommitObserver, CoreParams, Counted, CustomTiming, Demand, DivisionTime, Family, Model,
    PipelineView, Remembered, Stage, Track, Unit, Unmet,
};

/// VexRiscv.
pub static FAMILY: Family = Family {
    name: "vexriscv",
    summary: "VexRiscv: in order, five stages, static prediction, an instruction cache",
    parameters: Params::PARAMETERS,
    units: &UNIT_NAMES,
    costs: Cost::KEYS,
    pipeline: PIPELINE,
    stalls: STALLS,
    causes: CAUSES,
    equipment: Equipment::PLAIN,
    growth_known: false,
    vector_bits: None,
    untimed: &[UNTIMED, VECTOR],
};

/// Decoded from the cycle on in which it comes into decode, issued when it is in writeBack.
const PIPELINE: PipelineView = pipeline(
    &[
        Stage { name: "EX", meaning: "in decode, execute or memory", moment: moment::DECODE, delay: 0 },
        Stage { name: "WB", meaning: "in writeBack", moment: moment::ISSUE, delay: 0 },
    ],
    &["writing", "executing"],
    "WB {writing}, EX {executing}",
    &[Track { title: "written per cycle", counts: "instructions", of: Counted::Slots }],
);

impl CoreParams for Params {
    fn stated(values: StatedValues<'_>) -> Result<Self, String> {
        Self::from_values(values)
    }

    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    fn with_regions(mut self, regions: BusRegions) -> Result<Self, String> {
        self.regions = regions.without_cache()?;
        Ok(self)
    }

    /// Products and quotients take the same time for all operands.
    fn depends_on_data(&self, _: Class) -> bool {
        false
    }

    /// A place a cycle (`LightShifterPlugin`).
    fn shifts_depend_on_amount(&self) -> bool {
        true
    }

    fn division_time(&self) -> DivisionTime {
        |_| 0
    }

    type Cost = Cost;

    fn unmet(&self, timing: &CustomTiming<Cost>) -> Option<Unmet> {
        unmet(timing)
    }

    fn model<O: CommitObserver + Clone + Send + 'static>(
        self,
        timings: Vec<Option<CustomTiming<Cost>>>,
        units: Vec<Unit>,
        observer: O,
    ) -> Result<Box<dyn Model<O>>, String> {
        Ok(Box::new(Vexriscv::new(self, timings, &units, observer)?))
    }
}

impl<O: CommitObserver + Clone + Send> Model<O> for Vexriscv<O> {
    /// What is fetched behind a mispredicted branch or jump.
    fn add_code(&mut self, address: u64, bytes: &[u8], decoder: &Arc<Decoder>) {
        self.code.image.add_bytes(address, bytes, decoder);
    }

    fn finish(&mut self) -> Result<(), String> {
        self.restart();
        self.refused.take().map_or(Ok(()), Err)
    }

    /// The instruction cache alone remembers.
    fn warm(&mut self, _: &StaticTable, batch: &RetiredBatch) {
        batch.pcs.iter().for_each(|&pc| self.fetch.touch(pc));
    }

    fn committed(&self) -> u64 {
        self.committed
    }

    fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }

    fn remember(&mut self, on: bool) {
        self.memo = Memo::new::<O>(on);
    }

    fn remembered(&self) -> Option<Remembered> {
        Some(self.memo.counts())
    }

    fn assumptions(&self) -> Vec<String> {
        let guess = (self.guessed > 0).then(|| {
            format!(
                "of {} shifts by a register the amount is not told; they were taken for ones by {UNKNOWN_AMOUNT} places",
                self.guessed
            )
        });
        guess.into_iter().chain(self.code.assumption()).collect()
    }

    fn demands(&mut self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        self.all_demands(instructions)
    }
}
