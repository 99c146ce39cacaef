//! Kinds of units whose results come late: each is one file, and one line below.
//!
//! Source: docs/reference/design.md, `kind` of `[units]`.

use serde::Serialize;

use super::{LateUnit, UnitCost};

/// Puts kinds into the house: a module for each, the list of all, and how a unit is made.
///
/// A kind is the file `<module>.rs` with `SUMMARY`, one sentence, and `unit`, which makes an idle
/// unit: it is given the costs of the design's instructions, by their number.
macro_rules! unit_kinds {
    ($($module:ident as $variant:ident),+ $(,)?) => {
        $(mod $module;)+

        /// The kind of a unit whose results come late, as design.toml names it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum UnitKind {
            $(
                #[doc = concat!("`", stringify!($module), "`.")]
                $variant,
            )+
        }

        impl UnitKind {
            /// All kinds.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// As design.toml names it.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => stringify!($module)),+ }
            }

            /// What such a unit does, in one sentence.
            pub const fn summary(self) -> &'static str {
                match self { $(Self::$variant => $module::SUMMARY),+ }
            }

            /// An idle unit for instructions with these costs.
            pub(crate) fn unit(self, costs: &[Option<UnitCost>]) -> Box<dyn LateUnit> {
                match self { $(Self::$variant => Box::new($module::unit(costs))),+ }
            }
        }
    };
}

unit_kinds! {
    memory as Memory,
}
