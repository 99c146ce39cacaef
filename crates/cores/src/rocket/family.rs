//! What the rest of the house knows of Rocket: the description of the family.
//!
//! Source: docs/reference/core.md, docs/reference/design.md and docs/reference/profile.md state the
//! same for people; tests compare them.

use std::sync::Arc;

use instar_isa::{Class, Decoder, Equipment, StaticEntry, StaticTable, VECTOR};
use instar_trace::RetiredBatch;

use super::causes::CAUSES;
use super::costs::{UNIT_NAMES, unmet};
use super::params::Params;
use super::stalls::STALLS;
use super::{Cost, Rocket};
use crate::in_order::rv32imc::{BIT_MANIPULATION, UNTIMED};
use crate::in_order::{moment, pipeline};
use crate::parameter::StatedValues;
use crate::{
    CommitObserver, CoreParams, Counted, CustomTiming, Demand, DivisionTime, Family, Model, PipelineView,
    Stage, Track, Unit, Unmet,
};

/// Rocket.
pub static FAMILY: Family = Family {
    name: "rocket",
    summary: "Rocket: in order, five stages, 64 bits, blocking caches, no branch prediction",
    parameters: Params::PARAMETERS,
    units: &UNIT_NAMES,
    costs: Cost::KEYS,
    pipeline: PIPELINE,
    stalls: STALLS,
    causes: CAUSES,
    equipment: Equipment::PLAIN,
    growth_known: false,
    vector_bits: None,
    untimed: &[UNTIMED, BIT_MANIPULATION, VECTOR],
};

/// Decoded from the cycle on in which it is in ID, issued when it is in WB.
const PIPELINE: PipelineView = pipeline(
    &[
        Stage { name: "EX", meaning: "in ID, EX or MEM", moment: moment::DECODE, delay: 0 },
        Stage {
            name: "WB",
            meaning: "in WB, or in the multiplier behind it",
            moment: moment::ISSUE,
            delay: 0,
        },
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

    /// The signs of a quotient's operands.
    fn depends_on_data(&self, class: Class) -> bool {
        class == Class::Divide
    }

    fn division_time(&self) -> DivisionTime {
        super::long::signs
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
        Ok(Box::new(Rocket::new(self, timings, &units, observer)?))
    }
}

impl<O: CommitObserver + Clone + Send> Model<O> for Rocket<O> {
    /// What is fetched and decoded behind a jump.
    fn add_code(&mut self, address: u64, bytes: &[u8], decoder: &Arc<Decoder>) {
        self.code.image.add_bytes(address, bytes, decoder);
    }

    fn begin_at_reset(&mut self) {
        self.begin_after_reset();
    }

    fn finish(&mut self) -> Result<(), String> {
        self.work_to_end()
    }

    fn warm(&mut self, _: &StaticTable, batch: &RetiredBatch) {
        self.warm_caches(batch);
    }

    fn committed(&self) -> u64 {
        self.committed
    }

    fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }

    fn assumptions(&self) -> Vec<String> {
        let guess = (self.guessed > 0).then(|| {
            format!(
                "of {} divisions the operands are not told; they were taken for ones without sign",
                self.guessed
            )
        });
        guess.into_iter().chain(self.code.assumption()).collect()
    }

    fn demands(&mut self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        self.all_demands(instructions)
    }
}
