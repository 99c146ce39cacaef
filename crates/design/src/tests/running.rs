//! Claims about `[[running]]`: what a unit that runs on does in a cycle.
//!
//! Source: docs/reference/design.md.

use super::design::{DESCRIPTION, DESIGN, folder, said_of};
use crate::Design;

const CYCLES: &str = "InstructionSet Xcycles extends RV32I {
  architectural_state { register unsigned<4> LEFT; }
  always { rotate { if (LEFT != 0) LEFT = (unsigned<4>)(LEFT - 1); } }
}
";

const RUNNING: &str = "
[[running]]
instruction = \"x.rotxor\"
description = \"cycles.core_desc\"
busy = \"LEFT\"
";

fn said(name: &str, running: &str, cycles: &str) -> String {
    let folder = folder(name, &format!("{DESIGN}{running}"), DESCRIPTION);
    folder.write("designs/rotxor/cycles.core_desc", cycles);
    said_of(Design::find(&folder.library(), "rotxor"))
}

#[test]
fn a_unit_that_runs_on_is_described_by_a_block_and_instructions() {
    let folder = folder("running", &format!("{DESIGN}{RUNNING}"), DESCRIPTION);
    folder.write("designs/rotxor/cycles.core_desc", CYCLES);
    let design = Design::find(&folder.library(), "rotxor").unwrap_or_else(|error| panic!("{error}"));
    let [unit] = &design.running[..] else { panic!("{}", design.running.len()) };
    assert_eq!((unit.instruction, unit.busy, unit.description().always.len()), (0, 0, 1));
    assert!(design.texts().any(|(path, _)| path.ends_with("cycles.core_desc")));
}

#[test]
fn what_starts_it_and_its_register_are_answered_with_the_nearest() {
    let found = said("running-start", &RUNNING.replace("x.rotxor", "x.rotxo"), CYCLES);
    assert!(found.contains("there is no instruction \"x.rotxo\""), "{found}");
    let found = said("running-busy", &RUNNING.replace("LEFT", "LEFTOVER"), CYCLES);
    assert!(found.contains("there is no register \"LEFTOVER\""), "{found}");
    let found = said("running-key", &RUNNING.replace("busy", "bussy"), CYCLES);
    assert!(found.contains("bussy"), "{found}");
}

#[test]
fn a_description_of_cycles_has_one_block_and_words_of_the_design() {
    let found = said(
        "running-none",
        RUNNING,
        &CYCLES.replace("always", "functions").replace("rotate {", "void f() {"),
    );
    assert!(found.contains("has 0 blocks of `always`"), "{found}");
    let other = "  instructions { OTHER { encoding: 25'd1 :: 7'b0001011; assembly: {\"other\", \"\"}; behavior: LEFT = 1; } }\n}";
    let found = said("running-word", RUNNING, &CYCLES.replace("\n}", &format!("\n{other}")));
    assert!(found.contains("the encoding of `OTHER` is none of this design's"), "{found}");
}

#[test]
fn a_block_of_always_is_nothing_that_an_extension_has() {
    let last = DESCRIPTION.rfind('}').unwrap();
    let text = format!("{}  always {{ tick {{ }} }}\n}}\n", &DESCRIPTION[..last]);
    let folder = folder("running-extension", DESIGN, &text);
    let found = said_of(Design::find(&folder.library(), "rotxor"));
    assert!(found.contains("`tick` of `always` is nothing that an instruction does"), "{found}");
}
