//! Why there is no machine, or no call.

use instar_isa::DecoderError;

use crate::abi::PlaceError;
use crate::program::ProgramError;

/// Why a session or a call cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SimError {
    /// The program is wrong.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// The design's encodings clash.
    #[error(transparent)]
    Decoder(#[from] DecoderError),
    /// The host does not have the memory.
    #[error("{0}")]
    Memory(String),
    /// A device cannot be there.
    #[error("{0}")]
    Device(String),
    /// A variable of the environment is wrong.
    #[error("{0}")]
    Environment(String),
    /// The arguments cannot be placed.
    #[error(transparent)]
    Place(#[from] PlaceError),
}
