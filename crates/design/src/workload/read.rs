//! Reads a whole workload.toml, and the workloads that it requires.
//!
//! Source: docs/reference/workload.md.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use instar_diagnostic::{Diagnostic, Error};

use super::call::{Function, Operation, named};
use super::check::{backends, existing, matching};
use super::numbers::named_numbers;
use super::vectors::StatedVectors;
use super::{Api, Numbers, ParameterSet, StatedDeclassify, StatedMasked, Status, Workload, set_names};
use crate::document::Document;
use crate::lookup::{DescriptionKind, FoundFile, Library, Origin};
use crate::table::{Located, Table};
use crate::tree::{Node, PlainValue};

/// Reads and checks the workload in `found`; `above` are the names of those that require it.
pub fn read(
    found: FoundFile,
    library: &Library,
    above: &mut Vec<String>,
) -> Result<Workload, Vec<Diagnostic>> {
    let document = Document::open(&found.path)?;
    let workload = read_tables(found, library, &document, above);
    document.finish(workload)
}

fn read_tables(
    mut found: FoundFile,
    library: &Library,
    document: &Document,
    above: &mut Vec<String>,
) -> Workload {
    let root = document.root();
    let folder = found.folder.clone();
    let name = root.required_text("name", "\"<the folder's name>\"");
    if root.has("api") {
        check_name(document, &name);
        found.name.clone_from(&name.value);
    } else if !name.value.is_empty() && name.value != found.name {
        let message =
            format!("this workload is called \"{}\", and its folder \"{}\"", name.value, found.name);
        document.problem(name.span, message, Some("give both the same name".into()));
    }
    let title = root.required_text("title", "\"<title>\"").value;
    let standard = root.text("standard").map(|t| t.value);
    let mut required = root.texts("requires");
    if !root.has("sources") {
        root.missing("sources", "[\"src/<file>.c\"]");
    }
    let mut sources = matching(document, &folder, root.texts("sources"));
    required.extend(read_replaces(&root, &folder, &mut sources));
    let mut include = existing(document, &folder, root.texts("include"), "folder", Path::is_dir);
    if root.has("api") && !root.has("include") {
        include.push(folder.clone());
    }
    let api = Api::read(&root, &include);
    let hash = read_hash(&root, document, &folder, &sources);

    let sets = named(&root, "sets", read_set);
    let names = set_names(&sets);
    named_numbers(&root, &names);
    let functions =
        named(&root, "functions", |t, name| Function::read(t, name, &found.name, &folder, &names));
    let (operations, status) = match &api {
        Some(api) => (api.operations(&names), Some(Api::status())),
        None => (
            named(&root, "operations", |t, name| Operation::read(t, name, &names)),
            root.table("status").map(read_status),
        ),
    };
    if status.is_none() && operations.0.iter().any(|(_, o)| o.returns == "status") {
        root.missing("[status]", "…, because an operation returns a status");
    }
    let declassify =
        root.tables("declassify").into_iter().map(|t| StatedDeclassify::read(t, &names)).collect();
    let callable: Vec<String> = functions.names().chain(operations.names()).map(str::to_owned).collect();
    let masked = root.tables("masked").into_iter().map(|t| StatedMasked::read(t, &callable)).collect();
    let vectors = match &api {
        Some(_) => Some(StatedVectors::of_rules(Api::rules(&operations), !sets.0.is_empty())),
        None => root.table("vectors").map(|t| StatedVectors::read(t, &folder, &sets, &operations)),
    };
    root.finish();

    let mut workload = Workload {
        title,
        standard,
        requires: required.iter().map(|r| r.value.clone()).collect(),
        sources,
        hash,
        include,
        api,
        sets,
        functions,
        operations,
        status,
        declassify,
        masked,
        vectors,
        backends: backends(&folder),
        hiding: Vec::new(),
        found,
    };
    check_sources(document, &workload);
    above.push(workload.found.name.clone());
    for name in required {
        require(&mut workload, library, document, name, above);
    }
    above.pop();
    workload
}

/// A scheme behind api.h has a name of its own, which commands take.
fn check_name(document: &Document, name: &Located<String>) {
    let allowed = |letter: char| letter.is_ascii_alphanumeric() || "-_.+".contains(letter);
    let begins = name.value.starts_with(|first: char| first.is_ascii_alphanumeric());
    // An empty one is told already.
    let fits = name.value.is_empty() || (begins && name.value.chars().all(allowed));
    if !fits {
        let message = format!("a workload cannot be called \"{}\"", name.value);
        let hint = "letters, digits, `-`, `_`, `.` and `+`, as in \"kyber768-clean\"";
        document.problem(name.span.clone(), message, Some(hint.into()));
    }
}

/// `replaces`: sources in whose place another workload is required, which is what comes back.
fn read_replaces(
    root: &Table<'_>,
    folder: &Path,
    sources: &mut Vec<std::path::PathBuf>,
) -> Vec<Located<String>> {
    let Some(table) = root.table("replaces") else { return Vec::new() };
    let mut required: Vec<Located<String>> = Vec::new();
    for entry in table.entries() {
        let Some(workload) = table.as_text(&entry.key, &entry.item) else { continue };
        let path = folder.join(&entry.key);
        if !sources.contains(&path) {
            let message =
                format!("\"{}\" is none of the `sources`, so nothing can take its place", entry.key);
            root.document.problem(
                entry.key_span.clone(),
                message,
                Some("name a file that is compiled".into()),
            );
        }
        sources.retain(|source| *source != path);
        if !required.iter().any(|other| other.value == workload.value) {
            required.push(workload);
        }
    }
    required
}

/// A replaceable function's file must be compiled, or nothing would be replaced.
fn check_sources(document: &Document, workload: &Workload) {
    for (name, function) in &workload.functions.0 {
        if function.source.is_file() && !workload.sources.contains(&function.source) {
            let shown = function.source.strip_prefix(&workload.found.folder).unwrap_or(&function.source);
            let span = document.root().find("functions").map_or(0..0, |e| e.key_span.clone());
            document.problem(
                span,
                format!("the source \"{}\" of function \"{name}\" is not in `sources`", shown.display()),
                Some("add it there".into()),
            );
        }
    }
}

/// Takes over sources, include folders and functions of a required workload.
fn require(
    workload: &mut Workload,
    library: &Library,
    document: &Document,
    name: Located<String>,
    above: &mut Vec<String>,
) {
    if above.contains(&name.value) {
        let message =
            format!("workload \"{}\" requires itself through \"{}\"", name.value, workload.found.name);
        document.problem(name.span, message, Some("remove one of the two".into()));
        return;
    }
    let below = match required_from(&workload.found, library, &name.value) {
        Ok(found) => match read(found, library, above) {
            Ok(below) => below,
            Err(problems) => return document.adopt(problems),
        },
        Err(error) => {
            let hint = "name a workload that is known".to_owned();
            return document.problem(name.span, error.to_string(), Some(hint));
        }
    };
    for found in below.hiding.iter().chain(std::iter::once(&below.found)) {
        if found.shadows.is_some() && !workload.hiding.contains(found) {
            workload.hiding.push(found.clone());
        }
    }
    let per_set = workload.set_names();
    let mut sources = below.sources;
    sources.retain(|s| !workload.sources.contains(s));
    sources.append(&mut workload.sources);
    workload.sources = sources;
    workload.hash.extend(below.hash);
    for folder in below.include {
        if !workload.include.contains(&folder) {
            workload.include.push(folder);
        }
    }
    let known: Vec<String> = workload.functions.names().map(str::to_owned).collect();
    for (name, mut function) in below.functions.0 {
        if !known.contains(&name) {
            function.spread(&per_set);
            workload.functions.0.push((name, function));
        }
    }
    for mut declassify in below.declassify {
        declassify.spread(&per_set);
        workload.declassify.push(declassify);
    }
    workload.masked.extend(below.masked);
}

/// The workload that one in `found` requires: what the name means to everybody, so that a local one
/// which hides a built-in one serves those that stand on it too. Only one that was given by its
/// path has its neighbours first, as nobody else finds them.
fn required_from(found: &FoundFile, library: &Library, name: &str) -> Result<FoundFile, Error> {
    let parent = found.folder.parent().map(Path::to_owned);
    let neighbours = Library { search: parent.into_iter().collect(), here: PathBuf::new(), data: None };
    let beside =
        || neighbours.find(DescriptionKind::Workload, name).ok().map(|beside| built_in_or(library, beside));
    match found.origin {
        Origin::Path => beside().map_or_else(|| library.find(DescriptionKind::Workload, name), Ok),
        _ => library.find(DescriptionKind::Workload, name).or_else(|error| beside().ok_or(error)),
    }
}

/// A neighbour, with the built-in one that it hides.
fn built_in_or(library: &Library, beside: FoundFile) -> FoundFile {
    let everybodys = library.find(DescriptionKind::Workload, &beside.folder.to_string_lossy());
    everybodys.map_or(beside.clone(), |known| FoundFile { shadows: known.shadows, ..beside })
}

/// `hash = true`: all sources; or a list of some of them.
fn read_hash(root: &Table<'_>, document: &Document, folder: &Path, sources: &[PathBuf]) -> Vec<PathBuf> {
    if matches!(root.find("hash").map(|entry| &entry.item.node), Some(Node::Scalar(PlainValue::Boolean(_)))) {
        return if root.boolean("hash") == Some(true) { sources.to_vec() } else { Vec::new() };
    }
    let listed = root.texts("hash");
    for name in listed.iter().filter(|name| !sources.contains(&folder.join(&name.value))) {
        let message = format!("the file \"{}\" of `hash` is not in `sources`", name.value);
        document.problem(name.span.clone(), message, Some("name one that is, or write `hash = true`".into()));
    }
    listed.into_iter().map(|name| folder.join(name.value)).collect()
}

fn read_set(table: Table<'_>, name: &str) -> ParameterSet {
    let title = table.required_text("title", "\"<as the standard spells it>\"").value;
    let defines = read_defines(&table);
    table.finish();
    ParameterSet { name: name.to_owned(), title, defines }
}

/// Preprocessor definitions: the table `defines`.
pub fn read_defines(table: &Table<'_>) -> BTreeMap<String, PlainValue> {
    let mut defines = BTreeMap::new();
    if let Some(table) = table.table("defines") {
        for entry in table.entries() {
            if let Some(value) = table.as_value(&entry.key, &entry.item) {
                defines.insert(entry.key.clone(), value.value);
            }
        }
    }
    defines
}

fn read_status(table: Table<'_>) -> Status {
    let ok = table.integer("ok", i32::MIN.into(), i32::MAX.into());
    if !table.has("ok") {
        table.missing("ok", "0");
    }
    let codes = |key: &'static str| {
        let mut codes = BTreeMap::new();
        for (below, entry) in table.table(key).iter().flat_map(|t| t.entries().iter().map(move |e| (t, e))) {
            if let Some(code) = below.as_integer(&entry.key, &entry.item, i32::MIN.into(), i32::MAX.into()) {
                codes.insert(entry.key.clone(), code.value);
            }
        }
        codes
    };
    let (refused, errors) = (codes("refused"), codes("errors"));
    table.finish();
    Status { ok: ok.map_or(0, |n| n.value), refused, errors }
}

/// Keeps numbers of a workload without sets meaningful in one that has them.
trait Spread {
    fn spread(&mut self, sets: &[String]);
}

impl Spread for Numbers {
    fn spread(&mut self, sets: &[String]) {
        if let Some(value) = self.remove("") {
            self.extend(sets.iter().map(|set| (set.clone(), value)));
        }
    }
}

impl Spread for StatedDeclassify {
    fn spread(&mut self, sets: &[String]) {
        self.count.iter_mut().for_each(|count| count.spread(sets));
    }
}

impl Spread for Function {
    fn spread(&mut self, sets: &[String]) {
        let spread = |numbers: &mut Numbers| numbers.spread(sets);
        for arg in &mut self.args {
            [&mut arg.count, &mut arg.random, &mut arg.value, &mut arg.multiple]
                .into_iter()
                .flatten()
                .for_each(spread);
            arg.range.iter_mut().flatten().for_each(spread);
        }
        for output in self.output.values_mut() {
            output.equal_mod.iter_mut().for_each(spread);
            output.range.iter_mut().flatten().for_each(spread);
        }
    }
}
