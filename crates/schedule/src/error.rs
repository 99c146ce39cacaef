//! Why a function cannot be scheduled, as one sentence.

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The function, or what was asked.
    #[error(transparent)]
    Code(#[from] instar_code::Error),
    /// A run of it, or its timing.
    #[error(transparent)]
    Measure(#[from] instar_measure::Error),
}

impl Error {
    /// What is wrong.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self::Code(instar_code::Error::new(sentence))
    }
}
