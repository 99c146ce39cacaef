//! What need not be run of faulted runs.
//!
//! Source: own design.

/// Why the rest of a faulted run was not run, and how many times; what is left out changes no
/// class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spared {
    /// Runs that came to the state of the run without a fault, but for what that never reads again.
    pub same_as_usual: u64,
    /// Runs that came to the very state of another faulted run.
    pub same_as_another: u64,
    /// Runs of which a stretch was left out that reads nothing of what the fault changed.
    pub brought_ahead: u64,
}

impl Spared {
    pub(crate) fn add(&mut self, other: Self) {
        self.same_as_usual += other.same_as_usual;
        self.same_as_another += other.same_as_another;
        self.brought_ahead += other.brought_ahead;
    }
}
