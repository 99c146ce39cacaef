//! Reads a space file: base, axes, rules, areas, picture.
//!
//! Source: docs/reference/explore.md.

use std::path::Path;

use super::check::{Named, all_settings};
use super::expand::expand;
use super::picture::{Picture, PublishedGrid};
use super::settings::{SettingCondition, Settings, is_named};
use super::{Area, Axis, AxisValue, Space, SpaceRule, StatedSpace};
use crate::document::Document;
use crate::lookup::Library;
use crate::table::{Located, Table};
use crate::tree::{Entry, Item, Node, PlainValue, Span};
use instar_diagnostic::{Error, suggestion};

/// Columns of the results that an axis may not be called.
const COLUMNS: [&str; 6] = ["cycles", "instructions", "ipc", "speedup", "area_kge", "refused"];

/// Where areas may come from.
const AREAS: [&str; 2] = ["stated", "synthesis"];

/// Reads, checks and spans the space at `path`.
pub fn read(path: &Path, library: &Library) -> Result<Space, Error> {
    let document = Document::open(path)?;
    let root = document.root();
    let (title, synthesised) = match root.table("space") {
        Some(table) => {
            let title = table.required_text("title", "\"<title>\"").value;
            let synthesised = read_areas_from(&table);
            table.finish();
            (title, synthesised)
        }
        None => {
            root.missing("[space]", "…, with a title");
            (String::new(), None)
        }
    };
    let base = root.table("base").map_or_else(Settings::default, |table| Settings::read(&table, &[]));
    let axes = read_axes(&root);
    let rules = root.tables("rules").into_iter().map(read_rule).collect();
    let areas = root.tables("areas").into_iter().filter_map(Area::read).collect();
    let picture = root.table("picture").map_or_else(Picture::default, |t| Picture::read(t, &axes));
    let published = root.tables("published").into_iter().map(|t| PublishedGrid::read(t, &axes)).collect();
    root.finish();
    let stated = StatedSpace { base, axes, rules, areas, synthesised: synthesised.is_some() };
    if let Some(span) = &synthesised {
        check_synthesised(&document, &stated, span);
    }
    let mut points = Vec::new();
    if document.is_clean() {
        let known = Named::load(&document, library, &stated);
        if document.is_clean() {
            points = expand(&document, &known, &stated);
        }
    }
    let name = name_of(path);
    let space = Space {
        path: path.to_owned(),
        name,
        title,
        axes: stated.axes,
        synthesised: stated.synthesised,
        picture,
        published,
        points,
    };
    Ok(document.finish(space)?)
}

/// Where `areas` stands, if it asks for areas from synthesis instead of stated ones.
fn read_areas_from(table: &Table<'_>) -> Option<Span> {
    let from = table.text("areas")?;
    if !AREAS.contains(&from.value.as_str()) {
        let hint = suggestion(&from.value, "known", AREAS);
        let message = format!("areas cannot come from \"{}\"", from.value);
        table.document.problem(from.span.clone(), message, Some(hint));
    }
    (from.value == "synthesis").then_some(from.span)
}

/// What a space cannot have beside areas from synthesis: others, and traces, whose program nobody
/// can look into.
fn check_synthesised(document: &Document, stated: &StatedSpace, span: &Span) {
    if !stated.areas.is_empty() {
        let hint = "keep [[areas]], or areas = \"synthesis\"".to_owned();
        document.problem(span.clone(), "areas are stated and asked of synthesis", Some(hint));
    }
    if let Some(setting) = all_settings(stated).find(|setting| setting.key == "trace") {
        let hint = "run a workload or a program there, or state areas in [[areas]]".to_owned();
        let message =
            "a trace does not say which instructions its program contains, and so has no synthesised area";
        document.problem(setting.key_span.clone(), message, Some(hint));
    }
}

/// `issue-commit/space.toml` and `issue-commit.toml` are both called `issue-commit`.
fn name_of(path: &Path) -> String {
    let full = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let stem = full.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let folder = full.parent().and_then(Path::file_name).map(|f| f.to_string_lossy().into_owned());
    if stem == "space" { folder.unwrap_or(stem) } else { stem }
}

fn read_axes(root: &Table<'_>) -> Vec<Axis> {
    let tables = root.tables("axes");
    if tables.is_empty() {
        root.problem("this space has no axis", "add [[axes]] with set = \"issue_width\" and values = [1, 2]");
    }
    let mut axes: Vec<Axis> = Vec::new();
    for table in tables {
        let span = table.span.clone();
        let axis = read_axis(table);
        let taken = axes.iter().any(|known| known.name == axis.name);
        if taken || COLUMNS.contains(&axis.name.as_str()) {
            let what = if taken { "another axis" } else { "a column of the results" };
            let message = format!("the name \"{}\" is taken by {what}", axis.name);
            root.document.problem(span, message, Some("add name = \"<another name>\"".into()));
        }
        axes.push(axis);
    }
    axes
}

fn read_axis(table: Table<'_>) -> Axis {
    let set = table.text("set");
    let name = match (table.text("name"), &set) {
        (Some(name), _) => name.value,
        (None, Some(key)) => key.value.clone(),
        (None, None) => table.required_text("name", "\"<name>\", or set = \"<setting>\"").value,
    };
    let (title, unit) = (table.text("title").map(|t| t.value), table.text("unit").map(|u| u.value));
    let range = table.find("range");
    let values = match (table.find("values"), range, &set) {
        (Some(_), Some(second), _) => {
            let message = "`values` and `range` exclude each other";
            table.document.problem(second.key_span.clone(), message, Some("keep one of them".into()));
            Vec::new()
        }
        (Some(entry), None, Some(key)) => table
            .items(entry, "an array of values")
            .iter()
            .filter_map(|item| plain_value(&table, key, item))
            .collect(),
        (Some(entry), None, None) => table
            .items(entry, "an array of tables, each with a label and what it sets")
            .iter()
            .filter_map(|item| table_value(&table, entry, item))
            .collect(),
        (None, Some(entry), Some(key)) => range_values(&table, key, entry),
        (None, Some(entry), None) => {
            let hint = "add set = \"<parameter>\", or give values = [{ label = …, … }]".to_owned();
            table.document.problem(entry.key_span.clone(), "`range` needs `set`", Some(hint));
            Vec::new()
        }
        (None, None, _) => {
            table.problem(
                format!("axis \"{name}\" has no values"),
                "add values = […] or range = [first, last]",
            );
            Vec::new()
        }
    };
    for (at, value) in values.iter().enumerate() {
        if values[..at].iter().any(|earlier| earlier.label == value.label) {
            let message = format!("axis \"{name}\" has the value {} twice", value.label);
            table.problem(message, "keep it once, or give each its own label");
        }
    }
    table.finish();
    Axis { name, title, unit, values }
}

fn plain_value(table: &Table<'_>, key: &Located<String>, item: &Item) -> Option<AxisValue> {
    let settings = Settings::one(table, key, item)?;
    Some(AxisValue { label: settings.0[0].value.clone(), settings })
}

fn table_value(table: &Table<'_>, entry: &Entry, item: &Item) -> Option<AxisValue> {
    let Node::Table(entries) = &item.node else {
        let hint =
            "write { label = \"…\", <setting> = … }, or name the one setting with set = \"…\"".to_owned();
        let message = "a value of an axis without `set` is a table";
        table.document.problem(item.span.clone(), message, Some(hint));
        return None;
    };
    let below = Table::new(table.document, table.below(&entry.key), item.span.clone(), entries);
    let label = match below.find("label") {
        Some(label) => below.as_value("label", &label.item)?.value,
        None => {
            below.missing("label", "\"<name of this value>\"");
            return None;
        }
    };
    Some(AxisValue { label, settings: Settings::read(&below, &["label"]) })
}

/// `[first, last]` or `[first, last, step]`.
fn range_values(table: &Table<'_>, key: &Located<String>, entry: &Entry) -> Vec<AxisValue> {
    let bounds = table.integers("range", -(1 << 40), 1 << 40).unwrap_or_default();
    let (first, last, step) = match bounds.iter().map(|n| n.value).collect::<Vec<_>>()[..] {
        [first, last] => (first, last, 1),
        [first, last, step] => (first, last, step),
        _ => (0, -1, 1),
    };
    if is_named(&key.value) || first > last || step < 1 || (last - first) / step >= super::MOST_POINTS as i64
    {
        let hint = "write range = [first, last] or [first, last, step], upwards, for a number".to_owned();
        table.document.problem(entry.item.span.clone(), "this is no range of values", Some(hint));
        return Vec::new();
    }
    let value = |n: i64| {
        let item = Item { node: Node::Scalar(PlainValue::Integer(n)), span: entry.item.span.clone() };
        plain_value(table, key, &item)
    };
    (0..=(last - first) / step).filter_map(|at| value(first + at * step)).collect()
}

fn read_rule(table: Table<'_>) -> SpaceRule {
    let when = read_when(&table);
    if when.is_empty() {
        table.problem(
            "this rule says not when it holds",
            "add when = { <setting> = <value> }; what always holds stands in [base]",
        );
    }
    let set = table.table("set").map(|below| Settings::read(&below, &[]));
    let refuse = table.text("refuse").map(|r| r.value);
    if set.is_none() && refuse.is_none() {
        table.problem(
            "this rule does nothing",
            "add set = { … } or refuse = \"<why there is no such hardware>\"",
        );
    }
    table.finish();
    SpaceRule { when, set: set.unwrap_or_default(), refuse }
}

fn read_when(table: &Table<'_>) -> Vec<SettingCondition> {
    table.table("when").map_or_else(Vec::new, |below| SettingCondition::read(&below))
}
