//! A TOML document as a tree of values that know where they stand.
//!
//! Source: TOML 1.0; made from crate `toml`'s parsed table, in the order of the file.

use std::fmt;
use std::ops::Range;

use serde::Serialize;
use toml::de::{DeTable, DeValue};

/// Where something stands in its file, in bytes.
pub type Span = Range<usize>;

/// A value and where it stands.
#[derive(Clone, Debug)]
pub struct Item {
    /// The value.
    pub node: Node,
    /// Where.
    pub span: Span,
}

/// A key with its value.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The key.
    pub key: String,
    /// Where the key stands.
    pub key_span: Span,
    /// Its value.
    pub item: Item,
}

/// A TOML value.
#[derive(Clone, Debug)]
pub enum Node {
    /// A number, a truth value or a string.
    Scalar(PlainValue),
    /// A number with a fraction: an area or a published figure, never a parameter.
    Fraction(f64),
    /// A date, or an integer beyond 64 bits: nothing that Instar reads.
    Other(&'static str),
    /// An array, of tables too.
    List(Vec<Item>),
    /// A table.
    Table(Vec<Entry>),
}

/// A plain value, of a core parameter for instance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum PlainValue {
    /// `true` or `false`.
    Boolean(bool),
    /// An integer.
    Integer(i64),
    /// A string.
    Text(String),
}

impl fmt::Display for PlainValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Boolean(value) => write!(f, "{value}"),
            Self::Integer(value) => write!(f, "{value}"),
            Self::Text(value) => write!(f, "\"{value}\""),
        }
    }
}

impl Node {
    /// What kind of value it is, for a sentence.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Scalar(PlainValue::Boolean(_)) => "a truth value",
            Self::Scalar(PlainValue::Integer(_)) => "an integer",
            Self::Scalar(PlainValue::Text(_)) => "a string",
            Self::Fraction(_) => "a number with a fraction",
            Self::Other(kind) => kind,
            Self::List(_) => "an array",
            Self::Table(_) => "a table",
        }
    }
}

/// The tree of a parsed table.
pub fn from_table(table: &DeTable<'_>) -> Vec<Entry> {
    table
        .iter()
        .map(|(key, value)| Entry {
            key: key.get_ref().to_string(),
            key_span: key.span(),
            item: from_value(value),
        })
        .collect()
}

fn from_value(value: &toml::Spanned<DeValue<'_>>) -> Item {
    let node = match value.get_ref() {
        DeValue::String(text) => Node::Scalar(PlainValue::Text(text.to_string())),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => Node::Scalar(PlainValue::Integer(number)),
            Err(_) => Node::Other("an integer beyond 64 bits"),
        },
        DeValue::Float(text) => match text.as_str().parse() {
            Ok(number) => Node::Fraction(number),
            Err(_) => Node::Other("a number with a fraction"),
        },
        DeValue::Boolean(b) => Node::Scalar(PlainValue::Boolean(*b)),
        DeValue::Datetime(_) => Node::Other("a date"),
        DeValue::Array(array) => Node::List(array.iter().map(from_value).collect()),
        DeValue::Table(table) => Node::Table(from_table(table)),
    };
    Item { node, span: value.span() }
}
