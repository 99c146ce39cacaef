//! Commits between the core model, which makes them, and whoever works them off, in order.
//!
//! Source: `instar_cores::CommitObserver`.

use std::collections::VecDeque;

use instar_cores::{Commit, CommitObserver};

/// Commits that nobody has asked for yet.
#[derive(Clone, Default)]
pub struct Waiting(pub VecDeque<Commit>);

impl CommitObserver for Waiting {
    #[inline]
    fn commit(&mut self, commit: &Commit) {
        self.0.push_back(*commit);
    }
}
