//! The operations of the compiled form.
//!
//! Source: own design.

use crate::vector::VectorSetting;

/// Number of a slot.
pub type SlotNumber = u16;

/// An operation. `d` is written, `a` and `b` are read; wide forms work on `n` limbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum BytecodeOp {
    Move {
        d: SlotNumber,
        a: SlotNumber,
    },
    Add {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    Sub {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    Mul {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    And {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    Or {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    Xor {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    Not {
        d: SlotNumber,
        a: SlotNumber,
    },
    Negate {
        d: SlotNumber,
        a: SlotNumber,
    },
    Divide {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        signed: bool,
        remainder: bool,
    },
    /// Zero-extends from 64 - `shift` bits.
    Unsigned {
        d: SlotNumber,
        a: SlotNumber,
        shift: u8,
    },
    /// Sign-extends from 64 - `shift` bits.
    Signed {
        d: SlotNumber,
        a: SlotNumber,
        shift: u8,
    },
    /// `a << left >> right`, without sign.
    Bits {
        d: SlotNumber,
        a: SlotNumber,
        left: u8,
        right: u8,
    },
    ShiftLeftBy {
        d: SlotNumber,
        a: SlotNumber,
        by: u8,
    },
    ShiftRightBy {
        d: SlotNumber,
        a: SlotNumber,
        by: u8,
        signed: bool,
    },
    /// Amounts of 64 and more (as unsigned numbers) shift everything out.
    ShiftLeft {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    ShiftRight {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        signed: bool,
    },
    Equal {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    NotEqual {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    LessUnsigned {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    LessSigned {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    LessEqualUnsigned {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    LessEqualSigned {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    Select {
        d: SlotNumber,
        c: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
    },
    /// `a` with `width` bits from `low` on replaced by `b`.
    Insert {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        low: u8,
        width: u8,
    },
    /// `high << by | low`; bits of `low` from `by` on are zero.
    Join {
        d: SlotNumber,
        high: SlotNumber,
        low: SlotNumber,
        by: u8,
    },

    /// `width` bits of the instruction word from `lsb` on, moved up by `up`; ORed into `d` if
    /// `add`.
    Field {
        d: SlotNumber,
        lsb: u8,
        width: u8,
        up: u8,
        add: bool,
    },
    /// X register selected by five bits of the word.
    ReadXField {
        d: SlotNumber,
        lsb: u8,
    },
    WriteXField {
        lsb: u8,
        a: SlotNumber,
    },
    /// X register selected by a slot; 32 and more is an illegal instruction.
    ReadX {
        d: SlotNumber,
        index: SlotNumber,
    },
    WriteX {
        index: SlotNumber,
        a: SlotNumber,
    },
    ReadPc {
        d: SlotNumber,
    },
    WritePc {
        a: SlotNumber,
    },
    /// Own register at a known place.
    ReadOwn {
        d: SlotNumber,
        at: u32,
        n: u16,
    },
    WriteOwn {
        a: SlotNumber,
        at: u32,
        n: u16,
    },
    /// Own register selected by a slot; one that does not exist is an illegal instruction.
    ReadOwnAt {
        d: SlotNumber,
        index: SlotNumber,
        file: u8,
    },
    WriteOwnAt {
        a: SlotNumber,
        index: SlotNumber,
        file: u8,
    },
    /// `width` bits of an own register at a known place, from bit `low` of limb `at` on; at
    /// most 64.
    ReadOwnBits {
        d: SlotNumber,
        at: u32,
        low: u8,
        width: u8,
    },
    WriteOwnBits {
        a: SlotNumber,
        at: u32,
        low: u8,
        width: u8,
    },
    /// What the vector unit is set to.
    ReadSetting {
        d: SlotNumber,
        setting: VectorSetting,
    },
    /// `width` bits of the vector registers, bits counted from the start of a register; those that
    /// are not there, and bytes that begin within one, are an illegal instruction.
    ReadVector {
        d: SlotNumber,
        register: SlotNumber,
        low: SlotNumber,
        width: u16,
    },
    WriteVector {
        a: SlotNumber,
        register: SlotNumber,
        low: SlotNumber,
        width: u16,
    },
    /// Element of a local array of `count` elements with `n` limbs each.
    ReadArray {
        d: SlotNumber,
        base: SlotNumber,
        index: SlotNumber,
        count: u16,
        n: u16,
    },
    WriteArray {
        a: SlotNumber,
        base: SlotNumber,
        index: SlotNumber,
        count: u16,
        n: u16,
    },
    /// Element of a constant table.
    ReadTable {
        d: SlotNumber,
        index: SlotNumber,
        table: u16,
    },

    /// Little-endian part of an access, moved up by `up` bits; ORed into `d` if `add`.
    Load {
        d: SlotNumber,
        address: SlotNumber,
        offset: u16,
        size: u8,
        up: u8,
        add: bool,
    },
    Store {
        a: SlotNumber,
        address: SlotNumber,
        offset: u16,
        size: u8,
        down: u8,
    },
    JumpIfZero {
        a: SlotNumber,
        to: u32,
    },
    Jump {
        to: u32,
    },
    Raise {
        cause: SlotNumber,
    },

    WideMove {
        d: SlotNumber,
        a: SlotNumber,
        n: u16,
    },
    WideAdd {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
    },
    WideSub {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
    },
    WideMul {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
    },
    /// Product of two single limbs on two limbs.
    MulFull {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        signed_a: bool,
        signed_b: bool,
    },
    WideDivide {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
        signed: bool,
        remainder: bool,
    },
    WideAnd {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
    },
    WideOr {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
    },
    WideXor {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
    },
    WideNot {
        d: SlotNumber,
        a: SlotNumber,
        n: u16,
    },
    WideNegate {
        d: SlotNumber,
        a: SlotNumber,
        n: u16,
    },
    /// From `from` limbs to `n`, by the sign of the source.
    WideExtend {
        d: SlotNumber,
        a: SlotNumber,
        from: u16,
        n: u16,
        signed: bool,
    },
    WideShiftLeft {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
    },
    WideShiftRight {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
        signed: bool,
    },
    /// `n` limbs of `a` (which has `from`) starting at bit `low`; beyond its end the sign, if
    /// `signed`.
    WideSlice {
        d: SlotNumber,
        a: SlotNumber,
        low: u16,
        from: u16,
        n: u16,
    },
    /// ORs the `n` limbs of `a`, moved up by `low` bits, into `d`, which has `of` limbs.
    WideOrInto {
        d: SlotNumber,
        a: SlotNumber,
        low: u16,
        n: u16,
        of: u16,
    },
    /// Replaces `width` bits of `d` from `low` on by `a`.
    WideInsert {
        d: SlotNumber,
        a: SlotNumber,
        low: u16,
        width: u16,
    },
    WideZero {
        d: SlotNumber,
        n: u16,
    },
    WideEqual {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
        inverted: bool,
    },
    WideLess {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
        signed: bool,
    },
    WideLessEqual {
        d: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
        signed: bool,
    },
    WideSelect {
        d: SlotNumber,
        c: SlotNumber,
        a: SlotNumber,
        b: SlotNumber,
        n: u16,
    },
    /// 1 limb: the value, or all ones where it does not fit.
    Saturate {
        d: SlotNumber,
        a: SlotNumber,
        n: u16,
    },
}
