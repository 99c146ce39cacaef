//! Decode: instructions of two and four bytes out of words of four, and what holds them there.
//!
//! Source: src/main/scala/rocket/IBuf.scala; RocketCore.scala, `ctrl_stalld`, `ctrl_killd`.

use super::fetch::Word;
use super::info::{Info, Kind};
use super::pipeline::{Slot, WRONG};
use super::{Rocket, causes, stalls};
use crate::{Causes, CommitObserver, Stall};

/// What is in decode in a cycle.
#[derive(Clone, Copy, Debug)]
pub(super) enum Seen {
    /// Nothing whole.
    Nothing,
    /// An instruction, which goes on or is held.
    Whole(Slot),
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
    /// What decode does with what fetch offers.
    #[inline]
    pub(super) fn decode(&mut self, word: Option<Word>, around: &Around) -> Decoded {
        let halves = word.map_or(0, |word| if word.pc & 2 == 0 { 2 } else { 1 });
        let kept = self.half;
        let Some(pc) = kept.map(|half| half.pc).or(word.map(|word| word.pc)) else {
            return self.decodes_nothing(None, false);
        };
        if kept.is_some_and(|half| half.stale.is_some()) {
            return self.fetches_again(pc);
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
            return if waits { self.decodes_nothing(None, false) } else { self.fetches_again(pc) };
        }
        let mut slot = self.slot_at(pc);
        let there = halves + usize::from(kept.is_some());
        let length = slot.info.length;
        if length == 4 && there < 2 {
            // A half alone is kept, unless what it looks like is held.
            let keeps = kept.is_none() && self.holds(&Info::half_seen(slot.info.low), around).is_none();
            return if keeps { self.decodes_nothing(word, true) } else { self.decodes_nothing(kept, false) };
        }
        if length == 4 && kept.is_some() && word.is_some_and(|word| word.stale.is_some()) {
            return self.fetches_again(pc);
        }
        if let Some(why) = self.holds(&slot.info, around) {
            return Decoded { seen: Seen::Whole(slot), goes_on: false, takes_word: false, keeps: kept, why };
        }
        slot.load_use = self.uses_load(&slot.info);
        let whole = usize::from(length / 2);
        // At most a half is left, of the word in front.
        let takes_word = whole > usize::from(kept.is_some()) && word.is_some();
        let left = there - whole == 1 && takes_word;
        let keeps = word.filter(|_| left).map(|word| Word { pc: pc.wrapping_add(length.into()), ..word });
        Decoded {
            seen: Seen::Whole(slot),
            goes_on: true,
            takes_word,
            keeps,
            why: (stalls::ISSUED, Causes(0)),
        }
    }

    fn decodes_nothing(&self, keeps: Option<Word>, takes_word: bool) -> Decoded {
        Decoded { seen: Seen::Nothing, goes_on: false, takes_word, keeps, why: self.nothing_fetched() }
    }

    /// What missed is fetched again when it comes to WB.
    fn fetches_again(&self, pc: u64) -> Decoded {
        // What came to execute before stays there.
        let info = self.ex.slot.info;
        let slot = Slot { position: self.following, pc, info, stale: true, ..Slot::NOTHING };
        let why = self.nothing_fetched();
        Decoded { seen: Seen::Whole(slot), goes_on: true, takes_word: true, keeps: None, why }
    }

    /// The instruction that decode has at `pc`.
    #[inline]
    fn slot_at(&mut self, pc: u64) -> Slot {
        match self.stream.get(self.following).filter(|_| self.following != WRONG) {
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
        }
    }

    /// Where an access goes that traps: the registers tell.
    #[cold]
    fn address_of(&self, info: &Info) -> u64 {
        let told = self.stream.registers(self.following).filter(|_| info.memory());
        told.map_or(0, |x| x[usize::from(info.base) & 31].wrapping_add_signed(info.offset.into()))
    }

    /// Why nothing whole is in decode.
    #[inline]
    fn nothing_fetched(&self) -> (Stall, Causes) {
        if self.now < self.refetched { self.turned } else { (stalls::FETCH, causes::FETCH) }
    }

    /// An instruction in MEM is a load whose register it touches.
    #[inline]
    fn uses_load(&self, info: &Info) -> bool {
        self.mem.valid
            && self.mem.slot.info.kind == Kind::Load
            && info.touches(self.mem.slot.info.destination)
    }

    /// Why an instruction is held in decode, if it is.
    #[inline]
    fn holds(&self, info: &Info, around: &Around) -> Option<(Stall, Causes)> {
        let (ex, mem, wb) = (&self.ex.slot.info, &self.mem.slot.info, &self.wb.slot.info);
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
