//! The rules of a CVA6 that no execution breaks.
//!
//! Source: `issue.rs`, `execute.rs`, `custom.rs`, `commit.rs`, `load_store` and `frontend`, each
//! rule by itself and at its earliest: every load hits, every store finds room, every branch is
//! foreseen.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use instar_isa::StaticEntry;
use instar_trace::{AccessKind, MemoryAccess};

use super::info::{CORE_UNITS, Fu, Info};
use super::{Cva6, Params};
use crate::relaxation::{CallSurroundings, Fetch, Relaxation, Reload, Resource, Rules, Use};
use crate::{CommitObserver, Latency};

/// Cycles from a word of fetch through the issue registers to issue.
const TO_ISSUE: u32 = 2;
/// Cycles between the last commit of a call and the first issue of the next, less one.
const BETWEEN_CALLS: u32 = 4;
/// Cycles from a load's issue to its result, where it hits and its pipeline has no registers.
const LOAD: u32 = 2;
/// Cycles from a store's issue until it may commit, likewise.
const STORE: u32 = 2;
/// Least cycles of a division (`parts/divide.rs`).
const LEAST_DIVIDE: u32 = 2;
/// Result cycles that are reserved on the bus at most (`custom.rs`).
const BUS_CYCLES: u32 = 64;

/// Numbers of the resources that every core has.
const SLOTS: usize = 0;
const READ_PORTS: usize = 1;
const ALUS: usize = 2;
const ALUS_BESIDE_DIVIDES: usize = 3;
const ALUS_BESIDE_UNITS: usize = 4;
const BRANCH: usize = 5;
const MULTIPLY: usize = 6;
const MEMORY: usize = 7;
const SHARED_RESULTS: usize = 8;
const BEHIND_MULTIPLY: usize = 9;

/// Numbers of what commits take.
const COMMIT_SLOTS: usize = 0;
const WRITE_PORTS: usize = 1;
const FIRST_PORT: usize = 2;

impl<O: CommitObserver> Cva6<O> {
    /// The rules for these instructions.
    pub(super) fn rules_of(
        &mut self,
        instructions: &[&StaticEntry],
        around: CallSurroundings<'_>,
    ) -> Result<Relaxation, String> {
        let infos = instructions.iter().map(|entry| self.book.info_of(entry));
        let infos: Vec<Info> = infos.collect::<Result<_, _>>()?;
        let (resources, units, blocks) = self.resources();
        let known = Known::new(&self.params, around);
        let rules = infos.iter().zip(instructions).map(|(info, entry)| {
            let mut uses = self.uses(info, units);
            let interval = self.timing(info).map_or(1, |timing| timing.common.interval.max(1));
            uses.extend(blocks.iter().filter_map(|block| block.taken_by(info, interval)));
            uses.retain(|use_| use_.amount > 0 && use_.cycles > 0);
            self.rules(info, entry, uses, &known)
        });
        let rules = rules.collect();
        let Params { commit_ports, load_pipe_registers, .. } = self.params;
        let commit = |name: &str, per_cycle| Resource { name: name.into(), per_cycle };
        Ok(Relaxation {
            resources,
            commit: vec![
                commit("commit slots", commit_ports),
                commit("write ports", commit_ports),
                commit("first commit port", 1),
            ],
            chained: self.params.alu_bypass,
            entries: self.params.scoreboard_entries,
            // core/load_unit.sv compares bits 11 to 3.
            reload: Reload { cycles: 3 + load_pipe_registers, bytes: 8, modulo: 4096 },
            fetch: Some(self.fetch()),
            rules,
        })
    }

    fn fetch(&self) -> Fetch {
        let Params { fetch_fifo_depth, issue_width, .. } = self.params;
        let halfwords = self.params.fetch_halfwords() as u32;
        let longest = self.book.longest_interval();
        Fetch {
            bytes: 2 * halfwords,
            behind_taken: 1,
            to_issue: TO_ISSUE,
            ahead: halfwords * fetch_fifo_depth + issue_width,
            first_at_once: longest <= BETWEEN_CALLS,
        }
    }

    /// Resources, the number of the design's first unit among them, and what keeps units of the
    /// core waiting.
    fn resources(&self) -> (Vec<Resource>, usize, Vec<Block>) {
        let Params { issue_width, register_read_ports, alus, .. } = self.params;
        let resource = |name: &str, per_cycle| Resource { name: name.into(), per_cycle };
        let mut all = vec![
            resource("issue slots", issue_width),
            resource("register read ports", register_read_ports),
            resource("ALUs and the multiplier's results", alus),
            resource("ALUs beside the divider", alus),
            resource("ALUs and the units' results", alus),
            resource("branch unit", 1),
            resource("multiplier and divider", 1),
            resource("load/store unit", 1),
            resource("result bus", 1),
            resource("issue behind a multiplication", issue_width),
        ];
        let units = all.len();
        all.extend(self.book.units().iter().map(|unit| resource(&unit.name, unit.count.max(1))));
        let mut blocks = Vec::new();
        for (number, unit) in self.book.units().iter().enumerate().filter(|(_, unit)| unit.count <= 1) {
            for name in &unit.blocks {
                let Some(core) = CORE_UNITS.iter().position(|core| core == name) else { continue };
                blocks.push(Block { resource: all.len(), unit: number, core, width: issue_width });
                all.push(resource(&format!("{name} beside {}", unit.name), issue_width));
            }
        }
        (all, units, blocks)
    }

    fn uses(&self, info: &Info, units: usize) -> SmallVec<[Use; 4]> {
        let Params { issue_width, multiply_latency, multiply_issues_alone, .. } = self.params;
        let slots = u32::from(info.issue_slots);
        let once = |resource, amount| Use { resource, amount, from: 0, cycles: 1 };
        let mut uses: SmallVec<[Use; 4]> = SmallVec::new();
        uses.push(once(SLOTS, slots));
        uses.push(once(READ_PORTS, u32::from(info.read_ports)));
        let multiplies = matches!(info.fu, Fu::Multiply | Fu::Divide);
        if multiply_issues_alone {
            uses.push(if multiplies {
                Use { resource: BEHIND_MULTIPLY, amount: issue_width, from: 1, cycles: 1 }
            } else {
                once(BEHIND_MULTIPLY, slots)
            });
        }
        match info.fu {
            Fu::Alu | Fu::Branch | Fu::Csr => {
                uses.extend([ALUS, ALUS_BESIDE_DIVIDES, ALUS_BESIDE_UNITS].map(|alus| once(alus, 1)));
                uses.push(once(BRANCH, u32::from(info.fu == Fu::Branch)));
            }
            Fu::Multiply => {
                uses.push(once(MULTIPLY, 1));
                // Of a result in the cycle after its issue the bus was free all the same.
                if multiply_latency >= 2 {
                    uses.push(Use { resource: ALUS, amount: 1, from: multiply_latency - 1, cycles: 1 });
                }
            }
            Fu::Divide => {
                let busy = LEAST_DIVIDE;
                uses.push(Use { resource: MULTIPLY, amount: 1, from: 0, cycles: busy + 1 });
                uses.push(Use { resource: ALUS_BESIDE_DIVIDES, amount: 1, from: 1, cycles: busy });
            }
            Fu::Load | Fu::Store => uses.push(once(MEMORY, 1)),
            Fu::Rejected => {}
            // A core with an accelerator states no rules.
            Fu::Accelerator(_) => {}
            Fu::Own(unit) => {
                let Some(timing) = self.timing(info) else { return uses };
                let interval = timing.common.interval.max(1);
                uses.push(Use { resource: units + usize::from(unit), amount: 1, from: 0, cycles: interval });
                let latency = match &timing.common.latency {
                    Latency::Steps { .. } => None,
                    latency => Some(latency.of(0, None)),
                };
                if let (Some(latency), true) =
                    (latency, timing.common.own.result_bus.is_some() && timing.offered_ports.is_none())
                    && (1..BUS_CYCLES).contains(&latency)
                {
                    uses.push(Use { resource: SHARED_RESULTS, amount: 1, from: latency, cycles: 1 });
                    if latency >= 2 {
                        uses.push(Use {
                            resource: ALUS_BESIDE_UNITS,
                            amount: 1,
                            from: latency - 1,
                            cycles: 1,
                        });
                    }
                }
            }
        }
        uses
    }

    fn rules(&self, info: &Info, entry: &StaticEntry, uses: SmallVec<[Use; 4]>, known: &Known) -> Rules {
        let (done, first_done) = self.done_within(info, known);
        let several = info.entries > 1;
        let (slots, ports) =
            if several { (1, 1) } else { (u32::from(info.commit_slots), u32::from(info.write_ports)) };
        let mut commits: SmallVec<[(usize, u32); 3]> = SmallVec::new();
        commits.push((COMMIT_SLOTS, slots));
        commits.push((WRITE_PORTS, ports));
        if matches!(info.fu, Fu::Store | Fu::Csr) {
            commits.push((FIRST_PORT, 1));
        }
        let latency = |at: usize| match info.fu {
            // Its result is read after its commit.
            Fu::Csr => 3,
            Fu::Alu | Fu::Own(_) | Fu::Branch | Fu::Multiply if info.custom != u16::MAX => {
                let destination = entry.operands.get(at).map_or(at, |&operand| usize::from(operand));
                self.least_latency_of(info, destination)
            }
            _ => done,
        };
        Rules {
            results: entry.destinations.iter().enumerate().map(|(at, range)| (*range, latency(at))).collect(),
            chains: info.chains,
            done,
            // Each of several entries commits by itself.
            first_done: first_done.map(|done| done + u32::from(info.entries) - 1),
            slots: u32::from(info.issue_slots),
            uses,
            entries: u32::from(info.entries),
            commits,
            first: matches!(info.fu, Fu::Store | Fu::Csr),
            alone: info.alone,
            closes: info.alone
                || info.fu == Fu::Csr
                || info.fu == Fu::Branch && !self.params.speculative_issue,
            stores: info.fu == Fu::Store,
            loads: info.fu == Fu::Load,
            bytes: u32::from(entry.length),
        }
    }

    /// Cycles from issue until an instruction is done: at least, and at most where it is the first
    /// of a call.
    fn done_within(&self, info: &Info, known: &Known) -> (u32, Option<u32>) {
        let Params { multiply_latency, load_pipe_registers, store_pipe_registers, .. } = self.params;
        let exactly = |cycles| (cycles, Some(cycles));
        match info.fu {
            Fu::Load => (LOAD + load_pipe_registers, known.loads_hit.then_some(LOAD + load_pipe_registers)),
            Fu::Store => {
                (STORE + store_pipe_registers, known.stores_drain.then_some(STORE + store_pipe_registers))
            }
            Fu::Alu | Fu::Branch | Fu::Multiply | Fu::Own(_) if info.custom != u16::MAX => {
                let steps =
                    self.timing(info).is_some_and(|t| matches!(t.common.latency, Latency::Steps { .. }));
                let results = self.book.results(info);
                let all = results.iter().map(|r| self.least_latency_of(info, usize::from(r.destination)));
                let done = all.max().unwrap_or_else(|| self.least_latency_of(info, 0));
                (done, (!steps).then_some(done))
            }
            Fu::Alu | Fu::Branch => exactly(1),
            Fu::Multiply => exactly(multiply_latency),
            Fu::Csr if info.raises => (0, None),
            Fu::Csr | Fu::Rejected => (1, None),
            Fu::Divide => (LEAST_DIVIDE, None),
            Fu::Own(_) | Fu::Accelerator(_) => (1, None),
        }
    }

    /// Least cycles until the result for a destination of a design's instruction can be used.
    fn least_latency_of(&self, info: &Info, destination: usize) -> u32 {
        match self.timing(info).map(|timing| &timing.common.latency) {
            Some(Latency::Steps { steps, .. }) => steps.iter().map(|step| step.1).min().unwrap_or(1),
            Some(latency) => latency.of(destination, None),
            None => 1,
        }
    }
}

/// A unit of the design in whose cycles a unit of the core waits.
struct Block {
    resource: usize,
    unit: usize,
    core: usize,
    width: u32,
}

impl Block {
    /// What an instruction takes that keeps its unit busy for `interval` cycles.
    fn taken_by(&self, info: &Info, interval: u32) -> Option<Use> {
        let Self { resource, unit, core, width } = *self;
        if info.fu == Fu::Own(unit as u8) {
            return Some(Use { resource, amount: width, from: 1, cycles: interval - 1 });
        }
        (info.fu.core_unit() == Some(core)).then_some(Use { resource, amount: 1, from: 0, cycles: 1 })
    }
}

/// What follows from the accesses of a call.
struct Known {
    /// A load that is the first of the call takes no longer than one that hits.
    loads_hit: bool,
    /// No store of the call before is left where a store that is the first commits.
    stores_drain: bool,
}

impl Known {
    fn new(params: &Params, around: CallSurroundings<'_>) -> Self {
        let CallSurroundings { again, straight, accesses } = around;
        let of = |kind| accesses.iter().filter(move |access| access.kind == kind);
        // All lines that are read stay in the cache, as no set has more of them than ways.
        let line = u64::from(params.dcache_line_bytes);
        let sets = u64::from(params.dcache_bytes / params.dcache_ways / params.dcache_line_bytes);
        let mut lines: Vec<u64> = of(AccessKind::Read).flat_map(|access| units(access, line)).collect();
        lines.sort_unstable();
        lines.dedup();
        let mut by_set: FxHashMap<u64, u32> = FxHashMap::default();
        lines.iter().for_each(|line| *by_set.entry(line % sets).or_default() += 1);
        let cached = of(AccessKind::Read).all(|access| {
            let last = access.address + u64::from(access.size.max(1)) - 1;
            params.cached().holds(access.address) && params.cached().holds(last)
        });
        let kept = cached && by_set.values().all(|&lines| lines <= params.dcache_ways);
        // Stores that committed last are out of the store buffer before an instruction of the next
        // call meets it: one goes in each cycle, as there is room for every word that the call
        // writes.
        let word = u64::from(params.word_bytes());
        let mut words: Vec<u64> = of(AccessKind::Write).flat_map(|access| units(access, word)).collect();
        let pieces = words.len();
        words.sort_unstable();
        words.dedup();
        let one_each = pieces == of(AccessKind::Write).count();
        let drained = words.is_empty()
            || one_each
                && words.len() <= params.write_buffer_entries as usize
                && params.committed_store_entries <= BETWEEN_CALLS;
        let settled = again && straight;
        Self { loads_hit: settled && kept && drained, stores_drain: settled && drained }
    }
}

/// Aligned pieces of so many bytes that an access touches.
fn units(access: &MemoryAccess, bytes: u64) -> impl Iterator<Item = u64> {
    access.address / bytes..=(access.address + u64::from(access.size.max(1)) - 1) / bytes
}
