//! Every core's parameters: complete, documented, legal, and refused where they do not go together.
//! Source: cores/*.toml, docs/reference/core.md.

use std::path::PathBuf;

use instar_cores::FAMILIES;
use instar_cores::cva6::Params;

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The `[parameters]` of every core of the family.
fn cores() -> Vec<(String, toml::Table)> {
    let files = std::fs::read_dir(root().join("cores")).unwrap();
    let read = |path: PathBuf| {
        let mut core: toml::Table = toml::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let family = core["core"]["family"].as_str().unwrap() == "cva6";
        let Some(toml::Value::Table(parameters)) = core.remove("parameters") else { panic!("{path:?}") };
        family.then(|| (path.display().to_string(), parameters))
    };
    files.filter_map(|file| read(file.unwrap().path())).collect()
}

fn params(parameters: &toml::Table) -> Params {
    let values: toml::Table = parameters.iter().map(|(name, p)| (name.clone(), p["value"].clone())).collect();
    values.try_into().unwrap()
}

fn core(name: &str) -> Params {
    let found = cores().into_iter().find(|(path, _)| path.ends_with(&format!("/{name}.toml")));
    params(&found.unwrap().1)
}

/// As the reference writes the legal values of a parameter.
fn legal(parameter: &toml::Value) -> String {
    if let Some(range) = parameter.get("range") {
        let high = range[1].as_integer().unwrap();
        let high = if high == 0xffff_ffff { "2³²−1".to_owned() } else { high.to_string() };
        return format!("{} to {high}", range[0]);
    }
    let choices = parameter["choices"].as_array().unwrap();
    choices.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

#[test]
fn every_core_is_one_that_the_hardware_can_be() {
    for (path, parameters) in cores() {
        assert_eq!(params(&parameters).check(), Ok(()), "{path}");
    }
}

#[test]
fn the_reference_lists_every_parameter_with_its_legal_values() {
    let page = std::fs::read_to_string(root().join("docs/reference/core.md")).unwrap();
    for (path, parameters) in cores() {
        for (name, parameter) in &parameters {
            let row = format!("| `{name}` | {} | ", legal(parameter));
            assert!(page.contains(&row), "docs/reference/core.md has no row \"{row}…\" ({path})");
        }
    }
    let (_, known) = &cores()[0];
    let table = page.split("## Parameters of family `cva6`").nth(1).unwrap().split("\n## ").next().unwrap();
    for row in table.lines().filter(|line| line.starts_with("| `")) {
        let name = row.split('`').nth(1).unwrap();
        assert!(known.contains_key(name), "the reference explains `{name}`, which no core has");
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
