//! Where an instruction in ID computes another value than the program's order says.
//!
//! Source: measured in RTL of RI5CY with RISQ-V (hcyooooo/post-quantum-crypto-master 16e99d3): such
//! an instruction acts at the end of every cycle in which it stands in ID, reads the register file
//! without forwarding, and nothing gates its writes. Its first result of a field goes through the
//! port of loads, the second through that of EX.

use std::collections::BTreeMap;

use instar_isa::{Class, RegisterFile, RegisterRange, StaticEntry};
use rustc_hash::FxHashMap;

use super::costs::{Cost, in_decode};
use super::info::{Info, Kind};
use crate::CustomTiming;
use crate::decode_stage::{ActsInDecode, ComingResult};
use crate::hazard::{Hazard, HazardRule};

/// A register of whichever file.
type Register = (RegisterFile, u16);

/// Hazards that are told at most: each place, rule and register once.
const MOST: usize = 1000;

/// What must be known of one instruction.
#[derive(Clone, Debug, Default)]
struct Facts {
    pc: u64,
    word: u32,
    custom: Option<u16>,
    /// It acts in ID.
    acts: bool,
    reads: Vec<Register>,
    writes: Vec<Register>,
    /// Ports that its results of fields take.
    ports: u32,
    /// What it writes it does not read: done again it changes nothing.
    repeatable: bool,
    /// It writes single registers of the design's own, and nothing else.
    hidden: bool,
    /// The unit that runs on after it.
    starts: Option<RunsOn>,
}

/// A unit that runs on.
#[derive(Clone, Copy, Debug)]
struct RunsOn {
    /// Cycles after its start in which it works.
    cycles: u64,
    /// Cycles after its start from which on its first results can be read.
    ready: u64,
    /// Results of which each comes a cycle after the one before; so many more come with them.
    apart: u64,
}

impl RunsOn {
    /// The unit, started in this cycle; it works on the array that the instruction writes.
    fn started(self, since: u64, facts: &Facts) -> Option<Running> {
        let file = facts.writes.windows(2).find(|two| two[0].0 == two[1].0)?[0].0;
        Some(Running { since, unit: self, file })
    }
}

/// A unit that was started.
#[derive(Clone, Copy, Debug)]
struct Running {
    since: u64,
    unit: RunsOn,
    file: RegisterFile,
}

impl Running {
    /// From when on this register of its file can be read.
    fn ready(&self, register: Register) -> Option<u64> {
        let behind = u64::from(register.1) % self.unit.apart.max(1);
        (register.0 == self.file).then_some(self.since + self.unit.ready + behind)
    }

    /// Whether it works in this cycle.
    fn works(&self, cycle: u64) -> bool {
        cycle < self.since + self.unit.cycles
    }
}

/// All that is looked at, and what was found.
#[derive(Clone, Debug)]
pub struct Hazards {
    facts: Vec<Facts>,
    pending: Vec<ComingResult>,
    /// How many of them are those of the last instruction.
    last: usize,
    running: Option<Running>,
    /// Which word wrote a file of the design's own last.
    written_by: FxHashMap<RegisterFile, u32>,
    /// Registers of the design's own that another value is in, and why.
    spoilt: FxHashMap<Register, Hazard>,
    /// With how often.
    found: BTreeMap<Hazard, u64>,
}

impl Hazards {
    /// Nothing was found; `None` where no instruction acts in ID.
    pub fn of(timings: &[Option<CustomTiming<Cost>>]) -> Option<Box<Self>> {
        let any = timings.iter().flatten().any(in_decode);
        any.then(|| {
            Box::new(Self {
                facts: Vec::new(),
                pending: Vec::new(),
                last: 0,
                running: None,
                written_by: FxHashMap::default(),
                spoilt: FxHashMap::default(),
                found: BTreeMap::new(),
            })
        })
    }

    /// What was found so far.
    pub fn found(&self) -> Vec<(Hazard, u64)> {
        self.found.iter().map(|(&hazard, &times)| (hazard, times)).collect()
    }

    /// What was found is of no use; what is on its way stays.
    pub fn forget(&mut self) {
        self.found.clear();
    }

    /// What this instruction does in ID.
    pub fn acts(&self, entry: &StaticEntry, timings: &[Option<CustomTiming<Cost>>]) -> Option<ActsInDecode> {
        let facts = Facts::of(entry, timings);
        facts.acts.then_some(ActsInDecode { ports: facts.ports, starts: facts.starts.is_some() })
    }

    /// What the last instruction sent on its way.
    pub fn results(&self) -> &[ComingResult] {
        &self.pending[self.pending.len() - self.last..]
    }

    /// Nothing is on its way.
    pub fn restart(&mut self) {
        self.pending.clear();
        self.last = 0;
        self.running = None;
    }

    /// Instruction `id` of the stream is this one.
    pub fn show(&mut self, id: u32, entry: &StaticEntry, timings: &[Option<CustomTiming<Cost>>]) {
        let at = id as usize;
        if self.facts.len() <= at {
            self.facts.resize_with(at + 1, Facts::default);
        }
        self.facts[at] = Facts::of(entry, timings);
    }

    /// An instruction stood in ID from `arrived` to `cycle`, and its results come at the end of
    /// `execute`, or of `loaded` what it loads. `again`: it acted before it arrived.
    pub fn look(
        &mut self,
        id: u32,
        info: &Info,
        (arrived, cycle): (u64, u64),
        execute: u64,
        loaded: u64,
        again: bool,
    ) {
        let facts = std::mem::take(&mut self.facts[id as usize]);
        self.pending.retain(|result| result.cycle >= arrived);
        self.last = 0;
        if self
            .running
            .is_some_and(|running| cycle > running.since + running.unit.cycles + running.unit.apart)
        {
            self.running = None;
        }
        if !self.spoilt.is_empty() {
            self.look_at_spoilt(&facts);
        }
        if facts.acts {
            self.act(&facts, arrived, cycle, again);
        } else {
            self.pass(&facts, info, cycle, execute, loaded);
        }
        self.facts[id as usize] = facts;
    }

    /// What follows from a taken branch, behind which this instruction lies.
    pub fn shadowed(&mut self, entry: &StaticEntry, timings: &[Option<CustomTiming<Cost>>]) {
        let facts = Facts::of(entry, timings);
        if facts.acts && !facts.writes.is_empty() && !self.changes_nothing(&facts) {
            self.tell_or_keep(&facts, HazardRule::ActsInShadow);
        }
    }

    /// An instruction that acts in ID.
    fn act(&mut self, facts: &Facts, arrived: u64, cycle: u64, again: bool) {
        let nothing = self.changes_nothing(facts);
        if let Some(running) = self.running.filter(|running| running.works(arrived) && !nothing) {
            self.tell(facts, HazardRule::WhileRunning, None);
            if facts.starts.is_none() {
                self.read_early(facts, running, arrived);
            }
        } else if let Some(unit) = facts.starts {
            // What it is told again meanwhile it passes over, and it begins to read three cycles
            // later.
            self.running = unit.started(arrived, facts);
        } else {
            self.meet_results(facts, cycle);
            if let Some(running) = self.running {
                self.read_early(facts, running, arrived);
            }
            if (cycle > arrived || again) && !facts.repeatable && !nothing {
                self.tell_or_keep(facts, HazardRule::ActsAgain);
            }
        }
        for register in &facts.writes {
            self.written_by.insert(register.0, facts.word);
        }
    }

    /// Results that are on their way while it acts for the last time in this cycle.
    fn meet_results(&mut self, facts: &Facts, cycle: u64) {
        for result in self.pending.clone() {
            let port = facts.ports > if result.loaded { 0 } else { 1 };
            let lost = port && result.cycle <= cycle;
            let writes = facts.writes.contains(&result.register);
            let mut tell = |rule| self.tell(facts, rule, Some(result.register));
            if facts.reads.contains(&result.register) {
                tell(HazardRule::OldValue);
            }
            match (lost, writes) {
                (true, false) => tell(HazardRule::LostWrite),
                (false, true) => tell(HazardRule::Overwritten),
                // Its own result comes after that, as it should.
                _ => {}
            }
        }
    }

    /// Another instruction, whose results are on their way from now on.
    fn pass(&mut self, facts: &Facts, info: &Info, cycle: u64, execute: u64, loaded: u64) {
        if let Some(running) = self.running {
            self.read_early(facts, running, cycle);
            for &register in &facts.writes {
                if running.ready(register).is_some_and(|ready| loaded < ready) {
                    self.tell(facts, HazardRule::WrittenMeanwhile, Some(register));
                }
            }
        }
        for &register in &facts.writes {
            let from_memory =
                info.kind == Kind::Load && register != (RegisterFile::X, u16::from(info.updated));
            let cycle = if from_memory { loaded } else { execute };
            self.pending.push(ComingResult { register, cycle, loaded: from_memory });
        }
        self.last = facts.writes.len();
    }

    fn read_early(&mut self, facts: &Facts, running: Running, cycle: u64) {
        for &register in &facts.reads {
            if running.ready(register).is_some_and(|ready| cycle < ready) {
                self.tell(facts, HazardRule::NotReady, Some(register));
            }
        }
    }

    /// It writes constants, and was the last to write these registers.
    fn changes_nothing(&self, facts: &Facts) -> bool {
        let same = |register: &Register| self.written_by.get(&register.0) == Some(&facts.word);
        facts.reads.is_empty() && facts.writes.iter().all(same)
    }

    /// Tells it, or, where it spoils single registers of the design's own alone, once one is read.
    fn tell_or_keep(&mut self, facts: &Facts, rule: HazardRule) {
        let Facts { pc, custom, .. } = *facts;
        if !facts.hidden {
            return self.tell(facts, rule, None);
        }
        for &register in &facts.writes {
            self.spoilt.insert(register, Hazard { pc, custom, rule, register: None });
        }
    }

    /// An instruction reads and writes registers of which some are spoilt.
    fn look_at_spoilt(&mut self, facts: &Facts) {
        for register in &facts.reads {
            if let Some(hazard) = self.spoilt.remove(register) {
                self.count(hazard);
            }
        }
        for register in &facts.writes {
            self.spoilt.remove(register);
        }
    }

    fn tell(&mut self, facts: &Facts, rule: HazardRule, register: Option<Register>) {
        self.count(Hazard { pc: facts.pc, custom: facts.custom, rule, register });
    }

    fn count(&mut self, hazard: Hazard) {
        if self.found.len() < MOST || self.found.contains_key(&hazard) {
            *self.found.entry(hazard).or_default() += 1;
        }
    }
}

impl Facts {
    fn of(entry: &StaticEntry, timings: &[Option<CustomTiming<Cost>>]) -> Self {
        let timing = entry.custom.and_then(|at| timings.get(usize::from(at))?.as_ref());
        let timing = timing.filter(|_| entry.class == Class::Custom);
        let of = |ranges: &[RegisterRange]| -> Vec<Register> {
            ranges
                .iter()
                .filter(|range| matches!(range.file, RegisterFile::X | RegisterFile::Own(_)))
                .flat_map(|range| range.numbers().map(|number| (range.file, number)))
                .collect()
        };
        let (reads, writes) = (of(&entry.sources), of(&entry.destinations));
        let starts = timing.filter(|timing| timing.own.runs_on_cycles > 0).map(|timing| RunsOn {
            cycles: u64::from(timing.own.runs_on_cycles),
            ready: u64::from(timing.own.first_ready_cycles),
            apart: u64::from(timing.own.ready_apart),
        });
        Self {
            pc: entry.pc,
            word: entry.word,
            custom: entry.custom,
            acts: timing.is_some_and(in_decode),
            ports: timing.map_or(0, |timing| timing.needs.named_writes),
            repeatable: !writes.iter().any(|register| reads.contains(register)),
            hidden: entry.destinations.iter().all(|range| {
                matches!(range.file, RegisterFile::Own(_)) && (range.index, range.count) == (0, 1)
            }),
            starts,
            reads,
            writes,
        }
    }
}
