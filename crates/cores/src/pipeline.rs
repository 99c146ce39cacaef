//! How a family's pipeline is shown: what happens to an instruction, the stages that viewers draw,
//! and how full it is.
//!
//! Source: docs/reference/profile.md, "Files".

use serde::Serialize;

/// Moments that a family may note of an instruction.
pub const MOST_MOMENTS: usize = 6;

/// What viewers must know of a family's pipeline.
#[derive(Debug, Serialize)]
#[serde(rename = "FamilyPipeline")]
pub struct PipelineView {
    /// What happens to an instruction, oldest first, as verbs of the log of cycles;
    /// [`crate::InFlight::times`] has a cycle for each.
    pub moments: &'static [&'static str],
    /// Which of them is its issue, to which cycles are charged.
    pub issue: usize,
    /// Which of them is the end of its execution: its last result can be used from that cycle on.
    pub finish: usize,
    /// The stages in which a viewer draws it, in order.
    pub stages: &'static [Stage],
    /// Numbers that say how full the pipeline is; [`crate::Cycle::gauges`] has a value for each.
    pub gauges: &'static [&'static str],
    /// The same in one line of the log of cycles, each gauge in braces. After the first stand the
    /// instructions that have issued.
    pub occupancy: &'static str,
    /// What a timeline draws of them, each as a track.
    pub tracks: &'static [Track],
    /// Units whose instructions are counted: a profile tells in how many cycles each held any, and
    /// what it did then.
    pub holders: &'static [Holder],
    /// What such a unit may do: to work is the first, and the others are what it may wait for.
    pub doings: &'static [&'static str],
}

/// A unit whose instructions are counted.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename = "FamilyHolder")]
pub struct Holder {
    /// The gauge that counts the instructions which it holds; its name is the unit's.
    pub counts: usize,
    /// The gauge that says what it does: 0 is nothing, 1 the first of [`PipelineView::doings`].
    pub does: usize,
}

/// One stage.
#[derive(Debug, Serialize)]
#[serde(rename = "FamilyStage")]
pub struct Stage {
    /// Its name in viewers: `Dc`.
    pub name: &'static str,
    /// One sentence.
    pub meaning: &'static str,
    /// The moment with which it begins.
    pub moment: usize,
    /// Cycles from that moment until it begins.
    pub delay: u64,
}

/// One track of a timeline.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename = "FamilyTrack")]
pub struct Track {
    /// Its title.
    pub title: &'static str,
    /// What it counts.
    pub counts: &'static str,
    /// What is counted.
    pub of: Counted,
}

/// What a track counts.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// Issue slots that were used.
    Slots,
    /// These gauges together.
    Gauges(&'static [usize]),
}

impl PipelineView {
    /// The stage in which an instruction with these moments is in cycle `now`.
    pub fn stage(&self, times: &[Option<u64>; MOST_MOMENTS], now: u64) -> &'static str {
        let begun = |stage: &&Stage| times[stage.moment].is_some_and(|at| at + stage.delay <= now);
        self.stages.iter().rev().find(begun).map_or("", |stage| stage.name)
    }

    /// [`Self::occupancy`] cut up: a text, and the gauge that stands after it; the last text has
    /// none.
    pub fn occupancy_parts(&self) -> Vec<(&'static str, Option<usize>)> {
        let mut parts = Vec::new();
        for piece in self.occupancy.split_inclusive('}') {
            match piece.strip_suffix('}').and_then(|piece| piece.split_once('{')) {
                Some((text, name)) => parts.push((text, self.gauges.iter().position(|gauge| *gauge == name))),
                None => parts.push((piece, None)),
            }
        }
        parts
    }
}
