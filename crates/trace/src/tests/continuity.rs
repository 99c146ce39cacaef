//! Claims about lines that are missing or were replaced, and about steps that look like it and are
//! traps.
//!
//! Source: own lines; words as GNU as encodes them.

use super::{Scratch, decoder, load, sentence};
use crate::{Flags, TraceReader};

/// A loop of four instructions, three times: addi, lw, addi, bnez.
fn looped() -> Vec<String> {
    let round = |at: usize| {
        [
            format!("80000000 00150513 {}", 10 * at + 1),
            format!("80000004 0005a603 {} 80001000", 10 * at + 2),
            format!("80000008 fff68693 {}", 10 * at + 3),
            format!("8000000c fe069ae3 {}", 10 * at + 4),
        ]
    };
    (0..3).flat_map(round).collect()
}

#[test]
fn a_missing_line_is_named_wherever_it_was() {
    let whole = looped();
    assert_eq!(load(whole.join("\n")).instructions(), 12);
    for missing in 1..11 {
        let mut lines = whole.clone();
        lines.remove(missing);
        let said = sentence(lines.join("\n"));
        assert!(said.starts_with(&format!(":{}: ", missing + 1)), "{missing}: {said}");
        assert!(said.contains("a line between is missing or was changed"), "{said}");
    }
}

#[test]
fn a_replaced_line_is_named() {
    let mut lines = looped();
    lines[5] = "80000044 0005a603 12 80001000".into();
    assert!(
        sentence(lines.join("\n"))
            .starts_with(":6: the instruction at 80000044 cannot follow that at 80000000")
    );
    let mut lines = looped();
    lines[5] = "80000004 00150513 12".into();
    let said = sentence(lines.join("\n"));
    assert!(said.starts_with(":6: the word at 80000004 is 00150513 here and was 0005a603 before"), "{said}");
}

#[test]
fn the_same_in_the_rvfi_form() {
    let line = |pc: u32, word: u32| format!("core   0: 0x{pc:08x} (0x{word:08x}) DASM({word:08x})");
    let said = sentence([line(0x8000_0000, 0x13), line(0x8000_0008, 0x13)].join("\n"));
    assert!(said.starts_with(":2: the instruction at 80000008 cannot follow that at 80000000"), "{said}");
}

#[test]
fn the_line_of_an_instruction_is_found_in_every_form() {
    let decoder = decoder("rv32imc");
    let line_of = |text: String, number| {
        TraceReader::line_of(Scratch::new(text.as_bytes()).path(), &decoder, number).unwrap()
    };
    assert_eq!(
        [1, 7, 12, 13].map(|number| line_of(looped().join("\n"), number)),
        [Some(1), Some(7), Some(12), None]
    );
    let line = |pc: u32| format!("core   0: 0x{pc:08x} (0x00000013) DASM(00000013)");
    let told =
        [line(0x8000_0000), "*** a message".to_owned(), line(0x8000_0004), line(0x8000_0008)].join("\n");
    assert_eq!([1, 2, 3].map(|number| line_of(told.clone(), number)), [Some(1), Some(3), Some(4)]);
    // More than a batch holds.
    let long: Vec<String> = (0..3000).map(|at| format!("{:08x} 00000013", 0x8000_0000u32 + 4 * at)).collect();
    assert_eq!(line_of(long.join("\n"), 2500), Some(2500));
}

#[test]
fn code_behind_a_fence_i_may_be_another() {
    let lines = ["80000000 00150513 1", "80000004 0000100f 2", "80000008 ff9ff06f 3", "80000000 00250513 4"];
    assert_eq!(load(lines.join("\n")).instructions(), 4);
}

#[test]
fn an_interrupt_that_comes_back_is_none_of_it_and_is_flagged() {
    let lines = [
        "80000000 00150513 1",
        "80000100 00150593 2", // the handler
        "80000104 30200073 3", // mret
        "80000004 00150513 4",
        "80000008 00150513 5",
    ];
    let trace = load(lines.join("\n"));
    assert!(trace.batches[0].flags[0].has(Flags::TRAP) && !trace.batches[0].flags[1].has(Flags::TRAP));
    // One that comes back to somewhere else is not told apart from a damaged trace.
    let elsewhere =
        lines.join("\n").replace("80000004 00150513 4\n80000008 00150513 5", "80000040 00150513 4");
    assert!(sentence(elsewhere).starts_with(":2: the instruction at 80000100 cannot follow"));
}

#[test]
fn a_trace_may_end_in_the_handler_that_the_program_set() {
    let lines = ["80000000 30529073 1", "80000004 00150513 2", "80000100 00150593 3", "80000104 00150593 4"];
    assert_eq!(load(lines.join("\n")).instructions(), 4);
    assert!(sentence(lines[1..].join("\n")).starts_with(":2: "), "without a vector");
}

#[test]
fn a_step_that_a_line_of_the_trace_explains_is_a_trap() {
    let lines = [
        "core   0: 3 0x80000000 (0x00150513) x10 0x00000001",
        "core   0: exception trap_load_access_fault, epc 0x80000004",
        "core   0:           tval 0x00000000",
        "core   0: 3 0x80000100 (0x00150593) x11 0x00000001",
    ];
    assert!(load(lines.join("\n")).batches[0].flags[0].has(Flags::TRAP));
}

#[test]
fn a_return_of_which_no_line_tells_is_one_where_it_comes_back_to_where_a_trap_left() {
    // A store, a trap at 80000004, a handler that ends with an mret at 80000048, what follows.
    let lines = |back: &str| {
        [
            "80000000 0005a603 1 80001000",
            "80000040 341020f3 6",
            "80000044 34109073 7",
            &format!("{back} 00150513 12"),
        ]
        .join("\n")
    };
    assert_eq!(load(lines("80000008")).instructions(), 4);
    assert!(sentence(lines("80000010")).starts_with(":2: the instruction at 80000040 cannot follow"));
}
