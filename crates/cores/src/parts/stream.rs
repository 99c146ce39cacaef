//! The retired instructions that the model has been given and not yet committed.

use std::collections::VecDeque;
use std::sync::Arc;

use instar_trace::{Flags, MemoryAccess, RegistersAt, RetiredBatch};

/// One of them: what differs between two executions of one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retired {
    /// Number of the static entry.
    pub id: u32,
    /// A conditional branch that was taken.
    pub taken: bool,
    /// It raised an exception: `next_pc` is the handler.
    pub trapped: bool,
    /// Address.
    pub pc: u64,
    /// Address of the next retired instruction.
    pub next_pc: u64,
    /// First memory access, if the trace knows it.
    pub access: Option<MemoryAccess>,
    /// Number of memory accesses.
    pub accesses: u32,
    /// See `RetiredBatch::details`.
    pub detail: u64,
    /// The detail is the value of the operand on which the latency depends.
    pub operand: bool,
}

impl Retired {
    /// Where the first memory access is, if the trace knows it.
    pub fn address(&self) -> Option<u64> {
        self.access.map(|access| access.address)
    }
}

/// A window over the stream, in columns as a batch: positions count from 0 at its beginning. Most
/// of it is passed without a look, so that it is copied as it is.
#[derive(Clone, Debug, Default)]
pub struct Stream {
    ids: Vec<u32>,
    pcs: Vec<u64>,
    next_pcs: Vec<u64>,
    flags: Vec<Flags>,
    details: Vec<u64>,
    /// Number of the access behind those of each instruction; numbers wrap around.
    access_ends: Vec<u32>,
    accesses: Vec<MemoryAccess>,
    /// Number of the first access.
    first_access: u32,
    /// Position of the first instruction in the window.
    first: u64,
    /// Everything before this position may be forgotten.
    released: u64,
    /// Registers after branches, jumps and traps, where they are told, with the position of their
    /// batch.
    registers: VecDeque<(u64, Arc<Vec<RegistersAt>>)>,
    /// Some were told.
    told: bool,
}

impl Stream {
    /// Appends a batch, and forgets what was released before it.
    pub fn append(&mut self, batch: &RetiredBatch) {
        self.forget_released();
        if !batch.registers.is_empty() || !self.registers.is_empty() {
            self.append_registers(batch);
        }
        let behind = self.first_access.wrapping_add(self.accesses.len() as u32);
        self.ids.extend_from_slice(&batch.ids);
        self.pcs.extend_from_slice(&batch.pcs);
        self.next_pcs.extend_from_slice(&batch.next_pcs);
        self.flags.extend_from_slice(&batch.flags);
        self.details.extend_from_slice(&batch.details);
        self.access_ends.extend(batch.access_ends.iter().map(|end| end.wrapping_add(behind)));
        self.accesses.extend_from_slice(&batch.accesses);
    }

    fn forget_released(&mut self) {
        let gone = (self.released - self.first) as usize;
        let behind = gone.checked_sub(1).map_or(self.first_access, |last| self.access_ends[last]);
        self.ids.drain(..gone);
        self.pcs.drain(..gone);
        self.next_pcs.drain(..gone);
        self.flags.drain(..gone);
        self.details.drain(..gone);
        self.access_ends.drain(..gone);
        self.accesses.drain(..behind.wrapping_sub(self.first_access) as usize);
        (self.first, self.first_access) = (self.released, behind);
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

    /// All accesses of the instruction at `position`; none of one that has not been given yet.
    #[inline]
    pub fn accesses(&self, position: u64) -> &[MemoryAccess] {
        let at = position.wrapping_sub(self.first) as usize;
        let Some(&end) = self.access_ends.get(at) else { return &[] };
        let start = at.checked_sub(1).map_or(self.first_access, |before| self.access_ends[before]);
        let place = |number: u32| number.wrapping_sub(self.first_access) as usize;
        self.accesses.get(place(start)..place(end)).unwrap_or(&[])
    }

    /// What has not been forgotten from `position` on.
    pub fn from(&self, position: u64) -> impl Iterator<Item = Retired> {
        (position.max(self.first)..self.end()).map_while(|position| self.get(position))
    }

    /// Numbers of the static entries of the same.
    pub fn ids_from(&self, position: u64) -> impl Iterator<Item = u32> {
        self.ids.iter().skip(position.saturating_sub(self.first) as usize).copied()
    }

    /// Position after the last instruction.
    #[inline]
    pub fn end(&self) -> u64 {
        self.first + self.ids.len() as u64
    }

    /// The instruction at `position`; `None` where it has not been given yet.
    #[inline(always)]
    pub fn get(&self, position: u64) -> Option<Retired> {
        let at = position.wrapping_sub(self.first) as usize;
        let id = *self.ids.get(at)?;
        // What nobody asks for is not even looked up.
        fn part<T: Copy + Default>(all: &[T], at: usize) -> T {
            all.get(at).copied().unwrap_or_default()
        }
        let flags = part(&self.flags, at);
        let accesses = self.accesses(position);
        Some(Retired {
            id,
            taken: flags.has(Flags::TAKEN),
            trapped: flags.has(Flags::TRAP),
            pc: part(&self.pcs, at),
            next_pc: part(&self.next_pcs, at),
            access: accesses.first().copied(),
            accesses: accesses.len() as u32,
            detail: part(&self.details, at),
            operand: flags.has(Flags::OPERAND),
        })
    }

    /// Forgets everything before `position`, which is not after the end.
    #[inline]
    pub fn release(&mut self, position: u64) {
        self.released = position;
    }
}
