//! A whole call under the rules of a core: blocks one after the other, values that go from one to
//! the next, fetch.
//!
//! Source: own design. Instructions issue in order, so each pass through a block takes issue slots
//! of its own, and no instruction of the next pass issues before the last of this one. Within a
//! pass the claims of its block hold; between passes values have their latencies, so what goes
//! around a loop is waited for round by round. Words of fetch come one a cycle. All that is added
//! up are least cycles, in whatever order each block's instructions are.

use instar_code::{LiftedFunction, Recorded};
use instar_cores::Relaxation;
use rustc_hash::FxHashMap;

use super::earliest::Heads;
use super::exhaustive::TriedOrders;
use super::piece::{Key, Piece, range};

/// Before everything that is known.
const NEVER: i64 = i64::MIN / 64;

/// What keeps a pass through a block from ending earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// The block itself: its paths, and what its instructions take.
    Block,
    /// Values from passes before it.
    Values,
    /// Its words have not come from fetch.
    Fetch,
}

/// Slots that passes through one block take for one reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The block.
    pub block: usize,
    /// The reason.
    pub reason: Reason,
    /// How many passes.
    pub passes: u64,
    /// Issue slots from the first instruction of each to that of the next, all together.
    pub slots: u64,
}

/// The least cycles of a call.
#[derive(Clone, Debug, Default)]
pub struct Whole {
    /// They.
    pub cycles: u64,
    /// Who takes them, most first.
    pub shares: Vec<Share>,
    /// Instructions of the function around which values go, with the cycles of a round.
    pub ring: Option<(Vec<usize>, u64)>,
}

/// A block with its claims.
pub struct Part {
    /// The block.
    pub piece: Piece,
    /// Its claims.
    pub heads: Heads,
    /// Issue slots that a pass takes.
    pub slots: u64,
    /// Where all its orders were tried: how many cycles lie between the first issue and the last,
    /// and that it makes `slots` what they are.
    pub tried: Option<TriedOrders>,
    /// Its bytes, at least.
    pub bytes: u64,
    /// Nothing of the next pass issues in the cycle of its last instruction.
    pub closed: bool,
}

/// Where the first commit lies, from which cycles are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// So many cycles after the issue of the first instruction, at most.
    Issue(i64),
    /// Anywhere after it.
    Commit,
}

/// What is added up.
pub struct Call<'a> {
    /// The function.
    pub code: &'a LiftedFunction,
    /// The call.
    pub recorded: &'a Recorded,
    /// Rules of all instructions of the function.
    pub rules: &'a Relaxation,
    /// By block; `None` where it is never passed through.
    pub parts: &'a [Option<Part>],
}

/// The last instruction that wrote a register: when it issues at the earliest, its pass, its number
/// in the function.
#[derive(Clone, Copy)]
struct Writer {
    cycle: i64,
    pass: usize,
    instruction: usize,
}

/// What is known while passes are added up.
struct Walk {
    /// Slot from which on the next pass issues.
    slot: i64,
    /// Cycle from which on its first word is scanned, and bytes of the words since the last change
    /// of flow.
    scan: i64,
    run: u64,
    /// First address of that run modulo a word, where it is known.
    offset: Option<u64>,
    writers: FxHashMap<Key, Writer>,
    /// By pass the cycle of its first instruction, and the number of instructions before it.
    begun: Vec<(i64, u64)>,
    shares: FxHashMap<(usize, Reason), (u64, u64)>,
    /// Values that were waited for: reader and writer, by their passes and numbers in the function.
    waits: FxHashMap<(usize, usize), (usize, usize)>,
    last_wait: Option<(usize, usize)>,
}

impl Call<'_> {
    /// The least cycles of the call.
    pub fn least(&self) -> Whole {
        let Some(first) = self.recorded.passes.first().and_then(|pass| self.parts[pass.block].as_ref())
        else {
            return Whole::default();
        };
        // Whatever may be the first instruction.
        let sources = (0..first.piece.size()).filter(|at| first.piece.into[*at].is_empty());
        let known: Vec<_> = sources.map(|at| first.piece.rules[at].first_done).collect();
        let mut all = Vec::new();
        if let Some(most) = known.iter().flatten().max() {
            all.push(self.walk(Origin::Issue(i64::from(*most) + 1)));
        }
        if known.iter().any(Option::is_none) {
            all.push(self.walk(Origin::Commit));
        }
        all.into_iter().min_by_key(|whole| whole.cycles).unwrap_or_default()
    }

    fn walk(&self, origin: Origin) -> Whole {
        let width = i64::from(self.rules.width());
        let at_once = self.rules.fetch.is_some_and(|fetch| fetch.first_at_once);
        let known = origin != Origin::Commit;
        let mut walk = Walk {
            slot: if known { 0 } else { NEVER },
            scan: if known && at_once { -self.to_issue() } else { NEVER },
            run: 0,
            offset: Some(self.code.start % self.rules.fetch.map_or(1, |fetch| u64::from(fetch.bytes))),
            writers: FxHashMap::default(),
            begun: Vec::with_capacity(self.recorded.passes.len()),
            shares: FxHashMap::default(),
            waits: FxHashMap::default(),
            last_wait: None,
        };
        let (mut entries, mut count, mut last) = (0u64, 0u64, 0);
        for (number, pass) in self.recorded.passes.iter().enumerate() {
            let Some(part) = &self.parts[pass.block] else { continue };
            if !known && entries >= u64::from(self.rules.entries) {
                // One more than there are entries has issued only after the first commit, which is
                // cycle 0.
                walk.slot = walk.slot.max(width);
            }
            walk.begun.push((walk.slot.div_euclid(width), count));
            last = self.pass(&mut walk, number, pass.block, part);
            entries += part.piece.rules.iter().map(|rules| u64::from(rules.entries)).sum::<u64>();
            count += part.piece.size() as u64;
        }
        let cycles = match origin {
            Origin::Issue(commit) => last - commit + 1,
            Origin::Commit => last + 1,
        };
        Whole { cycles: cycles.max(0) as u64, shares: self.shares(&walk), ring: self.ring(&walk) }
    }

    fn to_issue(&self) -> i64 {
        self.rules.fetch.map_or(0, |fetch| i64::from(fetch.to_issue))
    }

    /// One more pass; the cycle of its last commit.
    fn pass(&self, walk: &mut Walk, number: usize, block: usize, part: &Part) -> i64 {
        let width = i64::from(self.rules.width());
        let Part { piece, heads, .. } = part;
        let begin = walk.slot;
        let base = begin.div_euclid(width);
        let mut waited = None;
        let mut issue: Vec<i64> = Vec::new();
        for &(key, at) in &piece.read {
            let Some(&writer) = walk.writers.get(&key) else { continue };
            let own = piece.first + at as usize;
            let ready = writer.cycle + i64::from(self.rules.latency(writer.instruction, own, range(key)));
            if ready > base + heads.issue[at as usize].cycle {
                if issue.is_empty() {
                    issue = heads.issue.iter().map(|claim| base + claim.cycle).collect();
                }
                if ready > issue[at as usize] {
                    issue[at as usize] = ready;
                    walk.waits.insert((number, own), (writer.pass, writer.instruction));
                    waited = Some((number, own));
                }
            }
        }
        let (mut last_issue, mut last_commit) =
            (base + heads.last_issue.cycle, base + heads.last_commit.cycle);
        if waited.is_some() {
            for at in 0..piece.size() {
                for edge in &piece.into[at] {
                    issue[at] = issue[at].max(issue[edge.from as usize] + i64::from(edge.cycles));
                }
                last_issue = last_issue.max(issue[at]);
                last_commit = last_commit.max(issue[at] + i64::from(piece.rules[at].done) + 1);
            }
        }
        let own = begin + part.slots as i64 - 1;
        let (mut end, mut reason) = (own, Reason::Block);
        if width * last_issue > end {
            end = width * last_issue;
            let alone = last_issue == base + heads.last_issue.cycle;
            reason = if alone { Reason::Block } else { Reason::Values };
        }
        let scanned = self.scanned(walk, number, block, part);
        if width * (scanned + self.to_issue()) > end {
            end = width * (scanned + self.to_issue());
            reason = Reason::Fetch;
        }
        if part.closed {
            end = width * end.div_euclid(width) + width - 1;
        }
        if reason == Reason::Values {
            walk.last_wait = waited;
        }
        for &(key, at) in &piece.written {
            let cycle = issue.get(at as usize).copied().unwrap_or(base + heads.issue[at as usize].cycle);
            let instruction = piece.first + at as usize;
            walk.writers.insert(key, Writer { cycle, pass: number, instruction });
        }
        walk.slot = end + 1;
        let share = walk.shares.entry((block, reason)).or_default();
        share.0 += 1;
        share.1 += (walk.slot - begin.max(walk.slot.min(0))).max(0) as u64;
        // The last instruction of all is the block's last where that stays there; any other commits
        // no earlier.
        let done = match piece.rules.last().filter(|_| piece.ends) {
            Some(rules) => rules.done,
            None => piece.rules.iter().map(|rules| rules.done).min().unwrap_or(0),
        };
        last_commit.max(end.div_euclid(width) + i64::from(done) + 1)
    }

    /// Cycle in which the last word of a pass is scanned, at the earliest.
    fn scanned(&self, walk: &mut Walk, number: usize, block: usize, part: &Part) -> i64 {
        let Some(fetch) = self.rules.fetch else { return NEVER };
        let bytes = u64::from(fetch.bytes);
        let before = number.checked_sub(1).map(|before| self.recorded.passes[before].block);
        if before.is_some_and(|before| before + 1 != block) {
            let words = self.words(walk, bytes);
            walk.scan += words as i64 - 1 + i64::from(fetch.behind_taken) + 1;
            (walk.run, walk.offset) = (0, None);
            // Fetch is only so many instructions ahead of issue.
            let (_, count) = walk.begun[walk.begun.len() - 1];
            if let Some(queued) = count.checked_sub(u64::from(fetch.ahead)) {
                let at = walk.begun.partition_point(|begun| begun.1 <= queued);
                walk.scan = walk.scan.max(walk.begun[at.saturating_sub(1)].0);
            }
        }
        walk.run += part.bytes;
        walk.scan + self.words(walk, bytes) as i64 - 1
    }

    /// Words since the last change of flow, that of the call's first instruction counted as the
    /// first.
    fn words(&self, walk: &Walk, bytes: u64) -> u64 {
        match walk.offset {
            Some(offset) => {
                let first = (offset + 3) / bytes;
                ((offset + walk.run.max(1) - 1) / bytes).saturating_sub(first) + 1
            }
            None => walk.run.div_ceil(bytes).max(1),
        }
    }

    fn shares(&self, walk: &Walk) -> Vec<Share> {
        let one = |(&(block, reason), &(passes, slots)): (&(usize, Reason), &(u64, u64))| Share {
            block,
            reason,
            passes,
            slots,
        };
        let mut shares: Vec<Share> = walk.shares.iter().map(one).collect();
        shares.sort_unstable_by_key(|share| (std::cmp::Reverse(share.slots), share.block, share.reason));
        shares
    }

    /// The values that were waited for last, back to an instruction that was met before.
    fn ring(&self, walk: &Walk) -> Option<(Vec<usize>, u64)> {
        let mut at = walk.last_wait?;
        let mut path: Vec<(usize, usize)> = Vec::new();
        loop {
            if let Some(met) = path.iter().position(|(_, instruction)| *instruction == at.1) {
                let (late, early) = (path[met].0, at.0);
                let rounds = (late - early).max(1) as u64;
                let mut ring: Vec<usize> = path[met..].iter().map(|(_, instruction)| *instruction).collect();
                ring.reverse();
                let cycles = walk.begun[late].0 - walk.begun[early].0;
                return Some((ring, cycles.max(0) as u64 / rounds));
            }
            path.push(at);
            at = match walk.waits.get(&at) {
                Some(&writer) => writer,
                // Within a pass: whatever it waits for in turn, of those that waited for other
                // passes.
                None => {
                    let part = self.parts[self.code.block_of(at.1)].as_ref()?;
                    let far = part.piece.distances((at.1 - part.piece.first) as u32);
                    let own = |local: usize| (at.0, part.piece.first + local);
                    let from =
                        (0..far.len()).filter(|l| far[*l].is_some() && walk.waits.contains_key(&own(*l)));
                    own(from.max_by_key(|local| far[*local])?)
                }
            };
        }
    }
}
