//! The retired instructions that the model has been given and not yet committed.

use std::collections::VecDeque;
use std::sync::Arc;

use instar_trace::{AccessKind, Flags, MemoryAccess, RegistersAt, RetiredBatch};

/// What differs between two executions of one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retired {
    /// Number of the static entry.
    pub id: u32,
    /// A conditional branch that was taken.
    pub taken: bool,
    /// It raised an exception: `next_pc` is the handler.
    pub trapped: bool,
    /// An interrupt was taken in its place.
    pub interrupted: bool,
    /// Address.
    pub pc: u64,
    /// Address of the next retired instruction.
    pub next_pc: u64,
    /// First memory access, if the trace knows it.
    pub address: Option<u64>,
    /// Bytes of that access.
    pub size: u16,
    /// Number of memory accesses.
    pub accesses: u32,
    /// One of them is a read.
    pub reads: bool,
    /// One of them is a write.
    pub writes: bool,
    /// The first is.
    pub first_writes: bool,
    /// See `RetiredBatch::details`.
    pub detail: u64,
    /// The detail is the value of the operand on which the latency depends.
    pub operand: bool,
    /// Where the accesses after the first stand.
    more: u64,
}

impl Retired {
    /// The first memory access, if the trace knows it.
    pub fn first_access(&self) -> Option<MemoryAccess> {
        let kind = if self.first_writes { AccessKind::Write } else { AccessKind::Read };
        self.address.map(|address| MemoryAccess { address, size: self.size, kind })
    }
}

/// A window over the stream: positions count from 0 at its beginning.
#[derive(Clone, Debug, Default)]
pub struct Stream {
    window: Vec<Retired>,
    /// Position of the first instruction in the window.
    first: u64,
    /// Everything before this position may be forgotten.
    released: u64,
    /// Accesses after the first, of those instructions that make several.
    more: Vec<MemoryAccess>,
    /// Number of the first of them.
    first_more: u64,
    /// Registers after branches, jumps and traps, where they are told, with the position of their
    /// batch.
    registers: VecDeque<(u64, Arc<Vec<RegistersAt>>)>,
    /// Some were told.
    told: bool,
}

impl Stream {
    /// Appends a batch, and forgets what was released before it.
    pub fn append(&mut self, batch: &RetiredBatch) {
        self.window.drain(..(self.released - self.first) as usize);
        self.first = self.released;
        if !self.more.is_empty() {
            let wanted = self.window.first().map_or(self.first_more + self.more.len() as u64, |r| r.more);
            self.more.drain(..(wanted - self.first_more) as usize);
            self.first_more = wanted;
        }
        if !batch.registers.is_empty() || !self.registers.is_empty() {
            self.append_registers(batch);
        }
        let mut start = 0;
        let Self { window, more, first_more, .. } = self;
        let places = batch.ids.iter().zip(&batch.pcs).zip(&batch.next_pcs);
        let all = places.zip(&batch.flags).zip(&batch.details).zip(&batch.access_ends);
        window.extend(all.map(|(((((&id, &pc), &next_pc), flags), &detail), &end)| {
            let at = *first_more + more.len() as u64;
            let retired = Retired {
                id,
                taken: flags.has(Flags::TAKEN),
                trapped: flags.has(Flags::TRAP),
                interrupted: flags.has(Flags::INTERRUPT),
                pc,
                next_pc,
                address: None,
                size: 4,
                accesses: 0,
                reads: false,
                writes: false,
                first_writes: false,
                detail,
                operand: flags.has(Flags::OPERAND),
                more: at,
            };
            if end == start {
                return retired;
            }
            let accesses = &batch.accesses[start as usize..end as usize];
            start = end;
            if accesses.len() > 1 {
                more.extend(&accesses[1..]);
            }
            let any = |kind| accesses.iter().any(|access| access.kind == kind);
            Retired {
                address: Some(accesses[0].address),
                size: accesses[0].size,
                accesses: accesses.len() as u32,
                reads: any(AccessKind::Read),
                writes: any(AccessKind::Write),
                first_writes: accesses[0].kind == AccessKind::Write,
                ..retired
            }
        }));
    }

    fn append_registers(&mut self, batch: &RetiredBatch) {
        let released = self.released;
        let is_over = |first: u64, told: &[RegistersAt]| {
            told.last().is_none_or(|last| first + u64::from(last.index) < released)
        };
        while self.registers.front().is_some_and(|(first, told)| is_over(*first, told)) {
            self.registers.pop_front();
        }
        if !batch.registers.is_empty() {
            self.told = true;
            self.registers.push_back((self.end(), Arc::clone(&batch.registers)));
        }
    }

    /// Registers after the branch, jump or trap at `position`, where they were told.
    pub fn registers(&self, position: u64) -> Option<&[u64; 32]> {
        let (first, told) = self.registers.iter().rev().find(|(first, _)| *first <= position)?;
        let found = told.binary_search_by_key(&(position - first), |at| u64::from(at.index));
        found.ok().map(|at| &told[at].x)
    }

    /// Whether it tells registers at all.
    #[inline]
    pub fn tells_registers(&self) -> bool {
        self.told
    }

    /// All accesses of an instruction.
    pub fn accesses(&self, retired: &Retired) -> impl Iterator<Item = MemoryAccess> {
        let start = (retired.more - self.first_more) as usize;
        let more = self.more.get(start..start + (retired.accesses.max(1) as usize - 1)).unwrap_or(&[]);
        retired.first_access().into_iter().chain(more.iter().copied())
    }

    /// What has not been forgotten from `position` on.
    pub fn from(&self, position: u64) -> impl Iterator<Item = &Retired> {
        self.window.iter().skip(position.saturating_sub(self.first) as usize)
    }

    /// Position after the last instruction.
    #[inline]
    pub fn end(&self) -> u64 {
        self.first + self.window.len() as u64
    }

    /// The instruction at `position`; `None` where it has not been given yet.
    #[inline]
    pub fn get(&self, position: u64) -> Option<&Retired> {
        self.window.get(position.wrapping_sub(self.first) as usize)
    }

    /// Forgets everything before `position`, which is not after the end.
    #[inline]
    pub fn release(&mut self, position: u64) {
        self.released = position;
    }
}
