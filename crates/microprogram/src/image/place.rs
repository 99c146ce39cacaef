//! Where a program's numbers lie in the unit's memories, and which of them swap.
//!
//! Two numbers that take one another's place differ in one bit of their addresses: the lowest, or
//! of numbers with two parts the one above.

use instar_diagnostic::Diagnostic;

use super::draft::Operand;
use crate::program::{Location, Microprogram, Node};
use crate::text::Place;

/// Places of a program's numbers.
pub(super) struct Places {
    /// By variable: its first address, in its memory.
    addresses: Vec<i64>,
    /// By variable: the group that it swaps with.
    groups: Vec<Option<usize>>,
    /// Pairs of each group, in an order that does not matter.
    pub pairs: Vec<Vec<(usize, usize)>>,
    /// Numbers in memory.
    pub numbers: u32,
}

impl Places {
    /// Places of a program whose constants begin at `constants`.
    pub fn new(program: &Microprogram, constants: usize) -> Result<Self, Diagnostic> {
        let mut pairs = Vec::new();
        let mut groups = vec![None; program.variables.len()];
        for routine in &program.routines {
            collect(program, &routine.body, routine.place, &mut pairs, &mut groups)?;
        }
        let mut addresses = vec![0i64; program.variables.len()];
        let (mut next, mut constant) = (0i64, constants as i64);
        // Those of two parts first, so that each pair begins at a multiple of its numbers.
        for parts in [2, 1] {
            for (a, b) in pairs.iter().flatten().filter(|(a, _)| program.variables[*a].parts == parts) {
                (addresses[*a], addresses[*b]) = (next, next + i64::from(parts));
                next += 2 * i64::from(parts);
            }
        }
        for (at, variable) in program.variables.iter().enumerate() {
            let count = i64::from(variable.parts * variable.count);
            if variable.constant.is_some() {
                addresses[at] = constant;
                constant += count;
            } else if groups[at].is_none() {
                addresses[at] = next;
                next += count;
            }
        }
        Ok(Self { addresses, groups, pairs, numbers: next as u32 })
    }

    /// Where a location is; of two parts the first.
    pub fn operand(&self, program: &Microprogram, location: Location) -> Operand {
        let variable = &program.variables[location.variable];
        let parts = i64::from(variable.parts);
        let within = i64::from(location.index.offset) * parts + i64::from(location.part.unwrap_or(0));
        Operand {
            constant: variable.constant.is_some(),
            base: self.addresses[location.variable] + within,
            index: location.index.register,
            double: variable.parts == 2,
            group: self.groups[location.variable],
        }
    }

    /// The group of these pairs.
    pub fn group(&self, pairs: &[(usize, usize)]) -> usize {
        let wanted = sorted(pairs);
        self.pairs.iter().position(|known| *known == wanted).expect("it was collected")
    }
}

fn sorted(pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut all: Vec<_> = pairs.iter().map(|(a, b)| (*a.min(b), *a.max(b))).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn collect(
    program: &Microprogram,
    nodes: &[Node],
    place: Place,
    all: &mut Vec<Vec<(usize, usize)>>,
    groups: &mut [Option<usize>],
) -> Result<(), Diagnostic> {
    for node in nodes {
        match node {
            Node::Repeat { body, .. } => collect(program, body, place, all, groups)?,
            Node::Swap { pairs, .. } => {
                let pairs = sorted(pairs);
                if all.contains(&pairs) {
                    continue;
                }
                for at in pairs.iter().flat_map(|(a, b)| [*a, *b]) {
                    if groups[at].replace(all.len()).is_some() {
                        let name = &program.variables[at].name;
                        let message = format!("\"{name}\" swaps with different numbers in this program");
                        let hint =
                            "hardware swaps a number with one other, and always the same pairs at once";
                        return Err(program.fault(place, message, hint));
                    }
                }
                all.push(pairs);
            }
            _ => {}
        }
    }
    Ok(())
}
