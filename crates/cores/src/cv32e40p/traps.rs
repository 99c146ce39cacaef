//! Traps that a stream does not tell of: what trapped is no instruction of it, as in traces by
//! minstret.
//!
//! Source: rtl/cv32e40p_controller.sv: ECALL and EBREAK leave for their handler at the same time,
//! what is no instruction a cycle later. Where the code is at hand its word says which it was; if
//! not, it is taken for ECALL.

use std::sync::Arc;

use instar_isa::{Decoder, Op, StaticEntry};

use super::arrival::{Arrival, How};
use super::params::Params;
use crate::parts::image::Image;

/// No instruction is expected anywhere.
const ANYWHERE: u64 = u64::MAX;

/// What is known of traps between two instructions of the stream.
#[derive(Clone, Debug)]
pub struct Traps {
    /// Where the stream went on.
    expected: u64,
    code: Image,
    /// Traps of which nothing tells the instruction, and the address of the first.
    unknown: u64,
    first: u64,
}

impl Default for Traps {
    fn default() -> Self {
        Self { expected: ANYWHERE, code: Image::new(32), unknown: 0, first: 0 }
    }
}

impl Traps {
    /// Code that instructions of the stream may lie beside.
    pub fn add_code(&mut self, address: u64, bytes: &[u8], decoder: &Arc<Decoder>) {
        self.code.add_bytes(address, bytes, decoder);
    }

    /// The stream goes on elsewhere.
    pub fn restart(&mut self) {
        self.expected = ANYWHERE;
    }

    /// The next instruction is at this address.
    #[inline]
    pub fn expect(&mut self, pc: u64) {
        self.expected = pc;
    }

    /// Where an instruction trapped if the next of the stream is at `pc`.
    #[inline]
    pub fn untold(&self, pc: u64) -> Option<u64> {
        (self.expected != pc && self.expected != ANYWHERE).then_some(self.expected)
    }

    /// Whether the stream goes on elsewhere than the instruction before led.
    #[inline]
    pub fn elsewhere(&self, pc: u64) -> bool {
        self.untold(pc).is_some()
    }

    /// The instruction at `pc`: within it `None` where the code is none, without it where no code
    /// is known.
    pub fn entry(&self, pc: u64) -> Option<Option<StaticEntry>> {
        self.code.entry(pc)
    }

    /// Whether the instruction at `pc` has four bytes, as far as the code is known.
    pub fn long_at(&self, pc: u64) -> bool {
        !self.code.has_code() || self.code.slot(pc).length == 4
    }

    /// When the handler arrives in ID, behind what would have arrived as `next` from `trapped` on,
    /// with EX free from `free` on.
    #[cold]
    pub fn behind(&mut self, trapped: u64, next: Arrival, free: u64, params: &Params) -> Arrival {
        let entry = self.code.entry(trapped);
        let cycles = match &entry {
            Some(Some(entry)) if matches!(entry.op, Op::Ecall | Op::Ebreak) => params.call_cycles,
            Some(Some(entry)) if entry.op == Op::Mret => params.mret_cycles,
            Some(_) => params.illegal_cycles,
            None => {
                self.first = if self.unknown == 0 { trapped } else { self.first };
                self.unknown += 1;
                params.call_cycles
            }
        };
        let long = entry.as_ref().is_some_and(|entry| entry.as_ref().is_none_or(|entry| entry.length == 4));
        let split =
            if next.how.fetched() && long && trapped & 3 == 2 { params.split_target_cycles } else { 0 };
        let left = (next.cycle + u64::from(split)).max(free);
        Arrival::after(left, cycles, if entry.is_none() { How::Unknown } else { How::Flushed })
    }

    /// What was assumed, one sentence.
    pub fn assumption(&self, params: &Params) -> Option<String> {
        let times = match self.unknown {
            0 => return None,
            1 => "once".to_owned(),
            more => format!("{more} times"),
        };
        Some(format!(
            "{times}, first at {:08x}, something trapped that is not in the stream: taken as ECALL, {} cycles to the \
             handler; what is no instruction takes {}, and --program would tell",
            self.first, params.call_cycles, params.illegal_cycles
        ))
    }
}
