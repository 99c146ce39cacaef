//! What instructions take of a CVA6, whatever their order.
//!
//! Source: the rules of `issue.rs` and `commit.rs`, each by itself. Before the first instruction
//! commits no more can have issued than the scoreboard holds; what issues in cycle t commits in t +
//! L + 1 at the earliest, and its entry is free for an issue in t + L + 2.

use super::info::{Fu, Info};
use super::{Cva6, Params};
use crate::{CommitObserver, Demand};

/// Cycles from the last issue to its commit, and that of the first commit.
const BEHIND_ISSUE: u64 = 3;

/// Sums of what is taken of one resource.
struct Sum {
    what: String,
    per_cycle: u32,
    /// Everything is taken between the first commit and the last.
    at_commit: bool,
    taken: u64,
    most: u64,
    /// What an instruction of several entries takes at most before its last one, which is its
    /// commit.
    parted: u64,
}

impl Sum {
    fn new(what: impl Into<String>, per_cycle: u32, at_commit: bool) -> Self {
        Self { what: what.into(), per_cycle, at_commit, taken: 0, most: 0, parted: 0 }
    }

    fn add(&mut self, amount: u32, count: u64) {
        self.taken += u64::from(amount) * count;
        self.most = self.most.max(u64::from(amount));
    }

    fn demand(self, entries: u32) -> Demand {
        let Self { what, per_cycle, at_commit, taken, most, .. } = self;
        let (ahead, beside) =
            if at_commit { (self.parted, 0) } else { (u64::from(entries) * most, BEHIND_ISSUE) };
        Demand { what, taken, per_cycle: u64::from(per_cycle), ahead, beside }
    }
}

impl<O: CommitObserver> Cva6<O> {
    /// What so many executions of each of these take.
    pub(super) fn all_demands(&self, infos: &[(Info, u64)]) -> Vec<Demand> {
        let Params { issue_width, commit_ports, register_read_ports, alus, scoreboard_entries, .. } =
            self.params;
        let mut sums = vec![
            Sum::new("issue slots", issue_width, false),
            Sum::new("register read ports", register_read_ports, false),
            Sum::new("ALUs", alus, false),
            Sum::new("branch unit", 1, false),
            Sum::new("multiplier and divider", 1, false),
            Sum::new("load/store unit", 1, false),
            Sum::new("commit slots", commit_ports, true),
            Sum::new("write ports", commit_ports, true),
            Sum::new("first commit port", 1, true),
        ];
        let own = sums.len();
        sums.extend(self.book.units().iter().map(|unit| Sum::new(&*unit.name, unit.count.max(1), false)));
        let mut scoreboard = Sum::new("scoreboard entries", scoreboard_entries, false);
        for &(ref info, count) in infos {
            sums[0].add(u32::from(info.issue_slots), count);
            sums[1].add(u32::from(info.read_ports), count);
            // Each of several entries commits by itself.
            let entries = u32::from(info.entries);
            let one = entries <= 1;
            sums[6].add(if one { u32::from(info.commit_slots) } else { entries }, count);
            sums[7].add(if one { u32::from(info.write_ports) } else { entries }, count);
            for sum in &mut sums[6..8] {
                sum.parted = sum.parted.max(u64::from(entries - 1));
            }
            sums[8].add(u32::from(matches!(info.fu, Fu::Store | Fu::Csr)), count);
            let unit = match info.fu {
                Fu::Alu => Some(2),
                Fu::Branch => Some(3),
                Fu::Multiply | Fu::Divide => Some(4),
                Fu::Load | Fu::Store => Some(5),
                Fu::Own(unit) => Some(own + usize::from(unit)),
                Fu::Csr | Fu::Rejected | Fu::Accelerator(_) => None,
            };
            if let Some(sum) = unit.and_then(|unit| sums.get_mut(unit)) {
                let interval = self.timing(info).map_or(1, |timing| timing.common.interval.max(1));
                sum.add(if matches!(info.fu, Fu::Own(_)) { interval } else { 1 }, count);
            }
            scoreboard.add(u32::from(info.entries) * (self.least_latency(info) + 2), count);
        }
        let occupied = Demand { beside: 1, ..scoreboard.demand(scoreboard_entries) };
        sums.into_iter().map(|sum| sum.demand(scoreboard_entries)).chain([occupied]).collect()
    }

    /// Cycles from issue to result, at least.
    fn least_latency(&self, info: &Info) -> u32 {
        match self.timing(info).map(|timing| &timing.common.latency) {
            Some(latency) => latency.least(),
            None if info.fu == Fu::Multiply => self.params.multiply_latency,
            None => 1,
        }
    }
}
