//! The devices: one file each, and its line in the list.
//!
//! Source: own design.

use super::device::DeviceKind;

/// A module for each device, which has its `KIND`.
macro_rules! devices {
    ($($module:ident)+) => {
        $(mod $module;)+

        /// All kinds, in the order in which a program's own are made.
        pub(super) static ALL: &[&DeviceKind] = &[$(&$module::KIND),+];
    };
}

devices! {
    console
    htif
    timer
}
