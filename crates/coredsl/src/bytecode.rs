//! The compiled form of a behaviour: a flat list of operations on 64-bit slots of a frame.
//!
//! Source: own design. A value of `width` bits occupies `ceil(width / 64)` neighbouring slots,
//! least significant first, extended to whole limbs by the sign of its type.

pub use crate::bytecode_op::{BytecodeOp, SlotNumber};
use crate::host::OwnLayout;

/// A constant table as limbs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableData {
    /// Limbs of an element.
    pub limbs: u16,
    /// Number of elements.
    pub count: u32,
    /// The elements, one after the other.
    pub values: Vec<u64>,
}

/// A compiled behaviour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bytecode {
    pub(crate) ops: Vec<BytecodeOp>,
    /// Initial contents of the first slots.
    pub(crate) constants: Vec<u64>,
    /// Slots in all.
    pub(crate) slots: usize,
    pub(crate) tables: Vec<TableData>,
    pub(crate) layouts: Vec<OwnLayout>,
    /// Address bits of the hart.
    pub(crate) address_mask: u64,
}

impl Bytecode {
    /// The operations.
    pub fn ops(&self) -> &[BytecodeOp] {
        &self.ops
    }

    /// Whether it works on X registers and own state alone, whatever the pc is, and goes on with
    /// the next instruction unless it traps.
    pub fn works_on_registers(&self) -> bool {
        use BytecodeOp::{Load, ReadPc, ReadSetting, ReadVector, Store, WritePc, WriteVector};
        let others = |op: &BytecodeOp| {
            matches!(
                op,
                Load { .. }
                    | Store { .. }
                    | ReadPc { .. }
                    | WritePc { .. }
                    | ReadSetting { .. }
                    | ReadVector { .. }
                    | WriteVector { .. }
            )
        };
        !self.ops.iter().any(others)
    }

    /// Whether it may end with a trap.
    pub fn may_trap(&self) -> bool {
        use BytecodeOp::{Raise, ReadOwnAt, ReadX, WriteOwnAt, WriteX};
        let traps = |op: &BytecodeOp| {
            matches!(op, Raise { .. } | ReadX { .. } | WriteX { .. } | ReadOwnAt { .. } | WriteOwnAt { .. })
        };
        !self.works_on_registers() || self.ops.iter().any(traps)
    }

    /// Slots that an execution needs.
    pub fn slots(&self) -> usize {
        self.slots
    }

    /// Initial contents of the first slots; the others are 0, and no operation writes to these.
    pub fn constants(&self) -> &[u64] {
        &self.constants
    }

    /// The constant tables.
    pub fn tables(&self) -> &[TableData] {
        &self.tables
    }

    /// Where own register file `file` lies among the limbs of the own state.
    pub fn layout(&self, file: u8) -> OwnLayout {
        self.layouts[usize::from(file)]
    }

    /// Ones where an address or a register of X has bits.
    pub fn address_mask(&self) -> u64 {
        self.address_mask
    }
}
