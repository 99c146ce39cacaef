//! Claims about cores/*.toml.
//!
//! Source: docs/reference/core.md.

use super::{Folder, core_text, project_library, shown};
use crate::{CoreFile, Kind, Value};

/// What is said of the superscalar core with a line of `parameter` written otherwise.
fn fault(name: &str, parameter: &str, line: &str) -> String {
    let folder = Folder::new(name);
    let text: Vec<String> = core_text()
        .lines()
        .map(|old| if old.starts_with(parameter) { line.to_owned() } else { old.to_owned() })
        .collect();
    let path = folder.write("cores/mine.toml", &text.join("\n"));
    CoreFile::load(&path).err().map_or_else(String::new, |problems| shown(&problems).join("\n"))
}

const GOOD: &str = r#"commit_ports = { value = 2, range = [1, 4], from = "rtl", where = "a file" }"#;

#[test]
fn every_core_of_the_project_reads_without_a_fault() {
    let library = project_library();
    let all = library.list(Kind::Core);
    assert!(all.len() >= 2, "{all:?}");
    for found in all {
        let core = CoreFile::load(&found.path).unwrap_or_else(|p| panic!("{}", shown(&p).join("\n")));
        assert_eq!(core.name, found.name);
        core.params().unwrap_or_else(|sentence| panic!("{sentence}"));
    }
}

#[test]
fn a_value_outside_its_own_range_is_refused() {
    assert_eq!(fault("good", "commit_ports", GOOD), "");
    let said = fault("value", "commit_ports", &GOOD.replace("value = 2", "value = 9"));
    assert!(said.ends_with("`commit_ports` cannot be 9 (1 to 4 is right)"), "{said}");
}

#[test]
fn a_cores_rtl_names_its_package_and_a_bench_beside_the_cores() {
    let found = project_library().find(Kind::Core, "cva6-2022").unwrap();
    let rtl = CoreFile::load(&found.path).unwrap().rtl.unwrap();
    assert_eq!(rtl.package, "pythondata-cpu-cva6");
    assert!(rtl.bench.join(format!("{}.sv", rtl.top)).is_file(), "{}", rtl.bench.display());
    let said = fault("rtl", "[parameters]", "[rtl]\npackage = \"p\"\n[parameters]");
    assert!(said.contains("[rtl] lacks `files`"), "{said}");
}

#[test]
fn a_core_whose_registers_are_not_those_of_its_isa_is_refused() {
    let line = r#"xlen = { value = 64, choices = [32, 64], from = "rtl", where = "a file" }"#;
    let said = fault("xlen", "xlen", line);
    assert!(said.contains("xlen is 64, and isa \"rv32imc"), "{said}");
    assert!(said.ends_with("has registers of 32 bits"), "{said}");
}

#[test]
fn an_extension_that_the_model_has_no_timing_for_is_refused() {
    let said = fault("untimed", "isa", "isa = \"rv32imac_zba\"");
    assert!(
        said.contains("isa \"rv32imac_zba\" has zaamo, which the model of family \"cva6\" has no timing"),
        "{said}"
    );
    assert_eq!(fault("timed", "isa", "isa = \"rv32imc_zba_zicond_zbkb\""), "");
}

#[test]
fn a_parameter_without_a_source_is_refused() {
    let said = fault("source", "commit_ports", &GOOD.replace(", where = \"a file\"", ""));
    assert!(said.contains("parameter `commit_ports` does not say where its value stands"), "{said}");
}

#[test]
fn a_parameter_without_legal_values_is_refused() {
    let said = fault("legal", "commit_ports", &GOOD.replace("range = [1, 4], ", ""));
    assert!(said.contains("parameter `commit_ports` states no legal values"), "{said}");
}

#[test]
fn an_unknown_parameter_is_answered_with_the_nearest_and_the_missing_one_is_named() {
    let said = fault("unknown", "commit_ports", &GOOD.replace("commit_ports", "comit_ports"));
    assert!(said.contains("no parameter `comit_ports` (did you mean \"commit_ports\"?)"), "{said}");
    assert!(said.contains("the parameter `commit_ports` is missing"), "{said}");
}

#[test]
fn a_value_of_the_wrong_type_is_refused() {
    let said = fault("type", "commit_ports", "commit_ports = { value = true, from = \"assumed\" }");
    assert!(said.contains("`commit_ports` cannot be true (1 to 5 is right)"), "{said}");
}

#[test]
fn a_change_keeps_who_made_it() {
    let folder = Folder::new("change");
    let path = folder.write("cores/cva6-superscalar.toml", &core_text());
    let mut core = CoreFile::load(&path).unwrap();
    core.change("commit_ports", Value::Integer(3), "variant \"x\"").unwrap();
    let changed = core.parameters.iter().find(|p| p.name == "commit_ports").unwrap();
    assert_eq!((changed.value.clone(), changed.source.as_str()), (Value::Integer(3), "variant \"x\""));
    let (message, hint) = core.change("commit_ports", Value::Text("three".into()), "").unwrap_err();
    assert!(message.contains("`commit_ports` of core \"cva6-superscalar\" cannot be \"three\""), "{message}");
    assert!(hint.ends_with("is right"), "{hint}");
}

#[test]
fn errors_of_syntax_are_told_without_the_damage_that_they_do() {
    let said = fault("syntax", "[parameters]", "[parameters");
    let lines: Vec<&str> = said.lines().collect();
    assert!(!lines.is_empty() && lines.iter().all(|line| line.contains("this is not TOML")), "{said}");
    let said = fault("value-cut", "commit_ports", "commit_ports = { value = ");
    assert!(said.lines().all(|line| line.contains("this is not TOML")), "{said}");
}
