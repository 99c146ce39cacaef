//! Vector loads and stores of one field.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Loads and Stores".

use crate::Op;
use crate::extension::Extension;
use crate::tables::{ManualEncoding, vector_load, vector_store};
use crate::vector::{
    LOAD, LOAD_INDEXED, LOAD_MASKED, LOAD_STRIDED, STORE, STORE_INDEXED, STORE_MASKED, STORE_STRIDED,
};

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    vector_load(Op::VlmV,      "vlm.v",      0xfff0_707f, 0x02b0_0007, &LOAD, 1),
    vector_store(Op::VsmV,      "vsm.v",      0xfff0_707f, 0x02b0_0027, &STORE, 1),
    vector_load(Op::Vle8V,     "vle8.v",     0xfdf0_707f, 0x0000_0007, &LOAD_MASKED, 1),
    vector_load(Op::Vle16V,    "vle16.v",    0xfdf0_707f, 0x0000_5007, &LOAD_MASKED, 2),
    vector_load(Op::Vle32V,    "vle32.v",    0xfdf0_707f, 0x0000_6007, &LOAD_MASKED, 4),
    vector_load(Op::Vle64V,    "vle64.v",    0xfdf0_707f, 0x0000_7007, &LOAD_MASKED, 8).needs(Extension::Zve64x),
    vector_store(Op::Vse8V,     "vse8.v",     0xfdf0_707f, 0x0000_0027, &STORE_MASKED, 1),
    vector_store(Op::Vse16V,    "vse16.v",    0xfdf0_707f, 0x0000_5027, &STORE_MASKED, 2),
    vector_store(Op::Vse32V,    "vse32.v",    0xfdf0_707f, 0x0000_6027, &STORE_MASKED, 4),
    vector_store(Op::Vse64V,    "vse64.v",    0xfdf0_707f, 0x0000_7027, &STORE_MASKED, 8).needs(Extension::Zve64x),
    vector_load(Op::Vluxei8V,  "vluxei8.v",  0xfc00_707f, 0x0400_0007, &LOAD_INDEXED, 0),
    vector_load(Op::Vluxei16V, "vluxei16.v", 0xfc00_707f, 0x0400_5007, &LOAD_INDEXED, 0),
    vector_load(Op::Vluxei32V, "vluxei32.v", 0xfc00_707f, 0x0400_6007, &LOAD_INDEXED, 0),
    vector_load(Op::Vluxei64V, "vluxei64.v", 0xfc00_707f, 0x0400_7007, &LOAD_INDEXED, 0).needs(Extension::Zve64x).only64(),
    vector_store(Op::Vsuxei8V,  "vsuxei8.v",  0xfc00_707f, 0x0400_0027, &STORE_INDEXED, 0),
    vector_store(Op::Vsuxei16V, "vsuxei16.v", 0xfc00_707f, 0x0400_5027, &STORE_INDEXED, 0),
    vector_store(Op::Vsuxei32V, "vsuxei32.v", 0xfc00_707f, 0x0400_6027, &STORE_INDEXED, 0),
    vector_store(Op::Vsuxei64V, "vsuxei64.v", 0xfc00_707f, 0x0400_7027, &STORE_INDEXED, 0).needs(Extension::Zve64x).only64(),
    vector_load(Op::Vlse8V,    "vlse8.v",    0xfc00_707f, 0x0800_0007, &LOAD_STRIDED, 1),
    vector_load(Op::Vlse16V,   "vlse16.v",   0xfc00_707f, 0x0800_5007, &LOAD_STRIDED, 2),
    vector_load(Op::Vlse32V,   "vlse32.v",   0xfc00_707f, 0x0800_6007, &LOAD_STRIDED, 4),
    vector_load(Op::Vlse64V,   "vlse64.v",   0xfc00_707f, 0x0800_7007, &LOAD_STRIDED, 8).needs(Extension::Zve64x),
    vector_store(Op::Vsse8V,    "vsse8.v",    0xfc00_707f, 0x0800_0027, &STORE_STRIDED, 1),
    vector_store(Op::Vsse16V,   "vsse16.v",   0xfc00_707f, 0x0800_5027, &STORE_STRIDED, 2),
    vector_store(Op::Vsse32V,   "vsse32.v",   0xfc00_707f, 0x0800_6027, &STORE_STRIDED, 4),
    vector_store(Op::Vsse64V,   "vsse64.v",   0xfc00_707f, 0x0800_7027, &STORE_STRIDED, 8).needs(Extension::Zve64x),
    vector_load(Op::Vloxei8V,  "vloxei8.v",  0xfc00_707f, 0x0c00_0007, &LOAD_INDEXED, 0),
    vector_load(Op::Vloxei16V, "vloxei16.v", 0xfc00_707f, 0x0c00_5007, &LOAD_INDEXED, 0),
    vector_load(Op::Vloxei32V, "vloxei32.v", 0xfc00_707f, 0x0c00_6007, &LOAD_INDEXED, 0),
    vector_load(Op::Vloxei64V, "vloxei64.v", 0xfc00_707f, 0x0c00_7007, &LOAD_INDEXED, 0).needs(Extension::Zve64x).only64(),
    vector_store(Op::Vsoxei8V,  "vsoxei8.v",  0xfc00_707f, 0x0c00_0027, &STORE_INDEXED, 0),
    vector_store(Op::Vsoxei16V, "vsoxei16.v", 0xfc00_707f, 0x0c00_5027, &STORE_INDEXED, 0),
    vector_store(Op::Vsoxei32V, "vsoxei32.v", 0xfc00_707f, 0x0c00_6027, &STORE_INDEXED, 0),
    vector_store(Op::Vsoxei64V, "vsoxei64.v", 0xfc00_707f, 0x0c00_7027, &STORE_INDEXED, 0).needs(Extension::Zve64x).only64(),
    vector_load(Op::Vle8ffV,   "vle8ff.v",   0xfdf0_707f, 0x0100_0007, &LOAD_MASKED, 1),
    vector_load(Op::Vle16ffV,  "vle16ff.v",  0xfdf0_707f, 0x0100_5007, &LOAD_MASKED, 2),
    vector_load(Op::Vle32ffV,  "vle32ff.v",  0xfdf0_707f, 0x0100_6007, &LOAD_MASKED, 4),
    vector_load(Op::Vle64ffV,  "vle64ff.v",  0xfdf0_707f, 0x0100_7007, &LOAD_MASKED, 8).needs(Extension::Zve64x),
];
