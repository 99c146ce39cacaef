//! The slide unit: slides by powers of two, slides by other distances in several, and what
//! reductions exchange.
//!
//! Source: `sldu.sv` (p_sldu, i_sldu_spill_register) and `p2_stride_gen.sv` of pulp-platform/ara
//! ec0e379, state by state.

use std::collections::VecDeque;

use super::cycle::Cycle;
use super::lane::{Write, encode_pairs};
use super::operands::Queue;
use super::plan::{Plan, Unit};
use super::results::Results;
use crate::relative::Relative;

/// States of the unit (slide_state_e).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Idle,
    Run,
    /// A distance that is no power of two: its first operand is waited for.
    Setup,
    /// It goes round, by one power of two at a time; so many are left.
    Round(u32),
    Commit,
    Wait,
}

/// Instead of an instruction's number: what came from the ALU, or goes round.
const ANYONE: u8 = 8;

/// An instruction whose results are not all written.
#[derive(Clone, Copy, Debug)]
struct Committing {
    slot: u8,
    /// First cycle in which a row counts as its own.
    from: u64,
    /// Bytes that are left.
    bytes: u32,
    reduces: bool,
}

/// Whether the operands of an instruction go to this unit, not to address generation.
fn slides(plans: &[Plan; 8], slot: u8) -> bool {
    plans[usize::from(slot)].unit == Unit::Slide
}

/// The unit.
#[derive(Clone, Debug)]
pub struct Slide {
    /// Bytes of a row.
    row: u32,
    /// Exchanges of a reduction.
    exchanges: u32,
    waiting: VecDeque<(u8, u64)>,
    committing: VecDeque<Committing>,
    state: State,
    from: u32,
    to: u32,
    left: u32,
    rows_written: u32,
    /// First cycle in which each operand in the register can be used, and whose it is.
    operands: VecDeque<(u64, u8)>,
    /// Instructions whose operands were asked for, one bit each.
    asked: u8,
    /// An instruction needed more operands than it asked for.
    pub went_without: bool,
    /// An instruction's distance had no bit to go by.
    pub goes_round: bool,
    /// The register's input is the partial result.
    loops: bool,
    /// The partial result waits to go round.
    partial: bool,
    /// A mask in front of the unit, and from when on.
    mask: Option<u64>,
    results: Results,
    /// Rows of a reduction that are ready for the lanes.
    exchanged: VecDeque<u64>,
    /// The register's input comes from the ALU: in this cycle, and in the next one.
    reduces: [bool; 2],
}

impl Slide {
    /// An empty unit behind so many lanes.
    pub fn new(lanes: u32) -> Self {
        Self {
            row: 8 * lanes,
            exchanges: lanes.ilog2() + 1,
            waiting: VecDeque::new(),
            committing: VecDeque::new(),
            state: State::Idle,
            from: 0,
            to: 0,
            left: 0,
            rows_written: 0,
            operands: VecDeque::new(),
            asked: 0,
            went_without: false,
            goes_round: false,
            loops: false,
            partial: false,
            mask: None,
            results: Results::default(),
            exchanged: VecDeque::new(),
            reduces: [false; 2],
        }
    }

    /// Takes an instruction, which can begin in cycle `from`.
    pub fn take(&mut self, slot: u8, from: u64, plan: &Plan) {
        self.waiting.push_back((slot, from));
        let reduces = plan.reduces();
        let bytes = if reduces { self.exchanges * self.row } else { plan.bytes - plan.skipped_bytes() };
        self.committing.push_back(Committing { slot, from, bytes, reduces });
    }

    /// The lanes were asked for the operands of an instruction.
    pub fn asks(&mut self, slot: u8) {
        self.asked |= 1 << slot;
    }

    /// Whether it has nothing to do.
    pub fn rests(&self) -> bool {
        self.waiting.is_empty() && self.committing.is_empty() && self.results.rests()
    }

    /// Instructions that take operands, or will, one bit each. One may be over before: rows of
    /// another instruction count as its own, and a slide that begins within a row makes one more
    /// than are counted.
    pub fn holds(&self) -> u8 {
        self.waiting.iter().fold(0, |all, &(slot, _)| all | 1 << slot)
    }

    /// The oldest instruction that takes operands, or will.
    pub fn first(&self) -> Option<u8> {
        self.waiting.front().map(|&(slot, _)| slot)
    }

    /// Tells what is in it, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        encode_pairs(relative, &self.waiting);
        relative.count(self.committing.len());
        for &Committing { slot, from, bytes, reduces } in &self.committing {
            relative.time(from);
            relative.number(u64::from(bytes) << 16 | u64::from(slot) << 1 | u64::from(reduces));
        }
        let (state, left) = match self.state {
            State::Idle => (0, 0),
            State::Run => (1, 0),
            State::Setup => (2, 0),
            State::Round(left) => (3, left),
            State::Commit => (4, 0),
            State::Wait => (5, 0),
        };
        relative.number(state << 32 | u64::from(left));
        for number in [self.from, self.to, self.left, self.rows_written] {
            relative.number(u64::from(number));
        }
        relative.count(self.operands.len());
        for &(from, slot) in &self.operands {
            relative.time(from);
            relative.number(u64::from(slot));
        }
        relative.number(u64::from(self.asked));
        relative.count(self.exchanged.len());
        self.exchanged.iter().for_each(|&from| relative.time(from));
        let flags = [self.loops, self.partial, self.mask.is_some(), self.reduces[0], self.reduces[1]];
        relative.number(flags.iter().fold(0, |all, &flag| all << 1 | u64::from(flag)));
        relative.time(self.mask.unwrap_or(0));
        self.results.encode(relative);
    }

    /// What asks a bank.
    pub fn front(&self) -> Option<Write> {
        self.results.front()
    }

    /// Whether the ALU's partial sum is taken in this cycle.
    pub fn takes_sum(&self) -> bool {
        self.reduces[0] && self.operands.len() < 2
    }

    /// Takes it.
    pub fn take_sum(&mut self, now: u64) {
        self.operands.push_back((now + 1, ANYONE));
    }

    /// The row of a reduction that the ALU can take in this cycle.
    pub fn gives_sum(&mut self, now: u64) -> bool {
        let gives = self.exchanged.front().is_some_and(|&from| from <= now);
        if gives {
            self.exchanged.pop_front();
            if let Some(front) = self.committing.front_mut() {
                front.bytes = front.bytes.saturating_sub(self.row);
            }
        }
        gives
    }

    /// One cycle; whether it took the mask that waits in the mask unit (`masked`). `granted`: its
    /// word was written.
    pub fn step(&mut self, at: &mut Cycle<'_>, granted: bool, masked: bool) -> bool {
        let (now, plans) = (at.now, at.plans);
        let (full, empty) = (self.full(), self.results.empty() && self.exchanged.is_empty());
        let room = self.operands.len() < 2;
        let (loops, partial, reduces) = (self.loops, self.partial, self.reduces[0]);
        self.commit(at, granted);
        let issue = self.waiting.front().copied().filter(|&(_, from)| from <= now);
        let needs_mask = issue.is_some_and(|(slot, _)| self.mask.is_some() || at.needs_mask(slot));
        let takes_mask = masked
            && self.mask.is_none()
            && issue.is_some_and(|(slot, _)| plans[usize::from(slot)].instruction.masked);
        if let Some((slot, _)) = issue {
            let plan = &plans[usize::from(slot)];
            // After a reduction the register's input is still the ALU's.
            let waits = !reduces && at.lane.head(Queue::Slide, now).is_some_and(|whose| slides(plans, whose));
            // What another instruction left over.
            while self.operands.front().is_some_and(|&(_, whose)| whose != slot && whose != ANYONE) {
                self.operands.pop_front();
            }
            let none = !plan.reduces()
                && self.asked >> slot & 1 == 1
                && self.operands.is_empty()
                && !partial
                && !at.lane.expects(Queue::Slide, slot);
            self.went_without |= none && matches!(self.state, State::Run | State::Commit | State::Round(_));
            if self.run(now, slot, plan, [full, empty, waits, none, needs_mask], at.words_a_register) {
                at.goes_unmasked(slot);
            }
            let over = self.committing.iter().all(|committing| committing.slot != slot);
            if over && self.first() != Some(slot) {
                at.lane.forget(slot);
            }
        }
        if takes_mask {
            self.mask = Some(now + 1);
        }
        // Operands go into the register: from the lanes' queues, or the partial result.
        if room && !reduces {
            if loops && partial {
                self.partial = false;
                self.operands.push_back((now + 1, ANYONE));
            } else if !loops
                && let Some(whose) = at.lane.head(Queue::Slide, now).filter(|&whose| slides(plans, whose))
            {
                at.lane.pop(Queue::Slide);
                self.operands.push_back((now + 1, whose));
            }
        }
        // The selection is a register (sldu_mux_sel_q).
        self.reduces = [self.reduces[1], self.committing.front().is_some_and(|front| front.reduces)];
        takes_mask
    }

    fn full(&self) -> bool {
        self.results.full() || self.exchanged.len() >= 2
    }

    fn commit(&mut self, at: &mut Cycle<'_>, granted: bool) {
        let more = self.committing.front().is_some_and(|front| front.bytes > self.row);
        let leaves = self.results.step(granted, more);
        let holds = self.holds();
        let Some(front) = self.committing.front_mut() else { return };
        let issued = holds >> front.slot & 1 == 0;
        if leaves && !front.reduces && front.from <= at.now {
            front.bytes = front.bytes.saturating_sub(self.row);
        }
        // A last element of a slide that a scalar fills may lie in a row that is never made.
        let made = issued && self.results.rests();
        if front.bytes > 0 && made && !front.reduces {
            self.went_without = true;
            front.bytes = 0;
        }
        if front.bytes == 0 {
            at.ends.push(at.now + 2, front.slot, Unit::Slide);
            self.committing.pop_front();
        }
    }

    /// `full`, `empty`: the result queue was, when the cycle began; `waits`: there is an operand in
    /// the lanes' queues; `none`: no more operands come, and the instruction does without; `masks`:
    /// a mask is there or may come. Whether it made a step for which it needs no mask, or none
    /// comes.
    fn run(
        &mut self,
        now: u64,
        slot: u8,
        plan: &Plan,
        [full, empty, waits, none, masks]: [bool; 5],
        words_a_register: u32,
    ) -> bool {
        let ready = none || self.operands.front().is_some_and(|&(from, _)| from <= now);
        match self.state {
            State::Idle => {
                let (up, distance) = plan.slides();
                self.state = if distance.count_ones() > 1 { State::Setup } else { State::Run };
                let bytes = (distance << plan.width) % self.row;
                (self.from, self.to) = if up { (0, bytes) } else { (bytes, 0) };
                // The element that a scalar fills at the end is no step of its own.
                let filled = if plan.fills() && !up { 1 << plan.width } else { 0 };
                self.left = plan.bytes - plan.skipped_bytes() - filled;
                self.rows_written = if up { plan.skipped_bytes() / self.row } else { 0 };
                if plan.reduces() {
                    (self.state, self.from, self.to) = (State::Run, 0, 0);
                    self.left = self.exchanges * self.row;
                }
            }
            State::Run | State::Commit => {
                let masked = plan.instruction.masked && !plan.reduces() && masks;
                let mask = !masked || self.mask.is_some_and(|from| from <= now);
                if ready && !full && mask {
                    self.advance(now, slot, plan, words_a_register);
                    return !masks && !plan.reduces();
                }
            }
            State::Setup => {
                if self.loops && empty {
                    // Of the distance in elements as many bits as count the bytes of a row
                    // (stride_t). Without one of them the RTL goes round for ever.
                    let steps = (plan.slides().1 & (self.row - 1)).count_ones();
                    self.goes_round |= steps == 0;
                    self.state = State::Round(steps.max(1));
                }
                self.loops |= waits || ready;
            }
            State::Round(left) => {
                if ready {
                    self.operands.pop_front();
                    self.partial = true;
                    self.state = if left <= 1 && empty {
                        State::Commit
                    } else {
                        State::Round(left.saturating_sub(1).max(1))
                    };
                }
            }
            State::Wait => {
                if empty {
                    self.state = State::Commit;
                }
            }
        }
        false
    }

    /// One step: as many bytes as end neither the operand's row nor the result's.
    fn advance(&mut self, now: u64, slot: u8, plan: &Plan, words_a_register: u32) {
        let reduces = plan.reduces();
        let bytes = if reduces { self.row } else { (self.row - self.from).min(self.row - self.to) };
        let ends = self.left <= bytes;
        let several = self.state == State::Commit;
        self.from = if reduces { self.row } else { self.from + bytes };
        self.to = if reduces { self.row } else { self.to + bytes };
        if self.from == self.row || ends {
            self.from = 0;
            self.operands.pop_front();
            self.loops = false;
            if several {
                self.state = State::Setup;
            }
        }
        if self.to == self.row || ends {
            self.to = 0;
            self.mask = None;
            if reduces {
                self.exchanged.push_back(now + 1);
            } else {
                let base = u32::from(plan.instruction.vd) * words_a_register;
                let address = base + self.rows_written;
                self.results.push(Write { from: now + 1, address, slot, last: ends });
            }
            self.rows_written += 1;
            if several {
                self.state = State::Wait;
            }
        }
        self.left = self.left.saturating_sub(bytes);
        if ends {
            self.state = State::Idle;
            self.asked &= !(1 << slot);
            self.waiting.pop_front();
            if let Some(next) = self.waiting.front_mut() {
                next.1 = next.1.max(now + 1);
            }
        }
    }
}
