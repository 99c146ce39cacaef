//! How a space is drawn, and figures of others that are shown beside ours and never used.
//!
//! Source: docs/reference/explore.md, "Picture" and "Published figures".

use serde::Serialize;

use super::Axis;
use crate::table::{Located, Table};
use crate::tree::{Node, PlainValue};
use instar_diagnostic::suggestion;

/// What a picture may show.
const SHOWN: [&str; 4] = ["speedup", "cycles", "ipc", "per_million_cycles"];

/// How a space is drawn; what is `None` or empty is chosen by the axes.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename = "PictureInfo")]
pub struct Picture {
    /// One of `speedup`, `cycles`, `ipc`, `per_million_cycles`.
    /// Python: `Literal["speedup", "cycles", "ipc", "per_million_cycles"] | None`
    pub show: Option<String>,
    /// What the shown number is called.
    pub title: Option<String>,
    /// Horizontal axis.
    pub x: Option<String>,
    /// Vertical axis of a heat map; without it lines are drawn.
    pub y: Option<String>,
    /// With which point of its panel each is compared: axis and value.
    pub reference: Vec<(String, PlainValue)>,
}

/// A published grid over two axes.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "GridInfo")]
pub struct PublishedGrid {
    /// What it shows.
    pub title: String,
    /// Where it stands.
    pub source: String,
    /// Unit of its numbers.
    pub unit: Option<String>,
    /// Its axes: of rows, and of columns.
    pub axes: Vec<String>,
    /// One row for each value of the first axis; `None` where nothing is published.
    pub values: Vec<Vec<Option<f64>>>,
}

impl Picture {
    /// Reads `[picture]`.
    pub fn read(table: Table<'_>, axes: &[Axis]) -> Self {
        let show = table.text("show").filter(|show| {
            let known = SHOWN.contains(&show.value.as_str());
            if !known {
                let hint = suggestion(&show.value, "known", SHOWN);
                let message = format!("a picture cannot show \"{}\"", show.value);
                table.document.problem(show.span.clone(), message, Some(hint));
            }
            known
        });
        let title = table.text("title").map(|t| t.value);
        let axis = |key| table.text(key).filter(|name| known_axis(&table, name, axes).is_some());
        let (x, y) = (axis("x"), axis("y"));
        if let (Some(x), Some(y)) = (&x, &y)
            && x.value == y.value
        {
            let hint = "name two axes, or leave `y` out".to_owned();
            table.document.problem(y.span.clone(), "`x` and `y` are the same axis", Some(hint));
        }
        let reference = table.table("reference").map_or_else(Vec::new, |t| read_reference(&t, axes));
        table.finish();
        Self { show: show.map(|s| s.value), title, x: x.map(|x| x.value), y: y.map(|y| y.value), reference }
    }
}

fn read_reference(table: &Table<'_>, axes: &[Axis]) -> Vec<(String, PlainValue)> {
    let pairs = table.entries().iter().filter_map(|entry| {
        let name = Located { value: entry.key.clone(), span: entry.key_span.clone() };
        let axis = known_axis(table, &name, axes)?;
        let value = table.as_value(&entry.key, &entry.item)?;
        if !axis.values.iter().any(|v| v.label == value.value) {
            let labels: Vec<String> = axis.values.iter().map(|v| v.label.to_string()).collect();
            let message = format!("axis \"{}\" has no value {}", axis.name, value.value);
            table.document.problem(value.span, message, Some(format!("its values: {}", labels.join(", "))));
            return None;
        }
        Some((entry.key.clone(), value.value))
    });
    pairs.collect()
}

impl PublishedGrid {
    /// Reads one entry of `[[published]]`.
    pub fn read(table: Table<'_>, axes: &[Axis]) -> Self {
        let title = table.required_text("title", "\"<what it shows>\"").value;
        let source = table.required_text("source", "\"<where it was published>\"").value;
        let unit = table.text("unit").map(|u| u.value);
        let named = table.texts("axes");
        let found: Vec<&Axis> = named.iter().filter_map(|name| known_axis(&table, name, axes)).collect();
        let mut values = Vec::new();
        if let ([rows, columns], 2) = (found.as_slice(), named.len()) {
            values = read_grid(&table, rows, columns);
        } else if found.len() == named.len() {
            table.problem("published figures stand over two axes", "add axes = [\"<rows>\", \"<columns>\"]");
        }
        table.find("values");
        table.finish();
        Self { title, source, unit, axes: named.into_iter().map(|n| n.value).collect(), values }
    }
}

/// One row for each value of `rows`, one number for each of `columns`.
fn read_grid(table: &Table<'_>, rows: &Axis, columns: &Axis) -> Vec<Vec<Option<f64>>> {
    let Some(entry) = table.find("values") else {
        table.missing(
            "values",
            "[[1.0, …], …], one row for each value of the first axis; nan where there is none",
        );
        return Vec::new();
    };
    let items = table.items(entry, "an array of rows");
    let grid: Vec<Vec<Option<f64>>> = items
        .iter()
        .map(|row| match &row.node {
            Node::List(numbers) => numbers
                .iter()
                .map(|n| table.as_number("values", n).filter(|number| !number.is_nan()))
                .collect(),
            _ => {
                let hint = "write values = [[…], …]".to_owned();
                table.document.problem(row.span.clone(), "a row of `values` is no array", Some(hint));
                Vec::new()
            }
        })
        .collect();
    let (high, wide) = (rows.values.len(), columns.values.len());
    if grid.len() != high || grid.iter().any(|row| row.len() != wide) {
        table.document.problem(
            entry.item.span.clone(),
            format!("`values` does not fit the axes \"{}\" and \"{}\"", rows.name, columns.name),
            Some(format!("give {high} rows of {wide} numbers each, nan where there is none")),
        );
    }
    grid
}

fn known_axis<'a>(table: &Table<'_>, name: &Located<String>, axes: &'a [Axis]) -> Option<&'a Axis> {
    let found = axes.iter().find(|axis| axis.name == name.value);
    if found.is_none() {
        let hint = suggestion(&name.value, "axes of this space", axes.iter().map(|a| a.name.as_str()));
        let message = format!("there is no axis \"{}\"", name.value);
        table.document.problem(name.span.clone(), message, Some(hint));
    }
    found
}
