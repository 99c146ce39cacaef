//! How early each instruction of a block can issue after the first, at the earliest, in any order.
//!
//! Source: M. Langevin, E. Cerny, "A recursive technique for computing lower-bound performance of
//! schedules", ACM TODAES 1 (1996): an instruction waits for its longest path, and for all that
//! must issue before it, of which there is so much room in a cycle. Each cycle that is claimed has
//! its reason, which [`super::check`] adds up again.

use instar_cores::{Relaxation, Resource, Rules, Use};

use super::piece::Piece;

/// Instructions up to which all pairs are looked at; of longer blocks only the end.
const ALL_PAIRS: usize = 400;
/// Cycles that are tried as the beginning of a crowd at most.
const BEGINNINGS: usize = 400;

/// Whose cycle is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The issue of an instruction, counted from the block's first.
    Issue(u32),
    /// The issue of the last one.
    LastIssue,
    /// The commit of the last one.
    LastCommit,
}

/// Something that a crowd takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// A number in [`Relaxation::resources`].
    Executing(usize),
    /// A number in [`Relaxation::commit`].
    Committing(usize),
}

impl Taken {
    /// What it is, and how much there is in a cycle.
    pub fn resource(self, rules: &Relaxation) -> &Resource {
        match self {
            Self::Executing(number) => &rules.resources[number],
            Self::Committing(number) => &rules.commit[number],
        }
    }

    /// What an instruction takes of it.
    pub fn of(self, rules: &Rules) -> Option<Use> {
        match self {
            Self::Executing(number) => rules.uses.iter().find(|u| u.resource == number).copied(),
            Self::Committing(number) => rules.commits.iter().find(|c| c.0 == number).map(|c| Use {
                resource: number,
                amount: c.1,
                from: rules.done + 1,
                cycles: 1,
            }),
        }
    }
}

/// Instructions that all need something between two cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crowd {
    /// What they need.
    pub taken: Taken,
    /// The first cycle in which one of them can take it.
    pub since: i64,
    /// Cycles from the last taking to the target, at least.
    pub until: i64,
    /// They, counted from the block's first.
    pub members: Vec<u32>,
}

/// Why a target is not earlier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is the first.
    Start,
    /// It waits for this instruction.
    Edge(u32),
    /// There is no room before it.
    Crowd(Crowd),
}

/// A cycle, counted from the issue of the first instruction, before which a target is not reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The cycle.
    pub cycle: i64,
    /// Its reason.
    pub why: Why,
}

/// All that is claimed of a block.
#[derive(Clone, Debug)]
pub struct Heads {
    /// By instruction.
    pub issue: Vec<Claim>,
    /// Of the last issue.
    pub last_issue: Claim,
    /// Of the last commit.
    pub last_commit: Claim,
}

/// What one instruction takes: from which cycle on, cycles from its end to the target, how much.
#[derive(Clone, Copy)]
struct Item {
    since: i64,
    until: i64,
    work: u64,
    member: u32,
}

/// The crowd that keeps the target latest: its cycle, beginning and end.
fn fullest(items: &mut [Item], per_cycle: u64) -> Option<(i64, i64, i64)> {
    items.sort_unstable_by_key(|item| std::cmp::Reverse(item.until));
    let mut beginnings: Vec<i64> = items.iter().map(|item| item.since).collect();
    beginnings.sort_unstable();
    beginnings.dedup();
    let step = beginnings.len().div_ceil(BEGINNINGS).max(1);
    let mut best: Option<(i64, i64, i64)> = None;
    for &since in beginnings.iter().step_by(step) {
        let mut work = 0;
        for item in items.iter().filter(|item| item.since >= since) {
            work += item.work;
            let cycle = since + work.div_ceil(per_cycle) as i64 - 1 + item.until;
            if best.is_none_or(|(most, ..)| cycle > most) {
                best = Some((cycle, since, item.until));
            }
        }
    }
    best
}

impl Heads {
    /// Those of a block.
    pub fn new(piece: &Piece, rules: &Relaxation) -> Self {
        let mut heads = Self {
            issue: Vec::with_capacity(piece.size()),
            last_issue: Claim { cycle: 0, why: Why::Start },
            last_commit: Claim { cycle: 0, why: Why::Start },
        };
        for at in 0..piece.size() as u32 {
            let mut claim = Claim { cycle: 0, why: Why::Start };
            for edge in &piece.into[at as usize] {
                let cycle = heads.issue[edge.from as usize].cycle + i64::from(edge.cycles);
                if cycle > claim.cycle {
                    claim = Claim { cycle, why: Why::Edge(edge.from) };
                }
            }
            if piece.size() <= ALL_PAIRS && piece.into[at as usize].len() > 1 {
                let distances = piece.distances(at);
                heads.issue.push(claim.clone());
                let found = heads.crowd(piece, rules, |member| distances[member as usize], false);
                heads.issue.pop();
                if let Some(crowd) = found.filter(|(cycle, _)| *cycle > claim.cycle) {
                    claim = Claim { cycle: crowd.0, why: Why::Crowd(crowd.1) };
                }
            }
            heads.issue.push(claim);
        }
        heads.last_issue = heads.last(piece, rules, false);
        heads.last_commit = heads.last(piece, rules, true);
        heads
    }

    /// The last issue or commit.
    fn last(&self, piece: &Piece, rules: &Relaxation, commits: bool) -> Claim {
        let mut claim = Claim { cycle: 0, why: Why::Start };
        for (at, head) in self.issue.iter().enumerate() {
            let behind = if commits { i64::from(piece.rules[at].done) + 1 } else { 0 };
            if head.cycle + behind > claim.cycle {
                claim = Claim { cycle: head.cycle + behind, why: Why::Edge(at as u32) };
            }
        }
        let tails = piece.tails(commits);
        match self.crowd(piece, rules, |member| Some(tails[member as usize]), commits) {
            Some((cycle, crowd)) if cycle > claim.cycle => Claim { cycle, why: Why::Crowd(crowd) },
            _ => claim,
        }
    }

    /// The crowd before a target, to which it is so far from each instruction at least.
    fn crowd(
        &self,
        piece: &Piece,
        rules: &Relaxation,
        distance: impl Fn(u32) -> Option<i64>,
        commits: bool,
    ) -> Option<(i64, Crowd)> {
        let executing = (0..rules.resources.len()).map(Taken::Executing);
        let committing = (0..if commits { rules.commit.len() } else { 0 }).map(Taken::Committing);
        let mut best: Option<(i64, Crowd)> = None;
        for taken in executing.chain(committing) {
            let item = |member: usize| {
                let (use_, head) = (taken.of(&piece.rules[member])?, self.issue.get(member)?);
                let end = i64::from(use_.from + use_.cycles) - 1;
                // Commits only tell of the last one.
                let until = match taken {
                    Taken::Executing(_) => distance(member as u32)? - end,
                    Taken::Committing(_) => 0,
                };
                let since = head.cycle + i64::from(use_.from);
                Some(Item { since, until, work: u64::from(use_.amount * use_.cycles), member: member as u32 })
            };
            let mut items: Vec<Item> = (0..self.issue.len()).filter_map(item).collect();
            if items.len() < 2 {
                continue;
            }
            let per_cycle = u64::from(taken.resource(rules).per_cycle.max(1));
            let Some((cycle, since, until)) = fullest(&mut items, per_cycle) else { continue };
            if best.as_ref().is_none_or(|(most, _)| cycle > *most) {
                let belongs = |item: &&Item| item.since >= since && item.until >= until;
                let mut members: Vec<u32> = items.iter().filter(belongs).map(|item| item.member).collect();
                members.sort_unstable();
                best = Some((cycle, Crowd { taken, since, until, members }));
            }
        }
        best
    }

    /// Issue slots from the first of the block's to its last, both included, at least: the block
    /// takes the slots of no other block. `closed`: nothing issues after the last in its cycle.
    pub fn slots(&self, piece: &Piece, rules: &Relaxation, closed: bool) -> u64 {
        let width = i64::from(rules.width());
        let tails = piece.tails(false);
        let mut items: Vec<(i64, i64, i64)> = piece
            .rules
            .iter()
            .enumerate()
            .map(|(at, rules)| (tails[at], self.issue[at].cycle, i64::from(rules.slots)))
            .collect();
        items.sort_unstable_by_key(|item| std::cmp::Reverse(item.0));
        let mut beginnings: Vec<i64> = items.iter().map(|item| item.1).collect();
        beginnings.sort_unstable();
        beginnings.dedup();
        let step = beginnings.len().div_ceil(BEGINNINGS).max(1);
        // By the place of the first instruction in its cycle.
        let span = |place: i64| {
            let mut last = width * self.last_issue.cycle;
            for &since in beginnings.iter().step_by(step) {
                let begin = if since == 0 { place } else { width * since };
                let mut work = 0;
                for item in items.iter().filter(|item| item.1 >= since) {
                    work += item.2;
                    let end = begin + work - 1;
                    let reached = if item.0 == 0 { end } else { width * (end.div_euclid(width) + item.0) };
                    last = last.max(reached);
                }
            }
            if closed {
                last = width * last.div_euclid(width) + width - 1;
            }
            last - place + 1
        };
        (0..width).map(span).min().unwrap_or(0).max(0) as u64
    }
}
