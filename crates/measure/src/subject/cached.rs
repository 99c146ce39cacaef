//! What lies outside the part of memory that a core caches, and is slow for that reason alone.
//!
//! Source: the cached region of the core's family; the program's segments and stack, or a trace's
//! addresses.

use instar_cores::CachedRegion;
use instar_design::HostCore;
use instar_isa::StaticTable;
use instar_trace::RetiredBatch;

use crate::{Error, Subject};

/// Looks for the first instruction and the first data outside.
#[derive(Clone, Debug)]
pub struct Region {
    core: String,
    /// `None` where all memory is equally near.
    region: Option<CachedRegion>,
    /// Static entries that were looked at.
    seen: usize,
    instruction: Option<u64>,
    data: Option<u64>,
}

impl Region {
    /// That of a core.
    pub fn of(core: &HostCore) -> Result<Self, Error> {
        let (core, region) = (core.file.name.clone(), core.params()?.cached_region());
        Ok(Self { core, region, seen: 0, instruction: None, data: None })
    }

    /// Looks at retired instructions.
    pub fn look(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        for entry in &table.entries()[self.seen.min(table.entries().len())..] {
            if self.instruction.is_none() && !self.cached(entry.pc) {
                self.instruction = Some(entry.pc);
            }
        }
        self.seen = table.entries().len();
        if self.data.is_none() {
            self.data = batch.accesses.iter().map(|access| access.address).find(|&at| !self.cached(at));
        }
    }

    fn cached(&self, address: u64) -> bool {
        self.region.is_none_or(|region| region.holds(address))
    }

    /// One sentence, where something lies outside.
    pub fn note(&self) -> Option<String> {
        let CachedRegion { base, bytes, parameters } = self.region?;
        let found = [("instructions", self.instruction), ("data", self.data)];
        let found: Vec<String> =
            found.iter().filter_map(|(what, at)| at.map(|at| format!("{what} at {at:#010x}"))).collect();
        let region = match bytes {
            0 => "nothing".to_owned(),
            _ => format!("{base:#010x} to {:#010x}", base + bytes - 1),
        };
        (!found.is_empty()).then(|| {
            format!(
                "core \"{}\" caches {region} ({parameters}), and {} lie outside: every fetch or load there \
                 goes to memory",
                self.core,
                found.join(" and ")
            )
        })
    }
}

impl Subject {
    /// What is to be known before the program is timed on `core`: what lies outside of what it
    /// caches, and what of the core no hardware has.
    pub fn note_on(&self, core: &HostCore) -> Result<Option<String>, Error> {
        let notes: Vec<String> =
            self.uncached(core)?.into_iter().chain(core.params()?.beyond_hardware()).collect();
        Ok((!notes.is_empty()).then(|| notes.join("; ")))
    }

    /// What of the program lies outside of what `core` caches, in one sentence: code, data or
    /// stack.
    fn uncached(&self, core: &HostCore) -> Result<Option<String>, Error> {
        let mut region = Region::of(core)?;
        for segment in self.program().segments() {
            let last = segment.address + (segment.bytes.len() as u64).saturating_sub(1);
            let outside = [segment.address, last].into_iter().find(|&at| !region.cached(at));
            let place = if segment.executable { &mut region.instruction } else { &mut region.data };
            *place = place.or(outside);
        }
        // The stack of a call, and of most programs, lies at the end of memory.
        let options = self.options();
        let end = options.memory_base.saturating_add(options.memory_size).saturating_sub(16);
        region.data = region.data.or(Some(end).filter(|&at| !region.cached(at)));
        Ok(region.note())
    }
}
