//! What the tracker has found: kept from call to call, set aside for a second look, forgotten.
//!
//! Source: own design.

use super::exempt::Exempt;
use super::leak::Leaks;
use super::steps::Steps;
use super::tracker::Tracker;

/// How often exemptions and what is always public took effect.
pub struct Used {
    exemptions: Vec<u64>,
    public: Vec<u64>,
}

impl Tracker {
    /// Makes what was found not found; what was read of instructions stays.
    pub fn forget_findings(&mut self) {
        self.forget();
        self.steps = Steps::default();
        self.labels.clear();
        self.sources.clear();
        self.leaks = Leaks::default();
        self.exempt.used.forget();
        self.memory.public.used.forget();
    }

    /// What was found so far, which [`Self::put_back`] takes.
    pub fn set_aside(&mut self) -> (Leaks, Used) {
        let used = Used {
            exemptions: self.exempt.used.all().to_vec(),
            public: self.memory.public.used.all().to_vec(),
        };
        (std::mem::take(&mut self.leaks), used)
    }

    /// Whether something was found since [`Self::set_aside`].
    pub fn has_found(&self) -> bool {
        !self.leaks.0.is_empty()
    }

    /// Forgets what was found since [`Self::set_aside`], for a second look at the same run. The
    /// ways that secrets went are looked for anew.
    pub fn look_again(&mut self, used: &Used) {
        self.leaks = Leaks::default();
        self.steps.forget_ways();
        self.exempt.used.set(&used.exemptions);
        self.memory.public.used.set(&used.public);
    }

    /// Adds what was found before.
    pub fn put_back(&mut self, before: Leaks) {
        let new = std::mem::replace(&mut self.leaks, before);
        self.leaks.merge(new);
    }

    /// What was found, with what is needed to tell it.
    pub fn findings(&self) -> (&Leaks, &Steps, &[String]) {
        (&self.leaks, &self.steps, &self.labels)
    }

    /// The exemptions, and how often they took effect.
    pub fn exempt(&self) -> &Exempt {
        &self.exempt
    }
}
