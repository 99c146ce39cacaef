//! Every core's parameters: complete, documented, legal, and refused where they do not go together.
//! Source: cores/*.toml, docs/reference/core.md.

use std::path::PathBuf;

use instar_cores::cva6::Params;
use instar_cores::{FAMILIES, FamilyParameter, Legal, ParameterValue};

use crate::support;

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn core(name: &str) -> Params {
    support::params(support::cores(), name)
}

/// As the reference writes the legal values of a parameter.
fn legal(parameter: &FamilyParameter) -> String {
    match parameter.legal {
        Legal::Range(low, high) if high == i64::from(u32::MAX) => format!("{low} to 2³²−1"),
        Legal::Range(low, high) => format!("{low} to {high}"),
        Legal::Choices(choices) => choices.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        Legal::Truth => "false, true".to_owned(),
    }
}

#[test]
fn every_core_is_one_that_the_hardware_can_be() {
    for file in std::fs::read_dir(support::cores()).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let values = support::values(support::cores(), name);
        let stated = |parameter: &str| match values.get(parameter)? {
            toml::Value::Integer(number) => Some(ParameterValue::Number(*number)),
            value => value.as_bool().map(ParameterValue::Truth),
        };
        let family = support::family(support::cores(), name);
        let family = FAMILIES.iter().find(|known| known.name == family).unwrap();
        assert!(instar_cores::Params::new(family, &stated).is_ok(), "{name}");
    }
}

#[test]
fn the_reference_lists_every_parameter_with_its_legal_values_and_the_reason_and_no_other() {
    let page = std::fs::read_to_string(root().join("docs/reference/core.md")).unwrap();
    for family in FAMILIES {
        let head = format!("## Parameters of family `{}`", family.name);
        let section = page.split(&head).nth(1).unwrap().split("\n## ").next().unwrap();
        // Sections within it have tables of their own.
        let table = section.split("\n### ").next().unwrap();
        let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| `")).collect();
        // A family that stands on another one lists what it adds.
        let host = table.split("all parameters of family `").nth(1).and_then(|rest| rest.split('`').next());
        let host = FAMILIES.iter().find(|known| Some(known.name) == host).map_or(&[][..], |it| it.parameters);
        let is_own = |parameter: &&FamilyParameter| host.iter().all(|known| known.name != parameter.name);
        let own: Vec<&FamilyParameter> = family.parameters.iter().filter(is_own).collect();
        assert_eq!(rows.len(), own.len(), "{}", family.name);
        for (row, parameter) in rows.iter().zip(own) {
            let start = format!("| `{}` | {} | ", parameter.name, legal(parameter));
            let reason = if parameter.reason.is_empty() { "–" } else { parameter.reason };
            assert!(row.starts_with(&start) && row.ends_with(&format!(" | {reason} |")), "{row}");
        }
    }
}

#[test]
fn combinations_that_no_hardware_has_are_refused_by_a_sentence_that_names_both() {
    let single = || core("cva6-single");
    let superscalar = || core("cva6-superscalar");
    let refused = [
        (Params { fetch_width: 32, ..superscalar() }, ["issue_width", "fetch_width"]),
        (Params { speculative_issue: false, ..superscalar() }, ["speculative_loads", "speculative_issue"]),
        (Params { alus: 1, ..superscalar() }, ["alu_bypass", "alus"]),
        (Params { scoreboard_entries: 2, ..superscalar() }, ["scoreboard_entries", "issue width"]),
        (Params { bht_entries: 4, ..superscalar() }, ["bht_entries", "fetch_width"]),
        (Params { btb_entries: 12, ..single() }, ["btb_entries", "fetch_width"]),
        (Params { bht_entries: 0, bht_history_bits: 3, ..single() }, ["bht_history_bits", "bht_entries"]),
        (Params { bht_history_bits: 1, ..single() }, ["bht_history_bits", "1"]),
        (Params { ras_entries: 1, ..single() }, ["ras_entries", "1"]),
        (Params { fetch_fifo_depth: 32, ..superscalar() }, ["fetch_fifo_depth", "fetch_width"]),
        (Params { fetch_width: 128, icache_line_bytes: 8, ..superscalar() }, ["icache_line_bytes", "fetch"]),
    ];
    for (params, names) in refused {
        let said = params.check().unwrap_err();
        assert!(names.iter().all(|name| said.contains(name)), "{said}");
    }
}

#[test]
fn issue_and_commit_go_up_to_five() {
    for issue_width in 1..=5 {
        for commit_ports in 1..=5 {
            let alus = issue_width;
            let wide = Params {
                issue_width,
                commit_ports,
                alus,
                scoreboard_entries: 16,
                fetch_width: 128,
                alu_bypass: issue_width > 1,
                speculative_issue: issue_width > 1,
                speculative_loads: issue_width > 1,
                ..core("cva6-superscalar")
            };
            assert_eq!(wide.check(), Ok(()));
        }
    }
}

#[test]
fn the_references_name_every_cost_category_cause_and_stage_of_every_family() {
    let page = |name: &str| std::fs::read_to_string(root().join("docs/reference").join(name)).unwrap();
    let (design, profile, cli) = (page("design.md"), page("profile.md"), page("cli.md"));
    for family in FAMILIES {
        for cost in family.costs {
            assert!(design.contains(&format!("\n| `{}` | ", cost.key)), "{}", cost.key);
        }
        for stall in family.stalls {
            let row = format!("\n| `{}` | {} | ", stall.name, stall.heading);
            assert!(profile.contains(&row), "{row}");
        }
        for cause in family.causes {
            assert!(cli.contains(&format!("`{}`", cause.name)), "{}", cause.name);
        }
        for stage in family.pipeline.stages {
            assert!(profile.contains(&format!("`{}`", stage.name)), "{}", stage.name);
        }
        for moment in family.pipeline.moments {
            assert!(profile.contains(&format!("      {moment:<9}  ")), "{moment}");
        }
    }
}
