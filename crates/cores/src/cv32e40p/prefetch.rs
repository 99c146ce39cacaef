//! IF cycle by cycle: the prefetch buffer of two words, its OBI port, and the aligner that cuts
//! words into instructions.
//!
//! Source: rtl/cv32e40p_prefetch_controller.sv, rtl/cv32e40p_fifo.sv, rtl/cv32e40p_aligner.sv,
//! rtl/cv32e40p_if_stage.sv; names of signals are theirs. Only a core whose memory has other cycles
//! than the ideal one is stepped through.

use crate::in_order::FetchPort;

/// Words in the prefetch buffer, those that are asked for included (FIFO_DEPTH).
const DEPTH: u32 = 2;

/// Which part of a word the next instruction begins in (aligner state).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The word that comes begins with it (ALIGNED32).
    Aligned,
    /// Its first half is kept (MISALIGNED32).
    Kept,
    /// The word behind a kept short one (MISALIGNED16).
    BehindKept,
    /// The upper half of a word that was jumped to (BRANCH_MISALIGNED).
    UpperTarget,
}

/// What stands around IF in a cycle.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    /// ID takes an instruction (id_ready, and not halt_if).
    pub takes: bool,
    /// Fetch starts anew at this address (branch_i).
    pub target: Option<u64>,
    /// The instruction that would be taken has four bytes.
    pub long: bool,
    /// It may ask for words (instr_req).
    pub asks: bool,
}

/// The prefetch buffer and the aligner.
#[derive(Clone, Debug)]
pub struct Prefetch {
    port: FetchPort,
    /// Requests accepted and not answered (cnt_q); of these, those to be dropped (flush_cnt_q).
    asked: u32,
    dropped: u32,
    /// Words in the buffer.
    words: u32,
    place: Place,
    /// The aligner took the word in its last step (aligner_ready_q).
    took: bool,
}

impl Prefetch {
    /// An empty one.
    pub fn new(grant_cycles: u32, response_cycles: u32) -> Self {
        Self {
            port: FetchPort::new(grant_cycles, response_cycles),
            asked: 0,
            dropped: 0,
            words: 0,
            place: Place::Aligned,
            took: false,
        }
    }

    /// One cycle; whether an instruction goes to ID. `free` says whether a request for this address
    /// can be granted.
    pub fn step(&mut self, now: u64, around: Around, free: impl FnOnce(u64) -> bool) -> bool {
        let branch = around.target.is_some();
        let answered = self.port.answered(now);
        let valid = (self.words > 0 || answered) && !branch && self.dropped == 0;
        let takes = around.takes && valid;
        let (there, ready) = self.align(around, valid, takes);

        // Requests.
        let asks = around.asks && if branch { 0 } else { self.words } + self.asked < DEPTH;
        let accepted = self.port.request(now, asks, around.target, free);

        // Answers and the buffer.
        if branch {
            self.dropped = self.asked - u32::from(answered && self.asked > 0);
            self.words = 0;
        } else {
            let taken = takes && ready;
            let pushed = answered && (self.words > 0 || !taken) && self.dropped == 0;
            self.words = self.words + u32::from(pushed) - u32::from(self.words > 0 && taken);
            self.dropped -= u32::from(answered && self.dropped > 0);
        }
        self.asked = self.asked + u32::from(accepted) - u32::from(answered);
        takes && there
    }

    /// The aligner: whether there is an instruction, and whether the word is done with.
    fn align(&mut self, around: Around, valid: bool, takes: bool) -> (bool, bool) {
        let long = around.long;
        let (there, ready, next) = match self.place {
            Place::Aligned => (valid, true, if long { Place::Aligned } else { Place::Kept }),
            Place::Kept if long => (valid, true, Place::Kept),
            Place::Kept => (true, !valid, Place::BehindKept),
            Place::BehindKept => (!self.took || valid, true, if long { Place::Aligned } else { Place::Kept }),
            Place::UpperTarget if long => (false, true, Place::Kept),
            Place::UpperTarget => (valid, true, Place::Aligned),
        };
        if let Some(target) = around.target {
            self.place = if target & 2 == 0 { Place::Aligned } else { Place::UpperTarget };
            self.took = true;
        } else if takes {
            self.place = next;
            self.took = ready;
        }
        (there, ready)
    }
}
