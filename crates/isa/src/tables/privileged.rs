//! The machine-mode instructions that a bare-metal program needs.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "Machine-Mode Privileged Instructions".

use crate::Class::System;
use crate::layout::NONE;
use crate::tables::ManualEncoding;
use crate::{NextPc, Op};

/// The encodings.
pub const TABLE: &[ManualEncoding] = &[
    ManualEncoding::new(Op::Mret, "mret", 0xffff_ffff, 0x3020_0073, &NONE, System).flow(NextPc::TrapReturn),
    ManualEncoding::new(Op::Wfi, "wfi", 0xffff_ffff, 0x1050_0073, &NONE, System),
];
