//! The rules of the core: an instruction is taken from fetch when nothing is being executed, and
//! issues in the next cycle.
//!
//! Source: karucore/karu64 8da799a, rtl/karu64.v: `id_accept`, `issuing`, `exec_busy`,
//! `issue_long`, `ifu_redir`.

use instar_isa::VectorDetail;
use instar_trace::{Flags, MemoryAccess};

use super::info::{Info, Kind};
use super::stalls::CHARGES;
use super::vector::VectorOperation;
use super::{FAMILY, Karu64, causes, stalls};
use crate::in_order::{Issued, Waits};
use crate::{Causes, Commit, CommitObserver, Stall};

/// What became of an instruction that is not done in the cycle of its issue.
#[derive(Clone, Copy, Debug)]
pub(super) struct Busy {
    /// Cycles after its issue until it is done; 0: it was at once.
    pub cycles: u64,
    /// The first of them, and to what they go.
    part: (u64, Stall),
    /// To what the others go.
    rest: Stall,
}

impl Busy {
    /// It was done at once.
    pub const NOT: Self = Self::of(0, Stall::ISSUED);

    const fn of(cycles: u64, rest: Stall) -> Self {
        Self { cycles, part: (0, rest), rest }
    }

    fn with(self, part: u64, stall: Stall) -> Self {
        Self { part: (part, stall), ..self }
    }
}

/// Why fetch began anew, if it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anew {
    No,
    Branch,
    Jump,
    Flush,
}

impl Anew {
    fn stall(self) -> (Stall, Causes) {
        match self {
            Self::No => (stalls::FETCH, causes::FETCH),
            Self::Branch => (stalls::BRANCH, causes::BRANCH),
            Self::Jump => (stalls::JUMP, causes::JUMP),
            Self::Flush => (stalls::FLUSH, causes::FLUSH),
        }
    }
}

/// A product, a bit of each cycle apart: it is there in the cycle after the last.
fn steps(cycles: u32) -> u64 {
    u64::from(cycles) + u64::from(cycles > 1)
}

impl<O: CommitObserver> Karu64<O> {
    /// One instruction: when it issues, and what that means for the next.
    #[inline]
    pub(super) fn follow(
        &mut self,
        id: u32,
        (pc, next_pc): (u64, u64),
        flags: Flags,
        detail: u64,
        accesses: &[MemoryAccess],
        compressed: Option<usize>,
    ) {
        let info = self.infos[id];
        let mut waits = Waits::new(self.last, O::CYCLES);
        let taken = self.take(&mut waits);
        let issue = taken + 1;
        // What is illegal traps where it would issue.
        let refused = flags.has(Flags::TRAP) && VectorDetail::unpack(detail).is_none();
        let busy = if refused && matches!(info.kind, Kind::Vector(_) | Kind::Whole { .. }) {
            Busy::NOT
        } else {
            self.execute(&info, detail, accesses, compressed)
        };
        let done = issue + busy.cycles;
        let commit = Commit { index: self.committed, id, issue, done, cycle: issue, causes: waits.causes() };
        if O::CYCLES {
            let (sources, destination) = (&info.sources, Some(info.destination));
            let (began, device) = (taken, &|_, _| None);
            let it = Issued { commit: &commit, began, sources, destination, waits: &waits, device };
            self.watch.tell(&mut self.observer, &FAMILY, &CHARGES, self.last, &it);
        } else {
            self.observer.commit(&commit);
        }
        self.last = issue;
        self.busy = busy;
        // What is done at once makes room in the cycle of its issue.
        self.free = if busy.cycles == 0 { issue } else { done + 1 };
        self.committed += 1;
        self.fetch_on(&info, (pc, next_pc), flags, taken);
    }

    /// The cycle in which the next instruction is taken from fetch.
    #[inline]
    fn take(&self, waits: &mut Waits) -> u64 {
        let taken = self.next.cycle.max(self.free);
        if self.busy.cycles > 0 {
            let (cycles, stall) = self.busy.part;
            let cause = if stall == stalls::DATA_MISS { causes::DATA_MISS } else { causes::EXECUTE };
            waits.add(self.last + 1 + cycles, stall, cause);
            waits.add(self.free + 1, self.busy.rest, causes::EXECUTE);
        }
        let (stall, cause) = self.anew.stall();
        waits.add(self.next.cached + 1, stall, cause);
        waits.add(self.next.cycle + 1, stalls::INSTRUCTION_MISS, causes::INSTRUCTION_MISS);
        taken
    }

    /// How long it keeps the others out.
    #[inline]
    fn execute(
        &mut self,
        info: &Info,
        detail: u64,
        accesses: &[MemoryAccess],
        compressed: Option<usize>,
    ) -> Busy {
        let access = accesses.first();
        match info.kind {
            Kind::Simple | Kind::Branch | Kind::Jump | Kind::Leave => Busy::NOT,
            Kind::Fence | Kind::FenceI => Busy::of(1, stalls::FLUSH),
            Kind::Load => {
                let (cycles, late) =
                    access.map_or((0, 0), |access| self.data.load(access.address, u64::from(access.size)));
                Busy::of(cycles, stalls::DATA).with(late, stalls::DATA_MISS)
            }
            Kind::Store => Busy::of(
                access.map_or(0, |access| self.data.store(access.address, u64::from(access.size))),
                stalls::DATA,
            ),
            Kind::Multiply => Busy::of(steps(self.params.multiply_cycles), stalls::MULTIPLY),
            Kind::Divide => Busy::of(steps(self.params.divide_cycles), stalls::DIVIDE),
            Kind::Vector(it) => self.execute_vector(it, detail, accesses, compressed),
            Kind::Whole { first, elements, cycles } => {
                let Some(detail) = self.detail(detail) else { return Busy::NOT };
                let groups = u32::from(detail.vl) / elements.max(1);
                let registers = ((groups * elements) << detail.sew()).div_ceil(32) as u8;
                let taken = self.vector.whole(&self.params, first, registers, u64::from(cycles));
                Busy::of(taken.cycles + 1, stalls::CUSTOM).with(taken.operands, stalls::VECTOR_OPERANDS)
            }
        }
    }

    fn execute_vector(
        &mut self,
        it: super::vector::Instruction,
        detail: u64,
        accesses: &[MemoryAccess],
        compressed: Option<usize>,
    ) -> Busy {
        let Some(detail) = self.detail(detail) else { return Busy::NOT };
        if let VectorOperation::Memory(memory) = it.does {
            let taken = self.vector.access(&memory, detail, accesses, &mut self.data);
            return Busy::of(taken.cycles + 1, stalls::VECTOR_MEMORY).with(taken.lines, stalls::DATA_MISS);
        }
        let taken = self.vector.compute(&self.params, it, detail, compressed);
        Busy::of(taken.cycles + 1, stalls::VECTOR_COMPUTE).with(taken.operands, stalls::VECTOR_OPERANDS)
    }

    /// How the vector unit is configured, which the stream must say.
    fn detail(&mut self, detail: u64) -> Option<VectorDetail> {
        let known = VectorDetail::unpack(detail);
        if known.is_none() {
            self.refused.get_or_insert_with(|| {
                format!(
                    "instruction {} of the run is one of the vector unit, and the stream does not say vl and vtype; give \
                     the program instead of a trace",
                    self.committed + 1
                )
            });
        }
        known
    }

    /// When the next instruction can be taken from fetch.
    #[inline]
    fn fetch_on(&mut self, info: &Info, (pc, next_pc): (u64, u64), flags: Flags, taken: u64) {
        let following = pc.wrapping_add(u64::from(info.length));
        let issue = taken + 1;
        if info.kind == Kind::FenceI {
            self.frontend.empty();
            // What was being fetched when it was executed is waited for.
            let under_way = u64::from(self.frontend.begins(pc, following));
            self.anew = Anew::Flush;
            self.next = self.frontend.restart(issue + 2 + under_way, next_pc);
            return;
        }
        self.anew = match info.kind {
            Kind::Branch if flags.has(Flags::TAKEN) => Anew::Branch,
            Kind::Jump => Anew::Jump,
            Kind::Leave => Anew::Flush,
            _ if flags.has(Flags::TRAP) || next_pc != following => Anew::Flush,
            _ => Anew::No,
        };
        self.next = if self.anew == Anew::No {
            self.frontend.follow(pc, taken, next_pc)
        } else {
            self.frontend.restart(issue + 1, next_pc)
        };
    }
}
