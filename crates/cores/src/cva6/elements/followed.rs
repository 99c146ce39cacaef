//! What is followed of a CVA6 from cycle to cycle, to tell its elements.
//!
//! Source: as [`super`].

use super::number;
use crate::cva6::queue::Fetched;
use crate::element::DriveSource;

/// All bytes of a word.
pub(super) const ALL: u8 = 0xf;
/// Scoreboard entries, and those of the queues and the buffer, as `elements` wants them.
const ENTRIES: u64 = 8;
pub(super) const QUEUED: usize = 4;
const BUFFERED: usize = 8;

/// What an element holds, as far as it can be told from what another holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// What cannot be told.
    Unknown,
    /// A number of the code.
    Constant(u32),
    /// A value of the instruction at this position.
    Of(u64, DriveSource),
    /// What this X register held where the model began.
    First(u8),
    /// The result of an instruction of a wrong path, by its ticket.
    Wrong(u64),
}

/// An issue register.
#[derive(Clone, Copy, Debug)]
pub struct Port {
    pub(super) fetched: Fetched,
    /// Its instruction waits for its issue; else it left or was dropped, and its fields stand.
    pub(super) valid: bool,
    /// Nothing came in since reset.
    pub(super) empty: bool,
    /// What its address is more in hardware than in the code: a return that is predicted without a
    /// return address is followed by what lies behind it, with addresses from 0 on
    /// (frontend/instr_queue.sv).
    pub(super) shift: u32,
}

/// An access of the load/store unit.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// Its instruction's, in the scoreboard.
    pub ticket: u64,
    /// It writes.
    pub store: bool,
    /// Where, if that is known.
    pub address: Option<u64>,
}

/// A division under way.
#[derive(Clone, Copy, Debug)]
pub struct Division {
    pub(super) position: u64,
    /// Cycle in which it executed.
    pub(super) began: u64,
    /// First cycle in which its result can be used.
    pub(super) done: u64,
}

/// What stood where at the start of a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Before {
    pub(super) head: u64,
    pub(super) tail: u64,
    /// Cancelled entries, one bit each, counted from the head.
    pub(super) cancelled: u64,
    /// The first access of the load/store unit.
    pub(super) access: Option<Access>,
    /// An access that issued in the cycle before.
    pub(super) arriving: Option<Access>,
}

/// What is followed from cycle to cycle.
#[derive(Clone, Debug)]
pub struct Followed {
    pub(super) ports: [Port; 2],
    /// What came in last, if nothing was dropped since.
    pub(super) entered: Option<Port>,
    pub(super) x: [Word; 32],
    /// By element, what was told last.
    pub(super) told: Vec<Option<Word>>,
    /// The ticket of scoreboard entry 0.
    base: u64,
    /// Which of the two places the next access takes.
    pub(super) place: u16,
    pub(super) storing: Option<(u64, Word)>,
    pub(super) division: Option<Division>,
    /// By entry of the store queue, and of that of committed stores, whose data it holds.
    pub(super) speculative: [(u64, Word); QUEUED],
    pub(super) committed: [u64; QUEUED],
    /// By word of the write buffer, whose store went there last.
    pub(super) buffered: [u64; BUFFERED],
    /// Places of the next store that enters, commits, and of the next that leaves.
    pub(super) enters: usize,
    pub(super) commits: usize,
    pub(super) commits_to: usize,
    pub(super) leaves: usize,
    /// Requests of the data cache so far.
    pub(super) requests: u64,
    /// The last instruction of the right path that issued.
    pub(super) last: u64,
}

impl Default for Followed {
    fn default() -> Self {
        let port = Port { fetched: Fetched::NONE, valid: false, empty: true, shift: 0 };
        let mut x = std::array::from_fn(|register| Word::First(register as u8));
        x[0] = Word::Constant(0);
        Self {
            ports: [port; 2],
            entered: None,
            x,
            told: vec![None; usize::from(number::OPERANDS) + 4],
            base: 0,
            place: 0,
            storing: None,
            division: None,
            speculative: [(0, Word::Unknown); QUEUED],
            committed: [0; QUEUED],
            buffered: [0; BUFFERED],
            enters: 0,
            commits: 0,
            commits_to: 0,
            leaves: 0,
            requests: 0,
            last: 0,
        }
    }
}

impl Followed {
    /// The element of the scoreboard entry with this ticket.
    pub(super) fn entry(&self, ticket: u64) -> u16 {
        number::ENTRY + (ticket.wrapping_sub(self.base) % ENTRIES) as u16
    }

    /// Everything that has not committed is dropped; `tail` is the next ticket.
    pub fn restart(&mut self, tail: u64) {
        self.ports.iter_mut().for_each(|port| port.valid = false);
        self.base = tail;
        self.place = 0;
        self.storing = None;
        self.division = None;
        self.enters = self.commits;
    }
}
