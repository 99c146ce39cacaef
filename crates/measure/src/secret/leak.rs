//! What an instruction tells of a secret, and how often.
//!
//! Source: own design, after the practice of checking programs as if secrets were uninitialised
//! (ctgrind, TIMECOP).

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;
use serde::Serialize;

use super::shadow::Taint;
use super::steps::{Label, StepId, Steps};

/// By what a secret can be seen from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum LeakKind {
    /// A conditional branch, or an instruction that jumps or traps, depends on it.
    Branch,
    /// A jump goes where it says.
    Jump,
    /// An address is computed from it.
    Address,
    /// An instruction takes longer for some of its values.
    Latency,
    /// The word of an instruction was made from it.
    Code,
    /// The environment is asked for what it says: a call, its arguments, the exit code.
    Call,
}

/// One kind of leak at one instruction.
#[derive(Clone, Debug)]
pub struct Found {
    /// Times that a secret came there.
    pub executions: u64,
    /// The step by which it came there first.
    pub step: StepId,
    /// Every secret that came there.
    pub labels: Vec<Label>,
}

/// All leaks of a run, by static id and kind.
#[derive(Debug, Default)]
pub struct Leaks(pub FxHashMap<(u32, LeakKind), Found>);

impl Leaks {
    /// Adds those of later runs.
    pub fn merge(&mut self, later: Self) {
        for (at, new) in later.0 {
            match self.0.entry(at) {
                Entry::Vacant(vacant) => {
                    vacant.insert(new);
                }
                Entry::Occupied(mut found) => {
                    let found = found.get_mut();
                    found.executions += new.executions;
                    found.labels.extend(
                        new.labels
                            .iter()
                            .filter(|label| !found.labels.contains(label))
                            .copied()
                            .collect::<Vec<_>>(),
                    );
                }
            }
        }
    }

    /// Notes that a secret came to the instruction with static id `id`.
    #[cold]
    pub fn add(&mut self, id: u32, kind: LeakKind, taint: Taint, steps: &Steps) {
        let label = steps.label(taint.step);
        let fresh = || Found { executions: 0, step: taint.step, labels: Vec::new() };
        let found = self.0.entry((id, kind)).or_insert_with(fresh);
        found.executions += 1;
        if !found.labels.contains(&label) {
            found.labels.push(label);
        }
    }
}
