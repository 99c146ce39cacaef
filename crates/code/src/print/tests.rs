//! Lines as they are printed.

use super::*;

fn printed(
    text: &[&str],
    lines: &[(&str, u64, Option<usize>, Option<u64>, usize)],
) -> Result<Vec<String>, Error> {
    let shown = |&(text, pc, target, anchor, line): &(&str, u64, Option<usize>, Option<u64>, usize)| Shown {
        pc,
        block: 0,
        text: text.to_string(),
        target,
        anchor,
        line: Some(line),
    };
    let lines: Vec<_> = lines.iter().map(shown).collect();
    let text: Vec<_> = text.iter().map(|line| line.to_string()).collect();
    instructions(("f.S", &text), "f.x", &lines)
}

#[test]
fn addresses_stay_as_the_source_says_them_and_comments_are_told_once() {
    let text = ["lla a1, .Lt + 4 // where", "#include <x>", "lw t0, %lo(t)(t1)  # low", "f: lui t1, %hi(t)"];
    let lines = [
        ("auipc a1, 0x1", 16, None, None, 1),
        ("addi a1, a1, -12", 20, None, Some(16), 1),
        ("lui t1, 0x12", 24, None, None, 4),
        ("lw t0, -8(t1)", 28, None, None, 3),
        ("pq_load t2, 8, t0", 32, None, None, 2),
        ("bne t0, t1, 0x10", 36, Some(0), None, 2),
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
    let lines = [("auipc a1, 0x1", 16, None, None, 1), ("addi a1, a1, 4", 20, None, Some(16), 1)];
    let why = printed(&["auipc a1, 1 # la"], &lines).unwrap_err().to_string();
    assert!(why.starts_with("f.S:1: an address is made from the pc"), "{why}");
}
