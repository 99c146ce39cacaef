//! Masked gadgets: which of a design's instructions are to be judged as circuits, and what of their
//! operands is shared.
//!
//! Source: docs/reference/design.md, `[[gadgets]]`; the forms are those of `instar gadget`.

use instar_isa::CustomInstruction;
use serde::Serialize;

use super::extensions::instruction;
use crate::table::Table;

/// One entry of `[[gadgets]]`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "StatedGadget")]
pub struct StatedGadget {
    /// Its name.
    pub name: String,
    /// Instructions, one after the other, by their mnemonics; "-" is a cycle without one.
    pub steps: Vec<String>,
    /// What is shared and must not show, each `NAME:boolean:PLACE,PLACE`.
    pub secret: Vec<String>,
    /// Places that are drawn.
    pub fresh: Vec<String>,
    /// Places that everybody knows.
    pub public: Vec<String>,
    /// Places with a value, each `PLACE=VALUE`.
    pub hold: Vec<String>,
    /// What it leaves in shares.
    pub result: Vec<String>,
    /// What a probe sees, `glitch+transition`; none where nothing is said.
    pub model: Option<String>,
    /// Probes that are seen together; none where nothing is said.
    pub order: Option<i64>,
    /// `file:line`.
    pub source: String,
}

impl StatedGadget {
    /// Reads one entry, whose name must be none of `taken`.
    pub fn read(
        table: Table<'_>,
        instructions: &[CustomInstruction],
        complete: bool,
        taken: &[Self],
    ) -> Self {
        let name = table.required_text("name", "\"<name>\"");
        if !name.value.is_empty() && taken.iter().any(|one| one.name == name.value) {
            let message = format!("the name \"{}\" is taken by another gadget", name.value);
            table.document.problem(name.span.clone(), message, Some("choose another name".into()));
        }
        let source = table.document.place(&name.span);
        for (key, example) in [("steps", "[\"<mnemonic>\"]"), ("secret", "[\"a:boolean:rs1,rs2\"]")] {
            if !table.has(key) {
                table.missing(key, example);
            }
        }
        let steps = table.texts("steps");
        for step in steps.iter().filter(|step| step.value != "-") {
            instruction(&table, &step.value, &step.span, instructions, complete);
        }
        let texts = |key| table.texts(key).into_iter().map(|text| text.value).collect();
        let (secret, fresh, public) = (texts("secret"), texts("fresh"), texts("public"));
        let (hold, result) = (texts("hold"), texts("result"));
        let model = table.text("model").map(|text| text.value);
        let order = table.integer("order", 1, 2).map(|order| order.value);
        table.finish();
        let steps = steps.into_iter().map(|step| step.value).collect();
        Self { name: name.value, steps, secret, fresh, public, hold, result, model, order, source }
    }
}
