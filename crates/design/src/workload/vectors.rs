//! Where the cases of a workload are, and which operation each of them calls.
//!
//! Source: docs/reference/workload.md, `[vectors]`. The cases themselves are read by those who run
//! them.

use serde::Serialize;

use super::call::plain;
use super::{Operation, OrderedMap, ParameterSet};
use crate::design::variant::known;
use crate::table::{Located, Table};
use crate::tree::{Entry, Node};

/// One entry of `[[vectors.rules]]`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "RuleInfo")]
pub struct VectorRule {
    /// Field → condition.
    /// Python: `dict[str, Any]`
    pub when: serde_json::Value,
    /// The operation that is called.
    pub operation: String,
    /// Argument → source.
    /// Python: `dict[str, Any]`
    pub inputs: serde_json::Value,
    /// Argument → field, `{ sha256 = field }` or `{ xor = field }`.
    /// Python: `dict[str, Any]`
    pub out: serde_json::Value,
}

/// `[vectors.derived]`: cases that are another case with a change.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "DerivedInfo")]
pub struct Derived {
    /// The field with the number of the case that is changed.
    pub from: String,
    /// Condition on that case.
    /// Python: `dict[str, Any]`
    pub base: serde_json::Value,
    /// Change → field that it is made to, and fields that say what it is.
    /// Python: `dict[str, dict[str, str]]`
    pub changes: serde_json::Value,
}

/// `[vectors]`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "VectorsInfo")]
pub struct StatedVectors {
    /// The project's own files.
    pub files: Vec<std::path::PathBuf>,
    /// Names of the files in a folder of further vectors.
    pub shared: Vec<String>,
    /// The field that holds the set's title, or a table with the field and what its values mean;
    /// null without sets.
    /// Python: `str | dict[str, Any] | None`
    pub set: serde_json::Value,
    /// Field → condition of the cases that another workload answers; null where all are this one's.
    /// Python: `dict[str, Any] | None`
    pub others: serde_json::Value,
    /// Cases that are other ones with a change.
    pub derived: Option<Derived>,
    /// Conditions on cases that take minutes.
    /// Python: `list[dict[str, Any]]`
    pub slow: serde_json::Value,
    /// The rules, the first that holds wins.
    pub rules: Vec<VectorRule>,
}

impl StatedVectors {
    /// These rules, for cases that stand in no file of the workload; their field `set` holds the
    /// set's title.
    pub fn of_rules(rules: Vec<VectorRule>, has_sets: bool) -> Self {
        Self {
            files: Vec::new(),
            shared: Vec::new(),
            set: if has_sets { "set".into() } else { serde_json::Value::Null },
            others: serde_json::Value::Null,
            derived: None,
            slow: serde_json::json!([]),
            rules,
        }
    }

    /// Reads `[vectors]`.
    pub fn read(
        table: Table<'_>,
        folder: &std::path::Path,
        sets: &OrderedMap<ParameterSet>,
        operations: &OrderedMap<Operation>,
    ) -> Self {
        let files = table.texts("files");
        for file in files.iter().filter(|f| !folder.join(&f.value).is_file()) {
            let message = format!("there is no file \"{}\" in this workload", file.value);
            table.document.problem(file.span.clone(), message, Some("give a file with cases".into()));
        }
        let shared = table.text_or_texts("shared").into_iter().map(|t| t.value).collect();
        let set = read_set(&table, sets);
        let others = table_of(&table, "others").map_or(serde_json::Value::Null, |e| plain(&e.item));
        let derived = table.table("derived").map(Derived::read);
        let slow = conditions(&table, "slow");
        let rules = table.tables("rules").into_iter().map(|t| VectorRule::read(t, operations)).collect();
        table.finish();
        let files = files.into_iter().map(|f| folder.join(f.value)).collect();
        Self { files, shared, set, others, derived, slow, rules }
    }
}

/// Changes that a case may make to a field of another one, and the keys that say how.
const CHANGES: [(&str, &[&str]); 3] =
    [("flip", &["of", "byte", "bit"]), ("truncate", &["of", "bytes"]), ("append", &["of", "bytes"])];

impl Derived {
    fn read(table: Table<'_>) -> Self {
        let from = table.required_text("from", "\"<field with the number of the case that is changed>\"");
        let base = table_of(&table, "base").map_or_else(|| serde_json::json!({}), |e| plain(&e.item));
        let mut changes = serde_json::Map::new();
        for (change, keys) in CHANGES {
            let Some(below) = table.table(change) else { continue };
            let fields = keys
                .iter()
                .map(|key| ((*key).to_owned(), below.required_text(key, "\"<field>\"").value.into()));
            changes.insert(change.to_owned(), serde_json::Value::Object(fields.collect()));
            below.finish();
        }
        table.finish();
        Self { from: from.value, base, changes: changes.into() }
    }
}

/// A list of conditions on cases; empty where the key is missing.
fn conditions(table: &Table<'_>, key: &'static str) -> serde_json::Value {
    let Some(entry) = table.find(key) else { return serde_json::json!([]) };
    let listed = match &entry.item.node {
        Node::List(items) => items.iter().all(|item| matches!(item.node, Node::Table(_))),
        _ => false,
    };
    if !listed {
        let hint = format!("write {key} = [{{ <field> = <value> }}]");
        table.document.problem(
            entry.item.span.clone(),
            format!("`{key}` is no list of conditions"),
            Some(hint),
        );
    }
    plain(&entry.item)
}

impl VectorRule {
    fn read(table: Table<'_>, operations: &OrderedMap<Operation>) -> Self {
        let when = table_of(&table, "when");
        let operation = table.required_text("operation", "\"<operation>\"");
        let names: Vec<String> = operations.names().map(str::to_owned).collect();
        if !operation.value.is_empty() {
            known(&table, &operation, "operation", "operations", &names);
        }
        let (inputs, out) = (table_of(&table, "in"), table_of(&table, "out"));
        if let Some(target) = operations.get(&operation.value) {
            let arguments: Vec<String> = target.args.iter().map(|a| a.name.clone()).collect();
            for entry in inputs.iter().chain(&out).flat_map(|e| entries(e)) {
                let name = Located { value: entry.key.clone(), span: entry.key_span.clone() };
                known(&table, &name, "argument", "arguments", &arguments);
            }
            for entry in inputs.iter().flat_map(|e| entries(e)) {
                check_source(&table, entry);
            }
            for entry in out.iter().flat_map(|e| entries(e)) {
                check_expected(&table, entry);
            }
        }
        let as_json = |entry: Option<&Entry>| entry.map_or_else(|| serde_json::json!({}), |e| plain(&e.item));
        let rule = Self {
            when: as_json(when),
            operation: operation.value,
            inputs: as_json(inputs),
            out: as_json(out),
        };
        table.finish();
        rule
    }
}

/// `set`: a field, or `{ field, values }` where the field's values are not the sets' titles.
fn read_set(table: &Table<'_>, sets: &OrderedMap<ParameterSet>) -> serde_json::Value {
    let Some(entry) = table.find("set") else { return serde_json::Value::Null };
    if !matches!(entry.item.node, Node::Table(_)) {
        return table.text("set").map_or(serde_json::Value::Null, |field| field.value.into());
    }
    let Some(given) = table.as_table(entry) else { return serde_json::Value::Null };
    given.required_text("field", "\"<field of the case>\"");
    if !given.has("values") {
        given.missing("values", "{ \"<value of the field>\" = \"<set>\" }");
    }
    let names: Vec<String> = sets.names().map(str::to_owned).collect();
    for meant in table_of(&given, "values").into_iter().flat_map(entries) {
        if let Some(name) = given.as_text(&meant.key, &meant.item) {
            known(&given, &name, "parameter set", "parameter sets", &names);
        }
    }
    given.finish();
    plain(&entry.item)
}

fn table_of<'d>(table: &Table<'d>, key: &'static str) -> Option<&'d Entry> {
    let entry = table.find(key)?;
    table.as_table(entry).map(|_| entry)
}

fn entries(entry: &Entry) -> &[Entry] {
    match &entry.item.node {
        Node::Table(entries) => entries,
        _ => &[],
    }
}

/// A source names a field, or is a table of the known forms.
fn check_source(table: &Table<'_>, entry: &Entry) {
    let Node::Table(_) = entry.item.node else {
        table.as_text(&entry.key, &entry.item);
        return;
    };
    let Some(source) = table.as_table(entry) else { return };
    let _ = ["default", "divide", "values", "otherwise"].map(|key| source.find(key));
    match (source.find("field"), source.find("value")) {
        (Some(_), None) | (None, Some(_)) => {}
        _ => source.problem(
            format!("the source of `{}` is neither a field nor a value", entry.key),
            "write { field = \"<field of the case>\" } or { value = <constant> }",
        ),
    }
    source.finish();
}

/// What an output must equal names a field, or the field that has its digest or what its shares
/// are shares of.
fn check_expected(table: &Table<'_>, entry: &Entry) {
    let Node::Table(_) = entry.item.node else {
        table.as_text(&entry.key, &entry.item);
        return;
    };
    let Some(expected) = table.as_table(entry) else { return };
    if expected.find("xor").is_some() {
        expected.required_text("xor", "\"<field with the exclusive-or of the shares>\"");
    } else {
        expected.required_text("sha256", "\"<field with the digest>\"");
    }
    expected.finish();
}
