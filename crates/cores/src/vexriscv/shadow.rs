//! Wrong paths: what is in decode and execute behind a mispredicted jump or branch when that is in
//! memory and fetch turns to its target. It is dropped, but where it holds decode in that cycle the
//! target is taken a cycle later, and a line that it misses is fetched first.
//!
//! Source: VexRiscv_Lite.v, `IBusCachedPlugin_iBusRsp_flush`, `IBusCachedPlugin_rsp_redoFetch`,
//! `decode_arbitration_isStuck`.

use instar_isa::StaticEntry;
use instar_trace::RetiredBatch;
use rustc_hash::FxHashMap;

use super::fetch::whose;
use super::info::{Info, Kind};
use super::rules::{Arrival, UNKNOWN_AMOUNT};
use super::{Vexriscv, causes, stalls};
use crate::CommitObserver;
use crate::parts::image::Image;

/// What stands at an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stood {
    Instruction(Info),
    /// A word that is none: nothing comes behind it.
    Nothing,
    Unknown,
}

/// The program's code, and where it is not known.
#[derive(Clone, Debug, Default)]
pub(super) struct Code {
    /// What was shown of it.
    pub image: Image,
    met: FxHashMap<u64, Stood>,
    /// Another instruction was found where one had been met.
    changed: bool,
    /// Times that code of a wrong path was not known, or what it reads.
    unknown: u64,
    untold: u64,
}

impl Code {
    /// An instruction that retires stands there.
    pub fn retires(&mut self, pc: u64, info: Info) {
        let stood = Stood::Instruction(info);
        self.changed |= self.met.insert(pc, stood).is_some_and(|before| before != stood);
    }

    /// Whether other instructions were found in places where some had been met, since this was
    /// asked last.
    pub fn is_rewritten(&self) -> bool {
        self.changed
    }

    /// What is so from now on is what stands there.
    pub fn accept(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    pub fn at(&mut self, pc: u64) -> Stood {
        if let Some(&met) = self.met.get(&pc) {
            return met;
        }
        if !self.image.has_code() {
            self.unknown += 1;
            return Stood::Unknown;
        }
        let instruction = |entry: &StaticEntry| Stood::Instruction(Info::of(entry));
        // Behind the program there are zeros.
        let stood = self.image.entry(pc).flatten().as_ref().map_or(Stood::Nothing, instruction);
        self.met.insert(pc, stood);
        stood
    }

    /// What was taken for granted, a sentence.
    pub fn assumption(&self) -> Option<String> {
        let (code, registers) = (self.unknown, self.untold);
        (code + registers > 0).then(|| {
            format!(
                "what the core fetched behind mispredicted branches and jumps is not told in {code} cases and was taken for plain \
                 instructions, registers that it read in {registers} (--program names the program)"
            )
        })
    }
}

/// What stands in a register behind instruction `at` of the batch, where that is told.
pub(super) fn told(batch: &RetiredBatch, at: usize, register: u8) -> Option<u64> {
    let found = batch.registers.binary_search_by_key(&(at as u32), |told| told.index);
    found.ok().map(|place| batch.registers[place].x[usize::from(register) & 31])
}

/// The next instruction in memory, of 32 bits of addresses.
pub(super) fn behind(pc: u64) -> u64 {
    pc.wrapping_add(4) & u64::from(u32::MAX)
}

impl<O: CommitObserver> Vexriscv<O> {
    /// How the target comes of a jump by a register or a branch that was mispredicted, the last
    /// instruction that passed.
    #[inline(never)]
    pub(super) fn mispredicted(
        &mut self,
        info: &Info,
        fetched: bool,
        batch: &RetiredBatch,
        at: usize,
    ) -> Arrival {
        let known = self.last.left;
        let turned = matches!(info.kind, Kind::Branch { backward: true });
        let (first, fetched) = (info.wrong_path(batch.pcs[at]), (!turned).then_some(fetched));
        let held = self.follow_wrong_path(first, fetched, known, batch, at);
        self.fetch.empty_now();
        Arrival { from: Some(known + u64::from(held)), stall: stalls::BRANCH, cause: causes::BRANCH }
    }

    /// Whether decode is held in cycle `known` by what was fetched from `pc` on; what it leaves in
    /// the cache is done. `fetched`: it comes right behind, from the stage fetch if so; else the
    /// last instruction turned to it.
    fn follow_wrong_path(
        &mut self,
        pc: u64,
        fetched: Option<bool>,
        known: u64,
        batch: &RetiredBatch,
        at: usize,
    ) -> bool {
        let mut entered = match fetched {
            Some(true) => self.last.decoded + 1,
            _ => self.arrives(self.last.decoded),
        };
        if entered > known {
            return false;
        }
        if !self.fetch.holds(pc) {
            self.fetch.fill(pc, entered, whose::FIRST);
            if entered == known {
                return true;
            }
            entered = self.arrives(entered);
            // There once more, if the last instruction was long in execute.
            if entered > known || !self.fetch.holds(pc) {
                return false;
            }
        }
        let second_fetched = self.fetch.hold() < entered;
        let info = match self.code.at(pc) {
            Stood::Instruction(info) => info,
            // It is taken out of decode, and what comes behind it too.
            Stood::Nothing => return false,
            Stood::Unknown => Info::PLAIN,
        };
        let left = self.leaves_decode(entered, &info);
        if info.kind == Kind::EmptyCache {
            self.fetch.empty((entered, left.min(known)), true);
        }
        if left >= known {
            return left > known;
        }
        // It is in execute, and the next may be in decode.
        let next = behind(pc);
        let second = second_fetched && !info.predicted() && self.second_is_held(next, &info, known);
        second | self.holds_execute(&info, known, batch, at)
    }

    /// Whether the second instruction of a wrong path is held in decode, where it comes in this
    /// cycle, the first being in execute.
    fn second_is_held(&mut self, pc: u64, first: &Info, cycle: u64) -> bool {
        if !self.fetch.holds(pc) {
            self.fetch.fill(pc, cycle, whose::SECOND);
            return true;
        }
        let info = match self.code.at(pc) {
            Stood::Instruction(info) => info,
            Stood::Nothing => return false,
            Stood::Unknown => Info::PLAIN,
        };
        if info.kind == Kind::EmptyCache {
            self.fetch.empty((cycle, cycle), true);
        }
        (first.late_in_execute && info.reads(first.destination))
            || (self.last.late_in_memory && info.reads(self.last.destination))
    }

    /// Whether an instruction of a wrong path that came to execute in this cycle does not leave it.
    fn holds_execute(&mut self, info: &Info, cycle: u64, batch: &RetiredBatch, at: usize) -> bool {
        match info.kind {
            Kind::Shift(amount) => amount > 1,
            Kind::ShiftBy(register) => {
                self.register(register, batch, at).map_or(UNKNOWN_AMOUNT > 1, |value| info.may_hold(value))
            }
            Kind::Load | Kind::Store if self.bus_free > cycle => {
                let base = self.register(info.base, batch, at).unwrap_or(0);
                info.may_hold(base)
            }
            // What was mispredicted is in memory.
            Kind::Csr | Kind::Return => true,
            _ => false,
        }
    }

    /// The same, and counts where it is not.
    fn register(&mut self, register: u8, batch: &RetiredBatch, at: usize) -> Option<u64> {
        let value = told(batch, at, register);
        self.code.untold += u64::from(value.is_none());
        value
    }

    /// How the target comes of a return from a trap, which holds decode until it is in writeBack.
    #[cold]
    pub(super) fn behind_return(&mut self, pc: u64, fetched: bool) -> Arrival {
        let commits = self.last.commits();
        self.overtaken(pc, fetched, commits);
        Arrival::anew(commits + 1)
    }

    /// How the handler of a trap comes: in the cycle behind writeBack the core turns to it.
    #[cold]
    pub(super) fn behind_trap(&mut self, pc: u64, fetched: bool) -> Arrival {
        self.overtaken(pc, fetched, self.last.decoded + 1);
        Arrival::anew(self.last.commits() + 2)
    }

    /// What comes to decode behind an instruction that fetch turns away from, and is there until
    /// this cycle.
    fn overtaken(&mut self, pc: u64, fetched: bool, until: u64) {
        if !fetched {
            return;
        }
        let (next, entered) = (behind(pc), self.last.decoded + 1);
        if !self.fetch.holds(next) {
            self.fetch.fill(next, entered, whose::FIRST);
        } else if let Stood::Instruction(Info { kind: Kind::EmptyCache, .. }) = self.code.at(next) {
            self.fetch.empty((entered, until), true);
        }
        self.fetch.empty_now();
    }
}
