//! Follows secrets through registers, memory and a design's own state, instruction by instruction.
//!
//! Source: own design. Secrecy follows data, not the order of execution: what a branch on a secret decides is not
//! secret by that, but the branch itself is told. An address that depends on a secret is told, and what is loaded
//! from there is secret.

use std::sync::Arc;

use instar_coredsl::{Description, Source};
use instar_isa::{Decoder, RegisterFile, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, RetiredBatch, RetiredSink};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::exempt::Exempt;
use super::latency::DataDependent;
use super::leak::{Kind, Leaks};
use super::loaded::Loaded;
use super::plan::{From, General, Plan, Register, Rule};
use super::planner::Planner;
use super::shadow::{Shadow, Taint};
use super::steps::{Label, StepId, Steps};
use super::vector::File;

/// What a run is checked with.
pub struct Setting {
    /// Decoder of the stream.
    pub decoder: Decoder,
    /// Descriptions of the design's instructions.
    pub descriptions: Vec<Description>,
    /// Which latencies depend on data.
    pub latency: DataDependent,
    /// Functions whose branches or addresses are not told.
    pub exempt: Exempt,
}

/// A sink that follows secrets.
pub struct Tracker {
    planner: Planner,
    exempt: Exempt,
    pub(super) xlen: u32,
    pub(super) x: [Taint; 32],
    /// Those of the vector file.
    pub(super) vectors: File,
    /// Registers of all other files.
    others: FxHashMap<Register, Taint>,
    pub(super) memory: Shadow,
    steps: Steps,
    labels: Vec<String>,
    /// By label: its first step.
    sources: Vec<StepId>,
    plans: Vec<Plan>,
    leaks: Leaks,
}

impl Tracker {
    /// Nothing is secret yet.
    pub fn new(setting: Setting) -> Self {
        let Setting { decoder, descriptions, latency, exempt } = setting;
        let planner = Planner::new(decoder, descriptions, latency);
        let vector_bytes = planner.vector_bytes();
        Self {
            exempt,
            xlen: planner.xlen(),
            planner,
            x: [Taint::PUBLIC; 32],
            vectors: File::new(vector_bytes),
            others: FxHashMap::default(),
            memory: Shadow::default(),
            steps: Steps::default(),
            labels: Vec::new(),
            sources: Vec::new(),
            plans: Vec::new(),
            leaks: Leaks::default(),
        }
    }

    /// A secret by its name, for [`Self::mark`] and [`Self::mark_register`].
    pub fn secret(&mut self, name: &str) -> Taint {
        let label = self.labels.iter().position(|known| known == name).unwrap_or_else(|| {
            self.labels.push(name.to_owned());
            self.sources.push(self.steps.source((self.labels.len() - 1) as Label));
            self.labels.len() - 1
        });
        Taint::all(self.sources[label])
    }

    /// Makes everything public, for another run; what was found stays.
    pub fn forget(&mut self) {
        self.x = [Taint::PUBLIC; 32];
        self.vectors.forget();
        self.others.clear();
        self.memory = Shadow::default();
    }

    /// Makes what was found not found; what was read of instructions stays.
    pub fn forget_findings(&mut self) {
        self.forget();
        self.steps = Steps::default();
        self.labels.clear();
        self.sources.clear();
        self.leaks = Leaks::default();
        self.exempt.forget();
    }

    /// Makes memory secret.
    pub fn mark(&mut self, address: u64, length: u64, secret: Taint) {
        self.memory.fill(address, length, secret);
    }

    /// Makes an integer register secret.
    pub fn mark_register(&mut self, number: u8, secret: Taint) {
        self.write(number, Taint { bits: low(secret.bits, self.xlen), ..secret });
    }

    /// Makes memory public; says whether some of it was secret.
    pub fn publish(&mut self, address: u64, length: u64) -> bool {
        let was_secret = (0..length).any(|n| self.memory.load(address.wrapping_add(n), 1).is_secret());
        self.memory.fill(address, length, Taint::PUBLIC);
        was_secret
    }

    /// Makes an integer register public; says whether it was secret.
    pub fn publish_register(&mut self, number: u8) -> bool {
        std::mem::take(&mut self.x[usize::from(number)]).is_secret()
    }

    /// Secret bits of an integer register.
    #[cfg(test)]
    pub fn register_bits(&self, number: u8) -> u64 {
        self.x[usize::from(number)].bits
    }

    /// Secret bits of up to eight bytes of memory.
    #[cfg(test)]
    pub fn memory_bits(&self, address: u64, size: u16) -> u64 {
        self.memory.load(address, size).bits
    }

    /// What was found, with what is needed to tell it.
    pub fn findings(&self) -> (&Leaks, &Steps, &[String]) {
        (&self.leaks, &self.steps, &self.labels)
    }

    /// The exemptions, and how often they took effect.
    pub fn exempt(&self) -> &Exempt {
        &self.exempt
    }

    fn plan_new(&mut self, table: &StaticTable) {
        let new = &table.entries()[self.plans.len()..];
        self.plans.extend(new.iter().map(|entry| self.planner.plan(entry)));
        self.exempt.learn(table);
    }

    #[inline]
    pub(super) fn write(&mut self, rd: u8, taint: Taint) {
        self.x[usize::from(rd)] = taint;
        self.x[0] = Taint::PUBLIC;
    }

    /// The low bits of a value that may be wider.
    pub(super) fn write_x(&mut self, rd: u8, taint: Taint) {
        self.write(rd, Taint { bits: low(taint.bits, self.xlen), ..taint });
    }

    #[inline]
    pub(super) fn leak(&mut self, id: u32, kind: Kind, taint: Taint) {
        if taint.is_secret() && !self.exempt.covers(id, kind) {
            self.leaks.add(id, kind, taint, &self.steps);
        }
    }

    #[inline]
    fn retire_one(&mut self, id: u32, batch: &RetiredBatch, i: usize) {
        let accesses = || batch.accesses_of(i);
        let x = |number: u8| self.x[usize::from(number)];
        match &self.plans[id as usize] {
            Plan::Nothing => {}
            &Plan::Constant { rd } => self.write(rd, Taint::PUBLIC),
            &Plan::Compute { rule, variable, rd, rs } => {
                let [a, b] = rs.map(x);
                if !a.or(b).is_secret() {
                    return self.write(rd, Taint::PUBLIC);
                }
                if variable {
                    self.leak(id, Kind::Latency, a.or(b));
                }
                let taint = self.ruled(rule, [a, b], id);
                self.write(rd, taint);
            }
            &Plan::Decide { kind, rule, rs, rd } => {
                let [a, b] = rs.map(x);
                if a.or(b).is_secret() {
                    self.leak(id, kind, through(self.planner.rule(rule), [a, b]));
                }
                self.write(rd, Taint::PUBLIC);
            }
            &Plan::Load { rule, rs1, rd } => {
                let address = x(rs1);
                self.leak(id, Kind::Address, address);
                let [access] = accesses() else { return self.write(rd, Taint::PUBLIC) };
                let loaded = self.memory.load(access.address, access.size);
                let taint = self.ruled(rule, [loaded, address], id);
                self.write(rd, taint);
            }
            &Plan::Store { rule, rs1, rs2 } => {
                let (address, value) = (x(rs1), x(rs2));
                self.leak(id, Kind::Address, address);
                let value = self.ruled(rule, [value, Taint::PUBLIC], id);
                for access in accesses() {
                    self.memory.store(access.address, access.size, value);
                }
            }
            Plan::Vector(plan) => self.vector(id, &Arc::clone(plan), batch, i),
            Plan::DesignOnVectors(plan) => {
                self.design_on_vectors(id, &Arc::clone(plan), batch.details[i], accesses());
            }
            Plan::General(general) => self.general(id, &Arc::clone(general), accesses()),
        }
    }

    /// What a value of two others is, where the instruction `id` makes it.
    #[inline]
    fn ruled(&mut self, rule: u32, sources: [Taint; 2], id: u32) -> Taint {
        if !sources[0].or(sources[1]).is_secret() {
            return Taint::PUBLIC;
        }
        let taint = through(self.planner.rule(rule), sources);
        self.passed(taint, id)
    }

    /// An instruction that raised an exception and wrote nothing: that it did may tell of a secret.
    #[cold]
    fn trapped(&mut self, id: u32) {
        let none = Loaded::default();
        let (address, control) = match &self.plans[id as usize] {
            &Plan::Load { rs1, .. } | &Plan::Store { rs1, .. } => (self.x[usize::from(rs1)], Taint::PUBLIC),
            // What vl was is not known: any index and any bit of the mask may have decided.
            Plan::Vector(plan) => (self.vector_access(id, plan), Taint::PUBLIC),
            Plan::General(general) => {
                (self.value(&general.addresses, &none), self.value(&general.control, &none))
            }
            _ => return,
        };
        self.leak(id, Kind::Address, address);
        self.leak(id, Kind::Branch, control);
    }

    /// A value that passes the instruction `id`.
    #[inline]
    pub(super) fn passed(&mut self, taint: Taint, id: u32) -> Taint {
        if taint.is_secret() { Taint { step: self.steps.step(taint.step, id), ..taint } } else { taint }
    }

    fn general(&mut self, id: u32, general: &General, accesses: &[MemoryAccess]) {
        let loaded = Loaded::new(&general.loaded, accesses, &self.memory);
        for (kind, from) in [
            (Kind::Address, &general.addresses),
            (Kind::Branch, &general.control),
            (Kind::Jump, &general.target),
            (Kind::Latency, &general.latency),
        ] {
            self.leak(id, kind, self.value(from, &loaded));
        }
        let value = |from: &From| self.value(from, &loaded);
        let written: SmallVec<[_; 4]> = general.written.iter().map(|(to, from)| (*to, value(from))).collect();
        let stored: SmallVec<[_; 4]> = general.stored.iter().map(|(_, from)| value(from)).collect();
        let writes = || accesses.iter().filter(|access| access.kind == AccessKind::Write);
        let as_described =
            writes().map(|access| access.size).eq(general.stored.iter().map(|(size, _)| u16::from(*size)));
        let any = stored.iter().fold(Taint::PUBLIC, |all, taint| all.or(*taint)).whole();
        for (n, access) in writes().enumerate() {
            let taint = self.passed(if as_described { stored[n] } else { any }, id);
            self.memory.store(access.address, access.size, taint);
        }
        for (register, taint) in written {
            let taint = self.passed(taint, id);
            match register {
                (RegisterFile::X, number) => self.write_x(number as u8, taint),
                (RegisterFile::V, number) => self.vectors.fill(number as u8, taint),
                other => {
                    self.others.insert(other, taint);
                }
            }
        }
    }

    /// The secret bits of a value, with the first secret that makes one.
    fn value(&self, from: &From, loaded: &Loaded) -> Taint {
        from.iter().fold(Taint::PUBLIC, |all, (source, spread)| {
            let taint = match source {
                Source::Register(register) => self.register(*register),
                Source::Loaded(access) => loaded.of(*access),
            };
            all.with(Taint { bits: spread.of(taint.bits), ..taint })
        })
    }

    fn register(&self, register: Register) -> Taint {
        match register {
            (RegisterFile::X, number) => self.x[usize::from(number)],
            (RegisterFile::V, number) => self.vectors.any(number as u8, 0, self.vectors.length()),
            other => self.others.get(&other).copied().unwrap_or_default(),
        }
    }
}

/// What a rule makes of two sources.
#[inline]
fn through(rule: &Rule, sources: [Taint; 2]) -> Taint {
    let [a, b] = rule.of(sources.map(|source| source.bits));
    Taint { bits: a, ..sources[0] }.with(Taint { bits: b, ..sources[1] })
}

/// The low `bits` bits.
fn low(mask: u64, bits: u32) -> u64 {
    mask & (u64::MAX >> (64 - bits))
}

impl RetiredSink for Tracker {
    fn retire(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        if self.plans.len() < table.entries().len() {
            self.plan_new(table);
        }
        for (i, &id) in batch.ids.iter().enumerate() {
            if batch.flags[i].has(Flags::TRAP) {
                self.trapped(id);
            } else {
                self.retire_one(id, batch, i);
            }
        }
    }

    fn wants_elements(&self) -> bool {
        true
    }
}
