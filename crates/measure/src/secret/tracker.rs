//! Follows secrets through registers, memory and a design's own state, instruction by instruction.
//!
//! Source: own design. Secrecy follows data, not the order of execution: what a branch on a secret decides is not
//! secret by that, but the branch itself is told. An address that depends on a secret is told, and what is loaded
//! from there is secret.

use instar_coredsl::Description;
use instar_isa::{Decoder, RegisterFile, StaticTable, Xlen};
use instar_trace::{AccessKind, Flags, MemoryAccess, RetiredBatch, RetiredSink};
use rustc_hash::FxHashMap;

use super::bits::{low, sign_extended};
use super::exempt::Exempt;
use super::latency::DataDependent;
use super::leak::{Kind, Leaks};
use super::plan::{Filling, General, Plan, Planner, Register, Written};
use super::shadow::{Shadow, Taint};
use super::steps::{Label, StepId, Steps};

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
    setting: Setting,
    xlen: u32,
    x: [Taint; 32],
    /// Registers of all other files.
    others: FxHashMap<Register, Taint>,
    memory: Shadow,
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
        let xlen = match setting.decoder.isa().xlen() {
            Xlen::Rv32 => 32,
            Xlen::Rv64 => 64,
        };
        Self {
            setting,
            xlen,
            x: [Taint::PUBLIC; 32],
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
        self.others.clear();
        self.memory = Shadow::default();
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
        &self.setting.exempt
    }

    fn plan_new(&mut self, table: &StaticTable) {
        let Setting { decoder, descriptions, latency, .. } = &self.setting;
        let planner = Planner { decoder, descriptions, latency };
        let new = &table.entries()[self.plans.len()..];
        self.plans.extend(new.iter().map(|entry| planner.plan(entry)));
        self.setting.exempt.learn(table);
    }

    #[inline]
    fn write(&mut self, rd: u8, taint: Taint) {
        self.x[usize::from(rd)] = taint;
        self.x[0] = Taint::PUBLIC;
    }

    #[inline]
    fn leak(&mut self, id: u32, kind: Kind, taint: Taint) {
        if taint.is_secret() && !self.setting.exempt.covers(id, kind) {
            self.leaks.add(id, kind, taint, &self.steps);
        }
    }

    fn retire_one(&mut self, id: u32, accesses: &[MemoryAccess]) {
        let x = |number: u8| self.x[usize::from(number)];
        match &self.plans[id as usize] {
            Plan::Nothing => {}
            &Plan::Constant { rd } => self.write(rd, Taint::PUBLIC),
            &Plan::Compute { rule, variable, rd, rs, immediate } => {
                let [a, b] = rs.map(x);
                let from = a.or(b);
                if !from.is_secret() {
                    return self.write(rd, Taint::PUBLIC);
                }
                if variable {
                    self.leak(id, Kind::Latency, from);
                }
                let bits = rule.result(a.bits, b.bits, i64::from(immediate));
                let step = if bits == 0 { 0 } else { self.steps.step(from.step, id) };
                self.write(rd, Taint { bits, step });
            }
            &Plan::Branch { rs } => {
                let [a, b] = rs.map(x);
                self.leak(id, Kind::Branch, a.or(b));
            }
            &Plan::JumpRegister { rs1, rd } => {
                self.leak(id, Kind::Jump, x(rs1));
                self.write(rd, Taint::PUBLIC);
            }
            &Plan::Load { rs1, rd, filling } => {
                let address = x(rs1);
                self.leak(id, Kind::Address, address);
                let taint = self.load(accesses, filling, address, id);
                self.write(rd, taint);
            }
            &Plan::Store { rs1, rs2 } => {
                let (address, value) = (x(rs1), x(rs2));
                self.leak(id, Kind::Address, address);
                let value = self.passed(value, id);
                for access in accesses {
                    self.memory.store(access.address, access.size, value);
                }
            }
            Plan::Moves { .. } => self.moves(id, accesses),
            Plan::General(_) => self.general(id, accesses),
        }
    }

    /// An instruction that raised an exception and wrote nothing: that it did may tell of a secret.
    #[cold]
    fn trapped(&mut self, id: u32) {
        let (address, control) = match &self.plans[id as usize] {
            &Plan::Load { rs1, .. } | &Plan::Store { rs1, .. } => (self.x[usize::from(rs1)], Taint::PUBLIC),
            Plan::General(general) => (self.first(&general.addresses), self.first(&general.control)),
            _ => return,
        };
        self.leak(id, Kind::Address, address);
        self.leak(id, Kind::Branch, control);
    }

    /// The first secret among registers.
    fn first(&self, registers: &[Register]) -> Taint {
        registers.iter().fold(Taint::PUBLIC, |all, register| all.or(self.register(*register)))
    }

    /// A value that passes the instruction `id`.
    #[inline]
    fn passed(&mut self, taint: Taint, id: u32) -> Taint {
        if taint.is_secret() { Taint { step: self.steps.step(taint.step, id), ..taint } } else { taint }
    }

    #[inline]
    fn load(&mut self, accesses: &[MemoryAccess], filling: Filling, address: Taint, id: u32) -> Taint {
        let [access] = accesses else { return Taint::PUBLIC };
        let loaded = self.memory.load(access.address, access.size);
        if address.is_secret() {
            // What stands at a secret place tells of the place.
            return self.passed(Taint { bits: low(u64::MAX, self.xlen), ..loaded.or(address) }, id);
        }
        let bits = u32::from(filling.bits);
        let extended = if filling.signed { sign_extended(loaded.bits, bits) } else { loaded.bits };
        self.passed(Taint { bits: low(extended, self.xlen), ..loaded }, id)
    }

    /// Registers saved to the stack or restored from it.
    fn moves(&mut self, id: u32, accesses: &[MemoryAccess]) {
        let Plan::Moves { registers, zeroed, returns } = &self.plans[id as usize] else { return };
        let (registers, zeroed, returns) = (registers.clone(), *zeroed, *returns);
        let stack = self.x[2];
        self.leak(id, Kind::Address, stack);
        for (&register, access) in registers.iter().zip(accesses) {
            match access.kind {
                AccessKind::Write => {
                    let value = self.passed(self.x[usize::from(register)], id);
                    self.memory.store(access.address, access.size, value);
                }
                AccessKind::Read => {
                    let value = self.passed(self.memory.load(access.address, access.size), id);
                    self.write(register, value);
                }
            }
        }
        if zeroed != 0 {
            self.write(zeroed, Taint::PUBLIC);
        }
        if returns {
            self.leak(id, Kind::Jump, self.x[1]);
        }
    }

    fn general(&mut self, id: u32, accesses: &[MemoryAccess]) {
        let Plan::General(general) = &self.plans[id as usize] else { return };
        let of = |registers: &[Register]| self.first(registers);
        let [address, control, latency] =
            [&general.addresses, &general.control, &general.latency].map(|registers| of(registers));
        let reads = accesses.iter().filter(|access| access.kind == AccessKind::Read);
        let loaded = reads.fold(address, |all, a| all.or(self.memory.load(a.address, a.size)));
        let stored = of(&general.stored).or(if general.stores_loaded { loaded } else { Taint::PUBLIC });
        let General { written, .. } = &**general;
        let written: Vec<(Register, Taint)> =
            written.iter().map(|w| (w.register, self.result(w, loaded))).collect();
        for (kind, taint) in [(Kind::Address, address), (Kind::Branch, control), (Kind::Latency, latency)] {
            self.leak(id, kind, taint);
        }
        // What decides whether it jumps or traps decides whether it writes, too; that is told as a branch.
        let stored = self.whole(stored, id);
        for access in accesses.iter().filter(|access| access.kind == AccessKind::Write) {
            self.memory.store(access.address, access.size, stored);
        }
        for (register, taint) in written {
            let taint = self.passed(taint, id);
            match register {
                (RegisterFile::X, number) => {
                    self.write(number as u8, Taint { bits: low(taint.bits, self.xlen), ..taint });
                }
                other => {
                    self.others.insert(other, taint);
                }
            }
        }
    }

    /// What a design's instruction writes into one register: secret bit by bit where its description says so, else as a
    /// whole; `loaded` is what it reads from memory.
    fn result(&self, written: &Written, loaded: Taint) -> Taint {
        let loaded = if written.loaded { loaded } else { Taint::PUBLIC };
        match &written.columns {
            Some(columns) if !loaded.is_secret() => {
                let (bits, first) = columns.secret(|register| self.register(register).bits);
                Taint { bits, step: first.map_or(0, |register| self.register(register).step) }
            }
            _ => self.first(&written.from).or(loaded).whole(),
        }
    }

    /// A value that passes the instruction `id` and is secret as a whole if a bit of it is.
    fn whole(&mut self, taint: Taint, id: u32) -> Taint {
        self.passed(taint, id).whole()
    }

    fn register(&self, register: Register) -> Taint {
        match register {
            (RegisterFile::X, number) => self.x[usize::from(number)],
            other => self.others.get(&other).copied().unwrap_or_default(),
        }
    }
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
                self.retire_one(id, batch.accesses_of(i));
            }
        }
    }
}
