//! A behaviour executed by the interpreter of `instar-coredsl`: where there is no machine code for it.
//!
//! Source: own design.

use instar_coredsl::{Host, OwnState};

use super::{Custom, LOAD_FAULT, Outcome, STORE_FAULT};
use crate::fault::Trap;
use crate::hart::Hart;
use crate::micro::MicroOp;

/// The hart as a design's instruction sees it.
struct View<'a> {
    hart: &'a mut Hart,
    set: usize,
    pc: u64,
    next_pc: Option<u64>,
    record: bool,
    /// What was wrong with a memory access, in the simulator's own words.
    trap: Option<Trap>,
}

impl View<'_> {
    fn keep(&mut self, trap: Trap, cause: u64, address: u64) -> instar_coredsl::Trap {
        self.trap = Some(trap);
        instar_coredsl::Trap { cause, value: address }
    }
}

impl Host for View<'_> {
    fn x(&self, index: u32) -> u64 {
        self.hart.x(index as u8 & 31)
    }

    fn set_x(&mut self, index: u32, value: u64) {
        self.hart.set_x(index as u8 & 31, value);
    }

    fn pc(&self) -> u64 {
        self.pc
    }

    fn set_pc(&mut self, target: u64) {
        self.next_pc = Some(target);
    }

    fn load(&mut self, address: u64, size: u32) -> Result<u64, instar_coredsl::Trap> {
        let loaded = self.hart.custom_load(address, size, self.record);
        loaded.map_err(|trap| self.keep(trap, LOAD_FAULT, address))
    }

    fn store(&mut self, address: u64, size: u32, value: u64) -> Result<(), instar_coredsl::Trap> {
        let stored = self.hart.custom_store(address, size, value, self.record);
        stored.map_err(|trap| self.keep(trap, STORE_FAULT, address))
    }

    fn own(&mut self) -> &mut OwnState {
        &mut self.hart.own[self.set]
    }
}

/// Executes the behaviour of `custom` at `op`. `None`: the program goes on with the next operation.
pub(super) fn execute(hart: &mut Hart, op: &MicroOp, custom: &Custom, record: bool) -> Option<Outcome> {
    let word = op.immediate as u32;
    let mut view = View { hart, set: custom.set, pc: op.pc, next_pc: None, record, trap: None };
    let result = custom.behaviour.execute(word, &mut view);
    let View { next_pc, trap, .. } = view;
    let failure = result.err().map(|raised| custom.raised(trap, raised, word));
    (next_pc.is_some() || failure.is_some()).then_some(Outcome { next_pc, failure })
}
