//! A loop whose rounds the arguments count: both functions round for round, by induction.
//!
//! Source: own design, after Houdini (C. Flanagan, K. R. M. Leino, FME 2001), with equalities up to
//! a constant as the candidates. Each such loop is cut in both functions at one address. What
//! registers and cells of the two stack frames have in common when both come there first is taken
//! for what they always have; from a start of which only that is known, both run until they return
//! or come to a cut again; what no longer holds there is dropped, and again, until nothing is. Then
//! it holds whenever both come there, and each return that was compared on the way stands for all.

mod head;

use std::collections::BTreeSet;

use crate::allowed;
use crate::code::ProofContract;
use crate::compare;
use crate::domain::Machine;
use crate::execute::{Decisions, End, Side, Stop};
use crate::memory::World;
use crate::visible::below_sp;

use head::Head;

/// How often a branch is decided on one path before it counts as the end of a loop whose rounds the
/// arguments count.
pub(crate) const OFTEN: usize = 4;

/// Loops, and how often something may be dropped, before there is no proof.
const MOST_LOOPS: usize = 4;
const MOST_DROPS: usize = 200;

/// What a proof by induction comes to.
#[derive(Clone, Copy, Default)]
pub(crate) struct Rounds {
    /// Instructions of the longest way of each from its start, or from a cut, to a cut or to a
    /// return.
    pub longest: (u64, u64),
    /// Ways that were compared.
    pub paths: u64,
}

impl Rounds {
    fn with(self, other: Self) -> Self {
        let (x, y) = (self.longest, other.longest);
        Self { longest: (x.0.max(y.0), x.1.max(y.1)), paths: self.paths + other.paths }
    }
}

/// Where a loop is cut in A and in B.
type Cut = (u64, u64);

/// Both machines at one place.
type Start = ((Machine, u64), (Machine, u64));

/// Both ends of a way that came to the cut of this number.
type Ends = (usize, End, End);

/// Why an attempt came to no proof.
enum Trouble {
    /// There is another loop, which has to be cut here.
    Loop(Cut),
    /// A cell of a frame is written of which nothing was known.
    Cell,
    /// A sentence.
    Why(String),
}

/// Proves that the functions leave the same, where `decisions` lead to a branch that was decided
/// often already. The error says why there is no proof.
pub(crate) fn prove<'a>(
    world: &mut World,
    (left, right): (&mut Side<'a>, &mut Side<'a>),
    decisions: &Decisions,
    contract: &ProofContract,
) -> Result<Rounds, String> {
    let (x, y) = (left.start(world), right.start(world));
    let start = ((x, left.code.entry), (y, right.code.entry));
    let mut both = Both { left, right, cuts: vec![], cells: Default::default(), contract };
    let first = both.way(world, &start, decisions).err();
    let Some((_, _, Some(cut))) = first else {
        return Err("no loop was found in which both are".to_string());
    };
    both.cuts.push(cut);
    for _ in 0..MOST_DROPS {
        match both.attempt(world, &start) {
            Ok(found) => return Ok(found),
            Err(Trouble::Loop(cut)) if both.cuts.len() < MOST_LOOPS && !both.cuts.contains(&cut) => {
                both.cuts.push(cut);
            }
            Err(Trouble::Loop(_)) => {
                return Err(format!(
                    "there are more than {MOST_LOOPS} loops whose rounds the arguments count"
                ));
            }
            Err(Trouble::Cell) => {}
            Err(Trouble::Why(why)) => return Err(why),
        }
    }
    Err("it is not known which cells of the stack are written".to_string())
}

struct Both<'s, 'a> {
    left: &'s mut Side<'a>,
    right: &'s mut Side<'a>,
    cuts: Vec<Cut>,
    /// Cells of the frames of A and B that one of them writes.
    cells: [BTreeSet<i64>; 2],
    contract: &'s ProofContract,
}

impl Both<'_, '_> {
    /// From the start and from each cut, until nothing is dropped any more.
    fn attempt(&mut self, world: &mut World, start: &Start) -> Result<Rounds, Trouble> {
        let mut heads: Vec<Option<Head>> = self.cuts.iter().map(|_| None).collect();
        let (mut rounds, ends) = self.ways(world, start)?;
        let mut open = self.take(world, &mut heads, &ends)?;
        let mut each = vec![Rounds::default(); self.cuts.len()];
        for _ in 0..MOST_DROPS {
            let Some(number) = open.pop_first() else {
                rounds = each.into_iter().fold(rounds, Rounds::with);
                return Ok(rounds);
            };
            let head = heads[number].as_ref().expect("somebody came there");
            let start = head.state(world, self, self.cuts[number]);
            let (found, ends) = self.ways(world, &start)?;
            each[number] = found;
            open.extend(self.take(world, &mut heads, &ends)?);
        }
        let why = format!("after {MOST_DROPS} rounds it is still not known what stays from round to round");
        Err(Trouble::Why(why))
    }

    /// Drops at the cuts what does not hold at these ends; the cuts at which something was.
    fn take(
        &mut self,
        world: &mut World,
        heads: &mut [Option<Head>],
        ends: &[Ends],
    ) -> Result<BTreeSet<usize>, Trouble> {
        if self.find_cells(world, ends) {
            return Err(Trouble::Cell);
        }
        let mut changed = BTreeSet::new();
        for both in ends {
            let dropped = match &mut heads[both.0] {
                Some(head) => head.drop_what_differs(world, both),
                none => {
                    *none = Some(Head::new(world, self, both));
                    true
                }
            };
            if dropped {
                changed.insert(both.0);
            }
        }
        Ok(changed)
    }

    /// Adds the cells that were written on these ways; whether there is a new one.
    fn find_cells(&mut self, world: &World, ends: &[Ends]) -> bool {
        let before = self.cells.clone();
        let size = i64::from(self.left.xlen() / 8);
        for (_, x, y) in ends {
            for (cells, end) in self.cells.iter_mut().zip([x, y]) {
                for layer in end.machine.memory.layers() {
                    let below = layer.bytes.keys().filter(|at| below_sp(world, layer.base, **at));
                    cells.extend(below.map(|at| at.div_euclid(size) * size));
                }
            }
        }
        self.cells != before
    }

    /// All ways from a start, compared where they return; the ends of those that come to a cut,
    /// where memory is the same in both.
    fn ways(&mut self, world: &mut World, start: &Start) -> Result<(Rounds, Vec<Ends>), Trouble> {
        let mut open = vec![Decisions::new()];
        let (mut rounds, mut ends) = (Rounds::default(), vec![]);
        while let Some(decisions) = open.pop() {
            let (x, y) = match self.way(world, start, &decisions) {
                Ok(both) => both,
                Err((_, _, Some(cut))) => return Err(Trouble::Loop(cut)),
                Err((_, Stop::Fork(condition, _), None)) => {
                    if rounds.paths + open.len() as u64 + 2 > self.contract.max_paths {
                        let why = format!("a round has more than {} paths", self.contract.max_paths);
                        return Err(Trouble::Why(why));
                    }
                    for holds in [false, true] {
                        let mut decisions = decisions.clone();
                        decisions.insert(condition, holds);
                        open.push(decisions);
                    }
                    continue;
                }
                Err((of_a, Stop::Refused(pc, why), None)) => {
                    let (name, side) = if of_a { ("A", &self.left) } else { ("B", &self.right) };
                    return Err(Trouble::Why(format!("{name}: {} {why}", (side.code.locate)(pc))));
                }
            };
            rounds = rounds.with(Rounds { longest: (x.instructions, y.instructions), paths: 1 });
            if let Some(sentence) = self.difference(world, &decisions, &x, &y) {
                return Err(Trouble::Why(sentence));
            }
            if let Some(number) = x.cut {
                ends.push((number, x, y));
            }
        }
        Ok((rounds, ends))
    }

    /// The first difference between the ends of a way: where both return, and in memory where both
    /// come to one cut.
    fn difference(&self, world: &mut World, decisions: &Decisions, x: &End, y: &End) -> Option<String> {
        let (a, b) = ((&*self.left, x), (&*self.right, y));
        match (x.cut, y.cut) {
            (None, None) => compare::difference(world, self.contract, decisions, a, b),
            (Some(one), Some(other)) if one == other => {
                let (m, n) = (&*x.machine.memory, &*y.machine.memory);
                allowed::fences(world, (&x.trail, a.0.code), (&y.trail, b.0.code))
                    .or_else(|| compare::memories(world, (a.0.code, m), (b.0.code, n)))
                    .or_else(|| compare::path(world, self.contract, decisions, vec![], a, b))
            }
            (None, _) => Some("A returns where B begins another round".to_string()),
            (_, None) => Some("B returns where A begins another round".to_string()),
            _ => Some("A begins a round of another loop than B".to_string()),
        }
    }

    /// Both functions on one way; where one stops, whether it is A, why, and where a loop is to be
    /// cut, if it is one.
    #[allow(clippy::type_complexity)]
    fn way(
        &mut self,
        world: &mut World,
        (x, y): &Start,
        decisions: &Decisions,
    ) -> Result<(End, End), (bool, Stop, Option<Cut>)> {
        let most = self.contract.max_instructions;
        let (a, b): (Vec<_>, Vec<_>) = self.cuts.iter().copied().unzip();
        let mut run = |side: &mut Side<'_>, start: &(Machine, u64), cuts: &[u64]| {
            let mut path = vec![];
            let mut seen = |pc, decided| path.push((pc, decided));
            let end = side.follow(world, decisions, most, start.clone(), cuts, &mut seen);
            end.map_err(|stop| {
                let head = head(&stop, &path);
                (stop, head)
            })
        };
        let first = run(self.left, x, &a);
        let second = match &first {
            Err((_, None)) => None,
            _ => Some(run(self.right, y, &b)),
        };
        match (first, second) {
            (Ok(x), Some(Ok(y))) => match allowed::uncovered(world, &x.trail, &y.trail) {
                Some(span) => Err((true, Stop::Fork(span.condition, span.pc), None)),
                None => Ok((x, y)),
            },
            (Err((stop, Some(a))), Some(Err((_, Some(b))))) => Err((true, stop, Some((a, b)))),
            (Err((stop, _)), _) => Err((true, stop, None)),
            (_, Some(Err((stop, _)))) => Err((false, stop, None)),
            (Ok(_), None) => unreachable!("B runs where A came to an end"),
        }
    }
}

/// Where the loop begins at whose end a path stopped: the least address since the branch was
/// decided last.
fn head(stop: &Stop, path: &[(u64, bool)]) -> Option<u64> {
    let Stop::Fork(_, branch) = stop else { return None };
    let before = || path.iter().enumerate().filter(|(_, (pc, decided))| *decided && pc == branch);
    if before().count() < OFTEN {
        return None;
    }
    let (last, _) = before().next_back()?;
    path[last + 1..].iter().map(|(pc, _)| *pc).min()
}
