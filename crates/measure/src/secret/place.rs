//! Secrets, and where they lie when a run begins.
//!
//! Source: docs/reference/secrets.md.

/// Where a secret lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SecretPlace {
    /// In memory.
    Memory {
        /// First byte.
        address: u64,
        /// Bytes.
        length: u64,
    },
    /// In an argument of the call: its bytes from `start` to `end`, or to its end.
    Argument {
        /// Which, from 0.
        index: usize,
        /// First byte.
        start: u64,
        /// Byte behind the last.
        end: Option<u64>,
    },
}

/// A secret with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedSecret {
    /// For people.
    pub name: String,
    /// Where it lies when the run begins.
    pub place: SecretPlace,
}
