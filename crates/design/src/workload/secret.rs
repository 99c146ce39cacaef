//! What of an operation's arguments is secret, and where the scheme makes something public.
//!
//! Source: docs/reference/workload.md, `secret` and `[[declassify]]`.

use serde::Serialize;

use super::Numbers;
use super::call::{StatedArgument, element_bytes};
use super::numbers::{number_called, numbers};
use crate::design::variant::known;
use crate::table::{Located, Table};

/// An argument, or a part of it, that holds a secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "SecretInfo")]
pub struct StatedSecret {
    /// As the file spells it: `sk[32..64]`.
    pub name: String,
    /// Index of the argument.
    pub argument: usize,
    /// First byte.
    pub start: Numbers,
    /// Byte after the last; `None` is the argument's end.
    pub end: Option<Numbers>,
}

/// Where a scheme makes something public.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "DeclassifyInfo")]
pub struct StatedDeclassify {
    /// A symbol.
    pub function: String,
    /// `return`, `branches`, `addresses`, `latencies` or `arg:<name>`: one or several forms that
    /// the same fact may take.
    pub what: Vec<String>,
    /// Elements of the buffer of `arg:`.
    pub count: Option<Numbers>,
    /// One sentence.
    pub why: String,
}

impl StatedSecret {
    /// Reads `secret = ["sk[32..64]", "rnd"]` of an operation with these arguments.
    pub fn read_all(table: &Table<'_>, args: &[StatedArgument], sets: &[String]) -> Vec<Self> {
        table.texts("secret").into_iter().filter_map(|item| Self::read(table, &item, args, sets)).collect()
    }

    fn read(
        table: &Table<'_>,
        item: &Located<String>,
        args: &[StatedArgument],
        sets: &[String],
    ) -> Option<Self> {
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
        let fault = |message: String, hint: &str| -> Option<Self> {
            table.document.problem(item.span.clone(), message, Some(hint.to_owned()));
            None
        };
        let in_each_set = |value: i64| sets.iter().map(|set| (set.clone(), value)).collect::<Numbers>();
        let Some(slice) = slice else {
            return Some(Self { name: item.value.clone(), argument, start: in_each_set(0), end: None });
        };
        if !described.kind.is_buffer() {
            return fault(format!("\"{name}\" is no buffer, so it has no slice"), "name it without brackets");
        }
        let no_slice = || {
            let hint = format!("write \"{name}\", \"{name}[32..64]\" or \"{name}[128..]\"");
            fault(format!("\"{}\" is no slice", item.value), &hint)
        };
        let Some((from, to)) = slice.strip_suffix(']').and_then(|bounds| bounds.split_once("..")) else {
            return no_slice();
        };
        // A bound is an integer, or the name of one of [numbers].
        let bound = |text: &str| match text.parse::<u32>() {
            Ok(value) => Some(in_each_set(value.into())),
            Err(_) if text.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                let name = Located { value: text.to_owned(), span: item.span.clone() };
                number_called(table, &name, sets, (0, u32::MAX.into()))
            }
            Err(_) => no_slice().and(None),
        };
        let start = bound(from)?;
        let end = if to.is_empty() { None } else { Some(bound(to)?) };
        if end.as_ref().is_some_and(|end| sets.iter().any(|set| start.get(set) >= end.get(set))) {
            return no_slice();
        }
        let needed = |set: &String| end.as_ref().map_or_else(|| start[set] + 1, |end| end[set]);
        let short = |count: &Numbers| sets.iter().find(|set| needed(set) > count[*set]).map(|set| count[set]);
        if let Some(shortest) = described.count.as_ref().and_then(short) {
            return fault(
                format!("\"{}\" goes beyond the {shortest} elements of \"{name}\"", item.value),
                "end it within the buffer",
            );
        }
        let bytes = element_bytes(&described.element);
        let in_bytes = |numbers: Numbers| numbers.into_iter().map(|(set, n)| (set, n * bytes)).collect();
        Some(Self { name: item.value.clone(), argument, start: in_bytes(start), end: end.map(in_bytes) })
    }
}

impl StatedDeclassify {
    /// Reads one `[[declassify]]`.
    pub fn read(table: Table<'_>, sets: &[String]) -> Self {
        let function = table.required_text("function", "\"<symbol>\"").value;
        let forms = "\"return\", \"branches\", \"addresses\", \"latencies\" or \"arg:<name>\"";
        if !table.has("what") {
            table.missing("what", forms);
        }
        let what = table.text_or_texts("what");
        let is_buffer = |what: &str| what.strip_prefix("arg:").is_some_and(|name| !name.is_empty());
        for one in &what {
            let known = ["return", "branches", "addresses", "latencies"];
            if !is_buffer(&one.value) && !known.contains(&one.value.as_str()) {
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
