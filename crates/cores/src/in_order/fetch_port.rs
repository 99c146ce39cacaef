//! Requests for instructions over OBI, from a prefetch buffer that may turn to a target in any
//! cycle.
//!
//! Source: rtl/cv32e40p_prefetch_controller.sv and rtl/cv32e40p_obi_interface.sv (TRANS_STABLE 0),
//! rtl/cv32e40x_prefetcher.sv and rtl/cv32e40x_instr_obi_interface.sv; names of signals are theirs.

use std::collections::VecDeque;

/// The way to instructions.
#[derive(Clone, Debug)]
pub(crate) struct FetchPort {
    /// Cycles that a request waits for its grant, and from there to the answer.
    grant_cycles: u64,
    response_cycles: u64,
    /// A target that is not asked for yet (BRANCH_WAIT).
    target_waits: bool,
    /// Address of the last request (trans_addr_q).
    address: u64,
    /// A request that is not granted, with the cycles that it has waited (REGISTERED).
    held: Option<u64>,
    waited: u64,
    /// Cycles of answers to come.
    answers: VecDeque<u64>,
}

impl FetchPort {
    /// An idle one, of memory with these cycles from a request to its grant and from there to the
    /// word.
    pub fn new(grant_cycles: u32, response_cycles: u32) -> Self {
        Self {
            grant_cycles: u64::from(grant_cycles),
            response_cycles: u64::from(response_cycles),
            target_waits: false,
            address: 0,
            held: None,
            waited: 0,
            answers: VecDeque::new(),
        }
    }

    /// Whether a word comes in this cycle; told once.
    pub fn answered(&mut self, now: u64) -> bool {
        let answered = self.answers.front().is_some_and(|&at| at <= now);
        if answered {
            self.answers.pop_front();
        }
        answered
    }

    /// One cycle, behind [`Self::answered`], in which the buffer asks for a word or not and may
    /// turn to a target; whether its request is accepted. `free` says whether one for this address
    /// can be granted.
    pub fn request(
        &mut self,
        now: u64,
        asks: bool,
        target: Option<u64>,
        free: impl FnOnce(u64) -> bool,
    ) -> bool {
        let accepted = asks && self.held.is_none();
        let address = match target {
            Some(target) => target & !3,
            None if self.target_waits => self.address,
            None => (self.address & !3).wrapping_add(4) & 0xffff_ffff,
        };
        if let Some(asked) = self.held.or(accepted.then_some(address)) {
            if self.waited >= self.grant_cycles && free(asked) {
                self.answers.push_back(now + self.response_cycles);
                (self.held, self.waited) = (None, 0);
            } else {
                self.held = Some(asked);
                self.waited += 1;
            }
        }
        self.target_waits = (self.target_waits || target.is_some()) && !accepted;
        if target.is_some() || accepted {
            self.address = address;
        }
        accepted
    }
}
