//! Flame graph: the width of a frame is what it and its callees cost.
//!
//! Source: Brendan Gregg's flame graphs, drawn by the crate `inferno`.

use std::io::Write;

use inferno::flamegraph::{Options, from_lines};

use super::code::Code;
use super::tree::Tree;

/// What the width of a frame stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename = "unit of a flame graph", rename_all = "lowercase")]
pub enum Weight {
    /// Cycles.
    #[default]
    Cycles,
    /// Instructions.
    Instructions,
}

/// Draws the tree as SVG; `title` stands above it. A sentence where nothing was counted.
pub fn write(tree: &Tree, code: &Code, weight: Weight, title: &str, out: impl Write) -> Result<(), String> {
    let lines = folded(tree, code, weight);
    if lines.is_empty() {
        return Err("nothing was counted, so there is no flame graph".to_owned());
    }
    let mut options = Options::default();
    options.title = title.to_owned();
    options.count_name = match weight {
        Weight::Cycles => "cycles",
        Weight::Instructions => "instructions",
    }
    .to_owned();
    // The same run gives the same picture.
    options.hash = true;
    options.deterministic = true;
    from_lines(&mut options, lines.iter().map(String::as_str), out).map_err(|error| error.to_string())
}

/// One line per chain of callers: names from the outermost on, then the weight of the innermost
/// itself.
pub fn folded(tree: &Tree, code: &Code, weight: Weight) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, node) in tree.nodes().iter().enumerate().skip(1) {
        let value = match weight {
            Weight::Cycles => node.own.total(),
            Weight::Instructions => node.own.instructions,
        };
        if value > 0 {
            let path = tree.path(number as u32);
            let names: Vec<String> = path
                .iter()
                .map(|node| code.name(tree.nodes()[*node as usize].function).replace([';', ' '], "_"))
                .collect();
            lines.push(format!("{} {value}", names.join(";")));
        }
    }
    lines.sort();
    lines
}
