//! The scoreboard: instructions between issue and commit, in order (core/scoreboard.sv).

use super::info::{Fu, Info};
use super::queue::Fetched;
use crate::Causes;
use crate::parts::image::UNKNOWN;
use crate::parts::registers::{NUMBERS, Registers};
use crate::relative::Relative;

/// A result that is not there yet.
pub const PENDING: u64 = u64::MAX;

/// One entry.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Position in the stream, or `queue::WRONG`.
    pub position: u64,
    /// Static entry.
    pub id: u32,
    /// Functional unit.
    pub fu: Fu,
    /// Issued on a wrong path: it takes a commit slot and retires nothing.
    pub cancelled: bool,
    /// Last entry of its instruction (an instruction may take several).
    pub last: bool,
    /// Commit slots that it takes, all in one cycle.
    pub commit_slots: u8,
    /// Commit ports that may take it, one bit each.
    pub commit_ports: u8,
    /// Write ports that it takes at commit.
    pub write_ports: u8,
    /// Registers written.
    pub written: Registers,
    /// Its results come at times of their own.
    several: bool,
    /// Cycle from which all of it is finished.
    pub done: u64,
    /// Cycle in which it issued.
    pub issued: u64,
    /// It redirects fetch when it executes.
    pub mispredicted: bool,
    /// Fetch restarts after it when it commits.
    pub refetch: bool,
    /// What held it up.
    pub causes: Causes,
}

impl Entry {
    const NONE: Self = Self {
        position: super::queue::WRONG,
        id: UNKNOWN,
        fu: Fu::Alu,
        cancelled: false,
        last: true,
        commit_slots: 1,
        commit_ports: u8::MAX,
        write_ports: 1,
        written: Registers::NONE,
        several: false,
        done: PENDING,
        issued: 0,
        mispredicted: false,
        refetch: false,
        causes: Causes(0),
    };
}

/// A ring of at most 64 entries, named by ever-increasing tickets.
#[derive(Clone, Debug)]
pub struct Scoreboard {
    entries: [Entry; 64],
    /// For each entry the cycle from which its results can be used.
    ready: [u64; 64],
    /// For each entry whose results come at times of their own, these times by register.
    times: Vec<Vec<(u8, u64)>>,
    /// For each register, the ticket after that of its youngest producer; 0 where it never had
    /// one.
    youngest: [u64; NUMBERS],
    size: usize,
    head: u64,
    tail: u64,
}

impl Scoreboard {
    /// `size` entries, all free.
    pub fn new(size: usize) -> Self {
        Self {
            entries: [Entry::NONE; 64],
            ready: [PENDING; 64],
            times: vec![Vec::new(); 64],
            youngest: [0; NUMBERS],
            size,
            head: 0,
            tail: 0,
        }
    }

    /// Ticket of the oldest entry, and the one that the next will get.
    #[inline]
    pub fn tickets(&self) -> (u64, u64) {
        (self.head, self.tail)
    }

    /// Entries in use.
    #[inline]
    pub fn len(&self) -> usize {
        (self.tail - self.head) as usize
    }

    /// Free entries.
    #[inline]
    pub fn free(&self) -> usize {
        self.size - self.len()
    }

    /// The entry with this ticket.
    #[inline]
    pub fn get(&self, ticket: u64) -> &Entry {
        &self.entries[ticket as usize % 64]
    }

    /// The entry with this ticket, to be changed.
    #[inline]
    pub fn get_mut(&mut self, ticket: u64) -> &mut Entry {
        &mut self.entries[ticket as usize % 64]
    }

    /// The oldest entry.
    #[inline]
    pub fn front(&self) -> Option<&Entry> {
        (self.head < self.tail).then(|| &self.entries[self.head as usize % 64])
    }

    /// The oldest entry, to be changed.
    #[inline]
    pub fn front_mut(&mut self) -> Option<&mut Entry> {
        (self.head < self.tail).then(|| &mut self.entries[self.head as usize % 64])
    }

    /// Adds an entry for an instruction of this shape, all of whose results can be used from `done`
    /// on, and returns its ticket.
    ///
    /// The fields are set in place: a whole entry that is put together elsewhere and copied here
    /// costs a third of the issue stage.
    #[inline(always)]
    pub fn push(&mut self, fetched: &Fetched, info: &Info, issued: u64, done: u64) -> u64 {
        let ticket = self.tail;
        let place = ticket as usize % 64;
        self.tail += 1;
        let entry = &mut self.entries[place];
        entry.position = fetched.position;
        entry.id = fetched.id;
        entry.fu = info.fu;
        entry.cancelled = false;
        entry.last = true;
        entry.commit_slots = info.commit_slots;
        // What trapped commits at the first port only (core/commit_stage.sv:
        // `!commit_instr_i[1].ex.valid`).
        entry.commit_ports = if fetched.trapped { 1 } else { info.commit_ports };
        entry.write_ports = info.write_ports;
        entry.written = info.written;
        entry.several = false;
        entry.done = done;
        entry.issued = issued;
        entry.mispredicted = fetched.mispredicted;
        entry.refetch = info.refetch || fetched.trapped;
        entry.causes = fetched.after;
        self.ready[place] = done;
        match info.writes {
            0 => {}
            1 => self.youngest[info.destination as usize % NUMBERS] = self.tail,
            _ => info.written.iter().for_each(|register| self.youngest[register as usize] = self.tail),
        }
        ticket
    }

    /// From when on the result in `register` can be used.
    #[inline]
    pub fn ready(&self, ticket: u64, register: u8) -> u64 {
        let place = ticket as usize % 64;
        if self.entries[place].several { self.time(place, register) } else { self.ready[place] }
    }

    #[cold]
    fn time(&self, place: usize, register: u8) -> u64 {
        let found = self.times[place].iter().rev().find(|(number, _)| *number == register);
        found.map_or(self.ready[place], |&(_, cycle)| cycle)
    }

    /// The result in `register` can be used from `cycle` on, whatever the entry's others do.
    pub fn set_ready(&mut self, ticket: u64, register: u8, cycle: u64) {
        let place = ticket as usize % 64;
        if !std::mem::replace(&mut self.entries[place].several, true) {
            self.times[place].clear();
        }
        self.times[place].push((register, cycle));
    }

    /// The instruction is finished, and all its results can be used, from `cycle` on. It may have
    /// several entries, of which `ticket` is the last.
    #[inline]
    pub fn finish(&mut self, ticket: u64, cycle: u64) {
        let mut part = ticket;
        while self.holds(part) && (part == ticket || !self.get(part).last) {
            let entry = self.get_mut(part);
            entry.done = cycle;
            entry.several = false;
            self.ready[part as usize % 64] = cycle;
            let Some(before) = part.checked_sub(1) else { break };
            part = before;
        }
    }

    /// Frees the oldest entry and returns its ticket; it can be read until another takes its place.
    #[inline]
    pub fn pop(&mut self) -> u64 {
        self.head += 1;
        self.head - 1
    }

    /// Whether `ticket` is still in use.
    #[inline]
    pub fn holds(&self, ticket: u64) -> bool {
        self.head <= ticket && ticket < self.tail
    }

    /// Cancels every entry younger than `ticket`.
    pub fn cancel_after(&mut self, ticket: u64) {
        for younger in ticket + 1..self.tail {
            self.get_mut(younger).cancelled = true;
        }
    }

    /// Drops every entry.
    pub fn clear(&mut self) {
        self.head = self.tail;
    }

    /// From when on the results in it can be used.
    pub fn result_times(&self) -> impl Iterator<Item = u64> {
        (self.head..self.tail).flat_map(|ticket| {
            let place = ticket as usize % 64;
            let entry = &self.entries[place];
            let one = (!entry.several && !entry.written.is_empty()).then(|| self.ready[place]);
            let several = if entry.several { &self.times[place][..] } else { &[] };
            one.into_iter().chain(several.iter().map(|&(_, cycle)| cycle))
        })
    }

    /// What is in it, as it is seen from the present cycle; tickets count from the oldest. `info`
    /// knows instructions.
    pub fn visit<'a>(&mut self, relative: &mut Relative, info: impl Fn(u32) -> &'a Info) {
        let mut length = self.len();
        relative.visit_count(&mut length);
        if relative.reads() {
            self.head = self.tail;
            self.tail += length as u64;
        }
        relative.tickets = self.tickets();
        for ticket in self.head..self.tail {
            let place = ticket as usize % 64;
            let entry = &mut self.entries[place];
            // What is only told of it does not matter.
            let Entry { position, id, cancelled, last, commit_slots, commit_ports, write_ports, .. } = entry;
            relative.visit_position(position);
            relative.visit_word(id);
            for port in [commit_slots, commit_ports, write_ports] {
                relative.visit_byte(port);
            }
            let Entry { fu, written, several, done, issued, mispredicted, refetch, causes: _, .. } = entry;
            relative.visit_flags([cancelled, last, several, mispredicted, refetch]);
            relative.visit_time(done);
            relative.visit_time(&mut self.ready[place]);
            if *several && relative.is_plain() {
                relative.count(self.times[place].len());
                for &(register, cycle) in &self.times[place] {
                    relative.count(usize::from(register));
                    relative.time(cycle);
                }
            } else if !relative.is_plain() {
                let known = info(*id);
                // What several entries of an instruction hold each does not follow from it.
                if *several || !*last {
                    relative.refuse();
                }
                if relative.reads() {
                    (*fu, *written) = (known.fu, known.written);
                }
                // Its way to the accelerator begins in the cycle after.
                if matches!(known.fu, Fu::Accelerator(_)) {
                    relative.visit_present(issued, 0);
                }
            }
        }
        self.visit_youngest(relative);
    }

    /// Which of its entries are youngest producers, and of what.
    fn visit_youngest(&mut self, relative: &mut Relative) {
        if relative.reads() {
            let (mut count, mut register, mut behind) = (0, 0, 0);
            relative.visit_count(&mut count);
            self.youngest.fill(0);
            for _ in 0..count {
                relative.visit_count(&mut register);
                relative.visit(&mut behind);
                self.youngest[register] = self.head + behind;
            }
            return;
        }
        relative.count(self.youngest.iter().filter(|&&youngest| youngest > self.head).count());
        for (register, &youngest) in self.youngest.iter().enumerate() {
            if youngest > self.head {
                relative.count(register);
                relative.number(youngest - self.head);
            }
        }
    }

    /// Positions of what is in it.
    pub fn positions(&self) -> impl Iterator<Item = u64> {
        (self.head..self.tail).map(|ticket| self.get(ticket).position)
    }

    /// When the youngest producer of `register` before the ticket `end` can be used: `None` where
    /// no entry writes it, `Some(PENDING)` where that is not known yet. The result of a CSR access
    /// is never forwarded.
    #[inline]
    pub fn producer(&self, register: u8, end: u64) -> Option<u64> {
        // Nobody after the youngest producer writes it; of those before, only if that one is
        // cancelled or from `end` on.
        for ticket in (self.head..self.youngest[register as usize % NUMBERS].min(end)).rev() {
            let place = ticket as usize % 64;
            let entry = &self.entries[place];
            if entry.cancelled {
                continue;
            }
            if entry.written.has(register) {
                return Some(if entry.fu == Fu::Csr { PENDING } else { self.ready(ticket, register) });
            }
        }
        None
    }
}
