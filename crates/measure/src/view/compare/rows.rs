//! What costs more in one stream than in the other: functions, source lines, instructions.
//!
//! Source: docs/reference/profile.md, "Comparing": functions are paired by name, instructions by
//! address where the streams are the same, else by the order of their texts within a function.

use std::collections::BTreeMap;

use serde::Serialize;

use super::align::align;
use super::lockstep::{Side, Sum};
use crate::view::profile::Code;

/// What one side paid.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Cost {
    /// Instructions that committed.
    pub executions: u64,
    /// Cycles between their commits and those before.
    pub cycles: u64,
    /// How often each cause held one up, most frequent first.
    pub causes: Vec<(&'static str, u64)>,
}

impl Cost {
    fn of(sum: &Sum, side: &Side) -> Self {
        Self { executions: sum.executions, cycles: sum.cycles, causes: sum.names(side.causes) }
    }
}

/// A function of both, or of one.
#[derive(Clone, Debug, Serialize)]
pub struct FunctionDifference {
    /// Its name.
    pub function: String,
    /// In the first stream; `None` where that does not have it.
    pub a: Option<Cost>,
    /// In the second.
    pub b: Option<Cost>,
}

/// A source line of both, or of one.
#[derive(Clone, Debug, Serialize)]
pub struct LineDifference {
    /// Source file; `None` where the program does not say.
    pub file: Option<String>,
    /// Line.
    pub line: Option<u32>,
    /// In the first stream.
    pub a: Option<Cost>,
    /// In the second.
    pub b: Option<Cost>,
}

/// An instruction of both, or of one.
#[derive(Clone, Debug, Serialize)]
pub struct InstructionDifference {
    /// Its function.
    pub function: String,
    /// Assembly.
    pub text: String,
    /// Source line, `ntt.c:42` with the compiler's path; of the first stream where both have it.
    pub place: Option<(String, u32)>,
    /// Addresses in both.
    pub pcs: (Option<u64>, Option<u64>),
    /// In the first stream.
    pub a: Option<Cost>,
    /// In the second.
    pub b: Option<Cost>,
}

type Of<'a> = (&'a Side, &'a Code);

fn used<'a>((side, _): Of<'a>) -> impl Iterator<Item = (u32, &'a Sum)> {
    side.sums.iter().enumerate().filter(|(_, sum)| sum.executions > 0).map(|(id, sum)| (id as u32, sum))
}

/// Cycles of the second less those of the first, without their sign.
fn weight(a: Option<&Cost>, b: Option<&Cost>) -> u64 {
    a.map_or(0, |a| a.cycles).abs_diff(b.map_or(0, |b| b.cycles))
}

/// Sums by any key, of both.
fn by<K: Ord>(
    a: Of<'_>,
    b: Of<'_>,
    key: impl Fn(&Code, u32) -> Option<K>,
) -> Vec<(K, Option<Cost>, Option<Cost>)> {
    let mut sums: BTreeMap<K, (Option<Sum>, Option<Sum>)> = BTreeMap::new();
    for (id, sum) in used(a) {
        if let Some(key) = key(a.1, id) {
            sums.entry(key).or_default().0.get_or_insert_default().merge(sum);
        }
    }
    for (id, sum) in used(b) {
        if let Some(key) = key(b.1, id) {
            sums.entry(key).or_default().1.get_or_insert_default().merge(sum);
        }
    }
    let cost = |sum: Option<Sum>, of: Of<'_>| sum.map(|sum| Cost::of(&sum, of.0));
    let mut rows: Vec<_> =
        sums.into_iter().map(|(key, (of_a, of_b))| (key, cost(of_a, a), cost(of_b, b))).collect();
    rows.sort_by_key(|(_, a, b)| std::cmp::Reverse(weight(a.as_ref(), b.as_ref())));
    rows
}

fn function_of(code: &Code, id: u32) -> Option<String> {
    code.get(id).function.map(|function| code.name(function).to_owned())
}

/// By function; nothing where no program is known.
pub fn functions(a: Of<'_>, b: Of<'_>) -> Vec<FunctionDifference> {
    let rows = by(a, b, function_of).into_iter();
    rows.map(|(function, a, b)| FunctionDifference { function, a, b }).collect()
}

/// By source line; nothing where no program is known.
pub fn lines(a: Of<'_>, b: Of<'_>) -> Vec<LineDifference> {
    let key = |code: &Code, id| {
        let location = code.locate(id);
        code.has_symbols().then_some((location.file, location.line))
    };
    let rows = by(a, b, key).into_iter();
    rows.map(|((file, line), a, b)| LineDifference { file, line, a, b }).collect()
}

/// By instruction: by address where the streams are the `same`, else aligned within each function.
pub fn instructions(a: Of<'_>, b: Of<'_>, same: bool) -> Vec<InstructionDifference> {
    let mut rows = if same { by_address(a, b) } else { by_text(a, b) };
    rows.sort_by_key(|row| std::cmp::Reverse(weight(row.a.as_ref(), row.b.as_ref())));
    rows
}

fn row(a: Of<'_>, b: Of<'_>, ids: (Option<u32>, Option<u32>)) -> InstructionDifference {
    let (code, id) = match ids {
        (Some(id), _) => (a.1, id),
        (None, Some(id)) => (b.1, id),
        (None, None) => (a.1, 0),
    };
    let location = code.locate(id);
    let cost = |of: Of<'_>, id: Option<u32>| id.map(|id| Cost::of(&of.0.sums[id as usize], of.0));
    InstructionDifference {
        function: function_of(code, id).unwrap_or_default(),
        text: code.text(id),
        place: location.file.zip(location.line),
        pcs: (ids.0.map(|id| a.1.get(id).pc), ids.1.map(|id| b.1.get(id).pc)),
        a: cost(a, ids.0),
        b: cost(b, ids.1),
    }
}

fn by_address(a: Of<'_>, b: Of<'_>) -> Vec<InstructionDifference> {
    let key = |code: &Code, id: u32| (code.get(id).pc, code.get(id).word);
    let mut ids: BTreeMap<(u64, u32), (Option<u32>, Option<u32>)> = BTreeMap::new();
    for (id, _) in used(a) {
        ids.entry(key(a.1, id)).or_default().0 = Some(id);
    }
    for (id, _) in used(b) {
        ids.entry(key(b.1, id)).or_default().1 = Some(id);
    }
    ids.into_values().map(|ids| row(a, b, ids)).collect()
}

/// Static ids of each function in the order of their addresses.
fn bodies(of: Of<'_>) -> BTreeMap<String, Vec<u32>> {
    let mut bodies: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for (id, _) in used(of) {
        bodies.entry(function_of(of.1, id).unwrap_or_default()).or_default().push(id);
    }
    for body in bodies.values_mut() {
        body.sort_by_key(|&id| of.1.get(id).pc);
    }
    bodies
}

fn by_text(a: Of<'_>, b: Of<'_>) -> Vec<InstructionDifference> {
    let (of_a, mut of_b) = (bodies(a), bodies(b));
    let texts =
        |of: Of<'_>, ids: &[u32]| ids.iter().map(|&id| without_target(&of.1.text(id))).collect::<Vec<_>>();
    let mut rows = Vec::new();
    for (function, ids_a) in of_a {
        let ids_b = of_b.remove(&function).unwrap_or_default();
        let pairs = align(&texts(a, &ids_a), &texts(b, &ids_b));
        rows.extend(pairs.into_iter().map(|(i, j)| row(a, b, (i.map(|i| ids_a[i]), j.map(|j| ids_b[j])))));
    }
    rows.extend(of_b.into_values().flatten().map(|id| row(a, b, (None, Some(id)))));
    rows
}

/// An instruction without the address that a jump leads to, which moves with the code around it.
fn without_target(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    if words.last().is_some_and(|last| last.starts_with("0x")) {
        words.pop();
    }
    words.join(" ")
}
