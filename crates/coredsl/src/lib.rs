//! CoreDSL: parse, check, lower to typed operations and run them.
//!
//! Source: the CoreDSL 2 language (github.com/Minres/CoreDSL, release 2.0.21 and its wiki); the
//! supported subset is documented in docs/reference/coredsl.md.
//!
//! ```
//! let text = "InstructionSet Xrot extends RV32I {
//!   instructions {
//!     PQ_XROT {
//!       encoding: 7'b0 :: rs2[4:0] :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011;
//!       assembly: {\"pq.xrot\", \"{name(rd)}, {name(rs1)}, {name(rs2)}\"};
//!       behavior: { unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25]; }
//!     }
//!   }
//! }";
//! let description = instar_coredsl::load("xrot.core_desc", text).unwrap();
//! assert_eq!(description.instructions[0].decode.mnemonic, "pq.xrot");
//! ```

mod ast;
mod base;
pub mod bytecode;
mod bytecode_op;
mod check;
mod compile;
mod dependence;
mod description;
pub mod device;
mod encoding;
mod flow;
mod fold;
mod foreign;
pub mod group;
mod hir;
mod host;
mod imports;
pub mod ir;
mod knowledge;
mod lexer;
mod load;
mod lower;
mod operands;
mod parser;
mod place;
mod run;
pub mod sequence;
mod sets;
mod simplify;
mod syntax;
mod tidy;
pub mod types;
mod unroll;
pub mod vector;
pub mod walk;
mod wide;
pub mod words;

pub use dependence::{Dependence, Feed, Register, Written};
pub use description::{
    AlwaysBlock, Attachment, Behaviour, DescribedInstruction, Description, StateDef, SyntaxOperand, Table,
};
pub use encoding::EncodingSpace;
pub use flow::{Bit, BitFlow, BitSource, SourceSet, flow};
pub use host::{Host, OwnLayout, OwnState, RaisedException, accesses};
pub use imports::Files;
pub use load::{load, load_for, load_with};
pub use run::wide_op;
pub use sets::load_sets;
pub use types::Type;
