//! The files of `text/`, in the order of the tables of `instar-isa`.
//!
//! Source: own design: the list is that of all extensions (crates/isa/src/registry.rs); a test
//! compares file and table row by row.

use instar_isa::for_all_described_extensions;

/// One file.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its name without `.core_desc`.
    pub stem: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

macro_rules! files {
    ($($(#[$doc:meta])* $variant:ident $name:literal
        tables($($table:ident)*) values($($values:ident)*) handlers($($handler:ident)*)
        operations($($op:ident)*);)+) => {
        /// Every file: number n is the text of number n of [`instar_isa::TABLES`]. The tables
        /// after those, of vector instructions, have none.
        pub const FILES: &[File] = &[$($(File {
            stem: stringify!($table),
            text: include_str!(concat!("../text/", stringify!($table), ".core_desc")),
        },)*)+];
    };
}

for_all_described_extensions!(files);
