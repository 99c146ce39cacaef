//! What probes see.
//!
//! Source: that of [`super`]; where two probes see the same, they are one.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::cone::{Cone, complete};
use super::logic::{is_inverted, node_of};
use super::netlist::{GateNetlist, Unrolled};
use super::{GadgetSetup, Variable, Wire};

/// A probe.
#[derive(Clone, Debug)]
pub struct Probe {
    /// Functions that it sees, in order.
    pub seen: Vec<u32>,
    /// Where each of them stands, and whether it is inverted there.
    pub places: Vec<(Wire, bool)>,
    /// Wires where it sees this.
    pub wires: Vec<Wire>,
    /// Variables that it follows from, in order.
    pub variables: Vec<u32>,
}

/// All different probes, and on how many wires in how many cycles they stand.
pub fn probes(netlist: &GateNetlist, unrolled: &Unrolled, setup: &GadgetSetup) -> (Vec<Probe>, u64) {
    let mut bits: Vec<u32> = netlist.gates.iter().map(|gate| gate.output).collect();
    bits.extend(netlist.registers.iter().map(|one| one.held));
    bits.extend(&netlist.inputs);
    bits.sort_unstable();
    let mut found: Vec<Probe> = vec![];
    let mut known: HashMap<Vec<u32>, usize> = HashMap::new();
    let mut wires = 0;
    for cycle in 0..setup.cycles {
        for bit in &bits {
            let places = places(unrolled, setup, *bit, cycle);
            if places.is_empty() {
                continue;
            }
            wires += 1;
            let seen: Vec<u32> = places.keys().copied().collect();
            let at = *known.entry(seen.clone()).or_insert(found.len());
            if at == found.len() {
                let mut variables = Cone::new(&unrolled.logic, &seen).variables();
                variables.sort_unstable();
                let places = places.into_values().collect();
                found.push(Probe { seen, places, wires: vec![], variables });
            }
            found[at].wires.push(Wire { bit: *bit, cycle });
        }
    }
    (found, wires)
}

/// What a probe on a wire sees: functions, and where each stands.
fn places(unrolled: &Unrolled, setup: &GadgetSetup, bit: u32, cycle: u32) -> BTreeMap<u32, (Wire, bool)> {
    let mut found = BTreeMap::new();
    let own = [bit];
    let seen = if setup.glitches { unrolled.sources(bit, cycle) } else { &own[..] };
    // Before the first cycle all is constant.
    let before = if setup.transitions { cycle.checked_sub(1) } else { None };
    for cycle in before.into_iter().chain([cycle]) {
        for one in seen {
            let literal = unrolled.values[cycle as usize][*one as usize];
            if node_of(literal) != 0 {
                let wire = Wire { bit: *one, cycle };
                found.entry(node_of(literal)).or_insert((wire, is_inverted(literal)));
            }
        }
    }
    found
}

/// All that two see.
pub fn union(a: &[u32], b: &[u32]) -> Vec<u32> {
    let mut all: Vec<u32> = a.iter().chain(b).copied().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Whether two probes may tell more together than each alone: something is common to them or a
/// secret whole in both, and one is.
pub fn meet(probes: [&Probe; 2], variables: &[Variable]) -> bool {
    let all = union(&probes[0].variables, &probes[1].variables);
    let whole = complete(variables, all.iter().copied());
    let secret = |variable: &u32| variables[*variable as usize].secret.filter(|secret| whole[secret]);
    let key = |variable: &u32| (secret(variable), if secret(variable).is_some() { 0 } else { *variable + 1 });
    let of_first: HashSet<_> = probes[0].variables.iter().map(key).collect();
    whole.values().any(|whole| *whole) && probes[1].variables.iter().any(|one| of_first.contains(&key(one)))
}

/// Probes that do not leak alone and see more than each other one: pairs of them see all that pairs
/// of those do.
pub fn largest(probes: &[Probe], told: &[bool]) -> Vec<usize> {
    let mut having: HashMap<u32, Vec<usize>> = HashMap::new();
    for (at, probe) in probes.iter().enumerate().filter(|(at, _)| !told[*at]) {
        probe.seen.iter().for_each(|node| having.entry(*node).or_default().push(at));
    }
    let within = |a: &Probe, b: &Probe| a.seen.iter().all(|node| b.seen.binary_search(node).is_ok());
    let largest = |at: &usize| {
        let probe = &probes[*at];
        let rarest = probe.seen.iter().map(|node| &having[node]).min_by_key(|all| all.len());
        let mut others = rarest.into_iter().flatten().filter(|other| *other != at);
        !others.any(|other| within(probe, &probes[*other]))
    };
    (0..probes.len()).filter(|at| !told[*at]).filter(largest).collect()
}
