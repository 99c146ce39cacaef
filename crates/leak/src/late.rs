//! Values of instructions for drives that come in order of time, some of them after later
//! instructions.
//!
//! Source: own design. What an instruction read and left is kept for as long as a core may still
//! have it under way.

use std::collections::VecDeque;

use instar_cores::{Computation, Drive, DriveSource};
use instar_isa::{AccessKind, Op, RegisterFile, StaticEntry, Xlen, values};
use instar_trace::{Retired, Seen};

use crate::reader::{HeldWord, loaded};
use crate::{accumulating_multiplier, aligned_divider, long_division, multiplier};

/// Instructions that are kept behind a batch: more than any core has under way.
const KEPT: usize = 256;
/// X registers that an instruction reads, at most.
const READ: usize = 2;

/// An instruction that retired.
#[derive(Clone, Copy, Debug)]
struct Past {
    op: Op,
    /// rs1 and rs2, or x0.
    rs: [u8; 2],
    /// What it read: register and value.
    read: [(u8, u32); READ],
    result: HeldWord,
    loaded: HeldWord,
    address: Option<u32>,
}

/// Values of a run so far.
#[derive(Clone, Debug)]
pub struct LateReader {
    /// X registers where the run began.
    first: [u32; 32],
    /// By element.
    held: Vec<HeldWord>,
    past: VecDeque<Past>,
    /// The number of the first of them.
    begins: u64,
}

impl LateReader {
    /// A core of so many elements, each of which holds `first`.
    pub fn new(elements: u16, first: HeldWord) -> Self {
        let held = vec![first; usize::from(elements)];
        Self { first: [0; 32], held, past: VecDeque::new(), begins: 0 }
    }

    /// Another run begins, whose X registers hold these; of the elements after them nothing is
    /// known.
    pub fn begin(&mut self, x: [u64; 32]) {
        self.held.fill(None);
        self.set_registers(x);
        self.past.clear();
        self.begins = 0;
    }

    /// The X registers, which are the first elements, hold these where the run begins.
    pub fn set_registers(&mut self, x: [u64; 32]) {
        self.first = x.map(|value| value as u32);
        for (element, value) in self.held.iter_mut().zip(self.first) {
            *element = Some(value);
        }
    }

    /// The number of the instruction that comes next.
    pub fn retired(&self) -> u64 {
        self.begins + self.past.len() as u64
    }

    /// Takes a batch with its values. What came long before it is forgotten.
    pub fn take(&mut self, &Retired { table, batch, values }: &Retired<'_>) {
        let old = self.past.len().saturating_sub(KEPT);
        self.past.drain(..old);
        self.begins += old as u64;
        for i in 0..batch.len() {
            let seen = values.and_then(|values| values.of(batch, i));
            let address = batch.accesses_of(i).first().map(|access| access.address as u32);
            self.past.push_back(Past::of(table.entry(batch.ids[i]), seen.as_ref(), address));
        }
    }

    /// The value that comes into an element, which holds it from then on: drives come in order of
    /// time, and the instruction of each was taken.
    pub fn drive(&mut self, drive: &Drive) -> HeldWord {
        let held = |element: u16| self.held[usize::from(element)];
        let word = match drive.source {
            DriveSource::Held(from, bytes) => {
                let there = if bytes == 0xf { Some(0) } else { held(drive.element) };
                held(from).zip(there).map(|(from, there)| beside(from, there, bytes))
            }
            DriveSource::Repeated(from, bytes) => held(from).map(|word| repeated(word, bytes)),
            DriveSource::Computed(it, [a, b]) => held(a).zip(held(b)).and_then(|(a, b)| computed(it, a, b)),
            _ => self.value(drive),
        };
        self.held[usize::from(drive.element)] = word;
        word
    }

    /// A value that is its instruction's, or a number.
    fn value(&self, drive: &Drive) -> HeldWord {
        match drive.source {
            DriveSource::Constant(value) => return Some(value),
            // What the registers held at the edge is told before the first instruction.
            DriveSource::Register(register) if drive.cycle == 0 => {
                return Some(self.first[usize::from(register)]);
            }
            _ => {}
        }
        debug_assert!(drive.index >= self.begins, "a core has more under way than is kept");
        let past = self.past.get(usize::try_from(drive.index.checked_sub(self.begins)?).ok()?)?;
        match drive.source {
            DriveSource::Register(register) => past.register(register),
            DriveSource::Result => past.result,
            DriveSource::Address(more) => past.address.map(|address| address.wrapping_add(more)),
            DriveSource::Loaded => past.loaded,
            DriveSource::LoadedByte(number) => Some(past.loaded? >> (8 * number) & 0xff),
            DriveSource::Stored => Some(past.register(past.rs[1])?.rotate_left(8 * (past.address? & 3))),
            DriveSource::Multiplier(part) => {
                let [rs1, rs2] = past.operands()?;
                Some(multiplier::holds(past.op, rs1, rs2, part))
            }
            DriveSource::AlignedDivider(part, steps) => {
                let [rs1, rs2] = past.operands()?;
                Some(aligned_divider::holds(past.op, rs1, rs2, part, steps))
            }
            _ => None,
        }
    }
}

/// These bytes of a word, beside the others of another.
fn beside(word: u32, other: u32, bytes: u8) -> u32 {
    let mask = (0..4).filter(|byte| bytes >> byte & 1 == 1).fold(0, |mask, byte| mask | 0xff << (8 * byte));
    word & mask | other & !mask
}

/// These bytes of a word, repeated to fill it.
fn repeated(word: u32, bytes: u8) -> u32 {
    let low = word >> (8 * bytes.trailing_zeros().min(3));
    match bytes.count_ones() {
        1 => (low & 0xff) * 0x0101_0101,
        2 => (low & 0xffff) * 0x0001_0001,
        _ => word,
    }
}

/// What a unit makes of its operand registers.
fn computed(it: Computation, a: u32, b: u32) -> HeldWord {
    match it {
        Computation::Result(Op::Auipc) => Some(a.wrapping_add(b)),
        Computation::Result(op) => {
            let operands = [u64::from(a), u64::from(b), u64::from(b)];
            let result = || values::result(op, Xlen::Rv32, operands).map(|value| value as u32);
            result().or_else(|| values::taken(op, Xlen::Rv32, [operands[0], operands[1]]).map(u32::from))
        }
        Computation::Complement(op) => computed(Computation::Result(op), a, b.wrapping_neg() & 31),
        Computation::Rotated => Some(a.rotate_left(8 * (b & 3))),
        Computation::Accumulated(op, step) => Some(accumulating_multiplier::holds(op, a, b, step)),
        Computation::Divided(op, step) => Some(long_division::holds(op, a, b, step)),
        Computation::Product(op, part) => Some(multiplier::holds(op, a, b, part)),
    }
}

impl Past {
    fn of(entry: &StaticEntry, seen: Option<&Seen<'_>>, address: Option<u32>) -> Self {
        let mut read = [(0, 0); READ];
        let registers =
            seen.into_iter().flat_map(Seen::read).filter(|(slot, _)| slot.file == RegisterFile::X);
        for (place, (slot, value)) in read.iter_mut().zip(registers) {
            *place = (slot.index as u8, value[0] as u32);
        }
        let mut past = Self { op: entry.op, rs: entry.rs(), read, result: None, loaded: None, address };
        let Some(seen) = seen else { return past };
        let written = seen.written().find(|(slot, ..)| slot.file == RegisterFile::X);
        past.result = written.map(|(_, _, value)| value[0] as u32).or_else(|| {
            let [rs1, rs2] = past.operands()?.map(u64::from);
            values::result(entry.op, Xlen::Rv32, [rs1, rs2, entry.constant()]).map(|value| value as u32)
        });
        let read = seen.accessed().find(|(access, _)| access.kind == AccessKind::Read);
        past.loaded = read.map(|(_, data)| loaded(entry.op, data[0] as u32));
        past
    }

    /// What a register held that it reads.
    fn register(&self, register: u8) -> HeldWord {
        if register == 0 {
            return Some(0);
        }
        self.read.iter().find(|(number, _)| *number == register).map(|&(_, value)| value)
    }

    fn operands(&self) -> Option<[u32; 2]> {
        let [rs1, rs2] = self.rs.map(|register| self.register(register));
        Some([rs1?, rs2?])
    }
}

#[cfg(test)]
mod tests {
    use instar_cores::Computation;
    use instar_isa::Op;

    use super::{beside, computed, repeated};

    #[test]
    fn an_alu_compares_shifts_by_what_is_left_of_32_and_rotates_bytes() {
        let of = |it| computed(it, 0x8000_0001, 0x1f);
        assert_eq!([Op::Blt, Op::Bltu].map(|op| of(Computation::Result(op))), [Some(1), Some(0)]);
        assert_eq!(of(Computation::Complement(Op::Sra)), Some(0xc000_0000));
        assert_eq!(computed(Computation::Complement(Op::Sll), 3, 32), Some(3), "an amount of 0");
        assert_eq!(of(Computation::Rotated), Some(0x0180_0000));
    }

    #[test]
    fn bytes_of_a_word_stand_beside_others_and_fill_a_word() {
        assert_eq!(beside(0x1122_3344, 0xaabb_ccdd, 0b0110), 0xaa22_33dd);
        assert_eq!(beside(0x1122_3344, 0xaabb_ccdd, 0xf), 0x1122_3344);
        assert_eq!([0b1000, 0b0001].map(|one| repeated(0x1122_3344, one)), [0x1111_1111, 0x4444_4444]);
        assert_eq!([0b1100, 0b1111].map(|some| repeated(0x1122_3344, some)), [0x1122_1122, 0x1122_3344]);
    }
}
