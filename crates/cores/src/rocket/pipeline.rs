//! One cycle of the pipeline, its stages backwards.
//!
//! Source: src/main/scala/rocket/RocketCore.scala. Behind decode nothing is held: what cannot go on
//! is fetched again (`replay_wb`).

use super::bus::{Answer, BEATS};
use super::dcache::Access;
use super::dcache::Signals;
use super::decode::{Around, Decoded, Seen};
use super::info::{Info, Kind, latency};
use super::long::{product, quotient};
use super::{MOST_IDLE, Rocket, causes, fetch, stalls};
use crate::{Causes, CommitObserver, Stall};
use instar_isa::DivideDetail;

/// No position: an instruction on a wrong path.
pub(super) const WRONG: u64 = u64::MAX;

/// Cycles from decode to WB.
pub(super) const TO_WRITEBACK: u64 = 3;

/// An instruction in a stage.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    /// Its place in the stream.
    pub position: u64,
    pub pc: u64,
    pub info: Info,
    /// Address that it accesses.
    pub address: u64,
    pub trapped: bool,
    /// It turns fetch elsewhere in MEM.
    pub taken: bool,
    pub detail: u64,
    pub operand: bool,
    /// It touches the register of a load in front of it.
    pub load_use: bool,
    /// Its bytes missed: it is nothing but a request to fetch it again.
    pub stale: bool,
}

impl Slot {
    pub const NOTHING: Self = Self {
        position: WRONG,
        pc: 0,
        info: Info::PLAIN,
        address: 0,
        trapped: false,
        taken: false,
        detail: 0,
        operand: false,
        load_use: false,
        stale: false,
    };

    /// It raises an exception that is known before WB.
    fn excepts(&self) -> bool {
        self.trapped && !self.info.memory() && self.info.kind != Kind::System
    }

    /// What follows it in the stream is fetched from another place than what follows it in memory.
    fn leads_away(&self) -> bool {
        self.taken || self.trapped || self.info.kind == Kind::System
    }
}

/// A stage.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stage {
    pub valid: bool,
    /// What is in it is fetched again.
    pub replayed: bool,
    /// Which of the [`Slots`] is in it, or was last.
    at: u8,
}

impl Stage {
    pub const EMPTY: Self = Self { valid: false, replayed: false, at: 0 };
}

/// The instructions of decode and of the three stages behind it. They stay in their places, and
/// stages hand on which it is: an instruction is too large to be copied in each cycle.
#[derive(Clone, Debug)]
pub(super) struct Slots([Slot; 4]);

impl Slots {
    pub const EMPTY: Self = Self([Slot::NOTHING; 4]);

    /// What is in a stage, or was last.
    #[inline]
    pub fn of(&self, stage: &Stage) -> &Slot {
        &self.0[usize::from(stage.at) % 4]
    }

    /// What a place has that no stage refers to: that of decode.
    #[inline]
    pub fn place(&mut self, stage: &Stage) -> &mut Slot {
        &mut self.0[usize::from(stage.at) % 4]
    }
}

/// Where fetch goes on.
#[derive(Clone, Copy, Debug)]
struct Turn {
    pc: u64,
    position: u64,
    why: (Stall, Causes),
}

impl<O: CommitObserver> Rocket<O> {
    /// What is in execute, or was last.
    #[inline]
    pub(super) fn in_ex(&self) -> &Slot {
        self.slots.of(&self.ex)
    }

    /// What is in MEM, or was last.
    #[inline]
    pub(super) fn in_mem(&self) -> &Slot {
        self.slots.of(&self.mem)
    }

    /// What is in WB, or was last.
    #[inline]
    pub(super) fn in_wb(&self) -> &Slot {
        self.slots.of(&self.wb)
    }

    /// The stage that what is in decode goes to, with the place that no other one has.
    #[inline]
    pub(super) fn to_ex(&self) -> Stage {
        let taken = 1u32 << self.ex.at | 1 << self.mem.at | 1 << self.wb.at;
        Stage { at: (!taken).trailing_zeros() as u8, ..Stage::EMPTY }
    }

    /// One cycle.
    pub(super) fn step(&mut self) {
        self.now += 1;
        let now = self.now;
        let request = self.request();
        let so = self.data.signals(now, request.as_ref(), self.in_ex().info.reads, &self.bus);

        // WB.
        let (wb, mem, ex) = (self.wb, self.mem, self.ex);
        let kind = self.in_wb().info.kind;
        let mem_excepts = self.in_mem().excepts();
        let excepts = (self.wb_excepts && !so.refuses) || (wb.valid && so.traps);
        let replays = so.refuses || wb.replayed;
        let leaves = wb.valid && (self.in_wb().info.flushes || kind == Kind::System);
        let from_wb = replays || excepts || leaves;
        let commits = (wb.valid && !replays) || excepts;
        let mut turn = None;
        if from_wb {
            turn = Some(self.turn_of_writeback(replays));
        } else if mem.valid && self.in_mem().taken {
            let why = (stalls::BRANCH, causes::BRANCH);
            turn = Some(self.turn_behind(self.in_mem(), why));
        }
        let writes = wb.valid && self.in_wb().info.writes();
        let long_writes = (self.long.answers(now) && !writes).then_some(self.long.destination);

        // Decode looks at what stands in the stages now.
        let offer = self.fetch.offer();
        let blocked = self.blocked && !so.grant;
        let around = Around {
            blocked,
            busy: !so.ordered || request.is_some(),
            long_writes,
            missed: !so.responds,
            long_waits: !(self.long.ready() || (self.long.answers(now) && !writes))
                || (ex.valid && self.in_ex().info.long),
        };
        let next = self.to_ex();
        let decoded = self.decode(offer.word, next, &around);

        // MEM and EX.
        let killed = from_wb || !mem.valid || mem_excepts;
        let turned = turn.is_some();
        let again = ex.replayed || (ex.valid && self.is_replayed(&so));
        let in_ex = ex.valid || ex.replayed;
        self.step_long(killed, long_writes.is_some(), commits && !excepts);
        self.wb = Stage {
            valid: !killed,
            replayed: mem.replayed && !from_wb,
            at: if mem.valid || mem.replayed { mem.at } else { wb.at },
        };
        self.wb_excepts = mem.valid && mem_excepts && !from_wb;
        self.mem = Stage {
            valid: ex.valid && !turned && !again,
            replayed: again && !turned,
            at: if in_ex { ex.at } else { mem.at },
        };
        if !around.busy {
            self.fenced = false;
        }
        self.advance(&decoded, next, turn);

        // Caches and memory.
        let empties = wb.valid && kind == Kind::FenceI && !so.refuses;
        let beat = fetch::beat_of(&self.bus, now);
        let asks = self.fetch.asks() && !so.asks;
        let turn_to = turn.map(|turn| (turn.pc, !from_wb));
        let around = fetch::Around { granted: asks, beat, empties };
        self.fetch.step(&offer, decoded.takes_word, turn_to, &around);
        let ends_block = self.data.ends_block(&so);
        self.data.step(now, &so, request, killed, &mut self.bus);
        if let Some(beat) = beat {
            self.bus.take(beat + 1 == BEATS);
        } else if so.takes {
            self.bus.take(so.grant);
        }
        if so.asks {
            self.bus.read(now, Answer::Data);
        } else if asks {
            self.bus.read(now, Answer::Code);
        }
        if ends_block {
            self.bus.wrote(now);
        }
        self.blocked = !so.ready && !so.grant && (self.blocked || request.is_some() || so.refuses);

        if O::CYCLES || O::CAUSES {
            self.note(&decoded, next, turn.map(|turn| turn.why), from_wb, replays);
        }
        if commits {
            self.commit(&wb);
        }
        if !self.ex.valid {
            self.skip(&decoded);
        }
    }

    /// The access that execute asks for.
    #[inline]
    fn request(&self) -> Option<Access> {
        let slot = self.in_ex();
        (self.ex.valid && slot.info.memory()).then(|| {
            let store = slot.info.kind == Kind::Store;
            Access::new(slot.address, slot.info.size, store, slot.trapped)
        })
    }

    /// Where WB turns fetch to.
    fn turn_of_writeback(&self, replays: bool) -> Turn {
        let slot = self.in_wb();
        if replays {
            let why = if slot.stale {
                (stalls::FETCH, causes::FETCH)
            } else if slot.info.long {
                (stalls::EXECUTE, causes::EXECUTE)
            } else {
                (stalls::DATA, causes::DATA)
            };
            return Turn { pc: slot.pc, position: slot.position, why };
        }
        self.turn_behind(slot, (stalls::FLUSH, causes::FLUSH))
    }

    /// To what retires behind an instruction.
    fn turn_behind(&self, slot: &Slot, why: (Stall, Causes)) -> Turn {
        let pc = self.stream.get(slot.position).map_or(slot.pc, |retired| retired.next_pc);
        Turn { pc, position: slot.position.wrapping_add(1), why }
    }

    /// What is in execute cannot go on.
    #[inline]
    fn is_replayed(&self, so: &Signals) -> bool {
        let slot = self.in_ex();
        let missed = self.in_wb().info.memory() && !so.responds;
        let long_waits = slot.info.long && !self.long.ready();
        (slot.info.memory() && !so.ready) || long_waits || (slot.load_use && missed)
    }

    /// The multiplier and divider, and the registers that wait for it.
    #[inline]
    fn step_long(&mut self, killed: bool, written: bool, commits: bool) {
        let begins = self.ex.valid && self.in_ex().info.long && self.long.ready();
        if written || (self.began && killed) {
            if written {
                self.pending &= !(1 << self.long.destination);
            }
            self.long.done = None;
        }
        self.began = begins;
        if begins {
            self.long.done = Some(self.now + 1 + self.long_cycles());
            self.long.destination = self.in_ex().info.destination;
        }
        if commits && self.wb.valid && self.in_wb().info.long {
            self.pending |= 1 << self.in_wb().info.destination;
            self.pending &= !1;
        }
    }

    fn long_cycles(&mut self) -> u64 {
        let slot = self.slots.of(&self.ex);
        match slot.info.kind {
            Kind::Multiply { half } => product(&self.params, half),
            Kind::Divide { remainder } => {
                let untold = slot.position != WRONG && DivideDetail::unpack(slot.detail).is_none();
                self.guessed += u64::from(untold);
                quotient(&self.params, remainder, slot.detail)
            }
            Kind::Own(at) => latency(&self.timings, at, slot.operand.then_some(slot.detail)) - 2,
            _ => 1,
        }
    }

    /// What decode hands on, and where it goes on.
    #[inline]
    fn advance(&mut self, decoded: &Decoded, next: Stage, turn: Option<Turn>) {
        self.ex.valid = false;
        self.ex.replayed = false;
        self.half = decoded.keeps;
        if let Some(turn) = turn {
            self.half = None;
            self.following = turn.position;
            self.turned = turn.why;
            self.refetched = self.now + 2;
            return;
        }
        if decoded.seen == Seen::Whole && decoded.goes_on {
            let slot = self.slots.of(&next);
            self.ex = Stage { valid: !slot.stale, replayed: slot.stale, ..next };
            self.fenced |= !slot.stale && slot.info.kind == Kind::Fence;
            if self.following != WRONG {
                self.following = if slot.stale || slot.leads_away() { WRONG } else { self.following + 1 };
            }
        }
    }

    /// Cycles in which nothing but counters moves are passed over.
    #[inline]
    fn skip(&mut self, decoded: &Decoded) {
        let moves = self.ex.valid
            || self.ex.replayed
            || self.mem.valid
            || self.mem.replayed
            || self.wb.valid
            || self.wb.replayed
            || self.wb_excepts;
        if moves || self.began {
            return;
        }
        let idle = self.half.is_none() && self.long.ready() && self.data.is_idle(self.now);
        if idle && !self.blocked && self.following < self.stream.end() {
            self.wait_for_fetch();
            return;
        }
        if !self.fetch.rests() || !self.data.rests() {
            return;
        }
        let waits = match decoded.why.0 {
            stalls::EXECUTE => self.long.done.is_some(),
            stalls::DATA => self.data.waits(),
            _ => false,
        };
        let next = [self.long.done, self.bus.next()].into_iter().flatten().min();
        if let Some(next) = next.filter(|&next| waits && !decoded.goes_on && next > self.now + 1) {
            self.log.stretch(next - 1 - self.now, decoded.why);
            self.now = next - 1;
        }
    }

    /// Cycles in which fetch alone works, since nothing is behind it, until it offers a word.
    fn wait_for_fetch(&mut self) {
        let latest = self.last_commit + MOST_IDLE;
        while self.now < latest {
            let offer = self.fetch.offer();
            if offer.word.is_some() {
                return;
            }
            self.now += 1;
            self.fenced = false;
            let beat = fetch::beat_of(&self.bus, self.now);
            let asks = self.fetch.asks();
            self.fetch.step(&offer, false, None, &fetch::Around { granted: asks, beat, empties: false });
            if let Some(beat) = beat {
                self.bus.take(beat + 1 == BEATS);
            }
            if asks {
                self.bus.read(self.now, Answer::Code);
            }
            if O::CYCLES || O::CAUSES {
                self.note_nothing();
            }
        }
    }
}
