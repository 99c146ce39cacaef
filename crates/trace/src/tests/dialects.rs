//! Dialects of Spike's commit log, and what follows where a log leaves something out.
//!
//! Source: lines as versions of riscv-isa-sim print them; own instructions.

use instar_isa::StaticTable;

use super::{Scratch, decoder, load, sentence};
use crate::{AccessKind, MemoryAccess, RecordedTrace, RetiredBatch, TraceReader, load_all};

/// lui, two loads with the same base, a store, an atomic operation, a compressed load, a load from
/// sp.
const LOG: &str = "\
core   0: 3 0x80000000 (0x800025b7) x11 0x80002000
core   0: 3 0x80000004 (0x0045a603) x12 0x00000007 mem 0x80002004
core   0: 3 0x80000008 (0xffc5a683) x13 0x00000007 mem 0x80001ffc
core   0: 3 0x8000000c (0x00d5a423) mem 0x80002008 0x00000007
core   0: 3 0x80000010 (0x00d5a62f) x12 0x00000007 mem 0x80002000 mem 0x80002000 0x0000000e
core   0: 3 0x80000014 (0x4590) x12 0x00000007 mem 0x80002008
core   0: 3 0x80000016 (0x85ae) x11 0x80002000
";

fn without_addresses(log: &str) -> String {
    log.lines().map(|line| line.split(" mem ").next().unwrap().to_owned() + "\n").collect()
}

fn old(log: &str) -> String {
    log.replace("core   0: ", "")
}

fn read(text: &str) -> (RecordedTrace, &'static str, u64) {
    let (file, decoder) = (Scratch::new(text.as_bytes()), decoder("rv32imac"));
    let mut reader = TraceReader::open(file.path(), &decoder).unwrap();
    let trace = RecordedTrace::read(&mut reader).unwrap();
    (trace, reader.form(), reader.computed())
}

#[test]
fn a_log_of_before_2022_says_the_same() {
    let (new, old) = (read(LOG), read(&old(LOG)));
    super::forms::same(&old.0, &new.0);
    assert_eq!((new.1, old.1), ("spike", "spike before 2022"));
    assert_eq!((new.2, old.2), (0, 0));
}

#[test]
fn addresses_that_a_log_leaves_out_follow_from_its_registers() {
    let (whole, ..) = read(LOG);
    for text in [without_addresses(LOG), old(&without_addresses(LOG))] {
        let (trace, _, computed) = read(&text);
        assert_eq!(computed, 5);
        super::forms::same(&trace, &whole);
    }
}

#[test]
fn an_address_is_not_computed_from_a_register_that_nothing_told() {
    // x11 is written by a design, or in a way that the log does not tell; then its value is not the
    // old one.
    let text = without_addresses(LOG).replace(" x11 0x80002000", "");
    let (trace, _, computed) = read(&text);
    assert_eq!((computed, trace.batches[0].accesses.len()), (0, 0));
    let later = without_addresses(LOG).replacen("(0x0045a603) x12 0x00000007", "(0x0045a583)", 1);
    let (trace, _, computed) = read(&later);
    assert_eq!((computed, trace.batches[0].accesses_of(2).len()), (1, 0), "x11 was loaded anew");
}

#[test]
fn the_tracers_lines_alone_tell_no_address() {
    let text: String = LOG
        .lines()
        .map(|line| {
            format!(
                "core   0: {} DASM(0)\n",
                line["core   0: 3 ".len()..].split(") ").next().unwrap().to_owned() + ")"
            )
        })
        .collect();
    let (trace, form, computed) = read(&text);
    assert_eq!((form, computed, trace.batches[0].accesses.len()), ("rvfi", 0, 0));
}

#[test]
fn warnings_of_spike_are_passed_over_wherever_they_stand() {
    let warning = "warning: tohost and fromhost symbols not in ELF; can't communicate with target\n";
    for log in [LOG.to_owned(), old(LOG)] {
        let lines: Vec<&str> = log.lines().collect();
        for at in 0..lines.len() {
            let text = format!("{}\n{warning}{}\n", lines[..at].join("\n"), lines[at..].join("\n"));
            super::forms::same(&read(&text).0, &read(LOG).0);
        }
    }
}

#[test]
fn registers_and_vectors_of_any_version_are_read() {
    let lines = "\
core   0: 3 0x80000000 (0x30529073) c773_mtvec 0x80000040
core   0: 3 0x80000004 (0x30529073) c305_mtvec 0x80000040
core   0: 3 0x80000008 (0x00000597) x 11 0x80000008
core   0: 3 0x8000000c (0x02058407) e32 m1 l4 v8  0x00000000000000000000000000000000 mem 0x80000008 mem 0x80000009
core   0: 3 0x80000010 (0x00000013)
";
    let file = Scratch::new(lines.as_bytes());
    let trace = load_all(file.path(), &decoder("rv32imc_zve32x")).unwrap();
    assert_eq!(trace.instructions(), 5);
    let access = MemoryAccess { address: 0x8000_0008, size: 1, kind: AccessKind::Read };
    assert_eq!(trace.batches[0].accesses_of(3).first(), Some(&access));
}

#[test]
fn a_wrong_line_names_the_form_that_is_read() {
    let says = |text: String, parts: &[&str]| {
        let said = sentence(&text);
        assert!(parts.iter().all(|part| said.contains(part)), "{said}");
    };
    says(format!("garbage\n{LOG}"), &[":1: ", "as in Spike's commit log"]);
    says(format!("garbage\n{}", old(LOG)), &[":1: ", "the commit log of Spike before 2022"]);
    says(LOG.replacen("core   0", "core   1", 1), &[":1: ", "hart 1", "one hart"]);
    says(old(LOG).replacen("(0x0045a603)", "0x0045a603", 1), &[":2: ", "address and word"]);
    says(old(LOG).replacen("mem 0x80002004", "mem 0x8000", 1), &[":2: ", "what was written"]);
}

#[test]
fn what_is_computed_is_counted_over_batches() {
    let text: String = (0..3000u32)
        .map(|i| match i {
            0 => "3 0x80000000 (0x800025b7) x11 0x80002000\n".to_owned(),
            i => format!("3 0x{:08x} (0x0005a603) x12 0x00000000\n", 0x8000_0000 + 4 * i),
        })
        .collect();
    let (file, decoder) = (Scratch::new(text.as_bytes()), decoder("rv32imac"));
    let mut reader = TraceReader::open(file.path(), &decoder).unwrap();
    let (mut table, mut batch, mut cycles) = (StaticTable::new(), RetiredBatch::new(), Vec::new());
    while reader.next_batch(&mut table, &mut batch, &mut cycles).unwrap() {}
    assert_eq!(reader.computed(), 2999);
    assert_eq!(load(&text).instructions(), 3000);
}
