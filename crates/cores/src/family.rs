//! A family of cores: one description of all that the rest of the house must know of it, and one
//! model.
//!
//! Source: own design, ARCHITECTURE.md, "A family of cores". Whoever reads a core's file, a cost or
//! a cycle asks the description; nobody outside the family's folder names it.

use std::fmt::Debug;
use std::sync::Arc;

use instar_isa::{Class, Decoder, Equipment, Extension, StaticEntry, StaticTable};
use instar_trace::{Interrupts, Observer, RetiredBatch};
use serde::Serialize;

use crate::hazard::Hazard;
use crate::parameter::StatedValues;
use crate::{
    BusRegions, CallSurroundings, Cause, CommitObserver, CostKey, CustomTiming, DecodeStage, Demand,
    DivisionTime, Drives, Element, FamilyParameter, OwnCost, OwnRegisters, PipelineView, Reason, Relaxation,
    Remembered, Resumable, Unit,
};

/// The description of a family.
#[derive(Debug, Serialize)]
#[serde(rename = "FamilyInfo")]
pub struct Family {
    /// As core files name it.
    pub name: &'static str,
    /// One sentence.
    pub summary: &'static str,
    /// What differs between its cores.
    pub parameters: &'static [FamilyParameter],
    /// Functional units of its cores that a design's cost may name.
    pub units: &'static [&'static str],
    /// What a design's instruction costs beside what [`CustomTiming`] has for every family.
    pub costs: &'static [CostKey],
    /// How its pipeline is shown.
    pub pipeline: PipelineView,
    /// What a cycle may go to, in the order of the pipeline; the first is [`crate::Stall::ISSUED`].
    pub stalls: &'static [Reason],
    /// What may hold an instruction up, in the order of the pipeline.
    pub causes: &'static [Cause],
    /// What machines of its cores have where the manual leaves it open.
    pub equipment: Equipment,
    /// Whether `rtl/cost` has the register file and the scoreboard of its cores, from which it
    /// follows what a core grows by.
    pub growth_known: bool,
    /// The parameter that states the bits of a vector register, which the ISA strings of its cores
    /// name too (`zvl512b`).
    #[serde(skip)]
    pub vector_bits: Option<&'static str>,
    /// Extensions that its model has no timing for, so that its cores cannot name them.
    #[serde(skip)]
    pub untimed: &'static [&'static [Extension]],
}

impl Family {
    /// Place of a category by its name.
    pub fn stall(&self, name: &str) -> Option<usize> {
        self.stalls.iter().position(|reason| reason.name == name)
    }
}

/// A cost that a core can never pay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmet {
    /// The key that states it.
    pub key: &'static str,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub hint: String,
}

/// The part of memory that a core caches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CachedRegion {
    /// Its first address.
    pub base: u64,
    /// Its bytes; 0: nothing is cached.
    pub bytes: u64,
    /// Parameters that state it, as a sentence names them.
    pub parameters: &'static str,
}

impl CachedRegion {
    /// Whether what stands at `address` is cached.
    #[inline]
    pub fn holds(&self, address: u64) -> bool {
        address.wrapping_sub(self.base) < self.bytes
    }
}

/// The typed parameters of one core of a family, and what follows from their values.
pub trait CoreParams: Clone + Debug {
    /// The parameters with these values.
    ///
    /// # Errors
    /// One sentence where one is missing.
    fn stated(values: StatedValues<'_>) -> Result<Self, String>;

    /// Refuses combinations that no hardware has.
    ///
    /// # Errors
    /// One sentence that says which parameters do not go together.
    fn check(&self) -> Result<(), String>;

    /// What of memory is cached; `None` for a core to which all memory is equally near.
    fn cached_region(&self) -> Option<CachedRegion> {
        None
    }

    /// The same with these regions of its bus, which are not none.
    ///
    /// # Errors
    /// One sentence where the family has no regions, or not such.
    fn with_regions(self, _: BusRegions) -> Result<Self, String> {
        Err("the model of this family knows no regions of the bus".to_owned())
    }

    /// Whether the model makes an access wait that a device holds up.
    fn waits_for_devices(&self) -> bool {
        false
    }

    /// What its figures rest on beside hardware, in one sentence: parameters that no RTL has.
    fn beyond_hardware(&self) -> Option<String> {
        None
    }

    /// Bits that the lanes give a unit after them in a cycle, of each operand; `None` of a core
    /// without lanes.
    fn lane_bits(&self) -> Option<u32> {
        None
    }

    /// Whether instructions of this class take longer for some operands than for others.
    fn depends_on_data(&self, class: Class) -> bool;

    /// Whether a shift by a register takes longer for some amounts than for others.
    fn shifts_depend_on_amount(&self) -> bool {
        false
    }

    /// What a design's instruction costs beside what [`CustomTiming`] has for every family: read
    /// once, and typed from then on.
    type Cost: for<'a> From<&'a OwnCost>;

    /// The first of an instruction's costs that such a core can never pay.
    fn unmet(&self, timing: &CustomTiming<Self::Cost>) -> Option<Unmet>;

    /// A model of the core that has not fetched anything yet. `timings` are indexed by
    /// `StaticEntry::custom`, `units` are those that the design adds.
    ///
    /// # Errors
    /// One sentence where parameters or costs cannot be.
    fn model<O: CommitObserver + Clone + Send + 'static>(
        self,
        timings: Vec<Option<CustomTiming<Self::Cost>>>,
        units: Vec<Unit>,
        observer: O,
    ) -> Result<Box<dyn Model<O>>, String>;

    /// What holds or carries values in it.
    ///
    /// # Errors
    /// Why that is not known, as the end of a sentence that names the core.
    fn elements(&self) -> Result<&'static [Element], String> {
        Err("its family does not tell what holds values; those of cv32e40p, cva6 and ibex do".to_owned())
    }

    /// What of a division decides its time.
    fn division_time(&self) -> DivisionTime {
        |detail| detail
    }

    /// Whether such a model tells in order of time, where others tell in order of the instructions.
    fn tells_in_time(&self) -> bool {
        false
    }

    /// A model that tells what comes into which of its elements, and into the design's own
    /// registers, whose elements follow.
    ///
    /// # Errors
    /// As [`Self::elements`], and as [`Self::model`].
    fn model_of_elements(
        self,
        _: Vec<Option<CustomTiming<Self::Cost>>>,
        _: Vec<Unit>,
        _: &[OwnRegisters],
    ) -> Result<Box<dyn Model<Drives>>, String> {
        self.elements().and(Err("its model does not tell what comes into its elements".to_owned()))
    }
}

/// A core model at work. It is called once a batch; within, nothing asks which family it is. A run
/// that is handed on piece by piece may go from thread to thread.
pub trait Model<O>: Observer + Send {
    /// Shows the model the code around what retires, so that it can follow wrong paths. `decoder`
    /// numbers a design's instructions as the static entries do. A core on whose cycles nothing
    /// beside what retires has an influence needs none.
    fn add_code(&mut self, _address: u64, _bytes: &[u8], _decoder: &Arc<Decoder>) {}

    /// What is given first comes right behind the core's reset, and not long after. Only before
    /// anything is given.
    fn begin_at_reset(&mut self) {}

    /// Works off everything that was given. What is given later may start elsewhere (the next call
    /// of a function); caches, predictors and buffers stay as they are.
    ///
    /// # Errors
    /// One sentence where an instruction came for which this core has no cost.
    fn finish(&mut self) -> Result<(), String>;

    /// The instruction, counted from 1, at which the last [`Self::finish`] found that the run
    /// cannot go on as it was given.
    fn stopped_at(&self) -> Option<u64> {
        None
    }

    /// Shows caches and predictors instructions that are not timed, as those between two windows of
    /// a sampled run: they are no part of the stream that commits, and no cycle passes. Only
    /// between [`Self::finish`] and what is given next. A core without them has nothing to warm.
    fn warm(&mut self, _table: &StaticTable, _batch: &RetiredBatch) {}

    /// Instructions that committed.
    fn committed(&self) -> u64;

    /// Whoever watches commits, to be changed.
    fn observer_mut(&mut self) -> &mut O;

    /// The door to going on from states that it was in before; `None` of a family that has none,
    /// and where somebody wants to be told of every cycle.
    fn resumable(&mut self) -> Option<&mut dyn Resumable> {
        None
    }

    /// Whether the model may do again, without stepping it, what it stepped before; at first it
    /// may. Cycles are the same either way.
    fn remember(&mut self, _on: bool) {}

    /// How much was not stepped so far; `None` of a family that steps everything.
    fn remembered(&self) -> Option<Remembered> {
        None
    }

    /// What the model took for granted where the stream does not say, so far, one sentence each.
    fn assumptions(&self) -> Vec<String> {
        Vec::new()
    }

    /// Those of them that hold of a run as well, of which the stream tells everything: at what the
    /// hardware may stand still and the model goes on.
    fn stands_still(&self) -> Vec<String> {
        Vec::new()
    }

    /// Who says where interrupts are taken.
    ///
    /// # Errors
    /// One sentence where the model does not.
    fn takes_interrupts(&mut self) -> Result<&mut dyn Interrupts, String> {
        Err("interrupts are not modelled on this family of cores; they are on cv32e40p, ibex and cva6"
            .to_owned())
    }

    /// Where the hardware computes another value than the program's order says, and the model goes
    /// on: each place once, and how often it happened there.
    fn hazards(&self) -> Vec<(Hazard, u64)> {
        Vec::new()
    }

    /// Those so far are of what is not measured.
    fn forget_hazards(&mut self) {}

    /// The door to what the register file holds cycle by cycle.
    ///
    /// # Errors
    /// Why there is none, as the end of a sentence that names the core.
    fn decode_stage(&mut self) -> Result<&mut dyn DecodeStage, String> {
        Err("its family does not tell how long an instruction stands in ID".to_owned())
    }

    /// What so many executions of each of these take of the core, in whatever order: no run of them
    /// has fewer cycles than any of these demands.
    ///
    /// # Errors
    /// One sentence where the core has no cost for an instruction.
    fn demands(&mut self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String>;

    /// Rules that executions of these never break, in whatever order and registers; `None` of a
    /// family that states none.
    ///
    /// # Errors
    /// One sentence where the core has no cost for an instruction.
    fn relaxation(
        &mut self,
        _instructions: &[&StaticEntry],
        _around: CallSurroundings<'_>,
    ) -> Result<Option<Relaxation>, String> {
        Ok(None)
    }
}

/// Puts families into the house: a module for each, the list of all, and the parameters of any
/// core.
///
/// A family is the folder `src/<module>/` with `FAMILY`, its description, and `Params`, which is
/// [`CoreParams`].
macro_rules! families {
    ($($module:ident as $variant:ident),+ $(,)?) => {
        $(pub mod $module;)+

        /// All families.
        pub static FAMILIES: &[&Family] = &[$(&$module::FAMILY),+];

        /// Typed parameters of a core, of whichever family.
        #[derive(Clone, Debug)]
        pub enum Params {
            $(
                #[doc = concat!("Of family `", stringify!($module), "`.")]
                $variant($module::Params),
            )+
        }

        impl Params {
            /// The parameters of a core of `family` with these values, checked against each other.
            ///
            /// # Errors
            /// One sentence that says what is missing or does not go together.
            pub fn new(family: &Family, stated: StatedValues<'_>) -> Result<Self, String> {
                $(if family.name == $module::FAMILY.name {
                    let params = <$module::Params as CoreParams>::stated(stated)?;
                    CoreParams::check(&params)?;
                    return Ok(Self::$variant(params));
                })+
                Err(format!("there is no family \"{}\" of cores", family.name))
            }

            /// Its family.
            pub fn family(&self) -> &'static Family {
                match self { $(Self::$variant(_) => &$module::FAMILY,)+ }
            }

            /// The same with these regions of its bus.
            ///
            /// # Errors
            /// One sentence where the family has no regions, or not such.
            pub fn with_regions(self, regions: BusRegions) -> Result<Self, String> {
                if regions.is_empty() {
                    return Ok(self);
                }
                Ok(match self { $(Self::$variant(params) => Self::$variant(params.with_regions(regions)?),)+ })
            }

            /// See [`CoreParams::waits_for_devices`].
            pub fn waits_for_devices(&self) -> bool {
                match self { $(Self::$variant(params) => params.waits_for_devices(),)+ }
            }

            /// See [`CoreParams::cached_region`].
            pub fn cached_region(&self) -> Option<CachedRegion> {
                match self { $(Self::$variant(params) => params.cached_region(),)+ }
            }

            /// See [`CoreParams::beyond_hardware`].
            pub fn beyond_hardware(&self) -> Option<String> {
                match self { $(Self::$variant(params) => params.beyond_hardware(),)+ }
            }

            /// See [`CoreParams::lane_bits`].
            pub fn lane_bits(&self) -> Option<u32> {
                match self { $(Self::$variant(params) => params.lane_bits(),)+ }
            }

            /// See [`CoreParams::depends_on_data`].
            pub fn depends_on_data(&self, class: instar_isa::Class) -> bool {
                match self { $(Self::$variant(params) => params.depends_on_data(class),)+ }
            }

            /// See [`CoreParams::shifts_depend_on_amount`].
            pub fn shifts_depend_on_amount(&self) -> bool {
                match self { $(Self::$variant(params) => params.shifts_depend_on_amount(),)+ }
            }

            /// See [`CoreParams::unmet`].
            pub fn unmet(&self, timing: &CustomTiming) -> Option<Unmet> {
                match self { $(Self::$variant(params) => CoreParams::unmet(params, &timing.read()),)+ }
            }

            /// See [`CoreParams::elements`].
            ///
            /// # Errors
            /// Why they are not known.
            pub fn elements(&self) -> Result<&'static [Element], String> {
                match self { $(Self::$variant(params) => params.elements(),)+ }
            }

            /// See [`CoreParams::division_time`].
            pub fn division_time(&self) -> DivisionTime {
                match self { $(Self::$variant(params) => params.division_time(),)+ }
            }

            /// See [`CoreParams::tells_in_time`].
            pub fn tells_in_time(&self) -> bool {
                match self { $(Self::$variant(params) => params.tells_in_time(),)+ }
            }

            /// See [`CoreParams::model_of_elements`].
            ///
            /// # Errors
            /// One sentence where the family does not tell, or parameters or costs cannot be.
            pub fn model_of_elements(
                self,
                timings: &[Option<CustomTiming>],
                units: Vec<Unit>,
                own: &[OwnRegisters],
            ) -> Result<Box<dyn Model<Drives>>, String> {
                match self {
                    $(Self::$variant(params) => {
                        let read = |timing: &Option<CustomTiming>| timing.as_ref().map(CustomTiming::read);
                        params.model_of_elements(timings.iter().map(read).collect(), units, own)
                    })+
                }
            }

            /// See [`CoreParams::model`].
            ///
            /// # Errors
            /// One sentence where parameters or costs cannot be.
            pub fn model<O: CommitObserver + Clone + Send + 'static>(
                self,
                timings: &[Option<CustomTiming>],
                units: Vec<Unit>,
                observer: O,
            ) -> Result<Box<dyn Model<O>>, String> {
                match self {
                    $(Self::$variant(params) => {
                        let read = |timing: &Option<CustomTiming>| timing.as_ref().map(CustomTiming::read);
                        params.model(timings.iter().map(read).collect(), units, observer)
                    })+
                }
            }
        }
    };
}

pub(crate) use families;

#[cfg(test)]
mod tests {
    use crate::pipeline::MOST_MOMENTS;
    use crate::{Counted, FAMILIES, Stall};

    /// Whether all are different.
    fn distinct<'a>(names: impl IntoIterator<Item = &'a str>) -> bool {
        let mut names: Vec<&str> = names.into_iter().collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        names.len() == count && !names.contains(&"")
    }

    #[test]
    fn the_names_within_a_family_are_all_different() {
        assert!(distinct(FAMILIES.iter().map(|family| family.name)));
        for family in FAMILIES {
            assert!(distinct(family.parameters.iter().map(|parameter| parameter.name)));
            assert!(distinct(family.units.iter().copied()));
            assert!(distinct(family.costs.iter().map(|cost| cost.key)));
            assert!(distinct(family.stalls.iter().map(|stall| stall.name)));
            assert!(distinct(family.causes.iter().map(|cause| cause.name)));
            assert!(distinct(family.pipeline.moments.iter().copied()));
            assert!(distinct(family.pipeline.stages.iter().map(|stage| stage.name)));
            assert!(distinct(family.pipeline.gauges.iter().copied()));
        }
    }

    #[test]
    fn every_family_begins_its_categories_with_issued_and_gives_each_cause_a_bit_of_its_own() {
        for family in FAMILIES {
            assert_eq!(family.stall("issued"), Some(Stall::ISSUED.index()), "{}", family.name);
            assert!(family.stalls.len() <= Stall::MOST, "{}", family.name);
            let all = family.causes.iter().fold(0, |all: u16, cause| all | cause.bit.0);
            assert_eq!(all.count_ones() as usize, family.causes.len(), "{}", family.name);
        }
    }

    #[test]
    fn families_that_use_the_same_name_of_a_category_mean_the_same() {
        for (one, other) in FAMILIES.iter().flat_map(|one| FAMILIES.iter().map(move |other| (one, other))) {
            for stall in one.stalls {
                let same = other.stalls.iter().find(|there| there.name == stall.name);
                assert!(same.is_none_or(|there| there.heading == stall.heading), "{}", stall.name);
            }
        }
    }

    #[test]
    fn what_viewers_show_of_a_pipeline_names_only_what_it_has() {
        for family in FAMILIES {
            let pipeline = &family.pipeline;
            assert!(pipeline.moments.len() <= MOST_MOMENTS, "{}", family.name);
            assert!(pipeline.issue < pipeline.finish && pipeline.finish < pipeline.moments.len());
            assert!(pipeline.stages.iter().all(|stage| stage.moment < pipeline.moments.len()));
            assert!(pipeline.stages.windows(2).all(|two| two[0].moment <= two[1].moment));
            let parts = pipeline.occupancy_parts();
            let named: Vec<usize> = parts.iter().filter_map(|(_, gauge)| *gauge).collect();
            let does = |gauge: &usize| pipeline.holders.iter().any(|holder| holder.does == *gauge);
            let counts: Vec<usize> = (0..pipeline.gauges.len()).filter(|gauge| !does(gauge)).collect();
            assert_eq!(named, counts, "{}", pipeline.occupancy);
            let gauges = pipeline.holders.iter().map(|holder| holder.counts.max(holder.does));
            assert!(gauges.max().is_none_or(|most| most < pipeline.gauges.len()), "{}", family.name);
            for track in pipeline.tracks {
                if let Counted::Gauges(gauges) = track.of {
                    assert!(gauges.iter().all(|gauge| *gauge < pipeline.gauges.len()), "{}", track.title);
                }
            }
        }
    }

    #[test]
    fn a_parameter_says_why_it_goes_no_further() {
        for parameter in FAMILIES.iter().flat_map(|family| family.parameters) {
            assert_eq!(
                parameter.reason.is_empty(),
                parameter.legal == crate::Legal::Truth,
                "{}",
                parameter.name
            );
            assert!(!parameter.meaning.is_empty(), "{}", parameter.name);
        }
    }
}
