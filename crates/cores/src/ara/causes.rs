//! What holds an instruction up in a core with a vector unit: what does in its CVA6, and the unit.

use crate::cva6::causes;
use crate::{Cause, Causes};

/// It waited for the vector unit: to be taken or answered, or for the unit's memory instructions.
pub const VECTOR: Causes = causes::ACCELERATOR;

/// All of them.
pub const CAUSES: &[Cause] = &{
    let host = causes::CAUSES;
    let own = Cause {
        name: "VECTOR",
        meaning: "It waited for the vector unit: to be taken or answered, or for its loads and stores.",
        bit: VECTOR,
    };
    let mut all = [own; causes::CAUSES.len() + 1];
    let mut at = 0;
    while at < host.len() {
        all[at] = host[at];
        at += 1;
    }
    all
};
