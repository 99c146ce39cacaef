//! What the forms mean.

use instar_isa::{Class, DivideDetail, Op, StaticTable};

use super::{Scratch, decoder, load};
use crate::{AccessKind, Flags, MemoryAccess, RecordedTrace, RetiredBatch, TraceReader, load_all};

/// auipc, a taken and a not taken branch, a store, a compressed load, a divide, a clock.
const COMPACT: &str = "80000000 00005197 140
80000004 00628663 142
80000010 0062a023 171 80004240
80000014 00628663 171
80000018 4398 172 80004244
8000001a 021752b3 5072 7d0 3
8000001e c0002573 5073
";

fn without_cycles(compact: &str) -> String {
    let line = |line: &str| {
        let columns = line.split(' ').enumerate().filter(|(at, _)| *at != 2).map(|(_, column)| column);
        columns.collect::<Vec<_>>().join(" ") + "\n"
    };
    compact.lines().map(line).collect()
}

pub(super) fn same(a: &RecordedTrace, b: &RecordedTrace) {
    assert_eq!(a.table.entries(), b.table.entries());
    assert_eq!(a.batches.len(), b.batches.len());
    for (a, b) in a.batches.iter().zip(&b.batches) {
        assert_eq!((&a.ids, &a.pcs, &a.next_pcs), (&b.ids, &b.pcs, &b.next_pcs));
        assert_eq!((&a.flags, &a.access_ends, &a.accesses), (&b.flags, &b.access_ends, &b.accesses));
        assert_eq!(a.details, b.details);
    }
}

#[test]
fn a_compact_trace_fills_the_retired_batch() {
    let trace = load(COMPACT);
    let batch = &trace.batches[0];
    assert_eq!(trace.cycles, Some(vec![140, 142, 171, 171, 172, 5072, 5073]));
    let following =
        [0x8000_0004, 0x8000_0010, 0x8000_0014, 0x8000_0018, 0x8000_001a, 0x8000_001e, 0x8000_0022];
    assert_eq!(batch.next_pcs, following);
    let flags: Vec<u8> = batch.flags.iter().map(|flags| flags.0).collect();
    assert_eq!(flags, [0, Flags::TAKEN, 0, 0, 0, 0, Flags::CLOCK]);
    let access = |address, kind| [MemoryAccess { address, size: 4, kind }];
    assert_eq!(batch.accesses_of(2), access(0x8000_4240, AccessKind::Write));
    assert_eq!(batch.accesses_of(4), access(0x8000_4244, AccessKind::Read));
    assert!(batch.accesses_of(3).is_empty());
    assert_eq!(batch.details[5], DivideDetail::new(2000, 3, false, 32).pack());
    assert_eq!(batch.details.iter().filter(|detail| **detail != 0).count(), 1);
    assert_eq!(trace.table.entry(batch.ids[4]).length, 2);
}

/// lr.w, sc.w that fails, sc.w that does not, amoadd.w, cm.push, cbo.zero.
const EXTENSIONS: &str = "80000000 1005a52f 1 80004240
80000004 18c5a52f 2
80000008 18c5a52f 3 80004240
8000000c 00c5a52f 4 80004244
80000010 b852 5 8000423c
80000012 0045200f 6 80004200
";

#[test]
fn atomics_frames_and_blocks_have_the_access_that_their_line_names() {
    let scratch = Scratch::new(EXTENSIONS.as_bytes());
    let trace = crate::load_all(scratch.path(), &decoder("rv32iac_zcmp_zicboz")).unwrap();
    let accesses = trace.batches[0].accesses.iter().map(|a| (a.size, a.kind)).collect::<Vec<_>>();
    let (read, write) = (AccessKind::Read, AccessKind::Write);
    assert_eq!(accesses, [(4, read), (4, write), (4, write), (4, write), (64, write)]);
    assert!(trace.batches[0].accesses_of(1).is_empty());
    let ops = trace.table.entries().iter().map(|entry| entry.op).collect::<Vec<_>>();
    assert_eq!(ops, [Op::LrW, Op::ScW, Op::ScW, Op::AmoaddW, Op::CmPush, Op::CboZero]);
}

#[test]
fn a_trace_without_the_cycle_column_differs_in_nothing_else() {
    let stripped = load(without_cycles(COMPACT));
    assert_eq!(stripped.cycles, None);
    same(&stripped, &load(COMPACT));
}

#[test]
fn loads_alone_tell_whether_there_is_a_cycle_column() {
    let with = "80000018 4398 172 80004244\n8000001a 4398 173 80004244\n";
    assert_eq!(load(with).cycles, Some(vec![172, 173]));
    same(&load(without_cycles(with)), &load(with));
}

#[test]
fn a_division_without_operands_has_no_detail() {
    let trace = load("8000001a 021752b3 5072\n8000001e 0001 5073\n");
    assert_eq!(trace.batches[0].details, [0, 0]);
}

#[test]
fn line_ends_of_other_systems_and_a_missing_last_one_make_no_difference() {
    same(&load(COMPACT.replace('\n', "\r\n")), &load(COMPACT));
    same(&load(COMPACT.trim_end()), &load(COMPACT));
    same(&load(format!("{COMPACT}\n\n")), &load(COMPACT));
}

#[test]
fn a_compressed_file_is_known_by_its_content() {
    same(&load(zstd::encode_all(COMPACT.as_bytes(), 3).unwrap()), &load(COMPACT));
}

#[test]
fn the_last_jump_goes_to_its_target() {
    assert_eq!(load("80000010 bfdd 7\n").batches[0].next_pcs, [0x8000_0006]);
}

const RVFI: &str = "core   0: 0x0000000080000000 (0x00005197) @ 140 DASM(00005197)
3 0x0000000080000000 (0x00005197) x 3 0x80005000
core   0: 0x0000000080000004 (0x00628663) @ 142 DASM(00628663)
3 0x0000000080000004 (0x00628663)
core   0: 0x0000000080000010 (0x0062a023) @ 171 DASM(0062a023)
3 0x0000000080000010 (0x0062a023) mem 0x80004240 0x00000000
core   0: 0x0000000080000014 (0x00628663) @171 DASM(00628663)
core   0: 0x0000000080000018 (0x00004398) @172 DASM(00004398)
3 0x0000000080000018 (0x4398) x14 0x000007d0 mem 0x80004244
*** a message of the simulation
core   0: 0x000000008000001a (0x02177533) @ 5072 DASM(021752b3)
core   0: 0x000000008000001e (0xc0002573) @ 5073 DASM(c0002573)
";

#[test]
fn the_upstream_form_says_the_same() {
    let (rvfi, compact) = (load(RVFI), load(COMPACT.replace("021752b3", "02177533").replace(" 7d0 3", "")));
    assert_eq!(rvfi.cycles, compact.cycles);
    same(&rvfi, &compact);
}

#[test]
fn the_upstream_form_is_read_without_cycles() {
    let stripped: String = RVFI
        .lines()
        .map(|line| match line.split_once('@') {
            Some((before, after)) => format!("{before}DASM{}\n", after.split_once("DASM").unwrap().1),
            None => format!("{line}\n"),
        })
        .collect();
    let trace = load(stripped);
    assert_eq!(trace.cycles, None);
    same(&trace, &load(RVFI));
}

#[test]
fn a_division_takes_its_operands_from_the_registers_written_before() {
    let lines = "core   0: 0x80000000 (0x00000713) @ 1 DASM(0)
3 0x80000000 (0x00000713) x14 0xfffffff9
core   0: 0x80000004 (0x00000093) @ 2 DASM(0)
3 0x80000004 (0x00000093) x 1 0x00000002
core   0: 0x80000008 (0x021742b3) @ 9 DASM(0)
core   0: 0x8000000c (0x02574733) @ 19 DASM(0)
";
    let batch = &load(lines).batches[0];
    assert_eq!(batch.details[2], DivideDetail::new(0xffff_fff9, 2, true, 32).pack());
    assert_eq!(batch.details[3], 0, "x5 was written, and nothing says what");
}

/// The same instructions as in [`COMPACT`], and the division's operands set before it.
const SPIKE: &str = "core   0: 3 0x80000000 (0x00005197) x3  0x80005000
core   0: 3 0x80000004 (0x00628663)
core   0: 3 0x80000010 (0x0062a023) mem 0x80004240 0x00000000
core   0: 3 0x80000014 (0x00628663)
core   0: 3 0x80000018 (0x4398) x14 0x000007d0 mem 0x80004244
core   0: 3 0x8000001a (0x7d000113) x2  0x000007d0
core   0: 3 0x8000001e (0x00300093) x1  0x00000003
core   0: 3 0x80000022 (0x021152b3) x5  0x0000029a
core   0: 3 0x80000026 (0x30529073) c773_mtvec 0x00000298
core   0: 3 0x8000002a (0xc0002573) x10 0x00000007
";

#[test]
fn a_commit_log_gives_addresses_and_the_operands_of_divisions() {
    let trace = load(SPIKE);
    let batch = &trace.batches[0];
    assert_eq!((trace.cycles.as_ref(), batch.len()), (None, 10));
    assert!(batch.flags[1].has(Flags::TAKEN) && !batch.flags[3].has(Flags::TAKEN));
    let access = |address, kind| [MemoryAccess { address, size: 4, kind }];
    assert_eq!(batch.accesses_of(2), access(0x8000_4240, AccessKind::Write));
    assert_eq!(batch.accesses_of(4), access(0x8000_4244, AccessKind::Read));
    assert_eq!(batch.details[7], DivideDetail::new(2000, 3, false, 32).pack());
    assert!(batch.flags[9].has(Flags::CLOCK));
}

#[test]
fn vector_registers_and_the_configuration_of_a_commit_log_are_passed_over() {
    let lines = "\
core   0: 3 0x80000000 (0xcc0472d7) x5  0x00000008 c8_vstart 0x00000000 c3104_vl 0x00000008 c3105_vtype 0x000000c0
core   0: 3 0x80000004 (0x02210257) e8 mf2 l8 v4  0x00000000000000000101010101010101 c8_vstart 0x00000000
core   0: 3 0x80000008 (0x02015227) e16 m1 l2 c8_vstart 0x00000000 mem 0x80001000 0x0101 mem 0x80001002 0x0101
";
    let file = Scratch::new(lines.as_bytes());
    let trace = load_all(file.path(), &decoder("rv32imc_zve32x")).unwrap();
    assert_eq!(trace.instructions(), 3);
    assert_eq!(trace.batches[0].accesses_of(2)[0].address, 0x8000_1000);
    let cut = lines.replace(" mf2 ", " mf ");
    let file = Scratch::new(cut.as_bytes());
    assert!(load_all(file.path(), &decoder("rv32imc_zve32x")).is_err());
}

#[test]
fn a_commit_log_beside_the_listing_of_instructions_is_read_once() {
    let listed: String = SPIKE
        .lines()
        .map(|line| {
            let (pc, rest) = line["core   0: 3 ".len()..].split_once(' ').unwrap();
            let word = rest.split(')').next().unwrap();
            format!("core   0: >>>>  a_symbol\ncore   0: {pc} {word}) some text\n{line}\n")
        })
        .collect();
    same(&load(listed), &load(SPIKE));
    let messages =
        "core   0: exception trap_machine_ecall, epc 0x80000000\ncore   0:           tval 0x00000000\n";
    same(&load(format!("{SPIKE}{messages}")), &load(SPIKE));
}

#[test]
fn a_loop_of_one_instruction_is_read_as_often_as_it_ran() {
    let lines = "core   0: 3 0x80000000 (0xa001)\n".repeat(3);
    assert_eq!(load(lines).instructions(), 3);
}

#[test]
fn a_trap_of_ecall_is_flagged() {
    let batch = &load("80000000 00000073 1\n80000100 0001 9\n").batches[0];
    assert!(batch.flags[0].has(Flags::TRAP));
    assert!(!batch.flags[1].has(Flags::TRAP));
}

#[test]
fn a_replaced_entry_is_asked_for_once_and_counted_each_time() {
    let file = Scratch::new(b"80000000 00c5c533 1\n80000004 bff5 2\n80000000 00c5c533 3\n80000004 bff5 4\n");
    let decoder = decoder("rv32imc");
    let mut asked = 0;
    let mut reader = TraceReader::open(file.path(), &decoder).unwrap();
    reader.replace_entries(Box::new(|entry| {
        asked += 1;
        let replaced = entry.op == Op::Xor;
        if replaced {
            (entry.op, entry.class, entry.custom) = (Op::Custom, Class::Custom, Some(0));
        }
        Ok(replaced)
    }));
    let trace = RecordedTrace::read(&mut reader).unwrap();
    assert_eq!(reader.replaced(), 2);
    drop(reader);
    assert_eq!(asked, 2);
    assert_eq!(trace.table.entry(trace.batches[0].ids[2]).class, Class::Custom);
}

#[test]
fn texts_are_the_lines_without_their_cycles() {
    let text_of = |content: &str| {
        let (file, decoder) = (Scratch::new(content.as_bytes()), decoder("rv32imc"));
        let mut reader = TraceReader::open(file.path(), &decoder).unwrap();
        reader.keep_texts();
        let (mut table, mut batch, mut cycles) = (StaticTable::new(), RetiredBatch::new(), Vec::new());
        let mut all = Vec::new();
        while reader.next_batch(&mut table, &mut batch, &mut cycles).unwrap() {
            let texts = reader.take_texts();
            assert_eq!(texts.len(), batch.len());
            all.extend((0..texts.len()).map(|i| (texts.get(i).0.to_owned(), texts.get(i).1.to_owned())));
        }
        all
    };
    let texts = text_of(COMPACT);
    assert_eq!(texts[0], ("80000000 00005197".to_owned(), String::new()));
    assert_eq!(texts[5], ("8000001a 021752b3".to_owned(), "7d0 3".to_owned()));
    assert_eq!(texts, text_of(&without_cycles(COMPACT)));
    assert_eq!(text_of(RVFI)[0].0, "core   0: 0x0000000080000000 (0x00005197)");
    assert_eq!(text_of(RVFI)[0].1, "DASM(00005197)");
    let long: String =
        (0..RetiredBatch::CAPACITY * 2 + 1).map(|i| format!("{:08x} 0001 {i}\n", 2 * i)).collect();
    for (i, (before, after)) in text_of(&long).iter().enumerate() {
        assert_eq!((before.as_str(), after.as_str()), (format!("{:08x} 0001", 2 * i).as_str(), ""));
    }
}

#[test]
fn remarks_behind_a_line_are_passed_over() {
    let remark = |text: &str| text.lines().map(|line| format!("{line} # RAW+FETCH\n")).collect::<String>();
    let trace = load(remark(COMPACT));
    assert_eq!(trace.cycles, load(COMPACT).cycles);
    same(&trace, &load(COMPACT));
    let rvfi = "core   0: 0x80000000 (0x00005197) @ 140 DASM(00005197)\n\
                core   0: 0x80000004 (0x00000013) @ 142 DASM(00000013)\n";
    assert_eq!(load(remark(rvfi)).cycles, Some(vec![140, 142]));
}
