//! The run without a fault, as far as faulted runs are set beside it.
//!
//! Source: own design. It is remembered every few instructions, with the memory that it wrote, and
//! what it reads and writes is noted. So a faulted run that stops where this one was remembered has
//! a difference to it, which is exact; and what the difference does not touch need not be run.

mod difference;
mod usage;
mod written;

use instar_measure::{Error, Subject};
use instar_sim::{CallSpec, Checkpoint, Pause, Session, Watch};

pub(crate) use self::difference::Difference;
use self::usage::Usage;
pub(crate) use self::written::Met;
use self::written::Written;
use crate::machine::{begun, failed};

/// Instructions from one checkpoint to the next.
pub(crate) const EVERY: u64 = 128;
/// Instructions that are followed at most: a hundred megabytes.
const MOST: usize = 4_000_000;
/// Words of memory and registers in which a faulted run may differ, so that it is set beside this
/// one. Whatever differs in more is far from it, and costs more to compare than to run.
const MOST_WORDS: usize = 128;

/// The run without a fault from its first place on.
pub(crate) struct Usual {
    checkpoints: Vec<Checkpoint>,
    written: Written,
    usage: Usage,
}

impl Usual {
    /// Runs the call from its beginning; it is followed from `first` instructions on.
    pub(crate) fn follow(subject: &Subject, spec: &CallSpec, first: u64) -> Result<Self, Error> {
        let failed = |error: &dyn std::fmt::Display| failed(subject, error);
        let mut session = begun(subject, spec)?;
        if first > 0 {
            session.resume_for(first, &mut Watch::none()).map_err(|fault| failed(&fault))?;
        }
        let (mut usage, mut written) = (Usage::default(), Written::default());
        let mut checkpoints = vec![session.checkpoint().map_err(|error| failed(&error))?];
        while !usage.closed {
            let paused =
                session.resume_for(EVERY, &mut Watch::of(&mut usage)).map_err(|fault| failed(&fault))?;
            let last = checkpoints.last().is_some_and(|last| !session.kept_within(last));
            usage.closed |= last || usage.steps() > MOST;
            if matches!(paused, Pause::Returned(_)) {
                break;
            }
            if !usage.closed {
                let lines = session.written_lines().filter_map(|at| Some((at, session.line(at)?[0])));
                written.add(checkpoints.len(), lines);
                checkpoints.push(session.checkpoint().map_err(|error| failed(&error))?);
            }
        }
        if !usage.closed {
            const RESULT: [u8; 2] = [10, 11];
            RESULT.into_iter().for_each(|number| usage.result_register(number));
            session.outputs().for_each(|(address, length)| usage.result(address, length));
        }
        written.finish();
        Ok(Self { checkpoints, written, usage })
    }

    /// The number of the last checkpoint that is not after `step`, counted from the call's
    /// beginning; `None` before the first.
    pub(crate) fn before(&self, step: u64) -> Option<usize> {
        let from_first = step.checked_sub(self.first())?;
        Some(((from_first / EVERY) as usize).min(self.checkpoints.len() - 1))
    }

    /// The checkpoint of that number, where there is one.
    pub(crate) fn checkpoint(&self, number: usize) -> Option<&Checkpoint> {
        self.checkpoints.get(number)
    }

    /// The step nearest to that checkpoint at which this run executes what lies at `pc`.
    pub(crate) fn step_near(&self, number: usize, pc: u64) -> Option<u64> {
        let near = number * EVERY as usize;
        self.usage.step_at(pc, near).map(|step| self.first() + step as u64)
    }

    /// How a run, which is about to execute the same instruction, differs from this one at a
    /// checkpoint; `None` where that is in much, or in what is not followed. Where the run was
    /// remembered last it was as this one, not before checkpoint `from`.
    pub(crate) fn difference(
        &self,
        session: &Session,
        number: usize,
        from: usize,
        met: &mut Met,
    ) -> Option<Difference> {
        let at = &self.checkpoints[number];
        if !session.holds_beside_registers(at) {
            return None;
        }
        let mut found = Difference::default();
        for register in 1..32 {
            let now = session.x(register);
            if now != at.registers()[usize::from(register)] {
                found.registers.push((register, now));
            }
        }
        let mut near = true;
        let mut compare = |address: u64, usual: Option<&[u8; 64]>| {
            let Some([now, before]) = session.line(address) else { return true };
            let usual = usual.unwrap_or(before);
            if now != usual {
                near &= found.words.len() <= MOST_WORDS && !session.line_has_code(address);
                found.add_line(address, now, usual);
            }
            near
        };
        let mut numbered = Vec::new();
        for address in session.written_lines() {
            match self.written.number(address) {
                Some(line) => numbered.push(line),
                None if compare(address, None) => {}
                None => return None,
            }
        }
        self.written.each(met, numbered.into_iter(), (from, number), |line| {
            compare(self.written.address(line), self.written.at(line, number))
        });
        if !near {
            return None;
        }
        found.words.sort_unstable_by_key(|word| word.address);
        Some(found)
    }

    /// The checkpoint up to which a run that differs by this at checkpoint `number` does what this
    /// run does, or an earlier one where that is not `ahead` after it; `None` where it does so to
    /// the end. `counts`: whether retired instructions differ.
    pub(crate) fn alike_until(
        &self,
        difference: &Difference,
        counts: bool,
        number: usize,
        ahead: usize,
    ) -> Option<usize> {
        let (from, soon) = (number * EVERY as usize, (number + ahead) * EVERY as usize);
        let step = self.usage.next_use(difference, counts, from, soon)?;
        Some((step / EVERY as usize).min(self.checkpoints.len() - 1))
    }

    /// Brings a run with this difference from checkpoint `number` to a later one, up to which it
    /// does what this run does. `from` is as for [`Self::difference`].
    pub(crate) fn bring_ahead(
        &self,
        session: &mut Session,
        difference: &mut Difference,
        (number, to): (usize, usize),
        from: usize,
        met: &mut Met,
    ) {
        self.usage.carry(difference, number * EVERY as usize, to * EVERY as usize);
        let counts = session.retired().wrapping_sub(self.checkpoints[number].retired());
        let mut lines: Vec<u64> = session.written_lines().collect();
        self.written.each(met, std::iter::empty(), (from, to), |line| {
            lines.push(self.written.address(line));
            true
        });
        for address in lines {
            let usual = self.written.number(address).and_then(|line| self.written.at(line, to));
            let Some(mut line) = usual.or_else(|| session.line(address).map(|[_, before]| before)).copied()
            else {
                continue;
            };
            difference.put_into(address, &mut line);
            session.set_line(address, &line);
        }
        let to = &self.checkpoints[to];
        session.take(to);
        session.set_retired(to.retired().wrapping_add(counts));
        difference.registers.iter().for_each(|&(number, value)| session.set_x(number, value));
    }

    fn first(&self) -> u64 {
        self.checkpoints[0].retired()
    }
}
