//! Every operation that the decoder knows, named as in the manual.
//!
//! Source: `crate::registry`, where each extension states its own.

use crate::Extension;

macro_rules! operations {
    ($($(#[$doc:meta])* $extension:ident $name:literal
        tables($($table:ident)*) values($($values:ident)*) handlers($($handler:ident)*)
        operations($($op:ident)*);)+) => {
        /// An operation. A compressed instruction bears the operation that it expands to, a hint
        /// the one whose word it takes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs)]
        pub enum Op {
            $($($op,)*)+
            /// An instruction of a design.
            Custom,
            /// A word that is no instruction. It is never decoded, but stands where one raised an
            /// exception.
            Illegal,
        }

        impl Op {
            /// Every operation of the manual that this crate knows.
            pub const ALL: &[Op] = &[$($(Op::$op,)*)+];

            /// The extension whose table holds it; `None` of what is not the manual's.
            pub fn extension(self) -> Option<Extension> {
                match self {
                    $($(Op::$op => Some(Extension::$extension),)*)+
                    Op::Custom | Op::Illegal => None,
                }
            }
        }
    };
}

crate::for_all_extensions!(operations);
