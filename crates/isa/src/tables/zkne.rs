//! Zkne: AES encryption, and the key schedule of both directions.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zkne".

use crate::Class::Aes;
use crate::Op;
use crate::extension::Extension;
use crate::layout::{I, Restriction, WordLayout, unsigned};
use crate::tables::{ManualEncoding, byte, r};

/// The round number goes up to 10: ten rounds of AES-128, and 10 for "no constant".
const KEY_ROUND: WordLayout =
    I.immediate(unsigned(3, &[(20, 0, 4)])).restrict(Restriction::ImmediateAtMost(10));

const ZKND: &[Extension] = &[Extension::Zknd];

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    byte(Op::Aes32esi,  "aes32esi",  0x2200_0033, Aes).only32(),
    byte(Op::Aes32esmi, "aes32esmi", 0x2600_0033, Aes).only32(),
    r(Op::Aes64es,      "aes64es",   0x3200_0033).class(Aes).only64(),
    r(Op::Aes64esm,     "aes64esm",  0x3600_0033).class(Aes).only64(),
    ManualEncoding::new(Op::Aes64ks1i, "aes64ks1i", 0xff00_707f, 0x3100_1013, &KEY_ROUND, Aes)
        .only64()
        .also(ZKND),
    r(Op::Aes64ks2,     "aes64ks2",  0x7e00_0033).class(Aes).only64().also(ZKND),
];
