//! Writes the upstream RVFI form without cycles: `core   0: 0x<pc> (0x<insn>) DASM(<insn>)`, and for memory accesses a
//! second line `3 0x<pc> (0x<insn>) mem 0x<address>`.
//!
//! Source: corev_apu/tb/rvfi_tracer.sv of openhwgroup/cva6, as `rvfi` reads it.

use instar_isa::StaticTable;

use crate::batch::RetiredBatch;
use crate::number::push_hex;

/// Appends the lines of instruction `i`.
#[inline]
pub(crate) fn push(text: &mut Vec<u8>, table: &StaticTable, batch: &RetiredBatch, i: usize) {
    let (pc, word) = (batch.pcs[i], u64::from(table.entry(batch.ids[i]).word));
    text.extend_from_slice(b"core   0: 0x");
    place(text, pc, word);
    text.extend_from_slice(b" DASM(");
    push_hex(text, word, 8);
    text.extend_from_slice(b")\n");
    let accesses = batch.accesses_of(i);
    if !accesses.is_empty() {
        text.extend_from_slice(b"3 0x");
        place(text, pc, word);
        for access in accesses {
            text.extend_from_slice(b" mem 0x");
            push_hex(text, access.address, 8);
        }
        text.push(b'\n');
    }
}

#[inline]
fn place(text: &mut Vec<u8>, pc: u64, word: u64) {
    push_hex(text, pc, 16);
    text.extend_from_slice(b" (0x");
    push_hex(text, word, 8);
    text.push(b')');
}
