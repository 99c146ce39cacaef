//! Shadows: what issues after a mispredicted branch or a trap, and is dropped. Its loads move the
//! cache, its divides hold the divider, its branches train the history.
//!
//! Source: core/issue_read_operands.sv and core/scoreboard.sv (what issues beside a branch is
//! cancelled), core/load_unit.sv, core/branch_unit.sv and core/frontend/bht.sv (`bht_update` is not
//! held back after an exception). A core model computes no values. Where the stream tells the
//! registers after branches and traps, these are read, and constants that a shadow adds to them;
//! else what addresses of a trace told before, and what is not known is guessed and counted.

use super::Cva6;
use super::info::{Fu, Info};
use super::issue::Taken;
use super::queue::Fetched;
use crate::CommitObserver;
use crate::parts::image::{Flow, UNKNOWN};
use crate::relative::Relative;

/// A branch of a shadow that executes in the next cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShadowBranch {
    pc: u64,
    /// Its outcome, where it is a conditional one.
    taken: Option<bool>,
    /// Where fetch must go on, if it went elsewhere.
    target: Option<u64>,
}

impl ShadowBranch {
    /// What waits, if one does.
    pub fn encode(this: Option<Self>, relative: &mut Relative) {
        relative.count(usize::from(this.is_some()));
        if let Some(Self { pc, taken, target }) = this {
            relative.number(pc);
            relative.maybe(taken.map(u64::from));
            relative.maybe(target);
        }
    }
}

/// What was guessed, by reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guesses {
    loads: u64,
    divides: u64,
    branches: u64,
}

impl<O: CommitObserver> Cva6<O> {
    /// An instruction of a shadow issues: its registers are those after the last instruction of
    /// the right path.
    #[inline]
    pub(super) fn enter_shadow(&mut self) {
        if self.shadow_of == Some(self.last_issued) {
            return;
        }
        let told = self.stream.registers(self.last_issued);
        if let Some(x) = told.or_else(|| self.marks.registers(self.last_issued + 1)) {
            self.base_registers.tell_all(self.last_issued, x);
            self.shadow_of = Some(self.last_issued);
        }
    }

    /// A mispredicted branch executed: its shadow is over.
    pub(super) fn leave_shadow(&mut self) {
        if self.shadow_of.take().is_some() {
            self.base_registers.forget();
        }
    }

    /// An instruction issued; where the stream tells no registers, addresses do.
    #[inline]
    pub(super) fn note_registers(&mut self, info: &Info, fetched: &Fetched, shadow: bool) {
        if shadow {
            if self.shadow_of.is_some() {
                let loaded = if self.marks.any() { self.loaded_in_shadow(info) } else { None };
                self.base_registers.issued_in_shadow(info, self.params.xlen, loaded);
            }
            return;
        }
        self.last_issued = fetched.position;
        if self.params.speculative_loads && !self.stream.tells_registers() {
            let memory = matches!(info.fu, Fu::Load | Fu::Store);
            self.base_registers.issued(info, if memory { self.load_store.issued() } else { None });
        }
    }

    /// Address of a load or store of a shadow, where its base is known. It is dropped, but the
    /// cache reads a load's all the same, and a load behind a store waits for it
    /// (core/store_buffer.sv `page_offset_matches_o`).
    pub(super) fn shadow_address(&mut self, info: &Info, taken: &Taken) -> Option<u64> {
        if info.custom != u16::MAX {
            return None;
        }
        if self.shadow_of.is_none() && info.reads > 0 && taken.zero == Some(info.base()) {
            return Some(u64::from(info.offset as u32));
        }
        let address = self.base_registers.sum(info);
        self.guesses.loads += u64::from(address.is_none() && info.fu == Fu::Load);
        address
    }

    /// What a load brings that is dropped with an instruction that an interrupt takes off: what
    /// follows computes with it, and jumps by it. Memory holds what it did when that was asked: of
    /// stores that are under way, the load waits for those that it may meet.
    #[cold]
    fn loaded_in_shadow(&mut self, info: &Info) -> Option<u64> {
        if info.fu != Fu::Load || info.custom != u16::MAX {
            return None;
        }
        let address = self.base_registers.sum(info)?;
        let value = self.marks.loaded(self.last_issued + 1, address, info.bytes.into())?;
        Some(info.loaded(self.params.xlen, value))
    }

    /// Address of a load that trapped: it is looked up, and killed (core/load_unit.sv SEND_TAG).
    pub(super) fn trapped_address(&self, info: &Info, position: u64) -> Option<u64> {
        let x = self.stream.registers(position).filter(|_| info.custom == u16::MAX)?;
        let base = if info.reads == 0 { 0 } else { x[usize::from(info.base()) % 32] };
        Some(base.wrapping_add(info.offset as u64) & (u64::MAX >> (64 - self.params.xlen)))
    }

    /// Detail of a divide of a shadow; where its operands are not known, the one that it had the
    /// last time.
    pub(super) fn shadow_division(&mut self, info: &Info, id: u32) -> u64 {
        let detail = info.division(self.params.xlen, |register| self.base_registers.value(register));
        detail.unwrap_or_else(|| {
            self.guesses.divides += 1;
            self.last_details.get(&id).copied().flatten().unwrap_or(0)
        })
    }

    /// A branch or jump of a shadow issues. What is not known is taken to go where it was predicted
    /// to.
    pub(super) fn start_shadow_branch(&mut self, info: &Info, fetched: &Fetched) {
        let pc = self.book.pc(fetched.id);
        let slot = self.image.slot(pc);
        let value = |register: u8| self.base_registers.value(register);
        let predicted = fetched.redirects;
        let known = self.shadow_of.is_some() && fetched.id != UNKNOWN;
        let behind = pc + u64::from(slot.length);
        let (taken, target) = match slot.flow {
            Flow::Branch => {
                let outcome = info.outcome(self.params.xlen, value).filter(|_| known);
                self.guesses.branches += u64::from(outcome.is_none());
                let taken = outcome.unwrap_or(predicted);
                let goes = if taken { pc.wrapping_add_signed(i64::from(slot.offset)) } else { behind };
                (Some(taken), (taken != predicted).then_some(goes))
            }
            Flow::Register | Flow::Return => {
                let target = info.jump_target(self.params.xlen, value).filter(|_| known);
                self.guesses.branches += u64::from(target.is_none());
                (None, target.filter(|&target| !predicted || target as u32 != fetched.predicted))
            }
            _ => (None, None),
        };
        self.shadow_branch = Some(ShadowBranch { pc, taken, target });
    }

    /// The branch of a shadow executes: the history learns it, and fetch is redirected where it was
    /// mispredicted.
    pub(super) fn resolve_in_shadow(
        &mut self,
        ticket: u64,
        outcome: &mut Option<(u64, bool)>,
    ) -> Option<u64> {
        let ShadowBranch { pc, taken, target } = self.shadow_branch.take()?;
        let trains = |&taken: &bool| self.frontend.trains(taken, target.is_some());
        *outcome = taken.filter(trains).map(|taken| (pc, taken));
        if let Some(target) = target {
            self.scoreboard.cancel_after(ticket);
            if self.image.slot(pc).flow == Flow::Register {
                self.frontend.train_target(pc, target);
            }
        }
        target
    }

    /// What the model took for granted where the stream does not tell, in one sentence.
    pub(super) fn guessed(&self) -> Option<String> {
        let Guesses { loads, divides, branches } = self.guesses;
        let told = [
            (self.frontend.unknown_code, "instruction", "of wrong paths (taken for plain ones)"),
            (loads, "address", "of loads in shadows of branches (taken to hit)"),
            (divides, "operand", "of divides there (taken to be the last ones)"),
            (branches, "outcome", "of branches in shadows of traps (taken to be predicted)"),
        ];
        let guesses: Vec<String> = told
            .into_iter()
            .filter(|(count, ..)| *count > 0)
            .map(|(count, one, of)| match (count, one) {
                (1, _) => format!("one {one} {of}"),
                (_, "address") => format!("{count} addresses {of}"),
                _ => format!("{count} {one}s {of}"),
            })
            .collect();
        (!guesses.is_empty())
            .then(|| format!("what the stream does not tell was guessed: {}", guesses.join(", ")))
    }
}
