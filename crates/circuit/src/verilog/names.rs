//! What signals are called.

use std::collections::{BTreeMap, BTreeSet};

use instar_coredsl::words;

use crate::graph::{Id, NodeGraph, NodeOp};

/// Signals that every unit, or every one with a sequencer, declares.
const SIGNALS: [&str; 14] = [
    "clk_i", "rst_ni", "valid_i", "valid_o", "ready_i", "ready_o", "valid_q", "advance", "unused", "busy_q",
    "loop_q", "loops", "done", "moves",
];

/// The description's name of a signal, so that it is none of a port or a register: these end in
/// `_i`, `_o`, `_ni` or `_q1`.
fn of_signal(name: &str) -> String {
    let end = name.rsplit('_').next().unwrap_or_default();
    let register = end.strip_prefix('q').is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()));
    let meant = name.contains('_') && (register || ["i", "o", "ni"].contains(&end));
    if meant { format!("{name}_value") } else { name.to_string() }
}

/// A name for every node: the description's, or that of its kind with a number.
pub(crate) fn names(graph: &NodeGraph, needed: &[bool], reserved: Vec<String>) -> Vec<String> {
    let mut taken: BTreeSet<String> = reserved.into_iter().collect();
    for port in &graph.inputs {
        // The registers behind a port are called after its field.
        taken.extend(port.name.strip_suffix("_i").map(str::to_string));
        taken.insert(port.name.clone());
    }
    taken.extend(SIGNALS.map(str::to_string));
    taken.extend(words::systemverilog().map(str::to_string));
    // Remainders that a description calls so.
    taken.insert("mod".to_string());
    // The next number of each base: all before it are taken.
    let mut numbers: BTreeMap<String, u32> = BTreeMap::new();
    let mut all = vec![String::new(); graph.len()];
    for id in (0..graph.len()).filter(|id| needed[*id]) {
        if let NodeOp::Input(port) = graph.op(id) {
            all[id] = graph.inputs[*port].name.clone();
            continue;
        }
        let wanted = graph.name(id).map(of_signal);
        let base = wanted.clone().unwrap_or_else(|| kind(graph, id));
        let mut name = base.clone();
        if wanted.is_none() || taken.contains(&name) {
            let number = numbers.entry(base.clone()).or_insert(1);
            name = format!("{base}_{number}");
            while taken.contains(&name) {
                *number += 1;
                name = format!("{base}_{number}");
            }
        }
        taken.insert(name.clone());
        all[id] = name;
    }
    all
}

fn kind(graph: &NodeGraph, id: Id) -> String {
    let word = match graph.op(id) {
        NodeOp::Not(_) => "inverted",
        NodeOp::And(..) => "both",
        NodeOp::Or(..) => "any",
        NodeOp::Xor(..) => "mixed",
        NodeOp::Add(..) => "sum",
        NodeOp::Sub(..) => "difference",
        NodeOp::Mul { .. } => "product",
        NodeOp::Div { .. } => "quotient",
        NodeOp::Rem { .. } | NodeOp::Mod { .. } => "remainder",
        NodeOp::Equal(..) => "same",
        NodeOp::Less { .. } => "less",
        NodeOp::Shift { .. } => "shifted",
        NodeOp::Slice(..) => "part",
        NodeOp::Mux(..) => "chosen",
        NodeOp::Table(table, _) => return of_signal(&graph.tables[*table].name.to_lowercase()),
        NodeOp::Input(_) | NodeOp::Const(_) | NodeOp::Concat(_) | NodeOp::Extend { .. } => "value",
    };
    word.to_string()
}
