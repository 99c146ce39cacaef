//! Claims about space files: what they span, what hardware refuses, and the sentence for each wrong
//! input.
//!
//! Source: docs/reference/explore.md.

use super::{Folder, project_library, shown};
use crate::space::Point;
use crate::{Error, PlainValue, Space};

const BASE: &str = r#"
[space]
title = "A space"
[base]
core = "cva6-superscalar"
workload = "ml-dsa-44"
operation = "ntt"
"#;

const ISSUE: &str = r#"
[[axes]]
set = "issue_width"
range = [1, 3]
"#;

fn load(name: &str, text: &str) -> Result<Space, Error> {
    let folder = Folder::new(&format!("space-{name}"));
    let path = folder.write("mine/space.toml", text);
    Space::load(&path, &project_library())
}

fn points(name: &str, text: &str) -> Vec<Point> {
    load(name, text).unwrap_or_else(|error| panic!("{error}")).points
}

/// The sentences that a space gets.
fn said(name: &str, text: &str) -> String {
    match load(name, text) {
        Err(Error::Diagnostics(problems)) => shown(&problems).join("\n"),
        Err(Error::Sentence(sentence)) => sentence,
        Ok(_) => String::new(),
    }
}

fn override_of<'a>(point: &'a Point, key: &str) -> Option<&'a PlainValue> {
    point.overrides.get(key)
}

#[test]
fn the_last_axis_turns_fastest_and_a_range_ends_with_its_last_value() {
    let text = format!("{BASE}{ISSUE}[[axes]]\nset = \"scoreboard_entries\"\nrange = [8, 16, 8]\n");
    let space = load("order", &text).unwrap();
    let labels: Vec<String> = space
        .points
        .iter()
        .map(|p| p.labels.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(labels, ["1 8", "1 16", "2 8", "2 16", "3 8", "3 16"]);
    assert_eq!(space.name, "mine");
    assert!(space.points.iter().all(|p| p.refused.is_none() && p.isa.starts_with("rv32imc")));
}

#[test]
fn a_rule_sets_what_depends_on_an_axis() {
    let rule = "[[rules]]\nwhen = { issue_width = { at_least = 2 } }\nset = { alus = 3 }\n";
    let points = points("rule", &format!("{BASE}{ISSUE}{rule}"));
    let alus: Vec<_> = points.iter().map(|p| override_of(p, "alus").cloned()).collect();
    assert_eq!(alus, [None, Some(PlainValue::Integer(3)), Some(PlainValue::Integer(3))]);
    assert_ne!(points[1].fingerprint, points[2].fingerprint);
}

#[test]
fn a_rule_sees_what_stands_in_the_cores_own_file() {
    let rule = "[[rules]]\nwhen = { fetch_width = 64, issue_width = 1 }\nset = { alus = 1 }\n";
    let points = points("standing", &format!("{BASE}{ISSUE}{rule}"));
    assert_eq!(override_of(&points[0], "alus"), Some(&PlainValue::Integer(1)));
    assert_eq!(override_of(&points[1], "alus"), None);
}

#[test]
fn hardware_that_cannot_be_is_a_point_with_its_reason() {
    let points = points("refused", &format!("{}fetch_width = 32\n{ISSUE}", BASE));
    assert_eq!(points[0].refused, None);
    let reason = points[1].refused.as_deref().unwrap();
    assert!(reason.contains("issue_width is 2 with fetch_width 32"), "{reason}");
    assert!(points[1].fingerprint.is_empty());
}

#[test]
fn a_rule_may_refuse_with_its_own_reason() {
    let rule = "[[rules]]\nwhen = { issue_width = [3] }\nrefuse = \"no room on the die\"\n";
    let points = points("refuse", &format!("{BASE}{ISSUE}{rule}"));
    assert_eq!(points[2].refused.as_deref(), Some("no room on the die"));
    assert_eq!(points[1].refused, None);
}

#[test]
fn an_axis_of_tables_sets_several_things_at_once() {
    let axis = r#"
[[axes]]
name = "program"
values = [
  { label = "NTT", operation = "ntt" },
  { label = "Keccak", workload = "sha3", operation = "keccak_f1600" },
]
"#;
    let points = points("tables", &format!("{BASE}{axis}"));
    let run: Vec<_> = points.iter().map(|p| (p.workload.as_deref(), p.operation.as_deref())).collect();
    assert_eq!(run, [(Some("ml-dsa-44"), Some("ntt")), (Some("sha3"), Some("keccak_f1600"))]);
}

#[test]
fn an_operation_that_one_workload_of_several_lacks_refuses_that_point() {
    let axis = "[[axes]]\nset = \"workload\"\nvalues = [\"ml-dsa-44\", \"sha3\"]\n";
    let points = points("lacks", &format!("{BASE}{axis}"));
    assert_eq!(points[1].refused.as_deref(), Some("workload \"sha3\" has no \"ntt\""));
}

#[test]
fn a_design_without_a_variant_runs_its_last_one_and_one_that_the_core_lacks_is_refused() {
    let design = BASE.replace("[base]", "[base]\ndesign = \"cva6-ntt\"");
    let axis = "[[axes]]\nset = \"core\"\nvalues = [\"cva6-superscalar\", \"cva6-single\"]\n";
    let points = points("design", &format!("{design}{axis}"));
    assert_eq!(points[0].variant.as_deref(), Some("triple-commit"));
    let reason = points[1].refused.as_deref().unwrap();
    assert!(reason.contains("does not run on core \"cva6-single\""), "{reason}");
}

#[test]
fn caches_are_warm_where_nobody_says_otherwise_and_may_be_an_axis() {
    assert!(points("warm", &format!("{BASE}{ISSUE}")).iter().all(|p| !p.cold));
    let axis = "[[axes]]\nset = \"caches\"\nvalues = [\"warm\", \"cold\"]\n";
    let cold: Vec<bool> = points("cold", &format!("{BASE}{axis}")).iter().map(|p| p.cold).collect();
    assert_eq!(cold, [false, true]);
    let wrong = said("luke", &format!("{BASE}{}", axis.replace("cold", "luke")));
    assert!(wrong.contains("there is no state of caches \"luke\" (known: warm, cold)"), "{wrong}");
}

#[test]
fn areas_of_parts_are_added_where_the_space_states_them() {
    let areas = r#"
[[areas]]
kge = 100
from = "measured"
where = "a synthesis"
[[areas]]
when = { issue_width = { at_least = 2 } }
kge = 33.2
from = "assumed"
where = "a guess"
"#;
    let points = points("areas", &format!("{BASE}{ISSUE}{areas}"));
    assert_eq!(points[0].area_kge, Some(100.0));
    assert_eq!(points[1].area_kge, Some(133.2));
    assert_eq!(points[1].area_from, ["measured: a synthesis", "assumed: a guess"]);
}

#[test]
fn an_area_for_each_of_what_a_parameter_counts_is_multiplied_by_it() {
    let areas = r#"
[[areas]]
kge = 2.5
per = "issue_width"
from = "published"
where = "a paper"
[[areas]]
kge = 0.5
per = ["issue_width", "scoreboard_entries"]
from = "measured"
where = "a synthesis"
"#;
    let points = points("per", &format!("{BASE}scoreboard_entries = 16\n{ISSUE}{areas}"));
    let kge: Vec<_> = points.iter().map(|p| p.area_kge).collect();
    assert_eq!(kge, [Some(10.5), Some(21.0), Some(31.5)]);
    assert_eq!(
        points[1].area_from,
        [
            "published, times issue_width: a paper",
            "measured, times issue_width and scoreboard_entries: a synthesis"
        ]
    );
    let wrong = "[[areas]]\nkge = 1\nper = \"issue_widht\"\nfrom = \"measured\"\nwhere = \"x\"\n";
    assert_said(
        "per-what",
        &format!("{BASE}{ISSUE}{wrong}"),
        &["there is no numeric parameter \"issue_widht\"", "did you mean \"issue_width\"?"],
    );
}

#[test]
fn an_area_says_where_it_is_from() {
    let area = "[[areas]]\nkge = 1\nfrom = \"heard\"\nwhere = \"x\"\n";
    assert_said(
        "heard",
        &format!("{BASE}{ISSUE}{area}"),
        &["`from` cannot be \"heard\"", "known: rtl, measured, published, specification, assumed"],
    );
}

#[test]
fn a_part_may_be_what_a_variant_of_a_design_adds_as_it_states_it_or_by_synthesis() {
    let part = |more: &str| format!("[[areas]]\ndesign = \"cva6-ntt\"\nvariant = \"butterfly\"\n{more}");
    let fixed = "[[areas]]\nkge = 100\nfrom = \"measured\"\nwhere = \"a synthesis\"\n";
    let made = points("part-made", &format!("{BASE}{ISSUE}{fixed}{}", part("synthesis = true\n")));
    let circuits: Vec<_> = made[0].area_of.iter().map(|c| (&*c.design, &*c.variant)).collect();
    assert_eq!((made[0].area_kge, circuits), (Some(100.0), vec![("cva6-ntt", "butterfly")]));
    assert_said(
        "part-silent",
        &format!("{BASE}{ISSUE}{}", part("")),
        &["variant \"butterfly\" of design \"cva6-ntt\" states no area", "or synthesis = true here"],
    );
    assert_said(
        "part-lacks",
        &format!("{BASE}{ISSUE}{}", part("").replace("butterfly", "flybutter")),
        &["flybutter"],
    );
}

#[test]
fn a_condition_may_name_an_axis_that_is_no_setting_by_its_labels() {
    let axis = r#"
[[axes]]
name = "engine"
values = [{ label = "none" }, { label = "fast", operation = "invntt" }]
"#;
    let area = |label: &str| {
        format!("[[areas]]\nwhen = {{ engine = \"{label}\" }}\nkge = 7\nfrom = \"assumed\"\nwhere = \"x\"\n")
    };
    let rule = "[[rules]]\nwhen = { engine = \"fast\", issue_width = 3 }\nrefuse = \"too much\"\n";
    let points = points("axis-named", &format!("{BASE}{ISSUE}{axis}{rule}{}", area("fast")));
    let kge: Vec<_> = points.iter().map(|p| p.area_kge).collect();
    assert_eq!(kge, [None, Some(7.0), None, Some(7.0), None, None]);
    assert_eq!(points[5].refused.as_deref(), Some("too much"));
    assert_said(
        "axis-label",
        &format!("{BASE}{ISSUE}{axis}{}", area("fats")),
        &["there is no label of this axis \"fats\"", "did you mean \"fast\"?"],
    );
}

#[test]
fn without_stated_areas_there_is_none() {
    assert!(points("no-area", &format!("{BASE}{ISSUE}")).iter().all(|p| p.area_kge.is_none()));
}

#[test]
fn areas_may_be_asked_of_synthesis_and_then_nobody_else_states_them() {
    let synthesised = |from: &str| BASE.replacen("[base]", &format!("areas = \"{from}\"\n[base]"), 1);
    let space = load("synthesis", &format!("{}{ISSUE}", synthesised("synthesis"))).unwrap();
    assert!(space.synthesised && space.points.iter().all(|p| p.area_kge.is_none()));
    assert!(!load("stated", &format!("{}{ISSUE}", synthesised("stated"))).unwrap().synthesised);
    assert_said(
        "synth",
        &format!("{}{ISSUE}", synthesised("synth")),
        &["4: areas cannot come from \"synth\"", "did you mean \"synthesis\""],
    );
    let both = "[[areas]]\nkge = 3.5\nfrom = \"rtl\"\nwhere = \"x\"\n";
    assert_said(
        "both-areas",
        &format!("{}{ISSUE}{both}", synthesised("synthesis")),
        &["4: areas are stated and asked of synthesis", "keep [[areas]], or areas = \"synthesis\""],
    );
    let traced = synthesised("synthesis").replacen(
        "workload = \"ml-dsa-44\"\noperation = \"ntt\"",
        "trace = \"space.toml\"",
        1,
    );
    assert_said(
        "traced-areas",
        &format!("{traced}{ISSUE}"),
        &["7: a trace does not say which instructions its program contains"],
    );
}

#[test]
fn published_figures_fit_their_axes_and_nan_is_a_gap() {
    let both = format!("{BASE}{ISSUE}[[axes]]\nset = \"commit_ports\"\nvalues = [1, 2]\n");
    let grid = "[[published]]\ntitle = \"t\"\nsource = \"s\"\naxes = [\"issue_width\", \"commit_ports\"]\n";
    let space =
        load("published", &format!("{both}{grid}values = [[1, 1.5], [2, 2.25], [3, nan]]\n")).unwrap();
    let rows = [vec![Some(1.0), Some(1.5)], vec![Some(2.0), Some(2.25)], vec![Some(3.0), None]];
    assert_eq!(space.published[0].values, rows);
    let short = said("published-short", &format!("{both}{grid}values = [[1, 1], [2, 2]]\n"));
    assert!(short.contains("give 3 rows of 2 numbers each"), "{short}");
}

/// A wrong space, and what is said of it.
fn assert_said(name: &str, text: &str, parts: &[&str]) {
    let said = said(name, text);
    for part in parts {
        assert!(said.contains(part), "{name}: {said}");
    }
}

#[test]
fn wrong_spaces_get_a_sentence_with_a_line_and_what_would_be_right() {
    let whole = format!("{BASE}{ISSUE}");
    let with = |old: &str, new: &str| whole.replacen(old, new, 1);
    assert_said(
        "key",
        &with("issue_width", "isue_width"),
        &["10: `isue_width` is no setting", "issue_width"],
    );
    assert_said("range", &with("[1, 3]", "[1, 30]"), &["11: `issue_width` of core", "cannot be"]);
    assert_said("down", &with("[1, 3]", "[3, 1]"), &["11: this is no range of values", "upwards"]);
    assert_said("core", &with("cva6-superscalar", "cva6-super"), &["5: there is no core \"cva6-super\""]);
    assert_said("no-core", &with("core = \"cva6-superscalar\"", ""), &["this space names no core"]);
    assert_said("operation", &with("\"ntt\"", "\"nnt\""), &["7: there is no function", "ntt"]);
    assert_said(
        "workload",
        &with("ml-dsa-44", "ml-dsa-45"),
        &["6: workload \"ml-dsa\" has no parameter set"],
    );
    assert_said("nothing", &with("workload = \"ml-dsa-44\"\noperation = \"ntt\"", ""), &["nothing to run"]);
    assert_said("unknown", &with("range", "rnage"), &["11: [axes] has no key `rnage`", "range"]);
    assert_said(
        "variant",
        &with("[base]", "[base]\nvariant = \"x\""),
        &["`variant` is set, and no `design`"],
    );
    assert_said("trace", &with("[base]", "[base]\ntrace = \"no.trace\""), &["there is no trace", "no.trace"]);
    assert_said("type", &with("\"ntt\"", "7"), &["7: `operation` is an integer"]);
    assert_said("both", &format!("{whole}values = [1]\n"), &["`values` and `range` exclude each other"]);
    assert_said("twice", &format!("{whole}{ISSUE}"), &["the name \"issue_width\" is taken by another axis"]);
    assert_said("same", &with("range = [1, 3]", "values = [1, 1]"), &["has the value 1 twice"]);
    assert_said("no-axes", BASE, &["this space has no axis"]);
    assert_said("title", &with("title = \"A space\"", ""), &["[space] lacks `title`"]);
    assert_said(
        "when",
        &format!("{whole}[[rules]]\nset = {{ alus = 3 }}\n"),
        &["this rule says not when it holds"],
    );
    assert_said(
        "rule",
        &format!("{whole}[[rules]]\nwhen = {{ issue_width = \"2\" }}\nset = {{ alus = 3 }}\n"),
        &["`issue_width` of core \"cva6-superscalar\" cannot be \"2\""],
    );
    assert_said(
        "picture",
        &format!("{whole}[picture]\nx = \"issue\"\nshow = \"speed\"\n"),
        &["there is no axis \"issue\"", "a picture cannot show \"speed\""],
    );
    assert_said(
        "reference",
        &format!("{whole}[picture]\nreference = {{ issue_width = 7 }}\n"),
        &["axis \"issue_width\" has no value 7", "its values: 1, 2, 3"],
    );
    assert_said(
        "area",
        &format!("{whole}[[areas]]\nkge = 3.5\nfrom = \"rtl\"\n"),
        &["[areas] lacks `where`"],
    );
}

#[test]
fn a_space_that_is_too_large_is_refused_before_anything_runs() {
    let axes: String = ["bht_entries", "memory_read_latency", "memory_write_latency"]
        .map(|set| format!("[[axes]]\nset = \"{set}\"\nrange = [2, 90]\n"))
        .concat();
    assert_said("large", &format!("{BASE}{axes}"), &["this space has 704969 points", "at most 50000"]);
}
