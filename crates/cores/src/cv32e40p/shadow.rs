//! What lies right behind a taken branch, where that goes through EX although it is killed.
//!
//! Source: measured in RTL of RI5CY (hcyooooo/post-quantum-crypto-master 16e99d3, with RISQ-V): the
//! target arrives behind two times the cycles in EX that the killed instruction would have taken.

use instar_isa::{Class, DivideDetail, Op, StaticEntry};

use super::Cv32e40p;
use super::arrival::{Arrival, How};
use crate::CommitObserver;
use crate::in_order::divide;

impl<O: CommitObserver> Cv32e40p<O> {
    /// When the target of a branch arrives that left ID in this cycle.
    #[inline]
    pub(super) fn target_of_branch(&mut self, cycle: u64, following: u64) -> Arrival {
        self.act_in_shadow(following);
        let busy = if self.params.shadows_multiply { self.in_shadow(following) } else { 0 };
        // Killed twice, it goes through EX twice, and what follows stands behind it the second
        // time.
        self.acts_early = busy.saturating_sub(1).into();
        let waits = (1 + 2 * busy).max(self.params.taken_branch_cycles);
        Arrival::after(cycle, waits, How::Branch)
    }

    /// An instruction right behind a taken branch stands in ID, and may act there.
    fn act_in_shadow(&mut self, at: u64) {
        let Some(hazards) = &mut self.hazards else { return };
        if let Some(Some(entry)) = self.traps.entry(at) {
            hazards.shadowed(&entry, &self.timings);
        }
    }

    /// Cycles that what stands at an address would take in EX, 0 where it is not slow.
    #[cold]
    fn in_shadow(&mut self, at: u64) -> u32 {
        let Some(Some(entry)) = self.traps.entry(at) else { return 0 };
        match entry.class {
            Class::Multiply if entry.op != Op::Mul => self.params.multiply_high_cycles,
            Class::Divide => divide::cycles(self.divisor(&entry), self.params.divide_most_cycles)
                .unwrap_or_else(|| {
                    self.shadows += 1;
                    self.params.divide_default_cycles
                }),
            _ => 0,
        }
    }

    /// What is known of the operands of a division that retires nowhere: its divisor's value, where
    /// registers were told behind the branch.
    fn divisor(&self, entry: &StaticEntry) -> u64 {
        let Some(x) = &self.behind_branch else { return 0 };
        let signed = matches!(entry.op, Op::Div | Op::Rem);
        DivideDetail::new(0, x[usize::from(entry.rs()[1])], signed, 32).pack()
    }

    /// What was assumed of them, one sentence.
    pub(super) fn shadow_assumption(&self) -> Option<String> {
        let times = match self.shadows {
            0 => return None,
            1 => "once".to_owned(),
            more => format!("{more} times"),
        };
        Some(format!(
            "{times} a division right behind a taken branch, whose operands no trace tells, held EX: taken as {} cycles",
            self.params.divide_default_cycles
        ))
    }
}
