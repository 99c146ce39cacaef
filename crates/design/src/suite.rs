//! A suite of benchmarks that a user brings: which of its files make a program, how it is timed,
//! checked and scored, as `suite.toml` states it.
//!
//! Source: docs/reference/suite.md. The suite's own files lie in a folder of the user's, so nothing
//! is known of them here but names and digests; ours, its port, lie beside `suite.toml`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::document::Document;
use crate::lookup::{DescriptionKind, FoundFile, Library};
use crate::table::{Located, Table};
use crate::tree::PlainValue;
use crate::workload::{OrderedMap, existing, named, read_defines};
use instar_diagnostic::{Diagnostic, Error};

/// Runs and times that a rule may ask for.
const MOST: i64 = 1_000_000_000;

/// A suite, read and checked.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "SuiteInfo")]
pub struct Suite {
    /// Where it was found.
    #[serde(flatten)]
    pub found: FoundFile,
    /// Its title.
    pub title: String,
    /// Where users get it.
    pub home: String,
    /// Versions that are known, by name: the SHA-256 of files that tell one.
    pub versions: OrderedMap<BTreeMap<String, String>>,
    /// How it may be timed; the first one is what is meant where nobody says it.
    pub rules: OrderedMap<SuiteRule>,
    /// What it scores.
    pub score: SuiteScore,
    /// The symbol at which what is timed begins.
    pub begin: String,
    /// The symbol at which it ends.
    pub end: String,
    /// Its programs.
    pub programs: OrderedMap<SuiteProgram>,
}

/// A way of timing a suite's programs.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "SuiteRuleInfo")]
pub struct SuiteRule {
    /// What it means, in one sentence.
    pub title: String,
    /// Preprocessor definitions.
    pub defines: BTreeMap<String, PlainValue>,
    /// Runs of the benchmark in what is timed.
    pub runs: i64,
    /// Which time of coming to the beginning is timed, from 1.
    pub time: i64,
    /// What the console must say besides.
    pub says: Vec<String>,
}

/// What a suite scores: `per` × (runs, or a program's reference) / cycles.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "SuiteScoreInfo")]
pub struct SuiteScore {
    /// As in CoreMark/MHz.
    pub unit: String,
    /// What it is multiplied by.
    pub per: f64,
    /// File of the suite's folder, JSON, with the reference of each program; `None`: runs count.
    pub reference: Option<String>,
}

/// One program of a suite.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "SuiteProgramInfo")]
pub struct SuiteProgram {
    /// C files, from the suite's folder on.
    pub sources: Vec<String>,
    /// C files of ours.
    pub port: Vec<PathBuf>,
    /// Include folders, from the suite's folder on.
    pub include: Vec<String>,
    /// Include folders of ours, which come first.
    pub port_include: Vec<PathBuf>,
    /// Preprocessor definitions.
    pub defines: BTreeMap<String, PlainValue>,
    /// Compiler flags, before those of users.
    pub flags: Vec<String>,
    /// Lines that its console must say as often as it is timed; the exit code must be 0 besides.
    pub says: Vec<String>,
    /// It computes in floating point, which a compiler must bring functions for.
    pub floating: bool,
    /// What it needs and nothing here has, so that it cannot be linked.
    pub needs: Option<String>,
}

impl Suite {
    /// Finds, reads and checks a suite.
    ///
    /// # Errors
    /// One sentence with its place for each fault of the file.
    pub fn find(library: &Library, name: &str) -> Result<Self, Error> {
        let found = library.find(DescriptionKind::Suite, name)?;
        Ok(read(found)?)
    }
}

fn read(found: FoundFile) -> Result<Suite, Vec<Diagnostic>> {
    let document = Document::open(&found.path)?;
    let suite = read_tables(found, &document);
    document.finish(suite)
}

fn read_tables(found: FoundFile, document: &Document) -> Suite {
    let root = document.root();
    let text = |key, example| root.required_text(key, example).value;
    let folder = found.folder.clone();
    let common = read_program(&root, document, &folder);
    let programs = named(&root, "programs", |table, _| {
        let own = read_program(&table, document, &folder);
        table.finish();
        own.after(&common)
    });
    let suite = Suite {
        title: text("title", "\"<title>\""),
        home: text("home", "\"<where users get it>\""),
        versions: named(&root, "versions", |table, _| read_digests(&table)),
        rules: named(&root, "rules", |table, _| read_rule(table)),
        score: match root.table("score") {
            Some(table) => read_score(table),
            None => {
                root.missing("[score]", "…, with unit and per");
                SuiteScore { unit: String::new(), per: 0.0, reference: None }
            }
        },
        begin: text("begin", "\"<symbol>\""),
        end: text("end", "\"<symbol>\""),
        programs,
        found,
    };
    for (key, is_empty) in [
        ("[versions.<name>]", suite.versions.0.is_empty()),
        ("[rules.<name>]", suite.rules.0.is_empty()),
        ("[programs.<name>]", suite.programs.0.is_empty()),
    ] {
        if is_empty {
            root.missing(key, "…, at least one");
        }
    }
    root.finish();
    suite
}

/// What makes a program, where it stands for all of them or for one.
fn read_program(table: &Table<'_>, document: &Document, folder: &Path) -> SuiteProgram {
    let texts = |key| table.texts(key).into_iter().map(|text| text.value).collect();
    SuiteProgram {
        sources: inside(document, table.texts("sources")),
        port: existing(document, folder, table.texts("port"), "file", Path::is_file),
        include: inside(document, table.texts("include")),
        port_include: existing(document, folder, table.texts("port_include"), "folder", Path::is_dir),
        defines: read_defines(table),
        flags: texts("flags"),
        says: texts("says"),
        floating: table.boolean("floating").unwrap_or(false),
        needs: table.text("needs").map(|what| what.value),
    }
}

impl SuiteProgram {
    /// It with what holds for all programs before its own.
    fn after(self, common: &Self) -> Self {
        fn joined<T: Clone>(first: &[T], then: Vec<T>) -> Vec<T> {
            first.iter().cloned().chain(then).collect()
        }
        Self {
            sources: joined(&common.sources, self.sources),
            port: joined(&common.port, self.port),
            include: joined(&common.include, self.include),
            port_include: joined(&common.port_include, self.port_include),
            defines: common.defines.clone().into_iter().chain(self.defines).collect(),
            flags: joined(&common.flags, self.flags),
            says: joined(&common.says, self.says),
            floating: common.floating || self.floating,
            needs: self.needs.or_else(|| common.needs.clone()),
        }
    }
}

/// Names that lie within the suite's folder.
fn inside(document: &Document, names: Vec<Located<String>>) -> Vec<String> {
    for name in &names {
        let path = Path::new(&name.value);
        if path.is_absolute() || path.components().any(|part| part.as_os_str() == "..") {
            let message = format!("\"{}\" lies outside the suite's folder", name.value);
            document.problem(name.span.clone(), message, Some("name it from that folder on".into()));
        }
    }
    names.into_iter().map(|name| name.value).collect()
}

fn read_digests(table: &Table<'_>) -> BTreeMap<String, String> {
    let mut digests = BTreeMap::new();
    for entry in table.entries() {
        let Some(digest) = table.as_text(&entry.key, &entry.item) else { continue };
        let is_digest = digest.value.len() == 64 && digest.value.bytes().all(|b| b.is_ascii_hexdigit());
        if !is_digest {
            let message = format!("\"{}\" is no SHA-256", digest.value);
            table.document.problem(digest.span, message, Some("write its 64 hexadecimal digits".into()));
        }
        digests.insert(entry.key.clone(), digest.value.to_ascii_lowercase());
    }
    digests
}

fn read_rule(table: Table<'_>) -> SuiteRule {
    let rule = SuiteRule {
        title: table.required_text("title", "\"<what it means>\"").value,
        defines: read_defines(&table),
        runs: table.integer("runs", 1, MOST).map_or(1, |runs| runs.value),
        time: table.integer("time", 1, MOST).map_or(1, |time| time.value),
        says: table.texts("says").into_iter().map(|text| text.value).collect(),
    };
    table.finish();
    rule
}

fn read_score(table: Table<'_>) -> SuiteScore {
    let per = table.find("per").and_then(|entry| table.as_number("per", &entry.item));
    if per.is_none() {
        table.missing("per", "1_000_000");
    }
    let score = SuiteScore {
        unit: table.required_text("unit", "\"<as in CoreMark/MHz>\"").value,
        per: per.unwrap_or(0.0),
        reference: table.text("reference").map(|file| file.value),
    };
    table.finish();
    score
}
