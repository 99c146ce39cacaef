//! Rows of results on their way from a unit outside of the lanes to the banks.
//!
//! Source: `vldu.sv`, `sldu.sv`, `masku.sv` (result queue of two rows, result_final_gnt) of
//! pulp-platform/ara ec0e379, `operand_requester.sv` (i_ldu_stream_register and its kin) of
//! soc-hub-fi/Marian e107560, and `stream_register.sv` of pulp-platform/common_cells, which that
//! RTL holds: a register that takes nothing while it is full, so that a row goes every second cycle
//! at most.

use std::collections::VecDeque;

use super::lane::Write;
use crate::relative::Relative;

/// Rows that a unit holds (ResultQueueDepth).
const ROWS: usize = 2;

/// A row, and whether the register in front of the banks took it.
#[derive(Clone, Copy, Debug)]
struct Row {
    write: Write,
    taken: bool,
}

/// The rows of one unit.
#[derive(Clone, Debug, Default)]
pub struct Results {
    rows: VecDeque<Row>,
    register: Option<Write>,
    /// The word of the row before was written, in an earlier cycle.
    written: bool,
    /// A word was written in the cycle before.
    granted: bool,
}

impl Results {
    /// What asks a bank.
    pub fn front(&self) -> Option<Write> {
        self.register
    }

    /// Tells what is in it, as it is seen from the present cycle.
    pub fn encode(&self, relative: &mut Relative) {
        let there = [self.register.is_some(), self.written, self.granted];
        relative.number(there.iter().fold(self.rows.len() as u64, |all, &flag| all << 1 | u64::from(flag)));
        for Row { write, taken } in &self.rows {
            write.encode(relative);
            relative.number(u64::from(*taken));
        }
        if let Some(write) = &self.register {
            write.encode(relative);
        }
    }

    /// Whether there is no room for a further row.
    pub fn full(&self) -> bool {
        self.rows.len() >= ROWS
    }

    /// Whether nothing is under way.
    pub fn rests(&self) -> bool {
        self.rows.is_empty() && self.register.is_none()
    }

    /// Whether no row waits.
    pub fn empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// A further row, which the register can take from the next cycle on.
    pub fn push(&mut self, write: Write) {
        self.rows.push_back(Row { write, taken: false });
    }

    /// One cycle, before the unit's own: whether the oldest row left. `granted`: its word was
    /// written in this cycle. `more`: it is not the last of its instruction, which need not be
    /// written before it leaves.
    pub fn step(&mut self, granted: bool, more: bool) -> bool {
        let free = self.register.is_none();
        self.written |= self.granted;
        self.granted = granted;
        if granted {
            self.register = None;
        }
        let Some(row) = self.rows.front_mut() else { return false };
        if free && !row.taken {
            row.taken = true;
            self.register = Some(row.write);
            self.written = false;
        }
        let leaves = row.taken && (self.written || more);
        if leaves {
            self.rows.pop_front();
        }
        leaves
    }

    /// Whether the last word that the register took was written.
    pub fn written(&self) -> bool {
        self.written
    }
}
