//! Two timed streams side by side: where they first differ, and which instructions and functions
//! cost more.
//!
//! Source: docs/reference/profile.md, "Comparing".

mod align;
mod lockstep;
mod rejoin;
mod rows;
mod source;
#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use instar_cores::Causes;
use serde::Serialize;

pub use rows::{Cost, FunctionDifference, InstructionDifference, LineDifference};
pub use source::Source;

use self::lockstep::{Around, Lockstep, Side};
use self::rejoin::{Ahead, rejoin};
use self::source::Step;
use crate::view::profile::Code;
use crate::{Error, GoOn};

/// Instructions that are handed over at once.
const CHUNK: usize = 4096;

/// Chunks that may wait.
const WAITING: usize = 4;

/// One instruction of a stream, as shown.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedInstruction {
    /// Address.
    pub pc: u64,
    /// Assembly.
    pub text: String,
    /// Cycles since the commit before.
    pub cycles: u64,
    /// Causes of delay.
    pub causes: Vec<&'static str>,
}

/// A place in both streams.
#[derive(Clone, Debug, Serialize)]
pub struct DifferencePlace {
    /// Number of the instruction, from 1.
    pub number: u64,
    /// Function, offset and source line there, of the first stream.
    pub location: String,
    /// Which of `rows` is meant.
    pub at: usize,
    /// Instructions around it.
    pub rows: Vec<(Option<ComparedInstruction>, Option<ComparedInstruction>)>,
}

/// Instructions of both with unequal cycles, by what a model says held them up.
#[derive(Clone, Debug, Serialize)]
pub struct CauseDifference {
    /// All causes of one of them; empty where nothing held it up.
    pub causes: Vec<&'static str>,
    /// How many.
    pub times: u64,
    /// Their cycles in both.
    pub cycles: (u64, u64),
}

/// Instructions of both without a partner, at one place.
#[derive(Clone, Debug, Serialize)]
pub struct SkippedInstructions {
    /// Function, offset and source line of the first of them, of the first stream if that has any.
    pub location: String,
    /// How often the streams part there.
    pub times: u64,
    /// How many, in both.
    pub instructions: (u64, u64),
}

/// What two streams came to.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
    /// Instructions of the first stream ahead of where the second begins, which are left out.
    pub ahead: u64,
    /// Cycles of both.
    pub cycles: (u64, u64),
    /// Instructions of both.
    pub instructions: (u64, u64),
    /// Instructions that are the same in both, from the beginning on.
    pub common: u64,
    /// Those of them with equal cycles since the commit before.
    pub equal: u64,
    /// Instructions that are paired again after the streams parted.
    pub rejoined: u64,
    /// Those of them with equal cycles.
    pub rejoined_equal: u64,
    /// Instructions of both without a partner.
    pub skipped: (u64, u64),
    /// Where these are, most first.
    pub gaps: Vec<SkippedInstructions>,
    /// First instruction with unequal cycles.
    pub first: Option<DifferencePlace>,
    /// Where the streams cease to be the same instructions.
    pub parted: Option<DifferencePlace>,
    /// Instructions with unequal cycles, most frequent first.
    pub causes: Vec<CauseDifference>,
    /// Largest difference first; a function that only one has costs the other nothing.
    pub functions: Vec<FunctionDifference>,
    /// Largest difference first; empty where no program is known.
    pub lines: Vec<LineDifference>,
    /// Largest difference first.
    pub rows: Vec<InstructionDifference>,
    /// What is to be known of the cycles of traces, one sentence each.
    pub notes: Vec<String>,
}

/// Compares two streams; they are made on two threads and read in lockstep. If `joined`, what the
/// first has ahead of the second's first instruction is left out, as a core's boot code is.
pub fn compare(a: Source<'_>, b: Source<'_>, joined: bool, go_on: GoOn<'_>) -> Result<Comparison, Error> {
    let stop = AtomicBool::new(false);
    let causes = (a.causes()?, b.causes()?);
    std::thread::scope(|scope| {
        let (to_a, from_a) = sync_channel(WAITING);
        let (to_b, from_b) = sync_channel(WAITING);
        let stop = &stop;
        let a = scope.spawn(move || produce(a, &to_a, stop));
        let b = scope.spawn(move || produce(b, &to_b, stop));
        let walked = walk(from_a, from_b, joined, stop, go_on);
        let join = |thread: std::thread::ScopedJoinHandle<'_, Result<Followed, Error>>| {
            thread.join().unwrap_or_else(|_| Err(Error::new("a stream ended in a panic")))
        };
        // A wrong input is told before the wish to stop that it led to.
        let (a, b) = (join(a), join(b));
        let ended = |code: &Result<Followed, Error>| matches!(code, Err(Error::Sentence(_)));
        if ended(&b) && !ended(&a) {
            b?;
            return Err(Error::STOPPED);
        }
        let (mut found, ahead) = walked?;
        (found.a.causes, found.b.causes) = causes;
        let ((a, of_a), (b, of_b)) = (a?, b?);
        let mut notes = of_a;
        notes.extend(of_b);
        Ok(Comparison { notes, ..finish(&found, ahead, &a, &b) })
    })
}

/// What is known of the instructions of a stream, and what is to be known of their cycles.
type Followed = (Code, Vec<String>);

fn produce(source: Source<'_>, to: &SyncSender<Vec<Step>>, stop: &AtomicBool) -> Result<Followed, Error> {
    let mut chunk = Vec::with_capacity(CHUNK);
    let followed = source.follow(&mut |_| !stop.load(Ordering::Relaxed), &mut |step| {
        chunk.push(step);
        if chunk.len() < CHUNK {
            return true;
        }
        // Nobody listens any more where the other stream was wrong.
        to.send(std::mem::replace(&mut chunk, Vec::with_capacity(CHUNK))).is_ok()
    });
    match followed {
        Ok(followed) => {
            let _ = to.send(chunk);
            Ok(followed)
        }
        Err(error) => {
            // The other stream has nobody to be compared with.
            stop.store(true, Ordering::Relaxed);
            Err(error)
        }
    }
}

/// The instructions of one stream, one after the other.
struct Steps {
    from: Receiver<Vec<Step>>,
    chunk: std::vec::IntoIter<Step>,
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        loop {
            if let Some(step) = self.chunk.next() {
                return Some(step);
            }
            self.chunk = self.from.recv().ok()?.into_iter();
        }
    }
}

fn walk(
    a: Receiver<Vec<Step>>,
    b: Receiver<Vec<Step>>,
    joined: bool,
    stop: &AtomicBool,
    go_on: GoOn<'_>,
) -> Result<(Lockstep, u64), Error> {
    let mut a = Ahead::new(Steps { from: a, chunk: Vec::new().into_iter() });
    let mut b = Ahead::new(Steps { from: b, chunk: Vec::new().into_iter() });
    let (mut found, mut ahead) = (Lockstep::default(), 0);
    if joined {
        let first = b.peek().map(|step| (step.pc, step.word));
        while a.peek().is_some_and(|step| Some((step.pc, step.word)) != first) {
            ahead += 1;
            a.take();
        }
    }
    let mut stopped = false;
    for done in 1u64.. {
        match (a.peek(), b.peek()) {
            (None, None) => break,
            (Some(x), Some(y)) if found.same(x, y) => {
                found.pair(x, y);
                a.take();
                b.take();
            }
            _ => rejoin(&mut found, &mut a, &mut b, &mut || {
                stopped |= !go_on(done);
                !stopped
            }),
        }
        if stopped || done.is_multiple_of(CHUNK as u64) && !go_on(done) {
            stop.store(true, Ordering::Relaxed);
            return Err(Error::STOPPED);
        }
    }
    Ok((found.finish(), ahead))
}

fn finish(found: &Lockstep, ahead: u64, a: &Code, b: &Code) -> Comparison {
    // One that ends before the other does not run something else.
    let skipped = found.skipped();
    let ends = found.rejoined == 0 && skipped.0.min(skipped.1) == 0;
    let same = found.common > 0 && (found.parted.is_none() || ends);
    let located = |code: &Code, id: u32| code.locate(id).to_string().trim_start().to_owned();
    let place = |around: &Around| {
        let id = around.pairs[around.at].0.or(around.pairs[around.at].1).map(|step| step.id);
        let code = if around.pairs[around.at].0.is_some() { a } else { b };
        DifferencePlace {
            number: around.number,
            location: id.map_or_else(String::new, |id| located(code, id)),
            at: around.at,
            rows: around
                .pairs
                .iter()
                .map(|(x, y)| (x.map(|x| shown(&x, a, &found.a)), y.map(|y| shown(&y, b, &found.b))))
                .collect(),
        }
    };
    // A recording names no causes; of two models of one family both do.
    let family = if found.b.causes.is_empty() { found.a.causes } else { found.b.causes };
    let mut causes: Vec<_> = found
        .by_causes
        .iter()
        .map(|(&bits, unequal)| CauseDifference {
            causes: Causes(bits).names(family).collect(),
            times: unequal.times,
            cycles: (unequal.a, unequal.b),
        })
        .collect();
    causes.sort_by_key(|row| std::cmp::Reverse(row.times));
    let mut gaps: Vec<_> = found
        .gaps
        .iter()
        .map(|(ids, gap)| SkippedInstructions {
            location: match *ids {
                (Some(id), _) => located(a, id),
                (None, Some(id)) => located(b, id),
                (None, None) => String::new(),
            },
            times: gap.times,
            instructions: (gap.a, gap.b),
        })
        .collect();
    gaps.sort_by_key(|gap| std::cmp::Reverse(gap.instructions.0 + gap.instructions.1));
    let pairs = rows::pairs((&found.a, a), (&found.b, b), same);
    Comparison {
        ahead,
        rejoined: found.rejoined,
        rejoined_equal: found.rejoined_equal,
        skipped,
        gaps,
        causes,
        cycles: (found.a.cycles, found.b.cycles),
        instructions: (found.a.instructions, found.b.instructions),
        common: found.common,
        equal: found.equal,
        first: found.first.as_ref().map(place),
        parted: found.parted.as_ref().map(place),
        functions: rows::functions((&found.a, a), (&found.b, b)),
        lines: rows::lines((&found.a, a), (&found.b, b), &pairs),
        rows: rows::instructions((&found.a, a), (&found.b, b), &pairs),
        notes: Vec::new(),
    }
}

fn shown(step: &Step, code: &Code, side: &Side) -> ComparedInstruction {
    ComparedInstruction {
        pc: step.pc,
        text: code.text(step.id),
        cycles: step.cycles,
        causes: step.causes.names(side.causes).collect(),
    }
}
