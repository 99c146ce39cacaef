//! Costs that no unit whose results come late can have.
//!
//! Source: docs/reference/design.md, `kind` of `[units]`.

use crate::{CustomTiming, Latency, Unmet};

/// The first cost that no unit of a kind can have, whatever the core.
pub fn unmet<C>(timing: &CustomTiming<C>) -> Option<Unmet> {
    let kind = timing.unit_kind?.name();
    let name = &timing.mnemonic;
    if timing.sequenced_rounds.is_some() {
        return Some(Unmet {
            key: "sequenced_rounds",
            message: format!(
                "\"{name}\" is a circuit with a loop, and its unit \"{}\" of kind \"{kind}\" is none",
                timing.unit
            ),
            hint: "leave out sequenced_rounds, or `kind` of the unit".to_owned(),
        });
    }
    matches!(timing.latency, Latency::PerDestination(_)).then(|| Unmet {
        key: "latency",
        message: format!(
            "\"{name}\" states a latency for each result, and a unit of kind \"{kind}\" has all at once"
        ),
        hint: "state one latency".to_owned(),
    })
}

/// The same of a core that takes no result that is not promised.
pub fn wherever<C>(timing: &CustomTiming<C>) -> Option<Unmet> {
    timing.unit_kind.map(|kind| Unmet {
        key: "unit",
        message: format!(
            "\"{}\" goes to a unit of kind \"{}\", whose results come late, and here nothing waits for one",
            timing.mnemonic,
            kind.name()
        ),
        hint: "leave out `kind` of the unit, or name another core".to_owned(),
    })
}
