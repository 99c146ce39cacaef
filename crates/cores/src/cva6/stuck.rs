//! Why a run cannot go on as it was given, in one sentence with the instruction.
//!
//! Source: own design. A recorded run may have a gap, or go on where its code does not lead.

use super::Cva6;
use crate::CommitObserver;
use crate::parts::image::Flow;

impl<O: CommitObserver> Cva6<O> {
    /// At which instruction, from 1, nothing commits any more, and why.
    pub(super) fn stuck(&self) -> (u64, String) {
        let (from, to) = (self.committed.saturating_sub(1), self.stream.end().min(self.committed + 64));
        let broken = (from..to).find_map(|position| {
            let (before, next) = (self.stream.get(position)?, self.stream.get(position + 1)?);
            let slot = self.image.slot(before.pc);
            let behind = before.pc.wrapping_add(u64::from(slot.length));
            let jumps = slot.flow == Flow::None && before.next_pc != behind && !before.trapped;
            (before.next_pc != next.pc || jumps).then_some((position, before.pc, next.pc))
        });
        match broken {
            Some((position, before, next)) => {
                let sentence = format!(
                    "instruction {} at {next:#010x} cannot follow that at {before:#010x}: the recorded run has a gap there",
                    position + 2
                );
                (position + 2, sentence)
            }
            None => {
                let stopped = self.stream.get(self.committed).map_or(0, |next| next.pc);
                let sentence = format!(
                    "instruction {} at {stopped:#010x} can never commit: a cost can never be met there, or the recorded run \
                     goes on elsewhere without a trap",
                    self.committed + 1
                );
                (self.committed + 1, sentence)
            }
        }
    }
}
