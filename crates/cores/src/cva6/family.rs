//! What the rest of the house knows of CVA6: the description of the family.
//!
//! Source: docs/reference/core.md, docs/reference/design.md and docs/reference/profile.md state the
//! same for people; tests compare them.

use std::sync::Arc;

use instar_isa::{Class, Decoder, Equipment, StaticEntry, StaticTable, VECTOR};
use instar_trace::{Interrupts, RetiredBatch};

use super::Cva6;
use super::causes::CAUSES;
use super::costs::{Cost, unmet};
use super::elements::elements;
use super::info::UNIT_NAMES;
use super::params::Params;
use super::stalls::STALLS;
use super::untimed::UNTIMED;
use crate::element::without_design;
use crate::parameter::StatedValues;
use crate::parts::divide;
use crate::{
    BusRegions, CachedRegion, CallSurroundings, CommitObserver, CoreParams, Counted, CustomTiming, Demand,
    DivisionTime, Drives, Element, Family, Model, OwnRegisters, PipelineView, Relaxation, Remembered,
    Resumable, Stage, Track, Unit, Unmet,
};

/// Cycles of a division whose quotient is known at once, on cores whose elements are told.
const SPECIAL: u64 = 2;

/// CVA6, single-issue and superscalar.
pub static FAMILY: Family = Family {
    name: "cva6",
    summary: "CVA6: in order, one to five instructions a cycle, scoreboard, write-through data cache",
    parameters: Params::PARAMETERS,
    units: &UNIT_NAMES,
    costs: Cost::KEYS,
    pipeline: PIPELINE,
    stalls: STALLS,
    causes: CAUSES,
    equipment: Equipment::PLAIN,
    growth_known: true,
    vector_bits: None,
    untimed: &[UNTIMED, VECTOR],
};

/// Places in [`PIPELINE`]'s moments.
pub mod moment {
    /// It enters the instruction queue.
    pub const FETCH: usize = 0;
    /// It enters the issue registers.
    pub const DECODE: usize = 1;
    /// It issues.
    pub const ISSUE: usize = 2;
    /// Its last result can be used.
    pub const FINISH: usize = 3;
}

/// An instruction can issue from the cycle after its decode on, and its result can be used in the
/// cycle in which it finishes, so that `X` ends with that cycle.
pub const PIPELINE: PipelineView = PipelineView {
    moments: &["fetch", "decode", "issue", "finish"],
    issue: moment::ISSUE,
    finish: moment::FINISH,
    stages: &[
        stage("F", "in the instruction queue", moment::FETCH, 0),
        stage("Dc", "entering the issue registers", moment::DECODE, 0),
        stage("Is", "waiting for its issue", moment::DECODE, 1),
        stage("X", "executing", moment::ISSUE, 1),
        stage("Cm", "finished and waiting for its commit", moment::FINISH, 1),
    ],
    gauges: &["scoreboard", "decoded", "queued", "waiting", "committed", "buffer"],
    occupancy: "scoreboard {scoreboard}, decoded {decoded}, queued {queued}, stores {waiting} waiting \
                {committed} committed {buffer} in the buffer",
    tracks: &[
        Track { title: "scoreboard entries", counts: "in use", of: Counted::Gauges(&[0]) },
        Track { title: "issued per cycle", counts: "instructions", of: Counted::Slots },
        Track { title: "stores under way", counts: "stores", of: Counted::Gauges(&[3, 4, 5]) },
    ],
    holders: &[],
    doings: &[],
};

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
        self.regions = regions;
        Ok(self)
    }

    fn waits_for_devices(&self) -> bool {
        true
    }

    fn cached_region(&self) -> Option<CachedRegion> {
        Some(self.cached())
    }

    /// The RTL issues and commits two instructions a cycle at most, and fetches 64 bits.
    fn beyond_hardware(&self) -> Option<String> {
        let widths = [
            ("issue_width", self.issue_width, 2),
            ("commit_ports", self.commit_ports, 2),
            ("alus", self.alus, 2),
            ("fetch_width", self.fetch_width, 64),
        ];
        let beyond: Vec<String> = widths
            .iter()
            .filter(|(_, value, most)| value > most)
            .map(|(name, value, _)| format!("{name} {value}"))
            .collect();
        (!beyond.is_empty()).then(|| {
            format!(
                "no RTL of this core has {}: the figures follow the rules of two slots and of 64 bits of fetch, and nothing \
                 was compared with hardware there",
                beyond.join(" and ")
            )
        })
    }

    /// core/serdiv.sv shifts as often as the quotient has bits; core/multiplier.sv is a pipeline of
    /// fixed length.
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
        Ok(Box::new(Cva6::new(self, timings, units, observer)?))
    }

    fn elements(&self) -> Result<&'static [Element], String> {
        elements(self)
    }

    fn division_time(&self) -> DivisionTime {
        |detail| divide::latency(detail, 0, SPECIAL)
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
        Ok(Box::new(Cva6::new(self, timings, units, Drives::default())?))
    }
}

impl<O: CommitObserver + Clone + Send> Model<O> for Cva6<O> {
    fn add_code(&mut self, address: u64, bytes: &[u8], decoder: &Arc<Decoder>) {
        self.add_code(address, bytes, decoder);
    }

    /// Nothing is fetched before the instruction cache has emptied its sets, one a cycle
    /// (core/cache_subsystem/cva6_icache.sv, `FLUSH`); the first cycle is the last of these.
    fn begin_at_reset(&mut self) {
        self.since_reset = self.frontend.lines.sets() as u64 - 1;
        self.load_store.empty_behind_reset(self.now, self.frontend.lines.sets());
    }

    fn takes_interrupts(&mut self) -> Result<&mut dyn Interrupts, String> {
        self.check_interrupts()?;
        Ok(self)
    }

    fn finish(&mut self) -> Result<(), String> {
        self.finish()
    }

    fn warm(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        self.learn_from(table, batch);
    }

    fn committed(&self) -> u64 {
        self.committed()
    }

    fn stopped_at(&self) -> Option<u64> {
        self.stopped_at()
    }

    fn observer_mut(&mut self) -> &mut O {
        self.observer_mut()
    }

    fn stands_still(&self) -> Vec<String> {
        self.behind.as_ref().map_or_else(Vec::new, |behind| behind.accelerator.stands_still())
    }

    fn assumptions(&self) -> Vec<String> {
        let accelerator =
            self.behind.as_ref().map_or_else(Vec::new, |behind| behind.accelerator.assumptions());
        self.guessed().into_iter().chain(accelerator).collect()
    }

    fn resumable(&mut self) -> Option<&mut dyn Resumable> {
        if O::CYCLES || O::ELEMENTS || self.behind.is_some() || self.has_regions() {
            None
        } else {
            Some(self)
        }
    }

    fn remember(&mut self, on: bool) {
        self.remember(on);
    }

    fn remembered(&self) -> Option<Remembered> {
        Some(self.remembered())
    }

    fn demands(&mut self, instructions: &[(&StaticEntry, u64)]) -> Result<Vec<Demand>, String> {
        let infos = instructions.iter().map(|&(entry, count)| Ok((self.book.info_of(entry)?, count)));
        let infos: Vec<_> = infos.collect::<Result<_, String>>()?;
        Ok(self.all_demands(&infos))
    }

    fn relaxation(
        &mut self,
        instructions: &[&StaticEntry],
        around: CallSurroundings<'_>,
    ) -> Result<Option<Relaxation>, String> {
        if self.behind.is_some() || self.has_regions() || !self.coprocessor.late.is_empty() {
            return Ok(None);
        }
        self.rules_of(instructions, around).map(Some)
    }
}
