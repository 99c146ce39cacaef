//! What no machine has is refused where it is written: numbers beyond a type or a memory, files
//! that do not end.
//!
//! Source: docs/reference/workload.md.

use super::workload::fault;
use super::{Folder, shown};

#[test]
fn a_count_that_no_memory_holds_is_refused_with_its_line() {
    for count in ["-16", "99999999999", "{ small = 4, large = -8 }", "16777217"] {
        let said = fault("count", |text| {
            text.replace("count = { small = 4, large = 8 }", &format!("count = {count}"))
        });
        assert!(said.contains("18: `count` cannot be ") && said.contains("16777216"), "{count}: {said}");
    }
    let said = fault("count-bytes", |text| {
        text.replace("\"u32\"", "\"u64\"").replace("large = 8 }, r", "large = 9000000 }, r")
    });
    assert!(said.contains("18: `count` cannot be 9000000") && said.contains("8388608"), "{said}");
}

#[test]
fn a_range_wider_than_its_type_is_refused() {
    for range in ["[-1, 255]", "[0, 4294967296]"] {
        let said = fault("range", |text| text.replace("[0, 255]", range));
        assert!(said.contains("18: `range` cannot be ") && said.contains("4294967295"), "{range}: {said}");
    }
    let said = fault("range-i8", |text| text.replace("type = \"u32\"", "type = \"i8\""));
    assert!(said.contains("`range` cannot be 255") && said.contains("-128 to 127"), "{said}");
}

#[test]
fn a_modulus_below_one_is_refused() {
    let said = fault("modulus", |text| text.replace("equal_mod = 251", "equal_mod = 0"));
    assert!(said.contains("`equal_mod` cannot be 0"), "{said}");
}

#[test]
fn a_string_with_a_nul_is_refused() {
    let said = fault("nul", |text| text.replace("symbol = \"rotxor\"", "symbol = \"rot\\u0000xor\""));
    assert!(said.contains("15: `symbol` holds a character NUL"), "{said}");
}

#[test]
#[cfg(unix)]
fn a_pipe_in_place_of_a_file_is_refused_and_not_waited_for() {
    let folder = Folder::new("pipe");
    let workload = folder.write("workloads/w/x", "").with_file_name("workload.toml");
    let core = folder.write("cores/x", "").with_file_name("c.toml");
    for pipe in [&workload, &core] {
        assert!(std::process::Command::new("mkfifo").arg(pipe).status().unwrap().success());
    }
    let library = folder.library();
    assert!(library.list(crate::DescriptionKind::Core).is_empty());
    match crate::document::Document::open(&workload) {
        Err(problems) => assert!(shown(&problems)[0].contains("named pipe"), "{:?}", shown(&problems)),
        Ok(_) => panic!("a pipe was read"),
    }
}

#[test]
fn register_files_beyond_what_a_byte_numbers_are_refused() {
    use super::design::{DESCRIPTION, DESIGN, folder, said_of};
    let files: String = (0..200).map(|n| format!("register unsigned<32> S{n};\n")).collect();
    let state = |text: &str, prefix: &str| {
        let text = text.replace(
            "  instructions {",
            &format!("  architectural_state {{\n{files}  }}\n  instructions {{"),
        );
        text.replace(" S", &format!(" {prefix}"))
    };
    let design = DESIGN.replace("[\"xrotxor.core_desc\"]", "[\"xrotxor.core_desc\", \"xmore.core_desc\"]");
    let folder = folder("files", &design, &state(DESCRIPTION, "A"));
    let more =
        DESCRIPTION.replace("Xrotxor", "Xmore").replace("ROTXOR", "MORE").replace("x.rotxor", "x.more");
    folder.write("designs/rotxor/xmore.core_desc", &state(&more.replace("3'd0", "3'd1"), "B"));
    let said = said_of(crate::Design::find(&folder.library(), "rotxor"));
    assert!(said.contains("5: with this extension the design has 400 register files of its own"), "{said}");
}
