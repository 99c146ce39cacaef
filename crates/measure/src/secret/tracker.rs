//! Follows secrets through registers, memory and a design's own state, instruction by instruction.
//!
//! Source: own design. Secrecy follows data, not the order of execution: what a branch on a secret
//! decides is not secret by that, but the branch itself is told. An address that depends on a
//! secret is told, and what is loaded from there is secret.

use std::sync::Arc;

use instar_coredsl::device::DescribedDevice;
use instar_coredsl::{BitSource, Description};
use instar_isa::{AccessKind, Decoder, RegisterFile, StaticEntry, StaticTable, csr};
use instar_trace::{Flags, MemoryAccess, Observer, Retired, RetiredBatch, Seen, Values, Wishes};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::csrs::Csrs;
use super::device::Devices;
use super::exempt::Exempt;
use super::fetch::Fetch;
use super::latency::DataDependent;
use super::leak::{LeakKind, Leaks};
use super::loaded::Loaded;
use super::outside::Arguments;
use super::plan::{Beside, From, General, Plan, Register, Rule};
use super::planner::Planner;
use super::shadow::{Shadow, Taint};
use super::steps::{Label, StepId, Steps};
use super::value_numbers::Names;
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
    /// Where the program's `tohost` is, if it has one.
    pub tohost: Option<u64>,
    /// The design's devices.
    pub devices: Vec<Arc<DescribedDevice>>,
}

/// An observer that follows secrets.
pub struct Tracker {
    planner: Planner,
    pub(super) exempt: Exempt,
    pub(super) xlen: u32,
    pub(super) x: [Taint; 32],
    /// Those of the vector file.
    pub(super) vectors: File,
    pub(super) csrs: Csrs,
    /// Registers of all other files.
    pub(super) others: FxHashMap<Register, Taint>,
    pub(super) memory: Shadow,
    pub(super) devices: Devices,
    fetch: Fetch,
    pub(super) tohost: Option<u64>,
    pub(super) arguments: Arguments,
    names: Names,
    /// Whether vstart may not be 0.
    pub(super) begun: bool,
    pub(super) steps: Steps,
    pub(super) labels: Vec<String>,
    /// By label: its first step.
    pub(super) sources: Vec<StepId>,
    pub(super) plans: Vec<Plan>,
    beside: Vec<Beside>,
    /// By static id: its plan where both operands are one value.
    of_one: FxHashMap<u32, Option<Plan>>,
    pub(super) leaks: Leaks,
    /// Whether values are looked at: without them a run is followed faster, and more may be told
    /// than is secret, never less.
    pub(super) values: bool,
}

impl Tracker {
    /// Nothing is secret yet.
    pub fn new(setting: Setting) -> Self {
        let Setting { decoder, descriptions, latency, exempt, tohost, devices } = setting;
        let mut memory = Shadow::default();
        let xlen = decoder.isa().xlen();
        let planner = Planner::new(decoder, descriptions, latency);
        let vector_bytes = planner.vector_bytes();
        Self {
            exempt,
            xlen: xlen.bits(),
            planner,
            x: [Taint::PUBLIC; 32],
            vectors: File::new(vector_bytes),
            csrs: Csrs::new(xlen),
            others: FxHashMap::default(),
            devices: Devices::new(devices, &mut memory),
            memory,
            fetch: Fetch::default(),
            tohost,
            arguments: Arguments::default(),
            names: Names::default(),
            begun: false,
            steps: Steps::default(),
            labels: Vec::new(),
            sources: Vec::new(),
            plans: Vec::new(),
            beside: Vec::new(),
            of_one: FxHashMap::default(),
            leaks: Leaks::default(),
            values: true,
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
        self.csrs.forget();
        self.others.clear();
        self.memory.forget();
        self.fetch.forget();
        self.arguments.forget();
        self.begun = false;
        self.reset_devices();
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

    /// Makes the low `bits` bits of an integer register public; says whether one of them was
    /// secret.
    pub fn publish_register(&mut self, number: u8, bits: u32) -> bool {
        let taint = &mut self.x[usize::from(number)];
        let before = taint.bits;
        taint.bits &= !(u64::MAX >> (64 - bits));
        taint.bits != before
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

    fn plan_new(&mut self, table: &StaticTable) {
        let new = &table.entries()[self.plans.len()..];
        self.plans.extend(new.iter().map(|entry| self.planner.plan(entry)));
        self.beside.extend(new.iter().map(|entry| self.planner.beside(entry)));
        self.fetch.learn(new, &self.memory);
        self.exempt.learn(table);
    }

    #[inline]
    pub(super) fn write(&mut self, rd: u8, taint: Taint) {
        self.x[usize::from(rd)] = taint;
        self.x[0] = Taint::PUBLIC;
        if taint.is_secret() {
            self.names.fresh(rd);
        }
    }

    /// The low bits of a value that may be wider.
    pub(super) fn write_x(&mut self, rd: u8, taint: Taint) {
        self.write(rd, Taint { bits: low(taint.bits, self.xlen), ..taint });
    }

    #[inline]
    pub(super) fn leak(&mut self, id: u32, kind: LeakKind, taint: Taint) {
        if taint.is_secret() && !self.exempt.covers(id, kind) {
            self.leaks.add(id, kind, taint, &self.steps);
        }
    }

    #[inline]
    fn retire_one(
        &mut self,
        table: &StaticTable,
        id: u32,
        batch: &RetiredBatch,
        i: usize,
        values: Option<&Values>,
    ) {
        let accesses = || batch.accesses_of(i);
        let seen = || values.and_then(|values| values.of(batch, i));
        let x = |number: u8| self.x[usize::from(number)];
        match &self.plans[id as usize] {
            Plan::Nothing => {}
            &Plan::Constant { rd } => {
                self.arguments.note(rd, seen);
                self.write(rd, Taint::PUBLIC);
            }
            &Plan::Compute { rule, variable, rd, rs } => {
                self.arguments.note(rd, seen);
                let [a, b] = rs.map(x);
                if !a.or(b).is_secret() {
                    return self.write(rd, Taint::PUBLIC);
                }
                if variable {
                    self.leak(id, LeakKind::Latency, a.or(b));
                }
                let taint = through(self.planner.rule(rule), [a, b]);
                let taint = self.sharpened(table.entry(id), id, taint, rs, seen);
                let taint = self.passed(taint, id);
                self.write(rd, taint);
                if let Some(rs) = self.beside[id as usize].copies {
                    self.names.copied(rd, rs);
                }
            }
            &Plan::Decide { kind, rule, rs, rd } => {
                let [a, b] = rs.map(x);
                if a.or(b).is_secret() {
                    let taint = through(self.planner.rule(rule), [a, b]);
                    let taint = self.sharpened(table.entry(id), id, taint, rs, seen);
                    self.leak(id, kind, taint);
                }
                self.write(rd, Taint::PUBLIC);
            }
            &Plan::Load { rule, rs1, rd } => {
                self.arguments.note(rd, seen);
                let address = x(rs1);
                self.leak(id, LeakKind::Address, address);
                let [access] = accesses() else { return self.write(rd, Taint::PUBLIC) };
                let loaded = self.memory.load(access.address, access.size);
                let taint = self.ruled(rule, [loaded, address], id);
                self.write(rd, taint);
            }
            &Plan::Store { rule, rs1, rs2 } => {
                let (address, value) = (x(rs1), x(rs2));
                self.leak(id, LeakKind::Address, address);
                let value = self.ruled(rule, [value, Taint::PUBLIC], id);
                for access in accesses() {
                    self.memory.store(access.address, access.size, value);
                    self.commanded(id, access, value, seen());
                }
            }
            Plan::Vector(plan) => {
                let plan = Arc::clone(plan);
                self.vector(id, &plan, batch, i);
                self.arguments.note(plan.rd(), || None);
            }
            Plan::DesignOnVectors(plan) => {
                self.design_on_vectors(id, &Arc::clone(plan), batch.details[i], accesses());
            }
            Plan::General(general) => self.general(id, &Arc::clone(general), accesses(), seen()),
            Plan::Table { offset, general } => {
                let (offset, general) = (*offset, Arc::clone(general));
                self.table_jump(id, offset, &general, seen());
            }
            &Plan::Call(op) => self.call(id, op),
        }
    }

    /// What a branch or a jump tells of its registers.
    pub(super) fn decided(&self, rule: u32, rs: [u8; 2]) -> Taint {
        through(self.planner.rule(rule), rs.map(|number| self.x[usize::from(number)]))
    }

    /// What is left of a result's secret bits where both operands are one value, or their known
    /// bits decide.
    #[inline]
    fn sharpened<'a>(
        &mut self,
        entry: &StaticEntry,
        id: u32,
        taint: Taint,
        rs: [u8; 2],
        seen: impl FnOnce() -> Option<Seen<'a>>,
    ) -> Taint {
        let mut taint = taint;
        if rs[1] != 0
            && self.names.are_one(rs[0], rs[1])
            && rs.iter().all(|n| self.x[usize::from(*n)].is_secret())
        {
            taint = self.of_one(entry, id, taint);
        }
        let Some(known) = &self.beside[id as usize].known else { return taint };
        let Some(seen) = seen() else { return taint };
        Taint { bits: taint.bits & known.secret(&self.x, &seen, self.xlen), ..taint }
    }

    /// What an instruction makes of two registers that hold one value.
    #[cold]
    fn of_one(&mut self, entry: &StaticEntry, id: u32, otherwise: Taint) -> Taint {
        let Self { of_one, planner, x, .. } = self;
        match of_one.entry(id).or_insert_with(|| planner.of_one(entry)) {
            Some(Plan::Nothing | Plan::Constant { .. }) => Taint::PUBLIC,
            &mut Some(Plan::Compute { rule, rs, .. } | Plan::Decide { rule, rs, .. }) => {
                let taint = through(planner.rule(rule), rs.map(|number| x[usize::from(number)]));
                Taint { bits: taint.bits & otherwise.bits, ..taint }
            }
            _ => otherwise,
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

    /// A value that passes the instruction `id`.
    #[inline]
    pub(super) fn passed(&mut self, taint: Taint, id: u32) -> Taint {
        if taint.is_secret() { Taint { step: self.steps.step(taint.step, id), ..taint } } else { taint }
    }

    fn general(&mut self, id: u32, general: &General, accesses: &[MemoryAccess], seen: Option<Seen<'_>>) {
        let loaded = Loaded::new(&general.loaded, accesses, &self.memory);
        for (kind, from) in [
            (LeakKind::Address, &general.addresses),
            (LeakKind::Branch, &general.control),
            (LeakKind::Jump, &general.target),
            (LeakKind::Latency, &general.latency),
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
            self.commanded(id, access, taint, seen);
        }
        for (register, taint) in written {
            let taint = self.passed(taint, id);
            match register {
                (RegisterFile::X, number) => {
                    self.arguments.note(number as u8, || None);
                    self.write_x(number as u8, taint);
                }
                (RegisterFile::V, number) => self.vectors.fill(number as u8, taint),
                (RegisterFile::Csr, number) => {
                    self.begun |= number == csr::VSTART;
                    self.csrs.write(number, taint);
                }
                other => {
                    self.others.insert(other, taint);
                }
            }
        }
    }

    /// The secret bits of a value, with the first secret that makes one.
    pub(super) fn value(&self, from: &From, loaded: &Loaded) -> Taint {
        from.iter().fold(Taint::PUBLIC, |all, (source, spread)| {
            let taint = match source {
                BitSource::Register(register) => self.register(*register),
                BitSource::Loaded(access) => loaded.of(*access),
            };
            all.with(Taint { bits: spread.of(taint.bits), ..taint })
        })
    }

    fn register(&self, register: Register) -> Taint {
        match register {
            (RegisterFile::X, number) => self.x[usize::from(number)],
            (RegisterFile::V, number) => self.vectors.any(number as u8, 0, self.vectors.length()),
            (RegisterFile::Csr, number) => self.csrs.read(number),
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

impl Tracker {
    /// The word of an instruction, where it may be secret: what is executed depends on it then.
    #[cold]
    fn fetched(&mut self, id: u32, table: &StaticTable) -> Taint {
        if !self.memory.fresh.is_empty() {
            self.fetch.came_to(&std::mem::take(&mut self.memory.fresh));
        }
        let word = self.fetch.of(id, table.entry(id), &self.memory);
        self.leak(id, LeakKind::Code, word);
        word
    }

    /// Whatever an instruction with a secret word writes is secret.
    #[cold]
    fn written_by(&mut self, id: u32, entry: &StaticEntry, word: Taint) {
        let taint = self.passed(word.whole(), id);
        for range in &entry.destinations {
            for number in range.numbers() {
                match range.file {
                    RegisterFile::X => self.write_x(number as u8, taint),
                    RegisterFile::V => self.vectors.fill(number as u8, taint),
                    RegisterFile::Csr => self.csrs.add(number, taint),
                    _ => {}
                }
            }
        }
    }
}

impl Observer for Tracker {
    fn retire(&mut self, &Retired { table, batch, values }: &Retired<'_>) {
        let values = values.filter(|_| self.values);
        if self.plans.len() < table.entries().len() {
            self.plan_new(table);
        }
        for (i, &id) in batch.ids.iter().enumerate() {
            if batch.flags[i].has(Flags::INTERRUPT) {
                self.interrupted(id);
                continue;
            }
            let watched = !self.memory.fresh.is_empty() || self.fetch.is_needed();
            let word = if watched { self.fetched(id, table) } else { Taint::PUBLIC };
            if batch.flags[i].has(Flags::TRAP) {
                self.trapped(id, word);
                continue;
            }
            self.retire_one(table, id, batch, i, values);
            if !self.devices.is_empty() {
                self.devices_told(id, batch.accesses_of(i));
            }
            if word.is_secret() {
                self.written_by(id, table.entry(id), word);
            }
        }
    }

    fn wishes(&self) -> Wishes {
        Wishes::VALUES.when(self.values) | Wishes::ELEMENTS | Wishes::VECTOR_REGISTERS
    }
}

impl Tracker {
    /// What memory may hold where its address is not known: a secret, if there is one.
    pub(super) fn any_secret(&self) -> Option<Taint> {
        self.sources.first().filter(|_| self.memory.has_pages()).map(|step| Taint::all(*step))
    }

    /// A jump through entry `offset` of the table at jvt, which is fetched and so no access of the
    /// stream. Where jvt is not known the entry may be any secret.
    fn table_jump(&mut self, id: u32, offset: u64, general: &General, seen: Option<Seen<'_>>) {
        let Some(&base) = seen.and_then(|seen| seen.sources.first()) else {
            let any = self.any_secret().unwrap_or_default();
            self.leak(id, LeakKind::Jump, any);
            return self.general(id, general, &[], seen);
        };
        let address = low(base.wrapping_add(offset), self.xlen);
        let entry = MemoryAccess { address, size: (self.xlen / 8) as u16, kind: AccessKind::Read };
        self.general(id, general, &[entry], seen);
    }
}
