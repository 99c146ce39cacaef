//! Claims about names of a description, which C, assemblers, terms and circuits take over, and
//! about its base set.
//!
//! Source: docs/reference/coredsl.md, "Names"; docs/reference/design.md.

use super::design::{DESCRIPTION, DESIGN, fault, read, said_of};

/// What is said of the design with another description.
fn described(name: &str, from: &str, to: &str) -> String {
    assert!(DESCRIPTION.contains(from), "{from}");
    said_of(read(name, DESIGN, &DESCRIPTION.replace(from, to)))
}

/// The same with another mnemonic.
fn called(name: &str, mnemonic: &str) -> String {
    let change = |text: &str| text.replace("x.rotxor", mnemonic);
    said_of(read(name, &change(DESIGN), &change(DESCRIPTION)))
}

#[test]
fn a_mnemonic_that_assemblers_know_is_refused_with_its_line() {
    for (mnemonic, what) in [
        ("add", "an instruction of the manual, with another encoding"),
        ("c.add", "an instruction of the manual, with another encoding"),
        ("sha256sig0", "an instruction of the manual, with another encoding"),
        ("vadd.vv", "an instruction of the manual, with another encoding"),
        ("fadd.s", "an instruction of the manual"),
        ("mv", "a pseudo-instruction of assemblers"),
        ("nop", "a pseudo-instruction of assemblers"),
        ("call", "a pseudo-instruction of assemblers"),
        ("a0", "a register"),
        ("x5", "a register"),
        ("ft11", "a register"),
    ] {
        let said = called("mnemonic", mnemonic);
        assert!(said.contains(&format!("3: the mnemonic {mnemonic} is {what}")), "{mnemonic}: {said}");
        assert!(said.contains("choose one of your own"), "{said}");
    }
    for free in ["x.add", "adder", "pq.mv", "ft12", "a8"] {
        assert_eq!(called("free", free), "", "{free}");
    }
}

#[test]
fn a_mnemonic_that_is_a_word_of_c_or_a_function_of_its_library_is_refused() {
    for (mnemonic, what) in [
        ("while", "a word of C or C++"),
        ("class", "a word of C or C++"),
        ("int", "a word of C or C++"),
        ("uint32_t", "a word of C or C++"),
        ("uint32.t", "a word of C or C++"),
        ("linux", "a word of C or C++"),
        ("memcpy", "a function of C's library"),
        ("abs", "a function of C's library"),
    ] {
        let said = called("word", mnemonic);
        assert!(said.contains("would be the function") && said.contains(what), "{mnemonic}: {said}");
    }
}

/// A second instruction with this name and mnemonic.
fn with_second(mnemonic: &str) -> (String, String) {
    let second = format!(
        "    OTHER {{\n      encoding: 7'd1 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;\n      \
         assembly: {{\"{mnemonic}\", \"{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}\"}};\n      behavior: X[rd] = X[rs1];\n    }}\n  }}\n}}"
    );
    let description = DESCRIPTION.replacen("  }\n}\n", &second, 1);
    let design = DESIGN.replace("\"x.rotxor\"]\nunit", &format!("\"x.rotxor, {mnemonic}\"]\nunit"));
    (design, description)
}

#[test]
fn mnemonics_that_are_one_name_in_c_are_refused() {
    let (design, description) = with_second("x_rotxor");
    let said = said_of(read("one-name", &design, &description));
    assert!(said.contains("the mnemonics x_rotxor and x.rotxor are both x_rotxor in C"), "{said}");
    let (design, description) = with_second("x.other");
    assert_eq!(said_of(read("two-names", &design, &description)), "");
}

#[test]
fn registers_that_are_one_in_a_circuit_or_have_the_name_of_a_machines_are_refused() {
    let state = |text: &str| {
        let changed = format!("  architectural_state {{ {text} }}\n  instructions {{");
        described("state", "  instructions {", &changed)
    };
    let said = state("register unsigned<8> ACC; register unsigned<8> acc;");
    assert!(said.contains("2: `acc` and `ACC` would both be acc_q in a circuit"), "{said}");
    let said = state("register unsigned<8> A[3]; register unsigned<8> a_2;");
    assert!(said.contains("`a_2` and `A` would both be a_2_q"), "{said}");
    for (name, what) in [("x10", "a register"), ("pc", "the program counter"), ("memory", "the memory")] {
        let said = state(&format!("register unsigned<8> {name};"));
        assert!(said.contains(&format!("2: the register `{name}` has the name of {what}")), "{said}");
    }
    assert_eq!(
        state("register unsigned<8> VALID; register unsigned<8> round; register unsigned<8> x32;"),
        ""
    );
}

#[test]
fn a_field_with_the_name_of_a_part_of_the_machine_is_refused_and_words_of_other_languages_are_not() {
    for name in ["pc", "memory", "x3", "v0"] {
        let said = said_of(read("field", DESIGN, &DESCRIPTION.replace("rs2", name)));
        assert!(said.contains(&format!("the field `{name}` of x.rotxor has the name of")), "{name}: {said}");
    }
    for name in ["valid", "clk", "op", "ready", "uint32_t", "reg", "input", "class", "vl", "instar_rd"] {
        assert_eq!(said_of(read("word", DESIGN, &DESCRIPTION.replace("rs2", name))), "", "{name}");
    }
}

#[test]
fn units_whose_modules_would_be_one_are_refused() {
    let units = |more: &str| fault("units", "[units.rotator]", &format!("[units.rotator]\n{more}"));
    let said = units("[units.Rotator]");
    assert!(
        said.contains("8: the modules of units \"Rotator\" and \"rotator\" would both be rotxor_rotator"),
        "{said}"
    );
    let said = units("[units.\"x rotxor\"]");
    assert!(said.contains("as would that of the instruction x.rotxor"), "{said}");
    for around in ["coprocessor", "mul_body", "rotator_lanes"] {
        assert!(
            units(&format!("[units.{around}]")).contains("the name of a module around units"),
            "{around}"
        );
    }
    let said = units("[units.alu]");
    assert!(said.contains("the unit \"alu\" has the name of one of every core of family \"cva6\""), "{said}");
    assert_eq!(units("[units.other]"), "");
}

#[test]
fn an_extension_with_the_name_of_a_header_of_c_is_refused() {
    let said = described("header", "Xrotxor", "Stdint");
    assert!(said.contains("the header of Stdint would be stdint.h, which is one of C's library"), "{said}");
}

#[test]
fn a_base_set_of_another_width_than_the_machine_is_refused_where_it_is_named() {
    let plain = DESCRIPTION
        .replace("unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25];", "X[rd] = X[rs1];");
    let said = said_of(read("rv64", DESIGN, &plain.replace("RV32I", "RV64I")));
    let wanted = "1: Xrotxor extends RV64I with XLEN 64, and core \"cva6-superscalar\"";
    assert!(said.contains(wanted) && said.contains("extend RV32I, or RISCVBase"), "{said}");
    let alone = "[design]\nname = \"rotxor\"\ntitle = \"t\"\nsummary = \"s\"\nextensions = [\"xrotxor.core_desc\"]\nisa = ";
    for (isa, base, right) in [
        ("rv32im", "RV32I", true),
        ("rv32im", "RV64I", false),
        ("rv64im", "RV64I", true),
        ("rv64im", "RV32I", false),
        ("rv64im", "RISCVBase", true),
    ] {
        let said = said_of(read("isa", &format!("{alone}\"{isa}\"\n"), &plain.replace("RV32I", base)));
        assert_eq!(said.is_empty(), right, "{isa} {base}: {said}");
        assert!(right || said.contains(&format!("and isa = \"{isa}\" has registers of")), "{said}");
    }
    // What leaves the width open has that of the first core.
    let open =
        read("open", DESIGN, &DESCRIPTION.replace("RV32I", "RISCVBase")).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(open.extensions[0].description.xlen, instar_isa::Xlen::Rv32);
}
