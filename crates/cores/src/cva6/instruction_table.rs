//! What the pipeline knows of each instruction that it has met, by number.
//!
//! Source: own design. An instruction that retires has the number of its static entry; one that was
//! only met on a wrong path, and was read from the program's code, a number of its own. Where the
//! code is known, an entry of the table that has not retired is not looked at: the table may live
//! longer than the run, and what another run met must not be seen. Where it is not, the table is
//! that of a trace, and all there is to know of wrong paths.

use instar_isa::{Class, StaticEntry, StaticTable};
use rustc_hash::FxHashMap;

use super::costs::Timing;
use super::elements::fields::{Fields, fields};
use super::info::{Info, Written};
use super::rewritten::Rewritten;
use crate::parts::image::{Image, NOTHING};
use crate::{Latency, Unit};

/// The first number of an instruction that was only met on a wrong path.
const WRONG_PATH: u32 = 1 << 31;

/// The number of the static entry, where `id` is one.
pub fn entry_number(id: u32) -> Option<u32> {
    (id < WRONG_PATH).then_some(id)
}

/// How much is known of a static entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// It was not looked at.
    Nothing,
    /// It stands in its place and has not retired.
    Met,
    /// It has retired, and another word stands in its place by now.
    Replaced,
    /// It has retired, and stands in its place.
    Shown,
}

/// All instructions of a run.
#[derive(Clone, Debug)]
pub struct InstructionTable {
    timings: Vec<Option<Timing>>,
    units: Vec<Unit>,
    /// By static entry.
    infos: Vec<Info>,
    known: Vec<Standing>,
    /// Their addresses.
    pcs: Vec<u64>,
    /// Of those met on a wrong path only.
    wrong: Vec<Info>,
    wrong_pcs: Vec<u64>,
    /// Of instructions of the manual that retired, by word: nothing of an address is in it.
    by_word: FxHashMap<u32, Info>,
    /// Their numbers by address and word.
    wrong_numbers: FxHashMap<(u64, u32), u32>,
    /// What a design's instructions write, register by register.
    results: Vec<Box<[Written]>>,
    /// Why one of those that retired has no cost.
    pub refused: Option<String>,
    /// Instructions of the vector unit go to an accelerator.
    pub accelerator: bool,
    /// What decode makes of each, where that is asked for.
    pub fields: Option<FxHashMap<u32, Fields>>,
}

impl InstructionTable {
    /// Nothing is known; `timings` are those of the design's instructions.
    pub fn new(timings: Vec<Option<Timing>>, units: Vec<Unit>) -> Self {
        Self {
            timings,
            units,
            infos: Vec::new(),
            known: Vec::new(),
            pcs: Vec::new(),
            wrong: Vec::new(),
            wrong_pcs: Vec::new(),
            by_word: FxHashMap::default(),
            wrong_numbers: FxHashMap::default(),
            results: Vec::new(),
            refused: None,
            accelerator: false,
            fields: None,
        }
    }

    /// Notes what decode makes of instruction `id`, where that is asked for.
    #[inline]
    fn note_fields(&mut self, id: u32, entry: &StaticEntry) {
        if let Some(all) = &mut self.fields {
            match fields(entry) {
                Some(fields) => all.insert(id, fields),
                None => all.remove(&id),
            };
        }
    }

    /// What is known of instruction `id`.
    #[inline]
    pub fn info(&self, id: u32) -> &Info {
        match self.infos.get(id as usize) {
            Some(info) => info,
            None if id == NOTHING => &Info::NOTHING,
            None => self.wrong.get(id.wrapping_sub(WRONG_PATH) as usize).unwrap_or(&Info::UNKNOWN),
        }
    }

    /// Where instruction `id` stands, if it is known.
    pub fn pc(&self, id: u32) -> u64 {
        let pc =
            self.pcs.get(id as usize).or_else(|| self.wrong_pcs.get(id.wrapping_sub(WRONG_PATH) as usize));
        pc.copied().unwrap_or(0)
    }

    /// What a design's instruction costs.
    #[inline]
    pub fn timing(&self, info: &Info) -> Option<&Timing> {
        self.timings.get(info.custom as usize).and_then(Option::as_ref)
    }

    /// What a design's instruction writes, register by register.
    pub fn results(&self, info: &Info) -> &[Written] {
        self.results.get(info.results as usize).map_or(&[], |results| &results[..])
    }

    /// Instructions that are about to retire are made known, and put into the image where another
    /// one stood.
    #[inline]
    pub fn learn(&mut self, table: &StaticTable, ids: &[u32], image: &mut Image) {
        if self.known.len() < table.entries().len() {
            self.grow(table, image);
        }
        for &id in ids {
            if self.known[id as usize] != Standing::Shown {
                self.show(table, id, image);
            }
        }
    }

    /// The same for a batch of the stream, which is learned before it is fetched: what stands anew
    /// after a `fence.i` that has not committed goes to `rewritten`. `uncommitted` are the
    /// position and the numbers of what has not committed of the stream so far.
    #[inline]
    pub fn learn_ahead(
        &mut self,
        table: &StaticTable,
        ids: &[u32],
        image: &mut Image,
        rewritten: &mut Rewritten,
        uncommitted: (u64, impl Iterator<Item = u32>),
    ) {
        if self.known.len() < table.entries().len() {
            self.grow(table, image);
        }
        if ids.iter().any(|&id| self.known[id as usize] != Standing::Shown) {
            self.learn_new(table, ids, image, rewritten, uncommitted);
        }
    }

    #[cold]
    fn learn_new(
        &mut self,
        table: &StaticTable,
        ids: &[u32],
        image: &mut Image,
        rewritten: &mut Rewritten,
        (first, uncommitted): (u64, impl Iterator<Item = u32>),
    ) {
        let mut fence = None;
        let mut position = first;
        for id in uncommitted {
            fence = if self.info(id).fence_i { Some(position) } else { fence };
            position += 1;
        }
        for &id in ids {
            if self.known[id as usize] != Standing::Shown {
                let entry = table.entry(id);
                match fence.filter(|_| image.differs(entry) || rewritten.holds(entry.pc)) {
                    None => self.show(table, id, image),
                    Some(fence) => {
                        if self.known[id as usize] != Standing::Replaced {
                            self.infos[id as usize] = self.retires(entry);
                        }
                        self.note_fields(id, entry);
                        let before = rewritten.standing(entry.pc).unwrap_or_else(|| image.slot(entry.pc).id);
                        rewritten.push(fence, id, entry);
                        self.gone(before);
                        self.known[id as usize] = Standing::Shown;
                    }
                }
            }
            fence = if self.info(id).fence_i { Some(position) } else { fence };
            position += 1;
        }
    }

    #[cold]
    fn grow(&mut self, table: &StaticTable, image: &mut Image) {
        let first = self.known.len();
        self.known.resize(table.entries().len(), Standing::Nothing);
        self.infos.resize(table.entries().len(), Info::UNKNOWN);
        self.pcs.extend(table.entries()[self.pcs.len()..].iter().map(|entry| entry.pc));
        if image.has_code() {
            return;
        }
        for (at, entry) in table.entries().iter().enumerate().skip(first) {
            self.infos[at] = self.info_of(entry).unwrap_or(Info::UNKNOWN);
            self.note_fields(at as u32, entry);
            self.known[at] = Standing::Met;
            image.add_entry(at as u32, entry);
        }
    }

    /// Units that the design adds.
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// Whether the design has instructions of its own.
    pub fn has_custom(&self) -> bool {
        self.timings.iter().any(Option::is_some)
    }

    /// Whether an instruction of the design takes longer for some operands.
    pub fn has_costs_by_operands(&self) -> bool {
        self.timings.iter().flatten().any(|timing| matches!(timing.common.latency, Latency::Steps { .. }))
    }

    /// Most cycles for which an instruction of the design keeps its unit busy.
    pub fn longest_interval(&self) -> u32 {
        self.timings.iter().flatten().map(|timing| timing.common.interval).max().unwrap_or(1)
    }

    /// What the pipeline must know of an instruction.
    ///
    /// # Errors
    /// One sentence where the core has no cost for it.
    pub fn info_of(&mut self, entry: &StaticEntry) -> Result<Info, String> {
        if self.accelerator && (entry.class == Class::Vector || entry.custom.is_some() && entry.on_vectors())
        {
            return Info::of_accelerator(entry);
        }
        Info::new(entry, &self.timings, &self.units, &mut self.results)
    }

    #[cold]
    fn show(&mut self, table: &StaticTable, id: u32, image: &mut Image) {
        let entry = table.entry(id);
        if self.known[id as usize] != Standing::Replaced {
            self.infos[id as usize] = self.retires(entry);
        }
        self.note_fields(id, entry);
        let before = image.add_entry(id, entry);
        self.gone(before);
        self.known[id as usize] = Standing::Shown;
    }

    /// What the pipeline must know of an instruction that retires.
    fn retires(&mut self, entry: &StaticEntry) -> Info {
        // A design's words are the design's: one word may be two instructions where stand-ins are
        // read.
        let is_manuals = entry.custom.is_none();
        if let Some(info) = self.by_word.get(&entry.word).filter(|_| is_manuals) {
            return *info;
        }
        match self.info_of(entry) {
            Ok(info) => {
                if is_manuals {
                    self.by_word.insert(entry.word, info);
                }
                info
            }
            Err(reason) => {
                self.refused.get_or_insert(reason);
                Info::UNKNOWN
            }
        }
    }

    /// What stood at a place stands there no longer.
    pub fn gone(&mut self, id: u32) {
        if let Some(known) = self.known.get_mut(id as usize).filter(|known| **known == Standing::Shown) {
            *known = Standing::Replaced;
        }
    }

    /// A number for an instruction of the code that a wrong path leads to. One without a cost is
    /// not refused: it never retires.
    pub fn met(&mut self, entry: &StaticEntry) -> u32 {
        let place = (entry.pc, entry.word);
        if let Some(&number) = self.wrong_numbers.get(&place) {
            return number;
        }
        let info = self.info_of(entry).unwrap_or(Info::UNKNOWN);
        self.wrong.push(info);
        self.wrong_pcs.push(entry.pc);
        let number = WRONG_PATH + self.wrong.len() as u32 - 1;
        self.note_fields(number, entry);
        self.wrong_numbers.insert(place, number);
        number
    }
}
