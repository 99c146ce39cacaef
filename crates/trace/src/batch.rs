//! A fixed buffer of retired instructions, as a structure of arrays.

use std::sync::Arc;

use instar_isa::AccessKind;

/// Flags of one retired instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags(pub u8);

impl Flags {
    /// It raised an exception and did not retire: nothing was written, and `next_pc` is the
    /// handler. A word that is no instruction stands in the stream as `Op::Illegal`.
    pub const TRAP: u8 = 1;
    /// A conditional branch that was taken (jumps do not bear it).
    pub const TAKEN: u8 = 2;
    /// It read a clock (`cycle`, `mcycle`, `time`).
    pub const CLOCK: u8 = 4;
    /// A design's instruction whose latency depends on an operand: the detail is that operand's
    /// value.
    pub const OPERAND: u8 = 8;
    /// An interrupt was taken in its place, which did not retire: [`Self::TRAP`] stands too, and
    /// the detail is the interrupt's number.
    pub const INTERRUPT: u8 = 16;

    /// Whether all bits of `mask` are set.
    #[inline]
    pub fn has(self, mask: u8) -> bool {
        self.0 & mask == mask
    }
}

/// One memory access of a retired instruction. Machine code writes it, so its form is C's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct MemoryAccess {
    /// First byte.
    pub address: u64,
    /// Bytes.
    pub size: u16,
    /// Read or write.
    pub kind: AccessKind,
}

/// The integer registers after an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegistersAt {
    /// Which instruction of the batch; for one that trapped they are what it found.
    pub index: u32,
    /// x0 to x31, zero-extended from XLEN.
    pub x: [u64; 32],
}

/// That an instruction of the vector unit took elements, which [`RetiredBatch::elements_of`] tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementsAt {
    /// Which instruction of the batch.
    pub index: u32,
    /// Where its elements end in [`RetiredBatch::elements`]; they start where those of the one
    /// before end.
    pub end: u32,
}

/// That a device held the access of an instruction up, that a `wfi` slept, or that an interrupt was
/// taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldAccess {
    /// Which instruction of the batch.
    pub index: u32,
    /// The clock from which on the device takes the access; at which a line that wakes the hart is
    /// up; at which the interrupt was taken.
    pub until: u64,
}

/// Retired instructions of one hart, in order. All per-instruction arrays have the same length.
#[derive(Clone, Debug, Default)]
pub struct RetiredBatch {
    /// Number of the static entry.
    pub ids: Vec<u32>,
    /// Address.
    pub pcs: Vec<u64>,
    /// Address of the instruction that retires next.
    pub next_pcs: Vec<u64>,
    /// Flags.
    pub flags: Vec<Flags>,
    /// Where the instruction's accesses end in `accesses`; they start where those of the one before
    /// end.
    pub access_ends: Vec<u32>,
    /// Meaning by class: `isa::DivideDetail` for divides, `isa::ShiftDetail` for shifts by a
    /// register if somebody wishes it ([`Wishes::SHIFTS`](crate::Wishes::SHIFTS)), and
    /// `isa::VectorDetail` for instructions of the vector unit and a design's on vector registers,
    /// 0 where unknown; for a custom instruction with [`Flags::OPERAND`] the value of the operand
    /// on which its latency depends; with [`Flags::INTERRUPT`] the interrupt's number; 0 otherwise.
    pub details: Vec<u64>,
    /// Side array of memory accesses.
    pub accesses: Vec<MemoryAccess>,
    /// Registers at traps, and after branches and jumps if somebody wishes it
    /// ([`Wishes::REGISTERS`](crate::Wishes::REGISTERS)), in their order. Whoever takes the batch
    /// may keep them as they are, so that nothing of 256 bytes a branch is copied. It is all that a
    /// core model learns of values: what runs ahead on a wrong path retires nowhere, and reads
    /// these.
    pub registers: Arc<Vec<RegistersAt>>,
    /// Which instructions have elements, in their order: nothing unless somebody wishes it
    /// ([`Wishes::ELEMENTS`](crate::Wishes::ELEMENTS)).
    pub with_elements: Vec<ElementsAt>,
    /// Numbers of elements of vs2, or [`u16::MAX`] for any beyond: of `vrgather` and `vrgatherei16`
    /// the index of each element of vd below vl; of `vcompress` each that is taken, in their order;
    /// of a slide by an integer register its amount alone.
    pub elements: Vec<u16>,
    /// Accesses that a device held up, sleeps and interrupts, in their order.
    pub held: Vec<HeldAccess>,
}

impl RetiredBatch {
    /// Instructions that a batch holds before it is handed on: few enough to stay in a first-level
    /// cache between simulator and consumer (4096 made a traced run a fifth slower).
    pub const CAPACITY: usize = 1024;

    /// An empty batch with room for [`Self::CAPACITY`] instructions.
    pub fn new() -> Self {
        let n = Self::CAPACITY;
        Self {
            ids: Vec::with_capacity(n),
            pcs: Vec::with_capacity(n),
            next_pcs: Vec::with_capacity(n),
            flags: Vec::with_capacity(n),
            access_ends: Vec::with_capacity(n),
            details: Vec::with_capacity(n),
            accesses: Vec::with_capacity(n),
            registers: Arc::default(),
            with_elements: Vec::new(),
            elements: Vec::new(),
            held: Vec::new(),
        }
    }

    /// Number of instructions.
    #[inline]
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Whether it holds no instruction.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// The memory accesses of instruction `i`.
    #[inline]
    pub fn accesses_of(&self, i: usize) -> &[MemoryAccess] {
        let start = if i == 0 { 0 } else { self.access_ends[i - 1] };
        &self.accesses[start as usize..self.access_ends[i] as usize]
    }

    /// The clock that [`HeldAccess`] tells of instruction `i`.
    #[inline]
    pub fn held_until(&self, i: usize) -> Option<u64> {
        if self.held.is_empty() {
            return None;
        }
        let at = self.held.binary_search_by_key(&(i as u32), |held| held.index).ok()?;
        Some(self.held[at].until)
    }

    /// The elements that instruction `i` took; `None` where it takes none, or nobody asked.
    pub fn elements_of(&self, i: usize) -> Option<&[u16]> {
        let found = self.with_elements.binary_search_by_key(&(i as u32), |at| at.index).ok()?;
        let start = found.checked_sub(1).map_or(0, |before| self.with_elements[before].end);
        Some(&self.elements[start as usize..self.with_elements[found].end as usize])
    }

    /// Notes that the instruction with number `i` took the elements that were pushed to `elements`
    /// just before.
    pub fn took_elements(&mut self, i: usize) {
        self.with_elements.push(ElementsAt { index: i as u32, end: self.elements.len() as u32 });
    }

    /// Forgets the elements of the instructions from number `i` on.
    pub fn forget_elements(&mut self, i: usize) {
        let kept = self.with_elements.partition_point(|at| (at.index as usize) < i);
        self.with_elements.truncate(kept);
        self.elements.truncate(self.with_elements.last().map_or(0, |at| at.end as usize));
    }

    /// Appends an instruction whose memory accesses were pushed to `accesses` just before.
    #[inline]
    pub fn push(&mut self, id: u32, pc: u64, next_pc: u64, flags: Flags, detail: u64) {
        self.ids.push(id);
        self.pcs.push(pc);
        self.next_pcs.push(next_pc);
        self.flags.push(flags);
        self.access_ends.push(self.accesses.len() as u32);
        self.details.push(detail);
    }

    /// Tells registers, which are moved out of `registers`.
    pub fn tell_registers(&mut self, registers: &mut Vec<RegistersAt>) {
        self.registers = Arc::new(std::mem::take(registers));
    }

    /// Tells none any more; their room comes back if nobody keeps them, else as much anew.
    pub fn registers_back(&mut self) -> Vec<RegistersAt> {
        match Arc::try_unwrap(std::mem::take(&mut self.registers)) {
            Ok(mut registers) => {
                registers.clear();
                registers
            }
            Err(kept) => Vec::with_capacity(kept.capacity()),
        }
    }

    /// Forgets all instructions and keeps the room, but for that of registers.
    pub fn clear(&mut self) {
        self.ids.clear();
        self.pcs.clear();
        self.next_pcs.clear();
        self.flags.clear();
        self.access_ends.clear();
        self.details.clear();
        self.accesses.clear();
        self.with_elements.clear();
        self.elements.clear();
        self.held.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_belong_to_the_instructions_that_took_them() {
        let mut batch = RetiredBatch::new();
        for (instruction, elements) in [(1, &[3u16, 4][..]), (2, &[]), (5, &[7])] {
            batch.elements.extend(elements);
            batch.took_elements(instruction);
        }
        let all = |batch: &RetiredBatch| [0, 1, 2, 5].map(|i| batch.elements_of(i).map(<[u16]>::to_vec));
        assert_eq!(all(&batch), [None, Some(vec![3, 4]), Some(vec![]), Some(vec![7])]);
        batch.forget_elements(2);
        assert_eq!(all(&batch), [None, Some(vec![3, 4]), None, None]);
        batch.took_elements(2);
        assert_eq!(batch.elements_of(2), Some(&[][..]));
    }
}
