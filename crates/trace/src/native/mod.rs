//! The native form: the retired stream itself in a few bytes per instruction, nothing lost.
//!
//! Source: own form. It begins with [`MAGIC`], the version, XLEN in bits (one byte each), and the
//! length and text of an ISA string. An instruction is a control byte and what its bits announce,
//! in this order:
//!
//! | bits | meaning |
//! |---|---|
//! | 0–1 | the next pc: 0 the address after, 1 where this instruction last went otherwise, 2 given as the distance from pc; 3 is no instruction but the end: the number of all instructions follows |
//! | 2 | the word follows (2 or 4 bytes): it is new at this address, or another one than before |
//! | 3 | the flags follow (1 byte): they are not those of last time, kept apart for a next pc after and elsewhere |
//! | 4 | the detail follows; else it is 0 |
//! | 5 | there are memory accesses: the distance of the first from that of last time, those of the others from the end of the one before |
//! | 6 | before them stand their number and, for each, kind (1 is a write) and size; else those are as last time |
//! | 7 | the pc follows; else it is the next pc of the instruction before |
//!
//! Numbers are little-endian base 128 (seven bits a byte, the top bit says that more follow);
//! distances are zigzag-coded. "Last time" is of the same word at the same address.

mod read;
mod write;

pub(crate) use read::{Event, State};
pub(crate) use write::NativeWriter;

use crate::batch::MemoryAccess;

/// First bytes of a file.
pub(crate) const MAGIC: &[u8; 8] = b"\x89INSTAR\n";

const VERSION: u8 = 1;

const TARGET_LAST: u8 = 1;
const TARGET_GIVEN: u8 = 2;
const END: u8 = 3;
const WORD: u8 = 1 << 2;
const FLAGS: u8 = 1 << 3;
const DETAIL: u8 = 1 << 4;
const ACCESSES: u8 = 1 << 5;
const SHAPE: u8 = 1 << 6;
const PC: u8 = 1 << 7;

/// What writer and reader remember of one word at one address.
#[derive(Clone, Debug, Default)]
struct Memory {
    /// Where it last went, if not to the address after.
    target: u64,
    /// Its flags last time: when it went on after, and elsewhere.
    flags: [u8; 2],
    /// Its accesses last time.
    accesses: Vec<MemoryAccess>,
}

fn zigzag(value: u64) -> u64 {
    let value = value as i64;
    (value << 1 ^ value >> 63) as u64
}

fn unzigzag(value: u64) -> u64 {
    value >> 1 ^ (value & 1).wrapping_neg()
}
