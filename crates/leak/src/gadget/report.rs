//! What was found of a gadget.
//!
//! Source: own design; Python's records are its serialised form.

use serde::{Deserialize, Serialize};

/// A wire in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename = "GadgetWire")]
pub struct Wire {
    /// Its bit.
    pub bit: u32,
    /// The cycle, from 0 on.
    pub cycle: u32,
}

/// A variable with a value.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename = "GadgetChosen")]
pub struct Chosen {
    /// The variable; of a secret, one of its shares.
    pub variable: u32,
    /// The value; of a secret, that of the secret.
    pub value: bool,
}

/// Something seen, with a value.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeenBit {
    /// Where.
    pub wire: Wire,
    /// Its value.
    pub value: bool,
}

/// Two choices of the secrets that what is seen tells apart.
#[derive(Clone, Debug, Serialize)]
pub struct Distinguished {
    /// Values of what is public.
    pub public: Vec<Chosen>,
    /// The secrets once.
    pub first: Vec<Chosen>,
    /// And once otherwise.
    pub second: Vec<Chosen>,
    /// A value of what is seen.
    pub seen: Vec<SeenBit>,
    /// How often that comes with the first.
    pub first_count: u64,
    /// And with the second.
    pub second_count: u64,
    /// Choices of the masks, of each.
    pub of: u64,
}

/// A probe, or two, that tell of secrets.
#[derive(Clone, Debug, Serialize)]
pub struct GadgetLeak {
    /// A wire of each probe.
    pub probes: Vec<Wire>,
    /// All wires in their cycles where a single probe sees the same; of two probes none.
    pub wires: Vec<Wire>,
    /// Variables that met: those that what is seen follows from, without what is hidden by a random
    /// bit of its own.
    pub met: Vec<u32>,
    /// Where it was counted: the two secrets.
    pub distinguished: Option<Distinguished>,
    /// Where it was tested: the statistic of the second stage.
    pub g: Option<f64>,
    /// Probability of one at least as large where nothing leaks.
    pub probability: Option<f64>,
}

/// How many probes were judged in which way.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[serde(rename = "GadgetWays")]
pub struct Ways {
    /// All shares of no secret are in reach, or a random bit of its own hides what is.
    pub apart: u64,
    /// Counted for all choices.
    pub counted: u64,
    /// Of these by what was counted for another probe of the same form.
    pub repeated: u64,
    /// Tested by drawn traces.
    pub tested: u64,
    /// Too wide to be counted, and not tested.
    pub left: u64,
}

/// What was found.
#[derive(Clone, Debug, Serialize)]
pub struct GadgetReport {
    /// Wires in their cycles on which something stands that is no constant.
    pub wires: u64,
    /// Of these, on which a probe leaks.
    pub leaking_wires: u64,
    /// Different single probes.
    pub probes: u64,
    /// How single probes were judged.
    pub ways: Ways,
    /// Pairs of probes that do not leak alone, of which none sees but what another one does.
    pub pairs: u64,
    /// How these were judged.
    pub pair_ways: Ways,
    /// The level of each test.
    pub level: f64,
    /// The most variables that a counted probe was left with.
    pub widest: u32,
    /// What leaks, single probes first.
    pub leaks: Vec<GadgetLeak>,
    /// Results whose shares do not make a bit that follows from secrets and what is public alone,
    /// by number; those that could not be counted are in `open_results`.
    pub wrong_results: Vec<u32>,
    /// Results that follow from too many variables.
    pub open_results: Vec<u32>,
}
