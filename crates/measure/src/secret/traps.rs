//! What a trap tells and leaves.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "mtvec", "mepc", "mcause", "mtval" and
//! "Privilege and Global Interrupt-Enable Stack in mstatus".

use std::sync::Arc;

use instar_isa::csr;

use super::leak::LeakKind;
use super::loaded::Loaded;
use super::plan::{PRIVILEGE, Plan};
use super::shadow::Taint;
use super::tracker::Tracker;

/// mstatus.MIE, MPIE and MPP.
const ENABLED: u64 = 1 << 3;
const ENABLED_BEFORE: u64 = 1 << 7;
const MODE_BEFORE: u64 = 3 << 11;

impl Tracker {
    /// An instruction raised an exception and wrote nothing: that it did may tell of a secret, and
    /// so may where the handler is.
    #[cold]
    pub(super) fn trapped(&mut self, id: u32, word: Taint) {
        let none = Loaded::default();
        let nothing = Taint::PUBLIC;
        let x = |number: &u8| self.x[usize::from(*number)];
        let [address, control, target] = match &self.plans[id as usize] {
            &Plan::Load { rs1, .. } | &Plan::Store { rs1, .. } => [x(&rs1), nothing, nothing],
            // No instruction may begin where it would have gone.
            &Plan::Decide { kind, rule, rs, .. } => match (kind, self.decided(rule, rs)) {
                (LeakKind::Jump, told) => [nothing, nothing, told],
                (_, told) => [nothing, told, nothing],
            },
            // What vl was is not known: any index and any bit of the mask may have decided.
            Plan::Vector(plan) => [self.vector_access(id, plan), self.vector_control(), nothing],
            Plan::DesignOnVectors(plan) => [plan.operands(x), nothing, nothing],
            Plan::Table { general, .. } | Plan::General(general) => {
                [&general.addresses, &general.control, &general.target].map(|from| self.value(from, &none))
            }
            Plan::Nothing | Plan::Constant { .. } | Plan::Compute { .. } | Plan::Call(_) => [nothing; 3],
        };
        self.leak(id, LeakKind::Address, address);
        self.leak(id, LeakKind::Branch, control);
        self.leak(id, LeakKind::Jump, target);
        if let Plan::Vector(plan) = &self.plans[id as usize] {
            let plan = Arc::clone(plan);
            // The element at which it stopped.
            let stopped = self.passed(address.or(control), id);
            self.csrs.add(csr::VSTART, stopped);
            self.begun = true;
            self.vector_stopped(id, &plan);
        }
        self.enter(id, address.or(control).or(target).or(word));
    }

    /// An interrupt was taken in the place of an instruction, which tells nothing of it.
    #[cold]
    pub(super) fn interrupted(&mut self, id: u32) {
        self.enter(id, Taint::PUBLIC);
    }

    /// The way to the handler, where `why` says how secret its reason is.
    fn enter(&mut self, id: u32, why: Taint) {
        let handler = self.csrs.read(csr::MTVEC);
        self.leak(id, LeakKind::Jump, handler);
        let why = self.passed(why.whole(), id);
        self.csrs.write(csr::MEPC, Taint::PUBLIC);
        self.csrs.write(csr::MCAUSE, why);
        self.csrs.write(csr::MTVAL, why);
        let status = self.csrs.read(csr::MSTATUS);
        let mode = self.others.remove(&PRIVILEGE).unwrap_or_default();
        let kept = status.bits & !(ENABLED | ENABLED_BEFORE | MODE_BEFORE);
        let before = (status.bits & ENABLED) << 4 | if mode.is_secret() { MODE_BEFORE } else { 0 };
        self.csrs.write(csr::MSTATUS, Taint { bits: kept | before, ..status.or(mode) });
    }
}
