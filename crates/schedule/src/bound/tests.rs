//! Bounds against schedules that are tried one by one, by code that shares nothing with what finds
//! the bounds.

use instar_cores::{Relaxation, Reload, Resource, Rules, Use};
use instar_files::Random;

use super::check::check;
use super::earliest::{Heads, Why};
use super::exhaustive::Exhaustive;
use super::piece::{Edge, Piece};

/// Cycles by which an instruction may be later than it could be.
const LATER: i64 = 2;

fn resource(name: &str, per_cycle: u32) -> Resource {
    Resource { name: name.into(), per_cycle }
}

/// Rules of a small core: two or one slots, an ALU that is also asked for by results of products,
/// one way to memory.
fn core(random: &mut Random) -> Relaxation {
    let width = 1 + random.below(2) as u32;
    Relaxation {
        resources: vec![resource("slots", width), resource("alus", width), resource("memory", 1)],
        commit: vec![resource("commit", 1 + random.below(2) as u32), resource("first", 1)],
        chained: false,
        entries: 2 + random.below(3) as u32,
        reload: Reload { cycles: 3, bytes: 8, modulo: 4096 },
        fetch: None,
        rules: Vec::new(),
    }
}

fn rules(random: &mut Random) -> Rules {
    let kind = random.below(3);
    let mut uses = vec![Use { resource: 0, amount: 1, from: 0, cycles: 1 }];
    uses.push(match kind {
        0 => Use { resource: 1, amount: 1, from: 0, cycles: 1 },
        1 => Use { resource: 1, amount: 1, from: 1, cycles: 1 },
        _ => Use { resource: 2, amount: 1, from: 0, cycles: 1 },
    });
    let done = [1, 2, 2][kind as usize];
    let first = kind == 2 && random.below(2) == 0;
    let commits = if first { vec![(0, 1), (1, 1)] } else { vec![(0, 1)] };
    Rules {
        results: Default::default(),
        chains: false,
        done,
        first_done: Some(done),
        slots: 1,
        uses: uses.into_iter().collect(),
        entries: 1,
        commits: commits.into_iter().collect(),
        first,
        alone: false,
        closes: false,
        stores: first,
        loads: kind == 2 && !first,
        bytes: 4,
    }
}

/// A block of `size` instructions with random dependences, perhaps of two equal halves.
fn block(size: usize, random: &mut Random) -> Piece {
    let mut all: Vec<Rules> = (0..size).map(|_| rules(random)).collect();
    let mut into: Vec<Vec<Edge>> = vec![Vec::new(); size];
    for (to, edges) in into.iter_mut().enumerate().skip(1) {
        if random.below(2) == 0 {
            let from = random.below(to as u64) as usize;
            let cycles = if random.below(3) == 0 { 0 } else { all[from].done };
            edges.push(Edge { to: to as u32, from: from as u32, cycles });
        }
    }
    // A sum of equal parts: each needed by an instruction of a chain.
    if size >= 4 && random.below(4) == 0 {
        let (part, link) = (all[0].clone(), all[size - 1].clone());
        let parts = size / 2;
        for at in 0..size {
            all[at] = if at < parts { part.clone() } else { link.clone() };
            into[at].clear();
            if at >= parts {
                let mut from = vec![(at - parts) as u32];
                from.extend((at > parts).then_some(at as u32 - 1));
                let cycles = |from: u32| if (from as usize) < parts { part.done } else { link.done };
                into[at] =
                    from.iter().map(|&from| Edge { to: at as u32, from, cycles: cycles(from) }).collect();
                into[at].retain(|edge| (edge.from as usize) >= parts || at - parts < parts);
            }
        }
        return Piece {
            first: 0,
            rules: all,
            into,
            near: Vec::new(),
            read: Vec::new(),
            written: Vec::new(),
            ends: false,
        };
    }
    let half = size / 2;
    if random.below(2) == 0 && half > 1 {
        for at in half..2 * half {
            all[at] = all[at - half].clone();
            let moved = |e: &Edge| Edge { to: e.to + half as u32, from: e.from + half as u32, ..*e };
            into[at] = into[at - half].iter().map(moved).collect();
        }
        into.iter_mut().skip(2 * half).for_each(Vec::clear);
    }
    let (mut near, mut loads) = (Vec::new(), (0..size).filter(|at| all[*at].loads));
    if let (Some(load), Some(store)) = (loads.next(), (0..size).find(|at| all[*at].stores))
        && into[load].is_empty()
        && into[store].is_empty()
    {
        near.push((store as u32, load as u32, all[store].done + 1 + 3));
    }
    Piece { first: 0, rules: all, into, near, read: Vec::new(), written: Vec::new(), ends: false }
}

/// Fewest cycles of all orders and times, which are tried one by one.
struct Plain<'a> {
    piece: &'a Piece,
    core: &'a Relaxation,
    least: i64,
    /// The only order that is tried, at all times.
    only: Option<&'a [u32]>,
}

impl Plain<'_> {
    fn from(&mut self, order: &mut Vec<(usize, i64)>) {
        if order.len() == self.piece.size() {
            self.least = self.least.min(self.cycles(order).unwrap_or(i64::MAX));
            return;
        }
        for at in 0..self.piece.size() {
            if self.only.is_some_and(|only| only[order.len()] != at as u32) {
                continue;
            }
            let placed = |other: u32| order.iter().any(|(done, _)| *done == other as usize);
            if placed(at as u32) || !self.piece.into[at].iter().all(|edge| placed(edge.from)) {
                continue;
            }
            let mut left = if order.is_empty() { 1 } else { LATER + 1 };
            for time in self.earliest(order, at).. {
                order.push((at, time));
                let keeps = self.free(order) && self.cycles(order).is_some();
                if keeps {
                    self.from(order);
                    left -= 1;
                }
                order.pop();
                if left == 0 {
                    break;
                }
            }
        }
    }

    /// The first cycle that dependences and the order leave.
    fn earliest(&self, order: &[(usize, i64)], at: usize) -> i64 {
        let mut time = order.last().map_or(0, |last| last.1);
        for edge in &self.piece.into[at] {
            let from = order.iter().find(|o| o.0 == edge.from as usize).map_or(0, |o| o.1);
            time = time.max(from + i64::from(edge.cycles));
            if edge.cycles > 0 {
                time = time.max(self.late(order, edge.from as usize));
            }
        }
        time
    }

    /// The cycle of a load's result, for the stores before it.
    fn late(&self, order: &[(usize, i64)], load: usize) -> i64 {
        let place = order.iter().position(|o| o.0 == load).unwrap_or(order.len());
        let near = self.piece.near.iter().filter(|near| near.1 as usize == load);
        let waits = near.filter_map(|near| {
            order[..place].iter().find(|o| o.0 == near.0 as usize).map(|store| store.1 + i64::from(near.2))
        });
        waits.max().unwrap_or(0)
    }

    /// Whether no resource is taken twice.
    fn free(&self, order: &[(usize, i64)]) -> bool {
        self.core.resources.iter().enumerate().all(|(number, resource)| {
            (0..64).all(|cycle| {
                let taken = |&(at, time): &(usize, i64)| -> u32 {
                    let uses = self.piece.rules[at].uses.iter().filter(|u| u.resource == number);
                    let now = uses.filter(|u| {
                        let begin = time + i64::from(u.from);
                        (begin..begin + i64::from(u.cycles)).contains(&cycle)
                    });
                    now.map(|u| u.amount).sum()
                };
                order.iter().map(taken).sum::<u32>() <= resource.per_cycle
            })
        })
    }

    /// Cycles from the first commit to the last; `None` where there are too few entries.
    fn cycles(&self, order: &[(usize, i64)]) -> Option<i64> {
        let mut commits: Vec<i64> = Vec::new();
        for &(at, time) in order {
            let rules = &self.piece.rules[at];
            let held = commits.iter().filter(|commit| **commit >= time).count() as u32;
            if held + 1 > self.core.entries {
                return None;
            }
            let done = (time + i64::from(rules.done)).max(self.late(order, at));
            let mut cycle = (done + 1).max(commits.last().copied().unwrap_or(0));
            loop {
                let beside = commits.iter().filter(|commit| **commit == cycle).count() as u32;
                if beside < self.core.commit[0].per_cycle && !(rules.first && beside > 0) {
                    break;
                }
                cycle += 1;
            }
            commits.push(cycle);
        }
        Some(commits.last()? - commits[0] + 1)
    }
}

#[test]
fn trying_all_orders_finds_the_least_cycles_and_no_bound_is_above_them() {
    all_orders(30);
}

#[test]
#[ignore = "slow: ten times as many blocks, in make test-all"]
fn trying_all_orders_of_more_blocks_finds_the_least_cycles() {
    all_orders(300);
}

fn all_orders(blocks: usize) {
    let mut random = Random::new(3);
    let (mut crowds, mut tight) = (0, 0);
    for _ in 0..blocks {
        let core = core(&mut random);
        let piece = block(2 + random.below(4) as usize, &mut random);
        let mut plain = Plain { piece: &piece, core: &core, least: i64::MAX, only: None };
        plain.from(&mut Vec::new());
        let mut all = Exhaustive::new(&piece, &core, 0, 1_000_000).expect("it is short");
        let tried = all.least(1, 1000);
        assert!(tried.kept);
        assert_eq!(tried.cycles as i64, plain.least, "{piece:?} {core:?}");
        let found = all.order().expect("an order was found").to_vec();
        let mut alone = Plain { piece: &piece, core: &core, least: i64::MAX, only: Some(&found) };
        alone.from(&mut Vec::new());
        assert_eq!(alone.least, plain.least, "{found:?} of {piece:?} {core:?}");
        let heads = Heads::new(&piece, &core);
        check(&piece, &core, &heads).unwrap();
        let latest = piece.rules.iter().filter_map(|rules| rules.first_done).max().unwrap_or(0);
        let bound = heads.last_commit.cycle - i64::from(latest);
        assert!(bound <= plain.least, "{bound} {} {piece:?} {core:?}", plain.least);
        crowds += usize::from(matches!(heads.last_commit.why, Why::Crowd(_)));
        tight += usize::from(bound == plain.least);
    }
    assert!(crowds > blocks / 15 && tight > 2 * blocks / 15, "{crowds} {tight}");
}

#[test]
fn a_claim_that_says_a_cycle_more_is_refused() {
    let mut random = Random::new(5);
    for _ in 0..120 {
        let core = core(&mut random);
        let piece = block(4 + random.below(8) as usize, &mut random);
        let heads = Heads::new(&piece, &core);
        check(&piece, &core, &heads).unwrap();
        let refused = |change: &dyn Fn(&mut Heads)| {
            let mut other = heads.clone();
            change(&mut other);
            check(&piece, &core, &other).is_err()
        };
        assert!(refused(&|heads| heads.last_commit.cycle += 1));
        assert!(refused(&|heads| heads.last_issue.cycle += 1));
        let which = random.below(piece.size() as u64) as usize;
        assert!(refused(&|heads| heads.issue[which].cycle += 1));
        if let Why::Crowd(crowd) = &heads.last_commit.why {
            let mut fewer = crowd.clone();
            fewer.members.clear();
            assert!(refused(&|heads| heads.last_commit.why = Why::Crowd(fewer.clone())));
            let mut twice = crowd.clone();
            let last = *twice.members.last().expect("a crowd");
            twice.members.extend([last; 9]);
            assert!(refused(&|heads| {
                heads.last_commit.why = Why::Crowd(twice.clone());
                heads.last_commit.cycle += 1;
            }));
        }
    }
}

#[test]
fn a_budget_that_does_not_suffice_is_told() {
    let mut random = Random::new(9);
    let core = core(&mut random);
    let piece = block(12, &mut random);
    let heads = Heads::new(&piece, &core);
    let tried = Exhaustive::new(&piece, &core, 0, 1).expect("it is short").least(1, 100);
    assert!(!tried.kept && tried.cycles as i64 <= heads.last_commit.cycle);
}
