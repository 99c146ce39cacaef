//! What costs more in one stream than in the other: functions, source lines, instructions.
//!
//! Source: docs/reference/profile.md, "Comparing": functions are paired by name, instructions by
//! address where the streams are the same, else by the order of their texts within a function.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::align::{align, without_target};
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
    /// Where the second stream has it, if that is another line.
    pub other: Option<(String, u32)>,
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

/// A source line, as far as the program says.
type Line = (Option<String>, Option<u32>);

/// By source line; nothing where no program is known. A line that one stream alone has stands
/// beside the other's whose instructions are paired with its own.
pub fn lines(a: Of<'_>, b: Of<'_>, pairs: &[Ids]) -> Vec<LineDifference> {
    let of = |code: &Code, id| -> Line {
        let location = code.locate(id);
        (location.file, location.line)
    };
    let rows = by(a, b, |code, id| code.has_symbols().then(|| of(code, id)));
    let only = |mine: fn(&Partners) -> bool| -> BTreeSet<Line> {
        rows.iter().filter(|(_, a, b)| mine(&(a, b))).map(|(line, ..)| line.clone()).collect()
    };
    let (only_a, only_b) = (only(|(_, b)| b.is_none()), only(|(a, _)| a.is_none()));
    let mut votes: BTreeMap<(Line, Line), usize> = BTreeMap::new();
    for ids in pairs {
        if let (Some(x), Some(y)) = *ids {
            let (x, y) = (of(a.1, x), of(b.1, y));
            if only_a.contains(&x) && only_b.contains(&y) {
                *votes.entry((x, y)).or_default() += 1;
            }
        }
    }
    let partner = partners(votes);
    let mut costs: BTreeMap<Line, Option<Cost>> = rows
        .iter()
        .filter(|(line, ..)| partner.values().any(|other| other == line))
        .map(|(line, _, b)| (line.clone(), b.clone()))
        .collect();
    let mut found = Vec::new();
    for (line, a, b) in rows {
        if only_b.contains(&line) && costs.contains_key(&line) {
            continue;
        }
        let (mut other, mut b) = (None, b);
        if let Some(theirs) = partner.get(&line) {
            b = costs.insert(theirs.clone(), None).flatten();
            other = theirs.0.clone().zip(theirs.1);
        }
        found.push(LineDifference { file: line.0, line: line.1, other, a, b });
    }
    found.sort_by_key(|row| std::cmp::Reverse(weight(row.a.as_ref(), row.b.as_ref())));
    found
}

/// What both paid for one line.
type Partners<'a> = (&'a Option<Cost>, &'a Option<Cost>);

/// Lines of both that have most instructions in common, each at most once.
fn partners(votes: BTreeMap<(Line, Line), usize>) -> BTreeMap<Line, Line> {
    let mut most: Vec<_> = votes.into_iter().collect();
    most.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let (mut found, mut taken) = (BTreeMap::new(), BTreeSet::new());
    for ((a, b), _) in most {
        if !found.contains_key(&a) && taken.insert(b.clone()) {
            found.insert(a, b);
        }
    }
    found
}

/// Static ids of an instruction of both, or of one.
pub type Ids = (Option<u32>, Option<u32>);

/// What stands for what: by address where the streams are the `same`, else aligned within each
/// function.
pub fn pairs(a: Of<'_>, b: Of<'_>, same: bool) -> Vec<Ids> {
    if same { by_address(a, b) } else { by_text(a, b) }
}

/// By instruction.
pub fn instructions(a: Of<'_>, b: Of<'_>, pairs: &[Ids]) -> Vec<InstructionDifference> {
    let mut rows: Vec<_> = pairs.iter().map(|&ids| row(a, b, ids)).collect();
    rows.sort_by_key(|row| std::cmp::Reverse(weight(row.a.as_ref(), row.b.as_ref())));
    rows
}

fn row(a: Of<'_>, b: Of<'_>, ids: Ids) -> InstructionDifference {
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

fn by_address(a: Of<'_>, b: Of<'_>) -> Vec<Ids> {
    let key = |code: &Code, id: u32| (code.get(id).pc, code.get(id).word);
    let mut ids: BTreeMap<(u64, u32), Ids> = BTreeMap::new();
    for (id, _) in used(a) {
        ids.entry(key(a.1, id)).or_default().0 = Some(id);
    }
    for (id, _) in used(b) {
        ids.entry(key(b.1, id)).or_default().1 = Some(id);
    }
    ids.into_values().collect()
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

fn by_text(a: Of<'_>, b: Of<'_>) -> Vec<Ids> {
    let (of_a, mut of_b) = (bodies(a), bodies(b));
    let texts =
        |of: Of<'_>, ids: &[u32]| ids.iter().map(|&id| without_target(&of.1.text(id))).collect::<Vec<_>>();
    let mut rows = Vec::new();
    for (function, ids_a) in of_a {
        let ids_b = of_b.remove(&function).unwrap_or_default();
        let pairs = align(&texts(a, &ids_a), &texts(b, &ids_b));
        rows.extend(pairs.into_iter().map(|(i, j)| (i.map(|i| ids_a[i]), j.map(|j| ids_b[j]))));
    }
    rows.extend(of_b.into_values().flatten().map(|id| (None, Some(id))));
    rows
}
