//! Which instructions take longer for some operands than for others.
//!
//! Source: the core's model where a core is named; without one divisions count, which the RISC-V manual leaves out
//! of Zkt, its list of instructions with data-independent latency. A design's own instructions: their `latency`.

use instar_cores::Latency;
use instar_design::{Design, HostCore};
use instar_isa::Class;

use crate::Error;

/// What of a run has a latency that depends on data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataDependent {
    divide: bool,
    multiply: bool,
    customs: Vec<bool>,
}

impl DataDependent {
    /// On a core.
    pub fn on(core: &HostCore) -> Result<Self, Error> {
        let params = core.params()?;
        let [divide, multiply] = [Class::Divide, Class::Multiply].map(|class| params.depends_on_data(class));
        let customs = core.timings().into_iter().map(|t| t.is_some_and(|t| varies(&t.latency)));
        Ok(Self { divide, multiply, customs: customs.collect() })
    }

    /// On no core in particular; of a design's instructions those whose latency depends on data on some core.
    pub fn anywhere(design: Option<&Design>) -> Self {
        let varying = |mnemonic: &str| {
            let changed = design.iter().flat_map(|design| design.variants.iter().flat_map(|v| &v.costs));
            let mut costs = design.iter().flat_map(|design| &design.costs).chain(changed);
            costs.any(|cost| cost.mnemonic == mnemonic && varies(&cost.cost.latency))
        };
        let customs = design.iter().flat_map(|d| d.instructions.iter()).map(|i| varying(&i.mnemonic));
        Self { divide: true, multiply: false, customs: customs.collect() }
    }

    /// Whether instructions of the manual of this class do.
    pub fn class(&self, class: Class) -> bool {
        match class {
            Class::Divide => self.divide,
            Class::Multiply => self.multiply,
            _ => false,
        }
    }

    /// Whether the design's instruction with this number does.
    pub fn custom(&self, at: usize) -> bool {
        self.customs.get(at).copied().unwrap_or(false)
    }
}

fn varies(latency: &Latency) -> bool {
    match latency {
        Latency::Cycles(_) | Latency::PerDestination(_) => false,
        Latency::Steps(steps) => steps.iter().any(|(_, cycles)| *cycles != steps[0].1),
    }
}
