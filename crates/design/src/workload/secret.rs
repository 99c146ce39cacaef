//! What of an operation's arguments is secret, and where the scheme makes something public.
//!
//! Source: docs/reference/workload.md, `secret` and `[[declassify]]`.

use serde::Serialize;

use super::Numbers;
use super::call::{Argument, element_bytes, numbers};
use crate::design::variant::known;
use crate::table::{Located, Table};

/// An argument, or a part of it, that holds a secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Secret {
    /// As the file spells it: `sk[32..64]`.
    pub name: String,
    /// Index of the argument.
    pub argument: usize,
    /// First byte.
    pub start: i64,
    /// Byte behind the last; `None` is the argument's end.
    pub end: Option<i64>,
}

/// Where a scheme makes something public.
#[derive(Clone, Debug, Serialize)]
pub struct Declassify {
    /// A symbol.
    pub function: String,
    /// `return`, `branches`, `addresses` or `arg:<name>`: one or several forms that the same fact may take.
    pub what: Vec<String>,
    /// Elements of the buffer of `arg:`.
    pub count: Option<Numbers>,
    /// One sentence.
    pub why: String,
}

impl Secret {
    /// Reads `secret = ["sk[32..64]", "rnd"]` of an operation with these arguments.
    pub fn read_all(table: &Table<'_>, args: &[Argument]) -> Vec<Self> {
        table.texts("secret").into_iter().filter_map(|item| Self::read(table, &item, args)).collect()
    }

    fn read(table: &Table<'_>, item: &Located<String>, args: &[Argument]) -> Option<Self> {
        let (name, slice) = match item.value.split_once('[') {
            Some((name, slice)) => (name, Some(slice)),
            None => (item.value.as_str(), None),
        };
        let names: Vec<String> = args.iter().map(|a| a.name.clone()).collect();
        let named = Located { value: name.to_owned(), span: item.span.clone() };
        if !known(table, &named, "argument", "arguments", &names) {
            return None;
        }
        let argument = args.iter().position(|a| a.name == name)?;
        let described = &args[argument];
        let fault = |message: String, hint: &str| {
            table.document.problem(item.span.clone(), message, Some(hint.to_owned()));
            None
        };
        let Some(slice) = slice else {
            return Some(Self { name: item.value.clone(), argument, start: 0, end: None });
        };
        if !described.kind.is_buffer() {
            return fault(format!("\"{name}\" is no buffer, so it has no slice"), "name it without brackets");
        }
        let bounds =
            slice.strip_suffix(']').and_then(|bounds| bounds.split_once("..")).and_then(|(from, to)| {
                let to = if to.is_empty() { None } else { Some(to.parse::<u32>().ok()?) };
                Some((i64::from(from.parse::<u32>().ok()?), to.map(i64::from)))
            });
        let Some((start, end)) = bounds.filter(|(start, end)| end.is_none_or(|end| *start < end)) else {
            let hint = format!("write \"{name}\", \"{name}[32..64]\" or \"{name}[128..]\"");
            return fault(format!("\"{}\" is no slice", item.value), &hint);
        };
        let shortest = described.count.iter().flat_map(|count| count.values()).min();
        if let Some(&shortest) = shortest.filter(|&&count| end.unwrap_or(start + 1) > count) {
            return fault(
                format!("\"{}\" goes beyond the {shortest} elements of \"{name}\"", item.value),
                "end it within the buffer",
            );
        }
        let bytes = element_bytes(&described.element);
        Some(Self {
            name: item.value.clone(),
            argument,
            start: start * bytes,
            end: end.map(|end| end * bytes),
        })
    }
}

impl Declassify {
    /// Reads one `[[declassify]]`.
    pub fn read(table: Table<'_>, sets: &[String]) -> Self {
        let function = table.required_text("function", "\"<symbol>\"").value;
        let forms = "\"return\", \"branches\", \"addresses\" or \"arg:<name>\"";
        if !table.has("what") {
            table.missing("what", forms);
        }
        let what = table.text_or_texts("what");
        let is_buffer = |what: &str| what.strip_prefix("arg:").is_some_and(|name| !name.is_empty());
        for one in &what {
            if !is_buffer(&one.value) && !["return", "branches", "addresses"].contains(&one.value.as_str()) {
                let message = format!("`what` cannot be \"{}\"", one.value);
                table.document.problem(one.span.clone(), message, Some(format!("write {forms}")));
            }
        }
        match (what.iter().any(|one| is_buffer(&one.value)), table.has("count")) {
            (true, false) => table.missing("count", "<elements that become public>"),
            (false, true) => {
                table.problem("only a buffer has a `count`", "remove it, or set what = \"arg:<name>\"")
            }
            _ => {}
        }
        let count = numbers(&table, "count", sets, (0, i64::MAX));
        let why = table.required_text("why", "\"<one sentence with its source>\"").value;
        table.finish();
        Self { function, what: what.into_iter().map(|one| one.value).collect(), count, why }
    }
}
