//! What the rest of the house knows of CV32E40P: the description of the family.
//!
//! Source: docs/reference/core.md, docs/reference/design.md and docs/reference/profile.md state the
//! same for people; tests compare them.

use std::sync::Arc;

use instar_isa::{Class, Decoder, DivideDetail, Equipment, StaticEntry, VECTOR};
use instar_trace::Interrupts;

use super::Cv32e40p;
use super::causes::CAUSES;
use super::costs::{Cost, UNIT_NAMES, unmet};
use super::elements::elements;
use super::params::Params;
use super::stalls::STALLS;
use crate::in_order::memo::Memo;
use crate::in_order::rv32imc::{BIT_MANIPULATION, UNTIMED};
use crate::in_order::{moment, pipeline};
use crate::parameter::StatedValues;
use crate::{
    BusRegions, CommitObserver, CoreParams, Counted, CustomTiming, DecodeStage, Demand, DivisionTime, Drives,
    Element, Family, Hazard, Model, OwnRegisters, PipelineView, Remembered, Stage, Track, Unit, Unmet,
};

/// CV32E40P, and cv32e40px, which has CV-X-IF.
pub static FAMILY: Family = Family {
    name: "cv32e40p",
    summary: "CV32E40P: in order, one instruction a cycle, four stages, no caches",
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
        fast_interrupts: true,
    },
    growth_known: false,
    vector_bits: None,
    untimed: &[UNTIMED, BIT_MANIPULATION, VECTOR],
};

/// It is in EX from the cycle after it left ID on; with the result in hand it is in WB.
///
/// Decoded from the cycle on in which it enters ID, issued when it leaves ID.
const PIPELINE: PipelineView = pipeline(
    &[
        stage("ID", "in ID", moment::DECODE, 0),
        stage("EX", "executing", moment::ISSUE, 1),
        stage("WB", "its result can be used", moment::FINISH, 1),
    ],
    &["executing", "decoding"],
    "EX and WB {executing}, ID {decoding}",
    &[Track { title: "issued per cycle", counts: "instructions", of: Counted::Slots }],
);

const fn stage(name: &'static str, meaning: &'static str, moment: usize, delay: u64) -> Stage {
    Stage { name, meaning, moment, delay }
}

impl CoreParams for Params {
    fn stated(values: StatedValues<'_>) -> Result<Self, String> {
        Self::from_values(values)
    }

    fn check(&self) -> Result<(), String> {
        Self::check(self)
    }

    fn with_regions(mut self, regions: BusRegions) -> Result<Self, String> {
        self.regions = regions.without_cache()?;
        Self::check(&self)?;
        Ok(self)
    }

    fn waits_for_devices(&self) -> bool {
        true
    }

    /// cv32e40p_alu_div.sv begins at the divisor's first bit; cv32e40p_mult.sv takes the same time
    /// for all operands.
    fn depends_on_data(&self, class: Class) -> bool {
        class == Class::Divide
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
        Ok(Box::new(Cv32e40p::new(self, timings, units, observer)?))
    }

    fn elements(&self) -> Result<&'static [Element], String> {
        elements(self)
    }

    /// A dividend takes no time.
    fn division_time(&self) -> DivisionTime {
        |detail| {
            let detail = DivideDetail::unpack(detail);
            detail.map_or(0, |it| u64::from(it.divisor_bits) << 1 | u64::from(it.divisor_negative))
        }
    }

    fn model_of_elements(
        self,
        timings: Vec<Option<CustomTiming<Cost>>>,
        units: Vec<Unit>,
        own: &[OwnRegisters],
    ) -> Result<Box<dyn Model<Drives>>, String> {
        elements(&self)?;
        Ok(Box::new(Cv32e40p::new(self, timings, units, Drives::default())?.with_own(own)))
    }
}

impl<O: CommitObserver + Clone + Send> Model<O> for Cv32e40p<O> {
    /// Nothing on wrong paths costs a cycle; what trapped is seen in the code where the stream does
    /// not tell.
    fn add_code(&mut self, address: u64, bytes: &[u8], decoder: &Arc<Decoder>) {
        self.traps.add_code(address, bytes, decoder);
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
        [self.traps.assumption(&self.params), self.offload.assumption(), self.shadow_assumption()]
            .into_iter()
            .flatten()
            .collect()
    }

    fn takes_interrupts(&mut self) -> Result<&mut dyn Interrupts, String> {
        self.check_interrupts()?;
        Ok(self)
    }

    fn hazards(&self) -> Vec<(Hazard, u64)> {
        self.hazards.as_ref().map_or_else(Vec::new, |hazards| hazards.found())
    }

    fn forget_hazards(&mut self) {
        if let Some(hazards) = &mut self.hazards {
            hazards.forget();
        }
    }

    fn decode_stage(&mut self) -> Result<&mut dyn DecodeStage, String> {
        self.as_decode_stage()
    }

    fn demands(&mut self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        self.all_demands(instructions)
    }
}
