//! What is wrong with an input: a sentence, its place in a text where it has one, and what would be
//! right.
//!
//! Source: the house rule that an error says in one sentence what is wrong, where, and what would
//! be right.

mod diagnostic;
mod error;
mod nearest;

pub use diagnostic::{Diagnostic, Source, Span};
pub use error::Error;
pub use nearest::{closest, nearest, suggestion};
