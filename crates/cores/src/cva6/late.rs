//! Units of a design whose results come late: who waits for what, and what is dropped.
//!
//! Source: own design, after core/cvxif_fu.sv of openhwgroup/cva6 6cb200105 and CV-X-IF 1.0: a
//! result comes on a port of its own and is forwarded in its cycle; what is killed has none.
//! Accesses are kept in the program's order as those of a vector unit are (vector.rs).

use super::{Cva6, Params};
use crate::CommitObserver;
use crate::units::{AttachedUnit, MemoryPort, UnderWay};

/// The way to memory of units that have their own.
pub(super) fn memory_port(params: &Params) -> MemoryPort {
    MemoryPort::new(0, params.memory_read_latency, params.memory_write_latency, params.regions.clone())
}

impl<O: CommitObserver> Cva6<O> {
    /// Puts a unit under a number of the design's.
    #[cfg(test)]
    pub(crate) fn attach(&mut self, number: u8, unit: Box<dyn crate::units::LateUnit>) {
        self.coprocessor.late.attach(number, unit);
    }

    /// Takes the results that came, and gives up what units wrote in the data cache.
    #[inline]
    pub(super) fn serve_late_units(&mut self) {
        if !self.coprocessor.late.is_empty() {
            self.serve_late();
        }
    }

    #[cold]
    fn serve_late(&mut self) {
        let Self { coprocessor, memory_port, scoreboard, load_store, .. } = self;
        self.late_moved = false;
        memory_port.core_stores = !load_store.stores_drained();
        while let Some(answer) = coprocessor.answer(self.now, memory_port) {
            scoreboard.finish(answer.ticket, answer.cycle);
            self.late_moved = true;
        }
        let written = memory_port.take_written();
        if !written.is_empty() {
            load_store.tape.spoil();
            load_store.forget(&written, &mut |_| {});
        }
    }

    /// Instructions of units from this ticket on are killed. Of those without a result none comes:
    /// they leave the scoreboard as they are.
    pub(super) fn kill_units(&mut self, from: u64) {
        let Self { coprocessor, scoreboard, .. } = self;
        coprocessor.late.waiting(from).for_each(|ticket| scoreboard.finish(ticket, self.now));
        coprocessor.kill(from);
    }

    /// Whether a load (`store`: a store) of the core must wait for accesses of a unit.
    #[inline]
    pub(super) fn waits_for_units(&self, store: bool) -> bool {
        if self.coprocessor.late.is_empty() {
            return false;
        }
        let UnderWay { loads, stores } = self.coprocessor.under_way();
        stores > 0 || store && loads > 0
    }
}
