//! The call as it is without a fault, and which of its instructions faults are put at.
//!
//! Source: own design.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use instar_isa::{AccessKind, StaticEntry};
use instar_measure::{Error, Subject};
use instar_sim::{CallResult, CallSpec, Watch};
use instar_trace::{Flags, Observer, Retired};

use crate::machine::{failed, placed};

/// An executed instruction of a window.
#[derive(Clone, Debug)]
pub struct Place {
    /// Instructions of the call before it.
    pub step: u64,
    /// The instruction.
    pub entry: Arc<StaticEntry>,
    /// What it loads, where it loads at all: first byte and bytes.
    pub loaded: Option<(u64, u16)>,
    /// Where the call goes on after it.
    pub next_pc: u64,
}

/// A call without a fault, and the places of its window.
#[derive(Debug)]
pub struct FaultWindow {
    /// What the call gave.
    pub result: CallResult,
    /// In their order.
    pub places: Vec<Place>,
}

impl FaultWindow {
    /// Runs the call once; the window is what is executed of the named functions' own code, of all
    /// code where none is named.
    ///
    /// # Errors
    /// A sentence where a name is no function's, the call faults, or nothing of the window is
    /// executed.
    pub fn of(subject: &Subject, spec: &CallSpec, within: &[String]) -> Result<Self, Error> {
        let ranges = within.iter().map(|name| code_of(subject, name)).collect::<Result<Vec<_>, _>>()?;
        let mut noted = Noted { ranges, step: 0, places: Vec::new(), entries: Vec::new() };
        let ran = placed(subject, spec)?.run(&mut Watch::of(&mut noted));
        let result = ran.map_err(|fault| failed(subject, &fault))?;
        if noted.places.is_empty() {
            let where_ = within.join(", ");
            return Err(Error::new(format!(
                "the window never begins: the call executes nothing of {where_}; name a function that it calls"
            )));
        }
        Ok(Self { result, places: noted.places })
    }

    /// Addresses that are executed in it.
    pub fn addresses(&self) -> usize {
        self.places.iter().map(|place| place.entry.pc).collect::<BTreeSet<_>>().len()
    }
}

/// Where a function's code lies.
fn code_of(subject: &Subject, name: &str) -> Result<Range<u64>, Error> {
    let program = subject.program();
    let symbol = program.require_symbol(name).map_err(|error| Error::new(error.to_string()))?;
    if symbol.size == 0 {
        return Err(Error::new(format!(
            "{}: \"{name}\" has no size in the program's symbols; name a function that a compiler made, or give it a .size",
            program.name()
        )));
    }
    Ok(symbol.address..symbol.address + symbol.size)
}

/// Notes what is executed in the window.
struct Noted {
    ranges: Vec<Range<u64>>,
    step: u64,
    places: Vec<Place>,
    /// By static id.
    entries: Vec<Option<Arc<StaticEntry>>>,
}

impl Observer for Noted {
    fn retire(&mut self, retired: &Retired<'_>) {
        let batch = retired.batch;
        // What trapped did not retire, and counts nowhere.
        for i in (0..batch.len()).filter(|&i| !batch.flags[i].has(Flags::TRAP)) {
            let pc = batch.pcs[i];
            if self.ranges.is_empty() || self.ranges.iter().any(|range| range.contains(&pc)) {
                let id = batch.ids[i] as usize;
                if self.entries.len() <= id {
                    self.entries.resize(id + 1, None);
                }
                let entry = self.entries[id]
                    .get_or_insert_with(|| Arc::new(retired.table.entry(batch.ids[i]).clone()));
                let loads = |access: &&instar_trace::MemoryAccess| access.kind == AccessKind::Read;
                let loaded = batch.accesses_of(i).iter().find(loads);
                self.places.push(Place {
                    step: self.step,
                    entry: Arc::clone(entry),
                    loaded: loaded.map(|access| (access.address, access.size)),
                    next_pc: batch.next_pcs[i],
                });
            }
            self.step += 1;
        }
    }
}
