//! Hazards that a design means: what hardware computes otherwise there is what it wants.
//!
//! Source: docs/reference/design.md, `[[hazards]]`; the rules are `instar_cores::HazardRule`.

use instar_coredsl::StateDef;
use instar_cores::HazardRule;
use instar_isa::{CustomInstruction, abi_name};
use serde::Serialize;

use super::extensions::instruction;
use crate::table::{Located, Table};
use instar_diagnostic::suggestion;

/// One entry of `[[hazards]]`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "MeantHazard")]
pub struct MeantHazard {
    /// Mnemonic of the instruction that gets or does the other thing.
    pub instruction: String,
    /// The rule's name.
    pub rule: &'static str,
    /// The register, as results name it; `None`: whichever.
    pub register: Option<String>,
    /// Why it is meant.
    pub reason: String,
    /// `file:line`.
    pub source: String,
}

impl MeantHazard {
    /// Reads one entry; `None` where it names no instruction or rule.
    pub fn read(
        table: Table<'_>,
        instructions: &[CustomInstruction],
        states: &[&StateDef],
        complete: bool,
    ) -> Option<Self> {
        let name = table.required_text("instruction", "\"<mnemonic>\"");
        let rule = table.required_text("rule", "\"old-value\"");
        let register = table.text("register");
        let reason = table.required_text("reason", "\"<why the design wants what hardware does>\"").value;
        let source = table.document.place(&name.span);
        let known = instruction(&table, &name.value, &name.span, instructions, complete);
        let found = HazardRule::ALL.into_iter().find(|one| one.name() == rule.value);
        if found.is_none() && !rule.value.is_empty() {
            let names = HazardRule::ALL.map(HazardRule::name);
            let hint = suggestion(&rule.value, "rules are", names);
            let message = format!("there is no rule \"{}\"", rule.value);
            table.document.problem(rule.span.clone(), message, Some(hint));
        }
        if let Some(register) =
            register.as_ref().filter(|register| complete && !is_register(register, states))
        {
            let message = format!("\"{}\" is no register as results name it", register.value);
            let hint = "an integer register by its name, as in a0, or one of the design's own, as in W[3]";
            table.document.problem(register.span.clone(), message, Some(hint.into()));
        }
        table.finish();
        known?;
        let register = register.map(|register| register.value);
        Some(Self { instruction: name.value, rule: found?.name(), register, reason, source })
    }

    /// Whether it means this one.
    pub fn means(&self, instruction: &str, rule: HazardRule, register: &str) -> bool {
        self.instruction == instruction
            && self.rule == rule.name()
            && self.register.as_deref().is_none_or(|meant| meant == register)
    }
}

/// Whether results name a register so.
fn is_register(name: &Located<String>, states: &[&StateDef]) -> bool {
    let name = name.value.as_str();
    let own = |state: &&StateDef| match name.strip_prefix(state.name.as_str()) {
        Some("") => !state.array,
        Some(rest) => {
            let index = rest.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
            state.array
                && index.is_some_and(|index| index.parse::<usize>().is_ok_and(|at| at < state.reset.len()))
        }
        None => false,
    };
    (0..32).any(|number| abi_name(number) == name) || states.iter().any(own)
}
