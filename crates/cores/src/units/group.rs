//! Units on element groups: the pace at which one takes operands of the lanes, computes and writes
//! back.
//!
//! Source: `src/ip/marian/crypto_unit/` of soc-hub-fi/Marian e107560 for the interface and the pace
//! of its own unit; a design states those of its own (docs/reference/design.md). All of them stand
//! after the same operand queues and take their instructions in the program's order.

use super::refused;
use crate::cost::{costs, number};
use crate::{Absent, CustomTiming, Latency, Unmet};

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
    }
}

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
    /// A group stands in it from its first operand to its last result, as in Instar's own units;
    /// else results of one leave while the next is computed.
    pub one_at_a_time: bool,
}

impl Pace {
    /// Of Marian's cryptography unit: `operand_collector.sv` takes a group every second cycle at
    /// most, and `execution_units.sv` computes in one, and the register in front of the banks
    /// (`operand_requester.sv` i_crypto_unit_stream_register) takes nothing while it is full.
    pub const CRYPTOGRAPHY: Self = Self {
        latency: 1,
        interval: 2,
        operand_beats: 1,
        write_back_beats: 1,
        row_interval: 2,
        one_at_a_time: false,
    };

    /// Of an instruction of a design; what its costs state is taken as it is. `None` where its
    /// latency is no number.
    pub fn of<C>(timing: &CustomTiming<C>, cost: &GroupCost) -> Option<Self> {
        let Latency::Cycles(latency) = timing.latency else { return None };
        Some(Self {
            latency,
            interval: timing.interval,
            operand_beats: cost.operand_beats,
            write_back_beats: cost.write_back_beats,
            row_interval: Self::CRYPTOGRAPHY.row_interval,
            one_at_a_time: timing.interval == latency,
        })
    }
}

/// The first cost of a unit on element groups that a core with registers of so many bits and these
/// units of its own can never pay.
pub fn unmet<C>(
    timing: &CustomTiming<C>,
    cost: &GroupCost,
    register_bits: u32,
    core_units: &[&str],
) -> Option<Unmet> {
    let name = &timing.mnemonic;
    if cost.group_elements == 0 {
        let stated = [("operand_beats", cost.operand_beats), ("write_back_beats", cost.write_back_beats)];
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
    if let Some(refused) = refused::wherever(timing) {
        return Some(refused);
    }
    if core_units.contains(&timing.unit.as_str()) {
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
