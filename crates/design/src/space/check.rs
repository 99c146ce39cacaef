//! Checks what a space names: cores and their parameters, designs, variants, workloads, suites,
//! files.
//!
//! Source: the files that are named, read by the same code as everywhere else.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::area::{self, PartArea};
use super::settings::{CACHES, SettingCondition, SpaceSetting, Test, is_named};
use super::{Axis, StatedSpace};
use crate::core::CoreFile;
use crate::design::Design;
use crate::document::Document;
use crate::lookup::{DescriptionKind, FoundFile, Library};
use crate::suite::Suite;
use crate::tree::{PlainValue, Span};
use crate::workload::Workload;
use instar_diagnostic::suggestion;

/// Everything that a space names, loaded once, by the name that the space uses.
#[derive(Default)]
pub struct Named {
    /// Folder of the space, against which paths are resolved.
    pub folder: PathBuf,
    /// Cores.
    pub cores: BTreeMap<String, (FoundFile, CoreFile)>,
    /// Designs.
    pub designs: BTreeMap<String, Arc<Design>>,
    /// Workloads with a set.
    pub workloads: BTreeMap<String, Workload>,
    /// Suites.
    pub suites: BTreeMap<String, Suite>,
}

impl Named {
    /// Loads all that is named and notes what is wrong with it.
    pub fn load(document: &Document, library: &Library, stated: &StatedSpace) -> Self {
        let mut known = Self { folder: document.folder(), ..Self::default() };
        let settings = || all_settings(stated);
        for setting in settings() {
            if let PlainValue::Text(text) = &setting.value
                && let Err(sentence) = known.load_named(library, setting, text)
            {
                document.problem(setting.span.clone(), sentence, None);
            }
        }
        for area in &stated.areas {
            known.load_area(document, library, &area.amount);
        }
        let names = |key| settings().any(|s| s.key == key);
        for (key, needed) in [
            ("variant", "design"),
            ("operation", "workload"),
            ("caches", "workload"),
            ("window", "trace"),
            ("benchmark", "suite"),
            ("rule", "suite"),
        ] {
            if let Some(setting) = settings().find(|s| s.key == key).filter(|_| !names(needed)) {
                let hint = format!("add {needed} = \"…\"");
                let message = format!("`{key}` is set, and no `{needed}` that it belongs to");
                document.problem(setting.key_span.clone(), message, Some(hint));
            }
        }
        if !names("core") {
            let message = "this space names no core";
            document.problem(0..0, message, Some("add core = \"<core>\" to [base] or to an axis".to_owned()));
        }
        if document.is_clean() {
            settings().for_each(|setting| known.check_setting(document, setting));
            all_conditions(stated).for_each(|condition| match known.axis_of(stated, &condition.key) {
                Some(axis) => check_labels(document, condition, axis),
                None => known.check_condition(document, condition),
            });
            stated.areas.iter().for_each(|area| known.check_area(document, &area.amount));
        }
        known
    }

    /// The axis that a condition names by its name, which is no setting, with the axis' place.
    pub fn axis_of<'a>(&self, stated: &'a StatedSpace, key: &str) -> Option<(usize, &'a Axis)> {
        let mut parameters = self.cores.values().flat_map(|(_, core)| &core.parameters);
        if is_named(key) || parameters.any(|parameter| parameter.name == key) {
            return None;
        }
        stated.axes.iter().enumerate().find(|(_, axis)| axis.name == key)
    }

    /// A path of the space, from its folder.
    pub fn path(&self, given: &str) -> PathBuf {
        self.folder.join(given)
    }

    /// A name, or a path from the folder of the space.
    pub fn name(&self, given: &str) -> String {
        let is_path = given.contains('/') || given.ends_with(".toml");
        if is_path { self.path(given).display().to_string() } else { given.to_owned() }
    }

    fn load_named(&mut self, library: &Library, setting: &SpaceSetting, text: &str) -> Result<(), String> {
        let name = self.name(text);
        match setting.key.as_str() {
            "core" if !self.cores.contains_key(text) => {
                let found = library.find(DescriptionKind::Core, &name).map_err(|e| e.to_string())?;
                let file =
                    CoreFile::load(&found.path, library).map_err(|e| crate::Error::from(e).to_string())?;
                self.cores.insert(text.to_owned(), (found, file));
            }
            "design" if !self.designs.contains_key(text) => {
                let design = Design::find(library, &name).map_err(|e| e.to_string())?;
                self.designs.insert(text.to_owned(), Arc::new(design));
            }
            "workload" if !self.workloads.contains_key(text) => {
                let (workload, _) = Workload::find_set(library, &name).map_err(|e| e.to_string())?;
                self.workloads.insert(text.to_owned(), workload);
            }
            "suite" if !self.suites.contains_key(text) => {
                let suite = Suite::find(library, &name).map_err(|e| e.to_string())?;
                self.suites.insert(text.to_owned(), suite);
            }
            "trace" | "program" if !self.path(text).is_file() => {
                let shown = self.path(text);
                let from = self.folder.display();
                return Err(format!(
                    "there is no {} \"{}\"; paths are taken from {from}",
                    setting.key,
                    shown.display()
                ));
            }
            _ => {}
        }
        Ok(())
    }

    /// Loads the design whose variant a part of the area is of.
    fn load_area(&mut self, document: &Document, library: &Library, amount: &PartArea) {
        let PartArea::Added { design, .. } = amount else { return };
        if self.designs.contains_key(&design.value) {
            return;
        }
        match Design::find(library, &self.name(&design.value)) {
            Ok(found) => {
                self.designs.insert(design.value.clone(), Arc::new(found));
            }
            Err(error) => document.problem(design.span.clone(), error.to_string(), None),
        }
    }

    fn check_area(&self, document: &Document, amount: &PartArea) {
        match amount {
            PartArea::Stated { per, .. } => {
                for name in per {
                    named(document, &name.span, "numeric parameter", &name.value, &self.numbers());
                }
            }
            PartArea::Added { design, variant, synthesised } => {
                let wrong = self.designs.get(&design.value);
                let wrong = wrong.and_then(|found| area::wrong(found, &variant.value, *synthesised));
                if let Some((message, hint)) = wrong {
                    document.problem(variant.span.clone(), message, Some(hint));
                }
            }
        }
    }

    /// Parameters of the space's cores that are numbers.
    fn numbers(&self) -> Vec<&str> {
        let parameters = self.cores.values().flat_map(|(_, core)| &core.parameters);
        let numbers = parameters.filter(|p| matches!(p.value, PlainValue::Integer(_)));
        numbers.map(|p| p.name.as_str()).collect()
    }

    /// Whether some design, workload or core of the space knows what is set.
    fn check_setting(&self, document: &Document, setting: &SpaceSetting) {
        let SpaceSetting { key, value, key_span, span, .. } = setting;
        match (key.as_str(), value) {
            ("variant", PlainValue::Text(name)) => {
                let names = self.designs.values().flat_map(|d| d.baselines.iter().chain(&d.variants));
                let names: Vec<&str> = names.map(|v| v.name.as_str()).collect();
                named(document, span, "variant", name, &names);
            }
            ("operation", PlainValue::Text(name)) => {
                let names = self.workloads.values();
                let names: Vec<&str> =
                    names.flat_map(|w| w.functions.names().chain(w.operations.names())).collect();
                named(document, span, "function or operation", name, &names);
            }
            ("benchmark", PlainValue::Text(name)) => {
                let names: Vec<&str> = self.suites.values().flat_map(|s| s.programs.names()).collect();
                named(document, span, "program of a suite", name, &names);
            }
            ("rule", PlainValue::Text(name)) => {
                let names: Vec<&str> = self.suites.values().flat_map(|s| s.rules.names()).collect();
                named(document, span, "rule of a suite", name, &names);
            }
            ("caches", PlainValue::Text(name)) => named(document, span, "state of caches", name, &CACHES),
            (key, _) if is_named(key) => {}
            (key, value) => self.check_parameter(document, key, value, key_span, span),
        }
    }

    /// A parameter that no core of the space has, or a value that is legal on none of them.
    fn check_parameter(
        &self,
        document: &Document,
        key: &str,
        value: &PlainValue,
        key_span: &Span,
        span: &Span,
    ) {
        let having: Vec<_> = self
            .cores
            .values()
            .filter_map(|(_, core)| core.parameters.iter().find(|p| p.name == key).map(|p| (core, p)))
            .collect();
        let Some((core, parameter)) = having.first() else {
            let parameters = self.cores.values().flat_map(|(_, core)| &core.parameters);
            let names: Vec<&str> =
                parameters.map(|p| p.name.as_str()).chain(super::settings::NAMED).collect();
            let cores = self.cores.keys().cloned().collect::<Vec<_>>().join(", ");
            let hint = suggestion(key, "settings and parameters", names);
            let message = format!("`{key}` is no setting, and no parameter of {cores}");
            document.problem(key_span.clone(), message, Some(hint));
            return;
        };
        if !having.iter().any(|(_, p)| p.limits.allow(value)) {
            let message = format!("`{key}` of core \"{}\" cannot be {value}", core.name);
            document.problem(span.clone(), message, Some(format!("{} is right", parameter.limits)));
        }
    }

    fn check_condition(&self, document: &Document, condition: &SettingCondition) {
        let SettingCondition { key, test, key_span, span } = condition;
        match test {
            Test::OneOf(values) if is_named(key) => {
                if values.iter().any(|value| !matches!(value, PlainValue::Text(_))) {
                    let hint = "write the name in quotation marks".to_owned();
                    document.problem(span.clone(), format!("`{key}` is compared with a name"), Some(hint));
                }
            }
            Test::OneOf(values) => {
                values.iter().for_each(|value| self.check_parameter(document, key, value, key_span, span));
            }
            Test::Between(..) => {
                named(document, key_span, "numeric parameter", key, &self.numbers());
            }
        }
    }
}

/// A condition on an axis that is no setting compares its labels.
fn check_labels(document: &Document, condition: &SettingCondition, (_, axis): (usize, &Axis)) {
    let plain = |value: &PlainValue| match value {
        PlainValue::Text(text) => text.clone(),
        other => other.to_string(),
    };
    let labels: Vec<String> = axis.values.iter().map(|value| plain(&value.label)).collect();
    match &condition.test {
        Test::OneOf(values) => {
            for value in values.iter().map(plain) {
                let names: Vec<&str> = labels.iter().map(String::as_str).collect();
                named(document, &condition.span, "label of this axis", &value, &names);
            }
        }
        Test::Between(..) => {
            let message = format!("the axis \"{}\" has labels, which no bound compares", axis.name);
            let hint = format!("list labels: {}", labels.join(", "));
            document.problem(condition.span.clone(), message, Some(hint));
        }
    }
}

fn named(document: &Document, span: &Span, what: &str, name: &str, names: &[&str]) {
    if !names.contains(&name) {
        let hint = suggestion(name, "known", names.iter().copied());
        document.problem(span.clone(), format!("there is no {what} \"{name}\""), Some(hint));
    }
}

/// What base, axes and rules set.
pub fn all_settings(stated: &StatedSpace) -> impl Iterator<Item = &SpaceSetting> {
    let axes = stated.axes.iter().flat_map(|axis| axis.values.iter().map(|value| &value.settings));
    let rules = stated.rules.iter().map(|rule| &rule.set);
    std::iter::once(&stated.base).chain(axes).chain(rules).flat_map(|settings| &settings.0)
}

fn all_conditions(stated: &StatedSpace) -> impl Iterator<Item = &SettingCondition> {
    let rules = stated.rules.iter().flat_map(|rule| &rule.when);
    rules.chain(stated.areas.iter().flat_map(|area| &area.when))
}

/// A path as the point states it, whole where it can be.
pub fn absolute(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}
