//! Files: which may be read, and outputs that are whole or not there; numbers by chance that are
//! the same everywhere.
//!
//! Source: own design. A pipe that nobody writes would be waited for, a device read for ever, and a
//! half-written result taken for a whole one.

mod input;
mod output;
mod random;

pub use input::{need_file, read, read_text};
pub use output::{Output, write};
pub use random::Random;
