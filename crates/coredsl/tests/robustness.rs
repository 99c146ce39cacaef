//! Damaged descriptions get diagnostics, never a panic or a hang.
//!
//! Source: own; the descriptions are those of the other tests.

use instar_coredsl::load;
use proptest::prelude::*;

const TEXTS: [&str; 3] = [
    include_str!("../../gen/tests/sample.core_desc"),
    include_str!("diagnostics/element_out_of_range.core_desc"),
    include_str!("diagnostics/fall_through.core_desc"),
];

const PIECES: [&str; 34] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ":",
    "::",
    ";",
    "<<",
    "-",
    "~",
    "?",
    "=",
    "+=",
    "0",
    "99999999999999999999",
    "64'hff",
    "X",
    "MEM",
    "PC",
    "rd",
    "rs1",
    "signed",
    "unsigned<65>",
    "for",
    "while",
    "if",
    "return",
    "switch",
    "\"",
    "/*",
    "é",
    "const unsigned<8> T[2] = {1,2};",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn no_damage_makes_the_front_end_panic(
        which in 0..TEXTS.len(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..12usize, 0..PIECES.len()), 1..5),
    ) {
        let mut words: Vec<&str> = TEXTS[which].split_inclusive(|c: char| !c.is_alphanumeric()).collect();
        for (at, remove, piece) in edits {
            let at = at.index(words.len());
            let end = (at + remove).min(words.len());
            words.splice(at..end, [PIECES[piece]]);
        }
        let text = words.concat();
        if let Err(diagnostics) = load("damaged.core_desc", &text) {
            prop_assert!(!diagnostics.is_empty(), "refused without a word:\n{text}");
            for diagnostic in diagnostics {
                let shown = diagnostic.to_string();
                prop_assert!(shown.starts_with("damaged.core_desc:"), "{shown}");
            }
        }
    }
}

#[test]
fn deep_nesting_is_refused() {
    for (open, close) in [("(", ")"), ("-", ""), ("{", "}"), ("if (1) ", ""), ("X[", "]")] {
        let text = format!(
            "InstructionSet X1 extends RV32I {{ instructions {{ T {{ encoding: 25'd0 :: 7'b0001011; behavior: X[1] = {}1{}; }} }} }}",
            open.repeat(5000),
            close.repeat(5000)
        );
        assert!(load("deep", &text).is_err(), "{open}");
        let text = text.replace("X[1] =", "");
        assert!(load("deep", &text).is_err(), "{open}");
    }
}
