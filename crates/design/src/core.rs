//! A core: `cores/<core>.toml`, whose parameters each carry a value, its legal range and its source.
//!
//! Source: docs/reference/core.md.

use std::fmt;
use std::path::{Path, PathBuf};

use instar_coredsl::Diagnostic;
use instar_isa::Isa;
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::design::cost::Provenance;
use crate::document::{Document, shown};
use crate::family::{self, Params};
use crate::nearest::suggestion;
use crate::parameters::Fault;
use crate::rtl::RtlSource;
use crate::table::Table;
use crate::tree::{Node, Span, Value};

/// Which values a parameter may have. Serialised as `range` and `choices`, null where it has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Limits {
    /// From the first to the second, both included.
    Range([i64; 2]),
    /// One of these.
    Choices(Vec<Value>),
    /// `true` or `false`.
    Truth,
}

impl Limits {
    /// Whether `value` is legal.
    pub fn allow(&self, value: &Value) -> bool {
        match (self, value) {
            (Self::Range([low, high]), Value::Integer(n)) => (low..=high).contains(&n),
            (Self::Choices(choices), value) => choices.contains(value),
            (Self::Truth, Value::Boolean(_)) => true,
            _ => false,
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
pub struct Parameter {
    /// Its name, a field of the family's parameters.
    pub name: String,
    /// Its value.
    pub value: Value,
    /// Its legal values.
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
}

/// A core as its file states it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct CoreFile {
    /// Its name.
    pub name: String,
    /// Its family: which model runs it.
    pub family: String,
    /// The ISA string that it implements.
    pub isa: String,
    /// One sentence.
    pub summary: String,
    /// The file.
    pub path: PathBuf,
    /// Its parameters, in the order of the file.
    pub parameters: Vec<Parameter>,
    /// Where its RTL comes from, if a package carries it.
    pub rtl: Option<RtlSource>,
}

impl CoreFile {
    /// Reads and checks a core's file.
    pub fn load(path: &Path) -> Result<Self, Vec<Diagnostic>> {
        let document = Document::open(path)?;
        let core = Self::read(&document);
        document.finish(core)
    }

    fn read(document: &Document) -> Self {
        let root = document.root();
        let (mut name, mut family, mut isa, mut summary) = Default::default();
        let mut family_span = 0..0;
        match root.table("core") {
            Some(table) => {
                name = table.required_text("name", "\"<name>\"").value;
                let given = table.required_text("family", "\"cva6\"");
                (family, family_span) = (given.value, given.span);
                let given = table.required_text("isa", "\"rv32imc\"");
                if !given.value.is_empty()
                    && let Err(error) = Isa::parse(&given.value)
                {
                    let hint = "write an ISA string such as rv32imc_zba_zbb".to_owned();
                    document.problem(given.span, error.to_string(), Some(hint));
                }
                isa = given.value;
                summary = table.required_text("summary", "\"<one sentence>\"").value;
                table.finish();
            }
            None => root.missing("[core]", "…, with name, family, isa and summary"),
        }
        let mut parameters = Vec::new();
        match root.table("parameters") {
            Some(table) => {
                for entry in table.entries() {
                    if let Some(below) = table.as_table(entry) {
                        parameters.extend(Parameter::read(below, &entry.key));
                    }
                }
            }
            None => root.missing("[parameters]", "…, one line for each parameter of the family"),
        }
        let rtl = root.table("rtl").map(|table| RtlSource::read(table, &document.path));
        root.finish();
        let core = Self { name, family, isa, summary, path: document.path.clone(), parameters, rtl };
        if document.is_clean() {
            core.check_whole(document, family_span);
        }
        core
    }

    /// Checks that the family knows and has all parameters, each of its type.
    fn check_whole(&self, document: &Document, family_span: Span) {
        let families = family::families();
        if !families.contains(&self.family.as_str()) {
            let hint = suggestion(&self.family, "known families", families.iter().copied());
            let message = format!("there is no family \"{}\" of cores", self.family);
            document.problem(family_span, message, Some(hint));
            return;
        }
        if let Err(faults) = self.build() {
            for fault in faults {
                let parameter = fault.parameter.and_then(|at| self.parameters.get(at));
                let span = parameter.map_or(family_span.clone(), |p| p.span.clone());
                document.problem(span, fault.message, fault.hint);
            }
        }
    }

    /// Changes a parameter; `source` says who does. The error is a sentence and what would be right.
    pub fn change(&mut self, name: &str, value: Value, source: &str) -> Result<(), (String, String)> {
        let names: Vec<String> = self.parameters.iter().map(|p| p.name.clone()).collect();
        let Some(parameter) = self.parameters.iter_mut().find(|p| p.name == name) else {
            let hint = suggestion(name, "its parameters", names.iter().map(String::as_str));
            return Err((format!("core \"{}\" has no parameter `{name}`", self.name), hint));
        };
        if !parameter.limits.allow(&value) {
            return Err((
                format!("`{name}` of core \"{}\" cannot be {value}", self.name),
                format!("{} is right", parameter.limits),
            ));
        }
        parameter.value = value;
        parameter.provenance = Provenance::Override;
        parameter.reason = None;
        parameter.source = source.to_owned();
        Ok(())
    }

    /// The typed parameters, and whether they fit the ISA.
    fn build(&self) -> Result<Params, Vec<Fault>> {
        let params = family::build(&self.family, &self.parameters)?;
        let at = self.parameters.iter().position(|p| p.name == "xlen");
        let stated = at.map(|at| &self.parameters[at].value);
        let isa = Isa::parse(&self.isa).map(|isa| i64::from(isa.xlen().bits()));
        match (stated, isa) {
            (Some(Value::Integer(stated)), Ok(bits)) if *stated != bits => {
                let message =
                    format!("xlen is {stated}, and isa \"{}\" has registers of {bits} bits", self.isa);
                Err(vec![Fault { parameter: at, message, hint: None }])
            }
            _ => Ok(params),
        }
    }

    /// The parameters as the family's model takes them. The error is one sentence per fault.
    pub fn params(&self) -> Result<Params, String> {
        self.build().map_err(|faults| {
            let sentences: Vec<String> = faults
                .iter()
                .map(|fault| {
                    let source =
                        fault.parameter.and_then(|at| self.parameters.get(at)).map(|p| p.source.as_str());
                    let place = source.map_or_else(|| shown(&self.path), str::to_owned);
                    let hint = fault.hint.as_ref().map_or_else(String::new, |hint| format!("; {hint}"));
                    format!("{place}: {}{hint}", fault.message)
                })
                .collect();
            sentences.join("\n")
        })
    }
}

impl Parameter {
    fn read(table: Table<'_>, name: &str) -> Option<Self> {
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
            (None, None, Some(v)) if matches!(v.value, Value::Boolean(_)) => Some(Limits::Truth),
            (None, None, _) if table.has("range") => None,
            (None, None, _) => {
                table.problem(
                    format!("parameter `{name}` states no legal values"),
                    "add range = [lowest, highest] or choices = […]",
                );
                None
            }
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
        if !limits.allow(&value.value) {
            let message = format!("`{name}` cannot be {}", value.value);
            table.document.problem(value.span, message, Some(format!("{limits} is right")));
        }
        let span = entry.item.span.clone();
        table.finish();
        Some(Self { name: name.to_owned(), value: value.value, limits, provenance, reason, source, span })
    }
}
