//! Simulator, model and RTL side by side: each retired instruction is compared with the RTL's next
//! one.
//!
//! Source: the RTL's trace in the compact form; scores as in `window`.

use std::collections::VecDeque;

use instar_isa::{Class, StaticTable};
use instar_trace::{Flags, Retired, RetiredBatch, TraceReader};

use crate::Error;
use crate::rtl::index::Window;
use crate::rtl::remarks::{Unknown, divide_without_operands};
use crate::rtl::window::{Comparison, WindowScore};
use crate::subject::{Timed, Waiting};

/// Compares a simulator run, and its cycles in a model, with the RTL's trace.
pub struct Lockstep<'d> {
    rtl: Rtl<'d>,
    /// Cycles of the RTL for instructions that have not committed in the model yet.
    reference: VecDeque<(Option<u64>, bool)>,
    comparison: Comparison,
    retired: u64,
    why: Option<Error>,
}

/// The RTL's trace, instruction by instruction.
struct Rtl<'d> {
    reader: TraceReader<'d>,
    table: StaticTable,
    batch: RetiredBatch,
    cycles: Vec<u64>,
    next: usize,
}

/// One instruction that the RTL retired.
#[derive(Clone, Copy)]
struct Recorded {
    pc: u64,
    word: u32,
    address: Option<u64>,
    interrupt: Option<u64>,
    cycle: Option<u64>,
}

/// Number of the interrupt that took an instruction off.
fn interrupt(batch: &RetiredBatch, at: usize) -> Option<u64> {
    batch.flags[at].has(Flags::INTERRUPT).then(|| batch.details[at])
}

impl Rtl<'_> {
    fn next(&mut self) -> Result<Option<Recorded>, Error> {
        if self.next == self.batch.len() {
            self.next = 0;
            let more = self.reader.next_batch(&mut self.table, &mut self.batch, &mut self.cycles);
            if !more.map_err(|error| Error::new(error.to_string()))? {
                return Ok(None);
            }
        }
        let at = self.next;
        self.next += 1;
        Ok(Some(Recorded {
            pc: self.batch.pcs[at],
            word: self.table.entry(self.batch.ids[at]).word,
            address: self.batch.accesses_of(at).first().map(|access| access.address),
            interrupt: interrupt(&self.batch, at),
            cycle: self.cycles.get(at).copied(),
        }))
    }
}

impl<'d> Lockstep<'d> {
    /// A run is to go along `reader`.
    pub fn new(reader: TraceReader<'d>, windows: &[Window]) -> Self {
        let (table, batch) = (StaticTable::new(), RetiredBatch::new());
        Self {
            rtl: Rtl { reader, table, batch, cycles: Vec::new(), next: 0 },
            reference: VecDeque::new(),
            comparison: Comparison::new(windows),
            retired: 0,
            why: None,
        }
    }

    /// Instructions so far.
    pub fn retired(&self) -> u64 {
        self.retired
    }

    /// Whether the two have parted.
    pub fn parted(&self) -> bool {
        self.why.is_some()
    }

    /// The scores, once the run has ended and the RTL's trace has, too.
    pub fn finish(mut self, mut timed: Timed<Waiting>, ran: bool) -> Result<Vec<WindowScore>, Error> {
        match self.why {
            Some(Error::Wrong(why)) => return Err(Error::wrong(why + &self.comparison.unequal())),
            Some(why) => return Err(why),
            None => {}
        }
        if !ran {
            return Ok(Vec::new()); // the run's own fault is told
        }
        timed.drain()?;
        self.compare(timed.observer());
        // What the RTL retires until it has seen the end is none of the run.
        while self.rtl.next()?.is_some() {}
        self.comparison.finish().map_err(Error::new)
    }

    fn check(&mut self, table: &StaticTable, batch: &RetiredBatch, at: usize) -> Result<Option<u64>, Error> {
        let entry = table.entry(batch.ids[at]);
        let Some(rtl) = self.rtl.next()? else {
            return Err(Error::new(format!(
                "the RTL stopped after {} instructions; the simulator goes on at {:#010x}",
                self.retired - 1,
                entry.pc
            )));
        };
        // Where a vector's accesses begin is no matter of the scalar core, which is what the RTL's
        // trace shows.
        let first = batch.accesses_of(at).first().filter(|_| entry.class != Class::Vector);
        let address = first.map(|access| access.address);
        let interrupted = interrupt(batch, at);
        if (rtl.pc, rtl.word, rtl.address, rtl.interrupt) != (entry.pc, entry.word, address, interrupted) {
            let shown = |address: Option<u64>, interrupt: Option<u64>| {
                let address = address.map_or(String::new(), |a| format!(" with address {a:#010x}"));
                address
                    + &interrupt.map_or(String::new(), |number| format!(" taken off by interrupt {number}"))
            };
            return Err(Error::wrong(format!(
                "RTL and simulator part at instruction {}: the RTL retires {:08x} at {:#010x}{}, the simulator {:08x} \
                 at {:#010x}{}",
                self.retired,
                rtl.word,
                rtl.pc,
                shown(rtl.address, rtl.interrupt),
                entry.word,
                entry.pc,
                shown(address, interrupted)
            )));
        }
        Ok(rtl.cycle)
    }

    /// Takes what committed.
    pub fn compare(&mut self, commits: &mut Waiting) {
        while let Some(model) = commits.0.pop_front() {
            let Some((cycle, unknown_divide)) = self.reference.pop_front() else { break };
            self.comparison.push(
                cycle,
                model.cycle,
                Unknown { divide: unknown_divide, ..Unknown::default() },
            );
        }
    }

    /// Takes a batch and what committed after it; whether the two still go together.
    pub fn take(&mut self, &Retired { table, batch, .. }: &Retired<'_>, commits: &mut Waiting) -> bool {
        for at in 0..batch.len() {
            if self.parted() {
                break;
            }
            self.retired += 1;
            match self.check(table, batch, at) {
                Ok(cycle) => self.reference.push_back((cycle, divide_without_operands(table, batch, at))),
                Err(why) => self.why = Some(why),
            }
        }
        self.compare(commits);
        !self.parted()
    }
}
