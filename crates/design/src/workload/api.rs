//! A scheme as everybody writes them for PQClean and pqm4: an `api.h` with `crypto_kem_*` or
//! `crypto_sign_*`.
//!
//! Source: docs/reference/workload.md, `api`; the interface is that of the NIST call (2016, "API
//! notes") as SUPERCOP, PQClean and pqm4 have it. The operations are those of
//! `workloads/runtime/api`, which call the scheme's functions by the names that are found here.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::json;

use super::call::element_bytes;
use super::{ArgumentKind, Numbers, Operation, OrderedMap, StatedArgument, StatedSecret, Status, VectorRule};
use crate::design::variant::known;
use crate::table::{Located, Table};

/// What stands behind `api.h`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "ApiInfo")]
pub struct Api {
    /// `kem`, `sign`, or `sign-open` for signatures that are joined with their messages.
    /// Python: `Literal["kem", "sign", "sign-open"]`
    pub form: &'static str,
    /// The header, as it is included.
    pub header: String,
    /// What the interface calls a function or a number → what the header calls it.
    pub names: BTreeMap<&'static str, String>,
}

/// A form of the interface: its functions and its numbers of bytes.
struct Form {
    name: &'static str,
    functions: &'static [&'static str],
    sizes: &'static [&'static str],
}

const KEM: Form = Form {
    name: "kem",
    functions: &["crypto_kem_keypair", "crypto_kem_enc", "crypto_kem_dec"],
    sizes: &["CRYPTO_PUBLICKEYBYTES", "CRYPTO_SECRETKEYBYTES", "CRYPTO_CIPHERTEXTBYTES", "CRYPTO_BYTES"],
};
const SIGN: Form = Form {
    name: "sign",
    functions: &["crypto_sign_keypair", "crypto_sign_signature", "crypto_sign_verify"],
    sizes: &["CRYPTO_PUBLICKEYBYTES", "CRYPTO_SECRETKEYBYTES", "CRYPTO_BYTES"],
};
const SIGN_OPEN: Form = Form {
    name: "sign-open",
    functions: &["crypto_sign_keypair", "crypto_sign", "crypto_sign_open"],
    sizes: SIGN.sizes,
};

impl Api {
    /// Reads `api`, `header` and `prefix`; `include` are the folders that may have the header,
    /// `None` where there is no `api`.
    pub fn read(root: &Table<'_>, include: &[PathBuf]) -> Option<Self> {
        let (api, header, prefix) = (root.text("api"), root.text("header"), root.text("prefix"));
        let Some(api) = api else {
            for (key, given) in [("header", &header), ("prefix", &prefix)] {
                if let Some(given) = given {
                    let hint = "add api = \"kem\" or \"sign\"".to_owned();
                    root.document.problem(
                        given.span.clone(),
                        format!("only an `api` has a `{key}`"),
                        Some(hint),
                    );
                }
            }
            return None;
        };
        for key in ["operations", "status", "vectors"] {
            if root.find(key).is_some() {
                root.problem(
                    format!("`{key}` follows from `api`, and cannot be given beside it"),
                    "remove one of the two",
                );
            }
        }
        if !known(root, &api, "api", "known", &["kem".to_owned(), "sign".to_owned()]) {
            return None;
        }
        let header = header.unwrap_or(Located { value: "api.h".to_owned(), span: api.span.clone() });
        let Some(path) = include.iter().map(|folder| folder.join(&header.value)).find(|path| path.is_file())
        else {
            let message = format!("there is no \"{}\" in the folders of `include`", header.value);
            let hint = "name its folder there, or another header as in header = \"kem.h\"".to_owned();
            root.document.problem(header.span, message, Some(hint));
            return None;
        };
        let words = words_of(&path, include);
        let form = match api.value.as_str() {
            "kem" => &KEM,
            _ if ending(&words, SIGN.functions[1]).is_empty()
                && !ending(&words, SIGN_OPEN.functions[2]).is_empty() =>
            {
                &SIGN_OPEN
            }
            _ => &SIGN,
        };
        let problem = |message: String, hint: &str| {
            root.document.problem(
                api.span.clone(),
                format!("{}: {message}", header.value),
                Some(hint.to_owned()),
            );
            None
        };
        let prefix = match prefix {
            Some(prefix) => prefix.value,
            None => match ending(&words, form.functions[0]).as_slice() {
                [] => {
                    return problem(format!("it has no function {}", form.functions[0]), "this api needs it");
                }
                [one] => one.clone(),
                several => {
                    let named = several.join("\", \"");
                    return problem(
                        format!(
                            "it has several functions {}, with the prefixes \"{named}\"",
                            form.functions[0]
                        ),
                        "say which one, as in prefix = \"…\"",
                    );
                }
            },
        };
        let mut names = BTreeMap::new();
        for (name, what) in
            form.functions.iter().map(|f| (*f, "function")).chain(form.sizes.iter().map(|s| (*s, "macro")))
        {
            let own = format!("{prefix}{name}");
            let called = [own.clone(), name.to_owned()].into_iter().find(|called| words.contains(called));
            let Some(called) = called else {
                return problem(format!("it has no {what} {own}"), "this api needs it");
            };
            names.insert(name, called);
        }
        Some(Self { form: form.name, header: header.value, names })
    }

    /// The operations of the runtime's wrappers.
    pub fn operations(&self, sets: &[String]) -> OrderedMap<Operation> {
        let keygen: (_, &[&str], &[&str]) =
            ("keygen", &["out pk", "out sk", "in random", "length random"], &["random"]);
        let rest: [(_, &[&str], &[&str]); 2] = match self.form {
            "kem" => [
                ("encaps", &["out ct", "out ss", "in pk", "in random", "length random"], &["random"]),
                ("decaps", &["out ss", "in ct", "in sk"], &["sk"]),
            ],
            _ => [
                (
                    "sign",
                    &[
                        "out sig",
                        "words sig_length",
                        "in sk",
                        "in message",
                        "length message",
                        "in random",
                        "length random",
                    ],
                    &["sk", "random"],
                ),
                ("verify", &["in sig", "given sig_length", "in message", "length message", "in pk"], &[]),
            ],
        };
        let named = std::iter::once(keygen).chain(rest);
        OrderedMap(
            named
                .map(|(name, args, secret)| (name.to_owned(), operation(name, args, secret, sets)))
                .collect(),
        )
    }

    /// What the wrappers answer.
    pub fn status() -> Status {
        let one = |name: &str, value| BTreeMap::from([(name.to_owned(), value)]);
        Status { ok: 0, refused: one("refused", 1), errors: one("out_of_randomness", 2) }
    }

    /// Which case goes to which operation: fields have the names of the arguments.
    pub fn rules(operations: &OrderedMap<Operation>) -> Vec<VectorRule> {
        let fields = |operation: &Operation, wanted: fn(ArgumentKind) -> bool| {
            let names = operation.args.iter().filter(|argument| wanted(argument.kind));
            names.map(|argument| (argument.name.clone(), json!(argument.name))).collect()
        };
        let rule = |operation: &Operation| VectorRule {
            when: json!({ "op": operation.name }),
            operation: operation.name.clone(),
            inputs: fields(operation, |kind| kind == ArgumentKind::In),
            out: fields(operation, ArgumentKind::is_output),
        };
        operations.0.iter().map(|(_, operation)| rule(operation)).collect()
    }
}

/// An operation by its arguments: `out` and `in` are bytes, `words` and `given` one word, `length`
/// counts a buffer.
fn operation(name: &str, arguments: &[&str], secret: &[&str], sets: &[String]) -> Operation {
    let args: Vec<StatedArgument> = arguments.iter().map(|spelt| argument(spelt, sets)).collect();
    let declared: Vec<String> = args.iter().map(declaration).collect();
    let symbol = format!("instar_api_{name}");
    let secrets = secret.iter().map(|name| StatedSecret {
        name: (*name).to_owned(),
        argument: args.iter().position(|argument| argument.name == *name).unwrap_or_default(),
        start: in_each(sets, 0),
        end: None,
    });
    Operation {
        name: name.to_owned(),
        prototype: format!("int {symbol}({})", declared.join(", ")),
        symbol,
        secret: secrets.collect(),
        args,
        returns: "status".to_owned(),
        accepts: None,
        measure: Some(json!({ "op": name, "measure": true })),
    }
}

/// The same number in each set.
fn in_each(sets: &[String], number: i64) -> Numbers {
    sets.iter().map(|set| (set.clone(), number)).collect()
}

fn argument(spelt: &str, sets: &[String]) -> StatedArgument {
    let (kind, name) = spelt.split_once(' ').unwrap_or(("in", spelt));
    let (kind, element) = match kind {
        "out" => (ArgumentKind::Out, "bytes"),
        "words" => (ArgumentKind::Out, "u32"),
        "given" => (ArgumentKind::In, "u32"),
        "length" => (ArgumentKind::Length, "size"),
        _ => (ArgumentKind::In, "bytes"),
    };
    let is_length = kind == ArgumentKind::Length;
    StatedArgument {
        name: if is_length { format!("{name}_length") } else { name.to_owned() },
        kind,
        element: element.to_owned(),
        count: (element == "u32").then(|| in_each(sets, 1)),
        times: None,
        range: None,
        // What an implementation reads by words it may have seen at the beginning of an array.
        align: if is_length { element_bytes(element) } else { 8 },
        of: is_length.then(|| name.to_owned()),
        multiple: None,
        in_place: Vec::new(),
        random: None,
        value: None,
    }
}

fn declaration(argument: &StatedArgument) -> String {
    let element = if argument.element == "u32" { "uint32_t" } else { "uint8_t" };
    match argument.kind {
        ArgumentKind::Length => format!("size_t {}", argument.name),
        ArgumentKind::In => format!("const {element} *{}", argument.name),
        _ => format!("{element} *{}", argument.name),
    }
}

/// What stands before `name` in the words that end with it, each once and in order.
fn ending(words: &BTreeSet<String>, name: &str) -> Vec<String> {
    words.iter().filter_map(|word| word.strip_suffix(name)).map(str::to_owned).collect()
}

/// All identifiers of a header and of those that it includes from its own folder and from
/// `include`.
fn words_of(header: &Path, include: &[PathBuf]) -> BTreeSet<String> {
    let (mut words, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![header.to_owned()]);
    while let Some(path) = open.pop() {
        let Ok(text) = instar_files::read_text(&path) else { continue };
        if !seen.insert(path.clone()) {
            continue;
        }
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        words.extend(text.split(|c| !is_part(c)).filter(|word| !word.is_empty()).map(str::to_owned));
        for line in text.lines() {
            let Some(included) = line.trim_start().strip_prefix('#').and_then(included) else { continue };
            let folders = path.parent().into_iter().chain(include.iter().map(PathBuf::as_path));
            open.extend(folders.map(|folder| folder.join(included)).find(|path| path.is_file()));
        }
    }
    words
}

/// The file that a line of the preprocessor includes in quotes; `line` is what follows `#`.
fn included(line: &str) -> Option<&str> {
    let quoted = line.trim_start().strip_prefix("include")?.trim_start().strip_prefix('"')?;
    quoted.split_once('"').map(|(name, _)| name)
}
