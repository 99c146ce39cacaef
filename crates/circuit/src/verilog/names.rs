//! What signals are called.

use std::collections::BTreeSet;

use crate::graph::{Graph, Id, Op};

/// Words of SystemVerilog that a description may use as names.
const WORDS: [&str; 40] = [
    "and", "assign", "begin", "bit", "buf", "byte", "case", "cell", "chandle", "config", "do", "edge",
    "else", "end", "expect", "final", "for", "if", "int", "logic", "mod", "module", "nand", "nor", "not",
    "or", "output", "input", "pulldown", "rand", "reg", "small", "strong0", "table", "time", "this", "type",
    "var", "wire", "xor",
];

/// A name for every node: the description's, or that of its kind with a number.
pub(super) fn names(graph: &Graph, needed: &[bool], reserved: Vec<String>) -> Vec<String> {
    let mut taken: BTreeSet<String> = reserved.into_iter().collect();
    taken.extend(graph.inputs.iter().map(|port| port.name.clone()));
    for word in
        ["clk_i", "rst_ni", "valid_i", "valid_o", "ready_i", "ready_o", "valid_q", "advance", "unused"]
    {
        taken.insert(word.to_string());
    }
    taken.extend(WORDS.map(str::to_string));
    let mut all = vec![String::new(); graph.len()];
    for id in (0..graph.len()).filter(|id| needed[*id]) {
        if let Op::Input(port) = graph.op(id) {
            all[id] = graph.inputs[*port].name.clone();
            continue;
        }
        let wanted = graph.name(id).map(str::to_string);
        let base = wanted.clone().unwrap_or_else(|| kind(graph, id));
        let mut name = base.clone();
        let mut number = 1;
        while (wanted.is_none() && number == 1) || taken.contains(&name) {
            name = format!("{base}_{number}");
            if !taken.contains(&name) {
                break;
            }
            number += 1;
        }
        taken.insert(name.clone());
        all[id] = name;
    }
    all
}

fn kind(graph: &Graph, id: Id) -> String {
    let word = match graph.op(id) {
        Op::Not(_) => "inverted",
        Op::And(..) => "both",
        Op::Or(..) => "any",
        Op::Xor(..) => "mixed",
        Op::Add(..) => "sum",
        Op::Sub(..) => "difference",
        Op::Mul { .. } => "product",
        Op::Div { .. } => "quotient",
        Op::Rem { .. } | Op::Mod { .. } => "remainder",
        Op::Equal(..) => "same",
        Op::Less { .. } => "less",
        Op::Shift { .. } => "shifted",
        Op::Slice(..) => "part",
        Op::Mux(..) => "chosen",
        Op::Table(table, _) => return graph.tables[*table].name.to_lowercase(),
        Op::Input(_) | Op::Const(_) | Op::Concat(_) | Op::Extend { .. } => "value",
    };
    word.to_string()
}
