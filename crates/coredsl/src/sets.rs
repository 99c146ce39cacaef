//! Files with several instruction sets: sets that extend one another, and sets for one XLEN only.
//!
//! Source: CoreDSL 2 language reference, "Instruction sets": a set has the state and the functions
//! of the set that it extends. Only the texts of the manual (`instar-manual`) are read this way; a
//! design has one set in a file.

use instar_isa::Xlen;

use crate::ast::{ExprKind, InstructionSet, StateItem};
use crate::description::Description;
use crate::imports::{NO_FILES, Whole, inherited};
use crate::load::{Encodings, check};
use crate::lower::Loops;
use instar_diagnostic::{Diagnostic, Source};

/// Reads every set of a file that holds at `xlen`. Their encodings may overlap, and mnemonics may
/// stand twice, as the manual has them: who decodes tells them apart.
pub fn load_sets(source_name: &str, text: &str, xlen: Xlen) -> Result<Vec<Description>, Vec<Diagnostic>> {
    read(source_name, text, xlen, Loops::Kept)
}

pub(crate) fn read(
    source_name: &str,
    text: &str,
    xlen: Xlen,
    loops: Loops,
) -> Result<Vec<Description>, Vec<Diagnostic>> {
    let source = Source { name: source_name, text };
    let (_, file, mut diagnostics) = Whole::read(source, NO_FILES);
    if !diagnostics.is_empty() {
        return Err(diagnostics);
    }
    let mut before: Vec<InstructionSet> = Vec::new();
    let mut descriptions = Vec::new();
    for set in file.sets {
        let base = set.extends.as_ref().and_then(|name| before.iter().find(|b| b.name.text == name.text));
        let set = match base {
            Some(base) => inherited(set, base),
            None => set,
        };
        if holds_at(&set, xlen) {
            descriptions.extend(check(
                source,
                &set,
                Some(xlen),
                Encodings::MayOverlap,
                loops,
                &mut diagnostics,
            ));
        }
        before.push(set);
    }
    if diagnostics.is_empty() { Ok(descriptions) } else { Err(diagnostics) }
}

/// Whether `XLEN = …;` of the set, if it has one, is this width.
fn holds_at(set: &InstructionSet, xlen: Xlen) -> bool {
    set.state.iter().all(|item| match item {
        StateItem::Assignment(name, value) if name.text == "XLEN" => match &value.kind {
            ExprKind::Integer(literal) => literal.value == xlen.bits().into(),
            _ => true,
        },
        _ => true,
    })
}
