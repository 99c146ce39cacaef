//! Why a function cannot be lifted, as one sentence.

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Error(String);

impl Error {
    /// What is wrong.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}
