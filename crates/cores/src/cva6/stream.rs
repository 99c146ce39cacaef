//! The retired instructions that the model has been given and not yet committed.

use instar_trace::{AccessKind, Flags, RetiredBatch};

/// What differs between two executions of one instruction.
#[derive(Clone, Copy, Debug)]
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
    pub address: Option<u64>,
    /// Bytes of that access.
    pub size: u16,
    /// Number of memory accesses.
    pub accesses: u8,
    /// See `RetiredBatch::details`.
    pub detail: u64,
}

/// A window over the stream: positions count from 0 at its beginning.
#[derive(Clone, Debug, Default)]
pub struct Stream {
    window: Vec<Retired>,
    /// Position of the first instruction in the window.
    first: u64,
    /// Everything before this position may be forgotten.
    released: u64,
}

impl Stream {
    /// Appends a batch, and forgets what was released before it.
    pub fn append(&mut self, batch: &RetiredBatch) {
        self.window.drain(..(self.released - self.first) as usize);
        self.first = self.released;
        let mut start = 0;
        self.window.extend((0..batch.len()).map(|i| {
            let end = batch.access_ends[i] as usize;
            let accesses = &batch.accesses[start..end];
            start = end;
            let access = match accesses {
                [] => None,
                [only] => Some(only),
                several => several.iter().find(|a| a.kind == AccessKind::Write).or(several.first()),
            };
            Retired {
                id: batch.ids[i],
                taken: batch.flags[i].has(Flags::TAKEN),
                trapped: batch.flags[i].has(Flags::TRAP),
                pc: batch.pcs[i],
                next_pc: batch.next_pcs[i],
                address: access.map(|a| a.address),
                size: access.map_or(4, |a| a.size),
                accesses: accesses.len().min(255) as u8,
                detail: batch.details[i],
            }
        }));
    }

    /// Position behind the last instruction.
    #[inline]
    pub fn end(&self) -> u64 {
        self.first + self.window.len() as u64
    }

    /// The instruction at `position`; `None` where it has not been given yet.
    #[inline]
    pub fn get(&self, position: u64) -> Option<&Retired> {
        self.window.get(position.wrapping_sub(self.first) as usize)
    }

    /// Forgets everything before `position`, which is not behind the end.
    #[inline]
    pub fn release(&mut self, position: u64) {
        self.released = position;
    }
}
