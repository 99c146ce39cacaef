//! A core that is asked before each instruction whether an interrupt takes it off, for tests.

use instar_isa::{Decoder, Isa, StaticTable};
use instar_trace::{Flags, HeldAccess, InterruptAsk, Interruption, Interrupts, Retired, RetiredBatch};

use crate::{CommitCycles, Model};

pub(crate) const NOP: u32 = 0x13;
pub(crate) const DIVIDE: u32 = 0x02c5_d5b3;
pub(crate) const WAIT: u32 = 0x1050_0073;
/// Flags of what an interrupt took off.
pub(crate) const TAKEN: u8 = Flags::TRAP | Flags::INTERRUPT;
const HANDLER: u64 = 0x8000;
/// The timer's.
pub(crate) const ENABLED: u64 = 1 << 7;

/// The core, and where its program is.
pub(crate) struct Bench<M> {
    pub core: M,
    decoder: Decoder,
    table: StaticTable,
    pub pc: u64,
}

impl<M: Model<CommitCycles> + Interrupts> Bench<M> {
    pub fn new(core: M) -> Self {
        let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
        Self { core, decoder, table: StaticTable::new(), pc: 0x1000 }
    }

    /// Retires an instruction; its cycle.
    pub fn retire(&mut self, word: u32, flags: u8, until: Option<u64>) -> u64 {
        let id = self.table.intern(self.decoder.static_entry(self.pc, word).unwrap());
        let next = if flags == 0 { self.pc + 4 } else { HANDLER };
        let mut batch = RetiredBatch::new();
        batch.held.extend(until.map(|until| HeldAccess { index: 0, until }));
        batch.push(id, self.pc, next, Flags(flags), 0);
        self.core.retire(&Retired::new(&self.table, &batch));
        self.pc = next;
        *self.core.observer_mut().0.last().unwrap()
    }

    /// What becomes of the next instruction with a line that is up from `line` on.
    pub fn ask(&mut self, word: u32, line: u64) -> Interruption {
        self.try_ask(word, 0x101, &|cycle| Some(cycle.max(line))).unwrap()
    }

    /// The same with a handler at `vector`.
    pub fn try_ask(
        &mut self,
        word: u32,
        vector: u64,
        line: &dyn Fn(u64) -> Option<u64>,
    ) -> Result<Interruption, String> {
        let id = self.table.intern(self.decoder.static_entry(self.pc, word).unwrap());
        let line = &|_, cycle| line(cycle);
        let (table, pc) = (&self.table, self.pc);
        self.core.interrupt(&InterruptAsk {
            table,
            id,
            pc,
            vector,
            enabled: ENABLED,
            changes: &[],
            registers: &[0; 32],
            line,
            memory: &|_, _| None,
        })
    }
}
