//! What an instruction of a design takes of a karu64, and which costs such a core can never pay.
//!
//! Source: karucore/karu64 8da799a, whose vkeccak stands in rtl/karu_varith.v (S_KLOAD to
//! S_KSTORE): the one unit of its kind, and the one that was measured. Another that changes one
//! group of vector registers is timed as it is.

use super::data;
use crate::cost::{costs, number};
use crate::in_order::cost::without_blocks;
use crate::units::refused;
use crate::{Absent, CustomTiming, Latency, Unit, Unmet};

costs! {
    /// What an instruction of a design takes of a karu64, beside what every core must know of it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Cost {
        /// Elements of a group, on which the unit works as a whole; only of instructions on vector
        /// registers, which must state it.
        group_elements: u32 = number(1, Absent::Vectors),
    }
}

/// The first cost of an instruction that such a core can never pay.
pub fn unmet(timing: &CustomTiming<Cost>) -> Option<Unmet> {
    let cost = &timing.own;
    let name = &timing.mnemonic;
    if cost.group_elements == 0 {
        return Some(Unmet {
            key: "unit",
            message: format!(
                "\"{name}\" works on no vector register, and no such instruction of a design was measured on this core"
            ),
            hint: "name another core, or leave this one out".to_owned(),
        });
    }
    if let Some(refused) = refused::wherever(timing) {
        return Some(refused);
    }
    // Elements of 8 bits, in eight registers.
    if cost.group_elements > data::MOST_ELEMENTS {
        return Some(Unmet {
            key: "group_elements",
            message: format!(
                "\"{name}\" works on groups of {} elements, and eight registers hold fewer",
                cost.group_elements
            ),
            hint: format!("group_elements may be at most {} here", data::MOST_ELEMENTS),
        });
    }
    (!matches!(timing.latency, Latency::Cycles(_))).then(|| Unmet {
        key: "latency",
        message: format!("\"{name}\" works on vector registers, and its latency is no number"),
        hint: "state the cycles from the request, with the group in hand, to the result".to_owned(),
    })
}

/// Refuses costs that this core can never pay.
pub fn check(timings: &[Option<CustomTiming<Cost>>], units: &[Unit]) -> Result<(), String> {
    without_blocks(units)?;
    match timings.iter().flatten().find_map(unmet) {
        Some(Unmet { message, hint, .. }) => Err(format!("{message}; {hint}")),
        None => Ok(()),
    }
}
