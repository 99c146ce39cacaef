//! What computing instructions make of secrets: all results are found before one is written.
//!
//! Source: as the module.

use super::kind::{Kind, Operand};
use super::{Execution, Tracker};
use crate::secret::shadow::Taint;

impl Tracker {
    pub(super) fn compute(&mut self, x: &Execution) {
        let vl = x.vl;
        match x.plan.kind {
            Kind::Lanes { d, a, b } => self.each(x, x.bytes(d), |tracker, n| {
                let old = if x.plan.adds { tracker.element(x.vd(), n, x.bytes(d)) } else { Taint::PUBLIC };
                let operands =
                    tracker.element(x.vs2(), n, x.bytes(a)).with(tracker.operand(x, n, x.bytes(b)));
                old.with(operands).with(tracker.carry(x, n)).with(tracker.rounding(x)).whole()
            }),
            Kind::Bitwise { merge } => self.each(x, x.bytes(0), |tracker, n| {
                let vs2 = x.plan.reads_vs2.then(|| tracker.element(x.vs2(), n, x.bytes(0)));
                let value = vs2.unwrap_or_default().with(tracker.operand(x, n, x.bytes(0)));
                if merge { value.with(tracker.carry(x, n).whole()) } else { value }
            }),
            Kind::Constant => self.each(x, x.bytes(0), |_, _| Taint::PUBLIC),
            Kind::Test => self.each_bit(x, |tracker, n| {
                let operands =
                    tracker.element(x.vs2(), n, x.bytes(0)).with(tracker.operand(x, n, x.bytes(0)));
                operands.with(tracker.carry(x, n))
            }),
            Kind::Mask => self.each_bit(x, |tracker, n| {
                let vs1 = tracker.vectors.bit(x.vs1(), n);
                if x.vs1() == x.vs2() && constant_with_itself(x.plan.word) {
                    return Taint::PUBLIC;
                }
                tracker.vectors.bit(x.vs2(), n).or(vs1)
            }),
            Kind::Scan { mask } => {
                let decided = if x.decided() { self.vectors.bits(0, vl) } else { Taint::PUBLIC };
                if mask {
                    self.each_bit(x, |tracker, _| tracker.vectors.bits(x.vs2(), vl).or(decided));
                } else {
                    self.each(x, x.bytes(0), |tracker, n| {
                        tracker.vectors.bits(x.vs2(), n).or(decided).whole()
                    });
                }
            }
            Kind::Mix { .. } => self.mix(x),
            Kind::Slide { up, one } => self.slide(x, up, one),
            Kind::Reduce { wide } => {
                let mask = if x.decided() { self.vectors.bits(0, vl) } else { Taint::PUBLIC };
                let all = self.data(x).or(self.operands(x)).or(mask);
                if vl > 0 {
                    let taint = self.passed(all.whole(), x.id);
                    self.vectors.set(x.vd(), 0, x.bytes(i8::from(wide)), taint);
                }
            }
            Kind::Count => {
                let mask = if x.decided() { self.vectors.bits(0, vl) } else { Taint::PUBLIC };
                let taint = self.passed(self.data(x).or(mask).whole(), x.id);
                self.write_x(x.vd(), taint);
            }
            Kind::ToX => {
                let element = self.element(x.vs2(), 0, x.bytes(0));
                // A sign may reach all bits above.
                let top = element.bits >> (8 * x.bytes(0) - 1) & 1 == 1;
                let taint = self.passed(if top { element.whole() } else { element }, x.id);
                self.write_x(x.vd(), taint);
            }
            Kind::FromX => {
                if vl > 0 {
                    let old = if x.begun { self.element(x.vd(), 0, x.bytes(0)) } else { Taint::PUBLIC };
                    let taint = self.passed(self.operand(x, 0, x.bytes(0)).with(old).with(x.start), x.id);
                    self.vectors.set(x.vd(), 0, x.bytes(0), taint);
                }
            }
            Kind::Registers => {
                let bytes = (usize::from(x.vs1()) + 1) * self.vectors.length();
                let moved: Vec<Taint> = (0..bytes).map(|n| self.vectors.get(x.vs2(), n, 1)).collect();
                for (n, taint) in moved.into_iter().enumerate() {
                    let old = if x.begun { self.vectors.get(x.vd(), n, 1) } else { Taint::PUBLIC };
                    let taint = self.passed(taint.with(old).with(x.start), x.id);
                    self.vectors.set(x.vd(), n, 1, taint);
                }
            }
            Kind::Groups { elements, scalar, reads_vs1 } => {
                let bytes = elements * x.bytes(0);
                self.each(x, x.bytes(0), |tracker, n| {
                    let first = n / elements * bytes;
                    let vs2 = tracker.vectors.any(x.vs2(), if scalar { 0 } else { first }, bytes);
                    let vs1 = reads_vs1.then(|| tracker.vectors.any(x.vs1(), first, bytes));
                    vs2.or(tracker.vectors.any(x.vd(), first, bytes)).or(vs1.unwrap_or_default())
                });
            }
            Kind::Configure | Kind::Memory => {}
        }
    }

    /// All of an element, where its bit of v0 is secret.
    fn mask(&self, n: usize) -> Taint {
        self.vectors.bit(0, n).whole()
    }

    fn element(&self, register: u8, n: usize, bytes: usize) -> Taint {
        self.vectors.get(register, n * bytes, bytes)
    }

    /// Element `n` of the operand beside vs2.
    fn operand(&self, x: &Execution, n: usize, bytes: usize) -> Taint {
        match x.plan.operand {
            Operand::Vector(vs1) => self.element(vs1, n, bytes),
            // A sign may reach all bits above.
            Operand::X(number) if bytes == 8 && self.xlen == 32 => self.x[usize::from(number)].whole(),
            Operand::X(number) => {
                let taint = self.x[usize::from(number)];
                Taint { bits: taint.bits & (u64::MAX >> (64 - 8 * bytes)), ..taint }
            }
            Operand::Constant => Taint::PUBLIC,
        }
    }

    /// Bit `n` of v0 where it is an operand.
    fn carry(&self, x: &Execution, n: usize) -> Taint {
        if x.plan.carries && x.masked() { self.vectors.bit(0, n) } else { Taint::PUBLIC }
    }

    /// Writes `f(n)` to each element below vl; what a mask leaves may be what was there.
    fn each(&mut self, x: &Execution, bytes: usize, f: impl Fn(&Self, usize) -> Taint) {
        let cleared = cleared(x);
        let value = |tracker: &Self, n| if cleared { Taint::PUBLIC } else { f(tracker, n) };
        let found: Vec<Taint> = (0..x.vl)
            .map(|n| {
                let value = value(self, n).with(x.start);
                match (x.decided(), x.begun) {
                    (true, _) => value.with(self.element(x.vd(), n, bytes)).with(self.mask(n)),
                    (false, true) => value.with(self.element(x.vd(), n, bytes)),
                    (false, false) => value,
                }
            })
            .collect();
        for (n, taint) in found.into_iter().enumerate() {
            let taint = self.passed(taint, x.id);
            self.vectors.set(x.vd(), n * bytes, bytes, taint);
        }
    }

    /// The same for bits of a mask.
    fn each_bit(&mut self, x: &Execution, f: impl Fn(&Self, usize) -> Taint) {
        let keeps = x.decided() && x.plan.kind != Kind::Mask;
        let found: Vec<Taint> = (0..x.vl)
            .map(|n| {
                let value = f(self, n).or(x.start);
                let mask = if keeps { self.mask(n) } else { Taint::PUBLIC };
                if keeps || x.begun { value.or(self.vectors.bit(x.vd(), n)).or(mask) } else { value }
            })
            .collect();
        for (n, taint) in found.into_iter().enumerate() {
            let taint = self.passed(taint, x.id);
            self.vectors.set_bit(x.vd(), n, taint);
        }
    }

    fn mix(&mut self, x: &Execution) {
        let (bytes, operands) = (x.bytes(0), self.operands(x));
        let Some(taken) = x.taken.filter(|_| !operands.is_secret()) else {
            // A secret index may name any element.
            let any = self.data(x).or(operands);
            return self.each(x, bytes, |_, _| any);
        };
        let most = x.room(self.vectors.length());
        self.each(x, bytes, |tracker, n| match taken.get(n).map(|&from| usize::from(from)) {
            Some(from) if from * bytes < most => tracker.element(x.vs2(), from, bytes),
            Some(_) => Taint::PUBLIC,
            // Behind what was taken vcompress leaves what was there.
            None => tracker.element(x.vd(), n, bytes),
        });
    }

    fn slide(&mut self, x: &Execution, up: bool, one: bool) {
        let (bytes, vl) = (x.bytes(0), x.vl);
        let offset = match (x.plan.operand, x.taken) {
            _ if one => 1,
            (Operand::Constant, _) => usize::from(x.vs1()),
            (_, Some(&[amount])) if !self.operands(x).is_secret() => usize::from(amount),
            // A secret amount may be any.
            _ => {
                let any = self.data(x).or(self.operands(x));
                return self.each(x, bytes, |tracker, n| any.with(tracker.element(x.vd(), n, bytes)));
            }
        };
        let end = if up { 0 } else { vl.wrapping_sub(1) };
        let most = x.room(self.vectors.length());
        self.each(x, bytes, |tracker, n| {
            if one && n == end {
                return tracker.operand(x, n, bytes);
            }
            match if up { n.checked_sub(offset) } else { Some(n + offset) } {
                Some(from) if from * bytes < most => tracker.element(x.vs2(), from, bytes),
                Some(_) => Taint::PUBLIC,
                // Elements below the offset stay.
                None => tracker.element(x.vd(), n, bytes),
            }
        });
    }
}

/// Whether the result is 0 whatever is in the register that is both operands: `vxor` and `vsub`.
fn cleared(x: &Execution) -> bool {
    let funct = x.plan.word & 0xfc00_707f;
    x.plan.operand == Operand::Vector(x.vs2()) && (funct == 0x2c00_0057 || funct == 0x0800_0057)
}

/// Whether a function of two masks is constant where both are the same: `vmandn`, `vmxor`, `vmorn`,
/// `vmxnor`.
fn constant_with_itself(word: u32) -> bool {
    matches!(word >> 26, 0b01_1000 | 0b01_1011 | 0b01_1100 | 0b01_1111)
}
