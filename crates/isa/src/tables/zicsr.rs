//! Zicsr: access to control and status registers.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zicsr".

use crate::Class::Csr;
use crate::Op;
use crate::layout::{CSR, CSR_IMMEDIATE};
use crate::tables::ManualEncoding;

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    ManualEncoding::new(Op::Csrrw,  "csrrw",  0x707f, 0x1073, &CSR, Csr),
    ManualEncoding::new(Op::Csrrs,  "csrrs",  0x707f, 0x2073, &CSR, Csr),
    ManualEncoding::new(Op::Csrrc,  "csrrc",  0x707f, 0x3073, &CSR, Csr),
    ManualEncoding::new(Op::Csrrwi, "csrrwi", 0x707f, 0x5073, &CSR_IMMEDIATE, Csr),
    ManualEncoding::new(Op::Csrrsi, "csrrsi", 0x707f, 0x6073, &CSR_IMMEDIATE, Csr),
    ManualEncoding::new(Op::Csrrci, "csrrci", 0x707f, 0x7073, &CSR_IMMEDIATE, Csr),
];
