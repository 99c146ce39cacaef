//! Claims about design.toml.
//!
//! Source: docs/reference/design.md.

use std::sync::Arc;

use instar_cores::{CostValue, Latency};

use super::{Folder, core_text, project_library};
use crate::{Design, Error};

pub const DESCRIPTION: &str = r#"InstructionSet Xrotxor extends RV32I {
  instructions {
    ROTXOR {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.rotxor", "{name(rd)}, {name(rs1)}, {name(rs2)}"};
      behavior: { unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25]; }
    }
  }
}
"#;

pub const DESIGN: &str = r#"[design]
name = "rotxor"
title = "Rotate and xor"
summary = "One instruction."
extensions = ["xrotxor.core_desc"]

[units.rotator]

[timing."cva6-superscalar"."x.rotxor"]
unit = "rotator"
latency = 3
interval = 1
from = "assumed"

[[baselines]]
name = "portable"

[[variants]]
name = "fast"
kernels = "kernels"
replaces = ["mix"]
core = { commit_ports = 3 }
timing."cva6-superscalar"."x.rotxor" = { latency = 2 }

[[evaluate]]
workload = "mine"
functions = ["mix"]

[[published]]
core = "cva6-superscalar"
variant = "fast"
operation = "mix"
rtl_cycles = 7
source = "A talk."
"#;

pub fn folder(name: &str, design: &str, description: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("cores/cva6-superscalar.toml", &core_text());
    folder.write("designs/rotxor/design.toml", design);
    folder.write("designs/rotxor/xrotxor.core_desc", description);
    folder.write("designs/rotxor/kernels/mix.c", "");
    folder
}

pub fn read(name: &str, design: &str, description: &str) -> Result<Design, Error> {
    let folder = folder(name, design, description);
    Design::find(&folder.library(), "rotxor")
}

/// What is said of the design with `from` replaced by `to`.
pub fn fault(name: &str, from: &str, to: &str) -> String {
    assert!(DESIGN.contains(from), "{from}");
    said_of(read(name, &DESIGN.replace(from, to), DESCRIPTION))
}

pub fn said_of(result: Result<Design, Error>) -> String {
    match result {
        Ok(_) => String::new(),
        Err(Error::Diagnostics(problems)) => super::shown(&problems).join("\n"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_not_stated_follows_from_the_operands() {
    let design = read("derived", DESIGN, DESCRIPTION).unwrap_or_else(|e| panic!("{e}"));
    let cost = &design.costs_on("cva6-superscalar", None).unwrap()[0].cost;
    let keys = ["register_reads", "write_ports", "commit_slots", "scoreboard_entries", "issue_slots"];
    let own = keys.map(|key| cost.own.get(key).cloned());
    assert_eq!(own, [2, 1, 1, 1, 1].map(|n| Some(CostValue::Number(n))));
    assert_eq!((cost.serialises, cost.speculative), (false, true));
    assert_eq!(design.cores, ["cva6-superscalar"]);
}

#[test]
fn a_variant_changes_the_cost_that_it_names_and_nothing_else() {
    let design = read("variant", DESIGN, DESCRIPTION).unwrap_or_else(|e| panic!("{e}"));
    let (variant, baseline) = design.variant("fast").unwrap();
    assert!(!baseline);
    let cost = design.costs_on("cva6-superscalar", Some(variant)).unwrap()[0];
    assert_eq!(cost.cost.latency, Latency::Cycles(2));
    assert_eq!((cost.cost.unit.as_str(), cost.cost.interval), ("rotator", 1));
    assert!(cost.source.ends_with("design.toml:23"), "{}", cost.source);
}

#[test]
fn a_baseline_names_its_compiler_and_flags_that_begin_with_a_dash() {
    let named = "[[baselines]]\nname = \"portable\"\ncompiler = \"gcc-12\"\nflags = [\"-O2\", \"-g0\"]";
    let text = DESIGN.replace("[[baselines]]\nname = \"portable\"", named);
    let design = read("compiler", &text, DESCRIPTION).unwrap_or_else(|e| panic!("{e}"));
    let (baseline, _) = design.variant("portable").unwrap();
    assert_eq!(baseline.compiler.as_deref(), Some("gcc-12"));
    assert_eq!(baseline.flags, ["-O2", "-g0"]);
    let said = fault("compiler-flag", "name = \"portable\"", "name = \"portable\"\nflags = [\"O2\"]");
    assert!(said.contains("\"O2\" is no flag of a compiler"), "{said}");
}

#[test]
fn a_baseline_that_is_like_another_has_what_it_does_not_say_itself() {
    let first = "[[baselines]]\nname = \"first\"\nflags = [\"-O2\"]\nbackend = \"rvv\"\nreplaces = [\"f\"]\n";
    let with = |more: &str| {
        let named = format!("{first}[[baselines]]\nname = \"portable\"\n{more}");
        DESIGN.replace("[[baselines]]\nname = \"portable\"", &named)
    };
    let design = read("like", &with("like = \"first\"\nflags = [\"-Os\"]"), DESCRIPTION);
    let design = design.unwrap_or_else(|e| panic!("{e}"));
    let (baseline, _) = design.variant("portable").unwrap();
    assert_eq!((baseline.workload_kernels.as_deref(), baseline.replaces.len()), (Some("rvv"), 1));
    assert_eq!(baseline.flags, ["-Os"]);
    let said = read("like-none", &with("like = \"fisrt\""), DESCRIPTION).err().unwrap().to_string();
    assert!(said.contains("there is no baseline or variant \"fisrt\""), "{said}");
    assert!(said.contains("\"first\""), "{said}");
}

#[test]
fn a_core_without_a_stated_cost_is_one_sentence() {
    let design = read("no-cost", DESIGN, DESCRIPTION).unwrap_or_else(|e| panic!("{e}"));
    let said = design.costs_on("cva6-single", None).unwrap_err().to_string();
    assert!(said.contains("states no cost of x.rotxor on core \"cva6-single\""), "{said}");
    assert!(said.contains("add [timing.\"cva6-single\".\"x.rotxor\"]"), "{said}");
    assert_eq!(said.lines().count(), 1);
}

#[test]
fn a_misspelt_key_of_a_cost_is_answered_with_the_right_one() {
    let said = fault("key", "latency = 3", "latnecy = 3");
    assert!(
        said.contains(
            "11: [timing.cva6-superscalar.\"x.rotxor\"] has no key `latnecy` (did you mean \"latency\"?)"
        ),
        "{said}"
    );
    assert!(
        said.contains("9: [timing.cva6-superscalar.\"x.rotxor\"] lacks `latency` (add latency = <cycles>)"),
        "{said}"
    );
}

#[test]
fn an_unknown_unit_is_answered_with_the_nearest() {
    let said = fault("unit", "unit = \"rotator\"", "unit = \"rotatr\"");
    assert_eq!(said, "10: \"x.rotxor\" wants unit \"rotatr\" (did you mean \"rotator\"?)");
}

#[test]
fn a_latency_of_zero_is_refused() {
    let said = fault("zero", "latency = 3", "latency = 0");
    assert_eq!(said, "11: `latency` cannot be 0 (1 to 4096 is right)");
}

#[test]
fn a_cost_of_an_unknown_instruction_is_answered_with_the_nearest() {
    let said = fault("mnemonic", ".\"x.rotxor\"]", ".\"x.rotxro\"]");
    assert!(said.contains("9: there is no instruction \"x.rotxro\" (did you mean \"x.rotxor\"?)"), "{said}");
    assert!(said.contains("9: no cost of x.rotxor on core \"cva6-superscalar\" is stated"), "{said}");
}

#[test]
fn a_cost_must_say_where_it_comes_from() {
    let said = fault("from", "from = \"assumed\"", "from = \"guess\"");
    assert_eq!(said, "13: `from` cannot be \"guess\" (known: rtl, measured, specification, assumed)");
    assert!(fault("from-2", "from = \"assumed\"", "").contains("lacks `from`"));
}

#[test]
fn an_override_beyond_the_cores_own_range_is_refused() {
    let said = fault("range", "commit_ports = 3", "commit_ports = 30");
    assert!(said.contains("22: `commit_ports` of core \"cva6-superscalar\" cannot be 30 ("), "{said}");
    assert!(said.contains("is right)"), "{said}");
}

#[test]
fn an_override_of_an_unknown_parameter_is_answered_with_the_nearest() {
    let said = fault("parameter", "commit_ports", "comit_ports");
    assert!(said.contains("has no parameter `comit_ports` (did you mean \"commit_ports\"?)"), "{said}");
}

#[test]
fn a_latency_by_destination_names_all_of_them() {
    let good = read("by-name", &DESIGN.replace("latency = 3", "latency = { rd = 3 }"), DESCRIPTION).unwrap();
    assert_eq!(good.costs[0].cost.latency, Latency::PerDestination(vec![3]));
    let said = fault("by-name-2", "latency = 3", "latency = { rs1 = 3 }");
    assert!(said.contains("11: x.rotxor has no destination `rs1` (its destinations: rd)"), "{said}");
}

#[test]
fn a_latency_by_steps_rises_to_an_open_end() {
    let steps = "latency = { operand = \"rs1\", steps = [{ up_to = 8, cycles = 3 }, { cycles = 10 }] }";
    let good = read("steps", &DESIGN.replace("latency = 3", steps), DESCRIPTION).unwrap();
    assert_eq!(
        good.costs[0].cost.latency,
        Latency::Steps { operand: "rs1".into(), steps: vec![(8, 3), (u64::MAX, 10)] }
    );
    let said = fault(
        "steps-2",
        "latency = 3",
        "latency = { operand = \"rs1\", steps = [{ up_to = 8, cycles = 3 }] }",
    );
    assert!(said.contains("the steps of a latency do not rise to an open end"), "{said}");
}

#[test]
fn an_unknown_core_is_answered_with_the_known_ones() {
    let said = fault("core", "[timing.\"cva6-superscalar\"", "[timing.\"cva6-superscala\"");
    assert!(
        said.contains("9: there is no core \"cva6-superscala\"; did you mean \"cva6-superscalar\"?"),
        "{said}"
    );
}

#[test]
fn a_kernel_that_is_not_there_is_named() {
    let said = fault("kernel", "[\"mix\"]", "[\"unmix\"]");
    assert_eq!(said, "21: \"kernels\" holds no kernel for \"unmix\" (add unmix.c or unmix.S there)");
}

#[test]
fn two_variants_of_one_name_are_refused() {
    let said = fault("twice", "name = \"fast\"", "name = \"portable\"");
    assert!(said.contains("19: the name \"portable\" is taken by another baseline or variant"), "{said}");
}

#[test]
fn a_figure_of_an_unknown_variant_is_refused() {
    let said = fault("figure", "variant = \"fast\"", "variant = \"fsat\"");
    assert_eq!(said, "31: there is no variant \"fsat\" (did you mean \"fast\"?)");
}

#[test]
fn a_description_that_is_not_there_is_named_and_nothing_follows_from_it() {
    let said = fault("file", "[\"xrotxor.core_desc\"]", "[\"rotxor.core_desc\"]");
    assert_eq!(
        said,
        "5: there is no file \"rotxor.core_desc\" in this design (name a CoreDSL file, relative to this one)"
    );
}

#[test]
fn an_encoding_that_the_cores_isa_decodes_is_refused() {
    let text = DESCRIPTION.replace("7'b0001011", "7'b0110011");
    let said = said_of(read("overlap", DESIGN, &text));
    assert!(said.contains("3: the encoding of x.rotxor overlaps that of add of the chosen ISA"), "{said}");
}

#[test]
fn an_encoding_outside_custom_space_needs_a_reason() {
    let text = DESCRIPTION.replace("7'b0001011", "7'b1110111");
    let said = said_of(read("space", DESIGN, &text));
    assert!(said.starts_with("3: the encoding of x.rotxor lies in"), "{said}");
    let space = if said.contains("lies in reserved") { "reserved" } else { "standard" };
    let reason = format!(
        "[encoding.\"x.rotxor\"]\nencoding_space = \"{space}\"\nreason = \"The published hardware.\"\n[units.rotator]"
    );
    assert!(read("space-2", &DESIGN.replace("[units.rotator]", &reason), &text).is_ok());
    let needless = said_of(read("space-3", &DESIGN.replace("[units.rotator]", &reason), DESCRIPTION));
    assert!(needless.contains("the encoding of x.rotxor lies in custom space"), "{needless}");
}

#[test]
fn a_stand_in_names_its_place_and_its_registers() {
    let stand_in = |text: &str| format!("{DESIGN}\n[[stand-in]]\nmatch = \"xor\"\nas = \"x.rotxor\"\n{text}");
    let good = stand_in("in = [0x80000000, 0x80001000]\nreads = [\"a0\", \"x11\"]\nwrites = [\"a0\"]\n");
    let design = read("stand-in", &good, DESCRIPTION).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(design.stand_ins[0].reads, Some(vec![10, 11]));
    let wrong = stand_in("in = \"mix\"\nreads = [\"a9\"]\n");
    let said = said_of(read("stand-in-2", &wrong, DESCRIPTION));
    assert!(said.contains("there is no integer register \"a9\""), "{said}");
}

#[test]
fn every_design_of_the_project_reads_without_a_fault() {
    let library = project_library();
    for found in library.list(crate::DescriptionKind::Design) {
        Design::find(&library, &found.name).unwrap_or_else(|e| panic!("{e}"));
    }
}

#[test]
fn a_published_figure_may_say_why_ours_is_another() {
    let plain = read("published", DESIGN, DESCRIPTION).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(plain.published[0].note, None);
    let text = DESIGN.replace("source = \"A talk.\"\n", "source = \"A talk.\"\nnote = \"Other code.\"\n");
    let noted = read("published-note", &text, DESCRIPTION).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(noted.published[0].note.as_deref(), Some("Other code."));
}

/// What the one instruction does, as it was compiled.
fn compiled(design: &Design) -> &instar_coredsl::Behaviour {
    &design.extensions[0].description.instructions[0].behaviour
}

#[test]
fn a_description_is_compiled_once_and_anew_when_it_or_what_it_imports_says_something_else() {
    let description = DESCRIPTION
        .replace("InstructionSet", "import \"turned.core_desc\"\n\nInstructionSet")
        .replace("extends RV32I", "extends Turned")
        .replace("x[24:0] :: x[31:25]", "turned(x)");
    let turned = "InstructionSet Turned extends RV32I {\n  functions {\n    unsigned<32> turned(unsigned<32> x) \
                  { return x[24:0] :: x[31:25]; }\n  }\n}\n";
    let folder = folder("kept", DESIGN, &description);
    folder.write("designs/rotxor/turned.core_desc", turned);
    let load = || Design::find(&folder.library(), "rotxor").map_err(|error| error.to_string());
    let (first, again) = (load().unwrap(), load().unwrap());
    assert!(Arc::ptr_eq(compiled(&first).program(), compiled(&again).program()));

    folder.write(
        "designs/rotxor/turned.core_desc",
        &turned.replace("x[24:0] :: x[31:25]", "x[23:0] :: x[31:24]"),
    );
    let other = load().unwrap();
    assert_ne!(format!("{:?}", compiled(&other).program()), format!("{:?}", compiled(&first).program()));
    folder.write("designs/rotxor/turned.core_desc", "nothing");
    assert!(load().unwrap_err().contains("turned.core_desc"));
    folder.write("designs/rotxor/turned.core_desc", turned);
    assert_eq!(
        format!("{:?}", compiled(&load().unwrap()).program()),
        format!("{:?}", compiled(&first).program())
    );
}
