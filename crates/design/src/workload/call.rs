//! Functions, operations and their arguments.
//!
//! Source: docs/reference/workload.md.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Serialize;

use super::numbers::{number_range, numbers, type_limits};
use super::{Numbers, OrderedMap, StatedSecret};
use crate::design::variant::known;
use crate::table::{Located, Table};
use crate::tree::{Item, Node, PlainValue};

/// How an argument is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ArgumentKind {
    /// A buffer that is read.
    In,
    /// A buffer that is written.
    Out,
    /// A buffer that is both.
    Inout,
    /// The number of elements of another argument.
    Length,
    /// A value.
    Scalar,
}

impl ArgumentKind {
    /// Whether a pointer is passed.
    pub const fn is_buffer(self) -> bool {
        matches!(self, Self::In | Self::Out | Self::Inout)
    }

    /// Whether the callee writes it.
    pub const fn is_output(self) -> bool {
        matches!(self, Self::Out | Self::Inout)
    }
}

/// One argument.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "ArgumentInfo")]
pub struct StatedArgument {
    /// Its name.
    pub name: String,
    /// How it is passed.
    pub kind: ArgumentKind,
    /// Type of the value, or of one element.
    #[serde(rename = "type")]
    pub element: String,
    /// Number of elements.
    pub count: Option<Numbers>,
    /// A scalar that says how often a buffer has `count` elements.
    pub times: Option<String>,
    /// Lowest and highest value that a caller may pass.
    pub range: Option<[Numbers; 2]>,
    /// Alignment in bytes.
    pub align: i64,
    /// For a length: the buffer.
    pub of: Option<String>,
    /// For a length: a caller gives multiples of it only.
    pub multiple: Option<Numbers>,
    /// For an output: the arguments whose buffer it may be too.
    pub in_place: Vec<String>,
    /// Elements where inputs are made up.
    pub random: Option<Numbers>,
    /// The value where inputs are made up.
    pub value: Option<Numbers>,
}

/// What is promised of an output.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "OutputInfo")]
pub struct StatedOutput {
    /// Every element lies in it.
    pub range: Option<[Numbers; 2]>,
    /// Equality is modulo this number.
    pub equal_mod: Option<Numbers>,
    /// `return`: only the first returned-value elements count.
    /// Python: `Literal["return"] | None`
    pub elements: Option<String>,
}

/// A replaceable function.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "FunctionInfo")]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The workload that defines it.
    pub workload: String,
    /// The one file that defines it.
    pub source: PathBuf,
    /// The name that the linker sees.
    pub symbol: String,
    /// The C declaration.
    pub prototype: String,
    /// Its arguments.
    pub args: Vec<StatedArgument>,
    /// `nothing` or a scalar type.
    pub returns: String,
    /// What is promised of outputs.
    pub output: BTreeMap<String, StatedOutput>,
    /// Representation of what it takes and gives.
    pub domain: Option<String>,
    /// Functions that share a domain.
    pub group: Option<String>,
    /// The header that lies beside a kernel with a domain of its own.
    pub domain_header: Option<String>,
}

/// A function that decides whether an operation accepts, for operations that refuse without a word.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "AcceptingInfo")]
pub struct StatedAccepting {
    /// A symbol.
    pub function: String,
    /// What it returns, having done nothing, where the operation is to accept.
    pub returns: i64,
}

impl StatedAccepting {
    /// Reads `accepts = { function = "<symbol>", returns = 0 }`.
    fn read(table: Table<'_>) -> Self {
        let function = table.required_text("function", "\"<symbol>\"").value;
        let returns = table.integer("returns", i32::MIN.into(), u32::MAX.into()).map_or(0, |n| n.value);
        table.finish();
        Self { function, returns }
    }
}

/// A whole operation.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "OperationInfo")]
pub struct Operation {
    /// Its name.
    pub name: String,
    /// The name that the linker sees.
    pub symbol: String,
    /// The C declaration.
    pub prototype: String,
    /// Its arguments.
    pub args: Vec<StatedArgument>,
    /// `nothing`, `status` or a scalar type.
    pub returns: String,
    /// Arguments, or slices of them, that hold secrets.
    pub secret: Vec<StatedSecret>,
    /// What makes it accept what it should refuse; `None`: nothing but its status.
    pub accepts: Option<StatedAccepting>,
    /// The cases whose mean cost is the operation's.
    /// Python: `dict[str, Any] | None`
    pub measure: Option<serde_json::Value>,
}

const SCALARS: [&str; 9] = ["u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "size"];

/// Bytes of an element of a type.
pub fn element_bytes(element: &str) -> i64 {
    match element {
        "bytes" | "u8" | "i8" => 1,
        "u16" | "i16" => 2,
        "u64" | "i64" => 8,
        _ => 4,
    }
}

/// Bytes of a buffer that is made up; the machine has no room for more.
const BUFFER_BYTES: i64 = 64 << 20;

impl StatedArgument {
    fn read(table: Table<'_>, sets: &[String]) -> Self {
        let name = table.required_text("name", "\"<name>\"").value;
        let kind = table.required_text("kind", "\"in\", \"out\", \"inout\", \"length\" or \"scalar\"");
        let kinds = ["in", "out", "inout", "length", "scalar"].map(str::to_owned);
        if !kind.value.is_empty() {
            known(&table, &kind, "kind of argument", "kinds", &kinds);
        }
        let kind = match kind.value.as_str() {
            "in" => ArgumentKind::In,
            "out" => ArgumentKind::Out,
            "length" => ArgumentKind::Length,
            "scalar" => ArgumentKind::Scalar,
            _ => ArgumentKind::Inout,
        };
        let element = match kind {
            ArgumentKind::Length => table.text("type").map_or_else(|| "size".to_owned(), |t| t.value),
            _ => {
                let element = table.required_text("type", "\"u32\", \"i32\", \"bytes\", …");
                let mut types: Vec<String> = SCALARS.map(str::to_owned).to_vec();
                if kind.is_buffer() {
                    types.insert(0, "bytes".to_owned());
                }
                if !element.value.is_empty() {
                    known(&table, &element, "type", "types", &types);
                }
                element.value
            }
        };
        let of = table.text("of");
        if kind == ArgumentKind::Length && of.is_none() {
            table.missing("of", "\"<the buffer whose elements are counted>\"");
        }
        if let (Some(of), false) = (&of, kind == ArgumentKind::Length) {
            let hint = "remove it, or set kind = \"length\"".to_owned();
            table.document.problem(of.span.clone(), "only a length has `of`", Some(hint));
        }
        let times = table.text("times");
        if let (Some(times), false) = (&times, kind.is_buffer() && table.has("count")) {
            let hint = "remove it, or give a buffer its `count`".to_owned();
            table.document.problem(
                times.span.clone(),
                "only a buffer with a `count` has `times`",
                Some(hint),
            );
        }
        let in_place = table.text_or_texts("in_place");
        if let (Some(in_place), false) = (in_place.first(), kind.is_output()) {
            let hint = "remove it, or give it to the buffer that is written".to_owned();
            table.document.problem(in_place.span.clone(), "only an output has `in_place`", Some(hint));
        }
        if table.has("multiple") && kind != ArgumentKind::Length {
            table.problem("only a length has `multiple`", "give it to the argument of kind \"length\"");
        }
        let align = table.integer("align", 1, 4096).map_or(element_bytes(&element), |n| n.value);
        if align.count_ones() != 1 {
            table.problem(format!("an alignment cannot be {align}"), "give a power of two");
        }
        let (fits, counts) = (type_limits(&element), (0, BUFFER_BYTES / element_bytes(&element)));
        let argument = Self {
            count: numbers(&table, "count", sets, counts),
            times: times.map(|t| t.value),
            range: number_range(&table, sets, fits),
            multiple: numbers(&table, "multiple", sets, (1, BUFFER_BYTES)),
            in_place: in_place.into_iter().map(|t| t.value).collect(),
            random: numbers(&table, "random", sets, counts),
            value: numbers(&table, "value", sets, fits),
            of: of.map(|t| t.value),
            name,
            kind,
            element,
            align,
        };
        table.finish();
        argument
    }

    /// Reads the list `args`, whose names are unique, whose lengths name buffers and whose `times`
    /// name scalars.
    pub fn read_all(table: &Table<'_>, sets: &[String]) -> Vec<Self> {
        let tables = table.tables("args");
        let spans: Vec<_> = tables.iter().map(|t| t.span.clone()).collect();
        let args: Vec<Self> = tables.into_iter().map(|t| Self::read(t, sets)).collect();
        for (at, arg) in args.iter().enumerate() {
            if args[..at].iter().any(|other| other.name == arg.name) {
                let message = format!("two arguments are called \"{}\"", arg.name);
                table.document.problem(spans[at].clone(), message, Some("choose another name".into()));
            }
            if let Some(of) = &arg.of {
                let buffers: Vec<String> =
                    args.iter().filter(|a| a.kind.is_buffer()).map(|a| a.name.clone()).collect();
                let of = Located { value: of.clone(), span: spans[at].clone() };
                known(table, &of, "buffer", "buffers of this function", &buffers);
            }
            for other in &arg.in_place {
                let alike = |a: &&Self| a.kind.is_buffer() && a.name != arg.name && a.element == arg.element;
                let buffers: Vec<String> = args.iter().filter(alike).map(|a| a.name.clone()).collect();
                let other = Located { value: other.clone(), span: spans[at].clone() };
                known(table, &other, "buffer of the same type", "such buffers of this function", &buffers);
            }
            if let Some(times) = &arg.times {
                let scalars: Vec<String> =
                    args.iter().filter(|a| a.kind == ArgumentKind::Scalar).map(|a| a.name.clone()).collect();
                let times = Located { value: times.clone(), span: spans[at].clone() };
                known(table, &times, "scalar", "scalars of this function", &scalars);
            }
        }
        args
    }
}

impl StatedOutput {
    fn read(table: Table<'_>, sets: &[String]) -> Self {
        let range = number_range(&table, sets, (i64::MIN, i64::MAX));
        let equal_mod = numbers(&table, "equal_mod", sets, (1, i64::MAX));
        let elements = table.text("elements");
        if let Some(elements) = &elements {
            known(&table, elements, "rule for elements", "known", &["return".to_owned()]);
        }
        table.finish();
        Self { range, equal_mod, elements: elements.map(|t| t.value) }
    }
}

/// `returns`, a scalar type, `nothing`, or for operations `status`.
fn returns(table: &Table<'_>, status: bool) -> String {
    let Some(returns) = table.text("returns") else { return "nothing".to_owned() };
    let mut types: Vec<String> = SCALARS.iter().chain(&["nothing"]).map(|t| (*t).to_owned()).collect();
    if status {
        types.push("status".to_owned());
    }
    known(table, &returns, "type to return", "types", &types);
    returns.value
}

impl Function {
    /// Reads `[functions.<name>]`.
    pub fn read(
        table: Table<'_>,
        name: &str,
        workload: &str,
        folder: &std::path::Path,
        sets: &[String],
    ) -> Self {
        let source = table.required_text("source", "\"src/<file>.c\"");
        if !source.value.is_empty() && !folder.join(&source.value).is_file() {
            let message = format!("there is no file \"{}\" in this workload", source.value);
            table.document.problem(
                source.span.clone(),
                message,
                Some("give the file that defines it".into()),
            );
        }
        let symbol = table.required_text("symbol", "\"<C name>\"").value;
        let prototype = table.required_text("prototype", "\"<C declaration>\"").value;
        let args = StatedArgument::read_all(&table, sets);
        let returns = returns(&table, false);
        let mut output = BTreeMap::new();
        if let Some(outputs) = table.table("output") {
            let mut names: Vec<String> =
                args.iter().filter(|a| a.kind.is_output()).map(|a| a.name.clone()).collect();
            if returns != "nothing" {
                names.push("return".to_owned());
            }
            for entry in outputs.entries() {
                let key = Located { value: entry.key.clone(), span: entry.key_span.clone() };
                if known(&table, &key, "output", "outputs of this function", &names)
                    && let Some(below) = outputs.as_table(entry)
                {
                    output.insert(entry.key.clone(), StatedOutput::read(below, sets));
                }
            }
        }
        let domain = table.text("domain").map(|t| t.value);
        let group = table.text("group").map(|t| t.value);
        let domain_header = domain_header(&table);
        table.finish();
        Self {
            name: name.to_owned(),
            workload: workload.to_owned(),
            source: folder.join(source.value),
            symbol,
            prototype,
            args,
            returns,
            output,
            domain,
            group,
            domain_header,
        }
    }
}

/// A file's name; it is looked for beside kernels, so a folder in it is a mistake.
fn domain_header(table: &Table<'_>) -> Option<String> {
    let found = table.text("domain_header")?;
    if !found.value.ends_with(".h") || found.value.contains('/') {
        let message = format!("\"{}\" is not the name of a header", found.value);
        let help =
            "give a name without a folder, as in \"keccak_domain.h\"; it is looked for beside the kernel";
        table.document.problem(found.span, message, Some(help.into()));
    }
    Some(found.value)
}

impl Operation {
    /// Reads `[operations.<name>]`.
    pub fn read(table: Table<'_>, name: &str, sets: &[String]) -> Self {
        let symbol = table.required_text("symbol", "\"<C name>\"").value;
        let prototype = table.required_text("prototype", "\"<C declaration>\"").value;
        let args = StatedArgument::read_all(&table, sets);
        let returns = returns(&table, true);
        let secret = StatedSecret::read_all(&table, &args, sets);
        let accepts = table.table("accepts").map(StatedAccepting::read);
        let measure = table.find("measure").map(|entry| plain(&entry.item));
        table.finish();
        Self { name: name.to_owned(), symbol, prototype, args, returns, secret, accepts, measure }
    }
}

/// A value as it is, for those who interpret conditions on cases.
pub fn plain(item: &Item) -> serde_json::Value {
    match &item.node {
        Node::Scalar(PlainValue::Boolean(b)) => (*b).into(),
        Node::Scalar(PlainValue::Integer(n)) => (*n).into(),
        Node::Scalar(PlainValue::Text(t)) => t.clone().into(),
        Node::Fraction(_) | Node::Other(_) => serde_json::Value::Null,
        Node::List(items) => items.iter().map(plain).collect(),
        Node::Table(entries) => entries.iter().map(|e| (e.key.clone(), plain(&e.item))).collect(),
    }
}

/// Reads every table below `key` with `read`, in the order of the file.
pub fn named<T>(root: &Table<'_>, key: &'static str, read: impl Fn(Table<'_>, &str) -> T) -> OrderedMap<T> {
    let Some(table) = root.table(key) else { return OrderedMap::default() };
    let below =
        table.entries().iter().filter_map(|e| Some((e.key.clone(), read(table.as_table(e)?, &e.key))));
    OrderedMap(below.collect())
}
