//! The scoreboard: instructions between issue and commit, in order (core/scoreboard.sv).

use super::info::{Fu, MANY};
use crate::Causes;

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
    /// Registers written, and the first cycle in which each result can be forwarded.
    pub destinations: [u8; MANY],
    /// Cycle from which the result of each destination can be used.
    pub ready: [u64; MANY],
    /// Number of destinations.
    pub writes: u8,
    /// Cycle from which all of it is finished.
    pub done: u64,
    /// Cycle in which it issued.
    pub issued: u64,
    /// It redirects fetch when it executes.
    pub mispredicted: bool,
    /// Fetch restarts behind it when it commits.
    pub refetch: bool,
    /// What held it up.
    pub causes: Causes,
}

impl Entry {
    const NONE: Self = Self {
        position: super::queue::WRONG,
        id: super::image::UNKNOWN,
        fu: Fu::Alu,
        cancelled: false,
        last: true,
        commit_slots: 1,
        commit_ports: u8::MAX,
        write_ports: 1,
        destinations: [0; MANY],
        ready: [PENDING; MANY],
        writes: 0,
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
    /// For each register, the ticket behind that of its youngest producer; 0 where it never had one.
    youngest: [u64; 64],
    size: usize,
    head: u64,
    tail: u64,
}

impl Scoreboard {
    /// `size` entries, all free.
    pub fn new(size: usize) -> Self {
        Self { entries: [Entry::NONE; 64], youngest: [0; 64], size, head: 0, tail: 0 }
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
    pub fn get(&mut self, ticket: u64) -> &mut Entry {
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

    /// Adds an entry and returns its ticket.
    #[inline]
    pub fn push(&mut self, entry: Entry) -> u64 {
        self.entries[self.tail as usize % 64] = entry;
        self.tail += 1;
        for &register in &entry.destinations[..entry.writes as usize] {
            self.youngest[register as usize % 64] = self.tail;
        }
        self.tail - 1
    }

    /// Frees the oldest entry.
    #[inline]
    pub fn pop(&mut self) -> Entry {
        self.head += 1;
        self.entries[(self.head - 1) as usize % 64]
    }

    /// Whether `ticket` is still in use.
    #[inline]
    pub fn holds(&self, ticket: u64) -> bool {
        self.head <= ticket && ticket < self.tail
    }

    /// Cancels every entry younger than `ticket`.
    pub fn cancel_after(&mut self, ticket: u64) {
        for younger in ticket + 1..self.tail {
            self.get(younger).cancelled = true;
        }
    }

    /// Drops every entry.
    pub fn clear(&mut self) {
        self.head = self.tail;
    }

    /// When the youngest producer of `register` can be used: `None` where no entry writes it, `Some(PENDING)`
    /// where that is not known yet. The result of a CSR access is never forwarded.
    #[inline]
    pub fn producer(&self, register: u8) -> Option<u64> {
        // Nobody behind the youngest producer writes it; of those before, only if that one is cancelled.
        for ticket in (self.head..self.youngest[register as usize % 64]).rev() {
            let entry = &self.entries[ticket as usize % 64];
            if entry.cancelled {
                continue;
            }
            for (number, ready) in
                entry.destinations.iter().zip(entry.ready).take(entry.writes as usize).rev()
            {
                if *number == register {
                    return Some(if entry.fu == Fu::Csr { PENDING } else { ready });
                }
            }
        }
        None
    }
}
