//! Instructions of the RISC-V manual: encode, decode, disassemble, classify.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I (unprivileged), one module of `tables` per
//! extension. This crate knows encodings, names and operands, and what scalar instructions compute
//! ([`values`]); what else an instruction *does* is in `instar-sim`, what it *costs* in
//! `instar-cores`.
//!
//! - [`Isa::parse`] reads `rv64imac_zba_zbb_zknd`, [`IsaString::read`] its names and versions.
//! - [`Decoder::new`] takes the ISA and a design's instructions and refuses overlapping encodings;
//!   [`Decoder::decode`], [`Decoder::static_entry`], [`Decoder::disassemble`],
//!   [`Decoder::overlaps`].
//! - [`instructions`] iterates over the encodings; [`ManualEncoding::encode`] and
//!   [`ManualEncoding::from_bits`] make words.

pub mod assembler;
mod choices;
mod class;
pub mod csr;
mod custom;
mod decoder;
mod disassemble;
mod divide;
mod effect;
mod entry;
mod equipment;
mod extension;
mod foreign;
mod isa;
mod isa_string;
mod layout;
mod op;
mod register;
mod registers;
mod registry;
mod row;
mod shift;
mod stack_frame;
mod tables;
#[cfg(test)]
mod tests;
mod touched_registers;
pub mod values;
mod vector;
mod vector_detail;
mod vector_registers;
mod xlen;

pub use choices::ImmediateRange;
pub use class::Class;
pub use custom::{
    CustomField, CustomInstruction, FieldSegment, IndexExpr, LoopFiles, OperandRegister, VectorRead,
};
pub use decoder::{Decoded, Decoder, DecoderError, instructions};
pub use divide::DivideDetail;
pub use effect::{AccessKind, AccessSize, Division, Effect, MemoryEffect, NextPc, ToldOperands};
pub use entry::{RegisterList, StaticEntry, StaticTable};
pub use equipment::Equipment;
pub use extension::{Extension, VECTOR};
pub use foreign::{foreign, is_float};
pub use isa::{Isa, IsaError};
pub use isa_string::{IsaString, Named, OtherVersion, Version};
pub use layout::{ImmediateField, Operands, RegisterField, Restriction, WordLayout};
pub use op::Op;
pub use register::{ABI_NAMES, RegisterFile, RegisterRange, abi_name};
pub use registers::{RegisterSet, SP};
pub use row::{Notation, Number, RegisterOperand, Role, Row};
pub use shift::ShiftDetail;
pub use stack_frame::StackFrame;
pub use tables::{ManualEncoding, TABLES, Widths};
pub use touched_registers::{Touched, TouchedRegisters};
pub use vector_detail::VectorDetail;
pub use vector_registers::VectorRegisters;
pub use xlen::Xlen;
