//! What the rest of the house knows of PicoRV32: the description of the family.
//!
//! Source: docs/reference/core.md, docs/reference/design.md and docs/reference/profile.md state the
//! same for people; tests compare them.

use std::sync::Arc;

use instar_isa::{Class, Decoder, Equipment, StaticEntry, VECTOR};

use super::causes::CAUSES;
use super::costs::{UNIT_NAMES, unmet};
use super::params::Params;
use super::stalls::STALLS;
use super::{Cost, Picorv32};
use crate::in_order::memo::Memo;
use crate::in_order::rv32imc::{BIT_MANIPULATION, UNTIMED};
use crate::in_order::{moment, pipeline};
use crate::parameter::StatedValues;
use crate::{
    BusRegions, CommitObserver, CoreParams, Counted, CustomTiming, Demand, DivisionTime, Family, Model,
    PipelineView, Remembered, Stage, Track, Unit, Unmet,
};

/// PicoRV32.
pub static FAMILY: Family = Family {
    name: "picorv32",
    summary: "PicoRV32: one instruction at a time over one port for code and data, no caches",
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

/// Decoded when it is launched, issued when it retires.
const PIPELINE: PipelineView = pipeline(
    &[Stage { name: "EX", meaning: "executing", moment: moment::DECODE, delay: 0 }],
    &["retired", "executing"],
    "retired {retired}, EX {executing}",
    &[Track { title: "retired per cycle", counts: "instructions", of: Counted::Slots }],
);

impl CoreParams for Params {
    fn stated(values: StatedValues<'_>) -> Result<Self, String> {
        Self::from_values(values)
    }

    fn check(&self) -> Result<(), String> {
        Self::check(self)
    }

    fn with_regions(mut self, regions: BusRegions) -> Result<Self, String> {
        self.regions = regions.without_cache()?;
        Ok(self)
    }

    /// Multipliers and divider take the same time for all operands.
    fn depends_on_data(&self, _: Class) -> bool {
        false
    }

    fn division_time(&self) -> DivisionTime {
        |_| 0
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
        Ok(Box::new(Picorv32::new(self, timings, &units, observer)?))
    }
}

impl<O: CommitObserver + Clone + Send> Model<O> for Picorv32<O> {
    /// What stands behind a taken branch is fetched to its end.
    fn add_code(&mut self, address: u64, bytes: &[u8], _: &Arc<Decoder>) {
        self.code.add(address, bytes);
    }

    fn finish(&mut self) -> Result<(), String> {
        self.retire_last();
        self.watch.restart();
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

    fn stands_still(&self) -> Vec<String> {
        self.stop().into_iter().collect()
    }

    fn demands(&mut self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        self.all_demands(instructions)
    }
}

impl<O> Picorv32<O> {
    /// That a program goes on where the core would have stopped.
    fn stop(&self) -> Option<String> {
        (self.stops > 0).then(|| {
            "this core stops at ECALL and EBREAK; what comes behind one was timed as if it began anew there".to_owned()
        })
    }

    fn all_assumptions(&self) -> Vec<String> {
        let guess = (self.guessed > 0).then(|| {
            format!(
                "the code behind a taken branch, which the core fetches, is not told in {} cases and was taken for short \
                 instructions (--program names the program)",
                self.guessed
            )
        });
        guess.into_iter().chain(self.stop()).collect()
    }
}
