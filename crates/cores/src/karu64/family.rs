//! What the rest of the house knows of karu64: the description of the family.
//!
//! Source: docs/reference/core.md, docs/reference/design.md and docs/reference/profile.md state the
//! same for people; tests compare them.

use instar_isa::{Class, Equipment, StaticEntry, StaticTable};
use instar_trace::RetiredBatch;

use super::Karu64;
use super::causes::CAUSES;
use super::costs::{self, Cost};
use super::data;
use super::params::Params;
use super::stalls::STALLS;
use super::untimed::UNTIMED;
use crate::in_order::{moment, pipeline};
use crate::parameter::StatedValues;
use crate::{
    BusRegions, CachedRegion, CommitObserver, CoreParams, Counted, CustomTiming, Demand, Family, Model,
    PipelineView, Stage, Track, Unit, Unmet,
};

/// karu64.
pub static FAMILY: Family = Family {
    name: "karu64",
    summary: "karu64: one instruction at a time, with a vector unit whose registers are a memory of granules",
    parameters: Params::PARAMETERS,
    units: &[],
    costs: Cost::KEYS,
    pipeline: PIPELINE,
    stalls: STALLS,
    causes: CAUSES,
    equipment: Equipment { misaligned_allowed: true, ..Equipment::PLAIN },
    growth_known: false,
    vector_bits: None,
    untimed: &[UNTIMED],
};

/// Decoded from the cycle on in which it is taken from fetch, finished when it is done.
const PIPELINE: PipelineView = pipeline(
    &[
        Stage { name: "ID", meaning: "taken from fetch and decoded", moment: moment::DECODE, delay: 0 },
        Stage { name: "EX", meaning: "executing", moment: moment::ISSUE, delay: 0 },
    ],
    &["executing", "decoding"],
    "EX {executing}, ID {decoding}",
    &[Track { title: "issued per cycle", counts: "instructions", of: Counted::Slots }],
);

impl CoreParams for Params {
    fn stated(values: StatedValues<'_>) -> Result<Self, String> {
        Self::from_values(values)
    }

    fn check(&self) -> Result<(), String> {
        Self::check(self)
    }

    fn with_regions(mut self, regions: BusRegions) -> Result<Self, String> {
        self.regions = regions;
        Ok(self)
    }

    fn cached_region(&self) -> Option<CachedRegion> {
        Some(data::CACHED)
    }

    /// rtl/karu_m.v and rtl/karu_varith.v take the same time for all operands.
    fn depends_on_data(&self, _: Class) -> bool {
        false
    }

    type Cost = Cost;

    fn unmet(&self, timing: &CustomTiming<Cost>) -> Option<Unmet> {
        costs::unmet(timing)
    }

    fn model<O: CommitObserver + Clone + Send + 'static>(
        self,
        timings: Vec<Option<CustomTiming<Cost>>>,
        units: Vec<Unit>,
        observer: O,
    ) -> Result<Box<dyn Model<O>>, String> {
        Ok(Box::new(Karu64::new(self, timings, &units, observer)?))
    }
}

impl<O: CommitObserver + Clone + Send> Model<O> for Karu64<O> {
    fn finish(&mut self) -> Result<(), String> {
        self.started = false;
        self.refused.take().map_or(Ok(()), Err)
    }

    fn warm(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        self.warm_caches(table, batch);
    }

    fn committed(&self) -> u64 {
        self.committed
    }

    fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }

    fn demands(&mut self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        self.all_demands(instructions)
    }
}
