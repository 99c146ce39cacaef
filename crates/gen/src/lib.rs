//! What follows from an instruction description: C header, assembler include, manual, terms for a
//! solver; and the C header and the SystemRDL of a device.
//!
//! Source: the typed description of `instar-coredsl`; nothing here knows a particular design.

mod device;
mod format;
mod header;
mod include;
mod manual;
mod register_map;
mod roles;
pub mod smt;
mod vector;

pub use device::device_header;
pub use header::c_header;
pub use include::assembler_include;
pub use manual::manual;
pub use register_map::register_map;
