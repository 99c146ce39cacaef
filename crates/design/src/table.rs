//! Reading a table key by key: each value is asked for by name and type, and what nobody asked for
//! is an error that names the nearest key that somebody would.
//!
//! Source: the sentences that docs/reference/design.md and its neighbours promise.

use std::cell::RefCell;

use crate::document::Document;
use crate::tree::{Entry, Item, Node, PlainValue, Span};
use instar_diagnostic::suggestion;

/// A value together with where it stands.
#[derive(Clone, Debug)]
pub struct Located<T> {
    /// The value.
    pub value: T,
    /// Where.
    pub span: Span,
}

/// A table under reading.
pub struct Table<'d> {
    /// The file.
    pub document: &'d Document,
    /// Its name as in the file, `timing."cva6-superscalar"`; empty for the whole file.
    pub name: String,
    /// Where it stands.
    pub span: Span,
    entries: &'d [Entry],
    asked: RefCell<Vec<&'static str>>,
}

impl<'d> Table<'d> {
    /// A table of `document`.
    pub fn new(document: &'d Document, name: String, span: Span, entries: &'d [Entry]) -> Self {
        Self { document, name, span, entries, asked: RefCell::default() }
    }

    /// `[name]`, or the file, for a sentence.
    pub fn title(&self) -> String {
        if self.name.is_empty() { "this file".to_owned() } else { format!("[{}]", self.name) }
    }

    /// All entries, for tables whose keys are names that the author chose.
    pub fn entries(&self) -> &'d [Entry] {
        self.entries
    }

    /// Notes a problem with the whole table.
    pub fn problem(&self, message: impl Into<String>, hint: impl Into<String>) {
        self.document.problem(self.span.clone(), message, Some(hint.into()));
    }

    /// The entry of `key`, if it stands there; from now on the key is known.
    pub fn find(&self, key: &'static str) -> Option<&'d Entry> {
        #[cfg(test)]
        crate::tests::reference::note(&self.document.path, key);
        let mut asked = self.asked.borrow_mut();
        if !asked.contains(&key) {
            asked.push(key);
        }
        self.entries.iter().find(|entry| entry.key == key)
    }

    /// Whether `key` stands there; does not make the key known.
    pub fn has(&self, key: &str) -> bool {
        self.entries.iter().any(|entry| entry.key == key)
    }

    /// The string of `key`.
    pub fn text(&self, key: &'static str) -> Option<Located<String>> {
        let entry = self.find(key)?;
        self.as_text(&entry.key, &entry.item)
    }

    /// The string of `key`, which must stand there; an empty one stands in where it does not.
    pub fn required_text(&self, key: &'static str, example: &str) -> Located<String> {
        if !self.has(key) {
            self.missing(key, example);
        }
        let given = self.text(key);
        if let Some(empty) = given.as_ref().filter(|text| text.value.trim().is_empty()) {
            let hint = format!("write {key} = {example}");
            self.document.problem(empty.span.clone(), format!("`{key}` is empty"), Some(hint));
        }
        given.unwrap_or(Located { value: String::new(), span: self.span.clone() })
    }

    /// Notes that `key` is missing.
    pub fn missing(&self, key: &str, example: &str) {
        self.problem(format!("{} lacks `{key}`", self.title()), format!("add {key} = {example}"));
    }

    /// The integer of `key`, which must lie in `low..=high`.
    pub fn integer(&self, key: &'static str, low: i64, high: i64) -> Option<Located<i64>> {
        let entry = self.find(key)?;
        self.as_integer(&entry.key, &entry.item, low, high)
    }

    /// The truth value of `key`.
    pub fn boolean(&self, key: &'static str) -> Option<bool> {
        let entry = self.find(key)?;
        match &entry.item.node {
            Node::Scalar(PlainValue::Boolean(value)) => Some(*value),
            other => {
                self.wrong_kind(&entry.item, &entry.key, other, "true or false");
                None
            }
        }
    }

    /// The strings of the array `key`; none where it is absent.
    pub fn texts(&self, key: &'static str) -> Vec<Located<String>> {
        let Some(entry) = self.find(key) else { return Vec::new() };
        let items = self.as_list(entry, "an array of strings");
        items.iter().filter_map(|item| self.as_text(&entry.key, item)).collect()
    }

    /// The string of `key`, or those of its array; none where it is absent.
    pub fn text_or_texts(&self, key: &'static str) -> Vec<Located<String>> {
        match self.find(key).map(|entry| &entry.item.node) {
            Some(Node::List(_)) => self.texts(key),
            _ => self.text(key).into_iter().collect(),
        }
    }

    /// The integers of the array `key`, each in `low..=high`.
    pub fn integers(&self, key: &'static str, low: i64, high: i64) -> Option<Vec<Located<i64>>> {
        let entry = self.find(key)?;
        let items = self.as_list(entry, "an array of integers");
        Some(items.iter().filter_map(|item| self.as_integer(&entry.key, item, low, high)).collect())
    }

    /// The two integers `[low, high]` of `key`.
    pub fn range(&self, key: &'static str) -> Option<[i64; 2]> {
        let span = self.find(key)?.item.span.clone();
        let bounds = self.integers(key, i64::MIN, i64::MAX)?;
        match bounds.as_slice() {
            [low, high] if low.value <= high.value => Some([low.value, high.value]),
            _ => {
                let hint = format!("write {key} = [lowest, highest]");
                self.document.problem(span, format!("`{key}` is not a range"), Some(hint));
                None
            }
        }
    }

    /// The sub-table `key`.
    pub fn table(&self, key: &'static str) -> Option<Table<'d>> {
        let entry = self.find(key)?;
        self.as_table(entry)
    }

    /// The tables of `[[key]]`.
    pub fn tables(&self, key: &'static str) -> Vec<Table<'d>> {
        let Some(entry) = self.find(key) else { return Vec::new() };
        let items: &'d [Item] = match &entry.item.node {
            Node::List(items) => items,
            _ => {
                let hint = format!("write [[{key}]]");
                self.document.problem(
                    entry.key_span.clone(),
                    format!("`{key}` is {}, and should be an array of tables", entry.item.node.kind()),
                    Some(hint),
                );
                return Vec::new();
            }
        };
        items
            .iter()
            .filter_map(|item| match &item.node {
                Node::Table(entries) => {
                    Some(Table::new(self.document, self.below(key), item.span.clone(), entries))
                }
                other => {
                    self.wrong_kind(item, key, other, "a table");
                    None
                }
            })
            .collect()
    }

    /// An entry of this table as a table of its own.
    pub fn as_table(&self, entry: &'d Entry) -> Option<Table<'d>> {
        match &entry.item.node {
            Node::Table(entries) => {
                Some(Table::new(self.document, self.below(&entry.key), entry.key_span.clone(), entries))
            }
            other => {
                self.wrong_kind(&entry.item, &entry.key, other, "a table");
                None
            }
        }
    }

    /// The scalar of an entry.
    pub fn as_value(&self, key: &str, item: &Item) -> Option<Located<PlainValue>> {
        match &item.node {
            Node::Scalar(value) => Some(Located { value: value.clone(), span: item.span.clone() }),
            other => {
                self.wrong_kind(item, key, other, "a number, a string, true or false");
                None
            }
        }
    }

    /// The string of an item of `key`.
    pub fn as_text(&self, key: &str, item: &Item) -> Option<Located<String>> {
        match &item.node {
            // No name of a file, a symbol or anything else has one, and the system would refuse it
            // later.
            Node::Scalar(PlainValue::Text(text)) if text.contains('\0') => {
                let message = format!("`{key}` holds a character NUL");
                self.document.problem(item.span.clone(), message, Some("remove \\u0000".into()));
                None
            }
            Node::Scalar(PlainValue::Text(text)) => {
                Some(Located { value: text.clone(), span: item.span.clone() })
            }
            other => {
                self.wrong_kind(item, key, other, "a string");
                None
            }
        }
    }

    /// The integer of an item of `key`, which must lie in `low..=high`.
    pub fn as_integer(&self, key: &str, item: &Item, low: i64, high: i64) -> Option<Located<i64>> {
        match &item.node {
            Node::Scalar(PlainValue::Integer(n)) if (low..=high).contains(n) => {
                Some(Located { value: *n, span: item.span.clone() })
            }
            Node::Scalar(PlainValue::Integer(n)) => {
                let right = if high == i64::MAX {
                    format!("at least {low} is right")
                } else {
                    format!("{low} to {high} is right")
                };
                self.document.problem(item.span.clone(), format!("`{key}` cannot be {n}"), Some(right));
                None
            }
            other => {
                self.wrong_kind(item, key, other, "an integer");
                None
            }
        }
    }

    /// The number of an item of `key`, with or without a fraction; `nan` is one too.
    pub fn as_number(&self, key: &str, item: &Item) -> Option<f64> {
        match &item.node {
            Node::Scalar(PlainValue::Integer(n)) => Some(*n as f64),
            Node::Fraction(number) => Some(*number),
            other => {
                self.wrong_kind(item, key, other, "a number");
                None
            }
        }
    }

    /// The items of the array `entry`; `wanted` says what it should hold.
    pub fn items(&self, entry: &'d Entry, wanted: &str) -> &'d [Item] {
        self.as_list(entry, wanted)
    }

    /// Ends the reading: every key that was never asked for is a problem.
    pub fn finish(self) {
        let asked = self.asked.borrow();
        for entry in self.entries.iter().filter(|e| !asked.contains(&e.key.as_str())) {
            self.document.problem(
                entry.key_span.clone(),
                format!("{} has no key `{}`", self.title(), entry.key),
                Some(suggestion(&entry.key, "known keys", asked.iter().copied())),
            );
        }
    }

    /// Name of the table `key` inside this one.
    pub fn below(&self, key: &str) -> String {
        let plain = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
        let key = if plain { key.to_owned() } else { format!("\"{key}\"") };
        if self.name.is_empty() { key } else { format!("{}.{key}", self.name) }
    }

    fn as_list(&self, entry: &'d Entry, wanted: &str) -> &'d [Item] {
        match &entry.item.node {
            Node::List(items) => items,
            other => {
                self.wrong_kind(&entry.item, &entry.key, other, wanted);
                &[]
            }
        }
    }

    fn wrong_kind(&self, item: &Item, key: &str, found: &Node, wanted: &str) {
        self.document.problem(
            item.span.clone(),
            format!("`{key}` is {}, and should be {wanted}", found.kind()),
            Some(format!("write {wanted}")),
        );
    }
}
