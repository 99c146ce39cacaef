//! Units on element groups: the pace at which one takes operands of the lanes, computes and writes
//! back.
//!
//! Source: `src/ip/marian/crypto_unit/` of soc-hub-fi/Marian e107560 for the interface and the pace
//! of its own unit; a design states those of its own (docs/reference/design.md). All of them stand
//! behind the same operand queues and take their instructions in the program's order.

use instar_isa::{RegisterFile, RegisterRange, StaticEntry, VectorRead};

use super::instruction::{Instruction, Shape, UnitOperation};
use crate::cost::{costs, number};
use crate::{Absent, CostKey, CustomTiming, Latency, Unmet, cva6};

costs! {
    /// What an instruction of a design on vector registers takes of its unit, beside what it takes
    /// of the scalar core.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct GroupCost {
        /// Elements of a group, on which the unit works as a whole; only of instructions on vector
        /// registers, which must state it.
        group_elements: u32 = number(1, Absent::Vectors),
        /// Cycles in which the unit takes the operands of a group, at least; the lanes give 64 bits
        /// each a cycle.
        operand_beats: u32 = number(1, Absent::One),
        /// Cycles in which it writes the results of a group, at least.
        write_back_beats: u32 = number(1, Absent::One),
        /// Instructions that the unit holds.
        unit_queue: u32 = number(1, Absent::One),
    }
}

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

/// How fast a unit goes through the groups of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Cycles from a group's last operand to its first result.
    pub latency: u32,
    /// Cycles from a group's last operand until the unit takes the first of the next.
    pub interval: u32,
    /// Cycles in which it takes a group, at least.
    pub operand_beats: u32,
    /// Cycles in which it writes a group, at least.
    pub write_back_beats: u32,
    /// Cycles from a row of a group's results to the next, at least.
    pub row_interval: u32,
    /// Instructions that it holds; `None`: as many as every unit of the core.
    pub queue: Option<u32>,
}

impl Pace {
    /// Of Marian's cryptography unit: `operand_collector.sv` takes a group every second cycle at
    /// most, and `execution_units.sv` computes in one, and the register in front of the banks
    /// (`operand_requester.sv` i_crypto_unit_stream_register) takes nothing while it is full.
    pub const CRYPTOGRAPHY: Self =
        Self { latency: 1, interval: 2, operand_beats: 1, write_back_beats: 1, row_interval: 2, queue: None };
}

/// What a design's instruction on vector registers is to the unit, and its pace.
///
/// # Errors
/// Why this unit cannot run it, as the end of a sentence.
pub fn of_design(entry: &StaticEntry, timing: &CustomTiming) -> Result<Instruction, String> {
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
    let cost = GroupCost::from(&timing.own);
    let Latency::Cycles(latency) = timing.latency else {
        return Err("states a latency that is no number".to_owned());
    };
    let pace = Pace {
        latency,
        interval: timing.interval,
        operand_beats: cost.operand_beats,
        write_back_beats: cost.write_back_beats,
        // What its costs state is taken as it is.
        row_interval: 1,
        queue: Some(cost.unit_queue),
    };
    Ok(Instruction {
        does: UnitOperation::Crypto { group: cost.group_elements, scalar: shared == 1, pace },
        shape: Shape::Same,
        vd,
        writes: true,
        vs1,
        vs2,
        reads_vd: !own.is_empty(),
        masked: false,
    })
}

/// The first cost of a unit on element groups that a core with registers of so many bits can never
/// pay.
pub fn unmet(timing: &CustomTiming, register_bits: u32) -> Option<Unmet> {
    let cost = GroupCost::from(&timing.own);
    let name = &timing.mnemonic;
    if cost.group_elements == 0 {
        let stated = [
            ("operand_beats", cost.operand_beats),
            ("write_back_beats", cost.write_back_beats),
            ("unit_queue", cost.unit_queue),
        ];
        return stated.into_iter().find(|&(_, value)| value > 1).map(|(key, _)| Unmet {
            key,
            message: format!("\"{name}\" works on no vector register"),
            hint: format!("leave out {key}"),
        });
    }
    // Elements of 8 bits, in eight registers.
    if cost.group_elements > register_bits {
        return Some(Unmet {
            key: "group_elements",
            message: format!(
                "\"{name}\" works on groups of {} elements, and eight registers of {register_bits} bits hold fewer",
                cost.group_elements
            ),
            hint: format!("group_elements may be at most {register_bits} here"),
        });
    }
    if cva6::FAMILY.units.contains(&timing.unit.as_str()) {
        return Some(Unmet {
            key: "unit",
            message: format!(
                "\"{name}\" works on vector registers, which unit \"{}\" cannot reach",
                timing.unit
            ),
            hint: "name a unit of the design, in [units]: it stands behind the lanes".to_owned(),
        });
    }
    (!matches!(timing.latency, Latency::Cycles(_))).then(|| Unmet {
        key: "latency",
        message: format!("\"{name}\" works on vector registers, and its latency is no number"),
        hint: "state the cycles from a group's last operand to its first result".to_owned(),
    })
}
