//! Loops in other forms: turned, so that a round begins within the one before it, or unrolled.
//!
//! Source: own design, after the software pipelines of B. R. Rau, "Iterative modulo scheduling",
//! MICRO 27 (1994), of two stages. A loop is a block that branches to itself. Turned, the first
//! stage of round 1 stands before it; round i of the kernel is the second stage of round i and the
//! first of round i + 1; the second stage of the last round stands after. The first stage has
//! whatever decides whether there is another round, so none is begun that the function does not
//! make: nothing is read beyond what it reads. Only the order within a round changes by that, and
//! the search may then mix the two stages in the kernel.
//!
//! Registers that go up or down by a constant once a round (*steps*) step at the end of the first
//! stage; offsets of accesses make up for it. Whoever uses the result proves it.

mod allot;
mod round;
mod stages;
mod write;

use instar_isa::Op;

use crate::called::Called;
use crate::line::Line;
use round::Round;

/// What is done to a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopForm {
    /// So many rounds in one; no branch is left where these are all.
    Unrolled(u64),
    /// Turned in the way of this number; where `guarded`, a call may also come to a single round.
    Turned {
        /// The way.
        way: usize,
        /// Whether the kernel is passed by where there is one round.
        guarded: bool,
    },
}

/// A loop that can have another form.
#[derive(Clone, Debug)]
pub struct CountedLoop {
    /// Its block.
    pub block: usize,
    /// Rounds each time that it is entered, in the recorded call.
    pub rounds: Vec<u64>,
    /// By way of turning it the instructions of the first stage, counted from the block's first.
    ways: Vec<Vec<usize>>,
}

impl CountedLoop {
    /// How many ways there are to turn it.
    pub fn ways(&self) -> usize {
        self.ways.len()
    }

    /// Whether each entry makes a multiple of so many rounds.
    pub fn is_multiple(&self, count: u64) -> bool {
        self.rounds.iter().all(|rounds| rounds % count == 0)
    }
}

/// The loops of a function, in the order of their addresses.
pub fn loops(called: &Called<'_>) -> Vec<CountedLoop> {
    let mut found = Vec::new();
    for block in 0..called.code.blocks.len() {
        let Some(round) = Round::new(called, block) else { continue };
        let rounds = rounds(called, block);
        let turns = rounds.iter().any(|rounds| *rounds > 1);
        let candidates = if turns { stages::candidates(&round) } else { Vec::new() };
        let ways = candidates.into_iter().filter(|stage| write::turned(called, &round, stage).is_some());
        found.push(CountedLoop { block, ways: ways.collect(), rounds });
    }
    found
}

/// The function with some of these loops in other forms, in the order of its addresses; `None`
/// where a form does not fit its loop: offsets or registers do not suffice, or the rounds are no
/// multiple.
pub fn reshaped(
    called: &Called<'_>,
    loops: &[CountedLoop],
    forms: &[(usize, LoopForm)],
) -> Option<Vec<Line>> {
    let mut made = Vec::new();
    for block in 0..called.code.blocks.len() {
        let wanted = forms.iter().find_map(|&(number, form)| {
            let known = loops.get(number).filter(|known| known.block == block)?;
            Some((known, form))
        });
        match wanted {
            Some((known, form)) => made.extend(formed(called, known, form)?),
            None => made.extend(write::kept(called.code, block)),
        }
    }
    Some(made)
}

fn formed(called: &Called<'_>, known: &CountedLoop, form: LoopForm) -> Option<Vec<Line>> {
    let round = Round::new(called, known.block)?;
    match form {
        LoopForm::Unrolled(count) => {
            let whole = known.rounds.iter().all(|rounds| *rounds == count);
            let fits = count > 1 && known.is_multiple(count);
            fits.then(|| write::unrolled(called, &round, count, whole)).flatten()
        }
        LoopForm::Turned { way, guarded } => {
            write::turned(called, &round, known.ways.get(way)?)?.written(called, &round, guarded)
        }
    }
}

/// Rounds of each entry of a block in the recorded call.
fn rounds(called: &Called<'_>, block: usize) -> Vec<u64> {
    let mut found = Vec::new();
    let mut inside = false;
    for pass in &called.recorded.passes {
        match (pass.block == block, inside) {
            (true, true) => *found.last_mut().expect("a round is counted once it was entered") += 1,
            (true, false) => found.push(1),
            (false, _) => {}
        }
        inside = pass.block == block;
    }
    found
}

/// The branch that is taken where another one is not.
fn opposite(op: Op) -> Option<Op> {
    Some(match op {
        Op::Beq => Op::Bne,
        Op::Bne => Op::Beq,
        Op::Blt => Op::Bge,
        Op::Bge => Op::Blt,
        Op::Bltu => Op::Bgeu,
        Op::Bgeu => Op::Bltu,
        _ => return None,
    })
}
