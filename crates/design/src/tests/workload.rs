//! Claims about workload.toml.
//!
//! Source: docs/reference/workload.md.

use super::{Folder, project, project_library};
use crate::{DescriptionKind, Workload};

const ROTXOR: &str = r#"
name = "rotxor"
title = "Rotate and xor"
sources = ["src/rotxor.c"]

[sets.small]
title = "Small"
defines = { WORDS = 4 }
[sets.large]
title = "Large"
defines = { WORDS = 8 }

[functions.rotxor]
source = "src/rotxor.c"
symbol = "rotxor"
prototype = "void rotxor(uint32_t *a, size_t n)"
args = [
  { name = "a", kind = "inout", type = "u32", count = { small = 4, large = 8 }, range = [0, 255] },
  { name = "n", kind = "length", of = "a" },
]
output = { a = { equal_mod = 251 } }
"#;

/// What is said of this text in a folder that has the source file.
pub fn fault(name: &str, change: impl Fn(&str) -> String) -> String {
    let folder = Folder::new(name);
    folder.write("workloads/rotxor/src/rotxor.c", "");
    folder.write("workloads/rotxor/workload.toml", &change(ROTXOR));
    match Workload::find(&folder.library(), "rotxor") {
        Ok(_) => String::new(),
        Err(crate::Error::Diagnostics(problems)) => super::shown(&problems).join("\n"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_number_by_set_is_kept_for_each_set() {
    let folder = Folder::new("by-set");
    folder.write("workloads/rotxor/src/rotxor.c", "");
    folder.write("workloads/rotxor/workload.toml", ROTXOR);
    let (workload, set) = Workload::find_set(&folder.library(), "rotxor-large").unwrap();
    assert_eq!(set, "large");
    let arg = &workload.functions.get("rotxor").unwrap().args[0];
    assert_eq!(arg.count.as_ref().unwrap()["large"], 8);
    assert_eq!(arg.range.as_ref().unwrap()[1]["small"], 255);
    assert_eq!((arg.align, arg.kind.is_output()), (4, true));
}

#[test]
fn every_workload_of_the_project_reads_without_a_fault() {
    let library = project_library();
    let all = library.list(DescriptionKind::Workload);
    assert!(all.len() >= 2, "{all:?}");
    for found in all {
        let workload = Workload::find(&library, &found.name).unwrap_or_else(|e| panic!("{e}"));
        assert!(workload.sources.iter().all(|s| s.is_file()) && workload.found.folder.starts_with(project()));
    }
}

#[test]
fn an_unknown_key_is_answered_with_the_nearest() {
    let said = fault("unknown-key", |text| text.replace("prototype", "protoype"));
    assert!(said.contains("13: [functions.rotxor] lacks `prototype`"), "{said}");
    assert!(
        said.contains("16: [functions.rotxor] has no key `protoype` (did you mean \"prototype\"?)"),
        "{said}"
    );
}

#[test]
fn a_table_of_numbers_names_every_set() {
    let said = fault("lacking-set", |text| text.replace(", large = 8 }", " }"));
    assert!(
        said.contains("18: `count` gives no number for set \"large\" (a table names every set)"),
        "{said}"
    );
}

#[test]
fn a_number_for_a_set_that_is_not_there_is_answered_with_the_sets() {
    let said = fault("wrong-set", |text| text.replace("small = 4, large", "smal = 4, large"));
    assert!(said.contains("there is no parameter set \"smal\" (did you mean \"small\"?)"), "{said}");
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let said = fault("no-file", |text| text.replace("src/rotxor.c", "src/rotxro.c"));
    assert!(said.contains("4: there is no file \"src/rotxro.c\" in this workload"), "{said}");
}

#[test]
fn a_length_of_nothing_is_answered_with_the_buffers() {
    let said = fault("length", |text| text.replace("of = \"a\"", "of = \"b\""));
    assert!(said.contains("there is no buffer \"b\" (did you mean \"a\"?)"), "{said}");
}

#[test]
fn several_faults_are_told_at_once_in_the_order_of_lines() {
    let said = fault("several", |text| {
        text.replace("kind = \"inout\"", "kind = \"inot\"").replace("equal_mod = 251", "equal_mod = \"q\"")
    });
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines.len() >= 2, "{said}");
    assert!(lines[0].contains("there is no kind of argument \"inot\" (did you mean \"inout\"?)"), "{said}");
    assert!(said.contains("there is no number \"q\" (numbers: none)"), "{said}");
}

#[test]
fn broken_toml_is_told_with_its_line() {
    let said = fault("broken", |text| text.replace("[sets.small]", "[sets.small"));
    assert!(said.starts_with("6: this is not TOML:"), "{said}");
}

#[test]
fn a_set_that_is_not_there_is_answered_with_the_sets() {
    let folder = Folder::new("set-name");
    folder.write("workloads/rotxor/src/rotxor.c", "");
    folder.write("workloads/rotxor/workload.toml", ROTXOR);
    let said = |name: &str| Workload::find_set(&folder.library(), name).unwrap_err().to_string();
    assert_eq!(
        said("rotxor-lrage"),
        "workload \"rotxor\" has no parameter set \"lrage\"; did you mean \"rotxor-large\"?"
    );
    assert_eq!(
        said("rotxor"),
        "workload \"rotxor\" has parameter sets, and \"rotxor\" names none; known: rotxor-small, rotxor-large"
    );
    for name in ["rotxo-large", "ROTXOR-large", "rotxorlarge"] {
        assert_eq!(said(name), format!("there is no workload \"{name}\"; did you mean \"rotxor-large\"?"));
    }
    assert_eq!(said("kyber-768"), "there is no workload \"kyber-768\"; known: rotxor");
}

#[test]
fn a_required_workload_lends_its_sources_and_functions() {
    let folder = Folder::new("requires");
    folder.write("workloads/rotxor/src/rotxor.c", "");
    folder.write("workloads/rotxor/include/rotxor.h", "");
    folder.write(
        "workloads/rotxor/workload.toml",
        &ROTXOR
            .replace("[sets.small]", "include = [\"include\"]\n[sets.small]")
            .replace(
                "[sets.small]\ntitle = \"Small\"\ndefines = { WORDS = 4 }\n[sets.large]\ntitle = \"Large\"\n\
             defines = { WORDS = 8 }",
                "",
            )
            .replace("{ small = 4, large = 8 }", "8"),
    );
    folder.write("workloads/user/a.c", "");
    folder.write(
        "workloads/user/workload.toml",
        "name = \"user\"\ntitle = \"User\"\nrequires = [\"rotxor\"]\nsources = [\"a.c\"]\n[sets.one]\ntitle = \"One\"\n",
    );
    let workload = Workload::find(&folder.library(), "user").unwrap_or_else(|e| panic!("{e}"));
    assert!(
        workload.sources[0].ends_with("rotxor/src/rotxor.c") && workload.sources[1].ends_with("user/a.c")
    );
    assert!(workload.include[0].ends_with("rotxor/include"));
    let function = workload.functions.get("rotxor").unwrap();
    assert_eq!(function.workload, "rotxor");
    assert_eq!(function.args[0].count.as_ref().unwrap()["one"], 8);
}

#[test]
fn hashing_is_all_sources_or_those_listed_and_what_required_workloads_say() {
    let folder = Folder::new("hash");
    for file in ["rotxor/src/rotxor.c", "user/a.c", "user/fips202.c"] {
        folder.write(&format!("workloads/{file}"), "");
    }
    folder.write(
        "workloads/rotxor/workload.toml",
        "name = \"rotxor\"\ntitle = \"R\"\nsources = [\"src/rotxor.c\"]\nhash = true\n",
    );
    let user = |hash: &str| {
        let text =
            "name = \"user\"\ntitle = \"U\"\nrequires = [\"rotxor\"]\nsources = [\"a.c\", \"fips202.c\"]\n";
        folder.write("workloads/user/workload.toml", &format!("{text}{hash}"));
        let found = Workload::find(&folder.library(), "user").map_err(|error| error.to_string())?;
        let names = found.hash.iter().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned());
        Ok::<_, String>(names.collect::<Vec<_>>())
    };
    assert_eq!(user("").unwrap(), ["rotxor.c"]);
    assert_eq!(user("hash = false\n").unwrap(), ["rotxor.c"]);
    assert_eq!(user("hash = [\"fips202.c\"]\n").unwrap(), ["fips202.c", "rotxor.c"]);
    assert_eq!(user("hash = true\n").unwrap(), ["a.c", "fips202.c", "rotxor.c"]);
    let said = user("hash = [\"keccak.c\"]\n").unwrap_err();
    assert!(said.contains("the file \"keccak.c\" of `hash` is not in `sources`"), "{said}");
    let said = user("hash = \"fips202.c\"\n").unwrap_err();
    assert!(said.contains("`hash` is a string, and should be an array of strings"), "{said}");
}

#[test]
fn a_circle_of_requirements_is_told() {
    let folder = Folder::new("circle");
    for (name, other) in [("a", "b"), ("b", "a")] {
        folder.write(&format!("workloads/{name}/x.c"), "");
        let text =
            format!("name = \"{name}\"\ntitle = \"T\"\nrequires = [\"{other}\"]\nsources = [\"x.c\"]\n");
        folder.write(&format!("workloads/{name}/workload.toml"), &text);
    }
    let said = Workload::find(&folder.library(), "a").err().unwrap().to_string();
    assert!(said.contains("workload \"a\" requires itself through \"b\""), "{said}");
}

const VECTORS: &str = r#"
[vectors]
files = ["src/rotxor.c"]
shared = ["rotxor", "others"]
set = { field = "alg", values = { "ROT-4" = "small", "ROT-8" = "large" } }
others = { alg = ["XOR"] }
"#;

#[test]
fn a_field_may_name_sets_by_other_words_and_files_may_be_several() {
    let folder = Folder::new("vectors");
    folder.write("workloads/rotxor/src/rotxor.c", "");
    folder.write("workloads/rotxor/workload.toml", &format!("{ROTXOR}{VECTORS}"));
    let workload = Workload::find(&folder.library(), "rotxor").unwrap_or_else(|e| panic!("{e}"));
    let vectors = workload.vectors.unwrap();
    assert_eq!(vectors.shared, ["rotxor", "others"]);
    assert_eq!(vectors.set["field"], "alg");
    assert_eq!(vectors.set["values"]["ROT-8"], "large");
    assert_eq!(vectors.others["alg"][0], "XOR");
}

#[test]
fn a_word_for_a_set_that_is_not_there_is_answered_with_the_sets() {
    let vectors_fault =
        |name: &str, from: &str, to: &str| fault(name, |text| format!("{text}{}", VECTORS.replace(from, to)));
    let said = vectors_fault("vectors-set", "\"small\"", "\"smal\"");
    assert!(said.contains("there is no parameter set \"smal\" (did you mean \"small\"?)"), "{said}");
    let said = vectors_fault("vectors-no-field", "field = \"alg\", ", "");
    assert!(said.contains("[vectors.set] lacks `field`"), "{said}");
    let said = vectors_fault("vectors-key", "values", "value");
    assert!(said.contains("[vectors.set] lacks `values`") && said.contains("has no key `value`"), "{said}");
}

const SECRETS: &str = r#"
[operations.seal]
symbol = "seal"
prototype = "void seal(uint32_t *key, uint32_t n)"
args = [
  { name = "key", kind = "inout", type = "u32", count = { small = 8, large = 16 } },
  { name = "n", kind = "scalar", type = "u32" },
]
secret = ["key[2..8]", "key[3..]", "n"]

[[declassify]]
function = "seal"
what = "arg:key"
count = { small = 1, large = 2 }
why = "it says so"
"#;

fn secret_fault(name: &str, from: &str, to: &str) -> String {
    fault(name, |text| format!("{text}{}", SECRETS.replace(from, to)))
}

#[test]
fn slices_of_secrets_are_in_bytes() {
    let folder = Folder::new("secrets");
    folder.write("workloads/rotxor/src/rotxor.c", "");
    folder.write("workloads/rotxor/workload.toml", &format!("{ROTXOR}{SECRETS}"));
    let workload = Workload::find(&folder.library(), "rotxor").unwrap_or_else(|e| panic!("{e}"));
    let secret = &workload.operations.get("seal").unwrap().secret;
    let slices: Vec<_> = secret
        .iter()
        .map(|s| (s.name.as_str(), s.argument, s.start["large"], s.end.as_ref().map(|end| end["large"])))
        .collect();
    assert_eq!(slices, [("key[2..8]", 0, 8, Some(32)), ("key[3..]", 0, 12, None), ("n", 1, 0, None)]);
    assert_eq!(workload.declassify[0].what, ["arg:key"]);
    assert_eq!(workload.declassify[0].count.as_ref().unwrap()["large"], 2);
}

#[test]
fn what_is_no_slice_is_told() {
    let said = secret_fault("slice-order", "key[2..8]", "key[8..2]");
    assert!(said.contains("\"key[8..2]\" is no slice (write \"key\", \"key[32..64]\""), "{said}");
    let said = secret_fault("slice-beyond", "key[2..8]", "key[2..9]");
    assert!(said.contains("\"key[2..9]\" goes beyond the 8 elements of \"key\""), "{said}");
    let said = secret_fault("slice-scalar", "\"n\"]", "\"n[0..1]\"]");
    assert!(said.contains("\"n\" is no buffer"), "{said}");
    let said = secret_fault("secret-unknown", "\"n\"]", "\"kez\"]");
    assert!(
        said.contains("there is no argument \"kez\"") && said.contains("did you mean \"key\"?"),
        "{said}"
    );
}

#[test]
fn a_declassification_says_what_how_much_and_why() {
    let said = secret_fault("no-count", "count = { small = 1, large = 2 }\n", "");
    assert!(said.contains("[declassify] lacks `count`"), "{said}");
    let said = secret_fault("no-why", "why = \"it says so\"\n", "");
    assert!(said.contains("[declassify] lacks `why`"), "{said}");
    let said = secret_fault("needless-count", "arg:key", "return");
    assert!(said.contains("only a buffer has a `count`"), "{said}");
    let said = secret_fault("list-of-what", "\"arg:key\"", "[\"return\", \"adresses\", \"arg:key\"]");
    assert!(said.contains("`what` cannot be \"adresses\"") && !said.contains("count"), "{said}");
    let said = secret_fault("no-such-what", "arg:key", "argument");
    assert!(said.contains("`what` cannot be \"argument\""), "{said}");
}

const NUMBERS: &str = r#"
[numbers]
key_words = { small = 8, large = 16 }
half = { small = 4, large = 8 }
one = 1

[operations.seal]
symbol = "seal"
prototype = "void seal(uint32_t *key)"
args = [{ name = "key", kind = "inout", type = "u32", count = "key_words" }]
secret = ["key[one..half]"]
"#;

#[test]
fn a_named_number_stands_wherever_a_number_or_a_bound_does() {
    let folder = Folder::new("named-numbers");
    folder.write("workloads/rotxor/src/rotxor.c", "");
    folder.write("workloads/rotxor/workload.toml", &format!("{ROTXOR}{NUMBERS}"));
    let workload = Workload::find(&folder.library(), "rotxor").unwrap_or_else(|e| panic!("{e}"));
    let seal = workload.operations.get("seal").unwrap();
    assert_eq!(seal.args[0].count.as_ref().unwrap()["large"], 16);
    let secret = &seal.secret[0];
    assert_eq!((secret.start["small"], secret.end.as_ref().unwrap()["small"]), (4, 16));
    assert_eq!((secret.start["large"], secret.end.as_ref().unwrap()["large"]), (4, 32));
}

#[test]
fn a_name_of_no_number_is_told() {
    let said =
        |from: &str, to: &str| fault("number-names", |text| format!("{text}{}", NUMBERS.replace(from, to)));
    assert!(said("\"key_words\"", "\"key_word\"").contains("there is no number \"key_word\""));
    assert!(said("one..half", "one..hlaf").contains("did you mean \"half\"?"));
    assert!(said("one..half", "half..one").contains("\"key[half..one]\" is no slice"));
    assert!(
        said("one = 1", "one = \"half\"").contains("`one` is a string"),
        "{}",
        said("one = 1", "one = \"half\"")
    );
}

const MANY: &str = r#"
[functions.many]
source = "src/rotxor.c"
symbol = "many"
prototype = "void many(uint32_t (*states)[8], size_t count)"
args = [
  { name = "states", kind = "inout", type = "u32", count = 8, times = "count" },
  { name = "count", kind = "scalar", type = "size", range = [0, 4], value = 2 },
]
"#;

#[test]
fn a_buffer_may_be_as_many_times_as_long_as_a_scalar_says() {
    let folder = Folder::new("times");
    folder.write("workloads/rotxor/src/rotxor.c", "");
    folder.write("workloads/rotxor/workload.toml", &format!("{ROTXOR}{MANY}"));
    let workload = Workload::find(&folder.library(), "rotxor").unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(workload.functions.get("many").unwrap().args[0].times.as_deref(), Some("count"));

    let said =
        |from: &str, to: &str| fault("times-fault", |text| format!("{text}{}", MANY.replace(from, to)));
    assert!(said("times = \"count\"", "times = \"cuont\"").contains("there is no scalar \"cuont\""));
    assert!(said("times = \"count\"", "times = \"states\"").contains("there is no scalar \"states\""));
    assert!(said("count = 8, ", "").contains("only a buffer with a `count` has `times`"));
}

const DERIVED: &str = r#"
[operations.sign]
symbol = "sign"
prototype = "void sign(uint8_t sig[9])"
args = [{ name = "sig", kind = "out", type = "bytes", count = 9 }]

[vectors]
files = []
slow = [{ op = "sign", set = ["Large"] }]

[vectors.derived]
from = "derived_from"
base = { op = "sign" }
flip = { of = "sig", byte = "flip_byte", bit = "flip_bit" }
append = { of = "message", bytes = "msg_append" }

[[vectors.rules]]
when = { op = "sign" }
operation = "sign"
out = { sig = { sha256 = "sig_sha256" } }
"#;

#[test]
fn vectors_may_be_derived_digested_and_slow() {
    let folder = Folder::new("derived");
    folder.write("workloads/rotxor/src/rotxor.c", "");
    folder.write("workloads/rotxor/workload.toml", &format!("{ROTXOR}{DERIVED}"));
    let workload = Workload::find(&folder.library(), "rotxor").unwrap_or_else(|e| panic!("{e}"));
    let vectors = workload.vectors.unwrap();
    assert_eq!(vectors.slow, serde_json::json!([{"op": "sign", "set": ["Large"]}]));
    assert_eq!(vectors.rules[0].out, serde_json::json!({"sig": {"sha256": "sig_sha256"}}));
    let derived = vectors.derived.unwrap();
    assert_eq!((derived.from.as_str(), &derived.base), ("derived_from", &serde_json::json!({"op": "sign"})));
    assert_eq!(
        derived.changes,
        serde_json::json!({
            "flip": {"of": "sig", "byte": "flip_byte", "bit": "flip_bit"},
            "append": {"of": "message", "bytes": "msg_append"},
        })
    );

    let shared = DERIVED.replace("sha256 =", "xor =");
    folder.write("workloads/rotxor/workload.toml", &format!("{ROTXOR}{shared}"));
    let workload = Workload::find(&folder.library(), "rotxor").unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(workload.vectors.unwrap().rules[0].out, serde_json::json!({"sig": {"xor": "sig_sha256"}}));

    let said =
        |from: &str, to: &str| fault("derived-fault", |text| format!("{text}{}", DERIVED.replace(from, to)));
    assert!(said("{ sha256 = \"sig_sha256\" }", "{ md5 = \"sig\" }").contains("lacks `sha256`"));
    assert!(said("{ sha256 = \"sig_sha256\" }", "{ xor = 2 }").contains("xor"));
    assert!(said(", bit = \"flip_bit\"", "").contains("lacks `bit`"));
    assert!(said("from = \"derived_from\"\n", "").contains("[vectors.derived] lacks `from`"));
    assert!(said("append =", "apend =").contains("apend"));
    assert!(
        said("[{ op = \"sign\", set = [\"Large\"] }]", "\"sign\"")
            .contains("`slow` is no list of conditions")
    );
}

#[test]
fn a_local_workload_that_hides_a_built_in_one_serves_those_that_require_it() {
    let folder = Folder::new("hidden");
    let text = |name: &str, more: &str| {
        format!("name = \"{name}\"\ntitle = \"T\"\nsources = [\"{name}.c\"]\n{more}")
    };
    for place in ["data", "here", "given"] {
        folder.write(&format!("{place}/workloads/lower/lower.c"), "");
        folder.write(&format!("{place}/workloads/lower/workload.toml"), &text("lower", ""));
    }
    for place in ["data", "given"] {
        folder.write(&format!("{place}/workloads/upper/upper.c"), "");
        let required = text("upper", "requires = [\"lower\"]\n");
        folder.write(&format!("{place}/workloads/upper/workload.toml"), &required);
    }
    let (data, here) = (folder.0.join("data"), folder.0.join("here"));
    let library = crate::Library { search: Vec::new(), here, data: Some(data.clone()) };
    let built_in = Workload::find(&library, "upper").unwrap();
    assert_eq!(built_in.sources[0], folder.0.join("here/workloads/lower/lower.c"));
    assert_eq!(built_in.hiding.len(), 1);
    assert_eq!(built_in.hiding[0].shadows, Some(data.join("workloads/lower/workload.toml")));
    // One that was given by its path has neighbours that nobody else finds.
    let given = folder.0.join("given/workloads/upper");
    let given = Workload::find(&library, given.to_str().unwrap()).unwrap();
    assert_eq!(given.sources[0], folder.0.join("given/workloads/lower/lower.c"));
    assert_eq!(given.hiding[0].shadows, Some(data.join("workloads/lower/workload.toml")));
    let alone = crate::Library { here: folder.0.clone(), ..library };
    let alone = Workload::find(&alone, "upper").unwrap();
    assert_eq!((alone.sources[0].starts_with(&data), alone.hiding.len()), (true, 0));
}

#[test]
fn what_may_vary_is_said_of_lengths_and_outputs_alone() {
    let length = "kind = \"length\", of = \"a\"";
    let of = |name: &str, change: &dyn Fn(&str) -> String| fault(name, change);
    assert_eq!(of("multiple", &|text| text.replace(length, &format!("{length}, multiple = 4"))), "");
    let said = of("multiple-0", &|text| text.replace(length, &format!("{length}, multiple = 0")));
    assert!(said.contains("`multiple`"), "{said}");
    let said = of("multiple-of", &|text| text.replace("range = [0, 255]", "multiple = 4"));
    assert!(said.contains("only a length has `multiple`"), "{said}");
    let said = of("in-place", &|text| text.replace("range = [0, 255]", "in_place = \"n\""));
    assert!(said.contains("there is no buffer of the same type \"n\""), "{said}");
    let said = of("in-place-of", &|text| text.replace(length, &format!("{length}, in_place = [\"a\"]")));
    assert!(said.contains("only an output has `in_place`"), "{said}");
}
