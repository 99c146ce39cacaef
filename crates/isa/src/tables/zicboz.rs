//! Zicboz: cache-block zeroing.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO", section "Cache-Block Zero
//! Instructions".

use crate::layout::BLOCK;
use crate::tables::Instruction;
use crate::{Class, Memory, Op};

/// Bytes of a cache block, as in the profiles of the manual (Zic64b).
const BLOCK_BYTES: u16 = 64;

/// The encodings.
pub const TABLE: &[Instruction] =
    &[Instruction::new(Op::CboZero, "cbo.zero", 0xfff0_7fff, 0x0040_200f, &BLOCK, Class::CacheBlock)
        .memory(Memory::store(BLOCK_BYTES))];
