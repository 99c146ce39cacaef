//! Claims about how far a core's parameters go.
//!
//! Source: docs/reference/core.md.

use super::{Folder, core_text, project_library};
use crate::core::CoreFile;
use crate::{DescriptionKind, family};

/// What is said of the core file in which the line of `name` is another one.
fn fault(name: &str, value: i64, range: [i64; 2]) -> String {
    let text = core_text();
    let line = text.lines().find(|line| line.starts_with(&format!("{name} = "))).unwrap();
    let [low, high] = range;
    let other = format!("{name} = {{ value = {value}, range = [{low}, {high}], from = \"assumed\" }}");
    let folder = Folder::new(&format!("limits-{name}-{high}"));
    let path = folder.write("cores/mine.toml", &text.replace(line, &other));
    match CoreFile::load(&path, &project_library()) {
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
fn a_file_that_allows_another_number_than_the_family_is_refused() {
    let text = core_text();
    let line = text.lines().find(|line| line.starts_with("bus_width = ")).unwrap();
    for (legal, right) in
        [("choices = [64, 256]", false), ("range = [64, 256]", false), ("choices = [64]", true)]
    {
        let other = format!("bus_width = {{ value = 64, {legal}, from = \"assumed\" }}");
        let folder = Folder::new(&format!("limits-choices-{right}-{}", legal.len()));
        let path = folder.write("cores/mine.toml", &text.replace(line, &other));
        let said = CoreFile::load(&path, &project_library())
            .err()
            .map(|problems| super::shown(&problems).join("\n"));
        let told = said.as_ref().is_some_and(|said| {
            said.contains("`bus_width` is one of 32, 64, 128 in family \"cva6\"")
                && said.contains("AxiDataWidth")
        });
        assert_eq!((said.is_none(), told), (right, !right), "{legal}: {said:?}");
    }
}

#[test]
fn every_parameter_of_every_core_lies_within_its_family() {
    let library = project_library();
    for found in library.list(DescriptionKind::Core) {
        let core = CoreFile::load(&found.path, &library).unwrap();
        let family = family::family(&core.family).unwrap();
        assert_eq!(core.parameters.len(), family.parameters.len(), "{}", core.name);
        for parameter in &core.parameters {
            let known = family.parameters.iter().find(|known| known.name == parameter.name).unwrap();
            assert!(parameter.limits.lie_within(known.legal), "{}: {}", core.name, parameter.name);
        }
    }
}
