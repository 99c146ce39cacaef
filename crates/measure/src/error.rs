//! What went wrong in a measurement, as one sentence.
//!
//! Source: the sentences of the simulator, the readers of traces and the models, with what was
//! measured.

/// One sentence; or the wish of the caller's progress callback to stop.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// What is wrong.
    #[error("{0}")]
    Sentence(String),
    /// What was computed is wrong: RTL and simulator do not agree.
    #[error("{0}")]
    Wrong(String),
    /// The caller asked to stop.
    #[error("the run was stopped")]
    Stopped {
        /// Where the program was, if one ran: address, function, source.
        at: Option<String>,
    },
}

impl Error {
    /// The caller asked to stop, and no program ran.
    pub const STOPPED: Self = Self::Stopped { at: None };

    /// What was computed wrongly.
    pub fn wrong(sentence: impl Into<String>) -> Self {
        Self::Wrong(sentence.into())
    }

    /// What is wrong.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self::Sentence(sentence.into())
    }
}

impl From<instar_design::Error> for Error {
    fn from(error: instar_design::Error) -> Self {
        Self::Sentence(error.to_string())
    }
}
