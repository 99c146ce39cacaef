//! What is wrong with a description or a name: sentences, with places where there are any.
//!
//! Source: own design.

use std::fmt;

use crate::Diagnostic;

/// Most faults that one message shows; more would hide the first ones.
const SHOWN: usize = 20;

/// One or more faults.
#[derive(Clone, Debug)]
pub enum Error {
    /// Faults in a file.
    Diagnostics(Vec<Diagnostic>),
    /// A fault of a request, not of a file.
    Sentence(String),
}

impl Error {
    /// A fault of a request.
    pub fn sentence(text: impl Into<String>) -> Self {
        Self::Sentence(text.into())
    }
}

impl From<Vec<Diagnostic>> for Error {
    fn from(diagnostics: Vec<Diagnostic>) -> Self {
        Self::Diagnostics(diagnostics)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sentence(text) => f.write_str(text),
            Self::Diagnostics(diagnostics) => {
                for (i, diagnostic) in diagnostics.iter().take(SHOWN).enumerate() {
                    if i > 0 {
                        f.write_str("\n")?;
                    }
                    f.write_str(diagnostic.to_string().trim_end())?;
                }
                if diagnostics.len() > SHOWN {
                    write!(f, "\n… and {} more", diagnostics.len() - SHOWN)?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for Error {}
