//! Descriptions that import files of their own folder.

use instar_coredsl::{Description, load_with};

const BASE: &str = "// A table.
InstructionSet Tables extends RV32I {
  architectural_state { const unsigned<32> T[2] = { 5, 9 }; }
  functions { unsigned<32> twice(unsigned<32> x) { return x << 1; } }
}
";

const OWN: &str = r#"import "tables.core_desc"
InstructionSet Xown extends Tables {
  instructions {
    A { encoding: 12'd0 :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011; assembly: {"a", "{name(rd)}, {name(rs1)}"};
        behavior: X[rd] = twice(X[rs1]) ^ T[1]; }
  }
}
"#;

fn read(text: &str, files: &[(&str, &str)]) -> Result<Description, String> {
    let named = |name: &str| {
        let found = files.iter().find(|(known, _)| *known == name);
        found.map(|(_, text)| (*text).to_owned()).ok_or_else(|| "is no file here".to_owned())
    };
    load_with("designs/x/own.core_desc", text, None, &named)
        .map_err(|mistakes| mistakes.iter().map(|one| format!("{one}\n")).collect())
}

#[test]
fn a_description_has_what_it_extends_in_another_file() {
    let found = read(OWN, &[("tables.core_desc", BASE)]).expect("both are right");
    assert_eq!((found.name.as_str(), found.extends.as_str()), ("Xown", "RV32I"));
    assert_eq!((found.tables.len(), found.instructions.len(), found.instructions[0].line), (1, 1, 4));
    assert!(found.notes.is_empty());
}

#[test]
fn a_file_may_import_another_and_none_is_read_twice() {
    let between =
        "import \"tables.core_desc\"\nimport \"own.core_desc\"\nInstructionSet Between extends Tables {}\n";
    let own = OWN
        .replacen("import", "import \"between.core_desc\"\nimport", 1)
        .replace("extends Tables", "extends Between");
    let files = [("tables.core_desc", BASE), ("between.core_desc", between)];
    assert_eq!(read(&own, &files).expect("all are right").tables.len(), 1);
}

#[test]
fn what_is_imported_and_not_extended_is_named() {
    let own = OWN.replace("extends Tables", "extends RV32I").replace("twice(X[rs1]) ^ T[1]", "X[rs1]");
    let notes = read(&own, &[("tables.core_desc", BASE)]).expect("both are right").notes;
    assert_eq!((notes.len(), notes[0].file.as_str(), notes[0].line), (1, "designs/x/tables.core_desc", 2));
    assert_eq!(notes[0].message, "`Tables` is imported, and nothing here extends it");
}

#[test]
fn a_mistake_is_told_in_the_file_where_it_stands() {
    let base = BASE.replace("return x << 1", "return y << 1");
    let said = read(OWN, &[("tables.core_desc", &base)]).expect_err("y is not known");
    assert!(said.contains("designs/x/tables.core_desc:4:59: error: `y` is not known here"), "{said}");
    assert!(!said.contains("own.core_desc"), "{said}");
    let said = read(&OWN.replace("T[1]", "T[2]"), &[("tables.core_desc", BASE)]).expect_err("two elements");
    assert!(said.starts_with("designs/x/own.core_desc:5:"), "{said}");
}

#[test]
fn what_cannot_be_imported_is_one_sentence() {
    let instructions = OWN.replace("Xown extends Tables", "Tables extends RV32I").replace("T[1]", "1");
    for (own, files, says) in [
        (OWN.to_owned(), vec![], "own.core_desc:1:8: error: \"tables.core_desc\" is no file here"),
        (OWN.replace("tables.core", "../tables.core"), vec![], "lies in another folder"),
        (
            OWN.to_owned(),
            vec![("tables.core_desc", instructions.as_str())],
            "tables.core_desc:4:5: error: the imported set `Tables` has instructions",
        ),
        (
            "import \"tables.core_desc\"\n".to_owned(),
            vec![("tables.core_desc", BASE)],
            "describes no instruction set",
        ),
    ] {
        let said = read(&own, &files).expect_err(says);
        assert!(said.contains(says), "{said}");
    }
}
