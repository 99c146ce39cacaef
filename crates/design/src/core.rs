//! A core: `cores/<core>.toml`, whose parameters each carry a value, its legal range and its source.
//!
//! Source: docs/reference/core.md.

use std::path::{Path, PathBuf};

use instar_cores::{FAMILIES, Legal, Params};
use instar_diagnostic::Diagnostic;
use instar_isa::Isa;

use crate::design::cost::Provenance;
use crate::document::{Document, shown};
use crate::family::{self, Fault};
use crate::parameter::Parameter;
use crate::rtl::RtlSource;
use crate::tree::{Span, Value};
use instar_diagnostic::suggestion;

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
        let Some(family) = family::family(&self.family) else {
            let families = FAMILIES.iter().map(|family| family.name);
            let hint = suggestion(&self.family, "known families", families);
            let message = format!("there is no family \"{}\" of cores", self.family);
            document.problem(family_span, message, Some(hint));
            return;
        };
        for known in family.parameters {
            let Some(parameter) = self.parameters.iter().find(|p| p.name == known.name) else { continue };
            if !parameter.limits.lie_within(known.legal) {
                let message = format!(
                    "`{}` {} in family \"{}\", and this file allows {}",
                    known.name,
                    extent(known.legal),
                    family.name,
                    parameter.limits
                );
                let hint = format!("a core's file may only narrow it: {}", known.reason);
                document.problem(parameter.limits_span.clone(), message, Some(hint));
            }
        }
        if !document.is_clean() {
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
        let Ok(isa) = Isa::parse(&self.isa) else { return Ok(params) };
        let fault = |parameter, message, hint| Err(vec![Fault { parameter, message, hint }]);
        let bits = isa.xlen().bits();
        if let Some(Value::Integer(stated)) = stated
            && *stated != i64::from(bits)
        {
            let message = format!("xlen is {stated}, and isa \"{}\" has registers of {bits} bits", self.isa);
            return fault(at, message, None);
        }
        if let Some(extension) = params.family().untimed.iter().find(|&&e| isa.has(e)) {
            let (isa, name, family) = (&self.isa, extension.name(), &self.family);
            let message =
                format!("isa \"{isa}\" has {name}, which the model of family \"{family}\" has no timing for");
            let hint = "leave it out; programs for the core are then built without it".to_owned();
            return fault(None, message, Some(hint));
        }
        Ok(params)
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

/// How far a parameter goes, as a predicate.
fn extent(legal: Legal) -> String {
    match legal {
        Legal::Range(low, high) => format!("goes from {low} to {high}"),
        other => format!("is {other}"),
    }
}
