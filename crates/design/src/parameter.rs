//! One parameter of a core: its value, its legal values and its source.
//!
//! Source: docs/reference/core.md.

use std::fmt;

use instar_cores::Legal;
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::provenance::Provenance;
use crate::table::Table;
use crate::tree::{Node, PlainValue, Span};

/// Which values a parameter may have. Serialised as `range` and `choices`, null where it has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Limits {
    /// From the first to the second, both included.
    Range([i64; 2]),
    /// One of these.
    Choices(Vec<PlainValue>),
    /// `true` or `false`.
    Truth,
}

impl Limits {
    /// Whether `value` is legal.
    pub fn allow(&self, value: &PlainValue) -> bool {
        match (self, value) {
            (Self::Range([low, high]), PlainValue::Integer(n)) => (low..=high).contains(&n),
            (Self::Choices(choices), value) => choices.contains(value),
            (Self::Truth, PlainValue::Boolean(_)) => true,
            _ => false,
        }
    }
}

impl From<Legal> for Limits {
    fn from(legal: Legal) -> Self {
        match legal {
            Legal::Range(low, high) => Self::Range([low, high]),
            Legal::Choices(choices) => {
                Self::Choices(choices.iter().map(|&n| PlainValue::Integer(n)).collect())
            }
            Legal::Truth => Self::Choices([false, true].map(PlainValue::Boolean).into()),
        }
    }
}

impl Limits {
    /// Whether everything that it allows is legal in the family. What is of another kind is told
    /// with the value.
    pub fn lie_within(&self, legal: Legal) -> bool {
        let within = |number: i64| match legal {
            Legal::Range(low, high) => (low..=high).contains(&number),
            Legal::Choices(choices) => choices.contains(&number),
            Legal::Truth => true,
        };
        match (self, legal) {
            (Self::Range([first, last]), Legal::Choices(choices)) => {
                choices.first().is_some_and(|lowest| lowest <= first)
                    && choices.last().is_some_and(|highest| last <= highest)
            }
            (Self::Range([first, last]), _) => within(*first) && within(*last),
            (Self::Choices(choices), _) => choices
                .iter()
                .all(|choice| if let PlainValue::Integer(n) = choice { within(*n) } else { true }),
            (Self::Truth, _) => true,
        }
    }
}

impl Serialize for Limits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (range, choices) = match self {
            Self::Range(range) => (Some(range), None),
            Self::Choices(choices) => (None, Some(choices)),
            Self::Truth => (None, None),
        };
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("range", &range)?;
        map.serialize_entry("choices", &choices)?;
        map.end()
    }
}

impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range([low, high]) => write!(f, "{low} to {high}"),
            Self::Choices(choices) => {
                let names: Vec<String> = choices.iter().map(ToString::to_string).collect();
                write!(f, "one of {}", names.join(", "))
            }
            Self::Truth => f.write_str("true or false"),
        }
    }
}

/// A parameter of a core.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(rename = "ParameterInfo")]
pub struct CoreParameter {
    /// Its name, a field of the family's parameters.
    pub name: String,
    /// Its value.
    pub value: PlainValue,
    /// Its legal values.
    /// Python: `range: tuple[int, int] | None`
    /// Python: `choices: list[Label] | None`
    #[serde(flatten)]
    pub limits: Limits,
    /// Where the value comes from.
    pub provenance: Provenance,
    /// Where that stands, or why it is assumed.
    #[serde(rename = "where")]
    pub reason: Option<String>,
    /// `file:line` of the value, or who changed it.
    pub source: String,
    /// Where the value stands in the core's own file.
    #[serde(skip)]
    pub span: Span,
    /// Where its legal values stand.
    #[serde(skip)]
    pub limits_span: Span,
}

impl CoreParameter {
    /// Reads the table of the parameter `name`, of which the family allows `legal`, if it has one
    /// of this name; what is wrong is told to its document.
    pub fn read(table: Table<'_>, name: &str, legal: Option<Legal>) -> Option<Self> {
        let Some(entry) = table.find("value") else {
            table.missing("value", "<its value>");
            return None;
        };
        let value = table.as_value("value", &entry.item);
        let range = table.range("range");
        let choices = table.find("choices");
        let limits = match (range, choices, &value) {
            (Some(_), Some(second), _) => {
                let message = "`range` and `choices` exclude each other";
                table.document.problem(second.key_span.clone(), message, Some("keep one of them".into()));
                None
            }
            (Some(range), None, _) => Some(Limits::Range(range)),
            (None, Some(choices), _) => match &choices.item.node {
                Node::List(items) => {
                    let values = items.iter().filter_map(|i| table.as_value("choices", i)).map(|v| v.value);
                    Some(Limits::Choices(values.collect()))
                }
                _ => {
                    let hint = "write choices = [<value>, …]".to_owned();
                    table.document.problem(choices.item.span.clone(), "`choices` is no array", Some(hint));
                    None
                }
            },
            (None, None, _) if table.has("range") => None,
            // One that the family does not have is told with the whole.
            (None, None, _) => Some(legal.map_or(Limits::Truth, Limits::from)),
        };
        let provenance = Provenance::read(&table);
        let reason = table.text("where").map(|t| t.value);
        if provenance != Provenance::Assumed && reason.is_none() {
            table.problem(
                format!("parameter `{name}` does not say where its value stands"),
                "add where = \"<file, section or measurement>\"",
            );
        }
        let source = table.document.place(&entry.item.span);
        let (value, limits) = (value?, limits?);
        if (legal.is_some() || limits != Limits::Truth) && !limits.allow(&value.value) {
            let message = format!("`{name}` cannot be {}", value.value);
            table.document.problem(value.span, message, Some(format!("{limits} is right")));
        }
        let span = entry.item.span.clone();
        let limits_entry = table.find("range").or(choices);
        let limits_span = limits_entry.map_or_else(|| span.clone(), |entry| entry.item.span.clone());
        table.finish();
        let value = value.value;
        Some(Self { name: name.to_owned(), value, limits, provenance, reason, source, span, limits_span })
    }
}
