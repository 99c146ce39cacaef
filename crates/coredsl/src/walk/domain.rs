//! What a walk over a behaviour asks of its values.

use instar_isa::RegisterFile;
use num_bigint::BigInt;

use crate::ir::{BinaryOp, UnaryOp};
use crate::types::Type;

/// Values and the machine, of one kind. Every value comes with the type that it has in the
/// behaviour; a value of `width` bits is taken modulo 2^width.
pub trait Domain {
    /// A value.
    type Value: Clone + PartialEq;
    /// Registers, memory and the next pc.
    type Machine: Clone;

    /// Whether only that matters which is left where no exception is raised.
    const COMPLETES: bool = false;

    /// A known value, within the range of the type.
    fn constant(&mut self, value: &BigInt, ty: Type) -> Self::Value;
    /// The value, where it is known, within the range of the type.
    fn known(&self, value: &Self::Value, ty: Type) -> Option<BigInt>;
    /// A field of the encoding, zero-extended.
    fn field(&mut self, field: usize, ty: Type) -> Self::Value;
    /// The address of the instruction.
    fn pc(&mut self) -> Self::Value;
    /// An element of a constant table, whose number is not known and below the table's size.
    fn table(&mut self, table: usize, index: (&Self::Value, Type)) -> Self::Value;
    /// An operation on one operand of the same type.
    fn unary(&mut self, op: UnaryOp, ty: Type, a: &Self::Value) -> Self::Value;
    /// An operation at type `ty`, on operands with their types.
    fn binary(
        &mut self,
        op: BinaryOp,
        ty: Type,
        a: (&Self::Value, Type),
        b: (&Self::Value, Type),
    ) -> Self::Value;
    /// `a`, extended by the sign of its type or truncated.
    fn convert(&mut self, a: (&Self::Value, Type), to: Type) -> Self::Value;
    /// `width` bits from `low` on.
    fn slice(&mut self, a: (&Self::Value, Type), low: u32, width: u32) -> Self::Value;
    /// Parts, the most significant first.
    fn concat(&mut self, parts: &[(Self::Value, Type)]) -> Self::Value;
    /// One of two values of type `ty`, by a condition that is not known.
    fn select(&mut self, condition: &Self::Value, a: &Self::Value, b: &Self::Value, ty: Type) -> Self::Value;

    /// A register whose number is below the number of registers.
    fn read(
        &mut self,
        machine: &mut Self::Machine,
        file: RegisterFile,
        index: (&Self::Value, Type),
    ) -> Self::Value;
    /// Writes all of a register.
    fn write(
        &mut self,
        machine: &mut Self::Machine,
        file: RegisterFile,
        index: (&Self::Value, Type),
        value: Self::Value,
    );
    /// Sets the next pc.
    fn jump(&mut self, machine: &mut Self::Machine, target: Self::Value);
    /// Reads bytes of memory, little-endian.
    fn load(&mut self, machine: &mut Self::Machine, address: &Self::Value, bytes: u32) -> Self::Value;
    /// Writes bytes of memory, little-endian.
    fn store(&mut self, machine: &mut Self::Machine, address: &Self::Value, value: &Self::Value, bytes: u32);
    /// The first machine where the condition holds, else the second.
    fn choose(&mut self, condition: &Self::Value, a: Self::Machine, b: Self::Machine) -> Self::Machine;

    /// The text calls a value so.
    fn call(&mut self, _value: &Self::Value, _name: &str) {}

    /// What follows happens only where this holds, or does not.
    fn enter(&mut self, _condition: &Self::Value) {}
    /// From here on, within what was entered last, it holds the other way round than before: first
    /// where the condition holds, then where it does not.
    fn otherwise(&mut self) {}
    /// The end of what [`Domain::enter`] began.
    fn leave(&mut self) {}
    /// The instruction ends here by an exception.
    fn raise(&mut self, _cause: &Self::Value) {}
}
