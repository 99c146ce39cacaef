//! From axes and rules to points: each a core with its changes and something to run, or the reason
//! why not.
//!
//! Source: docs/reference/explore.md, "Points".

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;

use super::StatedSpace;
use super::area::{Circuits, PartArea};
use super::check::{Named, absolute};
use super::settings::{SettingCondition, Settings};
use super::{Axis, MOST_POINTS};
use crate::design::Design;
use crate::document::Document;
use crate::family;
use crate::host::HostCore;
use crate::tree::PlainValue;

/// One point of a space.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename = "PointInfo")]
pub struct Point {
    /// Its label on each axis, in their order.
    pub labels: Vec<PlainValue>,
    /// Core, by name or path.
    pub core: String,
    /// Design, by name or path.
    pub design: Option<String>,
    /// Variant or baseline of it.
    pub variant: Option<String>,
    /// Parameters of the core that the space changes.
    pub overrides: Settings,
    /// Workload with its set.
    pub workload: Option<String>,
    /// Function or operation of the workload.
    pub operation: Option<String>,
    /// Whether the operation is called once, with empty caches and predictors.
    pub cold: bool,
    /// Recorded trace.
    pub trace: Option<PathBuf>,
    /// Window of the trace.
    pub window: Option<String>,
    /// ELF file that is run from its entry point.
    pub program: Option<PathBuf>,
    /// Suite whose files the user brings.
    pub suite: Option<String>,
    /// Program of the suite.
    pub benchmark: Option<String>,
    /// How the suite is timed; where it is not said, as the suite's own run rules do.
    pub rule: Option<String>,
    /// ISA string of the core; empty where the point is refused.
    pub isa: String,
    /// All that decides the model's cycles; empty where the point is refused.
    pub fingerprint: String,
    /// Why there is no such hardware.
    pub refused: Option<String>,
    /// Area, thousand gate equivalents, where one is stated.
    pub area_kge: Option<f64>,
    /// Where the area comes from.
    pub area_from: Vec<String>,
    /// Variants whose circuits are to be synthesised and added to it.
    pub area_of: Vec<Circuits>,
}

/// A core with a design and its variant, before the space changes parameters.
type Standing = HashMap<(String, Option<String>, Option<String>), Result<HostCore, String>>;

/// All points; the last axis turns fastest.
pub fn expand(document: &Document, known: &Named, stated: &StatedSpace) -> Vec<Point> {
    let wanted = stated.axes.iter().try_fold(1usize, |n, axis| n.checked_mul(axis.values.len()));
    if wanted.is_none_or(|n| n > MOST_POINTS) {
        let count = wanted.map_or_else(|| "far too many".to_owned(), |n| n.to_string());
        let hint = format!("at most {MOST_POINTS} are right; shorten an axis");
        document.problem(0..0, format!("this space has {count} points"), Some(hint));
        return Vec::new();
    }
    let spanning = Spanning { known, stated, standing: RefCell::default() };
    let mut points = Vec::new();
    for at in 0..wanted.unwrap_or(0) {
        match spanning.point(at) {
            Ok(point) => points.push(point),
            Err((message, hint)) => {
                document.problem(0..0, message, Some(hint));
                break;
            }
        }
    }
    points
}

struct Spanning<'a> {
    known: &'a Named,
    stated: &'a StatedSpace,
    standing: RefCell<Standing>,
}

impl Spanning<'_> {
    fn point(&self, at: usize) -> Result<Point, (String, String)> {
        let (labels, mut settings) = self.coordinates(at);
        let refused = self.follow_rules(&labels, &mut settings);
        let mut point = self.described(labels.clone(), &settings)?;
        let host = refused.map_or_else(|| self.hardware(&settings), Err);
        let host = host.and_then(|host| self.runnable(&settings).map(|()| host));
        match host {
            Ok(host) => {
                (point.isa, point.fingerprint) = (host.file.isa.clone(), host.fingerprint());
                if !self.stated.synthesised {
                    self.add_area(&settings, &labels, &mut point);
                }
            }
            Err(reason) => point.refused = Some(reason),
        }
        Ok(point)
    }

    /// Labels, and the settings of base and axes.
    fn coordinates(&self, at: usize) -> (Vec<PlainValue>, Settings) {
        let mut settings = self.stated.base.clone();
        let mut labels = Vec::new();
        let mut below: usize = self.stated.axes.iter().map(|axis| axis.values.len()).product();
        let mut rest = at;
        for Axis { values, .. } in &self.stated.axes {
            below /= values.len();
            let value = &values[rest / below];
            rest %= below;
            labels.push(value.label.clone());
            settings.apply(&value.settings);
        }
        (labels, settings)
    }

    /// Applies the rules in their order; the reason of the first one that refuses.
    fn follow_rules(&self, labels: &[PlainValue], settings: &mut Settings) -> Option<String> {
        for rule in &self.stated.rules {
            if !self.all_hold(&rule.when, labels, settings) {
                continue;
            }
            if let Some(reason) = &rule.refuse {
                return Some(reason.clone());
            }
            settings.apply(&rule.set);
        }
        None
    }

    fn all_hold(&self, conditions: &[SettingCondition], labels: &[PlainValue], settings: &Settings) -> bool {
        conditions.iter().all(|condition| match self.known.axis_of(self.stated, &condition.key) {
            Some((at, _)) => condition.holds(Some(&labels[at])),
            None => condition.holds(self.value(settings, &condition.key).as_ref()),
        })
    }

    /// A setting; what the space does not set stands in the core's file or in the variant.
    fn value(&self, settings: &Settings, key: &str) -> Option<PlainValue> {
        settings.get(key).cloned().or_else(|| {
            self.with_standing(settings, |host| {
                let parameters = &host.ok()?.file.parameters;
                parameters.iter().find(|p| p.name == key).map(|p| p.value.clone())
            })
        })
    }

    /// The point without what its hardware says; the error names what the space file lacks.
    fn described(&self, labels: Vec<PlainValue>, settings: &Settings) -> Result<Point, (String, String)> {
        let own = |key| settings.text(key).map(str::to_owned);
        let path = |key| settings.text(key).map(|given| absolute(&self.known.path(given)));
        let names = self.stated.axes.iter().map(|axis| &axis.name).zip(&labels);
        let shown: Vec<String> = names.map(|(name, label)| format!("{name} = {label}")).collect();
        let wrong = |what: &str, hint: &str| (format!("the point {} {what}", shown.join(", ")), hint.into());
        let Some(core) = settings.text("core") else {
            return Err(wrong("names no core", "add core = \"<core>\" to [base]"));
        };
        let ways = ["workload", "trace", "program", "suite"];
        let run: Vec<&str> = ways.into_iter().filter(|key| settings.get(key).is_some()).collect();
        match run[..] {
            [] => {
                let hint = "add workload = \"…\" and operation = \"…\", or suite = \"…\" and benchmark = \"…\", \
                            or trace = \"…\", or program = \"…\"";
                return Err(wrong("has nothing to run", hint));
            }
            ["workload"] if settings.get("operation").is_none() => {
                let hint = "add operation = \"<function or operation>\"";
                return Err(wrong("names a workload and no operation of it", hint));
            }
            ["suite"] if settings.get("benchmark").is_none() => {
                return Err(wrong("names a suite and no program of it", "add benchmark = \"<program>\""));
            }
            [_] => {}
            _ => {
                let hint = format!("keep one of {}", run.join(", "));
                return Err(wrong("has several things to run", &hint));
            }
        }
        Ok(Point {
            labels,
            core: self.known.name(core),
            design: settings.text("design").map(|name| self.known.name(name)),
            variant: self.variant(settings),
            overrides: Settings(settings.parameters().cloned().collect()),
            workload: settings.text("workload").map(|name| self.known.name(name)),
            operation: own("operation").filter(|_| run == ["workload"]),
            cold: run == ["workload"] && settings.text("caches") == Some("cold"),
            trace: path("trace"),
            window: own("window").filter(|_| run == ["trace"]),
            program: path("program"),
            suite: settings.text("suite").map(|name| self.known.name(name)),
            benchmark: own("benchmark").filter(|_| run == ["suite"]),
            rule: own("rule").filter(|_| run == ["suite"]),
            ..Point::default()
        })
    }

    fn design(&self, settings: &Settings) -> Option<&Arc<Design>> {
        self.known.designs.get(settings.text("design")?)
    }

    /// The variant that is set, or the design's last one, as everywhere.
    fn variant(&self, settings: &Settings) -> Option<String> {
        let design = self.design(settings)?;
        let last = design.variants.last().map(|v| v.name.as_str());
        settings.text("variant").or(last).map(str::to_owned)
    }

    /// Gives `look` the core with design and variant, or why there is none.
    fn with_standing<T>(&self, settings: &Settings, look: impl FnOnce(Result<&HostCore, &String>) -> T) -> T {
        let core = settings.text("core").unwrap_or_default().to_owned();
        let design = settings.text("design").map(str::to_owned);
        let key = (core, design, self.variant(settings));
        let mut standing = self.standing.borrow_mut();
        let host = standing.entry(key).or_insert_with_key(|(core, _, variant)| {
            let (_, file) = self.known.cores.get(core).ok_or("no core is named")?;
            HostCore::with(file.clone(), self.design(settings), variant.as_deref(), &[])
                .map_err(|error| error.to_string())
        });
        look(host.as_ref())
    }

    /// The core with all changes, or why it cannot be.
    fn hardware(&self, settings: &Settings) -> Result<HostCore, String> {
        let mut host = self.with_standing(settings, |host| host.cloned().map_err(Clone::clone))?;
        for setting in settings.parameters() {
            host.file
                .change(&setting.key, setting.value.clone(), &setting.source)
                .map_err(|(message, hint)| format!("{message}; {hint}"))?;
        }
        match family::build(&host.file.family, &host.file.parameters) {
            Ok(_) => Ok(host),
            Err(faults) => Err(faults.into_iter().map(|f| f.message).collect::<Vec<_>>().join("; ")),
        }
    }

    /// Whether the workload has the operation, and the suite the program and the rule: on an axis
    /// beside others it may not.
    fn runnable(&self, settings: &Settings) -> Result<(), String> {
        if let Some(suite) = settings.text("suite").and_then(|name| self.known.suites.get(name)) {
            let has = |name: &str, there: bool, what| match there {
                true => Ok(()),
                false => Err(format!("suite \"{}\" has no {what} \"{name}\"", suite.found.name)),
            };
            if let Some(name) = settings.text("benchmark") {
                has(name, suite.programs.get(name).is_some(), "program")?;
            }
            if let Some(name) = settings.text("rule") {
                has(name, suite.rules.get(name).is_some(), "rule")?;
            }
        }
        let (Some(workload), Some(operation)) = (settings.text("workload"), settings.text("operation"))
        else {
            return Ok(());
        };
        match self.known.workloads.get(workload) {
            Some(w) if w.functions.get(operation).is_none() && w.operations.get(operation).is_none() => {
                Err(format!("workload \"{workload}\" has no \"{operation}\""))
            }
            _ => Ok(()),
        }
    }

    /// The areas that the space states; where it states none, what the design's variant adds to its
    /// core.
    fn add_area(&self, settings: &Settings, labels: &[PlainValue], point: &mut Point) {
        if self.stated.areas.is_empty() {
            // A parameter that the space changes is hardware that the design's figure does not
            // count.
            let unchanged = point.overrides.0.is_empty();
            let design = self.design(settings).filter(|_| unchanged);
            if let Some(area) = design.zip(point.variant.as_deref()).and_then(|(d, name)| d.area_of(name)) {
                (point.area_kge, point.area_from) = (Some(area.added_kge), vec![area.source()]);
            }
            return;
        }
        for area in self.stated.areas.iter().filter(|area| self.all_hold(&area.when, labels, settings)) {
            let kge = match &area.amount {
                PartArea::Stated { kge, per, .. } => {
                    let times = per.iter().map(|name| match self.value(settings, &name.value) {
                        Some(PlainValue::Integer(number)) => number as f64,
                        _ => 1.0,
                    });
                    kge * times.product::<f64>()
                }
                PartArea::Added { design, variant, synthesised: true } => {
                    let (design, variant) = (self.known.name(&design.value), variant.value.clone());
                    point.area_of.push(Circuits { design, variant });
                    0.0
                }
                PartArea::Added { design, variant, synthesised: false } => {
                    let found = self.known.designs.get(&design.value);
                    let Some(area) = found.and_then(|design| design.area_of(&variant.value)) else {
                        continue;
                    };
                    point.area_from.push(area.source());
                    area.added_kge
                }
            };
            point.area_from.extend(area.amount.source());
            point.area_kge = Some(point.area_kge.unwrap_or(0.0) + kge);
        }
    }
}
