//! Units of a design whose results come late, where no cycle is stepped through.
//!
//! Source: own design. A unit does not see what is handed over later, so a copy that works on alone
//! tells when each result comes; the next hand-over goes to the unit as it is by then, and what it
//! changes is found again. In its cycle a result has the port of CV-X-IF to itself.

use instar_trace::MemoryAccess;

use crate::units::{Answer, AttachedUnit, CustomUnits, MemoryPort, Offer, Promise, UnderWay};

/// Cycles after a hand-over in which a unit must answer.
pub const MOST_CYCLES: u64 = 100_000;

/// An instruction that was handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateResult {
    /// Its name.
    pub ticket: u64,
    /// Cycle of its result, as far as it is known.
    pub cycle: u64,
}

/// What is out, and the way to memory.
#[derive(Clone, Debug)]
pub struct LateResults {
    port: MemoryPort,
    /// Cycle that the units have worked through.
    now: u64,
    /// What has no result by then.
    out: Vec<LateResult>,
    /// No load of the core leaves ID before this cycle, and no store before the other.
    memory: [u64; 2],
}

impl LateResults {
    /// Nothing is out, and memory is as far away as this port says.
    pub fn new(port: MemoryPort) -> Self {
        Self { port, now: 0, out: Vec::new(), memory: [0; 2] }
    }

    /// The first cycle in which a load (`store`: a store) may leave ID: accesses stay in the
    /// program's order.
    pub fn memory_free(&self, store: bool) -> u64 {
        self.memory[usize::from(store)]
    }

    /// Lets the units work up to and through a cycle.
    pub fn work(&mut self, units: &mut CustomUnits, now: u64) {
        if self.out.is_empty() {
            self.now = self.now.max(now);
        }
        while self.now < now {
            self.now += 1;
            while let Some(Answer { ticket, .. }) = units.answer(self.now, &mut self.port) {
                self.out.retain(|result| result.ticket != ticket);
            }
        }
        self.port.take_written();
    }

    /// Hands an instruction over in the cycle that was worked through; what is out from now on, by
    /// its cycles.
    ///
    /// # Errors
    /// One sentence where a unit never answers.
    pub fn hand_over(
        &mut self,
        units: &mut CustomUnits,
        offer: &Offer<'_>,
        ticket: u64,
        accesses: &[MemoryAccess],
    ) -> Result<&[LateResult], String> {
        units.hand_over(&Offer { accesses, ..*offer }, ticket);
        // The core commits with the offer (cv32e40px_x_disp.sv).
        units.commit(ticket);
        self.out.push(LateResult { ticket, cycle: Promise::LATE });
        let (mut units, mut port) = (units.clone(), self.port.clone());
        let mut open = self.out.len();
        self.memory = [self.now + 1; 2];
        for cycle in self.now + 1..=self.now + MOST_CYCLES {
            while let Some(answer) = units.answer(cycle, &mut port) {
                let of = self.out.iter_mut().find(|result| result.ticket == answer.ticket);
                if let Some(result) = of {
                    (result.cycle, open) = (answer.cycle, open - 1);
                }
            }
            let UnderWay { loads, stores } = units.under_way();
            if stores > 0 {
                self.memory = [cycle + 1; 2];
            } else if loads > 0 {
                self.memory[1] = cycle + 1;
            }
            if open == 0 && loads + stores == 0 {
                return Ok(&self.out);
            }
        }
        Err(format!(
            "a unit has not answered {MOST_CYCLES} cycles after an instruction was handed over to it"
        ))
    }

    /// The stream goes on elsewhere: everything that was out has come.
    pub fn settle(&mut self, units: &mut CustomUnits) {
        units.kill(0);
        self.out.clear();
        self.memory = [0; 2];
    }
}
