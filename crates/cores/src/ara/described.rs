//! A design's instructions on vector registers: what the unit must know of one, and the keys of its
//! costs.
//!
//! Source: docs/reference/design.md; `units/group.rs` has the unit's pace.

use instar_isa::{RegisterFile, RegisterRange, StaticEntry, VectorRead};

use super::instruction::{Instruction, Shape, UnitOperation};
use crate::units::group::{GroupCost, Pace};
use crate::{CostKey, CustomTiming, OwnCost, cva6};

const HOST: &[CostKey] = cva6::FAMILY.costs;

/// Every key: the scalar core's, then those of a unit on element groups.
pub const COSTS: &[CostKey] = &{
    let mut all = [HOST[0]; HOST.len() + GroupCost::KEYS.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = if at < HOST.len() { HOST[at] } else { GroupCost::KEYS[at - HOST.len()] };
        at += 1;
    }
    all
};

/// What an instruction of a design takes of the scalar core, and of its unit behind the lanes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Of the scalar core.
    pub host: cva6::Cost,
    /// Of the unit; only of instructions on vector registers.
    pub group: GroupCost,
}

impl From<&OwnCost> for Cost {
    fn from(own: &OwnCost) -> Self {
        Self { host: own.into(), group: own.into() }
    }
}

/// What a design's instruction on vector registers is to the unit, and its pace.
///
/// # Errors
/// Why this unit cannot run it, as the end of a sentence.
pub fn of_design(entry: &StaticEntry, timing: &CustomTiming<Cost>) -> Result<Instruction, String> {
    let on_vectors = |range: &&RegisterRange| range.file == RegisterFile::V;
    let vectors: Vec<u8> = entry.destinations.iter().filter(on_vectors).map(|r| r.index as u8).collect();
    let &[vd] = &vectors[..] else {
        return Err(format!("writes {} groups of vector registers; a unit writes one", vectors.len()));
    };
    let scalar = vectors.len() < entry.destinations.len();
    if scalar || entry.effect.memory.reads || entry.effect.memory.writes {
        return Err("writes more than vector registers; a unit behind the lanes has no way to anything else"
            .to_owned());
    }
    // What a write leaves as it was is no operand.
    let (own, mut others): (Vec<&VectorRead>, Vec<_>) = timing.vector_reads.iter().partition(|r| r.written);
    // The queue of vs2 can hold one group for all.
    others.sort_by_key(|read| !read.shared);
    let shared = others.iter().filter(|read| read.shared).count();
    if others.len() > 2 {
        return Err("reads more than vd and two other vector registers, for which there are operand queues"
            .to_owned());
    }
    if shared > 1 {
        return Err(
            "reads the same bits of two registers for all groups, for which there is one operand queue"
                .to_owned(),
        );
    }
    let mut others = others.into_iter().map(|read| read.number(entry.word));
    let (vs2, vs1) = (others.next(), others.next());
    let cost = &timing.own.group;
    let pace = Pace::of(timing, cost).ok_or("states a latency that is no number")?;
    // In Instar's own units vd alone comes where vs2 else does; beside others it is asked for even
    // where it is not read (rtl/marian/behind/ara_dispatcher.sv).
    let (vs2, reads_vd) = match pace.one_at_a_time {
        true => (vs2.or(Some(vd)), vs2.is_some()),
        false => (vs2, !own.is_empty()),
    };
    Ok(Instruction {
        does: UnitOperation::Crypto {
            group: cost.group_elements,
            scalar: shared == 1,
            unread: reads_vd && own.is_empty(),
            pace,
        },
        shape: Shape::Same,
        vd,
        writes: true,
        vs1,
        vs2,
        reads_vd,
        masked: false,
        counts_one: false,
    })
}
