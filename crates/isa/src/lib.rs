//! Instructions of the RISC-V manual: encode, decode, disassemble, classify.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I (unprivileged), and the Zc* and bit-manipulation
//! chapters in it. This crate knows encodings, names and operands; what an instruction *does* is in
//! `instar-sim`, what it *costs* in `instar-cores`.

mod class;
mod custom;
mod divide;
mod entry;
mod op;
mod register;
mod xlen;

pub use class::Class;
pub use custom::{CustomInstruction, Field, FieldSegment, IndexExpr, OperandRegister};
pub use divide::DivideDetail;
pub use entry::{RegisterList, StaticEntry, StaticTable};
pub use op::Op;
pub use register::{RegisterFile, RegisterRange};
pub use xlen::Xlen;
