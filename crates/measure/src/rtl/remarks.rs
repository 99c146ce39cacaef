//! What a recorded trace does not tell of its instructions and a timing needs: how often, and in
//! one sentence each.
//!
//! Source: own design. It looks at what was read, so that a trace is judged by what it has,
//! whatever its form.

use instar_cores::{CustomTiming, Latency};
use instar_design::HostCore;
use instar_isa::{Class, Op, StackFrame, StaticEntry, StaticTable, Xlen};
use instar_trace::{Flags, RetiredBatch};

use crate::Error;
use crate::subject::Region;

/// What a trace does not tell of an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unknown {
    /// It is a divide, and its operands are not there.
    pub divide: bool,
    /// It is a design's, and the operand on which its latency depends is not there.
    pub cost: bool,
    /// It accesses memory, and not all of its addresses are there.
    pub address: bool,
    /// A trap or an interrupt came after it, and what trapped, if something did, is not there.
    pub trap: bool,
}

/// How often each of that is the case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Missing {
    /// Divides whose operands the trace does not give.
    #[serde(rename = "divides_without_operands")]
    pub divides: u64,
    /// A design's instructions whose latency depends on an operand that the trace does not give.
    #[serde(rename = "costs_without_operand")]
    pub costs: u64,
    /// Instructions that access memory and whose addresses the trace does not give.
    #[serde(rename = "accesses_without_address")]
    pub addresses: u64,
    /// Traps and interrupts between two lines.
    #[serde(rename = "traps_between_lines")]
    pub traps: u64,
}

impl Missing {
    /// Counts an instruction.
    pub fn count(&mut self, unknown: Unknown) {
        self.divides += u64::from(unknown.divide);
        self.costs += u64::from(unknown.cost);
        self.addresses += u64::from(unknown.address);
        self.traps += u64::from(unknown.trap);
    }

    /// One sentence for each that is missing and that no column of its own tells.
    fn notes(&self, accesses: u64) -> Vec<String> {
        let mut notes = Vec::new();
        if self.addresses > 0 {
            notes.push(format!(
                "{} of {} have no address in the trace and were timed as hits in the cache, so the cycles may be far \
                 too few; write the trace with addresses (mem 0x80001000)",
                self.addresses,
                counted(accesses, "instruction that accesses memory", "instructions that access memory")
            ));
        }
        if self.traps > 0 {
            notes.push(format!(
                "{} came between two lines of the trace; what trapped, if something did, is not in it (Spike leaves it out), and \
                 the instruction before was timed as what trapped",
                counted(self.traps, "trap or interrupt", "traps or interrupts")
            ));
        }
        notes
    }

    /// The same of those that `score` and `annotate` tell beside their figures.
    pub fn operand_notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.divides > 0 {
            notes.push(format!(
                "{} came without operands and took the core's default",
                counted(self.divides, "divide", "divides")
            ));
        }
        if self.costs > 0 {
            notes.push(format!(
                "{} came without the operand on which their latency depends and took its last step",
                counted(self.costs, "instruction of the design", "instructions of the design")
            ));
        }
        notes
    }
}

/// Whether instruction `at` is a divide whose operands are not known.
pub fn divide_without_operands(table: &StaticTable, batch: &RetiredBatch, at: usize) -> bool {
    batch.details[at] == 0 && table.entry(batch.ids[at]).class == Class::Divide
}

fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

/// Looks at what is read of a trace.
pub struct Remarks {
    xlen: Xlen,
    region: Region,
    steps: Vec<bool>,
    /// Reads of a clock.
    pub clock_reads: u64,
    has_cycles: bool,
    accesses: u64,
    beyond_hardware: Option<String>,
    /// What is missing so far.
    pub missing: Missing,
}

impl Remarks {
    /// On a core, of a trace for this XLEN.
    pub fn on(core: &HostCore, xlen: Xlen) -> Result<Self, Error> {
        let by_steps = |timing: Option<CustomTiming>| {
            timing.is_some_and(|timing| matches!(timing.latency, Latency::Steps { .. }))
        };
        Ok(Self {
            xlen,
            region: Region::of(core)?,
            steps: core.timings().into_iter().map(by_steps).collect(),
            clock_reads: 0,
            has_cycles: false,
            accesses: 0,
            beyond_hardware: core.params()?.beyond_hardware(),
            missing: Missing::default(),
        })
    }

    /// Looks at a batch; `unknown` gets what is missing of each of its instructions. An `exact`
    /// trace has everything that there was.
    pub fn look(
        &mut self,
        table: &StaticTable,
        batch: &RetiredBatch,
        cycles: &[u64],
        exact: bool,
        unknown: &mut Vec<Unknown>,
    ) {
        self.region.look(table, batch);
        self.has_cycles |= !cycles.is_empty();
        self.clock_reads += batch.flags.iter().filter(|flags| flags.has(Flags::CLOCK)).count() as u64;
        unknown.clear();
        for at in 0..batch.len() {
            let entry = table.entry(batch.ids[at]);
            self.accesses += u64::from(entry.effect.memory.one);
            let found = Unknown {
                divide: divide_without_operands(table, batch, at),
                cost: self.lacks_operand(entry, batch.flags[at]),
                address: !batch.flags[at].has(Flags::TRAP)
                    && (batch.accesses_of(at).len() as u64) < self.least_accesses(entry, exact),
                trap: !exact && batch.flags[at].has(Flags::TRAP) && entry.class != Class::System,
            };
            self.missing.count(found);
            unknown.push(found);
        }
    }

    /// Accesses that an instruction has at least, and a trace must tell.
    fn least_accesses(&self, entry: &StaticEntry, exact: bool) -> u64 {
        match entry.op {
            Op::CmPush | Op::CmPop | Op::CmPopret | Op::CmPopretz => {
                StackFrame::new(entry.immediate, self.xlen).registers().count() as u64
            }
            // A store that fails, a design's instruction and one on vectors may have none.
            _ => u64::from(entry.effect.memory.one && (!exact || entry.custom.is_none())),
        }
    }

    /// Whether this is a design's instruction whose latency depends on an operand that the trace
    /// does not give.
    fn lacks_operand(&self, entry: &StaticEntry, flags: Flags) -> bool {
        !flags.has(Flags::OPERAND)
            && entry.custom.is_some_and(|at| self.steps.get(usize::from(at)) == Some(&true))
    }

    /// One sentence each; `computed` addresses followed from registers.
    pub fn notes(&self, computed: u64) -> Vec<String> {
        // With cycles of its own a trace has the clock that its program saw.
        let clock = (self.clock_reads > 0 && !self.has_cycles).then(|| {
            let times = if self.clock_reads == 1 { "once".to_owned() } else { format!("{} times", self.clock_reads) };
            format!(
                "the program read a clock {times}, and the trace was made with other values than this core would have \
                 given: what followed from them is timed as recorded, so the cycles may differ from those of a run"
            )
        });
        let computed = (computed > 0).then(|| {
            format!(
                "{} {} not in the trace and followed from the registers that it tells",
                counted(computed, "address of a load or store", "addresses of loads and stores"),
                if computed == 1 { "is" } else { "are" }
            )
        });
        let missing = self.missing.notes(self.accesses);
        clock
            .into_iter()
            .chain(self.region.note())
            .chain(self.beyond_hardware.clone())
            .chain(missing)
            .chain(computed)
            .collect()
    }
}
