//! How long an instruction stands in ID, for who computes values as hardware does.
//!
//! Source: measured in RTL of RI5CY with RISQ-V (hcyooooo/post-quantum-crypto-master 16e99d3), with
//! memory that answers in the next cycle.

use instar_isa::StaticEntry;

use super::Cv32e40p;
use crate::CommitObserver;
use crate::decode_stage::{ActsInDecode, ComingResult, DecodeStage, Stay};
use crate::in_order::Waits;

impl<O: CommitObserver> Cv32e40p<O> {
    /// It as a door to that, or why it is none.
    pub(super) fn as_decode_stage(&mut self) -> Result<&mut dyn DecodeStage, String> {
        if self.hazards.is_none() {
            return Err("nothing acts in ID there, so hardware computes what the program's order says".into());
        }
        if self.memory.is_some() {
            return Err(
                "what acts in ID is followed beside memory that answers in the next cycle, and this \
                        core's is another"
                    .into(),
            );
        }
        Ok(self)
    }
}

impl<O: CommitObserver> DecodeStage for Cv32e40p<O> {
    fn stay(&mut self, entry: &StaticEntry) -> Result<Stay, String> {
        let info = self.info_of(entry)?;
        if !self.started {
            self.begin(entry.pc);
        }
        let kept = self.next;
        if let Some(trapped) = self.traps.untold(entry.pc) {
            self.next = self.traps.behind(trapped, kept, self.free, &self.params);
        }
        let mut waits = Waits::new(self.last, false);
        let arrived = self.arrive(&info, entry.pc, &mut waits);
        let (_, leaves) = self.leave::<false>(&info, arrived, None, &[], &mut waits);
        self.next = kept;
        Ok(Stay { arrived, leaves, early: self.acts_early })
    }

    fn acts(&self, entry: &StaticEntry) -> Option<ActsInDecode> {
        self.hazards.as_ref()?.acts(entry, &self.timings)
    }

    fn results(&self) -> &[ComingResult] {
        self.hazards.as_ref().map_or(&[], |hazards| hazards.results())
    }
}
