//! What the rest of the house knows of cores with a vector unit: the description of the family.
//!
//! Source: docs/reference/core.md, docs/reference/design.md and docs/reference/profile.md state the
//! same for people; tests compare them. What is the scalar core's is read off the family of that
//! core.

use instar_isa::{Class, Equipment, Extension};

use super::causes::CAUSES;
use super::described::{COSTS, Cost};
use super::doing::DOINGS;
use super::params::Params;
use super::port::Port;
use super::stalls::STALLS;
use super::unit::VectorUnit;
use crate::parameter::StatedValues;
use crate::units::group;
use crate::{
    CachedRegion, CommitObserver, CoreParams, Counted, CustomTiming, Family, Holder, Model, PipelineView,
    Track, Unit, Unmet, cva6,
};

/// A CVA6 with a vector unit of Ara's kind.
pub static FAMILY: Family = Family {
    name: "ara",
    summary: "CVA6 with a vector unit of Ara's kind: lanes, chaining, loads and stores past the data cache",
    parameters: Params::PARAMETERS,
    units: cva6::FAMILY.units,
    costs: COSTS,
    pipeline: PIPELINE,
    stalls: STALLS,
    causes: CAUSES,
    equipment: Equipment::PLAIN,
    growth_known: false,
    vector_bits: Some("vector_register_bits"),
    untimed: &[cva6::UNTIMED, UNTIMED],
};

/// The scalar core's, with the instructions that each unit holds (`HOLDERS` in port.rs).
const PIPELINE: PipelineView = PipelineView {
    gauges: &[
        "scoreboard",
        "decoded",
        "queued",
        "waiting",
        "committed",
        "buffer",
        "vector ALU",
        "vector multiplier",
        "slide unit",
        "mask unit",
        "vector loads",
        "vector stores",
        "element groups",
        "doing of the vector ALU",
        "doing of the vector multiplier",
        "doing of the slide unit",
        "doing of the mask unit",
        "doing of vector loads",
        "doing of vector stores",
        "doing of element groups",
    ],
    occupancy: "scoreboard {scoreboard}, decoded {decoded}, queued {queued}, stores {waiting} waiting \
                {committed} committed {buffer} in the buffer, in the vector unit: ALU {vector ALU}, \
                multiplier {vector multiplier}, slide {slide unit}, mask {mask unit}, loads {vector loads}, \
                stores {vector stores}, element groups {element groups}",
    tracks: &[
        cva6::PIPELINE.tracks[0],
        cva6::PIPELINE.tracks[1],
        cva6::PIPELINE.tracks[2],
        Track {
            title: "in the vector unit",
            counts: "instructions",
            of: Counted::Gauges(&[6, 7, 8, 9, 10, 11, 12]),
        },
    ],
    holders: &[
        Holder { counts: 6, does: 13 },
        Holder { counts: 7, does: 14 },
        Holder { counts: 8, does: 15 },
        Holder { counts: 9, does: 16 },
        Holder { counts: 10, does: 17 },
        Holder { counts: 11, does: 18 },
        Holder { counts: 12, does: 19 },
    ],
    doings: DOINGS,
    ..cva6::PIPELINE
};

/// Vector extensions whose instructions the RTL traps on, all or some (Marian e107560).
const UNTIMED: &[Extension] = &[Extension::Zvbb, Extension::Zvbc];

impl CoreParams for Params {
    fn stated(values: StatedValues<'_>) -> Result<Self, String> {
        Self::from_values(values)
    }

    fn check(&self) -> Result<(), String> {
        Self::check(self)
    }

    fn cached_region(&self) -> Option<CachedRegion> {
        self.host.cached_region()
    }

    fn lane_bits(&self) -> Option<u32> {
        Some(64 * self.vector.vector_lanes)
    }

    fn depends_on_data(&self, class: Class) -> bool {
        self.host.depends_on_data(class)
    }

    type Cost = Cost;

    fn unmet(&self, timing: &CustomTiming<Cost>) -> Option<Unmet> {
        let (host, bits) = (on_host(timing), self.vector.vector_register_bits);
        let group = || group::unmet(timing, &timing.own.group, bits, FAMILY.units);
        self.host.unmet(&host).or_else(group)
    }

    fn model<O: CommitObserver + Clone + Send + 'static>(
        self,
        timings: Vec<Option<CustomTiming<Cost>>>,
        units: Vec<Unit>,
        observer: O,
    ) -> Result<Box<dyn Model<O>>, String> {
        self.check()?;
        let host = timings.iter().map(|timing| timing.as_ref().map(on_host)).collect();
        let unit = Box::new(Port::new(VectorUnit::new(self.vector), timings));
        Ok(Box::new(cva6::Cva6::new(self.host, host, units, observer)?.with_accelerator(unit)))
    }
}

/// What it costs on the scalar core.
fn on_host(timing: &CustomTiming<Cost>) -> CustomTiming<cva6::Cost> {
    timing.with(timing.own.host.clone())
}
