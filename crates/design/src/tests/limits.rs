//! Claims about how far a core's parameters go.
//!
//! Source: docs/reference/core.md.

use instar_cores::cva6::{LIMITS, Limit};

use super::{Folder, core_text, project_library};
use crate::core::CoreFile;
use crate::tree::Value;
use crate::{Kind, family};

/// What is said of the core file in which the line of `name` is another one.
fn fault(name: &str, value: i64, range: [i64; 2]) -> String {
    let text = core_text();
    let line = text.lines().find(|line| line.starts_with(&format!("{name} = "))).unwrap();
    let [low, high] = range;
    let other = format!("{name} = {{ value = {value}, range = [{low}, {high}], from = \"assumed\" }}");
    let folder = Folder::new(&format!("limits-{name}-{high}"));
    let path = folder.write("cores/mine.toml", &text.replace(line, &other));
    match CoreFile::load(&path) {
        Ok(_) => String::new(),
        Err(problems) => super::shown(&problems).join("\n"),
    }
}

#[test]
fn a_file_that_widens_a_range_is_refused_with_the_reason() {
    let said = fault("multiply_latency", 100, [1, 200]);
    assert!(
        said.contains(
            "`multiply_latency` goes from 1 to 8 in family \"cva6\", and this file allows 1 to 200"
        )
    );
    assert!(said.contains("multiplier.sv"), "{said}");
    assert!(fault("memory_read_latency", 2_000_000_000, [1, 2_000_000_000]).contains("goes from 1 to 1000"));
    assert!(fault("issue_width", 2, [1, 6]).contains("goes from 1 to 5"));
}

#[test]
fn a_file_that_narrows_a_range_is_right() {
    assert_eq!(fault("memory_read_latency", 20, [20, 30]), "");
}

#[test]
fn every_number_of_every_core_has_a_limit_and_lies_in_it() {
    let library = project_library();
    for found in library.list(Kind::Core) {
        let core = CoreFile::load(&found.path).unwrap();
        for parameter in core.parameters.iter().filter(|p| matches!(p.value, Value::Integer(_))) {
            let limit = family::limits(&core.family).iter().find(|limit| limit.name == parameter.name);
            let Limit { low, high, .. } = *limit.unwrap_or_else(|| panic!("{} has no limit", parameter.name));
            assert!(parameter.limits.lies_within(low, high), "{}: {}", core.name, parameter.name);
        }
    }
}

#[test]
fn the_reference_names_every_limit() {
    let text = std::fs::read_to_string(super::project().join("docs/reference/core.md")).unwrap();
    for Limit { name, low, high, reason } in LIMITS {
        let line = text.lines().find(|line| line.starts_with(&format!("| `{name}` |")));
        let line = line.unwrap_or_else(|| panic!("{name} is not described"));
        let (high, legal) = (high.to_string(), line.split('|').nth(2).unwrap());
        let power = if *name == "cached_base" || *name == "cached_bytes" { "2³²−1" } else { &high };
        assert!(legal.contains(&low.to_string()) && legal.contains(power), "{line}");
        assert!(text.contains(reason), "{name}: {reason}");
    }
}
