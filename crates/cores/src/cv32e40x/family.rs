//! What the rest of the house knows of CV32E40X: the description of the family.
//!
//! Source: docs/reference/core.md, docs/reference/design.md and docs/reference/profile.md state the
//! same for people; tests compare them.

use std::sync::Arc;

use instar_isa::{Class, Decoder, DivideDetail, Equipment, StaticEntry, VECTOR};

use super::Cv32e40x;
use super::causes::CAUSES;
use super::costs::{Cost, UNIT_NAMES, unmet};
use super::params::Params;
use super::stalls::STALLS;
use crate::in_order::memo::Memo;
use crate::in_order::rv32imc::UNTIMED;
use crate::in_order::{moment, pipeline};
use crate::parameter::StatedValues;
use crate::{
    BusRegions, CommitObserver, CoreParams, Counted, CustomTiming, Demand, DivisionTime, Family, Model,
    PipelineView, Remembered, Stage, Track, Unit, Unmet,
};

/// CV32E40X.
pub static FAMILY: Family = Family {
    name: "cv32e40x",
    summary: "CV32E40X: in order, one instruction a cycle, four stages, no caches, with CV-X-IF",
    parameters: Params::PARAMETERS,
    units: &UNIT_NAMES,
    costs: Cost::KEYS,
    pipeline: PIPELINE,
    stalls: STALLS,
    causes: CAUSES,
    equipment: Equipment {
        misaligned_allowed: true,
        debug_trigger: true,
        counters_stopped: true,
        ..Equipment::PLAIN
    },
    growth_known: false,
    vector_bits: None,
    untimed: &[UNTIMED, VECTOR],
};

/// Decoded while it is in ID or EX, behind the one that entered WB before; issued when it enters
/// WB, and finished when it leaves WB, at the earliest.
const PIPELINE: PipelineView = pipeline(
    &[
        Stage { name: "EX", meaning: "in ID or EX", moment: moment::DECODE, delay: 0 },
        Stage { name: "WB", meaning: "in WB", moment: moment::ISSUE, delay: 0 },
    ],
    &["writing", "executing"],
    "WB {writing}, EX {executing}",
    &[Track { title: "issued per cycle", counts: "instructions", of: Counted::Slots }],
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

    /// rtl/cv32e40x_div.sv begins at the divisor's first bit; rtl/cv32e40x_mult.sv takes the same
    /// time for all operands.
    fn depends_on_data(&self, class: Class) -> bool {
        class == Class::Divide
    }

    /// A dividend takes no time.
    fn division_time(&self) -> DivisionTime {
        |detail| {
            let detail = DivideDetail::unpack(detail);
            detail.map_or(0, |it| u64::from(it.divisor_bits) << 1 | u64::from(it.divisor_negative))
        }
    }

    type Cost = Cost;

    fn unmet(&self, timing: &CustomTiming<Cost>) -> Option<Unmet> {
        unmet(timing, self)
    }

    fn model<O: CommitObserver + Clone + Send + 'static>(
        self,
        timings: Vec<Option<CustomTiming<Cost>>>,
        units: Vec<Unit>,
        observer: O,
    ) -> Result<Box<dyn Model<O>>, String> {
        Ok(Box::new(Cv32e40x::new(self, timings, units, observer)?))
    }
}

impl<O: CommitObserver + Clone + Send> Model<O> for Cv32e40x<O> {
    /// What is fetched in words that are not executed decides when the next are asked for.
    fn add_code(&mut self, address: u64, bytes: &[u8], _: &Arc<Decoder>) {
        self.add_code(address, bytes);
    }

    fn finish(&mut self) -> Result<(), String> {
        self.started = false;
        self.refused.take().map_or(Ok(()), Err)
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
        self.all_assumptions()
    }

    fn demands(&mut self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        self.all_demands(instructions)
    }
}
