//! Every operation that the decoder knows, named as in the manual.

/// An operation. Compressed instructions bear the operation that they expand to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// An instruction of a design.
    Custom,
}
