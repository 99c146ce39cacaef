//! What vector loads and stores do to secrets.
//!
//! Source: as the module. The stream has an access for all of an unmasked unit-stride instruction,
//! else one for each active segment; where a mask has left some out, it is not known which, and all
//! that is moved counts as one.

use instar_isa::csr;
use instar_trace::{AccessKind, MemoryAccess};

use super::{Execution, Tracker, VectorPlan};
use crate::secret::leak::LeakKind;
use crate::secret::shadow::Taint;

/// Registers that a load or store may move.
const LONGEST_GROUP: u8 = 8;

/// Where the fields of segments lie.
struct Fields {
    /// log2 of the bytes of an element.
    width: u8,
    /// Fields of a segment, and registers from one to the next.
    count: usize,
    step: u8,
    /// Segments.
    segments: usize,
}

impl Fields {
    fn new(x: &Execution, length: usize) -> Self {
        let word = x.plan.word;
        let width = (word >> 12 & 7).saturating_sub(4) as u8;
        let count = (word >> 29 & 7) as usize + 1;
        match (word >> 26 & 3, word >> 20 & 31) {
            // Whole registers, and masks.
            (0, 8) => Self { width: 0, count: 1, step: 1, segments: count * length },
            (0, 11) => Self { width: 0, count: 1, step: 1, segments: x.vl.div_ceil(8) },
            (0 | 2, _) => {
                let emul = x.lmul + width as i8 - x.sew as i8;
                Self { width, count, step: 1 << emul.clamp(0, 3), segments: x.vl }
            }
            _ => Self { width: x.sew, count, step: 1 << x.lmul.max(0), segments: x.vl },
        }
    }

    fn bytes(&self) -> usize {
        1 << self.width
    }

    /// Register and byte of field `field` of segment `n`, and the address in a run from `address`
    /// on.
    fn places(&self, x: &Execution, n: usize, address: u64) -> impl Iterator<Item = (u8, usize, u64)> {
        let (vd, step, bytes) = (x.vd(), self.step, self.bytes());
        (0..self.count).map(move |field| {
            let at = address.wrapping_add((field * bytes) as u64);
            ((vd + step * field as u8) & 31, n * bytes, at)
        })
    }
}

impl Tracker {
    pub(super) fn vector_memory(&mut self, x: &Execution, accesses: &[MemoryAccess]) {
        let fields = Fields::new(x, self.vectors.length());
        let address = self.vector_address(x);
        self.leak(x.id, LeakKind::Address, address);
        let address = address.or(x.start);
        if x.plan.shortens {
            let shortened = self.passed(address, x.id);
            self.csrs.add(csr::VL, shortened);
        }
        let segment = fields.count * fields.bytes();
        // The address of each segment, if it is known which access is which.
        let of_all = accesses.len() == 1 && usize::from(accesses[0].size) == fields.segments * segment;
        let addresses: Option<Vec<u64>> = if of_all {
            let first = accesses[0].address;
            Some((0..fields.segments).map(|n| first.wrapping_add((n * segment) as u64)).collect())
        } else {
            // A mask has left some out, or vstart.
            let all = accesses.len() == fields.segments;
            all.then(|| accesses.iter().map(|access| access.address).collect())
        };
        let loads = x.plan.word & 0x7f == 0x07;
        match (addresses, loads) {
            (Some(addresses), true) => {
                for (n, at) in addresses.into_iter().enumerate() {
                    for (register, byte, at) in fields.places(x, n, at) {
                        let loaded = self.memory.load(at, fields.bytes() as u16).with(address.whole());
                        let taint = self.passed(loaded, x.id);
                        self.vectors.set(register, byte, fields.bytes(), taint);
                    }
                }
            }
            (Some(addresses), false) => {
                for (n, at) in addresses.into_iter().enumerate() {
                    for (register, byte, at) in fields.places(x, n, at) {
                        let value = self.vectors.get(register, byte, fields.bytes());
                        let taint = self.passed(value.with(x.start), x.id);
                        self.memory.store(at, fields.bytes() as u16, taint);
                    }
                }
            }
            (None, _) => self.some_of(x, &fields, accesses, address),
        }
    }

    /// Some segments, and nobody knows which.
    fn some_of(&mut self, x: &Execution, fields: &Fields, accesses: &[MemoryAccess], address: Taint) {
        let bytes = fields.bytes();
        let moved = |kind| accesses.iter().filter(move |access| access.kind == kind);
        let loads =
            moved(AccessKind::Read).map(|access| self.memory.load(access.address, access.size).whole());
        let loaded = loads.fold(address.whole(), Taint::or);
        let places: Vec<_> = (0..fields.segments).flat_map(|n| fields.places(x, n, 0)).collect();
        let values =
            places.iter().map(|&(register, byte, _)| self.vectors.get(register, byte, bytes).whole());
        let stored = self.passed(values.fold(x.start, Taint::or), x.id);
        for access in moved(AccessKind::Write) {
            self.memory.store(access.address, access.size, stored);
        }
        if x.plan.word & 0x7f == 0x07 {
            let loaded = self.passed(loaded, x.id);
            for (register, byte, _) in places {
                let taint = loaded.with(self.vectors.get(register, byte, bytes));
                self.vectors.set(register, byte, bytes, taint);
            }
        }
    }

    /// A load or store raised an exception on its way, and the stream does not tell how far it
    /// came: what it may have loaded is any secret, and where it stored some is told.
    pub(in super::super) fn vector_stopped(&mut self, id: u32, plan: &VectorPlan) {
        if plan.kind != super::Kind::Memory {
            return;
        }
        let first = (plan.word >> 7 & 31) as u8;
        let registers = first..(first + LONGEST_GROUP).min(32);
        if plan.word & 0x7f == 0x27 {
            let bytes = registers.len() * self.vectors.length();
            let stored = self.vectors.any(first, 0, bytes);
            return self.leak(id, LeakKind::Address, stored);
        }
        let Some(any) = self.any_secret() else { return };
        let loaded = self.passed(any, id);
        registers.for_each(|register| self.vectors.fill(register, loaded));
    }

    /// What addresses depend on: the base, a stride, indices, and the mask, which decides on what
    /// is accessed.
    pub(super) fn vector_address(&self, x: &Execution) -> Taint {
        let base = self.x[usize::from(x.vs1())];
        let mask = if x.masked() { self.vectors.bits(0, x.vl) } else { Taint::PUBLIC };
        let second = match x.plan.word >> 26 & 3 {
            0 => Taint::PUBLIC,
            2 => self.x[usize::from(x.vs2())],
            _ => {
                let width = (x.plan.word >> 12 & 7).saturating_sub(4);
                self.vectors.any(x.vs2(), 0, x.vl << width)
            }
        };
        base.or(second).or(mask)
    }
}
