//! What comes into which element at the end of each cycle.
//!
//! Source: as [`super`]. A cycle is looked at once the model has stepped it, with what stood where
//! at its start. Drives are told in an order in which what another element held can be read where
//! the list has come to: results first, then operands, then registers.

use instar_isa::Op;

use super::fields::{Fields, Given, Operand};
use super::followed::{ALL, Before, Division, Followed, Port, Word};
use super::number;
use crate::CommitObserver;
use crate::cva6::Cva6;
use crate::cva6::info::{Fu, Info};
use crate::cva6::queue::{Fetched, WRONG};
use crate::cva6::scoreboard::Entry;
use crate::cva6::watch::Turn;
use crate::element::{AlignedDivider, Computation, Drive, DriveSource, Multiplier};

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
    pub(super) fn tell(&mut self, followed: &mut Followed, element: u16, word: Word) {
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
    pub(super) fn tell_as(
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
    pub(super) fn fields(&self, id: u32) -> Option<Fields> {
        self.book.fields.as_ref()?.get(&id).copied()
    }

    /// Whether the instruction at a position raised an exception.
    fn trapped(&self, position: u64) -> bool {
        self.stream.get(position).is_none_or(|retired| retired.trapped)
    }

    /// A value of an instruction, where it is on the right path and there are values of it.
    pub(super) fn of(&self, position: u64, source: DriveSource) -> Word {
        if position == WRONG || self.trapped(position) { Word::Unknown } else { Word::Of(position, source) }
    }

    /// What an instruction has in its operand register.
    pub(super) fn read(&self, position: u64, operand: Operand) -> Word {
        match operand {
            Operand::Constant(value) | Operand::Address(value) => Word::Constant(value),
            Operand::Register(register) => self.of(position, DriveSource::Register(register)),
        }
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

    /// The operand registers of an entry that executes, where its neighbour's result does not come
    /// in their place.
    fn operands_of(&self, ticket: u64, entry: &Entry) -> Option<[u16; 2]> {
        let neighbour = ticket.checked_sub(1).map(|before| self.scoreboard.get(before));
        let second = neighbour.filter(|other| other.issued == entry.issued);
        let mut sources = self.book.info(entry.id).sources();
        if second.is_some_and(|other| sources.any(|register| other.written.has(register))) {
            return None;
        }
        let a = number::OPERANDS + if second.is_some() { 2 } else { 0 };
        Some([a, a + 1])
    }

    /// The result of an ALU operation or a product of a wrong path, of what registers hold.
    fn computed(&self, ticket: u64, entry: &Entry) -> DriveSource {
        let Some(op) = self.fields(entry.id).map(|fields| fields.op) else { return DriveSource::Unknown };
        let product = |at: usize| DriveSource::Held(number::PRODUCT[at], ALL);
        match (entry.fu, op) {
            (Fu::Alu, _) => self.operands_of(ticket, entry).map_or(DriveSource::Unknown, |operands| {
                DriveSource::Computed(Computation::Result(op), operands)
            }),
            (_, Op::Mul) => product(0),
            (_, Op::Mulh | Op::Mulhu | Op::Mulhsu) => product(1),
            (_, Op::Clmul) => product(2),
            (_, Op::Clmulr) => product(3),
            _ => DriveSource::Unknown,
        }
    }

    /// Multiplier and divider.
    fn follow_units(&mut self, followed: &mut Followed, before: Before, flushes: bool) {
        let executing = (before.head..before.tail)
            .map(|ticket| (ticket, *self.scoreboard.get(ticket)))
            .find(|(_, entry)| entry.issued + 1 == self.now && matches!(entry.fu, Fu::Multiply | Fu::Divide));
        let parts = [Multiplier::Low, Multiplier::High, Multiplier::CarryLess, Multiplier::Reversed];
        for (element, part) in number::PRODUCT.into_iter().zip(parts) {
            match executing {
                None => self.tell(followed, element, Word::Constant(0)),
                Some((ticket, entry)) if entry.position == WRONG => {
                    let fields = self.fields(entry.id).zip(self.operands_of(ticket, &entry));
                    let source = fields.map_or(DriveSource::Unknown, |(fields, operands)| {
                        DriveSource::Computed(Computation::Product(fields.op, part), operands)
                    });
                    self.tell_as(followed, element, Word::Wrong(ticket), (followed.last, source));
                }
                Some((_, entry)) => {
                    let word = self.of(entry.position, DriveSource::Multiplier(part));
                    self.tell(followed, element, word);
                }
            }
        }
        let executing = executing.map(|(_, entry)| entry);
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
            let Port { fetched, empty, shift, .. } = followed.ports[port];
            let fields = if empty { None } else { self.fields(fetched.id) };
            for side in 0..2 {
                let element = number::OPERANDS + (2 * port + side) as u16;
                match fields.map(|fields| fields.operands[side]) {
                    None => {
                        let word = if empty { Word::Constant(0) } else { Word::Unknown };
                        self.tell(followed, element, word);
                    }
                    Some(Operand::Constant(value)) => self.tell(followed, element, Word::Constant(value)),
                    Some(Operand::Address(pc)) => {
                        self.tell(followed, element, Word::Constant(pc.wrapping_add(shift)));
                    }
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
        let beside =
            port > 0 && neighbour.valid && self.book.info(neighbour.fetched.id).written.has(register);
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
        let width = self.params.issue_width as usize;
        let is_on = turn == Turn::On;
        // What was taken and is dropped has not left the model's queue.
        let (first, decoded) = if is_on {
            (0, self.frontend.queue.decoded())
        } else {
            (acknowledged, self.would_decode(acknowledged))
        };
        let before = followed.ports;
        let kept = before.iter().filter(|port| port.valid).count().saturating_sub(acknowledged);
        for port in 0..width {
            let fetched = self.frontend.queue.peek(first + port).filter(|_| port < decoded).copied();
            followed.ports[port] = match fetched {
                Some(_) if port < kept => Port { valid: is_on, ..before[port + acknowledged] },
                Some(fetched) => {
                    let shift = self.shift(followed.entered, fetched);
                    let port = Port { fetched, valid: is_on, empty: false, shift };
                    followed.entered = Some(port);
                    port
                }
                None => Port { valid: false, ..before[port] },
            };
        }
        if !is_on {
            followed.entered = None;
        }
    }

    /// What the address of an instruction is more in hardware than in the code, behind another.
    fn shift(&self, before: Option<Port>, fetched: Fetched) -> u32 {
        let is_known = |port: &Port| fetched.position == WRONG && self.fields(port.fetched.id).is_some();
        let Some(before) = before.filter(is_known) else { return 0 };
        let pc = self.book.pc(before.fetched.id);
        let behind = (pc as u32).wrapping_add(u32::from(self.image.slot(pc).length));
        let address = if before.fetched.redirects {
            before.fetched.predicted
        } else {
            behind.wrapping_add(before.shift)
        };
        address.wrapping_sub(self.book.pc(fetched.id) as u32)
    }

    /// How many instructions would stand in the issue registers, were so many of them gone.
    fn would_decode(&self, acknowledged: usize) -> usize {
        let queue = &self.frontend.queue;
        let mut count = queue.decoded() - acknowledged;
        let mut redirected = false;
        while count < self.params.issue_width as usize {
            let Some(fetched) = queue.peek(acknowledged + count) else { break };
            if fetched.redirects && redirected {
                break;
            }
            redirected |= fetched.redirects;
            count += 1;
        }
        count
    }
}
