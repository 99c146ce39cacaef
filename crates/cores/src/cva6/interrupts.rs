//! Interrupts: which instruction one takes off, and how long `wfi` lets nothing commit.
//!
//! Source: core/decoder.sv (`interrupt_cause`), core/csr_regfile.sv (`mip_q`, `wfi_q`,
//! `trap_vector_base_o`), core/issue_read_operands.sv (`ex.valid`), core/commit_stage.sv
//! (`halt_i`). A line is registered, and what is decoded while it is seen and enabled is marked. A
//! marked instruction executes nowhere, passes the scoreboard as one that raises an exception, and
//! the trap is taken when it commits; what is behind it is marked too, and dropped. What is decoded
//! on a wrong path is marked, and dropped like everything there.

use std::collections::VecDeque;
use std::ops::Range;

use instar_trace::{Flags, InterruptAsk, Interruption, Interrupts, MovedStore, Retired, RetiredBatch};

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
#[derive(Clone, Debug)]
struct TakenOff {
    position: u64,
    /// The x registers before it; `None`: nobody tells when its interrupt is seen.
    registers: Option<Box<[u64; 32]>>,
    /// What memory holds, as far as loads want to know it that are dropped with it.
    loaded: Vec<Loaded>,
}

/// What so many bytes at an address hold; `None`: they are no memory.
#[derive(Clone, Copy, Debug)]
struct Loaded {
    address: u64,
    bytes: u16,
    value: Option<u64>,
}

/// Which instructions interrupts take off, of those that have not committed, and when decode sees
/// one.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    off: VecDeque<TakenOff>,
    /// Cycles in which an enabled line is seen, the earliest first.
    seen: VecDeque<Range<u64>>,
    /// An address and bytes there that a load wants to know.
    wanted: Option<(u64, u16)>,
}

impl Marks {
    /// Whether there are any.
    #[inline]
    pub(super) fn any(&self) -> bool {
        !self.off.is_empty() || !self.seen.is_empty()
    }

    /// An enabled line is seen in this cycle, the latest so far.
    fn sees(&mut self, cycle: u64) {
        match self.seen.back_mut() {
            Some(last) if last.end == cycle => last.end += 1,
            _ => self.seen.push_back(cycle..cycle + 1),
        }
    }

    /// What is seen after this cycle is asked anew, and what was seen up to it has been.
    fn forget_seen(&mut self, now: u64) {
        self.seen.iter_mut().for_each(|cycles| cycles.end = cycles.end.min(now + 1));
        self.seen.retain(|cycles| cycles.contains(&now));
    }

    /// The x registers before the instruction at `position`, where an interrupt takes it off.
    pub(super) fn registers(&self, position: u64) -> Option<&[u64; 32]> {
        self.off.iter().find(|off| off.position == position)?.registers.as_deref()
    }

    /// What a load of these bytes brings that is dropped with the instruction at `position`. Where
    /// that is not known yet, it is wanted.
    pub(super) fn loaded(&mut self, position: u64, address: u64, bytes: u16) -> Option<u64> {
        let off = self.off.iter().find(|off| off.position == position && off.registers.is_some())?;
        match off.loaded.iter().find(|loaded| (loaded.address, loaded.bytes) == (address, bytes)) {
            Some(loaded) => loaded.value,
            None => {
                self.wanted = Some((address, bytes));
                None
            }
        }
    }

    /// Whether one is seen in this cycle.
    fn is_seen(&mut self, now: u64) -> bool {
        while self.seen.pop_front_if(|cycles| cycles.end <= now).is_some() {}
        self.seen.front().is_some_and(|cycles| cycles.contains(&now))
    }

    /// The instruction at `position` has left.
    pub(super) fn leaves(&mut self, position: u64) {
        // Where nobody told, an interrupt is seen until it is taken.
        if self.off.pop_front_if(|off| off.position <= position).is_some_and(|off| off.registers.is_none()) {
            self.seen.clear();
        }
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
        for (at, _) in batch.flags.iter().enumerate().filter(|(_, flags)| flags.has(Flags::INTERRUPT)) {
            let position = first + at as u64;
            if !self.marks.off.iter().any(|off| off.position == position) {
                self.marks.off.push_back(TakenOff { position, registers: None, loaded: Vec::new() });
            }
        }
    }

    /// Whether the instruction that is decoded in this cycle is marked. One that is dropped and
    /// fetched again, as something before it flushes the pipeline, is one of a wrong path where it
    /// is marked now and not then, or then and not now.
    #[cold]
    pub(super) fn mark_next(&mut self) {
        let Some(&fetched) = self.frontend.queue.next() else { return };
        let (position, now) = (fetched.position, self.now);
        let seen = self.marks.is_seen(now);
        let off = self.marks.off.iter().find(|off| off.position == position);
        let told = off.map(|off| off.registers.is_some());
        let dropped = told != Some(false) && self.refetches_before(self.frontend.queue.decoded());
        let marked = if position == WRONG || dropped { seen } else { told.is_some() };
        if told == Some(false) && !seen {
            self.marks.seen.push_back(now..u64::MAX);
        }
        let next = self.frontend.queue.next_mut();
        next.marked = marked;
        if dropped && position != WRONG && marked != told.is_some() {
            (next.position, next.trapped, next.mispredicted) = (WRONG, false, false);
        }
    }

    /// Whether something under way before issue register `port` has what follows it fetched anew.
    fn refetches_before(&self, port: usize) -> bool {
        let (head, tail) = self.scoreboard.tickets();
        let mut entries = (head..tail).map(|ticket| self.scoreboard.get(ticket));
        let mut registers = (0..port).map_while(|port| self.frontend.queue.register(port));
        entries.any(|entry| entry.refetch && !entry.cancelled && entry.position != WRONG)
            || registers.any(|fetched| {
                let refetches = self.book.info(fetched.id).refetch || fetched.trapped || fetched.marked;
                refetches && fetched.position != WRONG
            })
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
        let found = (0..queue.decoded())
            .find(|&port| queue.register(port).is_some_and(|fetched| fetched.position == position));
        found.is_some_and(|port| !self.refetches_before(port))
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
        // What loads want to know is told, and the copy that is ahead begins anew.
        let mut loaded = Vec::new();
        loop {
            match self.look_ahead(asked, &loaded)? {
                Ahead::Found(found) => return Ok(found),
                Ahead::Wants(address, bytes) => {
                    loaded.push(Loaded { address, bytes, value: (asked.memory)(address, bytes) });
                }
            }
        }
    }

    fn moved(&mut self) -> Option<MovedStore> {
        self.posted.moved.pop_front()
    }

    fn pending(&self, cycle: u64) -> u64 {
        cycle - SEEN
    }
}

/// What a copy finds that is ahead.
enum Ahead {
    Found(Interruption),
    /// A load wants to know what memory holds: address and bytes.
    Wants(u64, u16),
}

impl<O: CommitObserver + Clone> Cva6<O> {
    /// Whether an interrupt takes off what is asked for, by a copy that is ahead; `loaded` is known
    /// of memory.
    fn look_ahead(&mut self, asked: &InterruptAsk<'_>, loaded: &[Loaded]) -> Result<Ahead, String> {
        let &InterruptAsk { table, id, pc, vector, enabled, changes, line, registers, .. } = asked;
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
        let is_up = |enabled, cycle: u64| of_line(enabled, cycle) == Some(cycle);
        let under_way =
            |committed| changes.iter().take_while(move |change| committed + change.ago <= next).last();
        self.marks.forget_seen(self.now);
        let mut ahead = self.clone();
        let off = TakenOff { position: next, registers: Some(Box::new(*registers)), loaded: loaded.to_vec() };
        ahead.marks.off.push_back(off.clone());
        ahead.marks.wanted = None;
        let mut one = RetiredBatch::new();
        one.push(id, pc, pc, Flags::default(), 0);
        ahead.learn(&Retired::new(table, &one));
        ahead.ended = true;
        let (mut then, most) = (None, ahead.now.max(ahead.awake) + MOST_IDLE);
        while !ahead.has_decoded(next) {
            if ahead.now > most {
                return Ok(Ahead::Found(Interruption::Later(1)));
            }
            // What is decoded on wrong paths and what is dropped is marked, too.
            then = under_way(ahead.committed);
            let comes = ahead.now + 1;
            if is_up(then.map_or(enabled, |change| change.enabled), comes - SEEN) {
                ahead.marks.sees(comes);
                self.marks.sees(comes);
            }
            ahead.step();
            if let Some((address, bytes)) = ahead.marks.wanted.take() {
                return Ok(Ahead::Wants(address, bytes));
            }
        }
        let decoded = ahead.now;
        self.correct(&ahead, decoded);
        if !self.posted.moved.is_empty() {
            // Asked again, once the lines are as they are.
            return Ok(Ahead::Found(Interruption::Later(1)));
        }
        let enabled_then = then.map_or(enabled, |change| change.enabled);
        let seen = decoded - SEEN;
        if is_up(enabled_then, seen) {
            self.marks.off.push_back(off);
            let (cycle, lines) = (shown + decoded, shown + seen);
            return Ok(Ahead::Found(Interruption::Taken { cycle, lines, enabled: enabled_then }));
        }
        if then.is_some() || self.has_posted() {
            return Ok(Ahead::Found(Interruption::Later(1)));
        }
        let Some(up) = of_line(enabled, decoded) else {
            return Ok(Ahead::Found(Interruption::Later(u64::MAX)));
        };
        // What a device holds up takes longer than anything else may.
        let free = self.held.iter().map(|held| held.until).fold(decoded, u64::max);
        let later = (up.saturating_sub(free) / self.most_cycles()).max(1);
        Ok(Ahead::Found(Interruption::Later(later)))
    }
}
