//! What comes into which element at the end of each cycle.
//!
//! Source: as [`super`]. A cycle is looked at once the model has stepped it, with what stood where
//! at its start. Drives are told in an order in which what another element held can be read where
//! the list has come to: results first, then operands, then registers.

use super::fields::{Fields, Given, Operand};
use super::number;
use crate::cva6::Cva6;
use crate::cva6::info::{Fu, Info};
use crate::cva6::queue::{Fetched, WRONG};
use crate::cva6::scoreboard::Entry;
use crate::cva6::watch::Turn;
use crate::element::{AlignedDivider, Drive, DriveSource, Multiplier};
use crate::{CommitObserver, parts::image::UNKNOWN};

/// All bytes of a word.
const ALL: u8 = 0xf;
/// Scoreboard entries, and those of the queues and the buffer, as `elements` wants them.
const ENTRIES: u64 = 8;
const QUEUED: usize = 4;

/// What an element holds, as far as it can be told from what another holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Unknown,
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
struct Port {
    fetched: Fetched,
    /// Its instruction waits for its issue; else it left or was dropped, and its fields stand.
    valid: bool,
    /// Nothing came in since reset.
    empty: bool,
}

/// An access of the load/store unit.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    pub(in crate::cva6) ticket: u64,
    pub(in crate::cva6) store: bool,
    pub(in crate::cva6) address: Option<u64>,
}

/// A division under way.
#[derive(Clone, Copy, Debug)]
struct Division {
    position: u64,
    /// Cycle in which it executed.
    began: u64,
    /// First cycle in which its result can be used.
    done: u64,
}

/// What stood where at the start of a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Before {
    head: u64,
    tail: u64,
    /// Cancelled entries, one bit each, counted from the head.
    cancelled: u64,
    /// The first access of the load/store unit.
    access: Option<Access>,
    /// An access that issued in the cycle before.
    arriving: Option<Access>,
}

/// What is followed from cycle to cycle.
#[derive(Clone, Debug)]
pub struct Followed {
    ports: [Port; 2],
    x: [Word; 32],
    /// By element, what was told last.
    told: Vec<Option<Word>>,
    /// The ticket of scoreboard entry 0.
    base: u64,
    /// Which of the two places the next access takes.
    place: u16,
    storing: Option<(u64, Word)>,
    division: Option<Division>,
    /// By entry of the store queue, and of that of committed stores, whose data it holds.
    speculative: [(u64, Word); QUEUED],
    committed: [u64; QUEUED],
    /// Places of the next store that enters, commits, and of the next that leaves.
    enters: usize,
    commits: usize,
    entered: usize,
    leaves: usize,
    /// The last instruction of the right path that issued.
    last: u64,
}

impl Default for Followed {
    fn default() -> Self {
        let port = Port { fetched: Fetched::NONE, valid: false, empty: true };
        let mut x = std::array::from_fn(|register| Word::First(register as u8));
        x[0] = Word::Constant(0);
        Self {
            ports: [port; 2],
            x,
            told: vec![None; usize::from(number::OPERANDS) + 4],
            base: 0,
            place: 0,
            storing: None,
            division: None,
            speculative: [(0, Word::Unknown); QUEUED],
            committed: [0; QUEUED],
            enters: 0,
            commits: 0,
            entered: 0,
            leaves: 0,
            last: 0,
        }
    }
}

impl Followed {
    fn entry(&self, ticket: u64) -> u16 {
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

impl<O: CommitObserver> Cva6<O> {
    /// What stands where as a cycle begins.
    pub(in crate::cva6) fn look(&self) -> Before {
        let (head, tail) = self.scoreboard.tickets();
        let cancelled = (head..tail)
            .filter(|&ticket| self.scoreboard.get(ticket).cancelled)
            .fold(0, |all, ticket| all | 1 << (ticket - head));
        let (access, arriving) = self.load_store.accesses();
        Before { head, tail, cancelled, access, arriving }
    }

    /// Tells what comes into each element at the end of this cycle. `acknowledged`: so many
    /// instructions of the issue registers were taken, also where they are dropped.
    pub(in crate::cva6) fn follow_elements(
        &mut self,
        before: Before,
        turn: Turn,
        acknowledged: usize,
        commits_store: bool,
    ) {
        let mut followed = std::mem::take(&mut self.followed);
        let flushes = matches!(turn, Turn::Flush(_));
        self.follow_results(&mut followed, before);
        self.follow_units(&mut followed, before, flushes);
        self.follow_operands(&mut followed, before);
        self.follow_stores(&mut followed, before, flushes, commits_store);
        self.follow_commits(&mut followed, before);
        self.move_ports(&mut followed, turn, acknowledged);
        let (_, tail) = self.scoreboard.tickets();
        for ticket in before.tail..tail {
            let position = self.scoreboard.get(ticket).position;
            followed.last = if position == WRONG { followed.last } else { position };
        }
        if flushes {
            followed.restart(tail);
        }
        self.followed = followed;
    }

    /// Tells that an element holds `word` from the next cycle on, unless it held it before.
    fn tell(&mut self, followed: &mut Followed, element: u16, word: Word) {
        let source = match word {
            Word::Unknown => (followed.last, DriveSource::Unknown),
            Word::Constant(value) => (followed.last, DriveSource::Constant(value)),
            Word::Of(position, source) => (position, source),
            Word::First(register) => (followed.last, DriveSource::Held(u16::from(register), ALL)),
            Word::Wrong(ticket) => (followed.last, DriveSource::Held(followed.entry(ticket), ALL)),
        };
        self.tell_as(followed, element, word, source);
    }

    /// The same, in other words.
    fn tell_as(
        &mut self,
        followed: &mut Followed,
        element: u16,
        word: Word,
        (index, source): (u64, DriveSource),
    ) {
        if followed.told[usize::from(element)].replace(word) != Some(word) {
            self.observer.drive(&Drive { cycle: self.now + 1, index, element, source });
        }
    }

    /// What decode makes of an instruction.
    fn fields(&self, id: u32) -> Option<Fields> {
        self.book.fields.as_ref()?.get(&id).copied()
    }

    /// Whether the instruction at a position raised an exception.
    fn trapped(&self, position: u64) -> bool {
        self.stream.get(position).is_none_or(|retired| retired.trapped)
    }

    /// A value of an instruction, where it is on the right path and there are values of it.
    fn of(&self, position: u64, source: DriveSource) -> Word {
        if position == WRONG || self.trapped(position) { Word::Unknown } else { Word::Of(position, source) }
    }

    /// What an instruction has in its operand register.
    fn read(&self, position: u64, operand: Operand) -> Word {
        match operand {
            Operand::Constant(value) => Word::Constant(value),
            Operand::Register(register) => self.of(position, DriveSource::Register(register)),
        }
    }

    /// Operand b of an access.
    fn data(&self, access: Access) -> Word {
        let entry = self.scoreboard.get(access.ticket);
        self.fields(entry.id).map_or(Word::Unknown, |fields| self.read(entry.position, fields.operands[1]))
    }

    /// What the unit of an entry gives.
    fn given(&self, ticket: u64, entry: &Entry, before: Before) -> Word {
        let Some(fields) = self.fields(entry.id) else { return Word::Unknown };
        match fields.given {
            Given::Constant(value) => Word::Constant(value),
            Given::Waiting => before.access.map_or(Word::Constant(0), |access| self.data(access)),
            Given::OperandA => self.read(entry.position, fields.operands[0]),
            Given::Result if entry.position == WRONG => Word::Wrong(ticket),
            Given::Result => self.of(entry.position, DriveSource::Result),
            Given::Loaded => self.of(entry.position, DriveSource::Loaded),
        }
    }

    /// Immediates of what issues, and results that come.
    fn follow_results(&mut self, followed: &mut Followed, before: Before) {
        let tail = self.scoreboard.tickets().1;
        for ticket in before.tail..tail {
            let entry = *self.scoreboard.get(ticket);
            let word = self.fields(entry.id).map_or(Word::Unknown, |it| Word::Constant(it.immediate));
            let place = followed.entry(ticket);
            self.tell(followed, place, word);
        }
        for ticket in before.head..before.tail {
            let entry = *self.scoreboard.get(ticket);
            if entry.done != self.now || self.book.info(entry.id).raises {
                continue;
            }
            let (word, place) = (self.given(ticket, &entry, before), followed.entry(ticket));
            match word {
                Word::Wrong(_) => {
                    let source = self.computed(ticket, &entry);
                    let word = if source == DriveSource::Unknown { Word::Unknown } else { word };
                    self.tell_as(followed, place, word, (followed.last, source));
                }
                _ => self.tell(followed, place, word),
            }
        }
    }

    /// The result of an ALU operation of a wrong path, of what its operand registers hold.
    fn computed(&self, ticket: u64, entry: &Entry) -> DriveSource {
        if entry.fu != Fu::Alu {
            return DriveSource::Unknown;
        }
        let info = self.book.info(entry.id);
        let neighbour = ticket.checked_sub(1).map(|before| self.scoreboard.get(before));
        let second = neighbour.filter(|other| other.issued == entry.issued);
        if second.is_some_and(|other| info.sources().any(|register| other.written.has(register))) {
            return DriveSource::Unknown;
        }
        let a = number::OPERANDS + if second.is_some() { 2 } else { 0 };
        DriveSource::Computed(info.op, [a, a + 1])
    }

    /// Multiplier and divider.
    fn follow_units(&mut self, followed: &mut Followed, before: Before, flushes: bool) {
        let executing = (before.head..before.tail)
            .map(|ticket| *self.scoreboard.get(ticket))
            .find(|entry| entry.issued + 1 == self.now && matches!(entry.fu, Fu::Multiply | Fu::Divide));
        let parts = [Multiplier::Low, Multiplier::High, Multiplier::CarryLess, Multiplier::Reversed];
        for (element, part) in number::PRODUCT.into_iter().zip(parts) {
            let word = executing.map_or(Word::Constant(0), |entry| {
                self.of(entry.position, DriveSource::Multiplier(part))
            });
            self.tell(followed, element, word);
        }
        if let Some(entry) = executing.filter(|entry| entry.fu == Fu::Divide && !flushes) {
            let Entry { position, done, .. } = entry;
            followed.division = Some(Division { position, began: self.now, done });
        }
        let Some(division) = followed.division else { return };
        let step = self.now - division.began;
        // The last step is in the cycle before the result's; where that is known at once there is
        // none.
        if step > 0 && self.now >= division.done {
            followed.division = None;
            return;
        }
        let parts = [AlignedDivider::Remainder, AlignedDivider::Divisor, AlignedDivider::Quotient];
        for (element, part) in number::DIVIDER.into_iter().zip(parts) {
            if !flushes || part == AlignedDivider::Quotient {
                let word = self.of(division.position, DriveSource::AlignedDivider(part, step as u8));
                self.tell(followed, element, word);
            }
        }
    }

    /// The operand registers.
    fn follow_operands(&mut self, followed: &mut Followed, before: Before) {
        for port in 0..self.params.issue_width as usize {
            let Port { fetched, empty, .. } = followed.ports[port];
            let fields = if empty { None } else { self.fields(fetched.id) };
            for side in 0..2 {
                let element = number::OPERANDS + (2 * port + side) as u16;
                match fields.map(|fields| fields.operands[side]) {
                    None => {
                        let word = if empty { Word::Constant(0) } else { Word::Unknown };
                        self.tell(followed, element, word);
                    }
                    Some(Operand::Constant(value)) => self.tell(followed, element, Word::Constant(value)),
                    Some(Operand::Register(register)) => {
                        self.follow_operand(followed, before, (port, element), register);
                    }
                }
            }
        }
    }

    /// An operand register that follows an X register.
    fn follow_operand(
        &mut self,
        followed: &mut Followed,
        before: Before,
        (port, element): (usize, u16),
        register: u8,
    ) {
        let producer = (before.head..before.tail).rev().find(|&ticket| {
            before.cancelled >> (ticket - before.head) & 1 == 0
                && self.scoreboard.get(ticket).written.has(register)
        });
        let forwards = producer.filter(|&ticket| {
            let entry = self.scoreboard.get(ticket);
            entry.done <= self.now && entry.fu != Fu::Csr
        });
        let word = match forwards {
            Some(ticket) => self.given(ticket, self.scoreboard.get(ticket), before),
            None => followed.x[usize::from(register)],
        };
        let Port { fetched, valid, .. } = followed.ports[port];
        let info: &Info = self.book.info(fetched.id);
        let neighbour = &followed.ports[0];
        let beside = port > 0 && neighbour.valid && self.book.info(neighbour.fetched.id).written.has(register);
        // It is what the program's order says.
        let right = valid
            && fetched.position != WRONG
            && !self.trapped(fetched.position)
            && info.read.has(register)
            && !beside
            && (forwards.is_some() || producer.is_none());
        if right {
            let source = (fetched.position, DriveSource::Register(register));
            self.tell_as(followed, element, word, source);
        } else if forwards.is_some() {
            self.tell(followed, element, word);
        } else {
            let source = (followed.last, DriveSource::Held(u16::from(register), ALL));
            self.tell_as(followed, element, word, source);
        }
    }

    /// The load/store unit, the queues of stores and the write buffer.
    fn follow_stores(
        &mut self,
        followed: &mut Followed,
        before: Before,
        flushes: bool,
        commits_store: bool,
    ) {
        // Of what a store stands in front of, its data, rotated to its bytes.
        let word = match before.access {
            None => Word::Constant(0),
            Some(access) => match (self.data(access), access.address) {
                (Word::Constant(0), _) => Word::Constant(0),
                (Word::Constant(value), Some(address)) => {
                    Word::Constant(value.rotate_left(8 * (address as u32 & 3)))
                }
                (Word::Of(position, _), _) if access.store => Word::Of(position, DriveSource::Stored),
                _ => Word::Unknown,
            },
        };
        self.tell(followed, number::STORE_DATA, word);
        let (cycle, at, bytes) = self.load_store.write_buffer.taken;
        if cycle == self.now {
            let from = number::COMMITTED + followed.leaves as u16;
            let index = followed.committed[followed.leaves];
            followed.leaves = (followed.leaves + 1) % QUEUED;
            let element = number::BUFFER + at as u16;
            // Bytes of several stores meet there: it is never the same as before.
            followed.told[usize::from(element)] = None;
            self.tell_as(followed, element, Word::Unknown, (index, DriveSource::Held(from, bytes)));
        }
        if commits_store {
            let (position, word) = followed.speculative[followed.commits];
            followed.committed[followed.entered] = position;
            self.tell(followed, number::COMMITTED + followed.entered as u16, word);
            followed.entered = (followed.entered + 1) % QUEUED;
            followed.commits = (followed.commits + 1) % QUEUED;
        }
        if let Some((position, word)) = followed.storing.take().filter(|_| !flushes) {
            followed.speculative[followed.enters] = (position, word);
            self.tell(followed, number::SPECULATIVE + followed.enters as u16, word);
            followed.enters = (followed.enters + 1) % QUEUED;
        }
        if self.load_store.is_storing()
            && let Some(access) = before.access
        {
            let position = self.scoreboard.get(access.ticket).position;
            followed.storing = Some((if position == WRONG { followed.last } else { position }, word));
        }
        if flushes {
            for place in 0..2 {
                self.tell(followed, number::WAITING + place, Word::Constant(0));
            }
        } else if let Some(access) = before.arriving {
            let word = self.data(access);
            self.tell(followed, number::WAITING + followed.place, word);
            followed.place ^= 1;
        }
    }

    /// The register file.
    fn follow_commits(&mut self, followed: &mut Followed, before: Before) {
        let head = self.scoreboard.tickets().0;
        for ticket in before.head..head {
            let entry = *self.scoreboard.get(ticket);
            let is_cancelled = before.cancelled >> (ticket - before.head) & 1 == 1;
            if is_cancelled || entry.position == WRONG {
                continue;
            }
            let Some(register) = entry.written.iter().next() else { continue };
            // A later one of this cycle wins.
            let is_last = (ticket + 1..head).all(|later| !self.scoreboard.get(later).written.has(register));
            if self.trapped(entry.position) || !is_last {
                continue;
            }
            let word = match self.fields(entry.id).map(|fields| fields.given) {
                Some(Given::Constant(value)) => Word::Constant(value),
                Some(Given::Loaded) => Word::Of(entry.position, DriveSource::Loaded),
                _ => Word::Of(entry.position, DriveSource::Result),
            };
            followed.x[usize::from(register)] = word;
            self.tell(followed, u16::from(register), word);
        }
    }

    /// What stands in the issue registers in the next cycle.
    fn move_ports(&mut self, followed: &mut Followed, turn: Turn, acknowledged: usize) {
        let queue = &self.frontend.queue;
        let width = self.params.issue_width as usize;
        let is_on = turn == Turn::On;
        // What was taken and is dropped has not left the model's queue.
        let (first, decoded) =
            if is_on { (0, queue.decoded()) } else { (acknowledged, self.would_decode(acknowledged)) };
        for (port, place) in followed.ports[..width].iter_mut().enumerate() {
            match queue.peek(first + port).filter(|_| port < decoded) {
                Some(&fetched) => *place = Port { fetched, valid: is_on, empty: false },
                None => place.valid = false,
            }
        }
    }

    /// How many instructions would stand in the issue registers, were so many of them gone.
    fn would_decode(&self, acknowledged: usize) -> usize {
        let queue = &self.frontend.queue;
        let mut count = queue.decoded() - acknowledged;
        let mut redirected = false;
        while count < self.params.issue_width as usize {
            let Some(fetched) = queue.peek(acknowledged + count) else { break };
            if fetched.redirects && redirected || fetched.id == UNKNOWN {
                break;
            }
            redirected |= fetched.redirects;
            count += 1;
        }
        count
    }
}
