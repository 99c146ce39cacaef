//! A workload: what can be built, called, replaced and checked, as `workload.toml` states it.
//!
//! Source: docs/reference/workload.md.

mod api;
mod call;
mod check;
mod masked;
mod numbers;
mod read;
mod secret;
mod vectors;

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Serialize;

use crate::lookup::{DescriptionKind, FoundFile, Library};
use crate::tree::PlainValue;
pub use api::Api;
pub(crate) use call::named;
pub use call::{ArgumentKind, Function, Operation, StatedArgument, StatedOutput};
pub(crate) use check::existing;
use instar_diagnostic::Error;
use instar_diagnostic::{nearest, suggestion};
pub use masked::StatedMasked;
pub(crate) use read::read_defines;
pub use secret::{StatedDeclassify, StatedSecret};
pub use vectors::{Derived, StatedVectors, VectorRule};

/// A number by parameter set; a workload without sets has the one set `""`.
pub type Numbers = BTreeMap<String, i64>;

/// A parameter set.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "SetInfo")]
pub struct ParameterSet {
    /// Its name.
    pub name: String,
    /// As the standard spells it.
    pub title: String,
    /// Preprocessor definitions.
    pub defines: BTreeMap<String, PlainValue>,
}

/// What an operation answers.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "StatusInfo")]
pub struct Status {
    /// The input is accepted.
    pub ok: i64,
    /// The input is wrong.
    pub refused: BTreeMap<String, i64>,
    /// The caller is wrong.
    pub errors: BTreeMap<String, i64>,
}

/// A workload, read and checked, with what it takes over from those that it requires.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "WorkloadInfo")]
pub struct Workload {
    /// Where it was found.
    #[serde(flatten)]
    pub found: FoundFile,
    /// Its title.
    pub title: String,
    /// The standard that it implements.
    pub standard: Option<String>,
    /// Workloads whose sources it needs.
    pub requires: Vec<String>,
    /// C and assembler files, those of required workloads first.
    pub sources: Vec<PathBuf>,
    /// Those sources that are a hash function's, and not of what is built on it; those of required
    /// workloads too.
    pub hash: Vec<PathBuf>,
    /// Include folders, those of required workloads last.
    pub include: Vec<PathBuf>,
    /// The interface of PQClean and pqm4, where the scheme has that.
    pub api: Option<Api>,
    /// Its parameter sets; none where it has no such thing.
    pub sets: OrderedMap<ParameterSet>,
    /// Replaceable functions, those of required workloads too.
    pub functions: OrderedMap<Function>,
    /// Whole operations.
    pub operations: OrderedMap<Operation>,
    /// What operations answer.
    pub status: Option<Status>,
    /// What it makes public, and what those that it requires do.
    pub declassify: Vec<StatedDeclassify>,
    /// What of its functions is shared.
    pub masked: Vec<StatedMasked>,
    /// Where cases are and what they check.
    pub vectors: Option<StatedVectors>,
    /// Folders `kernels/<name>`.
    pub backends: BTreeMap<String, PathBuf>,
    /// Those that it requires and that hide a built-in one.
    pub hiding: Vec<FoundFile>,
}

/// Named things in the order of the file.
#[derive(Clone, Debug)]
pub struct OrderedMap<T>(pub Vec<(String, T)>);

impl<T> Default for OrderedMap<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> OrderedMap<T> {
    /// The thing of this name.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.0.iter().find(|(n, _)| n == name).map(|(_, thing)| thing)
    }

    /// All names.
    pub fn names(&self) -> impl Iterator<Item = &str> + Clone {
        self.0.iter().map(|(name, _)| name.as_str())
    }
}

impl<T: Serialize> Serialize for OrderedMap<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, thing)| (name, thing)))
    }
}

impl Workload {
    /// Finds, reads and checks a workload.
    pub fn find(library: &Library, name: &str) -> Result<Self, Error> {
        let found = library.find(DescriptionKind::Workload, name)?;
        Ok(read::read(found, library, &mut Vec::new())?)
    }

    /// `ml-dsa-44` → workload `ml-dsa`, set `44`; `sha3`, which has no sets → set `""`.
    pub fn find_set(library: &Library, name: &str) -> Result<(Self, String), Error> {
        let ends = name.rmatch_indices('-').map(|(at, _)| at);
        for end in std::iter::once(name.len()).chain(ends) {
            let Ok(found) = library.find(DescriptionKind::Workload, &name[..end]) else { continue };
            let workload = read::read(found, library, &mut Vec::new())?;
            let set = name[end..].trim_start_matches('-');
            return match (set.is_empty(), workload.sets.0.is_empty()) {
                (true, true) => Ok((workload, String::new())),
                (false, true) => Err(Error::sentence(format!(
                    "workload \"{0}\" has no parameter sets, so \"{name}\" is unknown; write {0}",
                    workload.found.name
                ))),
                _ if workload.sets.get(set).is_some() => Ok((workload, set.to_owned())),
                (empty, _) => {
                    let own = &workload.found.name;
                    let named = workload.sets.names().map(|s| format!("{own}-{s}")).collect::<Vec<_>>();
                    Err(Error::sentence(if empty {
                        let known = named.join(", ");
                        format!(
                            "workload \"{own}\" has parameter sets, and \"{name}\" names none; known: {known}"
                        )
                    } else {
                        let hint = suggestion(name, "known", named.iter().map(String::as_str));
                        format!("workload \"{own}\" has no parameter set \"{set}\"; {hint}")
                    }))
                }
            };
        }
        let unknown = library.find(DescriptionKind::Workload, name).expect_err("it was not found above");
        let place = name.contains(['/', '\\', '.']) || library.here.join(name).exists();
        Err(match nearest_set(library, name).filter(|_| !place) {
            Some(set) => Error::sentence(format!("there is no workload \"{name}\"; did you mean \"{set}\"?")),
            None => unknown,
        })
    }

    /// The set names that numbers are given for.
    fn set_names(&self) -> Vec<String> {
        set_names(&self.sets)
    }
}

/// The set of any workload that `name` most likely means, as commands name it.
fn nearest_set(library: &Library, name: &str) -> Option<String> {
    let readable = |found: FoundFile| read::read(found, library, &mut Vec::new()).ok();
    let workloads = library.list(DescriptionKind::Workload).into_iter().filter_map(readable);
    let named = |workload: Workload| {
        let own = workload.found.name;
        match workload.sets.0.is_empty() {
            true => vec![own],
            false => workload.sets.names().map(|set| format!("{own}-{set}")).collect(),
        }
    };
    let known: Vec<String> = workloads.flat_map(named).collect();
    nearest(name, known.iter().map(String::as_str)).map(str::to_owned)
}

/// Names of the sets, or the one name `""`.
fn set_names(sets: &OrderedMap<ParameterSet>) -> Vec<String> {
    if sets.0.is_empty() { vec![String::new()] } else { sets.names().map(str::to_owned).collect() }
}
