//! Where the encodings of a design lie: custom space, or another one that the design must justify;
//! and what they overlap.
//!
//! Source: docs/reference/design.md; the opcode map is `instar_coredsl::EncodingSpace`.

use instar_coredsl::EncodingSpace;
use instar_isa::{CustomInstruction, Decoder, Isa};
use serde::Serialize;

use crate::design::variant::known;
use crate::table::Table;

/// Why an encoding lies outside the custom opcodes.
#[derive(Clone, Debug, Serialize)]
pub struct DeclaredSpace {
    /// The instruction.
    pub mnemonic: String,
    /// `reserved` or `standard`.
    pub space: String,
    /// The design's reason.
    pub reason: String,
}

impl DeclaredSpace {
    /// Reads `[encoding."<mnemonic>"]`.
    pub fn read(table: Table<'_>, mnemonic: &str) -> Self {
        let space = table.required_text("encoding_space", "\"reserved\" or \"standard\"");
        let reason = table.required_text("reason", "\"<why>\"").value;
        if !space.value.is_empty() {
            known(&table, &space, "encoding space", "known", &["reserved".to_owned(), "standard".to_owned()]);
        }
        table.finish();
        Self { mnemonic: mnemonic.to_owned(), space: space.value, reason }
    }
}

/// `reserved` or `standard` where the encoding lies outside custom-0 to custom-3.
pub fn space(instruction: &CustomInstruction) -> Option<&'static str> {
    match EncodingSpace::of(instruction.mask, instruction.value) {
        Some(EncodingSpace::Custom(_)) => None,
        Some(EncodingSpace::Reserved) => Some("reserved"),
        // The quadrants of 16-bit instructions are the manual's; an open opcode touches its opcodes
        // too.
        Some(EncodingSpace::Standard(_) | EncodingSpace::Compressed(_)) | None => Some("standard"),
    }
}

/// One sentence for each instruction that overlaps an earlier one of the design or one of `isa`,
/// with its index.
pub fn overlaps(isa: &Isa, instructions: &[CustomInstruction]) -> Vec<(usize, String)> {
    let mut accepted: Vec<CustomInstruction> = Vec::new();
    let mut faults = Vec::new();
    for (at, instruction) in instructions.iter().enumerate() {
        accepted.push(instruction.clone());
        if let Err(error) = Decoder::new(isa, &accepted) {
            faults.push((at, error.to_string()));
            accepted.pop();
        }
    }
    faults
}
