//! IF cycle by cycle, where instructions come later than in the cycle after their request: the
//! alignment buffer of three words, which counts whole instructions, behind its OBI port.
//!
//! Source: rtl/cv32e40x_alignment_buffer.sv, rtl/cv32e40x_if_stage.sv; names of signals are theirs.

use crate::in_order::{Code, FetchPort};

/// Requests that may be under way.
const OUTSTANDING: u32 = 2;

/// What the pipeline does behind an instruction, until the next is taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Behind {
    /// The cycle in which it left ID.
    pub left: u64,
    /// That in which it left EX.
    pub exit: u64,
    /// First cycle behind that in which WB is free or becomes free.
    pub free: u64,
    /// Its own word, which still stands in an empty ID, holds that up while it is in EX: it is a
    /// load or offered, and reads what it writes (load_stall).
    pub stale: bool,
    /// Cycle in which fetch starts anew, and where (pc_set).
    pub target: Option<(u64, u64)>,
    /// ID takes what comes before that in the cycles in which it leaves ID, and EX.
    pub empties: bool,
    /// What comes before that comes again behind it: it is a fence.
    pub again: bool,
}

impl Behind {
    /// Nothing is under way, and fetch starts at `pc`.
    pub fn nothing(cycle: u64, pc: u64) -> Self {
        let target = Some((cycle, pc));
        Self { left: cycle, exit: cycle, free: cycle, stale: false, target, empties: false, again: false }
    }

    /// Whether ID takes an instruction in a cycle (id_ready): the one before leaves it, or it is
    /// empty and EX would take what it had.
    fn takes(&self, now: u64) -> bool {
        now == self.left || now > self.left && (now == self.exit && !self.stale || now >= self.free)
    }

    /// Whether it takes one that is killed in the cycle of the target.
    fn takes_killed(&self, now: u64) -> bool {
        now == self.left || self.empties && now == self.exit
    }
}

/// The alignment buffer.
#[derive(Clone, Debug)]
pub(super) struct Fetch {
    port: FetchPort,
    /// The next cycle.
    now: u64,
    /// Address of the next instruction (addr_q).
    pc: u64,
    /// Words in the buffer (valid_q).
    words: u32,
    /// Whole instructions in it (instr_cnt_q), one too many if one was taken in the cycle before
    /// (pop_q).
    count: u32,
    popped: bool,
    /// Requests under way, and of these those whose words are dropped (n_flush_q).
    outstanding: u32,
    dropped: u32,
    /// Address of the next word that is not dropped.
    incoming: u64,
    /// The next word begins with an instruction; if not, whether its lower half belongs to none.
    aligned: bool,
    complete: bool,
    /// Words of which nothing tells how many instructions they have.
    unknown: u64,
}

impl Fetch {
    /// An empty one.
    pub fn new(grant_cycles: u32, response_cycles: u32) -> Self {
        Self {
            port: FetchPort::new(grant_cycles, response_cycles),
            now: 0,
            pc: 0,
            words: 0,
            count: 0,
            popped: false,
            outstanding: 0,
            dropped: 0,
            incoming: 0,
            aligned: true,
            complete: true,
            unknown: 0,
        }
    }

    /// The next cycle that it comes to.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// Words of which nothing told how many instructions they have.
    pub fn unknown(&self) -> u64 {
        self.unknown
    }

    /// The cycle in which ID takes the next instruction, which has four bytes or two. What is
    /// killed before that may jump in ID: to `jumps`, where fetch turns in its first cycle there.
    pub fn taken(&mut self, behind: &Behind, long: bool, jumps: Option<u64>, code: &Code) -> u64 {
        let mut turns = None;
        loop {
            let now = self.now;
            let killed = behind.target.is_some_and(|(cycle, _)| now < cycle);
            let aim = if killed { turns } else { behind.target };
            let target = aim.filter(|(cycle, _)| *cycle == now).map(|(_, pc)| pc);
            let takes = if killed { behind.takes_killed(now) } else { behind.takes(now) };
            let long = if killed { code.long_at(self.pc).unwrap_or(true) } else { long };
            let taken = self.step(takes, target, long, code);
            if taken && !killed {
                return now;
            }
            if taken && now == behind.left {
                turns = jumps.map(|target| (now + 1, target));
            }
        }
    }

    /// One cycle; whether an instruction goes to ID.
    fn step(&mut self, takes: bool, target: Option<u64>, long: bool, code: &Code) -> bool {
        let now = self.now;
        self.now += 1;
        let answered = self.port.answered(now);
        let comes = answered && self.dropped == 0;
        let there = self.words + u32::from(comes);
        let upper = self.pc & 2 != 0;
        let needs = if upper && long { 2 } else { 1 };
        let taken = takes && target.is_none() && there >= needs;

        // The next instruction is whole or is not, whatever was guessed of the words behind it.
        let counted = self.count.saturating_sub(u32::from(self.popped));
        let left = if self.words < needs { 0 } else { counted.max(1) };
        let wanted = left == 0 || left == 1 && self.outstanding == 0 || target.is_some();
        let asks = self.outstanding < OUTSTANDING && wanted;
        let accepted = self.port.request(now, asks, target, |_| true);

        if let Some(target) = target {
            self.dropped = self.outstanding - u32::from(answered);
            (self.pc, self.incoming) = (target, target & !3);
            (self.words, self.count) = (0, 0);
            (self.aligned, self.complete) = (target & 2 == 0, target & 2 != 0);
        } else {
            self.dropped -= u32::from(answered && self.dropped > 0);
            self.count = left + if comes { self.whole_instructions(code) } else { 0 };
            self.words = there - u32::from(taken && (upper || long));
            self.pc += if !taken {
                0
            } else if long {
                4
            } else {
                2
            };
        }
        self.popped = taken;
        self.outstanding = self.outstanding + u32::from(accepted) - u32::from(answered);
        taken
    }

    /// Instructions that the word which comes makes whole (n_incoming_ins).
    fn whole_instructions(&mut self, code: &Code) -> u32 {
        let [low, high] = [self.incoming, self.incoming + 2].map(|half| code.long_at(half));
        self.unknown += u64::from(low.is_none() || high.is_none());
        self.incoming += 4;
        let (low, high) = (low.unwrap_or(true), high.unwrap_or(true));
        if self.aligned && low {
            return 1;
        }
        // A target in the upper half has nothing in the lower one.
        let first = u32::from(self.aligned || !self.complete);
        (self.aligned, self.complete) = (!high, !high);
        first + u32::from(!high)
    }
}
