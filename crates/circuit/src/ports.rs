//! What ports and registers of a unit are called: the one home of the way from a description's
//! names to a module's.
//!
//! Source: docs/reference/hardware.md, "The module". A field is `<field>_i`, `<field>_number_i` or
//! `<field>_o`; where that would be a port or a signal that every unit or the module around it has,
//! or a word of SystemVerilog, `_field` stands behind the name.

use instar_coredsl::{StateDef, words};

/// Names that a unit's handshake, its multiplier, and the modules around units have themselves,
/// without `_i`, `_o` or `_q`.
const TAKEN: [&str; 24] = [
    "advance",
    "beat",
    "clk",
    "factor_a",
    "factor_b",
    "first",
    "load",
    "log",
    "op",
    "operation",
    "product",
    "reads",
    "ready",
    "result",
    "result_ready",
    "result_valid",
    "rst",
    "rst_n",
    "step",
    "taken",
    "unit_ready",
    "unit_valid",
    "unused",
    "valid",
];

/// Ends that tell ports of one field, or of one operand, apart.
const ENDS: [&str; 8] = ["_number", "_write", "_load", "_beat", "_valid", "_ready", "_strobe", "_field"];

/// Registers that a unit has itself.
const REGISTERS: [&str; 5] = ["busy", "loop", "round", "step", "valid"];

/// A field as it stands in the names of ports.
pub fn port_stem(field: &str) -> String {
    let is_taken = TAKEN.contains(&field)
        || field.starts_with("req_")
        || field.starts_with("is_")
        || ENDS.iter().any(|end| field.ends_with(end))
        || words::systemverilog().any(|word| word == field);
    if is_taken { format!("{field}_field") } else { field.to_owned() }
}

/// A register file of the design's own as it stands in the names of registers, before `_q` or
/// `_<number>_q`.
pub fn register_stem(name: &str) -> String {
    let plain: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect();
    if REGISTERS.contains(&plain.as_str()) { format!("own_{plain}") } else { plain }
}

/// The port of the graph with the value of register `number` of a file of the design's own; no
/// field has such a name.
pub(crate) fn own_port(state: &StateDef, number: u32) -> String {
    let stem = register_stem(&state.name);
    let stem = if stem.eq_ignore_ascii_case(&state.name) { &state.name } else { &stem };
    if state.array { format!("{stem}_{number}$") } else { format!("{stem}$") }
}
