//! Files with several sets, as the texts of the manual are.

use instar_coredsl::{load, load_sets};
use instar_isa::Xlen;

const TEXT: &str = r#"
InstructionSet Base extends RVI {
  architectural_state { register unsigned<8> COUNT = 3; }
  functions { unsigned<XLEN> twice(unsigned<XLEN> x) { return x << 1; } }
  instructions {
    A { encoding: 12'd0 :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011; assembly: {"a", "{name(rd)}"};
        behavior: X[rd] = twice(X[rs1]); }
    B { encoding: 12'd0 :: 5'd0 :: 3'b0 :: rd[4:0] :: 7'b0001011; assembly: {"a", "{name(rd)}"};
        behavior: X[rd] = 0; }
  }
}
InstructionSet Only64 extends Base {
  architectural_state { XLEN = 64; }
  instructions {
    C { encoding: 12'd1 :: rs1[4:0] :: 3'b0 :: rd[2:0] :: 2'b0 :: 7'b0001011;
        assembly: {"c", "{name(rd + 8)}, {name(rs1)}"}; behavior: X[rd + 8] = (unsigned<XLEN>)(twice(X[rs1]) + COUNT); }
  }
}
"#;

#[test]
fn a_set_has_the_state_and_the_functions_of_the_one_it_extends() {
    let sets = load_sets("two.core_desc", TEXT, Xlen::Rv64).expect("both hold");
    assert_eq!(sets.iter().map(|set| set.name.as_str()).collect::<Vec<_>>(), ["Base", "Only64"]);
    assert_eq!((sets[1].extends.as_str(), sets[1].states[0].name.as_str()), ("RVI", "COUNT"));
    assert_eq!(sets[1].instruction("c").expect("it is there").operands.len(), 2);
}

#[test]
fn an_import_of_a_text_without_a_folder_is_refused() {
    let text = format!("import \"other.core_desc\"\n{TEXT}");
    let said = load_sets("two.core_desc", &text, Xlen::Rv64).expect_err("there is no such file");
    assert_eq!(said.len(), 1);
    assert!(said[0].message.starts_with("\"other.core_desc\" is not known here"), "{}", said[0]);
}

#[test]
fn a_set_for_another_xlen_is_left_out() {
    let sets = load_sets("two.core_desc", TEXT, Xlen::Rv32).expect("the first holds");
    assert_eq!((sets.len(), sets[0].instructions.len()), (1, 2));
}

#[test]
fn a_design_has_one_set_and_no_overlaps() {
    let shown =
        |text| load("one.core_desc", text).unwrap_err().iter().map(ToString::to_string).collect::<String>();
    assert!(shown(TEXT).contains("a second instruction set in one file"));
    let first = &TEXT[..TEXT.find("InstructionSet Only64").expect("it stands there")];
    assert!(shown(first).contains("with the mnemonic `a` already"));
    assert!(
        shown(&first.replace(
            "\"a\", \"{name(rd)}\"};\n        behavior: X[rd] = 0",
            "\"b\", \"{name(rd)}\"};\n behavior: X[rd] = 0"
        ))
        .contains("overlap")
    );
}

#[test]
fn mistakes_are_told_with_their_place() {
    let wrong = TEXT.replace("X[rd] = 0;", "X[rd] = nothing;");
    let mistakes = load_sets("two.core_desc", &wrong, Xlen::Rv64).unwrap_err();
    assert!(mistakes[0].to_string().starts_with("two.core_desc:9:"), "{}", mistakes[0]);
}
