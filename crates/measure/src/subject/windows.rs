//! What is seen of the windows of a run: their cycles, or where the cycles went.

use instar_cores::CommitObserver;

/// An observer of windows.
pub(crate) trait InWindows: CommitObserver + Clone + Send + 'static {
    /// A pass begins: what was seen before is forgotten.
    fn begin_pass(&mut self) {}

    /// A window begins `before` commits after commit `base`, and holds `unit` instructions.
    fn begin(&mut self, base: u64, before: u64, unit: u64);

    /// Cycles of the window from after the commit before it to its last, once that is over.
    fn cycles(&self) -> Option<u64>;
}
