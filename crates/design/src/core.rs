//! A core: `cores/<core>.toml`, whose parameters each carry a value and its source, alone or as
//! differences to another.
//!
//! Source: docs/reference/core.md.

use std::path::{Path, PathBuf};

use instar_cores::{FAMILIES, Legal, Params};
use instar_diagnostic::Diagnostic;
use instar_isa::Isa;

use crate::coprocessor::CoprocessorInterface;
use crate::device::StatedDevice;
use crate::document::{Document, shown};
use crate::family::{self, Fault};
use crate::lookup::{DescriptionKind, Library};
use crate::parameter::CoreParameter;
use crate::provenance::Provenance;
use crate::region::{self, StatedRegion};
use crate::rtl::RtlSource;
use crate::table::{Located, Table};
use crate::tree::{PlainValue, Span};
use instar_diagnostic::suggestion;

/// What would be right where an ISA string is none.
pub(crate) const ISA_HINT: &str = "write an ISA string such as rv32imc_zba_zbb";

/// A core as its file states it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct CoreFile {
    /// Its name.
    pub name: String,
    /// Its family: which model runs it.
    pub family: String,
    /// The ISA string that it implements.
    pub isa: String,
    /// Whether somebody gave it another one than its file's.
    pub changed_isa: bool,
    /// One sentence.
    pub summary: String,
    /// The file.
    pub path: PathBuf,
    /// The files of the cores that it is based on, the nearest first.
    pub based_on: Vec<PathBuf>,
    /// Its parameters: in the order of the file, or of the file that it is based on.
    pub parameters: Vec<CoreParameter>,
    /// Regions of its bus with latencies of their own.
    pub regions: Vec<StatedRegion>,
    /// Where its RTL comes from, if a package carries it.
    pub rtl: Option<RtlSource>,
    /// Its interface for coprocessors, if it has one.
    pub coprocessor: Option<CoprocessorInterface>,
}

/// What `[core]` says, and where.
struct Head {
    name: String,
    summary: String,
    family: Option<Located<String>>,
    isa: Option<Located<String>>,
    based_on: Option<Located<String>>,
}

impl CoreFile {
    /// Reads and checks a core's file; `library` finds the core that it is based on.
    pub fn load(path: &Path, library: &Library) -> Result<Self, Vec<Diagnostic>> {
        Self::load_below(path, library, &[])
    }

    /// The same of a file on which those of `above` are based, the nearest last.
    fn load_below(path: &Path, library: &Library, above: &[PathBuf]) -> Result<Self, Vec<Diagnostic>> {
        let document = Document::open(path)?;
        let core = Self::read(&document, library, above);
        document.finish(core)
    }

    fn read(document: &Document, library: &Library, above: &[PathBuf]) -> Self {
        let root = document.root();
        let head = match root.table("core") {
            Some(table) => Head::read(table),
            None => {
                root.missing("[core]", "…, with name, family, isa and summary");
                Head { name: String::new(), summary: String::new(), family: None, isa: None, based_on: None }
            }
        };
        let base = head.based_on.as_ref().and_then(|named| base(document, named, library, above));
        let (mut family, mut isa, mut parameters) = (String::new(), String::new(), Vec::new());
        let (mut based_on, mut coprocessor, mut regions) = (Vec::new(), None, Vec::new());
        if let (Some(base), Some(named)) = (base, &head.based_on) {
            (family, isa) = (base.family, base.isa);
            // What is wrong with them in this core is told where it names the other one.
            parameters = base.parameters;
            coprocessor = base.coprocessor;
            regions = base.regions;
            for parameter in &mut parameters {
                (parameter.span, parameter.limits_span) = (named.span.clone(), named.span.clone());
            }
            based_on.push(base.path);
            based_on.extend(base.based_on);
        }
        if let Some(given) = &head.family {
            if !family.is_empty() && family != given.value {
                let message =
                    format!("this core is of family \"{}\", and its base of \"{family}\"", given.value);
                let hint = "leave the key out: a core is of the family of its base".to_owned();
                document.problem(given.span.clone(), message, Some(hint));
            }
            family.clone_from(&given.value);
        }
        if let Some(given) = head.isa {
            isa = given.value;
        }
        let known = family::family(&family);
        match root.table("parameters") {
            Some(table) => {
                for entry in table.entries() {
                    let legal = known.and_then(|family| family::legal(family, &entry.key));
                    let Some(below) = table.as_table(entry) else { continue };
                    let Some(stated) = CoreParameter::read(below, &entry.key, legal) else { continue };
                    match parameters.iter_mut().find(|inherited| inherited.name == stated.name) {
                        Some(inherited) => *inherited = stated,
                        None => parameters.push(stated),
                    }
                }
            }
            None if head.based_on.is_some() => {}
            None => root.missing("[parameters]", "…, one line for each parameter of the family"),
        }
        let rtl = root.table("rtl").map(|table| RtlSource::read(table, &document.path));
        if let Some(table) = root.table("coprocessor") {
            coprocessor = Some(CoprocessorInterface::read(table));
        }
        let own = root.tables("regions");
        let regions_span = own.first().map(|table| table.span.clone());
        if !own.is_empty() {
            regions = own.into_iter().filter_map(|table| StatedRegion::read(table, &family)).collect();
        }
        root.finish();
        let path = document.path.clone();
        let (name, summary) = (head.name, head.summary);
        let changed_isa = false;
        let core = Self {
            name,
            family,
            isa,
            changed_isa,
            summary,
            path,
            based_on,
            parameters,
            regions,
            rtl,
            coprocessor,
        };
        if document.is_clean() {
            let span = head.family.or(head.based_on).map_or(0..0, |given| given.span);
            core.check_whole(document, span, regions_span);
        }
        core
    }

    /// Checks that the family knows and has all parameters, each of its type.
    fn check_whole(&self, document: &Document, family_span: Span, regions_span: Option<Span>) {
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
                let whole = regions_span.as_ref().filter(|_| fault.regions).unwrap_or(&family_span);
                let span = parameter.map_or(whole, |p| &p.span).clone();
                document.problem(span, fault.message, fault.hint);
            }
        }
    }

    /// Changes a parameter or `isa`; `source` says who does. The error is a sentence and what would
    /// be right.
    pub fn change(&mut self, name: &str, value: PlainValue, source: &str) -> Result<(), (String, String)> {
        if name == "isa" {
            return self.change_isa(&value);
        }
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
        if family::family(&self.family).is_some_and(|family| family.vector_bits == Some(name)) {
            self.follow_vector_bits(name);
        }
        Ok(())
    }

    fn change_isa(&mut self, value: &PlainValue) -> Result<(), (String, String)> {
        let PlainValue::Text(isa) = value else {
            return Err((format!("`isa` of core \"{}\" cannot be {value}", self.name), ISA_HINT.to_owned()));
        };
        Isa::parse(isa).map_err(|error| (error.to_string(), ISA_HINT.to_owned()))?;
        self.isa.clone_from(isa);
        self.changed_isa = true;
        Ok(())
    }

    /// Makes the ISA string name as many bits of a vector register as the parameter that states
    /// them.
    fn follow_vector_bits(&mut self, parameter: &str) {
        let stated = self.parameters.iter().find(|p| p.name == parameter);
        let Some(PlainValue::Integer(bits)) = stated.map(|p| &p.value) else { return };
        let length = format!("zvl{bits}b");
        let mut named = false;
        let parts = self.isa.split('_').filter_map(|part| match part.starts_with("zvl") {
            true => (!std::mem::replace(&mut named, true)).then_some(length.as_str()),
            false => Some(part),
        });
        let isa = parts.collect::<Vec<_>>().join("_");
        self.isa = if named { isa } else { format!("{isa}_{length}") };
    }

    /// Puts a design's device on its bus.
    ///
    /// # Errors
    /// What is wrong, and what would be right.
    pub(crate) fn attach(&mut self, device: &StatedDevice) -> Result<(), (String, String)> {
        let params = self.params().map_err(|sentence| (sentence, "mend that first".to_owned()))?;
        let region = device.on(&self.family, &params, &self.regions)?;
        self.regions.push(region);
        let fits = self.params().map(|_| ());
        fits.map_err(|sentence| {
            self.regions.pop();
            (sentence, "give the device another window, or run it on another core".to_owned())
        })
    }

    /// The typed parameters, and whether they fit the ISA.
    fn build(&self) -> Result<Params, Vec<Fault>> {
        let params = family::build(&self.family, &self.parameters)?;
        let at = self.parameters.iter().position(|p| p.name == "xlen");
        let stated = at.map(|at| &self.parameters[at].value);
        let Ok(isa) = Isa::parse(&self.isa) else { return Ok(params) };
        let fault = |parameter, message, hint| Err(vec![Fault { parameter, regions: false, message, hint }]);
        let bits = isa.xlen().bits();
        if let Some(PlainValue::Integer(stated)) = stated
            && *stated != i64::from(bits)
        {
            let message = format!("xlen is {stated}, and isa \"{}\" has registers of {bits} bits", self.isa);
            return fault(at, message, None);
        }
        if let Some(parameter) = params.family().vector_bits
            && let Some(at) = self.parameters.iter().position(|p| p.name == parameter)
            && let PlainValue::Integer(bits) = self.parameters[at].value
            && bits != isa.vlen() as i64
        {
            let message = format!(
                "{parameter} is {bits}, and isa \"{}\" has vector registers of {} bits",
                self.isa,
                isa.vlen()
            );
            return fault(Some(at), message, Some(format!("name zvl{bits}b in isa")));
        }
        if let Some(extension) = params.family().untimed.iter().copied().flatten().find(|&&e| isa.has(e)) {
            let (isa, name, family) = (&self.isa, extension.name(), &self.family);
            let message =
                format!("isa \"{isa}\" has {name}, which the model of family \"{family}\" has no timing for");
            let hint = "leave it out; programs for the core are then built without it".to_owned();
            return fault(None, message, Some(hint));
        }
        let regions = region::joined(&self.regions, bits).and_then(|all| params.with_regions(all));
        regions.map_err(|message| vec![Fault { parameter: None, regions: true, message, hint: None }])
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

impl Head {
    fn read(table: Table<'_>) -> Self {
        let name = table.required_text("name", "\"<name>\"").value;
        let based_on = table.text("based_on");
        let needed = |key: &'static str, example: &str| match &based_on {
            None => Some(table.required_text(key, example)).filter(|given| !given.value.is_empty()),
            Some(_) => table.text(key),
        };
        let family = needed("family", "\"cva6\"");
        let isa = needed("isa", "\"rv32imc\"");
        if let Some(given) = &isa
            && let Err(error) = Isa::parse(&given.value)
        {
            table.document.problem(given.span.clone(), error.to_string(), Some(ISA_HINT.to_owned()));
        }
        let summary = table.required_text("summary", "\"<one sentence>\"").value;
        table.finish();
        Self { name, summary, family, isa, based_on }
    }
}

/// The core on which this file's is based, where it can be read.
fn base(
    document: &Document,
    named: &Located<String>,
    library: &Library,
    above: &[PathBuf],
) -> Option<CoreFile> {
    let problem = |message: String, hint: &str| {
        document.problem(named.span.clone(), message, Some(hint.to_owned()));
    };
    let found = match library.find_from(&document.folder(), DescriptionKind::Core, &named.value) {
        Ok(found) => found,
        Err(error) => {
            problem(error.to_string(), "name a core that is known, or the path of its file from this one");
            return None;
        }
    };
    let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut above = above.to_vec();
    above.push(real(&document.path));
    if above.contains(&real(&found.path)) {
        let message = format!("the core \"{}\" would be based on itself", named.value);
        problem(message, "name another core, or state all parameters");
        return None;
    }
    match CoreFile::load_below(&found.path, library, &above) {
        Ok(core) => Some(core),
        Err(problems) => {
            let first = problems.first();
            let said = first.map_or_else(String::new, |p| format!("{}:{}: {}", p.file, p.line, p.message));
            problem(format!("the core \"{}\" is wrong: {said}", named.value), "mend it first");
            None
        }
    }
}

/// How far a parameter goes, as a predicate.
fn extent(legal: Legal) -> String {
    match legal {
        Legal::Range(low, high) => format!("goes from {low} to {high}"),
        other => format!("is {other}"),
    }
}
