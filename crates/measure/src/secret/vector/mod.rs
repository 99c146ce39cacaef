//! Secrets in the vector unit: which bits of the vector file are secret, and what its instructions
//! make of them.
//!
//! Source: own design over the manual's chapter "V". Elements are followed each by itself, and as a
//! whole but where an instruction works bit by bit. Values are not known here; which elements a
//! gather, `vcompress` or a slide takes the simulator tells, and what a mask leaves may be secret
//! if it was before. vl, vtype, masks that decide on what is done, amounts of slides and shifts and
//! indices of gathers are control: they must not depend on secrets.

mod design;
mod file;
mod kind;
mod lanes;
mod memory;
#[cfg(test)]
mod tests;

use instar_isa::{VectorDetail, csr};
use instar_trace::RetiredBatch;

pub use design::DesignPlan;
pub use file::File;
pub use kind::{Kind, VectorPlan};

use self::kind::Operand;
use super::leak;
use super::shadow::Taint;
use super::tracker::Tracker;

/// mstatus.VS, which says whether the vector unit is on.
pub const VECTORS: u64 = 3 << 9;

/// One execution.
struct Execution<'a> {
    id: u32,
    plan: &'a VectorPlan,
    vl: usize,
    /// log2 of SEW in bytes, and of LMUL.
    sew: u8,
    lmul: i8,
    /// As [`RetiredBatch::elements_of`].
    taken: Option<&'a [u16]>,
    /// vstart may not be 0, so that what is below it stays as it was.
    begun: bool,
    /// All of a value, where vstart is secret.
    start: Taint,
}

impl Execution<'_> {
    fn vd(&self) -> u8 {
        (self.plan.word >> 7 & 31) as u8
    }

    fn vs1(&self) -> u8 {
        (self.plan.word >> 15 & 31) as u8
    }

    fn vs2(&self) -> u8 {
        (self.plan.word >> 20 & 31) as u8
    }

    fn masked(&self) -> bool {
        self.plan.word >> 25 & 1 == 0
    }

    /// Whether v0 decides which elements are active.
    fn decided(&self) -> bool {
        self.masked() && !self.plan.carries
    }

    /// Bytes of elements of 2^`by` times SEW.
    fn bytes(&self, by: i8) -> usize {
        1 << (self.sew as i8 + by).clamp(0, 3)
    }

    /// Bytes of a group of registers with this LMUL, at least one register.
    fn group(&self, length: usize) -> usize {
        length << self.lmul.max(0)
    }

    /// Bytes of VLMAX elements.
    fn room(&self, length: usize) -> usize {
        self.group(length) >> (-self.lmul).max(0)
    }
}

impl Tracker {
    /// An instruction of the vector unit.
    pub(super) fn vector(&mut self, id: u32, plan: &VectorPlan, batch: &RetiredBatch, i: usize) {
        // The simulator tells vl and vtype of each of them.
        let detail = VectorDetail::unpack(batch.details[i]).expect("a vector instruction has a detail");
        let (vl, sew, lmul) = (usize::from(detail.vl), detail.sew(), detail.lmul());
        let start = self.csrs.read(csr::VSTART).whole();
        let x = Execution { id, plan, vl, sew, lmul, taken: batch.elements_of(i), begun: self.begun, start };
        let status = self.csrs.read(csr::MSTATUS);
        self.leak(id, leak::LeakKind::Branch, Taint { bits: status.bits & VECTORS, ..status });
        self.leak(id, leak::LeakKind::Latency, start);
        match plan.kind {
            Kind::Memory => self.vector_memory(&x, batch.accesses_of(i)),
            Kind::Configure => self.configure(&x),
            _ => self.arithmetic(&x),
        }
        // Whatever comes to its end leaves 0.
        self.csrs.write(csr::VSTART, Taint::PUBLIC);
        self.begun = false;
    }

    fn arithmetic(&mut self, x: &Execution) {
        let &Execution { id, plan, vl, .. } = x;
        if x.decided() {
            self.leak(id, leak::LeakKind::Latency, self.vectors.bits(0, vl));
        }
        let operand = self.operands(x).or(self.rounding(x));
        if plan.saturates && vl > 0 {
            let mask = if x.decided() { self.vectors.bits(0, vl) } else { Taint::PUBLIC };
            let saturated = self.passed(self.data(x).or(operand).or(mask), id);
            self.csrs.add(csr::VXSAT, saturated);
        }
        if !plan.fixed {
            self.leak(id, leak::LeakKind::Latency, self.data(x).or(operand));
        } else if plan.control {
            self.leak(id, leak::LeakKind::Latency, operand);
        }
        self.compute(x);
    }

    /// The rounding mode, where it is an operand.
    fn rounding(&self, x: &Execution) -> Taint {
        if x.plan.rounds { self.csrs.read(csr::VXRM).whole() } else { Taint::PUBLIC }
    }

    /// What decides whether a vector instruction is one at all, and where it begins.
    pub(super) fn vector_control(&self) -> Taint {
        let status = self.csrs.read(csr::MSTATUS);
        let on = Taint { bits: status.bits & VECTORS, ..status };
        [csr::VSTART, csr::VTYPE, csr::VL].iter().fold(on, |all, &number| all.or(self.csrs.read(number)))
    }

    /// What the addresses of an instruction that trapped depend on, whatever vl was.
    pub(super) fn vector_access(&self, id: u32, plan: &VectorPlan) -> Taint {
        if plan.kind != Kind::Memory {
            return Taint::PUBLIC;
        }
        self.vector_address(&Execution {
            id,
            plan,
            vl: self.vectors.length(),
            sew: 0,
            lmul: 0,
            taken: None,
            begun: false,
            start: Taint::PUBLIC,
        })
    }

    /// vl and vtype are control; rd is vl.
    fn configure(&mut self, x: &Execution) {
        let register = |number: u8| self.x[usize::from(number)];
        let avl = if x.plan.word >> 30 == 3 { Taint::PUBLIC } else { register(x.vs1()) };
        let vtype = if x.plan.word >> 25 == 0x40 { register(x.vs2()) } else { Taint::PUBLIC };
        self.leak(x.id, leak::LeakKind::Latency, avl.or(vtype));
        // With x0 as rd and rs1 vl stays, if vtype lets it.
        let keeps = x.plan.word >> 30 != 3 && x.vs1() == 0 && x.vd() == 0;
        let old = if keeps { self.csrs.read(csr::VL) } else { Taint::PUBLIC };
        let taint = self.passed(avl.or(vtype).or(old).whole(), x.id);
        self.csrs.write(csr::VL, taint);
        let vtype = self.passed(vtype.whole(), x.id);
        self.csrs.write(csr::VTYPE, vtype);
        self.write_x(x.vd(), taint);
    }

    /// Whether something of the operand beside vs2 is secret.
    fn operands(&self, x: &Execution) -> Taint {
        match x.plan.operand {
            Operand::X(number) => self.x[usize::from(number)].whole(),
            Operand::Constant => Taint::PUBLIC,
            Operand::Vector(vs1) => match x.plan.kind {
                Kind::Mask | Kind::Mix { compress: true, .. } => self.vectors.bits(vs1, x.vl).whole(),
                Kind::Mix { index: 1, .. } => self.vectors.any(vs1, 0, 2 * x.vl),
                Kind::Reduce { wide } => self.vectors.any(vs1, 0, x.bytes(i8::from(wide))),
                _ => self.vectors.any(vs1, 0, x.vl << x.sew),
            },
        }
    }

    /// Whether something of vs2 or vd is secret.
    fn data(&self, x: &Execution) -> Taint {
        let elements = |register, by| self.vectors.any(register, 0, x.vl * x.bytes(by));
        let (d, a) = match x.plan.kind {
            Kind::Mask | Kind::Scan { .. } | Kind::Count => return self.vectors.bits(x.vs2(), x.vl).whole(),
            Kind::Mix { compress: false, .. } | Kind::Slide { .. } => {
                return self.vectors.any(x.vs2(), 0, x.group(self.vectors.length()));
            }
            Kind::Lanes { d, a, .. } => (d, a),
            _ => (0, 0),
        };
        let vs2 = if x.plan.reads_vs2 { elements(x.vs2(), a) } else { Taint::PUBLIC };
        if x.plan.adds { vs2.or(elements(x.vd(), d)) } else { vs2 }
    }
}
