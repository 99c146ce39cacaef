//! What a point is made of, setting by setting, and conditions on it.
//!
//! Source: docs/reference/explore.md, "Settings".

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::table::{Located, Table};
use crate::tree::{Item, Node, PlainValue, Span};

/// Settings that are no parameter of the core; their values are strings.
pub const NAMED: [&str; 12] = [
    "core",
    "design",
    "variant",
    "workload",
    "operation",
    "caches",
    "trace",
    "window",
    "program",
    "suite",
    "benchmark",
    "rule",
];

/// Which call of a workload is timed: the second one, or the first.
pub const CACHES: [&str; 2] = ["warm", "cold"];

/// One setting with its place.
#[derive(Clone, Debug)]
pub struct SpaceSetting {
    /// One of [`NAMED`], or a parameter of the core.
    pub key: String,
    /// Its value.
    pub value: PlainValue,
    /// `file:line`.
    pub source: String,
    /// Where its key stands.
    pub key_span: Span,
    /// Where its value stands.
    pub span: Span,
}

/// Settings, each key once.
#[derive(Clone, Debug, Default)]
pub struct Settings(pub Vec<SpaceSetting>);

impl Settings {
    /// Reads the settings of a table, but for the keys in `other`, which the caller reads.
    pub fn read(table: &Table<'_>, other: &[&str]) -> Self {
        let entries = table.entries().iter().filter(|entry| !other.contains(&entry.key.as_str()));
        Self(
            entries
                .filter_map(|entry| setting(table, &entry.key, entry.key_span.clone(), &entry.item))
                .collect(),
        )
    }

    /// The one setting of an axis with `set = "<key>"`.
    pub fn one(table: &Table<'_>, key: &Located<String>, item: &Item) -> Option<Self> {
        setting(table, &key.value, key.span.clone(), item).map(|setting| Self(vec![setting]))
    }

    /// The value of `key`.
    pub fn get(&self, key: &str) -> Option<&PlainValue> {
        self.0.iter().find(|s| s.key == key).map(|s| &s.value)
    }

    /// The value of a key of [`NAMED`].
    pub fn text(&self, key: &str) -> Option<&str> {
        match self.get(key) {
            Some(PlainValue::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// Takes over `later`, which wins.
    pub fn apply(&mut self, later: &Self) {
        for setting in &later.0 {
            self.0.retain(|s| s.key != setting.key);
            self.0.push(setting.clone());
        }
    }

    /// Those that are parameters of the core.
    pub fn parameters(&self) -> impl Iterator<Item = &SpaceSetting> {
        self.0.iter().filter(|s| !is_named(&s.key))
    }
}

impl Serialize for Settings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for setting in &self.0 {
            map.serialize_entry(&setting.key, &setting.value)?;
        }
        map.end()
    }
}

/// Whether `key` is one of [`NAMED`].
pub fn is_named(key: &str) -> bool {
    NAMED.contains(&key)
}

fn setting(table: &Table<'_>, key: &str, key_span: Span, item: &Item) -> Option<SpaceSetting> {
    let value = table.as_value(key, item)?.value;
    if is_named(key) && !matches!(value, PlainValue::Text(_)) {
        table.as_text(key, item);
        return None;
    }
    let (source, span) = (table.document.place(&item.span), item.span.clone());
    Some(SpaceSetting { key: key.to_owned(), value, source, key_span, span })
}

/// What must hold of one setting.
#[derive(Clone, Debug)]
pub struct SettingCondition {
    /// The setting.
    pub key: String,
    /// Its allowed values.
    pub test: Test,
    /// Where its key stands.
    pub key_span: Span,
    /// Where its values stand.
    pub span: Span,
}

/// Which values a condition allows.
#[derive(Clone, Debug)]
pub enum Test {
    /// One of these.
    OneOf(Vec<PlainValue>),
    /// Integers from the first to the second, both included.
    Between(i64, i64),
}

impl SettingCondition {
    /// Reads the table `when`: a value, a list of values, or `{ at_least = 2, at_most = 4 }` by
    /// key.
    pub fn read(table: &Table<'_>) -> Vec<Self> {
        let conditions = table.entries().iter().filter_map(|entry| {
            let test = match &entry.item.node {
                Node::List(items) => Test::OneOf(
                    items.iter().filter_map(|i| table.as_value(&entry.key, i)).map(|v| v.value).collect(),
                ),
                Node::Table(_) => {
                    let bounds = table.as_table(entry)?;
                    let low = bounds.integer("at_least", i64::MIN, i64::MAX).map(|n| n.value);
                    let high = bounds.integer("at_most", i64::MIN, i64::MAX).map(|n| n.value);
                    if low.is_none() && high.is_none() {
                        bounds.problem("this condition has no bound", "add at_least = … or at_most = …");
                    }
                    bounds.finish();
                    Test::Between(low.unwrap_or(i64::MIN), high.unwrap_or(i64::MAX))
                }
                _ => Test::OneOf(vec![table.as_value(&entry.key, &entry.item)?.value]),
            };
            let (key, key_span, span) = (entry.key.clone(), entry.key_span.clone(), entry.item.span.clone());
            Some(Self { key, test, key_span, span })
        });
        conditions.collect()
    }

    /// Whether it holds of `value`.
    pub fn holds(&self, value: Option<&PlainValue>) -> bool {
        match (&self.test, value) {
            (Test::OneOf(values), Some(value)) => values.contains(value),
            (Test::Between(low, high), Some(PlainValue::Integer(n))) => (low..=high).contains(&n),
            _ => false,
        }
    }
}
