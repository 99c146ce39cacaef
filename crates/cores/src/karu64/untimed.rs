//! What the simulator can do and this model has no timing for.
//!
//! Source: karucore/karu64 8da799a has atomic operations, cache blocks and vector cryptography,
//! which were not measured; carry-less products, scalar cryptography and the rest are not in it
//! (rtl/karu_dec.v).

use instar_isa::{Class, Extension};

/// Extensions that a core of this family cannot name.
pub const UNTIMED: &[Extension] = &[
    Extension::Zaamo,
    Extension::Zalrsc,
    Extension::Zicbom,
    Extension::Zicboz,
    Extension::Zcmp,
    Extension::Zcmt,
    Extension::Zbc,
    Extension::Zbkb,
    Extension::Zbkc,
    Extension::Zbkx,
    Extension::Zknd,
    Extension::Zkne,
    Extension::Zknh,
    Extension::Zkr,
    Extension::Zksed,
    Extension::Zksh,
    Extension::Zvbb,
    Extension::Zvbc,
    Extension::Zvkb,
    Extension::Zvkg,
    Extension::Zvkned,
    Extension::Zvknha,
    Extension::Zvknhb,
    Extension::Zvksed,
    Extension::Zvksh,
    Extension::Zvl512b,
    Extension::Zvl1024b,
    Extension::Zvl2048b,
    Extension::Zvl4096b,
];

/// Whether no instruction of this class has timing.
pub(super) fn untimed(class: Class) -> bool {
    matches!(
        class,
        Class::Atomic
            | Class::CacheBlock
            | Class::Sequence
            | Class::Aes
            | Class::Sha2
            | Class::Sm3
            | Class::Sm4
    )
}
