//! The compiled form of a behaviour: a flat list of operations on 64-bit slots of a frame.
//!
//! Source: own design. A value of `width` bits occupies `ceil(width / 64)` neighbouring slots,
//! least significant first, extended to whole limbs by the sign of its type.

use crate::host::Layout;
use crate::vector::Setting;

/// Number of a slot.
pub type Slot = u16;

/// An operation. `d` is written, `a` and `b` are read; wide forms work on `n` limbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Op {
    Move {
        d: Slot,
        a: Slot,
    },
    Add {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Sub {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Mul {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    And {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Or {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Xor {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Not {
        d: Slot,
        a: Slot,
    },
    Negate {
        d: Slot,
        a: Slot,
    },
    Divide {
        d: Slot,
        a: Slot,
        b: Slot,
        signed: bool,
        remainder: bool,
    },
    /// Zero-extends from 64 - `shift` bits.
    Unsigned {
        d: Slot,
        a: Slot,
        shift: u8,
    },
    /// Sign-extends from 64 - `shift` bits.
    Signed {
        d: Slot,
        a: Slot,
        shift: u8,
    },
    /// `a << left >> right`, without sign.
    Bits {
        d: Slot,
        a: Slot,
        left: u8,
        right: u8,
    },
    ShiftLeftBy {
        d: Slot,
        a: Slot,
        by: u8,
    },
    ShiftRightBy {
        d: Slot,
        a: Slot,
        by: u8,
        signed: bool,
    },
    /// Amounts of 64 and more (as unsigned numbers) shift everything out.
    ShiftLeft {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    ShiftRight {
        d: Slot,
        a: Slot,
        b: Slot,
        signed: bool,
    },
    Equal {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    NotEqual {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    LessUnsigned {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    LessSigned {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    LessEqualUnsigned {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    LessEqualSigned {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Select {
        d: Slot,
        c: Slot,
        a: Slot,
        b: Slot,
    },
    /// `a` with `width` bits from `low` on replaced by `b`.
    Insert {
        d: Slot,
        a: Slot,
        b: Slot,
        low: u8,
        width: u8,
    },
    /// `high << by | low`; bits of `low` from `by` on are zero.
    Join {
        d: Slot,
        high: Slot,
        low: Slot,
        by: u8,
    },

    /// `width` bits of the instruction word from `lsb` on, moved up by `up`; ORed into `d` if
    /// `add`.
    Field {
        d: Slot,
        lsb: u8,
        width: u8,
        up: u8,
        add: bool,
    },
    /// X register selected by five bits of the word.
    ReadXField {
        d: Slot,
        lsb: u8,
    },
    WriteXField {
        lsb: u8,
        a: Slot,
    },
    /// X register selected by a slot; 32 and more is an illegal instruction.
    ReadX {
        d: Slot,
        index: Slot,
    },
    WriteX {
        index: Slot,
        a: Slot,
    },
    ReadPc {
        d: Slot,
    },
    WritePc {
        a: Slot,
    },
    /// Own register at a known place.
    ReadOwn {
        d: Slot,
        at: u32,
        n: u16,
    },
    WriteOwn {
        a: Slot,
        at: u32,
        n: u16,
    },
    /// Own register selected by a slot; one that does not exist is an illegal instruction.
    ReadOwnAt {
        d: Slot,
        index: Slot,
        file: u8,
    },
    WriteOwnAt {
        a: Slot,
        index: Slot,
        file: u8,
    },
    /// `width` bits of an own register at a known place, from bit `low` of limb `at` on; at
    /// most 64.
    ReadOwnBits {
        d: Slot,
        at: u32,
        low: u8,
        width: u8,
    },
    WriteOwnBits {
        a: Slot,
        at: u32,
        low: u8,
        width: u8,
    },
    /// What the vector unit is set to.
    ReadSetting {
        d: Slot,
        setting: Setting,
    },
    /// `width` bits of the vector registers, bits counted from the start of a register; those that
    /// are not there, and bytes that begin within one, are an illegal instruction.
    ReadVector {
        d: Slot,
        register: Slot,
        low: Slot,
        width: u16,
    },
    WriteVector {
        a: Slot,
        register: Slot,
        low: Slot,
        width: u16,
    },
    /// Element of a local array of `count` elements with `n` limbs each.
    ReadArray {
        d: Slot,
        base: Slot,
        index: Slot,
        count: u16,
        n: u16,
    },
    WriteArray {
        a: Slot,
        base: Slot,
        index: Slot,
        count: u16,
        n: u16,
    },
    /// Element of a constant table.
    ReadTable {
        d: Slot,
        index: Slot,
        table: u16,
    },

    /// Little-endian part of an access, moved up by `up` bits; ORed into `d` if `add`.
    Load {
        d: Slot,
        address: Slot,
        offset: u16,
        size: u8,
        up: u8,
        add: bool,
    },
    Store {
        a: Slot,
        address: Slot,
        offset: u16,
        size: u8,
        down: u8,
    },
    JumpIfZero {
        a: Slot,
        to: u32,
    },
    Jump {
        to: u32,
    },
    Raise {
        cause: Slot,
    },

    WideMove {
        d: Slot,
        a: Slot,
        n: u16,
    },
    WideAdd {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
    },
    WideSub {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
    },
    WideMul {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
    },
    /// Product of two single limbs on two limbs.
    MulFull {
        d: Slot,
        a: Slot,
        b: Slot,
        signed_a: bool,
        signed_b: bool,
    },
    WideDivide {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
        signed: bool,
        remainder: bool,
    },
    WideAnd {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
    },
    WideOr {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
    },
    WideXor {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
    },
    WideNot {
        d: Slot,
        a: Slot,
        n: u16,
    },
    WideNegate {
        d: Slot,
        a: Slot,
        n: u16,
    },
    /// From `from` limbs to `n`, by the sign of the source.
    WideExtend {
        d: Slot,
        a: Slot,
        from: u16,
        n: u16,
        signed: bool,
    },
    WideShiftLeft {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
    },
    WideShiftRight {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
        signed: bool,
    },
    /// `n` limbs of `a` (which has `from`) starting at bit `low`; beyond its end the sign, if
    /// `signed`.
    WideSlice {
        d: Slot,
        a: Slot,
        low: u16,
        from: u16,
        n: u16,
    },
    /// ORs the `n` limbs of `a`, moved up by `low` bits, into `d`, which has `of` limbs.
    WideOrInto {
        d: Slot,
        a: Slot,
        low: u16,
        n: u16,
        of: u16,
    },
    /// Replaces `width` bits of `d` from `low` on by `a`.
    WideInsert {
        d: Slot,
        a: Slot,
        low: u16,
        width: u16,
    },
    WideZero {
        d: Slot,
        n: u16,
    },
    WideEqual {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
        inverted: bool,
    },
    WideLess {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
        signed: bool,
    },
    WideLessEqual {
        d: Slot,
        a: Slot,
        b: Slot,
        n: u16,
        signed: bool,
    },
    WideSelect {
        d: Slot,
        c: Slot,
        a: Slot,
        b: Slot,
        n: u16,
    },
    /// 1 limb: the value, or all ones where it does not fit.
    Saturate {
        d: Slot,
        a: Slot,
        n: u16,
    },
}

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
pub struct Program {
    pub(crate) ops: Vec<Op>,
    /// Initial contents of the first slots.
    pub(crate) constants: Vec<u64>,
    /// Slots in all.
    pub(crate) slots: usize,
    pub(crate) tables: Vec<TableData>,
    pub(crate) layouts: Vec<Layout>,
    /// Address bits of the hart.
    pub(crate) address_mask: u64,
}

impl Program {
    /// The operations.
    pub fn ops(&self) -> &[Op] {
        &self.ops
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
    pub fn layout(&self, file: u8) -> Layout {
        self.layouts[usize::from(file)]
    }

    /// Ones where an address or a register of X has bits.
    pub fn address_mask(&self) -> u64 {
        self.address_mask
    }
}
