//! The rules of the core: when an instruction retires, which is when the next is launched.
//!
//! Source: YosysHQ/picorv32 87c89ac, picorv32.v, `cpu_state` and `mem_state`. A request for code
//! that is made in a cycle stands at memory (`mem_valid`) in the next, and is answered the response
//! cycles later (`mem_done`); one more later the instruction is decoded and launched
//! (`decoder_trigger`). While an instruction goes through its states the next is fetched ahead
//! (`mem_do_prefetch`); its answer counts from when the core asks for it (`mem_do_rinst`). Of a
//! word of two halves the upper one is kept (`prefetched_high_word`), until a jump or a taken
//! branch.

use instar_trace::{Flags, MemoryAccess};

use super::info::{Info, Kind};
use super::stalls::CHARGES;
use super::{FAMILY, Picorv32, causes, stalls};
use crate::in_order::{Issued, Waits};
use crate::relative::Relative;
use crate::{Commit, CommitObserver};

/// An instruction that was launched and has not retired: how long it takes depends on the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Launched {
    pub id: u32,
    pub info: Info,
    /// Cycle in which it was launched.
    pub cycle: u64,
    /// What follows it in memory.
    pub following: u64,
    pub next_pc: u64,
    pub taken: bool,
    /// Cycles of its unit, or of memory with its access.
    pub cycles: u64,
}

impl Launched {
    /// Visits what cycles depend on: the rest follows from which instruction it is.
    pub fn visit(&mut self, relative: &mut Relative) {
        relative.visit_word(&mut self.id);
        relative.visit_cycle(&mut self.cycle);
        relative.visit_flags([&mut self.taken]);
        relative.visit(&mut self.cycles);
    }
}

/// The next instruction as fetch sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Next {
    /// It begins in the upper half of a word.
    upper: bool,
    /// It has four bytes.
    long: bool,
}

impl Next {
    pub fn new(pc: u64, long: bool) -> Self {
        Self { upper: pc & 2 != 0, long }
    }

    /// Whether it lies across two words.
    fn splits(self) -> bool {
        self.upper && self.long
    }
}

impl<O: CommitObserver> Picorv32<O> {
    /// Cycles from a request for code to its answer.
    #[inline]
    fn answer(&self) -> u64 {
        1 + u64::from(self.params.fetch_response_cycles)
    }

    /// Cycles from a request for code, with nothing in hand, to its answer.
    #[inline]
    pub(super) fn fetch(&self, next: Next) -> u64 {
        self.answer() * if next.splits() { 2 } else { 1 }
    }

    /// One instruction.
    #[inline]
    pub(super) fn follow(
        &mut self,
        id: u32,
        (pc, next_pc): (u64, u64),
        flags: Flags,
        detail: u64,
        accesses: &[MemoryAccess],
    ) {
        let info = self.infos[id];
        let next = Next::new(pc, info.length == 4);
        if self.launched.is_some() {
            self.retire_before(next);
        } else {
            // Nothing is in hand (the first cycle in which it asks is the one after reset).
            self.last += 1 + self.fetch(next) + 1;
        }
        if flags.has(Flags::TRAP) {
            self.refused.get_or_insert_with(|| {
                format!("the instruction at {pc:#x} traps, and this core, which has no handlers, stops there")
            });
        }
        let cycles = match info.kind {
            Kind::Unit(cycles) => u64::from(cycles),
            Kind::Own(index) => {
                let operand = flags.has(Flags::OPERAND).then_some(detail);
                let timing = self.timings[usize::from(index)].as_ref();
                timing.map_or(1, |timing| timing.latency.of(0, operand)).into()
            }
            Kind::Load | Kind::Store => self.data(accesses.first(), info.kind == Kind::Store),
            _ => 0,
        };
        self.launched = Some(Launched {
            id,
            info,
            cycle: self.last,
            following: pc.wrapping_add(u64::from(info.length)),
            next_pc,
            taken: flags.has(Flags::TAKEN),
            cycles,
        });
    }

    /// Cycles of memory with an access.
    fn data(&self, access: Option<&MemoryAccess>, store: bool) -> u64 {
        let region = access.and_then(|access| self.params.regions.at(access.address));
        region.map_or(self.params.data_response_cycles, |region| region.latency(store)).into()
    }

    /// The instruction before retires, with this one behind it.
    #[inline]
    pub(super) fn retire_before(&mut self, next: Next) {
        let Some(it) = self.launched.take() else { return };
        let mut waits = Waits::new(self.last, O::CYCLES);
        let cycle = self.retires(&it, next, &mut waits);
        let causes = waits.causes();
        let commit = Commit { index: self.committed, id: it.id, issue: it.cycle, done: cycle, cycle, causes };
        if O::CYCLES {
            let (sources, destination) = (&it.info.sources, Some(it.info.destination));
            let device = &|_, _| None;
            let told =
                Issued { commit: &commit, began: it.cycle, sources, destination, waits: &waits, device };
            self.watch.tell(&mut self.observer, &FAMILY, &CHARGES, self.last, &told);
        } else {
            self.observer.commit(&commit);
        }
        self.last = cycle;
        self.committed += 1;
    }

    /// The cycle in which an instruction retires.
    #[inline]
    fn retires(&mut self, it: &Launched, next: Next, waits: &mut Waits) -> u64 {
        let (launch, more) = (it.cycle, u64::from(it.info.more));
        // The first cycle in which it asks for the next instruction: in the second after its launch
        // it is in the ALU, or has an address.
        let states = launch + 2 + more;
        match it.info.kind {
            Kind::Alu => {
                waits.add(states + 1, stalls::STATES, causes::EXECUTE);
                self.in_line(launch, states, next, waits) + 1
            }
            Kind::Branch if it.taken => self.branch(it, states, next, waits),
            Kind::Branch => {
                waits.add(states + 1, stalls::STATES, causes::EXECUTE);
                self.in_line(launch, states, next, waits) + 1
            }
            Kind::Load | Kind::Store => {
                waits.add(states + 1, stalls::STATES, causes::EXECUTE);
                // Memory is asked when the next instruction is there.
                let there = self.in_line(launch, states, next, waits);
                let cycle = there + 3 + it.cycles;
                waits.add(cycle, stalls::DATA, causes::DATA);
                cycle
            }
            Kind::Unit(_) | Kind::Own(_) => {
                // Asked in the cycle after the registers are read.
                let answered = states + it.cycles - 1;
                let stall = match it.info.kind {
                    Kind::Own(_) => stalls::CUSTOM,
                    _ if it.info.divides => stalls::DIVIDE,
                    _ => stalls::MULTIPLY,
                };
                waits.add(states, stalls::STATES, causes::EXECUTE);
                waits.add(answered + 1, stall, causes::EXECUTE);
                self.in_line(launch, answered + 1, next, waits) + 1
            }
            Kind::Counter => {
                waits.add(states, stalls::STATES, causes::EXECUTE);
                self.in_line(launch, states + 1, next, waits) + 1
            }
            Kind::Jump => {
                let cycle = launch + 1 + self.fetch(next) + 1;
                waits.add(cycle, stalls::JUMP, causes::JUMP);
                cycle
            }
            Kind::JumpRegister => {
                waits.add(states + 1, stalls::STATES, causes::EXECUTE);
                let cycle = states + 2 + self.fetch(next) + 1;
                waits.add(cycle, stalls::JUMP, causes::JUMP);
                cycle
            }
            // It is told when the core has stopped; what comes behind it comes as behind a jump.
            Kind::Stop => {
                self.stops += 1;
                states + 1
            }
        }
    }

    /// The cycle in which the next instruction in memory is there, asked for from `asked` on.
    #[inline]
    fn in_line(&self, launch: u64, asked: u64, next: Next, waits: &mut Waits) -> u64 {
        if !next.upper {
            let there = asked.max(launch + 1 + self.answer());
            waits.add(there + 1, stalls::FETCH, causes::FETCH);
            return there;
        }
        // Its first half is in hand.
        let there = if next.long { asked + self.answer() } else { asked };
        waits.add(there + 1, stalls::SPLIT, causes::SPLIT);
        there
    }

    /// The cycle in which a taken branch retires, whose outcome is known in cycle `known`. What
    /// follows it in memory is fetched to its end first.
    fn branch(&mut self, it: &Launched, known: u64, next: Next, waits: &mut Waits) -> u64 {
        waits.add(known + 1, stalls::STATES, causes::EXECUTE);
        let there = if it.following & 2 != 0 {
            // The upper half is in hand; if four bytes begin in it, the lower half behind is waited
            // for.
            let long = self.behind_branch(it.following, waits);
            known + if long { self.answer() } else { 0 }
        } else {
            let there = it.cycle + 1 + self.answer();
            // The outcome changes what the core asks for while the word comes: it takes the upper
            // half for the target's, and begins with that anew where it is half an instruction.
            if there > known && next.upper && self.behind_branch(it.following + 2, waits) {
                there + 1 + self.fetch(next)
            } else {
                there.max(known)
            }
        };
        let cycle = there + 1 + self.fetch(next) + 1;
        waits.add(cycle, stalls::BRANCH, causes::BRANCH);
        cycle
    }

    /// Whether four bytes begin at a halfword behind a taken branch.
    fn behind_branch(&mut self, address: u64, waits: &mut Waits) -> bool {
        self.code.long_at(address).unwrap_or_else(|| {
            self.guessed += 1;
            waits.note(causes::DEFAULT);
            false
        })
    }

    /// Nothing comes behind the last instruction that was given.
    pub(super) fn retire_last(&mut self) {
        if let Some(it) = &self.launched {
            let stops = it.info.kind == Kind::Stop;
            let long = it.next_pc & 2 != 0 && self.code.long_at(it.next_pc).unwrap_or(false);
            self.retire_before(Next::new(it.next_pc, long));
            self.stops -= u64::from(stops);
        }
    }
}
