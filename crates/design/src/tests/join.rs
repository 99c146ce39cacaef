//! Claims about several designs at once.
//!
//! Source: docs/reference/design.md, "Several designs at once".

use super::design::{DESCRIPTION, DESIGN, folder};
use super::{Folder, project};
use crate::{DescriptionKind, Design, Error, HostCore, PlainValue};
use instar_isa::RegisterFile;

/// Another design beside `rotxor`, in custom-1, with a register of its own.
const DESCRIPTION_2: &str = r#"InstructionSet Xsum extends RV32I {
  architectural_state { register unsigned<32> TOTAL; }
  instructions {
    SUM {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0101011;
      assembly: {"x.sum", "{name(rd)}, {name(rs1)}, {name(rs2)}"};
      behavior: { TOTAL = (unsigned<32>)(TOTAL + X[rs1] + X[rs2]); X[rd] = TOTAL; }
    }
  }
}
"#;

const DESIGN_2: &str = r#"[design]
name = "sum"
title = "A running sum"
summary = "One instruction."
extensions = ["xsum.core_desc"]

[core."cva6-superscalar"]
register_read_ports = 5

[timing."cva6-superscalar"."x.sum"]
unit = "alu"
latency = 1
interval = 1
from = "assumed"

[[variants]]
name = "slow"
timing."cva6-superscalar"."x.sum" = { latency = 2 }

[[variants]]
name = "quick"
kernels = "kernels"
replaces = ["add"]
"#;

fn both(name: &str, design: &str, description: &str) -> Folder {
    let folder = folder(name, DESIGN, DESCRIPTION);
    folder.write("designs/sum/design.toml", design);
    folder.write("designs/sum/xsum.core_desc", description);
    folder.write("designs/sum/kernels/add.c", "int add;");
    folder.write("designs/sum/kernels/mix.c", "int mix;");
    folder
}

fn join(folder: &Folder, names: &[&str]) -> Result<Design, Error> {
    let library = folder.library();
    Design::join(names.iter().map(|name| Design::find(&library, name).unwrap()).collect())
}

fn said(name: &str, from: &str, to: &str) -> String {
    let changed = |text: &str| text.replace(from, to);
    assert!(DESIGN_2.contains(from) || DESCRIPTION_2.contains(from), "{from}");
    let folder = both(name, &changed(DESIGN_2), &changed(DESCRIPTION_2));
    join(&folder, &["rotxor", "sum"]).err().map_or_else(String::new, |error| error.to_string())
}

#[test]
fn two_designs_bring_their_instructions_costs_units_changes_and_variants() {
    let folder = both("join", DESIGN_2, DESCRIPTION_2);
    let joined = join(&folder, &["rotxor", "sum"]).unwrap();
    assert_eq!(joined.name, "rotxor+sum");
    let mnemonics: Vec<_> = joined.instructions.iter().map(|i| i.mnemonic.as_str()).collect();
    assert_eq!(mnemonics, ["x.rotxor", "x.sum"]);
    let variants: Vec<_> = joined.variants.iter().map(|v| v.name.as_str()).collect();
    assert_eq!(variants, ["fast+slow", "fast+quick"]);
    assert_eq!(joined.variants[1].replaces, ["mix", "add"]);
    assert_eq!(joined.variants[1].parts.len(), 2);

    let joined = std::sync::Arc::new(joined);
    let found = folder.library().find(DescriptionKind::Core, "cva6-superscalar").unwrap();
    let latencies = |variant: &str| {
        let host = HostCore::assemble(&folder.library(), &found, Some(&joined), Some(variant), &[]).unwrap();
        let changed =
            |name: &str| host.file.parameters.iter().find(|p| p.name == name).unwrap().value.clone();
        assert_eq!(changed("commit_ports"), PlainValue::Integer(3));
        assert_eq!(changed("register_read_ports"), PlainValue::Integer(5));
        assert_eq!(host.units.len(), 1);
        host.timings().into_iter().map(|t| format!("{:?}", t.unwrap().latency)).collect::<Vec<_>>()
    };
    assert_eq!(latencies("fast+slow"), ["Cycles(2)", "Cycles(2)"]);
    assert_eq!(latencies("fast+quick"), ["Cycles(2)", "Cycles(1)"]);
}

#[test]
fn one_word_for_two_instructions_is_told_with_both_designs_and_the_word() {
    let sentence = said("join-word", "7'b0101011", "7'b0001011");
    assert_eq!(
        sentence,
        "designs \"rotxor\" and \"sum\" do not go together: x.rotxor of the first and x.sum of the second both \
         decode 0x0000000b; choose other fixed bits for one"
    );
}

#[test]
fn what_has_one_name_in_both_is_told() {
    for (name, from, to, wanted) in [
        ("join-mnemonic", "x.sum", "x.rotxor", "both have an instruction x.rotxor"),
        ("join-extension", "Xsum", "Xrotxor", "both have an extension \"xrotxor\""),
        (
            "join-unit",
            "[[variants]]\nname = \"slow\"",
            "[units.rotator]\n[[variants]]\nname = \"slow\"",
            "both have a unit \"rotator\"",
        ),
    ] {
        let sentence = said(name, from, to);
        assert!(sentence.starts_with("designs \"rotxor\" and \"sum\" do not go together: "), "{sentence}");
        assert!(sentence.contains(wanted), "{sentence}");
    }
}

#[test]
fn variants_that_want_a_core_in_two_ways_are_left_out_and_told_where_none_is_left() {
    let ports = "name = \"slow\"\ncore = { commit_ports = 2 }";
    let folder = both("join-left-out", &DESIGN_2.replace("name = \"slow\"", ports), DESCRIPTION_2);
    let joined = join(&folder, &["rotxor", "sum"]).unwrap();
    assert_eq!(joined.variants.iter().map(|v| v.name.as_str()).collect::<Vec<_>>(), ["fast+quick"]);

    let sentence = said("join-ports", "register_read_ports = 5", "commit_ports = 2");
    assert!(sentence.contains("have no variants that go together: of \"fast\" and \"quick\""), "{sentence}");
    assert!(
        sentence.contains("one wants commit_ports = 3 (") && sentence.contains("the other 2 ("),
        "{sentence}"
    );
    let sentence = said("join-function", "[\"add\"]", "[\"mix\"]");
    assert_eq!(sentence, "", "the variant \"slow\" replaces nothing, so one pair is left");
}

#[test]
fn a_function_named_with_its_workload_may_be_one_named_without() {
    let folder = both("join-qualified", &DESIGN_2.replace("[\"add\"]", "[\"rotxor/mix\"]"), DESCRIPTION_2);
    let joined = join(&folder, &["rotxor", "sum"]).unwrap();
    assert_eq!(joined.variants.iter().map(|v| v.name.as_str()).collect::<Vec<_>>(), ["fast+slow"]);
}

#[test]
fn registers_of_their_own_are_counted_through_all_designs() {
    let folder = both("join-registers", DESIGN_2, DESCRIPTION_2);
    let more = DESCRIPTION_2.replace("Xsum", "Xmore").replace("x.sum", "x.more").replace("TOTAL", "MORE");
    folder.write("designs/more/xmore.core_desc", &more.replace("7'b0101011", "7'b1011011"));
    let text = DESIGN_2.replace("xsum", "xmore").replace("\"sum\"", "\"more\"").replace("x.sum", "x.more");
    folder.write(
        "designs/more/design.toml",
        &text.replace("kernels = \"kernels\"\nreplaces = [\"add\"]\n", ""),
    );
    let joined = join(&folder, &["rotxor", "sum", "more"]).unwrap();
    assert_eq!(joined.name, "rotxor+sum+more");
    let own = |at: usize| {
        let mut files = joined.instructions[at].destinations.iter().map(|operand| operand.file);
        files.find_map(|file| if let RegisterFile::Own(index) = file { Some(index) } else { None })
    };
    assert_eq!((own(0), own(1), own(2)), (None, Some(0), Some(1)));
    assert_eq!(joined.variants.last().unwrap().name, "fast+quick+quick");
    assert_eq!(joined.variants.last().unwrap().parts.len(), 3);
}

#[test]
fn a_core_for_which_one_of_them_states_no_cost_is_told_with_its_file() {
    let folder = both("join-cost", DESIGN_2, DESCRIPTION_2);
    let single = std::fs::read_to_string(project().join("cores/cva6-single.toml")).unwrap();
    folder.write("cores/cva6-single.toml", &single);
    let only = DESIGN
        .replace("[timing.\"cva6-superscalar\"", "[timing.\"cva6-single\"")
        .replace("timing.\"cva6-superscalar\".\"x.rotxor\" = ", "timing.\"cva6-single\".\"x.rotxor\" = ");
    folder.write(
        "designs/rotxor/design.toml",
        &only.replace("core = \"cva6-superscalar\"", "core = \"cva6-single\""),
    );
    let joined = join(&folder, &["rotxor", "sum"]).unwrap();
    assert!(joined.cores.is_empty());
    let joined = std::sync::Arc::new(joined);
    let found = folder.library().find(DescriptionKind::Core, "cva6-single").unwrap();
    let Err(error) = HostCore::assemble(&folder.library(), &found, Some(&joined), None, &[]) else {
        panic!("it was assembled")
    };
    let sentence = error.to_string();
    assert!(
        sentence.contains("designs/sum/design.toml: design \"sum\" states no cost of x.sum"),
        "{sentence}"
    );
}

#[test]
fn one_design_alone_is_itself_and_one_named_twice_is_refused() {
    let folder = both("join-alone", DESIGN_2, DESCRIPTION_2);
    let alone = join(&folder, &["sum"]).unwrap();
    assert!(alone.name == "sum" && alone.parts.is_empty() && alone.variants.len() == 2);
    let twice = join(&folder, &["sum", "sum"]).err().unwrap().to_string();
    assert_eq!(twice, "design \"sum\" is named twice; name it once");
    assert_eq!(join(&folder, &[]).err().unwrap().to_string(), "no design is named");
}
