//! Zicboz: cache-block zeroing.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO", section "Cache-Block Zero
//! Instructions".

use crate::layout::BLOCK;
use crate::tables::ManualEncoding;
use crate::{Class, MemoryEffect, Op};

/// Bytes of a cache block, as in the profiles of the manual (Zic64b).
const BLOCK_BYTES: u16 = 64;

/// The encodings.
pub const TABLE: &[ManualEncoding] =
    &[ManualEncoding::new(Op::CboZero, "cbo.zero", 0xfff0_7fff, 0x0040_200f, &BLOCK, Class::CacheBlock)
        .memory(MemoryEffect::store(BLOCK_BYTES))];
