//! A design's instructions on vector registers.
//!
//! Source: own design. Their texts have loops whose rounds are known at run time only, so no
//! meaning is read off them: the simulator tells which bytes of the registers were read and
//! written, from the first to the last, and whatever is written is secret if anything read is.

use instar_isa::{RegisterFile, RegisterRange, StaticEntry, Touched, TouchedRegisters};
use instar_trace::{AccessKind, MemoryAccess};

use super::super::leak;
use super::super::shadow::Taint;
use super::super::tracker::Tracker;

/// Bytes of memory that are followed at once.
const PIECE: u64 = 8;

/// What is known of an instruction before it is executed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DesignPlan {
    /// X registers that it reads.
    sources: Vec<u8>,
    /// X registers that it writes.
    destinations: Vec<u8>,
    /// X registers on which its latency depends.
    latency: Vec<u8>,
}

impl DesignPlan {
    /// Of a word, whose latency depends on these X registers.
    pub fn new(entry: &StaticEntry, latency: Vec<u8>) -> Self {
        Self { sources: x_of(&entry.sources), destinations: x_of(&entry.destinations), latency }
    }

    /// Whether one of its X registers is secret.
    pub fn operands(&self, x: impl Fn(&u8) -> Taint) -> Taint {
        self.sources.iter().map(x).fold(Taint::PUBLIC, Taint::or)
    }
}

fn x_of(ranges: &[RegisterRange]) -> Vec<u8> {
    let x = ranges.iter().filter(|range| range.file == RegisterFile::X);
    x.flat_map(|range| (0..u16::from(range.count)).map(|n| (range.index + n) as u8 & 31)).collect()
}

/// An access in pieces: addresses and sizes.
fn pieces(access: &MemoryAccess) -> impl Iterator<Item = (u64, u16)> {
    let (start, end) = (access.address, access.address + u64::from(access.size));
    (start..end).step_by(PIECE as usize).map(move |at| (at, (end - at).min(PIECE) as u16))
}

impl Tracker {
    /// A design's instruction on vector registers.
    pub(in super::super) fn design_on_vectors(
        &mut self,
        id: u32,
        plan: &DesignPlan,
        detail: u64,
        accesses: &[MemoryAccess],
    ) {
        let x = |number: &u8| self.x[usize::from(*number)];
        let latency = plan.latency.iter().map(x).fold(Taint::PUBLIC, Taint::or);
        let operands = plan.operands(x);
        self.leak(id, leak::LeakKind::Latency, latency);
        if !accesses.is_empty() {
            self.leak(id, leak::LeakKind::Address, operands);
        }
        let touched = TouchedRegisters::unpack(detail);
        let bytes = |part: Touched| usize::from(part.end.saturating_sub(part.first));
        let read = self.vectors.any(0, usize::from(touched.read.first), bytes(touched.read));
        let mut taint = operands.or(read);
        for access in accesses.iter().filter(|access| access.kind == AccessKind::Read) {
            taint = pieces(access).fold(taint, |all, (at, size)| all.or(self.memory.load(at, size)));
        }
        let taint = self.passed(taint.whole(), id);
        // Between the first and the last byte some may be left as they were, which may be secret
        // without this.
        for at in (touched.written.first..touched.written.end).step_by(PIECE as usize) {
            let size = usize::from((touched.written.end - at).min(PIECE as u16));
            let before = self.vectors.any(0, usize::from(at), size);
            self.vectors.set(0, usize::from(at), size, taint.or(before));
        }
        for access in accesses.iter().filter(|access| access.kind == AccessKind::Write) {
            pieces(access).for_each(|(at, size)| self.memory.store(at, size, taint));
        }
        for &rd in &plan.destinations {
            self.write_x(rd, taint);
        }
    }
}
