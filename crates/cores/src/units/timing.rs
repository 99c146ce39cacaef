//! What a core pays for an instruction of a design. Stated in design.toml, consumed by core models.

use instar_isa::VectorRead;
use serde::Serialize;

use super::UnitKind;
use crate::OwnCost;

/// Cycles from issue to a usable result: a consumer may issue that many cycles later (an ALU
/// operation has 1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Latency {
    /// Always the same.
    Cycles(u32),
    /// One number per destination, in the order of the instruction's destinations.
    PerDestination(Vec<u32>),
    /// By the value of an operand, as a number without sign: the first step whose bound is not
    /// exceeded.
    Steps {
        /// The operand, as a cost names it (`rs1`).
        operand: String,
        /// Highest value and cycles of each step; the last has no bound.
        steps: Vec<(u64, u32)>,
    },
}

impl Latency {
    /// Latency of destination `index` where the operand has this value; of an operand that nobody
    /// knows the last step.
    pub fn of(&self, index: usize, operand: Option<u64>) -> u32 {
        match self {
            Self::Cycles(cycles) => *cycles,
            Self::PerDestination(all) => all.get(index).or(all.last()).copied().unwrap_or(1),
            Self::Steps { steps, .. } => {
                let reached = |(bound, _): &&(u64, u32)| operand.is_some_and(|value| value <= *bound);
                steps.iter().find(reached).or(steps.last()).map_or(1, |(_, cycles)| *cycles)
            }
        }
    }

    /// Cycles to whichever result comes first, whatever the operand is.
    pub fn least(&self) -> u32 {
        match self {
            Self::Cycles(cycles) => *cycles,
            Self::PerDestination(all) => all.iter().copied().min().unwrap_or(1),
            Self::Steps { steps, .. } => steps.iter().map(|step| step.1).min().unwrap_or(1),
        }
    }

    /// Whether it depends on an operand's value.
    pub fn depends_on_data(&self) -> bool {
        matches!(self, Self::Steps { steps, .. } if steps.iter().any(|(_, cycles)| *cycles != steps[0].1))
    }
}

/// A functional unit that a design adds to a core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its name in the design.
    pub name: String,
    /// How many there are.
    pub count: u32,
    /// Units of the core that cannot start while one of these is busy.
    pub blocks: Vec<String>,
    /// What kind it is, where its results are not promised.
    pub kind: Option<UnitKind>,
}

/// What an instruction needs of a core, whatever is stated: read off its description.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CoreNeeds {
    /// X registers that it reads.
    pub reads: u32,
    /// Those of them that a field of its word names.
    pub named_reads: u32,
    /// X registers that it writes.
    pub writes: u32,
    /// Those of them that a field of its word names.
    pub named_writes: u32,
    /// It reads memory.
    pub loads: bool,
    /// It writes memory.
    pub stores: bool,
    /// Accesses that it makes in every run, at least.
    pub accesses: u32,
}

/// What one instruction of a design costs on one core: what every model must know, and what its
/// family asks, as it is stated or, read once, as the family's own type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CustomTiming<C = OwnCost> {
    /// The instruction.
    pub mnemonic: String,
    /// Name of the unit: one of the design's, or one of the core's.
    pub unit: String,
    /// The kind of that unit, where its results are not promised.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit_kind: Option<UnitKind>,
    /// Cycles from issue to a usable result.
    pub latency: Latency,
    /// Cycles until the unit takes the next instruction.
    pub interval: u32,
    /// Rounds of its loop, where that runs a round a cycle: its unit has one such instruction at a
    /// time.
    pub sequenced_rounds: Option<u32>,
    /// What it takes of the core in terms of the core's family.
    #[serde(flatten)]
    pub own: C,
    /// Memory accesses that it makes, all in one cycle: at most so many.
    pub memory_accesses_per_cycle: u32,
    /// It waits until the pipeline is empty and holds up what follows.
    pub serialises: bool,
    /// It may start before an older branch is resolved.
    pub speculative: bool,
    /// Vector registers that its results are computed from.
    #[serde(skip)]
    pub vector_reads: Vec<VectorRead>,
    /// What it needs.
    #[serde(skip)]
    pub needs: CoreNeeds,
}

impl<C> CustomTiming<C> {
    /// The same, as another type tells what its family asks.
    pub fn with<D>(&self, own: D) -> CustomTiming<D> {
        CustomTiming {
            mnemonic: self.mnemonic.clone(),
            unit: self.unit.clone(),
            unit_kind: self.unit_kind,
            latency: self.latency.clone(),
            interval: self.interval,
            sequenced_rounds: self.sequenced_rounds,
            own,
            memory_accesses_per_cycle: self.memory_accesses_per_cycle,
            serialises: self.serialises,
            speculative: self.speculative,
            vector_reads: self.vector_reads.clone(),
            needs: self.needs,
        }
    }
}

impl CustomTiming {
    /// The same, read as the costs of a family.
    pub fn read<'a, C: From<&'a OwnCost>>(&'a self) -> CustomTiming<C> {
        self.with(C::from(&self.own))
    }
}
