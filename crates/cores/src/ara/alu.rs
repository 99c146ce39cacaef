//! The integer ALU of the lanes, with what it makes for the mask unit, and reductions.
//!
//! Source: `valu.sv` (p_valu, alu_state_e, i_mask_operand_register, i_alu_reduction_spill_register)
//! of soc-hub-fi/Marian e107560, state by state. A reduction adds up in the lane, then passes the
//! slide unit log2(lanes) + 1 times, then adds up the elements of a word; until it is done the ALU
//! writes nothing.
//!
//! So in that RTL a reduction that waits for a result which the ALU still holds, or for room among
//! them, waits for ever. Here these results are written first, as if the reduction had come after
//! them.

use std::collections::VecDeque;

use super::cycle::Cycle;
use super::lane::{NOBODY, Write, encode_pairs};
use super::plan::{Plan, Unit};
use super::slide::Slide;
use crate::relative::Relative;

/// Words of results that it holds (ResultQueueDepth).
const WORDS: usize = 2;

/// States of the unit (alu_state_e).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Normal,
    /// Adds up what the lane has.
    Within,
    /// Gives its sum to the slide unit; so many exchanges are left.
    Gives(u32),
    /// Waits for another lane's.
    Takes(u32),
    /// Adds up the elements of a word; so many additions are left.
    Last(u32),
}

/// A word of results.
#[derive(Clone, Copy, Debug)]
struct Word {
    write: Write,
    /// It goes to the mask unit.
    mask: bool,
}

/// The unit.
#[derive(Clone, Debug)]
pub struct Alu {
    exchanges: u32,
    waiting: VecDeque<(u8, u64)>,
    /// Instructions whose results are not all written: words that are left.
    committing: VecDeque<(u8, u32)>,
    state: State,
    beat: u32,
    words: u32,
    results: VecDeque<Word>,
    /// A word for the mask unit, and from when on it is there.
    to_mask: Option<u64>,
    /// First cycle in which another lane's sum can be used.
    sum: Option<u64>,
    /// The last reduction added up elements of a word, so that the other lanes are ahead of the
    /// first.
    leads: bool,
    /// A reduction came for which the RTL would not have gone on.
    pub gave_way: bool,
}

impl Alu {
    /// An empty unit behind so many lanes.
    pub fn new(lanes: u32) -> Self {
        Self {
            exchanges: lanes.ilog2() + 1,
            waiting: VecDeque::new(),
            committing: VecDeque::new(),
            state: State::Normal,
            beat: 0,
            words: 0,
            results: VecDeque::new(),
            to_mask: None,
            sum: None,
            leads: false,
            gave_way: false,
        }
    }

    /// Takes an instruction, which is there in cycle `from` and waits for those `behind` which it
    /// stands, one bit each.
    pub fn take(&mut self, slot: u8, from: u64, plan: &Plan, behind: u8) {
        let reduces = plan.reduces();
        if self.waiting.is_empty() && matches!(self.state, State::Normal) && reduces {
            self.begin(behind);
        }
        self.waiting.push_back((slot, from));
        self.committing.push_back((slot, if reduces { 1 } else { plan.beats.div_ceil(plan.beats_a_word) }));
    }

    /// Instructions that it is not done with, one bit each.
    pub fn holds(&self) -> u8 {
        self.committing.iter().fold(0, |all, &(slot, _)| all | 1 << slot)
    }

    /// Whether it has nothing to do.
    pub fn rests(&self) -> bool {
        self.committing.is_empty() && self.results.is_empty() && self.to_mask.is_none()
    }

    /// The oldest instruction that takes operands, or will.
    pub fn first(&self) -> Option<u8> {
        self.waiting.front().map(|&(slot, _)| slot)
    }

    /// Tells what is in it, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        encode_pairs(relative, &self.waiting);
        relative.count(self.committing.len());
        for &(slot, words) in &self.committing {
            relative.number(u64::from(slot) << 32 | u64::from(words));
        }
        let (state, left) = match self.state {
            State::Normal => (0, 0),
            State::Within => (1, 0),
            State::Gives(left) => (2, left),
            State::Takes(left) => (3, left),
            State::Last(left) => (4, left),
        };
        relative.number(state << 32 | u64::from(left));
        relative.number(u64::from(self.leads) << 63 | u64::from(self.beat) << 32 | u64::from(self.words));
        relative.count(self.results.len());
        for Word { write, mask } in &self.results {
            write.encode(relative);
            relative.number(u64::from(*mask));
        }
        for moment in [self.to_mask, self.sum] {
            relative.number(u64::from(moment.is_some()));
            relative.time(moment.unwrap_or(0));
        }
    }

    /// What asks a bank.
    pub fn front(&self) -> Option<Write> {
        let writes = matches!(self.state, State::Normal | State::Last(0));
        self.results.front().filter(|word| writes && !word.mask).map(|word| word.write)
    }

    /// Whether there is a word for the mask unit.
    pub fn gives_mask(&self, now: u64) -> bool {
        self.to_mask.is_some_and(|from| from <= now)
    }

    /// The mask unit takes it.
    pub fn take_mask(&mut self) {
        self.to_mask = None;
    }

    /// One cycle; whether it used the mask that waits for instruction `masked`. `granted`: its word
    /// was written.
    pub fn step(&mut self, at: &mut Cycle<'_>, granted: bool, masked: Option<u8>, slide: &mut Slide) -> bool {
        let now = at.now;
        let full = self.results.len() >= WORDS;
        let register_free = self.to_mask.is_none();
        let (mut gone, mut of_sum) = (false, false);
        if granted {
            gone = self.results.pop_front().is_some_and(|word| word.write.slot != NOBODY);
            of_sum = !gone;
        } else if register_free
            && self.results.front().is_some_and(|word| word.mask && word.write.from <= now)
        {
            self.results.pop_front();
            self.to_mask = Some(now + 1);
            gone = true;
        }
        let holds = matches!(self.state, State::Within | State::Gives(_) | State::Takes(_));
        self.begin_late(at.plans);
        let mut used = false;
        let front = self.waiting.front().copied().filter(|&(_, from)| from <= now);
        if let Some((slot, _)) = front {
            let before = (self.beat, self.waiting.len());
            used = self.run(at, slot, full, masked, slide);
            // The first lane takes the reduction's result for a word of the instruction after it
            // (valu.sv commit_cnt_d), whose other words the other lanes write earlier.
            gone |= of_sum && self.leads && before != (self.beat, self.waiting.len());
        }
        self.commit(at, gone, holds);
        used
    }

    fn run(
        &mut self,
        at: &mut Cycle<'_>,
        slot: u8,
        full: bool,
        masked: Option<u8>,
        slide: &mut Slide,
    ) -> bool {
        let (now, plan) = (at.now, &at.plans[usize::from(slot)]);
        let reduces = plan.reduces();
        let base = u32::from(plan.instruction.vd) * at.words_a_register;
        match self.state {
            State::Normal if reduces || full => return false,
            State::Within if self.beat == 0 && full => return false,
            State::Normal | State::Within => {}
            State::Gives(left) => {
                if slide.takes_sum() {
                    slide.take_sum(now);
                    self.state = State::Takes(left);
                }
                return false;
            }
            State::Takes(left) => {
                if self.sum.is_some_and(|from| from <= now) {
                    self.sum = None;
                    let additions = 3u32.saturating_sub(u32::from(plan.width));
                    self.leads = additions > 0;
                    self.state = if left <= 1 { State::Last(additions) } else { State::Gives(left - 1) };
                } else if self.sum.is_none() && slide.gives_sum(now) {
                    self.sum = Some(now + 1);
                }
                return false;
            }
            State::Last(0) => {
                self.results.push_back(Word {
                    write: Write { from: now + 1, address: base, slot: NOBODY, last: true },
                    mask: false,
                });
                self.waiting.pop_front();
                (self.beat, self.state) = (0, State::Normal);
                for entry in self.committing.iter_mut().filter(|entry| entry.0 == slot) {
                    entry.1 = 0;
                }
                return false;
            }
            State::Last(left) => {
                self.state = State::Last(left - 1);
                return false;
            }
        }
        let masks = at.needs_mask(slot);
        if masks && masked != Some(slot) || !plan.has_operands(at.lane, slot, now, self.beat) {
            return false;
        }
        if !masks {
            at.goes_unmasked(slot);
        }
        self.beat += 1;
        let last = self.beat == plan.beats;
        plan.use_operands(at.lane, self.beat);
        if reduces {
            if last {
                self.state = State::Gives(self.exchanges);
            }
            return masks;
        }
        let word = last || self.beat.is_multiple_of(plan.beats_a_word);
        if word {
            let write = Write { from: now + 1, address: base + self.words, slot, last };
            self.results.push_back(Word { write, mask: plan.unit == Unit::Mask });
            self.words += 1;
        }
        if last {
            (self.beat, self.words) = (0, 0);
            self.waiting.pop_front();
        }
        masks && word
    }

    /// Begins a reduction that gave way, once everything before it is written.
    fn begin_late(&mut self, plans: &[Plan; 8]) {
        let first = self.waiting.front().zip(self.committing.front());
        let reduces =
            first.is_some_and(|(next, oldest)| next.0 == oldest.0 && plans[usize::from(next.0)].reduces());
        if reduces && matches!(self.state, State::Normal) && self.results.is_empty() {
            self.state = State::Within;
        }
    }

    /// Begins a reduction, which waits for those `behind` which it stands; or lets what it would
    /// wait for be written first.
    fn begin(&mut self, behind: u8) {
        // What it would hold up: words, of which those for the mask unit leave all the same, and
        // ends of reductions.
        let words = self.results.iter().skip_while(|word| word.mask).map(|word| word.write.slot);
        let ends = self.committing.iter().filter(|entry| entry.1 == 0).map(|entry| entry.0);
        let held = words.chain(ends).fold(0, |all, slot| all | 1u8.checked_shl(u32::from(slot)).unwrap_or(0));
        let no_room = self.results.len() >= WORDS && self.results.front().is_some_and(|word| !word.mask);
        let waits = no_room || held & behind != 0;
        self.gave_way |= waits;
        self.state = if waits { State::Normal } else { State::Within };
    }

    /// Counts what was written; the end of an instruction may begin a reduction.
    fn commit(&mut self, at: &mut Cycle<'_>, gone: bool, holds: bool) {
        let plans = at.plans;
        let Some(front) = self.committing.front_mut() else { return };
        let reduces = plans[usize::from(front.0)].reduces();
        if gone && !reduces {
            front.1 = front.1.saturating_sub(1);
        }
        // A word too many was counted where it is not all made.
        let made = reduces || self.waiting.front().is_none_or(|next| next.0 != front.0);
        if front.1 > 0 || holds || !made {
            return;
        }
        at.ends.push(at.now + 2, front.0, Unit::Alu);
        self.committing.pop_front();
        if matches!(self.state, State::Last(_)) {
            // The end of an older instruction, which the reduction put off: in RTL it begins the
            // reduction anew, whose operands are gone.
            self.gave_way = true;
            return;
        }
        self.state = State::Normal;
        if let Some(&(slot, _)) = self.waiting.front().filter(|next| plans[usize::from(next.0)].reduces()) {
            self.begin(at.behind[usize::from(slot)]);
        }
    }
}
