//! A design's instructions: their behaviours and how they reach the hart.
//!
//! Source: own design. The behaviour is compiled elsewhere (from CoreDSL); here stands the door that it sees.

use std::sync::Arc;

use instar_isa::CustomInstruction;
use instar_trace::AccessKind;

use crate::fault::Trap;
use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};

/// What a design's instruction does.
pub trait CustomBehaviour: Send + Sync {
    /// Executes `word`. A `pc` that it sets is where the program goes on.
    fn execute(&self, word: u32, host: &mut CustomHost<'_>) -> Result<(), String>;
}

/// A design's instruction, ready to run.
#[derive(Clone)]
pub struct Custom {
    /// As the decoder sees it.
    pub decode: CustomInstruction,
    /// What it does.
    pub behaviour: Arc<dyn CustomBehaviour>,
}

/// The instructions of a run, in decoder order.
#[derive(Clone, Default)]
pub(crate) struct Customs {
    list: Vec<Custom>,
}

impl Customs {
    pub(crate) fn new(list: &[Custom]) -> Self {
        Self { list: list.to_vec() }
    }
}

/// The hart as a design's instruction sees it.
pub struct CustomHost<'a> {
    hart: &'a mut Hart,
    pc: u64,
    next_pc: Option<u64>,
    record: bool,
    trap: Option<Trap>,
}

impl CustomHost<'_> {
    /// Integer register `number`.
    pub fn x(&self, number: u8) -> u64 {
        self.hart.x(number & 31)
    }

    /// Writes integer register `number`; x0 stays 0.
    pub fn set_x(&mut self, number: u8, value: u64) {
        self.hart.set_x(number & 31, value);
    }

    /// Address of the instruction.
    pub fn pc(&self) -> u64 {
        self.pc
    }

    /// Where the program goes on.
    pub fn set_pc(&mut self, pc: u64) {
        self.next_pc = Some(self.hart.xlen.truncate(pc));
    }

    /// Reads 1 to 8 bytes, little-endian. The error is the reason; the fault keeps what was wrong.
    pub fn load(&mut self, address: u64, size: u8) -> Result<u64, String> {
        let address = self.hart.xlen.truncate(address);
        let value = self.hart.memory.load_slow(address, size).map_err(|trap| self.keep(trap))?;
        if self.record {
            self.hart.record(address, u16::from(size), AccessKind::Read);
        }
        Ok(value)
    }

    /// Writes the low `size` bytes.
    pub fn store(&mut self, address: u64, size: u8, value: u64) -> Result<(), String> {
        let address = self.hart.xlen.truncate(address);
        let stored = self.hart.store_checked(address, size, value);
        stored.map_err(|trap| self.keep(trap))?;
        if self.record {
            self.hart.record(address, u16::from(size), AccessKind::Write);
        }
        Ok(())
    }

    fn keep(&mut self, trap: Trap) -> String {
        let reason = trap.to_string();
        self.trap = Some(trap);
        reason
    }
}

/// The handler of a design's instruction.
pub(crate) fn handler(traced: bool) -> Handler {
    if traced { execute::<true> } else { execute::<false> }
}

fn execute<const TRACED: bool>(hart: &mut Hart, at: Cursor) -> Status {
    let op = at.op();
    // Taken out of the hart while it runs, so that it may borrow the hart.
    let customs = std::mem::take(&mut hart.customs);
    let custom = &customs.list[usize::from(op.custom)];
    let mut host = CustomHost { hart, pc: op.pc, next_pc: None, record: TRACED, trap: None };
    let result = custom.behaviour.execute(op.immediate as u32, &mut host);
    let CustomHost { next_pc, trap, .. } = host;
    let failure = result.err().map(|reason| {
        trap.unwrap_or_else(|| Trap::Custom { mnemonic: custom.decode.mnemonic.clone(), reason })
    });
    hart.customs = customs;
    if let Some(trap) = failure {
        return hart.fail(at, trap);
    }
    if next_pc.is_some() || hart.exit.is_some() {
        hart.stopped_at = *op;
        hart.pc = next_pc.unwrap_or_else(|| hart.xlen.truncate(op.following()));
        return Status::Left;
    }
    at.advance(hart)
}
