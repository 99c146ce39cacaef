//! What of a function is shared, and what it draws.
//!
//! Source: docs/reference/workload.md, `[[masked]]`; the forms are those of `instar leak`.

use serde::Serialize;

use crate::design::variant::known;
use crate::table::{Located, Table};

/// Shares and randomness of a function.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "MaskedInfo")]
pub struct StatedMasked {
    /// A function or operation of the workload.
    pub function: String,
    /// What is shared and must not show, each `NAME:SHARING:SHARES[:BYTES]`.
    pub secret: Vec<String>,
    /// Arguments, symbols or parts of them that are drawn anew for each run.
    pub fresh: Vec<String>,
    /// What it leaves in shares.
    pub result: Vec<String>,
    /// The function whose execution is looked at, or two as in `decrypt..compare`.
    pub window: Option<String>,
}

impl StatedMasked {
    /// Reads one `[[masked]]` of a workload with these functions and operations.
    pub fn read(table: Table<'_>, functions: &[String]) -> Self {
        let function = table.required_text("function", "\"<name>\"");
        if !function.value.is_empty() {
            known(&table, &function, "function or operation", "functions and operations", functions);
        }
        if !table.has("secret") {
            table.missing("secret", "[\"a:boolean:2\"]");
        }
        let shared = |key: &'static str| {
            let texts: Vec<Located<String>> = table.texts(key);
            for text in &texts {
                let parts: Vec<&str> = text.value.split(':').map(str::trim).collect();
                if !(3..=4).contains(&parts.len()) || parts.iter().any(|part| part.is_empty()) {
                    let message = format!("\"{}\" says not what is shared", text.value);
                    let hint = "write \"NAME:SHARING:SHARES\", as \"a:boolean:2\"";
                    table.document.problem(text.span.clone(), message, Some(hint.to_owned()));
                }
            }
            texts.into_iter().map(|text| text.value).collect()
        };
        let (secret, result) = (shared("secret"), shared("result"));
        let fresh = table.texts("fresh").into_iter().map(|text| text.value).collect();
        let window = table.text("window").map(|text| text.value);
        table.finish();
        Self { function: function.value, secret, fresh, result, window }
    }
}
