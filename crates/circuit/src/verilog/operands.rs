//! The registers that hold a group's operands, and the beats that come into them.

use std::fmt::Write;

use super::bits;
use crate::groups::GroupRegisters;
use crate::merged::identifier;

/// Ports for the beats that come.
pub(super) fn inputs(group: &GroupRegisters) -> String {
    let mut text =
        String::from("  // A beat of an operand, while no operation is at work; the others of it move on.\n");
    for operand in &group.operands {
        let name = identifier(operand);
        let _ = writeln!(text, "  input  logic {name}_load_i,");
        let _ = writeln!(text, "  input  logic {}{name}_beat_i,", bits(group.beat_bits));
    }
    text
}

/// Ports for the beats that leave.
pub(super) fn outputs(group: &GroupRegisters) -> Vec<String> {
    let one =
        |operand: &String| format!("  output logic {}{}_beat_o", bits(group.beat_bits), identifier(operand));
    group.results.iter().map(one).collect()
}

/// All registers.
pub(super) fn declared(group: &GroupRegisters) -> String {
    let mut text = String::from("\n  // A group's operands, an element each.\n");
    for operand in &group.operands {
        let names: Vec<String> = (0..group.layout.slots).map(|slot| group.register(operand, slot)).collect();
        for line in names.chunks(8) {
            let _ = writeln!(text, "  logic {}{};", bits(group.layout.element_bits), line.join(", "));
        }
    }
    text
}

/// Every register, and whether it is looked at with beats: by the one that gets its element, or as
/// a beat that leaves.
pub(super) fn looked_at(group: &GroupRegisters) -> impl Iterator<Item = (String, bool)> + '_ {
    group.operands.iter().flat_map(move |operand| {
        let leaves = group.results.contains(operand);
        (0..group.layout.slots)
            .map(move |slot| (group.register(operand, slot), slot >= group.beat() || leaves))
    })
}

/// What a register gets with a beat.
pub(super) fn incoming(group: &GroupRegisters, register: &str) -> Option<(String, String)> {
    let (operand, slot) = group.place(register)?;
    let name = identifier(operand);
    let from = slot + group.beat();
    let value = match from < group.layout.slots {
        true => group.register(operand, from),
        false => {
            let low = (from - group.layout.slots) * group.layout.element_bits;
            match group.beat() {
                1 => format!("{name}_beat_i"),
                _ => format!("{name}_beat_i[{}:{low}]", low + group.layout.element_bits - 1),
            }
        }
    };
    Some((format!("{name}_load_i"), value))
}

/// Registers that no operation changes, and the beats that leave.
pub(super) fn others(group: &GroupRegisters, changed: &dyn Fn(&str) -> bool) -> String {
    let mut text = String::new();
    for operand in &group.operands {
        let still: Vec<String> = (0..group.layout.slots)
            .map(|slot| group.register(operand, slot))
            .filter(|register| !changed(register))
            .collect();
        if still.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n  always_ff @(posedge clk_i) if ({}_load_i) begin", identifier(operand));
        for register in still {
            let (_, value) = incoming(group, &register).expect("it is one of them");
            let _ = writeln!(text, "    {register} <= {value};");
        }
        text.push_str("  end\n");
    }
    text.push('\n');
    for operand in &group.results {
        let mut parts: Vec<String> = (0..group.beat()).map(|slot| group.register(operand, slot)).collect();
        parts.reverse();
        let value = if parts.len() == 1 { parts.remove(0) } else { format!("{{{}}}", parts.join(", ")) };
        let _ = writeln!(text, "  assign {}_beat_o = {value};", identifier(operand));
    }
    text
}
