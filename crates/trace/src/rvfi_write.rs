//! Writes the upstream RVFI form without cycles: `core   0: 0x<pc> (0x<insn>) DASM(<insn>)`, and
//! for memory accesses a second line `3 0x<pc> (0x<insn>) mem 0x<address>`. The first instruction
//! behind an interrupt begins with `core   INTERRUPT 0:`, and that in whose place it was taken has
//! no line.
//!
//! Source: corev_apu/tb/rvfi_tracer.sv of openhwgroup/cva6, as `rvfi` reads it. What is the same in
//! each execution of an instruction is made once.

use instar_isa::StaticTable;

use crate::batch::{Flags, RetiredBatch};
use crate::number::push_hex;

/// The lines of instructions by static id.
#[derive(Default)]
pub(crate) struct RvfiWriter {
    known: Vec<LineHead>,
    /// An interrupt was taken in front of the next one.
    interrupted: bool,
}

/// With which a line begins.
const HEAD: &[u8] = b"core   0:";

struct LineHead {
    line: Vec<u8>,
    /// The beginning of the second line.
    effects: Vec<u8>,
}

impl RvfiWriter {
    /// Appends the lines of a batch.
    pub(crate) fn push(&mut self, table: &StaticTable, batch: &RetiredBatch, text: &mut Vec<u8>) {
        for entry in &table.entries()[self.known.len()..] {
            let mut place = Vec::new();
            push_hex(&mut place, entry.pc, 16);
            place.extend_from_slice(b" (0x");
            push_hex(&mut place, u64::from(entry.word), 8);
            place.push(b')');
            let mut line = [HEAD, b" 0x", &place[..], b" DASM("].concat();
            push_hex(&mut line, u64::from(entry.word), 8);
            line.extend_from_slice(b")\n");
            self.known.push(LineHead { line, effects: [b"3 0x", &place[..]].concat() });
        }
        for (i, &id) in batch.ids.iter().enumerate() {
            let known = &self.known[id as usize];
            if batch.flags[i].has(Flags::INTERRUPT) {
                self.interrupted = true;
                continue;
            }
            if std::mem::take(&mut self.interrupted) {
                text.extend_from_slice(b"core   INTERRUPT 0:");
                text.extend_from_slice(&known.line[HEAD.len()..]);
            } else {
                text.extend_from_slice(&known.line);
            }
            let accesses = batch.accesses_of(i);
            if !accesses.is_empty() {
                text.extend_from_slice(&known.effects);
                for access in accesses {
                    text.extend_from_slice(b" mem 0x");
                    push_hex(text, access.address, 8);
                }
                text.push(b'\n');
            }
        }
    }
}
