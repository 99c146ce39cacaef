//! Short forms of what most instructions do.
//!
//! Source: own design: how secret bits spread is kept once for all instructions that do the same,
//! so that a plan is small and the rules of a program stay in the nearest cache.

use instar_coredsl::BitSource;
use instar_isa::RegisterFile;
use rustc_hash::FxHashMap;

use super::leak::LeakKind;
use super::plan::{From, General, Plan, Rule};
use super::spread::Spread;

/// All rules by their number.
#[derive(Default)]
pub struct Rules {
    list: Vec<Rule>,
    numbers: FxHashMap<[Spread; 2], u32>,
}

impl Rules {
    /// The rule with this number.
    #[inline]
    pub fn get(&self, number: u32) -> &Rule {
        &self.list[number as usize]
    }

    /// The number of the rule of a value with these two sources.
    fn number(&mut self, value: &From, sources: [BitSource; 2]) -> u32 {
        let spread = |source| value.iter().find(|from| from.0 == source).map(|from| from.1.clone());
        let Self { list, numbers } = self;
        let spreads = sources.map(|source| spread(source).unwrap_or_default());
        *numbers.entry(spreads).or_insert_with_key(|spreads| {
            list.push(Rule::new(spreads.clone()));
            list.len() as u32 - 1
        })
    }

    /// The same for a value that X registers make.
    fn of_registers(&mut self, value: &From, rs: [u8; 2]) -> u32 {
        self.number(value, rs.map(|number| BitSource::Register((RegisterFile::X, u16::from(number)))))
    }

    /// The short form of `general`, if it has one.
    pub fn short(&mut self, general: &General, xlen: u32) -> Option<Plan> {
        let General { addresses, control, target, latency, loaded, written, stored } = general;
        let constant = From::new();
        let (rd, value) = match &written[..] {
            [] => (0, &constant),
            [((RegisterFile::X, number), value)] => (*number as u8, value),
            _ => return None,
        };
        let goes_on = control.is_empty() && target.is_empty();
        match (&addresses[..], &loaded[..], &stored[..]) {
            ([], [], []) if goes_on => self.computed(rd, value, latency),
            ([], [], []) if value.is_empty() && latency.is_empty() => {
                let (kind, deciding) = match (&control[..], &target[..]) {
                    (_, []) => (LeakKind::Branch, control),
                    ([], _) => (LeakKind::Jump, target),
                    _ => return None,
                };
                let rs = registers(&[deciding])?;
                Some(Plan::Decide { kind, rule: self.of_registers(deciding, rs), rs, rd })
            }
            ([address], [_], []) if goes_on && latency.is_empty() => {
                let (rs1, sources) = (whole_register(address, xlen)?, [BitSource::Loaded(0), address.0]);
                let known = value.iter().all(|(source, _)| sources.contains(source));
                known.then(|| Plan::Load { rule: self.number(value, sources), rs1, rd })
            }
            ([address], [], [(_, stored)]) if goes_on && latency.is_empty() && written.is_empty() => {
                let (rs1, [rs2, none]) = (whole_register(address, xlen)?, registers(&[stored])?);
                (none == 0).then(|| Plan::Store { rule: self.of_registers(stored, [rs2, 0]), rs1, rs2 })
            }
            _ => None,
        }
    }

    /// An instruction that only computes.
    fn computed(&mut self, rd: u8, value: &From, latency: &From) -> Option<Plan> {
        let variable = !latency.is_empty();
        let rs = registers(&[value, latency])?;
        // The latency of a short form depends on every operand.
        let operands = rs.iter().filter(|number| **number != 0).count();
        if variable && latency.len() != operands {
            return None;
        }
        Some(match (rd, &value[..]) {
            (0, _) if !variable => Plan::Nothing,
            (_, []) if !variable => Plan::Constant { rd },
            _ => Plan::Compute { rule: self.of_registers(value, rs), variable, rd, rs },
        })
    }
}

/// The X registers on which values depend, in order, x0 where there are fewer; none where there are
/// more or others.
fn registers(values: &[&From]) -> Option<[u8; 2]> {
    let (mut found, mut count) = ([0; 2], 0);
    for (source, _) in values.iter().copied().flatten() {
        let BitSource::Register((RegisterFile::X, number)) = *source else { return None };
        if !found[..count].contains(&(number as u8)) {
            *found.get_mut(count)? = number as u8;
            count += 1;
        }
    }
    Some(found)
}

/// The X register of which every bit counts.
fn whole_register((source, spread): &(BitSource, Spread), xlen: u32) -> Option<u8> {
    let all = u64::MAX >> (64 - xlen);
    match (source, spread) {
        (BitSource::Register((RegisterFile::X, number)), Spread::Any { from, .. }) if from & all == all => {
            Some(*number as u8)
        }
        _ => None,
    }
}
