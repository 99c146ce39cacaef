//! Decode: instructions of two and four bytes out of words of four, and what holds them there.
//!
//! Source: src/main/scala/rocket/IBuf.scala; RocketCore.scala, `ctrl_stalld`, `ctrl_killd`.

use super::fetch::Word;
use super::info::{Info, Kind};
use super::pipeline::{Slot, Stage, WRONG};
use super::{Rocket, causes, stalls};
use crate::{Causes, CommitObserver, Stall};

/// What is in decode in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    /// Nothing whole.
    Nothing,
    /// An instruction, which goes on or is held.
    Whole,
}

/// What decode does in a cycle.
pub(super) struct Decoded {
    pub seen: Seen,
    /// It goes on, if nothing turns fetch elsewhere.
    pub goes_on: bool,
    /// The word in front is taken.
    pub takes_word: bool,
    /// A half that is kept.
    pub keeps: Option<Word>,
    pub why: (Stall, Causes),
}

/// What the other stages say to decode.
pub(super) struct Around {
    pub blocked: bool,
    /// The data cache is busy, as far as fences go.
    pub busy: bool,
    /// The register that the multiplier or divider writes in this cycle.
    pub long_writes: Option<u8>,
    /// The data cache has not what is in WB.
    pub missed: bool,
    pub long_waits: bool,
}

impl<O: CommitObserver> Rocket<O> {
    /// What decode does with what fetch offers. An instruction is put where `next` has it.
    #[inline]
    pub(super) fn decode(&mut self, word: Option<Word>, next: Stage, around: &Around) -> Decoded {
        let halves = word.map_or(0, |word| if word.pc & 2 == 0 { 2 } else { 1 });
        let kept = self.half;
        let Some(pc) = kept.map(|half| half.pc).or(word.map(|word| word.pc)) else {
            return self.decodes_nothing(None, false);
        };
        if kept.is_some_and(|half| half.stale.is_some()) {
            return self.fetches_again(pc, next);
        }
        if let Some(Word { stale: Some(stale), .. }) = word
            && kept.is_none()
        {
            // A half alone that does not look like an instruction is kept first.
            let low = self.code.half_at(stale);
            let waits = halves == 1 && low & 3 == 3;
            if waits && self.holds(&Info::half_seen(low), around).is_none() {
                return self.decodes_nothing(word, true);
            }
            return if waits { self.decodes_nothing(None, false) } else { self.fetches_again(pc, next) };
        }
        self.put(pc, next);
        let info = &self.slots.of(&next).info;
        let there = halves + usize::from(kept.is_some());
        let length = info.length;
        if length == 4 && there < 2 {
            // A half alone is kept, unless what it looks like is held.
            let keeps = kept.is_none() && self.holds(&Info::half_seen(info.low), around).is_none();
            return if keeps { self.decodes_nothing(word, true) } else { self.decodes_nothing(kept, false) };
        }
        if length == 4 && kept.is_some() && word.is_some_and(|word| word.stale.is_some()) {
            return self.fetches_again(pc, next);
        }
        if let Some(why) = self.holds(info, around) {
            return Decoded { seen: Seen::Whole, goes_on: false, takes_word: false, keeps: kept, why };
        }
        let load_use = self.uses_load(info);
        self.slots.place(&next).load_use = load_use;
        let whole = usize::from(length / 2);
        // At most a half is left, of the word in front.
        let takes_word = whole > usize::from(kept.is_some()) && word.is_some();
        let left = there - whole == 1 && takes_word;
        let keeps = word.filter(|_| left).map(|word| Word { pc: pc.wrapping_add(length.into()), ..word });
        Decoded { seen: Seen::Whole, goes_on: true, takes_word, keeps, why: (stalls::ISSUED, Causes(0)) }
    }

    fn decodes_nothing(&self, keeps: Option<Word>, takes_word: bool) -> Decoded {
        Decoded { seen: Seen::Nothing, goes_on: false, takes_word, keeps, why: self.nothing_fetched() }
    }

    /// What missed is fetched again when it comes to WB.
    fn fetches_again(&mut self, pc: u64, next: Stage) -> Decoded {
        // What came to execute before stays there.
        let info = self.in_ex().info;
        *self.slots.place(&next) = Slot { position: self.following, pc, info, stale: true, ..Slot::NOTHING };
        let why = self.nothing_fetched();
        Decoded { seen: Seen::Whole, goes_on: true, takes_word: true, keeps: None, why }
    }

    /// Puts the instruction that decode has at `pc` where `next` has it.
    #[inline]
    fn put(&mut self, pc: u64, next: Stage) {
        let slot = match self.stream.get(self.following).filter(|_| self.following != WRONG) {
            Some(retired) => {
                debug_assert_eq!(retired.pc, pc, "position {}", self.following);
                let info = self.infos[retired.id];
                Slot {
                    position: self.following,
                    pc,
                    info,
                    address: if info.memory() {
                        retired.address().unwrap_or_else(|| self.address_of(&info))
                    } else {
                        0
                    },
                    trapped: retired.trapped,
                    taken: match info.kind {
                        Kind::Branch => retired.taken,
                        kind => matches!(kind, Kind::Jump | Kind::JumpRegister),
                    },
                    detail: retired.detail,
                    operand: retired.operand,
                    ..Slot::NOTHING
                }
            }
            None => Slot { pc, info: self.code.at(pc, &self.timings), ..Slot::NOTHING },
        };
        *self.slots.place(&next) = slot;
    }

    /// Where an access goes that traps: the registers tell.
    #[cold]
    fn address_of(&self, info: &Info) -> u64 {
        let told = self.stream.registers(self.following).filter(|_| info.memory());
        told.map_or(0, |x| x[usize::from(info.base) & 31].wrapping_add_signed(info.offset.into()))
    }

    /// Why nothing whole is in decode.
    #[inline]
    pub(super) fn nothing_fetched(&self) -> (Stall, Causes) {
        if self.now < self.refetched { self.turned } else { (stalls::FETCH, causes::FETCH) }
    }

    /// An instruction in MEM is a load whose register it touches.
    #[inline]
    fn uses_load(&self, info: &Info) -> bool {
        let mem = &self.in_mem().info;
        self.mem.valid && mem.kind == Kind::Load && info.touches(mem.destination)
    }

    /// Why an instruction is held in decode, if it is.
    #[inline]
    fn holds(&self, info: &Info, around: &Around) -> Option<(Stall, Causes)> {
        let (ex, mem, wb) = (&self.in_ex().info, &self.in_mem().info, &self.in_wb().info);
        let brought = |other: &Info| {
            let why = if other.long {
                (stalls::EXECUTE, causes::EXECUTE)
            } else {
                (stalls::OPERAND, causes::OPERAND)
            };
            Some(why)
        };
        if self.ex.valid && ex.late_in_execute() && info.touches(ex.destination) {
            return brought(ex);
        }
        if self.mem.valid && mem.late_in_memory() && info.touches(mem.destination) {
            return brought(mem);
        }
        let late = wb.long || (wb.memory() && around.missed);
        if self.wb.valid && late && info.touches(wb.destination) {
            return brought(wb);
        }
        if self.pending != 0 {
            let waits =
                |register: u8| self.pending >> register & 1 == 1 && around.long_writes != Some(register);
            if waits(info.sources[0]) || waits(info.sources[1]) || waits(info.destination) {
                return Some((stalls::EXECUTE, causes::EXECUTE));
            }
        }
        if info.memory() && around.blocked {
            return Some((stalls::DATA, causes::DATA));
        }
        if info.long && around.long_waits {
            return Some((stalls::EXECUTE, causes::EXECUTE));
        }
        let fenced = info.kind == Kind::FenceI || (self.fenced && info.memory());
        (fenced && around.busy).then_some((stalls::DRAIN, causes::DRAIN))
    }
}
