//! Which instructions take longer for some operands than for others.
//!
//! Source: the core's model where a core is named; without one divisions count, which the RISC-V
//! manual leaves out of Zkt, its list of instructions with data-independent latency. A design's own
//! instructions: their `latency`.

use instar_cores::Latency;
use instar_design::design::cost::source_registers;
use instar_design::{Design, HostCore};
use instar_isa::{Class, CustomInstruction, IndexExpr, StaticEntry, ToldOperands};

use crate::Error;

/// What of a run has a latency that depends on data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataDependent {
    divide: bool,
    multiply: bool,
    /// Of shifts by a register their amount.
    shift: bool,
    /// For each of the design's instructions the operand on which it depends.
    customs: Vec<Option<IndexExpr>>,
}

impl DataDependent {
    /// On a core.
    pub fn on(core: &HostCore) -> Result<Self, Error> {
        let params = core.params()?;
        let [divide, multiply] = [Class::Divide, Class::Multiply].map(|class| params.depends_on_data(class));
        let shift = params.shifts_depend_on_amount();
        let timings = core.timings();
        let customs = core.instructions().iter().zip(&timings);
        let customs = customs.map(|(instruction, timing)| varies(instruction, &timing.as_ref()?.latency));
        Ok(Self { divide, multiply, shift, customs: customs.collect() })
    }

    /// On no core in particular; of a design's instructions those whose latency depends on data on
    /// some core.
    pub fn anywhere(design: Option<&Design>) -> Self {
        let changed = || design.iter().flat_map(|design| design.variants.iter().flat_map(|v| &v.costs));
        let costs = || design.iter().flat_map(|design| &design.costs).chain(changed());
        let varying = |instruction: &CustomInstruction| {
            let mut own = costs().filter(|cost| cost.mnemonic == instruction.mnemonic);
            own.find_map(|cost| varies(instruction, &cost.cost.latency))
        };
        let customs = design.iter().flat_map(|d| d.instructions.iter()).map(varying);
        Self { divide: true, multiply: false, shift: false, customs: customs.collect() }
    }

    /// Whether this instruction of the manual does, by any of its operands.
    pub fn by_operands(&self, entry: &StaticEntry) -> bool {
        match entry.class {
            Class::Divide => self.divide,
            Class::Multiply => self.multiply,
            _ => false,
        }
    }

    /// The bits of rs2 by which a shift by a register does; `None` of all else, and where it does
    /// not.
    pub fn by_amount(&self, entry: &StaticEntry, xlen: u32) -> Option<u64> {
        match entry.effect.told {
            Some(ToldOperands::Shift { word }) if self.shift => {
                Some(u64::from(if word { 32 } else { xlen }) - 1)
            }
            _ => None,
        }
    }

    /// The operand on which that of the design's instruction with this number depends.
    pub fn custom(&self, at: usize) -> Option<IndexExpr> {
        self.customs.get(at).copied().flatten()
    }
}

/// The operand whose value changes the latency.
fn varies(instruction: &CustomInstruction, latency: &Latency) -> Option<IndexExpr> {
    let Latency::Steps { operand, .. } = latency else { return None };
    let found = source_registers(instruction).into_iter().find(|(name, _)| name == operand);
    found.filter(|_| latency.depends_on_data()).map(|(_, index)| index)
}
