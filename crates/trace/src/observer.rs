//! Who looks on at retired instructions: one trait for all, and the set of what they wish to be
//! told.
//!
//! Source: own design. Observers stand in a list and are called once a batch, so that a run pays
//! for what anybody wishes and for nothing else.

use std::ops::BitOr;

use instar_isa::StaticTable;

use crate::batch::{Flags, MemoryAccess, RetiredBatch};
use crate::values::Values;

/// What an observer wishes to be told beside the retired instructions. A run notes what any of its
/// observers wishes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes(u8);

impl Wishes {
    /// Nothing more.
    pub const NONE: Self = Self(0);
    /// Values of registers and memory: [`Retired::values`].
    pub const VALUES: Self = Self(1);
    /// Integer registers after branches and jumps, and not only at traps:
    /// [`RetiredBatch::registers`].
    pub const REGISTERS: Self = Self(1 << 1);
    /// Which elements gathers, `vcompress` and slides by a register take:
    /// [`RetiredBatch::elements_of`].
    pub const ELEMENTS: Self = Self(1 << 2);
    /// Which vector registers a design's instruction read and wrote
    /// ([`instar_isa::TouchedRegisters`]) as its detail, which takes an interpreter's time for
    /// each.
    pub const VECTOR_REGISTERS: Self = Self(1 << 3);
    /// Amounts of shifts by a register as their details.
    pub const SHIFTS: Self = Self(1 << 4);

    /// Whether all of `wishes` are among them.
    #[inline]
    pub const fn has(self, wishes: Self) -> bool {
        self.0 & wishes.0 == wishes.0
    }

    /// These if `wished`, else none.
    pub const fn when(self, wished: bool) -> Self {
        if wished { self } else { Self::NONE }
    }
}

impl BitOr for Wishes {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Retired instructions, as observers get them.
#[derive(Clone, Copy, Debug)]
pub struct Retired<'a> {
    /// Resolves the batch's static ids.
    pub table: &'a StaticTable,
    /// The instructions.
    pub batch: &'a RetiredBatch,
    /// Their values, where the run notes them ([`Wishes::VALUES`]); also for observers that did not
    /// wish them.
    pub values: Option<&'a Values>,
}

impl<'a> Retired<'a> {
    /// A batch without values.
    pub fn new(table: &'a StaticTable, batch: &'a RetiredBatch) -> Self {
        Self { table, batch, values: None }
    }
}

/// Whatever consumes retired instructions: a core model, a trace writer, a histogram.
pub trait Observer {
    /// Takes a batch.
    fn retire(&mut self, retired: &Retired<'_>);

    /// What it wishes to be told. Asked when a run begins or goes on.
    fn wishes(&self) -> Wishes {
        Wishes::NONE
    }

    /// What a clock shows the instruction that reads it. All instructions before it were handed
    /// over; it comes itself when it retires. `None` where this observer knows no cycles, as none
    /// but a core model does.
    fn clock(&mut self, _: &ClockRead<'_>) -> Option<u64> {
        None
    }

    /// Who says where interrupts are taken; a sentence where it does not. `None` where this
    /// observer knows no cycles.
    fn interrupts(&mut self) -> Option<Result<&mut dyn Interrupts, String>> {
        None
    }

    /// Whether the run may as well stop, as nothing more of it is of use. Asked now and then.
    fn is_done(&self) -> bool {
        false
    }
}

/// Who knows in which cycle an instruction would be taken off by an interrupt: a core model.
pub trait Interrupts {
    /// What becomes of the instruction that comes next. All before it were handed over.
    ///
    /// # Errors
    /// One sentence where it cannot be said.
    fn interrupt(&mut self, asked: &InterruptAsk<'_>) -> Result<Interruption, String>;

    /// Of stores to devices that were told a clock: one that reaches its device in another cycle
    /// than it was told, as far as the model knows now. Asked until there is none, whenever it was
    /// asked something else.
    fn moved(&mut self) -> Option<MovedStore> {
        None
    }

    /// The cycle whose lines `mip` shows an instruction that reads it in this one.
    fn pending(&self, cycle: u64) -> u64;
}

/// A store to a device that reaches it in another cycle than it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovedStore {
    /// So many stores were told a clock after it.
    pub back: usize,
    /// The clock, now.
    pub cycle: u64,
}

/// An instruction in whose place an interrupt may be taken.
#[derive(Clone, Copy)]
pub struct InterruptAsk<'a> {
    /// Resolves its static id.
    pub table: &'a StaticTable,
    /// Number of its static entry.
    pub id: u32,
    /// Address.
    pub pc: u64,
    /// `mtvec`.
    pub vector: u64,
    /// Interrupts that are enabled, a bit each.
    pub enabled: u64,
    /// What was enabled before each of the last changes of that, the latest first.
    pub changes: &'a [EnabledBefore],
    /// The x registers.
    pub registers: &'a [u64; 32],
    /// The first cycle from a given one on in which a line of these interrupts is up.
    pub line: &'a dyn Fn(u64, u64) -> Option<u64>,
    /// What so many bytes of memory hold at an address; `None` where they are not memory.
    pub memory: &'a dyn Fn(u64, u16) -> Option<u64>,
}

impl InterruptAsk<'_> {
    /// The first cycle from this one on in which a line is up whose interrupt is enabled.
    pub fn enabled_line(&self, cycle: u64) -> Option<u64> {
        (self.line)(self.enabled, cycle)
    }
}

/// Which interrupts were enabled before an instruction changed that: it wrote `mie` or `mstatus`,
/// returned from a trap, trapped, or was taken off by an interrupt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EnabledBefore {
    /// It was so many instructions before the one that comes next, one at least.
    pub ago: u64,
    /// The interrupts, a bit each.
    pub enabled: u64,
}

/// Whether an interrupt is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interruption {
    /// Not before so many more instructions are handed over, one at least.
    Later(u64),
    /// In the place of the next one.
    Taken {
        /// The cycle.
        cycle: u64,
        /// The cycle whose lines say which it is.
        lines: u64,
        /// The interrupts among which it is.
        enabled: u64,
    },
}

/// An instruction that reads a clock, as it will retire.
#[derive(Clone, Copy, Debug)]
pub struct ClockRead<'a> {
    /// Resolves its static id.
    pub table: &'a StaticTable,
    /// Number of its static entry.
    pub id: u32,
    /// Address.
    pub pc: u64,
    /// Address of the instruction after it.
    pub next_pc: u64,
    /// Its access, where it reads the clock of a device.
    pub access: Option<MemoryAccess>,
}

impl ClockRead<'_> {
    /// It alone.
    pub fn batch(&self) -> RetiredBatch {
        let mut batch = RetiredBatch::new();
        batch.accesses.extend(self.access);
        batch.push(self.id, self.pc, self.next_pc, Flags::default(), 0);
        batch
    }
}
