//! Gadgets: whether what a probe sees in a circuit of gates and registers tells of shared secrets.
//!
//! Source: probes extended by glitches and by transitions after Faust, Grosso, Merino Del Pozo,
//! Paglialonga and Standaert (TCHES 2018(3)). A probe on a wire sees, by model, its value; with
//! glitches the inputs and registers that it follows from within a cycle; with transitions both of
//! the cycle before too. Relaxed, after Müller and Moradi (TCHES 2024(4)): a gate that a constant
//! holds shut, which does not change either, lets no glitch through.

mod cone;
mod exact;
mod logic;
mod netlist;
mod probe;
mod report;
mod sample;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use serde::Deserialize;

use crate::threshold::level_of_each;
use cone::Cone;
use exact::{Difference, MOST_SEEN, compare};
pub use netlist::{FlipFlop, Gate, GateKind, GateNetlist, Given};
use netlist::{Unrolled, unrolled};
use probe::{Probe, largest, probes};
pub use report::{Chosen, Distinguished, GadgetLeak, GadgetReport, SeenBit, Ways, Wire};

/// A bit that somebody chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename = "GadgetVariable")]
pub struct Variable {
    /// The secret of which it is a share, by number; the secret is the sum of its shares modulo 2.
    /// Where it is none, it is drawn or public.
    pub secret: Option<u32>,
    /// Whether everybody knows it; else, and if it is no share, it is drawn.
    pub public: bool,
}

/// What is judged, and how.
#[derive(Clone, Debug, Deserialize)]
pub struct GadgetSetup {
    /// Variables by number.
    pub variables: Vec<Variable>,
    /// What stands at the inputs; what is not said is 0.
    pub given: Vec<Given>,
    /// Cycles that are looked at.
    pub cycles: u32,
    /// Whether glitches are seen.
    pub glitches: bool,
    /// Whether transitions are seen.
    pub transitions: bool,
    /// Whether a constant that does not change keeps glitches out of gates that it decides.
    pub relaxed: bool,
    /// Probes that are seen together, 1 or 2.
    pub order: u32,
    /// Variables beyond which a probe is not counted exactly.
    pub exact_bits: u32,
    /// Traces of each class and stage of a test, where a probe is not counted; 0: none is tested.
    pub traces: u64,
    /// Probability that a test tells anything where nothing leaks.
    pub alpha: f64,
    /// Of what tests draw.
    pub seed: u64,
    /// Where the shares of each bit that the gadget computes stand; the bit is their sum.
    pub results: Vec<Vec<Wire>>,
}

/// What became of one probe or pair.
enum Verdict {
    Apart,
    Counted(Option<(usize, Difference)>),
    Wide(Vec<Cone>),
}

/// What was counted before, by form.
type Known = HashMap<Vec<u32>, Option<Difference>>;

struct Judge<'a> {
    setup: &'a GadgetSetup,
    unrolled: &'a Unrolled,
    known: Known,
    widest: u32,
}

impl Judge<'_> {
    /// Judges what is seen. Of a leak the cone that tells it is the last of the second value.
    fn verdict(&mut self, seen: &[u32], ways: &mut Ways) -> (Verdict, Vec<Cone>) {
        let variables = &self.setup.variables;
        let cone = Cone::new(&self.unrolled.logic, seen);
        if !cone.has_secret(variables) {
            ways.apart += 1;
            return (Verdict::Apart, vec![]);
        }
        let parts = cone.reduced(variables).parts(variables);
        if parts.is_empty() {
            ways.apart += 1;
            return (Verdict::Apart, vec![]);
        }
        let (mut wide, mut is_new) = (vec![], false);
        for (at, part) in parts.iter().enumerate() {
            let count = part.variables().len() as u32;
            if count > self.setup.exact_bits || part.seen.len() > MOST_SEEN {
                wide.push(part.clone());
                continue;
            }
            self.widest = self.widest.max(count);
            let form = part.form(variables);
            let found = match self.known.get(&form) {
                Some(found) => found.clone(),
                None => {
                    is_new = true;
                    let found = compare(part, variables);
                    self.known.insert(form, found.clone());
                    found
                }
            };
            if let Some(difference) = found {
                ways.counted += 1;
                ways.repeated += u64::from(!is_new);
                return (Verdict::Counted(Some((at, difference))), parts);
            }
        }
        if !wide.is_empty() {
            return (Verdict::Wide(wide), parts);
        }
        ways.counted += 1;
        ways.repeated += u64::from(!is_new);
        (Verdict::Counted(None), parts)
    }
}

/// What waits for its tests.
struct Waiting {
    probes: Vec<usize>,
    cones: Vec<Cone>,
}

/// Why there is no report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unjudged {
    /// Gates are a ring.
    Ring,
    /// It was not to go on.
    Stopped,
}

/// Judges a gadget. `go_on` is asked with the number of probes and pairs so far.
///
/// # Errors
///
/// Where its gates are a ring, or it was not to go on.
pub fn judge(
    netlist: &GateNetlist,
    setup: &GadgetSetup,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Result<GadgetReport, Unjudged> {
    let mut number = 0;
    let mut next = || {
        number += 1;
        if go_on(number) { Ok(()) } else { Err(Unjudged::Stopped) }
    };
    let unrolled = unrolled(netlist, setup).ok_or(Unjudged::Ring)?;
    let (probes, wires) = probes(netlist, &unrolled, setup);
    let mut judge = Judge { setup, unrolled: &unrolled, known: Known::new(), widest: 0 };
    let (mut ways, mut pair_ways) = (Ways::default(), Ways::default());
    let (mut leaks, mut waiting) = (vec![], vec![]);
    let mut told = vec![false; probes.len()];
    for (at, probe) in probes.iter().enumerate() {
        next()?;
        let (verdict, parts) = judge.verdict(&probe.seen, &mut ways);
        match verdict {
            Verdict::Counted(Some((part, difference))) => {
                told[at] = true;
                leaks.push(leak(&[probe], &parts[part], Some(&difference)));
            }
            Verdict::Wide(cones) => waiting.push(Waiting { probes: vec![at], cones }),
            Verdict::Apart | Verdict::Counted(None) => {}
        }
    }
    let single = waiting.len();
    let mut number_of_pairs = 0;
    if setup.order > 1 {
        let kept = largest(&probes, &told);
        let pairs = kept.iter().enumerate().flat_map(|(at, a)| kept[at + 1..].iter().map(move |b| (*a, *b)));
        for (a, b) in pairs {
            next()?;
            number_of_pairs += 1;
            let seen = probe::union(&probes[a].seen, &probes[b].seen);
            let both = [&probes[a], &probes[b]];
            if !probe::meet(both, &setup.variables) {
                pair_ways.apart += 1;
                continue;
            }
            let (verdict, parts) = judge.verdict(&seen, &mut pair_ways);
            match verdict {
                Verdict::Counted(Some((part, difference))) => {
                    leaks.push(leak_of_pair(both, &seen, &parts[part], Some(&difference)));
                }
                Verdict::Wide(cones) => waiting.push(Waiting { probes: vec![a, b], cones }),
                Verdict::Apart | Verdict::Counted(None) => {}
            }
        }
    }
    let tests = waiting.iter().map(|one| one.cones.len() as u64).sum();
    let level = level_of_each(setup.alpha, tests);
    for (number, one) in waiting.iter().enumerate() {
        let ways = if number < single { &mut ways } else { &mut pair_ways };
        // Beyond the bits of a word nothing is drawn either.
        let narrow = one.cones.iter().all(|cone| cone.seen.len() <= MOST_SEEN);
        if setup.traces == 0 || !narrow {
            ways.left += 1;
            continue;
        }
        next()?;
        ways.tested += 1;
        let stage = |cone: &Cone, stage: u64| {
            sample::test(cone, &setup.variables, setup.traces, setup.seed ^ (2 * number as u64 + stage) << 20)
        };
        let shown = one.cones.iter().find_map(|cone| {
            let screened = stage(cone, 0).probability < level;
            let again = screened.then(|| stage(cone, 1)).filter(|again| again.probability < level)?;
            Some((cone, again))
        });
        let Some((cone, again)) = shown else { continue };
        let mut found = match one.probes[..] {
            [a] => {
                told[a] = true;
                leak(&[&probes[a]], cone, None)
            }
            [a, b] => {
                let seen = probe::union(&probes[a].seen, &probes[b].seen);
                leak_of_pair([&probes[a], &probes[b]], &seen, cone, None)
            }
            _ => unreachable!("one or two"),
        };
        (found.g, found.probability) = (Some(again.g), Some(again.probability));
        leaks.push(found);
    }
    leaks.sort_by_key(|leak| leak.probes.len());
    let leaking = probes.iter().zip(&told).filter(|(_, told)| **told);
    let (wrong_results, open_results) = results(&unrolled, setup);
    Ok(GadgetReport {
        wires,
        leaking_wires: leaking.map(|(probe, _)| probe.wires.len() as u64).sum(),
        probes: probes.len() as u64,
        ways,
        pairs: number_of_pairs,
        pair_ways,
        level,
        widest: judge.widest,
        leaks,
        wrong_results,
        open_results,
    })
}

fn leak(probes: &[&Probe], cone: &Cone, difference: Option<&Difference>) -> GadgetLeak {
    let wires = probes[0].wires.clone();
    told(probes, wires, &probes[0].places, cone, difference)
}

fn leak_of_pair(
    probes: [&Probe; 2],
    seen: &[u32],
    cone: &Cone,
    difference: Option<&Difference>,
) -> GadgetLeak {
    let place = |node: &u32| {
        let of = |probe: &Probe| Some(probe.places[probe.seen.binary_search(node).ok()?]);
        probes.into_iter().find_map(of).expect("one of them sees it")
    };
    let places: Vec<(Wire, bool)> = seen.iter().map(place).collect();
    told(&probes, vec![], &places, cone, difference)
}

fn told(
    probes: &[&Probe],
    wires: Vec<Wire>,
    places: &[(Wire, bool)],
    cone: &Cone,
    difference: Option<&Difference>,
) -> GadgetLeak {
    let met = cone.variables();
    let chosen = |at: usize, value| Chosen { variable: met[at], value };
    let distinguished = difference.map(|found| Distinguished {
        public: found.public.iter().map(|(at, value)| chosen(*at, *value)).collect(),
        first: found.secrets.iter().map(|(at, value, _)| chosen(*at, *value)).collect(),
        second: found.secrets.iter().map(|(at, _, value)| chosen(*at, *value)).collect(),
        seen: cone
            .seen
            .iter()
            .enumerate()
            .map(|(bit, (at, _))| {
                let (wire, inverted) = places[*at];
                SeenBit { wire, value: (found.value >> bit & 1 == 1) != inverted }
            })
            .collect(),
        first_count: found.counts.0,
        second_count: found.counts.1,
        of: found.of,
    });
    let probes = probes.iter().map(|probe| probe.wires[0]).collect();
    GadgetLeak { probes, wires, met, distinguished, g: None, probability: None }
}

/// Results that do not follow from secrets and what is public alone, and those that follow from too
/// much to say.
fn results(unrolled: &Unrolled, setup: &GadgetSetup) -> (Vec<u32>, Vec<u32>) {
    let (mut wrong, mut open) = (vec![], vec![]);
    let mut logic = unrolled.logic.clone();
    for (number, shares) in setup.results.iter().enumerate() {
        let value = |share: &Wire| unrolled.values[share.cycle as usize][share.bit as usize];
        let sum = shares.iter().fold(logic::ZERO, |sum, share| logic.xor(sum, value(share)));
        let cone = Cone::new(&logic, &[logic::node_of(sum)]);
        match cone.variables().len() as u32 <= setup.exact_bits {
            true if !exact::is_decided(&cone, &setup.variables) => wrong.push(number as u32),
            true => {}
            false => open.push(number as u32),
        }
    }
    (wrong, open)
}
