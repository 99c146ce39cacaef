//! Watches a model and charges each cycle to an instruction and its chain of callers.
//!
//! Source: docs/reference/profile.md, "Which cycle belongs to whom".

use std::collections::VecDeque;

use instar_cores::{Commit, CommitObserver, Cycle, Stall, StreamPlace};
use instar_trace::Retired;

use super::code::Code;
use super::devices::{Accessed, Devices};
use super::held::{self, HeldRow};
use super::kanata::Kanata;
use super::pipeline::PipelineLog;
use super::region::{Extent, Region};
use super::table::Kept;
use super::timeline::Timeline;
use super::tree::{Sum, Tree};
use crate::subject::InWindows;

/// Files that are written while the model runs.
#[derive(Default)]
pub struct Files {
    /// One block per cycle.
    pub log: Option<PipelineLog>,
    /// For the viewer Konata.
    pub kanata: Option<Kanata>,
    /// For Perfetto.
    pub timeline: Option<Timeline>,
}

/// All that is made of one run.
pub struct Views {
    /// The instructions.
    pub code: Code,
    /// The calls.
    pub tree: Tree,
    /// What each static instruction cost.
    pub instructions: Vec<Sum>,
    /// The model that keeps the cycles; `None` before the first.
    pub kept: Option<Kept>,
    region: Region,
    /// Node of each instruction that is in flight, whether it enters there, and what it accesses,
    /// from number `base` on.
    nodes: VecDeque<(u32, bool, Accessed)>,
    base: u64,
    /// Cycles that were counted before the window, where windows are seen.
    began: u64,
    /// Node and static id of the instruction that committed last.
    last: (u32, u32),
    files: Files,
    failed: Option<std::io::Error>,
    /// Units that held instructions.
    pub(super) held: Vec<HeldRow>,
    /// Devices that were waited for.
    pub(super) devices: Devices,
}

impl Views {
    /// Watches from instruction `base` of the stream on.
    pub fn new(code: Code, region: Region, devices: Devices, base: u64, files: Files) -> Self {
        Self {
            code,
            tree: Tree::new(),
            instructions: Vec::new(),
            kept: None,
            region,
            nodes: VecDeque::new(),
            base,
            began: 0,
            last: (0, 0),
            files,
            failed: None,
            held: Vec::new(),
            devices,
        }
    }

    /// Cycles that were counted.
    pub fn cycles(&self) -> u64 {
        self.region.cycles()
    }

    /// Whether what is wanted has been seen.
    pub fn is_over(&self) -> bool {
        self.region.is_over()
    }

    /// Forgets what was counted.
    fn forget(&mut self) {
        self.tree = Tree::new();
        self.instructions.clear();
        self.held.clear();
        self.devices.forget();
        self.region = Region::new(Extent::Lines(1, 0), 0);
    }

    /// The stream goes on somewhere else with instruction `base`; after `before` instructions,
    /// `unit` count.
    fn begin_window(&mut self, base: u64, before: u64, unit: u64) {
        self.tree.break_off();
        self.nodes.clear();
        self.base = base;
        self.began = self.region.cycles();
        self.region.go_on(Extent::Lines(before + 1, before + unit), base);
    }

    /// Closes the files.
    pub fn finish(&mut self) -> std::io::Result<()> {
        let files = std::mem::take(&mut self.files);
        if let Some(error) = self.failed.take() {
            return Err(error);
        }
        files.log.map(PipelineLog::finish).transpose()?;
        files.kanata.map(|kanata| kanata.finish(self.region.cycles())).transpose()?;
        files.timeline.map(|timeline| timeline.finish(self.region.cycles())).transpose()?;
        Ok(())
    }

    /// Learns a batch that the model is about to get.
    fn learn(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        self.code.learn(table);
        self.instructions.resize_with(table.entries().len(), Sum::default);
        let (nodes, devices) = (&mut self.nodes, &self.devices);
        let mut at = 0..batch.len();
        self.tree.follow(&mut self.code, batch, |node, entered| {
            let accessed = at.next().and_then(|at| devices.accessed(batch.accesses_of(at)));
            nodes.push_back((node, entered, accessed));
        });
    }

    /// Node and static id of an instruction; of the last that committed where the stream has not
    /// reached it.
    #[inline]
    fn place(&self, place: StreamPlace) -> (u32, u32) {
        let node = place.index.checked_sub(self.base).and_then(|at| self.nodes.get(at as usize));
        match (node, place.id) {
            (Some(&(node, ..)), Some(id)) => (node, id),
            // A branch that committed while fetch still recovers from it.
            (None, Some(id)) => (self.last.0, id),
            _ => self.last,
        }
    }

    fn charge(&mut self, cycle: &Cycle<'_>) {
        if let Some(held) = cycle.account() {
            let (node, id) = self.place(held.place);
            self.tree.node_mut(node).own.cycles[held.stall.index()] += 1;
            self.instructions[id as usize].cycles[held.stall.index()] += 1;
        }
        if let (Some(held), lost @ 1..) = (cycle.held, cycle.width - cycle.slots) {
            self.charge_slots(held.place, held.stall, lost);
        }
        let mut left = cycle.slots;
        let mut at = cycle.executing;
        while left > 0 && at > 0 {
            at -= 1;
            let instruction = &cycle.flying[at];
            if instruction.issued(cycle.family) != Some(cycle.now) {
                break;
            }
            if let (Some(index), id @ Some(_)) = (instruction.index, instruction.id) {
                self.charge_slots(StreamPlace { index, id }, Stall::ISSUED, 1);
                left -= 1;
            }
        }
        if let (Some(first), 1..) = (cycle.issued, left) {
            self.charge_slots(first, Stall::ISSUED, left);
        }
    }

    #[inline]
    fn charge_slots(&mut self, place: StreamPlace, stall: Stall, slots: u32) {
        let (node, id) = self.place(place);
        self.tree.node_mut(node).own.slots[stall.index()] += u64::from(slots);
        self.instructions[id as usize].slots[stall.index()] += u64::from(slots);
    }

    fn write(&mut self, number: u64, cycle: &Cycle<'_>) -> std::io::Result<()> {
        if let Some(log) = &mut self.files.log {
            log.cycle(number, cycle, &self.code)?;
        }
        if let Some(kanata) = &mut self.files.kanata {
            kanata.cycle(number, cycle, &self.code)?;
        }
        if let Some(timeline) = &mut self.files.timeline {
            timeline.cycle(number, cycle, self.last.0, &self.tree, &self.code)?;
        }
        Ok(())
    }
}

impl CommitObserver for Views {
    const CYCLES: bool = true;

    #[inline]
    fn commit(&mut self, commit: &Commit) {
        let (node, entered, accessed) = loop {
            let Some(node) = self.nodes.pop_front() else { return };
            self.base += 1;
            if self.base > commit.index {
                break node;
            }
        };
        self.last = (node, commit.id);
        if self.region.commit(commit.index) {
            let place = self.tree.node_mut(node);
            place.own.instructions += 1;
            place.calls += u64::from(entered);
            self.instructions[commit.id as usize].instructions += 1;
            self.devices.commit(accessed);
        }
    }

    fn cycle(&mut self, cycle: &Cycle<'_>) {
        self.kept = Some(Kept { width: cycle.width, family: cycle.family });
        let Some(number) = self.region.cycle() else { return };
        self.charge(cycle);
        held::add(&mut self.held, cycle);
        self.devices.add(cycle);
        if self.failed.is_none() {
            self.failed = self.write(number, cycle).err();
        }
    }
}

/// The watcher of a model, if any. A copy watches nothing: a model copies itself only to answer a
/// clock.
#[derive(Default)]
pub struct Watcher(pub Option<Box<Views>>);

impl InWindows for Watcher {
    fn begin_pass(&mut self) {
        if let Some(views) = &mut self.0 {
            views.forget();
        }
    }

    fn begin(&mut self, base: u64, before: u64, unit: u64) {
        if let Some(views) = &mut self.0 {
            views.begin_window(base, before, unit);
        }
    }

    fn cycles(&self) -> Option<u64> {
        let views = self.0.as_ref().filter(|views| views.region.is_over())?;
        Some(views.region.cycles() - views.began)
    }
}

impl Clone for Watcher {
    fn clone(&self) -> Self {
        Self(None)
    }
}

impl CommitObserver for Watcher {
    const CYCLES: bool = true;

    fn learn(&mut self, retired: &Retired<'_>) {
        if let Some(views) = &mut self.0 {
            views.learn(retired);
        }
    }

    #[inline]
    fn commit(&mut self, commit: &Commit) {
        if let Some(views) = &mut self.0 {
            views.commit(commit);
        }
    }

    #[inline]
    fn cycle(&mut self, cycle: &Cycle<'_>) {
        if let Some(views) = &mut self.0 {
            views.cycle(cycle);
        }
    }
}
