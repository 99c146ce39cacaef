//! Interrupts: which instruction one takes off, and how long `wfi` lets nothing commit.
//!
//! Source: core/decoder.sv (`interrupt_cause`), core/csr_regfile.sv (`mip_q`, `wfi_q`,
//! `trap_vector_base_o`), core/issue_read_operands.sv (`ex.valid`), core/commit_stage.sv
//! (`halt_i`). A line is registered, and what is decoded while it is seen and enabled is marked. A
//! marked instruction executes nowhere, passes the scoreboard as one that raises an exception, and
//! the trap is taken when it commits; what is behind it is marked too, and dropped. What is decoded
//! on a wrong path is marked, and dropped like everything there.

use std::collections::VecDeque;

use instar_trace::{
    Flags, InterruptAsk, Interruption, Interrupts, MovedStore, Observer, Retired, RetiredBatch,
};

use super::info::{Fu, Info};
use super::issue::Taken;
use super::queue::{Fetched, WRONG};
use super::{Cva6, MOST_IDLE};
use crate::CommitObserver;

/// Cycles from a line to what the core sees of it: it is registered (mip_q).
pub(super) const SEEN: u64 = 1;

/// The low bits of a handler's address that a vectored `mtvec` does not hold.
const VECTOR_BITS: u64 = 0xfc;

/// Cycles within which each further instruction is decoded, with memory that answers at once: a
/// `fence.i` that empties the instruction cache, and all stores before it.
const MOST_CYCLES: u64 = 400;
/// Accesses of memory that an instruction may wait for.
const MOST_ACCESSES: u64 = 16;

/// An instruction of the stream that an interrupt takes off.
#[derive(Clone, Copy, Debug)]
struct Mark {
    position: u64,
    /// From this cycle on the interrupt is seen; `None`: nobody tells.
    from: Option<u64>,
    /// Only once so many instructions have committed: the last of them enables it.
    enabled_by: u64,
    /// The write of `mie` behind which it is seen no more, which was under way as it was marked.
    masked_by: Option<u64>,
    /// From this cycle on it is seen no more.
    masked: u64,
}

impl Mark {
    fn new(position: u64, from: Option<u64>, enabled_by: u64) -> Self {
        Self { position, from, enabled_by, masked_by: None, masked: u64::MAX }
    }
}

/// Which instructions interrupts take off, of those that have not committed.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks(VecDeque<Mark>);

impl Marks {
    /// Whether there are any.
    #[inline]
    pub(super) fn any(&self) -> bool {
        !self.0.is_empty()
    }

    /// Whether what is decoded in this cycle, with so many instructions committed, is marked.
    #[cold]
    pub(super) fn takes_off(&mut self, position: u64, now: u64, committed: u64) -> bool {
        let Some(next) = self.0.front_mut() else { return false };
        let told = next.from.map(|from| from <= now && next.enabled_by <= committed);
        let marked = if position == WRONG {
            told == Some(true) && now < next.masked
        } else {
            position == next.position && told.unwrap_or(true)
        };
        if marked {
            next.from.get_or_insert(now);
        }
        marked
    }

    /// A write of `mie` at `position` commits in this cycle.
    pub(super) fn writes(&mut self, position: u64, now: u64) {
        for mark in self.0.iter_mut().filter(|mark| mark.masked_by == Some(position)) {
            mark.masked = now + 1;
        }
    }

    /// The instruction at `position` has left.
    pub(super) fn leaves(&mut self, position: u64) {
        self.0.pop_front_if(|next| next.position <= position);
    }
}

impl Info {
    /// The same of an instruction that is marked: it waits for no operand, and of some cores not
    /// for its unit either.
    pub(super) fn marked(&self, waits_for_unit: bool) -> Self {
        let fu = if waits_for_unit { self.fu } else { Fu::Rejected };
        Self { fu, raises: true, refetch: true, speculative: self.speculative, ..Self::UNKNOWN }
    }
}

impl<O: CommitObserver> Cva6<O> {
    /// Whether it says where interrupts are taken.
    pub(super) fn check_interrupts(&self) -> Result<(), String> {
        if self.behind.is_some() || self.book.has_custom() {
            return Err(
                "interrupts beside a vector unit or a design's instructions are not modelled on this \
                        family of cores; run the program without one of the two"
                    .into(),
            );
        }
        let params = &self.params;
        let compared = params.issue_width == 1 || !params.write_after_write_stalls;
        if params.xlen != 32 || !compared {
            return Err(
                "interrupts are not modelled on this core, as they were not compared with its RTL; those \
                        of cva6-2022, cva6-single and cva6-superscalar are"
                    .into(),
            );
        }
        if O::ELEMENTS {
            return Err("what the core's registers hold is not followed through interrupts".into());
        }
        Ok(())
    }

    /// Learns which instructions of a batch, whose first is at `first`, interrupts take off. Where
    /// nobody asked, an interrupt is seen as its instruction is decoded.
    #[cold]
    pub(super) fn learn_interrupts(&mut self, batch: &RetiredBatch, first: u64) {
        let marked = |position: u64| {
            let flags = position.checked_sub(first).and_then(|at| batch.flags.get(at as usize));
            flags.is_none_or(|flags| flags.has(Flags::INTERRUPT))
        };
        self.marks.0.retain(|mark| marked(mark.position));
        for (at, flags) in batch.flags.iter().enumerate() {
            let position = first + at as u64;
            if flags.has(Flags::INTERRUPT) && !self.marks.0.iter().any(|mark| mark.position == position) {
                let enabled_by = self.enabled_by(position);
                self.marks.0.push_back(Mark::new(position, None, enabled_by));
            }
        }
    }

    /// How many instructions must have committed before what stands at `position` may be taken off
    /// as it is: the last of them changes what is enabled.
    fn enabled_by(&self, position: u64) -> u64 {
        let from = self.committed.min(position);
        let among = self.stream.from(from).zip(from..position);
        let changes = among.filter(|(retired, _)| retired.trapped || self.book.info(retired.id).enables);
        changes.last().map_or(0, |(_, position)| position + 1)
    }

    /// A `wfi` at `position` commits.
    #[cold]
    pub(super) fn sleep(&mut self, position: u64) {
        if let Some(line) = self.woken(position)
            && line + SEEN > self.now
        {
            // `wfi_q` falls a cycle after the line is seen.
            self.awake = line + SEEN + 1;
        }
    }

    /// A marked instruction issues: it takes its place among those of the cycle and executes
    /// nowhere.
    #[cold]
    pub(super) fn start_marked(&mut self, info: &Info, fetched: &Fetched, taken: &mut Taken) {
        let (multiplied, bus) = (self.multiplied, self.bus);
        taken.slots += 1;
        taken.entries += 1;
        self.take_unit(info, taken);
        (self.multiplied, self.bus) = (multiplied, bus);
        let fetched = Fetched { trapped: true, mispredicted: false, ..*fetched };
        self.scoreboard.push(&fetched, &Info { fu: Fu::Rejected, ..*info }, self.now, self.now);
        if fetched.position != WRONG {
            self.last_issued = fetched.position;
        }
    }

    /// Whether the instruction at `position` stands in an issue register, and nothing before it
    /// will have it fetched anew.
    fn has_decoded(&self, position: u64) -> bool {
        let queue = &self.frontend.queue;
        let (head, tail) = self.scoreboard.tickets();
        let refetches = |ticket| {
            let entry = self.scoreboard.get(ticket);
            entry.refetch && !entry.cancelled
        };
        for port in 0..queue.decoded() {
            let Some(fetched) = queue.register(port) else { break };
            if fetched.position == position {
                return !(head..tail).any(refetches);
            }
            if self.book.info(fetched.id).refetch || fetched.trapped {
                return false;
            }
        }
        false
    }

    /// Cycles within which each further instruction is decoded.
    fn most_cycles(&self) -> u64 {
        let params = &self.params;
        let memory =
            params.memory_read_latency.max(params.memory_write_latency).max(params.regions.slowest());
        MOST_CYCLES + params.icache_bytes as u64 / 16 + MOST_ACCESSES * u64::from(memory)
    }
}

impl<O: CommitObserver + Clone> Interrupts for Cva6<O> {
    fn interrupt(&mut self, asked: &InterruptAsk<'_>) -> Result<Interruption, String> {
        let &InterruptAsk { table, id, pc, vector, enabled, writes, line } = asked;
        if vector & 1 == 1 && vector & VECTOR_BITS != 0 {
            return Err(format!(
                "a vectored mtvec of the core holds a multiple of 256, and the program's is {:#010x}: the handler \
                 would be elsewhere",
                vector & !3
            ));
        }
        self.remember(false);
        let next = self.stream.end();
        let shown = self.since_reset;
        let of_line = |enabled, cycle: u64| line(enabled, cycle + shown).map(|up| up - shown);
        let mut ahead = self.clone();
        let is_up = |enabled, cycle: u64| of_line(enabled, cycle) == Some(cycle);
        let enabled_by = self.enabled_by(next);
        ahead.marks.0.push_back(Mark::new(next, Some(u64::MAX), enabled_by));
        let mut one = RetiredBatch::new();
        one.push(id, pc, pc, Flags::default(), 0);
        ahead.retire(&Retired::new(table, &one));
        ahead.ended = true;
        let (mut committed, most) = (ahead.committed, ahead.now.max(ahead.awake) + MOST_IDLE);
        while !ahead.has_decoded(next) {
            if ahead.now > most {
                return Ok(Interruption::Later(1));
            }
            committed = ahead.committed;
            // What is decoded on wrong paths is marked there, too.
            let comes = ahead.now + 1;
            if let Some(mark) = ahead.marks.0.back_mut() {
                mark.from = Some(if is_up(enabled, comes - SEEN) { comes } else { u64::MAX });
            }
            ahead.step();
        }
        let decoded = ahead.now;
        self.correct(&ahead, decoded);
        if !self.posted.moved.is_empty() {
            // Asked again, once the lines are as they are.
            return Ok(Interruption::Later(1));
        }
        let uncommitted = writes.iter().take_while(|write| committed + write.ago <= next).last();
        let enabled_then = uncommitted.map_or(enabled, |write| write.enabled);
        let seen = decoded - SEEN;
        if is_up(enabled_then, seen) {
            let mut since = seen;
            while since > self.now && is_up(enabled_then, since - 1) {
                since -= 1;
            }
            let from = (since + SEEN).max(ahead.wrote_enabled + 1).min(decoded);
            let masked_by = uncommitted.filter(|_| !is_up(enabled, seen)).map(|write| next - write.ago);
            self.marks.0.push_back(Mark { masked_by, ..Mark::new(next, Some(from), enabled_by) });
            let (cycle, lines) = (shown + decoded, shown + seen);
            return Ok(Interruption::Taken { cycle, lines, enabled: enabled_then });
        }
        if uncommitted.is_some() || self.has_posted() {
            return Ok(Interruption::Later(1));
        }
        let Some(up) = of_line(enabled, decoded) else { return Ok(Interruption::Later(u64::MAX)) };
        Ok(Interruption::Later(((up - decoded) / self.most_cycles()).max(1)))
    }

    fn moved(&mut self) -> Option<MovedStore> {
        self.posted.moved.pop_front()
    }

    fn pending(&self, cycle: u64) -> u64 {
        cycle - SEEN
    }
}
