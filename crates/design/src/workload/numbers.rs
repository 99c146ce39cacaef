//! Numbers of a workload: one for each set, or the name of one of `[numbers]`.
//!
//! Source: docs/reference/workload.md.

use super::Numbers;
use crate::design::variant::known;
use crate::table::{Located, Table};
use crate::tree::{Item, Node, PlainValue};

/// Lowest and highest number that something may be.
pub type Limits = (i64, i64);

/// What a value of a type can be, as far as TOML has integers for it.
pub fn type_limits(element: &str) -> Limits {
    match element {
        "bytes" | "u8" => (0, u8::MAX.into()),
        "i8" => (i8::MIN.into(), i8::MAX.into()),
        "u16" => (0, u16::MAX.into()),
        "i16" => (i16::MIN.into(), i16::MAX.into()),
        "u32" | "size" => (0, u32::MAX.into()),
        "i32" => (i32::MIN.into(), i32::MAX.into()),
        "u64" => (0, i64::MAX),
        _ => (i64::MIN, i64::MAX),
    }
}

/// The numbers that the file names in `[numbers]`, checked.
pub fn named_numbers(root: &Table<'_>, sets: &[String]) {
    for (below, entry) in root.table("numbers").iter().flat_map(|t| t.entries().iter().map(move |e| (t, e))) {
        number_of(below, &entry.key, &entry.item, sets, (i64::MIN, i64::MAX));
    }
}

/// The number that `[numbers]` has under this name.
pub fn number_called(
    table: &Table<'_>,
    name: &Located<String>,
    sets: &[String],
    limits: Limits,
) -> Option<Numbers> {
    let root = table.document.root();
    let entries = match root.find("numbers").map(|entry| &entry.item.node) {
        Some(Node::Table(entries)) => entries.as_slice(),
        _ => &[],
    };
    let names: Vec<String> = entries.iter().map(|entry| entry.key.clone()).collect();
    if !known(table, name, "number", "numbers", &names) {
        return None;
    }
    let named = entries.iter().find(|entry| entry.key == name.value)?;
    if matches!(named.item.node, Node::Scalar(PlainValue::Text(_))) {
        return None; // told where it stands: names of names would lead in circles
    }
    number_of(table, &name.value, &named.item, sets, limits)
}

/// A *number*: an integer, a table with one for each set, or the name of one of `[numbers]`.
pub fn numbers(
    table: &Table<'_>,
    key: &'static str,
    sets: &[String],
    (low, high): Limits,
) -> Option<Numbers> {
    let entry = table.find(key)?;
    number_of(table, key, &entry.item, sets, (low, high))
}

fn number_of(
    table: &Table<'_>,
    key: &str,
    item: &Item,
    sets: &[String],
    (low, high): Limits,
) -> Option<Numbers> {
    let entries = match &item.node {
        Node::Table(entries) => entries,
        Node::Scalar(PlainValue::Text(name)) if table.name != "numbers" => {
            let name = Located { value: name.clone(), span: item.span.clone() };
            return number_called(table, &name, sets, (low, high));
        }
        _ => {
            let value = table.as_integer(key, item, low, high)?.value;
            return Some(sets.iter().map(|set| (set.clone(), value)).collect());
        }
    };
    let mut by_set = Numbers::new();
    for entry in entries {
        let name = Located { value: entry.key.clone(), span: entry.key_span.clone() };
        if known(table, &name, "parameter set", "sets", sets)
            && let Some(value) = table.as_integer(key, &entry.item, low, high)
        {
            by_set.insert(entry.key.clone(), value.value);
        }
    }
    let lacking: Vec<&String> = sets.iter().filter(|s| !entries.iter().any(|e| e.key == **s)).collect();
    if let Some(first) = lacking.first() {
        let message = format!("`{key}` gives no number for set \"{first}\"");
        table.document.problem(item.span.clone(), message, Some("a table names every set".into()));
        return None;
    }
    Some(by_set)
}

/// `range = [low, high]` of numbers.
pub fn number_range(table: &Table<'_>, sets: &[String], limits: Limits) -> Option<[Numbers; 2]> {
    let entry = table.find("range")?;
    let bounds: Vec<Numbers> = match &entry.item.node {
        Node::List(items) => {
            items.iter().filter_map(|i| number_of(table, "range", i, sets, limits)).collect()
        }
        _ => Vec::new(),
    };
    if matches!(&entry.item.node, Node::List(items) if items.len() == 2 && bounds.len() < 2) {
        // What is wrong with a bound was said.
        return None;
    }
    match <[Numbers; 2]>::try_from(bounds) {
        Ok([low, high]) if sets.iter().all(|s| low.get(s) <= high.get(s)) => Some([low, high]),
        _ => {
            let hint = "write range = [lowest, highest]".to_owned();
            table.document.problem(entry.item.span.clone(), "`range` is not a range", Some(hint));
            None
        }
    }
}
