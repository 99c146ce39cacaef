//! Loads and stores of whole vector registers.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Load/Store Whole
//! Register Instructions".

use crate::Op;
use crate::extension::Extension;
use crate::tables::{ManualEncoding, vector_load, vector_store};
use crate::vector::{whole_load, whole_store};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector_load(Op::Vlr, "vl1re8.v",  0xfff0_707f, 0x0280_0007, &whole_load(1), 1),
    vector_load(Op::Vlr, "vl1re16.v", 0xfff0_707f, 0x0280_5007, &whole_load(1), 2),
    vector_load(Op::Vlr, "vl1re32.v", 0xfff0_707f, 0x0280_6007, &whole_load(1), 4),
    vector_load(Op::Vlr, "vl1re64.v", 0xfff0_707f, 0x0280_7007, &whole_load(1), 8).needs(Extension::Zve64x),
    vector_load(Op::Vlr, "vl2re8.v",  0xfff0_707f, 0x2280_0007, &whole_load(2), 1),
    vector_load(Op::Vlr, "vl2re16.v", 0xfff0_707f, 0x2280_5007, &whole_load(2), 2),
    vector_load(Op::Vlr, "vl2re32.v", 0xfff0_707f, 0x2280_6007, &whole_load(2), 4),
    vector_load(Op::Vlr, "vl2re64.v", 0xfff0_707f, 0x2280_7007, &whole_load(2), 8).needs(Extension::Zve64x),
    vector_load(Op::Vlr, "vl4re8.v",  0xfff0_707f, 0x6280_0007, &whole_load(4), 1),
    vector_load(Op::Vlr, "vl4re16.v", 0xfff0_707f, 0x6280_5007, &whole_load(4), 2),
    vector_load(Op::Vlr, "vl4re32.v", 0xfff0_707f, 0x6280_6007, &whole_load(4), 4),
    vector_load(Op::Vlr, "vl4re64.v", 0xfff0_707f, 0x6280_7007, &whole_load(4), 8).needs(Extension::Zve64x),
    vector_load(Op::Vlr, "vl8re8.v",  0xfff0_707f, 0xe280_0007, &whole_load(8), 1),
    vector_load(Op::Vlr, "vl8re16.v", 0xfff0_707f, 0xe280_5007, &whole_load(8), 2),
    vector_load(Op::Vlr, "vl8re32.v", 0xfff0_707f, 0xe280_6007, &whole_load(8), 4),
    vector_load(Op::Vlr, "vl8re64.v", 0xfff0_707f, 0xe280_7007, &whole_load(8), 8).needs(Extension::Zve64x),
    vector_store(Op::Vsr, "vs1r.v",    0xfff0_707f, 0x0280_0027, &whole_store(1), 1),
    vector_store(Op::Vsr, "vs2r.v",    0xfff0_707f, 0x2280_0027, &whole_store(2), 1),
    vector_store(Op::Vsr, "vs4r.v",    0xfff0_707f, 0x6280_0027, &whole_store(4), 1),
    vector_store(Op::Vsr, "vs8r.v",    0xfff0_707f, 0xe280_0027, &whole_store(8), 1),
];
