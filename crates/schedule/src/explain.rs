//! Where the cycles of an order go: what each issue slot was lost to, at which instructions, and
//! who waited for whom.
//!
//! Source: the model's own account of each cycle (docs/reference/profile.md states the rule), from
//! the first commit of a call to its last. A slot that nothing issued in is lost to the reason that
//! the next instruction did not.

use instar_code::CodeLayout;
use instar_cores::{Commit, CommitObserver, Cycle, Demand, Stall};
use rustc_hash::FxHashMap;

use crate::Error;
use crate::bound::{Key, keys};
use crate::task::Task;

/// Instructions that are named of each reason, and hops of the chain.
const NAMED: usize = 3;
const HOPS: usize = 6;

/// Slots lost to one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wait {
    /// Its name, as profiles have it.
    pub cause: &'static str,
    /// One sentence.
    pub meaning: &'static str,
    /// Cycles in which nothing issued for it.
    pub cycles: u64,
    /// Slots, those of these cycles among them.
    pub slots: u64,
    /// Instructions of the function that it is charged to, with the slots of each, most first.
    pub places: Vec<(usize, u64)>,
}

/// A result that was waited for, on the chain that ends with the last instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    /// Who made it.
    pub from: usize,
    /// Who waited for it.
    pub to: usize,
    /// How often.
    pub times: u64,
    /// Cycles between their issues, all together.
    pub cycles: u64,
}

/// Where the cycles of an order go.
#[derive(Clone, Debug, Default)]
pub struct Explained {
    /// Its cycles.
    pub cycles: u64,
    /// Issue slots in a cycle.
    pub width: u32,
    /// Slots that instructions took.
    pub slots: u64,
    /// What it takes of each resource, by its name: taken, and how much there was in all cycles.
    pub resources: Vec<(String, u64, u64)>,
    /// Slots that were lost, the reason with most first.
    pub waits: Vec<Wait>,
    /// The chain that ends with the last instruction, the hops with most cycles first.
    pub chain: Vec<Hop>,
    /// Cycles in which this chain only waits for its turn to issue.
    pub in_turn: u64,
}

#[derive(Clone, Default)]
struct Account {
    commits: Vec<Commit>,
    cycles: u64,
    width: u32,
    slots: u64,
    /// By reason and static entry, of no known one as [`u32::MAX`]: cycles, and slots.
    lost: FxHashMap<(Stall, u32), (u64, u64)>,
    reasons: &'static [instar_cores::Reason],
}

impl CommitObserver for Account {
    const CYCLES: bool = true;

    fn commit(&mut self, commit: &Commit) {
        self.commits.push(*commit);
    }

    fn cycle(&mut self, cycle: &Cycle<'_>) {
        if self.commits.is_empty() {
            return;
        }
        self.cycles += 1;
        (self.width, self.reasons) = (cycle.width, cycle.family.stalls);
        self.slots += u64::from(cycle.slots);
        if let Some(held) = cycle.held {
            let lost = self.lost.entry((held.stall, held.place.id.unwrap_or(u32::MAX))).or_default();
            lost.0 += u64::from(cycle.slots == 0);
            lost.1 += u64::from(cycle.width - cycle.slots);
        }
    }
}

/// Explains an order, whose instructions take these of the core.
///
/// # Errors
/// One sentence where the core has no cost for an instruction.
pub fn explain(task: &Task<'_>, layout: &CodeLayout, demands: &[Demand]) -> Result<Explained, Error> {
    let mut judge = task.judge();
    let ids = judge.ids(layout);
    let mut timed = judge.timed(layout, Account::default())?;
    let account = std::mem::take(timed.observer());
    let instruction: FxHashMap<u32, usize> =
        ids.iter().zip(&layout.placed).map(|(&id, placed)| (id, placed.instruction as usize)).collect();
    let cycles = account.cycles;
    let mut resources: Vec<_> = demands
        .iter()
        .filter(|demand| demand.taken > 0)
        .map(|demand| (demand.what.clone(), demand.taken, demand.per_cycle * cycles))
        .collect();
    resources.sort_by(|a, b| (b.1 * a.2).cmp(&(a.1 * b.2)));
    let (chain, in_turn) = chain(task, layout, &account.commits, cycles);
    Ok(Explained {
        cycles,
        width: account.width,
        slots: account.slots,
        resources,
        waits: waits(&account, &instruction),
        chain,
        in_turn,
    })
}

fn waits(account: &Account, instruction: &FxHashMap<u32, usize>) -> Vec<Wait> {
    let mut all: Vec<Wait> = Vec::new();
    let mut lost: Vec<_> = account.lost.iter().map(|(key, slots)| (*key, *slots)).collect();
    lost.sort_unstable_by_key(|((stall, id), (_, slots))| (std::cmp::Reverse(*slots), *stall, *id));
    for ((stall, id), (cycles, slots)) in lost {
        let reason = &account.reasons[stall.index()];
        // In a cycle in which something issued the rest is lost to what held the next one up.
        let at = all.iter().position(|wait| wait.cause == reason.name).unwrap_or_else(|| {
            let (cause, meaning) = (reason.name, reason.meaning);
            all.push(Wait { cause, meaning, cycles: 0, slots: 0, places: Vec::new() });
            all.len() - 1
        });
        let wait = &mut all[at];
        wait.cycles += cycles;
        wait.slots += slots;
        if let Some(&at) = instruction.get(&id).filter(|_| wait.places.len() < NAMED) {
            wait.places.push((at, slots));
        }
    }
    all.sort_by_key(|wait| std::cmp::Reverse(wait.slots));
    all
}

/// Back from the last instruction to whoever it waited for, or else to the one before it.
fn chain(task: &Task<'_>, layout: &CodeLayout, commits: &[Commit], cycles: u64) -> (Vec<Hop>, u64) {
    let mut executed: Vec<usize> = Vec::with_capacity(commits.len());
    let mut producers: Vec<Vec<u32>> = Vec::with_capacity(commits.len());
    let mut writers: FxHashMap<Key, u32> = FxHashMap::default();
    let decoder = task.words.decoder();
    let entries: Vec<_> =
        layout.placed.iter().map(|placed| decoder.static_entry(placed.pc, placed.word)).collect();
    for pass in &task.recorded.passes {
        let range = layout.starts[pass.block]..layout.starts[pass.block + 1];
        for (entry, placed) in entries[range.clone()].iter().zip(&layout.placed[range]) {
            let Some(entry) = entry else { continue };
            producers.push(keys(&entry.sources).filter_map(|key| writers.get(&key).copied()).collect());
            let step = executed.len() as u32;
            writers.extend(keys(&entry.destinations).map(|key| (key, step)));
            executed.push(placed.instruction as usize);
        }
    }
    if executed.len() != commits.len() || commits.is_empty() {
        return (Vec::new(), 0);
    }
    let mut hops: FxHashMap<(usize, usize), (u64, u64)> = FxHashMap::default();
    let (mut at, mut waited) = (commits.len() - 1, 0);
    while at > 0 {
        let issue = commits[at].issue;
        let last = producers[at].iter().map(|p| *p as usize).max_by_key(|p| (commits[*p].done, *p));
        let from = match last.filter(|p| commits[*p].done == issue && commits[*p].issue < issue) {
            Some(producer) => {
                let hop = hops.entry((executed[producer], executed[at])).or_default();
                hop.0 += 1;
                hop.1 += issue - commits[producer].issue;
                waited += issue - commits[producer].issue;
                producer
            }
            None => at - 1,
        };
        at = from;
    }
    let mut chain: Vec<Hop> =
        hops.into_iter().map(|((from, to), (times, cycles))| Hop { from, to, times, cycles }).collect();
    chain.sort_unstable_by_key(|hop| (std::cmp::Reverse(hop.cycles), hop.from, hop.to));
    chain.truncate(HOPS);
    (chain, cycles.saturating_sub(waited))
}
