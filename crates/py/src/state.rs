//! What a program's machine holds, as Python sees it: registers, static entries, instructions of
//! memory.
//!
//! Source: `instar_measure::state`.

use instar_measure::{ListedInstruction, OperandLists, OwnFile, Registers, Statics};
use pyo3::prelude::*;
use serde::Serialize;

use crate::convert::Bytes;
use crate::memory::Buffer;

/// The registers after a run.
#[derive(Serialize)]
pub struct RegistersInfo {
    pc: u64,
    /// x0 to x31, zero-extended.
    x: Vec<u64>,
    /// A design's: name, whether an array, little-endian values.
    own: Vec<(String, bool, Vec<Bytes>)>,
    /// v0 to v31, little-endian; none where there are no vectors.
    v: Vec<Bytes>,
    /// The CSR; 0 where there are no vectors.
    vl: u64,
    /// The CSR, with vill; 0 where there are no vectors.
    vtype: u64,
}

impl From<Registers> for RegistersInfo {
    fn from(Registers { pc, x, own, v, vl, vtype }: Registers) -> Self {
        let bytes = |values: Vec<Vec<u8>>| values.into_iter().map(Bytes).collect();
        let own = own.into_iter().map(|OwnFile { name, array, values }| (name, array, bytes(values)));
        Self { pc, x: x.to_vec(), own: own.collect(), v: bytes(v), vl, vtype }
    }
}

/// Static entries, in the order of their ids.
#[derive(IntoPyObject)]
pub struct StaticColumns {
    /// u64
    pcs: Buffer,
    /// u32
    words: Buffer,
    /// u8
    lengths: Buffer,
    classes: Vec<String>,
    texts: Vec<String>,
    /// Empty where none is known.
    functions: Vec<String>,
    reads: OperandColumns,
    writes: OperandColumns,
    /// Register files by number.
    files: Vec<String>,
}

/// Register operands of many instructions.
#[derive(IntoPyObject)]
struct OperandColumns {
    /// u32
    ids: Buffer,
    /// u8
    files: Buffer,
    /// u16
    indices: Buffer,
    /// u8
    counts: Buffer,
}

impl From<Statics> for StaticColumns {
    fn from(statics: Statics) -> Self {
        Self {
            pcs: statics.pcs.into(),
            words: statics.words.into(),
            lengths: statics.lengths.into(),
            classes: statics.classes,
            texts: statics.texts,
            functions: statics.functions,
            reads: statics.reads.into(),
            writes: statics.writes.into(),
            files: statics.files,
        }
    }
}

impl From<OperandLists> for OperandColumns {
    fn from(OperandLists { ids, files, indices, counts }: OperandLists) -> Self {
        Self { ids: ids.into(), files: files.into(), indices: indices.into(), counts: counts.into() }
    }
}

/// Instructions as (pc, word, length, text).
pub fn decoded(list: Vec<ListedInstruction>) -> Vec<(u64, u32, u8, String)> {
    list.into_iter().map(|ListedInstruction { pc, word, length, text }| (pc, word, length, text)).collect()
}
