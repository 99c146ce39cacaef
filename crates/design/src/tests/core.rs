//! Claims about cores/*.toml.
//!
//! Source: docs/reference/core.md.

use super::{Folder, core_text, project_library, shown};
use crate::{CoreFile, DescriptionKind, PlainValue};

/// What is said of the superscalar core with a line of `parameter` written otherwise.
fn fault(name: &str, parameter: &str, line: &str) -> String {
    let folder = Folder::new(name);
    let text: Vec<String> = core_text()
        .lines()
        .map(|old| if old.starts_with(parameter) { line.to_owned() } else { old.to_owned() })
        .collect();
    let path = folder.write("cores/mine.toml", &text.join("\n"));
    CoreFile::load(&path, &project_library())
        .err()
        .map_or_else(String::new, |problems| shown(&problems).join("\n"))
}

const GOOD: &str = r#"commit_ports = { value = 2, range = [1, 4], from = "rtl", where = "a file" }"#;

#[test]
fn every_core_of_the_project_reads_without_a_fault() {
    let library = project_library();
    let all = library.list(DescriptionKind::Core);
    assert!(all.len() >= 2, "{all:?}");
    for found in all {
        let core =
            CoreFile::load(&found.path, &library).unwrap_or_else(|p| panic!("{}", shown(&p).join("\n")));
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
    let library = project_library();
    let found = library.find(DescriptionKind::Core, "cva6-2022").unwrap();
    let rtl = CoreFile::load(&found.path, &library).unwrap().rtl.unwrap();
    assert_eq!(rtl.package.as_deref(), Some("pythondata-cpu-cva6"));
    assert!(rtl.bench.join(format!("{}.sv", rtl.top)).is_file(), "{}", rtl.bench.display());
    let said = fault("rtl", "[parameters]", "[rtl]\npackage = \"p\"\n[parameters]");
    assert!(said.contains("[rtl] lacks `bench`"), "{said}");
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
fn a_parameter_without_legal_values_has_those_of_its_family() {
    let bare = GOOD.replace("range = [1, 4], ", "");
    assert_eq!(fault("legal", "commit_ports", &bare), "");
    let said = fault("legal-beyond", "commit_ports", &bare.replace("value = 2", "value = 6"));
    assert!(said.ends_with("`commit_ports` cannot be 6 (1 to 5 is right)"), "{said}");
    let said = fault("legal-choice", "bus_width", "bus_width = { value = 48, from = \"assumed\" }");
    assert!(said.ends_with("`bus_width` cannot be 48 (one of 32, 64, 128 is right)"), "{said}");
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

/// What is said of a core that is `text`, beside which `base.toml` may stand.
fn based(name: &str, text: &str, base: Option<&str>) -> Result<CoreFile, String> {
    let folder = Folder::new(name);
    if let Some(base) = base {
        folder.write("cores/base.toml", base);
    }
    let path = folder.write("cores/mine.toml", text);
    CoreFile::load(&path, &project_library()).map_err(|problems| shown(&problems).join("\n"))
}

const MINE: &str = "[core]\nname = \"mine\"\nbased_on = \"cva6-superscalar\"\nsummary = \"Three ports.\"\n";
const THREE: &str = "[parameters]\ncommit_ports = { value = 3, from = \"assumed\" }\n";

#[test]
fn a_core_states_its_differences_to_the_one_that_it_is_based_on() {
    let library = project_library();
    let base =
        CoreFile::load(&library.find(DescriptionKind::Core, "cva6-superscalar").unwrap().path, &library)
            .unwrap();
    let mine = based("based", &format!("{MINE}{THREE}"), None).unwrap();
    assert_eq!((&mine.family, &mine.isa), (&base.family, &base.isa));
    assert_eq!(mine.based_on, [base.path]);
    let changed: Vec<&str> = mine
        .parameters
        .iter()
        .zip(&base.parameters)
        .filter(|(mine, base)| (&mine.name, &mine.value) != (&base.name, &base.value))
        .map(|(mine, _)| mine.name.as_str())
        .collect();
    assert_eq!(changed, ["commit_ports"]);
    let at = |name: &str| mine.parameters.iter().find(|p| p.name == name).unwrap().source.clone();
    assert!(at("commit_ports").ends_with("mine.toml:6"), "{}", at("commit_ports"));
    assert!(at("alus").contains("cores/cva6-superscalar.toml:"), "{}", at("alus"));
}

#[test]
fn a_core_may_narrow_the_range_of_its_base_and_everything_together_is_checked() {
    let narrow = THREE.replace("value = 3,", "value = 3, range = [2, 3],");
    let mine = based("based-narrow", &format!("{MINE}{narrow}"), None).unwrap();
    let ports = mine.parameters.iter().find(|p| p.name == "commit_ports").unwrap();
    assert_eq!(ports.limits.to_string(), "2 to 3");
    let alone = "[parameters]\nalus = { value = 1, from = \"assumed\" }\n";
    let said = based("based-whole", &format!("{MINE}{alone}"), None).unwrap_err();
    assert!(said.starts_with("3: alu_bypass is true with alus 1"), "{said}");
}

#[test]
fn a_base_that_is_unknown_wrong_or_the_core_itself_is_told_in_one_line() {
    let said =
        based("base-unknown", &MINE.replace("cva6-superscalar", "cva6-superscaler"), None).unwrap_err();
    assert!(
        said.starts_with("3: there is no core \"cva6-superscaler\"; did you mean \"cva6-superscalar\"?"),
        "{said}"
    );
    let on_base = MINE.replace("cva6-superscalar", "base");
    let said = based("base-wrong", &on_base, Some("[core]\nname = \"base\"\n")).unwrap_err();
    assert!(said.starts_with("3: the core \"base\" is wrong: ") && said.contains("base.toml:1: "), "{said}");
    let back =
        on_base.replace("\"mine\"", "\"base\"").replace("based_on = \"base\"", "based_on = \"./mine.toml\"");
    let said = based("base-circle", &on_base, Some(&back)).unwrap_err();
    assert!(said.contains("would be based on itself") && said.lines().count() == 1, "{said}");
    let said =
        based("base-family", &MINE.replace("summary", "family = \"other\"\nsummary"), None).unwrap_err();
    assert!(said.starts_with("4: this core is of family \"other\", and its base of \"cva6\""), "{said}");
}

#[test]
fn a_change_keeps_who_made_it() {
    let folder = Folder::new("change");
    let path = folder.write("cores/cva6-superscalar.toml", &core_text());
    let mut core = CoreFile::load(&path, &project_library()).unwrap();
    core.change("commit_ports", PlainValue::Integer(3), "variant \"x\"").unwrap();
    let changed = core.parameters.iter().find(|p| p.name == "commit_ports").unwrap();
    assert_eq!((changed.value.clone(), changed.source.as_str()), (PlainValue::Integer(3), "variant \"x\""));
    let (message, hint) = core.change("commit_ports", PlainValue::Text("three".into()), "").unwrap_err();
    assert!(message.contains("`commit_ports` of core \"cva6-superscalar\" cannot be \"three\""), "{message}");
    assert!(hint.ends_with("is right"), "{hint}");
}

#[test]
fn the_isa_string_names_the_bits_of_a_vector_register_that_the_parameter_states() {
    let library = project_library();
    let mut core =
        CoreFile::load(&library.find(DescriptionKind::Core, "marian").unwrap().path, &library).unwrap();
    let before = core.isa.clone();
    core.change("vector_register_bits", PlainValue::Integer(2048), "override").unwrap();
    assert_eq!(core.isa, before.replace("zvl512b", "zvl2048b"));
    let base = "[core]\nname = \"mine\"\nbased_on = \"marian\"\nsummary = \"Wide.\"\n";
    let wide = "[parameters]\nvector_register_bits = { value = 1024, from = \"assumed\" }\n";
    let said = based("wide", &format!("{base}{wide}"), None).unwrap_err();
    assert!(said.starts_with("6: vector_register_bits is 1024, and isa \"rv64imc_zve64x_zvl512b"), "{said}");
    assert!(said.ends_with("has vector registers of 512 bits (name zvl1024b in isa)"), "{said}");
}

#[test]
fn errors_of_syntax_are_told_without_the_damage_that_they_do() {
    let said = fault("syntax", "[parameters]", "[parameters");
    let lines: Vec<&str> = said.lines().collect();
    assert!(!lines.is_empty() && lines.iter().all(|line| line.contains("this is not TOML")), "{said}");
    let said = fault("value-cut", "commit_ports", "commit_ports = { value = ");
    assert!(said.lines().all(|line| line.contains("this is not TOML")), "{said}");
}

#[test]
fn an_interface_for_coprocessors_is_read_inherited_and_checked() {
    let folder = Folder::new("coprocessor");
    let with = |table: &str| format!("{}\n[coprocessor]\n{table}\n", core_text());
    let name = core_text().lines().find(|line| line.starts_with("name")).unwrap().to_owned();
    let based = "[core]\nname = \"below\"\nbased_on = \"mine.toml\"\nsummary = \"s\"\n";
    let mine =
        with("version = \"0.x\"\noperands = 3\nwaits_for_all = true").replace(&name, "name = \"mine\"");
    folder.write("cores/mine.toml", &mine);
    let below = CoreFile::load(&folder.write("cores/below.toml", based), &project_library());
    let interface = below.unwrap_or_else(|p| panic!("{}", shown(&p).join("\n"))).coprocessor.unwrap();
    assert_eq!((interface.version.as_str(), interface.operands), ("0.x", 3));
    assert!(interface.waits_for_all && !interface.dual_write && !interface.memory && !interface.kills);

    let path = folder.write("cores/mine.toml", &with("version = \"2.0\"").replace(&name, "name = \"mine\""));
    let said = shown(&CoreFile::load(&path, &project_library()).unwrap_err()).join("\n");
    assert!(said.contains("there is no version \"2.0\" of CV-X-IF here"), "{said}");
}

const REGION: &str = r#"
[[regions]]
name = "apb"
base = 0x1a100000
bytes = 0x10000
load_latency = 5
store_latency = 6
from = "specification"
where = "PULPino's APB"
"#;

/// A core that is based on another, with these regions.
fn of(base: &str, regions: &str) -> String {
    format!("[core]\nname = \"mine\"\nbased_on = \"{base}\"\nsummary = \"With regions.\"\n{regions}")
}

#[test]
fn a_core_states_regions_of_its_bus_and_another_inherits_them() {
    let base = of("cv32e40p", REGION);
    let core = based("regions", &of("base", ""), Some(&base)).unwrap();
    assert_eq!(core.regions.len(), 1);
    let region = &core.regions[0];
    assert_eq!((region.base, region.load_latency, region.store_latency), (0x1a10_0000, 5, 6));
    assert!(!region.cached);
    core.params().unwrap();
}

#[test]
fn regions_that_cannot_be_are_refused_in_one_sentence() {
    let said = |text: &str, base| based("wrong-regions", &of(base, text), None).unwrap_err();
    let other = REGION.replace("apb", "uart").replace("0x1a100000", "0x1a10fff0");
    let both = format!("{REGION}{other}");
    assert!(
        said(&both, "cv32e40p").ends_with(
            "regions \"apb\", 0x1a100000 to 0x1a10ffff, and \"uart\", 0x1a10fff0 to 0x1a11ffef, overlap"
        ),
        "{}",
        said(&both, "cv32e40p")
    );
    let high = said(&REGION.replace("0x1a100000", "0xffffffff"), "cv32e40p");
    assert!(high.ends_with("at 0xffffffff does not fit into addresses of 32 bits"), "{high}");
    let late = said(&REGION.replace("= 5", "= 0"), "cv32e40p");
    assert!(late.ends_with("`load_latency` cannot be 0 (1 to 1000 is right)"), "{late}");
    let missing = said(&REGION.replace("store_latency = 6", ""), "cv32e40p");
    assert!(missing.contains("[regions] lacks `store_latency`"), "{missing}");
    let cached = said(&REGION.replace("bytes", "cached = true\nbytes"), "cv32e40p");
    assert!(cached.ends_with("region \"apb\" is cached, and this family of cores has no cache"), "{cached}");
    let vectors = said(REGION, "marian");
    assert!(vectors.ends_with("the model of this family knows no regions of the bus"), "{vectors}");
    let sourceless = said(&REGION.replace("where = \"PULPino's APB\"", ""), "cv32e40p");
    assert!(sourceless.contains("region \"apb\" does not say where its latencies stand"), "{sourceless}");
}

const ON_BUS: &str = r#"
[[regions]]
name = "devices"
base = 0x1a108000
bytes = 0x8000
bus = "pulpino-apb"
"#;

#[test]
fn a_region_on_a_known_bus_takes_its_latencies_and_their_source() {
    let of_bus = |text: &str| based("bus", &of("cv32e40p", text), None).unwrap().regions.remove(0);
    let apb = of_bus(ON_BUS);
    assert_eq!((apb.load_latency, apb.store_latency, apb.provenance.word()), (5, 6, "measured"));
    assert!(apb.reason.unwrap().starts_with("RTL of PULPino"));
    let slow = of_bus(&format!("{ON_BUS}wait_states = 2\n"));
    assert_eq!((slow.load_latency, slow.store_latency), (7, 8));
    let obi = of_bus(&ON_BUS.replace("pulpino-apb", "obi"));
    assert_eq!((obi.load_latency, obi.store_latency, obi.provenance.word()), (1, 1, "assumed"));
}

#[test]
fn a_bus_that_cannot_be_is_refused_in_one_sentence() {
    let said = |text: &str, base| based("wrong-bus", &of(base, text), None).unwrap_err();
    let unknown = said(&ON_BUS.replace("pulpino-apb", "pulpino-abp"), "cv32e40p");
    assert!(unknown.contains("there is no bus \"pulpino-abp\""), "{unknown}");
    let elsewhere = said(ON_BUS, "cva6-single");
    assert!(elsewhere.contains("is known behind cores of family cv32e40p only"), "{elsewhere}");
    let twice = said(&format!("{ON_BUS}load_latency = 4\n"), "cv32e40p");
    assert!(twice.contains("[regions] states both `bus` and `load_latency`"), "{twice}");
    let waiting = said(&REGION.replace("bytes", "wait_states = 1\nbytes"), "cv32e40p");
    assert!(waiting.contains("region \"apb\" has wait states, and no bus"), "{waiting}");
    let endless = said(&format!("{ON_BUS}wait_states = 901\n"), "cv32e40p");
    assert!(endless.contains("`wait_states` cannot be 901"), "{endless}");
}
