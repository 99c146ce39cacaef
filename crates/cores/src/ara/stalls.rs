//! What a cycle of a core with a vector unit goes to: what it does in its CVA6, and what the unit
//! makes wait.
//!
//! Source: docs/reference/profile.md.

use crate::cva6::stalls;
use crate::{Reason, Stall};

/// After the scalar core's own.
const FIRST: usize = stalls::STALLS.len();

const fn place(at: usize) -> Stall {
    Stall((FIRST + at) as u8)
}

/// Its queue, or the sequencer in front of it, does not take another instruction.
pub const QUEUE: Stall = place(0);
/// A vector load or store is being turned into requests, or waits for its turn at memory.
pub const MEMORY: Stall = place(1);
/// A vector instruction gives a scalar result.
pub const RESULT: Stall = place(2);
/// A register is rearranged for another element width, or vl and LMUL change.
pub const RESHUFFLE: Stall = place(3);
/// A scalar load or store waits for the unit's loads and stores.
pub const ORDER: Stall = place(4);

const OWN: [Reason; 5] = [
    Reason {
        name: "vector_queue",
        heading: "v queue",
        meaning: "The vector unit does not take another instruction: a unit's queue is full, or it waits for a hazard.",
    },
    Reason {
        name: "vector_memory",
        heading: "v mem",
        meaning: "A vector load or store is being turned into requests, or waits for its turn at memory.",
    },
    Reason {
        name: "vector_result",
        heading: "v result",
        meaning: "A vector instruction that gives a scalar result is waited for.",
    },
    Reason {
        name: "vector_reshuffle",
        heading: "v shuffle",
        meaning: "The vector unit rearranges a register for another element width, or empties for another LMUL.",
    },
    Reason {
        name: "vector_order",
        heading: "v order",
        meaning: "A scalar load or store waits for vector loads and stores.",
    },
];

/// All of them.
pub const STALLS: &[Reason] = &{
    let mut all = [OWN[0]; FIRST + OWN.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = if at < FIRST { stalls::STALLS[at] } else { OWN[at - FIRST] };
        at += 1;
    }
    all
};
