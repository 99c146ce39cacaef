//! Cycles below which no order of a function's instructions comes, whatever registers its values
//! get.
//!
//! Source: own design, over the rules that each family of cores states
//! ([`instar_cores::Relaxation`]). A bound holds for all orders within blocks that
//! [`instar_code::DependenceGraph`] allows; its claims are added up again by [`check`] before it is
//! told.

mod call;
mod check;
mod dominance;
mod earliest;
mod exhaustive;
mod near;
mod piece;
#[cfg(test)]
mod tests;

use instar_code::{Called, LiftedInstruction, Words};
use instar_cores::{CallSurroundings, Demand, Relaxation};
use instar_isa::StaticEntry;
use instar_measure::Timed;
use serde::Serialize;

use self::call::{Call, Part, Reason, Whole};
use self::earliest::{Crowd, Heads, Why};
use self::exhaustive::Exhaustive;
pub use self::exhaustive::TriedOrders;
use self::piece::Piece;
pub(crate) use self::piece::{Key, keys};
use crate::Error;
use crate::task::Task;

/// What makes a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BoundKind {
    /// What all instructions take of one resource.
    Resource,
    /// Instructions that wait for each other.
    Path,
    /// Instructions that need one resource between two others.
    Crowd,
    /// Values that go around a loop.
    Recurrence,
    /// Words that come from fetch.
    Fetch,
    /// Every order was tried.
    Exhaustive,
}

/// A bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    /// No order takes fewer.
    pub cycles: u64,
    /// What makes it.
    pub kind: BoundKind,
    /// Why, in a few words.
    pub reason: String,
    /// Instructions of the function that it is about, in their order.
    pub instructions: Vec<usize>,
}

/// States that are looked at where all orders are tried.
const STATES: u64 = 400_000;

/// The same for each block of a loop.
const STATES_OF_BLOCK: u64 = 60_000;
/// Cycles after the claims of a block that are tried at most.
const MOST_BEHIND: u64 = 40;

/// What is proved of a call.
#[derive(Clone, Debug, Default)]
pub struct Proved {
    /// Bounds, the highest first.
    pub bounds: Vec<Bound>,
    /// Where all orders were tried: what came of it.
    pub tried: Option<TriedOrders>,
    /// The order that keeps all rules then, of the only block's instructions, counted from its
    /// first.
    pub order: Option<Vec<u32>>,
}

impl Proved {
    /// The highest bound.
    pub fn cycles(&self) -> u64 {
        self.bounds.first().map_or(0, |bound| bound.cycles)
    }
}

/// A function under the rules of its core.
pub struct Bounds<'a> {
    task: &'a Task<'a>,
    rules: Relaxation,
    parts: Vec<Option<Part>>,
}

impl<'a> Bounds<'a> {
    /// Those of a function; `None` where the family of its core states no rules.
    ///
    /// # Errors
    /// One sentence where the core has no cost for an instruction, or a claim does not hold.
    pub fn new(task: &'a Task<'a>) -> Result<Option<Self>, Error> {
        let code = task.code;
        let decoder = task.words.decoder();
        let entry = |i: &LiftedInstruction| {
            let entry = decoder.static_entry(i.pc, i.word).expect("a word that was read from the function");
            StaticEntry { length: least_length(&task.words, i), ..entry }
        };
        let entries: Vec<StaticEntry> = code.instructions.iter().map(entry).collect();
        let around = CallSurroundings {
            again: true,
            straight: code.blocks.len() == 1,
            accesses: &task.recorded.accesses,
        };
        let all: Vec<&StaticEntry> = entries.iter().collect();
        let Some(rules) = Timed::new(task.core, ())?.relaxation(&all, around)? else { return Ok(None) };
        let part = |number: usize| {
            if task.counts[number] == 0 {
                return Ok(None);
            }
            let piece = Piece::new(code, number, &entries, &rules, &task.recorded, &task.apart);
            let heads = Heads::new(&piece, &rules);
            check::check(&piece, &rules, &heads).map_err(|why| {
                Error::new(format!("{}: a bound is not certain, so nothing is told: {why}", code.name))
            })?;
            let closed = piece.ends && piece.rules.last().is_some_and(|last| last.closes);
            let mut slots = heads.slots(&piece, &rules, closed);
            let mut tried = None;
            if task.counts[number] > 1
                && let Some(mut all) = Exhaustive::of_block(&piece, &rules, STATES_OF_BLOCK)
            {
                let width = u64::from(rules.width());
                let least = heads.last_issue.cycle.max(0) as u64;
                let found = all.least(least, least + MOST_BEHIND);
                // Whichever slots of their cycles the first and the last take.
                let own = if closed {
                    width * found.cycles + 1
                } else {
                    (width * found.cycles + 2).saturating_sub(width)
                };
                if own > slots {
                    (slots, tried) = (own, Some(found));
                }
            }
            let bytes = piece.rules.iter().map(|rules| u64::from(rules.bytes)).sum();
            Ok::<_, Error>(Some(Part { piece, heads, slots, tried, bytes, closed }))
        };
        let parts = (0..code.blocks.len()).map(part).collect::<Result<_, _>>()?;
        Ok(Some(Self { task, rules, parts }))
    }

    /// All that is proved of the call, the best first. An order that takes `known` cycles is known.
    ///
    /// # Errors
    /// One sentence where the core has no cost for an instruction, or a claim does not hold.
    pub fn all(task: &'a Task<'a>, demands: &[Demand], known: u64) -> Result<Proved, Error> {
        let mut bounds: Vec<Bound> = demands.iter().filter(|d| d.taken > 0).map(of_demand).collect();
        let (mut tried, mut order) = (None, None);
        if let Some(all) = Self::new(task)? {
            bounds.push(all.call());
            let least = bounds.iter().map(|bound| bound.cycles).max().unwrap_or(0);
            (tried, order) = all.exhaustive(least, known).unzip();
            if let Some(tried) = tried.filter(|tried| tried.cycles > least) {
                bounds.push(of_all_orders(tried));
            }
        }
        bounds.sort_by_key(|bound| std::cmp::Reverse(bound.cycles));
        Ok(Proved { bounds, tried, order: order.flatten() })
    }

    /// Tries all orders of a straight function, where it is short enough; with the order that was
    /// found.
    fn exhaustive(&self, least: u64, known: u64) -> Option<(TriedOrders, Option<Vec<u32>>)> {
        let ([Some(part)], [_]) = (&self.parts[..], &self.task.recorded.passes[..]) else { return None };
        let mut all = Exhaustive::new(&part.piece, &self.rules, self.task.code.start, STATES)?;
        (least < known).then(|| {
            let tried = all.least(least, known);
            (tried, all.order().map(<[u32]>::to_vec))
        })
    }

    /// The bound of the call by paths, crowds, recurrences and fetch.
    pub fn call(&self) -> Bound {
        let Called { code, recorded, .. } = &self.task.called;
        let whole = Call { code, recorded, rules: &self.rules, parts: &self.parts }.least();
        self.told(&whole)
    }

    fn told(&self, whole: &Whole) -> Bound {
        let nothing = Bound {
            cycles: whole.cycles,
            kind: BoundKind::Path,
            reason: "instructions that wait for each other".into(),
            instructions: Vec::new(),
        };
        let Some(share) = whole.shares.first() else { return nothing };
        let Some(part) = &self.parts[share.block] else { return nothing };
        let times = if share.passes == 1 { String::new() } else { format!(", {} times", share.passes) };
        match (share.reason, &whole.ring) {
            (Reason::Values, Some((ring, cycles))) => Bound {
                kind: BoundKind::Recurrence,
                reason: format!("values that go around the loop, {cycles} cycles a round{times}"),
                instructions: ring.clone(),
                ..nothing
            },
            (Reason::Fetch, _) => {
                let range = &self.task.code.blocks[share.block].range;
                let width = self.rules.fetch.map_or(0, |fetch| fetch.bytes);
                Bound {
                    kind: BoundKind::Fetch,
                    reason: format!("{} bytes from fetch, {width} a cycle{times}", part.bytes),
                    instructions: vec![range.start, range.end - 1],
                    ..nothing
                }
            }
            _ => self.of_block(part, share.passes, &times, nothing),
        }
    }

    /// The reason of a block: its last claim, or the path before it.
    fn of_block(&self, part: &Part, passes: u64, times: &str, plain: Bound) -> Bound {
        let Part { piece, heads, .. } = part;
        if let Some(tried) = part.tried {
            let (issues, states) = (tried.cycles + 1, tried.states);
            let reason = format!("a block in no fewer than {issues} cycles, of {states} states{times}");
            let instructions = vec![piece.first, piece.first + piece.size() - 1];
            return Bound { kind: BoundKind::Exhaustive, reason, instructions, ..plain };
        }
        let mut path = Vec::new();
        let mut why = if passes == 1 { &heads.last_commit.why } else { &heads.last_issue.why };
        let crowd = loop {
            match why {
                Why::Start => break None,
                Why::Edge(from) => {
                    path.push(piece.first + *from as usize);
                    why = &heads.issue[*from as usize].why;
                }
                Why::Crowd(crowd) => break Some(crowd),
            }
        };
        path.reverse();
        let Some(Crowd { taken, members, since, .. }) = crowd else {
            let reason = format!("{} instructions that wait for each other{times}", path.len());
            return Bound { kind: BoundKind::Path, reason, instructions: path, ..plain };
        };
        let resource = taken.resource(&self.rules);
        let work: u32 = members
            .iter()
            .filter_map(|at| taken.of(&piece.rules[*at as usize]))
            .map(|u| u.amount * u.cycles)
            .sum();
        let behind = if *since > 0 { format!(" behind cycle {since}") } else { String::new() };
        let mut instructions: Vec<usize> = members.iter().map(|at| piece.first + *at as usize).collect();
        instructions.extend(path);
        Bound {
            kind: BoundKind::Crowd,
            reason: format!("{}: {work}, {} a cycle{behind}{times}", resource.name, resource.per_cycle),
            instructions,
            ..plain
        }
    }
}

fn of_all_orders(tried: TriedOrders) -> Bound {
    Bound {
        cycles: tried.cycles,
        kind: BoundKind::Exhaustive,
        reason: format!(
            "no order of {} cycles keeps the core's rules; {} states",
            tried.cycles - 1,
            tried.states
        ),
        instructions: Vec::new(),
    }
}

/// The bound of one demand.
pub fn of_demand(demand: &Demand) -> Bound {
    Bound {
        cycles: demand.cycles(),
        kind: BoundKind::Resource,
        reason: format!("{}: {}, {} a cycle", demand.what, demand.taken, demand.per_cycle),
        instructions: Vec::new(),
    }
}

/// Bytes of an instruction in the registers in which it is shortest.
fn least_length(words: &Words, instruction: &LiftedInstruction) -> u8 {
    if instruction.length == 2 {
        return 2;
    }
    if instruction.target.is_some() {
        return instruction.length;
    }
    let free = &instruction.operands.free;
    // Which of up to three operands are the same register, in the registers that every short form
    // can name.
    let patterns: [[u8; 3]; 5] = [[8, 9, 10], [8, 8, 9], [8, 9, 8], [8, 9, 9], [8, 8, 8]];
    let short = |pattern: &[u8; 3]| {
        let mut word = instruction.word;
        for (n, operand) in free.iter().enumerate() {
            // The stack pointer is nobody's to choose.
            let register = if operand.register == 2 { 2 } else { pattern[n.min(2)] };
            match instar_code::renamed(words.decoder(), word, operand.field, register) {
                Some(new) => word = new,
                None => return false,
            }
        }
        words.shortened(word) & 3 != 3
    };
    let own = words.shortened(instruction.word) & 3 != 3;
    if own || patterns.iter().any(short) { 2 } else { 4 }
}
