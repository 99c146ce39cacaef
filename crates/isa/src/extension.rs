//! The extensions that this crate knows, the groups that the manual names, and what is refused with
//! a reason.
//!
//! Source: `crate::registry`; The RISC-V Instruction Set Manual, Volume I, "ISA Extension Naming
//! Conventions", and the chapters "A", "B", "Zc*", "Zk" with their lists of parts.

macro_rules! extensions {
    ($($(#[$doc:meta])* $variant:ident $name:literal
        tables($($table:ident)*) values($($values:ident)*) handlers($($handler:ident)*)
        operations($($op:ident)*);)+) => {
        /// An extension of the manual, or a part of one that can stand alone.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Extension {
            $($(#[$doc])* $variant,)+
        }

        impl Extension {
            /// All of them, in the order of the canonical ISA string.
            pub const ALL: &[Extension] = &[$(Self::$variant),+];

            /// Name as in an ISA string.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }
    };
}

crate::for_all_extensions!(extensions);

use Extension::*;

/// All that need vector registers, or say something of them.
pub const VECTOR: &[Extension] = &[
    V, Zvbb, Zvbc, Zve32x, Zve64x, Zvkb, Zvkg, Zvkned, Zvknha, Zvknhb, Zvksed, Zvksh, Zvkt, Zvl128b, Zvl256b,
    Zvl512b, Zvl1024b, Zvl2048b, Zvl4096b,
];

/// Names that stand for several extensions, in the order in which they are tried as the nearest
/// name.
const GROUPS: &[(&str, &[Extension])] = &[
    ("a", &[Zaamo, Zalrsc]),
    ("b", &[Zba, Zbb, Zbs]),
    ("m", &[M, Zmmul]),
    ("zca", &[C]),
    ("zcb", &[C, Zcb]),
    ("zcmp", &[C, Zcmp]),
    ("zcmt", &[C, Zcmt]),
    ("zce", &[C, Zcb, Zcmp, Zcmt]),
    ("zk", &[Zbkb, Zbkc, Zbkx, Zknd, Zkne, Zknh, Zkr, Zkt]),
    ("zkn", &[Zbkb, Zbkc, Zbkx, Zknd, Zkne, Zknh]),
    ("zks", &[Zbkb, Zbkc, Zbkx, Zksed, Zksh]),
    ("v", &[V, Zve32x, Zve64x, Zvl128b]),
    ("zve64x", &[Zve32x, Zve64x]),
    ("zvbb", &[Zve32x, Zvbb, Zvkb]),
    ("zvbc", &[Zve32x, Zve64x, Zvbc]),
    ("zvkb", &[Zve32x, Zvkb]),
    ("zvkg", &[Zve32x, Zvkg]),
    ("zvkned", &[Zve32x, Zvkned]),
    ("zvknha", &[Zve32x, Zvknha]),
    ("zvknhb", &[Zve32x, Zve64x, Zvknha, Zvknhb]),
    ("zvksed", &[Zve32x, Zvksed]),
    ("zvksh", &[Zve32x, Zvksh]),
    ("zvkn", &[Zve32x, Zve64x, Zvkb, Zvkned, Zvknha, Zvknhb, Zvkt]),
    ("zvknc", &[Zve32x, Zve64x, Zvbc, Zvkb, Zvkned, Zvknha, Zvknhb, Zvkt]),
    ("zvkng", &[Zve32x, Zve64x, Zvkb, Zvkg, Zvkned, Zvknha, Zvknhb, Zvkt]),
    ("zvks", &[Zve32x, Zvkb, Zvksed, Zvksh, Zvkt]),
    ("zvksc", &[Zve32x, Zve64x, Zvbc, Zvkb, Zvksed, Zvksh, Zvkt]),
    ("zvksg", &[Zve32x, Zvkb, Zvkg, Zvksed, Zvksh, Zvkt]),
    ("zvl32b", &[]),
    ("zvl64b", &[]),
];

impl Extension {
    /// Extensions that a name in an ISA string stands for: the parts of `a`, `b`, `zk`…, what an
    /// extension builds on, and itself.
    pub(crate) fn named(name: &str) -> Option<&'static [Extension]> {
        if let Some((_, parts)) = GROUPS.iter().find(|(group, _)| *group == name) {
            return Some(parts);
        }
        let at = Self::ALL.iter().position(|e| e.name() == name)?;
        Some(&Self::ALL[at..=at])
    }
}

/// Why an extension of the manual is refused, if this is one that is left out on purpose.
pub(crate) fn refusal(name: &str, bits: u32) -> Option<String> {
    let float =
        matches!(name, "f" | "d" | "q" | "g" | "zcd" | "zcf" | "zdinx" | "zve32f" | "zve64f" | "zve64d")
            || name.starts_with("zf")
            || name.starts_with("zvf")
            || name.starts_with("zhinx");
    if name.starts_with("zvl") && !GROUPS.iter().any(|(group, _)| *group == name) {
        let length = name.strip_prefix("zvl").and_then(|rest| rest.strip_suffix('b'));
        let known = Extension::ALL.iter().any(|e| e.name() == name);
        if !known && length.is_some_and(|bits| bits.parse::<u32>().is_ok()) {
            return Some("vector registers have 128, 256, 512, 1024, 2048 or 4096 bits here".to_string());
        }
    }
    let abi = if bits == 32 { "ilp32" } else { "lp64" };
    float.then(|| {
        format!(
            "floating-point instructions are not simulated; compile with soft float, as with -march=rv{bits}imac \
             -mabi={abi}"
        )
    })
}

/// The known name with the smallest edit distance.
pub(crate) fn nearest(name: &str) -> &'static str {
    let groups = GROUPS.iter().map(|(group, _)| *group);
    instar_diagnostic::closest(name, Extension::ALL.iter().map(|e| e.name()).chain(groups)).unwrap_or("i")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_extension_with_vectors_is_named_so() {
        let named: Vec<_> = Extension::ALL
            .iter()
            .copied()
            .filter(|e| e.name() == "v" || e.name().starts_with("zv"))
            .collect();
        let mut listed = VECTOR.to_vec();
        listed.sort();
        let mut expected = named;
        expected.sort();
        assert_eq!(listed, expected);
    }
}
