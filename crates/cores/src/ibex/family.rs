//! What the rest of the house knows of Ibex: the description of the family.
//!
//! Source: docs/reference/core.md, docs/reference/design.md and docs/reference/profile.md state the
//! same for people; tests compare them.

use std::sync::Arc;

use instar_isa::{Class, Decoder, DivideDetail, Equipment, StaticEntry, VECTOR};
use instar_trace::Interrupts;

use super::causes::CAUSES;
use super::costs::{UNIT_NAMES, unmet};
use super::elements::elements;
use super::params::Params;
use super::stalls::STALLS;
use super::{Cost, Ibex};
use crate::element::without_design;
use crate::in_order::memo::Memo;
use crate::in_order::rv32imc::{BIT_MANIPULATION, UNTIMED};
use crate::in_order::{moment, pipeline};
use crate::parameter::StatedValues;
use crate::{
    BusRegions, CommitObserver, CoreParams, Counted, CustomTiming, Demand, DivisionTime, Drives, Element,
    Family, Model, OwnRegisters, PipelineView, Remembered, Stage, Track, Unit, Unmet,
};

/// Ibex.
pub static FAMILY: Family = Family {
    name: "ibex",
    summary: "Ibex: in order, one instruction a cycle, two or three stages",
    parameters: Params::PARAMETERS,
    units: &UNIT_NAMES,
    costs: Cost::KEYS,
    pipeline: PIPELINE,
    stalls: STALLS,
    causes: CAUSES,
    equipment: Equipment { misaligned_allowed: true, ..Equipment::PLAIN },
    growth_known: false,
    vector_bits: None,
    untimed: &[UNTIMED, BIT_MANIPULATION, VECTOR],
};

/// Decoded from the cycle on in which it comes into ID/EX, issued when it leaves ID/EX.
const PIPELINE: PipelineView = pipeline(
    &[
        Stage { name: "EX", meaning: "in ID/EX", moment: moment::DECODE, delay: 0 },
        Stage { name: "WB", meaning: "its result is written", moment: moment::ISSUE, delay: 1 },
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

    /// A division by zero is done at once (rtl/ibex_multdiv_fast.sv); products take the same time
    /// for all operands.
    fn depends_on_data(&self, class: Class) -> bool {
        class == Class::Divide
    }

    /// Only whether the divisor is zero.
    fn division_time(&self) -> DivisionTime {
        |detail| DivideDetail::unpack(detail).map_or(0, |it| u64::from(it.by_zero))
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
        Ok(Box::new(Ibex::new(self, timings, &units, observer)?))
    }

    fn elements(&self) -> Result<&'static [Element], String> {
        elements(self)
    }

    fn tells_in_time(&self) -> bool {
        true
    }

    fn model_of_elements(
        self,
        timings: Vec<Option<CustomTiming<Cost>>>,
        units: Vec<Unit>,
        own: &[OwnRegisters],
    ) -> Result<Box<dyn Model<Drives>>, String> {
        elements(&self)?;
        without_design(&timings, own)?;
        Ok(Box::new(Ibex::new(self, timings, &units, Drives::default())?.with_elements()))
    }
}

impl<O: CommitObserver + Clone + Send> Model<O> for Ibex<O> {
    /// Nothing on wrong paths costs a cycle; what stands there shows in elements.
    fn add_code(&mut self, address: u64, bytes: &[u8], decoder: &Arc<Decoder>) {
        if let Some(followed) = &mut self.followed {
            followed.image.add_bytes(address, bytes, decoder);
        }
    }

    fn begin_at_reset(&mut self) {
        if let Some(followed) = &mut self.followed {
            followed.behind_reset = true;
        }
    }

    fn finish(&mut self) -> Result<(), String> {
        self.restart();
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
        let guess = (self.guessed > 0).then(|| {
            format!(
                "of {} divisions the operands are not told; they were taken for ones by another number than zero",
                self.guessed
            )
        });
        guess.into_iter().collect()
    }

    fn takes_interrupts(&mut self) -> Result<&mut dyn Interrupts, String> {
        Ok(self)
    }

    fn demands(&mut self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        self.all_demands(instructions)
    }
}
