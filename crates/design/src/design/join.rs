//! Several designs in one: their instructions beside one another, and their units, changes and
//! variants together.
//!
//! Source: docs/reference/design.md, "Several designs at once".

use instar_diagnostic::Error;
use instar_isa::{CustomInstruction, Isa};

use super::area::AddedArea;
use super::extensions::{MOST_FILES, all_instructions};
use super::running::RunningUnit;
use super::variant::{Change, Variant};
use super::{Design, JoinedDesign, encoding, names};
use crate::device;
use crate::lookup::FoundFile;
use crate::provenance::Provenance;

impl Design {
    /// One design of several, which must not be at odds: encodings, mnemonics, names of extensions,
    /// registers and units, parameters of cores. Its variants are those of each with those of each
    /// other, its baselines none, its cores those that all of them have; it is evaluated on
    /// nothing.
    pub fn join(designs: Vec<Self>) -> Result<Self, Error> {
        for (at, second) in designs.iter().enumerate() {
            designs[..at].iter().try_for_each(|first| check(first, second))?;
        }
        let files: usize =
            designs.iter().flat_map(|d| &d.extensions).map(|e| e.description.states.len()).sum();
        if files > MOST_FILES {
            let names = titles(&designs);
            return Err(Error::sentence(format!(
                "designs {names} have {files} register files of their own together; {MOST_FILES} are possible"
            )));
        }
        let variants = variants(&designs)?;
        let mut designs = designs.into_iter();
        let Some(mut joined) = designs.next() else {
            return Err(Error::sentence("no design is named"));
        };
        if designs.len() == 0 {
            return Ok(joined);
        }
        joined.parts = vec![joined.part()];
        for next in designs {
            joined.parts.push(next.part());
            joined.found = FoundFile { name: format!("{}+{}", joined.name, next.name), ..joined.found };
            joined.name.clone_from(&joined.found.name);
            joined.title = format!("{} + {}", joined.title, next.title);
            joined.summary = format!("{}; {}", joined.summary.trim_end_matches('.'), next.summary);
            joined.isa = joined.isa.or(next.isa);
            joined.cores.retain(|core| next.cores.contains(core));
            joined.extensions.extend(next.extensions);
            joined.encodings.extend(next.encodings);
            for (core, changes) in next.core_changes {
                match joined.core_changes.iter_mut().find(|(name, _)| *name == core) {
                    Some((_, kept)) => kept.extend(changes),
                    None => joined.core_changes.push((core, changes)),
                }
            }
            joined.units.extend(next.units);
            joined.devices.extend(next.devices);
            joined.costs.extend(next.costs);
            joined.stand_ins.extend(next.stand_ins);
            joined.hazards.extend(next.hazards);
            joined.gadgets.extend(next.gadgets);
            if joined.loop_registers.is_empty() {
                joined.loop_registers = next.loop_registers;
            }
            let before = joined.parts.iter().rev().skip(1).map(|part| part.instructions).sum::<usize>();
            joined.running.extend(
                next.running
                    .into_iter()
                    .map(|unit| RunningUnit { instruction: unit.instruction + before, ..unit }),
            );
        }
        joined.instructions = all_instructions(&joined.extensions);
        joined.variants = variants;
        joined.baselines.clear();
        joined.evaluate.clear();
        joined.published.clear();
        Ok(joined)
    }

    fn part(&self) -> JoinedDesign {
        JoinedDesign { found: self.found.clone(), instructions: self.instructions.len() }
    }
}

/// `"a" and "b"`.
fn titles(designs: &[Design]) -> String {
    designs.iter().map(|d| format!("\"{}\"", d.name)).collect::<Vec<_>>().join(" and ")
}

/// Refuses two designs that are at odds, with one sentence that names both.
fn check(first: &Design, second: &Design) -> Result<(), Error> {
    let odds = |what: String| {
        let (a, b) = (&first.name, &second.name);
        Err(Error::sentence(format!("designs \"{a}\" and \"{b}\" do not go together: {what}")))
    };
    if first.name == second.name {
        return Err(Error::sentence(format!("design \"{}\" is named twice; name it once", first.name)));
    }
    for (design, variant) in [first, second].iter().flat_map(|d| d.variants.iter().map(move |v| (d, v))) {
        if !variant.extensions.is_empty() {
            let (name, of) = (&variant.name, &design.name);
            return odds(format!(
                "variant \"{name}\" of \"{of}\" has extensions of its own; take that design alone"
            ));
        }
        if !variant.devices.is_empty() {
            let (name, of) = (&variant.name, &design.name);
            return odds(format!(
                "variant \"{name}\" of \"{of}\" changes its devices; take that design alone"
            ));
        }
    }
    for one in &first.instructions {
        for other in &second.instructions {
            let (a, b) = (&one.mnemonic, &other.mnemonic);
            if a == b {
                return odds(format!("both have an instruction {a}; give one of them another mnemonic"));
            }
            if names::identifier(a) == names::identifier(b) {
                return odds(format!(
                    "{a} and {b} are one name in C and in assembly; give one of them another mnemonic"
                ));
            }
            if let Some(word) = shared_word(one, other) {
                let width = 2 + 2 * usize::from(one.length);
                return odds(format!(
                    "{a} of the first and {b} of the second both decode {word:#0width$x}; choose other fixed bits for one"
                ));
            }
        }
    }
    for (from, of) in [(first, second), (second, first)] {
        let Some(isa) = from.isa.as_deref().and_then(|text| Isa::parse(text).ok()) else { continue };
        if let Some((_, sentence)) = encoding::overlaps(&isa, &of.instructions).into_iter().next() {
            return odds(format!("{sentence}, which design \"{}\" names in `isa`", from.name));
        }
    }
    let extensions = |d: &Design| -> Vec<String> {
        d.extensions.iter().map(|e| e.description.name.to_lowercase()).collect()
    };
    let files = |d: &Design| -> Vec<String> {
        d.extensions
            .iter()
            .flat_map(|e| &e.description.states)
            .map(|state| names::identifier(&state.name))
            .collect()
    };
    let units = |d: &Design| -> Vec<String> { d.units.iter().map(|unit| unit.name.clone()).collect() };
    for (kind, ours, theirs) in [
        ("an extension", extensions(first), extensions(second)),
        ("a register of its own", files(first), files(second)),
        ("a unit", units(first), units(second)),
    ] {
        if let Some(name) = ours.iter().find(|name| theirs.contains(name)) {
            return odds(format!("both have {kind} \"{name}\"; give one of them another name"));
        }
    }
    if let Some(what) = device::at_odds(&first.devices, &second.devices) {
        return odds(what);
    }
    for (core, changes) in &first.core_changes {
        let theirs =
            second.core_changes.iter().filter(|(name, _)| name == core).flat_map(|(_, changes)| changes);
        if let Some(what) = disagreement(changes, theirs) {
            return odds(format!("on core \"{core}\" {what}"));
        }
    }
    Ok(())
}

/// A word that is an instance of both.
fn shared_word(one: &CustomInstruction, other: &CustomInstruction) -> Option<u32> {
    let same = one.length == other.length && (one.value ^ other.value) & one.mask & other.mask == 0;
    same.then_some(one.value | other.value)
}

/// A parameter for which two lists of changes want different values. In one file that is meant: a
/// variant may change what its own design says in general.
fn disagreement<'a>(ours: &[Change], theirs: impl Iterator<Item = &'a Change>) -> Option<String> {
    theirs.into_iter().find_map(|their| {
        let our = ours
            .iter()
            .find(|our| our.name == their.name && our.value != their.value && file(our) != file(their))?;
        Some(format!(
            "one wants {} = {} ({}), the other {} ({})",
            our.name, our.value, our.source, their.value, their.source
        ))
    })
}

/// The variants of each design with those of each other; the last one of the last ones is the last.
/// Those that cannot be are left out, as long as one can.
fn variants(designs: &[Design]) -> Result<Vec<Variant>, Error> {
    let mut found: Vec<Variant> = Vec::new();
    for design in designs {
        if design.variants.is_empty() {
            continue;
        }
        if found.is_empty() {
            found.clone_from(&design.variants);
            continue;
        }
        let mut refused = None;
        let mut both = Vec::new();
        for one in &found {
            for other in &design.variants {
                match pair(one, other, designs) {
                    Ok(variant) => both.push(variant),
                    Err(what) => refused = Some(what),
                }
            }
        }
        if let (true, Some(what)) = (both.is_empty(), refused) {
            let names = titles(designs);
            return Err(Error::sentence(format!(
                "designs {names} have no variants that go together: {what}"
            )));
        }
        found = both;
    }
    Ok(found)
}

/// Whether two names in `replaces` can mean one function: `ntt` is that of any workload,
/// `ml-dsa/ntt` that of ml-dsa.
fn is_same(one: &str, other: &str) -> bool {
    let is_any = |name: &str, of: &str| of.rsplit_once('/').is_some_and(|(_, function)| function == name);
    one == other || is_any(one, other) || is_any(other, one)
}

/// Two variants at once. The error says what keeps them apart.
fn pair(one: &Variant, other: &Variant, designs: &[Design]) -> Result<Variant, String> {
    let named = || format!("\"{}\" and \"{}\"", one.name, other.name);
    let shared: Vec<String> = match (one.cores.is_empty(), other.cores.is_empty()) {
        (true, _) => other.cores.clone(),
        (_, true) => one.cores.clone(),
        _ => one.cores.iter().filter(|core| other.cores.contains(core)).cloned().collect(),
    };
    if shared.is_empty() && !(one.cores.is_empty() && other.cores.is_empty()) {
        return Err(format!("{} share no core", named()));
    }
    if let Some(function) = one.replaces.iter().find(|name| other.replaces.iter().any(|o| is_same(name, o))) {
        return Err(format!("{} both replace {function}", named()));
    }
    if let (Some(ours), Some(theirs)) = (&one.compiler, &other.compiler)
        && ours != theirs
    {
        return Err(format!("of {} one is built by \"{ours}\", the other by \"{theirs}\"", named()));
    }
    let of_cores = designs.iter().flat_map(|design| &design.core_changes);
    let general: Vec<&Change> = of_cores
        .filter(|(core, _)| shared.is_empty() || shared.contains(core))
        .flat_map(|(_, changes)| changes)
        .collect();
    let against = |ours: &Variant, theirs: &Variant| {
        disagreement(&ours.core, general.iter().copied().chain(&theirs.core))
    };
    if let Some(what) = against(one, other).or_else(|| against(other, one)) {
        return Err(format!("of {} {what}", named()));
    }
    let parts = |variant: &Variant| {
        if variant.parts.is_empty() { vec![variant.clone()] } else { variant.parts.clone() }
    };
    Ok(Variant {
        name: format!("{}+{}", one.name, other.name),
        title: format!("{}, {}", one.title, other.title),
        kernels: None,
        workload_kernels: None,
        replaces: [&one.replaces[..], &other.replaces].concat(),
        cores: shared,
        core: [&one.core[..], &other.core].concat(),
        costs: [&one.costs[..], &other.costs].concat(),
        area: one.area.as_ref().zip(other.area.as_ref()).map(|(a, b)| sum(a, b)),
        compiler: one.compiler.clone().or_else(|| other.compiler.clone()),
        flags: [&one.flags[..], &other.flags].concat(),
        extensions: Vec::new(),
        named: Vec::new(),
        devices: Vec::new(),
        parts: [parts(one), parts(other)].concat(),
        span: one.span.clone(),
    })
}

/// The file that a change stands in.
fn file(change: &Change) -> &str {
    change.source.rsplit_once(':').map_or(change.source.as_str(), |(file, _)| file)
}

/// Both areas, as sure as the less sure of them.
fn sum(one: &AddedArea, other: &AddedArea) -> AddedArea {
    let provenance = if one.provenance == other.provenance { one.provenance } else { Provenance::Assumed };
    let reason = format!("{}; {}", one.source(), other.source());
    AddedArea { added_kge: one.added_kge + other.added_kge, provenance, reason }
}
