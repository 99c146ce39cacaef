//! Lines as they are printed.

use super::*;

fn line(text: &str, pc: u64, number: usize) -> Shown {
    Shown { pc, block: 0, text: text.to_string(), target: None, anchor: None, line: Some(number), word: None }
}

fn printed(text: &[&str], lines: &[Shown]) -> Result<Vec<String>, Error> {
    let text: Vec<_> = text.iter().map(|line| line.to_string()).collect();
    instructions(("f.S", &text), "f.x", lines)
}

#[test]
fn addresses_stay_as_the_source_says_them_and_comments_are_told_once() {
    let text = ["lla a1, .Lt + 4 // where", "#include <x>", "lw t0, %lo(t)(t1)  # low", "f: lui t1, %hi(t)"];
    let lines = [
        line("auipc a1, 0x1", 16, 1),
        Shown { anchor: Some(16), ..line("addi a1, a1, -12", 20, 1) },
        line("lui t1, 0x12", 24, 4),
        line("lw t0, -8(t1)", 28, 3),
        line("pq_load t2, 8, t0", 32, 2),
        Shown { target: Some(0), ..line("bne t0, t1, 0x10", 36, 2) },
    ];
    let expected = [
        ".Lf_x_0:",
        ".Lf_x_pc10:",
        "    auipc a1, %pcrel_hi(.Lt + 4)        # where",
        "    addi a1, a1, %pcrel_lo(.Lf_x_pc10)",
        "    lui t1, %hi(t)",
        "    lw t0, %lo(t)(t1)                   # low",
        "    pq_load t2, 8, t0",
        "    bne t0, t1, .Lf_x_0",
    ];
    assert_eq!(printed(&text, &lines).unwrap(), expected);
}

#[test]
fn an_address_that_no_symbol_says_is_refused() {
    let lines = [line("auipc a1, 0x1", 16, 1), Shown { anchor: Some(16), ..line("addi a1, a1, 4", 20, 1) }];
    let why = printed(&["auipc a1, 1 # la"], &lines).unwrap_err().to_string();
    assert!(why.starts_with("f.S:1: an address is made from the pc"), "{why}");
}

#[test]
fn a_call_calls_whom_its_source_names() {
    let text = ["g: call add_all@plt # twice", "    jal ra, h", "    jalr t0", "    .word 0"];
    let jal = |number| line("jal 0x80000040", 16, number);
    let made = printed(&text, &[jal(1), jal(2)]).unwrap();
    assert_eq!(made, ["    call add_all@plt                    # twice", "    jal ra, h"]);
    let why = printed(&text, &[jal(3)]).unwrap_err().to_string();
    assert!(why.starts_with("f.S:3: a function is called, and not by call or jal"), "{why}");
}

#[test]
fn a_word_of_a_design_takes_no_address_of_the_line_that_it_is_told_to_stand_on() {
    let text = ["    .include \"x.inc\"", "    lw t3, %lo(table)(t1)", "    d_chi s1, t4, a7, t0"];
    let word = Shown { word: Some(0x400b), ..line("d_chi s1, t4, a7, t0", 20, 2) };
    let made = printed(&text, &[line("lw t3, 0(t1)", 16, 2), word]).unwrap();
    assert_eq!(made, ["    lw t3, %lo(table)(t1)", "    d_chi s1, t4, a7, t0"]);
}

#[test]
fn a_word_of_a_design_stays_a_word_where_the_source_has_no_macros() {
    let word = |number| Shown { word: Some(0x77), line: number, ..line("pq_set_kyber", 16, 1) };
    let lines = [word(None), line("mv t0, a1", 20, 2)];
    assert_eq!(
        printed(&["    .4byte 0x77", "    mv t0, a1"], &lines).unwrap(),
        ["    .4byte 0x00000077", "    mv t0, a1"]
    );
    let macros = ["    .include \"xrisqv.inc\"", "    pq_set_kyber", "    mv t0, a1"];
    assert_eq!(printed(&macros, &[word(Some(2))]).unwrap(), ["    pq_set_kyber"]);
    assert_eq!(printed(&[".macro pq_set_kyber", ".endm"], &[word(None)]).unwrap(), ["    pq_set_kyber"]);
}
