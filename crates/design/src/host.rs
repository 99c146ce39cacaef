//! A core as it is to be simulated: its file, changed by a design's variant and by the user, with
//! what the design's instructions cost on it.
//!
//! Source: docs/reference/core.md, "Changed parameters"; docs/reference/design.md.

use std::sync::Arc;

use instar_cores::{CustomTiming, Family, Params};
use instar_isa::CustomInstruction;

use crate::core::CoreFile;
use crate::design::Design;
use crate::design::cost::{StatedCost, StatedUnit};
use crate::device;
use crate::lookup::{FoundFile, Library};
use crate::tree::PlainValue;
use instar_diagnostic::Error;

/// A core with all changes made, and all that a design brings to it: whoever has it needs to be
/// told of no design, variant or cost beside it.
#[derive(Clone, Debug)]
pub struct HostCore {
    /// Its file, with changed parameters.
    pub file: CoreFile,
    /// The design whose instructions it has, with the descriptions of its variant.
    pub design: Option<Arc<Design>>,
    /// Units that the design adds.
    pub units: Vec<StatedUnit>,
    /// What each instruction of the design costs, in their order; none for a baseline.
    pub costs: Vec<StatedCost>,
}

impl HostCore {
    /// Reads a core, changes it as `design` says for `variant` (or for a baseline, which changes
    /// nothing), and then by `overrides`.
    pub fn assemble(
        library: &Library,
        found: &FoundFile,
        design: Option<&Arc<Design>>,
        variant: Option<&str>,
        overrides: &[(String, PlainValue)],
    ) -> Result<Self, Error> {
        Self::with(CoreFile::load(&found.path, library)?, design, variant, overrides)
    }

    /// The same of a core that was read.
    pub fn with(
        file: CoreFile,
        design: Option<&Arc<Design>>,
        variant: Option<&str>,
        overrides: &[(String, PlainValue)],
    ) -> Result<Self, Error> {
        let own = design.and_then(|design| design.of_variant(variant?)).map(Arc::new);
        let design = own.as_ref().or(design);
        let mut core = Self { file, design: design.cloned(), units: Vec::new(), costs: Vec::new() };
        match (design, variant) {
            (Some(design), variant) => core.change_by(design, variant)?,
            (None, Some(variant)) => {
                return Err(Error::sentence(format!(
                    "the variant \"{variant}\" belongs to a design, and none is named"
                )));
            }
            (None, None) => {}
        }
        for (name, value) in overrides {
            core.file
                .change(name, value.clone(), "override")
                .map_err(|(m, h)| Error::sentence(format!("{m}; {h}")))?;
        }
        core.attach_devices()?;
        let params = core.file.params().map_err(Error::Sentence)?;
        for cost in &core.costs {
            if let Some(unmet) = params.unmet(&cost.cost) {
                let (_, place) = cost.place(unmet.key);
                return Err(Error::sentence(format!(
                    "{place}: `{}`: {}; {}",
                    unmet.key, unmet.message, unmet.hint
                )));
            }
        }
        Ok(core)
    }

    /// Puts the design's devices on the bus; a baseline has them too, and leaves them alone.
    fn attach_devices(&mut self) -> Result<(), Error> {
        let Some(design) = self.design.clone() else { return Ok(()) };
        for device in &design.devices {
            self.file.attach(device).map_err(|fault| device::refused(device, &self.file.name, fault))?;
        }
        Ok(())
    }

    fn change_by(&mut self, design: &Design, variant: Option<&str>) -> Result<(), Error> {
        let chosen = variant.map(|name| design.variant(name)).transpose()?;
        let name = self.file.name.clone();
        if let Some((variant, _)) = chosen.filter(|(v, _)| !v.runs_on(&name)) {
            return Err(Error::sentence(format!(
                "{}: variant \"{}\" does not run on core \"{name}\"; it runs on: {}",
                design.place(),
                variant.name,
                variant.cores.join(", ")
            )));
        }
        self.units.clone_from(&design.units);
        if let Some((_, true)) = chosen {
            // Baselines run none of the design's instructions, on the core as its file states it.
            return Ok(());
        }
        self.costs = design.costs_on(&name, chosen.map(|(v, _)| v))?.into_iter().cloned().collect();
        let general =
            design.core_changes.iter().filter(|(core, _)| *core == name).flat_map(|(_, changes)| changes);
        for change in general.chain(chosen.iter().flat_map(|(v, _)| &v.core)) {
            self.file
                .change(&change.name, change.value.clone(), &change.source)
                .map_err(|(m, h)| Error::sentence(format!("{}: {m}; {h}", change.source)))?;
        }
        Ok(())
    }

    /// The design's instructions.
    pub fn instructions(&self) -> &[CustomInstruction] {
        self.design.as_ref().map_or(&[], |design| &design.instructions)
    }

    /// The typed parameters. The error is one sentence per fault.
    pub fn params(&self) -> Result<Params, Error> {
        self.file.params().map_err(Error::Sentence)
    }

    /// The description of its family.
    pub fn family(&self) -> Result<&'static Family, Error> {
        Ok(self.params()?.family())
    }

    /// What the model must know of the design's units.
    pub fn timing_units(&self) -> Vec<instar_cores::Unit> {
        let unit = |u: &StatedUnit| instar_cores::Unit {
            name: u.name.clone(),
            count: u.count,
            blocks: u.blocks.clone(),
            kind: u.kind,
        };
        self.units.iter().map(unit).collect()
    }

    /// What the model must know of the design's instructions, in their order; a baseline has no
    /// cost for any.
    pub fn timings(&self) -> Vec<Option<CustomTiming>> {
        let cost = |at: usize| self.costs.get(at).map(|c| c.cost.clone());
        (0..self.instructions().len()).map(cost).collect()
    }

    /// All that decides the model's cycles, in one string.
    pub fn fingerprint(&self) -> String {
        let parameters: Vec<_> = self.file.parameters.iter().map(|p| (&p.name, &p.value)).collect();
        let costs: Vec<_> = self.costs.iter().map(|c| (&c.mnemonic, &c.cost)).collect();
        let core = serde_json::json!([self.file.family, self.file.isa, parameters, self.units, costs]);
        match self.file.regions.as_slice() {
            [] => core.to_string(),
            regions => serde_json::json!([core, regions]).to_string(),
        }
    }
}
