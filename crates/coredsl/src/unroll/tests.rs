//! Whatever stays a loop, a back end that wants none gets what it would get if none had stayed.

#[path = "../../tests/common/texts.rs"]
mod texts;

use std::sync::LazyLock;

use instar_isa::Xlen;

use crate::description::Description;
use crate::ir::{Expr, ExprKind, Statement, While};
use crate::lower::Loops;
use crate::sets::read;

/// The sets of every text, with loops that stay and without, where the text holds.
static BOTH: LazyLock<Vec<(Description, Description)>> = LazyLock::new(|| {
    let mut out = vec![];
    for (name, text) in texts::repository().into_iter().chain(texts::loops()) {
        for xlen in [Xlen::Rv32, Xlen::Rv64] {
            let [kept, written] =
                [Loops::Kept, Loops::WrittenOut].map(|loops| read(&name, &text, xlen, loops));
            match (kept, written) {
                (Ok(kept), Ok(written)) => out.extend(kept.into_iter().zip(written)),
                (kept, written) => assert_eq!(kept.unwrap_err(), written.unwrap_err(), "{name}"),
            }
        }
    }
    out
});

#[test]
fn what_is_unrolled_is_what_lowering_round_by_round_gives() {
    let (mut instructions, mut looped) = (0, 0);
    for (kept, written) in &*BOTH {
        for (kept, written) in kept.instructions.iter().zip(&written.instructions) {
            let name = &kept.decode.name;
            let (a, b) = (&kept.behaviour, &written.behaviour);
            assert_eq!(a.unrolled(), b.unrolled(), "{name}");
            assert_eq!(a.program(), b.program(), "{name}");
            assert_eq!(kept.decode, written.decode, "{name}");
            assert!(!b.body().has_loops() && !a.unrolled().has_loops(), "{name}");
            instructions += 1;
            looped += usize::from(a.body().has_loops());
        }
    }
    assert!(instructions > 600 && looped > 150, "{looped} of {instructions}");
}

/// Whether a part from a computed place stands in a statement that is in no loop.
fn computed(statement: &Statement) -> bool {
    let mut found = false;
    let mut visit = |e: &Expr| found |= matches!(e.kind, ExprKind::SliceAt(..));
    match statement {
        Statement::Loop(_) => return false,
        Statement::Insert { .. } => return true,
        Statement::If { condition, then, otherwise } => {
            condition.visit(&mut visit);
            return found || then.iter().chain(otherwise).any(computed);
        }
        Statement::While(While { before, condition, body }) => {
            condition.visit(&mut visit);
            return found || before.iter().chain(body).any(computed);
        }
        other => other.visit(&mut visit),
    }
    found
}

#[test]
fn parts_from_computed_places_stand_only_in_loops() {
    for (description, _) in &*BOTH {
        for instruction in &description.instructions {
            let behaviour = &instruction.behaviour;
            for body in [behaviour.body(), behaviour.unrolled()] {
                assert!(!body.statements.iter().any(computed), "{}", instruction.decode.name);
            }
        }
    }
}
