//! Claims about traces that are written here and read back.

use instar_isa::{Decoder, StaticTable};

use super::forms::same;
use super::{Scratch, decoder};
use crate::{AccessKind, Flags, MemoryAccess, RecordedTrace, RetiredBatch, StreamForm, TraceFile, load_all};

/// nop, a compressed load, a store, a divide, a branch, a clock, a call to the environment.
const WORDS: [u32; 7] =
    [0x0000_0013, 0x4398, 0x0062_a023, 0x0217_52b3, 0x0062_8663, 0xc000_2573, 0x0000_0073];

/// A stream that a program could not make more varied: words that change at an address, jumps from
/// anywhere, any flags, details and accesses; `length` instructions, over several batches.
fn wild(decoder: &Decoder, length: usize) -> RecordedTrace {
    let mut seed = 12345u64;
    let mut next = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    let mut trace = RecordedTrace::default();
    let (mut batch, mut pc) = (RetiredBatch::new(), 0x8000_0000);
    for _ in 0..length {
        let word = WORDS[next(7) as usize];
        let id = trace.table.intern(decoder.static_entry(pc, word).unwrap());
        for _ in 0..next(12).saturating_sub(8) {
            let kind = if next(2) == 0 { AccessKind::Read } else { AccessKind::Write };
            let size = [1, 2, 4, 8, 300][next(5) as usize];
            batch.accesses.push(MemoryAccess { address: next(1 << 31), size, kind });
        }
        let following = pc + u64::from(trace.table.entry(id).length);
        let next_pc = if next(4) == 0 { 0x8000_0000 + 2 * next(64) } else { following };
        let detail = if next(8) == 0 { next(1 << 31) << next(33) } else { 0 };
        batch.push(id, pc, next_pc, Flags(next(8) as u8), detail);
        // Now and then the stream breaks off, as after a trap that nobody flags.
        pc = if next(50) == 0 { 0x9000_0000 } else { next_pc };
        if batch.len() == RetiredBatch::CAPACITY {
            trace.batches.push(std::mem::replace(&mut batch, RetiredBatch::new()));
        }
    }
    trace.batches.push(batch);
    trace
}

fn written(trace: &RecordedTrace, form: StreamForm, decoder: &Decoder, ending: &str) -> Scratch {
    let file = Scratch::named(b"", ending);
    let mut out = TraceFile::create(file.path(), form, decoder.isa()).unwrap();
    trace.replay(&mut out);
    assert_eq!(out.instructions(), trace.instructions());
    out.finish().unwrap();
    file
}

#[test]
fn a_native_trace_gives_back_the_very_stream() {
    let decoder = decoder("rv32imc");
    let trace = wild(&decoder, 5000);
    let plain = written(&trace, StreamForm::Native, &decoder, "itrace");
    let packed = written(&trace, StreamForm::Native, &decoder, "itrace.zst");
    for file in [&plain, &packed] {
        let back = load_all(file.path(), &decoder).unwrap();
        assert_eq!(back.cycles, None);
        same(&back, &trace);
    }
    assert_eq!(std::fs::read(packed.path()).unwrap()[..4], [0x28, 0xb5, 0x2f, 0xfd]);
}

#[test]
fn a_loop_costs_a_byte_or_two_per_instruction() {
    let decoder = decoder("rv32imc");
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    let ids = [0x0000_0013, 0x4398, 0x0062_8663].map(|word| {
        let pc = 0x8000_0000
            + if word == 0x4398 {
                4
            } else if word == 0x13 {
                0
            } else {
                6
            };
        table.intern(decoder.static_entry(pc, word).unwrap())
    });
    for turn in 0..300 {
        batch.push(ids[0], 0x8000_0000, 0x8000_0004, Flags(0), 0);
        let address = 0x8010_0000 + 4 * turn;
        batch.accesses.push(MemoryAccess { address, size: 4, kind: AccessKind::Read });
        batch.push(ids[1], 0x8000_0004, 0x8000_0006, Flags(0), 0);
        batch.push(ids[2], 0x8000_0006, 0x8000_0000, Flags(Flags::TAKEN), 0);
    }
    let trace = RecordedTrace { table, batches: vec![batch], cycles: None };
    let file = written(&trace, StreamForm::Native, &decoder, "itrace");
    assert!(std::fs::metadata(file.path()).unwrap().len() < 4 * 300 + 100);
    same(&load_all(file.path(), &decoder).unwrap(), &trace);
}

#[test]
fn a_native_trace_that_breaks_off_is_a_sentence_wherever_it_does() {
    let decoder = decoder("rv32imc");
    let whole =
        std::fs::read(written(&wild(&decoder, 40), StreamForm::Native, &decoder, "i").path()).unwrap();
    for length in 8..whole.len() {
        let file = Scratch::new(&whole[..length]);
        let text = load_all(file.path(), &decoder).unwrap_err().to_string();
        assert!(text.contains("ends in the middle"), "{length}: {text}");
    }
    let file = Scratch::new(&[&whole[..], b"more"].concat());
    assert!(load_all(file.path(), &decoder).unwrap_err().to_string().contains("damaged"));
}

#[test]
fn a_damaged_native_trace_is_a_sentence_or_another_trace_but_no_crash() {
    let decoder = decoder("rv32imc");
    let whole =
        std::fs::read(written(&wild(&decoder, 60), StreamForm::Native, &decoder, "i").path()).unwrap();
    for at in 8..whole.len() {
        for change in [1, 0x40, 0x80] {
            let mut bytes = whole.clone();
            bytes[at] ^= change;
            drop(load_all(Scratch::new(&bytes).path(), &decoder));
        }
    }
}

#[test]
fn a_trace_of_another_width_is_refused() {
    let narrow = decoder("rv32imc");
    let file = written(&wild(&narrow, 10), StreamForm::Native, &narrow, "itrace");
    let text = load_all(file.path(), &decoder("rv64imc")).unwrap_err().to_string();
    assert!(text.contains("RV32 program (rv32imc_") && text.contains("RV64"), "{text}");
}

#[test]
fn an_rvfi_trace_gives_back_all_but_the_operands_of_divisions() {
    let decoder = decoder("rv32imc");
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    let push = |table: &mut StaticTable, batch: &mut RetiredBatch, pc, word, next, flags| {
        let id = table.intern(decoder.static_entry(pc, word).unwrap());
        batch.push(id, pc, next, Flags(flags), 0);
    };
    push(&mut table, &mut batch, 0x8000_0000, 0x13, 0x8000_0004, 0);
    push(&mut table, &mut batch, 0x8000_0004, 0x0062_8663, 0x8000_0010, Flags::TAKEN);
    batch.accesses.push(MemoryAccess { address: 0x8000_4244, size: 4, kind: AccessKind::Read });
    push(&mut table, &mut batch, 0x8000_0010, 0x4398, 0x8000_0012, 0);
    push(&mut table, &mut batch, 0x8000_0012, 0x0217_52b3, 0x8000_0016, 0);
    push(&mut table, &mut batch, 0x8000_0016, 0xc000_2573, 0x8000_001a, Flags::CLOCK);
    let trace = RecordedTrace { table, batches: vec![batch], cycles: None };
    let file = written(&trace, StreamForm::Rvfi, &decoder, "rvfi.zst");
    same(&load_all(file.path(), &decoder).unwrap(), &trace);
}

#[test]
fn a_file_that_cannot_be_created_is_a_sentence() {
    let path = std::path::Path::new("no/such/folder/t.itrace");
    let made = TraceFile::create(path, StreamForm::Native, decoder("rv32i").isa());
    let text = made.map(drop).unwrap_err().to_string();
    assert!(text.starts_with("no/such/folder/t.itrace: this cannot be written"), "{text}");
}
